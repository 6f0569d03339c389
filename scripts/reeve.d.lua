---@meta _
-- Made by man/mkhooks.lua from hooks.txt and hooks.tsv in engine/core; change them, then: make man
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

---The game being judged. The values that a script stores in game.state.NAME (whole numbers, truth
---values and words) are part of the game: positions contain them, and if a turn was only tried,
---they are restored. They can be set only in events. A value under a name that begins with once_ is
---deleted when the turn is over, with both parts of a double turn; while the turns of a bazaar lie
---between the parts, the name begins with wait_ instead.
---@class reeve.Game
---@field state table<string, reeve.Value?>
local game = {}

---The current value of an option of the script or of the ruleset.
---@param name string
---@return reeve.Value
function game:option(name) end

---The player with this label, or with this place in turn order, from 1.
---@param which string|integer
---@return reeve.Player
function game:player(which) end

---All players in turn order, beginning with the player whose turn it is.
---@return reeve.Player[]
function game:players() end

---The turn being played.
---@return reeve.Turn
function game:turn() end

---The cell with this name or these numbers; nil if no tile can lie there.
---@param x string|integer
---@param y? integer
---@return reeve.Cell?
function game:cell(x, y) end

---All cells inside the wall, row by row; on a board without a wall, the cells with a tile and the
---cells beside them.
---@return reeve.Cell[]
function game:cells() end

---The tiles on the table in the order in which they were laid; with a mark, those that tile:has()
---it.
---@param mark? string
---@return reeve.Tile[]
function game:tiles(mark) end

---The features on the table in the order of their first tiles: all, or those of this kind, with
---this mark or with this figure.
---@param kind? string
---@return reeve.Feature[]
function game:features(kind) end

---The figure with this name in records, knight@0,1 or knight@0,1.n, which tostring() also returns:
---of this player, or of anybody. nil if there is none, or if there are several that differ.
---@param name string
---@param player? reeve.Player
---@return reeve.Follower?
function game:follower(name, player) end

---The number of tiles on the table, including a start tile.
---@return integer
function game:laid() end

---The number of tiles still to come; tiles that were set aside count only when they are back in the
---stack. With free only those that the player can draw: not the tiles of a bazaar.
---@param free? boolean
---@return integer
function game:left(free) end

---The tokens of the ruleset with this name; nil if the ruleset does not have them.
---@param name string
---@return reeve.Token?
function game:token(name) end

---The wall tile on a corner, 0 if its number is not known; nil if there is none. In a game without
---wall tiles, all methods about wall tiles, keeps and corners are errors.
---@param corner integer
---@return integer?
function game:wall_tile(corner) end

---The player scores these points. Points may be negative, but an effect that makes the score
---negative is an error. During play the marker moves as for any other score. legal and completions
---add points scored in feature_completed and feature_scored to that feature; points scored in
---turn_begins, tile_placed, features_scored, all_scored and turn_ending belong to no feature, and
---are not counted there. The rule is the number of a rule of the ruleset, cited instead of the rule
---of the action or the first rule that the script replaces; it requires a reason. In events only.
---@param player reeve.Player
---@param points integer
---@param reason string
---@param rule? string
function game:score(player, points, reason, rule) end

---The player scores the feature at once as if the game ended now, whoever has the majority: a
---complete feature in full, an unfinished one at the rates of final scoring. This scores for an
---abbot who comes home, or scores a feature a second time. Its figures stay. In events only.
---@param player reeve.Player
---@param feature reeve.Feature
function game:score_feature(player, feature) end

---Adds a line with this text and rule to score and why, for the player whose turn it is. In events
---only.
---@param text string
---@param rule? string
function game:tell(text, rule) end

---The player puts a figure from the supply on the feature: a plain follower or the figure with this
---name, at this stand, on this tile of the feature, or on the last of its tiles where nobody stands
---on it; in a crowded ruleset also beside somebody. Who already stands on the feature does not
---matter. False if the player has no such figure in hand, if it cannot stand on such a feature or
---lacks a follower to join, if there is no room, or if the feature has been scored or is kept (see
---feature:kept). Once scoring has begun, a figure that came home in this turn can be put there. In
---events only.
---@param player reeve.Player
---@param feature reeve.Feature|reeve.Stand
---@param figure? string
---@param tile? reeve.Tile
---@return boolean
function game:deploy(player, feature, figure, tile) end

---The follower goes to the feature, on this tile or on the last one with room. Figures that joined
---it go home if they are left alone. False for the same reasons as in deploy, or if the follower is
---no longer on the board or stands on a feature that is kept. In events only.
---@param follower reeve.Follower
---@param feature reeve.Feature
---@param tile? reeve.Tile
---@return boolean
function game:move(follower, feature, tile) end

---The follower goes home and can be placed again in the next turn, and figures that joined it go
---home if they are left alone. False if the follower is no longer on the board, or if it stands on
---a feature that is kept, such as a castle, unless `kept` is true. In events only.
---@param follower reeve.Follower
---@param kept? boolean
---@param rule? string
---@return boolean
function game:take_home(follower, kept, rule) end

---Puts away the follower, or a figure from the player's hand, a plain one or the one with this
---name: it is neither on the board nor in hand until bring_back, like a prisoner, or a figure that
---waits elsewhere for the end of the game. Figures that joined a follower go home if they are left
---alone. False for the same reasons as in take_home, or if no such figure is in hand. In events
---only.
---@param from reeve.Follower|reeve.Player
---@param figure? string
---@return boolean
function game:put_away(from, figure) end

---The player gets back a figure that is away, at once or (later) from the next turn on. False if
---none is away. In events only.
---@param player reeve.Player
---@param figure? string
---@param later? boolean
---@return boolean
function game:bring_back(player, figure, later) end

---One follower of the player on the feature goes home and can be placed again in the next turn;
---false if the player has none there. In events only.
---@param player reeve.Player
---@param feature reeve.Feature
---@return boolean
function game:return_follower(player, feature) end

---Removes one of the player's pieces of this name, as in records, from the game; false if the
---player has none. In events only.
---@param player reeve.Player
---@param name string
---@return boolean
function game:spend(player, name) end

---The player whose turn it is gets another turn after this one, or (soon) another part of this
---turn, before an auction and before a second part; false if no tile is left, after end_turn, and
---in final scoring. In events only.
---@param soon? boolean
---@return boolean
function game:add_turn(soon) end

---The turn ends here: no follower can be placed, completed features are scored, and extra turns are
---lost. In events only.
---@param rule? string
function game:end_turn(rule) end

---The player takes the wall tile from a corner; false if no wall tile lies there. In events only.
---@param player reeve.Player
---@param corner integer
---@return boolean
function game:take_wall_tile(player, corner) end

---A player gives a wall tile to another player, or returns it to the box; 0 means a wall tile whose
---number is not known. False if the player does not have it. In events only.
---@param from reeve.Player
---@param number integer
---@param to? reeve.Player
---@return boolean
function game:give_wall_tile(from, number, to) end

---The moving marker stops at this score on its way, as if its move ended there. Only in
---marker_moved. In events only.
---@param player reeve.Player
---@param score integer
function game:stop_marker(player, score) end

---The turn being played.
---@class reeve.Turn
local turn = {}

---The player whose turn it is.
---@return reeve.Player
function turn:player() end

---The tile of the turn; nil before it is laid.
---@return reeve.Tile?
function turn:tile() end

---Whether a part of the turn is to come: the second part of a double turn, or a tile by add_turn.
---With `added` only such a tile.
---@param added? boolean
---@return boolean
function turn:goes_on(added) end

---Whether the game is over after this turn: no tile is to come, and nobody lays one from the hand,
---as an abbey.
---@return boolean
function turn:is_last() end

---Whether an action of a script with this key has been done since the tile was laid.
---@param key string
---@return boolean
function turn:did(key) end

---How many times it has been done, for an action with several values.
---@param key string
---@return integer
function turn:times(key) end

---The features that the tile completed.
---@return reeve.Feature[]
function turn:completed() end

---A player.
---@class reeve.Player
local player = {}

---The label in the record.
---@return string
function player:label() end

---The name of the player.
---@return string
function player:name() end

---The place in turn order, from 1.
---@return integer
function player:place() end

---The points so far.
---@return integer
function player:score() end

---The number of followers in hand: of all figures, or of the figure with this name, as in records;
---small means plain followers.
---@param figure? string
---@return integer
function player:supply(figure) end

---The figures in hand, each name once, as in records; small means plain followers. With `soon` also
---those that came home in this turn, which game:deploy can use once scoring has begun.
---@param soon? boolean
---@return string[]
function player:hand(soon) end

---The number of figures that game:put_away has put away: of all, or with this name.
---@param figure? string
---@return integer
function player:away(figure) end

---The figures of the player that stand on features, including those that join followers, such as
---builders, unless `followers` is true: first on features completed in this turn, then in the order
---in which their tiles were laid. Optionally only on this feature, or on features of this kind,
---with this mark or with this figure.
---@param on? string|reeve.Feature
---@param followers? boolean
---@return reeve.Follower[]
function player:standing(on, followers) end

---Where the figure with this name stood that was scored and came home in this turn; of several, the
---one on the tile laid last. nil if there is none.
---@param figure string
---@return reeve.Stand?
function player:came_from(figure) end

---The number of pieces in hand that are not followers, by their name in records; 0 if the game has
---no such pieces.
---@param name string
---@return integer
function player:pieces(name) end

---Whether the marker of the player has moved this turn. In a game without wall tiles this is an
---error, like `keep` and `wall_tiles`.
---@return boolean
function player:moved() end

---The lower space of the corner on which the marker stands, if a wall tile lies there.
---@return integer?
function player:corner() end

---The number of tiles of the house under the keep of the player; 0 if the keep is not on the board.
---@return integer
function player:keep() end

---The numbers of the wall tiles in hand in ascending order, 0 for a wall tile whose number is not
---known.
---@return integer[]
function player:wall_tiles() end

---The number of followers of the other player that this player holds prisoner.
---@param owner reeve.Player
---@return integer
function player:prisoners(owner) end

---The cells of the towers with a follower of the player on top.
---@return reeve.Cell[]
function player:tops() end

---A feature on the table: a path, house or court, or a road, city, monastery or field.
---@class reeve.Feature
local feature = {}

---The name of its kind: path, house or court; road, city, monastery or field.
---@return string
function feature:kind() end

---The name of a follower on it: herald, knight, monk …
---@return string
function feature:role() end

---Its canonical name: path@e5.n, or city@2,-1.n.
---@return string
function feature:name() end

---The number of its tiles; a start space counts as one tile. For a monastery, its own tile and the
---tiles around it.
---@return integer
function feature:size() end

---The points that it would score now, before bonuses and house rules, during play as if it were
---complete. With `early`: what game:score_feature would give the player whose turn it is, as if the
---game ended now, with everything that changes the points, except in a hook that changes them.
---@param early? boolean
---@return integer
function feature:points(early) end

---A text with these early points and the followers on it, for `tells`: worth 12, held by R 2, B 1.
---@return string
function feature:worth() end

---Whether it has no open end; for a monastery, whether all eight cells around it hold a tile.
---@return boolean
function feature:complete() end

---Whether it is kept: its followers stay after it was completed, like the lord of a castle.
---@return boolean
function feature:kept() end

---The number of its open ends; for a monastery, the number of empty cells around it.
---@return integer
function feature:open() end

---The followers of a player on it, or of all players. A figure counts with its strength: a large
---follower as two, one of strength 0 not at all.
---@param player? reeve.Player
---@return integer
function feature:followers(player) end

---The number of figures with this name, as in records, that stand on it: of one player or of all,
---on one tile of it or on all; small means plain followers.
---@param name string
---@param player? reeve.Player
---@param tile? reeve.Tile
---@return integer
function feature:figures(name, player, tile) end

---Whether the player whose turn it is may put a plain follower, or the figure with this name, on it
---on the tile just laid, by all rules of placing and house rules. Cannot be called in `may_deploy`.
---@param figure? string
---@return boolean
function feature:may_deploy(figure) end

---The players who have the majority and would score it, with house rules applied. Cannot be called
---in `majority` or `tie`.
---@return reeve.Player[]
function feature:winners() end

---The tiles that it covers, in the order in which they were laid.
---@return reeve.Tile[]
function feature:tiles() end

---Whether a mark printed on it, such as a fountain, doubles it.
---@return boolean
function feature:doubled() end

---The number of prizes printed on it, such as markets or pennants.
---@return integer
function feature:prizes() end

---The names of other marks of the ruleset that are printed on it, such as inn.
---@return string[]
function feature:marks() end

---Whether `marks` lists this mark; false for a mark that the ruleset does not have, such as that of
---another box.
---@param mark string
---@return boolean
function feature:has(mark) end

---The number of the rule for points(); empty if there is none.
---@return string
function feature:rule() end

---For a field the cities that it touches, complete or not, and for a city the fields that touch it,
---each once; other features touch none.
---@return reeve.Feature[]
function feature:touches() end

---A tile that is on the table or about to be laid. A start space of the wall is not a tile.
---@class reeve.Tile
local tile = {}

---Its number or name.
---@return string
function tile:id() end

---Its look before turning.
---@return string
function tile:look() end

---The names of marks of the ruleset that belong to the whole tile, or that are printed on this
---feature on it.
---@param feature? reeve.Feature
---@return string[]
function tile:marks(feature) end

---Whether `marks` lists this mark: of the whole tile, or of this feature on it.
---@param mark string
---@param feature? reeve.Feature
---@return boolean
function tile:has(mark, feature) end

---Its rotation: 0, 90, 180 or 270 degrees clockwise.
---@return integer
function tile:rotation() end

---The direction of its mark that has one, as the tile lies: n, ne, e and so on.
---@return string?
function tile:points() end

---The cell where it lies, or is about to lie.
---@return reeve.Cell
function tile:cell() end

---The features on it: all, or those of this kind, with this mark or with this figure. Before the
---tile is laid, its features are not yet joined to others: then these are its regions, or an empty
---list for a script of api 1.
---@param kind? string
---@return reeve.Feature[]|reeve.Region[]
function tile:features(kind) end

---The feature at this place, as in records: n, sw, nne or c. nil if there is none or if several
---meet, and before the tile is laid.
---@param place string
---@return reeve.Feature?
function tile:feature(place) end

---The features that the part at this place touches on the tile itself.
---@param place string
---@return reeve.Feature[]
function tile:touches(place) end

---The number of prizes printed on it: all, or those on this feature.
---@param feature? reeve.Feature
---@return integer
function tile:prizes(feature) end

---All figures that stand on it.
---@return reeve.Follower[]
function tile:standing() end

---The number of followers on it: on this feature or on any, of this player or of all. Each counts
---as one; figures that join followers do not count.
---@param feature? reeve.Feature
---@param player? reeve.Player
---@return integer
function tile:followers(feature, player) end

---Where figures can stand on it: one place for each of its features; with `free` only of those that
---are fields or incomplete, that are not kept and on which nobody stands.
---@param free? boolean
---@return reeve.Stand[]
function tile:stands(free) end

---The stand at this place; see tile:feature.
---@param place string
---@return reeve.Stand?
function tile:stand(place) end

---A feature of a tile that is about to be laid, as it is printed on the tile.
---@class reeve.Region
local region = {}

---The name of its kind, as of a feature.
---@return string
function region:kind() end

---The name of a follower on it.
---@return string
function region:role() end

---Whether a mark that doubles its feature is printed on it.
---@return boolean
function region:doubled() end

---The number of prizes printed on it.
---@return integer
function region:prizes() end

---The names of other marks of the ruleset that are printed on it.
---@return string[]
function region:marks() end

---A figure that stands on the board. Once it has left its place, its methods are errors.
---@class reeve.Follower
local follower = {}

---Its owner.
---@return reeve.Player
function follower:player() end

---The figure, by its name in records; small means a plain follower.
---@return string
function follower:figure() end

---Whether it only joins followers, as a builder does, and is not a follower itself.
---@return boolean
function follower:joins() end

---The feature on which it stands.
---@return reeve.Feature
function follower:feature() end

---The tile on which it stands.
---@return reeve.Tile
function follower:tile() end

---The cell of that tile.
---@return reeve.Cell
function follower:cell() end

---The place where it stands.
---@return reeve.Stand
function follower:stand() end

---A part of a tile on the table where a figure can stand.
---@class reeve.Stand
local stand = {}

---The feature to which it belongs.
---@return reeve.Feature
function stand:feature() end

---The tile.
---@return reeve.Tile
function stand:tile() end

---Whether a follower, or a figure that bars others, stands on its feature; with a mark, on the part
---that can be reached without crossing other tiles with the mark.
---@param beyond? string
---@return boolean
function stand:taken(beyond) end

---A cell of the board.
---@class reeve.Cell
local cell = {}

---Its name: e5, or 2,-1 on a board without a wall.
---@return string
function cell:name() end

---Its column from west to east, from 0 on a board with a wall.
---@return integer
function cell:x() end

---Its row from south to north, from 0 on a board with a wall.
---@return integer
function cell:y() end

---The tile that lies on it.
---@return reeve.Tile?
function cell:tile() end

---The features of the tiles on the eight cells around it, each once: all, or those of this kind,
---with this mark or with this figure.
---@param kind? string
---@return reeve.Feature[]
function cell:around(kind) end

---The tiles on it and on the eight cells around it, row by row from the south-west.
---@return reeve.Tile[]
function cell:tiles() end

---The lower number of the start space beside it.
---@return integer?
function cell:start() end

---The number of pieces of the tower there, 0 for a foundation without pieces; nil if the cell has
---no foundation.
---@return integer?
function cell:tower() end

---The player whose follower stands on top of the tower there.
---@return reeve.Player?
function cell:top() end

---Whether a follower has come to the top since the last tile was laid.
---@return boolean
function cell:topped() end

---Whether the player whose turn it is may put a plain follower, or the figure with this name, on
---top of the tower there.
---@param figure? string
---@return boolean
function cell:may_top(figure) end

---The follower on top of the tower there goes home, as with game:take_home, and the tower can grow
---again if towers do after a capture; the figure named as `soon` is in hand at once. False if
---nobody stands there. In events only.
---@param rule? string
---@param soon? string
---@return boolean
function cell:take_top(rule, soon) end

---The player puts a plain follower from the supply, or the figure with this name, on top of the
---tower there; false if the rules of towers forbid it. In events only.
---@param player reeve.Player
---@param figure? string
---@return boolean
function cell:put_top(player, figure) end

---The tokens of one kind that the ruleset declares. A place is a cell, a tile, a feature, a
---follower, a player, or a text: table, or a corner as in records, such as 2,-1/nw. A cell can
---stand for its tile, and a tile for its cell. For tokens that lie beside figures, a follower is
---the place beside it, and a feature all such places on it.
---@class reeve.Token
local token = {}

---The name of the tokens in records.
---@return string
function token:name() end

---The place of the token, or of the first one that is not in the supply; nil if all are in the
---supply.
---@return reeve.Cell|reeve.Tile|reeve.Feature|reeve.Follower|reeve.Player|string|nil
function token:at() end

---The tile of that token, or of the figure beside it; nil if it is elsewhere.
---@return reeve.Tile?
function token:tile() end

---The places where such tokens lie, each once; or only those on the tiles of a feature, including
---the tiles around one that they complete.
---@param of? reeve.Feature
---@return reeve.Cell[]|reeve.Tile[]|reeve.Feature[]|reeve.Follower[]|reeve.Player[]|string[]
function token:places(of) end

---The number of such tokens at a place: all of them, or those with a face.
---@param where reeve.Cell|reeve.Tile|reeve.Feature|reeve.Follower|reeve.Player|string
---@param face? string|integer
---@return integer
function token:number(where, face) end

---The number of such tokens in the supply: all of them, or those with a face.
---@param face? string|integer
---@return integer
function token:left(face) end

---One token, with this face if they have faces, goes from the supply to a place; false if none is
---left. A place where such tokens cannot lie is an error. On a feature, those that lie beside a
---figure go beside that of the player to move, or else beside another. The default rule is the rule
---of the tokens. In events only.
---@param where reeve.Cell|reeve.Tile|reeve.Feature|reeve.Follower|reeve.Player|string
---@param face? string|integer
---@param rule? string
---@return boolean
function token:put(where, face, rule) end

---One token goes from a place back to the supply; false if none is there. In events only.
---@param where reeve.Cell|reeve.Tile|reeve.Feature|reeve.Follower|reeve.Player|string
---@param face? string|integer
---@param rule? string
---@return boolean
function token:take(where, face, rule) end

---The token goes to a place, from wherever it is, or, of several tokens, one from the place `from`;
---false if none is there. In events only.
---@param where reeve.Cell|reeve.Tile|reeve.Feature|reeve.Follower|reeve.Player|string
---@param rule? string
---@param from? reeve.Cell|reeve.Tile|reeve.Feature|reeve.Follower|reeve.Player|string
---@return boolean
function token:move(where, rule, from) end

---A marker's move on the score track.
---@class reeve.Move
local move = {}

---The player whose marker moved.
---@return reeve.Player
function move:player() end

---The score before the move.
---@return integer
function move:from() end

---The score after the move.
---@return integer
function move:to() end

---The number of spaces that the marker moved.
---@return integer
function move:points() end

---The part of these points that the feature scored before bonuses and house rules changed them.
---@return integer
function move:plain() end

---The name of the script that gave these points or had a feature scored; home if a figure was taken
---home and scored; nil if other rules gave them.
---@return string?
function move:script() end

---The lower space of the corner on which the marker stopped, if a wall tile lies there.
---@return integer?
function move:corner() end

---The steps of a game, in their order.
---@class reeve.Hooks
---Check: A position has been set up, and the rules of the game find no error in it. May return a
---text: why there is no such position.
---@field position? fun(game: reeve.Game): string?, string?
---Check: A position has been set up, and no script objects to it. May return a text: a note: what
---it leaves out, and what is assumed.
---@field position_lacks? fun(game: reeve.Game): string?, string?
---Choice: The game is set up. May return a player: the player who begins.
---@field first_player? fun(game: reeve.Game): reeve.Player?
---Event: The game is set up, before its first turn. Not called if the game continues from a
---position.
---@field game_started? fun(game: reeve.Game)
---Event: The turn of a player begins, before anything else in it, such as drawing the tile. The
---second part of a double turn is not a turn of its own, nor is what add_turn gives, except in
---games with wall tiles.
---@field turn_begins? fun(game: reeve.Game, turn: reeve.Turn)
---Check: The rules allow the tile to be laid there. May return a text: why it cannot lie there.
---@field may_place? fun(game: reeve.Game, tile: reeve.Tile): string?, string?
---Event: A tile has been laid; no follower has been placed yet.
---@field tile_placed? fun(game: reeve.Game, tile: reeve.Tile)
---Check: The rules allow the player to place this follower on the feature, which is on the tile
---just laid. May return a text: why not.
---@field may_deploy? fun(game: reeve.Game, feature: reeve.Feature, player: reeve.Player, figure: string): string?, string?
---Check: The rules allow the player to do something instead of placing a follower: a tower piece, a
---follower on top of a tower, or an action of a script. May return a text: why not.
---@field may_act? fun(game: reeve.Game, player: reeve.Player, key: string, place: reeve.Cell?): string?, string?
---Choice: Several completed features are about to be scored. May return the features given, in
---another order: the order of scoring, which replaces the players' choice.
---@field scoring_order? fun(game: reeve.Game, features: reeve.Feature[]): reeve.Feature[]?
---Event: A completed feature is about to be scored; its followers still stand on it.
---@field feature_completed? fun(game: reeve.Game, feature: reeve.Feature)
---Value: The followers on a feature are counted for a majority. May return a whole number: how many
---followers this player has for it.
---@field majority? fun(game: reeve.Game, feature: reeve.Feature, player: reeve.Player, followers: integer): integer?, string?
---Choice: Several players have the most followers on a feature. May return a list of players: those
---of them who score it.
---@field tie? fun(game: reeve.Game, feature: reeve.Feature, players: reeve.Player[]): reeve.Player[]?
---Value: A player scores a completed feature, with everything that raises its points, or in final
---scoring an unfinished one, if the game scores these. May return a whole number: the points that
---the player scores instead.
---@field feature_points? fun(game: reeve.Game, feature: reeve.Feature, player: reeve.Player, points: integer): integer?, string?
---Event: A completed feature has been scored, or nobody has scored it; its followers still stand on
---it. Points and majority can still be changed in feature_completed, but not here.
---@field feature_scored? fun(game: reeve.Game, feature: reeve.Feature)
---Event: A player has scored during play: the marker has moved, but not stopped yet.
---@field marker_moved? fun(game: reeve.Game, move: reeve.Move)
---Event: The marker of a player has moved and stopped, on a corner or on another space. May return
---"skip": the wall tile on a corner is not taken now.
---@field marker_stopped? fun(game: reeve.Game, move: reeve.Move): "skip"?
---Event: The completed features of the turn have been scored, and their followers are home; castles
---have not scored yet. Called in each turn with a tile, even if the tile completed nothing.
---@field features_scored? fun(game: reeve.Game, turn: reeve.Turn)
---Event: All features of the turn are scored, with all that follows from them, and their followers
---are home; the end of the turn comes next. Called in each turn with a tile, even if the tile
---completed nothing.
---@field all_scored? fun(game: reeve.Game, turn: reeve.Turn)
---Event: All scoring of the turn is done.
---@field turn_ending? fun(game: reeve.Game, turn: reeve.Turn)
---Event: Final scoring is about to begin.
---@field final_scoring? fun(game: reeve.Game)
---Value: In final scoring a player scores a court, with everything that raises its points, or a
---field; if fields are scored city by city, the feature is the city. May return a whole number: the
---points that the player scores instead.
---@field court_points? fun(game: reeve.Game, feature: reeve.Feature, player: reeve.Player, points: integer): integer?, string?
---Event: All points have been scored.
---@field game_ended? fun(game: reeve.Game)
---Check: The rules allow the player to bid for a tile at a bazaar, or the player chose the tile and
---opens the bidding. May return a text: why not. The player passes. If no player bids for a tile,
---the player who chose it gets it for nothing.
---@field may_bid? fun(game: reeve.Game, player: reeve.Player): string?, string?
---Check: The rules allow the player to use a wall tile, in a turn or in final scoring. May return a
---text: why not.
---@field may_use? fun(game: reeve.Game, player: reeve.Player, number: integer, target: reeve.Feature?): string?, string?
---Value: The player with the larger keep scores for it. May return a whole number: the points that
---the player scores instead.
---@field keep_points? fun(game: reeve.Game, player: reeve.Player, points: integer): integer?, string?
---Value: In final scoring the wall tiles of a player give points of their own, for an unfinished
---feature or without a feature. May return a whole number: the points that they give instead.
---@field wall_tile_points? fun(game: reeve.Game, target: reeve.Feature?, player: reeve.Player, points: integer): integer?, string?
---Value: The castle of a player scores a feature that was completed in its fief. If it scores
---another castle, the feature is the city of that castle. May return a whole number: the points
---that the player scores instead.
---@field fief? fun(game: reeve.Game, feature: reeve.Feature, player: reeve.Player, points: integer): integer?, string?
---Value: The reach of a tower towards a cell east, west, north or south of it is computed. May
---return a whole number: how many steps it reaches towards this cell.
---@field tower_range? fun(game: reeve.Game, tower: reeve.Cell, cell: reeve.Cell, range: integer): integer?, string?
---Check: The rules allow the player whose tower has grown to capture a follower there. May return a
---text: why not.
---@field may_capture? fun(game: reeve.Game, player: reeve.Player, cell: reeve.Cell, standing: reeve.Feature?): string?, string?
---Check: The rules allow the player to buy a follower back from the other player. May return a
---text: why not.
---@field may_ransom? fun(game: reeve.Game, player: reeve.Player, other: reeve.Player): string?, string?

---What players may do besides laying a tile and placing a follower.
---@class reeve.Action
---How to type its value: a text with parts in braces, such as "{player}:{cell}". Required without
---`chance`.
---@field form? string
---The key of the entry, if it differs from the name of the action: two actions can share a key if
---they need different values of an `option`.
---@field key? string
---The action is available only with this value of an option of the ruleset: {moves = "late"}.
---@field option? table
---The moment of the turn at which it is done, after the hook of that moment; the default is "laid".
---@field when? "turn"|"laid"|"scored"
---It replaces placing a follower, and everything else that does so. Its moment is "laid", and it
---cannot have must or chance. Without this, it is done in addition.
---@field instead? "follower"
---With `instead`: it also replaces figures that could be placed in addition to another.
---@field alone? boolean
---may(game, turn, …) returns why the player may not do it, and the number of the rule; nothing if
---the player may. It is a check, without effects. The arguments after the turn are the parts of the
---form in order, then the parts of the action named in `after`, but not of one before that; nil for
---a part that is left out.
---@field may? fun(game: reeve.Game, turn: reeve.Turn, ...): string?, string?
---act(game, turn, …) does it. It is an event, so it can have effects; its arguments are those of
---may.
---@field act fun(game: reeve.Game, turn: reeve.Turn, ...)
---list(game, turn, …) returns a list of the values to try; `may` still decides on each. A value is
---an object, a number, or a text as it is typed; with the form {player}:{follower} a follower gives
---both. After the turn come the arguments of the action named in `after`, as in may. Without this
---function, or if it returns true, all values of the form are tried, with and without optional
---parts, but no numbers: for a form with {number}, legal and random games require the list. A list
---must not leave out what may allows.
---@field list? fun(game: reeve.Game, turn: reeve.Turn, ...): any[]|true
---The list has only values that may allows: random games do not call may, which makes them faster;
---`reeve rules --check` does.
---@field exact? boolean
---tells(game, turn, …) returns a few words on the result of a value, such as "eats R:knight@0,1",
---and, if it is not the rule of the action, the number of the rule; or nothing. legal, why and play
---print them after the value. It is a check; its arguments are those of may.
---@field tells? function
---One or more names as in `places`: values are tried only if the tile just laid, a tile beside it
---or one of their features has such a thing. This makes games faster. With `when` "scored" a figure
---counts only if it was scored in this turn.
---@field near? string|string[]
---A name that `keeps` lists, if there is one: values are tried only while game.state has a value of
---this name. This makes games faster.
---@field needs? string
---With the form {cell}, instead of list: the tokens of the ruleset, one of which walks to the cell,
---if the tile just laid has what `near` names. A step leads to a neighbouring cell with a tile that
---is not `shut`, and never twice to the same cell in a turn. may is not asked about cells that it
---can reach, which is faster: it says why the token cannot go to others, and whether it may return
---to where it set out. act is called if a figure stands where it arrives.
---@field walks? string
---With `walks`: an option that, if true, keeps it from returning to where it set out; may is not
---asked.
---@field once? string
---With `walks`: the tokens whose tile it cannot enter.
---@field shuns? string
---The key of the action that it follows, of the game or of a script: it is done only with that
---action, directly after it. Both must have the same `when`, and the other action a single value.
---@field after? string
---The word that texts print before the values instead of the key, such as "draws".
---@field verb? string
---With `when` "scored": it can also be done in a turn in which no tile is laid, where turn:tile()
---is nil.
---@field tileless? boolean
---With `when` "scored": the figure just placed can make it possible even if nothing was scored, so
---legal lists it with each such figure.
---@field placed? boolean
---It must be done if possible. A single possibility is done without asking; if there are several,
---the player is asked. With `each` this is repeated until nothing is possible.
---@field must? boolean
---The tokens or die of the ruleset that decide its value: the record says which face was drawn or
---thrown, and act gets it as a text. It replaces form and list. The value is required unless only
---one face is left.
---@field chance? string
---How many values an entry can list, 1 to 64; the default is 1.
---@field many? integer
---With `many`: each value is chosen by another player, in turn order, beginning with the player
---whose turn it is; with {player} in the form, by that player.
---@field each? boolean
---In random games: how likely it is among all possibilities, 1 to 100; the default is 1.
---@field weight? integer
---In random games: how often it is left out, in eighths, 0 to 7; the default is 6, or 0 if it
---follows another action. Its functions are called only when it is not left out.
---@field idle? integer
---Its place among the actions that are done at its moment, or that follow the same action, 0 to 99;
---the default is 50. Actions instead of a follower come before the others; one that follows an
---action comes directly after it.
---@field order? integer
---The rule of the ruleset behind the action; the default is the first rule that the script
---replaces.
---@field rule? string
---A sentence about the key, for the schema and for lists of keys.
---@field words? string

---The table that a script returns.
---@class reeve.Script
---The version of this interface: 2, or 1 for old scripts. In version 1 a tile has no features
---before it is laid, a check cannot give a rule, and a script cannot add actions.
---@field api integer
---The name of the script: letters, digits, dashes and underscores, the same as the name of the
---file.
---@field name string
---The house rule in one sentence.
---@field summary string
---The source of the house rule.
---@field source? string
---The rulesets that the script supports; presets of these rulesets are included.
---@field rules string[]
---The options of the script: name = {default = …, values = {…}, help = …}. A record sets one as
---SCRIPT.NAME under `options`.
---@field options? table<string, reeve.Option>
---The ledger rules that it changes; verdicts cite the first one.
---@field replaces? string[]
---Its place among the scripts of a game, 0 to 99; the default is 50. Scripts with smaller numbers
---are called first, and scripts with the same number in the order in which they are named. Give a
---large number to a script that changes points after all others.
---@field order? integer
---Kinds of features, marks, figures and, if none of these has the name, tokens: hooks with the
---argument `tile` or `feature` are called only for tiles and features that are of such a kind or
---have such a mark, and for features with such a figure or token. This makes games faster. Without
---it they are called for all.
---@field places? string[]
---Names as in `places`: may_act, features_scored, all_scored and turn_ending are called only if the
---tile just laid, a tile beside it or one of their features has such a thing, or such a figure was
---scored in this turn. This makes games faster.
---@field near? string[]
---A name that `keeps` lists, if there is one: features_scored, all_scored and turn_ending are
---called only while game.state has a value of this name. This makes games faster.
---@field needs? string
---Tokens that help players: turn_begins is called only if one lies beside a figure of the player
---whose turn it is, or beside no figure; feature_completed and feature_scored only if one lies
---beside a figure on the feature, or beside no figure. This makes games faster.
---@field token? string
---The names that the script uses in game.state ("seen_*": all that begin so; "won_#": one for each
---player, by place), optionally with what each holds: "led: a number", "bid: a number 0..9", "who:
---a player's place", "open: true or false", "said: a word", "due: nothing between turns". With this
---field a position that has another name or value is unreadable.
---@field keeps? string[]
---A function for each step at which the script acts. A script has hooks, actions or both.
---@field hooks? reeve.Hooks
---What players can do besides laying a tile and placing a follower, by the key of the entry.
---@field actions? table<string, reeve.Action>
