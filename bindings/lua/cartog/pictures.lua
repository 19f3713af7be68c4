-- Maps, cards, shapes, sheets and games as pictures: one <svg> element as text, for a file or a page.

return function(base)
  local lib, cartog, number, Map = base.lib, base.cartog, base.number, base.Map
  local own = base.own_map
  local size_options = { size = "number" }
  local over_options = { size = "number", title = "string", highlight = "table", placement = "any",
    refused = "boolean", cause = "table" }
  local shape_options = { size = "number", terrain = "string" }

  -- The side of a space that an option gives, 0 for the usual one. The callers of this are the calls' own helpers.
  local function pixels_of(options, argument, name)
    local size = options and options.size
    if size == nil then
      return 0
    end
    base.expect_whole(size, number("PIXELS_MIN"), number("PIXELS_MAX"), argument, name, 2)
    return size
  end

  local function only_size(options, argument, name)
    base.expect_options(options, size_options, argument, name, 1)
    local pixels = pixels_of(options, argument, name)
    return pixels
  end

  -- What a printer gave: text, or a status.
  local function picture(printed)
    if type(printed) == "number" then
      return base.fail(printed)
    end
    return printed
  end

  -- Puts named spaces into the member of a picture.
  local function add_spaces(buffer, member, spaces, name)
    local set = base.new("spaces")
    for _, space in ipairs(base.sequence(spaces)) do
      base.expect(space, "string", 1, name, 2)
      if not base.space_numbers[space] then
        local status = number("ERROR_SPACE_UNKNOWN")
        return nil, ("%s: '%s'"):format(lib.status_message(status), space), lib.status_slug(status), {}
      end
      lib.spaces_add(set, base.space_numbers[space])
    end
    lib.copy(buffer, base.offset("picture", member), set, 0, base.size("spaces"))
    return true
  end

  -- What options show over a map, as a buffer.
  local function over(options, name)
    base.expect_options(options, over_options, 1, name, 1)
    local buffer = base.new("picture")
    lib.set_u32(buffer, base.offset("picture", "pixels"), pixels_of(options, 1, name))
    if options == nil then
      return buffer
    end
    for _, member in ipairs({ "highlight", "cause" }) do
      local added, message, code, spaces = add_spaces(buffer, member, options[member] or {}, name)
      if not added then
        return nil, message, code, spaces
      end
    end
    if options.refused then
      lib.set_u32(buffer, base.offset("picture", "flags"), number("PICTURE_REFUSED"))
    end
    if options.placement ~= nil then
      local placement, message, code, spaces, place = base.placement_of(options.placement, 1, name, 1)
      if not placement then
        return nil, message, code, spaces, place
      end
      lib.copy(buffer, base.offset("picture", "ghost"), placement, 0, base.size("placement"))
      base.give_placement(placement)
    end
    return buffer
  end

  -- map:svg(options): the map. options: highlight (spaces that are tinted, the others dimmed), placement (shown over
  -- it), refused (that placement in red), cause (spaces outlined in red), size (pixels a space, 8 to 200), and title.
  function Map:svg(options)
    own(self, "svg")
    local buffer, message, code, spaces, place = over(options, "svg")
    if not buffer then
      return nil, message, code, spaces, place
    end
    return picture(lib.map_svg(self, buffer, options and options.title or ""))
  end

  -- An own scoring card's picture: the spaces of its parts, and its points as the title.
  local function own_svg(map, card, pixels)
    local buffer, all = base.new("picture"), {}
    local points, parts = base.evaluate(card, map)
    for _, part in ipairs(parts) do
      for _, space in ipairs(type(part) == "table" and type(part.spaces) == "table" and part.spaces or {}) do
        all[#all + 1] = tostring(space)
      end
    end
    lib.set_u32(buffer, base.offset("picture", "pixels"), pixels)
    local added, message, code, spaces = add_spaces(buffer, "highlight", all, "score_svg")
    if not added then
      return nil, message, code, spaces
    end
    return picture(lib.map_svg(map, buffer, ("%s: %d"):format(card.key, points)))
  end

  -- map:score_svg(card, options): what a scoring card pays for on the map. options: size.
  function Map:score_svg(card, options)
    own(self, "score_svg")
    local pixels = only_size(options, 2, "score_svg")
    local id, own_card, code, spaces = base.scoring_of(card, 1, "score_svg")
    if not id then
      return nil, own_card, code, spaces
    end
    if own_card then
      local text, why, slug, none = own_svg(base.copy_map(self), own_card, pixels)
      return text, why, slug, none
    end
    return picture(lib.score_svg(self, id, pixels))
  end

  -- sheet:svg(options): map, coin track and the seasons' boxes. options as for map:svg.
  function base.Sheet:svg(options)
    base.own_sheet(self, "svg")
    local buffer, message, code, spaces, place = over(options, "svg")
    if not buffer then
      return nil, message, code, spaces, place
    end
    return picture(lib.sheet_svg(self, buffer, options and options.title or ""))
  end

  -- game:svg(options): edicts, season, last card, and everybody's sheets. options: size.
  function base.Game:svg(options)
    local data = base.inside_game(self, "svg")
    local pixels = only_size(options, 1, "svg")
    if not base.at_events(data.walk) then
      return base.not_yet()
    end
    return picture(lib.replay_svg(data.walk.replay, data.walk.sheets, pixels))
  end

  -- card:svg(options): the card, printed or own. options: size.
  function base.Card:svg(options)
    base.own_card(self, "svg")
    return picture(lib.card_svg(self, only_size(options, 1, "svg")))
  end

  -- cartog.shape_svg(shape, options): a shape such as "XX/X.". options: terrain that it is drawn in, and size.
  function cartog.shape_svg(shape, options)
    base.expect(shape, "string", 1, "shape_svg")
    base.expect_options(options, shape_options, 2, "shape_svg")
    local terrain = options and options.terrain or "empty"
    if not base.terrain_numbers[terrain] then
      base.bad(2, "shape_svg", ("option 'terrain': '%s' is no terrain"):format(terrain))
    end
    local size = options and options.size
    base.expect_whole(size or number("PIXELS_MIN"), number("PIXELS_MIN"), number("PIXELS_MAX"), 2, "shape_svg")
    local set, message, code, spaces = base.shape_of(shape)
    if not set then
      return nil, message, code, spaces
    end
    return picture(lib.shape_svg(set, base.terrain_numbers[terrain], size or 0))
  end
end
