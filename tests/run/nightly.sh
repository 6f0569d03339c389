#!/bin/sh
# nightly.sh: as many games as a night has room for, on all cores. Every set of rules is walked
# through by all checks, and every other test of tests/games plays more games than usual.
# A hundredth as many games of every combination of boxes are played by the sanitized build.
# Prints a line for each program, and what went wrong; the full output is left in BUILD/nightly.
#
#     sh tests/run/nightly.sh BUILD ASAN GAMES SEED
set -u
build=$1 asan=$2 games=$3 seed=$4
out=$build/nightly
rm -rf "$out" && mkdir -p "$out"

# NAME PROGRAM ARGUMENT..., a line each; the slowest first.
programs() {
    echo "boxes_test $asan/tests/games/boxes_test $(((games + 99) / 100)) $seed"
    "$build/tests/games/walk_test" --rules | sort -r | while IFS= read -r rules; do
        echo "$rules $build/tests/games/walk_test $games $seed $rules"
    done
    for ruleset in rulesets/*; do
        echo "check-${ruleset#*/} $build/reeve rules --check $ruleset"
    done
    echo "alike lua5.4 tests/run/alike.lua $build/reeve 500 $seed"
    echo "jcz sh tests/run/jcz.sh $build/reeve 200"
    echo "jcz-hostile sh tests/run/jcz-hostile.sh $build/reeve"
    for path in tests/games/*_test.c; do
        test=$(basename "$path" .c)
        case $test in
        walk_test | boxes_test) ;;
        scores_test) echo "$test $build/tests/games/$test $(((games + 19) / 20)) $seed" ;; # slow lists
        *) echo "$test $build/tests/games/$test $games $seed" ;;
        esac
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
