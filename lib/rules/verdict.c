/* Sentences for verdicts, where their details say more than their status. */
#include "rules.h"

typedef struct {
  int32_t status;
  uint32_t detail;
  char text[96];
} ctg_sentence;

static const ctg_sentence ctg_sentences[] = {
    {CARTOG_REFUSAL_OCCUPIED, CARTOG_DETAIL_MOUNTAIN, "a space is a mountain, which is filled"},
    {CARTOG_REFUSAL_OCCUPIED, CARTOG_DETAIL_WASTELAND, "a space is wasteland, which is filled"},
    {CARTOG_REFUSAL_OCCUPIED, CARTOG_DETAIL_RUINS_DRAWN, "a space is ruins that were drawn on already"},
    {CARTOG_REFUSAL_SHAPE, CARTOG_DETAIL_SINGLE_SPACE,
     "no shape of the card can be drawn, so only a single space may be"},
    {CARTOG_REFUSAL_RUINS, CARTOG_DETAIL_SINGLE_SPACE,
     "no shape of the card can cover undrawn ruins, so only a single space may be drawn"},
    {CARTOG_REFUSAL_FALLBACK, CARTOG_DETAIL_SINGLE_RUINS,
     "a single space is not allowed while a shape of the card can cover undrawn ruins"},
    {CARTOG_REFUSAL_WALK, CARTOG_DETAIL_WALK_NOTHING, "the ambush shape fits nowhere, so nothing is drawn"},
    {CARTOG_REFUSAL_PASS, CARTOG_DETAIL_SINGLE_SPACE, "passing is not allowed while a single space can be drawn"},
};

const char *cartog_verdict_message(const cartog_verdict *verdict) {
  if (verdict == NULL || CTG_CHECK(verdict) != CARTOG_OK)
    return "";
  for (unsigned i = 0; i < sizeof ctg_sentences / sizeof ctg_sentences[0]; i++)
    if (ctg_sentences[i].status == verdict->status && ctg_sentences[i].detail == verdict->detail)
      return ctg_sentences[i].text;
  return cartog_status_message(verdict->status);
}
