/* ruleset_kinds.c - the kinds of features of a ruleset, and its wall tiles. */
#include "ruleset/ruleset_read.h"

/* ---- kinds --------------------------------------------------------------------------------- */

/* Points by tiles. */
static void kind_table(rv_reading *r, const rv_yaml *k) {
    const rv_yaml *v = k->next;
    rv_kind *kind = r->to;
    kind->ntable = 0;
    if (v->n == 0 || v->n > RV_MAX_TABLE) {
        rv_wrong(r, v->mark, k->text.s,
                 "points of 1 tile, of 2 … : 1 to " RV_LIMIT_TEXT(RV_MAX_TABLE) " numbers");
        return;
    }
    RV_EACH_ITEM(v, it)
        kind->table[kind->ntable++] = (int16_t)rv_read_number(r, it, k->text.s, 0, 1000);
}

FIELDS(kind_fields) = {
#define RV_KIND(member, how, most, text)                                                           \
    RV_ROW_OF(#member, RV_WORD | (RV_IS_##how == RV_IS_OPTION ? RV_MAP : 0), rv_kind, member,      \
              RV_IS_##how, most, NULL, false),
#define RV_KIND_LIST(key, take, text) RV_TAKE(#key, RV_LIST, take, false),
#include "ruleset/field.def"
};

void rv_take_kinds(rv_reading *r, const rv_yaml *key) {
    r->recode = true;
    RV_EACH_PAIR(key->next, k) {
        /* As the base calls it: two kinds may change their names with each other. */
        int i = r->rs->base ? rv_kind_find(r->rs->base, k->text) : -1;
        if (i < 0)
            i = rv_kind_find(r->rs, k->text);
        if (i < 0 && r->rs->nkinds == RV_MAX_KINDS) {
            rv_too_many(r, k, RV_LIMIT_TEXT(RV_MAX_KINDS), "kinds");
            return;
        }
        if (i < 0)
            r->rs->kinds[i = r->rs->nkinds++] =
                (rv_kind){.name = rv_read_name(r, k), .role = "", .rule = "", .option = RV_ALWAYS};
        RV_READ_MAP(r, k->next, k->text.s, kind_fields, &r->rs->kinds[i]);
    }
}

int rv_read_kind(rv_reading *r, const rv_yaml *v) {
    int k = rv_kind_find(r->rs, v->text);
    if (k < 0)
        rv_wrong(r, v->mark, v->text.s, "a kind of this ruleset");
    else if (r->rs->kinds[k].any)
        rv_wrong(r, v->mark, v->text.s,
                 "a kind of features: an edge that fits beside any other is none");
    return k < 0 ? 0 : k;
}

int rv_read_kinds(rv_reading *r, const rv_yaml *v) {
    unsigned kinds = 0;
    RV_EACH_PART(v, it)
        if (rv_typed(&r->diags, it, RV_WORD, "a kind"))
            kinds |= 1u << rv_read_kind(r, it);
    return (int)kinds;
}

/* ---- wall tiles ---------------------------------------------------------------------------- */

FIELDS(wall_tile_fields) = {
    RV_ROW_NUMBER("copies", rv_wall_tile, copies, 100, true),
    RV_ROW_CHOICE("effect", rv_wall_tile, effect, true, "extra_turn", "double", "unfinished",
                  "prize", "keep", "points"),
    RV_ROW("kind", rv_wall_tile, kind, RV_IS_KIND, false),
    RV_ROW_NUMBER("amount", rv_wall_tile, amount, 100, false),
    RV_ROW("rule", rv_wall_tile, rule, RV_IS_RULE, true),
};

void rv_take_wall_tiles(rv_reading *r, const rv_yaml *key) {
    r->rs->nwall_tiles = 0;
    RV_EACH_PAIR(key->next, k) {
        if (r->rs->nwall_tiles == RV_MAX_WALL_TILES) {
            rv_too_many(r, k, RV_LIMIT_TEXT(RV_MAX_WALL_TILES), "wall tiles");
            return;
        }
        rv_wall_tile *t = &r->rs->wall_tiles[r->rs->nwall_tiles++];
        *t = (rv_wall_tile){.number = (int8_t)rv_read_number(r, k, "a wall tile", 1, 99),
                            .rule = ""};
        RV_READ_MAP(r, k->next, "a wall tile", wall_tile_fields, t);
        bool on_kind = t->effect == RV_EFFECT_DOUBLE || t->effect == RV_EFFECT_UNFINISHED ||
                       t->effect == RV_EFFECT_PRIZE;
        if (on_kind && !rv_doc_get(k->next, "kind"))
            rv_complain(&r->diags, RV_D_MISSING_KEY, k->mark, "kind");
    }
}
