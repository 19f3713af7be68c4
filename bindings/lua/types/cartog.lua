---@meta cartog
-- LuaCATS annotations for language servers; a spec compares them with the module. What depends on data gives
-- nil, message, code, spaces where it fails, and texts the place as well.

---@alias cartog.Spaces string[] names of spaces, such as "c4"
---@alias cartog.Terrain "empty"|"forest"|"village"|"farm"|"water"|"monster"|"mountain"|"wasteland"|"void"
---@alias cartog.CardLike string|integer|cartog.Card key, name, id or card
---@alias cartog.PlacementLike string|{terrain: cartog.Terrain, spaces: cartog.Spaces}
---@alias cartog.Season "spring"|"summer"|"fall"|"winter"

---@class cartog.Place where a text is wrong
---@field line integer
---@field column integer in bytes, from 1
---@field expected? string records: what should be there
---@field found? string records: what is there
---@field game? cartog.Game records: the game up to there

---@class cartog.TaskOptions
---@field ruins? boolean the shape must cover ruins
---@field ambush? boolean the card must be an ambush card
---@field solo? boolean the game is played alone
---@field fallback? "any"|"card" terrains of the single space where no shape fits

---@class cartog.PlaceOptions: cartog.TaskOptions
---@field coins? integer coins on the track before, 0 to 14

---@class cartog.PreviewOptions: cartog.PlaceOptions
---@field cards? cartog.CardLike[] scoring cards to look at, all printed ones without it

---@class cartog.DrawOptions: cartog.TaskOptions
---@field turn? integer number by which the draw is taken back

---@class cartog.EffectOptions: cartog.TaskOptions
---@field coins? integer coins on the track before, 0 to 14

---@class cartog.HintOptions: cartog.TaskOptions
---@field top? integer how many, at most 32; 5 without it

---@class cartog.Effect what a drawing leads to
---@field placement string
---@field points table<string, integer> after it, by key of the scoring cards
---@field monsters integer monster penalty in points after it
---@field coins integer on the track after it
---@field lost integer coins beyond the 14th
---@field fallback boolean drawn as the single space of the fallback

---@class cartog.Hint: cartog.Effect a drawing and its value
---@field value integer of the map after it; of a search the sum over what may follow, each times its weight

---@class cartog.Aim what is worth how much, in whole numbers up to 1000000 either way
---@field cards table<cartog.CardLike, integer> value of a point of each scoring card
---@field coin? integer value of a coin on the track, 1 without it
---@field monster? integer value lost with a point of the monster penalty, 1 without it
---@field coins? integer coins on the track now, 0 to 14

---@class cartog.SizeOptions
---@field size? integer pixels a space, 8 to 200; 32 without it

---@class cartog.PictureOptions: cartog.SizeOptions
---@field title? string what a screen reader says
---@field highlight? cartog.Spaces spaces that are tinted, the others dimmed
---@field placement? cartog.PlacementLike shown over the map
---@field refused? boolean that placement in red
---@field cause? cartog.Spaces spaces outlined in red

---@class cartog.Outcome
---@field coins integer coins filled now, shape and mountains together
---@field lost integer coins beyond the 14th
---@field shape_coins integer
---@field mountain_coins integer
---@field fallback boolean drawn as the single space of the fallback
---@field mountains cartog.Spaces mountains that were closed

---@class cartog.Preview
---@field before table<string, integer> points by key
---@field after table<string, integer>
---@field monsters_before integer
---@field monsters_after integer
---@field coins_before integer
---@field coins_after integer
---@field lost integer
---@field mountains cartog.Spaces

---@class cartog.Part what a scoring card pays for
---@field points integer
---@field unit "space"|"row"|"column"|"diagonal"|"cluster"|"mountain"|"square"
---@field spaces cartog.Spaces

---@class cartog.Fields fields of a position
---@field season? cartog.Season
---@field time? integer
---@field coins? integer
---@field edicts? (string|false)[]
---@field ruins? boolean
---@field totals? integer[]

---@class cartog.Box a season's box on a sheet
---@field first integer
---@field second integer
---@field coins integer
---@field monsters integer points lost
---@field total integer

---@class cartog.Entry something on a sheet that can be taken back
---@field turn integer
---@field season? cartog.Season a season that was scored
---@field terrain? cartog.Terrain "empty" for a pass
---@field spaces? cartog.Spaces
---@field coins? integer
---@field lost? integer

---@class cartog.Info what there is to know about a table
---@field phase "begin"|"reveal"|"draw"|"score"|"over" what comes next
---@field season? cartog.Season
---@field time integer
---@field threshold? integer time that ends the season
---@field turn integer cards revealed
---@field card? string key of the last one
---@field kind? "explore"|"ruins"|"ambush"
---@field ruins boolean ruins are pending for the next explore card
---@field owed integer maps that the last card has still to be drawn on
---@field first? string key of the season's first edict
---@field second? string

---@class cartog.Task what a card asks of a map; check and its fellows take it in the place of a card
---@field card cartog.Card
---@field drawer integer|string number at a table, name in a game
---@field ruins boolean
---@field solo boolean
---@field fallback "any"|"card"

---@class cartog.Finding
---@field code string
---@field message string
---@field season? cartog.Season
---@field expected integer
---@field found integer
---@field spaces cartog.Spaces

---@class cartog.Step a line of a record
---@field line integer
---@field text string
---@field kind "header"|"comment"|"season"|"reveal"|"draw"|"check"|"score"|"end"|"undo"
---@field game cartog.Game the game up to that line
---@field season? string
---@field turn? integer
---@field card? string
---@field card_kind? "explore"|"ruins"|"ambush"
---@field drawer? string
---@field owner? string
---@field placement? string

---@class cartog.Card
---@field id integer
---@field key string
---@field kind "explore"|"ruins"|"ambush"|"scoring"|"season"|"edict"
---@field name string
---@field german string
---@field time integer
---@field terrains cartog.Terrain[]
---@field shapes string[] rows joined by /, +c for a coin
---@field pass? "left"|"right"
---@field corner? "tl"|"tr"|"br"|"bl"
---@field walk? "cw"|"ccw"
---@field category? "forest"|"farm_water"|"village"|"space"
---@field solo? integer
---@field edicts? string[] of a season
local Card = {}

---The card as a picture: SVG.
---@param options? cartog.SizeOptions
---@return string? svg
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Card:svg(options) end

---@class cartog.Choice a set of spaces that may be drawn
---@field spaces cartog.Spaces
---@field terrains cartog.Terrain[]
---@field coin boolean
---@field shape? integer which shape of the card, from 1; nil under the fallback
---@field fallback boolean
local Choice = {}

---The texts of all placements that it stands for.
---@return string[]
function Choice:placements() end

---@class cartog.Map
local Map = {}

---@param placement cartog.PlacementLike
---@param card cartog.CardLike|cartog.Task
---@param options? cartog.TaskOptions
---@return true? legal
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
---@return cartog.Place? place
function Map:check(placement, card, options) end

---Draws, or changes nothing.
---@param placement cartog.PlacementLike
---@param card cartog.CardLike|cartog.Task
---@param options? cartog.PlaceOptions
---@return cartog.Outcome? outcome
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
---@return cartog.Place? place
function Map:place(placement, card, options) end

---An iterator over every legal set of spaces, each once, in reading order. The C module makes all at once: whoever wants
---one asks map:pick.
---@param card cartog.CardLike|cartog.Task
---@param options? cartog.TaskOptions
---@return (fun(): cartog.Choice?)? iterator
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Map:legal(card, options) end

---@param card cartog.CardLike|cartog.Task
---@param options? cartog.TaskOptions
---@return cartog.Choice[]? list
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Map:legal_list(card, options) end

---@param card cartog.CardLike|cartog.Task
---@param options? cartog.TaskOptions
---@return integer? count
---@return boolean|string? fallback whether they are single spaces of the fallback
---@return string? code
---@return cartog.Spaces? spaces
function Map:legal_count(card, options) end

---@param placement cartog.PlacementLike
---@param card cartog.CardLike|cartog.Task
---@param options? cartog.PreviewOptions
---@return cartog.Preview? preview
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
---@return cartog.Place? place
function Map:preview(placement, card, options) end

---Points and parts of a card; a list of points for a list of cards; points of all printed cards by key for none.
---@param card? cartog.CardLike|cartog.CardLike[]
---@return integer|integer[]|table<string, integer>|nil points
---@return cartog.Part[]|string? parts
---@return string? code
---@return cartog.Spaces? spaces
function Map:score(card) end

---Points of one card alone, which costs less than with their parts.
---@param card cartog.CardLike
---@return integer? points
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Map:points(card) end

---@param card cartog.CardLike
---@return cartog.Part[]? parts
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Map:explain(card) end

---What every legal placement leads to, in reading order and then in that of the terrains' codes.
---@param card cartog.CardLike|cartog.Task
---@param scoring cartog.CardLike[] scoring cards
---@param options? cartog.EffectOptions
---@return cartog.Effect[]? effects
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Map:effects(card, scoring, options) end

---Choice number n of the list, from 0 and modulo their number; nil alone where the player passes.
---@param card cartog.CardLike|cartog.Task
---@param n integer from 0 to 2^53
---@param options? cartog.TaskOptions
---@return cartog.Choice? choice
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Map:pick(card, n, options) end

---The best drawings, the best first.
---@param card cartog.CardLike|cartog.Task
---@param aim cartog.Aim
---@param options? cartog.HintOptions
---@return cartog.Hint[]? hints
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Map:hints(card, aim, options) end

---The value of the map as it is.
---@param aim cartog.Aim
---@return integer? value
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Map:value(aim) end

---The map as a picture: SVG.
---@param options? cartog.PictureOptions
---@return string? svg
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
---@return cartog.Place? place
function Map:svg(options) end

---What a scoring card pays for, as a picture: SVG.
---@param card cartog.CardLike
---@param options? cartog.SizeOptions
---@return string? svg
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Map:score_svg(card, options) end

---The monster penalty in points, and the empty spaces that it is for.
---@return integer points
---@return cartog.Spaces spaces
function Map:monsters() end

---How many mountains are closed, and which.
---@return integer closed
---@return cartog.Spaces mountains
function Map:mountains() end

---@param options? cartog.Fields
---@return string? position
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Map:cpn(options) end

---@return string
function Map:grid() end

---@param space string|integer name, or row from 1
---@param column? integer
---@return cartog.Terrain? terrain
---@return boolean|string? ruins
---@return string? code
---@return cartog.Spaces? spaces
function Map:get(space, column) end

---Changes a space without asking any rule.
---@param space string|integer name, or row from 1
---@param column integer|cartog.Terrain the terrain, where a name came first
---@param terrain? cartog.Terrain|integer
---@return true? done
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Map:set(space, column, terrain) end

---@param space string|integer name, or row from 1
---@param column integer|boolean whether there is a mark, where a name came first
---@param there? boolean
---@return true? done
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Map:set_ruins(space, column, there) end

---@param terrain cartog.Terrain|integer
---@return cartog.Spaces? spaces
---@return string? message
---@return string? code
function Map:spaces(terrain) end

---@return cartog.Spaces
function Map:ruins() end

---Eleven lists of eleven terrain codes, and the same of ruins marks.
---@return integer[][] terrain
---@return boolean[][] ruins
function Map:array() end

---@return cartog.Map
function Map:copy() end

---@class cartog.Sheet
local Sheet = {}

---@return cartog.Map
function Sheet:map() end

---@return integer coins
---@return integer lost
function Sheet:coins() end

---@return integer total
---@return integer monsters
function Sheet:total() end

---@return cartog.Box[]
function Sheet:seasons() end

---@return cartog.Entry[]
function Sheet:history() end

---@param placement cartog.PlacementLike
---@param card cartog.CardLike|cartog.Task
---@param options? cartog.DrawOptions
---@return cartog.Outcome? outcome
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
---@return cartog.Place? place
function Sheet:draw(placement, card, options) end

---@param season cartog.Season|integer
---@param first cartog.CardLike
---@param second cartog.CardLike
---@param options? {turn: integer}
---@return cartog.Box? box
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Sheet:score(season, first, second, options) end

---Takes back everything with that turn or a later one; without it, the last turn.
---@param turn? integer
---@return cartog.Sheet
function Sheet:undo(turn) end

---@return cartog.Sheet
function Sheet:forget() end

---@param map cartog.Map
---@param coins? integer
---@return cartog.Sheet? sheet
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Sheet:load(map, coins) end

---@return cartog.Sheet
function Sheet:copy() end

---Map, coin track and the seasons' boxes as a picture: SVG.
---@param options? cartog.PictureOptions
---@return string? svg
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
---@return cartog.Place? place
function Sheet:svg(options) end

---@class cartog.Table
local Table = {}

---@return cartog.Info
function Table:info() end

---@return string[]
function Table:edicts() end

---@return string[]
function Table:deck() end

---@param key string
---@return cartog.Card? card
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Table:card(key) end

---@return string[]
function Table:reveals() end

---@return integer
function Table:players() end

---@return string?
function Table:seed() end

---@return cartog.Table? table
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Table:begin() end

---@param cards cartog.CardLike[]
---@return cartog.Table? table
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Table:order(cards) end

---@param card? cartog.CardLike
---@return string? key
---@return string? kind
---@return string? code
---@return cartog.Spaces? spaces
function Table:reveal(card) end

---@param owner? integer from 1
---@return cartog.Task? task
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Table:task(owner) end

---@param sheet cartog.Sheet
---@param owner? integer from 1
---@return (fun(): cartog.Choice?)? iterator
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Table:legal(sheet, owner) end

---@param sheet cartog.Sheet
---@param placement cartog.PlacementLike
---@param owner? integer from 1
---@param drawer? integer from 1
---@return cartog.Outcome? outcome
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
---@return cartog.Place? place
function Table:draw(sheet, placement, owner, drawer) end

---@param owner? integer from 1
---@return cartog.Table? table
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Table:note(owner) end

---@param sheet? cartog.Sheet
---@param owner? integer from 1
---@return cartog.Table? table
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Table:undo_draw(sheet, owner) end

---@param sheet cartog.Sheet
---@return cartog.Box? box
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Table:score(sheet) end

---@param turn integer
---@param ... cartog.Sheet
---@return cartog.Table? table
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Table:undo(turn, ...) end

---@return cartog.Table
function Table:copy() end

---@param sheet cartog.Sheet
---@param owner? integer from 1
---@return string? position
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Table:position(sheet, owner) end

---@class cartog.Game
local Game = {}

---@param text string one line or several
---@return cartog.Game? game
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
---@return cartog.Place? place
function Game:append(text) end

---@return cartog.Game? game
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Game:begin() end

---@param card? cartog.CardLike
---@return string? key
---@return string? kind
---@return string? code
---@return cartog.Spaces? spaces
function Game:reveal(card) end

---@param player string|integer
---@param placement cartog.PlacementLike
---@return cartog.Outcome? outcome
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
---@return cartog.Place? place
function Game:draw(player, placement) end

---@param player string|integer
---@return cartog.Game? game
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Game:check(player) end

---@return cartog.Game? game
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Game:score() end

---@return cartog.Game? game
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Game:finish() end

---@param turn integer
---@param player? string|integer
---@return cartog.Game? game
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Game:undo(turn, player) end

---@return string
function Game:text() end

---@return string? text
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
---@return cartog.Place? place
function Game:canonical() end

---@return string[]
function Game:players() end

---@param player string|integer
---@return cartog.Sheet? sheet
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Game:sheet(player) end

---@param player string|integer
---@return cartog.Map? map
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Game:map(player) end

---@return cartog.Table? table
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Game:table() end

---@return string[]
function Game:edicts() end

---Own scoring cards that are not registered here, so that their points are believed.
---@return string[]
function Game:unverified() end

---@return cartog.Info? info
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Game:info() end

---@param player string|integer
---@return cartog.Task? task
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Game:task(player) end

---@param player string|integer
---@return (fun(): cartog.Choice?)? iterator
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Game:legal(player) end

---@param player string|integer
---@return string? position
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Game:position(player) end

---@return boolean
function Game:complete() end

---@return {name: string, total: integer, monsters: integer, coins: integer, rank: integer}[]
function Game:standings() end

---@return integer? rating
---@return string title or message
---@return string? code
---@return cartog.Spaces? spaces
function Game:rating() end

---@return fun(): cartog.Step?
function Game:steps() end

---@return cartog.Game
function Game:copy() end

---Edicts, season, last card, and everybody's sheets as a picture: SVG.
---@param options? cartog.SizeOptions
---@return string? svg
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Game:svg(options) end

---@class cartog.Search a search over two turns
local Search = {}

---Looks at so many drawings more, at all of them without a number: those of the first turn in the order of map:hints.
---@param drawings? integer
---@return boolean? finished
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function Search:run(drawings) end

---Whether every drawing was looked at, so that the hints are exact.
---@return boolean
function Search:finished() end

---Drawings looked at, of both turns.
---@return integer
function Search:nodes() end

---The sum of the weights of what may follow: a hint's value divided by it is what can be expected.
---@return integer
function Search:weight() end

---The best drawings found so far, at most 32, the best first.
---@return cartog.Hint[]
function Search:hints() end

---@class cartog
---@field backend "core"|"ffi"
---@field version string
---@field abi integer
---@field rule_set string
local cartog = {}

---A printed side, or a map from eleven rows of letters.
---@param side "A"|"B"|string[]
---@return cartog.Map? map
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
---@return cartog.Place? place
function cartog.map(side) end

---@param terrain (integer|cartog.Terrain)[][]
---@param ruins? (boolean|integer)[][]
---@return cartog.Map? map
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function cartog.from_array(terrain, ruins) end

---The map of a position line or grid, and a position's fields.
---@param text string
---@return cartog.Map? map
---@return cartog.Fields|string fields
---@return string? code
---@return cartog.Spaces? spaces
---@return cartog.Place? place
function cartog.parse(text) end

---@param map cartog.Map
---@return integer points
---@return cartog.Spaces spaces
function cartog.monsters(map) end

---@param map cartog.Map
---@return integer closed
---@return cartog.Spaces mountains
function cartog.mountains(map) end

---@param map cartog.Map
---@param card? cartog.CardLike|cartog.CardLike[]
---@return integer|integer[]|table<string, integer>|nil points
---@return cartog.Part[]|string? parts
---@return string? code
---@return cartog.Spaces? spaces
function cartog.score(map, card) end

---@param map cartog.Map
---@param card cartog.CardLike
---@return integer? points
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function cartog.points(map, card) end

---@param map cartog.Map
---@param card cartog.CardLike
---@return cartog.Part[]? parts
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function cartog.explain(map, card) end

---@param map cartog.Map
---@param card cartog.CardLike|cartog.Task
---@param aim cartog.Aim
---@param options? cartog.HintOptions
---@return cartog.Hint[]? hints
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function cartog.hints(map, card, aim, options) end

---@param map cartog.Map
---@param card cartog.CardLike|cartog.Task
---@param scoring cartog.CardLike[] scoring cards
---@param options? cartog.EffectOptions
---@return cartog.Effect[]? effects
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function cartog.effects(map, card, scoring, options) end

---A search over two turns: a drawing is worth what the best one after it is, over the cards that may come next.
---@param map cartog.Map
---@param card cartog.CardLike|cartog.Task
---@param aim cartog.Aim of printed scoring cards
---@param deck cartog.CardLike[] printed cards that may come next, each as likely as the others
---@param options? cartog.TaskOptions
---@return cartog.Search? search
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function cartog.search(map, card, aim, deck, options) end

---A shape such as "XX/X." as a picture: SVG.
---@param shape string
---@param options? {terrain?: cartog.Terrain, size?: integer}
---@return string? svg
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function cartog.shape_svg(shape, options) end

---@param kind? "explore"|"ruins"|"ambush"|"scoring"|"season"|"edict"
---@return cartog.Card[]
function cartog.cards(kind) end

---A card by key, name or id; or an own explore or ambush card from a table.
---@param card cartog.CardLike|table
---@return cartog.Card? card
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function cartog.card(card) end

---An own scoring card: a function of a map that gives points, and parts if it likes.
---@param id integer from 10000
---@param key string
---@param score fun(map: cartog.Map): integer, cartog.Part[]?
---@return cartog.Card
function cartog.register(id, key, score) end

---@param id integer
---@return boolean known
function cartog.unregister(id) end

---@param map cartog.Map
---@return cartog.Sheet
function cartog.sheet(map) end

---@param options {players?: integer, edicts?: cartog.CardLike[], seed?: integer|string, mode?: "open"|"seeded"|"ordered", deck?: cartog.CardLike[], fallback?: "any"|"card"}
---@return cartog.Table? table
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function cartog.table(options) end

---@param seed integer|string
---@return {edicts: string[], seasons: string[][]}
function cartog.deal(seed) end

---@param players {total: integer, monsters?: integer}[]
---@return integer[]? ranks
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
function cartog.standings(players) end

---@param total integer
---@param edicts cartog.CardLike[]
---@return integer? rating
---@return string title or message
---@return string? code
---@return cartog.Spaces? spaces
function cartog.rating(total, edicts) end

---@param rating integer
---@return string
function cartog.title(rating) end

---The game that a record tells, verified line by line.
---@param text string
---@param options? {at: integer} stops behind that line
---@return cartog.Game? game
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
---@return cartog.Place? place
function cartog.replay(text, options) end

---@param text string
---@return string? text
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
---@return cartog.Place? place
function cartog.canonical(text) end

---A new game before spring.
---@param options {players: string[], map?: string|cartog.Map, names?: table<string, string>, edicts?: cartog.CardLike[], seed?: integer|string, fallback?: "any"|"card", deck?: cartog.CardLike[]}
---@return cartog.Game? game
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
---@return cartog.Place? place
function cartog.game(options) end

---@param map cartog.Map|string
---@param options? {start?: string|cartog.Map, season?: cartog.Season|integer, time?: integer, coins?: integer, edicts?: cartog.CardLike[], solo?: boolean, boxes?: cartog.Box[]}
---@return cartog.Finding[]? findings
---@return string? message
---@return string? code
---@return cartog.Spaces? spaces
---@return cartog.Place? place
function cartog.audit(map, options) end

return cartog
