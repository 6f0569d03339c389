#include "games/tower/tower.h"
#include "judge/replay.h"
#include "judge/why.h"

static void ask(rv_telling *t, rv_entry *e, bool (*play)(rv_case *c, rv_entry *e)) {
    t->c->asked = t;
    t->c->entry = e;
    play(t->c, e);
    t->c->asked = NULL;
    t->heard = t->c->diags.n;
}
void rv_tower_why_turn(rv_telling *t, rv_entry *e) {
    ask(t, e, rv_tower_before_turn);
}
void rv_tower_why_before(rv_telling *t, rv_entry *e, bool laid) {
    (void)laid;
    ask(t, e, rv_tower_before_scoring);
}
void rv_tower_why_after(rv_telling *t, rv_entry *e, bool laid) {
    if (laid)
        ask(t, e, rv_tower_after_scoring);
}
