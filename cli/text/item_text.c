#include "text/item_text.h"

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

void item_text(out *o, const rv_item *i) {
    put_type[i->type](o, i);
}
