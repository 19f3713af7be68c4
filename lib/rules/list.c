/* Choices, written out: all of them, or the one at a place in the list. */
#include "byte_bits_table.h"
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
static void ctg_list_forms(const ctg_question *question, const ctg_bits *fits, ctg_bits all, cartog_choice *choices,
                           uint64_t cap) {
  uint64_t n = 0;
  for (ctg_bits rest = all; ctg_any(rest) && n < cap; rest = ctg_rest(rest)) {
    unsigned first = ctg_first(rest);
    for (uint32_t i = 0; i < question->forms.count && n < cap; i++)
      if (ctg_has(fits[i], first))
        choices[n++] = ctg_form_choice(&question->forms.form[i], first, question->card->terrains);
  }
}

/* ---- few forms, as all printed cards have ----
 *
 * The bits of the forms are turned into masks: a byte for each space, or two for more than 8 forms, with a bit for each
 * form that fits with its first space there. A table holds the numbers of the bits of every byte, so all forms of a
 * space are noted in one step, however many there are, and one loop writes the choices. A loop for each space or row
 * would end after a number of rounds that no machine guesses, and each wrong guess costs as much as six choices. */

enum { CTG_FEW_FORMS = 16, CTG_MASKS_MAX = 2 * 128, CTG_CHOICES_MAX = 121 * CTG_FEW_FORMS };

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

/* Swaps the bits of b that are in the mask with those of a that stand n places higher. */
static inline void ctg_swap_bits(ctg_words *a, ctg_words *b, unsigned n, uint64_t mask) {
  ctg_words t = (*a >> n ^ *b) & mask;
  *b ^= t;
  *a ^= t << n;
}

/* Eight forms to a byte for each space. Swaps turn every eight bits of eight forms, so that set k holds the spaces 8 * r
 * + k, byte by byte; zips put the spaces in order. */
static inline void ctg_turn_eight(ctg_bytes turned[8], const ctg_bits *fits) {
  ctg_words set[8];
  ctg_bytes half[2][4];
  for (unsigned i = 0; i < 8; i++) {
    ctg_words words = {ctg_low(fits[i]), ctg_high(fits[i])};
    set[i] = words;
  }
  for (unsigned i = 0; i < 4; i++)
    ctg_swap_bits(&set[i], &set[i + 4], 4, 0x0f0f0f0f0f0f0f0f);
  for (unsigned i = 0; i < 4; i++)
    ctg_swap_bits(&set[i + (i & 2)], &set[i + (i & 2) + 2], 2, 0x3333333333333333);
  for (unsigned i = 0; i < 8; i += 2)
    ctg_swap_bits(&set[i], &set[i + 1], 1, 0x5555555555555555);
  for (unsigned i = 0; i < 4; i++) {
    half[0][i] = ctg_zip_low((ctg_bytes)set[i], (ctg_bytes)set[i + 4]);
    half[1][i] = ctg_zip_high((ctg_bytes)set[i], (ctg_bytes)set[i + 4]);
  }
  for (unsigned h = 0; h < 2; h++) {
    ctg_bytes even[2] = {ctg_zip_low(half[h][0], half[h][2]), ctg_zip_high(half[h][0], half[h][2])};
    ctg_bytes odd[2] = {ctg_zip_low(half[h][1], half[h][3]), ctg_zip_high(half[h][1], half[h][3])};
    for (unsigned i = 0; i < 2; i++) {
      turned[4 * h + 2 * i] = ctg_zip_low(even[i], odd[i]);
      turned[4 * h + 2 * i + 1] = ctg_zip_high(even[i], odd[i]);
    }
  }
}

/* GCOVR_EXCL_BR_START: inlined for each width, which is a constant then */
CTG_INLINE void ctg_masks_of(uint8_t *masks, const ctg_bits *fits, unsigned width) {
  ctg_bytes first[8], second[8];
  ctg_turn_eight(first, fits);
  if (width == 8) {
    memcpy(masks, first, sizeof first);
    return;
  }
  ctg_turn_eight(second, fits + 8);
  for (unsigned i = 0; i < 8; i++) {
    ctg_bytes low = ctg_zip_low(first[i], second[i]), high = ctg_zip_high(first[i], second[i]);
    memcpy(masks + 32 * i, &low, sizeof low);
    memcpy(masks + 32 * i + 16, &high, sizeof high);
  }
}
/* GCOVR_EXCL_BR_STOP */

#else

static void ctg_masks_of(uint8_t *masks, const ctg_bits *fits, unsigned width) {
  memset(masks, 0, CTG_MASKS_MAX);
  for (unsigned f = 0; f < width; f++)
    for (ctg_bits rest = fits[f]; ctg_any(rest); rest = ctg_rest(rest))
      masks[width / 8 * ctg_first(rest) + f / 8] |= (uint8_t)(1u << f % 8);
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
    ready->spaces[i] = ctg_low(form->spaces);
#if CTG_SHUFFLES
    /* The last four parts of a choice as one number: written part by part and read back as one, they would be waited
     * for. */
    ready->tail[i] = question->card->terrains | (uint64_t)(form->coin | (unsigned)form->shape << 8) << 32;
#else
    cartog_choice choice = ctg_form_choice(form, 0, question->card->terrains);
    memcpy(&ready->tail[i], &choice.terrains, sizeof ready->tail[i]);
#endif
  }
}

/* Writes the choice of a form at its first space. */
static inline void ctg_write_choice(cartog_choice *choice, const ctg_ready *ready, unsigned form, unsigned first) {
#if CTG_SHUFFLES
  /* A shift of both words at once: eight bytes at the right place. Those that reach into the tail are 0 and are
   * written over. */
  uint64_t spaces = ready->spaces[form] << first % 8;
  memset(choice, 0, sizeof choice->spaces);
  memcpy((unsigned char *)choice + first / 8, &spaces, sizeof spaces);
#else
  choice->spaces = ctg_to_spaces(ctg_left(ctg_make(0, ready->spaces[form]), first));
#endif
  memcpy(&choice->terrains, &ready->tail[form], sizeof ready->tail[0]);
}

/* Number of the bits that an entry of the table lists. */
CTG_INLINE unsigned ctg_listed(uint64_t bits) {
  return ((unsigned)(bits >> 56) + 1) & 15;
}

/* Writes eight bytes, the lowest first. */
CTG_INLINE void ctg_write_bytes(uint8_t *bytes, uint64_t word) {
#if CTG_SHUFFLES
  memcpy(bytes, &word, sizeof word);
#else
  for (unsigned i = 0; i < 8; i++)
    bytes[i] = (uint8_t)(word >> 8 * i);
#endif
}

/* Notes form and first space of every choice, and anything in the eight places behind the last. Returns how many there
 * are. */
CTG_INLINE unsigned ctg_note_choices(uint8_t *form, uint8_t *first, const uint8_t *masks, ctg_bits all,
                                     unsigned width) {
  const uint64_t each = 0x0101010101010101;
  unsigned n = 0;
  for (unsigned word = 0; word < 2; word++)
    for (uint64_t rest = word == 0 ? ctg_low(all) : ctg_high(all); rest != 0; rest &= rest - 1) {
      unsigned space = 64 * word + ctg_lowest(rest);
      for (unsigned half = 0; half < width / 8; half++) {
        uint64_t bits = ctg_byte_bits[masks[width / 8 * space + half]];
        ctg_write_bytes(form + n, bits + each * 8 * half);
        ctg_write_bytes(first + n, each * space);
        /* With one byte a space there is none without forms. */
        /* GCOVR_EXCL_BR_START: inlined for each width */
        n += width == 8 ? (unsigned)(bits >> 56) + 1 : ctg_listed(bits);
        /* GCOVR_EXCL_BR_STOP */
      }
    }
  return n;
}

CTG_INLINE int64_t ctg_list_few(const ctg_question *question, const ctg_bits *fits, ctg_bits all,
                                cartog_choice *choices, unsigned width) {
  uint8_t masks[CTG_MASKS_MAX], form[CTG_CHOICES_MAX + 8], first[CTG_CHOICES_MAX + 8];
  ctg_ready ready;
  ctg_ready_init(&ready, question);
  ctg_masks_of(masks, fits, width);
  intptr_t n = (intptr_t)ctg_note_choices(form, first, masks, all, width);
  /* Counted up to 0, and four choices a round: fewer jumps, whose end machines guess more often. */
  const uint8_t *forms = form + n, *firsts = first + n;
#if CTG_GNU
#pragma GCC unroll 4
#endif
  for (intptr_t i = -n; i != 0; i++)
    ctg_write_choice(choices++, &ready, forms[i], firsts[i]);
  return n;
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
  ctg_bits all = ctg_all_of(fits, count);
  if (!ctg_any(all))
    return ctg_list_single_spaces(&question, choices, cap);
  if (cap == 0)
    return ctg_count_all(fits, count);
  int few = ctg_are_few(&question);
  int64_t total = 0;
  /* Every form has at most one choice for each empty space; with so much room nothing has to be counted first. */
  if (!few || cap < (uint64_t)count * ctg_count(question.empty)) {
    total = ctg_count_all(fits, count);
    if (!few || cap < (uint64_t)total) {
      ctg_list_forms(&question, fits, all, choices, cap);
      return total;
    }
  }
  return count <= 8 ? ctg_list_few(&question, fits, all, choices, 8) : ctg_list_few(&question, fits, all, choices, 16);
}

/* ---- one choice ---- */

CTG_INLINE cartog_choice ctg_pick_few(const ctg_question *question, const ctg_bits *fits, uint64_t index,
                                      unsigned width) {
  uint8_t masks[CTG_MASKS_MAX];
  ctg_masks_of(masks, fits, width);
  for (ctg_bits rest = ctg_all_of(fits, question->forms.count);; rest = ctg_rest(rest)) {
    unsigned first = ctg_first(rest);
    for (unsigned half = 0; half < width / 8; half++) {
      uint64_t bits = ctg_byte_bits[masks[width / 8 * first + half]];
      if (index < ctg_listed(bits))
        return ctg_form_choice(&question->forms.form[8 * half + (bits >> 8 * index & 7)], first,
                               question->card->terrains);
      index -= ctg_listed(bits);
    }
  }
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
    *choice = count <= 8 ? ctg_pick_few(&question, fits, number % total, 8)
                         : ctg_pick_few(&question, fits, number % total, 16);
  return total;
}
