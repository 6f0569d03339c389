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
