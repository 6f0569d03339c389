/* queries.c - a check: every query, by every set of rules, compared with the slow checkers. */
#include "queries.h"

static const char *const property_words[] = {PROPERTIES(TALLY_WORDS)};
static const char *const event_words[] = {EVENTS(TALLY_WORDS)};

int scored_items(const walk *w, int turn) {
    int n = 0;
    for (int i = 0; i < w->report->nitems; i++)
        n += w->report->items[i].turn == turn && *w->report->items[i].feature &&
             (w->report->items[i].type == RV_ITEM_SCORE ||
              w->report->items[i].type == RV_ITEM_NOTHING);
    return n;
}

const rv_item *scored_item(const rv_report *r, int turn, const char *feature, int player) {
    for (int i = 0; i < r->nitems; i++) {
        const rv_item *item = &r->items[i];
        rv_item_type type = player < 0 ? RV_ITEM_NOTHING : RV_ITEM_SCORE;
        if (item->type == type && item->turn == turn && item->player == player &&
            strcmp(item->feature, feature) == 0)
            return item;
    }
    return NULL;
}

/* The checkers have no house rules, and not every ruleset. */
static bool suits(const walk *w) {
    return !has_scripts(w) && !w->sort->strange;
}

static const asker *asker_of(const walk *w) {
    return is_castle(w) ? &castle_asker : &carcassonne_asker;
}

static void begin(walk *w) {
    int entries = asker_of(w)->open(w);
    same(w, P_SCORE, "entries", w->report->nlines, entries);
}

/* The turn to be played next, in the current state, before the checker has played it. */
static void check_why(walk *w) {
    rv_status status;
    const char *why = NULL;
    const rv_why *told = rv_case_why_turn(w->at, w->turns + 1, &status, &why);
    if (!hold(w, P_WHY, told != NULL, "why: no answer: %s", why ? why : ""))
        return;
    same(w, P_WHY, "why: verdict", told->verdict, RV_LEGAL);
    const rv_turn_line *line = &w->report->lines[w->turns];
    for (int p = 0; p < w->report->nplayers; p++) {
        same(w, P_WHY, "why: score", told->score[p], line->score[p]);
        same(w, P_WHY, "why: gained", told->gained[p], line->score[p] - asker_of(w)->score(w, p));
    }
}

static void look(walk *w) {
    const asker *a = asker_of(w);
    const rv_report *r = &w->at->found.report;
    rv_shown_board board;
    same(w, P_SCORE, "turns", r->turns, w->turns);
    a->turn(w, r);
    for (int p = 0; p < r->nplayers; p++)
        same(w, P_SCORE, "score", r->score[p], a->score(w, p));
    rv_case_board(w->at, &board);
    a->board(w, &board);
    const char *next = is_over(w) ? NULL : rv_case_tile_of(w->at, w->turns + 1);
    bool later = next && w->at->rec.moves.list[w->turns].beside->discard.n; /* */
    if (next && !later && !w->tally.broken)
        a->places(w, next);
    const char *other = a->tile(w);
    if (other && !w->tally.broken)
        a->places(w, other);
    if (other && !w->tally.broken)
        a->ends(w, other);
    if (!w->tally.broken)
        a->ending(w, judge_until(w->now, w->r.text, w->turns, false));
    if (!is_over(w) && !w->tally.broken)
        check_why(w);
}

static void turn(walk *w) {
    asker_of(w)->play(w, w->turns - 1);
    for (int p = 0; p < w->report->nplayers && !w->tally.broken; p++)
        same(w, P_SCORE, "score after the turn", w->report->lines[w->turns - 1].score[p],
             asker_of(w)->score(w, p));
}

static void end(walk *w) {
    asker_of(w)->ending(w, w->report);
}

const check queries_check = {"queries", P_COUNT, E_COUNT, property_words, event_words,
                             suits,     begin,   look,    turn,           end};
