# What a help says to type is legal when it is typed, or the help says what else is wrong.

== the turn of another player, or a tile that looks the same, are tried before they are offered [C-13, C-112]
% { cat $T/game.yaml; echo "- $turn"; } | reeve check -q 2>&1 | grep -e help: -e illegal:
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 32 b3
--- rows turn
W: 32 b3
    -:6:3: illegal: it is B's turn, not W's [not-your-turn, C-13]
      help: Type `- B:` instead of `- W:`, or add the missing turn of B. As the turn of B it is illegal, too: tile 32 lies at b3 already.
B: 32 c3
    -:6:6: illegal: tile 32 lies at b3 already [tile-used, C-112]
      help: Type 34: it looks the same and is still to come.
B: 32 b3
    -:6:6: illegal: tile 32 lies at b3 already [tile-used, C-112]
      help: Type 34: it looks the same and is still to come. With that it is illegal, too: tile 34 cannot lie at b3: tile 32 lies there.
W: 27 c3
    -:6:3: illegal: it is B's turn, not W's [not-your-turn, C-13]
      help: Type `- B:` instead of `- W:`, or add the missing turn of B.
W: 27/90 c3
    -:6:3: illegal: it is B's turn, not W's [not-your-turn, C-13]
      help: Type `- B:` instead of `- W:`, or add the missing turn of B.

== only places that are free are offered [K-14, K-15]
$ reeve check -q $T/game.yaml
$ sed 's/highwayman$/highwayman@n/' $T/game.yaml | reeve check -q
--- file game.yaml
reeve: 1
rules: carcassonne
players: {R: Rosa, B: Ben}
moves:
- R: BA.RFr 1,0 highwayman
- B: BA.RRR/90 2,0 highwayman
--- stderr
$T/game.yaml:6:20: illegal: tile BA.RRR/90 at 2,0 has more than one road: road@s, road@w, road@n [where-several, K-14]
      6 | - B: BA.RRR/90 2,0 highwayman
        |                    ^~~~~~~~~~
  help: Type highwayman@n or highwayman@s.
-:5:17: illegal: tile BA.RFr has no place for a highwayman at n [no-place, K-14]
      5 | - R: BA.RFr 1,0 highwayman@n
        |                 ^~~~~~~~~~~~
  help: Type highwayman@e: a highwayman needs a road.
--- status 1

== only what the player has in hand, and can put there, is offered [K-14, K-15, K-16, K-43, I-29, M-24]
$ try() { printf 'reeve: 1\nrules: %s\nplayers: {W: A, B: B}\n%bmoves:\n- B: %s\n' "$1" "$2" "$3" | reeve check -q - 2>&1 | grep -e illegal: -e help: -e error:; }
$ field="board:\n  0,0: BA.RCr\n  0,-1: BA.L W:farmer\nto_move: B\n"
$ none="  0,-2: BA.L B:monk\n  0,-3: BA.L B:monk\n  0,-4: BA.L B:monk\n  -1,0: BA.RFr B:highwayman\n  -2,0: BA.RFr B:farmer@n\n  -3,0: BA.RFr B:farmer@s\n"
$ try carcassonne "$field" 'BA.C 1,-1 highwayman'
$ try carcassonne "board:\n  0,0: BA.RCr\n  0,-1: [BA.L, W:farmer, B:monk]\n${none}to_move: B\n" 'BA.C 1,-1 highwayman'
$ try inns "$field" 'BA.C 1,-1 big:highwayman'
$ try inns "options: {big_follower: false}\n$field" 'BA.RRR/90 1,0 big:highwayman'
$ try traders "$field" 'BA.RRR/90 1,0 builder@n'
--- stdout
-:9:16: illegal: tile BA.C has no place for a highwayman [no-place, K-14]
  help: Tile BA.C has no road: type knight@n, or leave the follower out.
-:15:16: illegal: tile BA.C has no place for a highwayman [no-place, K-14]
  help: Tile BA.C has no road: leave the follower out.
-:9:16: illegal: tile BA.C has no place for a big:highwayman [no-place, K-14]
  help: Tile BA.C has no road: type big:knight@n, or leave the follower out.
-:10:20: illegal: tile BA.RRR/90 at 1,0 has more than one road: road@s, road@w, road@n [where-several, K-14]
  help: Type highwayman@n, highwayman@s or highwayman@w.
-:9:20: illegal: no builder may stand there: B has no follower on road@1,0.n [joins-none, M-19]
  help: Type highwayman@n, highwayman@s or highwayman@w, or delete the follower.

== a key that can say nothing legal is to be deleted [T-6, T-9, T-29, T-45, B-22]
% reeve check -q fixtures/$f.yaml 2>&1 | grep help:
--- rows f
tower/bad/no-prisoner
      help: Delete `ransom`: it is not possible in this turn.
tower/bad/tower-closed
      help: Delete `tower`: it is not possible in this turn.
tower/bad/empty-tower
      help: Delete `top`: it is not possible in this turn.
bazaars/bad/castle-open
      help: Delete `castle`: it is not possible in this turn.
tower/bad/no-foundation
      help: Type `tower: 0,-1`.

== the cause comes first: a wall tile that nobody takes is not another one [C-69]
$ take() { printf 'reeve: 1\nrules: castle\nplayers: {W: A, B: B}\nsetup: {wall_tiles: {12: 3}}\nmoves:\n- W: 32 b3\n  take: {12: %s}\n' $1 | reeve check -q 2>&1 | grep -e illegal: -e help:; }
$ take 5; take 3
--- stdout
-:7:10: illegal: nobody takes the wall tile at 12: W stays on 0, B stays on 0 [take-not-won, C-69]
  help: Delete 12 from `take`, or look for the turn whose score is wrong.
-:7:10: illegal: nobody takes the wall tile at 12: W stays on 0, B stays on 0 [take-not-won, C-69]
  help: Delete 12 from `take`, or look for the turn whose score is wrong.

== a figure without its role: which roles there are, for the tile may have no feature of the first [I-28]
$ printf 'reeve: 1\nrules: inns\nplayers: {W: A, B: B}\nmoves:\n- W: BA.RFr 1,0 big\n' | reeve check -q 2>&1 | grep help:
--- stdout
  help: Type one of these: big:highwayman (road), big:knight (city), big:monk (monastery), big:farmer (field).
