/* keys.c - the rows of all keys of documents (key.h) as one list: found, walked in the order in
 * which they are written, and asked which of them act in a game.
 *
 * The tables are those of this layer, one of each module, and that of the scripts, which stands
 * before the others where both have a key. Here are also the shapes that several tables share.
 */
#include "record/form.h"

const rv_map rv_map_document = {"the document"}, rv_map_setup = {"setup"},
             rv_map_entry = {"an entry of moves"}, rv_map_final = {"a player's final part"};

/* keys.tsv: each map, a key in it, and what it is; "" at the end. */
extern const char rv_key_texts[];

const char *rv_key_words(rv_arena *a, const rv_ruleset *rs, const rv_key *row) {
    const char *map = rv_key_texts, *key, *words;
    if (row->action)
        return *row->action->words ? row->action->words : row->key;
    for (; *map; map = words + strlen(words) + 1) {
        key = map + strlen(map) + 1;
        words = key + strlen(key) + 1;
        if (strcmp(map, row->in->what) == 0 && strcmp(key, row->key) == 0)
            return rv_say(a, rs, words);
    }
    return "";
}

/* ---- shapes ---------------------------------------------------------------------------------- */

RV_LISTS(rv_tile_choice, rv_record, of->rs->ntiles, of->rs->tiles[i].id)

RV_LISTS(rv_larger_choice, rv_record, of->rs->nfigures - 1, of->rs->figures[i + 1].key)

const char *rv_figure_choice(const void *game, int i) {
    return i + 1 == rv_rules_of(game)->nfigures ? "small" : rv_larger_choice(game, i);
}

const char *rv_token_choice(const void *game, int i) {
    return rv_token_name(rv_rules_of(game), i);
}

/* Also of the rulesets that the game extends: a kind may have another name there. */
const char *rv_kind_choice(const void *game, int i) {
    for (const rv_ruleset *rs = rv_rules_of(game); rs; rs = rs->base)
        for (int k = 0; k < rs->nkinds; k++)
            if (!rs->kinds[k].any && i-- == 0)
                return rs->kinds[k].name;
    return NULL;
}

/* A figure that is written alone has no role: its key stands in the place of one. */
const char *rv_role_choice(const void *game, int i) {
    const rv_ruleset *rs = rv_rules_of(game);
    for (const rv_ruleset *of = rs; of; of = of->base)
        for (int k = 0; k < of->nkinds; k++)
            if (!of->kinds[k].any && *of->kinds[k].role && i-- == 0)
                return of->kinds[k].role;
    for (int f = 0; f < rs->nfigures; f++)
        if (rv_figure_alone(&rs->figures[f]) && i-- == 0)
            return rs->figures[f].key;
    return NULL;
}

static const rv_shape axis = {RV_SHAPE_NUMBER, .least = -RV_LIMIT_POINTS, .most = RV_LIMIT_POINTS};

/* "B:big", as followers of a board are typed. */
const rv_mistake rv_joined_owner[] = {{"{player}:{size}", 0}, {NULL, 0}};
static const rv_mistake joined_left[] = {{"{player}:{size}", 1}, {NULL, 0}};

const rv_shape rv_shape_any_text = {RV_SHAPE_TEXT, .name = "text"},
               rv_shape_tile = {RV_SHAPE_CHOICE, .name = "tile", .pattern = "{tile}",
                                .choice = rv_tile_choice},
               rv_shape_cell = {RV_SHAPE_TEXT, .name = "cell", .form = "{cell}"},
               rv_shape_feature = {RV_SHAPE_TEXT, .name = "feature", .form = "{feature}"},
               rv_shape_player = {RV_SHAPE_TEXT, .name = "label", .form = "{player}"},
               rv_shape_owner = {RV_SHAPE_TEXT, .form = "{player}[ {size}]",
                                 .mistaken = rv_joined_owner, .use = RV_USE_TAKEN},
               rv_shape_left = {RV_SHAPE_TEXT, .form = "none|{player}[ {size}]",
                                .mistaken = joined_left, .use = RV_USE_TOP},
               rv_shape_truth = {RV_SHAPE_TEXT, .form = "{true|false}", .what = "true or false"},
               rv_shape_pair = {RV_SHAPE_LIST, .name = "[x, y]", .of = &axis},
               rv_shape_points = {RV_SHAPE_NUMBER, .name = "points", .least = -RV_LIMIT_POINTS,
                                  .most = RV_LIMIT_POINTS},
               rv_shape_scores = {RV_SHAPE_MAP, .of = &rv_shape_player, .to = &rv_shape_points};

unsigned rv_shape_types(const rv_shape *s) {
    unsigned blank = s->blank ? RV_BLANK : 0;
    switch (s->kind) {
    case RV_SHAPE_ANY: return RV_WORD | RV_LIST | RV_MAP;
    case RV_SHAPE_TEXT:
    case RV_SHAPE_CHOICE:
    case RV_SHAPE_NUMBER: return RV_WORD;
    case RV_SHAPE_LIST: return RV_LIST | blank;
    case RV_SHAPE_EITHER: return rv_shape_types(s->of) | rv_shape_types(s->to);
    default: return RV_MAP | blank;
    }
}

void rv_put_shape(rv_buf *b, const rv_shape *s) {
    static const char *const around[][3] = {[RV_SHAPE_LIST] = {"[", "", ", ...]"},
                                            [RV_SHAPE_MAP] = {"{", ": ", ", ...}"},
                                            [RV_SHAPE_EITHER] = {"", " | ", ""}};
    if (s->name) {
        rv_put(b, s->name);
    } else if (s->form) {
        rv_put_form(b, s->form);
    } else {
        rv_put(b, around[s->kind][0]);
        rv_put_shape(b, s->of);
        rv_put(b, around[s->kind][1]);
        if (s->to)
            rv_put_shape(b, s->to);
        rv_put(b, around[s->kind][2]);
    }
}

const char *rv_shape_text(rv_arena *a, const rv_shape *s) {
    rv_buf b = {.arena = a};
    rv_put_shape(&b, s);
    return rv_buf_text(&b);
}

/* ---- rows ------------------------------------------------------------------------------------ */

static const rv_key *const common[] = {rv_header_keys, rv_body_keys, rv_position_keys};
enum { OWN = sizeof common / sizeof *common, GAMES = OWN + RV_MODULES, TABLES = GAMES + 1 };

/* `more`: the rows of scripts. */
static const rv_key *table(const rv_links *links, int i, const rv_key *more) {
    return i < OWN ? common[i] : i < GAMES ? links->modules[i - OWN]->keys : more;
}

const rv_key *rv_key_next(rv_key_walk *w) {
    for (; w->rank < RV_RANKS; w->rank = w->all ? RV_RANKS : w->rank + 1, w->table = 0)
        for (; w->table < TABLES; w->table++, w->row = 0)
            for (const rv_key *k = table(w->links, w->table, w->own); k && k[w->row].key;) {
                const rv_key *row = &k[w->row++];
                if (row->in == w->in && (w->all || row->rank == w->rank) &&
                    (w->table == GAMES || !w->own ||
                     !rv_key_find(w->links, w->own, w->in, rv_str_of(row->key), NULL)->action))
                    return row;
            }
    return NULL;
}

const rv_key *rv_key_find(const rv_links *links, const rv_key *more, const rv_map *in, rv_str key,
                          int *order) {
    enum { MOST = 256 };                            /* rows of a table */
    for (int i = 0, t = GAMES; i < TABLES; t = i++) /* first those of scripts */
        for (const rv_key *first = table(links, t, more), *k = first; k && k->key; k++)
            if (k->in == in && rv_str_is(key, k->key)) {
                if (order)
                    *order = (k->rank * TABLES + t) * MOST + (int)(k - first);
                return k;
            }
    return NULL;
}

bool rv_is_document_key(const rv_links *links, rv_str name) {
    return rv_key_find(links, NULL, &rv_map_document, name, NULL) ||
           rv_key_find(links, NULL, &rv_map_entry, name, NULL);
}

bool rv_row_in_game(const rv_record *rec, const rv_key *row) {
    const rv_theme *t = row->theme;
    if (!t || t->has)
        return !t || t->has(rec);
    if (!t->pieces)
        return rec->rs->options[t->option].offered && rec->option[t->option];
    return rv_pieces_each(rec->rs, rec->option, rec->nplayers,
                          rv_piece_find(rec->rs, rv_str_of(t->pieces))) > 0;
}

bool rv_key_in_game(const rv_record *rec, const char *key) {
    for (int t = 0; t < TABLES; t++)
        for (const rv_key *k = table(rec->links, t, NULL); k && k->key; k++)
            if (strcmp(k->key, key) == 0)
                return rv_row_in_game(rec, k);
    return true;
}

/* ---- acting ---------------------------------------------------------------------------------- */

void rv_rows_begin(rv_game *g) {
    rv_acting *lists[RV_MOMENTS] = {NULL}; /* each with an empty one behind it */
    int n[RV_MOMENTS] = {0}, room[RV_MOMENTS] = {0};
    const rv_acting **acting = RV_NEWS(g->arena, const rv_acting *, RV_MOMENTS);
    for (int when = 0; when < RV_MOMENTS; when++)
        *RV_PUSH(g->arena, lists[when], n[when], room[when]) = (rv_acting){.row = NULL};
    for (int i = 0; i <= g->modules.n; i++)
        for (const rv_key *row = i < g->modules.n ? g->modules.row[i]->keys : g->own_rows;
             row && row->key; row++)
            for (const rv_act *act = row->acts; act && act->when; act++) {
                int *all = &n[act->when], at = *all - 1;
                *RV_PUSH(g->arena, lists[act->when], *all, room[act->when]) =
                    (rv_acting){.row = NULL};
                rv_acting *list = lists[act->when];
                for (; at && list[at - 1].act->order > act->order; at--)
                    list[at] = list[at - 1];
                list[at] =
                    (rv_acting){row, act,
                                !act->each && !act->set && !act->play &&
                                    !(act->chances && act->chances->must && !act->chances->after)};
            }
    for (int when = 0; when < RV_MOMENTS; when++)
        acting[when] = lists[when];
    g->acting = acting;
}

bool rv_chances_follow(const rv_chances *of, const rv_chance *after) {
    return of->after && after ? strcmp(of->after, after->row->key) == 0 : !of->after == !after;
}

bool rv_may_do(rv_case *c, rv_game *g, rv_chance *d) {
    return d->of->may(c, g, d) &&
           (!d->row->instead ||
            RV_HOUSE_LETS(g, may_act, .player = g->turn.to_move, .key = d->row->key,
                          .pos = d->placed == RV_NONE ? RV_NONE : g->board.placed[d->placed].pos) ||
            rv_house_rule_fails(c));
}

bool rv_offer_chance(rv_offer *o) {
    if (o->what != RV_OFFER_LISTED && !rv_may_do(NULL, o->g, &o->chance))
        return false;
    o->see(o->ud, &o->chance);
    return true;
}

void rv_offer_row(rv_offer *o, const rv_acting *a) {
    const rv_chances *of = a->act->chances;
    if (!of || !rv_chances_follow(of, o->after))
        return;
    rv_chance_begin(&o->chance, a->row, of, o->after);
    of->list(o);
}

void rv_offer_chances(rv_game *g, const rv_acting *rows, const rv_chance *after, rv_offered what,
                      void (*see)(void *ud, const rv_chance *d), void *ud) {
    rv_offer o = {.g = g, .after = after, .what = what, .see = see, .ud = ud};
    for (const rv_acting *a = rows; a->row; a++)
        rv_offer_row(&o, a);
}

void rv_chance_begin(rv_chance *d, const rv_key *row, const rv_chances *of,
                     const rv_chance *after) {
    *d = (rv_chance){.row = row,
                     .of = of,
                     .value = rv_empty_value,
                     .placed = RV_NONE,
                     .node = RV_NONE,
                     .leader = after ? after->row : NULL,
                     .led_by = after ? &after->value : NULL};
}

const char *rv_chance_word(rv_arena *a, const rv_game *g, const rv_chance *d) {
    if (d->of->word)
        return d->of->word(a, g, d);
    rv_buf b = {.arena = a};
    rv_value value = d->value;
    if (d->row->shape->kind == RV_SHAPE_MAP)
        rv_put_shape_values(g, &b, d->row->shape, &(rv_values){.list = &value, .n = 1});
    else
        rv_put_value(g, &b, rv_shape_one(d->row->shape), &value);
    return rv_buf_text(&b);
}

const char *rv_chance_typed(rv_arena *a, const rv_game *g, const rv_chance *d) {
    rv_buf b = {.arena = a};
    rv_putf(&b, "%s: ", d->row->key);
    (d->row->shape->kind == RV_SHAPE_MAP ? rv_put : rv_put_line)(&b, rv_chance_word(a, g, d));
    return rv_buf_text(&b);
}

const rv_chances *rv_chances_of(const rv_key *row, rv_moment when) {
    for (const rv_act *act = row->acts; act && act->when; act++)
        if (act->when == when && act->chances)
            return act->chances;
    return NULL;
}

/* ---- listed ---------------------------------------------------------------------------------- */

typedef struct listing {
    rv_arena *a;
    const rv_links *links;
    const rv_key *own; /* rows of scripts; NULL */
    rv_key_info *list;
    int n, cap;
} listing;

/* The map with its own rows in a shape, or NULL. */
static const rv_map *map_in(const rv_shape *s) {
    if (!s || s->kind == RV_SHAPE_KEYS)
        return s ? s->map : NULL;
    const rv_map *map = map_in(s->of);
    return map ? map : map_in(s->to);
}

/* `path`: of the key whose value is the map; "" for the document. */
static void list_rows(listing *l, const rv_map *in, const char *path) {
    RV_EACH_KEY(row, l->links, l->own, in) {
        const rv_theme *t = row->theme;
        const char *about = !t ? "" : t->about ? t->about : rv_word(NULL, (rv_word_id)t->word, 2);
        *RV_PUSH(l->a, l->list, l->n, l->cap) =
            (rv_key_info){path,
                          row->key,
                          rv_shape_text(l->a, row->shape),
                          about,
                          rv_printf(l->a, "%s.", rv_key_words(l->a, NULL, row)),
                          row->alone != NULL,
                          row->action ? row->action->script : ""};
    }
    RV_EACH_KEY(row, l->links, NULL, in) {
        if (map_in(row->shape))
            list_rows(l, map_in(row->shape),
                      rv_printf(l->a, "%s%s%s", path, *path ? "." : "", row->key));
    }
}

static void list_all(void *ud) {
    listing *l = ud;
    list_rows(l, &rv_map_document, "");
    *RV_PUSH(l->a, l->list, l->n, l->cap) = (rv_key_info){0};
}

const rv_key_info *rv_library_keys(rv_library *lib) {
    listing l = {.a = rv_library_arena(lib), .links = rv_library_links(lib)};
    return rv_protect(l.a, list_all, &l) ? l.list : NULL;
}

const rv_key_info *rv_case_keys(rv_case *c) {
    listing l = {.a = &c->scratch, .links = rv_library_links(c->lib), .own = c->rec.own_rows};
    return rv_protect(l.a, list_all, &l) ? l.list : NULL;
}
