/* why_test.c - to ask why changes nothing: neither the game, nor what else the case knows; and the
 * verdict is that of judging.
 *
 *     why_test [GAMES]
 *
 * Random games of each ruleset, for as many players as it takes, plain and with house rules where
 * they are shipped, are asked turn by turn, and so are records in which a turn has been spoilt:
 * another player's label, another turn's cell, a discard, a wall tile.
 */
#include "../ok.h"
#include "judge/case.h"
#include <stdlib.h>

#include "../games/parts.h"

enum { GAMES = 6, BYTES = 1 << 16, KEYS = 6 };

/* How a game is queried and damaged: a cell that is soon occupied, other places with a history, the
 * keys of a turn. */
static const struct sort {
    const char *rules;
    int nscripts;
    const char *cell, *place, *keys[4];
} sorts[] = {{"castle",
              3,
              "d1",
              "corner:12",
              {"  discard: ['31']\n", "  use: [{2: tower@d1}, 1, 9]\n", "  take: {12: 3, 90: 1}\n",
               "  score: {W: 7}\n"}},
             {"carcassonne",
              0,
              "0,0",
              "road@0,0",
              {"  discard: [BA.RRR]\n", "  discard: [frfr, BA.L, BA.L]\n",
               "  order: [road@0,0, city@0,0]\n", "  score: {W: 7, B: 0}\n"}},
             {"tower",
              0,
              "0,0",
              "city@0,0",
              {"  ransom: [B, B]\n", "  tower: 0,0\n  capture: B:top@0,0\n", "  top: big 1,0\n",
               "  tower: 0,1\n  capture: W:farmer@0,0\n  exchange: big\n"}},
             {"bazaars",
              0,
              "0,0",
              "road@0,0",
              {"  bridge: ns\n", "  bridge: ew@0,0\n", "  castle: {W: 'city@0,0'}\n",
               "  fief: {W: 'road@0,0'}\n"}}};

typedef struct tally {
    int asked, changed, unlike, verdicts, refused;
} tally;

static rv_library *lib;
static picture before; /* too large for the stack */

/* ---- what a case knows besides the game ---------------------------------------------------- */

typedef struct rest {
    bool all;
    int naccept, ndiags, turn, draw, owed, nitems, nlines;
    int named[256];
    rv_listener listener;
    rv_entry entry; /* the entry in question, with the first of its discards, and of each key */
    rv_beside beside;
    rv_tile_ref discard;
    rv_value values[KEYS];
} rest;

static void first_of(void *to, const void *list, int n, size_t size) {
    if (n)
        memcpy(to, list, size);
}

static void note_entry(rest *r, const rv_entry *e) {
    const rv_beside *b = e->beside;
    memcpy(&r->entry, e, sizeof *e);
    if (!b)
        return;
    memcpy(&r->beside, b, sizeof *b);
    first_of(&r->discard, b->discard.list, b->discard.n, sizeof r->discard);
    for (int i = 0; i < b->nkeys && i < KEYS; i++)
        first_of(&r->values[i], b->given[i].values.list, b->given[i].values.n, sizeof *r->values);
}

static rest rest_of(const rv_case *c, int turn) {
    rest r;
    memset(&r, 0, sizeof r); /* entries are compared byte by byte */
    r.all = c->settings.all;
    r.naccept = c->settings.naccept;
    r.ndiags = c->diags.n;
    r.turn = c->play.turn;
    r.draw = c->play.draw;
    r.owed = c->play.owed;
    r.nitems = c->found.nitems;
    r.nlines = c->found.nlines;
    r.listener = c->game->scoring.listener;
    if (turn)
        note_entry(&r, &c->rec.moves.list[turn - 1]);
    for (int i = 0; i < c->game->rs->ntiles; i++)
        r.named[i] = c->play.named[i];
    return r;
}

static bool same_rest(const rest *a, const rest *b) {
    return a->all == b->all && a->naccept == b->naccept && a->ndiags == b->ndiags &&
           a->turn == b->turn && a->draw == b->draw && a->owed == b->owed &&
           a->nitems == b->nitems && a->nlines == b->nlines &&
           memcmp(a->named, b->named, sizeof a->named) == 0 &&
           memcmp(&a->entry, &b->entry, sizeof *a - offsetof(rest, entry)) == 0 &&
           a->listener.tell == b->listener.tell && a->listener.ud == b->listener.ud;
}

/* ---- asking -------------------------------------------------------------------------------- */

/* Its steps in words, for the comparison of two answers. */
static void write_answer(const rv_why *w, char out[BYTES]) {
    size_t n = 0;
    out[0] = '\0';
    for (int i = 0; w && i < w->nsteps && n < BYTES - 1; i++)
        n += (size_t)snprintf(out + n, BYTES - n, "%s|%d|%s|%s\n", w->steps[i].step,
                              w->steps[i].answer, w->steps[i].rule, w->steps[i].text);
    if (w && n < BYTES - 1)
        snprintf(out + n, BYTES - n, "%d %d", w->verdict, w->places);
}

typedef const rv_why *asker(rv_case *c, int turn, rv_status *status, const char **why);

static const rv_why *ask_final(rv_case *c, int turn, rv_status *status, const char **why) {
    (void)turn;
    return rv_case_why_final(c, status, why);
}

/* Asks twice; returns the verdict. */
static rv_verdict ask_twice(rv_case *c, asker *ask, int turn, tally *t) {
    static char first[BYTES], second[BYTES];
    rv_status status = RV_FINE;
    const char *why = NULL;
    size_t byte;
    rest was = rest_of(c, turn);
    take_picture(c->game, &before);
    const rv_why *w = ask(c, turn, &status, &why);
    rv_verdict verdict = w ? w->verdict : RV_NOT_READ;
    write_answer(w, first);
    rest is = rest_of(c, turn);
    t->asked++;
    t->refused += !w;
    t->changed += differing_part(c->game, &before, &byte) != PART_COUNT || !same_rest(&was, &is);
    write_answer(ask(c, turn, &status, &why), second);
    t->unlike += strcmp(first, second) != 0;
    return verdict;
}

/* A turn, and its verdict when it is judged. */
static void ask_turn(rv_case *c, const rv_text *text, int turn, tally *t) {
    rv_case_until(c, turn - 1, false);
    if (rv_case_judge(c, text)->turns != turn - 1)
        return;
    rv_verdict told = ask_twice(c, rv_case_why_turn, turn, t);
    rv_case_until(c, turn, true);
    t->verdicts += rv_case_judge(c, text)->verdict != told;
}

/* A history is made by judging again: the case must return to its state. */
static void ask_place(rv_case *c, const rv_text *text, const char *place, tally *t) {
    static char position[BYTES];
    rv_status status = RV_FINE;
    const char *why = NULL;
    rv_case_until(c, 40, true);
    rv_case_judge(c, text);
    snprintf(position, sizeof position, "%s", rv_case_position(c));
    int items = c->found.nitems;
    t->asked++;
    t->refused += !rv_case_why_place(c, text, place, &status, &why);
    t->changed += strcmp(position, rv_case_position(c)) != 0 || items != c->found.nitems;
}

/* ---- records ------------------------------------------------------------------------------- */

/* The line of an entry of `moves`. */
static char *entry(char *record, int turn) {
    char *line = strstr(record, "\nmoves:");
    for (int i = 0; line && i < turn; i++)
        line = strstr(line + 1, "\n- ");
    return line ? line + 3 : NULL;
}

/* The cell of a turn, to be replaced. */
static void move_tile(char *turn, const char *cell) {
    char *old = strchr(turn, ' ') + 1, *behind = old + strcspn(old, " \n");
    memmove(old + strlen(cell), behind, strlen(behind) + 1);
    memcpy(old, cell, strlen(cell));
}

/* Damages a turn, each in its own way; false if that is not possible. */
static bool spoil(const struct sort *sort, const char *record, int turn, char out[BYTES]) {
    snprintf(out, BYTES, "%s", record);
    char *line = entry(out, turn), *end = line ? strchr(line, '\n') : NULL;
    if (!end || strncmp(end, "\n  ", 3) == 0)
        return false;
    if (turn % 3 == 0)
        line[0] = line[0] == 'W' ? 'B' : 'W';
    if (turn % 3 == 1 && line[3] != 'n')
        move_tile(line + 3, sort->cell);
    const char *key = sort->keys[turn % 4];
    end = strchr(line, '\n');
    memmove(end + 1 + strlen(key), end + 1, strlen(end + 1) + 1);
    memcpy(end + 1, key, strlen(key));
    return true;
}

static rv_text text_of(const char *record) {
    return rv_text_of(record, strlen(record));
}

static void ask_game(const struct sort *sort, rv_case *c, const char *record, int turns,
                     tally *plain, tally *spoilt) {
    static char broken[BYTES];
    rv_text text = text_of(record);
    for (int turn = 1; turn <= turns; turn++) {
        ask_turn(c, &text, turn, plain);
        if (!spoil(sort, record, turn, broken))
            continue;
        rv_text other = text_of(broken);
        ask_turn(c, &other, turn, spoilt);
    }
    rv_case_until(c, RV_NO_TURN, true);
    rv_case_judge(c, &text);
    ask_twice(c, ask_final, 0, plain);
    ask_place(c, &text, sort->cell, plain);
    ask_place(c, &text, sort->place, plain);
}

static void report(const tally *t, const char *rules, const char *what) {
    ok(t->asked > 100 && t->refused == 0, "%s: %s are asked why (%d, of which %d had no answer)",
       rules, what, t->asked, t->refused);
    ok(t->changed == 0, "%s: asking why of %s changes nothing (%d times)", rules, what, t->changed);
    ok(t->unlike == 0, "%s: %s have one answer, however often they are asked (%d had two)", rules,
       what, t->unlike);
    ok(t->verdicts == 0, "%s: %s have the verdict of judging (%d have another)", rules, what,
       t->verdicts);
}

static void ask_random_game(const struct sort *sort, int i, tally *plain, tally *spoilt) {
    static const char *const scripts[] = {"tie-shares-points", "end-of-turn-pickup",
                                          "longest-path-bonus"};
    const rv_ruleset *rs = rv_library_ruleset(lib, sort->rules, NULL);
    rv_settings settings = rv_settings_default();
    const char *why = NULL;
    settings.scripts = scripts;
    settings.nscripts = i % 2 ? sort->nscripts : 0;
    settings.players = rs->min_players + i % (rs->max_players - rs->min_players + 1);
    rv_sim *sim = rv_sim_new(lib, sort->rules, &settings, (uint64_t)i, &why);
    const char *record = rv_sim_next(sim, true, &why);
    rv_case *c = rv_case_new(lib, NULL);
    ask_game(sort, c, record, rv_sim_last(sim)->turns, plain, spoilt);
    rv_case_free(c);
    rv_sim_free(sim);
}

int main(int argc, char **argv) {
    int games = argc > 1 ? atoi(argv[1]) : GAMES;
    lib = rv_library_new(NULL, NULL);
    for (size_t s = 0; s < sizeof sorts / sizeof *sorts; s++) {
        tally plain = {0}, spoilt = {0};
        for (int i = 0; i < games; i++)
            ask_random_game(&sorts[s], i, &plain, &spoilt);
        report(&plain, sorts[s].rules, "turns of games");
        report(&spoilt, sorts[s].rules, "spoilt turns");
    }
    rv_library_free(lib);
    return ok_status();
}
