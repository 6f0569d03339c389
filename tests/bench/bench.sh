#!/bin/sh
# bench.sh - what tests/bench/README.md shows, measured beside its yardsticks in one run.
# BUILD names the optimised build (build). Needs 300 MB where temporary files are.
set -eu
cd "$(dirname "$0")/../.."
build=${BUILD:-build}
reeve=$build/reeve
spawn=$build/tests/bench/spawn
events=$build/tests/bench/events
engine=$build/tests/bench/engine
perft=$build/tests/bench/perft
grow=$build/tests/bench/grow
game=fixtures/castle/kitchen-table.yaml
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

median() { "$spawn" "$@" | cut -d' ' -f1; }
memory() { "$spawn" "$@" | cut -d' ' -f2; }
# The processor time of two commands that read INPUT, run in turn, for what else the machine does
# changes from one second to the next. Sets `time` and `yardstick` to the medians.
ROUNDS=15
versus() {
    : >"$scratch/first"
    : >"$scratch/second"
    for _ in $(seq $ROUNDS); do
        # shellcheck disable=SC2086 # words
        "$spawn" 1 $2 <"$1" | cut -d' ' -f3 >>"$scratch/first"
        # shellcheck disable=SC2086
        "$spawn" 1 $3 <"$1" | cut -d' ' -f3 >>"$scratch/second"
    done
    time=$(sort -n "$scratch/first" | sed -n "$((ROUNDS / 2 + 1))p")
    yardstick=$(sort -n "$scratch/second" | sed -n "$((ROUNDS / 2 + 1))p")
}
calc() { awk "BEGIN { printf \"$1\", $2 }"; }
ms() { calc '%.0f ms' "$1 / 1000"; }
line() { printf '| %-55s | %18s | %-24s | %-14s | %-7s |\n' "$@"; }
# WHAT NUMBER FORMAT YARDSTICK AIM: a row, and whether the number reaches the aim, ">= 20,000"
row() {
    aim=$(printf '%s' "$5" | sed 's/[^0-9.<>=]//g')
    line "$1" "$(calc "$3" "$2")" "$4" "$5" "$(calc '%s' "($2 $aim) ? \"yes\" : \"no\"")"
}
# The same of a figure for each size of the board: flat when the last is the first and a tenth more.
flat() {
    figures=$(awk -v c="$2" '{ printf "%s%s", (NR > 1 ? " / " : ""), $c }' "$scratch/grow")
    last=$(awk -v c="$2" 'NR == 1 { first = $c } { last = $c } END { print last / first }' "$scratch/grow")
    line "$1" "$figures $3" "$4" flat "$(calc '%s' "($last <= 1.1) ? \"yes\" : \"no\"")"
}

"$reeve" sim castle --games 5000 --seed 1 >"$scratch/stream.yaml"
bytes=$(wc -c <"$scratch/stream.yaml")

printf 'on %s cores, %s bytes of records in the stream\n\n' "$(nproc)" "$bytes"
line what measured yardstick aim reached
line --- --- --- --- ---

one=$(median 301 "$reeve" check -q "$game")
nothing=$(median 301 true)
row 'reeve check of one game, whole process' "$one / 1000" '%.2f ms' '' '<= 2 ms'
row '... more than true' "($one - $nothing) / 1000" '%.2f ms' \
    "true: $(calc '%.2f ms' "$nothing / 1000")" '<= 1.5 ms'

check="$reeve check -q -"
noop='--script tests/bench/noop.lua'
versus "$scratch/stream.yaml" "$check" "$events"
row 'checking a stream, over a bare libyaml event loop' "$time / $yardstick" '%.2f x' \
    "libyaml: $(ms "$yardstick")" '<= 1.5 x'
row 'records checked a second, one core' "5000 / $time * 1000000" '%.0f' "5000 in $(ms "$time")" '>= 1,500'
"$reeve" sim tower --games 2000 --seed 1 >"$scratch/towers.yaml"
versus "$scratch/towers.yaml" "$check" "$events"
row '... of towers: pieces, captures, tops and ransoms' "$time / $yardstick" '%.2f x' \
    "libyaml: $(ms "$yardstick")" '<= 1.5 x'
versus "$scratch/stream.yaml" "$reeve check --format json -" "$check"
row 'check --format json over -q' "$time / $yardstick" '%.2f x' "-q: $(ms "$yardstick")" '<= 1.10 x'
versus "$scratch/stream.yaml" "$check $noop" "$check"
row 'a no-op script, on checking' "($time / $yardstick - 1) * 100" '%+.1f %%' \
    "without: $(ms "$yardstick")" '<= +10 %'
sim="$reeve sim castle -q --games 10000"
versus /dev/null "$sim $noop" "$sim"
row 'a no-op script, on simulating' "($time / $yardstick - 1) * 100" '%+.1f %%' \
    "without: $(ms "$yardstick")" '<= +10 %'

own='--rules fixtures/rulesets'
for box in fairy festival sheep; do
    versus /dev/null "$reeve sim house-$box $own -q --games 2000" "$reeve sim carcassonne -q --games 2000"
    row "random games with a script: the $box, over those without" "$time / $yardstick" '%.1f x' \
        "without: $(ms "$yardstick")" '<= 3 x'
done

# Inputs that were made to cost much: the processor time of the one that takes longest, in ms.
longest() {
    while IFS= read -r arguments; do
        # shellcheck disable=SC2086 # words
        "$spawn" 5 "$reeve" $arguments 2>/dev/null | cut -d' ' -f3
    done <<EOT | sort -n | tail -n 1
check tests/hostile/ring8.yaml
why tests/hostile/ring10.yaml 1
completions --at 0 tests/hostile/ring10.yaml
check --script tests/hostile/ltif.lua fixtures/castle/mistake.yaml
why --script tests/hostile/ltif.lua fixtures/castle/mistake.yaml
check --script tests/hostile/cells.lua fixtures/castle/mistake.yaml
check --script tests/hostile/nan.lua fixtures/castle/mistake.yaml
score --now --rules tests/rulesets --script tests/hostile/pts3.lua tests/hostile/fld2.yaml
EOT
}
row 'of inputs made to cost much, the longest' "$(longest) / 1000" '%.0f ms' '' '<= 200 ms'

legal() {
    "$engine" legal "$2" >"$scratch/legal"
    row "$1" "$(cut -d' ' -f1 "$scratch/legal")" '%.1f us' "$(cut -d' ' -f2 "$scratch/legal") moves" "$3"
}
legal 'legal placements with followers, mid-game' castle '<= 10 us'
legal 'the same in Carcassonne' carcassonne '<= 20 us'
row 'random full castle games a second, one core' "$("$engine" games castle)" '%.0f' '' '>= 20,000'
row 'random full games of Carcassonne a second, one core' "$("$engine" games carcassonne)" '%.0f' '' '>= 15,000'
row '... with The Tower and Bridges, Castles and Bazaars' "$("$engine" games tower+bazaars)" '%.0f' '' '>= 8,000'
playouts() { "$spawn" 5 "$@" --games 2000 | cut -d' ' -f3; } # processor time
row 'greedy castle games from turn 20 on a second, one core' \
    "2000 / $(playouts "$reeve" odds --at 20 "$game") * 1000000" '%.0f' '40 tiles left' '>= 2,000'
row '... from the beginning' \
    "2000 / $(playouts "$reeve" sim castle -q --policy greedy) * 1000000" '%.0f' '' '>= 1,000'
nodes=$("$perft") # fails when it counts otherwise than it should
line 'perft from three fixed positions, nodes a second' "$(calc '%.0f million' "${nodes%% *} / 1e6")" \
    'counts checked in' 'the same' yes
"$grow" 72 216 500 >"$scratch/grow"
flat 'a turn played and taken back, at 72 / 216 / 500 tiles' 2 ns ''
flat '... changes to the state that undoing it takes back' 3 '' ''
flat '... with all places of its tile looked for before' 4 ns \
    "$(awk '{ printf "%s%s", (NR > 1 ? " / " : ""), $5 }' "$scratch/grow") places"

# Long enough that starting parallel does not count, and that there are several blocks for each core.
"$reeve" sim castle --games 200000 --seed 2 >"$scratch/long.yaml"
split() {
    how=$1
    shift
    median 3 parallel --will-cite -j2 --keep-order --recend '\n' --recstart '---\n' "--$how" "$@" \
        "$reeve" check -q -
}
one=$(median 3 "$reeve" check -q - <"$scratch/long.yaml")
part=$(split pipepart -a "$scratch/long.yaml" --block -1)
pipe=$(split pipe --block 30M <"$scratch/long.yaml")
core="one core: $(calc '%.1f s' "$one / 1e6")"
row 'two cores through GNU parallel, a file, over one' "$one / $part" '%.2f x' "$core" '>= 1.8 x'
row '... a stream' "$one / $pipe" '%.2f x' "$core" '>= 1.8 x'

few=$(memory 1 "$reeve" check -q - <"$scratch/stream.yaml")
many=$(for _ in 1 2 3 4 5; do cat "$scratch/long.yaml"; done | memory 1 "$reeve" check -q -)
row 'memory over a million records' "$many / 1024" '%.1f MiB' \
    "over 5000: $(calc '%.1f MiB' "$few / 1024")" '<= 16 MiB'
