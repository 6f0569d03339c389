/* bazaar_position.c - a bazaar that is on, in a position. */
#include "games/bazaars/bazaar.h"
#include "games/bazaars/record_bazaar.h"
#include "judge/replay.h"

static void wrong(rv_case *c, rv_mark mark, const char *why) {
    rv_complain(&c->diags, RV_D_POS_BAZAAR, mark, why);
}

static const char *label(const rv_case *c, int player) {
    return c->rec.label[player];
}

static void set_tile(rv_case *c, rv_bought_ref *ref) {
    rv_game *g = c->game;
    if (!rv_choose_copy(c, &ref->tile)) {
        wrong(c, ref->mark,
              rv_printf(&c->arena, "tile %s is listed more often than it is still to come",
                        ref->tile.text));
        return;
    }
    rv_draw(g, ref->tile.tile); /* as long as the others are looked at */
    g->held[ref->player] = (int16_t)(ref->tile.tile + 1);
}

static void set_tiles(rv_case *c, const rv_bazaar_state *z) {
    int mark = rv_checkpoint(c->game);
    for (int i = 0; i < z->tiles.n; i++)
        set_tile(c, &z->tiles.list[i]);
    rv_undo(c->game, mark); /* they are still to come */
}

/* B-64: who has played comes behind who has not, and under one option it is known who is last. */
static void check_order(rv_case *c, const rv_bazaar_state *z) {
    const rv_game *g = c->game;
    const rv_bazaars *b = rv_bazaars_of(g);
    int first = c->rec.to_move, n = 0;
    if (g->second && !g->held[first]) /* his own has been played, and this is its second part */
        first = rv_left_of(g, first);
    while (n < g->nplayers && g->held[(first + n) % g->nplayers])
        n++;
    if (n < z->tiles.n && !(n == 0 && g->hooked))
        wrong(c, z->mark,
              rv_printf(&c->arena, "%s to move: their tiles are played clockwise, one each",
                        label(c, c->rec.to_move)));
    else if (n && !g->held[b->after] && g->option[RV_O_BAZAAR_ORDER] == RV_V_LEFT_OF_ACTIVE) {
        wrong(c, z->mark,
              rv_printf(&c->arena, "%s, whose tile led to it, plays last", label(c, b->after)));
        rv_hangs_on(c, RV_O_BAZAAR_ORDER);
    }
}

/* Who is to move, where that is not said: who chooses first; who plays next. */
static int next_of(const rv_game *g, const rv_bazaars *b) {
    int p = rv_left_of(g, b->after);
    for (int i = 0; i < g->nplayers && rv_bazaar_held(g) && !g->held[p]; i++)
        p = rv_left_of(g, p);
    return p;
}

static void check_due(rv_case *c, const rv_bazaar_state *z) {
    const rv_game *g = c->game;
    int first = rv_left_of(g, rv_bazaars_of(g)->after);
    if (g->stack < g->nplayers) /* B-54 */
        wrong(c, z->mark,
              rv_printf(&c->arena, "%s left for %d players", rv_plural(&c->arena, g->stack, "tile"),
                        g->nplayers));
    if (c->rec.to_move != first) /* B-56 */
        wrong(c, z->mark,
              rv_printf(&c->arena, "%s, to the left of %s, chooses first and is to move",
                        label(c, first), label(c, rv_bazaars_of(g)->after)));
}

/* B-54: each of them was led to by a tile of its own, which lies. */
static bool enough_laid(rv_case *c, const rv_bazaar_state *z) {
    const rv_game *g = c->game;
    int on = (z->after != RV_NONE) + z->then.n, laid = 0;
    for (int i = 0; i < g->nplaced; i++)
        laid += rv_shows_bazaar(g, i);
    if (on <= laid)
        return true;
    wrong(c, z->mark,
          !laid ? "no bazaar tile lies on the board"
                : rv_printf(&c->arena, "%s on the board for %d bazaars",
                            rv_plural(&c->arena, laid, "bazaar tile"), on));
    return false;
}

static void set_waiting(rv_case *c, const rv_bazaar_state *z) {
    rv_bazaars *b = rv_bazaars_of(c->game);
    for (int i = 0; i < z->then.n && b->nwaiting < b->cap_waiting; i++)
        b->waiting[b->nwaiting++] = (uint8_t)z->then.list[i].key;
}

static void set_bazaar(rv_case *c, const rv_bazaar_state *z) {
    rv_bazaars *b = rv_bazaars_of(c->game);
    b->after = (int8_t)z->after;
    b->resume = (int8_t)(z->resume == RV_NONE ? z->after : z->resume);
    b->later = (rv_owed){.extra = (int16_t)(z->later + z->part), .part = z->part};
    b->due = !z->sold;
    int before = c->diags.n;
    set_tiles(c, z);
    if (c->diags.n > before)
        return;
    if (c->rec.to_move == RV_NONE)
        c->rec.to_move = next_of(c->game, b);
    if (b->due)
        check_due(c, z);
    else
        check_order(c, z);
}

/* B-68: without `after` bazaars wait for the end of a double turn. */
void rv_bazaar_stands(rv_case *c) {
    rv_bazaars *b = rv_bazaars_of(c->game);
    const rv_bazaar_state *z = c->rec.own[RV_MODULE_BAZAARS];
    if (b)
        b->laid = c->game->nplaced;
    if (!b || !z || !enough_laid(c, z))
        return;
    set_waiting(c, z);
    if (z->after != RV_NONE)
        set_bazaar(c, z);
    else if (z->sold || !z->then.n || z->resume != RV_NONE || z->later || z->part)
        wrong(c, z->mark, "`after` says whose tile led to it");
    else if (c->game->option[RV_O_BAZAAR_BUILDER] == RV_V_BAZAAR_FIRST) {
        wrong(c, z->mark, "none waits for an extra turn: `after` says whose tile led to it");
        rv_hangs_on(c, RV_O_BAZAAR_BUILDER);
    }
}
