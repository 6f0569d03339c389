#!/bin/sh
# check.sh [REEVE]: checks that the completions have all commands and options of the program, and no
# others, and asks each shell what it offers. Prints `ok NAME` or `not ok NAME` for each file.
set -u
cd "$(dirname "$0")" || exit 2
reeve=${1:-../../build/reeve}
here=$PWD
PATH=$(cd "$(dirname "$reeve")" && pwd):$PATH
dir=$(mktemp -d) || exit 2
trap 'rm -rf "$dir"' EXIT

"$reeve" --list commands | cut -f 1 | sort >"$dir/commands" || exit 2
"$reeve" --list options >"$dir/list" || exit 2
cut -f 1 "$dir/list" | sed 's/^--//' | sort >"$dir/options"
[ -s "$dir/commands" ] && [ -s "$dir/options" ] || exit 2

# The long options and the commands in a file, one on each line.
options_of() {
    case $1 in
    *.fish) sed -n 's/^complete .* -l \([a-z]*\).*/\1/p' "$1" ;;
    *) grep -v '^ *#' "$1" | grep -oE -e '--[a-z]+\b' | sed 's/^--//; /^list$/d' ;;
    esac | sort -u
}
commands_of() {
    case $1 in
    *.bash) sed -n "s/^ *local commands='\(.*\)'/\1/p" "$1" | tr ' ' '\n' ;;
    *.zsh) sed -n "s/^        '\([a-z]*\):.*/\1/p" "$1" ;;
    *.fish) sed -n 's/^complete .*first -a \([a-z]*\) .*/\1/p' "$1" ;;
    esac | sort -u
}

# bash itself must offer, for every command, exactly the options of the command.
bash_agrees() {
    # shellcheck disable=SC2016 # for bash
    bash -c '. ./reeve.bash && while read -r command; do
        for option in $(_reeve_options "$command"); do echo "$command $option"; done
    done' <"$dir/commands" | sort >"$dir/offers"
    awk -F '\t' 'NR == FNR { all[$1]; next }
        { n = split($NF, takers, ", *"); for (i = 1; i <= n; i++) if (takers[i] in all) print takers[i], $1 }' \
        "$dir/commands" "$dir/list" | sort >"$dir/takes"
    diff "$dir/takes" "$dir/offers"
}

# What a shell offers for a command line, in a directory with one folder, one record and one script.
mkdir -p "$dir/table/folder" "$dir/home"
cp ../../scripts/end-of-turn-pickup.lua "$dir/table/own.lua"
printf 'reeve: 1\nrules: castle\nplayers: {W: Anna, B: Bert}\nmoves: []\n' >"$dir/table/game.yaml"
cat >"$dir/ask.bash" <<'END'
. "$1"
read -ra COMP_WORDS <<<"${2//=/ = }" # bash takes an = for a word
[[ $2 == *' ' ]] && COMP_WORDS+=('')
COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
_reeve
printf '%s\n' "${COMPREPLY[@]}"
END
ask() (
    cd "$dir/table" || exit 2
    case $1 in
    reeve.bash) bash "$dir/ask.bash" "$here/$1" "$2" ;;
    *) awk -v line="asked $2" '/^asked / { on = $0 == line; next } on' "$dir/asked" ;;
    esac 2>/dev/null
)
# zsh and fish take long to start, so they answer all lines at once.
ask_all() (
    cd "$dir/table" || exit 2
    case $1 in
    reeve.zsh) cut -d '|' -f 1 "$dir/wanted" | tr '\n' '\0' | xargs -0 zsh -f "$here/ask.zsh" ;;
    reeve.fish) cut -d '|' -f 1 "$dir/wanted" | HOME=$dir/home fish --no-config -c "source '$here/reeve.fish'
        while read -l line; echo asked \$line; complete -C \$line </dev/null; end" | cut -f 1 ;;
    esac 2>/dev/null >"$dir/asked"
)

# What is typed; what must be offered; what must not.
cat >"$dir/wanted" <<'END'
reeve che|check|show
reeve check --script |end-of-turn-pickup|folder
reeve check --script ./|own.lua|end-of-turn-pickup
reeve check game.yaml --option wall_p|wall_pickup|castles
reeve check game.yaml --option=wall_p|wall_pickup|castles
reeve check game.yaml --option wall_pickup=e|end_of_turn|per_feature
reeve check game.yaml --option=wall_pickup=e|end_of_turn|per_feature
reeve legal --ac|--actions|--areas
reeve show --format |json|tsv
reeve explain C-4|C-45|C-5
reeve new to|tower|castle
reeve new tower+|tower+bazaars|tower+castle
END
offers() {
    ask_all "$1"
    while IFS='|' read -r line right wrong; do
        ask "$1" "$line" >"$dir/offered"
        if ! grep -q -e "^\(\./\|[-a-z_]*=\)*$right" "$dir/offered" || grep -q -x -e "$wrong/\?" "$dir/offered"; then
            echo "# $1: \`$line\` should offer $right, not $wrong; it offers $(tr '\n' ' ' <"$dir/offered")"
            return 1
        fi
    done <"$dir/wanted"
}

status=0
for file in reeve.bash reeve.zsh reeve.fish; do
    options_of "$file" >"$dir/its-options"
    commands_of "$file" >"$dir/its-commands"
    if diff "$dir/options" "$dir/its-options" && diff "$dir/commands" "$dir/its-commands" &&
        { [ "$file" != reeve.bash ] || bash_agrees; } && offers "$file"; then
        echo "ok the completions in $file are those of the program"
    else
        echo "not ok the completions in $file are those of the program"
        status=1
    fi
done
exit $status
