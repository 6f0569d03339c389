# fish completion for reeve(1). Its words are those of `reeve --list commands` and
# `reeve --list options`; check.sh beside it compares them.

function __reeve_in
    __fish_seen_subcommand_from $argv
end

function __reeve_rulesets
    reeve rules --format tsv 2>/dev/null | cut -f 1-2
end

set -l commands check score legal completions why explain show position fmt tiles rules schema new sim perft
set -l states check score legal completions why show position perft
set -l records $states fmt

complete -c reeve -f
set -l first "not __fish_seen_subcommand_from $commands"
complete -c reeve -n $first -a check -d 'is every move legal, every claim right?'
complete -c reeve -n $first -a score -d 'who got what, for which feature, when, by which rule'
complete -c reeve -n $first -a legal -d 'every legal placement of the tile to be played'
complete -c reeve -n $first -a completions -d 'what is open, and what would close it'
complete -c reeve -n $first -a why -d 'why a turn is legal and what it scored, step by step'
complete -c reeve -n $first -a explain -d 'a rule or a diagnostic code in plain words'
complete -c reeve -n $first -a show -d 'the board as text'
complete -c reeve -n $first -a position -d 'the position after a turn, as YAML'
complete -c reeve -n $first -a fmt -d 'the canonical form of a record or position'
complete -c reeve -n $first -a tiles -d 'the tile set'
complete -c reeve -n $first -a rules -d 'rules, and options with their values and defaults'
complete -c reeve -n $first -a schema -d 'a JSON Schema of records and positions, for editors'
complete -c reeve -n $first -a new -d 'an empty record to fill in'
complete -c reeve -n $first -a sim -d 'random legal games, as records'
complete -c reeve -n $first -a perft -d 'counts of legal sequences of placements'

complete -c reeve -n "__reeve_in $records" -F
complete -c reeve -n '__reeve_in why' -a final -d 'final scoring'
complete -c reeve -n '__reeve_in tiles rules schema new sim' -a '(__reeve_rulesets)'

complete -c reeve -l rules -r -a '(__fish_complete_directories)' -d 'look for rulesets there first'
complete -c reeve -l format -x -a 'text json tsv' -d 'form of the answer'
complete -c reeve -l color -x -a 'auto always never' -d colours
complete -c reeve -s V -l version -d 'the version of reeve'
complete -c reeve -s h -l help -d help
complete -c reeve -n "__reeve_in $states" -l at -x -d 'after turn N'
complete -c reeve -n "__reeve_in $states" -l before -x -d 'before turn N'
complete -c reeve -n "__reeve_in $records" -l accept -x -d 'turn N stands although it is illegal'
complete -c reeve -n "__reeve_in $records sim tiles" -l option -x -d 'set an option of the ruleset'
complete -c reeve -n "__reeve_in $records sim rules schema" -l script -r -F -d 'use a house rule'
complete -c reeve -n '__reeve_in legal completions' -l tile -x -d 'the tile to place'
complete -c reeve -n '__reeve_in legal' -l actions -d 'towers and captures, too'
complete -c reeve -n '__reeve_in completions' -l areas -d 'courts and fields, too'
complete -c reeve -n '__reeve_in tiles' -l look -x -d 'tiles that look so'
complete -c reeve -n '__reeve_in show legal tiles' -l svg -r -F -d 'draw a picture into a file'
complete -c reeve -n '__reeve_in sim' -l games -x -d 'how many games'
complete -c reeve -n '__reeve_in sim' -l players -x -d 'how many play'
complete -c reeve -n '__reeve_in sim' -l seed -x -d 'where the random numbers begin'
complete -c reeve -n '__reeve_in sim' -l stats -d 'figures over all games, without and with house rules'
complete -c reeve -n '__reeve_in perft' -l depth -x -d 'tiles ahead'
complete -c reeve -n '__reeve_in check score' -l now -d 'score as if the game ended here'
complete -c reeve -n '__reeve_in check score fmt' -l all -d 'go on after an illegal turn'
complete -c reeve -n '__reeve_in check sim' -s q -l quiet -d 'no results, only the exit status'
