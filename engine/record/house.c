#include "record/house.h"
#include "core/holds.h"
#include "core/preview.h"
#include "core/tokens.h"
#include "lua/script_limit.h"

/* ---- what a value means ---------------------------------------------------------------------- */

/* The tile at the cell of a value; RV_NONE. */
static int tile_at(const rv_game *g, const rv_value *v) {
    int pos = rv_pos(g, v->at.x, v->at.y);
    return pos == RV_NONE ? RV_NONE : rv_placed_at(g, pos);
}

static const char *find_cell(rv_game *g, rv_chance *d, rv_house_part *out) {
    const rv_feature_ref *at = &d->value.at;
    if (!d->value.there)
        return NULL;
    *out = (rv_house_part){.sort = RV_HOUSE_CELL, .i = rv_pos(g, at->x, at->y)};
    return rv_inside(g, at->x, at->y) ? NULL : "no tile can lie there";
}

/* A feature as records call it: by the first of its tiles. */
static void name_feature(const rv_game *g, int root, rv_feature_ref *at) {
    int first = rv_feature_first(g, root);
    at->x = g->placed[first].x;
    at->y = g->placed[first].y;
    at->kind = g->nodes[root].kind;
    at->place = rv_place_of(rv_str_of(rv_place_on(g, first, root, 1u << at->kind)));
}

/* Two regions of a tile may be one feature. */
static const char *find_feature(rv_game *g, rv_chance *d, rv_house_part *out) {
    rv_feature_ref *at = &d->value.at;
    int placed = tile_at(g, &d->value), nodes[RV_TILE_REGIONS];
    int n = placed == RV_NONE ? 0 : rv_features_on(g, placed, nodes), found = 0;
    if (!d->value.there)
        return NULL;
    out->sort = RV_HOUSE_FEATURE;
    for (int i = 0; i < n; i++)
        if (g->nodes[nodes[i]].kind == at->kind && at->place == RV_NONE && found++ == 0)
            out->i = rv_root(g, nodes[i]);
    if (placed != RV_NONE && at->place != RV_NONE) {
        int node = rv_node_of_place(g, placed, 1u << at->kind, at->place);
        found = node != RV_NONE;
        out->i = found ? rv_root(g, node) : RV_NONE;
    }
    if (found == 1 && rv_feature_first(g, out->i) != RV_NONE)
        name_feature(g, out->i, at);
    return placed == RV_NONE ? "no tile lies there"
           : found == 0      ? "that tile shows no such feature there"
           : found > 1       ? "that tile has several; the place is missing, as .n behind the cell"
                             : NULL;
}

/* A follower as records call it. */
static void name_follower(const rv_game *g, int node, rv_value *v) {
    const rv_node *n = &g->nodes[node];
    const rv_placed *p = &g->placed[n->placed];
    const int figure = rv_piece_figure(n->piece);
    v->there = true;
    v->figure = figure == RV_F_SMALL ? RV_NONE : figure;
    v->at.x = p->x;
    v->at.y = p->y;
    v->at.kind = n->kind;
    v->at.place = rv_place_of(rv_str_of(rv_place_on(
        g, n->placed, rv_root(g, node), rv_figure_kinds(&g->rs->figures[figure], n->kind))));
}

static bool alike(const rv_game *g, int one, int other) {
    return g->nodes[one].piece == g->nodes[other].piece && rv_root(g, one) == rv_root(g, other);
}

/* Those that are meant, of `player` or (RV_NONE) of anybody, and of the figure; *out is the first.
 * Which of two alike it is makes no difference. */
static int count_followers(const rv_game *g, const rv_value *v, int player, int figure, int *out) {
    int placed = tile_at(g, v), n = 0;
    unsigned kinds = rv_figure_kinds(&g->rs->figures[figure], v->at.kind);
    for (int r = 0; placed != RV_NONE && r < g->placed[placed].tile->nregions; r++) {
        int node = rv_node_of(&g->placed[placed], r);
        const rv_node *it = &g->nodes[node];
        if (!it->piece || rv_piece_figure(it->piece) != figure || !(kinds >> it->kind & 1) ||
            (player != RV_NONE && player != rv_piece_player(it->piece)))
            continue;
        int named = v->at.place == RV_NONE ? node : rv_node_of_place(g, placed, kinds, v->at.place);
        if (named != RV_NONE && rv_root(g, named) == rv_root(g, node) &&
            !(n && alike(g, *out, node)) && n++ == 0)
            *out = node;
    }
    return n;
}

/* Of several on one feature, whose owner the form does not say, the player's own is meant. Without
 * a figure it is a small one, unless a large one alone stands there. */
static const char *find_follower(rv_game *g, rv_chance *d, rv_house_part *out) {
    rv_value *v = &d->value;
    if (!v->there)
        return NULL;
    out->sort = RV_HOUSE_FOLLOWER;
    int found = 0, first = rv_value_figure(v), end = v->figure == RV_NONE ? g->nfigures : first + 1;
    for (int f = first; !found && f < end; f++) {
        if (v->figure == RV_NONE && g->alone >> f & 1)
            continue;
        found = count_followers(g, v, v->player, f, &out->i);
        if (found > 1 && v->player == RV_NONE) {
            int own = count_followers(g, v, g->to_move, f, &out->i);
            found = own == 1 ? own : found;
        }
    }
    if (found == 1)
        name_follower(g, d->node = out->i, v);
    return tile_at(g, v) == RV_NONE ? "no tile lies there"
           : found == 0             ? "no such follower stands there"
           : found > 1 ? "several stand there; the place is missing, as .n behind the cell"
                       : NULL;
}

static const char *find_player(rv_game *g, rv_chance *d, rv_house_part *out) {
    (void)g;
    if (d->value.player != RV_NONE)
        *out = (rv_house_part){.sort = RV_HOUSE_PLAYER, .i = d->value.player};
    return NULL;
}

static const char *find_number(rv_game *g, rv_chance *d, rv_house_part *out) {
    (void)g;
    *out = (rv_house_part){.sort = RV_HOUSE_NUMBER, .i = d->value.number};
    return NULL;
}

static const char *find_figure(rv_game *g, rv_chance *d, rv_house_part *out) {
    int figure = d->value.figure;
    if (figure != RV_NONE)
        *out = (rv_house_part){.sort = RV_HOUSE_TEXT,
                               .text = figure ? g->rs->figures[figure].key : "small"};
    return NULL;
}

/* ---- all values of a form -------------------------------------------------------------------- */

/* A walk over the values that the parts of a form can have. */
typedef struct walk {
    rv_offer *o;
    const char *form;
    int left; /* values that may still be tried */
} walk;

static void next_part(walk *w, int i, rv_value v);

static void each_cell(walk *w, int i, rv_value v) {
    const rv_game *g = w->o->g;
    v.there = true;
    for (int pos = 0; pos < g->width * g->height; pos++) {
        const rv_cell *c = &g->cells[pos];
        if (g->rs->bounded ? c->wall : !c->tile && !c->front)
            continue;
        v.at.x = rv_pos_x(g, pos);
        v.at.y = pos / g->width + g->y0;
        next_part(w, i, v);
    }
}

static void each_player(walk *w, int i, rv_value v) {
    for (v.player = 0; v.player < w->o->g->nplayers; v.player++)
        next_part(w, i, v);
}

static void each_figure(walk *w, int i, rv_value v) {
    for (v.figure = 0; v.figure < w->o->g->nfigures; v.figure++)
        next_part(w, i, v);
}

static void each_feature(walk *w, int i, rv_value v) {
    rv_game *g = w->o->g;
    v.there = true;
    for (int p = 0; p < g->nplaced; p++) {
        int nodes[RV_TILE_REGIONS], n = g->placed[p].start ? 0 : rv_features_on(g, p, nodes);
        for (int f = 0; f < n; f++) {
            int root = rv_root(g, nodes[f]);
            if (rv_feature_first(g, root) != p)
                continue;
            name_feature(g, root, &v.at);
            next_part(w, i, v);
        }
    }
}

static void each_follower(walk *w, int i, rv_value v) {
    rv_game *g = w->o->g;
    for (int node = 0; node < g->nnodes; node++) {
        int player = g->nodes[node].piece ? rv_piece_player(g->nodes[node].piece) : RV_NONE;
        if (player == RV_NONE || (v.player != RV_NONE && v.player != player))
            continue;
        name_follower(g, node, &v);
        next_part(w, i, v);
    }
}

/* What of a value a part says; one value can say each once. */
enum { SAYS_PLACE = 1, SAYS_PLAYER = 2, SAYS_FIGURE = 4, SAYS_NUMBER = 8, SAYS_WORD = 16 };

/* The parts that a script can be given. What no walk is for must be listed by the script. */
static const struct sort {
    const char *name;
    unsigned says;
    const char *(*find)(rv_game *g, rv_chance *d, rv_house_part *out);
    void (*each)(walk *w, int i, rv_value v);
} sorts[] = {{"cell", SAYS_PLACE, find_cell, each_cell},
             {"player", SAYS_PLAYER, find_player, each_player},
             {"figure", SAYS_FIGURE, find_figure, each_figure},
             {"size", SAYS_FIGURE, find_figure, each_figure},
             {"feature", SAYS_PLACE, find_feature, each_feature},
             {"follower", SAYS_PLACE | SAYS_FIGURE, find_follower, each_follower},
             {"number", SAYS_NUMBER, find_number, NULL}};

static const struct sort *sort_of(rv_str part) {
    for (size_t i = 0; i < sizeof sorts / sizeof *sorts; i++)
        if (rv_str_is(part, sorts[i].name))
            return &sorts[i];
    return NULL;
}

/* The shape around the values, of one of them. */
static const rv_shape *shape_of(const rv_key *row) {
    const rv_shape *s = row->shape;
    while (s->kind == RV_SHAPE_EITHER)
        s = s->of;
    return s;
}

static const char *form_of(const rv_chance *d) {
    return shape_of(d->row)->form;
}

/* Adds the parts of a value. NULL, or what is wrong: the first part that is not there. */
static const char *add_parts(rv_game *g, rv_chance *d, rv_house_value *out) {
    const char *wrong = NULL;
    rv_str part;
    for (int i = 0; (part = rv_form_part(form_of(d), i)).s; i++) {
        const struct sort *sort = sort_of(part);
        rv_house_part *p = &out->part[out->n++];
        if (!rv_form_has(form_of(d), d->value.way, part))
            continue;
        if (!sort && d->value.word != RV_NONE) {
            rv_str word = rv_form_choice(part, d->value.word);
            p->sort = RV_HOUSE_TEXT;
            p->text = word.s ? rv_dup(g->arena, word) : "";
        } else if (sort) {
            const char *fault = sort->find(g, d, p);
            *p = fault ? (rv_house_part){.sort = RV_HOUSE_NOTHING} : *p;
            wrong = wrong ? wrong : fault;
        }
    }
    return wrong;
}

/* What has been done may have changed what it was about: a follower who was taken is not there. */
static void add_leader(rv_game *g, const rv_key *row, const rv_value *led_by, rv_house_value *out) {
    rv_chance leader;
    rv_chance_begin(&leader, row, NULL, NULL);
    leader.value = *led_by;
    if (shape_of(row)->form)
        add_parts(g, &leader, out);
}

const char *rv_house_find(rv_game *g, rv_chance *d, rv_house_value *out) {
    *out = (rv_house_value){.n = 0};
    const char *wrong = add_parts(g, d, out);
    if (!wrong && d->leader)
        add_leader(g, d->leader, d->led_by, out);
    return wrong;
}

/* Whether the script lets the player do it; the value is found again when it is done. */
static bool lets(rv_game *g, rv_chance *d) {
    rv_house_value v;
    return !rv_house_find(g, d, &v) && rv_house_may(g, d->row->action, &v);
}

static void see(rv_offer *o, const rv_value *v) {
    rv_chance *d = &o->chance;
    d->value = *v;
    d->untried = o->untried;
    if (d->untried || lets(o->g, d))
        o->see(o->ud, d);
}

static void each_word(walk *w, int i, rv_str words, rv_value v) {
    for (v.word = 0; rv_form_choice(words, v.word).s; v.word++)
        next_part(w, i, v);
}

static void next_part(walk *w, int i, rv_value v) {
    rv_str part = rv_form_part(w->form, i);
    const struct sort *sort = part.s ? sort_of(part) : NULL;
    if (w->left < 0)
        return;
    if (!part.s) {
        if (w->left-- > 0)
            see(w->o, &v);
    } else if (!rv_form_has(w->form, v.way, part))
        next_part(w, i + 1, v);
    else if (!sort)
        each_word(w, i + 1, part, v);
    else if (sort->each)
        sort->each(w, i + 1, v);
}

static void see_values(rv_offer *o) {
    enum { MOST = 4096 };
    const rv_house_action *of = o->chance.row->action;
    const char *form = of->form;
    walk w = {o, form, MOST};
    rv_value v = rv_nothing_said;
    for (v.way = 0; v.way < rv_form_ways(form); v.way++)
        next_part(&w, 0, v);
    if (w.left < 0)
        rv_house_fault(o->g, of, "has too many values to try: a script lists those worth trying");
}

/* ---- what is drawn ----------------------------------------------------------------------------
 */

/* The bag or die of an action; its face that a value names. */
static int bag_of(const rv_game *g, const rv_chance *d) {
    return rv_token_find(g->rs, rv_str_of(d->row->action->chance));
}

static int weigh(const rv_game *g, const rv_chance *d) {
    return rv_token_left(g, bag_of(g, d), d->value.word);
}

/* A script may say that nothing is drawn now. */
static void list_faces(rv_offer *o) {
    rv_chance *d = &o->chance;
    const rv_token *t = &o->g->rs->tokens[bag_of(o->g, d)];
    for (d->value.word = 0; d->value.word < t->nfaces; d->value.word++)
        if (weigh(o->g, d) && lets(o->g, d))
            o->see(o->ud, d);
}

/* "{1|2|wolf}" */
static const char *form_of_faces(rv_arena *a, const rv_token *t) {
    rv_buf b = {.arena = a};
    for (int i = 0; i < t->nfaces; i++)
        rv_putf(&b, "%s%s", i ? "|" : "{", t->faces[i].key);
    rv_put(&b, t->nfaces > 1 ? "}" : "");
    return rv_buf_text(&b) + (t->nfaces == 1);
}

/* ---- as choices ------------------------------------------------------------------------------ */

typedef struct listing {
    rv_offer *o;
    rv_values all;
    const char *wrong; /* the first text that the form does not have */
} listing;

/* Whether a value of the first way of a form can be this part and nothing else. */
static bool can_be_only(const char *form, const char *part) {
    const size_t n = strlen(part);
    bool optional = false, found = false;
    for (; *form && (*form != '|' || optional); form++) {
        if (*form == '[' || *form == ']')
            optional = *form == '[';
        else if (!optional && !found && *form == '{' && !strncmp(form + 1, part, n) &&
                 form[n + 1] == '}')
            found = true, form += n + 1;
        else if (!optional)
            return false;
    }
    return found;
}

/* A thing need not be written and read again where it is all of a value. */
static bool add_listed(void *ud, const rv_house_part *p) {
    static const char *const names[] = {[RV_HOUSE_PLAYER] = "player",
                                        [RV_HOUSE_CELL] = "cell",
                                        [RV_HOUSE_FEATURE] = "feature",
                                        [RV_HOUSE_FOLLOWER] = "follower"};
    listing *l = ud;
    const rv_game *g = l->o->g;
    rv_value v = rv_nothing_said;
    if (p->sort != RV_HOUSE_TEXT && !can_be_only(form_of(&l->o->chance), names[p->sort]))
        return false;
    if (p->sort == RV_HOUSE_PLAYER)
        v.player = p->i;
    else if (p->sort == RV_HOUSE_CELL)
        v = rv_value_at(rv_pos_x(g, p->i), p->i / g->width + g->y0);
    else if (p->sort == RV_HOUSE_FOLLOWER)
        name_follower(g, p->i, &v);
    else if (p->sort == RV_HOUSE_FEATURE && rv_feature_first(g, p->i) != RV_NONE)
        v.there = true, name_feature(g, p->i, &v.at);
    else if (p->sort != RV_HOUSE_TEXT ||
             !rv_value_read(g, g->arena, shape_of(l->o->chance.row), rv_str_of(p->text), &v)) {
        l->wrong = l->wrong ? l->wrong : rv_dup(g->arena, rv_str_of(p->text ? p->text : ""));
        return true;
    }
    rv_add_value(g->arena, &l->all, v);
    return true;
}

/* What the script lists is tried as every value is, when it has returned. */
static void list(rv_offer *o) {
    const rv_house_action *of = o->chance.row->action;
    if (of->lists) {
        listing l = {.o = o};
        rv_house_value led_by = {.n = 0};
        if (o->chance.leader)
            add_leader(o->g, o->chance.leader, o->chance.led_by, &led_by);
        rv_house_list(o->g, of, &led_by, add_listed, &l);
        if (l.wrong)
            rv_house_fault(o->g, of,
                           rv_printf(o->g->arena, "lists `%s`, which the form `%s` does not have",
                                     l.wrong, of->form));
        for (int i = 0; i < l.all.n; i++)
            see(o, &l.all.list[i]);
    } else {
        see_values(o);
    }
}

/* What is allowed, once as the script lists it and once by the form. */
typedef struct proof {
    rv_game *g;
    rv_house_value listed[RV_LIMIT_SCRIPT_VALUES];
    int n;
    const char *left_out;
} proof;

static void note_listed(void *ud, const rv_chance *d) {
    proof *p = ud;
    rv_chance again = *d;
    (void)rv_house_find(p->g, &again, &p->listed[p->n++]);
}

/* What the listed one need not say, such as where the only abbot stands, can be anything. */
static bool same(const rv_house_value *a, const rv_house_value *b) {
    bool same = a->n == b->n;
    for (int i = 0; same && i < a->n; i++)
        same = a->part[i].sort == RV_HOUSE_NOTHING ||
               (a->part[i].sort == b->part[i].sort && a->part[i].i == b->part[i].i &&
                (!a->part[i].text || strcmp(a->part[i].text, b->part[i].text) == 0));
    return same;
}

static void look_for(void *ud, const rv_chance *d) {
    proof *p = ud;
    rv_house_value v;
    rv_chance again = *d;
    if (p->left_out || rv_house_find(p->g, &again, &v))
        return;
    for (int i = 0; i < p->n; i++)
        if (same(&p->listed[i], &v))
            return;
    p->left_out = rv_chance_word(p->g->arena, p->g, d);
}

void rv_house_prove(rv_game *g, rv_moment when, const rv_chance *after) {
    for (const rv_acting *a = rv_rows_at(g, when); a->row; a++) {
        const rv_house_action *of = a->row->action;
        const char *leads = of && *of->after ? of->after : NULL;
        if (!of || !of->lists || !leads != !after || (after && strcmp(after->row->key, leads) != 0))
            continue;
        proof *p = RV_NEW(g->arena, proof);
        rv_chance d;
        rv_chance_begin(&d, a->row, a->act->chances, after);
        p->g = g;
        list(&(rv_offer){g, after, d, note_listed, p, false});
        see_values(&(rv_offer){g, after, d, look_for, p, false});
        if (p->left_out)
            rv_house_fault(
                g, of,
                rv_printf(g->arena, "leaves out `%s`, which %s.may allows", p->left_out, of->key));
    }
}

static void act(rv_game *g, const rv_chance *d) {
    rv_chance again = *d;
    rv_house_value v;
    if (!rv_house_find(g, &again, &v))
        rv_house_act(g, d->row->action, &v);
}

/* The condition of the script, with its reason and its rule. */
static bool may(rv_case *c, rv_game *g, rv_chance *d) {
    const rv_house_action *of = d->row->action;
    rv_house_value v;
    const char *wrong = rv_house_find(g, d, &v);
    if (wrong)
        return rv_fails(c, RV_D_ACTION_VALUE, (of->key, rv_chance_word(g->arena, g, d), wrong));
    if (*of->chance && !weigh(g, d))
        return rv_fails(c, RV_D_ACTION_VALUE,
                        (of->key, rv_chance_word(g->arena, g, d), "none of these is left"));
    if (!rv_house_may(g, of, &v))
        return rv_house_rule_fails(c);
    return true;
}

int rv_house_follower(rv_game *g, const char *name, int player) {
    static const rv_shape shape = {RV_SHAPE_TEXT, .form = "{follower}"};
    rv_chance d = {.node = RV_NONE};
    rv_house_part part;
    const rv_arena_mark mark = rv_arena_mark_of(g->arena);
    bool read = rv_value_read(g, g->arena, &shape, rv_str_of(name), &d.value);
    d.value.player = player;
    if (read && find_follower(g, &d, &part))
        d.node = RV_NONE;
    rv_arena_back(g->arena, &mark); /* a script may ask often */
    return d.node;
}

/* ---- rows ------------------------------------------------------------------------------------ */

/* A row with all that it points to. */
typedef struct house_row {
    rv_shape shape, list;
    rv_chances chances;
    rv_act acts[2];
} house_row;

static const rv_shape *new_either(rv_arena *a, const rv_shape *of, const rv_shape *to) {
    rv_shape *s = RV_NEW(a, rv_shape);
    *s = (rv_shape){RV_SHAPE_EITHER, .of = of, .to = to};
    return s;
}

void rv_house_row(rv_arena *a, const rv_ruleset *rs, const rv_house_action *of, rv_key *key) {
    house_row *r = RV_NEW(a, house_row);
    int bag = *of->chance ? rv_token_find(rs, rv_str_of(of->chance)) : RV_NONE;
    r->shape =
        (rv_shape){RV_SHAPE_TEXT, .form = bag < 0 ? of->form : form_of_faces(a, &rs->tokens[bag])};
    r->list = (rv_shape){RV_SHAPE_LIST, .of = &r->shape, .most = of->most, .least = 1};
    r->chances = (rv_chances){.list = bag < 0 ? list : list_faces,
                              .may = may,
                              .act = act,
                              .after = *of->after ? of->after : NULL,
                              .verb = *of->after ? of->verb : NULL,
                              .odds = of->odds,
                              .idle = of->must || bag >= 0 ? 0 : of->idle,
                              .must = of->must || bag >= 0,
                              .weight = bag < 0 ? NULL : weigh};
    /* What follows another action comes after it, whatever the two are called. */
    r->acts[0] = (rv_act){.when = (rv_moment)of->when,
                          .order = 2 * of->order + (*of->after != 0),
                          .chances = &r->chances};
    const rv_shape *one = &r->shape;
    if (strcmp(of->form, "{cell}") == 0)
        one = new_either(a, &r->shape, &rv_shape_pair);
    *key = (rv_key){&rv_map_entry,
                    of->key,
                    one,
                    .read = rv_read_values,
                    .acts = r->acts,
                    .rank = of->when == RV_WHEN_TURN ? RV_RANK_TURN : RV_RANK_ACTION,
                    .instead = of->instead ? RV_INSTEAD_FOLLOWER : RV_INSTEAD_NOTHING,
                    .of_tiles = of->when != RV_WHEN_TURN,
                    .words = *of->words ? of->words : of->key,
                    .action = of};
    if (of->most > 1)
        key->shape = new_either(a, one, &r->list);
}

static const char *bag_fault(rv_arena *a, const rv_ruleset *rs, const rv_house_action *of) {
    int bag = rv_token_find(rs, rv_str_of(of->chance));
    return bag < 0                   ? rv_printf(a, "there is no bag or die `%s`", of->chance)
           : !rs->tokens[bag].nfaces ? rv_printf(a, "`%s` has no faces to draw", of->chance)
                                     : NULL;
}

/* A key that entries have in this game, or in every game, or that another script adds. */
static bool is_taken(const rv_record *rec, const rv_key *rows, const char *key) {
    const rv_key *row = rv_key_find(rows, &rv_map_entry, rv_str_of(key), NULL);
    return row && (row->action || rv_row_in_game(rec, row));
}

/* How many actions of scripts lead to one; more than there are: it follows itself. */
static int depth_of(const rv_hooks *h, const rv_house_action *of, int n) {
    int depth = 0;
    for (int i = 0; i < n && depth <= n; i++)
        if (strcmp(rv_house_action_at(h, i)->key, of->after) == 0) {
            of = rv_house_action_at(h, i);
            depth++;
            i = -1;
        }
    return depth;
}

/* What is wrong with a form besides: a part of which a script gets nothing, or that one way has
 * twice. NULL: nothing. */
static const char *part_fault(rv_arena *a, const char *form) {
    unsigned said = 0;
    for (const char *c = form; *c; c++) {
        said = *c == '|' ? 0 : said;
        if (*c != '{')
            continue;
        const rv_str part = {c + 1, strcspn(c + 1, "}")};
        const struct sort *sort = sort_of(part);
        unsigned says = sort ? sort->says : SAYS_WORD;
        if (!sort && !memchr(part.s, '|', part.n))
            return rv_printf(a, "no script is given a `{%.*s}`", (int)part.n, part.s);
        if (said & says)
            return rv_printf(a, "`{%.*s}` stands beside another part of its sort", (int)part.n,
                             part.s);
        said |= says;
        c += part.n;
    }
    return NULL;
}

static const char *fault_of(rv_arena *a, const rv_record *rec, const rv_key *rows,
                            const rv_house_action *of, int depth, int n) {
    const char *fault = *of->chance ? bag_fault(a, rec->rs, of) : rv_form_fault(a, of->form);
    if (!fault && !*of->chance)
        fault = part_fault(a, of->form);
    if (fault)
        return fault;
    if (is_taken(rec, rows, of->key))
        return "entries have such a key already";
    if (depth > n)
        return "it follows itself";
    if (*of->after && !rv_key_find(rows, &rv_map_entry, rv_str_of(of->after), NULL))
        return rv_printf(a, "there is no key `%s` that it could follow", of->after);
    return NULL;
}

/* What follows another action stands behind it. */
const rv_key *rv_house_rows(const rv_hooks *h, const rv_record *rec, rv_arena *a,
                            const char **wrong) {
    int n = 0, made = 0;
    while (rv_house_action_at(h, n))
        n++;
    rv_key *rows = n ? RV_NEWS(a, rv_key, n + 1) : NULL;
    for (int depth = 0; depth <= n + 1; depth++)
        for (int i = 0; i < n; i++) {
            const rv_house_action *of = rv_house_action_at(h, i);
            if (depth_of(h, of, n) != depth)
                continue;
            const char *fault = fault_of(a, rec, rows, of, depth, n);
            if (fault && !*wrong)
                *wrong = rv_printf(a, "%s.lua: action `%s`: %s", of->script, of->key, fault);
            rv_house_row(a, rec->rs, of, &rows[made++]);
        }
    return rows;
}
