#include "text/score_text.h"
#include "report.h"
#include <stdio.h>

#define SCORE_WIDTH 6  /* width of a column of running scores */
#define ITEM_COLUMN 14 /* column of the text of an item */

/* ---- items in words ------------------------------------------------------------------------ */

/* Points without a feature come from a house rule, or from a piece. */
static void put_what(out *o, const rv_item *i) {
    if (!*i->feature && !*i->script)
        out_spaced(o, i->kind);
    else
        out_clean(o, *i->feature ? i->feature : i->script);
    if (*i->feature && *i->script)
        out_printf(o, " (%s)", i->script);
}

static void put_feature(out *o, const rv_item *i) {
    put_what(o, i);
    if (*i->note) {
        out_put(o, ": ");
        out_clean(o, i->note);
    } else if (i->tiles) {
        out_printf(o, ": %d tile%s", i->tiles, i->tiles == 1 ? "" : "s");
    }
}

static void put_took(out *o, const rv_item *i) {
    out_printf(o, "takes %s at %d", i->thing, rv_thing_number(&i->things, "corner", 0));
    if (*i->note) {
        out_put(o, ": ");
        out_clean(o, i->note);
    }
    if (*i->script)
        out_printf(o, " (%s)", i->script);
}

static void put_moved(out *o, const rv_item *i) {
    out_printf(o, "%s to ", i->thing);
    put_feature(o, i);
}

static void put_used(out *o, const rv_item *i) {
    out_printf(o, "plays %s", i->thing);
    if (*i->feature) {
        out_put(o, " on ");
        out_clean(o, i->feature);
    }
    if (*i->note) {
        out_put(o, ": ");
        out_clean(o, i->note);
    }
}

/* The note follows the player. */
static void put_action(out *o, const rv_item *i) {
    out_clean(o, i->note);
}

/* The printer of each type of item. */
static void (*const put_type[])(out *o, const rv_item *i) = {
    [RV_ITEM_SCORE] = put_feature,     [RV_ITEM_NOTHING] = put_feature,
    [RV_ITEM_TOOK] = put_took,         [RV_ITEM_MOVED] = put_moved,
    [RV_ITEM_USED] = put_used,         [RV_ITEM_ACTION] = put_action,
    [RV_ITEM_COLLECTED] = put_feature, [RV_ITEM_RULED] = put_feature};

/* ---- text ---------------------------------------------------------------------------------- */

static void put_item(run *r, const rv_report *p, const rv_item *i) {
    out *o = r->out, what;
    char points[16] = "";
    const char *player = i->player < 0 ? "-" : p->label[i->player];
    if (i->type == RV_ITEM_SCORE || i->type == RV_ITEM_NOTHING)
        snprintf(points, sizeof points, i->points ? "%+d" : "%d", i->points);
    out_printf(o, "%8s  %-2s", points, player);
    int column = 10 + (out_columns(player) > 2 ? out_columns(player) : 2);
    out_spaces(o, column < ITEM_COLUMN ? ITEM_COLUMN - column : 1);
    column = column < ITEM_COLUMN ? ITEM_COLUMN : column + 1;
    out_open(&what, OUT_NOWHERE, false);
    put_type[i->type](&what, i);
    column = out_words_to(o, column, ITEM_COLUMN, REPORT_RULE_COLUMN - 1, out_text(&what));
    out_end(&what, o);
    report_rule(o, column, i->rule);
}

static int put_items_of(run *r, const rv_report *p, int turn, int from) {
    while (from < p->nitems && p->items[from].turn == turn)
        put_item(r, p, &p->items[from++]);
    return from;
}

/* Numbers in columns at the right edge; the line has reached `column`. */
static void put_scores_right(out *o, const rv_report *p, int column, const int *scores) {
    int start = OUT_WIDTH - SCORE_WIDTH * p->nplayers;
    out_spaces(o, column < start ? start - column : 1);
    for (int i = 0; i < p->nplayers; i++)
        out_printf(o, "%*d", SCORE_WIDTH, scores[i]);
    out_put(o, "\n");
}

static void put_labels_right(out *o, const rv_report *p) {
    out_spaces(o, OUT_WIDTH - SCORE_WIDTH * p->nplayers);
    for (int i = 0; i < p->nplayers; i++)
        out_printf(o, " %*.*s", SCORE_WIDTH - 1, SCORE_WIDTH - 1, p->label[i]);
    out_put(o, "\n");
}

static void put_turn(run *r, const rv_report *p, const rv_turn_line *line) {
    const char *label = line->player < 0 ? "-" : p->label[line->player];
    int column = 3 + 2 + (out_columns(label) > 2 ? out_columns(label) : 2) + 1;
    out_tint(r->out, TINT_STRONG);
    out_printf(r->out, "%3d  %-2s ", line->turn, label);
    out_clean(r->out, line->text);
    out_untint(r->out);
    put_scores_right(r->out, p, column + out_columns(line->text), line->score);
}

/* The turns and their items are both in order of play. */
int score_text_turns(run *r, const rv_report *p) {
    int item = put_items_of(r, p, 0, 0); /* items of house rules before the first turn */
    if (p->nlines)
        put_labels_right(r->out, p);
    for (int i = 0; i < p->nlines; i++) {
        put_turn(r, p, &p->lines[i]);
        item = put_items_of(r, p, p->lines[i].turn, item);
    }
    return item;
}

void score_text_last(run *r, const rv_report *p) {
    const rv_turn_line *line = &p->lines[p->nlines - 1];
    int item = 0;
    while (item < p->nitems && p->items[item].turn != line->turn)
        item++;
    put_turn(r, p, line);
    put_items_of(r, p, line->turn, item);
}

void score_text_final(run *r, const rv_report *p, int item) {
    if (item < p->nitems) {
        out_tinted(r->out, TINT_STRONG, "final scoring");
        out_put(r->out, "\n");
        for (; item < p->nitems; item++)
            put_item(r, p, &p->items[item]);
    }
}

void score_text_winner(out *o, const rv_report *p) {
    int winners = 0, told = 0;
    for (int i = 0; i < p->nplayers; i++)
        winners += p->winner[i];
    for (int i = 0; i < p->nplayers; i++)
        if (p->winner[i]) {
            out_put(o, !told ? "" : told == winners - 1 ? " and " : ", ");
            report_player(o, p, i);
            told++;
        }
    if (winners)
        out_put(o, winners > 1 ? " share the victory\n" : " wins\n");
    else
        out_put(o, "nobody wins\n");
}

void score_text_end(run *r, const rv_report *p) {
    int item = p->nitems;
    while (item > 0 && p->items[item - 1].turn == RV_NO_TURN)
        item--;
    score_text_final(r, p, item);
    score_text_winner(r->out, p);
}
