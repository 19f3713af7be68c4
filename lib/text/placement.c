/* Placements, choices and sets of spaces. */
#include "text.h"

int32_t cartog_placement_parse(const char *text, uint64_t length, cartog_placement *placement,
                               cartog_text_error *error) {
  ctg_reader reader;
  int32_t status = ctg_reader_init(&reader, text, length, placement, error);
  if (status != CARTOG_OK)
    return status;
  cartog_placement result;
  memset(&result, 0, sizeof result);
  if (!ctg_is_word(text, length, "pass")) {
    unsigned terrain = CARTOG_TERRAIN_EMPTY, mark = 0;
    int32_t fault = ctg_letter(ctg_peek(&reader), &terrain, &mark);
    if (fault == CARTOG_OK && (mark != 0 || terrain == CARTOG_TERRAIN_EMPTY || terrain > CARTOG_TERRAIN_MOUNTAIN))
      fault = CARTOG_ERROR_LETTER;
    ctg_bits spaces = ctg_none();
    if (fault != CARTOG_OK)
      ctg_fail(&reader, ctg_at_end(&reader) ? CARTOG_ERROR_SYNTAX : fault, 0);
    reader.at += reader.status == CARTOG_OK;
    if (reader.status == CARTOG_OK && ctg_read_byte(&reader, ':'))
      ctg_read_spaces(&reader, &spaces);
    result.terrain = terrain;
    result.spaces = ctg_to_spaces(spaces);
  }
  if (reader.status == CARTOG_OK)
    *placement = result;
  return ctg_reader_end(&reader, error);
}

int64_t cartog_placement_print(const cartog_placement *placement, char *out, uint64_t cap) {
  if (placement == NULL || (out == NULL && cap > 0))
    return CARTOG_ERROR_NULL;
  ctg_bits spaces = ctg_from_spaces(&placement->spaces);
  int pass = placement->terrain == CARTOG_TERRAIN_EMPTY;
  if (ctg_has_excess(spaces) || placement->terrain > CARTOG_TERRAIN_MOUNTAIN || ctg_any(spaces) == pass)
    return CARTOG_ERROR_RANGE;
  ctg_writer writer = {out, cap, 0};
  if (pass) {
    ctg_put_text(&writer, "pass");
  } else {
    ctg_put(&writer, (char)cartog_terrain_letter(placement->terrain, 0));
    ctg_put(&writer, ':');
    ctg_put_spaces(&writer, spaces);
  }
  return ctg_finish(&writer);
}

int64_t cartog_choice_print(const cartog_choice *choice, char *out, uint64_t cap) {
  if (choice == NULL || (out == NULL && cap > 0))
    return CARTOG_ERROR_NULL;
  ctg_bits spaces = ctg_from_spaces(&choice->spaces);
  const uint32_t known = CARTOG_TERRAINS_DRAWABLE | 1u << CARTOG_TERRAIN_MOUNTAIN;
  if (ctg_has_excess(spaces) || !ctg_any(spaces) || choice->terrains == 0 || (choice->terrains & ~known) != 0)
    return CARTOG_ERROR_RANGE;
  ctg_writer writer = {out, cap, 0};
  for (uint32_t t = CARTOG_TERRAIN_FOREST; t <= CARTOG_TERRAIN_MOUNTAIN; t++)
    if ((choice->terrains >> t & 1) != 0)
      ctg_put(&writer, (char)cartog_terrain_letter(t, 0));
  ctg_put(&writer, ':');
  ctg_put_spaces(&writer, spaces);
  return ctg_finish(&writer);
}

int32_t cartog_spaces_parse(const char *text, uint64_t length, cartog_spaces *spaces, cartog_text_error *error) {
  ctg_reader reader;
  int32_t status = ctg_reader_init(&reader, text, length, spaces, error);
  if (status != CARTOG_OK)
    return status;
  ctg_bits result = ctg_none();
  if (length > 0)
    ctg_read_spaces(&reader, &result);
  if (reader.status == CARTOG_OK)
    *spaces = ctg_to_spaces(result);
  return ctg_reader_end(&reader, error);
}

int64_t cartog_spaces_print(const cartog_spaces *spaces, char *out, uint64_t cap) {
  if (spaces == NULL || (out == NULL && cap > 0))
    return CARTOG_ERROR_NULL;
  ctg_bits bits = ctg_from_spaces(spaces);
  if (ctg_has_excess(bits))
    return CARTOG_ERROR_RANGE;
  ctg_writer writer = {out, cap, 0};
  ctg_put_spaces(&writer, bits);
  return ctg_finish(&writer);
}
