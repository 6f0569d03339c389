/* record_castles.c - castles and their fiefs in records and positions, for `why`, and in random
 * play; the rows of their keys. */
#include "core/stack.h"
#include "core/turn.h"
#include "games/castles/castles.h"
#include "judge/replay.h"
#include "judge/why.h"
#include "random/sim.h"
#include "record/form.h"

static const char *word_of(rv_game *g, int root) {
    return rv_feature_name(g, g->arena, root);
}

/* ---- fiefs --------------------------------------------------------------------------------- */

/* "0,1 1,1 …": all six cells, where a tile may lie or not. */
static const char *cells_of(rv_game *g, int castle) {
    int32_t cells[RV_FIEF];
    rv_buf b = {.arena = g->arena};
    rv_castles_fief_of(g, castle, cells);
    for (int i = 0; i < RV_FIEF; i++)
        rv_putf(&b, "%s%s", i ? " " : "", rv_cell_at(g, g->arena, cells[i]));
    return rv_buf_text(&b);
}

static const char *castle_of(rv_game *g, int castle) {
    return word_of(g, rv_root(&g->board, rv_castles_of(g)->list[castle].node));
}

static void tell_fief(rv_case *c, int castle, const rv_tribute *scored) {
    rv_game *g = c->game;
    rv_note_step(c, RV_C_FIEF_CELLS, "the fief of the castle %s of %s is %s", castle_of(g, castle),
                 rv_hook_label(g, rv_castles_of(g)->list[castle].owner), cells_of(g, castle));
    if (!g->turn.ncompleted)
        return;
    if (!rv_castles_may_score(g, castle)) {
        rv_note_step_by(
            c, RV_O_CASTLE_SAME_TURN, RV_C_FIEF_LATER,
            "the castle %s was made by this very tile: what is completed with it does not count",
            castle_of(g, castle));
        return;
    }
    for (int i = 0; i < g->turn.ncompleted; i++) {
        int root = g->turn.completed[i];
        if (!rv_castles_in_fief(g, castle, root))
            rv_note_step(c, RV_C_FIEF, "%s has no tile there", word_of(g, root));
        else if (root != scored->root)
            rv_note_step(c, RV_C_FIEF_ONE, "%s is completed there, too, for %d: one is scored",
                         word_of(g, root), rv_castles_tribute_points(g, castle, root, NULL));
    }
    if (scored->round)
        rv_note_step(c, RV_C_FIEF_CHAIN, "the castle %s lies there, and scores",
                     word_of(g, scored->root));
    if (scored->root == RV_NONE)
        rv_note_step(c, RV_C_FIEF, "nothing is completed there: the castle goes on waiting");
}

/* A castle as it stands in the end; of a position its owner is not known once his lord has gone. */
void rv_castles_why_feature(rv_game *g, rv_telling *t, int root) {
    int castle = rv_castles_at(g, root);
    if (castle == RV_NONE)
        return;
    int owner = rv_castles_of(t->g)->list[castle].owner;
    const char *whose = owner == RV_NONE ? "" : rv_printf(t->a, " of %s", rv_why_label(t, owner));
    RV_SAY(t, RV_AT_FIEF, RV_C_FIEF_CELLS, "it is a castle%s%s; its fief is %s", whose,
           rv_castles_lord_of(t->g, castle) ? "" : ", whose lord has gone home",
           cells_of(t->g, castle));
}

/* ---- played -------------------------------------------------------------------------------- */

static void consider_fief(rv_case *c, const rv_value *ref) {
    rv_consider_thing(
        c, RV_AT_FIEF, ref->mark,
        (rv_at_cell){.there = true, .x = ref->at.x, .y = ref->at.y, .thing = "feature"});
}

/* If the record goes on, an illegal castle is built nevertheless where its city can be one and the
 * player has a token. */
static bool may_build(rv_case *c, rv_game *g, rv_chance *d) {
    const int player = d->value.of;
    d->node = rv_feature_of(c, &d->said->at, RV_D_NO_FEATURE);
    if (d->node == RV_NONE)
        return false;
    d->can =
        rv_castles_can_found(NULL, g, player, d->node) &&
        (!rv_castles_decides(NULL, g, player, d->node) || rv_pieces_left(g, rv_castles_piece(g)));
    return rv_castles_may_found(c, g, player, d->node);
}

static void build(rv_game *g, const rv_chance *d) {
    rv_castles_found(g, d->value.of, d->node);
}

/* ---- what a castle scores ------------------------------------------------------------------ */

/* Why none of the player's castles scores it. */
static const char *why_not(const rv_game *g, int player, int root) {
    const rv_castles *s = rv_castles_of(g);
    bool completed = false, has = false, there = false;
    for (int i = 0; i < g->turn.ncompleted; i++)
        completed |= g->turn.completed[i] == root;
    for (int i = 0; i < s->n; i++) {
        bool own = s->list[i].owner == player && rv_castles_may_score(g, i);
        has |= own;
        there |= own && rv_castles_in_fief(g, i, root);
    }
    if (!has)
        return "no castle of that player can score in this turn";
    if (!there)
        return "it is not in the fief of one";
    return completed ? "another one is said, too" : "it is not completed in this turn";
}

static bool check_said(rv_case *c, const rv_entry *e) {
    const rv_values *all = rv_values_beside(e, "fief");
    rv_game *g = c->game;
    const rv_castles *s = rv_castles_of(g);
    rv_tribute *list = RV_NEWS(&c->arena, rv_tribute, s->n);
    rv_castles_find_tributes(g, list);
    for (int i = 0; i < s->nkeys && i < all->n; i++) {
        const rv_fief_said *said = &s->said[i];
        if (rv_castles_scoring(g, list, said->player, said->root))
            continue;
        consider_fief(c, &all->list[i]);
        rv_object(c, RV_D_FIEF_NOTHING, all->list[i].mark, c->rec.label[said->player],
                  word_of(g, said->root), why_not(g, said->player, said->root));
        if (!rv_tolerated_without(c, "`fief`"))
            return false;
    }
    return true;
}

static bool castles_play_fiefs(rv_case *c, rv_entry *e) {
    const rv_values *all = rv_values_beside(e, "fief");
    if (!c->play.laid)
        return true;
    for (int i = 0; i < all->n; i++) {
        rv_value *v = &all->list[i];
        consider_fief(c, v);
        int root = rv_feature_of(c, &v->at, RV_D_NO_FEATURE);
        if (root != RV_NONE)
            rv_castles_fief_say(c->game, v->of, root);
        else if (!rv_tolerated_without(c, "`fief`"))
            return false;
    }
    if (all->n && !check_said(c, e))
        return false;
    if (!rv_explains(c))
        return true;
    /* of all castles that wait where anything is completed, else of those that are new */
    rv_game *g = c->game;
    const rv_castles *s = rv_castles_of(g);
    rv_tribute *list = RV_NEWS(g->arena, rv_tribute, s->n + 1);
    rv_point_is(c, RV_AT_FIEF);
    rv_castles_find_tributes(g, list);
    for (int i = 0; i < s->n; i++)
        if (rv_castles_lord_of(g, i) && (g->turn.ncompleted || s->list[i].fresh))
            tell_fief(c, i, &list[i]);
    return true;
}

static void wrong_castle(rv_case *c, const rv_value *ref, const char *why) {
    rv_complain(&c->diags, RV_D_POS_CASTLE, ref->key_mark, ref->at.text, why)->at =
        (rv_at_cell){.there = true, .x = ref->at.x, .y = ref->at.y};
    c->play.uncounted |= (uint8_t)(1u << rv_castles_piece(c->game));
}

/* `castles` says it whole: its lord may stand in `board`, too, where he must be the same, and
 * alone: others came home when it was built (B-22), also those that had joined him (M-70). */
static bool put_lord(rv_case *c, const rv_value *ref, int root, int *node) {
    rv_game *g = c->game;
    const uint8_t lord =
        ref->player == RV_NONE ? 0 : rv_piece_of(ref->player, rv_value_figure(ref));
    const char *joiner = NULL;
    int n = 0;
    *node = root;
    RV_EACH_NODE(&g->board, root, it) {
        const rv_figure_row *f = &g->rs->figures[rv_piece_figure(g->board.nodes[it].piece)];
        if (!g->board.nodes[it].piece)
            continue;
        *node = n++ ? *node : it;
        joiner = f->joins && !joiner ? f->one : joiner;
    }
    if (!n && lord)
        rv_deploy(g, ref->player, root, rv_value_figure(ref));
    if (n < 2 && g->board.nodes[*node].piece == lord)
        return true;
    wrong_castle(c, ref,
                 joiner  ? rv_printf(&c->arena, "a %s stands there on the board", joiner)
                 : n > 1 ? "several followers stand there on the board"
                         : "another follower stands there on the board");
    if (joiner)
        rv_rests_on(c, rv_cited_rule(g, RV_C_CASTLE_JOINED), RV_NONE);
    return false;
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
    else if (g->board.nodes[root].open)
        wrong_castle(c, ref, "the city is not completed");
    else if (put_lord(c, ref, root, &node)) {
        int16_t *tokens = ref->player == RV_NONE /* the lord's owner built it */
                              ? NULL
                              : &g->seats[ref->player].pieces[rv_castles_piece(g)];
        if (tokens && !*tokens)
            wrong_castle(c, ref, "its owner has more castles than tokens");
        else
            rv_castles_stands(g, node, ref->player, false);
        if (tokens && *tokens)
            --*tokens;
    }
}

/* Things of a tile: castle (place: the region with its token). The token lies across both tiles,
 * and both show it. */
void rv_castles_show(const rv_game *g, int placed, rv_see_thing *see, void *ud) {
    const rv_placed *p = &g->board.placed[placed == RV_NONE ? 0 : placed];
    for (int r = 0; placed != RV_NONE && r < p->tile->nregions; r++)
        if (rv_castles_at(g, rv_root(&g->board, rv_node_of(p, r))) != RV_NONE)
            RV_SEE(see, ud, .name = "castle", .player = RV_NONE, .place = r);
}

/* ---- what may become one ------------------------------------------------------------------- */

/* With the follower whom the player may put there with this tile (B-24). */
static bool may_put_and_found(rv_game *g, int root) {
    const rv_placed *p = &g->board.placed[g->turn.last];
    bool may = false;
    if (rv_feature_holds(&g->board, root))
        return false;
    int checkpoint = rv_checkpoint(g);
    for (int i = 0; i < p->tile->nregions * g->rs->nfigures && !may; i++) {
        int node = rv_node_of(p, i / g->rs->nfigures), f = i % g->rs->nfigures;
        if (rv_root(&g->board, node) != root || g->rs->figures[f].joins ||
            !rv_turn_may_put(g, g->turn.to_move, f, node))
            continue;
        rv_deploy(g, g->turn.to_move, node, f);
        may = rv_castles_may_found(NULL, g, g->turn.to_move, root);
        rv_undo(g, checkpoint);
    }
    return may;
}

/* Its owner's, whoever laid the tile (B-23). */
static void list_castles(rv_offer *o) {
    rv_chance *d = &o->chance;
    for (int i = 0, n = rv_castles_played(o->g) ? o->g->turn.ncompleted : 0; i < n; i++) {
        d->node = o->g->turn.completed[i];
        d->value.at.canon = word_of(o->g, d->node);
        for (d->value.of = 0; d->value.of < o->g->nplayers; d->value.of++)
            if (rv_castles_may_found(NULL, o->g, d->value.of, d->node) ||
                (o->what == RV_OFFER_COMING && d->value.of == o->g->turn.to_move &&
                 may_put_and_found(o->g, d->node)))
                o->see(o->ud, d);
    }
}

static const rv_chances castles_built = {.list = list_castles,
                                         .may = may_build,
                                         .act = build,
                                         .point = RV_AT_CASTLE,
                                         .what = "a castle"};

/* ---- random play --------------------------------------------------------------------------- */

static void note(rv_sim *s, rv_values *d, int player, int root) {
    rv_value v = rv_nothing_said;
    v.of = player;
    v.at.canon = s->write ? rv_feature_name(s->game, &s->arena, root) : NULL;
    if (s->write)
        rv_add_value(&s->arena, d, v);
}

static void put_noted(rv_sim *s, rv_sim_turn *t, rv_str key, const rv_values *noted) {
    if (noted->n)
        rv_put_values(s->game, &t->keys, rv_key_find(s->rs->links, NULL, &rv_map_entry, key, NULL),
                      noted);
}

/* Whoever can build does so more often than not: small cities are few. */
static void castles_random(rv_sim *s, rv_sim_turn *t) {
    rv_game *g = s->game;
    rv_values built = {.n = 0};
    for (int i = rv_castles_played(g) ? g->turn.ncompleted - 1 : -1; i >= 0; i--) {
        int root = g->turn.completed[i], p = 0;
        while (p < g->nplayers &&
               !(g->board.nodes[root].followers[p] && rv_castles_may_found(NULL, g, p, root) &&
                 rv_sim_inclined(s, 4)))
            p++;
        if (p == g->nplayers)
            continue;
        note(s, &built, p, root);
        rv_castles_found(g, p, root);
    }
    put_noted(s, t, RV_STR("castle"), &built);
}

/* Any of several, now and then; once a player, so that two castles do not want the same. */
static void castles_random_fiefs(rv_sim *s, rv_sim_turn *t) {
    rv_game *g = s->game;
    const rv_castles *all = rv_castles_of(g);
    rv_values said = {.n = 0};
    unsigned chosen = 0;
    for (int i = 0; g->turn.ncompleted && rv_castles_played(g) && i < all->n; i++) {
        int list[RV_TURN_COMPLETED], owner = all->list[i].owner, n = 0;
        for (int k = 0; rv_castles_may_score(g, i) && k < g->turn.ncompleted; k++)
            if (rv_castles_in_fief(g, i, g->turn.completed[k]))
                list[n++] = g->turn.completed[k];
        if (n < 2 || chosen >> owner & 1 || !rv_sim_below(s, 3))
            continue;
        int root = list[rv_sim_below(s, n)];
        chosen |= 1u << owner;
        rv_castles_fief_say(g, owner, root);
        note(s, &said, owner, root);
    }
    put_noted(s, t, RV_STR("fief"), &said);
}

/* The castles, each with its lord; nobody where the castle has scored. */
static void lords(rv_game *g, rv_arena *a, rv_values *out) {
    const rv_castles *s = rv_castles_of(g);
    for (int i = 0; i < s->n; i++) {
        rv_value *v = rv_add_value(a, out, rv_nothing_said);
        v->at.canon = rv_feature_name(g, a, rv_root(&g->board, s->list[i].node));
        rv_value_stands(v, rv_castles_lord_of(g, i));
    }
}

/* ---- rows ------------------------------------------------------------------------------------ */

static const rv_theme castles = {.about = "castles", .pieces = "castles"};

static const rv_shape of_owners = {RV_SHAPE_MAP, .of = &rv_shape_player,
                                   .to = RV_EITHER(&rv_shape_feature, RV_MANY(&rv_shape_feature))};

const rv_key rv_castles_keys[] = {
    {&rv_map_entry, "castle", &of_owners, &castles, .read = rv_read_values,
     .acts =
         RV_ACTS({RV_WHEN_LAID, .order = 200, .random = castles_random, .chances = &castles_built}),
     .rank = RV_RANK_COMPLETED, .of_tiles = true, .cite = RV_D_CASTLE_SMALL,
     .words = "Cities completed in this turn that their owners turn into castles"},
    {&rv_map_entry, "fief", &of_owners, &castles, .read = rv_read_values,
     .acts = RV_ACTS(
         {RV_WHEN_LAID, .order = 200, .play = castles_play_fiefs, .random = castles_random_fiefs}),
     .rank = RV_RANK_COMPLETED, .of_tiles = true, .cite = RV_D_FIEF_NOTHING,
     .words = "Which completed feature the owner of a castle scores; left out, the best"},
    {&rv_map_document, "castles", RV_PAIRS(&rv_shape_feature, &rv_shape_left), &castles,
     .read = rv_read_values, .now = lords, .acts = RV_ACTS({RV_WHEN_POSITION, .each = set_castle}),
     .rank = RV_RANK_GAMES, .of_positions = true,
     .words = "The castles, each with its lord; none when he has gone home",
     .sample = "{'city@0,1': W}"},
    {0},
};
