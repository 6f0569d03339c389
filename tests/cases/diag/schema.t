# The JSON Schema of records and positions. tests/run/schema.py validates the fixtures by it.

== a schema has the keys of its ruleset
% reeve schema $name | jq -r '.properties | keys_unsorted | join(" ")'
--- rows name
castle
    reeve rules options scripts about players colours setup to_move extra_turns at_once board score keeps hand corners supply away discards state moves final result
carcassonne
    reeve rules options scripts about players colours setup to_move extra_turns at_once board score supply away discards state moves result
tower+bazaars
    reeve rules options scripts about players colours setup to_move extra_turns at_once board score towers tops prisoners ransomed bridges castles bazaar supply away discards state moves result

== so have the entries of moves
% reeve schema $name | jq -r '.properties.moves.anyOf[1].items.properties | keys_unsorted | join(" ")'
--- rows name
castle
    discard order use take score
carcassonne
    discard home order score
tower+bazaars
    discard bazaar ransom bridge home tower capture exchange top castle fief order score

== an option has its values, as a YAML reader loads them, its default and its rule [C-110]
$ reeve schema castle | jq -c '.properties.options.properties | .tie, .return_on_tie'
--- stdout
{"description":"equal final scores share the victory, or nobody wins (C-110).","enum":["shared","none"],"default":"shared"}
{"description":"followers come back from a completed feature on which nobody scores (C-56).","anyOf":[{"enum":[false,true]},{"type":"string","pattern":"^(?:false|true)$"}],"default":true}

== a key says what it is for, with the rule of the ruleset and in its words [C-69, Z-29]
% reeve schema $name | gojq -r '.properties.moves.anyOf[1].items.properties.take.description'
--- rows name
castle
    The wall tile found at a corner where a marker stopped (C-69).
zamek
    The special token found at a defence tower where a marker stopped (Z-29).

== the cells are those within the wall [C-2]
$ reeve schema castle | gojq -r '."$defs".cell.pattern'
$ reeve schema carcassonne | gojq -r '."$defs".cell.pattern'
--- stdout
^(?:(?:[bcde]1|[bcdefgh]2|[bcdefgh]3|[bcdefgh]4|[bcdefgh]5|[defgh]6|[defgh]7|[defgh]8|[abcdefgh]9|[abcdefghi]10|[defghi]11|[defghi]12))$
^(?:(?:-?[0-9]{1,9},-?[0-9]{1,9}))$

== numbers can be typed as numbers or as texts, within their range
$ reeve schema tower | jq -c '.properties | .extra_turns.anyOf, .towers.additionalProperties'
--- stdout
[{"type":"integer","minimum":0,"maximum":99},{"type":"string","pattern":"^(?:[0-9]{1,2})$"}]
{"anyOf":[{"type":"integer","minimum":1,"maximum":999999999},{"type":"string","pattern":"^(?:[0-9]{1,9})$"}]}

== without a ruleset all are known, and others can be named
$ reeve schema | jq -c '.title, .properties.rules.anyOf[0].anyOf[0].enum[:3], .properties.rules.anyOf[0].anyOf[1]'
--- stdout
"Records and positions of reeve"
["abbey","abbey-c1","bazaars"]
{"type":"string","pattern":"^(?:(?:[-+_A-Za-z0-9]+))$"}

== a position needs a board
$ reeve schema carcassonne | jq -c '.anyOf, .dependentRequired'
--- stdout
[{"required":["moves"]},{"required":["board"]}]
{"to_move":["board"],"extra_turns":["board"],"at_once":["board"],"score":["board"],"supply":["board"],"away":["board"],"discards":["board"],"state":["board"]}

== an entry has a player's turn, or is a bazaar and nothing but its score [B-54]
$ reeve schema bazaars | jq -c '.properties.moves.anyOf[1].items.anyOf[1]'
--- stdout
{"required":["bazaar"],"propertyNames":{"enum":["bazaar","score"]}}

== labels are no keys of an entry, of whatever game
$ reeve schema castle | jq -r .properties.players.propertyNames.pattern | sed 's/(?!(?:[a-z_|]*)\$)/(KEYS)/'
$ reeve schema castle | jq -r .properties.players.propertyNames.pattern | sed 's/.*(?!(?:\([a-z_|]*\))\$.*/\1/' | tr '|' '\n' >$T/refused
$ reeve schema | jq -r '.properties.moves.anyOf[1].items.properties | keys_unsorted[]' >$T/keys; grep -vxFf $T/keys $T/refused; wc -l <$T/refused
$ grep -cx 'discard\|bazaar\|capture\|take\|score' $T/refused
--- stdout
^(KEYS)[A-Za-z][A-Za-z0-9_]{0,15}$
15
5

== with --script the options of a house rule are known
$ reeve schema castle --script longest-path-bonus | jq -c '.properties.options.properties | to_entries | .[-1]'
--- stdout
{"key":"longest-path-bonus.points","value":{"description":"what the longest path gives.","anyOf":[{"enum":[3,5,10]},{"type":"string","pattern":"^(?:3|5|10)$"}],"default":5}}

== a script that is for another game has no schema
$ reeve schema carcassonne --script end-of-turn-pickup
--- stdout
--- stderr~
end-of-turn-pickup
--- status 4

== json is the same on one line
$ reeve schema zamek --format json >$T/line && reeve schema zamek | jq -c . | cmp - $T/line && wc -l <$T/line
--- stdout
1

== tsv lists the keys
$ reeve schema --format tsv | grep -E 'order|lots|keeps'
--- stdout
	players	{label: name, ...}		The players' labels and names, in turn order.
	keeps	{label: size | feature, ...}	keeps	The size in tiles of the feature under each keep, or its name.
	away	{label: [figure | small, ...], ...}		Figures of each player that a house rule keeps away: neither on the board nor in hand.
setup	draw	[tile, ...]		The order in which the tiles were drawn, discarded ones included.
moves	order	[feature, ...]		The order in which several completed features were scored.
moves.bazaar	lots	[{key: value, ...}, ...]		The tiles that were auctioned, in order; the last tile is not a lot.
moves.bazaar.lots	tile	tile		One of the tiles that were drawn.
moves.bazaar.lots	chooser	label		The player who chose it and opened the bidding.
moves.bazaar.lots	bids	{label: points | pass, ...}		The bids of the chooser and then the others, clockwise.
moves.bazaar.lots	deal	buy | sell		What the chooser did after a higher bid.

== an unknown ruleset has no schema, and the nearest is named
$ reeve schema castel
--- stdout
--- stderr
reeve: castel: there is no such ruleset; did you mean castle?
--- status 3

== nor have two that do not go together
$ reeve schema castle+carcassonne
--- stdout
--- stderr~
reeve: castle+carcassonne: 
--- status 3

== names with a path in them are none
$ reeve schema ../castle; reeve schema ''
--- stdout
--- stderr
reeve: ../castle: there is no such ruleset
reeve: : there is no such ruleset
--- status 3

== words of a ruleset mean themselves, whatever they mean in JSON or in a pattern
$ mkdir $T/odd && cp $T/ruleset.yaml $T/odd
$ reeve schema odd --rules $T | gojq -r '.title, (."$defs".feature.pattern | .[:25]), .properties.options.properties.tie.description'
--- file ruleset.yaml
ruleset: 1
name: odd
title: 'a "title" \ {kind}'
extends: castle
kinds:
  path: {name: p_a-th, role: '7'}
options:
  tie: {default: none, rule: C-110, help: "\"a\" \\ b {kind}\t."}
--- stdout
Records and positions of a "title" \ {kind}
^(?:(?:(?:p_a-th|tower|ho
"a" \ b {kind}	 (C-110).

== what acts on a terminal is escaped
$ mkdir $T/esc && printf 'ruleset: 1\nname: esc\nextends: castle\ntitle: "a\\u202e\\e[2Jb"\n' >$T/esc/ruleset.yaml
$ reeve schema esc --rules $T | sed -n 3p
--- stdout
  "title": "Records and positions of a\u202E\u001B[2Jb",

== what `new` prints names the schema, and `fmt` keeps that
$ reeve new tower | reeve fmt | head -n 3
--- stdout
# yaml-language-server: $schema=reeve-tower.schema.json
# To have an editor check this as you type: reeve schema tower >reeve-tower.schema.json
reeve: 1

== the file that `new` names can be made as it says
$ cd $T && $(reeve new tower+bazaars | sed -n 's/^# To have an editor .*: \(.*\) >.*/\1/p') >made && gojq -r .title made
--- stdout
Records and positions of The Tower + Bridges, Castles and Bazaars

== what may be anything says so, or editors complete the key without its colon
$ reeve schema castle | gojq -c '.properties.about.type'
--- stdout
["object","array","string","number","boolean","null"]

== the list of keys of a ruleset has the keys that its scripts add, as its schema does
$ reeve schema --format tsv --rules fixtures/rulesets house-fairy | grep fairy
$ reeve schema --format tsv --script $T/tip.lua | grep -e 'tip	'
$ reeve schema --format tsv carcassonne | grep -c -e fairy -e 'tip	'
--- file tip.lua
return {api = 2, name = "tip", summary = "Tips.", rules = {"carcassonne"}, actions = {
  tip = {form = "{player}", words = "Who gets a tip", act = function() end}}}
--- stdout
moves	fairy	role@cell[.where]		Instead of a follower: the follower of the player to which the fairy goes.
moves	tip	label		Who gets a tip.
0
--- status 1

== a corner of the wall is named by either of the spaces beside it [C-3]
$ reeve schema castle | gojq -r '.. | objects | select(has("description") and .description == "The wall tiles that are still on the wall.") | .patternProperties | keys[]' | head -n 1
--- stdout
^(?:12|16|20|26|32|38|42|56|64|66|82|88|90|13|17|21|27|33|39|43|57|65|67|83|89|91)$
