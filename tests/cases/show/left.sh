# left N TILE: `discards`, so that N copies of TILE are all that is left behind the tile of a bazaar.
left() {
    reeve tiles bazaars --format tsv | awk -F'\t' -v n="$1" -v of="$2" '
        { k = $2 - ($1 == "BA.RCr" || $1 == "BB.F.b") - ($1 == of ? n : 0); while (k-- > 0) print $1 }' |
        paste -sd, | sed 's/.*/discards: [&]/'
}
