#!/bin/sh
# check.sh [REEVE]: checks that the completions have all commands and options of the program, and no
# others. Prints `ok NAME` or `not ok NAME` for each file.
set -u
cd "$(dirname "$0")" || exit 2
reeve=${1:-../../build/reeve}
tab=$(printf '\t')
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
    while read -r command; do
        grep -E "$tab([^$tab]*, )?$command(,|\$)" "$dir/list" | cut -f 1 | sort >"$dir/takes"
        bash -c '. ./reeve.bash && _reeve_options "$1"' bash "$command" | tr ' ' '\n' |
            sort >"$dir/offers"
        diff "$dir/takes" "$dir/offers" || return 1
    done <"$dir/commands"
}

status=0
for file in reeve.bash reeve.zsh reeve.fish; do
    options_of "$file" >"$dir/its-options"
    commands_of "$file" >"$dir/its-commands"
    if diff "$dir/options" "$dir/its-options" && diff "$dir/commands" "$dir/its-commands" &&
        { [ "$file" != reeve.bash ] || bash_agrees; }; then
        echo "ok the completions in $file are those of the program"
    else
        echo "not ok the completions in $file are those of the program"
        status=1
    fi
done
exit $status
