# The tiles of Bridges, Castles and Bazaars.

== twelve tiles, eight of them with a bazaar, mixed in with those of the base game; the same in both editions [B-1, B-2]
% reeve tiles bazaars --option edition=$edition --format json |
%   gojq -s -c 'map(select(.tile | startswith("BB."))) | [(map(.count) | add), (map(select(.marks | index("bazaar")) | .count) | add)]'
% reeve tiles bazaars --option edition=$edition --format json | gojq -s 'map(.count) | add'
$ reeve sim bazaars --seed 5 | grep -c 'BB[.]'
--- rows edition
1
    [12,8]
    84
2
    [12,8]
    84
--- stdout
16
