# What bash completes: values that depend on the ruleset of the file, and rules and codes.

== options and their values, scripts, rules and codes are those of the ruleset that the line names
$ bash $T/complete check $T/tower.yaml --option rans
$ bash $T/complete check $T/castle.yaml --option two_doublers =
$ bash $T/complete check $T/castle.yaml --option two_doublers = qu
$ bash $T/complete check $T/castle.yaml --option rans
$ bash $T/complete sim castle --script end-
$ bash $T/complete sim tower --script end-
$ bash $T/complete explain path-
$ bash $T/complete explain C-10
$ reeve --list codes | grep -c .. | awk '{print ($1 > 100)}'
$ reeve --list nothing
--- file complete
. cli/completions/reeve.bash
COMP_WORDS=(reeve "$@")
COMP_CWORD=$#
_reeve
echo "${COMPREPLY[*]}"
--- file tower.yaml
reeve: 1
rules: [tower, bazaars]
--- file castle.yaml
reeve: 1
rules: castle   # at home
--- stdout
ransom= ransom_needs_points=
one_only quadruple triple
quadruple

end-of-turn-pickup

path-cut path-cut-start
C-10 C-100 C-101 C-102 C-103 C-104 C-105 C-106 C-107 C-108 C-109
1
--- stderr
reeve: --list takes commands, options or codes
--- status 2

== who has bought a tile lays it before he draws one
$ reeve completions $T/game.yaml | grep draws
--- file game.yaml
reeve: 1
rules: bazaars
players: {W: White, B: Black}
board: {'0,0': BA.RCr}
moves:
- W: BB.F.b 0,-1
- bazaar:
    draw: [BA.L, BA.C]
    lots:
    - {tile: BA.L, chooser: B, bids: {B: 2, W: pass}}
- B: BA.L -1,-1
--- stdout
    W draws, after BA.C, one of 25 tiles: next 31 %, before the end over 99 %
