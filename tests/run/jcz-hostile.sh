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

# Imports every variant N, a file N.jcz, and leaves N.out, N.err and the line `N STATUS`.
import_all() {
    # A file each at once: read in a shell reads such long lines one byte after the other.
    variants "$1" | awk -v dir="$dir" '{ file = dir "/" NR ".jcz"; print >file; close(file) }'
    n=0
    while [ -e "$dir/$((n + 1)).jcz" ]; do
        n=$((n + 1))
        "$reeve" import "$dir/$n.jcz" >"$dir/$n.out" 2>"$dir/$n.err"
        echo "$n $?"
    done
}

# The numbers of the variants that were neither imported nor refused as they should be.
wrong() {
    awk -v dir="$dir" '
        function count(stream, file, line) {
            for (key in said) delete said[key]
            file = dir "/" $1 stream
            while ((getline line <file) > 0) {
                said["lines"]++
                said["unreadable"] += line ~ /: unreadable: /
                said["other"] += line !~ /: unreadable: / && line !~ /: note: /
                said["fault"] += line ~ /Sanitizer|runtime error/
            }
            close(file)
            return 0 + said["lines"]
        }
        { printed = count(".out"); count(".err") }
        $2 <= 1 { good = printed && !said["fault"] }
        $2 > 1 { good = ($2 == 3 || $2 == 5) && !printed && said["unreadable"] && !said["other"] }
        !good { print $1 }' "$dir/statuses"
}

all_fare_well() {
    rm -f "$dir"/*.*
    import_all "$1" >"$dir/statuses"
    for number in $(wrong); do
        echo "# $(cut -c 1-300 "$dir/$number.jcz")"
        sed 's/^/# /' "$dir/$number.err"
        return 1
    done
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
