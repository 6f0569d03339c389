#compdef reeve
# zsh completion for reeve(1); installed as _reeve. Its words are those of `reeve --list commands`
# and `reeve --list options`; check.sh in this directory compares them.

# Rulesets, and behind a + those that can be played together with the ones before it.
_reeve_rulesets() {
    local -a names joined
    local name before=${PREFIX%+*}
    names=(${(f)"$(reeve rules --format tsv 2>/dev/null | cut -f 1)"})
    if [[ $PREFIX != *+* ]]; then
        compadd -a names
        return
    fi
    for name in $names; do
        if [[ "+$before+" != *"+$name+"* ]] && reeve rules $before+$name >/dev/null 2>&1; then
            joined+=($before+$name)
        fi
    done
    compadd -a joined
}

# The values of --format that the command on the line takes.
_reeve_forms() {
    local -a forms
    forms=(${=$(reeve --list commands |
        awk -F '\t' -v words=" $words " 'index(words, " " $1 " ") {print $4; exit}')})
    compadd -a forms
}

# The rulesets that the command line is about: that of the file that it names, or the named ruleset;
# otherwise all.
_reeve_about() {
    local word all
    all=$(reeve rules --format tsv 2>/dev/null | cut -f 1)
    for word in ${=BUFFER}; do
        if [[ -f $word ]]; then
            sed -n '/^rules: */{s///; s/ *#.*//; s/[][ ]//g; s/,/+/g; p; q;}' $word
            return
        elif [[ $'\n'$all$'\n' == *$'\n'${word%%+*}$'\n'* ]]; then
            echo $word
            return
        fi
    done
    echo $all
}

# Lines of `reeve rules RULESET`, from a heading to the next empty line.
_reeve_section() {
    local name
    for name in ${(f)"$(_reeve_about)"}; do
        reeve rules $name 2>/dev/null | sed -n "/^$1/,/^\$/p"
    done
}

_reeve_scripts() {
    local -a names
    names=(${(f)"$(_reeve_section House-rule | sed -n 's/^  \([^ ][^ ]*\).*/\1/p' | sort -u)"})
    if [[ $PREFIX == [./~]* || $PREFIX == */* ]]; then
        _files -g '*.lua'
    else
        compadd -a names
    fi
}

_reeve_values() {
    local -a values
    values=(${(f)"$(_reeve_section Options | awk '/^  [a-z]/ {
        for (i = 2; i <= NF; i++)
            if (sub(/[*]$/, "", $i) + 1 && $i ~ /^[a-z0-9_]+$/ && $i != "to")
                print substr($1, 1, length($1) - 1) "=" $i
    }' | sort -u)"})
    compadd -a values
}

_reeve_explained() {
    local -a all
    local name
    all=(${(f)"$(reeve --list codes 2>/dev/null)"})
    for name in ${(f)"$(reeve rules --format tsv 2>/dev/null | cut -f 1)"}; do
        all+=(${(f)"$(reeve rules $name --format tsv 2>/dev/null | cut -f 1)"})
    done
    compadd -a all
}

_reeve() {
    local -a commands common game moment
    local context state state_descr line
    typeset -A opt_args
    commands=(
        'check:check every move and every claim'
        'score:itemise the score, turn by turn, with every rule'
        'legal:list every legal placement of the tile to be played'
        'completions:list open features and the tiles that complete them'
        'why:explain a turn and its score, step by step'
        'explain:print a rule or explain a diagnostic code'
        'show:print or draw the board'
        'position:print the position after a turn, as YAML'
        'fmt:print a record or position in its canonical form'
        'tiles:print the tile set'
        'rules:list rules, and options with their values and defaults'
        'schema:print a JSON Schema of records, for editors'
        'new:print an empty record to fill in'
        'sim:play legal games and print them as records'
        'odds:estimate who would have won an unfinished game'
        'play:referee a game while it is played'
        'board:type the board in front of you, row by row, and score it'
        'import:turn a saved game of JCloisterZone into a record'
        'export:turn a record into a saved game of JCloisterZone'
        'perft:count legal sequences of placements'
    )
    common=(
        '*--rules=[look for rulesets in this directory first]:directory:_directories'
        '--format=[print text, json or tsv]:form:_reeve_forms'
        '--color=[use colours]:when:(auto always never)'
        '(- *)'{-V,--version}'[print the version of reeve]'
        '(- *)'{-h,--help}'[print help]'
    )
    local script='*--script=[use a house rule]:script:_reeve_scripts'
    game=('*--option=[set an option of the ruleset]:name=value:_reeve_values' $script)
    moment=(
        '(--before)--at=[stop after turn N]:turn:'
        '(--at)--before=[stop before turn N]:turn:'
    )
    local accept='*--accept=[accept turn N although it is illegal]:turn:'
    local all='--all[continue after an illegal turn]' now='--now[score the game as if it ended here]'
    local tile='--tile=[place this tile]:tile:'
    local header='--header[print the names of the columns]'
    local watch='--watch[answer again whenever a file has changed]'
    local policy='--policy=[how players choose]:policy:(random greedy)'
    local games='--games=[play N games]:games:' seed='--seed=[start the random numbers at S]:seed:'
    local svg='--svg=[draw a picture into a file]:file:_files'
    local html='--html=[write the whole game as a page]:file:_files'
    local names='--tiles[write the names of tiles into the picture]'

    _arguments -C $common '1:command:->command' '*::operand:->operand'
    case $state in
    command) _describe command commands ;;
    operand)
        case $line[1] in
        check) _arguments $common $header $game $moment $accept $all $now $watch \
            {-q,--quiet}'[print only diagnostics]' '*:record:_files' ;;
        score) _arguments $common $header $game $moment $accept $all $now '*:record:_files' ;;
        legal) _arguments $common $header $game $moment $accept $tile $svg $names \
            '--actions[list actions, too]' '--common[list the actions of all placements once]' ':record:_files' ;;
        completions) _arguments $common $header $game $moment $accept $tile \
            '--areas[list courts and fields, too]' ':record:_files' ;;
        why) _arguments $common $game $moment $accept ':record:_files' \
            '*:turn, cell, feature or corner:(final)' ;;
        show) _arguments $common $game $moment $accept $svg $names $watch \
            $html '--legal[with --html, show where tiles could lie]' ':record:_files' ;;
        position) _arguments $common $game $moment $accept ':record:_files' ;;
        perft) _arguments $common $header $game $moment $accept '--depth=[look N tiles ahead]:depth:' \
            ':record:_files' ;;
        fmt) _arguments $common $game $accept $all '(--tiles)--looks[write each tile as its look]' \
            '(--looks)--tiles[write each tile as its name and rotation]' '*:record:_files' ;;
        sim) _arguments $common $header $game $moment $accept $games $policy $seed \
            '--players=[play with N players]:players:' '(-q --quiet)--stats[print statistics]' \
            '(--stats)'{-q,--quiet}'[play and print no games]' \
            ':ruleset or record:{_reeve_rulesets; _files}' ;;
        odds) _arguments $common $header $game $moment $accept $tile $games $policy $seed \
            ':record:_files' ;;
        play) _arguments $common $svg $names $html ':record:_files' ;;
        board) _arguments $common $svg $names $html ':rules or record:_files' ':record:_files' ;;
        import) _arguments $common ':saved game:_files' ;;
        export) _arguments $common ':record:_files' ;;
        tiles) _arguments $common $header $svg '*--option=[set an option of the ruleset]:name=value:_reeve_values' \
            '--look=[list tiles with this look]:look:' \
            ':ruleset:_reeve_rulesets' ;;
        rules) _arguments $common $header $script '--trace=[print each call of a hook]:record:_files' \
            '--check=[judge the files of a ruleset]:directory:_files -/' \
            ':ruleset:_reeve_rulesets' ;;
        schema) _arguments $common $header $script ':ruleset:_reeve_rulesets' ;;
        new) _arguments $common '--board[print a finished board to fill in]' \
            '--ruleset=[write a ruleset of your own to fill in]:name:' ':ruleset:_reeve_rulesets' ;;
        explain) _arguments $common '*:rule or code:_reeve_explained' ;;
        esac
        ;;
    esac
}

_reeve "$@"
