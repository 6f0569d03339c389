#!/bin/sh
# jcz-hostile.sh REEVE [STEP]: imports the saved games of fixtures/jcz with one value of another type,
# or left out, and cut off; every STEP-th of them. A record must be printed, or else one message and
# nothing more, with the right exit status. Prints `ok NAME` or `not ok NAME` for each saved game.
set -u
reeve=$1
step=${2:-1}
dir=$(mktemp -d) || exit 2
trap 'rm -rf "$dir"' EXIT

# Every STEP-th variant of FILE, a line each: of each path 18, then what is cut off.
variants() {
    # shellcheck disable=SC2016 # the variables are those of gojq
    gojq -c --argjson step "$step" '[null, true, -1, 0.5, 9e99, "", "x", "-1.small.1", "0.small.99",
        "1.big.1", "R0x", "#END", "\u009b\ufeff\u2028\"\\\\", [], {}, [[1, 2]], "y" * 20000] as $values |
        [paths] as $paths | range($step - 1; 18 * ($paths | length); $step) as $i |
        $paths[$i / 18 | floor] as $p | ($i % 18) as $k |
        if $k == 0 then delpaths([$p]) else setpath($p; $values[$k - 1]) end' "$1"
    before=$(gojq '18 * ([paths] | length)' "$1")
    size=$(wc -c <"$1") at=0
    while [ "$at" -lt "$size" ]; do
        before=$((before + 1))
        [ $((before % step)) -gt 0 ] || { head -c "$at" "$1" | tr '\n' ' '; echo; }
        at=$((at + size / 40 + 1))
    done
}

# Whether the file $dir/game.jcz is imported, or refused as it should be.
fares_well() {
    "$reeve" import "$dir/game.jcz" >"$dir/out" 2>"$dir/err"
    case $? in
        0 | 1) [ -s "$dir/out" ] && ! grep -q -e Sanitizer -e 'runtime error' "$dir/err" ;;
        3 | 5) [ ! -s "$dir/out" ] && [ "$(grep -c ': unreadable: ' "$dir/err")" -ge 1 ] &&
            [ "$(grep -vc -e ': unreadable: ' -e ': note: ' "$dir/err")" -eq 0 ] ;;
        *) false ;;
    esac
}

all_fare_well() {
    variants "$1" >"$dir/variants"
    n=0
    while IFS= read -r variant; do
        n=$((n + 1))
        printf '%s\n' "$variant" >"$dir/game.jcz"
        if ! fares_well; then
            echo "# $(printf '%s' "$variant" | cut -c 1-300)"
            sed 's/^/# /' "$dir/err"
            return 1
        fi
    done <"$dir/variants"
    [ "$n" -gt 0 ]
}

status=0
for file in fixtures/jcz/*.jcz; do
    if all_fare_well "$file"; then
        echo "ok $file survives in $n variants"
    else
        echo "not ok $file survives in all variants"
        status=1
    fi
done
exit $status
