== explain knows the names of options and keys, and of a ruleset beside a rule
$ reeve explain bridges_per_turn
$ reeve explain to_move
$ reeve explain extra_turns min_open_bid --format json
$ reeve explain HI-2 house-inns --rules fixtures/rulesets | sed -n 1p
$ reeve explain HI-2 castle --rules fixtures/rulesets 2>&1
$ reeve new house-inns --rules fixtures/rulesets | grep -o 'see: .*'
$ reeve tiles castle --option foo=1 2>&1 | cut -c 1-60
--- stdout
  bridges_per_turn: 1* to 3                                                 B-10
      the most bridges that a player may build in a turn; several are judged
      when all are built
  to_move: label, in the document
      The player whose turn it is.
position-second-part  The second part follows a tile that extended the feature
        with the player's builder.
{"key":"extra_turns","in":"","value":"n","needs":"","description":"The number of extra turns of that player after this one."}
{"key":"extra_turns","in":"bazaar","value":"n","needs":"","description":"The number of extra turns of that player after all bazaars."}
{"name":"min_open_bid","range":[0,99],"default":"0","rule":"B-56","help":"the lowest opening bid of the player who chose a tile"}
HI-2: Inns
reeve: HI-2: there is no such rule or code
see: reeve rules house-inns
reeve: castle has no option `foo`. Type one of these: wall_p

== a key of a script that a ruleset has always in force is found by its name, with its rule; and where it is mistyped
$ R='--rules fixtures/rulesets'
$ reeve explain $R graze | head -n 2; reeve explain $R drawn | head -n 2; reeve explain $R --format json stable | head -n 1
% reeve explain $R $word
$ sed 's/act = function/act = = function/' fixtures/rulesets/house-sheep/scripts/sheep.lua >$T/s; mkdir -p $T/house-sheep/scripts
$ cp fixtures/rulesets/house-sheep/ruleset.yaml $T/house-sheep; mv $T/s $T/house-sheep/scripts/sheep.lua; reeve explain --rules $T graze
--- rows word
drwn
    reeve: drwn: there is no such rule or code, and no rule has such words in its text; did you mean drawn?
festivl
    reeve: festivl: there is no such rule or code, and no rule has such words in its text; did you mean festival?
tiny_citty
    reeve: tiny_citty: there is no such rule or code, and no rule has such words in its text; did you mean tiny_city?
supplly
    reeve: supplly: there is no such rule or code, and no rule has such words in its text; did you mean supply?
--- status 2
--- stdout
  graze: {feature}, in moves; needs house-sheep
      Instead of a follower: the field for which a sheep is drawn (HS-1).
  drawn: sheep, in moves; needs house-sheep
      What was drawn from the bag: 1 to 4, or wolf (HS-2).
{"key":"stable","in":"moves","value":"{feature}","needs":"house-sheep","description":"Instead of a follower: the field whose sheep go to the stable (HS-3)."}
--- stderr
reeve: graze: there is no such rule or code, and no rule has such words in its text; did you mean game?
