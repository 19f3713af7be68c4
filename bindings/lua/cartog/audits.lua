-- The audit of a sheet that somebody typed in: what cannot be on it, whatever was drawn when.

return function(base)
  local lib, cartog, number = base.lib, base.cartog, base.number
  local audit_options = { start = "any", season = "any", time = "number", coins = "number", edicts = "table",
    solo = "boolean", boxes = "table" }
  local box_members = { "first", "second", "coins", "monsters", "total" }

  local function set(audit, member, value)
    lib.set_u32(audit, base.offset("audit", member), value)
  end

  local function set_map(audit, member, map)
    lib.copy(audit, base.offset("audit", member), map, 0, base.size("map"))
  end

  -- The blank map that a sheet was drawn on: a map, a side, or the printed side with the same mountains.
  local function start_of(map, start)
    if type(start) == "string" then
      local side, message, code, spaces = cartog.map(start)
      return side, message, code, spaces
    elseif start ~= nil then
      base.expect_map(start, 2, "audit", 2)
      return start
    end
    local b = cartog.map("B")
    local same = table.concat(b:spaces("mountain"), ",") == table.concat(map:spaces("mountain"), ",")
    return same and b or cartog.map("A")
  end

  local function fill_boxes(audit, boxes)
    boxes = base.sequence(boxes)
    if #boxes > number("SEASONS") then
      base.bad(2, "audit", "option 'boxes': more than four seasons", 2)
    end
    set(audit, "boxes", #boxes)
    for i, box in ipairs(boxes) do
      base.expect(box, "table", 2, "audit", 2)
      local at = base.offset("audit", "seasons") + (i - 1) * base.size("ledger")
      for _, member in ipairs(box_members) do
        base.expect_whole(box[member], -1000000, 1000000, 2, "audit", 2)
        lib.set_i32(audit, at + base.offset("ledger", member), box[member])
      end
      lib.set_u32(audit, at + base.offset("ledger", "scored"), 1)
    end
  end

  local function fill(audit, options)
    if options.season ~= nil then
      set(audit, "season", base.season_of(options.season, 2, "audit"))
      base.expect_whole(options.time or 0, 0, 2 ^ 32 - 1, 2, "audit", 1)
      set(audit, "time", options.time or 0)
    end
    if options.coins ~= nil then
      base.expect_whole(options.coins, 0, 2 ^ 32 - 1, 2, "audit", 1)
      set(audit, "coins", options.coins)
      set(audit, "has_coins", 1)
    end
    for i = 1, number("EDICTS") do
      local wanted = options.edicts and options.edicts[i]
      if wanted then
        local card, message, code, spaces = base.card_of(wanted, 2, "audit", 1, number("KIND_SCORING"))
        if not card then
          return nil, message, code, spaces
        end
        lib.set_u32(audit, base.offset("audit", "edicts") + 4 * (i - 1), base.card_id(card))
      end
    end
    set(audit, "alone", options.solo and 1 or 0)
    if options.boxes then
      fill_boxes(audit, options.boxes)
    end
    return true
  end

  local function findings_of(audit)
    local most, size = number("FINDINGS_MAX"), base.size("finding")
    local buffer = lib.new("finding", most)
    local count = lib.audit_list(audit, buffer)
    if count < 0 then
      return base.fail(count)
    end
    local list = {}
    for i = 1, count do
      local at = (i - 1) * size
      local kind = lib.get_u32(buffer, at + base.offset("finding", "kind"))
      local season = lib.get_u32(buffer, at + base.offset("finding", "season"))
      list[i] = {
        code = lib.finding_slug(kind),
        message = lib.finding_message(kind),
        season = base.seasons[season],
        expected = lib.get_i32(buffer, at + base.offset("finding", "expected")),
        found = lib.get_i32(buffer, at + base.offset("finding", "found")),
        spaces = lib.names(buffer, at + base.offset("finding", "spaces")),
      }
    end
    return list
  end

  -- cartog.audit(map, options): a list of findings: code, message, expected, found, spaces and season. No finding does
  -- not prove that the game was right. options: start (blank map or side), season, time, coins, edicts, solo, and
  -- boxes, for each season scored first, second, coins, monsters and total. A position as text brings its fields.
  function cartog.audit(map, options)
    local known = {}
    if type(map) == "string" then
      local parsed, fields, code, spaces, place = cartog.parse(map)
      if not parsed then
        return nil, fields, code, spaces, place
      end
      map, known = parsed, fields
    else
      base.expect_map(map, 1, "audit")
    end
    base.expect_options(options, audit_options, 2, "audit")
    local all = { season = known.season, time = known.time, coins = known.coins, edicts = known.edicts }
    for key, value in pairs(options or {}) do
      all[key] = value
    end
    local start, message, code, spaces = start_of(map, all.start)
    if not start then
      return nil, message, code, spaces
    end
    local audit = base.new("audit")
    set_map(audit, "map", map)
    set_map(audit, "start", start)
    local filled, why, slug, none = fill(audit, all)
    if not filled then
      return nil, why, slug, none
    end
    return findings_of(audit)
  end
end
