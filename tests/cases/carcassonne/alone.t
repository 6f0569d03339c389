# Two or more play (K-5); a game that somebody tried out alone is judged by the same rules.

== a saved game of one player is imported, checked and scored [K-5]
$ gojq -c '.players |= .[:1] | .replay |= map(if has("player") then .player = 0 else . end) | (.. | .meepleId? // empty) |= sub("^[0-9]"; "0")' fixtures/jcz/harvest.jcz >$T/alone.jcz
$ reeve import $T/alone.jcz 2>/dev/null >$T/alone.yaml
$ reeve check $T/alone.yaml
$ reeve score --now $T/alone.yaml 2>/dev/null | grep final
$ reeve position $T/alone.yaml 2>/dev/null | reeve check 2>/dev/null
$ reeve export $T/alone.yaml 2>/dev/null | reeve import - 2>/dev/null | sed 1,/players/d >$T/again
$ sed 1,/players/d $T/alone.yaml | diff - $T/again
--- stdout
$T/alone.yaml: legal so far: 10 turns, score Greta (G) 6, G to move
final scoring
final score: Greta (G) 21
-: position consistent: score Greta (G) 6, G to move
--- stderr
$T/alone.yaml:5:10: note: Inns and Cathedrals + Traders and Builders is for 2 to 6 players: this is a game of one [played-alone, K-5]
      5 | players: {G: Greta}
        |          ^

== a bazaar and a tower of one player: the pieces are those of two [K-5, T-2, B-1]
$ reeve check $T/game.yaml 2>/dev/null
$ reeve position $T/game.yaml 2>/dev/null | grep -e supply -e score
$ reeve odds --games 20 --policy random --seed 4 $T/game.yaml 2>/dev/null | grep -c '100.0 %'
--- file game.yaml
reeve: 1
rules: tower+bazaars
players: {A: Ada}
moves:
- A: BA.RFr 1,0
--- stdout
$T/game.yaml: legal so far: 1 turn, score Ada (A) 0, A to move
score: {A: 0}
supply: {A: {followers: 7, towers: 10, bridges: 3, castles: 3}}
1

== new, sim, a board without anybody and The Castle keep to their numbers [K-5, C-1]
$ reeve sim carcassonne --players 1
$ reeve new carcassonne | grep players
% echo "{reeve: 1, $game, moves: []}" | reeve check 2>&1 | grep -o 'unreadable: .*'
$ reeve schema carcassonne | gojq .properties.players.minProperties
--- rows game
rules: castle, players: {A: A}
    unreadable: Carcassonne: The Castle is for 2 players, not 1 [player-count]
rules: carcassonne, players: {}
    unreadable: Carcassonne is for 2 to 6 players, not 0 [player-count]
--- stdout
players: {W: White, B: Black}           # label: name, in turn order; up to six
1
--- stderr
reeve: Carcassonne is for 2 to 6 players, not 1
--- status 0
