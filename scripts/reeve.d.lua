---@meta _
-- Made by man/mkhooks.lua from engine/core/hooks.def. Change that, then: make man
-- luacheck: ignore 212 241 431
-- luacheck: no max line length
--
-- For the Lua language server, with which editors complete and check house rules: see
-- reeve-scripting(7). reeve does not read this file. A script declares its type on the line before
-- its table:
--
--     ---@type reeve.Script
--     return {

---@alias reeve.Value string|integer|boolean

---An option of a script.
---@class reeve.Option
---@field default reeve.Value
---@field values reeve.Value[]
---@field help? string

---The game being judged. What a script keeps in game.state.NAME (whole numbers, truths and words)
---is part of the game: of its positions, and of what is taken back after a trial. It can be set in
---events only.
---@class reeve.Game
---@field state table<string, reeve.Value?>
local game = {}

---The value in force of an option: the script's own, or one of the ruleset.
---@param name string
---@return reeve.Value
function game:option(name) end

---A player by label, or by place in turn order from 1.
---@param which string|integer
---@return reeve.Player
function game:player(which) end

---All players in turn order, the one whose turn it is first.
---@return reeve.Player[]
function game:players() end

---The turn being played.
---@return reeve.Turn
function game:turn() end

---The cell of this name, or of these numbers; nil where no tile can ever lie.
---@param x string|integer
---@param y? integer
---@return reeve.Cell?
function game:cell(x, y) end

---Every cell inside the wall, row by row; on a board without bounds those that hold a tile and
---those beside one.
---@return reeve.Cell[]
function game:cells() end

---The tiles on the table in the order in which they were laid.
---@return reeve.Tile[]
function game:tiles() end

---The features on the table (of one kind) in the order of their first tiles.
---@param kind? string
---@return reeve.Feature[]
function game:features(kind) end

---How many tiles have been laid, the start tile of a game that has one included.
---@return integer
function game:laid() end

---How many tiles are still to come.
---@return integer
function game:left() end

---The wall tile on a corner, 0 where its number is not known; nil when none lies there. This and
---what else is about wall tiles, keeps and where markers stand is an error in a game that has none
---of them.
---@param corner integer
---@return integer?
function game:wall_tile(corner) end

---The player scores points, which may be negative; that they bring his score below 0 is an error.
---In play the marker moves as for any score. In events only.
---@param player reeve.Player
---@param points integer
---@param reason string
function game:score(player, points, reason) end

---One of the player's followers on the feature goes home, into his supply for the next turn; false
---when he has none there. In events only.
---@param player reeve.Player
---@param feature reeve.Feature
---@return boolean
function game:return_follower(player, feature) end

---The player whose turn it is has another one after it; false when no tile is left, when the turn
---has been ended, and in final scoring. In events only.
---@return boolean
function game:add_turn() end

---The turn ends here: no follower is placed in it any more, what is complete is scored, and extra
---turns are lost. In events only.
function game:end_turn() end

---The player takes the wall tile from a corner; false when none lies there. In events only.
---@param player reeve.Player
---@param corner integer
---@return boolean
function game:take_wall_tile(player, corner) end

---A player gives a wall tile to another, or puts it back into the box; 0 stands for one whose
---number is not known. False when he has none. In events only.
---@param from reeve.Player
---@param number integer
---@param to? reeve.Player
---@return boolean
function game:give_wall_tile(from, number, to) end

---The marker that has moved stops at this score on its way, with all that follows from a stop; in
---marker_moved only. In events only.
---@param player reeve.Player
---@param score integer
function game:stop_marker(player, score) end

---The turn being played.
---@class reeve.Turn
local turn = {}

---The player whose turn it is.
---@return reeve.Player
function turn:player() end

---The tile laid in it; nil before it lies.
---@return reeve.Tile?
function turn:tile() end

---The features that the tile completed.
---@return reeve.Feature[]
function turn:completed() end

---A player.
---@class reeve.Player
local player = {}

---The label in the record.
---@return string
function player:label() end

---The name that goes with the label.
---@return string
function player:name() end

---The place in turn order, from 1.
---@return integer
function player:place() end

---Points so far.
---@return integer
function player:score() end

---Followers in hand, of all sorts; of one figure when it is named as in records, or small for plain
---ones.
---@param figure? string
---@return integer
function player:supply(figure) end

---Pieces in hand that are no followers, by their name in records; 0 in a game that has none of
---them.
---@param name string
---@return integer
function player:pieces(name) end

---Has the player's marker moved this turn? To ask for this, `keep` or `wall_tiles` is an error in a
---game that has no wall tiles.
---@return boolean
function player:moved() end

---The corner on which the marker stands, by its lower space, while a wall tile lies there.
---@return integer?
function player:corner() end

---Tiles of the house under the player's keep; 0 for no keep in play.
---@return integer
function player:keep() end

---Numbers of the wall tiles in hand in ascending order, 0 for one that is not known.
---@return integer[]
function player:wall_tiles() end

---Followers of another player that this one holds as prisoners.
---@param owner reeve.Player
---@return integer
function player:prisoners(owner) end

---What extends over tiles on the table, and followers stand on: a path or a house, a road, a city,
---a field.
---@class reeve.Feature
local feature = {}

---What the game calls it: path, house or court; road, city, monastery or field.
---@return string
function feature:kind() end

---What a follower on it is called: herald, knight, monk …
---@return string
function feature:role() end

---Its canonical name: path@e5.n, or city@2,-1.n.
---@return string
function feature:name() end

---Its tiles, each once; a start space counts as one. Of a monastery its own and those around it.
---@return integer
function feature:size() end

---What it gives as it is, before anything raises it; in play as if it were complete.
---@return integer
function feature:points() end

---Has it no open end? Of a monastery: do tiles lie on all sides and corners?
---@return boolean
function feature:complete() end

---Its open ends; of a monastery the empty cells around it.
---@return integer
function feature:open() end

---Followers of a player on it, a large one as two; of all players when none is named.
---@param player? reeve.Player
---@return integer
function feature:followers(player) end

---Who would score it: the majority, as house rules have it. Not within `majority` or `tie`.
---@return reeve.Player[]
function feature:winners() end

---The tiles on which it is printed in the order in which they were laid.
---@return reeve.Tile[]
function feature:tiles() end

---Does something printed on it, as a fountain, double it?
---@return boolean
function feature:doubled() end

---What is printed on it to be counted, as markets or pennants.
---@return integer
function feature:prizes() end

---Marks that the ruleset declares and that are printed on it: inn.
---@return string[]
function feature:marks() end

---A tile, on the table or about to be laid; a start space of the wall is none.
---@class reeve.Tile
local tile = {}

---Its number in the set.
---@return string
function tile:id() end

---What is printed on it, unturned.
---@return string
function tile:look() end

---Marks that the ruleset declares and that are printed on it as a whole.
---@return string[]
function tile:marks() end

---How it is turned: 0, 90, 180 or 270 degrees clockwise.
---@return integer
function tile:rotation() end

---Where it lies, or is about to.
---@return reeve.Cell
function tile:cell() end

---The features on it; none before it lies.
---@return reeve.Feature[]
function tile:features() end

---A cell of the board.
---@class reeve.Cell
local cell = {}

---e5, or 2,-1 on a board without bounds.
---@return string
function cell:name() end

---Its place from west to east, from 0 on a walled board.
---@return integer
function cell:x() end

---Its place from south to north, from 0 on a walled board.
---@return integer
function cell:y() end

---What lies on it.
---@return reeve.Tile?
function cell:tile() end

---The start space of the wall before which it lies, by its lower number.
---@return integer?
function cell:start() end

---Pieces of the tower there, 0 for a foundation without any; nil where no foundation is.
---@return integer?
function cell:tower() end

---Whose follower stands on top of the tower there.
---@return reeve.Player?
function cell:top() end

---A marker's move on the score track.
---@class reeve.Move
local move = {}

---Whose marker it is.
---@return reeve.Player
function move:player() end

---The score before it.
---@return integer
function move:from() end

---The score after it.
---@return integer
function move:to() end

---How far it went.
---@return integer
function move:points() end

---Of these, what the feature gave before anything raised it.
---@return integer
function move:plain() end

---The corner on which it stopped, by its lower space, while a wall tile lies there.
---@return integer?
function move:corner() end

---The steps of a game, in their order.
---@class reeve.Hooks
---Choice: The game is set up. May return a player: the player who begins.
---@field first_player? fun(game: reeve.Game): reeve.Player?
---Event: The game is set up, before its first turn. A game that goes on from a position started
---earlier.
---@field game_started? fun(game: reeve.Game)
---Check: The tile fits by the rules where it is about to be laid. May return a text: why it cannot
---lie there.
---@field may_place? fun(game: reeve.Game, tile: reeve.Tile): string?
---Event: A tile has been laid, and no follower placed yet.
---@field tile_placed? fun(game: reeve.Game, tile: reeve.Tile)
---Check: The player may put a follower on the feature by the rules; it shows on the tile just laid.
---May return a text: why not.
---@field may_deploy? fun(game: reeve.Game, feature: reeve.Feature, player: reeve.Player): string?
---Choice: Several features are complete and somebody scores them. May return the features given, in
---another order: the order in which they are scored, instead of the one that players may choose.
---@field scoring_order? fun(game: reeve.Game, features: reeve.Feature[]): reeve.Feature[]?
---Event: A completed feature is about to be scored; its followers still stand on it.
---@field feature_completed? fun(game: reeve.Game, feature: reeve.Feature)
---Value: It is asked who has the majority on a feature. May return a whole number: as how many
---followers the player's are to count.
---@field majority? fun(game: reeve.Game, feature: reeve.Feature, player: reeve.Player, followers: integer): integer?
---Choice: Several players have as many followers on a feature, and most. May return a list of
---players: those of them who score it.
---@field tie? fun(game: reeve.Game, feature: reeve.Feature, players: reeve.Player[]): reeve.Player[]?
---Value: A player scores a completed feature, what else raises it included; in final scoring also
---one that is not complete, in a game that scores those. May return a whole number: what he scores
---instead.
---@field feature_points? fun(game: reeve.Game, feature: reeve.Feature, player: reeve.Player, points: integer): integer?
---Event: A player's marker has moved, before it counts as stopped.
---@field marker_moved? fun(game: reeve.Game, move: reeve.Move)
---Event: A player's marker has moved and stopped, on a corner or not. May return "skip": what may
---lie there is not taken now.
---@field marker_stopped? fun(game: reeve.Game, move: reeve.Move): "skip"?
---Event: All scoring of the turn is done.
---@field turn_ending? fun(game: reeve.Game, turn: reeve.Turn)
---Event: Final scoring begins; nothing of it has been scored.
---@field final_scoring? fun(game: reeve.Game)
---Value: In final scoring a player scores a court, with what raises it, or a field. Where fields
---are scored city by city the feature is the city. May return a whole number: what he scores
---instead.
---@field court_points? fun(game: reeve.Game, feature: reeve.Feature, player: reeve.Player, points: integer): integer?
---Event: All points are given.
---@field game_ended? fun(game: reeve.Game)
---Check: The player may use a wall tile by the rules, in a turn or in final scoring. May return a
---text: why not.
---@field may_use? fun(game: reeve.Game, player: reeve.Player, number: integer, target: reeve.Feature?): string?
---Value: The player with the larger keep scores for it. May return a whole number: what he scores
---instead.
---@field keep_points? fun(game: reeve.Game, player: reeve.Player, points: integer): integer?
---Value: In final scoring a player's wall tiles give points of their own, on an unfinished feature
---or without one. May return a whole number: what they give instead.
---@field wall_tile_points? fun(game: reeve.Game, target: reeve.Feature?, player: reeve.Player, points: integer): integer?
---Value: It is asked whether a tower reaches a cell: as many steps east, west, north and south as
---lie between them must be within its range. May return a whole number: how far it reaches towards
---this cell.
---@field tower_range? fun(game: reeve.Game, tower: reeve.Cell, cell: reeve.Cell, range: integer): integer?
---Check: The player whose tower has grown may capture a follower there by the rules. May return a
---text: why not.
---@field may_capture? fun(game: reeve.Game, player: reeve.Player, cell: reeve.Cell, standing: reeve.Feature?): string?
---Check: The player may buy a follower back from the other by the rules. May return a text: why
---not.
---@field may_ransom? fun(game: reeve.Game, player: reeve.Player, other: reeve.Player): string?
---Value: A player's castle scores a feature completed in its fief; or another castle there, and the
---feature is that castle's city. May return a whole number: what he scores instead.
---@field fief? fun(game: reeve.Game, feature: reeve.Feature, player: reeve.Player, points: integer): integer?
---Check: The player may bid for a tile at a bazaar by the rules; or he chose it and opens the
---bidding. May return a text: why not. He passes; a tile for which nobody bids goes to whoever
---chose it, for nothing.
---@field may_bid? fun(game: reeve.Game, player: reeve.Player): string?

---The table that a script returns.
---@class reeve.Script
---1, the version of this interface.
---@field api integer
---Letters, digits, dashes and underscores, as the file is called.
---@field name string
---The house rule in one sentence.
---@field summary string
---Where it comes from.
---@field source? string
---The rulesets that it is for; their presets are meant, too.
---@field rules string[]
---Its own options: name = {default = …, values = {…}, help = …}. A record sets one as SCRIPT.NAME
---under `options`.
---@field options? table<string, reeve.Option>
---The ledger rules that it changes; verdicts cite the first.
---@field replaces? string[]
---A function for each step at which it acts.
---@field hooks reeve.Hooks
