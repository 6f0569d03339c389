/* completions: lists open features and the placements that complete them. */
#include "report.h"
#include "shown.h"
#include <string.h>

#define FEATURE_INDENT 4
#define CLOSER_COLUMN 8

typedef struct walk {
    run *r;
    const rv_report *report;
    const document *document;
    int features;
    char in_hand[RV_MAX_PLAYERS][24]; /* the tile that each player has and lays first; "" */
} walk;

/* ---- text ---------------------------------------------------------------------------------- */

static void put_ends(out *o, const rv_open_feature *f) {
    for (int i = 0; i < f->nopen; i++)
        out_printf(o, "%s%s %s", i ? ", " : "", f->open[i].cell, f->open[i].side);
}

static void put_feature(out *o, const rv_report *p, const rv_open_feature *f) {
    out *line = out_part(o);
    out_printf(line, "%d tile%s, worth %d, held by ", f->tiles, f->tiles == 1 ? "" : "s",
               f->points);
    report_gains(line, p, f->followers, NULL);
    out_put(line, "; open at ");
    put_ends(line, f);
    out_tinted(o, TINT_STRONG, f->feature);
    out_put(o, ": ");
    out_words(o, out_columns(f->feature) + 2, FEATURE_INDENT, out_text(line));
    out_put(o, "\n");
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
    if (strcmp(a->cell, b->cell) || !same_things(&a->gives, &b->gives) ||
        !same_things(&a->needs, &b->needs))
        return false;
    for (int i = 0; i < p->nplayers; i++)
        if (a->scores[i] != b->scores[i] || (a->scores[i] && a->points[i] != b->points[i]))
            return false;
    return true;
}

static bool told(const rv_report *p, const rv_closer *c, int i) {
    for (int k = 0; k < i; k++)
        if (alike(p, &c[k], &c[i]))
            return true;
    return false;
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
    out_words(o, CLOSER_COLUMN, CLOSER_COLUMN, out_text(line));
    out_put(o, "\n");
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

/* A tile in hand is laid before one is drawn. */
static void put_draw(out *o, const char *player, const char *first, int copies) {
    out_printf(o, "%s draws", player);
    if (*first)
        out_printf(o, ", after %s,", first);
    if (copies == 1)
        out_put(o, " the 1 tile: next ");
    else
        out_printf(o, " one of %d tiles: next ", copies);
}

/* Of those who have followers on it; if none has, of the player to move. */
static void put_chances(const walk *w, const rv_open_feature *f) {
    const rv_report *p = w->report;
    bool held = false;
    int told = 0;
    out *o = w->r->out;
    for (int i = 0; i < p->nplayers; i++)
        held |= f->followers[i] > 0;
    for (int i = 0; i < p->nplayers; i++) {
        if (f->next[i] < 0 || (held ? !f->followers[i] : i != p->to_move))
            continue;
        out_put(o, told++ ? "; " : "    ");
        put_draw(o, p->label[i], w->in_hand[i], f->copies);
        put_per_cent(o, f->next[i]);
        out_put(o, ", before the end ");
        put_per_cent(o, f->ever[i]);
    }
    out_put(o, told ? "\n" : "");
}

static bool see_text(void *ud, const rv_open_feature *f) {
    walk *w = ud;
    put_feature(w->r->out, w->report, f);
    for (int i = 0; i < f->nclosers; i++)
        if (!told(w->report, f->closers, i))
            put_closers(w->r->out, w->report, f, i);
    if (!f->nclosers)
        out_put(w->r->out, w->r->args->tile     ? "    this tile does not close it\n"
                           : w->report->unknown ? "    no one tile that is known closes it\n"
                                                : "    no one tile closes it\n");
    else if (!w->r->args->tile)
        put_chances(w, f);
    w->features++;
    return !w->r->out->error;
}

/* ---- tab-separated ------------------------------------------------------------------------- */

static void put_pairs(out *o, const rv_report *p, const int *numbers, const bool *has) {
    const char *before = "";
    for (int i = 0; i < p->nplayers; i++)
        if (has ? has[i] : numbers[i] != 0) {
            out_printf(o, "%s%s=%d", before, p->label[i], numbers[i]);
            before = " ";
        }
}

static void put_tsv(out *o, const rv_report *p, const rv_open_feature *f, const rv_closer *c) {
    out_printf(o, "%s\t%s\t%d\t%d\t", f->feature, f->kind, f->tiles, f->points);
    put_ends(o, f);
    out_put(o, "\t");
    put_pairs(o, p, f->followers, NULL);
    if (c) {
        out_printf(o, "\t%s\t%s\t%d\t", c->tile, c->cell, c->rotation);
        put_pairs(o, p, c->points, c->scores);
        out_put(o, "\t");
        for (int i = 0; i < c->gives.n; i++)
            out_printf(o, "%d", c->gives.list[i].number);
    } else {
        out_put(o, "\t\t\t\t\t");
    }
    const rv_things *needs = c ? &c->needs : &f->needs;
    for (int i = 0; i < needs->n;
         i++) /* in games with pieces built along with tiles, a further column */
        out_printf(o, "\t%s", needs->list[i].words);
    out_put(o, "\n");
}

static void put_header(walk *w, const rv_things *needs) {
    if (!header_begins(w->r,
                       "feature kind tiles points open followers tile cell rotation gain corner"))
        return;
    for (int i = 0; i < needs->n; i++)
        out_printf(w->r->out, "\t%s", needs->list[i].name);
    out_put(w->r->out, "\n");
}

static bool see_tsv(void *ud, const rv_open_feature *f) {
    walk *w = ud;
    put_header(w, &f->needs);
    for (int i = 0; i < f->nclosers; i++)
        put_tsv(w->r->out, w->report, f, &f->closers[i]);
    if (!f->nclosers)
        put_tsv(w->r->out, w->report, f, NULL);
    return !w->r->out->error;
}

/* ---- the command --------------------------------------------------------------------------- */

/* Before the walk: the board cannot be asked about meanwhile. */
static void note_in_hand(walk *w) {
    rv_shown_board b;
    rv_case_board(w->r->bench, &b);
    for (int i = 0; i < w->report->nplayers; i++) {
        const rv_thing *t = shown_of(&b.things, SHOWN_IN_HAND, i);
        strncat(w->in_hand[i], t ? t->words : "", sizeof w->in_hand[i] - 1);
    }
}

static rv_status completions_document(run *r, const document *d) {
    walk w = {.r = r, .report = d->report, .document = d};
    rv_see_open *see = r->args->form == TSV ? see_tsv : see_text;
    const char *why = NULL;
    if (r->args->form == JSON)
        return report_json(r, d,
                           (rv_question){.asked = RV_ASKED_COMPLETIONS,
                                         .tile = r->args->tile,
                                         .areas = r->args->areas});
    if (r->args->form == TEXT)
        report_heading(r, d);
    note_in_hand(&w);
    rv_status status = rv_case_completions(r->bench, r->args->tile, r->args->areas, see, &w, &why);
    if (status != RV_FINE)
        return complain(r, status, d->file, why ? why : "memory ran out");
    if (r->args->form == TEXT && !w.features)
        out_put(r->out, "nothing is open\n");
    return RV_FINE;
}

rv_status cmd_completions(run *r) {
    return run_queries(r, completions_document);
}
