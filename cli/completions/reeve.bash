# bash completion for reeve(1). Its words are those of `reeve --list commands` and
# `reeve --list options`; check.sh in this directory compares them.

_reeve_options() {
    local common='--rules --format --color --version --help'
    local game='--option --script --accept'
    case $1 in
    check) echo "$common $game --at --before --now --all --quiet" ;;
    score) echo "$common $game --at --before --now --all" ;;
    legal) echo "$common $game --at --before --tile --actions --common --svg" ;;
    completions) echo "$common $game --at --before --tile --areas" ;;
    show) echo "$common $game --at --before --svg" ;;
    position | why) echo "$common $game --at --before" ;;
    perft) echo "$common $game --at --before --depth" ;;
    fmt) echo "$common $game --all --looks --tiles" ;;
    sim) echo "$common --option --script --games --players --seed --stats --quiet" ;;
    tiles) echo "$common --option --look --svg" ;;
    new) echo "$common --board" ;;
    rules | schema) echo "$common --script" ;;
    *) echo "$common" ;;
    esac
}

_reeve_rulesets() {
    reeve rules --format tsv 2>/dev/null | cut -f 1
}

# The house rules for castle: the lines between a heading and the next empty line.
_reeve_scripts() {
    reeve rules castle 2>/dev/null | sed -n '/^House-rule/,/^$/s/^  \([^ ]*\).*/\1/p' | grep .
}

_reeve() {
    local commands='check score legal completions why explain show position fmt tiles rules schema new sim perft'
    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command='' i
    COMPREPLY=()
    for ((i = 1; i < COMP_CWORD; i++)); do
        if [[ " $commands " == *" ${COMP_WORDS[i]} "* ]]; then
            command=${COMP_WORDS[i]}
            break
        fi
    done
    case $before in
    --format)
        mapfile -t COMPREPLY < <(compgen -W 'text json tsv' -- "$word")
        return
        ;;
    --color)
        mapfile -t COMPREPLY < <(compgen -W 'auto always never' -- "$word")
        return
        ;;
    --rules)
        mapfile -t COMPREPLY < <(compgen -d -- "$word")
        return
        ;;
    --svg)
        mapfile -t COMPREPLY < <(compgen -f -- "$word")
        return
        ;;
    --script)
        mapfile -t COMPREPLY < <(compgen -f -W "$(_reeve_scripts)" -- "$word")
        return
        ;;
    --at | --before | --accept | --tile | --look | --games | --players | --seed | --depth | --option) return ;;
    esac
    if [[ $word == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_reeve_options "$command")" -- "$word")
    elif [[ -z $command ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$commands" -- "$word")
    else
        case $command in
        tiles | rules | schema | new | sim)
            mapfile -t COMPREPLY < <(compgen -W "$(_reeve_rulesets)" -- "$word")
            ;;
        explain) ;;
        *) mapfile -t COMPREPLY < <(compgen -f -- "$word") ;;
        esac
    fi
}

complete -o filenames -F _reeve reeve
