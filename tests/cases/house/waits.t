# Kinds that are never completed, where figures wait, features on halves of edges, and points as scripts
# see them: a fair beside the start tile, into which the abbot goes, too.

== who waits at a booth is not scored there, and what is built along a town is one feature
$ reeve rules --rules $T --check $T/fair 2>&1 | head -n 1
$ reeve check --rules $T $T/game.yaml && reeve position --rules $T $T/game.yaml | sed -n '/^board/,$p' | tee $T/now | grep -n FAIR
$ reeve score --rules $T --now $T/game.yaml | tail -n 9
$ (sed '/^moves/,$d' $T/game.yaml; cat $T/now) >$T/now.yaml; reeve check --rules $T $T/now.yaml
$ reeve completions --rules $T $T/game.yaml --tile BA.L | grep -c booth@; true; sed "s/'booth: /'booths: /" $T/fair/ruleset.yaml >$T/r; cp $T/r $T/fair/ruleset.yaml; reeve rules --rules $T fair 2>&1 | head -n 1
--- file fair/ruleset.yaml
ruleset: 1
name: fair
extends: carcassonne
crowded: true
scripts: [fair]
kinds:
  wall: {any: true, letter: x}
  fence: {role: guard, rule: K-22}
  booth: {role: seller, rule: K-36, open: {edition: ['1', '2']}}
more_tiles:
  FAIR.1: {look: fxff, fields: ['fence: ese', nnw nne ene wnw wsw ssw sse > e]}
  FAIR.2: {look: fxfx, fields: ['fence: wsw', 'booth: ene e ese', wnw nnw nne > w, sse ssw > w]}
  FAIR.3: fffx
start: {'0,0': FAIR.1, '1,0': FAIR.2, '2,0': FAIR.3}
--- file fair/fair.lua
return {
  api = 2, name = "fair", summary = "Who scores goes to the fair.", rules = {"fair"},
  hooks = {
    marker_moved = function(game, move)
      local booth = game:features("booth")[1]
      game:tell(("%d, %s"):format(move:points(), move:script() or "the rules"))
      if move:script() == "fair" then game:deploy(move:player(), booth, "abbot") return end
      game:deploy(move:player(), booth)
    end,
    all_scored = function(game, turn)
      if turn:completed()[1] then game:score(turn:player(), 1, "a sweet") end
    end,
  },
}
--- file game.yaml
reeve: 1
rules: fair
options: {abbot: true}
players: {R: Rosa, B: Ben}
moves:
- R: BA.C 0,1 knight
- B: BA.C/180 0,2
--- stdout
$T/fair: fine: fair, tiles 35, options 6, rules 46, scripts 1
$T/game.yaml: legal so far: 2 turns, score Rosa (R) 4, Ben (B) 1, R to move
2:  '0,0': FAIR.1
3:  '1,0': [FAIR.2, B:abbot@e, R:seller@e]
4:  '2,0': FAIR.3
          R   fair: a follower goes to booth@1,0.e
      +1  B   fair: a sweet
          B   fair: 1, fair
          B   fair: an abbot goes to booth@1,0.e
final scoring
       0  R   booth@1,0.e: who waits there scores nothing                   K-36
       0  B   booth@1,0.e: who waits there scores nothing                   K-36
final score: Rosa (R) 4, Ben (B) 1
Rosa (R) wins
$T/now.yaml: position consistent: score Rosa (R) 4, Ben (B) 1, R to move
0
reeve: fair: fair/ruleset.yaml:12:48: `booths: ene e ese`: a kind of features belongs before the colon; see reeve-ruleset(5)
