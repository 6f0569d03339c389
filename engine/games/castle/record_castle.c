/* record_castle.c - wall tiles, corners and keeps in documents: read and written. */
#include "games/castle/record_castle.h"
#include "base/limit.h"
#include "games/castle/castle.h"
#include "record/form.h"
#include "record/write.h"
#include "ruleset/words.h"

static const rv_map hand = {"a hand"};

static const rv_shape size = {RV_SHAPE_NUMBER, .name = "size", .what = "a size",
                              .most = RV_LIMIT_POINTS},
                      collected = {RV_SHAPE_NUMBER, .name = "n", .most = 999};

/* ---- shapes ------------------------------------------------------------------------------- */

static const char *wall_tile_choice(rv_arena *a, const rv_record *game, int i) {
    return i < game->rs->nwall_tiles ? rv_printf(a, "%d", game->rs->wall_tiles[i].number) : NULL;
}

/* Each corner that has a wall tile, by its lower number; then by the upper ones. */
static const char *corner_choice(rv_arena *a, const rv_record *game, int i) {
    for (int upper = 0; upper < 2; upper++)
        for (int n = 0; n < game->rs->ncorners; n++)
            if (game->rs->corners[n].tile && i-- == 0)
                return rv_printf(a, "%d", game->rs->corners[n].space + upper);
    return NULL;
}

#define A_USE "a number, or one number with its feature"
static const rv_shape wall_tile = {RV_SHAPE_CHOICE, .name = "number", .form = "{wall_tile}",
                                   .choice = wall_tile_choice, .code = RV_D_BAD_WALL_TILE},
                      lies_there = {RV_SHAPE_CHOICE,       .name = "number",
                                    .form = "{wall_tile}", .choice = wall_tile_choice,
                                    .help = ", or '?'",    .code = RV_D_BAD_WALL_TILE},
                      perhaps = {RV_SHAPE_EITHER, .of = &lies_there,
                                 .to = RV_SHAPE(RV_SHAPE_TEXT, .name = "'?'", .form = "?")},
                      corner = {RV_SHAPE_CHOICE, .name = "corner", .form = "{corner}",
                                .choice = corner_choice, .code = RV_D_BAD_CORNER},
                      lying = {RV_SHAPE_MAP, .of = &corner, .to = &wall_tile},
                      uses = {RV_SHAPE_LIST,
                              .of = RV_SHAPE(RV_SHAPE_EITHER, .of = &wall_tile,
                                             .to = RV_PAIRS(&wall_tile, &rv_shape_feature),
                                             .what = A_USE, .code = RV_D_BAD_USE)};

/* ---- the final part ------------------------------------------------------------------------ */

static void read_final_use(rv_reader *r, const rv_yaml *v) {
    rv_final_ref *f = r->at;
    rv_read_values(r, v);
    f->use = *r->values;
}

static void read_final(rv_reader *r, const rv_yaml *v) {
    rv_castle_document *all = rv_castle_document_to(r->a, r->rec->own);
    all->final_mark = r->key->mark;
    all->final.list = rv_room_for(r, v, RV_MAX_PLAYERS, "players", sizeof(rv_final_ref));
    RV_EACH_PAIR(all->final.list ? v : NULL, k) {
        rv_final_ref *f = &all->final.list[all->final.n];
        *f = (rv_final_ref){.mark = k->mark, .player = rv_read_player_key(r, v, k)};
        rv_read_keys(r, k->next, &rv_map_final, f);
        all->final.n += f->player >= 0;
    }
    r->rec->final_mark = all->final.n ? r->key->mark : (rv_mark){0, 0};
}

static void put_final(rv_case *c, rv_buf *b) {
    const rv_castle_document *r = rv_castle_document_of(c->rec.own);
    rv_put(b, r->final.n ? "final:\n" : "");
    rv_put_beside(c, b, r->final_mark.line);
    for (int i = 0; i < r->final.n; i++) {
        rv_put_above(c, b, r->final.list[i].mark.line, "  ");
        rv_putf(b, "  %s: {use: ", c->rec.label[r->final.list[i].player]);
        rv_put_shape_values(c->game, b, &uses, &r->final.list[i].use);
        rv_put(b, "}\n");
        rv_put_beside(c, b, r->final.list[i].mark.line);
    }
}

/* ---- keys of a position --------------------------------------------------------------------- */

/* Of the player to whom `at` points. */
static void read_hand_tiles(rv_reader *r, const rv_yaml *v) {
    rv_castle_document *all = rv_castle_document_to(r->a, r->rec->own);
    const int *player = r->at;
    rv_read_values(r, v);
    for (int i = 0; i < r->values->n && *player >= 0; i++) {
        rv_add_value(r->a, &all->hand, r->values->list[i])->of = *player;
        if (all->hand.n > RV_LIMIT_LIST) {
            rv_complain(r->d, RV_D_TOO_MANY, r->values->list[i].mark, RV_LIMIT_TEXT(RV_LIMIT_LIST),
                        rv_word(r->rec->rs, RV_W_WALL_TILE, 2));
            return;
        }
    }
}

static void read_collected(rv_reader *r, const rv_yaml *v) {
    rv_castle_document *all = rv_castle_document_to(r->a, r->rec->own);
    const int *player = r->at;
    rv_record *rec = r->rec;
    rv_claim *c = &all->collected.list[all->collected.n];
    *c = (rv_claim){.mark = v->mark, .key = *player};
    if (!rv_shape_number(&collected, v->text, &c->value) || *player < 0)
        return;
    if (c->value && !rec->rs->collects_letter)
        rv_complain(r->d, RV_D_BAD_EXTRA, v->mark, r->key->text.s,
                    "nothing is collected in this game");
    else
        all->collected.n++;
}

static void read_hands(rv_reader *r, const rv_yaml *v) {
    rv_castle_document *all = rv_castle_document_to(r->a, r->rec->own);
    all->collected.list = RV_NEWS(r->a, rv_claim, v->n + 1);
    RV_EACH_PAIR(v, k) {
        int player = rv_read_player_key(r, v, k);
        rv_read_keys(r, k->next, &hand, &player);
    }
}

static void put_hand(rv_case *c, rv_buf *b, int player) {
    const rv_hand *h = &rv_castle_of(c->game)->hands[player];
    const char *between = "";
    rv_putf(b, "%s: {wall_tiles: [", c->rec.label[player]);
    for (int t = 0; t < c->game->rs->nwall_tiles; t++)
        for (int i = 0; i < h->held[t]; i++) {
            rv_putf(b, "%s%d", between, c->game->rs->wall_tiles[t].number);
            between = ", ";
        }
    for (int i = 0; i < h->unknown; i++) {
        rv_putf(b, "%s'?'", between);
        between = ", ";
    }
    rv_put(b, "]");
    if (c->game->rs->collects_letter)
        rv_putf(b, ", collected: %d", h->collected);
    rv_put(b, "}");
}

static void put_hands(rv_case *c, rv_buf *b) {
    const rv_game *g = c->game;
    rv_put(b, "hand: {");
    for (int p = 0; p < g->nplayers; p++) {
        rv_put(b, p ? ", " : "");
        put_hand(c, b, p);
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
        rv_value *v = rv_add_value(a, out, rv_nothing_said);
        v->corner = i;
        v->wall_tile = lies == RV_UNKNOWN_TILE ? RV_NONE : lies - 1;
        v->canon = lies == RV_UNKNOWN_TILE ? "?" : NULL;
    }
}

/* ---- rows ------------------------------------------------------------------------------------ */

static bool with_wall_tiles(const rv_record *rec) {
    return rec->rs->nwall_tiles;
}

/* What is collected is said there, too. */
static bool with_hands(const rv_record *rec) {
    return rec->rs->nwall_tiles || rec->rs->collects_letter;
}

static bool with_corners(const rv_record *rec) {
    return rec->rs->ncorners;
}

static bool with_keeps(const rv_record *rec) {
    bool has = false;
    for (int k = 0; k < rec->rs->nkinds; k++)
        has |= rec->rs->kinds[k].keep;
    return has;
}

static const rv_theme wall_tiles = {.has = with_wall_tiles, .word = RV_W_WALL_TILE},
                      hands = {.has = with_hands, .word = RV_W_WALL_TILE},
                      corners = {.has = with_corners, .word = RV_W_CORNER},
                      keeps = {.has = with_keeps, .word = RV_W_KEEP};

const rv_key rv_castle_keys[] = {
    {&rv_map_setup, "wall_tiles", &lying, &corners, rv_read_values,
     .acts = RV_ACTS({RV_WHEN_SET_UP, .set = rv_castle_set_up, .random = rv_castle_deal}),
     .words = "Which {wall_tiles} lie at which {corners}, as far as that is known"},
    /* Before `use`, for what is used may be what is found. */
    {&rv_map_entry, "take", &lying, &corners, .read = rv_read_values,
     .acts = RV_ACTS({RV_WHEN_LAID, .play = rv_castle_claim_takes},
                     {RV_WHEN_SCORED, .play = rv_castle_check_takes}),
     .rank = RV_RANK_FOUND, .of_tiles = true, .law = RV_D_TAKE_NOT_WON,
     .words = "Which {wall_tile} was found at a {corner} where a marker stopped"},
    {&rv_map_entry, "use", &uses, &wall_tiles, .read = rv_read_values,
     .acts =
         RV_ACTS({RV_WHEN_LAID, .play = rv_castle_use_before},
                 {RV_WHEN_ORDERED, .random = rv_castle_random_doublers},
                 {RV_WHEN_SCORED, .play = rv_castle_use_after, .random = rv_castle_random_turns}),
     .rank = RV_RANK_SCORING, .of_tiles = true, .law = RV_D_USE_NOT_HELD,
     .words = "The {wall_tiles} that were played, with the feature that they are for"},
    {&rv_map_document, "keeps", RV_PAIRS(&rv_shape_player, RV_EITHER(&size, &rv_shape_feature)),
     &keeps, .read = rv_read_values, .now = keeps_now,
     .acts = RV_ACTS({RV_WHEN_POSITION, .set = rv_castle_keeps_stand}), .rank = RV_RANK_GAMES,
     .of_positions = true,
     .words = "The size in tiles of what stands under each {keep}, or its name", .sample = "",
     .assumed = rv_castle_assume_keeps},
    {&rv_map_document, "hand", RV_PAIRS(&rv_shape_player, RV_KEYS(&hand)), &hands, read_hands,
     put_hands, .acts = RV_ACTS({RV_WHEN_POSITION, .set = rv_castle_hands_hold}),
     .rank = RV_RANK_GAMES, .of_positions = true, .words = "What lies in front of each player",
     .sample = "", .assumed = rv_castle_assume_hands},
    {&hand, "wall_tiles", RV_MANY(&perhaps), .read = read_hand_tiles,
     .words = "The numbers of the {wall_tiles} that the player holds"},
    {&hand, "collected", &collected, .read = read_collected,
     .words = "How many {collectss} the player has taken for features"},
    {&rv_map_document, "corners", RV_PAIRS(&corner, &perhaps), &corners, .read = rv_read_values,
     .now = corners_now, .acts = RV_ACTS({RV_WHEN_POSITION, .set = rv_castle_corners_bear}),
     .rank = RV_RANK_GAMES, .of_positions = true,
     .words = "The {wall_tiles} that are still on the wall", .sample = "", .unseen = true,
     .assumed = rv_castle_assume_corners},
    {&rv_map_document, "final", RV_PAIRS(&rv_shape_player, RV_KEYS(&rv_map_final)), &wall_tiles,
     read_final, put_final, .acts = RV_ACTS({RV_WHEN_FINAL, .play = rv_castle_final_claims}),
     .rank = RV_RANK_MOVES, .of_records = true,
     .words = "Choices in final scoring; what is left out is the best for that player"},
    {&rv_map_final, "use", &uses, .read = read_final_use, .law = RV_D_FINAL_IN_PLAY,
     .words = "The {wall_tiles} that are used in final scoring, with their features"},
    {0},
};
