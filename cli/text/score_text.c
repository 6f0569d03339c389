/* score_text.c - the items of a report in words, turn by turn, then final scoring and who has won.
 * `score` prints them; a page shows the words of single items (item_text).
 */
#include "text/text.h"

#define SCORE_WIDTH 6  /* width of a column of running scores */
#define ITEM_COLUMN 14 /* column of the text of an item */

static void put_note(out *o, const rv_item *i) {
    if (*i->note)
        out_printf(o, ": %s", i->note);
}

void item_text(out *o, const rv_item *i) {
    switch (i->type) {
    case RV_ITEM_ACTION: /* the note follows the player */ out_clean(o, i->note); return;
    case RV_ITEM_TOOK:
        out_printf(o, "takes %s at %d", i->thing, rv_thing_number(&i->things, "corner", 0));
        put_note(o, i);
        if (*i->script)
            out_printf(o, " (%s)", i->script);
        return;
    case RV_ITEM_USED:
        out_printf(o, "plays %s%s%s", i->thing, *i->feature ? " on " : "", i->feature);
        put_note(o, i);
        return;
    case RV_ITEM_MOVED: out_printf(o, "%s to ", i->thing); break;
    default: break;
    }
    /* points without a feature come from a house rule, or from a piece */
    const bool told = i->type == RV_ITEM_RULED && strstr(i->note, i->feature); /* where it goes */
    if (!*i->feature && !*i->script)
        out_spaced(o, i->kind);
    else
        out_clean(o, *i->feature && !told ? i->feature : i->script);
    if (*i->feature && *i->script && !told)
        out_printf(o, " (%s)", i->script);
    put_note(o, i);
    if (!*i->note && i->tiles)
        out_printf(o, ": %d tile%s", i->tiles, i->tiles == 1 ? "" : "s");
}

static void put_items(run *r, const rv_report *p, int turn) {
    out *o = r->out;
    RV_EACH_AT(p->items, p->nitems, i) {
        out *what = out_part(o);
        const char *player = i->player < 0 ? "-" : p->label[i->player], *points = "";
        if (i->turn != turn)
            continue;
        if (i->type == RV_ITEM_SCORE || i->type == RV_ITEM_NOTHING)
            points = out_format(o, i->points ? "%+d" : "%d", i->points);
        out_printf(o, "%8s  %s", points, player);
        out_tab(o, ITEM_COLUMN);
        item_text(what, i);
        out_words_to(o, ITEM_COLUMN, REPORT_RULE_COLUMN - 1, out_text(what));
        report_rule(o, i->rule);
    }
}

/* The turn, and the scores in columns at the right edge; then its items. */
static void put_turn(run *r, const rv_report *p, const rv_turn_line *line) {
    const char *label = line->player < 0 ? "-" : p->label[line->player];
    out_printf(r->out, OUT_STRONG "%3d  %-2s %s" OUT_PLAIN, line->turn, label, line->text);
    out_tab(r->out, OUT_WIDTH - SCORE_WIDTH * p->nplayers);
    for (int i = 0; i < p->nplayers; i++)
        out_printf(r->out, "%*d", SCORE_WIDTH, line->score[i]);
    out_put(r->out, "\n");
    put_items(r, p, line->turn);
}

static void put_final(run *r, const rv_report *p) {
    if (p->nitems && p->items[p->nitems - 1].turn == RV_NO_TURN)
        out_printf(r->out, OUT_STRONG "final scoring%s" OUT_PLAIN "\n",
                   report_partly(p) ? " of what could be read" : "");
    put_items(r, p, RV_NO_TURN);
}

void score_text_turns(run *r, const rv_report *p) {
    put_items(r, p, 0); /* those of house rules before the first turn */
    if (p->nlines) {
        out_spaces(r->out, OUT_WIDTH - SCORE_WIDTH * p->nplayers);
        for (int i = 0; i < p->nplayers; i++)
            out_printf(r->out, " %*.*s", SCORE_WIDTH - 1, SCORE_WIDTH - 1, p->label[i]);
        out_put(r->out, "\n");
    }
    for (int i = 0; i < p->nlines; i++)
        put_turn(r, p, &p->lines[i]);
    put_final(r, p);
}

void score_text_winner(out *o, const rv_report *p) {
    int n = report_winners(o, p, p->winner, "");
    out_put(o, n > 1 ? " share the victory\n" : n ? " wins\n" : "nobody wins\n");
}

void score_text_last(run *r, const rv_report *p) {
    if (p->nlines)
        put_turn(r, p, &p->lines[p->nlines - 1]);
    if (!p->finished)
        return;
    put_final(r, p);
    score_text_winner(r->out, p);
}
