# What a help says to type is legal when it is typed, or the help says what else is wrong.

== the turn of another player, or a tile that looks the same, are tried before they are offered [C-13, C-112]
$ for turn in 'W: 32 b3' 'B: 32 c3' 'B: 32 b3' 'W: 27 c3' 'W: 27/90 c3'; do
$     { cat $T/game.yaml; echo "- $turn"; } | reeve check -q 2>&1 | grep -e help: -e illegal:
$ done
--- file game.yaml
reeve: 1
rules: castle
players: {W: Anna, B: Bert}
moves:
- W: 32 b3
--- stdout
-:6:3: illegal: it is B's turn, not W's [not-your-turn, C-13]
  help: Type `- B:` in the place of `- W:`, or add the turn of B that is missing. As the turn of B it is illegal, too: tile 32 lies at b3 already.
-:6:6: illegal: tile 32 lies at b3 already [tile-used, C-112]
  help: Type 34: it looks the same and is still to come.
-:6:6: illegal: tile 32 lies at b3 already [tile-used, C-112]
  help: Type 34: it looks the same and is still to come. With that it is illegal, too: tile 34 cannot lie at b3: tile 32 lies there.
-:6:3: illegal: it is B's turn, not W's [not-your-turn, C-13]
  help: Type `- B:` in the place of `- W:`, or add the turn of B that is missing.
-:6:3: illegal: it is B's turn, not W's [not-your-turn, C-13]
  help: Type `- B:` in the place of `- W:`, or add the turn of B that is missing.

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
  help: Type highwayman@s or highwayman@n.
-:5:17: illegal: tile BA.RFr has no place for a highwayman at n [no-place, K-14]
      5 | - R: BA.RFr 1,0 highwayman@n
        |                 ^~~~~~~~~~~~
  help: Type highwayman@e: a highwayman needs a road.
--- status 1
