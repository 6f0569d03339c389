# reeve play asks for what a script's keys leave open.

== what is drawn from a bag is asked for, behind the key that leads to it; its value is typed, for a number could be one
$ R='--rules fixtures/rulesets'
$ reeve play $R $T/game.yaml 2>/dev/null; tail -n 3 $T/game.yaml; reeve check $R -q $T/game.yaml
--- stdin
BA.RFr 2,0; graze: field@0,0.s
5
wolf
--- file game.yaml <tests/cases/house/play.yaml
--- stdout
Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 69 tiles left
drawn: What was drawn from the bag: 1 to 4, or wolf?
     draws 1
     draws 2
     draws 3
     draws 4
     draws wolf
Type what it was; `draw` draws for you; `undo` takes the entry back.
No 5 is listed.
drawn: What was drawn from the bag: 1 to 4, or wolf?
     draws 1
     draws 2
     draws 3
     draws 4
     draws wolf
Type what it was; `draw` draws for you; `undo` takes the entry back.
  3  R  BA.RFr 2,0                                                       0     0
Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 68 tiles left
- R: BA.RFr 2,0
  graze: field@0,0.s
  drawn: wolf

== a key on a line of its own asks, too; what was accepted stays in the file until the answer, and after drop
$ R='--rules fixtures/rulesets'
$ cp $T/game.yaml $T/again.yaml
$ printf 'BA.RFr 2,0\ngraze: field@0,0.s\n3\n' | reeve play $R $T/game.yaml 2>/dev/null; tail -n 3 $T/game.yaml; reeve check $R -q $T/game.yaml
$ cp $T/again.yaml $T/game.yaml
$ printf 'BA.RFr 2,0\ngraze: field@0,0.s\ndrop\nBA.RFr 3,0\n' | reeve play $R $T/game.yaml 2>/dev/null | tail -n 3; tail -n 2 $T/game.yaml
$ cp $T/again.yaml $T/game.yaml
$ printf 'BA.RFr 2,0\ngraze: field@0,0.s\nquit\n' | reeve play $R $T/game.yaml 2>/dev/null | tail -n 1; tail -n 2 $T/game.yaml
$ echo wolf | reeve play $R $T/game.yaml 2>/dev/null | sed -n '2,3p'; tail -n 3 $T/game.yaml
$ cp $T/again.yaml $T/game.yaml
$ printf 'BA.RFr 2,0\ngraze: field@0,0.s\nundo\n' | reeve play $R $T/game.yaml 2>/dev/null | tail -n 1; tail -n 2 $T/game.yaml
--- file game.yaml <tests/cases/house/play.yaml
--- stdout
Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 69 tiles left
graze: Instead of a follower: the field for which a sheep is drawn?
  1: graze field@0,0.s
Type its number; an empty line leaves it out; `undo` takes the entry back.
drawn: What was drawn from the bag: 1 to 4, or wolf?
     draws 1
     draws 2
     draws 3
     draws 4
     draws wolf
Type what it was; `draw` draws for you; `undo` takes the last answer back.
  3  R  BA.RFr 2,0                                                       0     0
          R   sheep: a sheep token (3) goes to field@0,0.s                  HS-2
Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 68 tiles left
- R: BA.RFr 2,0
  graze: field@0,0.s
  drawn: 3
Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 68 tiles left
  4  B  BA.RFr 3,0                                                       0     0
Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 67 tiles left
- R: BA.RFr 2,0
- B: BA.RFr 3,0
What the last entry leaves open is asked for again when the game goes on.
- R: BA.RFr 2,0
# answers: entry +;graze: field@0,0.s
drawn: What was drawn from the bag: 1 to 4, or wolf?
     draws 1
- R: BA.RFr 2,0
  graze: field@0,0.s
  drawn: wolf
Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 68 tiles left
- B: BA.RFr 1,0
- R: BA.RFr 2,0

== draw draws from the bag
$ R='--rules fixtures/rulesets'
$ reeve play $R $T/game.yaml 2>/dev/null | grep -c '^It is '; tail -n 1 $T/game.yaml | sed 's/: .*//'; reeve check $R -q $T/game.yaml
--- stdin
BA.RFr 2,0; graze: field@0,0.s
draw
--- file game.yaml <tests/cases/house/play.yaml
--- stdout
1
  drawn

== help lists the keys of scripts
$ printf 'help\n' | reeve play --rules fixtures/rulesets $T/game.yaml | grep -A 2 -E '^  (graze|drawn|stable):'
--- file game.yaml <tests/cases/house/play.yaml
--- stdout
  graze:                   Instead of a follower: the field for which a sheep is
                           drawn.
  drawn:                   What was drawn from the bag: 1 to 4, or wolf.
  stable:                  Instead of a follower: the field whose sheep go to
                           the stable.
  undo                     take back the last entry, or the last answer to a

== things that are due at the beginning of a turn, and after scoring, are asked for in order: a die, a choice
$ mkdir -p $T/r/mine/scripts; printf 'ruleset: 1\nname: mine\nextends: carcassonne\ntitle: Mine\nscripts: [own]\ndice:\n  die: {faces: [1, 2, 3, 4, 5, 6, 8, 10, 20]}\n' >$T/r/mine/ruleset.yaml; cp $T/own.lua $T/r/mine/scripts
$ reeve rules --check $T/r/mine | sed 's/.*: fine/fine/'
$ reeve play --rules $T/r $T/game.yaml 2>/dev/null; tail -n 4 $T/game.yaml; reeve check --rules $T/r -q $T/game.yaml
--- stdin
BA.RFr 1,0
20
left
--- file game.yaml
reeve: 1
rules: mine
players: {R: Rosa, B: Ben}
moves: []
--- file own.lua
return {
  api = 2, name = "own", summary = "A die and a choice.", rules = {"mine"},
  actions = {
    thrown = {chance = "die", when = "turn", words = "What the die shows", act = function() end},
    side = {form = "left|right", when = "scored", must = true, words = "To which side", act = function() end},
  },
}
--- stdout
fine: mine, tiles 32, options 6, rules 46, scripts 1
Rosa (R) 0, Ben (B) 0; Rosa (R) is to move, 71 tiles left
thrown: What the die shows?
     thrown 1
     thrown 2
     thrown 3
     thrown 4
     thrown 5
     thrown 6
     thrown 8
     thrown 10
     thrown 20
Type what it was; `draw` draws for you; `undo` takes the entry back.
side: To which side?
  1: side left
  2: side right
Type its number; `undo` takes the last answer back.
  1  R  BA.RFr 1,0                                                       0     0
Rosa (R) 0, Ben (B) 0; Ben (B) is to move, 70 tiles left
moves:
- R: BA.RFr 1,0
  thrown: 20
  side: left

== neither the last piece of a bag nor an empty one is asked for; an act that raises leaves the file as it was; a choice is not drawn
$ mkdir -p $T/r/mine/scripts; printf 'ruleset: 1\nname: mine\nextends: carcassonne\ntitle: Mine\nscripts: [own]\ntokens:\n  coin: {name: [coin, coins], bag: true, faces: {1: 1}, on: table}\n' >$T/r/mine/ruleset.yaml; cp $T/own.lua $T/r/mine/scripts
$ reeve play --rules $T/r $T/game.yaml 2>&1 | grep -E '^(coin|side|That|.*boom)'; cat $T/game.yaml
--- stdin
BA.RFr 1,0
draw
left
BA.RFr 2,0
right
--- file game.yaml
reeve: 1
rules: mine
players: {R: Rosa, B: Ben}
moves: []
--- file own.lua
return {
  api = 2, name = "own", summary = "A coin and a choice.", rules = {"mine"},
  actions = {
    coin = {chance = "coin", when = "turn", words = "The coin",
      act = function(game, turn, face) game:token("coin"):put("table", face) end},
    side = {form = "{left|right}", must = true, words = "To which side",
      act = function(game, turn, word) if word == "right" then error("boom") end end},
  },
}
--- stdout
side: To which side?
That is for the players to choose.
side: To which side?
$T/game.yaml:7:3: unreadable: own.lua:7: boom [script-failed]
reeve: 1
rules: mine
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0
  side: left
