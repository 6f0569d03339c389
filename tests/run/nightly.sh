#!/bin/sh
# nightly.sh: as many games as a night has room for, on all cores. Every set of rules is walked
# through by all checks, and every other test of tests/games plays more games than usual.
# Prints a line for each program, and what went wrong; the full output is left in BUILD/nightly.
#
#     sh tests/run/nightly.sh BUILD GAMES SEED
set -u
build=$1 games=$2 seed=$3
out=$build/nightly
rm -rf "$out" && mkdir -p "$out"

# NAME PROGRAM ARGUMENT..., a line each; the slowest first.
programs() {
    "$build/tests/games/walk_test" --rules | sort -r | while IFS= read -r rules; do
        echo "$rules $build/tests/games/walk_test $games $seed $rules"
    done
    echo "jcz sh tests/run/jcz.sh $build/reeve 200"
    echo "jcz-hostile sh tests/run/jcz-hostile.sh $build/reeve"
    for path in tests/games/*_test.c; do
        test=$(basename "$path" .c)
        [ "$test" = walk_test ] || echo "$test $build/tests/games/$test $games $seed"
    done
}

# shellcheck disable=SC2016
programs | xargs -P "$(nproc)" -L 1 sh -c '
    out=$1 name=$2
    shift 2
    began=$(date +%s)
    "$@" >"$out/$name.log" 2>&1
    status=$?
    printf "%s: %s, %s ok, %s not ok, %s seconds\n" "$name" \
        "$([ $status = 0 ] && echo ok || echo "FAILED with status $status")" \
        "$(grep -c "^ok" "$out/$name.log")" "$(grep -c "^not ok" "$out/$name.log")" \
        "$(($(date +%s) - began))"
    sed -n "s/^#/ /p" "$out/$name.log"
    grep -A 4 "^not ok" "$out/$name.log" | cut -c 1-300
    [ $status = 0 ]
' sh "$out"
status=$?
echo "nightly: $games games by every set of rules, seed $seed: $([ $status = 0 ] && echo all well || echo FAILED)"
exit $status
