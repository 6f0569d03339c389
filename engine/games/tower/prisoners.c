/* prisoners.c - followers who are held: an exchange (T-37 … T-39, T-53), a ransom (T-40 … T-49),
 * and prisoners of a position; and the rows of all keys of The Tower. In an entry of `moves`:
 * before the tile is laid a follower is bought back; after it, a piece or a follower is put on a
 * tower, the piece captures a follower, and another one comes back in exchange.
 */
#include "games/tower/tower.h"
#include "judge/case.h"
#include "lua/script_lua.h"

/* The values of an option, in the order of tower.def. */
enum { RV_V_OWNER, RV_V_CAPTOR };

static uint8_t *held(const rv_game *g, int captor, int owner, int figure) {
    return &rv_towers_of(g)->prisoners[captor][owner][figure];
}

/* A figure of the owner's that the captor holds, the smallest; RV_NONE. */
static int held_figure(const rv_game *g, int captor, int owner) {
    for (int f = 0; f < g->rs->nfigures; f++)
        if (*held(g, captor, owner, f))
            return f;
    return RV_NONE;
}

/* "a follower" */
static const char *one_of(const rv_game *g, int figure) {
    const char *one = g->rs->figures[figure].one;
    return rv_printf(g->arena, "%s %s", rv_article(one), one);
}

/* T-47: into the supply, at once. */
static void set_free(rv_game *g, int captor, int owner, int figure) {
    RV_ADD(g, *held(g, captor, owner, figure), -1);
    RV_ADD(g, g->seats[owner].supply[figure], 1);
}

RV_LUA(player, prisoners) {
    int n = 0;
    for (int f = 0; rv_towers_of(g) && f < g->rs->nfigures; f++)
        n += *held(g, self, rv_object_index(L, 2), f);
    lua_pushinteger(L, n);
}

/* ---- exchange ------------------------------------------------------------------------------ */

/* Two players who now hold one of each other's: they go home (T-37). */
static bool is_due(const rv_game *g, int player, int other) {
    return held_figure(g, player, other) != RV_NONE && held_figure(g, other, player) != RV_NONE;
}

static void exchange_for(rv_game *g, int player, int other, int figure) {
    int theirs = held_figure(g, player, other);
    set_free(g, other, player, figure);
    set_free(g, player, other, theirs);
    RV_SET(g, rv_towers_of(g)->back, (int16_t)figure);
    rv_tell_action(g, player, "exchange", RV_ABOUT_NOTHING, RV_C_EXCHANGE,
                   "and %s exchange prisoners: %s of %s, %s of %s", rv_hook_label(g, other),
                   one_of(g, figure), rv_hook_label(g, player), one_of(g, theirs),
                   rv_hook_label(g, other));
}

void rv_tower_exchange(rv_game *g, int player, int other) {
    int figures = 0;
    for (int f = 0; f < g->rs->nfigures; f++)
        figures += *held(g, other, player, f) > 0;
    if (figures == 1 && is_due(g, player, other))
        exchange_for(g, player, other, held_figure(g, other, player));
}

/* Lists the figures of which one can come back (T-38). */
static void list_exchanges(rv_offer *o) {
    int *figure = &o->chance.value.figure, mover = o->g->turn.to_move;
    int other = o->after->value.player;
    int n = is_due(o->g, mover, other) ? o->g->rs->nfigures : 0;
    for (*figure = 0; *figure < n; (*figure)++)
        if (*held(o->g, other, mover, *figure))
            rv_offer_chance(o);
}

/* Tells who chooses: whose followers they are (T-38), or who holds them (T-53). In the record the
 * choice is given all the same. */
static void tell_chooser(rv_case *c, int other, bool given) {
    rv_game *g = c->game;
    int player = g->turn.to_move;
    int chooser = g->option[RV_O_EXCHANGE_CHOICE] == RV_V_CAPTOR ? other : player;
    rv_require_by(
        c, RV_O_EXCHANGE_CHOICE, RV_D_EXCHANGE_OPEN, given,
        ("%s chooses which follower of %s comes back", c->rec.label[chooser], c->rec.label[player]),
        (c->rec.label[player], c->rec.label[other], c->rec.label[chooser]));
    if ((rv_explains(c) || !given) && chooser != player)
        rv_rests_on(c, g->rs->options[RV_O_EXCHANGE_CHOICE].rule, RV_O_EXCHANGE_CHOICE);
}

static void leave_open(rv_case *c, const rv_chance *leader) {
    tell_chooser(c, leader->value.player, false);
}

/* The one who had prisoners of the other before gives one of them back; whoever's he is says which.
 * Where there was no choice he has come back with the capture. */
static bool may_exchange(rv_case *c, rv_game *g, rv_chance *d) {
    int mover = g->turn.to_move, other = d->led_by->player, figure = d->value.figure;
    int back = rv_towers_of(g)->back;
    bool due = is_due(g, mover, other);
    d->can = due || back != RV_NONE;
    if (c && due)
        tell_chooser(c, other, true);
    if (due ? *held(g, other, mover, figure) : figure == back)
        return true;
    d->value.figure = due ? held_figure(g, other, mover) : figure;
    return rv_fails(
        c, RV_D_NO_EXCHANGE,
        (figure == RV_F_SMALL ? "small" : g->rs->figures[figure].key,
         d->can ? "it is not among the prisoners" : "this capture leads to no exchange"));
}

static void exchange(rv_game *g, const rv_chance *d) {
    if (is_due(g, g->turn.to_move, d->led_by->player))
        exchange_for(g, g->turn.to_move, d->led_by->player, d->value.figure);
}

/* ---- ransom -------------------------------------------------------------------------------- */

/* T-45. What could not be paid for at first was there then: only an exchange (T-37) has taken it
 * away since. `given`: as of its chance. */
static bool is_held(rv_case *c, rv_game *g, int captor, int figure, const rv_value *given) {
    int player = g->turn.to_move;
    bool is = *held(g, captor, player, figure);
    bool goes_on =
        rv_require(c, RV_D_NO_PRISONER, is,
                   ("%s holds a %s of %s", rv_hook_label(g, captor), rv_figure_name(g, figure),
                    rv_hook_label(g, player)),
                   (rv_hook_label(g, captor),
                    given->figure == RV_NONE ? g->rs->figures[RV_F_SMALL].one
                                             : rv_figure_name(g, given->figure),
                    rv_hook_label(g, player),
                    given->later ? rv_printf(g->arena,
                                             " any more: it was exchanged in this turn, and with "
                                             "%s it could not be bought back before",
                                             rv_plural(g->arena, given->had, "point"))
                                 : ""));
    if (c && !is && given->later)
        rv_rests_on(c, rv_cited_rule(g->rs, RV_D_RANSOM_POINTS), RV_O_RANSOM_NEEDS_POINTS);
    return goes_on;
}

/* May he be bought back at all? */
static bool may_free(rv_case *c, rv_game *g, int captor, int figure, const rv_value *given) {
    return (g->option[RV_O_RANSOM] != RV_V_NO ||
            rv_fails_by(c, RV_O_RANSOM, RV_D_RANSOM_OFF, (""))) && /* T-49 */
           rv_needs(
               c, RV_D_RANSOM_TWICE, !(g->turn.once >> RV_MODULE_TOWER & 1), /* T-41, M-57, M-84 */
               ("no ransom has been paid in this turn yet"), (rv_hook_label(g, g->turn.to_move))) &&
           is_held(c, g, captor, figure, given);
}

/* T-43 */
static bool can_pay(rv_case *c, rv_game *g) {
    int player = g->turn.to_move, score = g->seats[player].score,
        ransom = g->rs->numbers[RV_N_RANSOM];
    bool needs = g->option[RV_O_RANSOM_NEEDS_POINTS] == RV_V_YES;
    return rv_require_by(c, RV_O_RANSOM_NEEDS_POINTS, RV_D_RANSOM_POINTS, !needs || score >= ransom,
                         ("%s %s", rv_hook_label(g, player),
                          needs ? rv_printf(g->arena, "has %s to pay %d with",
                                            rv_plural(g->arena, score, "point"), ransom)
                                : "may pay with any score"),
                         (rv_hook_label(g, player), rv_plural(g->arena, score, "point")));
}

/* Where no figure is named whichever the captor holds is meant, the smallest. */
static bool find_prisoner(rv_case *c, rv_game *g, rv_chance *d) {
    (void)c;
    if (d->value.figure == RV_NONE)
        d->value.figure = held_figure(g, d->value.player, g->turn.to_move);
    return true;
}

/* It may be paid at any time of the turn (T-40), so that who comes back can be placed (T-44): who
 * lacks the points may have them after scoring. */
static bool may_ransom(rv_case *c, rv_game *g, rv_chance *d) {
    const rv_value *v = &d->value;
    int captor = v->player, figure = rv_value_figure(v), score = g->seats[g->turn.to_move].score;
    bool free = may_free(NULL, g, captor, figure, NULL);
    bool early = c && !v->later && !c->play.entry->none && !can_pay(NULL, g);
    d->can = *held(g, captor, g->turn.to_move, figure);
    bool may =
        (v->later && free) ||
        may_free(c, g, captor, figure, d->given); /* what held before is not reported again */
    if (early && may)
        rv_note_step_by(c, RV_O_RANSOM_NEEDS_POINTS, RV_D_RANSOM_POINTS,
                        "%s has %s before the tile is laid: too few, unless it scores",
                        rv_hook_label(g, g->turn.to_move), rv_plural(&c->arena, score, "point"));
    if (early && free) {
        const char *with = rv_printf(
            &c->arena, ": with %s the ransom could not be paid before the tile was scored",
            rv_plural(&c->arena, score, "point"));
        if (!c->play.lack)
            c->play.lack =
                RV_COPY(&c->arena, (rv_lack){with, RV_D_RANSOM_POINTS, RV_O_RANSOM_NEEDS_POINTS});
        RV_SETTLE(c, d->given->later, true);
        RV_SETTLE(c, d->given->had, score);
        return true;
    }
    may = may &&
          (early || (can_pay(c, g) &&
                     (RV_HOUSE_LETS(g, may_ransom, .player = g->turn.to_move, .other = captor) ||
                      rv_house_rule_fails(c))));
    if (c && may && figure == RV_F_SMALL)
        RV_SETTLE(c, d->given->figure, RV_NONE); /* the small one is not typed */
    return may;
}

static void list_ransoms(rv_offer *o) {
    rv_value *v = &o->chance.value;
    for (v->player = 0; v->player < o->g->nplayers; v->player++)
        for (int f = 0; f < o->g->rs->nfigures; f++) {
            v->figure = f ? f : RV_NONE; /* the small one goes without saying */
            if (*held(o->g, v->player, o->g->turn.to_move, f))
                rv_offer_chance(o);
        }
}

/* T-40; for a large follower, too (T-42). */
static void pay_ransom(rv_game *g, const rv_chance *d) {
    int points = g->rs->numbers[RV_N_RANSOM], figure = rv_value_figure(&d->value);
    int player = g->turn.to_move, captor = d->value.player;
    set_free(g, captor, player, figure);
    rv_gain_noted(g, player, "ransom", -points, RV_C_RANSOM, "buys %s back from %s",
                  one_of(g, figure), rv_hook_label(g, captor));
    rv_gain_noted(g, captor, "ransom", points, RV_C_RANSOM, "for %s of %s", one_of(g, figure),
                  rv_hook_label(g, player));
    RV_SET(g, g->turn.once, g->turn.once | 1u << RV_MODULE_TOWER);
}

static const char *ransom_paid(const rv_entry *e) {
    RV_EACH_OF(rv_values_beside(e, "ransom"), v) {
        if (v->later)
            return NULL;
    }
    return rv_value_beside(e, "ransom") ? "the ransom of this turn is paid" : NULL;
}

static const char *ransom_helps(rv_arena *a, const rv_game *g) {
    return rv_printf(a, "a ransom of %d points brings one back from", g->rs->numbers[RV_N_RANSOM]);
}

/* ---- in a position ------------------------------------------------------------------------- */

/* Complains of a prisoner of a position, with the rule by which it is wrong. */
static void wrong_prisoner(rv_case *c, const rv_value *p, int cite, const char *why,
                           const char *right) {
    rv_diag *g = rv_complain(&c->diags, RV_D_POS_PRISONERS, p->loc, why);
    g->rule = rv_cited_rule(c->game->rs, cite);
    g->help = right;
}

/* A prisoner is not in the supply of any player. */
static void set_prisoner(rv_case *c, rv_value *p) {
    int captor = p->of, figure = rv_value_figure(p);
    if (captor == p->player) { /* T-19 */
        wrong_prisoner(c, p, RV_D_OWN_FOLLOWER,
                       rv_printf(&c->arena, "%s holds their own follower", c->rec.label[captor]),
                       "Delete it: a follower of one's own goes back to the supply.");
    } else if (!rv_tower_takes(c->game, figure)) { /* T-22 */
        wrong_prisoner(c, p, RV_D_NO_FOLLOWER_TAKEN,
                       rv_printf(&c->arena, "a %s is not captured: it is not a follower",
                                 c->game->rs->figures[figure].one),
                       "Type the follower who is held.");
        rv_depends_on(c, RV_O_CAPTURE_BUILDER_PIG);
    } else {
        ++*held(c->game, captor, p->player, figure);
        c->game->seats[p->player].supply[figure]--;
    }
}

/* T-37, T-39: the first prisoner that one of the two holds is the place to look. */
static void check_prisoners(rv_case *c) {
    for (int one = 0; one < c->game->nplayers; one++)
        for (int other = one + 1; other < c->game->nplayers; other++) {
            const rv_value *p = rv_values_in(&c->rec, "prisoners")->list;
            if (!is_due(c->game, one, other))
                continue;
            while (p->of != one || p->player != other)
                p++;
            rv_complain(&c->diags, RV_D_POS_PRISONERS, p->loc,
                        rv_printf(&c->arena, "%s and %s hold followers of each other",
                                  c->rec.label[one], c->rec.label[other]));
        }
}

static void prisoners(rv_game *g, rv_arena *a, rv_values *out) {
    for (int captor = 0; captor < g->nplayers; captor++)
        for (int owner = 0; owner < g->nplayers; owner++)
            for (int f = 0; f < g->rs->nfigures; f++)
                for (int k = *held(g, captor, owner, f); k > 0; k--) {
                    rv_value *v = rv_add_value(a, out, rv_empty_value);
                    v->of = captor, v->player = owner, v->figure = f;
                }
}

/* T-41: in a part of the turn that is over, so not where no part is. */
static void set_ransomed(rv_case *c, rv_value *v) {
    if (v->word == 0 && !c->game->turn.second && !c->game->turn.begun && !c->game->terms.extra.most)
        rv_complain(&c->diags, RV_D_POS_RANSOMED, v->loc,
                    c->rec.label[c->rec.to_move == RV_NONE ? 0 : c->rec.to_move]);
    else if (v->word == 0)
        c->game->turn.once |= 1u << RV_MODULE_TOWER;
}

static void ransomed(rv_game *g, rv_arena *a, rv_values *out) {
    if (g->turn.once >> RV_MODULE_TOWER & 1 && !g->over)
        rv_add_value(a, out, rv_empty_value)->word = 0;
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
    .form = "{player}:top@{cell}|{player}:{follower}",
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
     .acts =
         RV_ACTS({RV_WHEN_TURN, .chances = RV_CHANCES(.list = list_ransoms, .find = find_prisoner,
                                                      .may = may_ransom, .act = pay_ransom,
                                                      .odds = 1, .idle = 5, .point = RV_AT_RANSOM,
                                                      .thing = "prisoner", .what = "a ransom",
                                                      .done = ransom_paid, .help = ransom_helps)},
                 {RV_WHEN_ENDING, .again = true}),
     .rank = RV_RANK_TURN, .cite = RV_D_NO_PRISONER},
    {&rv_map_entry, "tower", RV_EITHER(&rv_shape_cell, &rv_shape_pair), &towers,
     .acts = RV_ACTS({RV_WHEN_LAID, .chances = &rv_tower_pieces}), .rank = RV_RANK_ACTION,
     .instead = true, .of_tiles = true, .cite = RV_D_NO_FOUNDATION},
    {&rv_map_entry, "capture", &captive, &towers,
     .acts = RV_ACTS({RV_WHEN_LAID, .chances = &rv_tower_captures}), .rank = RV_RANK_ACTION,
     .of_tiles = true, .cite = RV_D_OUT_OF_RANGE},
    {&rv_map_entry, "exchange", &exchanged, &towers,
     .acts =
         RV_ACTS({RV_WHEN_LAID,
                  .chances = RV_CHANCES(.list = list_exchanges, .may = may_exchange,
                                        .act = exchange, .after = "capture",
                                        .lacks = RV_D_NO_EXCHANGE, .must = true, .open = leave_open,
                                        .odds = 1, .verb = "brings back", .point = RV_AT_CAPTURE,
                                        .thing = "prisoner", .what = "an exchange")}),
     .rank = RV_RANK_ACTION, .of_tiles = true, .cite = RV_D_EXCHANGE_OPEN},
    {&rv_map_entry, "top", &on_top, &towers, /* a phantom's, behind any first action (PH-6) */
     .acts = RV_ACTS({RV_WHEN_LAID, .order = 1, .chances = &rv_tower_tops}), .rank = RV_RANK_ACTION,
     .instead = true, .of_tiles = true, .cite = RV_D_EMPTY_TOWER},
    {&rv_map_document, "towers", RV_PAIRS(&rv_shape_cell, &height), &towers,
     .now = rv_tower_heights, .acts = RV_ACTS({RV_WHEN_POSITION, .each = rv_tower_set}),
     .rank = RV_RANK_GAMES, .of_positions = true, .sample = "{'0,1': 2}"},
    {&rv_map_document, "tops", RV_PAIRS(&rv_shape_cell, &rv_shape_left), &towers,
     .now = rv_tower_tops_now, .acts = RV_ACTS({RV_WHEN_POSITION, .each = rv_tower_set_top}),
     .rank = RV_RANK_GAMES, .of_positions = true, .cite = RV_C_TOP_ALONE, .sample = "{'0,1': W}"},
    {&rv_map_document, "prisoners", RV_PAIRS(&rv_shape_player, RV_MANY(&rv_shape_owner)), &towers,
     .now = prisoners,
     .acts = RV_ACTS({RV_WHEN_POSITION, .each = set_prisoner, .set = check_prisoners}),
     .rank = RV_RANK_GAMES, .of_positions = true, .cite = RV_D_NO_PRISONER,
     .sample = "{W: [B, B]}"},
    {&rv_map_document, "ransomed", &rv_shape_truth, &towers, .now = ransomed,
     .acts = RV_ACTS({RV_WHEN_POSITION, .each = set_ransomed}), .rank = RV_RANK_GAMES,
     .of_positions = true, .cite = RV_D_RANSOM_TWICE},
    {0},
};
