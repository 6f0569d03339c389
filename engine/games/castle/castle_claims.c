/* castle_claims.c - wall tiles in the final part of a record, and final scoring with them. */
#include "games/castle/castle.h"
#include "games/castle/record_castle.h"
#include "judge/replay.h"
#include "ruleset/words.h"

typedef struct said {
    rv_final_use *list;
    int n;
} said;

static const char *wall_tile_number(rv_case *c, int wall_tile) {
    return rv_printf(&c->arena, "%d", c->game->rs->wall_tiles[wall_tile].number);
}

static void bad_use(rv_case *c, const rv_value *u, const char *why) {
    rv_object(c, RV_D_USE_FEATURE, rv_use_mark(u), wall_tile_number(c, u->wall_tile), why);
}

/* A wall tile of unknown number becomes known by its use. Each use needs a copy of its own. */
static bool holds_one_more(rv_case *c, const said *s, int player, int wall_tile) {
    rv_game *g = c->game;
    rv_hand *h = &rv_castle_of(g)->hands[player];
    int used = 0;
    for (int i = 0; i < s->n; i++)
        used += s->list[i].player == player && s->list[i].wall_tile == wall_tile;
    if (h->held[wall_tile] > used)
        return true;
    if (h->unknown == 0 || rv_castle_wall_tile_free(g, wall_tile) <= 0)
        return false;
    RV_SET(g, h->unknown, (int8_t)(h->unknown - 1));
    RV_SET(g, h->held[wall_tile], (int8_t)(h->held[wall_tile] + 1));
    return true;
}

static bool in_play_only(int effect) {
    return effect == RV_EFFECT_EXTRA_TURN || effect == RV_EFFECT_DOUBLE;
}

static void complain_finish(rv_case *c, const rv_value *u, int player, int root, int wrong) {
    const rv_game *g = c->game;
    const rv_wall_tile *t = &g->rs->wall_tiles[u->wall_tile];
    rv_buf counts = {.arena = &c->arena};
    for (int p = 0; p < g->nplayers; p++)
        rv_putf(&counts, "%s%s %d", p ? ", " : "", c->rec.label[p], g->nodes[root].followers[p]);
    if (wrong == RV_D_HOUSE_RULE)
        rv_complain_house_rule(c, rv_use_mark(u));
    else if (wrong == RV_D_USE_WRONG_KIND)
        rv_object(c, RV_D_USE_WRONG_KIND, u->at.mark, wall_tile_number(c, u->wall_tile),
                  g->rs->kinds[t->kind].name, rv_kind_of(g, root)->name);
    else if (wrong == RV_D_FINAL_COMPLETED)
        rv_object(c, RV_D_FINAL_COMPLETED, u->at.mark, u->at.canon,
                  wall_tile_number(c, u->wall_tile));
    else
        rv_object(c, RV_D_USE_NO_MAJORITY, u->at.mark, c->rec.label[player], u->at.canon,
                  rv_buf_text(&counts));
    if (wrong == RV_D_USE_NO_MAJORITY && t->effect == RV_EFFECT_UNFINISHED)
        rv_hangs_on(c, RV_O_INCOMPLETE_TOKENS_NEED_MAJORITY);
}

/* The feature that a use names, checked; false with a complaint. */
static bool find_target(rv_case *c, rv_value *u, int player, int *root) {
    const rv_wall_tile *t = &c->game->rs->wall_tiles[u->wall_tile];
    bool needs = t->effect == RV_EFFECT_UNFINISHED || t->effect == RV_EFFECT_PRIZE;
    *root = RV_NONE;
    if (needs != u->there) {
        bad_use(c, u,
                needs ? rv_say(&c->arena, c->game->rs, "it needs a feature, as {finisher}")
                      : "it needs no feature");
        return false;
    }
    if (!needs)
        return true;
    *root = rv_feature_of(c, &u->at, RV_D_NO_FEATURE);
    int wrong =
        *root == RV_NONE ? RV_NONE : rv_castle_may_finish(c->game, player, u->wall_tile, *root);
    if (wrong != RV_NONE)
        complain_finish(c, u, player, *root, wrong);
    return *root != RV_NONE && wrong == RV_NONE;
}

/* With a feature, house rules have been asked already. */
static bool may_use_plain(rv_case *c, const rv_value *u, int player, int root) {
    bool may = root != RV_NONE || rv_hook_may_use(c->game, player, u->wall_tile, RV_NONE);
    if (!may)
        rv_complain_house_rule(c, rv_use_mark(u));
    return may;
}

/* "7", or of one that has been used already "7 besides the one used". */
static const char *number_wanted(rv_case *c, int player, int wall_tile) {
    return rv_castle_holds(c->game, player, wall_tile, false)
               ? rv_printf(&c->arena, "%s besides the one used", wall_tile_number(c, wall_tile))
               : wall_tile_number(c, wall_tile);
}

static void take_use(rv_case *c, rv_value *u, int player, said *s) {
    int root;
    rv_consider(c, RV_AT_WALL_TILE, rv_use_mark(u));
    if (in_play_only(c->game->rs->wall_tiles[u->wall_tile].effect)) {
        rv_object(c, RV_D_FINAL_IN_PLAY, rv_use_mark(u), wall_tile_number(c, u->wall_tile));
    } else if (!holds_one_more(c, s, player, u->wall_tile)) {
        rv_object(c, RV_D_USE_NOT_HELD, rv_use_mark(u), c->rec.label[player],
                  number_wanted(c, player, u->wall_tile), rv_castle_held_numbers(c, player));
    } else if (find_target(c, u, player, &root) && may_use_plain(c, u, player, root)) {
        s->list[s->n++] = (rv_final_use){(int16_t)player, (int16_t)u->wall_tile, root};
    }
}

static said take_uses(rv_case *c) {
    const rv_castle_document *doc = rv_castle_document_of(c->rec.own);
    said s = {NULL, 0};
    int n = 0;
    for (int i = 0; i < doc->final.n; i++)
        n += doc->final.list[i].use.n;
    s.list = RV_NEWS(&c->arena, rv_final_use, n);
    for (int i = 0; i < doc->final.n; i++) {
        rv_final_ref *f = &doc->final.list[i];
        c->diags.player = c->rec.label[f->player];
        for (int u = 0; u < f->use.n; u++)
            take_use(c, &f->use.list[u], f->player, &s);
    }
    c->diags.player = NULL;
    return s;
}

static void note_unknown(rv_case *c) {
    for (int p = 0; p < c->game->nplayers; p++) {
        int n = rv_castle_of(c->game)->hands[p].unknown;
        rv_mark mark = c->rec.has_moves ? c->rec.moves_mark : c->rec.board_mark;
        if (n)
            rv_object(c, RV_D_UNKNOWN_HELD, mark, c->rec.label[p],
                      rv_count_of(&c->arena, c->game->rs, n, RV_W_WALL_TILE));
    }
}

/* A use that is not legal ends it: no final score is invented. */
bool rv_castle_final_claims(rv_case *c, rv_entry *e) {
    (void)e;
    int before = c->diags.n;
    said s = {NULL, 0};
    rv_point_is(c, RV_AT_WALL_TILE);
    if (c->settings.until == RV_NO_TURN) /* else it belongs to a later time */
        s = take_uses(c);
    if (c->diags.n > before)
        return false;
    note_unknown(c);
    RV_SET(c->game, rv_castle_of(c->game)->said, s.list);
    RV_SET(c->game, rv_castle_of(c->game)->nsaid, s.n);
    return true;
}
