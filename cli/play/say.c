#include "play/say.h"
#include "play/blame.h"
#include "play/command.h"
#include "report.h"
#include "text/score_text.h"
#include <stdlib.h>
#include <string.h>

void say_next(play *p) {
    const rv_report *r = p->report;
    out *o = p->r->out;
    report_scores(o, r);
    if (r->to_move < 0) {
        out_put(o, "; the game is over\n");
        return;
    }
    out_put(o, "; ");
    report_player(o, r, r->to_move);
    out_printf(o, " is to move%s, %d tile%s left\n", report_part(r), r->stack,
               r->stack == 1 ? "" : "s");
}

/* What lay face down, and whose number nobody has typed. */
static bool is_unknown(const rv_item *i) {
    return i->type == RV_ITEM_TOOK && rv_thing_number(&i->things, "token", -1) < 0;
}

/* The score without them is no result. */
static void say_unknown(const play *p) {
    const rv_report *r = p->report;
    out *o = p->r->out;
    int unknown = 0;
    for (int i = 0; i < r->nitems; i++) {
        const rv_item *item = &r->items[i];
        unknown += is_unknown(item);
        if (is_unknown(item) && item->turn == r->turns)
            out_printf(o, "If its number is known, type `take: {%d: NUMBER}`.\n",
                       rv_thing_number(&item->things, "corner", 0));
    }
    if (unknown && r->finished) {
        out_printf(o, "%d of what was taken has no number and counts nothing here. ", unknown);
        out_put(o, "Type the turn\nbefore the key to add it: `17 take: {12: NUMBER}`.\n");
    }
}

void say_turn(play *p) {
    say_fault(p);
    command_redraw(p);
    if (p->report->nlines)
        score_text_last(p->r, p->report);
    if (p->report->finished)
        score_text_end(p->r, p->report);
    say_unknown(p);
    say_next(p);
}

void say_fault(play *p) {
    const document d = {
        .file = p->file.name, .number = 1, .alone = true, .report = p->report, .text = &p->text};
    out_flush(p->r->out);
    blame_put(p->r, &d);
    p->r->untold = p->known + 1;
}

/* "27 B: 17/90 e5", the turn as it is typed anew. */
static void put_turn(play *p, out *o, int turn) {
    char *entry = diary_entry(&p->diary, turn);
    char *comment = entry ? strstr(entry, " #") : NULL;
    if (comment)
        *comment = '\0';
    size_t n = entry ? strlen(entry) : 0;
    out_printf(o, "%d %s%s", turn, entry ? entry : "", n && entry[n - 1] == ':' ? " {…}" : "");
    free(entry);
}

void say_how_to_mend(play *p) {
    const rv_diag *f = play_fault(p);
    out *words = out_part(p->r->err);
    if (!f)
        return;
    if (f->turn) {
        out_printf(words, "Turn %d of %d is refused: type it again behind its number, as `",
                   f->turn, p->known);
        put_turn(p, words, f->turn);
        out_put(words, "`; `keep` it if it was played all the same; or `undo` the last turn.");
    } else {
        out_put(words, "No turn is wrong, but a key of the document: type it again, as `score: "
                       "{W: 14}`, or mend the file.");
    }
    out_words(p->r->out, 0, 0, out_text(words));
    out_put(p->r->out, "\n");
}
