# What `reeve new` prints as an example.

== the example in the record that `reeve new` prints is a legal game, as far as it goes, with the scores that it notes
% reeve new $name | sed -E 's/^# - /- /; s/^#   ([a-z_]+:)/  \1/; /^# result/d; s/^# options/options/' | reeve check -
--- rows name
carcassonne
    -: legal so far: 2 turns, score White (W) 4, Black (B) 0, W to move
traders
    -: legal so far: 8 turns, score White (W) 4, Black (B) 0, B to move
king
    -: legal so far: 2 turns, score White (W) 4, Black (B) 0, W to move
festival
    -: legal so far: 4 turns, score White (W) 4, Black (B) 0, W to move
abbey
    -: legal so far: 5 turns, score White (W) 4, Black (B) 0, B to move
mayor
    -: legal so far: 2 turns, score White (W) 0, Black (B) 0, W to move
cult
    -: legal so far: 2 turns, score White (W) 0, Black (B) 0, W to move
siege
    -: legal so far: 3 turns, score White (W) 0, Black (B) 0, B to move
hills
    -: legal so far: 3 turns, score White (W) 0, Black (B) 4, B to move
windroses
    -: legal so far: 3 turns, score White (W) 3, Black (B) 3, B to move
watchtowers
    -: legal so far: 2 turns, score White (W) 6, Black (B) 0, W to move
labyrinth
    -: legal so far: 2 turns, score White (W) 0, Black (B) 0, W to move
buildings
    -: legal so far: 2 turns, score White (W) 0, Black (B) 0, W to move
gold
    -: legal so far: 2 turns, score White (W) 0, Black (B) 0, W to move
mage
    -: legal so far: 2 turns, score White (W) 0, Black (B) 0, W to move
count
    -: legal so far: 3 turns, score White (W) 6, Black (B) 2, B to move
