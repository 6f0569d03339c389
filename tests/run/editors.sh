#!/bin/sh
# editors.sh REEVE: do the files for Vim and VS Code work?
set -u
cd "$(dirname "$0")/../.." || exit 2

PATH=$(dirname "$(realpath "$1")"):$PATH
dir=$(mktemp -d) || exit 2
trap 'rm -rf "$dir"' EXIT
status=0

# test_that NAME WANTED GOT
test_that() {
    if [ "$2" = "$3" ]; then
        echo "ok editors: $1"
    else
        printf 'not ok editors: %s\n  wanted: %s\n  got: %s\n' "$1" "$2" "$3"
        status=1
    fi
}

# What Vim says after these commands in a record.
in_vim() {
    file=$1
    shift
    for command; do printf '%s\n' "$command"; done >"$dir/commands.vim"
    : >"$dir/said"
    vim -es -N -u NONE --cmd 'set runtimepath^=cli/editors/vim' -c 'filetype plugin on' \
        -c 'syntax on' -c "edit $file" -c "source $dir/commands.vim" -c 'qa!' </dev/null >/dev/null 2>&1
    cat "$dir/said"
}
say() { echo "call writefile([$1], '$dir/said', 'a')"; }
group() { say "synIDattr(synIDtrans(synID(line('.'), col('.'), 1)), 'name')"; }

cp fixtures/castle/illegal.yaml "$dir/a record.yaml"
test_that 'Vim knows a record' 'yaml.reeve' "$(in_vim "${dir}/a\\ record.yaml" "$(say '&filetype')")"
{ yes '# a comment' | head -n 50; cat fixtures/castle/illegal.yaml; } >"$dir/comments.yaml"
sed 's/^reeve:/Reeve:/' fixtures/castle/illegal.yaml >"$dir/capital.yaml"
echo '{reeve: 1, rules: castle}' >"$dir/flow.yaml"
printf 'rules: castle\nreeve: 1\n' >"$dir/second.yaml"
for record in comments capital flow second; do
    test_that "and one in another form: $record" 'yaml.reeve' "$(in_vim "$dir/$record.yaml" "$(say '&filetype')")"
done
test_that 'and leaves other YAML alone' 'yaml' "$(in_vim rulesets/castle/ruleset.yaml "$(say '&filetype')")"
test_that ':make finds the illegal turn' '53:8' "$(in_vim "${dir}/a\\ record.yaml" 'silent make' \
    "$(say "getqflist()[0].lnum .. ':' .. getqflist()[0].col")")"
test_that 'its kind is an error' 'e' "$(in_vim "${dir}/a\\ record.yaml" 'silent make' "$(say 'getqflist()[0].type')")"
test_that 'a rotation has a colour' 'Constant' \
    "$(in_vim fixtures/castle/kitchen-table.yaml 'call search("/90")' "$(group)")"
test_that 'so has a follower' 'Type' \
    "$(in_vim fixtures/carcassonne/sunday.yaml 'call search("knight@")' "$(group)")"

for file in cli/editors/vscode/package.json cli/editors/vscode/*/*.json; do
    test_that "$file is JSON" true "$(jq 'type == "object"' "$file")"
done
test_that 'the files that package.json names are there' '' "$(
    jq -r '.contributes | .grammars[].path, .snippets[].path' cli/editors/vscode/package.json |
        while read -r path; do test -f "cli/editors/vscode/$path" || echo "$path"; done
)"
grammars=$(dirname "$1")/grammars
if ! test -d "$grammars/node_modules/vscode-textmate"; then
    mkdir -p "$grammars"
    npm install --silent --no-audit --no-fund --prefix "$grammars" vscode-textmate@9 vscode-oniguruma@2 \
        tm-grammars@1 >"$dir/npm.log" 2>&1 || sed 's/^/  /' "$dir/npm.log"
fi
# On one thread: Node 20 may wait for ever for its own compiler when it ends.
colours() { node --single-threaded tests/run/colours.js "$grammars" "$1"; }
test_that 'VS Code colours a record' 'constant /180,variable d12' \
    "$(colours fixtures/castle/kitchen-table.yaml | head -n 2 | paste -sd,)"
printf 'rules: castle\nreeve: 1\nmoves:\n- W: 17/90 e5 knight@n # f6\n' >"$dir/second.yaml"
test_that 'also if its rules come first, and no comment' 'constant /90,variable e5,entity knight@n' \
    "$(colours "$dir/second.yaml" | paste -sd,)"
printf 'hosts: [a1]\nroute: 10/90 e5 root@n\n---\nthe:\n  reeve: 17/90 e5\n' >"$dir/other.yaml"
test_that 'and no other YAML file' '' "$(colours "$dir/other.yaml"; colours rulesets/castle/ruleset.yaml)"
# shellcheck disable=SC2016 # for sed, not for the shell
# Each snippet with its first choices is a document that is legal.
snippet() {
    jq -r --arg key "$1" '.[$key].body[]' cli/editors/vscode/snippets/reeve.json |
        sed -E 's/\$\{[0-9]+\|([^,|]*)[^|]*\|\}/\1/g; s/\$\{[0-9]+:([^}]*)\}/\1/g; s/\$0//'
}
snippet Position >"$dir/position.yaml"
test_that 'the snippet of a position is a position' 0 "$(reeve check -q "$dir/position.yaml" 2>&1; echo $?)"
for game in 'The Castle' Carcassonne; do
    snippet "Record of $game" | sed '$d' | sed 's/^moves:/moves: []/' >"$dir/record.yaml"
    test_that "the snippet of a record of $game is a record" 0 \
        "$(reeve check -q "$dir/record.yaml" 2>&1; echo $?)"
done
pattern=$(jq -r '.contributes.problemMatchers[0].pattern.regexp' cli/editors/vscode/package.json)
test_that 'the problem matcher reads error lines' 'fixtures/castle/illegal.yaml 53 8 error path-cut' "$(
    reeve check --format gnu fixtures/castle/illegal.yaml |
        node -e 'const [, file, line, column, severity, , code] = require("fs").readFileSync(0, "utf8").trim().match(process.argv[1]);
            console.log(file, line, column, severity, code)' "$pattern"
)"
exit $status
