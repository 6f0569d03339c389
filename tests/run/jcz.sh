#!/bin/sh
# jcz.sh REEVE [GAMES]: plays random games, exports each to JCloisterZone and imports it again: the
# record must be the same, but for its result, and for what a castle scores: a saved game does not
# have them; and it has the cell of an abbot who goes home. A game that JCloisterZone does not play so must be refused for one of its turns; not
# all may be. Prints `ok NAME` or `not ok NAME` for each row, with the number of those refused.
set -u
reeve=$1
games=${2:-200}
dir=$(mktemp -d) || exit 2
trap 'rm -rf "$dir"' EXIT

# One game: FILE
comes_back() {
    grep -v -e '^result:' -e '^  fief:' "$1" >"$dir/wanted"
    "$reeve" export "$1" >"$dir/game.jcz" 2>"$dir/said" &&
        "$reeve" import "$dir/game.jcz" 2>>"$dir/said" |
        sed 's/^\(  home: abbot\)@.*/\1/' >"$dir/found" &&
        diff "$dir/wanted" "$dir/found" >"$dir/differs"
}

is_refused() {
    grep -q ': unreadable: turn [0-9]*: .*JCloisterZone' "$dir/said" && [ ! -s "$dir/game.jcz" ]
}

# All games that `sim` plays with these arguments; sets `refused`.
come_back() {
    rm -f "$dir"/game-*
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
    [ "$n" -eq "$games" ] && [ "$refused" -lt "$games" ]
}

status=0
while read -r arguments; do
    # shellcheck disable=SC2086 # they are several words
    if come_back $arguments; then
        echo "ok $games games of \`sim $arguments\` come back from JCloisterZone ($refused refused)"
    else
        echo "not ok $games games of \`sim $arguments\` come back from JCloisterZone"
        status=1
    fi
done <<'END'
carcassonne --players 3 --option tiny_city=2 --option farmers=false
carcassonne --players 6 --option edition=1 --option big_follower=true
tower --players 2 --option big_follower=true
tower --players 4
carcassonne --players 3 --option abbot=true
tower --players 3 --option abbot=true --option big_follower=true
inns --players 2 --option abbot=true
inns --players 3
bazaars --players 2 --option bazaar_next=from_chooser
bazaars --players 3 --option bazaar_next=from_chooser --option bazaar_auction=false
tower+bazaars --players 3 --option bazaar_next=from_chooser --option big_follower=true
inns --players 2 --option inn_cathedral_final=normal
traders --players 3 --option double_turn=must --option builder_on_completed=false
traders --players 2 --option big_follower=true --option double_turn=must --option builder_on_completed=false --option edition=1
inns+traders+tower --players 2 --option double_turn=must --option builder_on_completed=false
traders+bazaars --players 3 --option double_turn=must --option builder_on_completed=false --option bazaar_next=from_chooser --option bazaar_builder=builder_first
river --players 2 --option start_tile=mixed
river --players 3 --option start_tile=mixed --option river=2 --option volcano_lake=plain
river --players 4 --option start_tile=mixed --option river=both --option volcano_lake=plain --option pig_herd=false
inns+traders+tower+bazaars+river --players 3 --option double_turn=must --option builder_on_completed=false --option bazaar_next=from_chooser --option bazaar_builder=builder_first --option start_tile=mixed --option river=both --option volcano_lake=plain
inns+traders+tower+bazaars+river --players 2 --option double_turn=must --option builder_on_completed=false --option bazaar_next=from_chooser --option bazaar_builder=builder_first --option start_tile=mixed --option river=2 --option volcano_lake=plain
inns+traders+tower+bazaars+river --players 3 --option double_turn=must --option builder_on_completed=false --option bazaar_next=from_chooser --option bazaar_builder=builder_first --option start_tile=mixed --option river=2 --option volcano_lake=plain
inns+traders+tower+bazaars+river --players 4 --option double_turn=must --option builder_on_completed=false --option bazaar_next=from_chooser --option bazaar_builder=builder_first --option start_tile=mixed --option river=2 --option volcano_lake=plain
inns+traders+tower+bazaars+river --players 5 --option double_turn=must --option builder_on_completed=false --option bazaar_next=from_chooser --option bazaar_builder=builder_first --option start_tile=mixed --option river=2 --option volcano_lake=plain
END
exit $status
