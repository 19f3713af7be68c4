/* What one drawing changes, worked out from the map before it.
 *
 * A drawing adds its spaces to one terrain and takes them from the empty ones. So for each choice a card stays as it
 * is, or asks only about empty and filled spaces (then all terrains of the choice share its points), or depends on the
 * terrain drawn. Whatever is found holds for damaged maps, too, since only sets are added to. */
#include "outlook.h"

#define CTG_BIT(terrain) (1u << CARTOG_TERRAIN_##terrain)

/* The terrains whose drawing changes a card beside the empty spaces it takes; bit 0: those spaces matter. Village drawn
 * has a way of its own for the village cards. */
static const uint8_t ctg_card_reads[CTG_CARDS] = {
    [CARTOG_CARD_SENTINEL_WOOD - CARTOG_CARD_SENTINEL_WOOD] = CTG_BIT(FOREST),
    [CARTOG_CARD_GREENBOUGH - CARTOG_CARD_SENTINEL_WOOD] = CTG_BIT(FOREST),
    [CARTOG_CARD_TREETOWER - CARTOG_CARD_SENTINEL_WOOD] = CTG_BIT(FOREST) | CTG_BIT(EMPTY),
    [CARTOG_CARD_STONESIDE_FOREST - CARTOG_CARD_SENTINEL_WOOD] = CTG_BIT(FOREST) | CTG_BIT(MOUNTAIN),
    [CARTOG_CARD_CANAL_LAKE - CARTOG_CARD_SENTINEL_WOOD] = CTG_BIT(FARM) | CTG_BIT(WATER),
    [CARTOG_CARD_MAGES_VALLEY - CARTOG_CARD_SENTINEL_WOOD] = CTG_BIT(FARM) | CTG_BIT(WATER) | CTG_BIT(MOUNTAIN),
    [CARTOG_CARD_GOLDEN_GRANARY - CARTOG_CARD_SENTINEL_WOOD] = CTG_BIT(FARM) | CTG_BIT(WATER) | CTG_BIT(MOUNTAIN),
    [CARTOG_CARD_SHORESIDE_EXPANSE - CARTOG_CARD_SENTINEL_WOOD] = CTG_BIT(FARM) | CTG_BIT(WATER),
    [CARTOG_CARD_GREAT_CITY - CARTOG_CARD_SENTINEL_WOOD] = CTG_BIT(MOUNTAIN),
    [CARTOG_CARD_GREENGOLD_PLAINS - CARTOG_CARD_SENTINEL_WOOD] =
        (CARTOG_TERRAINS_DRAWABLE | CTG_BIT(MOUNTAIN)) & ~CTG_BIT(VILLAGE),
    [CARTOG_CARD_BORDERLANDS - CARTOG_CARD_SENTINEL_WOOD] = CTG_BIT(EMPTY),
    [CARTOG_CARD_LOST_BARONY - CARTOG_CARD_SENTINEL_WOOD] = CTG_BIT(EMPTY),
    [CARTOG_CARD_BROKEN_ROAD - CARTOG_CARD_SENTINEL_WOOD] = CTG_BIT(EMPTY),
    [CARTOG_CARD_CAULDRONS - CARTOG_CARD_SENTINEL_WOOD] = CTG_BIT(EMPTY),
};

/* The terrains beside a cluster that Greengold Plains counts, as bits; what is beside each is known. */
static unsigned ctg_types_beside(const ctg_scene *scene, ctg_bits cluster) {
  unsigned types = 0;
  for (uint32_t t = CARTOG_TERRAIN_FOREST; t <= CARTOG_TERRAIN_MOUNTAIN; t++)
    if (t != CARTOG_TERRAIN_VILLAGE)
      types |= (unsigned)ctg_any(ctg_and(cluster, scene->near[t])) << t;
  return types;
}

/* Whether a number has three bits or more. */
static int ctg_three_types(unsigned types) {
  types &= types - 1;
  return (types & (types - 1)) != 0;
}

static void ctg_villages_init(ctg_villages *town, const ctg_scene *scene, int asks_greengold) {
  const ctg_clusters *villages = &scene->village;
  town->count = villages->count;
  for (unsigned i = 0; i < town->count; i++) {
    unsigned at = i;
    for (; at > 0 && town->size[at - 1] < villages->size[i]; at--) {
      town->size[at] = town->size[at - 1];
      town->cluster[at] = town->cluster[at - 1];
    }
    town->size[at] = villages->size[i];
    town->cluster[at] = villages->cluster[i];
  }
  town->size[town->count] = town->size[town->count + 1] = 0;
  town->wildholds = town->greengold = town->apart = 0;
  memset(town->grows, 0, sizeof town->grows);
  for (unsigned i = 0; i < town->count; i++) {
    unsigned types = asks_greengold ? ctg_types_beside(scene, town->cluster[i]) : 0;
    town->types[i] = (uint8_t)types;
    town->wildholds |= (uint64_t)(town->size[i] >= CTG_WILDHOLDS_SPACES) << i;
    town->greengold |= (uint64_t)ctg_three_types(types) << i;
    town->apart |= (uint64_t)!ctg_any(ctg_and(town->cluster[i], scene->near[CARTOG_TERRAIN_MOUNTAIN])) << i;
    for (unsigned t = CARTOG_TERRAIN_FOREST; asks_greengold && t <= CARTOG_TERRAIN_MOUNTAIN; t++)
      if (ctg_three_types(types | 1u << t) && !ctg_three_types(types))
        town->grows[t] = ctg_or(town->grows[t], town->cluster[i]);
  }
}

/* Finds the spaces beside those of the planes that the cards ask for. */
static void ctg_nears_init(ctg_scene *scene, uint32_t wanted) {
  memset(scene->near, 0, sizeof scene->near);
  ctg_near(scene, CARTOG_TERRAIN_EMPTY);
  ctg_near(scene, CARTOG_TERRAIN_MONSTER);
  if ((wanted & CTG_CARD_BIT(GREENGOLD_PLAINS)) != 0)
    ctg_near(scene, CARTOG_TERRAIN_FOREST);
  if ((wanted & (CTG_CARD_BIT(GREENGOLD_PLAINS) | CTG_CARD_BIT(CANAL_LAKE) | CTG_CARD_BIT(SHORESIDE_EXPANSE))) != 0) {
    ctg_near(scene, CARTOG_TERRAIN_FARM);
    ctg_near(scene, CARTOG_TERRAIN_WATER);
  }
  if ((wanted & (CTG_TOWN_CARDS | CTG_CARD_BIT(MAGES_VALLEY) | CTG_CARD_BIT(STONESIDE_FOREST))) != 0)
    ctg_near(scene, CARTOG_TERRAIN_MOUNTAIN);
  if ((wanted & CTG_CARD_BIT(GOLDEN_GRANARY)) != 0)
    ctg_near(scene, CTG_PLANE_RUINS);
  if ((wanted & (CTG_CARD_BIT(SENTINEL_WOOD) | CTG_CARD_BIT(SHORESIDE_EXPANSE))) != 0)
    ctg_edge(scene);
}

void ctg_outlook_init(ctg_outlook *outlook, const cartog_map *map, uint32_t coins, const uint32_t *cards,
                      uint64_t count) {
  uint32_t wanted = 0;
  ctg_scene *scene = &outlook->scene;
  ctg_cards_check(cards, count, &wanted);
  ctg_scene_init(scene, map);
  ctg_nears_init(scene, wanted);
  ctg_score_set(scene, wanted, outlook->before);
  for (uint32_t t = 0; t <= CTG_DRAWN_MAX; t++)
    outlook->of[t].count = 0;
  outlook->asks_town = (wanted & CTG_TOWN_CARDS) != 0;
  outlook->asks_whole = (wanted & CTG_CLUSTER_CARDS) != 0;
  outlook->asks_wildholds = (wanted & CTG_CARD_BIT(WILDHOLDS)) != 0;
  outlook->asks_city = (wanted & CTG_CARD_BIT(GREAT_CITY)) != 0;
  outlook->asks_greengold = (wanted & CTG_CARD_BIT(GREENGOLD_PLAINS)) != 0;
  outlook->asks_near = (wanted & (CTG_CARD_BIT(TREETOWER) | CTG_CARD_BIT(CAULDRONS))) != 0;
  for (uint32_t i = 0; i < CTG_CARDS; i++) {
    if ((wanted >> i & 1) == 0)
      continue;
    outlook->choice[i] = outlook->before[i];
    if (ctg_card_reads[i] == CTG_BIT(EMPTY))
      outlook->of[0].card[outlook->of[0].count++] = (uint8_t)i;
    for (uint32_t t = CARTOG_TERRAIN_FOREST; t <= CTG_DRAWN_MAX; t++)
      if ((ctg_card_reads[i] >> t & 1) != 0 || (ctg_card_reads[i] & 1 && ctg_card_reads[i] != CTG_BIT(EMPTY)))
        outlook->of[t].card[outlook->of[t].count++] = (uint8_t)i;
  }
  memset(outlook->shapes, 0, sizeof outlook->shapes);
  outlook->coins = coins;
  outlook->monsters_before =
      ctg_count(ctg_and(scene->near[CARTOG_TERRAIN_MONSTER], scene->view.plane[CARTOG_TERRAIN_EMPTY]));
  outlook->empty = scene->view.plane[CARTOG_TERRAIN_EMPTY];
  outlook->filled = scene->view.filled;
  outlook->near_empty = ctg_near(scene, CARTOG_TERRAIN_EMPTY);
  outlook->open = ctg_and(scene->view.plane[CARTOG_TERRAIN_MOUNTAIN], outlook->near_empty);
  if (outlook->asks_town)
    ctg_villages_init(&outlook->town, scene, outlook->asks_greengold);
}

/* Whether the spaces drawn hang together. The same few shapes come again and again; but in spaces of both the first and
 * the last column, numbers that follow each other need not be neighbours, and only shapes of up to 64 numbers are kept. */
static int ctg_is_drawn_whole(ctg_outlook *outlook) {
  uint64_t low = ctg_low(outlook->drawn), high = ctg_high(outlook->drawn);
  if (low == 0) {
    low = high;
    high = 0;
    if (low == 0)
      return 0;
  }
  unsigned first = ctg_lowest(low);
  int across = ctg_any(ctg_and(outlook->drawn, ctg_column_a())) & ctg_any(ctg_and(outlook->drawn, ctg_column_k()));
  if (high >> first != 0 || across)
    return 0;
  uint64_t shape = low >> first | high << 1 << (63 - first);
  unsigned at = (unsigned)((shape * 0x9e3779b97f4a7c15) >> 58);
  if (outlook->shapes[at] != shape) {
    ctg_bits cluster = ctg_flood(ctg_space(ctg_first(outlook->drawn)), outlook->drawn);
    outlook->shapes[at] = shape;
    outlook->wholes[at] = (uint8_t)ctg_same(cluster, outlook->drawn);
    outlook->sizes[at] = (uint8_t)ctg_count_word(shape);
  }
  outlook->size = outlook->sizes[at];
  return outlook->wholes[at];
}

void ctg_outlook_choose_words(ctg_outlook *outlook, uint64_t high, uint64_t low) {
  ctg_bits drawn = ctg_make(high, low);
  ctg_scene *scene = &outlook->scene;
  outlook->drawn = drawn;
  outlook->near_drawn = ctg_beside(drawn);
  if (outlook->asks_whole)
    outlook->whole = ctg_is_drawn_whole(outlook);
  scene->view.plane[CARTOG_TERRAIN_EMPTY] = ctg_without(outlook->empty, drawn);
  scene->view.filled = ctg_or(outlook->filled, drawn);
  int closes = ctg_any(ctg_and(outlook->open, outlook->near_drawn));
  if (closes || outlook->asks_near)
    scene->near[CARTOG_TERRAIN_EMPTY] = ctg_beside(scene->view.plane[CARTOG_TERRAIN_EMPTY]);
  outlook->closed = closes ? ctg_count(ctg_without(outlook->open, scene->near[CARTOG_TERRAIN_EMPTY])) : 0;
  ctg_bits freed = ctg_and(drawn, scene->near[CARTOG_TERRAIN_MONSTER]);
  outlook->monsters = outlook->monsters_before - ctg_count(freed);
  for (uint32_t i = 0; i < outlook->of[0].count; i++) {
    uint32_t card = outlook->of[0].card[i];
    outlook->choice[card] = ctg_score_card(scene, CARTOG_CARD_SENTINEL_WOOD + card);
  }
}

/* Mountains joined after forest is drawn: clusters only grow, so those before stay joined. */
static int32_t ctg_stoneside_after(ctg_outlook *outlook) {
  const ctg_scene *scene = &outlook->scene;
  ctg_bits mountains = scene->view.plane[CARTOG_TERRAIN_MOUNTAIN], joined = scene->joined;
  if (outlook->whole) {
    ctg_bits touched = ctg_and(mountains, outlook->near_drawn);
    for (unsigned i = 0; i < scene->woods; i++)
      if (ctg_any(ctg_and(scene->wood[i], outlook->near_drawn)))
        touched = ctg_or(touched, scene->wood_mountains[i]);
    if (ctg_any(ctg_rest(touched)))
      joined = ctg_or(joined, touched);
    return 3 * (int32_t)ctg_count(joined);
  }
  ctg_bits forest = scene->view.plane[CARTOG_TERRAIN_FOREST];
  for (ctg_bits rest = outlook->drawn; ctg_any(rest);) {
    ctg_bits cluster = ctg_flood(ctg_space(ctg_first(rest)), forest);
    ctg_bits touched = ctg_and(mountains, ctg_beside(cluster));
    if (ctg_any(ctg_rest(touched)))
      joined = ctg_or(joined, touched);
    rest = ctg_without(rest, cluster);
  }
  return 3 * (int32_t)ctg_count(joined);
}

/* Mountains drawn: everything may be joined anew. */
static int32_t ctg_stoneside_again(const ctg_outlook *outlook) {
  ctg_scene scene = outlook->scene;
  scene.looked = 0;
  return ctg_stoneside_forest(&scene);
}

/* Mountains drawn: cities that they touch count no more. */
static uint32_t ctg_city_after(const ctg_outlook *outlook) {
  const ctg_villages *town = &outlook->town;
  for (unsigned i = 0; i < town->count; i++)
    if ((town->apart >> i & 1) != 0 && !ctg_any(ctg_and(town->cluster[i], outlook->near_drawn)))
      return town->size[i];
  return 0;
}

/* Farm or water drawn: clusters that it touches count no more, whether it joins them or is beside them; those it makes
 * may. */
static int32_t ctg_shoreside_after(ctg_outlook *outlook, int32_t before, uint32_t terrain) {
  ctg_scene *scene = &outlook->scene;
  uint32_t other = terrain == CARTOG_TERRAIN_FARM ? CARTOG_TERRAIN_WATER : CARTOG_TERRAIN_FARM;
  ctg_bits barred = ctg_or(ctg_edge(scene), ctg_near(scene, other)), spaces = scene->view.plane[terrain];
  int32_t clusters = 0;
  if (outlook->whole) {
    ctg_bits joins = ctg_without(ctg_and(outlook->near_drawn, spaces), ctg_or(outlook->drawn, scene->inland));
    clusters = !ctg_any(ctg_or(joins, ctg_and(outlook->drawn, barred)));
  } else {
    for (ctg_bits rest = outlook->drawn; ctg_any(rest);) {
      ctg_bits cluster = ctg_flood(ctg_space(ctg_first(rest)), spaces);
      clusters += !ctg_any(ctg_and(cluster, barred));
      rest = ctg_without(rest, cluster);
    }
  }
  if (ctg_any(ctg_and(outlook->near_drawn, scene->inland)))
    clusters -= (int32_t)ctg_count_clusters(ctg_flood(outlook->near_drawn, scene->inland));
  /* Clusters can overlap only on a damaged map. */
  return before + 3 * clusters > 0 ? before + 3 * clusters : 0;
}

/* Puts a cluster of village into what is known of the town. */
static inline void ctg_town_put(ctg_town *town, uint32_t size, unsigned types, int alone) {
  uint32_t smaller = size > town->largest ? town->largest : size;
  town->second = smaller > town->second ? smaller : town->second;
  town->largest = size > town->largest ? size : town->largest;
  town->wildholds += size >= CTG_WILDHOLDS_SPACES;
  town->greengold += (uint32_t)ctg_three_types(types);
  town->city = alone && size > town->city ? size : town->city;
}

/* Village drawn: one look at all clusters for the village cards. Those that it touches become one with it, or several
 * where the spaces drawn do not hang together. */
static inline void ctg_draw_village(const ctg_outlook *outlook, int32_t after[CTG_CARDS]) {
  const ctg_scene *scene = &outlook->scene;
  const ctg_villages *town = &outlook->town;
  ctg_bits near_drawn = outlook->near_drawn, near_mountain = scene->near[CARTOG_TERRAIN_MOUNTAIN];
  uint32_t size = outlook->size;
  unsigned types = 0, count = town->count;
  uint64_t joined = 0, all = ((uint64_t)1 << count) - 1;
  for (unsigned i = 0; i < count; i++) {
    uint64_t touched = 0 - (uint64_t)ctg_any(ctg_and(town->cluster[i], near_drawn));
    size += town->size[i] & (uint32_t)touched;
    types |= town->types[i] & (unsigned)touched;
    joined |= (uint64_t)1 << i & touched;
  }
  /* Behind the last cluster stand two of size 0. */
  uint64_t kept = all ^ joined, sizes = kept | (uint64_t)3 << count;
  ctg_town found = {0, 0, town->size[ctg_lowest(sizes)], town->size[ctg_lowest(sizes & (sizes - 1))], 0};
  if (outlook->asks_city)
    found.city = town->size[ctg_lowest((kept & town->apart) | (uint64_t)1 << count)];
  if (outlook->asks_wildholds)
    found.wildholds = ctg_count_word(kept & town->wildholds);
  if (outlook->asks_greengold)
    found.greengold = ctg_count_word(kept & town->greengold);
  if (outlook->whole) {
    if (outlook->asks_greengold)
      types |= ctg_types_beside(scene, outlook->drawn);
    ctg_town_put(&found, size, types, (joined & ~town->apart) == 0 && !ctg_any(ctg_and(outlook->drawn, near_mountain)));
  } else {
    ctg_bits merged = outlook->drawn;
    for (; joined != 0; joined &= joined - 1)
      merged = ctg_or(merged, town->cluster[ctg_lowest(joined)]);
    while (ctg_any(merged)) {
      ctg_bits cluster = ctg_flood(ctg_space(ctg_first(merged)), merged);
      types = outlook->asks_greengold ? ctg_types_beside(scene, cluster) : 0;
      ctg_town_put(&found, ctg_count(cluster), types, !ctg_any(ctg_and(cluster, near_mountain)));
      merged = ctg_without(merged, cluster);
    }
  }
  after[CARTOG_CARD_WILDHOLDS - CARTOG_CARD_SENTINEL_WOOD] = (int32_t)(8 * found.wildholds);
  after[CARTOG_CARD_GREAT_CITY - CARTOG_CARD_SENTINEL_WOOD] = (int32_t)found.city;
  after[CARTOG_CARD_GREENGOLD_PLAINS - CARTOG_CARD_SENTINEL_WOOD] = (int32_t)(3 * found.greengold);
  after[CARTOG_CARD_SHIELDGATE - CARTOG_CARD_SENTINEL_WOOD] = (int32_t)(2 * found.second);
}

/* Another terrain drawn: Greengold Plains has one terrain more beside the clusters that it touches. */
static int32_t ctg_greengold_after(const ctg_outlook *outlook, int32_t before, uint32_t terrain) {
  const ctg_villages *town = &outlook->town;
  if (!ctg_any(ctg_and(outlook->near_drawn, town->grows[terrain])))
    return before;
  for (unsigned i = 0; i < town->count; i++)
    if (ctg_any(ctg_and(town->cluster[i], outlook->near_drawn)))
      before += 3 * (ctg_three_types(town->types[i] | 1u << terrain) - ctg_three_types(town->types[i]));
  return before;
}

/* Points of a card after the choice is drawn in a terrain. */
static int32_t ctg_score_after(ctg_outlook *outlook, uint32_t card, uint32_t terrain) {
  ctg_scene *scene = &outlook->scene;
  int32_t before = outlook->before[card];
  int farm = terrain == CARTOG_TERRAIN_FARM, water = terrain == CARTOG_TERRAIN_WATER;
  switch (card + CARTOG_CARD_SENTINEL_WOOD) {
  case CARTOG_CARD_SENTINEL_WOOD:
    return before + (int32_t)ctg_count(ctg_and(outlook->drawn, ctg_edge(scene)));
  case CARTOG_CARD_STONESIDE_FOREST:
    return terrain == CARTOG_TERRAIN_FOREST ? ctg_stoneside_after(outlook) : ctg_stoneside_again(outlook);
  case CARTOG_CARD_MAGES_VALLEY:
    if (farm || water)
      return before +
             (water ? 2 : 1) * (int32_t)ctg_count(ctg_and(outlook->drawn, ctg_near(scene, CARTOG_TERRAIN_MOUNTAIN)));
    return ctg_mages_valley(scene);
  case CARTOG_CARD_SHORESIDE_EXPANSE:
    return ctg_shoreside_after(outlook, before, terrain);
  case CARTOG_CARD_GREAT_CITY:
    return (int32_t)ctg_city_after(outlook);
  case CARTOG_CARD_GREENGOLD_PLAINS:
    return ctg_greengold_after(outlook, before, terrain);
  default:
    return ctg_score_card(scene, CARTOG_CARD_SENTINEL_WOOD + card);
  }
}

/* Draws the choice in a terrain, asks the cards that read it, and takes it back. */
void ctg_outlook_draw(ctg_outlook *outlook, uint32_t terrain, int32_t after[CTG_CARDS]) {
  ctg_scene *scene = &outlook->scene;
  const ctg_card_list *list = &outlook->of[terrain];
  memcpy(after, outlook->choice, sizeof outlook->choice);
  if (terrain == CARTOG_TERRAIN_VILLAGE && outlook->asks_town)
    ctg_draw_village(outlook, after);
  if (list->count == 0)
    return;
  ctg_bits plane = scene->view.plane[terrain], near = scene->near[terrain];
  ctg_bits ruins = scene->view.plane[CTG_PLANE_RUINS], near_ruins = scene->near[CTG_PLANE_RUINS];
  uint32_t near_ready = scene->near_ready;
  scene->view.plane[terrain] = ctg_or(plane, outlook->drawn);
  scene->near[terrain] = ctg_or(near, outlook->near_drawn);
  if (terrain == CARTOG_TERRAIN_MOUNTAIN) {
    scene->view.plane[CTG_PLANE_RUINS] = ctg_without(ruins, outlook->drawn);
    scene->near_ready &= ~(1u << CTG_PLANE_RUINS);
  }
  for (uint32_t i = 0; i < list->count; i++)
    after[list->card[i]] = ctg_score_after(outlook, list->card[i], terrain);
  scene->view.plane[terrain] = plane;
  scene->near[terrain] = near;
  if (terrain == CARTOG_TERRAIN_MOUNTAIN) {
    scene->view.plane[CTG_PLANE_RUINS] = ruins;
    scene->near[CTG_PLANE_RUINS] = near_ruins;
    scene->near_ready = near_ready;
  }
}

void ctg_outlook_effect(const ctg_outlook *outlook, uint32_t coin, uint32_t terrain, cartog_effect *effect) {
  const ctg_scene *scene = &outlook->scene;
  uint32_t monsters = outlook->monsters;
  if (terrain == CARTOG_TERRAIN_MONSTER) {
    ctg_bits near = ctg_or(scene->near[CARTOG_TERRAIN_MONSTER], outlook->near_drawn);
    monsters = ctg_count(ctg_and(near, scene->view.plane[CARTOG_TERRAIN_EMPTY]));
  }
  uint32_t earned = coin + outlook->closed, room = CARTOG_COINS_MAX - outlook->coins;
  uint32_t filled = earned < room ? earned : room;
  effect->choice = 0;
  effect->terrain = terrain;
  effect->monsters = (int32_t)monsters;
  effect->coins = outlook->coins + filled;
  effect->lost = earned - filled;
  effect->reserved = 0;
}
