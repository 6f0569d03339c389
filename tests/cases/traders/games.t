# Whole games.

== a market day: a whole game, its double turns, goods and pigs [M-6, M-12, M-13, M-25, M-47]
$ reeve check fixtures/traders/market-day.yaml
$ reeve score fixtures/traders/market-day.yaml | sed -n '/^final/,$p'
$ reeve fmt fixtures/traders/market-day.yaml | reeve check -q && echo the same
$ # who plays twice in a row, and why he may
$ sed -n 's/^- \([A-Z]\):.*/\1/p' fixtures/traders/market-day.yaml | uniq -c | grep -c ' 2 '
% reeve position --at $at fixtures/traders/market-day.yaml | reeve check -q && echo sound
--- rows at
20
    sound
50
    sound
80
    sound
--- stdout
fixtures/traders/market-day.yaml: legal: 95 turns, final score Wim (W) 125, Bea (B) 94, Rik (R) 103
final scoring
     +20  R   city@0,0.n: 16 tiles, 1 each, 4 pennants, 1 each              K-36
     +20  W   city@0,0.n: 16 tiles, 1 each, 4 pennants, 1 each              K-36
     +17  B   city@-2,-1.w: 14 tiles, 1 each, 3 pennants, 1 each            K-36
      +8  W   monastery@0,-3.c: 8 tiles, 1 each                             K-36
      +7  R   road@2,0.n: 7 tiles, 1 each                                   K-36
      +2  R   city@0,3.n: 2 tiles, 1 each                                   K-36
      +4  B   city@2,6.n: 4 tiles, 1 each                                   K-36
      +1  W   road@-5,-2.s: 1 tile, 1 each                                  K-36
      +3  B   road@-3,-3.s: 3 tiles, 1 each                                 K-36
      +6  B   field@0,0.s: 2 completed cities, 3 each                       K-29
     +12  W   field@1,0.se: 4 completed cities, 3 each                      K-29
      +9  W   field@0,0.ne: 3 completed cities, 3 each                      K-29
     +12  B   field@0,0.ne: 3 completed cities, 4 each, with the pig        M-47
      +9  R   field@0,0.ne: 3 completed cities, 3 each                      K-29
     +12  W   field@0,-1.s: 3 completed cities, 4 each, with the pig        M-47
      +4  R   field@-4,0.sw: 1 completed city, 4 each, with the pig         M-47
       0  R   field@2,0.ne: 0 completed cities, 3 each                      K-29
      +3  W   field@3,1.ne: 1 completed city, 3 each                        K-29
     +10  W   goods: most wine: 1, tied                                     M-12
     +10  B   goods: most wine: 1, tied                                     M-12
     +10  R   goods: most wine: 1, tied                                     M-12
     +10  R   goods: most grain: 2                                          M-12
     +10  R   goods: most cloth: 2                                          M-12
final score: Wim (W) 125, Bea (B) 94, Rik (R) 103
Wim (W) wins
the same
9

== random games of all boxes together are legal as they are written [M-90]
$ reeve sim inns+traders+tower+bazaars --players 4 --games 20 --seed 2 | reeve check -q && echo legal
$ for seed in 1 2 3; do
$     reeve sim inns+traders+tower+bazaars --players 4 --seed $seed > $T/game.yaml
$     for at in 30 60 90; do
$         reeve position --at $at $T/game.yaml > $T/then.yaml
$         reeve position $T/then.yaml | cmp - $T/then.yaml && reeve check -q $T/then.yaml && echo sound
$     done
$ done | uniq -c
--- stdout
legal
      9 sound
