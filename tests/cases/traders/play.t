# Playing at the prompt.

== the prompt says that a second part is next; naming the next player leaves it out [M-25, M-29]
$ printf 'reeve: 1\nrules: traders\nplayers: {R: Red, B: Blue}\nmoves:\n' > $T/game.yaml
$ printf 'BA.RFr 1,0 highwayman\nBA.L 0,-1\nBA.RFr 2,0 builder\nBA.L 1,-1\nBA.RFr 3,0\nBA.L 2,-1\nBA.L 3,-1\nBA.RFr 4,0\nB: BA.Rr/270 0,-2\n' |
$     reeve play $T/game.yaml | grep -E 'to move'
$ reeve check $T/game.yaml
--- stdout
Red (R) 0, Blue (B) 0; Red (R) is to move, 95 tiles left
Red (R) 0, Blue (B) 0; Blue (B) is to move, 94 tiles left
Red (R) 0, Blue (B) 0; Red (R) is to move, 93 tiles left
Red (R) 0, Blue (B) 0; Blue (B) is to move, 92 tiles left
Red (R) 0, Blue (B) 0; Red (R) is to move, 91 tiles left
Red (R) 0, Blue (B) 0; Red (R) is to move, the second part of a double turn, 90 tiles left
Red (R) 0, Blue (B) 0; Blue (B) is to move, 89 tiles left
Red (R) 0, Blue (B) 0; Red (R) is to move, 88 tiles left
Red (R) 0, Blue (B) 0; Red (R) is to move, the second part of a double turn, 87 tiles left
Red (R) 0, Blue (B) 0; Red (R) is to move, 86 tiles left
$T/game.yaml: legal so far: 9 turns, score Red (R) 0, Blue (B) 0, R to move
