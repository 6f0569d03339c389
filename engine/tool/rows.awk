# rows.awk: makes a table for C of files whose columns are parted by tabs: each line becomes a row
# MACRO(ID, "first", "second", …). The ID is what the first column is in capitals: "cell-taken" is
# CELL_TAKEN, and "position-score" POS_SCORE. An empty column is NULL; those whose numbers stand in
# `words` are words of C as they are.
#
#     awk -v macro=MACRO -v words=' 2 3 ' -f engine/tool/rows.awk FILE...
BEGIN { FS = "\t" }
{
    id = $1
    sub(/^position-/, "pos-", id)
    gsub(/[^A-Za-z0-9]+/, "_", id)
    printf "%s(%s", macro, toupper(id)
    for (i = 1; i <= NF; i++) {
        gsub(/"/, "\\\"", $i)
        printf ", %s", index(words, " " i " ") ? $i : $i == "" ? "NULL" : "\"" $i "\""
    }
    print ")"
}
END { print "#undef " macro }
