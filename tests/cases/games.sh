# shellcheck shell=sh
# alike FILE: its games are legal and written as fmt writes them, and so are the positions of three turns.
alike() {
    reeve check -q "$1" && reeve fmt "$1" | cmp - "$1"
    for at in 9 40 70; do
        reeve position --at $at "$1" >"$T/at.yaml"
        reeve check -q "$T/at.yaml" && reeve position "$T/at.yaml" | cmp - "$T/at.yaml"
    done
}
