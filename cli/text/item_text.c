#include "text/item_text.h"

static void put_note(out *o, const rv_item *i) {
    if (*i->note) {
        out_put(o, ": ");
        out_clean(o, i->note);
    }
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
        out_printf(o, "plays %s", i->thing);
        if (*i->feature) {
            out_put(o, " on ");
            out_clean(o, i->feature);
        }
        put_note(o, i);
        return;
    case RV_ITEM_MOVED: out_printf(o, "%s to ", i->thing); break;
    default: break;
    }
    /* points without a feature come from a house rule, or from a piece */
    if (!*i->feature && !*i->script)
        out_spaced(o, i->kind);
    else
        out_clean(o, *i->feature ? i->feature : i->script);
    if (*i->feature && *i->script)
        out_printf(o, " (%s)", i->script);
    put_note(o, i);
    if (!*i->note && i->tiles)
        out_printf(o, ": %d tile%s", i->tiles, i->tiles == 1 ? "" : "s");
}
