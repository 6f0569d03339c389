#!/bin/sh
# fuzz.sh: runs fuzz targets, each on what is kept in tests/fuzz/corpus and on what the project ships
# anyway; a libFuzzer program then goes on for SECONDS with inputs of its own. Prints a line of
# results a target; an input that ends one is left in the directory of the build.
#
#     sh tests/run/fuzz.sh BUILD SECONDS TARGET...
set -u
build=$1 seconds=$2
shift 2
status=0

# What else is of the kind that a target takes. Hostile scripts take their time: they are where to
# look from, and run by cases anyway.
inputs() {
    case $1 in
    reader | typist) find fixtures -name '*.yaml' ;;
    ruleset) find rulesets -name 'ruleset.yaml' ;;
    script)
        find scripts -name '*.lua'
        [ "$seconds" = 0 ] || find tests/hostile -name '*.lua'
        ;;
    esac
}

# Long inputs at once where they are choices, and short ones.
limits() {
    case $1 in
    player) echo '-max_len=160 -len_control=0' ;;
    import) echo '-max_len=81 -len_control=0' ;;
    # What helps say is not right for every text yet: a search is for those who mend it.
    typist) echo "-max_len=8192 ${SEARCH_HELPS:--runs=0}" ;;
    wild) echo '-max_len=64 -len_control=0' ;;
    *) echo '-max_len=8192' ;;
    esac
}

for target; do
    program=$build/tests/fuzz/$target seeds=$build/seeds-$target
    rm -rf "$seeds" && mkdir -p "$seeds"
    inputs "$target" | while IFS= read -r file; do
        cp "$file" "$seeds/$(printf '%s' "$file" | tr / _)"
    done
    cp tests/fuzz/corpus/"$target"/* "$seeds" 2>/dev/null
    if [ "$seconds" = 0 ]; then
        # Named one by one, each is run once by libFuzzer, too, which would go on from a directory.
        "$program" "$seeds"/* >"$build/$target.log" 2>&1
    else
        # Leaks are looked for where memory is asked for, by the other tests.
        # shellcheck disable=SC2046 # two words
        "$program" -max_total_time="$seconds" -timeout=1200 -rss_limit_mb=2048 $(limits "$target") \
            -detect_leaks=0 -artifact_prefix="$build/find-$target-" "$seeds" \
            >"$build/$target.log" 2>&1
    fi
    found=$?
    runs=$(sed -n 's/^#\([0-9]*\)[[:space:]]*DONE.*/\1/p; s/^ok.*: \([0-9]*\) inputs/\1/p' "$build/$target.log")
    if [ $found = 0 ]; then
        echo "ok fuzz: $target"
        echo "fuzz: $target: ${runs:-no} inputs in $seconds seconds" >>"$build/fuzz.log"
    else
        echo "not ok fuzz: $target"
        grep -E 'ERROR|runtime error|fuzz/[a-z]*\.c:|Test unit|engine/[a-z_/]*\.c:' "$build/$target.log" | head -12 | sed 's/^/  /'
        status=1
    fi
done
exit $status
