/* parts.c - the parts of forms: how each is typed and written, and what it means on the table.
 *
 * The form of a key, `{figure}@{cell}`, is made of parts (form.c). This file has a switch over all
 * parts for each thing that is done with a value: reading it, writing it and finding what it means
 * on the table. all_parts.c goes through all that it could be.
 */
#include "record/form.h"

/* ---- typed ----------------------------------------------------------------------------------- */

/* Whether a help offers a figure: this game has it, and it is a follower, unless the key is about
 * all that are away; on top of a tower none that needs a feature (T-34). */
static bool is_offered(const rv_reader *r, int figure) {
    const rv_figure_row *f = &r->rec->rs->figures[figure];
    const bool any = r->shape->choice && r->use == RV_USE_ANY;
    return rv_figures_each(r->rec->rs, r->rec->option, figure) &&
           (any || !(f->joins || f->corner)) && !(r->use == RV_USE_TOP && f->on);
}

/* "big", "small", which goes without saying where it is a size. Where only some figures can stand,
 * they are the choice of the shape. */
static bool read_figure(rv_reader *r, rv_str text, rv_loc loc, rv_value *out) {
    const rv_shape *s = r->shape;
    const rv_ruleset *rs = r->rec->rs;
    rv_choice *const choice = s->choice ? s->choice : rv_figure_choice;
    rv_buf known = {.arena = r->a}, help = {.arena = r->a};
    out->figure = rv_str_means(text, "small") ? RV_F_SMALL : rv_figure_find(rs, text);
    bool may = !s->choice && out->figure != RV_NONE;
    const char *key, *near = may ? NULL : rv_nearest(text, choice, r->rec);
    for (int i = 0; !may && (key = choice(r->rec, i)); i++) {
        const int f = rv_figure_find(rs, rv_str_of(key));
        may = s->choice && rv_str_means(text, key);
        if (f > RV_F_SMALL && !is_offered(r, f)) {
            near = near && strcmp(near, key) == 0 ? NULL : near;
            continue;
        }
        rv_putf(&known, "%s%s", known.n ? ", " : "", key);
        if (f > RV_F_SMALL)
            rv_putf(&help, "%s for %s %s, ", key, rv_article(rs->figures[f].one),
                    rs->figures[f].one);
    }
    if (!may && !rv_refuse(r->d, rs, text, loc, r->use))
        rv_complain(r->d, RV_D_BAD_EXTRA, loc, rv_dup(r->a, text),
                    rv_printf(r->a, "%s: %s", s->choice ? s->what : "a figure belongs here",
                              rv_buf_text(&known)))
            ->help = near ? rv_printf(r->a, "did you mean `%s`?", near)
                          : rv_printf(r->a, "Type %ssmall%s.", rv_buf_text(&help),
                                      help.n ? " for any other" : "");
    return may;
}

/* Either number of the pair is taken; reeve writes the lower. */
static bool read_corner(rv_reader *r, rv_str text, rv_loc loc, rv_value *out) {
    const rv_ruleset *rs = r->rec->rs;
    int space = 0;
    out->corner = rv_str_int(text, &space) ? rv_corner_at(rs, space) : RV_NONE;
    if (out->corner >= 0 && rs->corners[out->corner].tile)
        return true;
    rv_buf b = {.arena = r->a};
    for (int i = 0; i < rs->ncorners; i++)
        if (rs->corners[i].tile)
            rv_putf(&b, "%s%d", b.n ? " " : rv_say(r->a, rs, "Type one of these {corners}: "),
                    rs->corners[i].space);
    rv_complain(r->d, (rv_code_id)r->shape->code, loc, rv_dup(r->a, text))->help = rv_buf_text(&b);
    return false;
}

const rv_token *rv_value_token(const rv_ruleset *rs, const rv_value *v) {
    static const rv_token any = {.on = (1u << RV_SPOTS) - 1, .number = RV_MAX_TOKENS_EACH};
    return v->token == RV_NONE ? &any : &rs->tokens[v->token];
}

/* The places of tokens: what each is called and how it is typed, in messages, and the part that it
 * is in a form, if there is one. */
static const struct {
    const char *shown, *typed;
    rv_part_id part;
} spots[RV_SPOTS] = {
    [RV_SPOT_CELL] = {"a cell", "0,1", RV_PART_CELL},
    [RV_SPOT_TILE] = {"the cell of a tile", "0,1", RV_PART_CELL},
    [RV_SPOT_FEATURE] = {"a feature", "KIND@0,1", RV_PART_FEATURE},
    [RV_SPOT_FOLLOWER] = {"a follower", "LABEL:ROLE@0,1", RV_PART_SPOT},
    [RV_SPOT_CORNER] = {"a corner of a tile", "0,1/nw", RV_PART_SPOT},
    [RV_SPOT_PLAYER] = {"a player", "LABEL", RV_PART_PLAYER},
    [RV_SPOT_TABLE] = {"the word table", "table", RV_PART_SPOT},
};

/* Which of the places it is, of those that its kind can have, the text says by itself: a follower
 * has its owner's label, a feature its @ unless it must be one, a corner its /, and a player and
 * the table are known by their names. */
static int spot_of(const rv_reader *r, const rv_token *t, rv_str text) {
    unsigned on = t->on;
    if (on >> RV_SPOT_TABLE & 1 && rv_str_is(text, rv_spot_key(RV_SPOT_TABLE)))
        return RV_SPOT_TABLE;
    if (on >> RV_SPOT_PLAYER & 1 && rv_player_find(r->rec, text) != RV_NONE)
        return RV_SPOT_PLAYER;
    if (on >> RV_SPOT_FOLLOWER & 1 && memchr(text.s, ':', text.n))
        return RV_SPOT_FOLLOWER;
    if (on == 1u << RV_SPOT_FEATURE || (on >> RV_SPOT_FEATURE & 1 && memchr(text.s, '@', text.n)))
        return RV_SPOT_FEATURE;
    if (on >> RV_SPOT_CORNER & 1 && memchr(text.s, '/', text.n))
        return RV_SPOT_CORNER;
    int x, y;
    unsigned cell = on & (1u << RV_SPOT_CELL | 1u << RV_SPOT_TILE);
    bool other = on != cell && rv_cell_of(r->empty, text, &x, &y) == RV_D_BAD_CELL;
    return cell && !other ? __builtin_ctz(cell) : RV_NONE;
}

static bool read_spot(rv_reader *r, rv_str text, rv_loc loc, rv_value *out) {
    const rv_token *t = rv_value_token(r->rec->rs, out);
    out->on = spot_of(r, t, text);
    if (out->on != RV_NONE && spots[out->on].part != RV_PART_SPOT)
        return rv_part_read(spots[out->on].part, r, text, loc, out);
    if (out->on == RV_SPOT_FOLLOWER) {
        rv_str man = text, owner = rv_str_cut(&man, ":");
        return rv_part_read(RV_PART_PLAYER, r, owner, loc, out) &&
               rv_part_read(RV_PART_FOLLOWER, r, man, rv_loc_in(loc, text, man), out);
    }
    if (out->on == RV_SPOT_CORNER)
        out->crossing = rv_corner_of(r->empty, text);
    if (out->on == RV_SPOT_TABLE || out->crossing != RV_NONE)
        return true;
    rv_buf b = {.arena = r->a}, help = {.arena = r->a};
    const unsigned all = t->on >> RV_SPOT_CELL & 1 ? t->on & ~(1u << RV_SPOT_TILE) : t->on;
    const int n = __builtin_popcount(all);
    int i = 0;
    RV_EACH_BIT(all, on) {
        rv_put_choice(&b, i, n, spots[on].shown);
        rv_put_choice(&help, i++, n, spots[on].typed);
    }
    return n ? rv_bad_word(r, text, loc, rv_printf(r->a, "%s belongs here", rv_buf_text(&b)),
                           rv_printf(r->a, "Type it as %s.", rv_buf_text(&help)))
             : rv_bad_word(r, text, loc, "these tokens lie nowhere", "Delete it.");
}

/* A face, or of tokens that are alike how many they are. */
static bool read_face(rv_reader *r, rv_str text, rv_loc loc, rv_value *out) {
    const rv_token *t = rv_value_token(r->rec->rs, out);
    out->face = rv_face_find(t, text);
    if (out->face != RV_NONE || (!t->nfaces && rv_str_int(text, &out->number) && out->number > 0 &&
                                 out->number <= t->number))
        return true;
    rv_diag *g = rv_complain(
        r->d, RV_D_BAD_EXTRA, loc, rv_dup(r->a, text),
        t->nfaces ? rv_printf(r->a, "%s have no such face", t->several)
                  : rv_printf(r->a, "the number of tokens is %s", rv_from_to(r->a, 1, t->number)));
    if (t->nfaces)
        rv_suggest(r->d, g, text, rv_face_name, t);
    else
        g->rule = t->rule ? t->rule : g->rule;
    return false;
}

/* "knight@0,1.n"; as a place where a figure may come to stand also "knight@n", on the tile just
 * laid. Which figure comes there is not typed, unless it is one without a role: another part may
 * say. */
static bool read_standing(rv_reader *r, rv_str text, rv_loc loc, bool stand, rv_value *out) {
    rv_str place = text, piece = rv_str_cut(&place, "@"), cell = {NULL, 0};
    const int size = out->figure;
    if (!stand || (place.s && rv_place_of(place) < 0))
        cell = rv_str_cut(&place, ".");
    if (!stand && !cell.s)
        return rv_bad_word(r, text, loc,
                           "a follower is ROLE@CELL, or ROLE@CELL.PLACE where the tile has several",
                           rv_say(r->a, r->rec->rs, "Type it as {role}@1,2, or {role}@1,2.n."));
    rv_follower_ref man;
    if (!rv_read_follower(r, piece, rv_loc_in(loc, text, piece), &man))
        return false;
    out->at.kind = man.kind;
    out->figure = man.figure == RV_F_SMALL ? RV_NONE : man.figure; /* he goes without saying */
    if (stand && out->figure == RV_NONE) {
        out->figure = size;
        out->role = size > RV_F_SMALL && rv_figure_alone(&r->rec->rs->figures[size]);
    } else if (stand && ((size != RV_NONE && size != out->figure) ||
                         !rv_figure_alone(&r->rec->rs->figures[out->figure])))
        return rv_bad_word(r, text, loc, "the figure is not given here",
                           "Type the role alone, and its place.");
    return (!cell.s || rv_part_read(RV_PART_CELL, r, cell, rv_loc_in(loc, text, cell), out)) &&
           (!place.s || rv_part_read(RV_PART_PLACE, r, place, rv_loc_in(loc, text, place), out));
}

/* "knight@0,1.n+fairy": of two that are alike the one with the token. */
static bool read_follower(rv_reader *r, rv_str text, rv_loc loc, rv_value *out) {
    rv_str with = text, man = rv_str_cut(&with, "+");
    rv_value beside = rv_empty_value;
    if (!read_standing(r, man, loc, false, out) ||
        (with.s && !rv_part_read(RV_PART_TOKEN, r, with, rv_loc_in(loc, text, with), &beside)))
        return false;
    out->with = beside.token;
    return true;
}

bool rv_part_read(rv_part_id part, rv_reader *r, rv_str text, rv_loc loc, rv_value *out) {
    const rv_ruleset *rs = r->rec->rs;
    const rv_wall_tile *wall = rs->wall_tiles;
    rv_diag *g;
    int number;
    switch (part) {
    case RV_PART_PLAYER: return (out->player = rv_read_player(r, text, loc)) != RV_NONE;
    case RV_PART_SIZE:
    case RV_PART_FIGURE: return read_figure(r, text, loc, out);
    case RV_PART_FEATURE: return out->there = rv_read_feature(r, text, loc, &out->at);
    case RV_PART_FOLLOWER: return read_follower(r, text, loc, out);
    case RV_PART_STAND: return read_standing(r, text, loc, true, out);
    case RV_PART_NUMBER:
        if (rv_str_int(text, &out->number))
            return true;
        if (rv_str_whole(text))
            return rv_bad_word(r, text, loc,
                               rv_printf(r->a, "the number is %s",
                                         rv_from_to(r->a, -RV_LIMIT_POINTS, RV_LIMIT_POINTS)),
                               NULL);
        return rv_bad_word(r, text, loc, "a whole number belongs here",
                           "Type digits only, with a minus sign for a negative number.");
    case RV_PART_WALL_TILE:
        out->wall_tile = rv_str_int(text, &number) ? rv_wall_tile_find(rs, number) : RV_NONE;
        if (out->wall_tile != RV_NONE)
            return true;
        g = rv_complain(r->d, (rv_code_id)r->shape->code, loc, rv_dup(r->a, text));
        if (rs->nwall_tiles)
            g->help = rv_printf(r->a, "Type a number: %s%s.",
                                rv_from_to(r->a, wall->number, wall[rs->nwall_tiles - 1].number),
                                r->shape->help ? r->shape->help : "");
        return false;
    case RV_PART_CORNER: return read_corner(r, text, loc, out);
    case RV_PART_TOKEN:
        out->token = rv_token_find(rs, text);
        if (out->token != RV_NONE && !rs->tokens[out->token].die)
            return true;
        g = rv_complain(r->d, RV_D_BAD_EXTRA, loc, rv_dup(r->a, text),
                        rv_token_choice(r->rec, 0) ? "no tokens are called that"
                                                   : "there are no tokens");
        rv_suggest(r->d, g, text, rv_token_choice, r->rec);
        return false;
    case RV_PART_SPOT: return read_spot(r, text, loc, out);
    case RV_PART_FACE: return read_face(r, text, loc, out);
    case RV_PART_CELL: return out->there = rv_read_cell(r, text, loc, &out->at.x, &out->at.y);
    case RV_PART_PLACE: return rv_read_place(r, text, loc, &out->at.place);
    }
    return false;
}

/* ---- written --------------------------------------------------------------------------------- */

/* "knight@0,1.n": what it is, and where; "knight@n" of the tile just laid. */
static const char *put_at(const rv_game *g, rv_arena *a, const char *what, const rv_value *v) {
    const char *place = rv_part_text(RV_PART_PLACE, g, a, v);
    const char *const parts[] = {what, "@", v->there ? rv_part_text(RV_PART_CELL, g, a, v) : place,
                                 ".", place};
    return what ? rv_join(a, v->there && place ? 5 : v->there || place ? 3 : 1, parts) : NULL;
}

static const char *put_piece(const rv_ruleset *rs, rv_arena *a, const rv_value *v) {
    const int figure = rv_value_figure(v);
    if (v->at.kind == RV_NONE)
        return NULL;
    const char *const parts[] = {rs->figures[figure].prefix,
                                 rv_figure_role(rs, figure, v->at.kind)};
    return rv_join(a, 2, parts);
}

/* A single token of those that are alike goes without saying, and so does the small figure where
 * its size is asked for. */
const char *rv_part_text(rv_part_id part, const rv_game *g, rv_arena *a, const rv_value *v) {
    const rv_ruleset *rs = g->rs;
    switch (part) {
    case RV_PART_PLAYER: return v->player == RV_NONE ? NULL : rv_hook_label(g, v->player);
    case RV_PART_SIZE: /* a place may say it */
        return v->figure > RV_F_SMALL && (v->at.kind == RV_NONE || v->role ||
                                          !rv_figure_alone(&rs->figures[v->figure]))
                   ? rs->figures[v->figure].key
                   : NULL;
    case RV_PART_FIGURE:
        return v->figure == RV_F_SMALL ? "small" : rv_part_text(RV_PART_SIZE, g, a, v);
    case RV_PART_FEATURE:
        return v->at.canon || v->at.kind == RV_NONE || !v->there
                   ? v->at.canon
                   : put_at(g, a, rs->kinds[v->at.kind].name, v);
    case RV_PART_FOLLOWER: {
        const char *man = put_at(g, a, put_piece(rs, a, v), v);
        return v->with == RV_NONE ? man : rv_printf(a, "%s+%s", man, rs->tokens[v->with].key);
    }
    case RV_PART_STAND: {
        rv_value role = *v;
        role.figure =
            !v->role && rv_figure_alone(&rs->figures[rv_value_figure(v)]) ? v->figure : RV_NONE;
        return put_at(g, a, put_piece(rs, a, &role), v);
    }
    case RV_PART_NUMBER: return v->number == RV_NO_NUMBER ? NULL : rv_printf(a, "%d", v->number);
    case RV_PART_WALL_TILE:
        return v->wall_tile == RV_NONE ? NULL
                                       : rv_printf(a, "%d", rs->wall_tiles[v->wall_tile].number);
    case RV_PART_CORNER:
        return v->corner == RV_NONE ? NULL : rv_printf(a, "%d", rs->corners[v->corner].space);
    case RV_PART_TOKEN: return v->token == RV_NONE ? NULL : rs->tokens[v->token].key;
    case RV_PART_SPOT:
        return v->on == RV_NONE || v->on == RV_SPOT_NOTHING ? NULL
               : spots[v->on].part != RV_PART_SPOT ? rv_part_text(spots[v->on].part, g, a, v)
               : v->on == RV_SPOT_TABLE            ? rv_spot_key(v->on)
               : v->on == RV_SPOT_FOLLOWER
                   ? rv_printf(a, "%s:%s", rv_part_text(RV_PART_PLAYER, g, a, v),
                               rv_part_text(RV_PART_FOLLOWER, g, a, v))
                   : rv_where_name(g, a, (rv_where){v->on, v->crossing});
    case RV_PART_FACE:
        return v->face != RV_NONE ? rs->tokens[v->token].faces[v->face].key
               : v->number        ? rv_part_text(RV_PART_NUMBER, g, a, v)
                                  : NULL;
    case RV_PART_CELL: return v->there ? rv_cell_name(g->rs, a, v->at.x, v->at.y) : NULL;
    case RV_PART_PLACE: return v->at.place == RV_NONE ? NULL : rv_place_name(v->at.place);
    }
    return NULL;
}

/* ---- what it means on the table -------------------------------------------------------------- */

int rv_value_tile(const rv_board *b, const rv_value *v) {
    int pos = rv_pos(b, v->at.x, v->at.y);
    return pos == RV_NONE ? RV_NONE : rv_placed_at(b, pos);
}

void rv_name_feature(const rv_game *g, int root, int placed, int figure, rv_feature_ref *at) {
    const rv_placed *p = &g->board.placed[placed];
    at->x = p->x;
    at->y = p->y;
    at->kind = g->board.nodes[root].kind;
    at->place = rv_place_number(&g->board, placed, root,
                                figure == RV_NONE
                                    ? 1u << at->kind
                                    : rv_figure_kinds(g->rs, &g->rs->figures[figure], at->kind));
}

/* The node of the feature of one of these kinds that is meant on a tile, at a place unless that is
 * RV_NONE: then of two of its regions the first. NULL, or what is wrong. */
static const char *find_node(const rv_board *b, int placed, unsigned kinds, int place,
                             const char *missing, int *node) {
    int nodes[RV_TILE_REGIONS], n = placed == RV_NONE ? 0 : rv_features_on(b, placed, nodes);
    const int named = n && place != RV_NONE ? rv_node_of_place(b, placed, kinds, place) : RV_NONE;
    int found = 0;
    for (int i = 0; i < n; i++)
        if (place == RV_NONE ? kinds >> b->nodes[nodes[i]].kind & 1
                             : named != RV_NONE && rv_root(b, named) == rv_root(b, nodes[i]))
            *node = found++ ? *node : named == RV_NONE ? nodes[i] : named;
    return placed == RV_NONE ? "no tile lies there"
           : found == 0      ? "that tile has no such feature there"
           : found > 1       ? missing
                             : NULL;
}

static const char *find_feature(rv_game *g, rv_chance *d, rv_house_part *out) {
    const rv_board *b = &g->board;
    rv_feature_ref *at = &d->value.at;
    int node = RV_NONE;
    if (!d->value.there)
        return NULL;
    const char *wrong =
        find_node(b, rv_value_tile(b, &d->value), 1u << at->kind, at->place,
                  "that tile has several; the place is missing, like .n after the cell", &node);
    out->sort = RV_OBJECT_feature;
    out->i = node == RV_NONE ? RV_NONE : rv_root(b, node);
    const int first = wrong ? RV_NONE : rv_feature_first(b, out->i);
    if (first != RV_NONE)
        rv_name_feature(g, out->i, first, RV_NONE, at);
    return wrong;
}

void rv_value_follower(const rv_game *g, int node, rv_value *v) {
    const rv_node *n = &g->board.nodes[node];
    const int figure = rv_figure_of(n->follower);
    v->with = rv_token_tells(g, node);
    v->there = true;
    v->figure = figure == RV_F_SMALL ? RV_NONE : figure;
    rv_name_feature(g, n->root, n->placed, figure, &v->at);
}

/* A follower on a kind without a role is named by its figure, which stands on it alone. */
void rv_value_stand(const rv_game *g, int node, rv_value *v) {
    const rv_node *n = &g->board.nodes[node];
    for (int f = 0; f < g->figures.n && v->figure == RV_NONE && !*rv_kind_of(g, node)->role; f++)
        v->figure = rv_figure_alone(&g->rs->figures[f]) >> n->kind & 1 ? f : RV_NONE;
    v->there = !g->turn.placing || n->placed != g->turn.last;
    rv_name_feature(g, n->root, n->placed, rv_value_figure(v), &v->at);
}

/* Of two regions of a feature the place tells which one is meant (LA-5). A figure has the place of
 * a role only where there is none, or the form asks who comes. */
static const char *find_stand(rv_game *g, rv_chance *d, rv_house_part *out) {
    rv_value *v = &d->value;
    const char *form = rv_shape_one(d->row->shape)->form;
    unsigned kinds = rv_figure_kinds(g->rs, &g->rs->figures[rv_value_figure(v)], v->at.kind);
    if (v->role)
        kinds &= rv_figure_kinds(g->rs, &g->rs->figures[RV_F_SMALL], v->at.kind);
    const bool said = v->at.place != RV_NONE;
    const int placed = v->there          ? rv_value_tile(&g->board, v)
                       : g->turn.placing ? g->turn.last
                                         : RV_NONE;
    const char *wrong =
        find_node(&g->board, placed, kinds, v->at.place,
                  "that tile has several; the place is missing, as n in monk@n", &out->i);
    out->sort = RV_OBJECT_stand;
    if (wrong)
        return wrong;
    v->role = false; /* where it stands says it */
    if (v->figure != RV_NONE && *rv_kind_of(g, out->i)->role && !strstr(form, "{size}") &&
        !strstr(form, "{figure}"))
        return "a role belongs there, not a figure";
    rv_value_stand(g, out->i, v);
    const int named =
        v->at.place < 0 ? out->i : rv_node_of_place(&g->board, placed, kinds, v->at.place);
    if (!said)
        out->i = named;
    else if (named != out->i)
        v->at.place = rv_own_place(&g->board, out->i);
    return NULL;
}

/* Counts the followers that are meant, of `player` or (RV_NONE) of anybody, and of the figure; *out
 * is the first. Of two alike the one with the token is meant, or without one the other. */
static int count_followers(const rv_game *g, const rv_value *v, int player, int figure, int *out) {
    const rv_board *b = &g->board;
    int placed = rv_value_tile(b, v), n = 0;
    unsigned kinds = rv_figure_kinds(g->rs, &g->rs->figures[figure], v->at.kind);
    RV_EACH_STAND(b, placed, node) {
        const int root = rv_root(b, node);
        const rv_node *it = &b->nodes[node];
        if (!it->follower || rv_figure_of(it->follower) != figure || !(kinds >> it->kind & 1) ||
            (player != RV_NONE && player != rv_owner_of(it->follower)) ||
            (v->with != RV_NONE &&
             !rv_token_count(g, v->with, RV_NONE, (rv_where){RV_SPOT_FOLLOWER, node})))
            continue;
        int named = v->at.place == RV_NONE ? node : rv_node_of_place(b, placed, kinds, v->at.place);
        bool same = n && b->nodes[*out].follower == it->follower && rv_root(b, *out) == root;
        if (named != RV_NONE && rv_root(b, named) == root &&
            (same ? v->with == RV_NONE && rv_token_tells(g, *out) != RV_NONE : n++ == 0))
            *out = node;
    }
    return n;
}

/* The player's own is meant if several stand on one feature and the form does not say whose.
 * Without a figure it is a small one, unless a large one alone stands there. */
static const char *find_follower(rv_game *g, rv_chance *d, rv_house_part *out) {
    rv_value *v = &d->value;
    if (!v->there)
        return NULL;
    out->sort = RV_OBJECT_follower;
    int found = 0, f = rv_value_figure(v);
    for (const int end = v->figure == RV_NONE ? g->figures.n : f + 1; !found && f < end; f++) {
        if (v->figure == RV_NONE && g->figures.alone >> f & 1)
            continue;
        found = count_followers(g, v, v->player, f, &out->i);
        if (found > 1 && v->player == RV_NONE) {
            int own = count_followers(g, v, g->turn.to_move, f, &out->i);
            found = own == 1 ? own : found;
        }
    }
    if (found == 1)
        rv_value_follower(g, d->node = out->i, v);
    return rv_value_tile(&g->board, v) == RV_NONE ? "no tile lies there"
           : found == 0                           ? "no such follower stands there"
           : found > 1 ? "several stand there; the place is missing, like .n after the cell"
                       : NULL;
}

void rv_value_lies(const rv_game *g, rv_where where, rv_value *out) {
    const rv_board *b = &g->board;
    const bool tile = where.on == RV_SPOT_TILE, cell = where.on == RV_SPOT_CELL;
    out->on = where.on == RV_SPOT_BESIDE ? RV_SPOT_FEATURE : where.on;
    out->crossing = where.on == RV_SPOT_CORNER ? where.at : RV_NONE;
    out->player = where.on == RV_SPOT_PLAYER ? where.at : out->player;
    out->there = tile || cell || out->on == RV_SPOT_FEATURE;
    if (out->on == RV_SPOT_FEATURE)
        rv_name_feature(g, rv_root(b, where.at), rv_where_tile(b, where), RV_NONE, &out->at);
    if (where.on == RV_SPOT_FOLLOWER) {
        out->player = rv_owner_of(b->nodes[where.at].follower);
        rv_value_follower(g, where.at, out);
    }
    if (tile || cell) {
        int pos = tile ? b->placed[where.at].pos : where.at;
        out->at.x = rv_pos_x(b, pos);
        out->at.y = rv_pos_y(b, pos);
    }
}

/* Such a place. A corner and the table are texts. */
static const char *find_spot(int on, rv_game *g, rv_chance *d, rv_house_part *out) {
    const rv_value *v = &d->value;
    rv_where where = {on, v->crossing};
    if (on == RV_NONE || on == RV_SPOT_FEATURE)
        return on == RV_NONE ? NULL : find_feature(g, d, out);
    if (on == RV_SPOT_PLAYER || on == RV_SPOT_FOLLOWER)
        return rv_part_find(on == RV_SPOT_PLAYER ? RV_PART_PLAYER : RV_PART_FOLLOWER, g, d, out);
    if (v->there && !rv_inside(&g->board, v->at.x, v->at.y))
        return "no tile can lie there";
    if (v->there)
        where.at =
            on == RV_SPOT_TILE ? rv_value_tile(&g->board, v) : rv_pos(&g->board, v->at.x, v->at.y);
    *out = (rv_house_part){.sort = on == RV_SPOT_CELL   ? RV_OBJECT_cell
                                   : on == RV_SPOT_TILE ? RV_OBJECT_tile
                                                        : RV_HOUSE_TEXT,
                           .i = where.at,
                           .text = v->there ? NULL : rv_where_name(g, g->arena, where)};
    return rv_where_wrong(g, where);
}

/* Where the small figure goes without saying a script is not told of it either. */
const char *rv_part_find(rv_part_id part, rv_game *g, rv_chance *d, rv_house_part *out) {
    const rv_value *v = &d->value;
    switch (part) {
    case RV_PART_PLAYER:
        if (v->player != RV_NONE)
            *out = (rv_house_part){.sort = RV_OBJECT_player, .i = v->player};
        return NULL;
    case RV_PART_SIZE:
    case RV_PART_FIGURE:
        if (v->figure > RV_F_SMALL || (v->figure == RV_F_SMALL && part == RV_PART_FIGURE))
            *out = (rv_house_part){.sort = RV_HOUSE_TEXT,
                                   .text = v->figure ? g->rs->figures[v->figure].key : "small"};
        return NULL;
    case RV_PART_FEATURE: return find_feature(g, d, out);
    case RV_PART_FOLLOWER: return find_follower(g, d, out);
    case RV_PART_STAND: return v->at.kind == RV_NONE ? NULL : find_stand(g, d, out);
    case RV_PART_FACE:
    case RV_PART_NUMBER:
        if (part == RV_PART_FACE && v->face != RV_NONE)
            *out = (rv_house_part){.sort = RV_HOUSE_TEXT,
                                   .text = g->rs->tokens[v->token].faces[v->face].key};
        else if (v->number != RV_NO_NUMBER && (v->number || part == RV_PART_NUMBER))
            *out = (rv_house_part){.sort = RV_HOUSE_NUMBER, .i = v->number};
        return NULL;
    case RV_PART_TOKEN:
        if (v->token == RV_NONE)
            return NULL;
        *out = (rv_house_part){.sort = RV_OBJECT_token, .i = v->token};
        return rv_token_number(g, v->token) ? NULL : "this game has none";
    case RV_PART_SPOT: return find_spot(v->on, g, d, out);
    case RV_PART_CELL: return v->there ? find_spot(RV_SPOT_CELL, g, d, out) : NULL;
    default: return NULL;
    }
}

const char *rv_part_of(int sort) {
    static const char *const parts[RV_OBJECTS] = {
        [RV_OBJECT_player] = "player",     [RV_OBJECT_cell] = "cell",
        [RV_OBJECT_follower] = "follower", [RV_OBJECT_stand] = "stand",
        [RV_OBJECT_feature] = "feature",   [RV_OBJECT_tile] = "spot",
        [RV_OBJECT_token] = "token"};
    return sort < RV_OBJECTS ? parts[sort] : NULL;
}

void rv_value_meaning(const rv_game *g, const rv_house_part *p, rv_value *out) {
    *out = rv_empty_value;
    switch (p->sort) {
    case RV_OBJECT_player: out->player = p->i; break;
    case RV_OBJECT_cell:
        *out = rv_value_at(rv_pos_x(&g->board, p->i), p->i / g->board.width + g->board.y0);
        break;
    case RV_OBJECT_follower: rv_value_follower(g, p->i, out); break;
    case RV_OBJECT_stand: rv_value_stand(g, p->i, out); break;
    case RV_OBJECT_feature:
        if (rv_feature_first(&g->board, p->i) != RV_NONE)
            rv_value_lies(g, (rv_where){RV_SPOT_FEATURE, p->i}, out);
        break;
    case RV_OBJECT_tile:
        rv_value_lies(g, (rv_where){RV_SPOT_CELL, g->board.placed[p->i].pos}, out);
        break;
    default: out->token = p->i;
    }
}

int rv_house_follower(rv_game *g, const char *name, int player) {
    static const rv_shape shape = {RV_SHAPE_TEXT, .form = "{follower}"};
    rv_chance d = {.node = RV_NONE};
    rv_house_part part;
    const rv_arena_checkpoint checkpoint = rv_arena_save(g->arena);
    bool read = rv_value_read(g, g->arena, &shape, rv_str_of(name), &d.value, NULL);
    d.value.player = player;
    if (read && find_follower(g, &d, &part))
        d.node = RV_NONE;
    rv_arena_back(g->arena, &checkpoint); /* a script may ask often */
    return d.node;
}
