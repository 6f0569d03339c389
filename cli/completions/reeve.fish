# fish completion for reeve(1). Its words are those of `reeve --list commands` and
# `reeve --list options`; check.sh in this directory compares them.

function __reeve_in
    __fish_seen_subcommand_from $argv
end

# Rulesets, and behind a + those that can be played together with the ones before it.
function __reeve_rulesets
    set -l typed (commandline -ct)
    if not string match -q '*+*' -- $typed
        reeve rules --format tsv 2>/dev/null | cut -f 1-2
        return
    end
    set -l before (string replace -r '\+[^+]*$' '' -- $typed)
    for name in (reeve rules --format tsv 2>/dev/null | cut -f 1)
        if not contains -- $name (string split + -- $before)
            reeve rules $before+$name >/dev/null 2>&1; and echo $before+$name
        end
    end
end

# The values of --format that the command takes.
function __reeve_forms
    reeve --list commands | awk -F '\t' -v command=(commandline -opc)[2] '$1 == command {gsub(" ", "\n", $4); print $4}'
end

# The rulesets that the command line is about: that of the file that it names, or the named ruleset;
# otherwise all.
function __reeve_about
    set -l all (reeve rules --format tsv 2>/dev/null | cut -f 1)
    for word in (commandline -opc)[3..-1]
        if test -f $word
            sed -n '/^rules: */{s///; s/ *#.*//; s/[][ ]//g; s/,/+/g; p; q;}' $word
            return
        else if contains -- (string replace -r '\+.*' '' -- $word) $all
            echo $word
            return
        end
    end
    printf '%s\n' $all
end

# Lines of `reeve rules RULESET`, from a heading to the next empty line.
function __reeve_section
    for name in (__reeve_about)
        reeve rules $name 2>/dev/null | sed -n "/^$argv[1]/,/^\$/p"
    end
end

function __reeve_scripts
    if string match -qr '^[./~]|/' -- (commandline -ct)
        __fish_complete_path (commandline -ct)
        return
    end
    __reeve_section House-rule | sed -n 's/^  \([^ ][^ ]*\).*/\1/p' | sort -u
end

function __reeve_values
    __reeve_section Options | awk '/^  [a-z]/ {
        for (i = 2; i <= NF; i++)
            if (sub(/[*]$/, "", $i) + 1 && $i ~ /^[a-z0-9_]+$/ && $i != "to")
                print substr($1, 1, length($1) - 1) "=" $i
    }' | sort -u
end

function __reeve_explained
    reeve --list codes 2>/dev/null
    for name in (reeve rules --format tsv 2>/dev/null | cut -f 1)
        reeve rules $name --format tsv 2>/dev/null | cut -f 1,4
    end | sort -u
end

set -l commands check score legal completions why explain show position fmt tiles rules schema new sim odds play board import export perft
set -l states check score legal completions why show position sim odds perft
set -l records $states fmt

complete -c reeve -f
set -l first "not __fish_seen_subcommand_from $commands"
complete -c reeve -n $first -a check -d 'check every move and every claim'
complete -c reeve -n $first -a score -d 'itemise the score, turn by turn, with every rule'
complete -c reeve -n $first -a legal -d 'list every legal placement of the tile to be played'
complete -c reeve -n $first -a completions -d 'list open features and the tiles that complete them'
complete -c reeve -n $first -a why -d 'explain a turn and its score, step by step'
complete -c reeve -n $first -a explain -d 'print a rule or explain a diagnostic code'
complete -c reeve -n $first -a show -d 'print or draw the board'
complete -c reeve -n $first -a position -d 'print the position after a turn, as YAML'
complete -c reeve -n $first -a fmt -d 'print a record or position in its canonical form'
complete -c reeve -n $first -a tiles -d 'print the tile set'
complete -c reeve -n $first -a rules -d 'list rules, and options with their values and defaults'
complete -c reeve -n $first -a schema -d 'print a JSON Schema of records, for editors'
complete -c reeve -n $first -a new -d 'print an empty record to fill in'
complete -c reeve -n $first -a sim -d 'play legal games and print them as records'
complete -c reeve -n $first -a odds -d 'estimate who would have won an unfinished game'
complete -c reeve -n $first -a play -d 'referee a game while it is played'
complete -c reeve -n $first -a board -d 'type the board in front of you, row by row, and score it'
complete -c reeve -n $first -a import -d 'turn a saved game of JCloisterZone into a record'
complete -c reeve -n $first -a export -d 'turn a record into a saved game of JCloisterZone'
complete -c reeve -n $first -a perft -d 'count legal sequences of placements'

complete -c reeve -n "__reeve_in $records play board import export" -F
complete -c reeve -n '__reeve_in explain' -a '(__reeve_explained)'
complete -c reeve -n '__reeve_in why' -a final -d 'final scoring'
complete -c reeve -n '__reeve_in tiles rules schema new sim' -a '(__reeve_rulesets)'

complete -c reeve -l rules -r -a '(__fish_complete_directories)' -d 'look for rulesets in this directory first'
complete -c reeve -l format -x -a '(__reeve_forms)' -d 'print text, json or tsv'
complete -c reeve -l color -x -a 'auto always never' -d 'use colours'
complete -c reeve -s V -l version -d 'print the version of reeve'
complete -c reeve -s h -l help -d 'print help'
complete -c reeve -n "__reeve_in $states" -l at -x -d 'stop after turn N'
complete -c reeve -n "__reeve_in $states" -l before -x -d 'stop before turn N'
complete -c reeve -n "__reeve_in $records" -l accept -x -d 'accept turn N although it is illegal'
complete -c reeve -n "__reeve_in $records tiles" -l option -x -a '(__reeve_values)' -d 'set an option of the ruleset'
complete -c reeve -n "__reeve_in $records rules schema" -l script -x -a '(__reeve_scripts)' -d 'use a house rule'
complete -c reeve -n '__reeve_in rules' -l trace -r -F -d 'with --script, print each call of a hook'
complete -c reeve -n '__reeve_in rules' -l check -x -a '(__fish_complete_directories)' -d 'judge the files of a ruleset'
complete -c reeve -n '__reeve_in legal completions odds' -l tile -x -d 'place this tile'
complete -c reeve -n '__reeve_in legal' -l actions -d 'list actions, too'
complete -c reeve -n '__reeve_in new' -l board -d 'print a finished board to fill in'
complete -c reeve -n '__reeve_in new' -l ruleset -x -d 'write a ruleset of your own to fill in'
complete -c reeve -n '__reeve_in legal' -l common -d 'list the actions of all placements once'
complete -c reeve -n '__reeve_in check score legal completions tiles rules schema sim odds perft' -l header -d 'print the names of the columns'
complete -c reeve -n '__reeve_in completions' -l areas -d 'list courts and fields, too'
complete -c reeve -n '__reeve_in fmt' -l looks -d 'write each tile as its look'
complete -c reeve -n '__reeve_in fmt' -l tiles -d 'write each tile as its name and rotation'
complete -c reeve -n '__reeve_in show legal play board' -l tiles -d 'write the names of tiles into the picture'
complete -c reeve -n '__reeve_in tiles' -l look -x -d 'list tiles with this look'
complete -c reeve -n '__reeve_in check show' -l watch -d 'answer again whenever a file has changed'
complete -c reeve -n '__reeve_in show legal tiles play board' -l svg -r -F -d 'draw a picture into a file'
complete -c reeve -n '__reeve_in show play board' -l html -r -F -d 'write the whole game as a page'
complete -c reeve -n '__reeve_in show' -l legal -d 'with --html, show where tiles could lie'
complete -c reeve -n '__reeve_in sim odds' -l games -x -d 'play N games'
complete -c reeve -n '__reeve_in sim odds' -l policy -x -a 'random greedy' -d 'how players choose'
complete -c reeve -n '__reeve_in sim' -l players -x -d 'play with N players'
complete -c reeve -n '__reeve_in sim odds' -l seed -x -d 'start the random numbers at S'
complete -c reeve -n '__reeve_in sim' -l stats -d 'print statistics, without and with house rules'
complete -c reeve -n '__reeve_in perft' -l depth -x -d 'look N tiles ahead'
complete -c reeve -n '__reeve_in check score' -l now -d 'score the game as if it ended here'
complete -c reeve -n '__reeve_in check score fmt' -l all -d 'continue after an illegal turn'
complete -c reeve -n '__reeve_in check sim' -s q -l quiet -d 'print only diagnostics'
