/* What the library says without being asked about a map. */
#include "portable.h"

void portable_tables(portable_report *report) {
  uint32_t ids[64];
  cartog_card card;
  int64_t value = 0;
  int64_t count = cartog_card_list(0, ids, 64);
  portable_must(report, count == 41, "cards");
  portable_words(report, cartog_version_text());
  portable_words(report, cartog_rule_set());
  for (uint32_t i = 0; cartog_constant_name(i)[0] != 0; i++) {
    portable_must(report, cartog_constant_value(i, &value) == CARTOG_OK, "constant");
    portable_words(report, cartog_constant_name(i));
    portable_number(report, value);
    report->cases++;
  }
  for (int64_t i = 0; i < count; i++) {
    uint32_t id = ids[i], found = 0;
    portable_must(report, cartog_card_get(id, &card) == CARTOG_OK, "card");
    portable_must(report, cartog_card_validate(&card) == CARTOG_OK, card.key);
    portable_words(report, cartog_card_key(id));
    portable_words(report, cartog_card_name(id, CARTOG_LANGUAGE_GERMAN));
    const char *name = cartog_card_name(id, CARTOG_LANGUAGE_ENGLISH);
    portable_must(report, cartog_card_find(name, portable_length(name), &found) == CARTOG_OK && found == id, card.key);
    if (cartog_card_svg(&card, 0, NULL, 0) >= 0)
      PORTABLE_PRINT(report, card.key, cartog_card_svg, &card, 0);
    report->cases++;
  }
  for (int32_t status = -40; status <= 40; status++) {
    portable_words(report, cartog_status_slug(status));
    portable_words(report, cartog_status_message(status));
    portable_words(report, cartog_solo_title(status));
    portable_words(report, cartog_terrain_name((uint32_t)status));
    portable_words(report, cartog_finding_slug((uint32_t)status));
    portable_words(report, cartog_finding_message((uint32_t)status));
    report->cases++;
  }
  for (uint32_t space = 0; space <= CARTOG_SPACES; space++)
    portable_words(report, cartog_space_name(space));
}
