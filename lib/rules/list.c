/* Choices, written out: all of them, or the one at a place in the list. */
#include "rules.h"

static cartog_choice ctg_make_choice(ctg_bits spaces, uint32_t terrains) {
  cartog_choice choice;
  memset(&choice, 0, sizeof choice);
  choice.spaces = ctg_to_spaces(spaces);
  choice.terrains = terrains;
  return choice;
}

static int64_t ctg_list_walk(const ctg_question *question, cartog_choice *choices, uint64_t cap) {
  ctg_bits place;
  if (!ctg_walk(question, &place))
    return 0;
  if (cap > 0)
    choices[0] = ctg_make_choice(place, question->card->terrains);
  return 1;
}

static int64_t ctg_list_single_spaces(const ctg_question *question, cartog_choice *choices, uint64_t cap) {
  uint32_t terrains = ctg_fallback_terrains(question);
  uint64_t n = 0;
  for (ctg_bits rest = question->empty; ctg_any(rest) && n < cap; rest = ctg_rest(rest)) {
    choices[n] = ctg_make_choice(ctg_space(ctg_first(rest)), terrains);
    choices[n++].fallback = 1;
  }
  return ctg_count(question->empty);
}

static ctg_bits ctg_all_of(const ctg_bits *fits, uint32_t count) {
  ctg_bits all = ctg_none();
  for (uint32_t i = 0; i < count; i++)
    all = ctg_or(all, fits[i]);
  return all;
}

static inline cartog_choice ctg_form_choice(const ctg_form *form, unsigned first, uint32_t terrains) {
  cartog_choice choice = ctg_make_choice(ctg_left(form->spaces, first), terrains);
  choice.coin = form->coin;
  choice.shape = form->shape;
  return choice;
}

/* Any number of forms, and any room. Forms stand in reading order for sets with one first space; so the list goes by
 * first space, then form. */
static void ctg_list_forms(const ctg_question *question, const ctg_bits *fits, cartog_choice *choices, uint64_t cap) {
  uint64_t n = 0;
  for (ctg_bits rest = ctg_all_of(fits, question->forms.count); ctg_any(rest) && n < cap; rest = ctg_rest(rest)) {
    unsigned first = ctg_first(rest);
    for (uint32_t i = 0; i < question->forms.count && n < cap; i++)
      if (ctg_has(fits[i], first))
        choices[n++] = ctg_form_choice(&question->forms.form[i], first, question->card->terrains);
  }
}

/* ---- few forms, as all printed cards have ----
 *
 * The bits of the forms are turned into rows, words that hold a bit for each choice in the order of the list: with up
 * to 8 forms row r has bits 8 * s + f for form f at first space 8 * r + s; with up to 16, bits 16 * s + f for space
 * 4 * r + s. One loop then walks them without asking form by form. */

enum { CTG_FEW_FORMS = 16, CTG_ROWS_MAX = 32 };

#if CTG_VECTORS && defined(__has_builtin) && defined(__BYTE_ORDER__)
#if __has_builtin(__builtin_shufflevector) && __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
#define CTG_SHUFFLES 1
#endif
#endif
#ifndef CTG_SHUFFLES
#define CTG_SHUFFLES 0
#endif

#if CTG_SHUFFLES

typedef uint8_t ctg_bytes __attribute__((vector_size(16)));
typedef uint64_t ctg_words __attribute__((vector_size(16)));

static inline ctg_bytes ctg_zip_low(ctg_bytes a, ctg_bytes b) {
  return __builtin_shufflevector(a, b, 0, 16, 1, 17, 2, 18, 3, 19, 4, 20, 5, 21, 6, 22, 7, 23);
}
static inline ctg_bytes ctg_zip_high(ctg_bytes a, ctg_bytes b) {
  return __builtin_shufflevector(a, b, 8, 24, 9, 25, 10, 26, 11, 27, 12, 28, 13, 29, 14, 30, 15, 31);
}

/* Swaps rows and columns of the 8 x 8 bits in each word. */
static inline ctg_bytes ctg_transpose(ctg_bytes bytes) {
  ctg_words x = (ctg_words)bytes, t = (x ^ x >> 7) & 0x00aa00aa00aa00aa;
  x ^= t ^ t << 7;
  t = (x ^ x >> 14) & 0x0000cccc0000cccc;
  x ^= t ^ t << 14;
  t = (x ^ x >> 28) & 0x00000000f0f0f0f0;
  return (ctg_bytes)(x ^ t ^ t << 28);
}

/* Bits of eight forms, form by form, to bytes of a space each; two rows of eight spaces in each result. */
static inline void ctg_turn_eight(ctg_bytes turned[8], const ctg_bits *fits) {
  ctg_bytes form[8], half[2][4];
  memcpy(form, fits, sizeof form);
  for (unsigned i = 0; i < 4; i++) {
    half[0][i] = ctg_zip_low(form[i], form[i + 4]);
    half[1][i] = ctg_zip_high(form[i], form[i + 4]);
  }
  for (unsigned h = 0; h < 2; h++) {
    ctg_bytes even[2] = {ctg_zip_low(half[h][0], half[h][2]), ctg_zip_high(half[h][0], half[h][2])};
    ctg_bytes odd[2] = {ctg_zip_low(half[h][1], half[h][3]), ctg_zip_high(half[h][1], half[h][3])};
    for (unsigned i = 0; i < 2; i++) {
      turned[4 * h + 2 * i] = ctg_transpose(ctg_zip_low(even[i], odd[i]));
      turned[4 * h + 2 * i + 1] = ctg_transpose(ctg_zip_high(even[i], odd[i]));
    }
  }
}

static inline void ctg_rows_of(uint64_t *rows, const ctg_bits *fits, unsigned width) {
  ctg_bytes first[8], second[8];
  ctg_turn_eight(first, fits);
  if (width == 8) {
    memcpy(rows, first, sizeof first);
    return;
  }
  ctg_turn_eight(second, fits + 8);
  for (unsigned i = 0; i < 8; i++) {
    ctg_bytes low = ctg_zip_low(first[i], second[i]), high = ctg_zip_high(first[i], second[i]);
    memcpy(rows + 4 * i, &low, sizeof low);
    memcpy(rows + 4 * i + 2, &high, sizeof high);
  }
}

#else

static void ctg_rows_of(uint64_t *rows, const ctg_bits *fits, unsigned width) {
  memset(rows, 0, CTG_ROWS_MAX * sizeof *rows);
  for (unsigned f = 0; f < width; f++)
    for (ctg_bits rest = fits[f]; ctg_any(rest); rest = ctg_rest(rest)) {
      unsigned bit = width * ctg_first(rest) + f;
      rows[bit / 64] |= (uint64_t)1 << (bit % 64);
    }
}

#endif

/* What is written of a choice beside its spaces. */
typedef struct {
  uint64_t spaces[CTG_FEW_FORMS];
  uint64_t tail[CTG_FEW_FORMS];
} ctg_ready;

static inline void ctg_ready_init(ctg_ready *ready, const ctg_question *question) {
  for (uint32_t i = 0; i < question->forms.count; i++) {
    const ctg_form *form = &question->forms.form[i];
    cartog_choice choice;
    choice.terrains = question->card->terrains;
    choice.coin = form->coin;
    choice.shape = form->shape;
    choice.fallback = choice.reserved = 0;
    ready->spaces[i] = ctg_low(form->spaces);
    memcpy(&ready->tail[i], &choice.terrains, sizeof ready->tail[i]);
  }
}

/* Writes the choice of a bit of a row. */
static inline void ctg_write_choice(cartog_choice *choice, const ctg_ready *ready, unsigned row, unsigned bit,
                                    unsigned width) {
  uint64_t spaces = ready->spaces[bit % width];
  unsigned by = bit / width + (width == 16 ? 4 * (row & 1) : 0), byte = width == 16 ? row / 2 : row;
#if CTG_SHUFFLES
  /* A shift of both words at once: eight bytes at the right place. Those that reach into the tail are 0 and are
   * written over. */
  spaces <<= by;
  memset(choice, 0, sizeof choice->spaces);
  memcpy((unsigned char *)choice + byte, &spaces, sizeof spaces);
#else
  choice->spaces = ctg_to_spaces(ctg_left(ctg_make(0, spaces), 8 * byte + by));
#endif
  memcpy(&choice->terrains, &ready->tail[bit % width], sizeof ready->tail[0]);
}

static inline int64_t ctg_list_rows(const ctg_question *question, const ctg_bits *fits, cartog_choice *choices,
                                    unsigned width) {
  uint64_t rows[CTG_ROWS_MAX];
  ctg_ready ready;
  cartog_choice *choice = choices;
  ctg_ready_init(&ready, question);
  ctg_rows_of(rows, fits, width);
  for (unsigned r = 0; r < 2 * width; r++)
    for (uint64_t rest = rows[r]; rest != 0; rest &= rest - 1)
      ctg_write_choice(choice++, &ready, r, ctg_lowest(rest), width);
  return choice - choices;
}

/* Whether the forms are few, and their spaces lie in one word wherever in a byte they begin. */
static int ctg_are_few(const ctg_question *question) {
  uint64_t beyond = question->forms.count > CTG_FEW_FORMS;
  if (question->card->id < CARTOG_CARD_OWN)
    return 1;
  for (uint32_t i = 0; i < question->forms.count; i++)
    beyond |= ctg_high(question->forms.form[i].spaces) | ctg_low(question->forms.form[i].spaces) >> 57;
  return beyond == 0;
}

/* Where the forms fit; up to the next 8 or 16, forms that the card has not fit nowhere. */
static void ctg_fits_of(const ctg_question *question, ctg_bits fits[CTG_FORMS_MAX]) {
  uint32_t count = question->forms.count, width = count <= 8 ? 8 : CTG_FEW_FORMS;
  ctg_question_fits(question, fits);
  for (uint32_t i = count; i < width; i++)
    fits[i] = ctg_none();
}

int64_t cartog_choices_list(const cartog_map *map, const cartog_task *task, cartog_choice *choices, uint64_t cap) {
  ctg_question question;
  ctg_bits fits[CTG_FORMS_MAX];
  int32_t status = choices == NULL && cap > 0 ? CARTOG_ERROR_NULL : ctg_question_init(&question, map, task);
  if (status != CARTOG_OK)
    return status;
  if (question.walk)
    return ctg_list_walk(&question, choices, cap);
  uint32_t count = question.forms.count;
  ctg_fits_of(&question, fits);
  if (!ctg_any(ctg_all_of(fits, count)))
    return ctg_list_single_spaces(&question, choices, cap);
  if (cap == 0)
    return ctg_count_all(fits, count);
  int few = ctg_are_few(&question);
  int64_t total = 0;
  /* Every form has at most one choice for each empty space; with so much room nothing has to be counted first. */
  if (!few || cap < (uint64_t)count * ctg_count(question.empty)) {
    total = ctg_count_all(fits, count);
    if (!few || cap < (uint64_t)total) {
      ctg_list_forms(&question, fits, choices, cap);
      return total;
    }
  }
  return count <= 8 ? ctg_list_rows(&question, fits, choices, 8) : ctg_list_rows(&question, fits, choices, 16);
}

/* ---- one choice ---- */

static cartog_choice ctg_pick_row(const ctg_question *question, const ctg_bits *fits, uint64_t index, unsigned width) {
  uint64_t rows[CTG_ROWS_MAX];
  ctg_ready ready;
  cartog_choice choice;
  unsigned r = 0;
  ctg_ready_init(&ready, question);
  ctg_rows_of(rows, fits, width);
  for (unsigned n = 0; n = ctg_count_word(rows[r]), index >= n; r++)
    index -= n;
  uint64_t rest = rows[r];
  for (; index > 0; index--)
    rest &= rest - 1;
  ctg_write_choice(&choice, &ready, r, ctg_lowest(rest), width);
  return choice;
}

static cartog_choice ctg_pick_form(const ctg_question *question, const ctg_bits *fits, uint64_t index) {
  cartog_choice choice = ctg_make_choice(ctg_none(), 0);
  /* GCOVR_EXCL_BR_START: it is found before the end */
  for (ctg_bits rest = ctg_all_of(fits, question->forms.count); ctg_any(rest); rest = ctg_rest(rest)) {
    /* GCOVR_EXCL_BR_STOP */
    unsigned first = ctg_first(rest);
    for (uint32_t i = 0; i < question->forms.count; i++)
      if (ctg_has(fits[i], first) && index-- == 0)
        return ctg_form_choice(&question->forms.form[i], first, question->card->terrains);
  }
  return choice; /* GCOVR_EXCL_LINE: found before */
}

static cartog_choice ctg_pick_single_space(const ctg_question *question, uint64_t index) {
  ctg_bits rest = question->empty;
  for (; index > 0; index--)
    rest = ctg_rest(rest);
  cartog_choice choice = ctg_make_choice(ctg_space(ctg_first(rest)), ctg_fallback_terrains(question));
  choice.fallback = 1;
  return choice;
}

int64_t cartog_choices_pick(const cartog_map *map, const cartog_task *task, uint64_t number, cartog_choice *choice) {
  ctg_question question;
  ctg_bits fits[CTG_FORMS_MAX];
  int32_t status = choice == NULL ? CARTOG_ERROR_NULL : ctg_question_init(&question, map, task);
  if (status != CARTOG_OK)
    return status;
  if (question.walk)
    return ctg_list_walk(&question, choice, 1);
  uint32_t count = question.forms.count;
  ctg_fits_of(&question, fits);
  uint32_t total = ctg_count_all(fits, count);
  if (total == 0) {
    uint32_t spaces = ctg_count(question.empty);
    if (spaces > 0)
      *choice = ctg_pick_single_space(&question, number % spaces);
    return spaces;
  }
  if (!ctg_are_few(&question))
    *choice = ctg_pick_form(&question, fits, number % total);
  else
    *choice = ctg_pick_row(&question, fits, number % total, count <= 8 ? 8 : 16);
  return total;
}
