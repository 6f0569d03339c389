# House rules in a game without a wall.

== a house rule sees fields, cities and followers in hand, and changes what they give
$ reeve score --now --script $T/poor-fields.lua fixtures/carcassonne/photograph.yaml
--- file poor-fields.lua
return {
  api = 1,
  name = "poor-fields",
  summary = "A field pays one point a city; followers in hand count.",
  rules = {"carcassonne"},
  hooks = {
    court_points = function(game, feature, player, points)
      return feature:kind() == "field" and points // 3 or points
    end,
    final_scoring = function(game)
      for _, player in ipairs(game:players()) do
        game:score(player, player:supply(), "followers in hand")
      end
    end,
  },
}
--- stdout
final scoring
      +3  R   poor-fields: followers in hand
      +3  B   poor-fields: followers in hand
      +5  B   monastery@-1,0.c: 5 tiles, 1 each                             K-36
      +5  B   road@0,0.e: 5 tiles, 1 each                                   K-36
      +6  R   monastery@0,-1.c: 6 tiles, 1 each                             K-36
      +1  R   road@-1,-1.s: 1 tile, 1 each                                  K-36
      +1  B   city@1,-1.s: 1 tile, 1 each                                   K-36
      +1  R   field@1,2.n: 1 completed city, 3 each; poor-fields makes it
              1                                                             K-29
      +2  R   field@0,0.s: 2 completed cities, 3 each; poor-fields makes
              it 2                                                          K-29
      +2  B   field@0,0.s: 2 completed cities, 3 each; poor-fields makes
              it 2                                                          K-29
final score: Rosa (R) 27, Ben (B) 28
Ben (B) wins

== it may forbid a placement, and then the tile, and legal leaves that out
$ reeve check --script $T/monks.lua $T/game.yaml
$ reeve legal --script $T/monks.lua --tile ffff+k --at 0 $T/game.yaml
--- file monks.lua
return {
  api = 1,
  name = "monks",
  summary = "Nobody is a monk.",
  rules = {"carcassonne"},
  hooks = {
    may_deploy = function(game, feature, player)
      if feature:role() == "monk" then return "monks stay at home" end
    end,
  },
}
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben, G: Gina}
moves:
- R: ffff+k 0,-1 monk
--- stdout
$T/game.yaml: illegal: turn 1; after 0 turns, score Rosa (R) 0, Ben (B) 0, Gina (G) 0
tile ffff+k for Rosa (R)
0,-1  0°                farmer@n
1 placement
--- stderr~
house rule `monks`: monks stay at home [house-rule]

== what belongs to the wall is an error to ask for
$ reeve score --now --script $T/keep.lua fixtures/carcassonne/photograph.yaml
--- file keep.lua
return {
  api = 1,
  name = "keep",
  summary = "Asks for what is not there.",
  rules = {"carcassonne"},
  hooks = {
    final_scoring = function(game)
      return game:player("R"):keep()
    end,
  },
}
--- stderr~
keep.lua:8: Carcassonne has no wall tiles
--- status 4
