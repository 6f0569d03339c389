/* meant.c - what may have been meant by an illegal turn, or by the turns before a noted score that
 * is wrong: an entry is changed as people mistype it, and the document is judged again, to see how
 * far it is legal then, and whether the noted scores agree.
 *
 * Only one turn of a document is asked about. Its own entry and those before it are changed in at
 * most MOST ways, and trials end when WORK entries have been read or judged: each trial reads the
 * whole document, of which ENTRY bytes count as one.
 */
#include "judge/meant.h"
#include "judge/replay.h"
#include "record/form.h"
#include <limits.h>
#include <stdio.h>
#include <string.h>

enum {
    MOST = 512,
    WORK = 32768,
    ENTRY = 64,
    OFFERED = 3,
    ASKED = 32 /* are judged to the end, to tell those that do equally well from each other */
};

/* ---- judging again --------------------------------------------------------------------------- */

/* Nothing else of the turn was accepted but the player. */
static bool only_player(const rv_report *p, int turn) {
    int accepted = 0;
    for (int i = 0; i < p->ndiags; i++)
        accepted += p->diags[i].turn == turn && p->diags[i].row == RV_D_ACCEPTED;
    return accepted == 1;
}

int rv_trials_noted(const rv_trials *t, int from, int last) {
    bool end = last == t->turn + t->rest && t->until == RV_NO_TURN;
    int n = end ? rv_values_in(&t->c->rec, "result")->n : 0;
    for (int turn = from; turn <= last; turn++)
        n += rv_values_beside(rv_trials_entry(t, turn), "score")->n;
    return n;
}

/* From a turn on, and at the end. */
static int count_wrong(const rv_report *p, int from) {
    int n = 0;
    for (int i = 0; i < p->ndiags; i++)
        n += p->diags[i].severity == RV_SEV_WRONG &&
             (p->diags[i].turn >= from || p->diags[i].turn < 1);
    return n;
}

static void look_at(rv_trial *r, const rv_trials *t, const rv_report *p) {
    bool less = r->edit.how == RV_MEANT_SUPERFLUOUS;
    bool legal = p->verdict == RV_LEGAL || p->verdict == RV_WRONG;
    r->legal = p->turns - t->turn + less;
    r->wrong = count_wrong(p, 0);
    r->all = legal && r->legal == t->rest;
    r->agree = r->all && (t->ends ? r->wrong <= t->wrong : !r->wrong && t->noted);
    r->noted = r->legal < 0 ? 0 : rv_trials_noted(t, t->turn, t->turn + r->legal);
    r->off = count_wrong(p, t->turn - less);
    if (r->edit.how == RV_MEANT_MISSING && !only_player(p, t->turn))
        r->legal = -1;
}

/* The turns behind it that are illegal when those are left out. */
static void look_at_all(rv_trial *r, const rv_trials *t, const rv_report *p) {
    int from = t->turn - (r->edit.how == RV_MEANT_SUPERFLUOUS), last = from;
    r->lost = 0;
    for (int i = 0; i < p->ndiags; i++)
        if (p->diags[i].severity == RV_SEV_ILLEGAL && p->diags[i].turn > last) {
            last = p->diags[i].turn;
            r->lost++;
        }
    r->wrong = count_wrong(p, 0);
}

static bool ran_out(const rv_report *p) {
    return p->ndiags && p->diags[p->ndiags - 1].concern == RV_CONCERN_MEMORY;
}

/* A document whose keys were mended, or that was read in part, is read again. */
static void change(rv_case *bench, const rv_case *c, const rv_edit *edit) {
    bench->edit = edit;
    bench->tree = c->rec.mended || c->settings.partly ? NULL : c->rec.root;
}

/* Judges the document with the entry changed. False: memory has run out, or a limit of the document
 * is met, and nothing more can be tried. */
static bool judge_so(rv_trials *t, rv_trial *r, bool all,
                     void (*see)(rv_trial *r, const rv_trials *t, const rv_report *p)) {
    rv_settings settings = t->c->settings;
    const rv_text text = {.bytes = t->c->text, .line = t->c->line};
    settings.until = t->until - (t->until != RV_NO_TURN && r->edit.how == RV_MEANT_SUPERFLUOUS);
    settings.quietly = true;
    settings.hold = settings.doubts = settings.now = false;
    settings.all = all;
    rv_case *bench = rv_case_beside(t->c, &settings);
    if (bench)
        change(bench, t->c, &r->edit);
    const rv_report *p = bench ? rv_case_judge(bench, &text) : NULL;
    bool fine = p && p->status < RV_SCRIPT_FAILED;
    t->ran_out = !p || ran_out(p);
    t->ended |= !fine;
    if (fine) {
        t->work += p->turns + 1 + (int)(text.bytes.n / ENTRY);
        see(r, t, p);
    }
    rv_case_free(bench);
    return fine;
}

/* The readings that could be tried remain. */
static void try_all(rv_trials *t) {
    for (int i = 0; i < t->n; i++)
        if (t->work > WORK || !judge_so(t, &t->list[i], false, look_at)) {
            t->ended = true;
            t->n = i;
        }
}

/* ---- the best -------------------------------------------------------------------------------- */

/* Above 0: the first does better. */
static int compare(const rv_trial *a, const rv_trial *b) {
    return a->agree != b->agree   ? a->agree - b->agree
           : a->all != b->all     ? a->all - b->all
           : a->legal != b->legal ? a->legal - b->legal
                                  : b->wrong - a->wrong;
}

/* Are all the turns legal so, and are they enough to tell something? */
static bool is_whole(const rv_trial *r) {
    return r->all && r->legal >= RV_TRIALS_ENOUGH;
}

/* The same of the whole record, those judged that are illegal or wrong in it. */
static int compare_lost(const rv_trial *a, const rv_trial *b) {
    int lost = b->lost + b->wrong + b->rank - a->lost - a->wrong - a->rank;
    return a->agree != b->agree         ? a->agree - b->agree
           : is_whole(a) != is_whole(b) ? is_whole(a) - is_whole(b)
           : lost                       ? lost
                                        : a->legal - b->legal;
}

static bool is_of_whose(const rv_trial *r) {
    return r->edit.how == RV_MEANT_PLAYER || r->edit.how == RV_MEANT_MISSING;
}

/* Was it another player's turn, or is one missing? Does neither carry the record on? */
static bool is_open_whose(const rv_trials *t) {
    for (int i = 0; i < t->n; i++)
        if (is_of_whose(&t->list[i]) && t->list[i].legal >= RV_TRIALS_ENOUGH)
            return false;
    return t->rest > 1;
}

/* Does it tell something? Much is legal for a while without a turn. */
static bool tells(const rv_trials *t, const rv_trial *r) {
    bool missing = r->edit.how == RV_MEANT_MISSING;
    bool turns = missing || r->edit.how == RV_MEANT_SUPERFLUOUS;
    if (is_of_whose(r) && is_open_whose(t))
        return r->legal >= 0;
    if (t->scores || (r->agree && !turns))
        return r->agree;
    return r->legal >= (r->all && !turns ? 1 : RV_TRIALS_ENOUGH);
}

/* Is the turn itself legal when it is read so, whatever follows? With another tile or follower it
 * often is; but of tiles that do not go together, either may be misread. */
static bool mends(const rv_trials *t, const rv_trial *r) {
    bool turns = r->edit.how == RV_MEANT_MISSING || r->edit.how == RV_MEANT_SUPERFLUOUS;
    bool follower = r->edit.how == RV_MEANT_FOLLOWER, tile = r->edit.how == RV_MEANT_TILE;
    bool own = r->edit.turn == t->turn;
    return !t->scores && !turns && !follower && r->legal >= 0 &&
           ((own && !tile) || (t->rest >= RV_TRIALS_ENOUGH && (t->used || (t->misfits && !own))));
}

static int take(const rv_trials *t, bool (*is_one)(const rv_trials *, const rv_trial *),
                rv_trial *out) {
    int n = 0;
    for (int i = 0; i < t->n; i++)
        if (is_one(t, &t->list[i]))
            out[n++] = t->list[i];
    return n;
}

/* Those that do best remain, in the order in which they were tried; returns their number. */
static int keep_best(rv_trial *list, int n, int (*better)(const rv_trial *, const rv_trial *)) {
    int kept = 0;
    for (int i = 0; i < n; i++) {
        const rv_trial r = list[i];
        int more = kept ? better(&r, &list[0]) : 0;
        kept = more > 0 ? 0 : kept;
        if (more >= 0)
            list[kept++] = r;
    }
    return kept;
}

/* The best ones come first. */
static void sort(rv_trial *list, int n) {
    for (int i = 1; i < n; i++) {
        const rv_trial r = list[i];
        int k = i;
        for (; k > 0 && compare(&r, &list[k - 1]) > 0; k--)
            list[k] = list[k - 1];
        list[k] = r;
    }
}

/* Another mistake may end the right reading before a wrong one, or at the same turn: the record as
 * a whole tells more. */
static int keep_best_of_all(rv_trials *t, rv_trial *list, int n) {
    sort(list, n);
    if (n < 2 || list[0].agree || t->scores)
        return keep_best(list, n, compare);
    n = n < ASKED ? n : ASKED;
    for (int i = 0; i < n; i++)
        if (!judge_so(t, &list[i], true, look_at_all))
            return keep_best(list, i, compare_lost);
    return keep_best(list, n, compare_lost);
}

/* The likeliest, and those that are less likely by so much. */
static int keep_likely(rv_trial *list, int n, int less) {
    int least = INT_MAX, kept = 0;
    for (int i = 0; i < n; i++)
        least = list[i].rank < least ? list[i].rank : least;
    for (int i = 0; i < n; i++)
        if (list[i].rank <= least + less)
            list[kept++] = list[i];
    return kept;
}

/* Those that change the turn itself, unless there are none. */
static int keep_own(const rv_trials *t, rv_trial *list, int n) {
    int own = 0;
    for (int i = 0; i < n; i++)
        if (list[i].edit.turn == t->turn)
            list[own++] = list[i];
    return own;
}

/* The first for each turn: of tiles that look the same, any may be misread. */
static int keep_one_each(rv_trial *list, int n) {
    int kept = 0;
    for (int i = 0; i < n; i++) {
        bool known = false;
        for (int k = 0; k < kept; k++)
            known |= list[k].edit.turn == list[i].edit.turn;
        if (!known)
            list[kept++] = list[i];
    }
    return kept;
}

/* Do they change more than two turns? Then a wrong score does not lead to any of them. */
static bool are_scattered(const rv_trial *best, int n) {
    int turns = 0;
    for (int i = 0; i < n; i++) {
        bool known = false;
        for (int k = 0; k < i; k++)
            known |= best[k].edit.turn == best[i].edit.turn;
        turns += !known;
    }
    return turns > 2;
}

/* Too many tell nothing. */
static int keep_few(const rv_trials *t, rv_trial *best, int n) {
    n = keep_likely(best, n, 1);
    if (n > OFFERED)
        n = keep_likely(best, n, 0);
    if (n > OFFERED && !t->scores)
        n = t->used ? keep_one_each(best, n) : keep_own(t, best, n);
    return n > OFFERED || (t->scores && are_scattered(best, n)) ? 0 : n;
}

/* Where it is open whose turn it was, the other answer is told behind the better one. */
static int add_other(rv_trials *t, rv_trial *best, int n) {
    if (n != 1 || !is_of_whose(best) || !is_open_whose(t))
        return n;
    for (int i = 0; i < t->n; i++) {
        const rv_trial *r = &t->list[i];
        if (is_of_whose(r) && r->edit.how != best->edit.how && r->legal >= 0) {
            best[n] = *r;
            return n + judge_so(t, &best[n], true, look_at_all);
        }
    }
    return n;
}

static void say_best(rv_trials *t) {
    rv_trial *best = RV_NEWS(&t->c->arena, rv_trial, t->n + 2);
    int n = take(t, tells, best);
    bool mended = !n;
    if (mended)
        n = take(t, mends, best);
    n = keep_best_of_all(t, best, n);
    n = keep_few(t, best, mended ? keep_likely(best, n, 0) : n);
    t->n = add_other(t, best, n);
    t->out = RV_NEWS(&t->c->arena, rv_meant, t->n + 1);
    for (int i = 0; i < t->n; i++)
        rv_meant_say(t, &best[i], &t->out[i]);
}

/* ---- what a help offers -----------------------------------------------------------------------
 */

/* The change of the record that it says to type; false: none that is known. */
static bool edit_offered(const rv_case *c, const rv_diag *d, rv_edit *edit) {
    const rv_entry *e = &c->rec.moves.list[d->turn - 1];
    *edit = (rv_edit){.turn = d->turn, .how = RV_MEANT_PLAYER, .player = c->game->to_move};
    if (d->row == RV_D_NOT_YOUR_TURN)
        return !e->apart && e->player != c->game->to_move && strncmp(d->help, "Type", 4) == 0;
    int twin = d->row == RV_D_TILE_USED && !e->tile.look ? rv_twin_left(c, e->tile.tile) : RV_NONE;
    edit->how = RV_MEANT_TILE;
    edit->tile = twin;
    edit->quarters = twin == RV_NONE ? 0 : rv_twin_quarters(c->game, &e->tile, twin);
    return twin != RV_NONE;
}

/* What is illegal of the turn when the record is changed so; NULL. It is copied before the bench is
 * freed, by what cannot run out of memory. */
static const char *wrong_so(rv_case *c, const rv_edit *edit) {
    char wrong[512] = "";
    const rv_text text = {.bytes = c->text, .line = c->line};
    const rv_effort effort = *c->effort;
    rv_settings settings = c->settings;
    settings.until = edit->turn;
    settings.quietly = true;
    settings.hold = true;
    settings.doubts = settings.now = false;
    rv_case *bench = rv_case_beside(c, &settings);
    if (bench)
        change(bench, c, edit);
    const rv_report *r = bench ? rv_case_judge(bench, &text) : NULL;
    for (int i = 0; r && i < r->ndiags && !*wrong; i++)
        if (r->diags[i].turn == edit->turn && r->diags[i].severity == RV_SEV_ILLEGAL)
            snprintf(wrong, sizeof wrong, "%s", r->diags[i].message);
    rv_case_free(bench);
    *c->effort = effort;
    return *wrong ? rv_dup(&c->arena, rv_str_of(wrong)) : NULL;
}

/* Of a follower and what is done instead of one, which is legal alone? */
static void help_two(rv_case *c, rv_diag *d) {
    const rv_piece_ref *p = &c->rec.moves.list[d->turn - 1].piece;
    const rv_edit none = {.turn = d->turn, .how = RV_MEANT_FOLLOWER, .kind = RV_NONE},
                  only = {.turn = d->turn,
                          .how = RV_MEANT_FOLLOWER,
                          .kind = p->kind,
                          .place = p->place,
                          .figure = p->figure,
                          .only = true};
    const char *without = wrong_so(c, &none), *with = wrong_so(c, &only);
    if (without && with)
        d->help = rv_printf(&c->arena, "Delete both. With the follower alone: %s. Without it: %s.",
                            with, without);
    else if (with)
        d->help = rv_printf(&c->arena, "Delete the follower: alone it is wrong, too: %s.", with);
    else if (without)
        d->help = rv_printf(&c->arena, "Keep the follower alone. Without it: %s.", without);
}

void rv_try_help(rv_case *c) {
    rv_edit edit;
    for (int i = 0; i < c->diags.n && c->game && !c->edit && !c->settings.all; i++) {
        rv_diag *d = &c->diags.list[i];
        if (d->row == RV_D_TWO_ACTIONS && c->rec.moves.list[d->turn - 1].piece.kind != RV_NONE) {
            help_two(c, d);
            return;
        }
        if (d->severity != RV_SEV_ILLEGAL || d->turn < 1 || !edit_offered(c, d, &edit))
            continue;
        const char *wrong = wrong_so(c, &edit);
        if (wrong && edit.how == RV_MEANT_PLAYER)
            d->help = rv_printf(&c->arena, "%s As the turn of %s it is illegal, too: %s.", d->help,
                                c->rec.label[edit.player], wrong);
        else if (wrong)
            d->help = rv_printf(&c->arena, "%s With that it is illegal, too: %s.", d->help, wrong);
        return;
    }
}

/* ---- what is asked about --------------------------------------------------------------------- */

static bool can_ask(const rv_case *c, int turn, int last) {
    if (!c->game || c->settings.all || turn < 1 || turn > last || c->report.turns != turn - 1)
        return false;
    const rv_entry *e = &c->rec.moves.list[turn - 1];
    bool misread = c->diags.n && c->diags.list[0].row == RV_D_MISREAD_BOARD;
    return !misread && !c->game->over && !e->none && !e->apart;
}

static bool is_wrong_number(const rv_diag *g) {
    return g->row == RV_D_WRONG_SCORE || g->row == RV_D_WRONG_RESULT;
}

/* What is wrong first, if all turns are legal: a noted number, or a part of the end; NULL. */
static const rv_diag *wrong_after(const rv_case *c) {
    bool ends = c->report.verdict == RV_ILLEGAL && c->report.turns == c->rec.moves.n;
    if (!c->game || c->settings.all || !c->rec.moves.n || (!ends && c->report.verdict != RV_WRONG))
        return NULL;
    for (int i = 0; i < c->diags.n; i++) {
        const rv_diag *g = &c->diags.list[i];
        if (g->status != RV_FINE && (!ends || g->severity == RV_SEV_ILLEGAL))
            return ends ? g->turn < 1 ? g : NULL : is_wrong_number(g) ? g : NULL;
    }
    return NULL;
}

static void find(void *ud) {
    rv_trials *t = ud;
    rv_mistyped_list(t, MOST);
    try_all(t);
    if (!t->ran_out)
        say_best(t);
}

/* Tries all, and says the best ones of the turn that a diagnostic names. */
static int find_meant(rv_trials *t, int named, const rv_meant **list) {
    if (!rv_protect(&t->c->arena, find, t) || t->ran_out)
        return -1;
    for (int i = 0; i < t->n; i++)
        t->out[i].illegal = named;
    *list = t->out;
    t->c->unread = t->ended && !t->n && !t->scores;
    return t->n;
}

int rv_case_meant(rv_case *c, int turn, int until, const rv_meant **list) {
    rv_trials t = {.c = c, .turn = turn, .until = until, .wrong = count_wrong(&c->report, 0)};
    int last = c->rec.moves.n;
    last = until != RV_NO_TURN && until < last ? until : last;
    const rv_diag *wrong = turn == RV_NO_TURN || turn > last ? wrong_after(c) : NULL;
    *list = NULL;
    c->unread = false;
    if (wrong ? c->report.turns != last : !can_ask(c, turn, last))
        return 0;
    t.scores = wrong;
    t.ends = wrong && !is_wrong_number(wrong);
    if (t.ends && !rv_trials_noted(&t, 1, last)) /* the end alone tells nothing */
        return 0;
    t.turn = !wrong ? turn : wrong->turn > 0 ? wrong->turn : last;
    t.rest = last - t.turn;
    t.noted = rv_trials_noted(&t, t.turn, last);
    return find_meant(&t, wrong ? wrong->turn : turn, list);
}

bool rv_case_meant_ended(const rv_case *c) {
    return c->unread;
}
