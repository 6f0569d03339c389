#!/bin/sh
# self.sh: does the runner tell right from wrong? Runs it on cases with known results.
# shellcheck disable=SC2317 # some functions are called through test_that
set -u
cd "$(dirname "$0")/../../.." || exit 2

dir=$(mktemp -d) || exit 2
trap 'rm -rf "$dir"' EXIT
mkdir "$dir/none"
export XDG_DATA_HOME=/nowhere # the cases must not see it

status=0
test_that() {
    name=$1
    shift
    if "$@"; then
        echo "ok the runner: $name"
    else
        echo "not ok the runner: $name"
        sed 's/^/  /' "$dir/log"
        status=1
    fi
}

# What the runner prints and its exit status are left in $log and $result.
run() {
    lua5.4 tests/run/run.lua --bin tests/run/self/fake "$@" >"$dir/log" 2>&1
    result=$?
}
ends() { [ "$(tail -n 1 "$dir/log")" = "$1" ] && [ "$result" -eq "$2" ]; }
says() { grep -qF -- "$1" "$dir/log"; }
cases_in() { grep -c '^== ' "$1"; }

run --cited "$dir/cited" tests/run/self/good.t
test_that 'good cases pass' ends "$(cases_in tests/run/self/good.t) passed, 0 failed" 0
test_that 'cited rules are collected and sorted' [ "$(tr '\n' ' ' <"$dir/cited")" = 'C-9 C-10 Z-2 ' ]

run tests/run/self/bad.t
test_that 'bad cases fail' ends "0 passed, $(cases_in tests/run/self/bad.t) failed" 1
test_that 'a failure names file and line' says 'not ok tests/run/self/bad.t:3: another line'
test_that 'a failure shows the command' says '  $ reeve say two'
test_that 'a failure shows what was expected' says '    - one'
test_that 'a failure shows what came' says '    + two'
test_that 'failures are listed again at the end' [ "$(grep -c ':3: another line$' "$dir/log")" -eq 2 ]

printf '%s\n' '== wrong' '$ reeve say one ...' '--- stdout' 'zero' '' \
    '== empty' '$ reeve say two' '--- stdout' '--- stderr' \
    '== dots' '$ reeve say three' '--- stdout' 'one' '...' >"$dir/update.t"
run --update "$dir/update.t"
run "$dir/update.t"
test_that '--update writes what was printed, but not over dots' ends '2 passed, 1 failed' 1
test_that '--update leaves the rest alone' \
    [ "$(tr '\n' '|' <"$dir/update.t")" = \
    '== wrong|$ reeve say one ...|--- stdout|one|\...||== empty|$ reeve say two|--- stdout|two|--- stderr|== dots|$ reeve say three|--- stdout|one|...|' ]

printf '%s\n' '== no command' '--- stdout' >"$dir/malformed.t"
run "$dir/malformed.t" tests/run/self/good.t
test_that 'a malformed file is one failure' says 'malformed.t:1: no command'
printf '%s\n' '== typo' '$ reeve say one' '--- stduot' 'one' >"$dir/malformed.t"
run "$dir/malformed.t"
test_that 'an unknown section is a failure' ends '0 passed, 1 failed' 1

run --program "printf 'ok one [C-7]\nnot ok two\n  why\nok three\n'; exit 1" --cited "$dir/cited" \
    --then "sed 's/^/ok then /' $dir/cited" tests/run/self/good.t
test_that 'the lines of a program are counted' \
    ends "$(($(cases_in tests/run/self/good.t) + 6)) passed, 1 failed" 1
test_that 'the details of a failure are shown' says '  why'
test_that 'the rules that a program cites are collected' [ "$(head -n 1 "$dir/cited")" = C-7 ]
for program in true 'exit 3' 'echo okay' "echo 'ok one'; kill -SEGV \$\$" "echo 'ok one'; exit 99"; do
    run --program "$program" "$dir/none"
    test_that "this program is a failure: $program" says ' passed, 1 failed'
done
run --program "echo 'not ok one'; exit 99" "$dir/none"
test_that 'a sanitizer is a failure of its own' ends '0 passed, 2 failed' 1
run "$dir/malformed.t" --bin no-such-program tests/run/self/good.t
test_that 'a missing program is an error' [ "$result" -eq 2 ]

# A ruleset of four rules: 1 is cited everywhere, 2 by tests only, 3 by code only, 4 needs nothing.
mkdir -p "$dir/rulesets/tiny" "$dir/engine"
printf '  C-%s:\n    text: as C-4\n    testable: %s\n' 1 true 2 true 3 true 4 false \
    >"$dir/rulesets/tiny/rules.yaml"
echo 'corners: [] # C-3' >"$dir/rulesets/tiny/ruleset.yaml"
echo '/* C-1, C-22 */' >"$dir/engine/score.c"
printf '%s\n' C-1 C-2 C-5 T-9 >"$dir/cited"
(cd "$dir" && lua5.4 "$OLDPWD/tests/run/cited.lua" rulesets/*/rules.yaml --cited cited >log 2>&1)
test_that 'uncited rules are found' [ "$(tr '\n' '|' <"$dir/log")" = "\
not ok tiny: every testable rule is cited by a test|not cited: C-3|\
not ok tiny: every testable rule is cited by the engine or a ruleset|not cited: C-2|\
not ok every rule that a test cites exists|in no rules.yaml: C-5|" ]

exit $status
