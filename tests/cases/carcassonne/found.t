# What came to light when engine and oracle played side by side.

== in the first edition it is said who has how many farmers around a city [K-30, K-33]
$ reeve score --now $T/game.yaml
--- file game.yaml
reeve: 1
rules: carcassonne
options: {farm_scoring: first}
players: {W: Anna, B: Bert}
moves:
- W: BA.C/180 0,1 farmer@n
- B: BA.RFr 1,0 farmer@n
--- stdout~
+4  W   city@0,0.n: 1 completed city, 4 each to most farmers in 2
fields (W 1, B 1)
K-30
+4  B   city@0,0.n
final score: Anna (W) 4, Bert (B) 4

== a road that ends at a city's gate has a field on either side, one that ends at a monastery has one around it [K-14, K-18, K-28]
$ reeve legal --tile BA.CccR $T/game.yaml
$ reeve legal --tile BA.LR $T/game.yaml | grep ^2,0
--- file game.yaml
reeve: 1
rules: carcassonne
players: {W: Anna, B: Bert}
moves:
- W: BA.C/180 0,1
- B: BA.RFr 1,0
--- stdout
tile BA.CccR for Anna (W)
-1,0  270°              knight@n highwayman@e farmer@ne farmer@se
2,0   90°               knight@n highwayman@w farmer@sw farmer@nw
2 placements
2,0   90°               farmer@n highwayman@w monk@c

== an order of features is written so that it can be read again [K-27]
$ reeve fmt $T/game.yaml | tee $T/again.yaml
$ reeve check -q $T/again.yaml
--- file game.yaml
reeve: 1
rules: carcassonne
players: {W: Anna, B: Bert}
moves:
- W: BA.C/180 0,1
  order: ["city@0,0.n"]
--- stdout~
order: ['city@0,0.n']
