/* ruleset_kinds.c - the kinds of features of a ruleset, its wall tiles, and what players have:
 * figures, `big: {name: large follower, strength: 2}`, and pieces that are no followers, `barns:
 * {name: barn, each: [10, 9, 7, 6, 5]}`, or the numbers alone.
 */
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
        if (r->rs->kinds[i].any && rv_any_kind(r->rs) != i)
            rv_wrong(r, k->mark, k->text.s,
                     rv_printf(r->a, "one kind only can be `any: true`, and %s is",
                               r->rs->kinds[rv_any_kind(r->rs)].name));
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
    RV_EACH_PART(v, it) {
        if (rv_typed(&r->diags, it, RV_WORD, "a kind"))
            kinds |= 1u << rv_read_kind(r, it);
    }
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

/* ---- figures and pieces, found --------------------------------------------------------------- */

int rv_figure_find(const rv_ruleset *rs, rv_str key) {
    int found = rv_declared_find(rs, RV_DECLARED_FIGURES, key);
    for (int f = 0; found < 0 && f < rs->nfigures; f++)
        found = rv_str_means(key, rs->figures[f].key) ? f : -1;
    return found;
}

int rv_piece_find(const rv_ruleset *rs, rv_str key) {
    return rv_declared_find(rs, RV_DECLARED_PIECES, key);
}

int rv_figures_each(const rv_ruleset *rs, const uint8_t option[RV_O_COUNT], int figure) {
    return rv_is_met(rs->figures[figure].option, option) ? rs->figures[figure].each : 0;
}

int rv_pieces_each(const rv_ruleset *rs, const uint8_t option[RV_O_COUNT], int nplayers,
                   int piece) {
    if (piece < 0 || piece >= rs->npieces || !rv_is_met(rs->pieces[piece].option, option))
        return 0;
    return rs->pieces[piece].each[nplayers < rs->min_players ? rs->min_players : nplayers];
}

int rv_fewest_written(const rv_ruleset *rs) {
    return rs->cites[RV_D_ALONE] ? 1 : rs->min_players;
}

int rv_ruleset_figures(const rv_ruleset *rs) {
    return rs->nfigures;
}

void rv_ruleset_figure(const rv_ruleset *rs, int i, rv_figure_info *out) {
    static const rv_figure_row none = {.key = NULL};
    const rv_figure_row *f = i >= 0 && i < rs->nfigures ? &rs->figures[i] : &none;
    *out = (rv_figure_info){f->key, f->one, f->several, f->before, f->path, f->size};
}

int rv_ruleset_pieces(const rv_ruleset *rs) {
    return rs->npieces;
}

void rv_ruleset_piece(const rv_ruleset *rs, int i, rv_piece_info *out) {
    static const rv_piece_row none = {.key = NULL};
    const rv_piece_row *p = i >= 0 && i < rs->npieces ? &rs->pieces[i] : &none;
    *out = (rv_piece_info){p->key, p->one, p->each[rs->min_players], p->path};
}

/* ---- figures --------------------------------------------------------------------------------- */

static void figure_adjective(rv_reading *r, const rv_yaml *k) {
    rv_figure_row *f = r->to;
    rv_word_row words = {NULL, NULL, NULL};
    rv_read_words(r, k->next, &words);
    if (words.one)
        f->before = rv_printf(r->a, "%s ", words.one);
}

FIELDS(figure_fields) = {
#define RV_FIGURE(key, take, ...) RV_TAKE(#key, RV_WORD, take, false),
#define RV_FIGURE_WORDS(key, ...) RV_ROW_WORDS(#key, rv_figure_row),
#define RV_FIGURE_IS(member, how, ...) RV_ROW(#member, rv_figure_row, member, RV_IS_##how, false),
#define RV_FIGURE_NUMBER(member, least, most, ...)                                                 \
    RV_ROW_RANGE(#member, rv_figure_row, member, least, most, false),
#include "ruleset/field.def"
};

void rv_plain_figure(rv_ruleset *rs) {
    rs->nfigures = 1;
    rs->figures[RV_F_SMALL] = (rv_figure_row){.key = "",
                                              .prefix = "",
                                              .one = "follower",
                                              .several = "followers",
                                              .before = "",
                                              .option = RV_ALWAYS,
                                              .completed = RV_ALWAYS,
                                              .strength = 1,
                                              .size = 100};
}

void rv_take_figures(rv_reading *r, const rv_yaml *key) {
    RV_EACH_PAIR(key->next, k) {
        rv_figure_row *f = k->text.n ? rv_declare(r, RV_DECLARED_FIGURES, k) : NULL;
        if (!f) {
            rv_read_name(r, k); /* "" is the plain one */
            return;
        }
        if (!f->one) {
            f->prefix = rv_printf(r->a, "%s:", f->key);
            f->one = rv_printf(r->a, "%s follower", f->key);
            f->several = rv_printf(r->a, "%ss", f->one);
            f->before = rv_printf(r->a, "%s ", f->key);
            f->option = f->completed = RV_ALWAYS;
            f->strength = f->each = 1;
            f->size = 100;
        }
        RV_READ_MAP(r, k->next, k->text.s, figure_fields, f);
        if (rv_figure_alone(f)) /* its key needs no role behind it */
            f->prefix = f->key;
        if (!f->joins)
            continue;
        f->strength = 0;
        const rv_yaml *strength = rv_doc_get(k->next, "strength");
        if (strength)
            rv_wrong(r, strength->mark, "strength",
                     "a figure that joins followers counts for nothing");
    }
}

/* ---- pieces ---------------------------------------------------------------------------------- */

/* Of each player, for the fewest who can play and on. */
static void piece_each(rv_reading *r, const rv_yaml *k) {
    rv_piece_row *p = r->to;
    int n = r->rs->min_players;
    RV_EACH_ITEM(k->next, it) {
        int count = rv_read_number(r, it, k->text.s, 0, 100);
        if (n <= RV_MAX_PLAYERS)
            p->each[n++] = (int16_t)count;
    }
    if (k->next->n != r->rs->max_players - r->rs->min_players + 1)
        rv_wrong(r, k->mark, k->text.s, "a number for each number of players");
}

FIELDS(piece_fields) = {
    RV_TAKE("each", RV_LIST, piece_each, false),
    RV_ROW_WORDS("name", rv_piece_row),
    RV_ROW("option", rv_piece_row, option, RV_IS_OPTION, false),
    RV_ROW("path", rv_piece_row, path, RV_IS_OUTLINE, false),
};

void rv_take_pieces(rv_reading *r, const rv_yaml *key) {
    RV_EACH_PAIR(key->next, k) {
        rv_piece_row *p = r->to = rv_declare(r, RV_DECLARED_PIECES, k);
        if (!p)
            return;
        if (!p->one)
            *p = (rv_piece_row){
                .key = p->key, .one = p->key, .several = p->key, .option = RV_ALWAYS};
        if (!rv_typed(&r->diags, k->next, RV_LIST | RV_MAP, k->text.s))
            continue;
        if (k->next->type == RV_YAML_LIST)
            piece_each(r, k);
        else
            RV_READ_MAP(r, k->next, k->text.s, piece_fields, p);
    }
}
