#include "games/bridges/bridge.h"
#include "judge/why.h"

void rv_bridge_why_placing(rv_telling *t, rv_entry *e) {
    t->c->asked = t;
    t->c->entry = e;
    rv_bridge_before_placing(t->c, e);
    t->c->asked = NULL;
    t->heard = t->c->diags.n;
}
