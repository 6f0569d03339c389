/* completions: lists open features and the placements that complete them. The library walks over
 * the features and calls see_text or see_tsv for each; JSON is written by the library. */
#include "report.h"
#include "shown.h"
#include <string.h>

#define FEATURE_INDENT 4
#define CLOSER_COLUMN 8

typedef struct walk {
    run *r;
    const rv_report *report;
    int features;
    char in_hand[RV_MAX_PLAYERS][24]; /* the tile that each player has and lays first; "" */
} walk;

/* ---- text ------------------------------------------------------------------------------------ */

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
static bool alike(const rv_report *p, const rv_closer *a, const rv_closer *b) {
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
        if (!alike(p, &c[first], &c[i]))
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
    bool high = chance < 1 && chance > .995, low = chance > 0 && chance < .005;
    out_printf(o, "%s%.0f %%",
               high  ? "over "
               : low ? "under "
                     : "",
               high  ? 99.
               : low ? 1.
                     : 100 * chance);
}

/* The placements from one on that have the same result. */
static void put_closers(out *o, const rv_report *p, const rv_open_feature *f, int first) {
    const rv_closer *c = &f->closers[first];
    out *line = out_part(o);
    report_gains(line, p, c->points, c->scores);
    for (int i = 0; i < c->gives.n; i++)
        out_printf(line, " and %s", c->gives.list[i].text);
    out_put(line, " with ");
    put_tiles(line, p, f, first);
    report_needs(line, " and", &c->needs, "");
    out_printf(o, "    %-3s ", c->cell);
    out_paragraph(o, CLOSER_COLUMN, CLOSER_COLUMN, out_text(line));
}

/* The chances of those who have followers on it; if none has, of the player to move. */
static void put_chances(const walk *w, const rv_open_feature *f) {
    const rv_report *p = w->report;
    bool held = false, told = false;
    out *o = w->r->out;
    for (int i = 0; i < p->nplayers; i++)
        held |= f->followers[i] > 0;
    for (int i = 0; i < p->nplayers; i++) {
        if (f->next[i] < 0 || (held ? !f->followers[i] : i != p->to_move))
            continue;
        const char *by = NULL; /* a tile that is laid from the hand: none of it is still to come */
        for (int k = 0; k < f->nclosers && f->next[i] >= 1 && !by; k++)
            by = f->closers[k].left ? NULL : f->closers[k].tile;
        out_printf(o, "%s%s %s", told ? "; " : "    ", p->label[i], by ? "has" : "draws");
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
        told = true;
    }
    out_put(o, told ? "\n" : "");
}

static bool see_text(void *ud, const rv_open_feature *f) {
    walk *w = ud;
    const rv_report *p = w->report;
    out *o = w->r->out, *line = out_part(o);
    out_printf(line, "%d tile%s, worth %d, held by ", f->tiles, f->tiles == 1 ? "" : "s",
               f->points);
    report_gains(line, p, f->followers, NULL);
    out_put(line, "; open at ");
    put_ends(line, f);
    out_tinted(o, TINT_STRONG, f->feature);
    out_put(o, ": ");
    out_paragraph(o, out_columns(f->feature) + 2, FEATURE_INDENT, out_text(line));
    for (int i = 0, first; i < f->nclosers; i++) {
        for (first = 0; !alike(p, &f->closers[first], &f->closers[i]);)
            first++;
        if (first == i)
            put_closers(o, p, f, i);
    }
    if (!f->nclosers)
        out_put(o, w->r->args->tile ? "    this tile does not close it\n"
                   : p->unknown     ? "    no one tile that is known closes it\n"
                                    : "    no one tile closes it\n");
    else if (!w->r->args->tile)
        put_chances(w, f);
    w->features++;
    return !o->error;
}

/* ---- tab-separated --------------------------------------------------------------------------- */

static void put_tsv(out *o, const rv_report *p, const rv_open_feature *f, const rv_closer *c) {
    out_printf(o, "%s\t%s\t%d\t%d\t", f->feature, f->kind, f->tiles, f->points);
    put_ends(o, f);
    out_put(o, "\t");
    report_pairs(o, p, f->followers, NULL, "=", " ");
    if (c) {
        out_printf(o, "\t%s\t%s\t%d\t", c->tile, c->cell, c->rotation);
        report_pairs(o, p, c->points, c->scores, "=", " ");
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

static bool see_tsv(void *ud, const rv_open_feature *f) {
    walk *w = ud;
    if (header_begins(w->r,
                      "feature kind tiles points open followers tile cell rotation gain corner")) {
        for (int i = 0; i < f->needs.n; i++)
            out_printf(w->r->out, "\t%s", f->needs.list[i].name);
        out_put(w->r->out, "\n");
    }
    for (int i = 0; i < f->nclosers; i++)
        put_tsv(w->r->out, w->report, f, &f->closers[i]);
    if (!f->nclosers)
        put_tsv(w->r->out, w->report, f, NULL);
    return !w->r->out->error;
}

rv_status completions_document(run *r, const document *d) {
    walk w = {.r = r, .report = d->report};
    rv_see_open *see = r->args->form == TSV ? see_tsv : see_text;
    const char *why = NULL;
    if (r->args->form == JSON)
        return report_json(r, d,
                           (rv_question){.asked = RV_ASKED_COMPLETIONS,
                                         .tile = r->args->tile,
                                         .areas = r->args->areas});
    if (r->args->form == TEXT)
        report_heading(r, d);
    rv_shown_board b; /* it cannot be asked about during the walk */
    rv_case_board(r->bench, &b);
    for (int i = 0; i < d->report->nplayers; i++) {
        const rv_thing *t = shown_of(&b.things, SHOWN_IN_HAND, i);
        strncat(w.in_hand[i], t ? t->words : "", sizeof w.in_hand[i] - 1);
    }
    rv_status status = rv_case_completions(r->bench, r->args->tile, r->args->areas, see, &w, &why);
    if (status != RV_FINE)
        return complain(r, status, d->file, why);
    if (r->args->form == TEXT && !w.features)
        out_put(r->out, "nothing is open\n");
    return RV_FINE;
}
