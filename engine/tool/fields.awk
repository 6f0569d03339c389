# fields.awk: makes tables for C of fields.tsv, the keys that the maps of a ruleset may have: those of
# `kind` are the rows of RV_FIELDS_kind (rv_row in ruleset_read.h), and the members in which they are
# stored, as members.c names them, RV_MEMBERS_kind. The columns, parted by tabs:
#
#   map      a line without a key says which struct its values are stored in
#   key
#   value    `truth`, `number` … are stored as they are (rv_how). `word`, `list`, `map` are what a
#            function may take; `fields`: a map that has a table; `file`: or the file that is named
#   of       the least and the most of a number, the words of a choice; the function, or the table
#   needed   or `game`, if a ruleset with this key is another game than its base
#   member   where it is stored, unless that is called like the key
#   called   what messages call a map that has a table, unless they call it like the key
#
#     awk -f engine/tool/fields.awk fields.tsv
BEGIN {
    FS = "\t"
    split("text name rule outline letter truth number choice kind", word, " ")
    for (i in word) types[word[i]] = "RV_WORD"
    types["texts"] = types["kinds"] = types["words"] = "RV_WORD | RV_LIST"
    types["option"] = "RV_WORD | RV_MAP"
    taken["word"] = taken["file"] = "RV_WORD"
    taken["list"] = "RV_LIST"
    taken["map"] = taken["fields"] = "RV_MAP"
}

function add(text) { row = row ", " text }

function member(text) { members[$1] = members[$1] (members[$1] ? ", " : "") text }

function stored() {
    add(".how = RV_IS_" toupper($3) ", .types = " types[$3])
    if ($3 == "words") {
        member("ONE(one), ONE(several)")
        add("RV_IN(" struct[$1] ", one), .most = offsetof(" struct[$1] ", several)")
        return
    }
    add("RV_IN(" struct[$1] ", " ($6 ? $6 : $2) ")")
    if ($3 ~ /^kinds?$/) member("NAMES(" ($6 ? $6 : $2) ", KINDS)")
    else if ($3 == "option") member("PART(" ($6 ? $6 : $2) ", condition)")
    else member("ONE(" ($6 ? $6 : $2) ")")
    gsub(/ /, $3 == "choice" ? "\", \"" : ", .most = ", $4)
    if ($4) add($3 == "choice" ? ".words = (const char *const[]){\"" $4 "\", NULL}" : ".least = " $4)
}

function read() {
    for (i = split($3, word, " "); i; i--) all = (all ? all " | " : "") taken[word[i]]
    add(".types = " all)
    if ($3 ~ /file/) add(".how = RV_IS_PART")
    if ($4) add(($3 ~ /fields/ ? ".rows = " : ".take = ") $4)
    if ($6) {
        add("RV_IN(" struct[$1] ", " $6 ")")
        member("PART(" $6 ", " substr($4, 1, index($4, "_fields") - 1) ")")
    }
    if ($7) add(".what = \"" $7 "\"")
}

!$2 { struct[$1] = $3 }
$2 {
    row = ".key = \"" $2 "\""
    all = ""
    if ($3 in types) stored(); else read()
    if (!($1 in rows)) maps[++n] = $1
    rows[$1] = rows[$1] "{" row ($5 ? ", ." $5 " = true" : "") "}, "
}
END {
    for (i = 1; i <= n; i++) {
        print "#define RV_FIELDS_" maps[i] " " rows[maps[i]] "{.key = NULL}"
        print "#define RV_MEMBERS_" maps[i] " " members[maps[i]]
    }
}
