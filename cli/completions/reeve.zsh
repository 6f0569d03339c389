#compdef reeve
# zsh completion for reeve(1); installed as _reeve. Its words are those of `reeve --list commands`
# and `reeve --list options`; check.sh beside it compares them.

_reeve_rulesets() {
    local -a names
    names=(${(f)"$(reeve rules --format tsv 2>/dev/null | cut -f 1)"})
    compadd -a names
}

_reeve() {
    local -a commands common game moment
    local context state state_descr line
    typeset -A opt_args
    commands=(
        'check:is every move legal, every claim right?'
        'score:who got what, for which feature, when, by which rule'
        'legal:every legal placement of the tile to be played'
        'completions:what is open, and what would close it'
        'why:why a turn is legal and what it scored, step by step'
        'explain:a rule or a diagnostic code in plain words'
        'show:the board as text'
        'position:the position after a turn, as YAML'
        'fmt:the canonical form of a record or position'
        'tiles:the tile set'
        'rules:rules, and options with their values and defaults'
        'schema:a JSON Schema of records and positions, for editors'
        'new:an empty record to fill in'
        'sim:random legal games, as records'
        'perft:counts of legal sequences of placements'
    )
    common=(
        '*--rules=[look for rulesets there first]:directory:_directories'
        '--format=[form of the answer]:form:(text json tsv)'
        '--color=[colours]:when:(auto always never)'
        '(- *)'{-V,--version}'[the version of reeve]'
        '(- *)'{-h,--help}'[help]'
    )
    local script='*--script=[use a house rule]:script:_files -g "*.lua"'
    game=('*--option=[set an option of the ruleset]:name=value:' $script)
    moment=(
        '(--before)--at=[after turn N]:turn:'
        '(--at)--before=[before turn N]:turn:'
    )
    local accept='*--accept=[turn N stands although it is illegal]:turn:'
    local all='--all[go on after an illegal turn]' now='--now[score as if the game ended here]'
    local tile='--tile=[the tile to place]:tile:'
    local svg='--svg=[draw a picture into a file]:file:_files'

    _arguments -C $common '1:command:->command' '*::operand:->operand'
    case $state in
    command) _describe command commands ;;
    operand)
        case $line[1] in
        check) _arguments $common $game $moment $accept $all $now \
            {-q,--quiet}'[only diagnostics and the exit status]' '*:record:_files' ;;
        score) _arguments $common $game $moment $accept $all $now '*:record:_files' ;;
        legal) _arguments $common $game $moment $accept $tile $svg \
            '--actions[towers and captures, too]' ':record:_files' ;;
        completions) _arguments $common $game $moment $accept $tile \
            '--areas[courts and fields, too]' ':record:_files' ;;
        why) _arguments $common $game $moment $accept ':record:_files' \
            '*:turn, cell, feature or corner:(final)' ;;
        show) _arguments $common $game $moment $accept $svg ':record:_files' ;;
        position) _arguments $common $game $moment $accept ':record:_files' ;;
        perft) _arguments $common $game $moment $accept '--depth=[tiles ahead]:depth:' \
            ':record:_files' ;;
        fmt) _arguments $common $game $accept $all '*:record:_files' ;;
        sim) _arguments $common $game '--games=[how many]:games:' \
            '--players=[how many play]:players:' '--seed=[seed]:seed:' \
            '(-q --quiet)--stats[figures over all games]' \
            '(--stats)'{-q,--quiet}'[play without writing]' ':ruleset:_reeve_rulesets' ;;
        tiles) _arguments $common $svg '*--option=[set an option of the ruleset]:name=value:' \
            '--look=[tiles that look so]:look:' \
            ':ruleset:_reeve_rulesets' ;;
        rules | schema) _arguments $common $script ':ruleset:_reeve_rulesets' ;;
        new) _arguments $common ':ruleset:_reeve_rulesets' ;;
        explain) _arguments $common '*:rule or code:' ;;
        esac
        ;;
    esac
}

_reeve "$@"
