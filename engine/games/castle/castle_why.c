#include "games/castle/castle.h"
#include "judge/why.h"

static void ask(rv_telling *t, rv_entry *e, bool laid, bool (*play)(rv_case *c, rv_entry *e)) {
    t->c->asked = t;
    t->c->entry = e;
    if (!laid && t->g->ncompleted) /* what the turn before completed */
        RV_SET(t->g, t->g->ncompleted, 0);
    play(t->c, e);
    t->c->asked = NULL;
    t->heard = t->c->diags.n;
}
void rv_castle_why_before(rv_telling *t, rv_entry *e, bool laid) { ask(t, e, laid, rv_castle_before_scoring); }
void rv_castle_why_after(rv_telling *t, rv_entry *e, bool laid) { ask(t, e, laid, rv_castle_after_scoring); }
