# `why` of an entry whose tile is not to come: it says of the tile and its follower what it can, and
# the board has no room for a tile that the set has not.

== a tile more than the set has, when all lie [K-3, K-7]
$ reeve why --rules $T/rules $T/game.yaml 2
--- file rules/ov/ruleset.yaml
ruleset: 1
name: ov
extends: carcassonne
title: Overflow
start_tile: S
tiles:
  S: {look: rrrr+k, count: 1}
  T: {look: rrrr+k, count: 1}
--- file game.yaml
reeve: 1
rules: ov
players: {R: Rosa, B: Ben}
moves:
- R: T 1,0
- B: T 2,0 highwayman@e
--- status 1
--- stdout
turn 2, Ben (B): T 2,0 highwayman@e: illegal
  no  turn        the game was over after turn 1                            K-35
  no  tile        tile T lies at 1,0 already                                 K-3
 yes  cell        2,0 is free                                                K-8
 yes  attached    its west side lies against tile T at 1,0                   K-8
 yes  side        west: a road against a road of tile T at 1,0               K-9
 yes  follower    B has 7 followers in hand                                 K-16

== after a finished game one entry more, with a follower, of any box and of The Castle [K-35, C-110]
% reeve sim $rules --games 1 --seed 1 | sed '/^result/d' >$T/game.yaml
% tile=$(sed -n 's/^- .: \([^ ]*\) [-0-9a-z,]*.*/\1/p' $T/game.yaml | grep -v none | tail -1)
% for cell in $cells; do for follower in $followers; do
%     { cat $T/game.yaml; echo "- W: $tile $cell $follower"; } | reeve why - | grep -o 'the game was over'
% done; done | uniq -c
--- rows rules|cells|followers
carcassonne|40,0|farmer knight highwayman
          3 the game was over
bazaars|40,0|farmer knight highwayman
          3 the game was over
inns+traders+tower+bazaars|40,0|farmer knight highwayman
          3 the game was over
river|40,0|farmer knight highwayman
          3 the game was over
traders|40,0|farmer knight highwayman
          3 the game was over
castle|c1 e5 g4 d8 b3 h12|knight
          6 the game was over
zamek|c1 e5 g4 d8 b3 h12|knight
          6 the game was over
falcon|c2 e5 g4 d8|knight
          4 the game was over
