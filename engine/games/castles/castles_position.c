/* castles_position.c - castles in a position. */
#include "games/castles/castles.h"
#include "judge/replay.h"
#include "record/form.h"

static void wrong_castle(rv_case *c, const rv_value *ref, const char *why) {
    rv_complain(&c->diags, RV_D_POS_CASTLE, ref->key_mark, ref->at.text, why)->at =
        (rv_at_cell){.there = true, .x = ref->at.x, .y = ref->at.y};
    c->uncounted |= (uint8_t)(1u << rv_castles_piece(c->game));
}

/* Who stands on the city by `board`: a node; RV_NONE. */
static int stands_there(const rv_game *g, int root) {
    RV_EACH_NODE(g, root, it) {
        if (g->nodes[it].piece)
            return it;
    }
    return RV_NONE;
}

/* One lord alone: the others came home when it was built (B-22). */
static bool has_several(const rv_game *g, int root) {
    int n = 0;
    RV_EACH_NODE(g, root, it)
    n += g->nodes[it].piece != 0;
    return n > 1;
}

/* A figure that had joined the followers went home with them (M-70). */
static const rv_figure_row *joiner_on(const rv_game *g, int root) {
    RV_EACH_NODE(g, root, it) {
        const rv_figure_row *f = &g->rs->figures[rv_piece_figure(g->nodes[it].piece)];
        if (g->nodes[it].piece && f->joins)
            return f;
    }
    return NULL;
}

static void refuse_board(rv_case *c, const rv_value *ref, int root, bool several) {
    const rv_figure_row *joiner = joiner_on(c->game, root);
    wrong_castle(c, ref,
                 joiner    ? rv_printf(&c->arena, "a %s stands there on the board", joiner->one)
                 : several ? "several followers stand there on the board"
                           : "another follower stands there on the board");
    if (joiner)
        rv_rests_on(c, rv_law_rule(c->game, RV_L_CASTLE_JOINED), RV_NONE);
}

/* `castles` says it whole: he may stand in `board`, too, where he must be the same. */
static bool put_lord(rv_case *c, const rv_value *ref, int root, int *node) {
    rv_game *g = c->game;
    *node = stands_there(g, root);
    uint8_t lord = ref->player == RV_NONE ? 0 : rv_piece_of(ref->player, rv_value_figure(ref));
    if (*node == RV_NONE) {
        *node = root;
        if (lord)
            rv_deploy(g, ref->player, root, rv_value_figure(ref));
        return true;
    }
    bool several = has_several(g, root), same = g->nodes[*node].piece == lord;
    if (several || !same)
        refuse_board(c, ref, root, several);
    return !several && same;
}

/* The lord's owner built it. */
static bool spend_token(rv_case *c, const rv_value *ref) {
    if (ref->player == RV_NONE)
        return true;
    int16_t *tokens = &c->game->seats[ref->player].pieces[rv_castles_piece(c->game)];
    if (!*tokens)
        wrong_castle(c, ref, "its owner has more castles than tokens");
    return *tokens && (*tokens)--;
}

static void set_castle(rv_case *c, rv_value *ref) {
    rv_game *g = c->game;
    int root = rv_feature_of(c, &ref->at, RV_D_POS_NO_FEATURE), node;
    const char *large = root == RV_NONE ? NULL : rv_castles_no_small_city(g, &c->arena, root);
    if (root == RV_NONE)
        return;
    if (rv_castles_at(g, root) != RV_NONE)
        wrong_castle(c, ref, "it is listed twice");
    else if (large)
        wrong_castle(c, ref, large);
    else if (g->nodes[root].open)
        wrong_castle(c, ref, "the city is not completed");
    else if (put_lord(c, ref, root, &node) && spend_token(c, ref))
        rv_castles_stands(g, node, ref->player);
}

void rv_castles_stand(rv_case *c) {
    const rv_values *said = rv_values_in(&c->rec, "castles");
    for (int i = 0; i < said->n; i++)
        set_castle(c, &said->list[i]);
}
