/* legal: lists every legal placement of the tile to be played. */
#include "cells.h"
#include "report.h"
#include "svg/picture.h"
#include "text/tile_text.h"
#include <stdlib.h>
#include <string.h>

#define ROWS 8 /* rows of one cell that are kept to be merged */
#define CELL_COLUMN 6
#define PIECES_COLUMN 24

/* Rotations of one cell with the same answers: one row of the text. */
typedef struct row {
    out turns, pieces, completes, actions;
} row;

/* The state of the walk over the placements. */
typedef struct walk {
    run *r;
    const rv_report *report;
    const document *document;
    const char *tile;
    char cell[24]; /* of the rows */
    row rows[ROWS];
    int nrows, placements;
} walk;

/* ---- text ---------------------------------------------------------------------------------- */

static void put_completes(out *o, const rv_report *p, const rv_placement *pl) {
    for (int i = 0; i < pl->ncompletes; i++) {
        const rv_completion *c = &pl->completes[i];
        out_printf(o, "%s%s: ", i ? ", " : "completes ", c->feature);
        report_gains(o, p, c->points, c->scores);
    }
}

static void put_pieces(out *o, const rv_placement *pl) {
    for (int i = 0; i < pl->npieces; i++)
        out_printf(o, "%s%s", i ? " " : "", pl->pieces[i]);
    if (!pl->npieces)
        out_put(o, "no follower");
}

/* What must be built, and what may be. */
static void put_built(out *o, const rv_placement *pl) {
    report_needs(o, "with", &pl->needs, "");
    for (int i = 0; i < pl->needs.n; i++) {
        const char *name = pl->needs.list[i].name;
        const rv_thing *first = rv_thing_find(&pl->may, name, NULL);
        for (const rv_thing *t = first; t; t = rv_thing_find(&pl->may, name, t))
            out_printf(o, "%s%s %s", t == first ? "may " : "", t == first ? name : "", t->words);
    }
}

static void put_list(out *o, const char *between, const rv_action *list, int n) {
    for (int i = 0; i < n; i++)
        out_printf(o, "%s%s", i ? between : "", list[i].what);
}

/* "KEY 0,-1 1,0; KEY 1,0; from 0,-1 KEY B:knight@1,2.n" */
static void put_actions(out *o, const rv_actions *all, int nall) {
    const char *between = o->n ? "; " : "";
    for (int k = 0; k < nall; k++)
        for (int i = 0, n; i < all[k].n; i += n, between = "; ") {
            const rv_actions *a = &all[k];
            n = a->verb ? rv_actions_alike(a, i) : a->n;
            if (a->verb)
                out_printf(o, "%sfrom %s %s ", between, a->list[i].after, a->verb);
            else
                out_printf(o, "%s%s ", between, a->key);
            put_list(o, " ", &a->list[i], n);
        }
}

static void put_row(out *o, const char *cell, row *w) {
    out_tint(o, TINT_STRONG);
    out_printf(o, "%-*s", CELL_COLUMN, cell);
    out_untint(o);
    const char *turns = out_text(&w->turns);
    int column = CELL_COLUMN + out_columns(turns);
    out_clean(o, turns);
    out_spaces(o, column < PIECES_COLUMN ? PIECES_COLUMN - column : 1);
    column = column < PIECES_COLUMN ? PIECES_COLUMN : column + 1;
    column = out_words_to(o, column, PIECES_COLUMN, OUT_WIDTH, out_text(&w->pieces));
    if (w->completes.n) {
        const char *completes = out_text(&w->completes);
        bool fits = column + 3 + out_columns(completes) <= OUT_WIDTH;
        out_put(o, fits ? "   " : "\n");
        out_spaces(o, fits ? 0 : PIECES_COLUMN);
        out_words(o, fits ? column + 3 : PIECES_COLUMN, PIECES_COLUMN + 2, completes);
    }
    if (w->actions.n) {
        out_put(o, "\n");
        out_spaces(o, PIECES_COLUMN);
        out_words(o, PIECES_COLUMN, PIECES_COLUMN + 2, out_text(&w->actions));
    }
    out_put(o, "\n");
}

static void put_rows(walk *w) {
    for (int i = 0; i < w->nrows; i++)
        put_row(w->r->out, i ? "" : w->cell, &w->rows[i]);
    w->nrows = 0;
}

static row *row_like(walk *w, row *like) {
    for (int i = 0; i < w->nrows; i++)
        if (!strcmp(out_text(&w->rows[i].pieces), out_text(&like->pieces)) &&
            !strcmp(out_text(&w->rows[i].actions), out_text(&like->actions)) &&
            !strcmp(out_text(&w->rows[i].completes), out_text(&like->completes)))
            return &w->rows[i];
    return NULL;
}

static void put_title(walk *w) {
    out *o = w->r->out;
    report_heading(w->r, w->document);
    out_put(o, "tile ");
    out_clean(o, w->tile);
    if (w->report->to_move >= 0) {
        out_put(o, " for ");
        report_player(o, w->report, w->report->to_move);
    }
    out_put(o, "\n");
}

/* The actions that every placement allows, once for all. */
static void put_common(out *o, const rv_placement *pl) {
    out *words = out_part(o);
    put_actions(words, pl->common, pl->ncommon);
    if (words->n) {
        int column = out_words_to(o, 0, 2, OUT_WIDTH, "everywhere:");
        out_put(o, " ");
        out_words(o, column + 1, 2, out_text(words));
        out_put(o, "\n");
    }
}

static bool see_text(void *ud, const rv_placement *pl) {
    walk *w = ud;
    if (pl->again)
        return true;
    if (!w->placements++) {
        put_title(w);
        if (*pl->note) {
            out_words(w->r->out, 0, 2, pl->note);
            out_put(w->r->out, "\n");
        }
        put_common(w->r->out, pl);
    }
    if (strcmp(w->cell, pl->cell) || w->nrows == ROWS)
        put_rows(w);
    if (!w->nrows) {
        w->cell[0] = '\0';
        strncat(w->cell, pl->cell, sizeof w->cell - 1);
    }
    row *next = &w->rows[w->nrows];
    out_reset(&next->turns);
    out_reset(&next->pieces);
    out_reset(&next->completes);
    put_pieces(&next->pieces, pl);
    put_completes(&next->completes, w->report, pl);
    out_reset(&next->actions);
    put_built(&next->actions, pl);
    put_actions(&next->actions, pl->actions, pl->nactions);
    row *same = row_like(w, next);
    if (!same)
        w->nrows++;
    else
        next = same;
    out_printf(&next->turns, "%s%d°", next->turns.n ? " " : "", pl->rotation);
    return !w->r->out->error;
}

/* ---- other forms --------------------------------------------------------------------------- */

static void put_gains_tight(out *o, const rv_report *p, const rv_completion *c) {
    const char *before = "=";
    out_clean(o, c->feature);
    for (int i = 0; i < p->nplayers; i++)
        if (c->scores[i]) {
            out_printf(o, "%s%s:%d", before, p->label[i], c->points[i]);
            before = ",";
        }
}

/* Two further columns for pieces that are built in this game: "ew", "ns ns@0,1" */
static void put_built_tight(out *o, const rv_placement *pl) {
    for (int i = 0; i < pl->needs.n; i++) {
        const rv_thing *need = &pl->needs.list[i];
        const char *before = "";
        out_printf(o, "\t%s\t", need->words);
        for (const rv_thing *t = NULL; (t = rv_thing_find(&pl->may, need->name, t)); before = " ")
            out_printf(o, "%s%s", before, t->words);
    }
}

/* One column for each key of the game: "0,-1 1,0", "1,0 big 1,0", "0,-1=B:knight@1,2.n;R:top@0,2";
 * before the tile is laid "B;B big". */
static void put_actions_tight(out *o, const char *between, const rv_actions *all, int nall) {
    for (int k = 0; k < nall; k++) {
        const rv_actions *a = &all[k];
        out_put(o, a->played ? "\t" : "");
        if (!a->verb)
            put_list(o, between, a->list, a->n);
        for (int i = 0, n; a->verb && i < a->n; i += n) {
            n = rv_actions_alike(a, i);
            out_printf(o, "%s%s=", i ? " " : "", a->list[i].after);
            put_list(o, ";", &a->list[i], n);
        }
    }
}

static void put_keys(out *o, const rv_actions *all, int n) {
    for (int i = 0; i < n; i++)
        if (all[i].played)
            out_printf(o, "\t%s", all[i].key);
}

/* As in the members of JSON. */
static void put_header(walk *w, const rv_placement *pl) {
    out *o = w->r->out;
    if (!header_begins(w->r, "tile cell rotation pieces completes"))
        return;
    for (int i = 0; i < pl->needs.n; i++)
        out_printf(o, "\t%s\tmay_%s", pl->needs.list[i].name, pl->needs.list[i].name);
    put_keys(o, pl->actions, pl->nactions);
    put_keys(o, pl->before, pl->nbefore);
    out_put(o, "\n");
}

static bool see_tsv(void *ud, const rv_placement *pl) {
    walk *w = ud;
    out *o = w->r->out;
    put_header(w, pl);
    out_printf(o, "%s\t%s\t%d\t", pl->tile, pl->cell, pl->rotation);
    for (int i = 0; i < pl->npieces; i++)
        out_printf(o, "%s%s", i ? " " : "", pl->pieces[i]);
    out_put(o, "\t");
    for (int i = 0; i < pl->ncompletes; i++) {
        out_put(o, i ? " " : "");
        put_gains_tight(o, w->report, &pl->completes[i]);
    }
    put_built_tight(o, pl);
    put_actions_tight(o, " ", pl->actions, pl->nactions);
    put_actions_tight(o, ";", pl->before, pl->nbefore);
    out_put(o, "\n");
    return !o->error;
}

/* ---- the command --------------------------------------------------------------------------- */

static void put_count(walk *w) {
    put_rows(w);
    if (w->placements) {
        out_printf(w->r->out, "%d placement%s\n", w->placements, w->placements == 1 ? "" : "s");
        return;
    }
    report_heading(w->r, w->document);
    out_put(w->r->out, "tile ");
    out_clean(w->r->out, w->tile);
    out_put(w->r->out, " has no legal place\n");
}

static void open_rows(walk *w) {
    for (int i = 0; i < ROWS; i++) {
        out_open(&w->rows[i].turns, OUT_NOWHERE, false);
        out_open(&w->rows[i].pieces, OUT_NOWHERE, false);
        out_open(&w->rows[i].actions, OUT_NOWHERE, false);
        out_open(&w->rows[i].completes, OUT_NOWHERE, false);
    }
}

static void close_rows(walk *w) {
    for (int i = 0; i < ROWS; i++) {
        out_end(&w->rows[i].turns, w->r->out);
        out_end(&w->rows[i].pieces, w->r->out);
        out_end(&w->rows[i].actions, w->r->out);
        out_end(&w->rows[i].completes, w->r->out);
    }
}

static rv_status list(walk *w) {
    rv_see_placement *see = w->r->args->form == TSV ? see_tsv : see_text;
    const char *why = NULL;
    open_rows(w);
    rv_listing actions = !w->r->args->actions       ? RV_LIST_NONE
                         : w->r->args->form == TEXT ? RV_LIST_APART
                                                    : RV_LIST_ALL;
    rv_status status =
        rv_case_legal(w->r->bench, w->r->args->before, w->tile, actions, see, w, &why);
    if (status != RV_FINE)
        complain(w->r, status, w->document->file, why ? why : "memory ran out");
    else if (w->r->args->form == TEXT)
        put_count(w);
    close_rows(w);
    return status;
}

/* ---- the picture --------------------------------------------------------------------------- */

/* The tile unrotated, because rotations are counted from there. */
static void find_tile(const rv_ruleset *rs, const char *word, rv_shown_tile *to) {
    rv_tile_info t;
    char why[RV_WHY];
    size_t n = strcspn(word, "/");
    int index = rv_ruleset_tiles(rs), degrees = 0;
    while (--index >= 0) {
        rv_ruleset_tile(rs, index, &t);
        if (strlen(t.id) == n && !memcmp(t.id, word, n))
            break;
    }
    if (index >= 0 || rv_ruleset_look(rs, word, 1, &index, &degrees, why) > 0)
        rv_ruleset_shown(rs, index, 0, to);
}

static rv_status draw_cells(walk *w, const cells *c) {
    rv_shown_tile tile = {.id = w->tile, .cell = ""};
    find_tile(w->report->ruleset, w->tile, &tile);
    return picture_board(w->r, &(board_picture){.board = w->r->bench,
                                                .report = w->report,
                                                .to_place = &tile,
                                                .placements = c->placements,
                                                .legal = c->list,
                                                .nlegal = c->n});
}

static rv_status draw(walk *w) {
    cells c;
    const char *why = NULL;
    rv_status status = cells_find(&c, w->r->bench, 0, w->tile, &why);
    if (status == RV_FINE)
        status = draw_cells(w, &c);
    else
        complain(w->r, status, w->document->file, why ? why : "memory ran out");
    free(c.list);
    return status;
}

static rv_status legal_document(run *r, const document *d) {
    walk w = {.r = r, .report = d->report, .document = d, .tile = r->args->tile};
    if (!w.tile)
        w.tile = rv_case_tile_of(r->bench, r->args->before);
    if (!w.tile)
        return complain(r, RV_MISUSED, d->file, "that turn places no tile; say which with --tile");
    if (r->args->form == JSON && !r->args->svg)
        return report_json(r, d,
                           (rv_question){.asked = RV_ASKED_LEGAL,
                                         .tile = w.tile,
                                         .turn = r->args->before,
                                         .actions = r->args->common    ? RV_LIST_APART
                                                    : r->args->actions ? RV_LIST_ALL
                                                                       : RV_LIST_NONE});
    return r->args->svg ? draw(&w) : list(&w);
}

rv_status cmd_legal(run *r) {
    if (r->args->svg && picture_check(r))
        return RV_MISUSED;
    if (!r->args->tile && !args_given(r->args, OPT_before))
        return complain(r, RV_MISUSED, NULL,
                        "which tile? give --tile TILE, or --before N for the tile of turn N");
    return run_queries(r, legal_document);
}
