#!/bin/sh
# jcz.sh REEVE [GAMES]: plays random games, exports each to JCloisterZone and imports it again: the
# record must be the same, but for its result, for what a castle scores, for who has the King or the
# Robber Baron, for `second` of a phantom that is the only figure, for the order in which features are, for a crash, and for gold on the only neighbour of a tile, for what a flock does that has no choice: a
# saved game does not have them; and it has the cell of an abbot who goes home. Games with other options than those of JCloisterZone are not
# compared. jcz.lua follows the messages of all but abbots and boxes, which it does not know. A game
# that JCloisterZone does not play so must be refused for one of its turns; not all may be. Prints
# `ok NAME` or `not ok NAME` for each row, with the number of those refused.
set -u
reeve=$1
games=${2:-200}
dir=$(mktemp -d) || exit 2
trap 'rm -rf "$dir"' EXIT

# One game: FILE
comes_back() {
    grep -v -e '^result:' -e '^  fief:' -e '^  order:' -e '^  king:' -e '^  robber:' -e '^  gold:' -e '^  lands: crash' -e '^  flock: stable' "$1" |
        awk '/^  flock: grow/ && line ~ /shepherd@/ { line = $0; next } { print; line = $0 }' |
        awk '/^  second: / && line ~ /^- [A-Z]: [^ ]+ [^ ]+$/ { line = line " phantom:" $2; next }
            NR > 1 { print line } { line = $0 } END { print line }' >"$dir/wanted"
    "$reeve" export "$1" >"$dir/game.jcz" 2>"$dir/said" &&
        "$reeve" import "$dir/game.jcz" 2>>"$dir/said" |
        sed 's/^\(  home: abbot\)@.*/\1/; /^  gold:/d; /^  flock: stable/d' >"$dir/found" &&
        { [ "$how" = followed ] || diff "$dir/wanted" "$dir/found" >"$dir/differs"; } &&
        { [ "$how" = compared ] || cp "$dir/game.jcz" "${1%.yaml}.jcz"; }
}

is_refused() {
    grep -q ': unreadable: turn [0-9]*: .*JCloisterZone' "$dir/said" && [ ! -s "$dir/game.jcz" ]
}

# All games that `sim` plays with these arguments; sets `refused`.
come_back() {
    rm -f "$dir"/game-*
    : >"$dir/differs"
    "$reeve" sim "$@" --games "$games" |
        awk -v dir="$dir" '/^---$/ { close(file); file = dir "/game-" ++n ".yaml"; next }
            { print >file }'
    n=0 refused=0
    for file in "$dir"/game-*.yaml; do
        n=$((n + 1))
        if comes_back "$file"; then
            :
        elif is_refused; then
            refused=$((refused + 1))
        else
            echo "# sim $*: ${file##*-}"
            sed 's/^/# /' "$dir/said" "$dir/differs"
            return 1
        fi
    done
    all=$((all + n)) kept=$((kept + n - refused))
    [ "$n" -eq "$games" ] || return 1
    [ "$n" -eq "$refused" ] || [ "$how" = compared ] || lua5.4 tests/run/jcz.lua "$reeve" "$dir"/game-*.jcz | sed 's/^/# /' >"$dir/followed"
    [ "$n" -eq "$refused" ] || [ "$how" = compared ] || { cat "$dir/followed" && [ ! -s "$dir/followed" ]; }
}

status=0 all=0 kept=0
while read -r how arguments; do
    # shellcheck disable=SC2086 # they are several words
    if come_back $arguments; then
        echo "ok $games games of \`sim $arguments\` are $how by JCloisterZone ($refused refused)"
    else
        echo "not ok $games games of \`sim $arguments\` are $how by JCloisterZone"
        status=1
    fi
done <<'END'
returned carcassonne --players 3 --option tiny_city=2 --option farmers=false
returned carcassonne --players 6 --option edition=1 --option big_follower=true
returned tower --players 2 --option big_follower=true
returned tower --players 4
compared carcassonne --players 3 --option abbot=true
compared tower --players 3 --option abbot=true --option big_follower=true
compared inns --players 2 --option abbot=true
returned inns --players 3
compared windroses --players 3
compared watchtowers --players 2 --option counts_lord=true --option edition=1
compared labyrinth --players 3 --option labyrinth=advanced --option labyrinth_builder=true
compared labyrinth --players 2 --option labyrinth=basic --option labyrinth_builder=true
compared cult --players 3 --option cult_tiles=6 --option abbot=true
compared gold --players 3 --option gold_choice=auto
compared mage --players 2
compared count --players 3 --option start_tile=mixed --option city_points=features --option city_final=any --option city_per=part --option capture_in_city=true
compared count+abbey+inns --players 2 --option start_tile=mixed --option city_points=features --option city_per=part --option capture_in_city=true
compared flier --players 3
compared flier+inns+mayor+phantom --players 2
compared dragon --players 3
compared hills+dragon --players 2 --option hill_unplaceable=hill_only
compared abbey --players 3
compared abbey+flier+phantom --players 2
compared abbey+traders+dragon --players 3 --option double_turn=must --option builder_on_completed=false
compared circles --players 3 --option circle_place=may --option circles=both
compared circles+inns+siege+mayor --players 3 --option circle_place=may --option siege_pig=single --option escape_per=turn
compared buildings --players 4 --option buildings_dealt=by_kind
compared siege --players 3 --option siege_pig=single --option escape_per=turn --option escape=any_tile
compared king --players 3
compared hills --players 2 --option shepherds=false --option hill_unplaceable=hill_only
compared hills --players 3 --option hill_unplaceable=hill_only
compared hills+inns+traders+cult --players 2 --option hill_unplaceable=hill_only --option double_turn=must --option builder_on_completed=false
compared festival --players 2 --option abbot=true --option big_follower=true
compared festival+traders --players 3 --option festival_returns=followers --option double_turn=must --option builder_on_completed=false
compared siege+festival+mayor --players 3 --option siege_pig=single --option escape_per=turn --option escape=any_tile
compared inns+cult+watchtowers+buildings --players 2 --option counts_lord=true --option buildings_dealt=by_kind --option building_points=by_kind
returned bazaars --players 2 --option bazaar_next=from_chooser
returned bazaars --players 3 --option bazaar_next=from_chooser --option bazaar_auction=false
returned tower+bazaars --players 3 --option bazaar_next=from_chooser --option big_follower=true
returned inns --players 2 --option inn_cathedral_final=normal
returned traders --players 3 --option double_turn=must --option builder_on_completed=false
returned traders --players 2 --option big_follower=true --option double_turn=must --option builder_on_completed=false --option edition=1
returned inns+traders+tower --players 2 --option double_turn=must --option builder_on_completed=false
returned traders+bazaars --players 3 --option double_turn=must --option builder_on_completed=false --option bazaar_next=from_chooser --option bazaar_builder=builder_first
returned river --players 2 --option start_tile=mixed
returned river --players 3 --option start_tile=mixed --option river=2 --option volcano_lake=plain
returned river --players 4 --option start_tile=mixed --option river=both --option volcano_lake=plain --option pig_herd=false
returned inns+traders+tower+bazaars+river --players 3 --option double_turn=must --option builder_on_completed=false --option bazaar_next=from_chooser --option bazaar_builder=builder_first --option start_tile=mixed --option river=both --option volcano_lake=plain
returned inns+traders+tower+bazaars+river --players 2 --option double_turn=must --option builder_on_completed=false --option bazaar_next=from_chooser --option bazaar_builder=builder_first --option start_tile=mixed --option river=2 --option volcano_lake=plain
returned inns+traders+tower+bazaars+river --players 3 --option double_turn=must --option builder_on_completed=false --option bazaar_next=from_chooser --option bazaar_builder=builder_first --option start_tile=mixed --option river=2 --option volcano_lake=plain
returned inns+traders+tower+bazaars+river --players 4 --option double_turn=must --option builder_on_completed=false --option bazaar_next=from_chooser --option bazaar_builder=builder_first --option start_tile=mixed --option river=2 --option volcano_lake=plain
returned inns+traders+tower+bazaars+river --players 5 --option double_turn=must --option builder_on_completed=false --option bazaar_next=from_chooser --option bazaar_builder=builder_first --option start_tile=mixed --option river=2 --option volcano_lake=plain
followed inns+traders --players 4
followed traders+bazaars --players 2
followed bazaars --players 3
followed bazaars --players 4 --option big_follower=true
followed bazaars --players 6 --option bazaar_auction=false
followed inns+tower+bazaars --players 2
followed river --players 2 --option river=2
followed river --players 5 --option river=both
followed inns+traders+tower+bazaars+river --players 3
END
if [ "$kept" -gt 0 ] && [ "$kept" -lt "$all" ]; then
    echo "ok $kept of $all games are exported"
else
    echo "not ok $kept of $all games are exported"
    status=1
fi
exit $status
