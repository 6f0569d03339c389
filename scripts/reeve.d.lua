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
---values and words) are part of the game: positions contain them, and they are taken back with a
---turn that was tried. They can be set only in events.
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

---All cells inside the wall, row by row; on a board without walls, the cells that hold a tile and
---the cells beside them.
---@return reeve.Cell[]
function game:cells() end

---The tiles on the table in the order in which they were laid; of a mark, those that tile:marks
---tells to have it.
---@param mark? string
---@return reeve.Tile[]
function game:tiles(mark) end

---The features on the table, or those of one kind, or that have a mark or such a figure, in the
---order of their first tiles.
---@param kind? string
---@return reeve.Feature[]
function game:features(kind) end

---The figure that records call so, and tostring too: knight@0,1 or knight@0,1.n; of this player, or
---of whoever it is. nil if none stands there, and if several do that are not alike.
---@param name string
---@param player? reeve.Player
---@return reeve.Follower?
function game:follower(name, player) end

---The number of tiles on the table, including a start tile.
---@return integer
function game:laid() end

---The number of tiles that are still to come; tiles that are set aside count when they are back.
---@return integer
function game:left() end

---The tokens of the ruleset with this name; nil if the ruleset does not have them.
---@param name string
---@return reeve.Token?
function game:token(name) end

---The wall tile on a corner, 0 if its number is not known; nil if no wall tile lies there. In a
---game without wall tiles, all methods about wall tiles, keeps and corners are errors.
---@param corner integer
---@return integer?
function game:wall_tile(corner) end

---The player scores these points. Points may be negative, but an effect that makes the score
---negative is an error. During play the marker moves as for any other score. legal and completions
---count what is scored in feature_completed and feature_scored for that feature; what is scored in
---turn_begins, tile_placed, all_scored and turn_ending belongs to no feature, and they do not count
---it. A rule is a rule number of the ruleset, which is cited instead of that of the action, or the
---first that the script replaces; a number without a text is an error. In events only.
---@param player reeve.Player
---@param points integer
---@param reason string
---@param rule? string
function game:score(player, points, reason, rule) end

---The player scores the feature at once as if the game ended now, whoever has the majority: a
---complete one in full, an unfinished one by the rates of final scoring. This is how an abbot
---scores who comes home, and a feature that is scored a second time. Those that stand on it stay.
---In events only.
---@param player reeve.Player
---@param feature reeve.Feature
function game:score_feature(player, feature) end

---The text becomes a line of score and why, about the player whose turn it is, with the rule. In
---events only.
---@param text string
---@param rule? string
function game:tell(text, rule) end

---The player puts a figure from the supply on the feature: a plain follower, or the figure with
---this name, at this stand, on this tile of the feature, or on the last of its tiles where nobody
---stands on it, or in a crowded ruleset beside somebody. It does not matter who stands on the
---feature already. False if the player has no such figure in hand, if it cannot stand on such a
---feature or without a follower whom it joins, if there is no room, if the feature is scored
---already, or if it is kept: if its followers stay on it after it was completed. Once scoring has
---begun, a figure that came home in this turn can go on from there. In events only.
---@param player reeve.Player
---@param feature reeve.Feature|reeve.Stand
---@param figure? string
---@param tile? reeve.Tile
---@return boolean
function game:deploy(player, feature, figure, tile) end

---The follower goes to the feature, on this tile or on the last one with room. Figures that joined
---it, and are left alone, go home. False for the same reasons as in deploy, if it does not stand on
---the board any more, or if it stands on a feature that is kept. In events only.
---@param follower reeve.Follower
---@param feature reeve.Feature
---@param tile? reeve.Tile
---@return boolean
function game:move(follower, feature, tile) end

---The follower goes home and can be placed again in the next turn, as with return_follower, and so
---do figures that joined it and are left alone. False if it does not stand on the board any more,
---or if it stands on a feature that is kept, such as a castle, unless `kept` says that this does
---not matter. In events only.
---@param follower reeve.Follower
---@param kept? boolean
---@param rule? string
---@return boolean
function game:take_home(follower, kept, rule) end

---The follower, or a figure from the player's hand, a plain follower or the one with this name, is
---away: neither on the board nor in hand, until bring_back. A prisoner is, and who waits elsewhere
---for the end of the game. Figures that joined a follower, and are left alone, go home. False as in
---take_home, or if none is in hand. In events only.
---@param from reeve.Follower|reeve.Player
---@param figure? string
---@return boolean
function game:put_away(from, figure) end

---A figure of the player that is away is in hand again, at once or (later) from the next turn on.
---False if none is away. In events only.
---@param player reeve.Player
---@param figure? string
---@param later? boolean
---@return boolean
function game:bring_back(player, figure, later) end

---One follower of the player on the feature goes home and can be placed again in the next turn;
---false if the player has no follower there. In events only.
---@param player reeve.Player
---@param feature reeve.Feature
---@return boolean
function game:return_follower(player, feature) end

---One of the pieces in the player's hand, by their name in records, leaves it for good; false if
---there is none. In events only.
---@param player reeve.Player
---@param name string
---@return boolean
function game:spend(player, name) end

---The player whose turn it is gets another turn after this turn, or (soon) another part of it,
---which comes before an auction and before a second part; false if no tile is left, after end_turn,
---and in final scoring. In events only.
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

---A player gives a wall tile to another player, or returns it to the box; 0 stands for a wall tile
---whose number is not known. False if the player does not have it. In events only.
---@param from reeve.Player
---@param number integer
---@param to? reeve.Player
---@return boolean
function game:give_wall_tile(from, number, to) end

---The marker that has moved stops at this score on its way, as if it had ended its move there. Only
---in marker_moved. In events only.
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

---Whether this is the first part of a double turn, and its second part will follow.
---@return boolean
function turn:goes_on() end

---Whether the action of a script with this key has been done since the tile was laid.
---@param key string
---@return boolean
function turn:did(key) end

---The number of times that it has been done, where the action has several values.
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

---The name that goes with the label.
---@return string
function player:name() end

---The place in turn order, from 1.
---@return integer
function player:place() end

---The points so far.
---@return integer
function player:score() end

---The number of followers in hand of all figures, or of the figure with this name, as in records;
---small means plain followers.
---@param figure? string
---@return integer
function player:supply(figure) end

---The figures in hand, each name once, as in records; small means plain followers. With `soon` also
---those that came home in this turn, which game:deploy can put once scoring has begun.
---@param soon? boolean
---@return string[]
function player:hand(soon) end

---The number of figures that are away, as put_away has it: of all, or with this name.
---@param figure? string
---@return integer
function player:away(figure) end

---All figures of the player that stand on features, those on features completed in this turn first,
---else in the order in which their tiles were laid; those on one feature, or on those of one kind,
---or that have a mark or such a figure. Figures that join followers, such as builders, are among
---them.
---@param on? string|reeve.Feature
---@return reeve.Follower[]
function player:standing(on) end

---Where the figure with this name stood that was scored in this turn and is at home since; nil if
---none was. Of several it is that on the tile that was laid last.
---@param figure string
---@return reeve.Stand?
function player:came_from(figure) end

---The number of pieces other than followers in hand, by their name in records; 0 if the game has no
---such pieces.
---@param name string
---@return integer
function player:pieces(name) end

---Whether the marker of the player has moved this turn. In a game without wall tiles this is an
---error, and so are `keep` and `wall_tiles`.
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

---The number of followers of the other player that this player holds as prisoners.
---@param owner reeve.Player
---@return integer
function player:prisoners(owner) end

---The cells with a tower on top of which a follower of the player stands.
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

---The points that it scores as it is, before bonuses and house rules change them, during play as if
---it were complete; or with `early` what game:score_feature gives the player whose turn it is: as
---if the game ended now, with all that changes the points, except in a hook that does so itself.
---@param early? boolean
---@return integer
function feature:points(early) end

---A text of these early points and of the followers on it, for `tells`: worth 12, held by R 2, B 1.
---@return string
function feature:worth() end

---Whether it has no open end; for a monastery, whether all eight cells around it hold a tile.
---@return boolean
function feature:complete() end

---Whether it is kept: its followers stay on it after it was completed, as the lord of a castle
---does.
---@return boolean
function feature:kept() end

---The number of its open ends; for a monastery, the number of empty cells around it.
---@return integer
function feature:open() end

---The followers of a player on it, or of all players if no player is given. A figure counts with
---its strength, a large follower as two, one of strength 0 as none.
---@param player? reeve.Player
---@return integer
function feature:followers(player) end

---The number of figures with this name, as in records, that stand on it: those of a player, or of
---all players, and on one tile of it or on all; small means plain followers.
---@param name string
---@param player? reeve.Player
---@param tile? reeve.Tile
---@return integer
function feature:figures(name, player, tile) end

---Whether all rules of placing, house rules included, let the player whose turn it is put a plain
---follower, or the figure with this name, on it on the tile just laid. Cannot be called in
---`may_deploy`.
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

---Whether this mark is among those that `marks` lists; false for a mark that the ruleset does not
---have, such as that of another box.
---@param mark string
---@return boolean
function feature:has(mark) end

---The number of the rule by which it scores as it is, as points gives it; empty if there is none.
---@return string
function feature:rule() end

---For a field the cities that it touches, complete or not, and for a city the fields that touch it,
---each once; other features touch none.
---@return reeve.Feature[]
function feature:touches() end

---A tile that is on the table or about to be laid. A start space of the wall is not a tile.
---@class reeve.Tile
local tile = {}

---Its number or name in the set.
---@return string
function tile:id() end

---Its look when it is not turned.
---@return string
function tile:look() end

---The names of marks of the ruleset that belong to the tile as a whole, or those that are printed
---on this feature on it.
---@param feature? reeve.Feature
---@return string[]
function tile:marks(feature) end

---Whether this mark is among those that `marks` lists: of the tile as a whole, or of this feature
---on it.
---@param mark string
---@param feature? reeve.Feature
---@return boolean
function tile:has(mark, feature) end

---Its rotation: 0, 90, 180 or 270 degrees clockwise.
---@return integer
function tile:rotation() end

---Where its mark points as it lies, of those that have a direction: n, ne, e and so on.
---@return string?
function tile:points() end

---The cell where it lies, or is about to lie.
---@return reeve.Cell
function tile:cell() end

---The features on it, or those of one kind, or that have a mark or such a figure. Before it is laid
---its features are not yet joined to others: then these are its regions, or none for a script of
---api 1.
---@param kind? string
---@return reeve.Feature[]|reeve.Region[]
function tile:features(kind) end

---The feature at this place of it, as in records: n, sw, nne or c; nil where there is none or where
---several meet, and before it is laid.
---@param place string
---@return reeve.Feature?
function tile:feature(place) end

---The features that the part at this place of it touches on the tile itself.
---@param place string
---@return reeve.Feature[]
function tile:touches(place) end

---The number of prizes printed on it: all, or those on this feature.
---@param feature? reeve.Feature
---@return integer
function tile:prizes(feature) end

---All figures that stand on it, whoever owns them.
---@return reeve.Follower[]
function tile:standing() end

---The number of followers that stand on it: on this feature or on any, of this player or of all.
---Each counts as one, and figures that join followers do not count.
---@param feature? reeve.Feature
---@param player? reeve.Player
---@return integer
function tile:followers(feature, player) end

---The places on it where figures can stand: one for each of its features.
---@return reeve.Stand[]
function tile:stands() end

---The stand at this place, as of `feature`.
---@param place string
---@return reeve.Stand?
function tile:stand(place) end

---A feature of a tile that is about to be laid, as it is printed on the tile.
---@class reeve.Region
local region = {}

---The name of its kind, as that of a feature.
---@return string
function region:kind() end

---The name of a follower on it.
---@return string
function region:role() end

---Whether a mark is printed on it that doubles its feature.
---@return boolean
function region:doubled() end

---The number of prizes printed on it.
---@return integer
function region:prizes() end

---The names of other marks of the ruleset that are printed on it.
---@return string[]
function region:marks() end

---A figure that stands on the board. When it has left its place, its methods are errors.
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

---A part of a tile of the table, where a figure can stand.
---@class reeve.Stand
local stand = {}

---The feature on which it would stand there.
---@return reeve.Feature
function stand:feature() end

---The tile.
---@return reeve.Tile
function stand:tile() end

---Whether a follower, or a figure that bars others, stands on its feature; with a mark, on what is
---reached from there without a way over other tiles with it.
---@param beyond? string
---@return boolean
function stand:taken(beyond) end

---A cell of the board.
---@class reeve.Cell
local cell = {}

---Its name: e5, or 2,-1 on a board without walls.
---@return string
function cell:name() end

---Its column from west to east, from 0 on a board with walls.
---@return integer
function cell:x() end

---Its row from south to north, from 0 on a board with walls.
---@return integer
function cell:y() end

---The tile that lies on it.
---@return reeve.Tile?
function cell:tile() end

---The features that the tiles on the eight cells around it have, each once; those of one kind, or
---that have a mark or such a figure.
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

---Whether a follower stands there who came since the last tile was laid.
---@return boolean
function cell:topped() end

---Whether the player whose turn it is may put a plain follower, or the figure with this name, on
---top of the tower there.
---@param figure? string
---@return boolean
function cell:may_top(figure) end

---The follower on top of the tower there goes home, as with game:take_home, and the tower may grow
---again where it does so after a capture; the figure with the name `soon` is in hand at once. False
---if nobody stands there. In events only.
---@param rule? string
---@param soon? string
---@return boolean
function cell:take_top(rule, soon) end

---The player puts a plain follower from the supply, or the figure with this name, on top of the
---tower there; false where the rules of towers forbid it. In events only.
---@param player reeve.Player
---@param figure? string
---@return boolean
function cell:put_top(player, figure) end

---The tokens of one kind that the ruleset declares. A place is a cell, a tile, a feature, a player,
---or a text: table, or a corner as in records, such as 2,-1/nw. A cell means its tile, and a tile
---its cell, for tokens that lie on the other. Where tokens go with a figure, that figure means the
---place beside it, and its feature all such places.
---@class reeve.Token
local token = {}

---The name of the tokens in records.
---@return string
function token:name() end

---The place of the token, or of the first one that is not in the supply; nil if all are.
---@return reeve.Cell|reeve.Tile|reeve.Feature|reeve.Follower|reeve.Player|string|nil
function token:at() end

---The tile on which that token lies, or the figure by which it does; nil if it is elsewhere.
---@return reeve.Tile?
function token:tile() end

---The places where such tokens lie, each once; or only those on the tiles of a feature, and of one
---that is completed by its surroundings on the tiles around it, too.
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
---left. A place where such tokens do not lie is an error; on a feature, those that go with a figure
---lie beside that of the player to move, or else beside another one. Without a rule it is that of
---the tokens. In events only.
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

---The token goes to a place, from wherever it is; or one of several from the place `from`; false if
---none is there. In events only.
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

---The name of the script that gave these points, or had a feature scored; home where a figure is
---taken home and scores, nil where other rules gave them.
---@return string?
function move:script() end

---The lower space of the corner on which the marker stopped, if a wall tile lies there.
---@return integer?
function move:corner() end

---The steps of a game, in their order.
---@class reeve.Hooks
---Check: A position is on the table, and nothing is wrong with it by the rules of the game. May
---return a text: why there is no such position.
---@field position? fun(game: reeve.Game): string?, string?
---Check: A position is on the table, and no script objects to it. May return a text: what it leaves
---out, and what is assumed: a note.
---@field position_lacks? fun(game: reeve.Game): string?, string?
---Choice: The game is set up. May return a player: the player who begins.
---@field first_player? fun(game: reeve.Game): reeve.Player?
---Event: The game is set up, before its first turn. Not called if the game continues from a
---position.
---@field game_started? fun(game: reeve.Game)
---Event: The turn of a player begins, before anything else in it, such as drawing the tile. The
---second part of a double turn is not a turn of its own.
---@field turn_begins? fun(game: reeve.Game, turn: reeve.Turn, helped: reeve.Follower?)
---Check: The rules allow the tile where it is about to be laid. May return a text: why it cannot
---lie there.
---@field may_place? fun(game: reeve.Game, tile: reeve.Tile): string?, string?
---Event: A tile has been laid, and no follower has been placed yet.
---@field tile_placed? fun(game: reeve.Game, tile: reeve.Tile)
---Check: The rules allow the player to place this follower on the feature, which is on the tile
---just laid. May return a text: why not.
---@field may_deploy? fun(game: reeve.Game, feature: reeve.Feature, player: reeve.Player, figure: string): string?, string?
---Check: The rules allow the player to do something instead of placing a follower: a tower piece, a
---follower on top of a tower, or an action of a script. May return a text: why not.
---@field may_act? fun(game: reeve.Game, player: reeve.Player, key: string, place: reeve.Cell?): string?, string?
---Choice: Several features are complete and are scored by a player. May return the features given,
---in another order: the order in which they are scored, instead of the order that the players
---choose.
---@field scoring_order? fun(game: reeve.Game, features: reeve.Feature[]): reeve.Feature[]?
---Event: A completed feature is about to be scored; its followers still stand on it.
---@field feature_completed? fun(game: reeve.Game, feature: reeve.Feature)
---Value: The followers on a feature are counted for a majority. May return a whole number: the
---number of followers that the followers of this player count as.
---@field majority? fun(game: reeve.Game, feature: reeve.Feature, player: reeve.Player, followers: integer): integer?, string?
---Choice: Several players have the most followers on a feature. May return a list of players: the
---players among them who score it.
---@field tie? fun(game: reeve.Game, feature: reeve.Feature, players: reeve.Player[]): reeve.Player[]?
---Value: A player scores a completed feature, with everything that raises its points; in final
---scoring also an unfinished feature, in a game that scores these. May return a whole number: the
---points that the player scores instead.
---@field feature_points? fun(game: reeve.Game, feature: reeve.Feature, player: reeve.Player, points: integer): integer?, string?
---Event: A completed feature has been scored, by somebody or nobody: its points are given, and its
---followers still stand on it. In feature_completed the points and the majority can still be
---changed, and here they cannot.
---@field feature_scored? fun(game: reeve.Game, feature: reeve.Feature)
---Event: The marker of a player has moved and has not stopped yet: during play a player has scored.
---@field marker_moved? fun(game: reeve.Game, move: reeve.Move)
---Event: The marker of a player has moved and stopped, on a corner or on another space. May return
---"skip": the wall tile on a corner is not taken now.
---@field marker_stopped? fun(game: reeve.Game, move: reeve.Move): "skip"?
---Event: All features of the turn are scored, with what they pay elsewhere, and their followers are
---home; what happens at the end of the turn comes next. It is called in each turn with a tile, even
---if the tile completed nothing.
---@field all_scored? fun(game: reeve.Game, turn: reeve.Turn)
---Event: All scoring of the turn is done.
---@field turn_ending? fun(game: reeve.Game, turn: reeve.Turn)
---Event: Final scoring begins; nothing has been scored in it.
---@field final_scoring? fun(game: reeve.Game)
---Value: In final scoring a player scores a court, with everything that raises its points, or a
---field. If fields are scored city by city, the feature is the city. May return a whole number: the
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
---How its value is typed: a text with parts in braces, such as "{player}:{cell}". Needed without
---`chance`.
---@field form? string
---The key of the entry, if it differs from the name under which the action stands: two actions of
---one key have different values of an `option`.
---@field key? string
---The action is there only with this value of an option of the ruleset: {moves = "late"}.
---@field option? table
---The moment of the turn at which it is done, after the hook of that moment; without it, "laid".
---@field when? "turn"|"laid"|"scored"
---It takes the place of placing a follower, and of all else that does; its moment is "laid", and it
---has neither must nor chance. Without it, it is done besides.
---@field instead? "follower"
---With `instead`: it takes the place of figures that may come second, too.
---@field alone? boolean
---may(game, turn, …): why the player may not do it, and the rule that says so; nothing if the
---player may. It is a check, and has no effects. The arguments after the turn are the parts of the
---form in their order, and then those of the form of the action that it follows, but not of what
---that one follows in its turn; nil for one that is left out.
---@field may? fun(game: reeve.Game, turn: reeve.Turn, ...): string?, string?
---act(game, turn, …): does it. It is an event, and may have effects; its arguments are those of
---may.
---@field act fun(game: reeve.Game, turn: reeve.Turn, ...)
---list(game, turn, …): a list of the values to try; `may` still decides on each. A value is an
---object, a number, or a text as it is typed; with the form {player}:{follower} a follower stands
---for both. After the turn come the arguments of the action that it follows, as in may. Where it
---returns true, and without it, all values of the form are tried, with and without what may be left
---out, but none with a number: for these legal and random games need the list. A list must not
---leave out what may allows.
---@field list? fun(game: reeve.Game, turn: reeve.Turn, ...): any[]|true
---The list has nothing but what may allows: random games need not ask it, which makes them faster;
---`reeve rules --check` does.
---@field exact? boolean
---tells(game, turn, …): a few words on what a value brings, such as "eats R:knight@0,1", which
---legal, why and play print after it, with the rule by which it is to be done, if that is not the
---action's; nothing if there is nothing to say. It is a check, and its arguments are those of may.
---@field tells? function
---Names as in `places`, or one: there is something to try only where the tile just laid, a tile
---beside it or one of their features has such a thing, which makes games faster. With `when`
---"scored" a figure counts only if it has been scored in this turn.
---@field near? string|string[]
---A name, of `keeps` if there is that: there is something to try only while the script keeps
---something so, which makes games faster.
---@field needs? string
---With the form {cell}, and in place of list: the tokens of the ruleset of which one goes there,
---where the tile just laid has what `near` names. A step leads to a cell beside it with a tile that
---is not `shut`, and to none twice in a turn. Where it can go may is not asked, which is faster;
---may says why it cannot go elsewhere, and whether it may go back to where it set out. When it has
---gone act is called if a figure stands there.
---@field walks? string
---With `walks`: a true option by which it does not go back to where it set out: may is not asked.
---@field once? string
---With `walks`: the tokens to whose tile it does not go.
---@field shuns? string
---The key of an action that leads to it, of a game or of a script: it is done only with that one,
---directly after it. The two are of the same moment: `when` says the same of both. The other action
---has a single value.
---@field after? string
---What texts say before the values instead of the key, such as "draws".
---@field verb? string
---It must be done if it is possible: a single possibility is done without asking, and several are
---asked for; with `each` again and again, until nothing is possible.
---@field must? boolean
---The tokens or die of the ruleset by which its value is decided: the record says which face was
---drawn or thrown, and act gets it as a text. It stands in the place of form and list, and must be
---given unless it is the only one left.
---@field chance? string
---The most values of one entry, as a list: 1 to 64; without it, 1.
---@field many? integer
---With `many`: each value is chosen by another player, in turn order, beginning with the player
---whose turn it is; with {player} in the form by the one whom it names.
---@field each? boolean
---In random games: how likely it is among all that is possible, 1 to 100; without it, 1.
---@field weight? integer
---In random games: how often it is left out, in eighths, 0 to 7; without it, 6, but 0 if it follows
---another action. Only in the others are the functions of the action called.
---@field idle? integer
---Its place among the actions of its moment that are done besides, or that follow the same one, 0
---to 99; without it, 50. What is done instead of a follower comes before them, and what follows an
---action comes directly after it.
---@field order? integer
---The rule of the ruleset that gives the action; without it, the first one that the script
---replaces.
---@field rule? string
---A sentence about the key, for the schema and for lists of keys.
---@field words? string

---The table that a script returns.
---@class reeve.Script
---The version of this interface: 2, or 1. A script of version 1 runs as it always did: for it a
---tile has no features before it is laid, a check gives no rule, and it adds no actions.
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
---Its place among the scripts of a game, 0 to 99; without it, 50. Those with a smaller number are
---called first, and those with the same as they are named. A script that changes points after all
---others has a large number.
---@field order? integer
---Kinds of features, marks, figures, and tokens of another name: hooks that are given `tile` or
---`feature` are called only for tiles and features that have one of these, a feature also where
---such a figure stands or such a token lies on it, which makes games faster. Without it they are
---called for all.
---@field places? string[]
---Names as in `places`: may_act, all_scored and turn_ending are called only where the tile just
---laid, a tile beside it or one of their features has such a thing, or such a figure has been
---scored in this turn, which makes games faster.
---@field near? string[]
---A name, of `keeps` if there is that: all_scored and turn_ending are called only while the script
---keeps something so, which makes games faster.
---@field needs? string
---Tokens that help players: turn_begins is called only where one lies with a figure of the player
---whose turn it is, or with none, and feature_completed and feature_scored where it is with one on
---the feature, or with none, which makes games faster.
---@field token? string
---The names under which it keeps something in game.state ("seen_*": all that begin so; "won_#": one
---for each player, by the place), and what it keeps there, if you say so: "led: a number", "bid: a
---number 0..9", "who: a player's place", "open: true or false", "said: a word", "due: nothing
---between turns". With this field a position that names another, or has another value, is
---unreadable.
---@field keeps? string[]
---A function for each step at which it acts. A script has hooks, actions or both.
---@field hooks? reeve.Hooks
---What players may do besides laying a tile and placing a follower, by the key of the entry.
---@field actions? table<string, reeve.Action>
