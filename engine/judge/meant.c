/* meant.c - what may have been meant by an illegal turn, or by the turns before a noted score that
 * is wrong: an entry is changed as people mistype it, and the document is judged again, to see how
 * far it is legal then, and whether the noted scores agree.
 *
 * Only one turn of a document is asked about. Trials end when WORK entries have been read or
 * judged: each trial reads the whole document, of which ENTRY bytes count as one.
 */
#include "judge/meant.h"
#include <stdio.h>

enum {
    WORK = 32768,
    ENTRY = 64,
    OFFERED = 3,
    ENOUGH = 3, /* so many turns that are legal tell something, if not all are */
    ASKED = 32  /* are judged to the end, to tell those that do equally well from each other */
};
/* ---- judging again --------------------------------------------------------------------------- */

/* Numbers that were noted from the turn on, up to that one; those of the end behind the last. */
static int count_noted(const rv_trials *t, int from, int last) {
    bool end = last == t->turn + t->rest && t->until == RV_NO_TURN;
    int n = end ? rv_values_in(&t->c->rec, "result")->n : 0;
    for (int turn = from; turn <= last; turn++)
        n += rv_values_beside(rv_entry_at(t, turn), "score")->n;
    return n;
}

/* Counts the diagnostics about wrong numbers, from a turn on and of the end. */
static int count_wrong(const rv_report *p, int from) {
    int n = 0;
    for (int i = 0; i < p->ndiags; i++)
        n += p->diags[i].severity == RV_SEV_WRONG &&
             (p->diags[i].turn >= from || p->diags[i].turn < 1);
    return n;
}

static void set_marks(rv_retrial *r, int first, int second, int third, int fourth) {
    memcpy(r->marks, (const int[]){first, second, third, fourth}, sizeof r->marks);
}

static void look_at(rv_retrial *r, const rv_trials *t, const rv_report *p) {
    bool less = r->edit.how == RV_MEANT_SUPERFLUOUS;
    int accepted = 0;
    r->legal = p->turns - t->turn + less;
    r->wrong = count_wrong(p, 0);
    r->all = (p->verdict == RV_LEGAL || p->verdict == RV_WRONG) && r->legal == t->rest;
    r->agree = r->all && (t->ends ? r->wrong <= t->wrong : !r->wrong && t->noted);
    r->noted = r->legal < 0 ? 0 : count_noted(t, t->turn, t->turn + r->legal);
    r->off = count_wrong(p, t->turn - less);
    for (int i = 0; i < p->ndiags; i++)
        accepted += p->diags[i].turn == t->turn && p->diags[i].row == RV_D_ACCEPTED;
    if (r->edit.how == RV_MEANT_MISSING && accepted != 1) /* more of it than the player */
        r->legal = -1;
    set_marks(r, r->agree, r->all, r->legal, -r->wrong);
}

/* The turns behind it that are illegal when those are left out: then trials are compared by the
 * whole record, by those judged that are illegal or wrong in it. */
static void look_at_all(rv_retrial *r, const rv_trials *t, const rv_report *p) {
    int from = t->turn - (r->edit.how == RV_MEANT_SUPERFLUOUS), last = from;
    r->lost = 0;
    for (int i = 0; i < p->ndiags; i++)
        if (p->diags[i].severity == RV_SEV_ILLEGAL && p->diags[i].turn > last) {
            last = p->diags[i].turn;
            r->lost++;
        }
    r->wrong = count_wrong(p, 0);
    set_marks(r, r->agree, r->all && r->legal >= ENOUGH, -r->lost - r->wrong - r->rank, r->legal);
}

/* A case beside this one, which judges the document with the entry changed; NULL. A document whose
 * keys were mended, or that was read in part, is read again. */
static rv_case *judge_beside(rv_case *c, const rv_edit *edit, rv_settings settings) {
    rv_text text = rv_text_of(c->source.text.s, c->source.text.n);
    text.line = c->source.line;
    settings.quietly = true;
    settings.doubts = settings.now = false;
    rv_case *bench = rv_case_beside(c, &settings);
    if (!bench)
        return NULL;
    bench->source.edit = edit;
    bench->source.tree = c->rec.mended || c->settings.partly ? NULL : c->rec.root;
    rv_case_judge(bench, &text);
    return bench;
}

/* Judges the document with the entry changed. False: memory has run out, or a limit of the document
 * is met, and nothing more can be tried. */
static bool judge_so(rv_trials *t, rv_retrial *r, bool all) {
    rv_settings settings = t->c->settings;
    settings.until = t->until - (t->until != RV_NO_TURN && r->edit.how == RV_MEANT_SUPERFLUOUS);
    settings.hold = false;
    settings.all = all;
    rv_case *bench = judge_beside(t->c, &r->edit, settings);
    const rv_report *p = bench ? &bench->found.report : NULL;
    bool fine = p && p->status < RV_SCRIPT_FAILED;
    t->ran_out = !p || (p->ndiags && p->diags[p->ndiags - 1].concern == RV_CONCERN_MEMORY);
    t->ended |= !fine;
    if (fine) {
        t->work += p->turns + 1 + (int)(t->c->source.text.n / ENTRY);
        (all ? look_at_all : look_at)(r, t, p);
    }
    rv_case_free(bench);
    return fine;
}

/* ---- the best -------------------------------------------------------------------------------- */

/* Above 0: the first does better. */
static int compare(const rv_retrial *a, const rv_retrial *b) {
    int i = 0;
    while (i < 3 && a->marks[i] == b->marks[i])
        i++;
    return a->marks[i] - b->marks[i];
}

static bool is_of_whose(const rv_retrial *r) {
    return r->edit.how == RV_MEANT_PLAYER || r->edit.how == RV_MEANT_MISSING;
}

/* Whether it stays open if another was to move, or a turn is missing: neither explains the rest. */
static bool is_open_whose(const rv_trials *t) {
    for (int i = 0; i < t->n; i++)
        if (is_of_whose(&t->list[i]) && t->list[i].legal >= ENOUGH)
            return false;
    return t->rest > 1;
}

/* Whether a trial tells something. Much is legal for a while without a turn. */
static bool tells(const rv_trials *t, const rv_retrial *r) {
    bool missing = r->edit.how == RV_MEANT_MISSING;
    bool turns = missing || r->edit.how == RV_MEANT_SUPERFLUOUS;
    if (is_of_whose(r) && is_open_whose(t))
        return r->legal >= 0;
    if (t->scores || (r->agree && !turns))
        return r->agree;
    return r->legal >= (r->all && !turns ? 1 : ENOUGH);
}

/* Is the turn itself legal when it is read so, whatever follows? With another tile or follower it
 * often is; but of tiles that do not go together, either may be misread. */
static bool mends(const rv_trials *t, const rv_retrial *r) {
    bool turns = r->edit.how == RV_MEANT_MISSING || r->edit.how == RV_MEANT_SUPERFLUOUS;
    bool follower = r->edit.how == RV_MEANT_FOLLOWER, tile = r->edit.how == RV_MEANT_TILE;
    bool own = r->edit.turn == t->turn;
    return !t->scores && !turns && !follower && r->legal >= 0 &&
           ((own && !tile) || (t->rest >= ENOUGH && (t->used || (t->misfits && !own))));
}

/* Keeps those that do best, in the order in which they were tried; returns their number. */
static int keep_best(rv_retrial *list, int n) {
    int kept = 0;
    for (int i = 0; i < n; i++) {
        const rv_retrial r = list[i];
        int more = kept ? compare(&r, &list[0]) : 0;
        kept = more > 0 ? 0 : kept;
        if (more >= 0)
            list[kept++] = r;
    }
    return kept;
}

/* Another mistake may end the right reading before a wrong one, or at the same turn: the record as
 * a whole tells more. */
static int keep_best_of_all(rv_trials *t, rv_retrial *list, int n) {
    for (int i = 1; i < n; i++) { /* the best ones come first */
        const rv_retrial r = list[i];
        int k = i;
        for (; k > 0 && compare(&r, &list[k - 1]) > 0; k--)
            list[k] = list[k - 1];
        list[k] = r;
    }
    if (n < 2 || list[0].agree || t->scores)
        return keep_best(list, n);
    n = n < ASKED ? n : ASKED;
    for (int i = 0; i < n; i++)
        if (!judge_so(t, &list[i], true))
            return keep_best(list, i);
    return keep_best(list, n);
}

/* The likeliest, and those that are less likely by so much. */
static int keep_likely(rv_retrial *list, int n, int less) {
    int least = INT_MAX, kept = 0;
    for (int i = 0; i < n; i++)
        least = list[i].rank < least ? list[i].rank : least;
    for (int i = 0; i < n; i++)
        if (list[i].rank <= least + less)
            list[kept++] = list[i];
    return kept;
}

/* Too many tell nothing. Of more than a few those remain that change the turn itself; or where its
 * tile is used up the first for each turn, for of tiles that look the same any may be misread. A
 * wrong score does not lead to any of more than two turns. */
static int keep_few(const rv_trials *t, rv_retrial *best, int n) {
    bool *first = RV_NEWS(&t->c->arena, bool, n + 1);
    n = keep_likely(best, n, 1);
    if (n > OFFERED)
        n = keep_likely(best, n, 0);
    int turns = 0, kept = 0;
    for (int i = 0; i < n; i++) { /* the first of those that change a turn */
        first[i] = true;
        for (int k = 0; k < i; k++)
            first[i] &= best[k].edit.turn != best[i].edit.turn;
        turns += first[i];
    }
    for (int i = 0; i < n && n > OFFERED && !t->scores; i++)
        if (t->used ? first[i] : best[i].edit.turn == t->turn)
            best[kept++] = best[i];
    n = n > OFFERED && !t->scores ? kept : n;
    return n > OFFERED || (t->scores && turns > 2) ? 0 : n;
}

/* Where it is open whose turn it was, the other answer is told behind the better one. */
static int add_other(rv_trials *t, rv_retrial *best, int n) {
    if (n != 1 || !is_of_whose(best) || !is_open_whose(t))
        return n;
    RV_EACH_OF(t, r) {
        if (is_of_whose(r) && r->edit.how != best->edit.how && r->legal >= 0) {
            best[n] = *r;
            return n + judge_so(t, &best[n], true);
        }
    }
    return n;
}

/* ---- a reading in words: what is changed, what would be typed, and what comes of it -----------
 */

static const char *tile_word(const rv_trials *t, const rv_edit *edit) {
    const rv_ruleset *rs = t->g->rs;
    const rv_tile_laid as = rv_edited_tile(t, edit);
    return rv_entry_at(t, edit->turn)->tile.look
               ? rv_look_write(&t->c->arena, rs, as.tile, as.quarters)
               : rv_tile_word(&t->c->arena, t->g->rs, (int)(as.tile - rs->tiles), as.quarters);
}

/* The turn that is changed is this one, or one before it. */
static const char *change(const rv_trials *t, const rv_edit *edit) {
    rv_arena *a = &t->c->arena;
    const rv_entry *e = rv_entry_at(t, edit->turn);
    const bool here = edit->turn == t->turn;
    const char *turn = rv_printf(a, "turn %d (line %d)", edit->turn, e->loc.line);
    const char *in = here ? "here" : rv_printf(a, "in %s", turn);
    switch (edit->how) {
    case RV_MEANT_ROTATION:
        if (!e->tile.look)
            return rv_printf(a, "with rotation %d %s", 90 * rv_edited_tile(t, edit).quarters, in);
        return rv_printf(a, "with %s %s", tile_word(t, edit), in);
    case RV_MEANT_TILE:
        return rv_printf(a, "with %s%s %s", e->tile.look ? "" : "tile ", tile_word(t, edit), in);
    case RV_MEANT_CELL:
        return rv_printf(a, "%sat %s instead%s", here ? "" : rv_printf(a, "with %s ", turn),
                         rv_cell_name(t->g->rs, a, edit->x, edit->y),
                         edit->x == e->y && edit->y == e->x ? ", x and y swapped," : "");
    case RV_MEANT_FOLLOWER:
        if (edit->kind == RV_NONE)
            return rv_printf(a, "without the follower %s", in);
        return rv_printf(a, "with %s %s", rv_edited_follower(t, edit), in);
    case RV_MEANT_PLAYER: return rv_printf(a, "as the turn of %s", t->c->rec.label[edit->player]);
    case RV_MEANT_MISSING:
        return rv_printf(a, "if a turn of %s was left out before this one,",
                         t->c->rec.label[t->g->turn.to_move]);
    case RV_MEANT_SUPERFLUOUS: break;
    }
    return rv_printf(a, "without %s", here ? "this turn" : turn);
}

/* "the remaining 4 turns are legal and all noted scores agree" */
static const char *outcome(const rv_trials *t, const rv_retrial *r) {
    rv_buf b = {.arena = &t->c->arena};
    bool of_rest = t->rest && (r->legal >= ENOUGH || r->legal == t->rest);
    bool some = !t->scores && (!of_rest || r->legal < t->rest);
    if (t->scores)
        rv_put(&b, t->ends ? "all is legal" : "all turns are legal");
    else if (!of_rest)
        rv_put(&b, "this turn is legal");
    else if (r->legal < t->rest)
        rv_putf(&b, "the next %d of the remaining %d turns are legal", r->legal, t->rest);
    else if (t->rest == 1)
        rv_put(&b, "the remaining turn is legal");
    else
        rv_putf(&b, "the remaining %d turns are legal", t->rest);
    if (some && t->rest && r->lost != RV_NONE && of_rest) /* when those that are not are left out */
        rv_putf(&b, " (%d with --all)", t->rest - r->lost);
    else if (some && t->rest && r->lost != RV_NONE)
        rv_putf(&b, " (with --all %d of the remaining %d)", t->rest - r->lost, t->rest);
    if (r->agree && !r->wrong && t->noted)
        rv_put(&b, " and all noted scores agree");
    else if (!r->agree && r->noted && of_rest)
        rv_putf(&b, " and %d of %d noted scores agree", r->noted - r->off, r->noted);
    return rv_buf_text(&b);
}

/* The turn as it would be typed; "" where it is not its words that change. */
static const char *typed(const rv_trials *t, const rv_edit *edit) {
    rv_entry e = *rv_entry_at(t, edit->turn);
    const char *piece = rv_edited_follower(t, edit);
    rv_edit_turn(&e, edit);
    if (edit->how >= RV_MEANT_PLAYER)
        return "";
    return rv_printf(&t->c->arena, "%s %s%s%s", tile_word(t, edit),
                     rv_cell_name(t->g->rs, &t->c->arena, e.x, e.y), *piece ? " " : "", piece);
}

/* Tries all, as far as that is possible, and says the best. */
static void find_meanings(void *ud) {
    static const char *const names[] = {RV_MEANINGS(RV_NAME_OF)};
    rv_trials *t = ud;
    int n = 0;
    rv_list_mistyped(t);
    for (int i = 0; i < t->n; i++)
        if (t->work > WORK || !judge_so(t, &t->list[i], false)) {
            t->ended = true;
            t->n = i;
        }
    if (t->ran_out)
        return;
    rv_retrial *best = RV_NEWS(&t->c->arena, rv_retrial, t->n + 2);
    for (int i = 0; i < t->n; i++)
        if (tells(t, &t->list[i]))
            best[n++] = t->list[i];
    bool mended = !n;
    for (int i = 0; mended && i < t->n; i++)
        if (mends(t, &t->list[i]))
            best[n++] = t->list[i];
    n = keep_best_of_all(t, best, n);
    n = keep_few(t, best, mended ? keep_likely(best, n, 0) : n);
    t->n = add_other(t, best, n);
    t->out = RV_NEWS(&t->c->arena, rv_meant, t->n + 1);
    for (int i = 0; i < t->n; i++) {
        const rv_edit *edit = &best[i].edit;
        const char *as = typed(t, edit);
        t->out[i] = (rv_meant){.turn = edit->turn,
                               .how = names[edit->how],
                               .typed = as,
                               .legal = best[i].legal,
                               .rest = t->rest,
                               .words = rv_printf(&t->c->arena, "%s %s%s%s", change(t, edit),
                                                  outcome(t, &best[i]), *as ? ": " : "", as)};
    }
}

/* ---- what a help offers -----------------------------------------------------------------------
 */

/* What is illegal of the turn when the record is changed so; NULL. It is copied before the bench is
 * freed, by what cannot run out of memory. */
static const char *wrong_so(rv_case *c, const rv_edit *edit) {
    char wrong[512] = "";
    const rv_effort effort = *c->work.effort;
    rv_settings settings = c->settings;
    settings.until = edit->turn;
    settings.hold = true;
    rv_case *bench = judge_beside(c, edit, settings);
    const rv_report *r = bench ? &bench->found.report : NULL;
    for (int i = 0; r && i < r->ndiags && !*wrong; i++)
        if (r->diags[i].turn == edit->turn && r->diags[i].severity == RV_SEV_ILLEGAL)
            snprintf(wrong, sizeof wrong, "%s", r->diags[i].message);
    rv_case_free(bench);
    *c->work.effort = effort;
    return *wrong ? rv_dup(&c->arena, rv_str_of(wrong)) : NULL;
}

/* If an entry has both a follower and what is done instead of one, tries each alone. */
static void help_two(rv_case *c, rv_diag *d) {
    const rv_follower_ref *p = &c->rec.moves.list[d->turn - 1].follower;
    rv_edit edit = {.turn = d->turn, .how = RV_MEANT_FOLLOWER, .kind = RV_NONE};
    const char *without = wrong_so(c, &edit);
    edit.kind = p->kind, edit.place = p->place, edit.figure = p->figure;
    edit.only = true;
    const char *with = wrong_so(c, &edit);
    if (without && with)
        d->help = rv_printf(&c->arena, "Delete both. With the follower alone: %s. Without it: %s.",
                            with, without);
    else if (with)
        d->help = rv_printf(&c->arena, "Delete the follower: alone it is wrong, too: %s.", with);
    else if (without)
        d->help = rv_printf(&c->arena, "Keep the follower alone. Without it: %s.", without);
}

/* It says to type another player, or a tile that looks the same. */
void rv_try_help(rv_case *c) {
    for (int i = 0; i < c->diags.n && c->game && !c->source.edit && !c->settings.all; i++) {
        rv_diag *d = &c->diags.list[i];
        const rv_entry *e = d->turn > 0 ? &c->rec.moves.list[d->turn - 1] : NULL;
        if (d->row == RV_D_TWO_ACTIONS && e && e->follower.kind != RV_NONE) {
            help_two(c, d);
            return;
        }
        if (d->severity != RV_SEV_ILLEGAL || !e || !d->help || strncmp(d->help, "Type", 4))
            continue;
        const bool other =
            d->row == RV_D_NOT_YOUR_TURN && !e->apart && e->player != c->game->turn.to_move;
        const bool used = d->row == RV_D_TILE_USED && !e->tile.look;
        const int twin = used ? rv_twin_left(c->game, e->tile.tile) : RV_NONE;
        if (!other && twin == RV_NONE)
            continue;
        rv_edit edit = {.turn = d->turn, .how = RV_MEANT_PLAYER, .player = c->game->turn.to_move};
        if (!other)
            edit = (rv_edit){d->turn, RV_MEANT_TILE, .tile = twin,
                             .quarters = rv_twin_quarters(c->game->rs, &e->tile, twin)};
        const char *wrong = wrong_so(c, &edit), *label = c->rec.label[edit.player];
        if (wrong)
            d->help = rv_printf(
                &c->arena, "%s %s it is illegal, too: %s.", d->help,
                other ? rv_printf(&c->arena, "As the turn of %s", label) : "With that", wrong);
        return;
    }
}

/* ---- what is asked about --------------------------------------------------------------------- */

static bool is_wrong_number(const rv_diag *g) {
    return g->row == RV_D_WRONG_SCORE || g->row == RV_D_WRONG_RESULT;
}

/* What is wrong first, if all turns are legal: a noted number, or a part of the end; NULL. */
static const rv_diag *wrong_after(const rv_case *c) {
    bool ends = c->found.report.verdict == RV_ILLEGAL && c->found.report.turns == c->rec.moves.n;
    if (!c->game || c->settings.all || !c->rec.moves.n ||
        (!ends && c->found.report.verdict != RV_WRONG))
        return NULL;
    RV_EACH_OF(&c->diags, g) {
        if (g->status != RV_FINE && (!ends || g->severity == RV_SEV_ILLEGAL))
            return ends ? g->turn < 1 ? g : NULL : is_wrong_number(g) ? g : NULL;
    }
    return NULL;
}

int rv_case_meant(rv_case *c, int turn, int until, const rv_meant **list, bool *ended) {
    rv_trials t = {.c = c,
                   .g = c->game,
                   .turn = turn,
                   .until = until,
                   .wrong = count_wrong(&c->found.report, 0)};
    int last = c->rec.moves.n;
    last = until != RV_NO_TURN && until < last ? until : last;
    const rv_diag *wrong = turn == RV_NO_TURN || turn > last ? wrong_after(c) : NULL;
    *list = NULL;
    *ended = false;
    if (wrong) {
        if (c->found.report.turns != last)
            return 0;
        t.scores = true;
        t.ends = !is_wrong_number(wrong);
        if (t.ends && !count_noted(&t, 1, last)) /* the end alone tells nothing */
            return 0;
        t.turn = wrong->turn > 0 ? wrong->turn : last;
    } else {
        const rv_entry *e = turn < 1 || turn > last ? NULL : &c->rec.moves.list[turn - 1];
        bool misread = c->diags.n && c->diags.list[0].row == RV_D_MISREAD_BOARD;
        if (!c->game || c->settings.all || !e || c->found.report.turns != turn - 1 || misread ||
            c->game->over || e->none || e->apart)
            return 0;
    }
    t.rest = last - t.turn;
    t.noted = count_noted(&t, t.turn, last);
    if (!rv_protect(&c->arena, find_meanings, &t) || t.ran_out)
        return -1;
    for (int i = 0; i < t.n; i++)
        t.out[i].illegal = wrong ? wrong->turn : turn;
    *list = t.out;
    *ended = t.ended && !t.n && !t.scores;
    return t.n;
}
