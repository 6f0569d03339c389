/* record_castles.c - castles in an entry of `moves`, and in a position: read and written. */
#include "games/castles/record_castles.h"
#include "base/limit.h"
#include "games/castles/castles.h"
#include "record/record_read.h"
#include "record/write.h"

/* ---- castles ------------------------------------------------------------------------------- */

static void add_feature(rv_reader *r, const rv_yaml *v, int player, rv_fief_refs *out) {
    rv_fief_ref *ref = &out->list[out->n];
    *ref = (rv_fief_ref){.mark = v->mark, .player = player};
    if (rv_typed(r->d, v, RV_WORD, "a feature") && rv_read_feature(r, v, &ref->feature))
        out->n += player >= 0;
}

/* PLAYER: feature, or a list of them. */
static rv_fief_refs read_fiefs(rv_reader *r, const rv_yaml *k, const rv_yaml *v) {
    int all = 0;
    RV_EACH_PAIR(v, p)
        all += p->next->type == RV_YAML_LIST ? p->next->n : 1;
    if (all > RV_LIMIT_LIST) {
        rv_complain(r->d, RV_D_TOO_MANY, v->mark, RV_LIMIT_TEXT(RV_LIMIT_LIST),
                    rv_printf(r->a, "entries of %s", k->text.s));
        return (rv_fief_refs){NULL, 0};
    }
    rv_fief_refs out = {RV_NEWS(r->a, rv_fief_ref, all + 1), 0};
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

static void read_castle(rv_reader *r, const rv_yaml *v) {
    rv_castles_said *e = rv_castles_said_to(r->a, r->entry->beside->own);
    e->castle = read_fiefs(r, r->key, v);
}

static void read_fief(rv_reader *r, const rv_yaml *v) {
    rv_castles_said *e = rv_castles_said_to(r->a, r->entry->beside->own);
    e->fief = read_fiefs(r, r->key, v);
}

/* The owner; "none" if the lord has gone home, unless a player has this label. */
static bool read_lord(rv_reader *r, const rv_yaml *v, rv_fief_ref *out) {
    out->player = RV_NONE;
    return (v->type == RV_YAML_WORD && rv_str_means(v->text, "none") &&
            rv_player_find(r->rec, v->text) < 0) ||
           rv_read_owner(r, v, &out->player, &out->figure);
}

/* FEATURE: lord */
static void read_castles(rv_reader *r, const rv_yaml *v) {
    rv_fief_refs *all = &rv_castles_position_to(r->a, r->rec->own)->castles;
    all->list = RV_NEWS(r->a, rv_fief_ref, v->n + 1);
    RV_EACH_PAIR(v, k) {
        rv_fief_ref *ref = &all->list[all->n];
        *ref = (rv_fief_ref){.mark = k->mark};
        if (rv_read_feature(r, k, &ref->feature) && read_lord(r, k->next, ref))
            all->n++;
    }
}

/* ---- written ------------------------------------------------------------------------------- */

static void put_fiefs(rv_case *c, rv_buf *b, const char *key, const rv_fief_ref *list, int n) {
    rv_owned *deeds = RV_NEWS(&c->arena, rv_owned, n + 1);
    for (int i = 0; i < n; i++) {
        const rv_feature_ref *f = &list[i].feature;
        deeds[i] = (rv_owned){c->rec.label[list[i].player], f->canon ? f->canon : f->text};
    }
    rv_put_owned(b, key, deeds, n);
}

static void put_castle(rv_case *c, rv_buf *b, const rv_entry *e) {
    const rv_castles_said *own = rv_castles_beside(e);
    put_fiefs(c, b, "castle", own->castle.list, own->castle.n);
}

static void put_fief(rv_case *c, rv_buf *b, const rv_entry *e) {
    const rv_castles_said *own = rv_castles_beside(e);
    put_fiefs(c, b, "fief", own->fief.list, own->fief.n);
}

/* "R", "R big"; "none" where the castle has scored. */
static const char *lord_word(rv_case *c, int castle) {
    uint8_t lord = rv_castles_lord_of(c->game, castle);
    int figure = rv_piece_figure(lord);
    return lord ? rv_printf(&c->arena, "%s%s%s", c->rec.label[rv_piece_player(lord)],
                            figure ? " " : "", c->game->rs->figures[figure].key)
                : "none";
}

static void put_castles(rv_case *c, rv_buf *b) {
    const rv_castles *s = rv_castles_of(c->game);
    for (int i = 0; i < s->n; i++)
        rv_putf(b, "%s'%s': %s", i ? ", " : "castles: {",
                rv_feature_name(c->game, &c->arena, rv_root(c->game, s->list[i].node)),
                lord_word(c, i));
    rv_put(b, s->n ? "}\n" : "");
}

/* ---- rows ------------------------------------------------------------------------------------ */

static bool with_castles(const rv_record *rec) {
    return rv_pieces_each(rec->rs, rec->option, rec->nplayers,
                          rv_piece_find(rec->rs, rv_str_of("castles"))) > 0;
}

static const rv_theme castles = {with_castles, 0, "castles"};

static const rv_shape of_owners = {RV_SHAPE_MAP, .of = &rv_shape_player,
                                   .to = RV_EITHER(&rv_shape_feature, RV_MANY(&rv_shape_feature))};

const rv_key rv_castles_keys[] = {
    {&rv_map_entry, "castle", &of_owners, &castles, .read = read_castle, .put_said = put_castle,
     .acts = RV_ACTS({RV_WHEN_LAID, .play = rv_castles_play, .random = rv_castles_random,
                      .chances = &rv_castles_chances}),
     .rank = RV_RANK_ACTION, .of_tiles = true, .law = RV_D_CASTLE_SMALL,
     .words = "Cities completed in this turn that their owners turn into castles"},
    {&rv_map_entry, "fief", &of_owners, &castles, .read = read_fief, .put_said = put_fief,
     .acts =
         RV_ACTS({RV_WHEN_LAID, .play = rv_castles_play_fiefs, .random = rv_castles_random_fiefs}),
     .rank = RV_RANK_ACTION, .of_tiles = true, .law = RV_D_FIEF_NOTHING,
     .words = "Which completed feature the owner of a castle scores; left out, the best"},
    {&rv_map_document, "castles",
     RV_PAIRS(&rv_shape_feature, RV_EITHER(&rv_shape_owner, RV_FORM("none", "none"))), &castles,
     read_castles, put_castles, .acts = RV_ACTS({RV_WHEN_POSITION, .set = rv_castles_stand}),
     .rank = RV_RANK_GAMES, .of_positions = true,
     .words = "The castles, each with its lord; none when he has gone home",
     .sample = "{'city@0,1': W}"},
    {0},
};
