# shellcheck shell=sh
# alike FILE: its games are legal and written as fmt writes them, and so are the positions of three turns.
alike() {
    reeve check -q "$1" && reeve fmt "$1" | cmp - "$1"
    for at in 9 40 70; do
        reeve position --at $at "$1" >"$T/at.yaml"
        reeve check -q "$T/at.yaml" && reeve position "$T/at.yaml" | cmp - "$T/at.yaml"
    done
}

# gone RULES TILE…: `discards` of all tiles, each as often as the rules have it, but these; abbeys are in hand.
gone() {
    reeve tiles "$1" --format tsv | awk -F '\t' -v kept="$*" '
        BEGIN { n = split(kept, words, " "); for (i = 2; i <= n; i++) left[words[i]]++ }
        $1 != "abbey" { for (i = left[$1]; i < $2; i++) print $1 }' | paste -sd, | sed 's/.*/discards: [&]/'
}

# verdict FILE OPTION…: the score of a legal record, or what is wrong with it.
verdict() {
    reeve check "$@" 2>&1 | sed -n 's/^[^ ]*: legal.* \(score .*\)/\1/p; s/^[^ ]*:[0-9]*:[0-9]*: //p'
}
