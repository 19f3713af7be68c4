// A C++ program of a user's: every header, a map, its scores, a drawing, a game.
#include <array>
#include <cstring>
#include <string>
#include <vector>

#include <cartog/cartog.h>

static cartog_task task_of(std::uint32_t card) {
  cartog_task task;
  return cartog_task_init(&task, card, CARTOG_TASK_RUINS) == CARTOG_OK ? task : cartog_task();
}

static std::string print(const cartog_map &map) {
  std::string text(static_cast<std::size_t>(cartog_map_print(&map, nullptr, 0)) + 1, ' ');
  cartog_map_print(&map, &text[0], text.size());
  text.pop_back();
  return text;
}

int main() {
  cartog_map map, again;
  std::array<std::int32_t, 16> points{};
  std::array<std::uint32_t, 16> cards{};
  if (cartog_map_init(&map, CARTOG_SIDE_B) != CARTOG_OK)
    return 1;
  if (cartog_card_list(CARTOG_KIND_SCORING, cards.data(), cards.size()) != 16)
    return 2;
  if (cartog_score_many(&map, cards.data(), cards.size(), points.data()) != CARTOG_OK || points[13] != 6)
    return 3;
  const std::string text = print(map);
  if (cartog_map_parse(text.data(), text.size(), &again, nullptr) != CARTOG_OK || !cartog_map_equal(&map, &again))
    return 4;
  const cartog_task task = task_of(CARTOG_CARD_ORCHARD);
  std::vector<cartog_choice> choices(static_cast<std::size_t>(cartog_choices_count(&map, &task)));
  if (choices.empty() ||
      cartog_choices_list(&map, &task, choices.data(), choices.size()) != static_cast<std::int64_t>(choices.size()))
    return 5;
  cartog_placement placement = {choices[0].spaces, CARTOG_TERRAIN_FOREST, 0};
  cartog_verdict verdict = cartog_verdict();
  verdict.size = sizeof verdict;
  if (cartog_placement_apply(&map, &task, &placement, 0, nullptr, &verdict) != CARTOG_OK)
    return 6;
  return cartog_placement_check(&map, &task, &placement, &verdict) == CARTOG_REFUSAL_OCCUPIED &&
                 std::strcmp(cartog_status_slug(verdict.status), "occupied") == 0
             ? 0
             : 7;
}
