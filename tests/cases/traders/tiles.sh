# tiles RULES TILE…: all tiles of a game but these, for `discards`.
tiles() {
    reeve tiles "$1" --format json | gojq -r --arg keep "$*" \
        '.tile as $t | (.count - ($keep | split(" ") | map(select(. == $t)) | length)) as $n | range($n) | $t' |
        tr '\n' ',' | sed 's/,$//; s/,/, /g'
}
