/* record_castle.c - wall tiles, corners and keeps in documents: read and written. */
#include "games/castle/record_castle.h"
#include "base/limit.h"
#include "games/castle/castle.h"
#include "record/record_read.h"
#include "record/write.h"
#include "ruleset/words.h"

static const rv_map hand = {"a hand"};

static const rv_shape size = {RV_SHAPE_NUMBER, .name = "size", .what = "a size",
                              .most = RV_LIMIT_POINTS},
                      collected = {RV_SHAPE_NUMBER, .name = "n", .most = 999};

/* ---- wall tiles and corners ---------------------------------------------------------------- */

static bool read_token(rv_reader *r, const rv_yaml *v, bool unknown, int *out) {
    int number = 0;
    *out = RV_NONE;
    if (v->type != RV_YAML_WORD)
        return rv_typed(r->d, v, RV_WORD, rv_say(r->a, r->rec->rs, "a {wall_tile}"));
    if (unknown && rv_str_is(v->text, "?"))
        return true;
    if (rv_str_int(v->text, &number))
        *out = rv_token_find(r->rec->rs, number);
    if (*out >= 0)
        return true;
    const rv_ruleset *rs = r->rec->rs;
    rv_diag *g = rv_complain(r->d, RV_D_BAD_WALL_TILE, v->mark, v->text.s);
    if (rs->ntokens)
        g->help =
            rv_printf(r->a, "Type a number: %s%s.",
                      rv_from_to(r->a, rs->tokens[0].number, rs->tokens[rs->ntokens - 1].number),
                      unknown ? ", or '?'" : "");
    return false;
}

/* Either number of the pair is taken; reeve writes the lower. */
static bool read_corner(rv_reader *r, const rv_yaml *v, int *out) {
    const rv_ruleset *rs = r->rec->rs;
    int space = 0;
    *out = rv_str_int(v->text, &space) ? rv_corner_at(rs, space) : RV_NONE;
    if (*out >= 0 && rs->corners[*out].tile)
        return true;
    rv_buf b = {.arena = r->a};
    for (int i = 0; i < rs->ncorners; i++)
        if (rs->corners[i].tile)
            rv_putf(&b, "%s%d",
                    b.n ? " " : rv_say(r->a, rs, "Type a {corner} that has a {wall_tile}: "),
                    rs->corners[i].space);
    rv_complain(r->d, RV_D_BAD_CORNER, v->mark, v->text.s)->help = rv_buf_text(&b);
    return false;
}

static bool read_use(rv_reader *r, const rv_yaml *v, rv_use_ref *out) {
    *out = (rv_use_ref){.mark = v->mark, .token = RV_NONE};
    if (v->type == RV_YAML_WORD)
        return read_token(r, v, false, &out->token);
    if (v->type != RV_YAML_MAP || v->n != 1) {
        rv_complain(r->d, RV_D_BAD_USE, v->mark, rv_doc_type_name(v->type),
                    "a number, or one number with its feature")
            ->help = rv_say(r->a, r->rec->rs, "Type `use: [{doubler}, {extra_turn}]`.");
        return false;
    }
    out->has_feature = true;
    out->mark = v->first->mark;
    return read_token(r, v->first, false, &out->token) &&
           rv_read_feature(r, v->first->next, &out->feature);
}

static void read_corners(rv_reader *r, const rv_yaml *v, bool unknown, rv_claim **list, int *n) {
    *list = rv_room_for(r, v, RV_MAX_CORNERS, rv_word(r->rec->rs, RV_W_CORNER, 2), sizeof **list);
    *n = 0;
    RV_EACH_PAIR(*list ? v : NULL, k) {
        rv_claim *c = &(*list)[*n];
        c->mark = k->mark;
        c->value_mark = k->next->mark;
        bool corner = read_corner(r, k, &c->key);
        bool token = read_token(r, k->next, unknown, &c->value);
        for (int i = 0; i < *n; i++)
            if (corner && (*list)[i].key == c->key) {
                rv_complain(r->d, RV_D_DUPLICATE_KEY, k->mark, k->text.s,
                            rv_printf(r->a, "%d", (*list)[i].mark.line));
                corner = false;
            }
        *n += corner && token;
    }
}

/* ---- keys of an entry, and of the set-up ---------------------------------------------------- */

static void read_wall_tiles(rv_reader *r, const rv_yaml *v) {
    rv_castle_document *all = rv_castle_document_to(r->a, r->rec->own);
    read_corners(r, v, false, &all->wall_tiles.list, &all->wall_tiles.n);
}

static void read_used(rv_reader *r, const rv_yaml *v) {
    rv_castle_said *e = rv_castle_said_to(r->a, r->entry->beside->own);
    RV_READ_ITEMS(r, v, RV_LIMIT_LIST, r->key->text.s, e->use, read_use);
}

static void read_taken(rv_reader *r, const rv_yaml *v) {
    rv_castle_said *e = rv_castle_said_to(r->a, r->entry->beside->own);
    read_corners(r, v, false, &e->take.list, &e->take.n);
}

static void put_corner(rv_case *c, rv_buf *b, int corner) {
    rv_putf(b, "%d: ", c->rec.rs->corners[corner].space);
}

static void put_token(rv_case *c, rv_buf *b, int token) {
    if (token == RV_NONE)
        rv_put(b, "'?'");
    else
        rv_putf(b, "%d", c->rec.rs->tokens[token].number);
}

static void put_corners(rv_case *c, rv_buf *b, const rv_claim *list, int n) {
    rv_put(b, "{");
    for (int i = 0; i < n; i++) {
        rv_put(b, i ? ", " : "");
        put_corner(c, b, list[i].key);
        put_token(c, b, list[i].value);
    }
    rv_put(b, "}\n");
}

static void put_uses(rv_case *c, rv_buf *b, const rv_use_ref *list, int n) {
    rv_put(b, "[");
    for (int i = 0; i < n; i++) {
        rv_put(b, i ? ", " : "");
        rv_put(b, list[i].has_feature ? "{" : "");
        put_token(c, b, list[i].token);
        if (list[i].has_feature)
            rv_putf(b, ": %s}", rv_feature_word(c, &list[i].feature));
    }
    rv_put(b, "]");
}

static void put_used(rv_case *c, rv_buf *b, const rv_entry *e) {
    const rv_castle_said *own = rv_castle_beside(e);
    rv_put(b, "  use: ");
    put_uses(c, b, own->use.list, own->use.n);
    rv_put(b, "\n");
}

static void put_taken(rv_case *c, rv_buf *b, const rv_entry *e) {
    const rv_castle_said *own = rv_castle_beside(e);
    rv_put(b, "  take: ");
    put_corners(c, b, own->take.list, own->take.n);
}

static void put_wall_tiles(rv_case *c, rv_buf *b) {
    const rv_castle_document *said = rv_castle_document_of(c->rec.own);
    rv_put(b, said->wall_tiles.n ? "  wall_tiles: " : "");
    if (said->wall_tiles.n)
        put_corners(c, b, said->wall_tiles.list, said->wall_tiles.n);
}

/* ---- the final part ------------------------------------------------------------------------ */

static void read_final_use(rv_reader *r, const rv_yaml *v) {
    rv_final_ref *f = r->at;
    RV_READ_ITEMS(r, v, RV_LIMIT_LIST, r->key->text.s, f->use, read_use);
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
        put_uses(c, b, r->final.list[i].use.list, r->final.list[i].use.n);
        rv_put(b, "}\n");
        rv_put_beside(c, b, r->final.list[i].mark.line);
    }
}

/* ---- keys of a position --------------------------------------------------------------------- */

static void read_keeps(rv_reader *r, const rv_yaml *v) {
    rv_castle_document *all = rv_castle_document_to(r->a, r->rec->own);
    all->keeps.list = rv_room_for(r, v, RV_MAX_PLAYERS, "players", sizeof(rv_keep_ref));
    RV_EACH_PAIR(all->keeps.list ? v : NULL, k) {
        rv_keep_ref *keep = &all->keeps.list[all->keeps.n];
        *keep = (rv_keep_ref){.mark = k->next->mark, .player = rv_read_player_key(r, v, k)};
        keep->has_feature = k->next->type == RV_YAML_WORD && !rv_str_whole(k->next->text);
        bool fine = keep->has_feature ? rv_read_feature(r, k->next, &keep->feature)
                                      : rv_read_checked(k->next, &keep->size);
        all->keeps.n += fine && keep->player >= 0;
    }
}

/* Of the player to whom `at` points. */
static void read_hand_tiles(rv_reader *r, const rv_yaml *v) {
    rv_castle_document *all = rv_castle_document_to(r->a, r->rec->own);
    const int *player = r->at;
    rv_record *rec = r->rec;
    RV_EACH_ITEM(v, it) {
        rv_hand_ref *ref = &all->hand.list[all->hand.n];
        if (all->hand.n == RV_LIMIT_LIST) {
            rv_complain(r->d, RV_D_TOO_MANY, it->mark, RV_LIMIT_TEXT(RV_LIMIT_LIST),
                        rv_word(rec->rs, RV_W_WALL_TILE, 2));
            return;
        }
        *ref = (rv_hand_ref){.mark = it->mark, .player = *player};
        all->hand.n += read_token(r, it, true, &ref->token) && *player >= 0;
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
    all->hand.list = RV_NEWS(r->a, rv_hand_ref, RV_LIMIT_LIST + 1);
    all->collected.list = RV_NEWS(r->a, rv_claim, v->n + 1);
    RV_EACH_PAIR(v, k) {
        int player = rv_read_player_key(r, v, k);
        rv_read_keys(r, k->next, &hand, &player);
    }
}

static void read_lying(rv_reader *r, const rv_yaml *v) {
    rv_castle_document *all = rv_castle_document_to(r->a, r->rec->own);
    all->has_corners = true;
    read_corners(r, v, true, &all->corners.list, &all->corners.n);
}

static int keep_of(const rv_game *g, int player) {
    return rv_castle_of(g)->hands[player].keep;
}

static void put_keeps(rv_case *c, rv_buf *b) {
    rv_put_by_player(c, b, "keeps", keep_of);
}

static void put_hand(rv_case *c, rv_buf *b, int player) {
    const rv_hand *h = &rv_castle_of(c->game)->hands[player];
    const char *between = "";
    rv_putf(b, "%s: {wall_tiles: [", c->rec.label[player]);
    for (int t = 0; t < c->game->rs->ntokens; t++)
        for (int i = 0; i < h->held[t]; i++) {
            rv_put(b, between);
            put_token(c, b, t);
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

static void put_lying(rv_case *c, rv_buf *b) {
    const rv_game *g = c->game;
    const char *between = "";
    rv_put(b, "corners: {");
    for (int i = 0; i < g->rs->ncorners; i++) {
        int lies = rv_castle_of(g)->corner[i];
        if (!lies)
            continue;
        rv_put(b, between);
        put_corner(c, b, i);
        put_token(c, b, lies == RV_UNKNOWN_TILE ? RV_NONE : lies - 1);
        between = ", ";
    }
    rv_put(b, "}\n");
}

/* ---- rows ------------------------------------------------------------------------------------ */

static bool with_tokens(const rv_record *rec) {
    return rec->rs->ntokens;
}

/* What is collected is said there, too. */
static bool with_hands(const rv_record *rec) {
    return rec->rs->ntokens || rec->rs->collects_letter;
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

static const rv_theme tokens = {with_tokens, RV_W_WALL_TILE, NULL},
                      hands = {with_hands, RV_W_WALL_TILE, NULL},
                      corners = {with_corners, RV_W_CORNER, NULL},
                      keeps = {with_keeps, RV_W_KEEP, NULL};

static const char *token_choice(rv_arena *a, const rv_record *game, int i) {
    return i < game->rs->ntokens ? rv_printf(a, "%d", game->rs->tokens[i].number) : NULL;
}

/* Each corner that has a wall tile, by its lower number; then by the upper ones. */
static const char *corner_choice(rv_arena *a, const rv_record *game, int i) {
    for (int upper = 0; upper < 2; upper++)
        for (int n = 0; n < game->rs->ncorners; n++)
            if (game->rs->corners[n].tile && i-- == 0)
                return rv_printf(a, "%d", game->rs->corners[n].space + upper);
    return NULL;
}

static const rv_shape token = {RV_SHAPE_CHOICE, .name = "number", .choice = token_choice},
                      perhaps = {RV_SHAPE_EITHER, .of = &token,
                                 .to = RV_SHAPE(RV_SHAPE_TEXT, .name = "'?'", .form = "?")},
                      corner = {RV_SHAPE_CHOICE, .name = "corner", .choice = corner_choice},
                      lying = {RV_SHAPE_MAP, .of = &corner, .to = &token},
                      uses = {RV_SHAPE_LIST,
                              .of = RV_EITHER(&token, RV_PAIRS(&token, &rv_shape_feature))};

const rv_key rv_castle_keys[] = {
    {&rv_map_setup, "wall_tiles", &lying, &corners, read_wall_tiles, put_wall_tiles,
     .acts = RV_ACTS({RV_WHEN_SET_UP, .set = rv_castle_set_up, .random = rv_castle_deal}),
     .words = "Which {wall_tiles} lie at which {corners}, as far as that is known"},
    /* Before `use`, for what is used may be what is found. */
    {&rv_map_entry, "take", &lying, &corners, .read = read_taken, .put_said = put_taken,
     .acts = RV_ACTS({RV_WHEN_LAID, .play = rv_castle_claim_takes},
                     {RV_WHEN_SCORED, .play = rv_castle_check_takes}),
     .rank = RV_RANK_FOUND, .of_tiles = true, .law = RV_D_TAKE_NOT_WON,
     .words = "Which {wall_tile} was found at a {corner} where a marker stopped"},
    {&rv_map_entry, "use", &uses, &tokens, .read = read_used, .put_said = put_used,
     .acts =
         RV_ACTS({RV_WHEN_LAID, .play = rv_castle_use_before},
                 {RV_WHEN_ORDERED, .random = rv_castle_random_doublers},
                 {RV_WHEN_SCORED, .play = rv_castle_use_after, .random = rv_castle_random_turns}),
     .rank = RV_RANK_SCORING, .of_tiles = true, .law = RV_D_USE_NOT_HELD,
     .words = "The {wall_tiles} that were played, with the feature that they are for"},
    {&rv_map_document, "keeps", RV_PAIRS(&rv_shape_player, RV_EITHER(&size, &rv_shape_feature)),
     &keeps, read_keeps, put_keeps,
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
    {&rv_map_document, "corners", RV_PAIRS(&corner, &perhaps), &corners, read_lying, put_lying,
     .acts = RV_ACTS({RV_WHEN_POSITION, .set = rv_castle_corners_bear}), .rank = RV_RANK_GAMES,
     .of_positions = true, .words = "The {wall_tiles} that are still on the wall", .sample = "",
     .unseen = true, .assumed = rv_castle_assume_corners},
    {&rv_map_document, "final", RV_PAIRS(&rv_shape_player, RV_KEYS(&rv_map_final)), &tokens,
     read_final, put_final, .acts = RV_ACTS({RV_WHEN_FINAL, .play = rv_castle_final_claims}),
     .rank = RV_RANK_MOVES, .of_records = true,
     .words = "Choices in final scoring; what is left out is the best for that player"},
    {&rv_map_final, "use", &uses, .read = read_final_use, .law = RV_D_FINAL_IN_PLAY,
     .words = "The {wall_tiles} that are used in final scoring, with their features"},
    {0},
};
