# The round of abbeys in `reeve play`.

== who may lay an abbey after the last tile is told where, and that it may be left out [AM-23, AM-24]
$ sed '/abbey -1,1/d; /result/d; /: none/d' tests/cases/abbey/last.yaml >$T/game.yaml
$ printf '%s\n' none 'abbey -1,1 monk' | reeve play $T/game.yaml | grep -v '^ .*[ABC][A-Z]-\|^ .*[CGKI]-[0-9]*$'
--- stdout
White (W) 6, Black (B) 19, Red (R) 8; Black (B) is to move, 0 tiles left
B may lay `abbey` at -8,0 -6,-2 -1,-1 -1,1 -1,3 1,0 1,3; or type `none`.
 85  B  none                                                       6    19     8
White (W) 6, Black (B) 19, Red (R) 8; Red (R) is to move, 0 tiles left
R may lay `abbey` at -8,0 -6,-2 -1,-1 -1,1 -1,3 1,0 1,3; or type `none`.
 86  R  abbey -1,1 monk@c                                          6    19    17
final scoring
Black (B) wins
White (W) 24, Black (B) 49, Red (R) 45; the game is over
