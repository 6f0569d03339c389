# Zamek's words: what is printed has them and no others; what is typed may be in those of The Castle.

== a game of Zamek is told in its own words [Z-1, Z-2, Z-4, Z-5]
$ reeve score fixtures/zamek/evening.yaml | sed -n '/^ 46 /,/^ 47 /p;/^final/,$p'
--- stdout
 46  B  37/270 h12 squire@se                                            33    35
          B   plays special token 3 on pigsty@g12.n                         Z-34
      +8  B   pigsty@g12.n: 2 tiles, 2 each, times 2 by special token 3     Z-25
       0  -   house@g12.se: nobody stands on it                             C-57
 47  W  54/180 f9                                                       33    35
final scoring
      +3  B   meadow@h8.n: 1 shrine, 3 points each                          Z-38
      +3  B   family house: the larger family house (5), 3 empty cells      Z-40
      +4  B   pigsty@d11.s: special token 8                                 Z-37
      +5  B   road@e4.n: special token 9                                    Z-37
      +5  B   special token: special token 6                                Z-36
final score: Ola (W) 38, Staszek (B) 62
Staszek (B) wins

== nothing that reeve prints of a game of Zamek is a word of The Castle [Z-1, Z-2, Z-3, Z-4]
$ f=fixtures/zamek/evening.yaml
$ for c in check score show position "completions --areas" "legal --tile 51 --at 40" fmt; do reeve $c $f; done >$T/all 2>&1
$ reeve score --format json $f | sed 's/"what":"keep"//g' >>$T/all
$ reeve completions --at 30 --areas --format json $f >>$T/all
$ reeve legal --at 30 --tile 14 --format tsv $f >>$T/all
$ reeve tiles zamek >>$T/all
$ reeve sim zamek --games 5 >>$T/all
$ grep -v '^#' $T/all | grep -wniE 'path|tower|court|knight|merchant|fountain|market|square|keep|wall.tiles?' |
$   grep -vE '  wall_tiles: |^[0-9]*:hand: |defence tower'
$ wc -l <$T/all | awk '{print ($1 > 500)}'
--- stdout
176:─ road  p pigsty  h house  m meadow  ○ stocks  □ fountain  * shrine
1

== the board and what lies beside it
$ reeve show --at 5 fixtures/zamek/evening.yaml | tail -9
--- stdout
─ road  p pigsty  h house  m meadow  ○ stocks  □ fountain  * shrine
last tile laid: 25/270 b2

    player       score  space  followers  family house  special tokens
  W Ola (W)          0      0          3             -  -
> B Staszek (B)      2      2          5             -  -
special tokens on the wall at 12:9 16:3 20:8 26:5 32:4 38:5 42:6 56:7 64:3 66:8
  82:6 88:7 90:9
55 tiles to come

== an empty record in Zamek's words can be filled in
$ reeve new zamek | tee $T/new
$ sed 's/^  # - W: .*/- W: 14 b3 monk/; s/^# - W: .*/- W: 14 b3 monk/' $T/new | reeve check
--- stdout
# yaml-language-server: $schema=reeve-zamek.schema.json
# To have an editor check this as you type: reeve schema zamek >reeve-zamek.schema.json
reeve: 1
rules: zamek
# options: {wall_pickup: end_of_turn}   # see: reeve rules zamek
about: {event: '', date: '', note: ''}
players: {W: White, B: Black}           # label: name, in turn order
# setup:
#   wall_tiles: {12: 3, 16: 1}          # which special tokens lie on the towers, if you looked
moves:
# - W: 17/90 d7 monk@e                  # tile 17 turned 90 degrees, cell, follower
# - B: hppm:n,s,w d6                    # or the tile by look, as it lies
#   # discard: ['9']                    # drawn before it, no legal place
#   # order: [house@d6, road@d7.s]      # which was scored first
#   # use: [{2: house@d6}, 1]           # special tokens played
#   # take: {32: 5}                     # special token taken: tower, number
#   score: {W: 0, B: 0}                 # what you noted after this turn
# final:
#   W: {use: [{9: road@e5.n}, 5, 6]}    # left out: what is best for the player
# result: {W: 84, B: 79}
-: legal so far: 1 turn, score White (W) 0, Black (B) 0, B to move

== the words of The Castle are understood, and written in those of Zamek [Z-1, Z-4]
$ reeve check fixtures/zamek/castle-words.yaml
$ reeve fmt fixtures/zamek/castle-words.yaml | sed -n '/^moves/,$p'
$ reeve fmt --option two_tile7=5 fixtures/zamek/castle-words.yaml >$T/own
$ reeve check -q $T/own
--- stdout
fixtures/zamek/castle-words.yaml: legal so far: 8 turns, score White (W) 10, Black (B) 0, W to move
moves:
- W: 26 d1 herald@e
- B: 16 e1
- W: 51 c1 # the fountain of The Castle are stocks here
- B: 17 e2 herald@e # and its square is a fountain
- W: 15 b1
- B: 32 b2 squire@s
- W: 44/180 d12 farmer@n
- B: 14 b3 monk@n

== features may be named in either words, and are named in Zamek's [Z-1]
% sed "s/3: pigsty@g12.n/3: $f@g12.n/" fixtures/zamek/evening.yaml | reeve fmt | grep use:
--- rows f
pigsty
      use: [{3: pigsty@g12.n}] # 4 points a tile
tower
      use: [{3: pigsty@g12.n}] # 4 points a tile

== what has not been played is written in Zamek's letters, too
$ sed 's/b2 squire/d2 squire/' fixtures/zamek/castle-words.yaml | reeve fmt | tail -3
--- stdout
- B: mmhh d2 squire
- W: ppmp:es d12 farmer
- B: mmmm+k b3 monk

== the words of Zamek are none in The Castle
$ sed 's/zamek/castle/; s/^- W: hhcc:ew d1 herald/- W: 53 d1 farmer/' fixtures/zamek/castle-words.yaml | reeve check --format json | gojq -r '.diagnostics[].message'
--- stdout
there is no follower called `farmer`

== tiles by look: in Zamek's letters, or in those of The Castle [Z-3]
% reeve tiles zamek --look $look --format tsv
--- rows look
ppmh:esw+d
    7	0	ppmh:esw+d
ttch:esw+f
    7	0	ppmh:esw+d
mmmm:e,s,w
    17	0	mmmm:e,s,w
cccc:e,s,w
    17	0	mmmm:e,s,w
mmmm+k
    14	0	mmmm+k
cccc+m
    14	0	mmmm+k
hphp:nesw+d
    1	0	hphp:nesw+d

== a fountain is no mark in Zamek, and what it means in The Castle is said [Z-3]
$ reeve tiles zamek --look ppmh:esw+f
--- stderr
reeve: ppmh:esw+f: +f is not a mark (+d, +k, +k.ne); what castle calls fountain is +d (stocks) here, and a fountain divides the edges, as in e,s,w
--- status 2

== a market is a shrine
$ reeve tiles zamek --look ppmm+m.sw
--- stderr
reeve: ppmm+m.sw: +m is not a mark (+d, +k, +k.ne); what castle calls market is +k (shrine) here
--- status 2

== the letters of two games do not mix in one look
$ reeve tiles zamek --look ptch
--- stderr
reeve: ptch: no feature has the letter t (p pigsty, h house, m meadow)
--- status 2

== the tile set is that of The Castle with other letters [Z-6]
$ reeve tiles castle --format tsv | cut -f 1-3 | tr tcfm pmdk >$T/castle
$ reeve tiles zamek --format tsv | cut -f 1-3 >$T/zamek
$ cmp $T/castle $T/zamek && wc -l <$T/zamek
--- stdout
60

== score as JSON: the kinds and tokens are Zamek's, the keys are those of every game [Z-2, Z-5]
$ reeve score --format json fixtures/zamek/evening.yaml |
$   gojq -c '(.events[] | select(.what != "nothing") | [.turn, .what, .kind, .token, .feature]), (.final[] | [.kind, .points, .rule])'
--- stdout
[8,"keep","house",null,"house@b4.nw"]
[14,"keep","house",null,"house@c4.ne"]
[16,"took","special_token",9,""]
[19,"keep","house",null,"house@b2.e"]
[22,"took","special_token",3,""]
[24,"took","special_token",8,""]
[33,"took","special_token",5,""]
[41,"took","special_token",4,""]
[46,"used","special_token",3,"pigsty@g12.n"]
[52,"took","special_token",5,""]
[58,"took","special_token",6,""]
["meadow",3,"Z-38"]
["family_house",3,"Z-40"]
["pigsty",4,"Z-37"]
["road",5,"Z-37"]
["special_token",5,"Z-36"]

== statistics call the tokens by their short name
$ reeve sim zamek --stats --games 20 | grep -c '^tokens '
--- stdout
1

== the rules of Zamek are its own, and say whose hold otherwise
$ reeve rules zamek | tail -4
$ reeve rules zamek --format tsv | cut -f 1 | tr '\n' ' '
$ reeve rules zamek --format json | gojq -c '[.ruleset, .extends, .edition, (.rules | length), .options[1].default, .options[1].rule]'
--- stdout
  Z-44   edition       Equal points share the victory

What they leave open is as `reeve rules castle` says.
`reeve explain ID` tells more about a rule.
Z-1 Z-2 Z-3 Z-4 Z-5 Z-6 Z-7 Z-8 Z-9 Z-10 Z-11 Z-12 Z-13 Z-14 Z-15 Z-16 Z-17 Z-18 Z-19 Z-20 Z-21 Z-22 Z-23 Z-24 Z-25 Z-26 Z-27 Z-28 Z-29 Z-30 Z-31 Z-32 Z-33 Z-34 Z-35 Z-36 Z-37 Z-45 Z-46 Z-47 Z-38 Z-39 Z-40 Z-41 Z-42 Z-43 Z-44 ["zamek","castle","Nasza Księgarnia 2020, with the options of The Castle",47,"false","Z-33"]

== rules are explained by either number [Z-16]
$ reeve explain Z-16 C-45 | grep -E '^[CZ]-|^ruleset'
$ reeve explain --format json z-30 | gojq -c '[.id, .standing, .options, .ruleset]'
--- stdout
Z-16: Stocks leave the road whole, a fountain cuts it
ruleset     Zamek
C-45: When a path is complete
ruleset     Carcassonne: The Castle
["Z-30","edition","extra_turn_same_turn","zamek"]

== an unknown number of Zamek gets a suggestion of the same letter
$ reeve explain Z-99
--- stderr~
reeve: Z-99: there is no such rule or code; did you mean Z-
--- status 2

== whatever is wrong is said in Zamek's words: every failing fixture of The Castle as a game of Zamek [Z-1, Z-2]
# What stands between back quotes was typed, what stands in brackets is a code; before a ruleset is
# known there is nothing to go by.
$ for f in fixtures/castle/bad/*.yaml; do
$     sed 's/^rules: castle/rules: zamek/' $f | reeve check 2>&1
$ done | sed '/^ *[0-9]* | /d; s/`[^`]*`//g; s/\[[^]]*\]$//; /known here:/d; /reeve new castle/d; /this script is for castle/d; /extend nothing together/d' >$T/all
$ grep -niwE 'path|tower|court|knight|merchant|fountain|market|square|keep|castle|wall.tiles?' $T/all | grep -v 'defence tower'
$ grep -cE 'special token|defence tower|family house|road|pigsty|meadow|farmer' $T/all | awk '{print ($1 > 30)}'
--- stdout
29:-:3:8: unreadable: ruleset  cannot be used: castle and carcassonne are different games, which cannot be played together 
239:  help: Type one of these: bazaar-without-bidding, eight-way-empty-area, end-of-turn-pickup, longest-path-bonus, no-capture-across-gaps, no-enclosed-holes, no-first-turn-merchant, no-ransom, no-surprises, split-doubled-moves, tie-shares-points, tower-distance.
1

== a word that begins with a vowel has the other article
% sed -n "s/^$i //p; /^[^1-3]/p" $T/game.yaml | reeve why --rules $T - 1 2>&1 | grep -e ' an ' -e ' a '
% sed -n "s/^$i //p; /^[^1-3]/p" $T/game.yaml | reeve check --rules $T 2>&1 | grep -e ' an ' -e ' a '
$ reeve why --rules $T $T/cell.yaml h6 h4 | grep alley
--- file own/ruleset.yaml
ruleset: 1
name: own
extends: zamek
kinds:
  path: {name: alley, role: usher, letter: a}
  house: {name: inn, role: innkeeper, letter: i}
words: {wall_tile: amulet}
--- file cell.yaml
reeve: 1
rules: own
players: {W: W, B: B}
moves:
- W: 27/90 h5
--- file game.yaml
reeve: 1
rules: own
players: {W: W, B: B}
moves:
1 - W: 27/90 h5 innkeeper@n
2 - W: 27/90 h5 usher@n
3 - {W: 27/90 h5, use: [{2: alley@h5}]}
--- rows i
1
     yes  side        east: an alley against an alley of start space 74         Z-10
2
     yes  side        east: an alley against an alley of start space 74         Z-10
      no  follower    tile 27 has no place for an usher at n                     Z-4
    -:5:15: illegal: tile 27 has no place for an usher at n [no-place, Z-4]
      help: Type usher@e: an usher needs an alley.
3
     yes  side        east: an alley against an alley of start space 74         Z-10
      no  amulet      amulet 2 works on an inn, not an alley                    Z-34
    -:5:27: illegal: amulet 2 works on an inn, not an alley [use-wrong-kind, Z-34]
      help: Type a feature of that kind.
--- stdout
           an alley may meet it                                             Z-12
           an alley may meet it                                             Z-12

== it keeps its words with a box of The Castle, whichever is named first [Z-1]
% sed "s/^rules: .*/rules: [$rules]/" fixtures/zamek/evening.yaml | reeve score - | sed -n '/plays special token 3/p;/+8/p;/meadow@\|court@/p'
--- rows rules
zamek, falcon
              B   plays special token 3 on pigsty@g12.n                         Z-34
          +8  B   pigsty@g12.n: 2 tiles, 2 each, times 2 by special token 3     Z-25
          +3  B   meadow@h8.n: 1 shrine, 3 points each                          Z-38
falcon, zamek
              B   plays special token 3 on pigsty@g12.n                         Z-34
          +8  B   pigsty@g12.n: 2 tiles, 2 each, times 2 by special token 3     Z-25
          +3  B   meadow@h8.n: 1 shrine, 3 points each                          Z-38
