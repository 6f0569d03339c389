/* record_castles.c - the keys of Bridges, Castles and Bazaars in an entry of `moves`, and in a
 * position. */
#include "base/limit.h"
#include "games/bridges/bridge.h"
#include "record/record_read.h"

/* ---- bridges ------------------------------------------------------------------------------- */

static int read_axis(rv_reader *r, const rv_yaml *v, rv_str text) {
    int axis = rv_axis_of(text);
    if (axis < 0)
        rv_complain(r->d, RV_D_BAD_EXTRA, v->mark, v->text.s, "a bridge goes ns or ew");
    return axis;
}

/* "ns", "ew@0,1" */
void rv_entry_bridge(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    (void)key;
    rv_bridge_ref *b = &r->entry->beside->bridge;
    rv_str cell = v->text, axis = rv_str_cut(&cell, "@");
    *b = (rv_bridge_ref){.mark = v->mark, .beside = cell.s, .axis = read_axis(r, v, axis)};
    if (b->axis < 0)
        r->d->list[r->d->n - 1].help = "ns, or ns@0,1 over a tile beside the one that is laid";
    else
        b->said =
            !b->beside || rv_read_cell(r, cell, rv_mark_in(v->mark, v->text, cell), &b->x, &b->y);
}

/* CELL: axis */
void rv_body_bridges(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    (void)key;
    r->rec->bridges.list = RV_NEWS(r->a, rv_span_ref, v->n + 1);
    RV_EACH_PAIR(v, k) {
        rv_span_ref *b = &r->rec->bridges.list[r->rec->bridges.n];
        *b = (rv_span_ref){.mark = k->mark};
        if (!rv_read_cell(r, k->text, k->mark, &b->x, &b->y) ||
            !rv_typed(r->d, k->next, RV_WORD, "ns or ew"))
            continue;
        b->axis = read_axis(r, k->next, k->next->text);
        r->rec->bridges.n += b->axis >= 0;
    }
}

/* ---- castles ------------------------------------------------------------------------------- */

typedef RV_LIST_OF(rv_fief_ref) fief_refs;

static void add_feature(rv_reader *r, const rv_yaml *v, int player, fief_refs *out) {
    rv_fief_ref *ref = &out->list[out->n];
    *ref = (rv_fief_ref){.mark = v->mark, .player = player};
    if (rv_typed(r->d, v, RV_WORD, "a feature") && rv_read_feature(r, v, &ref->feature))
        out->n += player >= 0;
}

/* PLAYER: feature, or a list of them. */
static fief_refs read_fiefs(rv_reader *r, const rv_yaml *k, const rv_yaml *v) {
    int all = 0;
    RV_EACH_PAIR(v, p)
        all += p->next->type == RV_YAML_LIST ? p->next->n : 1;
    if (all > RV_LIMIT_LIST) {
        rv_complain(r->d, RV_D_TOO_MANY, v->mark, RV_LIMIT_TEXT(RV_LIMIT_LIST),
                    rv_printf(r->a, "entries of %s", k->text.s));
        return (fief_refs){NULL, 0};
    }
    fief_refs out = {RV_NEWS(r->a, rv_fief_ref, all + 1), 0};
    RV_EACH_PAIR(v, p) {
        int player = rv_read_player(r, p);
        if (p->next->type != RV_YAML_LIST)
            add_feature(r, p->next, player, &out);
        else
            RV_EACH_ITEM(p->next, it)
                add_feature(r, it, player, &out);
    }
    return out;
}

void rv_entry_castle(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    const fief_refs list = read_fiefs(r, k, v);
    r->entry->beside->castle_mark = k->mark;
    r->entry->beside->castle.list = list.list;
    r->entry->beside->castle.n = list.n;
}

void rv_entry_fief(void *ud, const rv_yaml *k, const rv_yaml *v) {
    rv_reader *r = ud;
    const fief_refs list = read_fiefs(r, k, v);
    r->entry->beside->fief_mark = k->mark;
    r->entry->beside->fief.list = list.list;
    r->entry->beside->fief.n = list.n;
}

/* Whose he is; "none" where he has gone home, unless somebody is called so. */
static bool read_lord(rv_reader *r, const rv_yaml *v, rv_fief_ref *out) {
    out->player = RV_NONE;
    return (v->type == RV_YAML_WORD && rv_str_is(v->text, "none") &&
            rv_player_find(r->rec, v->text) < 0) ||
           rv_read_owner(r, v, &out->player, &out->figure);
}

/* FEATURE: lord */
void rv_body_castles(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reader *r = ud;
    (void)key;
    r->rec->castles.list = RV_NEWS(r->a, rv_fief_ref, v->n + 1);
    RV_EACH_PAIR(v, k) {
        rv_fief_ref *ref = &r->rec->castles.list[r->rec->castles.n];
        *ref = (rv_fief_ref){.mark = k->mark};
        if (rv_read_feature(r, k, &ref->feature) && read_lord(r, k->next, ref))
            r->rec->castles.n++;
    }
}
