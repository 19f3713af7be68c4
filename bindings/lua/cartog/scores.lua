-- Scores and their explanation, standings and the rating of a game alone.

return function(base)
  local lib, cartog, number, Map = base.lib, base.cartog, base.number, base.Map
  local own = base.own_map
  local units = { [0] = "space", "row", "column", "diagonal", "cluster", "mountain", "square" }

  local printed = base.printed_ids.scoring
  local printed_array, printed_keys, id_of_key = base.array(printed), {}, {}
  for i, id in ipairs(printed) do
    printed_keys[i] = lib.card_key(id)
    id_of_key[printed_keys[i]] = id
  end

  local lib_explain, lib_points = lib.explain, lib.points

  local function score_one(map, card, name)
    local id = id_of_key[card]
    if not id then
      local own_card, code, spaces
      id, own_card, code, spaces = base.scoring_of(card, 1, name, 1)
      if not id then
        return nil, own_card, code, spaces
      end
      if own_card then
        return base.evaluate(own_card, map)
      end
    end
    return lib_explain(map, id, units)
  end

  -- Points of many printed cards at once, in a list; or nil and so on, where they are too many.
  local function score_many(map, cards, count)
    local points = lib.new("i32", count)
    local status = lib.score_many(map, cards, points)
    if status ~= 0 then
      return base.fail(status)
    end
    return base.list(points, count, lib.get_i32)
  end

  local function score_all(map)
    local result = {}
    for i, points in ipairs(score_many(map, printed_array, #printed)) do
      result[printed_keys[i]] = points
    end
    return result
  end

  local function score_list(map, cards, name)
    local ids, places, owns, result = {}, {}, {}, {}
    for i, card in ipairs(cards) do
      local id, own_card, code, spaces = base.scoring_of(card, 1, name, 1)
      if not id then
        return nil, own_card, code, spaces
      end
      if own_card then
        owns[#owns + 1] = { place = i, card = own_card }
      else
        ids[#ids + 1], places[#places + 1] = id, i
      end
    end
    local scored, message, code, spaces = score_many(map, base.array(ids), #ids)
    if not scored then
      return nil, message, code, spaces
    end
    for i, points in ipairs(scored) do
      result[places[i]] = points
    end
    for _, one in ipairs(owns) do
      result[one.place] = base.evaluate(one.card, map)
    end
    return result
  end

  -- map:score(card): points, and the parts that they are made of, each with points, unit and spaces.
  -- map:score{card, ...}: a list of points. map:score(): the points of all printed cards, by key.
  function Map:score(card)
    local printed_id = id_of_key[card]
    if printed_id then
      local sum, list = lib_explain(self, printed_id, units)
      if sum then
        return sum, list
      end
    end
    own(self, "score")
    if card == nil then
      return score_all(self)
    end
    local points, parts, code, spaces
    if type(card) == "table" then
      points, parts, code, spaces = score_list(self, card, "score")
    else
      points, parts, code, spaces = score_one(self, card, "score")
    end
    if points == nil then
      return nil, parts, code, spaces
    end
    return points, parts
  end

  -- map:points(card): the points of one card alone, which costs much less than with their parts.
  function Map:points(card)
    local id = id_of_key[card]
    local sum = id and lib_points(self, id)
    if sum then
      return sum
    end
    own(self, "points")
    if not id then
      local own_card, code, spaces
      id, own_card, code, spaces = base.scoring_of(card, 1, "points")
      if not id then
        return nil, own_card, code, spaces
      end
      if own_card then
        return (base.evaluate(own_card, self))
      end
    end
    return lib_points(self, id)
  end

  -- map:explain(card): the parts alone.
  function Map:explain(card)
    own(self, "explain")
    local points, parts, code, spaces = score_one(self, card, "explain")
    if points == nil then
      return nil, parts, code, spaces
    end
    return parts
  end

  cartog.score, cartog.explain, cartog.points = Map.score, Map.explain, Map.points

  -- ---- ends ----

  local take_standing, give_standing = base.pool("standing")
  local total_at, monsters_at = base.offset("standing", "total"), base.offset("standing", "monsters")
  base.take_standing, base.give_standing = take_standing, give_standing

  function base.read_standing(standing)
    return lib.get_i32(standing, total_at), lib.get_i32(standing, monsters_at)
  end

  -- cartog.standings{ {total =, monsters =}, ... }: ranks from 1, by total, then by fewer points lost to monsters.
  function cartog.standings(players)
    base.expect(players, "table", 1, "standings")
    players = base.sequence(players)
    local count, size = #players, base.size("standing")
    local standings, ranks = lib.new("standing", count), lib.new("u32", count)
    for i, player in ipairs(players) do
      base.expect(player, "table", 1, "standings")
      base.expect_whole(player.total, -2 ^ 31, 2 ^ 31 - 1, 1, "standings")
      base.expect_whole(player.monsters or 0, -2 ^ 31, 2 ^ 31 - 1, 1, "standings")
      lib.set_i32(standings, (i - 1) * size + total_at, player.total)
      lib.set_i32(standings, (i - 1) * size + monsters_at, player.monsters or 0)
    end
    local status = lib.standings(standings, ranks)
    if status ~= 0 then
      return base.fail(status)
    end
    return base.list(ranks, count)
  end

  -- Rating and title for four ids.
  function base.rating_of(total, ids)
    local rating = lib.new("i32")
    local status = lib.solo_rating(total, base.array(ids), rating)
    if status ~= 0 then
      return base.fail(status)
    end
    return lib.get_i32(rating, 0), lib.solo_title(lib.get_i32(rating, 0))
  end

  -- cartog.rating(total, edicts): alone, the total less the solo numbers of the four edicts, and its title. Not for
  -- own scoring cards, which have no such number.
  function cartog.rating(total, edicts)
    base.expect_whole(total, -2 ^ 31, 2 ^ 31 - 1, 1, "rating")
    base.expect(edicts, "table", 2, "rating")
    if edicts[number("EDICTS") + 1] ~= nil then
      base.bad(2, "rating", "four scoring cards expected")
    end
    local ids = {}
    for i = 1, number("EDICTS") do
      local card, message, code, spaces = base.card_of(edicts[i], 2, "rating", 0, number("KIND_SCORING"))
      if not card then
        return nil, message, code, spaces
      end
      ids[i] = base.card_id(card)
    end
    return base.rating_of(total, ids)
  end

  -- cartog.title(rating): the title of a rating.
  function cartog.title(rating)
    base.expect_whole(rating, -2 ^ 31, 2 ^ 31 - 1, 1, "title")
    return lib.solo_title(rating)
  end

  cartog.version, cartog.abi, cartog.rule_set = lib.version_text(), lib.abi(), lib.rule_set()
end
