# rows.awk: makes a table for C of files whose columns are parted by tabs: each line becomes a row
# MACRO(ID, "first", "second", …). The ID is what the first column is in capitals: "cell-taken" is
# CELL_TAKEN, and "position-score" POS_SCORE. An empty column is NULL; those whose numbers stand in
# `words` are words of C as they are. With `table`, its declaration, it is the table itself, which a
# row of zeros ends. With `guard` each word of the first column makes a row of its own, which is there
# if the two joined are defined. Lines that begin with # are comments.
#
#     awk -v macro=MACRO [-v table=DECLARATION] -v words=' 2 3 ' -f engine/tool/rows.awk FILE...
BEGIN {
    FS = "\t"
    if (table)
        print table "[] = {"
}
function put(name,    id, i) {
    id = $1 = name
    sub(/^position-/, "pos-", id)
    gsub(/[^A-Za-z0-9]+/, "_", id)
    printf (table ? "    {" : "%s(%s, "), macro, toupper(id)
    for (i = 1; i <= NF; i++) {
        gsub(/"/, "\\\"", $i)
        printf (i > 1 ? ", %s" : "%s"), index(words, " " i " ") ? $i : $i == "" ? "NULL" : "\"" $i "\""
    }
    print (table ? "}," : ")")
}
/^#/ { next }
guard {
    n = split($1, names, " ")
    for (k = 1; k <= n; k++) {
        print "#ifdef " guard names[k]
        put(names[k])
        print "#endif"
    }
    next
}
{ put($1) }
END { print (table ? "    {0},\n};" : "#undef " macro) }
