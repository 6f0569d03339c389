#include "checked.h"
#include "../oracle/carcassonne.h"
#include "../oracle/oracle.h"
#include "fuzz.h"
#include <stdio.h>
#include <string.h>

enum { CORNERS = 13 }; /* with a wall tile */

static const char *read_data(const char *path, char *to, size_t room) {
    FILE *file = fopen(path, "r");
    MUST(file, "%s cannot be read (run from the top of the checkout)", path);
    to[fread(to, 1, room - 1, file)] = '\0';
    fclose(file);
    return to;
}

static void check_turn(const char *form, const rv_report *r, int turn, int player, int score) {
    MUST(r->lines[turn].score[player] == score,
         "turn %d: %d points for player %d, for the checker %d\n%s", turn + 1,
         r->lines[turn].score[player], player, score, form);
}

static void check_end(const char *form, const rv_report *r, int player, int total) {
    MUST(r->score[player] == total, "in the end %d points for player %d, for the checker %d\n%s",
         r->score[player], player, total, form);
}

/* ---- The Castle ---------------------------------------------------------------------------- */

static void check_castle(const char *form, const rv_report *r) {
    static char tiles[16384], wall[16384];
    static oracle *o;
    static oracle_record record;
    oracle_ending end;
    if (!o)
        o = oracle_load(read_data("tests/oracle/castle-tiles.txt", tiles, sizeof tiles),
                        read_data("tests/oracle/castle-wall.yaml", wall, sizeof wall));
    if (oracle_read_record(form, &record) || record.corners != CORNERS ||
        record.entries != r->nlines || strcmp(r->label[0], "W") != 0 ||
        strcmp(r->label[1], "B") != 0)
        return;
    oracle_begin(o, &record);
    for (int i = 0; i < record.entries; i++) {
        enum oracle_verdict verdict = oracle_play_entry(o, &record.entry[i], NULL);
        MUST(verdict == ORACLE_LEGAL, "turn %d is illegal for the checker (%d)\n%s", i + 1,
             (int)verdict, form);
        for (int p = 0; p < 2; p++)
            check_turn(form, r, i, p, oracle_score(o, p));
    }
    oracle_final(o, &end);
    for (int p = 0; p < 2 && r->finished; p++)
        check_end(form, r, p, end.total[p]);
}

/* ---- Carcassonne --------------------------------------------------------------------------- */

static void check_carcassonne(const char *form, const rv_report *r) {
    static char tiles[1 << 16];
    static carc *o;
    static carc_record record;
    static carc_ending end;
    if (!o)
        o = carc_load(read_data("tests/oracle/carcassonne-tiles.txt", tiles, sizeof tiles));
    if (carc_read_record(o, form, &record) || record.entries != r->nlines ||
        record.players != r->nplayers)
        return;
    carc_begin(o, &record.options, record.players);
    for (int i = 0; i < record.entries; i++) {
        enum carc_verdict verdict = carc_play_entry(o, &record.entry[i], NULL);
        MUST(verdict == CARC_LEGAL, "turn %d is illegal for the checker (%d)\n%s", i + 1,
             (int)verdict, form);
        for (int p = 0; p < record.players; p++)
            check_turn(form, r, i, p, carc_score(o, p));
    }
    carc_final(o, &end);
    for (int p = 0; p < record.players && r->finished; p++)
        check_end(form, r, p, end.total[p]);
}

void check_scores(const char *form, const rv_report *r) {
    if (rv_facts(r->ruleset)->edge_looks)
        check_carcassonne(form, r);
    else
        check_castle(form, r);
}
