/* record_tower.c - the keys of The Tower. In an entry of `moves`: before the tile is laid a
 * follower is bought back; after it, a piece or a follower is put on a tower, the piece captures a
 * follower, and another one comes back in exchange (T-6 … T-51). In a position: towers, who stands
 * on top, prisoners.
 */
#include "base/limit.h"
#include "core/module.h"
#include "core/stack.h"
#include "core/turn.h"
#include "games/tower/tower.h"
#include "judge/replay.h"
#include "record/form.h"
#include "ruleset/words.h"

/* The value means the tile. */
static void set_cell(rv_offer *o, int placed) {
    const rv_placed *p = &o->g->board.placed[placed];
    o->chance.placed = placed;
    o->chance.value.there = true;
    o->chance.value.at.x = p->x;
    o->chance.value.at.y = p->y;
}

/* ---- ransom -------------------------------------------------------------------------------- */

static void list_ransoms(rv_offer *o) {
    rv_value *v = &o->chance.value;
    for (v->player = 0; v->player < o->g->nplayers; v->player++)
        for (int f = 0; f < o->g->rs->nfigures && v->player != o->g->turn.to_move; f++)
            if (rv_tower_is_prisoner(o->g, v->player, o->g->turn.to_move, f) &&
                rv_tower_may_ransom(o->g, o->g->turn.to_move, v->player, f)) {
                v->figure = f ? f : RV_NONE; /* the small one goes without saying */
                o->see(o->ud, &o->chance);
            }
}

static void pay_ransom(rv_game *g, const rv_chance *d) {
    rv_tower_buy_back(g, g->turn.to_move, d->value.player, rv_value_figure(&d->value));
}

/* It may be paid at any time of the turn (T-40), so that who comes back can be placed (T-44): who
 * lacks the points may have them after scoring. */
static bool may_ransom(rv_case *c, rv_game *g, rv_chance *d) {
    const rv_value *v = &d->value;
    const rv_ransom r = {g->turn.to_move, v->player,
                         rv_tower_ransom_figure(g, g->turn.to_move, v->player, v->figure), v};
    bool free = rv_tower_may_free(NULL, g, &r);
    bool early = c && !v->later && !c->play.entry->none && !rv_tower_can_pay(NULL, g, r.player);
    d->can = rv_tower_is_prisoner(g, r.captor, r.player, r.figure);
    bool may =
        (v->later && free) || rv_tower_may_free(c, g, &r); /* what held before is not said again */
    if (early && may)
        rv_note_step_by(c, RV_O_RANSOM_NEEDS_POINTS, RV_D_RANSOM_POINTS,
                        "%s has %s before the tile is laid: too few, unless it scores",
                        rv_hook_label(g, r.player),
                        rv_plural(&c->arena, g->seats[r.player].score, "point"));
    if (early && free) {
        rv_lack *m = RV_NEW(&c->arena, rv_lack);
        m->words = rv_printf(&c->arena,
                             ": with %s the ransom could not be paid before the tile was scored",
                             rv_plural(&c->arena, g->seats[r.player].score, "point"));
        m->cite = RV_D_RANSOM_POINTS;
        m->option = RV_O_RANSOM_NEEDS_POINTS;
        c->play.lack = c->play.lack ? c->play.lack : m;
        RV_SETTLE(c, d->said->later, true);
        RV_SETTLE(c, d->said->had, g->seats[r.player].score);
        return true;
    }
    d->value.figure = r.figure;
    may = may && (early || rv_tower_may_pay(c, g, &r));
    if (c && may && r.figure == RV_F_SMALL)
        RV_SETTLE(c, d->said->figure, RV_NONE); /* it goes without saying */
    return may;
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

static const rv_chances ransoms = {.list = list_ransoms,
                                   .may = may_ransom,
                                   .act = pay_ransom,
                                   .odds = 1,
                                   .idle = 5,
                                   .point = RV_AT_RANSOM,
                                   .thing = "prisoner",
                                   .what = "a ransom",
                                   .done = ransom_paid,
                                   .help = ransom_helps};

/* ---- pieces and followers on top ----------------------------------------------------------- */

/* T-8: without a piece no tile need be looked at. */
static void list_pieces(rv_offer *o) {
    rv_game *g = o->g;
    bool any = g->seats[g->turn.to_move].pieces[rv_tower_piece(g)] > 0;
    for (int i = 0, n = any ? g->board.nplaced : 0; i < n; i++)
        if (rv_has_foundation(g, i) && rv_tower_may_build(NULL, g, g->turn.to_move, i)) {
            set_cell(o, i);
            o->see(o->ud, &o->chance);
        }
}

/* On any tile that lies (T-7). */
static bool may_build(rv_case *c, rv_game *g, rv_chance *d) {
    d->placed = rv_value_tile(&g->board, &d->value);
    d->can = rv_has_foundation(g, d->placed);
    return rv_tower_may_build(c, g, g->turn.to_move, d->placed);
}

static void put_piece(rv_game *g, const rv_chance *d) {
    rv_tower_build(g, g->turn.to_move, d->placed);
}

static const rv_chances pieces = {.list = list_pieces,
                                  .may = may_build,
                                  .act = put_piece,
                                  .odds = 7,
                                  .point = RV_AT_TOWER,
                                  .thing = "tower",
                                  .what = "a tower piece"};

/* Few tiles bear a tower. */
static void list_tops(rv_offer *o) {
    rv_game *g = o->g;
    int *figure = &o->chance.value.figure;
    bool any = rv_in_hand(g, g->turn.to_move) > 0 ||
               (g->option[RV_O_CAPTURE_BUILDER_PIG] == RV_V_YES && rv_has_companions(g));
    for (int i = 0, n = any ? g->board.nplaced : 0; i < n; i++) {
        if (!rv_towers_of(g)->sites[i].height)
            continue;
        set_cell(o, i);
        for (*figure = 0; *figure < g->rs->nfigures; (*figure)++)
            if (rv_tower_may_top(NULL, g, g->turn.to_move, i, *figure))
                o->see(o->ud, &o->chance);
    }
}

static bool may_top(rv_case *c, rv_game *g, rv_chance *d) {
    d->placed = rv_value_tile(&g->board, &d->value);
    return rv_tower_may_top(c, g, g->turn.to_move, d->placed, rv_value_figure(&d->value));
}

static void put_top(rv_game *g, const rv_chance *d) {
    rv_tower_top(g, g->turn.to_move, d->placed, rv_value_figure(&d->value));
}

static const rv_chances tops = {.list = list_tops,
                                .may = may_top,
                                .act = put_top,
                                .odds = 1,
                                .point = RV_AT_TOP,
                                .thing = "tower",
                                .what = "a follower on top of a tower"};

/* ---- capture ------------------------------------------------------------------------------- */

/* Some figures are named by their word alone, whatever they stand on. */
static bool is_meant(const rv_game *g, const rv_value *ref, const rv_captive *c) {
    int figure = rv_piece_figure(c->piece);
    bool alone = rv_figure_alone(&g->rs->figures[figure]);
    if (rv_piece_player(c->piece) != ref->player ||
        (ref->figure == RV_NONE ? alone && ref->at.kind != RV_NONE : figure != ref->figure))
        return false;
    if (c->node == RV_NONE || ref->at.kind == RV_NONE)
        return c->node == RV_NONE && ref->at.kind == RV_NONE;
    int kind = g->board.nodes[c->node].kind;
    if (kind != ref->at.kind && !alone)
        return false;
    unsigned kinds = rv_figure_kinds(&g->rs->figures[figure], kind);
    int named = ref->at.place == RV_NONE
                    ? c->node
                    : rv_node_of_place(&g->board, c->placed, kinds, ref->at.place);
    return named != RV_NONE && rv_root(&g->board, named) == rv_root(&g->board, c->node);
}

/* How many followers on a tile are meant; *out is the first. Two regions of a tile may be one
 * feature: which of two alike followers goes makes no difference. */
static int count_meant(const rv_game *g, const rv_value *ref, int placed, rv_captive *out) {
    rv_captive list[RV_TILE_REGIONS + 1];
    int n = 0, all = placed == RV_NONE ? 0 : rv_tower_captives_on(g, placed, list);
    for (int i = 0; i < all; i++) {
        bool same = n && out->node != RV_NONE && list[i].node != RV_NONE &&
                    out->piece == list[i].piece &&
                    rv_root(&g->board, out->node) == rv_root(&g->board, list[i].node);
        if (is_meant(g, ref, &list[i]) && !same && n++ == 0)
            *out = list[i];
    }
    return n;
}

static const char *captive_word(rv_arena *a, const rv_game *g, const rv_chance *d) {
    const char *label = rv_hook_label(g, d->value.player);
    const char *cell = rv_cell_at(g, a, g->board.placed[d->placed].pos);
    if (d->node == RV_NONE)
        return rv_printf(a, "%s:top@%s", label, cell);
    int kind = g->board.nodes[d->node].kind;
    const rv_figure_row *f = &g->rs->figures[d->value.figure];
    return rv_printf(
        a, "%s:%s%s@%s.%s", label, f->prefix, rv_figure_role(g->rs, d->value.figure, kind), cell,
        rv_place_on(&g->board, d->placed, rv_root(&g->board, d->node), rv_figure_kinds(f, kind)));
}

/* The value means the follower. */
static void set_captive(rv_chance *d, const rv_captive *who) {
    d->placed = who->placed;
    d->node = who->node;
    d->value.player = rv_piece_player(who->piece);
    d->value.figure = rv_piece_figure(who->piece);
}

/* Whom the tower takes that has just grown by a piece. */
static void list_captures(rv_offer *o) {
    rv_captive list[RV_TILE_REGIONS + 1];
    int tower = rv_value_tile(&o->g->board, &o->after->value);
    for (int placed = 0; placed < o->g->board.nplaced; placed++)
        for (int k = 0, n = rv_tower_captives_near(o->g, tower, placed, list); k < n; k++)
            if (rv_tower_may_capture(NULL, o->g, o->g->turn.to_move, tower, &list[k])) {
                set_captive(&o->chance, &list[k]);
                o->see(o->ud, &o->chance);
            }
}

/* Without a figure a small one is meant, unless a large one alone stands there. */
static bool may_capture(rv_case *c, rv_game *g, rv_chance *d) {
    rv_value small = d->value;
    rv_captive who;
    int placed = rv_value_tile(&g->board, &d->value), n;
    small.figure = rv_value_figure(&small);
    if ((n = count_meant(g, &small, placed, &who)) == 0)
        n = count_meant(g, &d->value, placed, &who);
    if (n != 1)
        return rv_fails(c, RV_D_NO_CAPTIVE,
                        (d->value.text,
                         n > 1 ? "several stand there; the place is missing, as .n behind the cell"
                         : d->value.at.kind == RV_NONE ? "no such follower stands on a tower there"
                                                       : "no such follower stands there"));
    set_captive(d, &who);
    d->can = true;
    if (c && who.node != RV_NONE)
        c->diags.at.region = 1 + who.node - rv_node_of(&g->board.placed[placed], 0);
    return rv_tower_may_capture(c, g, g->turn.to_move, rv_value_tile(&g->board, d->led_by), &who);
}

/* An exchange that leaves no choice goes with it (T-37). */
static void take_captive(rv_game *g, const rv_chance *d) {
    int mover = g->turn.to_move, owner = d->value.player;
    rv_tower_capture(g, mover,
                     &(rv_captive){d->node, d->placed, rv_piece_of(owner, d->value.figure)});
    if (owner != mover && rv_tower_exchange_due(g, mover, owner) &&
        !rv_tower_exchange_choice(g, mover, owner))
        rv_tower_exchange(g, mover, owner, rv_tower_prisoner_figure(g, owner, mover),
                          rv_tower_prisoner_figure(g, mover, owner));
}

static const rv_chances captures = {.list = list_captures,
                                    .may = may_capture,
                                    .act = take_captive,
                                    .word = captive_word,
                                    .after = "tower",
                                    .lacks = RV_D_CAPTURE_NO_PIECE,
                                    .odds = 1,
                                    .verb = "takes",
                                    .idle = 1,
                                    .point = RV_AT_CAPTURE,
                                    .thing = "follower",
                                    .what = "a capture"};

/* ---- exchange ------------------------------------------------------------------------------ */

static bool is_due(const rv_game *g, const rv_value *captured) {
    return captured->player != g->turn.to_move &&
           rv_tower_exchange_due(g, g->turn.to_move, captured->player);
}

/* Of which figure one comes back (T-38). */
static void list_exchanges(rv_offer *o) {
    int *figure = &o->chance.value.figure;
    if (is_due(o->g, &o->after->value))
        for (*figure = 0; *figure < o->g->rs->nfigures; (*figure)++)
            if (rv_tower_is_prisoner(o->g, o->after->value.player, o->g->turn.to_move, *figure))
                o->see(o->ud, &o->chance);
}

/* T-38; T-53 where the captor chooses. In the record it is said all the same. */
static void tell_chooser(rv_case *c, int other, bool said) {
    rv_game *g = c->game;
    int player = g->turn.to_move, chooser = rv_tower_exchange_chooser(g, player, other);
    rv_require_by(
        c, RV_O_EXCHANGE_CHOICE, RV_D_EXCHANGE_OPEN, said,
        ("%s chooses which follower of %s comes back", c->rec.label[chooser], c->rec.label[player]),
        (c->rec.label[player], c->rec.label[other], c->rec.label[chooser]));
    if ((rv_explains(c) || !said) && chooser != player)
        rv_rests_on(c, g->rs->options[RV_O_EXCHANGE_CHOICE].rule, RV_O_EXCHANGE_CHOICE);
}

static void leave_open(rv_case *c, const rv_chance *leader) {
    tell_chooser(c, leader->value.player, false);
}

/* The one who had prisoners of the other before gives one of them back; whoever's he is says which.
 * Where there was no choice he has come back with the capture. */
static bool may_exchange(rv_case *c, rv_game *g, rv_chance *d) {
    int other = d->led_by->player, back = rv_towers_of(g)->back, figure = d->value.figure;
    bool due = is_due(g, d->led_by);
    d->can = due || back != RV_NONE;
    if (c && due)
        tell_chooser(c, other, true);
    if (due ? rv_tower_is_prisoner(g, other, g->turn.to_move, figure) : figure == back)
        return true;
    d->value.figure = due ? rv_tower_prisoner_figure(g, other, g->turn.to_move) : figure;
    return rv_fails(
        c, RV_D_NO_EXCHANGE,
        (figure == RV_F_SMALL ? "small" : g->rs->figures[figure].key,
         d->can ? "it is not among the prisoners" : "this capture leads to no exchange"));
}

static void exchange(rv_game *g, const rv_chance *d) {
    int other = d->led_by->player;
    if (is_due(g, d->led_by))
        rv_tower_exchange(g, g->turn.to_move, other, d->value.figure,
                          rv_tower_prisoner_figure(g, g->turn.to_move, other));
}

static const rv_chances exchanges = {.list = list_exchanges,
                                     .may = may_exchange,
                                     .act = exchange,
                                     .after = "capture",
                                     .lacks = RV_D_NO_EXCHANGE,
                                     .must = true,
                                     .open = leave_open,
                                     .odds = 1,
                                     .verb = "brings back",
                                     .point = RV_AT_CAPTURE,
                                     .thing = "prisoner",
                                     .what = "an exchange"};

/* ---- in a position ------------------------------------------------------------------------- */

/* By which rule it is wrong, and what would be right. */
static void wrong_tower(rv_case *c, const rv_value *t, int cite, const char *why,
                        const char *right) {
    rv_diag *g = rv_complain(&c->diags, RV_D_POS_TOWER, t->key_mark,
                             rv_cell_name(c->game, &c->arena, t->at.x, t->at.y), why);
    g->rule = rv_cited_rule(c->game, cite);
    g->at = (rv_at_cell){.there = true, .x = t->at.x, .y = t->at.y};
    g->help = right;
    c->play.uncounted |= (uint8_t)(1u << rv_tower_piece(c->game));
}

/* What stands on the foundation at a cell; NULL with a complaint. */
static rv_site *site_at(rv_case *c, const rv_value *t) {
    int placed = rv_value_tile(&c->game->board, t);
    if (rv_has_foundation(c->game, placed))
        return &rv_towers_of(c->game)->sites[placed];
    wrong_tower(c, t, RV_D_NO_FOUNDATION,
                placed == RV_NONE ? "no tile lies there" : "its tile has no foundation",
                "Type the cell of a tile with a foundation.");
    return NULL;
}

/* A cell may be said twice, as 0,1 and 00,1. A tower of no height that can be is a tower. */
static void set_tower(rv_case *c, rv_value *t) {
    int all = rv_all_pieces(c->game, rv_tower_piece(c->game));
    rv_site *site = site_at(c, t);
    if (!site)
        return;
    if (t->number < 1 || t->number > all) {
        wrong_tower(c, t, RV_D_POS_PIECES, "its height must be a number of pieces",
                    rv_printf(&c->arena, "Type a height: %s, which is all that there are.",
                              rv_from_to(&c->arena, 1, all)));
        site->height = site->height ? site->height : 1;
    } else if (site->height)
        wrong_tower(c, t, RV_D_NO_FOUNDATION, "its height is listed twice",
                    "Delete one of the two.");
    else
        site->height = (uint16_t)t->number;
}

static void heights(rv_game *g, rv_arena *a, rv_values *out) {
    for (int i = 0; i < g->board.nplaced; i++)
        if (rv_towers_of(g)->sites[i].height)
            rv_add_value(a, out, rv_value_at(g->board.placed[i].x, g->board.placed[i].y))->number =
                rv_towers_of(g)->sites[i].height;
}

static void set_top(rv_case *c, rv_value *t) {
    rv_site *site = site_at(c, t);
    if (!site)
        return;
    if (!site->height)
        wrong_tower(c, t, RV_D_EMPTY_TOWER, "a follower stands on top, but there is no piece",
                    "Add its height to `towers`, or delete who stands on top.");
    else if (site->top || site->closed)
        wrong_tower(c, t, RV_C_TOP_ALONE, "who stands on top is listed twice",
                    "Delete one of the two.");
    else if (t->player == RV_NONE && c->game->option[RV_O_TOWER_REOPENS] == RV_V_NO)
        site->closed = 1; /* T-31: nobody stands there any more, and it does not open again */
    else if (t->player == RV_NONE) {
        wrong_tower(c, t, RV_D_TOWER_CLOSED, "a tower without a follower on top is open",
                    "Delete who is on top.");
        rv_rests_on(c, c->game->rs->options[RV_O_TOWER_REOPENS].rule, RV_O_TOWER_REOPENS);
    } else if (c->game->rs->figures[rv_value_figure(t)].on)
        wrong_tower(c, t, RV_D_NOT_ON_TOP, "what stands on top is never put on a tower",
                    "Type the follower who stands there.");
    else if (!rv_tower_takes(c->game, rv_value_figure(t))) {
        wrong_tower(c, t, RV_D_NO_FOLLOWER_TOP, "what stands on top is no follower",
                    "Type the follower who stands there.");
        rv_depends_on(c, RV_O_CAPTURE_BUILDER_PIG);
    } else {
        rv_listener listener = c->game->scoring.listener;
        c->game->scoring.listener.tell = NULL; /* nobody puts him there now */
        rv_tower_top(c->game, t->player, rv_value_tile(&c->game->board, t), rv_value_figure(t));
        c->game->scoring.listener = listener;
    }
}

/* Nobody stands there where the follower who closed the tower has left it (T-31). */
static void tops_now(rv_game *g, rv_arena *a, rv_values *out) {
    for (int i = 0; i < g->board.nplaced; i++) {
        const rv_site *s = &rv_towers_of(g)->sites[i];
        if (!s->top && !s->closed)
            continue;
        rv_value_stands(
            rv_add_value(a, out, rv_value_at(g->board.placed[i].x, g->board.placed[i].y)), s->top);
    }
}

/* By which rule it is wrong. */
static void wrong_prisoner(rv_case *c, const rv_value *p, int cite, const char *why,
                           const char *right) {
    rv_diag *g = rv_complain(&c->diags, RV_D_POS_PRISONERS, p->mark, why);
    g->rule = rv_cited_rule(c->game, cite);
    g->help = right;
}

/* A prisoner is not in the supply of any player. */
static void set_prisoner(rv_case *c, rv_value *p) {
    int captor = p->of, figure = rv_value_figure(p);
    if (captor == p->player) { /* T-19 */
        wrong_prisoner(c, p, RV_D_OWN_FOLLOWER,
                       rv_printf(&c->arena, "%s holds a follower of his own", c->rec.label[captor]),
                       "Delete it: a follower of one's own goes back to the supply.");
    } else if (!rv_tower_takes(c->game, figure)) { /* T-22 */
        wrong_prisoner(c, p, RV_D_NO_FOLLOWER_TAKEN,
                       rv_printf(&c->arena, "a %s is not captured: it is no follower",
                                 c->game->rs->figures[figure].one),
                       "Type the follower who is held.");
        rv_depends_on(c, RV_O_CAPTURE_BUILDER_PIG);
    } else {
        rv_towers_of(c->game)->prisoners[captor][p->player][figure]++;
        c->game->seats[p->player].supply[figure]--;
    }
}

/* T-37, T-39: the first prisoner that one of the two holds is the place to look. */
static void check_prisoners(rv_case *c) {
    for (int one = 0; one < c->game->nplayers; one++)
        for (int other = one + 1; other < c->game->nplayers; other++) {
            const rv_value *p = rv_values_in(&c->rec, "prisoners")->list;
            if (!rv_tower_exchange_due(c->game, one, other))
                continue;
            while (p->of != one || p->player != other)
                p++;
            rv_complain(&c->diags, RV_D_POS_PRISONERS, p->mark,
                        rv_printf(&c->arena, "%s and %s hold followers of each other",
                                  c->rec.label[one], c->rec.label[other]));
        }
}

static void prisoners(rv_game *g, rv_arena *a, rv_values *out) {
    for (int captor = 0; captor < g->nplayers; captor++)
        for (int owner = 0; owner < g->nplayers; owner++)
            for (int f = 0; f < g->rs->nfigures; f++)
                for (int k = rv_towers_of(g)->prisoners[captor][owner][f]; k > 0; k--) {
                    rv_value v = rv_nothing_said;
                    v.of = captor, v.player = owner, v.figure = f;
                    rv_add_value(a, out, v);
                }
}

/* T-41: in a part of the turn that is over, so not where no part is. */
static void set_ransomed(rv_case *c, rv_value *v) {
    if (v->word == 0 && !c->game->turn.second && !c->game->terms.extra_most)
        rv_complain(&c->diags, RV_D_POS_RANSOMED, v->mark,
                    c->rec.label[c->rec.to_move == RV_NONE ? 0 : c->rec.to_move]);
    else if (v->word == 0)
        c->game->turn.once |= 1u << RV_MODULE_TOWER;
}

static void ransomed(rv_game *g, rv_arena *a, rv_values *out) {
    if (g->turn.once >> RV_MODULE_TOWER & 1 && !g->over)
        rv_add_value(a, out, rv_nothing_said)->word = 0;
}

/* ---- rows ------------------------------------------------------------------------------------ */

static const rv_theme towers = {.about = "towers", .pieces = "towers"};

static const rv_shape height = {RV_SHAPE_NUMBER, .name = "height",        .what = "a height",
                                .least = 1,      .most = RV_LIMIT_POINTS, .ruled = true}; /* T-2 */

static const rv_shape on_top = {RV_SHAPE_EITHER,
                                .of = RV_SHAPE(RV_SHAPE_TEXT, .form = "[{size} ]{cell}",
                                               .use = RV_USE_TOP),
                                .to = &rv_shape_pair},
                      bought = {RV_SHAPE_TEXT, .form = "{player}[ {figure}]",
                                .mistaken = rv_joined_owner, .use = RV_USE_TAKEN};

static const rv_mistake top_sized[] = {
    {"{player}:{size}:top@{cell}", 0}, {"{player}:top@{cell}.{place}", 0}, {NULL, 0}};
static const rv_shape captive = {
    RV_SHAPE_TEXT,
    .form = "{player}:top@{cell}|{player}:{piece}@{cell}[.{place}]",
    .what = "a captured follower is PLAYER:ROLE@CELL, or PLAYER:top@CELL",
    .help = "Type B:{role}@1,2, or B:{role}@1,2.n where the tile has several.",
    .mistaken = top_sized,
    .use = RV_USE_TAKEN};

static const rv_shape exchanged = {RV_SHAPE_TEXT,
                                   .name = "figure | small",
                                   .form = "{figure}",
                                   .choice = rv_figure_choice,
                                   .what = "which of two comes back",
                                   .use = RV_USE_TAKEN};

const rv_key rv_tower_keys[] = {
    {&rv_map_entry, "ransom",
     RV_EITHER(&bought, RV_SHAPE(RV_SHAPE_LIST, .of = &bought, .least = 1)), &towers,
     .read = rv_read_values,
     .acts = RV_ACTS({RV_WHEN_TURN, .chances = &ransoms}, {RV_WHEN_ENDING, .again = true}),
     .rank = RV_RANK_TURN, .cite = RV_D_NO_PRISONER,
     .words = "From whom one of the player's own followers is bought back"},
    {&rv_map_entry, "tower", RV_EITHER(&rv_shape_cell, &rv_shape_pair), &towers,
     .read = rv_read_values, .acts = RV_ACTS({RV_WHEN_LAID, .chances = &pieces}),
     .rank = RV_RANK_ACTION, .instead = RV_INSTEAD_FOLLOWER, .of_tiles = true,
     .cite = RV_D_NO_FOUNDATION,
     .words = "Instead of a follower: a tower piece, on the tile at that cell"},
    {&rv_map_entry, "capture", &captive, &towers, .read = rv_read_values,
     .acts = RV_ACTS({RV_WHEN_LAID, .chances = &captures}), .rank = RV_RANK_ACTION,
     .of_tiles = true, .cite = RV_D_OUT_OF_RANGE,
     .words = "Whom that piece takes; left out it takes nobody"},
    {&rv_map_entry, "exchange", &exchanged, &towers, .read = rv_read_values,
     .acts = RV_ACTS({RV_WHEN_LAID, .chances = &exchanges}), .rank = RV_RANK_ACTION,
     .of_tiles = true, .cite = RV_D_EXCHANGE_OPEN,
     .words = "Which of two of the player's own followers comes back in an exchange"},
    {&rv_map_entry, "top", &on_top, &towers, .read = rv_read_values,
     .acts = RV_ACTS({RV_WHEN_LAID, .chances = &tops}), .rank = RV_RANK_ACTION,
     .instead = RV_INSTEAD_FOLLOWER, .of_tiles = true, .cite = RV_D_EMPTY_TOWER,
     .words = "Instead of a follower on the tile: a follower on top of the tower at that cell"},
    {&rv_map_document, "towers", RV_PAIRS(&rv_shape_cell, &height), &towers, .read = rv_read_values,
     .now = heights, .acts = RV_ACTS({RV_WHEN_POSITION, .each = set_tower}), .rank = RV_RANK_GAMES,
     .of_positions = true, .words = "The height of each tower, without a follower on top",
     .sample = "{'0,1': 2}"},
    {&rv_map_document, "tops", RV_PAIRS(&rv_shape_cell, &rv_shape_left), &towers,
     .read = rv_read_values, .now = tops_now, .acts = RV_ACTS({RV_WHEN_POSITION, .each = set_top}),
     .rank = RV_RANK_GAMES, .of_positions = true, .cite = RV_C_TOP_ALONE,
     .words = "Who stands on top of which tower; none where nobody does any more",
     .sample = "{'0,1': W}"},
    {&rv_map_document, "prisoners", RV_PAIRS(&rv_shape_player, RV_MANY(&rv_shape_owner)), &towers,
     .read = rv_read_values, .now = prisoners,
     .acts = RV_ACTS({RV_WHEN_POSITION, .each = set_prisoner, .set = check_prisoners}),
     .rank = RV_RANK_GAMES, .of_positions = true, .cite = RV_D_NO_PRISONER,
     .words = "Whose followers each player holds", .sample = "{W: [B, B]}"},
    {&rv_map_document, "ransomed", &rv_shape_truth, &towers, .read = rv_read_values,
     .now = ransomed, .acts = RV_ACTS({RV_WHEN_POSITION, .each = set_ransomed}),
     .rank = RV_RANK_GAMES, .of_positions = true, .cite = RV_D_RANSOM_TWICE,
     .words = "Whether a ransom was paid in the part of this turn that is over"},
    {0},
};
