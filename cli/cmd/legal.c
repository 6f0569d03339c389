/* legal: lists every legal placement of the tile to be played. completions: lists open features and
 * the placements that complete them.
 *
 * The library walks over the placements and calls see_text or see_tsv for each; the text joins the
 * rotations of a cell with the same answers in one row. Over the features it walks with
 * see_open_text or see_open_tsv. JSON is written by the library.
 */
#include "draw/shown.h"
#include "report.h"
#include <stdlib.h>

#define ROWS 8 /* rows of one cell that are kept to be merged */
#define CELL_COLUMN 6
#define PIECES_COLUMN 24
#define FEATURE_INDENT 4
#define CLOSER_COLUMN 8

/* The state of the walk over the placements, or over the open features. */
typedef struct walk {
    run *r;
    const rv_report *report;
    const document *document;
    const char *tile;
    const char *cell; /* of the rows */
    out *turns[ROWS]; /* the rotations there with the same answers … */
    out *rows[ROWS];  /* … and these */
    int nrows, placements, features;
    const char *in_hand[RV_MAX_PLAYERS]; /* the tile that each player has and lays first; "" */
} walk;

/* ---- players --------------------------------------------------------------------------------- */

/* "W=6 B=2", with " " between and "=" in each: the players for whom `has` is true, or whose number
 * is not 0 if has is NULL. Returns their number. */
static int put_pairs(out *o, const rv_report *p, const int *numbers, const bool *has,
                     const char *is, const char *between) {
    int n = 0;
    for (int i = 0; i < p->nplayers; i++)
        if (has ? has[i] : numbers[i] != 0)
            out_printf(o, "%s%s%s%d", n++ ? between : "", p->label[i], is, numbers[i]);
    return n;
}

/* "W 6, B 2", or "nobody". */
static void put_gains(out *o, const rv_report *p, const int *numbers, const bool *has) {
    if (!put_pairs(o, p, numbers, has, " ", ", "))
        out_put(o, "nobody");
}

/* ---- text ------------------------------------------------------------------------------------ */

/* What a placement says beside its rotation, behind as many blanks as stand for that. */
static void fill_row(out *row, const rv_report *p, const rv_placement *pl) {
    out_forget(row);
    out_reset(row);
    out *below[] = {out_part(row), out_part(row)};
    const char *pieces = out_listed(row, pl->followers, pl->nfollowers, " ");
    out_spaces(row, PIECES_COLUMN);
    out_words(row, PIECES_COLUMN, *pieces ? pieces : "no follower");
    for (int i = 0; i < pl->ncompletes; i++) {
        const rv_completion *c = &pl->completes[i];
        out_printf(below[0], "%s%s: ", i ? ", " : "completes ", c->feature);
        put_gains(below[0], p, c->points, c->scores);
    }
    /* What must be built, and what may be. */
    report_needs(below[1], "with", &pl->needs, "");
    for (int i = 0; i < pl->needs.n; i++) {
        const char *name = pl->needs.list[i].name;
        const rv_thing *first = rv_thing_find(&pl->may, name, NULL);
        for (const rv_thing *t = first; t; t = rv_thing_find(&pl->may, name, t))
            out_printf(below[1], "%s%s %s", t == first ? "may " : "", t == first ? name : "",
                       t->words);
    }
    const char *actions = rv_actions_text(out_arena(row), pl->actions, pl->nactions);
    out_printf(below[1], "%s%s", below[1]->n && *actions ? "; " : "", actions);
    for (int i = 0; i < 2; i++) { /* what is completed stands behind, if it fits */
        const char *words = out_text(below[i]);
        bool fits = !i && out_column(row) + 3 + out_columns(words) <= OUT_WIDTH;
        if (!*words)
            continue;
        out_put(row, fits ? "  " : "\n");
        out_tab(row, PIECES_COLUMN);
        out_words(row, PIECES_COLUMN + 2, words);
    }
}

static void put_rows(walk *w) {
    out *o = w->r->out;
    for (int i = 0; i < w->nrows; i++) {
        out_printf(o, OUT_STRONG "%-*s" OUT_PLAIN "%s", CELL_COLUMN, i ? "" : w->cell,
                   out_text(w->turns[i]));
        out_tab(o, PIECES_COLUMN);
        out_clean_lines(o, out_text(w->rows[i]) + PIECES_COLUMN);
        out_put(o, "\n");
    }
    w->nrows = 0;
}

static bool see_text(void *ud, const rv_placement *pl) {
    walk *w = ud;
    out *o = w->r->out;
    if (pl->again)
        return true;
    if (!w->placements++) {
        report_heading(w->r, w->document);
        out_printf(o, "tile %s", w->tile);
        if (w->report->to_move >= 0)
            out_printf(o, " for %s", report_player(o, w->report, w->report->to_move));
        out_put(o, "\n");
        if (*pl->note)
            out_paragraph(o, 2, pl->note);
        const char *common = rv_actions_text(out_arena(o), pl->common, pl->ncommon);
        if (*common) {
            out_put(o, "everywhere: ");
            out_paragraph(o, 2, common);
        }
    }
    if (w->nrows == ROWS || (w->nrows && strcmp(w->cell, pl->cell)))
        put_rows(w);
    if (!w->nrows)
        w->cell = out_format(o, "%s", pl->cell);
    const int next = w->nrows;
    int same = 0;
    fill_row(w->rows[next], w->report, pl);
    while (strcmp(out_text(w->rows[same]), out_text(w->rows[next])))
        same++;
    if (same == next)
        out_reset(w->turns[w->nrows++]);
    out *turns = w->turns[same];
    out_printf(turns, "%s%d°", turns->n ? " " : "", pl->rotation);
    return true;
}

/* ---- other forms ----------------------------------------------------------------------------- */

static void put_list(out *o, const char *between, const rv_action *list, int n) {
    for (int i = 0; i < n; i++)
        out_printf(o, "%s%s", i ? between : "", list[i].what);
}

/* One column for each key of the game: "0,-1 1,0", "1,0 big 1,0", "0,-1=B:knight@1,2.n;R:top@0,2";
 * before the tile is laid "B;B big". */
static void put_actions_tight(out *o, const char *between, const rv_actions *all, int nall) {
    RV_EACH_AT(all, nall, a) {
        out_put(o, a->played ? "\t" : "");
        if (!a->follows)
            put_list(o, between, a->list, a->n);
        for (int i = 0, n; a->follows && i < a->n; i += n) {
            n = rv_actions_alike(a, i);
            out_printf(o, "%s%s=", i ? " " : "", a->list[i].after);
            put_list(o, ";", &a->list[i], n);
        }
    }
}

static bool see_tsv(void *ud, const rv_placement *pl) {
    walk *w = ud;
    out *o = w->r->out;
    /* The columns are named as the members of JSON are. */
    if (header_begins(w->r, "tile cell rotation pieces completes")) {
        for (int i = 0; i < pl->needs.n; i++)
            out_printf(o, "\t%s\tmay_%s", pl->needs.list[i].name, pl->needs.list[i].name);
        for (int i = 0; i < pl->nactions + pl->nbefore; i++) {
            const rv_actions *a =
                i < pl->nactions ? &pl->actions[i] : &pl->before[i - pl->nactions];
            if (a->played)
                out_printf(o, "\t%s", a->key);
        }
        out_put(o, "\n");
    }
    out_printf(o, "%s\t%s\t%d\t%s\t", pl->tile, pl->cell, pl->rotation,
               out_listed(o, pl->followers, pl->nfollowers, " "));
    for (const rv_completion *c = pl->completes; c - pl->completes < pl->ncompletes; c++) {
        out *pairs = out_part(o);
        put_pairs(pairs, w->report, c->points, c->scores, ":", ",");
        out_printf(o, "%s%s%s%s", c > pl->completes ? " " : "", c->feature, pairs->n ? "=" : "",
                   out_text(pairs));
    }
    /* Two further columns for pieces that are built in this game: "ew", "ns ns@0,1" */
    for (const rv_thing *need = pl->needs.list; need - pl->needs.list < pl->needs.n; need++) {
        const char *before = "";
        out_printf(o, "\t%s\t", need->words);
        for (const rv_thing *t = NULL; (t = rv_thing_find(&pl->may, need->name, t)); before = " ")
            out_printf(o, "%s%s", before, t->words);
    }
    put_actions_tight(o, " ", pl->actions, pl->nactions);
    put_actions_tight(o, ";", pl->before, pl->nbefore);
    out_put(o, "\n");
    return true;
}

/* ---- the command ----------------------------------------------------------------------------- */

static rv_status list_placements(walk *w) {
    const args *a = w->r->args;
    rv_see_placement *see = a->form == TSV ? see_tsv : see_text;
    rv_listing actions = !a->actions ? RV_LIST_NONE : a->form == TEXT ? RV_LIST_APART : RV_LIST_ALL;
    const char *why = NULL;
    for (int i = 0; i < ROWS; i++)
        w->rows[i] = out_part(w->r->out), w->turns[i] = out_part(w->r->out);
    rv_status status = rv_case_legal(w->r->bench, a->before, w->tile, actions, see, w, &why);
    if (status != RV_FINE) {
        complain(w->r, status, w->document->file, why);
    } else if (a->form == TEXT && w->placements) {
        put_rows(w);
        out_printf(w->r->out, "%d placement%s\n", w->placements, w->placements == 1 ? "" : "s");
    } else if (a->form == TEXT) {
        const int tile = shown_tile(w->report->ruleset, w->tile);
        const bool held = tile >= 0 && shown_info(w->report->ruleset, tile).hand;
        report_heading(w->r, w->document);
        out_printf(w->r->out, "tile %s has no legal place%s\n", w->tile,
                   held ? "" : ": if it was drawn, list it under `discard`");
    }
    if (status == RV_FINE && a->form == TEXT && a->actions && w->report->to_move >= 0)
        report_hand(w->r, w->report, a->before, w->tile);
    return status;
}

static rv_status legal_document(run *r, const document *d) {
    walk w = {.r = r, .report = d->report, .document = d, .tile = r->args->tile};
    if (!w.tile)
        w.tile = rv_case_tile_of(r->bench, r->args->before);
    if (!w.tile)
        return complain(r, RV_MISUSED, d->file, "that turn places no tile; say which with --tile");
    if (r->args->form == JSON)
        return report_json(r, d,
                           (rv_question){.kind = RV_ASKED_LEGAL,
                                         .tile = w.tile,
                                         .turn = r->args->before,
                                         .actions = r->args->common    ? RV_LIST_APART
                                                    : r->args->actions ? RV_LIST_ALL
                                                                       : RV_LIST_NONE},
                           NULL);
    return r->args->svg ? save_board(r, d->file, w.tile) : list_placements(&w);
}

rv_status cmd_legal(run *r) {
    if (!r->args->tile && !args_given(r->args, OPT_before))
        return complain(r, RV_MISUSED, NULL,
                        "which tile? give --tile TILE, or --before N for the tile of turn N");
    return run_documents(r, NULL, ANSWERING, legal_document);
}

/* ---- completions ----------------------------------------------------------------------------- */

static void put_ends(out *o, const rv_open_feature *f) {
    for (int i = 0; i < f->nopen; i++)
        out_printf(o, "%s%s %s", i ? ", " : "", f->open[i].cell, f->open[i].side);
}

static bool same_things(const rv_things *a, const rv_things *b) {
    bool same = a->n == b->n;
    for (int i = 0; same && i < a->n; i++)
        same =
            a->list[i].number == b->list[i].number && !strcmp(a->list[i].words, b->list[i].words);
    return same;
}

/* Placements on one cell with the same result are printed together. */
static bool same_result(const rv_report *p, const rv_closer *a, const rv_closer *b) {
    bool same = !strcmp(a->cell, b->cell) && same_things(&a->gives, &b->gives) &&
                same_things(&a->needs, &b->needs);
    for (int i = 0; same && i < p->nplayers; i++)
        same = a->scores[i] == b->scores[i] && (!a->scores[i] || a->points[i] == b->points[i]);
    return same;
}

/* The rotations of one tile are joined: 17/0,90 (2 left). */
static void put_tiles(out *o, const rv_report *p, const rv_open_feature *f, int first) {
    const rv_closer *c = f->closers;
    const char *tile = "";
    int left = 0;
    for (int i = first; i < f->nclosers; i++) {
        if (!same_result(p, &c[first], &c[i]))
            continue;
        if (!strcmp(tile, c[i].tile)) {
            if (!c[i].again)
                out_printf(o, ",%d", c[i].rotation);
            continue;
        }
        if (left > 1)
            out_printf(o, "(x%d)", left);
        out_printf(o, "%s%s/%d", *tile ? " " : "", c[i].tile, c[i].rotation);
        tile = c[i].tile;
        left = c[i].left;
    }
    if (left > 1)
        out_printf(o, "(x%d)", left);
}

/* Certain is only what is certain. */
static void put_per_cent(out *o, double chance) {
    if (chance < 1 && chance > .995)
        out_put(o, "over 99 %");
    else if (chance > 0 && chance < .005)
        out_put(o, "under 1 %");
    else
        out_printf(o, "%.0f %%", 100 * chance);
}

/* The placements from one on that have the same result. */
static void put_closers(out *o, const rv_report *p, const rv_open_feature *f, int first) {
    const rv_closer *c = &f->closers[first];
    out *line = out_part(o);
    put_gains(line, p, c->points, c->scores);
    for (int i = 0; i < c->gives.n; i++)
        out_printf(line, " and %s", c->gives.list[i].text);
    out_put(line, " with ");
    put_tiles(line, p, f, first);
    report_needs(line, " and", &c->needs, "");
    out_printf(o, "    %s", c->cell);
    out_block(o, CLOSER_COLUMN, out_text(line));
}

/* The chances of those who have followers on it; if none has, of the player to move. */
static void put_chances(const walk *w, const rv_open_feature *f) {
    const rv_report *p = w->report;
    bool held = false, begun = false;
    out *o = w->r->out;
    for (int i = 0; i < p->nplayers; i++)
        held |= f->followers[i] > 0;
    for (int i = 0; i < p->nplayers; i++) {
        if (f->next[i] < 0 || (held ? !f->followers[i] : i != p->to_move))
            continue;
        const char *by = NULL; /* a tile that is laid from the hand: none of it is still to come */
        for (int k = 0; k < f->nclosers && f->next[i] >= 1 && !by; k++)
            by = f->closers[k].left ? NULL : f->closers[k].tile;
        out_printf(o, "%s%s %s", begun ? "; " : "    ", p->label[i], by ? "has" : "draws");
        if (*w->in_hand[i]) /* this is laid before one is drawn */
            out_printf(o, ", after %s,", w->in_hand[i]);
        if (by)
            out_printf(o, " %s in hand: next ", by);
        else if (f->copies == 1)
            out_put(o, " the 1 tile: next ");
        else
            out_printf(o, " one of %d tiles: next ", f->copies);
        put_per_cent(o, f->next[i]);
        out_put(o, ", before the end ");
        put_per_cent(o, f->ever[i]);
        begun = true;
    }
    out_put(o, begun ? "\n" : "");
}

static bool see_open_text(void *ud, const rv_open_feature *f) {
    walk *w = ud;
    const rv_report *p = w->report;
    out *o = w->r->out, *line = out_part(o);
    out_printf(line, "%d tile%s, worth %d, held by ", f->tiles, f->tiles == 1 ? "" : "s",
               f->points);
    put_gains(line, p, f->followers, NULL);
    out_put(line, "; open at ");
    put_ends(line, f);
    out_printf(o, OUT_STRONG "%s" OUT_PLAIN ": ", f->feature);
    out_paragraph(o, FEATURE_INDENT, out_text(line));
    for (int i = 0, first; i < f->nclosers; i++) {
        for (first = 0; !same_result(p, &f->closers[first], &f->closers[i]);)
            first++;
        if (first == i)
            put_closers(o, p, f, i);
    }
    if (!f->nclosers)
        out_put(o, w->r->args->tile ? "    this tile does not close it\n"
                   : p->unknown     ? "    no single tile that is known closes it\n"
                                    : "    no single tile closes it\n");
    else if (!w->r->args->tile)
        put_chances(w, f);
    w->features++;
    return true;
}

static void put_closer_tsv(out *o, const rv_report *p, const rv_open_feature *f,
                           const rv_closer *c) {
    out_printf(o, "%s\t%s\t%d\t%d\t", f->feature, f->kind, f->tiles, f->points);
    put_ends(o, f);
    out_put(o, "\t");
    put_pairs(o, p, f->followers, NULL, "=", " ");
    if (c) {
        out_printf(o, "\t%s\t%s\t%d\t", c->tile, c->cell, c->rotation);
        put_pairs(o, p, c->points, c->scores, "=", " ");
        out_put(o, "\t");
        for (int i = 0; i < c->gives.n; i++)
            out_printf(o, "%d", c->gives.list[i].number);
    } else {
        out_put(o, "\t\t\t\t\t");
    }
    const rv_things *needs = c ? &c->needs : &f->needs;
    for (int i = 0; i < needs->n; i++) /* a column for what is built along with tiles */
        out_printf(o, "\t%s", needs->list[i].words);
    out_put(o, "\n");
}

static bool see_open_tsv(void *ud, const rv_open_feature *f) {
    walk *w = ud;
    if (header_begins(w->r,
                      "feature kind tiles points open followers tile cell rotation gain corner")) {
        for (int i = 0; i < f->needs.n; i++)
            out_printf(w->r->out, "\t%s", f->needs.list[i].name);
        out_put(w->r->out, "\n");
    }
    for (int i = 0; i < f->nclosers; i++)
        put_closer_tsv(w->r->out, w->report, f, &f->closers[i]);
    if (!f->nclosers)
        put_closer_tsv(w->r->out, w->report, f, NULL);
    return true;
}

rv_status completions_document(run *r, const document *d) {
    walk w = {.r = r, .report = d->report};
    rv_see_open *see = r->args->form == TSV ? see_open_tsv : see_open_text;
    const char *why = NULL;
    if (r->args->form == JSON)
        return report_json(r, d,
                           (rv_question){.kind = RV_ASKED_COMPLETIONS,
                                         .tile = r->args->tile,
                                         .areas = r->args->areas},
                           NULL);
    if (r->args->form == TEXT)
        report_heading(r, d);
    const rv_shown_board b =
        shown_board(out_arena(r->out), r->bench); /* during the walk it cannot be asked about */
    for (int i = 0; i < d->report->nplayers; i++) {
        const rv_thing *t = shown_of(&b.things, SHOWN_IN_HAND, i);
        w.in_hand[i] = t ? out_format(r->out, "%s", t->words) : "";
    }
    rv_status status = rv_case_completions(r->bench, r->args->tile, r->args->areas, see, &w, &why);
    if (status != RV_FINE)
        return complain(r, status, d->file, why);
    if (r->args->form == TEXT && !w.features)
        out_put(r->out, "nothing is open\n");
    return RV_FINE;
}
