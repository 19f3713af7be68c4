local support = require "support"
local boards = require "boards"
local cartog = support.cartog

local function quoted(text)
  return '"' .. text:gsub('[%z\1-\31"\\\127]', function(c)
    return (c == '"' or c == "\\") and "\\" .. c or ("\\u%04x"):format(c:byte())
  end) .. '"'
end

local function list_of_names(spaces)
  local words = {}
  for i, space in ipairs(spaces) do
    words[i] = '"' .. space .. '"'
  end
  return "[" .. table.concat(words, ",") .. "]"
end

-- What `cartog replay --json` prints for a text, made from what the module says.
local function replay_json(text)
  local game, message, code, _, place = cartog.replay(text)
  if not game then
    return ('{"ok":false,"line":%d,"column":%d,"code":"%s","message":"%s","expected":%s,"found":%s}\n'):format(
      place.line, place.column, code, message:gsub("^line %d+, column %d+: ", ""), quoted(place.expected),
      quoted(place.found))
  end
  local players = {}
  for i, player in ipairs(game:standings()) do
    local seasons = {}
    for s, box in ipairs(game:sheet(i):seasons()) do
      seasons[s] = ("[%d,%d,%d,%d,%d]"):format(box.first, box.second, box.coins, box.monsters, box.total)
    end
    players[i] = ('{"name":"%s","seasons":[%s],"total":%d,"coins":%d,"rank":%d,"position":"%s"}'):format(player.name,
      table.concat(seasons, ","), player.total, player.coins, player.rank, game:position(i))
  end
  local rating, title = game:rating()
  local unverified = {}
  for i, key in ipairs(game:unverified()) do
    unverified[i] = quoted(key)
  end
  local fallback = text:find("fallback=card", 1, true) and "card" or "any"
  return ('{"ok":true,"complete":%s,"players":[%s]%s%s,"rules":"%s fallback=%s"}\n'):format(
    tostring(game:complete()), table.concat(players, ","),
    rating and (',"rating":%d,"title":"%s"'):format(rating, title) or "",
    unverified[1] and (',"unverified":[%s]'):format(table.concat(unverified, ",")) or "", cartog.rule_set, fallback)
end

describe("the module and the command line say the same", function()
  it("of random games, whole, cut and damaged", function()
    local random = support.random(99)
    for seed = 1, 12 do
      local options = ("--seed %d --players %d --map %s"):format(seed, random(4), random(2) == 1 and "A" or "B")
      local text = support.command("play " .. options)
      assert.are.equal(support.command("replay --json -", text), replay_json(text), options)
      local cut = text:sub(1, random(#text))
      assert.are.equal(support.command("replay --json -", cut), replay_json(cut), options)
      for _ = 1, 4 do
        local damaged = text
        for _ = 1, random(2) do
          local at = random(#damaged)
          local byte = random(3) == 1 and random(94) + 32 or damaged:byte(random(#damaged))
          damaged = damaged:sub(1, at - 1) .. string.char(byte) .. damaged:sub(at + random(2))
        end
        assert.are.equal(support.command("replay --json -", damaged), replay_json(damaged), damaged)
      end
    end
  end)

  it("of the example records", function()
    for _, name in ipairs({ "four_players", "own_map", "solo", "two_players" }) do
      local text = support.read("examples/records/" .. name .. ".cgl")
      assert.are.equal(support.command("replay --json -", text), replay_json(text))
    end
  end)

  it("of games that it plays itself", function()
    for seed = 20, 23 do
      local names = { "ann", seed % 2 == 0 and "bob" or nil }
      local random = support.random(seed)
      local game = assert(cartog.game({ players = names, seed = seed, map = seed % 2 == 0 and "A" or "B" }))
      while not game:complete() do
        local phase = game:info().phase
        if phase == "begin" or phase == "score" then
          assert(game:begin())
        else
          local _, kind = assert(game:reveal())
          for player in ipairs(kind ~= "ruins" and names or {}) do
            local choices = {}
            for choice in game:legal(player) do
              choices[#choices + 1] = choice
            end
            local placements = choices[1] and choices[random(#choices)]:placements() or { "pass" }
            assert(game:draw(player, placements[random(#placements)]))
          end
        end
      end
      assert.are.equal(support.command("replay --json -", game:text()), replay_json(game:text()))
      assert.is_truthy(replay_json(game:text()):find('"complete":true', 1, true))
    end
  end)

  local random = support.random(1234)
  local maps = {}
  for i = 1, 120 do
    maps[i] = i % 2 == 0 and boards.played(cartog, random, random(20)) or boards.arbitrary(cartog, random)
  end

  it("of scores", function()
    local lines, wanted = {}, {}
    for i, map in ipairs(maps) do
      lines[i] = map:cpn()
      local scores, all = {}, map:score()
      for k, card in ipairs(cartog.cards("scoring")) do
        scores[k] = ('"%s":%d'):format(card.key, all[card.key])
      end
      wanted[i] = ('{"scores":{%s},"monsters":%d,"mountains":%d,"empty":%d}'):format(table.concat(scores, ","),
        (map:monsters()), (map:mountains()), #map:spaces("empty"))
    end
    assert.are.equal(table.concat(wanted, "\n") .. "\n",
      support.command("score --json -", table.concat(lines, "\n") .. "\n"))
  end)

  it("of explanations", function()
    for i = 1, 12 do
      local wanted = {}
      for k, card in ipairs(cartog.cards("scoring")) do
        local parts = {}
        for p, part in ipairs(maps[i]:explain(card)) do
          parts[p] = ('{"unit":"%s","points":%d,"spaces":%s}'):format(part.unit, part.points,
            list_of_names(part.spaces))
        end
        wanted[k] = ('"%s":[%s]'):format(card.key, table.concat(parts, ","))
      end
      local said = support.command("score --json --explain -", maps[i]:cpn() .. "\n")
      assert.are.equal(table.concat(wanted, ","), said:match('"parts":{(.*)}}'))
    end
  end)

  it("of placements", function()
    local lines, wanted = {}, {}
    local cards = cartog.cards("explore")
    for _, card in ipairs(cartog.cards("ambush")) do
      cards[#cards + 1] = card
    end
    for i, map in ipairs(maps) do
      for _ = 1, 6 do
        local card, words, options = cards[random(#cards)], { "" }, {}
        for _, word in ipairs({ "ruins", "solo", "card" }) do
          if random(3) == 1 then
            words[#words + 1] = word
            options[word == "card" and "fallback" or word] = word == "card" and "card" or true
          end
        end
        local list = map:legal_list(card, options)
        local placement
        if list[1] and random(2) == 1 then
          local texts = list[random(#list)]:placements()
          placement = texts[random(#texts)]
        else
          local letter, names, seen = random(5), {}, {}
          for n = 1, random(4) do
            local name = ("abcdefghijk"):sub((i + n) % 11 + 1, (i + n) % 11 + 1) .. random(11)
            if not seen[name] then
              seen[name] = true
              names[#names + 1] = name
            end
          end
          placement = ("FVAWM"):sub(letter, letter) .. ":" .. table.concat(names, ",")
        end
        lines[#lines + 1] = ("%s%s\t%s\t%s"):format(card.key, table.concat(words, ","), map:cpn(), placement)
        local after = map:copy()
        local outcome, message, code, spaces = after:place(placement, card, options)
        local legal = map:check(placement, card, options)
        assert.are.equal(outcome ~= nil, legal == true)
        if outcome then
          wanted[#wanted + 1] = ('{"legal":true,"coins":%d,"lost":%d,"mountains":%s,"position":"%s"}'):format(
            outcome.coins, outcome.lost, list_of_names(outcome.mountains),
            after:cpn(outcome.coins > 0 and { coins = outcome.coins } or nil))
        else
          wanted[#wanted + 1] = ('{"legal":false,"code":"%s","spaces":%s,"message":"%s"}'):format(code,
            list_of_names(spaces), message)
        end
      end
    end
    local said = support.split(support.command("check --stdin", table.concat(lines, "\n") .. "\n"), "[^\n]+")
    for i, line in ipairs(lines) do
      assert.are.equal(wanted[i], said[i], line)
    end
    assert.are.equal(#wanted, #said)
  end)

  it("of what is legal", function()
    for i = 1, 20 do
      local options, words = { solo = i % 3 == 0, ruins = i % 4 == 0 }, ""
      for word, given in pairs(options) do
        words = given and words .. " --" .. word or words
      end
      local card = cartog.cards(i % 5 == 0 and "ambush" or "explore")[i % 4 + 1]
      local list = {}
      for k, choice in ipairs(maps[i]:legal_list(card, options)) do
        list[k] = tostring(choice) .. "\n"
      end
      assert.are.equal(table.concat(list),
        support.command(("legal --card %s%s -"):format(card.key, words), maps[i]:cpn() .. "\n"))
    end
  end)
end)
