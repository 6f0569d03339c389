# bash completion for reeve(1). Its words are those of `reeve --list commands` and
# `reeve --list options`; check.sh in this directory compares them.

_reeve_options() {
    local common='--rules --format --color --version --help'
    local game='--option --script --accept'
    case $1 in
    check) echo "$common $game --header --at --before --now --all --watch --quiet" ;;
    score) echo "$common $game --header --at --before --now --all" ;;
    legal) echo "$common $game --header --at --before --tile --actions --common --svg --tiles" ;;
    completions) echo "$common $game --header --at --before --tile --areas" ;;
    show) echo "$common $game --at --before --svg --html --legal --tiles --watch" ;;
    position | why) echo "$common $game --at --before" ;;
    perft) echo "$common $game --header --at --before --depth" ;;
    fmt) echo "$common $game --all --looks --tiles" ;;
    sim) echo "$common $game --header --at --before --games --policy --players --seed --stats --quiet" ;;
    odds) echo "$common $game --header --at --before --tile --games --policy --seed" ;;
    play | board) echo "$common --svg --html --tiles" ;;
    tiles) echo "$common --header --option --look --svg" ;;
    new) echo "$common --board --ruleset" ;;
    rules) echo "$common --header --script --trace --check" ;;
    schema) echo "$common --header --script" ;;
    *) echo "$common" ;;
    esac
}

_reeve_rulesets() {
    reeve rules --format tsv 2>/dev/null | cut -f 1
}

# Rulesets, and behind a + those that can be played together with the ones before it.
_reeve_joined() {
    local name
    for name in $(_reeve_rulesets); do
        if [[ $1 != *+* ]]; then
            echo "$name"
        elif [[ "+${1%+*}+" != *"+$name+"* ]] && reeve rules "${1%+*}+$name" >/dev/null 2>&1; then
            echo "${1%+*}+$name"
        fi
    done
}

# The values of --format that a command takes.
_reeve_forms() {
    reeve --list commands | awk -F '\t' -v command="$1" '$1 == command || !command {print $4}'
}

# The rulesets that the command line is about: that of the file that it names, or the named ruleset;
# otherwise all.
_reeve_about() {
    local word all
    all=$(_reeve_rulesets)
    for word in "${COMP_WORDS[@]:2}"; do
        if [[ -f $word ]]; then
            sed -n '/^rules: */{s///; s/ *#.*//; s/[][ ]//g; s/,/+/g; p; q;}' "$word"
            return
        elif [[ $'\n'$all$'\n' == *$'\n'${word%%+*}$'\n'* ]]; then
            echo "$word"
            return
        fi
    done
    echo "$all"
}

# Lines of `reeve rules RULESET`, from a heading to the next empty line.
_reeve_section() {
    local name
    for name in $(_reeve_about); do
        reeve rules "$name" 2>/dev/null | sed -n "/^$1/,/^\$/p"
    done
}

_reeve_scripts() {
    _reeve_section House-rule | sed -n 's/^  \([^ ][^ ]*\).*/\1/p' | sort -u
}

# NAME=VALUE for each value of each option.
_reeve_values() {
    _reeve_section Options | awk '/^  [a-z]/ {
        for (i = 2; i <= NF; i++)
            if (sub(/[*]$/, "", $i) + 1 && $i ~ /^[a-z0-9_]+$/ && $i != "to")
                print substr($1, 1, length($1) - 1) "=" $i
    }' | sort -u
}

_reeve_explained() {
    reeve --list codes 2>/dev/null
    local name
    for name in $(_reeve_rulesets); do
        reeve rules "$name" --format tsv 2>/dev/null | cut -f 1
    done | sort -u
}

# What is typed behind --option, if the cursor is there. bash takes NAME=VALUE for three words, and
# --option=NAME for three as well.
_reeve_typed() {
    local i=$COMP_CWORD typed=''
    while ((i > 0)); do
        typed=${COMP_WORDS[i]}$typed
        [[ ${COMP_WORDS[i - 1]} == --option ]] && echo "${typed#=}" && return
        [[ ${COMP_WORDS[i]} == '=' || ${COMP_WORDS[i - 1]} == '=' ]] || return 1
        ((i--))
    done
    return 1
}

_reeve_option() {
    local all
    all=$(_reeve_values)
    if [[ $1 == *=* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(sed -n "s/^${1%%=*}=//p" <<<"$all")" -- "${1#*=}")
    else
        compopt -o nospace 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -W "$(cut -d = -f 1 <<<"$all" | uniq | sed 's/$/=/')" -- "$1")
    fi
}

_reeve() {
    local commands='check score legal completions why explain show position fmt tiles rules schema new sim odds play board import export perft'
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command='' i
    COMPREPLY=()
    for ((i = 1; i < COMP_CWORD; i++)); do
        if [[ " $commands " == *" ${COMP_WORDS[i]} "* ]]; then
            command=${COMP_WORDS[i]}
            break
        fi
    done
    local typed
    if typed=$(_reeve_typed); then
        _reeve_option "$typed"
        return
    fi
    if [[ $word == '=' ]]; then # --format=json, which bash takes for three words
        word=''
    elif [[ $before == '=' ]]; then
        before=${COMP_WORDS[COMP_CWORD - 2]}
    fi
    case $before in
    --format)
        mapfile -t COMPREPLY < <(compgen -W "$(_reeve_forms "$command")" -- "$word")
        return
        ;;
    --color)
        mapfile -t COMPREPLY < <(compgen -W 'auto always never' -- "$word")
        return
        ;;
    --policy)
        mapfile -t COMPREPLY < <(compgen -W 'random greedy' -- "$word")
        return
        ;;
    --rules | --check)
        mapfile -t COMPREPLY < <(compgen -d -- "$word")
        return
        ;;
    --svg | --html | --trace)
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        return
        ;;
    --script)
        if [[ $word == [./~]* || $word == */* ]]; then
            mapfile -t COMPREPLY < <(compgen -f -- "$word")
        else
            mapfile -t COMPREPLY < <(compgen -W "$(_reeve_scripts)" -- "$word")
        fi
        return
        ;;
    --at | --before | --accept | --tile | --look | --games | --players | --seed | --depth) return ;;
    esac
    if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_reeve_options "$command")" -- "$word")
    elif [[ -z $command ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$word")
    else
        case $command in
        sim) mapfile -t COMPREPLY < <(compgen -f -W "$(_reeve_joined "$word")" -- "$word") ;;
        tiles | rules | schema | new)
            mapfile -t COMPREPLY < <(compgen -W "$(_reeve_joined "$word")" -- "$word")
            ;;
        explain) mapfile -t COMPREPLY < <(compgen -W "$(_reeve_explained)" -- "$word") ;;
        *) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
        esac
    fi
}

complete -o filenames -F _reeve reeve
