#include "play/say.h"
#include "play/blame.h"
#include "play/command.h"
#include "report.h"
#include "text/score_text.h"

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
    out_printf(o, " is to move, %d tile%s left\n", r->stack, r->stack == 1 ? "" : "s");
}

void say_turn(play *p) {
    say_fault(p);
    command_redraw(p);
    if (p->report->nlines)
        score_text_last(p->r, p->report);
    if (p->report->finished)
        score_text_end(p->r, p->report);
    say_next(p);
}

void say_fault(play *p) {
    const document d = {
        .file = p->file.name, .number = 1, .alone = true, .report = p->report, .text = &p->text};
    out_flush(p->r->out);
    blame_put(p->r, &d);
    p->r->untold = p->known + 1;
}

void say_refusal(play *p, const char *why) {
    say_fault(p);
    out_printf(p->r->out, "%s\n", why);
}
