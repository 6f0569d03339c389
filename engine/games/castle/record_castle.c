/* record_castle.c - wall tiles, corners and keeps in documents: read, written, and those of a
 * position set on the table and checked; and seen there.
 *
 * The rows at the end are the keys that The Castle adds to records and positions. Each has a shape,
 * by which it is read, suggested and described in the schema, and functions that set it on the
 * table, complain of what cannot be so, and write it when a position is taken from a game.
 */
#include "games/castle/castle.h"
#include "judge/case.h"

static const rv_map hand = {"a hand"};

static const rv_shape a_size = {RV_SHAPE_NUMBER, .name = "size", .what = "a size",
                                .most = RV_LIMIT_POINTS},
                      collected = {RV_SHAPE_NUMBER, .name = "n", .most = 999};

/* ---- shapes ------------------------------------------------------------------------------- */

static const char *wall_tile_choice(const void *game, int i) {
    const rv_record *rec = game;
    return i < rec->rs->nwall_tiles ? rv_printf(rec->arena, "%d", rec->rs->wall_tiles[i].number)
                                    : NULL;
}

/* Each corner that has a wall tile, by its lower number; then by the upper ones. */
static const char *corner_choice(const void *game, int i) {
    const rv_record *rec = game;
    for (int upper = 0; upper < 2; upper++)
        for (int n = 0; n < rec->rs->ncorners; n++)
            if (rec->rs->corners[n].tile && i-- == 0)
                return rv_printf(rec->arena, "%d", rec->rs->corners[n].space + upper);
    return NULL;
}

#define A_USE "a number, or one number with its feature"
static const rv_shape a_wall_tile = {RV_SHAPE_CHOICE, .name = "number", .form = "{wall_tile}",
                                     .choice = wall_tile_choice, .code = RV_D_BAD_WALL_TILE},
                      lies_there = {RV_SHAPE_CHOICE,       .name = "number",
                                    .form = "{wall_tile}", .choice = wall_tile_choice,
                                    .help = ", or '?'",    .code = RV_D_BAD_WALL_TILE},
                      perhaps = {RV_SHAPE_EITHER, .of = &lies_there,
                                 .to = RV_SHAPE(RV_SHAPE_TEXT, .name = "'?'", .form = "?")},
                      a_corner = {RV_SHAPE_CHOICE, .name = "corner", .form = "{corner}",
                                  .choice = corner_choice, .code = RV_D_BAD_CORNER},
                      lying = {RV_SHAPE_MAP, .of = &a_corner, .to = &a_wall_tile},
                      uses = {RV_SHAPE_LIST,
                              .of = RV_SHAPE(RV_SHAPE_EITHER, .of = &a_wall_tile,
                                             .to = RV_PAIRS(&a_wall_tile, &rv_shape_feature),
                                             .what = A_USE, .code = RV_D_BAD_USE)};

/* ---- the final part ------------------------------------------------------------------------ */

static void put_final(rv_case *c, rv_buf *b) {
    const rv_values *final = rv_values_in(&c->rec, "final");
    rv_put(b, final->n ? "final:\n" : "");
    rv_put_comment_beside(b, &c->comments, final->key.line);
    RV_EACH_OF(final, v) {
        rv_put_comments_above(b, &c->comments, v->key_loc.line, "  ");
        rv_putf(b, "  %s: {use: ", c->rec.label[v->of]);
        rv_put_shape_values(c->game, b, &uses, rv_values_of(v, "use"));
        rv_put(b, "}\n");
        rv_put_comment_beside(b, &c->comments, v->key_loc.line);
    }
}

/* ---- keys of a position --------------------------------------------------------------------- */

static void put_hands(rv_case *c, rv_buf *b) {
    rv_put(b, "hand: {");
    for (int p = 0; p < c->game->nplayers; p++) {
        const rv_hand *h = &rv_castle_of(c->game)->hands[p];
        const char *between = "";
        rv_putf(b, "%s%s: {wall_tiles: [", p ? ", " : "", c->rec.label[p]);
        for (int t = 0; t <= RV_UNKNOWN; t++)
            for (int i = 0; i < h->held[t]; i++, between = ", ")
                rv_putf(b, "%s%s", between,
                        t == RV_UNKNOWN
                            ? "'?'"
                            : rv_printf(&c->arena, "%d", c->game->rs->wall_tiles[t].number));
        rv_put(b, "]");
        if (c->game->rs->collects_letter)
            rv_putf(b, ", collected: %d", h->collected);
        rv_put(b, "}");
    }
    rv_put(b, "}\n");
}

static void keeps_now(rv_game *g, rv_arena *a, rv_values *out) {
    for (int p = 0; p < g->nplayers; p++)
        rv_add_number(a, out, p, rv_castle_of(g)->hands[p].keep);
}

static void corners_now(rv_game *g, rv_arena *a, rv_values *out) {
    out->key.line = 1; /* without the key nobody would know what lies there */
    for (int i = 0; i < g->rs->ncorners; i++) {
        int lies = rv_castle_of(g)->corner[i];
        if (!lies)
            continue;
        rv_value *v = rv_add_value(a, out, rv_empty_value);
        v->corner = i;
        v->wall_tile = lies == RV_UNKNOWN_TILE ? RV_NONE : lies - 1;
        v->canon = lies == RV_UNKNOWN_TILE ? "?" : NULL;
    }
}

/* ---- keeps --------------------------------------------------------------------------------- */

static bool bears_keep(rv_game *g, int n) {
    return rv_is_root(&g->board, n) && rv_kind_of(g, n)->keep && !g->board.nodes[n].open &&
           !rv_unnamed(&g->board, n);
}

static int houses_of(rv_game *g, int size, int *largest) {
    int n = 0;
    *largest = 0;
    for (int i = 0; i < g->board.nnodes; i++) {
        if (!bears_keep(g, i))
            continue;
        int tiles = rv_feature_tiles(g, i);
        n += tiles == size;
        *largest = tiles > *largest ? tiles : *largest;
    }
    return n;
}

/* "Type 2, 4, or 0 for no keep.": the sizes of completed houses on which no other keep stands. */
static const char *sizes_to_type(rv_case *c, int player) {
    rv_buf b = {.arena = &c->arena};
    int largest, any;
    houses_of(c->game, 0, &largest);
    for (int size = 1; size <= largest; size++) {
        bool taken = false;
        for (int p = 0; p < c->game->nplayers; p++)
            taken |= p != player && rv_castle_of(c->game)->hands[p].keep == size;
        if (houses_of(c->game, size, &any) > taken)
            rv_putf(&b, "%d, ", size);
    }
    return rv_say(&c->arena, c->game->rs,
                  rv_printf(&c->arena, "Check the tiles, or type %s0 for no {keep}.",
                            b.n ? rv_printf(&c->arena, "%sor ", rv_buf_text(&b)) : ""));
}

/* The name of the kind that bears keeps: house. NULL in a game without. */
static const char *keep_kind(const rv_ruleset *rs) {
    for (int k = 0; k < rs->nkinds; k++)
        if (rs->kinds[k].keep)
            return rs->kinds[k].name;
    return NULL;
}

static void wrong_keep(rv_case *c, const rv_value *k, const char *why) {
    rv_diag *g = rv_complain(&c->diags, RV_D_POS_KEEP, k->loc, c->rec.label[k->of],
                             rv_plural(&c->arena, k->number, "tile"), why, keep_kind(c->game->rs));
    g->at = rv_at_value(k, NULL);
    g->help = sizes_to_type(c, k->of);
}

static void set_keep(rv_case *c, rv_value *k) {
    rv_game *g = c->game;
    rv_hand *h = &rv_castle_of(g)->hands[k->of];
    int largest, same = 0;
    if (k->there) {
        int root = rv_feature_of(c, &k->at, RV_D_POS_NO_FEATURE);
        if (root == RV_NONE)
            return;
        k->number = rv_feature_tiles(g, root);
        k->root = root;
        for (const rv_value *o = rv_values_in(&c->rec, "keeps")->list; o < k; o++)
            if (o->there && o->root == root)
                wrong_keep(c, k, rv_say(&c->arena, g->rs, "another {keep} stands on it"));
        if (!bears_keep(g, root)) {
            wrong_keep(c, k,
                       rv_printf(&c->arena, "it is not completed, or no %s", keep_kind(g->rs)));
            return;
        }
    }
    for (int p = 0; p < g->nplayers; p++)
        same += rv_castle_of(g)->hands[p].keep == k->number;
    if (k->number && houses_of(g, k->number, &largest) <= same) {
        const char *has = rv_printf(&c->arena, "no%s completed %s has %d", same ? " other" : "",
                                    keep_kind(g->rs), k->number);
        wrong_keep(c, k,
                   !largest ? rv_printf(&c->arena, "no %s is completed", keep_kind(g->rs))
                   : largest == k->number
                       ? has
                       : rv_printf(&c->arena, "%s (the largest has %d)", has, largest));
    }
    h->keep = (int16_t)k->number;
}

/* ---- wall tiles on the table ----------------------------------------------------------------- */

/* "Check corners 26, 56, 82. Type …": where a number is typed of which there are too many. */
static const char *help_copies(rv_case *c, int wall_tile) {
    rv_buf b = {.arena = &c->arena};
    RV_EACH_OF(rv_values_in(&c->rec, "corners"), s) {
        if (s->wall_tile == wall_tile)
            rv_putf(&b, "%s%d", b.n ? ", " : "", c->game->rs->corners[s->corner].space);
    }
    const char *free = rv_castle_free_numbers(c), *corners = rv_word(c->game->rs, RV_W_CORNER, 2);
    return b.n ? rv_printf(&c->arena, "Check %s %s. %s", corners, rv_buf_text(&b), free) : free;
}

static bool copy_free(rv_case *c, rv_loc loc, int wall_tile) {
    if (wall_tile == RV_NONE || rv_castle_wall_tile_free(c->game, wall_tile) > 0)
        return true;
    const rv_wall_tile *w = &c->game->rs->wall_tiles[wall_tile];
    rv_complain(&c->diags, RV_D_POS_WALL_TILES, loc,
                rv_printf(&c->arena, "there are only %d %s %d in the game", w->copies,
                          rv_word(c->game->rs, RV_W_WALL_TILE, 2), w->number))
        ->help = help_copies(c, wall_tile);
    return false;
}

static void hands_hold(rv_case *c) {
    RV_EACH_OF(rv_values_in(&c->rec, "hand"), v) {
        rv_hand *h = &rv_castle_of(c->game)->hands[v->of];
        const rv_values *tokens = rv_values_of(v, "collected");
        RV_EACH_OF(rv_values_of(v, "wall_tiles"), t) {
            if (copy_free(c, t->loc, t->wall_tile))
                h->held[t->wall_tile == RV_NONE ? RV_UNKNOWN : t->wall_tile]++;
        }
        h->collected = (int16_t)(tokens->n ? tokens->list->number : 0);
        if (h->collected && !c->game->rs->collects_letter)
            rv_complain(&c->diags, RV_D_BAD_EXTRA, tokens->list->loc, "collected",
                        "nothing is collected in this game");
    }
}

/* No more in hands and on corners than lay on the wall at the start. Corners with a '?' do not
 * count: a position that does not say which are empty is exported with a '?' on each. */
static void corners_bear(rv_case *c) {
    const rv_values *corners = rv_values_in(&c->rec, "corners");
    const rv_ruleset *rs = c->game->rs;
    rv_castle *k = rv_castle_of(c->game);
    rv_loc loc = c->rec.board_loc; /* or of the first in a hand */
    int lay = 0, all = 0;
    RV_EACH_OF(rv_values_in(&c->rec, "hand"), v) {
        const rv_values *tiles = rv_values_of(v, "wall_tiles");
        loc = tiles->n && !all ? tiles->list->loc : loc;
        all += tiles->n;
    }
    if (corners->key.line)
        memset(k->corner, 0, sizeof k->corner);
    RV_EACH_OF(corners, s) {
        all += s->wall_tile != RV_NONE;
        if (copy_free(c, s->key_loc, s->wall_tile))
            k->corner[s->corner] =
                (int8_t)(s->wall_tile == RV_NONE ? RV_UNKNOWN_TILE : s->wall_tile + 1);
    }
    for (int i = 0; i < rs->ncorners; i++)
        lay += rs->corners[i].tile;
    if (all > lay)
        rv_complain(&c->diags, RV_D_POS_WALL_TILES, loc,
                    rv_printf(&c->arena, "%s in hands and on %s; %d lay on the wall",
                              rv_count_of(&c->arena, rs, all, RV_W_WALL_TILE),
                              rv_word(rs, RV_W_CORNER, 2), lay));
}

static bool has_houses(rv_case *c) {
    int largest;
    houses_of(c->game, 0, &largest);
    return largest;
}

/* Whether anybody can hold wall tiles: only who has passed a corner with one does. Where no score
 * is given, the marker may have passed any. */
static bool may_hold(rv_case *c) {
    const rv_ruleset *rs = c->game->rs;
    bool may = false;
    for (int i = 0; i < rs->ncorners; i++)
        for (int p = 0; p < c->game->nplayers && rs->corners[i].tile; p++)
            may |= !rv_values_in(&c->rec, "score")->n ||
                   c->game->seats[p].score >= rs->corners[i].space;
    return may;
}

static bool may_hold_others(rv_case *c) {
    return may_hold(c) && !rv_doc_get(c->rec.root, "hand");
}

/* ---- seen ------------------------------------------------------------------------------------ */

/* Things of a board: gate (place: it stands behind this space of the track), corner (place: the
 * lower number of the pair, number: that of the wall tile there, 0 none, -1 unknown), bare (place:
 * a corner that never bears one); of players: keep (number: tiles of the house under it), wall_tile
 * (number: -1 unknown), collected (number). */
void rv_castle_show(const rv_game *g, int placed, rv_see_thing *see, void *ud) {
    const rv_ruleset *rs = g->rs;
    if (placed != RV_NONE)
        return;
    for (int i = 0; i < rs->ngates; i++)
        RV_SEE(see, ud, .name = "gate", .player = RV_NONE, .place = rs->gates[i]);
    for (int i = 0; i < rs->ncorners; i++) {
        int lies = rv_castle_of(g)->corner[i];
        RV_SEE(see, ud, .name = rs->corners[i].tile ? "corner" : "bare", .player = RV_NONE,
               .place = rs->corners[i].space,
               .number = lies > 0 ? rs->wall_tiles[lies - 1].number : lies);
    }
    for (int p = 0; p < g->nplayers; p++) {
        const rv_hand *h = &rv_castle_of(g)->hands[p];
        RV_SEE(see, ud, .name = "keep", .player = p, .number = h->keep);
        RV_SEE(see, ud, .name = "collected", .player = p, .number = h->collected);
        for (int t = 0; t <= RV_UNKNOWN; t++)
            for (int n = 0; n < h->held[t]; n++)
                RV_SEE(see, ud, .name = "wall_tile", .player = p,
                       .number = t == RV_UNKNOWN ? -1 : rs->wall_tiles[t].number);
    }
}

/* ---- rows ------------------------------------------------------------------------------------ */

static bool with_wall_tiles(const rv_record *rec) {
    return rec->rs->nwall_tiles;
}

/* What is collected stands there, too. */
static bool with_hands(const rv_record *rec) {
    return rec->rs->nwall_tiles || rec->rs->collects_letter;
}

static bool with_corners(const rv_record *rec) {
    return rec->rs->ncorners;
}

static bool with_keeps(const rv_record *rec) {
    return keep_kind(rec->rs);
}

static const rv_theme wall_tiles = {.has = with_wall_tiles, .word = RV_W_WALL_TILE},
                      hands = {.has = with_hands, .word = RV_W_WALL_TILE},
                      corners = {.has = with_corners, .word = RV_W_CORNER},
                      keeps = {.has = with_keeps, .word = RV_W_KEEP};

const rv_key rv_castle_keys[] = {
    {&rv_map_setup, "wall_tiles", &lying, &corners,
     .acts = RV_ACTS({RV_WHEN_SET_UP, .set = rv_castle_set_up, .random = rv_castle_deal})},
    /* Before `use`, for what is used may be what is found. */
    {&rv_map_entry, "take", &lying, &corners,
     .acts = RV_ACTS({RV_WHEN_LAID, .play = rv_castle_claim_takes},
                     {RV_WHEN_ENDING, .play = rv_castle_check_takes}),
     .rank = RV_RANK_FOUND, .of_tiles = true, .cite = RV_D_TAKE_NOT_WON,
     .line = "Type `take: {12: 3}`."},
    {&rv_map_entry, "use", &uses, &wall_tiles,
     .acts =
         RV_ACTS({RV_WHEN_LAID, .play = rv_castle_use_before},
                 {RV_WHEN_ORDERED, .random = rv_castle_random_doublers},
                 {RV_WHEN_ENDING, .play = rv_castle_use_after, .random = rv_castle_random_turns}),
     .rank = RV_RANK_SCORING, .of_tiles = true, .cite = RV_D_USE_NOT_HELD,
     .line = "Type `use: [1]`, or with its feature `use: [{2: tower@c3}]`."},
    {&rv_map_document, "keeps", RV_PAIRS(&rv_shape_player, RV_EITHER(&a_size, &rv_shape_feature)),
     &keeps, .now = keeps_now, .acts = RV_ACTS({RV_WHEN_POSITION, .each = set_keep}),
     .rank = RV_RANK_GAMES, .of_positions = true, .sample = "", .assumed = "nobody has a {keep}",
     .assumes = has_houses},
    {&rv_map_document, "hand", RV_PAIRS(&rv_shape_player, RV_KEYS(&hand)), &hands, .put = put_hands,
     .acts = RV_ACTS({RV_WHEN_POSITION, .set = hands_hold}), .rank = RV_RANK_GAMES,
     .of_positions = true, .sample = "", .assumed = "nobody holds {wall_tiles}",
     .assumes = may_hold},
    {&hand, "wall_tiles", RV_MANY(&perhaps), .theme = NULL},
    {&hand, "collected", &collected, .theme = NULL},
    {&rv_map_document, "corners", RV_PAIRS(&a_corner, &perhaps), &corners, .now = corners_now,
     .acts = RV_ACTS({RV_WHEN_POSITION, .set = corners_bear}), .rank = RV_RANK_GAMES,
     .of_positions = true, .sample = "", .unseen = true,
     .assumed = "all {wall_tiles} that nobody holds are on the wall", .assumes = may_hold_others},
    {&rv_map_document, "final", RV_PAIRS(&rv_shape_player, RV_KEYS(&rv_map_final)), &wall_tiles,
     .put = put_final, .acts = RV_ACTS({RV_WHEN_FINAL, .play = rv_castle_final_claims}),
     .rank = RV_RANK_MOVES, .of_records = true},
    {&rv_map_final, "use", &uses, .cite = RV_D_FINAL_IN_PLAY,
     .line = "Type `use: [9]`, or with its feature `use: [{5: tower@c3}]`."},
    {0},
};
