#include "play/amend.h"
#include "play/say.h"
#include "play/typed.h"
#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* The turn with the first complaint; 0 is what stands before the turns, and one more than there are
 * is what stands behind them. What cannot be read is worse than all. */
static int fault_turn(play *p) {
    const rv_diag *f = play_fault(p);
    if (!f)
        return INT_MAX;
    if (p->report->verdict == RV_NOT_READ)
        return -1;
    return f->turn || f->line < diary_line(&p->diary) ? f->turn : p->known + 1;
}

static void judge_anew(play *p) {
    if (play_accept_marked(p))
        play_judge(p);
}

static void take_back(play *p, out *before) {
    say_fault(p);
    out_put(p->r->out, "Not entered.\n");
    diary_free(&p->diary);
    diary_open(&p->diary, out_text(before));
    judge_anew(p);
}

/* A change is taken if nothing is wrong after it, or only something behind what was wrong before;
 * what stands behind the turns may need several. */
static bool is_better(const play *p, int fault, int now) {
    return now == INT_MAX || (fault != INT_MAX && (now > fault || fault > p->known));
}

static void conclude(play *p, int fault, out *before) {
    judge_anew(p);
    if (!is_better(p, fault, fault_turn(p))) {
        take_back(p, before);
    } else if (play_accept(p)) {
        say_turn(p);
        say_how_to_mend(p);
    }
}

static void change_turn(play *p, int turn, char *words) {
    char *part = typed_part(&words);
    const typed_key key = part ? typed_key_of(p, part) : (typed_key){0};
    if (part && (!key.found || key.alone)) {
        diary_replace(&p->diary, turn, part);
        part = typed_part(&words);
    }
    for (; part; part = typed_part(&words))
        diary_set_key(&p->diary, turn, part);
}

bool amend_enter(play *p, char *line) {
    char *behind;
    long turn = strtol(line, &behind, 10);
    const typed_key key = typed_key_of(p, line);
    bool of_turn = turn > 0 && *behind == ' ' &&
                   (typed_key_of(p, behind + 1).found || typed_for_player(p, behind + 1));
    bool of_entry = key.found && (key.alone || p->known || p->refused);
    bool of_document = key.document && !of_entry && !typed_for_player(p, line);
    if (!of_turn && !of_document)
        return false;
    if (of_turn && turn > p->known) {
        out_printf(p->r->out, "There is no turn %ld.\n", turn);
        return true;
    }
    out *before = out_part(p->r->err);
    int fault = fault_turn(p);
    diary_put(&p->diary, before);
    if (of_turn)
        change_turn(p, (int)turn, behind + 1);
    else
        diary_set_document_key(&p->diary, line);
    conclude(p, fault, before);
    return true;
}
