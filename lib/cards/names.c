/* Names of the printed cards, and looking cards up by key or name. */
#include "../internal.h"
#include "cards.h"

typedef struct {
  char english[20];
  char german[28];
} ctg_card_names;

static const ctg_card_names ctg_names[CTG_CARD_LAST - CTG_CARD_FIRST + 1] = {
    {"Goblin Attack", "Goblinattacke"},
    {"Bugbear Assault", "Grottenschratüberfall"},
    {"Kobold Onslaught", "Koboldansturm"},
    {"Gnoll Raid", "Gnollangriff"},
    {"Temple Ruins", "Tempelruinen"},
    {"Outpost Ruins", "Verfallener Außenposten"},
    {"Great River", "Großer Strom"},
    {"Farmland", "Ackerland"},
    {"Hamlet", "Weiler"},
    {"Forgotten Forest", "Vergessener Wald"},
    {"Hinterland Stream", "Hinterlandbach"},
    {"Homestead", "Gehöft"},
    {"Orchard", "Obsthain"},
    {"Treetop Village", "Baumwipfeldorf"},
    {"Marshlands", "Sumpf"},
    {"Fishing Village", "Fischerdorf"},
    {"Rift Lands", "Splitterland"},
    {"Spring", "Frühling"},
    {"Summer", "Sommer"},
    {"Fall", "Herbst"},
    {"Winter", "Winter"},
    {"Edict A", "Dekret A"},
    {"Edict B", "Dekret B"},
    {"Edict C", "Dekret C"},
    {"Edict D", "Dekret D"},
    {"Sentinel Wood", "Schildwald"},
    {"Greenbough", "Grünfläche"},
    {"Treetower", "Düsterwald"},
    {"Stoneside Forest", "Pfad des Waldes"},
    {"Canal Lake", "Bewässerungskanal"},
    {"Mages Valley", "Tal der Magier"},
    {"The Golden Granary", "Goldener Kornspeicher"},
    {"Shoreside Expanse", "Ausgedehnte Strände"},
    {"Wildholds", "Bastionen in der Wildnis"},
    {"Great City", "Metropole"},
    {"Greengold Plains", "Schillernde Ebene"},
    {"Shieldgate", "Schild des Reichs"},
    {"Borderlands", "Grenzland"},
    {"Lost Barony", "Unzugängliche Baronie"},
    {"The Broken Road", "Die Lange Straße"},
    {"The Cauldrons", "Die Kessel"},
};

const char *cartog_card_key(uint32_t id) {
  const cartog_card *card = ctg_printed_card(id);
  return card != NULL ? card->key : "";
}

const char *cartog_card_name(uint32_t id, uint32_t language) {
  if (ctg_printed_card(id) == NULL || language > CARTOG_LANGUAGE_GERMAN)
    return "";
  const ctg_card_names *row = &ctg_names[id - CTG_CARD_FIRST];
  return language == CARTOG_LANGUAGE_ENGLISH ? row->english : row->german;
}

int32_t cartog_card_by_key(const char *key, uint64_t length, uint32_t *id) {
  if (key == NULL || id == NULL)
    return CARTOG_ERROR_NULL;
  for (uint32_t i = CTG_CARD_FIRST; i <= CTG_CARD_LAST; i++)
    if (ctg_is_word(key, length, cartog_card_key(i))) {
      *id = i;
      return CARTOG_OK;
    }
  return CARTOG_ERROR_CARD_UNKNOWN;
}

static char ctg_lower(char c) {
  return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static int ctg_same_name(const char *text, uint64_t length, const char *name) {
  for (uint64_t i = 0; i < length; i++)
    if (name[i] == 0 || ctg_lower(name[i]) != ctg_lower(text[i]))
      return 0;
  return name[length] == 0;
}

int32_t cartog_card_find(const char *text, uint64_t length, uint32_t *id) {
  int32_t status = cartog_card_by_key(text, length, id);
  if (status != CARTOG_ERROR_CARD_UNKNOWN)
    return status;
  for (uint32_t i = CTG_CARD_FIRST; i <= CTG_CARD_LAST; i++)
    if (ctg_same_name(text, length, cartog_card_name(i, CARTOG_LANGUAGE_ENGLISH)) ||
        ctg_same_name(text, length, cartog_card_name(i, CARTOG_LANGUAGE_GERMAN))) {
      *id = i;
      return CARTOG_OK;
    }
  return status;
}

/* A longer text is no closer to any key for what follows. */
enum { CTG_COMPARED_MAX = 64 };

/* Number of letters to insert, drop or change to make one text the other, ASCII letters in any case. */
static unsigned ctg_edits(const char *text, unsigned length, const char *key) {
  unsigned row[CARTOG_KEY_SIZE], columns = 0;
  /* The second condition keeps compilers from calling strlen. */
  while (columns + 1 < CARTOG_KEY_SIZE && key[columns] != 0) /* GCOVR_EXCL_BR_LINE: keys are shorter */
    columns++;
  for (unsigned j = 0; j <= columns; j++)
    row[j] = j;
  for (unsigned i = 1; i <= length; i++) {
    unsigned diagonal = row[0];
    row[0] = i;
    for (unsigned j = 1; j <= columns; j++) {
      unsigned change = diagonal + (ctg_lower(text[i - 1]) != key[j - 1]);
      unsigned drop = row[j] + 1, insert = row[j - 1] + 1;
      diagonal = row[j];
      row[j] = change < drop ? change : drop;
      if (insert < row[j])
        row[j] = insert;
    }
  }
  return row[columns];
}

int32_t cartog_card_nearest(const char *text, uint64_t length, uint32_t kind, uint32_t *id) {
  if (text == NULL || id == NULL)
    return CARTOG_ERROR_NULL;
  if (kind > CARTOG_KIND_EDICT)
    return CARTOG_ERROR_RANGE;
  unsigned compared = length > CTG_COMPARED_MAX ? CTG_COMPARED_MAX : (unsigned)length;
  unsigned best = ~0u;
  uint32_t nearest = 0;
  for (uint32_t i = CTG_CARD_FIRST; i <= CTG_CARD_LAST; i++) {
    if (kind != 0 && ctg_printed_card(i)->kind != kind)
      continue;
    unsigned distance = ctg_edits(text, compared, cartog_card_key(i));
    if (distance < best) {
      best = distance;
      nearest = i;
    }
  }
  *id = nearest;
  return CARTOG_OK;
}
