#!/bin/sh
# bench.sh - what the README's table says, measured beside its yardsticks in one run.
# BUILD names the optimised build (build).
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
cpu() { "$spawn" "$@" | cut -d' ' -f3; } # of what runs on one core anyway
calc() { awk "BEGIN { printf \"$1\", $2 }"; }
row() { printf '| %-58s | %18s | %-20s |\n' "$1" "$2" "$3"; }

"$reeve" sim castle --games 5000 --seed 1 >"$scratch/stream.yaml"
"$reeve" sim castle --games 500 --seed 1 >"$scratch/short.yaml"
bytes=$(wc -c <"$scratch/stream.yaml")

printf 'on %s cores, %s bytes of records in the stream\n\n' "$(nproc)" "$bytes"
row 'what' 'measured' 'aim'
row '---' '---' '---'

one=$(median 301 "$reeve" check -q "$game")
nothing=$(median 301 true)
row 'reeve check of one game, whole process' "$(calc '%.2f ms' "$one / 1000")" '<= 2 ms'
row '... more than true' "$(calc '%.2f ms' "($one - $nothing) / 1000")" '<= 1.5 ms'

check=$(cpu 5 "$reeve" check -q - <"$scratch/stream.yaml")
yaml=$(cpu 5 "$events" <"$scratch/stream.yaml")
json=$(cpu 5 "$reeve" check --format json - <"$scratch/stream.yaml")
row 'checking a stream, over a bare libyaml event loop' "$(calc '%.2f x' "$check / $yaml")" '<= 1.5 x'
row 'records checked a second, one core' "$(calc '%.0f' "5000 / $check * 1000000")" '>= 1,500'
row 'check --format json over -q' "$(calc '%.2f x' "$json / $check")" '<= 1.10 x'

row 'legal placements with followers, mid-game' \
    "$("$engine" legal castle | awk '{ printf "%.1f us", $1 }')" '<= 10 us'
row 'random full castle games a second, one core' "$("$engine" games castle)" '>= 20,000'
row 'the same placements in Carcassonne' \
    "$("$engine" legal carcassonne | awk '{ printf "%.1f us", $1 }')" '<= 20 us'
row 'random full games of Carcassonne a second, one core' "$("$engine" games carcassonne)" '>= 15,000'
row '... with The Tower and Bridges, Castles and Bazaars' "$("$engine" games tower+bazaars)" '>= 8,000'
nodes=$("$perft") # fails when it counts otherwise than it should
row 'perft from three fixed positions, nodes a second' \
    "$(calc '%.0f million' "${nodes%% *} / 1e6")" 'the same counts'
"$grow" 72 216 500 >"$scratch/grow"
column() { awk -v c="$1" '{ printf "%s%s", (NR > 1 ? " / " : ""), $c }' "$scratch/grow"; }
row 'a turn played and taken back, at 72 / 216 / 500 tiles' "$(column 2) ns" 'flat'
row '... with all places of its tile looked for before' "$(column 4) ns" 'flat'
row '... changes to the state that undoing it takes back' "$(column 3)" 'flat'

few=$(memory 1 "$reeve" check -q - <"$scratch/short.yaml")
row 'memory over 500 records' "$(calc '%.1f MiB' "$few / 1024")" '<= 16 MiB'

noop=$(cpu 5 "$reeve" check -q --script tests/bench/noop.lua - <"$scratch/stream.yaml")
row 'a no-op script, on checking' "$(calc '%+.0f %%' "($noop / $check - 1) * 100")" '<= +10 %'
sim=$(cpu 7 "$reeve" sim castle -q --games 10000)
noop=$(cpu 7 "$reeve" sim castle -q --games 10000 --script tests/bench/noop.lua)
row 'a no-op script, on simulating' "$(calc '%+.0f %%' "($noop / $sim - 1) * 100")" '<= +10 %'

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
row 'two cores through GNU parallel, a file, over one' "$(calc '%.2f x' "$one / $part")" '>= 1.8 x'
row '... a stream' "$(calc '%.2f x' "$one / $pipe")" '>= 1.8 x'
long=$(memory 1 "$reeve" check -q - <"$scratch/long.yaml")
row 'memory over 200,000 records' "$(calc '%.1f MiB' "$long / 1024")" 'the same as over 500'
