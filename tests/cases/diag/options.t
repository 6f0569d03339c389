# Options of a ruleset are read by the engine: any other does not load, nor one of a script's.

== a ruleset that declares an option which nothing reads does not load [B-10]
# The last row is an option of another game.
% mkdir -p $T/r && printf 'ruleset: 1\nname: r\nextends: bazaars\n%s\n' "$line" >$T/r/ruleset.yaml
% reeve rules --rules $T r 2>&1 | sed -n 1p | cut -c1-90
--- rows line
options: {bridge_per_turn: {default: 1, rule: B-10, help: how many}}
    reeve: r: r/ruleset.yaml:4:11: the engine has no option `bridge_per_turn`; did you mean `b
options: {toll: {range: [0, 9], default: 1, rule: B-10, help: what a bridge costs}}
    reeve: r: r/ruleset.yaml:4:11: the engine has no option `toll`. Type one of these: edition
options: {no-ransom.toll: {default: 1, rule: B-10, help: of a script}}
    reeve: r: r/ruleset.yaml:4:11: the engine has no option `no-ransom.toll`. Type one of thes
defaults: {toll: 1}
    reeve: r: r/ruleset.yaml:4:12: r has no option `toll`. Type one of these: edition, tiny_ci
defaults: {tie: none}
    reeve: r: r/ruleset.yaml:4:12: r has no option `tie`. Type one of these: edition, tiny_cit
