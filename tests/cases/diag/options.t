# Options of a ruleset are read by the engine: any other does not load, nor one of a script's.

== a ruleset that declares an option which nothing reads does not load [B-10]
$ say() {
$     mkdir -p $T/r && printf 'ruleset: 1\nname: r\nextends: bazaars\n%s\n' "$1" >$T/r/ruleset.yaml
$     reeve rules --rules $T r 2>&1 | sed -n 1p | cut -c1-90
$ }
$ say 'options: {bridge_per_turn: {default: 1, rule: B-10, help: how many}}'
$ say 'options: {toll: {range: [0, 9], default: 1, rule: B-10, help: what a bridge costs}}'
$ say 'options: {no-ransom.toll: {default: 1, rule: B-10, help: of a script}}'
$ say 'defaults: {toll: 1}'
$ say 'defaults: {tie: none}' # of another game
--- stdout
reeve: r: r/ruleset.yaml:4:11: the engine has no option `bridge_per_turn`; did you mean `b
reeve: r: r/ruleset.yaml:4:11: the engine has no option `toll`. Type one of these: edition
reeve: r: r/ruleset.yaml:4:11: the engine has no option `no-ransom.toll`. Type one of thes
reeve: r: r/ruleset.yaml:4:12: r has no option `toll`. Type one of these: edition, tiny_ci
reeve: r: r/ruleset.yaml:4:12: r has no option `tie`. Type one of these: edition, tiny_cit
