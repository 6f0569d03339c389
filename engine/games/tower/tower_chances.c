/* tower_chances.c - lists the actions of The Tower: before the tile is laid, a follower is bought
 * back; after it, a piece or a follower is put on a tower, the piece captures a follower, and
 * another one comes back in exchange.
 */
#include "core/hooks.h"
#include "core/preview.h"
#include "games/tower/tower.h"
#include "record/form.h"

static const char *cell_of(rv_arena *a, const rv_game *g, int placed) {
    return rv_cell_name(g, a, g->placed[placed].x, g->placed[placed].y);
}

/* The value means the tile. */
static void set_cell(rv_offer *o) {
    const rv_placed *p = &o->g->placed[o->chance.placed];
    o->chance.value.there = true;
    o->chance.value.at.x = p->x;
    o->chance.value.at.y = p->y;
}

static void see(rv_offer *o) {
    o->see(o->ud, &o->chance);
}

/* ---- ransom -------------------------------------------------------------------------------- */

static void list_ransoms(rv_offer *o) {
    rv_value *v = &o->chance.value;
    for (v->player = 0; v->player < o->g->nplayers; v->player++)
        for (int f = 0; f < o->g->rs->nfigures && v->player != o->g->to_move; f++)
            if (rv_tower_is_prisoner(o->g, v->player, o->g->to_move, f) &&
                rv_tower_may_ransom(o->g, o->g->to_move, v->player, f)) {
                v->figure = f ? f : RV_NONE; /* the small one goes without saying */
                see(o);
            }
}

static void pay_ransom(rv_game *g, const rv_chance *d) {
    rv_tower_buy_back(g, g->to_move, d->value.player, rv_value_figure(&d->value));
}

static const char *ransom_paid(const rv_entry *e) {
    const rv_values *all = rv_values_beside(e, "ransom");
    for (int i = 0; i < all->n; i++)
        if (all->list[i].later)
            return NULL;
    return all->n ? "the ransom of this turn is paid" : NULL;
}

static const char *ransom_helps(rv_arena *a, const rv_game *g) {
    return rv_printf(a, "a ransom of %d points brings one back from", g->rs->numbers[RV_N_RANSOM]);
}

const rv_chances rv_tower_ransoms = {.list = list_ransoms,
                                     .act = pay_ransom,
                                     .odds = 1,
                                     .idle = 5,
                                     .done = ransom_paid,
                                     .help = ransom_helps};

/* ---- pieces and followers on top ----------------------------------------------------------- */

/* T-8: without a piece no tile need be looked at. */
static void list_pieces(rv_offer *o) {
    rv_game *g = o->g;
    bool any = g->seats[g->to_move].pieces[rv_tower_piece(g)] > 0;
    for (int i = 0, n = any ? g->nplaced : 0; i < n; i++) {
        if (!rv_has_foundation(g, i) || !rv_tower_may_build(NULL, g, g->to_move, i))
            continue;
        o->chance.placed = i;
        set_cell(o);
        see(o);
    }
}

static void put_piece(rv_game *g, const rv_chance *d) {
    rv_tower_build(g, g->to_move, d->placed);
}

const rv_chances rv_tower_pieces = {.list = list_pieces,
                                    .act = put_piece,
                                    .odds = 7,
                                    .point = RV_AT_TOWER,
                                    .thing = "tower",
                                    .what = "a tower piece"};

static void list_tops_at(rv_offer *o, int placed) {
    rv_chance *d = &o->chance;
    d->placed = placed;
    set_cell(o);
    for (d->value.figure = 0; d->value.figure < o->g->rs->nfigures; d->value.figure++)
        if (rv_tower_may_top(NULL, o->g, o->g->to_move, placed, d->value.figure))
            see(o);
}

/* Few tiles bear a tower. */
static void list_tops(rv_offer *o) {
    const rv_site *sites = rv_towers_of(o->g)->sites;
    bool any = rv_in_hand(o->g, o->g->to_move) > 0 ||
               (o->g->option[RV_O_CAPTURE_BUILDER_PIG] == RV_V_YES && rv_has_companions(o->g));
    for (int i = 0, n = any ? o->g->nplaced : 0; i < n; i++)
        if (sites[i].height)
            list_tops_at(o, i);
}

static bool may_top(rv_case *c, rv_game *g, rv_chance *d) {
    int pos = rv_pos(g, d->value.at.x, d->value.at.y);
    d->placed = pos == RV_NONE ? RV_NONE : rv_placed_at(g, pos);
    return rv_tower_may_top(c, g, g->to_move, d->placed, rv_value_figure(&d->value));
}

static void put_top(rv_game *g, const rv_chance *d) {
    rv_tower_top(g, g->to_move, d->placed, rv_value_figure(&d->value));
}

const rv_chances rv_tower_tops = {.list = list_tops,
                                  .may = may_top,
                                  .act = put_top,
                                  .odds = 1,
                                  .point = RV_AT_TOP,
                                  .thing = "tower",
                                  .what = "a follower on top of a tower"};

/* ---- capture ------------------------------------------------------------------------------- */

const char *rv_tower_captive_word(rv_arena *a, const rv_game *g, const rv_captive *c) {
    const char *label = rv_hook_label(g, rv_piece_player(c->piece));
    const char *cell = cell_of(a, g, c->placed);
    if (c->node == RV_NONE)
        return rv_printf(a, "%s:top@%s", label, cell);
    int figure = rv_piece_figure(c->piece), kind = g->nodes[c->node].kind;
    const rv_figure_row *f = &g->rs->figures[figure];
    return rv_printf(a, "%s:%s%s@%s.%s", label, f->prefix, rv_figure_role(g->rs, figure, kind),
                     cell,
                     rv_place_on(g, c->placed, rv_root(g, c->node), rv_figure_kinds(f, kind)));
}

static rv_captive captive_of(const rv_chance *d) {
    return (rv_captive){d->node, d->placed, rv_piece_of(d->value.player, d->value.figure)};
}

/* Whom the tower takes that has just grown by a piece. */
static void list_captures(rv_offer *o) {
    rv_captive list[RV_TILE_REGIONS + 1];
    rv_game *g = o->g;
    rv_chance *d = &o->chance;
    for (d->placed = 0; d->placed < g->nplaced; d->placed++)
        for (int k = 0, n = rv_tower_captives_near(g, o->after->placed, d->placed, list); k < n;
             k++) {
            d->node = list[k].node;
            d->value.player = rv_piece_player(list[k].piece);
            d->value.figure = rv_piece_figure(list[k].piece);
            if (rv_tower_may_capture(NULL, g, g->to_move, o->after->placed, &list[k]))
                see(o);
        }
}

/* An exchange that leaves no choice goes with it. */
static void take_captive(rv_game *g, const rv_chance *d) {
    const rv_captive c = captive_of(d);
    int mover = g->to_move, owner = d->value.player;
    rv_tower_capture(g, mover, &c);
    if (owner != mover && rv_tower_exchange_due(g, mover, owner) &&
        !rv_tower_exchange_choice(g, mover, owner))
        rv_tower_exchange(g, mover, owner, rv_tower_prisoner_figure(g, owner, mover),
                          rv_tower_prisoner_figure(g, mover, owner));
}

static const char *capture_word(rv_arena *a, const rv_game *g, const rv_chance *d) {
    const rv_captive c = captive_of(d);
    return rv_tower_captive_word(a, g, &c);
}

const rv_chances rv_tower_captures = {.list = list_captures,
                                      .act = take_captive,
                                      .word = capture_word,
                                      .after = "tower",
                                      .odds = 1,
                                      .verb = "takes",
                                      .idle = 1};

/* Of which figure one comes back (T-38). */
static void list_exchanges(rv_offer *o) {
    rv_chance *d = &o->chance;
    d->value.player = o->after->value.player;
    if (d->value.player == o->g->to_move ||
        !rv_tower_exchange_due(o->g, o->g->to_move, d->value.player))
        return;
    for (d->value.figure = 0; d->value.figure < o->g->rs->nfigures; d->value.figure++)
        if (rv_tower_is_prisoner(o->g, d->value.player, o->g->to_move, d->value.figure))
            see(o);
}

static void exchange(rv_game *g, const rv_chance *d) {
    rv_tower_exchange(g, g->to_move, d->value.player, d->value.figure,
                      rv_tower_prisoner_figure(g, g->to_move, d->value.player));
}

const rv_chances rv_tower_exchanges = {
    .list = list_exchanges, .act = exchange, .after = "capture", .odds = 1, .verb = "brings back"};
