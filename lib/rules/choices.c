/* Choices: listing, counting and finding legal sets of spaces. */
#include "rules.h"

int ctg_form_exists(const ctg_question *question, ctg_bits *example) {
  ctg_bits place = ctg_none();
  int exists = 0;
  if (question->walk) {
    exists = ctg_walk(question, &place);
  } else {
    for (uint32_t i = 0; i < question->forms.count && !exists; i++) {
      const ctg_form *form = &question->forms.form[i];
      ctg_bits choices = ctg_form_choices(question, form);
      if (ctg_any(choices)) {
        place = ctg_left(form->spaces, ctg_first(choices));
        exists = 1;
      }
    }
  }
  if (example != NULL)
    *example = place;
  return exists;
}

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

/* The forms that may be drawn somewhere, with their first spaces. */
typedef struct {
  uint32_t count;
  const ctg_form *form[CTG_FORMS_MAX];
  ctg_bits fits[CTG_FORMS_MAX];
} ctg_fitting;

static void ctg_fitting_init(ctg_fitting *fitting, const ctg_question *question) {
  fitting->count = 0;
  for (uint32_t i = 0; i < question->forms.count; i++) {
    const ctg_form *form = &question->forms.form[i];
    ctg_bits fits = ctg_form_choices(question, form);
    if (!ctg_any(fits))
      continue;
    fitting->form[fitting->count] = form;
    fitting->fits[fitting->count++] = fits;
  }
}

static inline void ctg_write_choice(cartog_choice *choice, const ctg_form *form, unsigned first, uint32_t terrains) {
  choice->spaces = ctg_to_spaces(ctg_left(form->spaces, first));
  choice->terrains = terrains;
  choice->coin = form->coin;
  choice->shape = form->shape;
  choice->fallback = 0;
  choice->reserved = 0;
}

/* Forms stand in reading order for sets with one first space; so the list goes by first space, then form. */
static void ctg_list_forms(const ctg_fitting *fitting, uint32_t terrains, cartog_choice *choices, uint64_t cap) {
  ctg_bits anywhere = ctg_none();
  for (uint32_t i = 0; i < fitting->count; i++)
    anywhere = ctg_or(anywhere, fitting->fits[i]);
  uint64_t n = 0;
  for (; ctg_any(anywhere) && n < cap; anywhere = ctg_rest(anywhere)) {
    unsigned first = ctg_first(anywhere);
    for (uint32_t i = 0; i < fitting->count && n < cap; i++)
      if (ctg_has(fitting->fits[i], first))
        ctg_write_choice(&choices[n++], fitting->form[i], first, terrains);
  }
}

/* Swaps rows and columns of 8 x 8 bits. */
static inline uint64_t ctg_transpose(uint64_t x) {
  uint64_t t = (x ^ x >> 7) & 0x00aa00aa00aa00aa;
  x ^= t ^ t << 7;
  t = (x ^ x >> 14) & 0x0000cccc0000cccc;
  x ^= t ^ t << 14;
  t = (x ^ x >> 28) & 0x00000000f0f0f0f0;
  return x ^ t ^ t << 28;
}

/* Bits of eight forms, form by form, as bits of eight first spaces, space by space. */
static inline uint64_t ctg_by_space(const uint64_t fits[8], unsigned shift) {
  uint64_t rows = 0;
  for (unsigned i = 0; i < 8; i++)
    rows |= (fits[i] >> shift & 0xff) << (8 * i);
  return ctg_transpose(rows);
}

/* The four lower bytes of a word with a byte of zero behind each. */
static inline uint64_t ctg_spread(uint64_t x) {
  x = (x | x << 16) & 0x0000ffff0000ffff;
  return (x | x << 8) & 0x00ff00ff00ff00ff;
}

enum { CTG_FEW_FORMS = 16 };

/* What ctg_list_half works on: a choice of each form as if its first space were a1, and the forms' first spaces. */
typedef struct {
  cartog_choice ready[CTG_FEW_FORMS];
  uint64_t fits[2][CTG_FEW_FORMS]; /* lower and upper half */
  uint64_t anywhere[2];
} ctg_few;

/* The same list for up to sixteen forms, of first spaces in the lower (0) or upper (1) half: takes eight of them at a
 * time and turns the bits of the forms into bits in the order of the list, so that one loop walks them without
 * asking form by form. width is 8 or 16. */
static inline cartog_choice *ctg_list_half(const ctg_few *few, unsigned half, unsigned width, cartog_choice *choices) {
  const uint64_t *fits = few->fits[half];
  for (unsigned shift = 0; shift < 64; shift += 8) {
    if ((few->anywhere[half] >> shift & 0xff) == 0)
      continue;
    uint64_t first_eight = ctg_by_space(fits, shift), rows[2] = {first_eight, 0};
    if (width == 16) {
      uint64_t second_eight = ctg_by_space(fits + 8, shift);
      rows[0] = ctg_spread(first_eight & 0xffffffff) | ctg_spread(second_eight & 0xffffffff) << 8;
      rows[1] = ctg_spread(first_eight >> 32) | ctg_spread(second_eight >> 32) << 8;
    }
    for (unsigned part = 0; part < width / 8; part++)
      for (uint64_t row = rows[part]; row != 0; row &= row - 1) {
        unsigned bit = ctg_lowest(row), by = shift + 4 * part + bit / width;
        const cartog_choice *ready = &few->ready[bit % width];
        uint64_t lo = ready->spaces.w[0], hi = ready->spaces.w[1];
        *choices = *ready;
        choices->spaces.w[0] = half == 0 ? lo << by : 0;
        choices->spaces.w[1] = half == 0 ? hi << by | lo >> 1 >> (63 - by) : lo << by;
        choices++;
      }
  }
  return choices;
}

/* Returns the number of choices; they must have room. */
static int64_t ctg_list_few_forms(const ctg_fitting *fitting, uint32_t terrains, cartog_choice *choices) {
  ctg_few few;
  cartog_choice *end = choices;
  memset(few.fits, 0, sizeof few.fits);
  few.anywhere[0] = few.anywhere[1] = 0;
  for (uint32_t i = 0; i < fitting->count; i++) {
    ctg_write_choice(&few.ready[i], fitting->form[i], 0, terrains);
    few.anywhere[0] |= few.fits[0][i] = ctg_low(fitting->fits[i]);
    few.anywhere[1] |= few.fits[1][i] = ctg_high(fitting->fits[i]);
  }
  if (fitting->count <= 8) {
    end = ctg_list_half(&few, 0, 8, end);
    end = ctg_list_half(&few, 1, 8, end);
  } else {
    end = ctg_list_half(&few, 0, 16, end);
    end = ctg_list_half(&few, 1, 16, end);
  }
  return end - choices;
}

int64_t cartog_choices_list(const cartog_map *map, const cartog_task *task, cartog_choice *choices, uint64_t cap) {
  ctg_question question;
  int32_t status = choices == NULL && cap > 0 ? CARTOG_ERROR_NULL : ctg_question_init(&question, map, task);
  if (status != CARTOG_OK)
    return status;
  if (question.walk)
    return ctg_list_walk(&question, choices, cap);
  ctg_fitting fitting;
  ctg_fitting_init(&fitting, &question);
  if (fitting.count == 0)
    return ctg_list_single_spaces(&question, choices, cap);
  int few = fitting.count <= CTG_FEW_FORMS;
  /* Every form has at most one choice for each empty space; with so much room nothing has to be counted first. */
  if (few && cap >= (uint64_t)fitting.count * ctg_count(question.empty))
    return ctg_list_few_forms(&fitting, question.card->terrains, choices);
  int64_t total = 0;
  for (uint32_t i = 0; i < fitting.count; i++)
    total += ctg_count(fitting.fits[i]);
  if (few && cap >= (uint64_t)total)
    ctg_list_few_forms(&fitting, question.card->terrains, choices);
  else
    ctg_list_forms(&fitting, question.card->terrains, choices, cap);
  return total;
}

int64_t cartog_choices_count(const cartog_map *map, const cartog_task *task) {
  ctg_question question;
  int32_t status = ctg_question_init(&question, map, task);
  if (status != CARTOG_OK)
    return status;
  if (question.walk)
    return ctg_form_exists(&question, NULL);
  uint32_t total = 0;
  for (uint32_t i = 0; i < question.forms.count; i++)
    total += ctg_count(ctg_form_choices(&question, &question.forms.form[i]));
  return total > 0 ? total : ctg_count(question.empty);
}

int32_t cartog_choices_any(const cartog_map *map, const cartog_task *task) {
  ctg_question question;
  int32_t status = ctg_question_init(&question, map, task);
  if (status != CARTOG_OK)
    return status;
  return question.walk ? ctg_form_exists(&question, NULL) : ctg_any(question.empty);
}

int32_t cartog_task_fallback(const cartog_map *map, const cartog_task *task) {
  ctg_question question;
  int32_t status = ctg_question_init(&question, map, task);
  if (status != CARTOG_OK)
    return status;
  return !question.walk && ctg_any(question.empty) && !ctg_form_exists(&question, NULL);
}
