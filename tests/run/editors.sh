#!/bin/sh
# editors.sh REEVE: do the files for Vim and VS Code, the schema in a language server, and what reeve-editors(7) says of
# Neovim work? The packages of npm are put beside REEVE.
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
cat >"$dir/followers.yaml" <<'END'
reeve: 1
rules: carcassonne
board:
  0,1: fccf/j R:farmer
moves:
- W: ttch:new,s -1,-12 big:squire
- W: 17 e5 monk
- {W: 17 e5 monk@n, score: {W: 3}, order: [road@-1,0.e]}
END
for word in R:farmer big:squire monk; do
    test_that "with a place or without: $word" 'Type' "$(in_vim "$dir/followers.yaml" "call search('$word')" "$(group)")"
done
test_that 'and no comma behind it' '' "$(in_vim "$dir/followers.yaml" "call search('@n\\zs,')" "$(group)" | grep Type)"
test_that 'a tile has a colour, with what is joined on it' Constant "$(in_vim "$dir/followers.yaml" "call search('ttch:')" "$(group)")"

for file in cli/editors/vscode/package.json cli/editors/vscode/*/*.json; do
    test_that "$file is JSON" true "$(jq 'type == "object"' "$file")"
done
test_that 'the files that package.json names are there' '' "$(
    jq -r '.contributes | .grammars[].path, .snippets[].path' cli/editors/vscode/package.json |
        while read -r path; do test -f "cli/editors/vscode/$path" || echo "$path"; done
)"
modules=$(dirname "$(realpath "$1")")/editors
if ! test -d "$modules/node_modules/yaml-language-server"; then
    mkdir -p "$modules"
    npm install --silent --no-audit --no-fund --prefix "$modules" vscode-textmate@9 vscode-oniguruma@2 \
        tm-grammars@1 yaml-language-server@1.25 >"$dir/npm.log" 2>&1 || sed 's/^/  /' "$dir/npm.log"
fi
printf 'rules: castle\nreeve: 1\nmoves:\n- W: 17/90 e5 knight@n # f6\n' >"$dir/second.yaml"
printf 'hosts: [a1]\nroute: 10/90 e5 root@n\n---\nthe:\n  reeve: 17/90 e5\n' >"$dir/other.yaml"
# On one thread: Node 20 may wait for ever for its own compiler when it ends.
node --single-threaded tests/run/colours.js "$modules" fixtures/castle/kitchen-table.yaml "$dir/second.yaml" \
    "$dir/followers.yaml" "$dir/other.yaml" rulesets/castle/ruleset.yaml >"$dir/coloured" || status=1
colours() { sed -n "s|^$1: ||p" "$dir/coloured"; }
test_that 'VS Code colours a record' 'string 52,constant /180,variable d12' \
    "$(colours fixtures/castle/kitchen-table.yaml | head -n 3 | paste -sd,)"
test_that 'also if its rules come first, and no comment' 'string 17,constant /90,variable e5,entity knight@n' \
    "$(colours "$dir/second.yaml" | paste -sd,)"
test_that 'and followers without a place' 'variable 0,1,string fccf/j,entity R:farmer,string ttch:new,s,variable -1,-12,entity big:squire,string 17,variable e5,entity monk,string 17,variable e5,entity monk@n,entity road@-1,0.e' \
    "$(colours "$dir/followers.yaml" | paste -sd,)"
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

# What reeve-editors(7) says to type in Neovim of this age, as if reeve were installed; then a record with a wrong
# rotation is opened, and a key completed.
share=$dir/usr/share
mkdir -p "$share/vim" "$share/reeve/schema" "$dir/home/.config/nvim"
ln -s "$PWD/cli/editors/vim" "$share/vim/vimfiles"
reeve schema >"$share/reeve/schema/reeve.schema.json"
age=$(nvim --headless -c 'lua io.stdout:write(vim.fn.has("nvim-0.11") == 1 and "from 0.11" or "before 0.11")' -c 'qa!' 2>&1)
sed -n "/^\.It Neovim $age/,/^\.Ed/p" man/reeve-editors.7 | sed '/^\./d; s/\\(aq/'"'"'/g; s/\\-/-/g' |
    sed "s|/usr/share|$share|" >"$dir/home/.config/nvim/init.lua"
printf 'reeve: 1\nrules: castle\nplayers: {W: a, B: b}\noptions:\n  ti\nmoves:\n- W: 17/91 e5\n' >"$dir/game.reeve.yaml"
in_neovim() {
    HOME=$dir/home XDG_CONFIG_HOME=$dir/home/.config PATH=$modules/node_modules/.bin:$PATH \
        timeout 60 nvim --headless "$dir/game.reeve.yaml" -c "luafile $PWD/tests/run/neovim.lua" -c 'qa!' 2>&1
}
test_that "reeve-editors(7) says what to type in Neovim ($age)" 'yaml.reeve
7: expected: tile[/rotation] cell [follower[@where]] | none
tie: 
equal final scores share the victory, or nobody wins (C-110).' "$(in_neovim)"
node --single-threaded tests/run/language.js "$modules" || status=1
exit $status
