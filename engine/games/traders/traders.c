/* traders.c - goods, the builder and his double turns, the pig: the rules, and goods in positions.
 *
 * The steps that it adds to a turn are the rows of rv_traders_module at the end. Builder and pig
 * are figures of the ruleset; here is only what they do: a second part of the turn, and more points
 * for a field. Goods are counted by the kind of the mark, for whoever completes the city.
 */
#include "games/traders/traders.h"
#include "core/stack.h"
#include "judge/case.h"

/* The values of options, in the order of traders.def. */
enum { RV_V_MAY, RV_V_MUST };
enum { RV_V_THIRD_EDITION };

static const char *const words[RV_GOODS] = {"wine", "grain", "cloth"};

/* ---- figures ------------------------------------------------------------------------------- */

/* M-47, M-48, M-49, M-51: for him who has it there, and scores the field as it is at the end
 * (M-52). */
static int pays_more(const rv_game *g, int player, int field, rv_better *by) {
    int pig = rv_traders_of(g)->pig;
    int node = pig == RV_NONE ? RV_NONE : rv_figure_at(g, player, pig);
    if (node == RV_NONE || rv_root(&g->board, node) != rv_root(&g->board, field))
        return 0;
    if (by)
        rv_make_better(by, g->rs->figures[pig].one,
                       rv_cited_rule(g->rs, g->option[RV_O_FARM_SCORING] == RV_V_THIRD_EDITION
                                                ? RV_C_AREA_BETTER
                                                : RV_C_AREA_BETTER_OTHERWISE));
    return g->rs->numbers[RV_N_PIG_PAYS];
}

/* ---- goods --------------------------------------------------------------------------------- */

/* The tokens of each kind that a city shows; a tile shows none again for a guest (FL-6). */
static void count_goods(const rv_game *g, int root, int count[RV_GOODS]) {
    const rv_traders *t = rv_traders_of(g);
    memset(count, 0, sizeof *count * RV_GOODS);
    if (!(g->board.nodes[root].symbols & t->marks))
        return;
    RV_EACH_NODE(&g->board, root, it) {
        const rv_node *n = &g->board.nodes[it];
        const rv_placed *p = &g->board.placed[n->placed];
        for (int k = 0; k < RV_GOODS && it == rv_node_of(p, n->region); k++)
            count[k] += (p->tile->symbols_on[n->region] & t->mark[k]) != 0;
    }
}

/* M-6, M-9: whoever owns the city, and whether anybody does (M-7); it is scored as always (M-8). Of
 * both that one tile completes (M-10), also if it was bought (M-86). They change nothing else
 * (M-17), and no castle has part in them (M-72). */
static void turn_ending(rv_game *g) {
    rv_traders *t = rv_traders_of(g);
    for (int i = 0; i < g->turn.ncompleted; i++) {
        int city = g->turn.completed[i], count[RV_GOODS], n = 0, put = 0;
        rv_buf taken = {.arena = g->arena}; /* "2 wine and 1 grain" */
        if (!(g->board.nodes[city].symbols & t->marks))
            continue;
        count_goods(g, city, count);
        for (int k = 0; k < RV_GOODS; k++)
            n += count[k] > 0;
        for (int k = 0; k < RV_GOODS; k++)
            if (count[k]) {
                RV_ADD(g, t->goods[g->turn.to_move][k], (uint16_t)count[k]);
                rv_putf(&taken, "%s%d %s", rv_between(put++, n, " and "), count[k], words[k]);
            }
        rv_tell_action(g, g->turn.to_move, "goods", (rv_about){.node = city}, RV_C_GOODS,
                       "takes %s", rv_buf_text(&taken));
    }
}

/* M-12, M-13; nobody has most of what nobody has (M-14). */
static void final(rv_game *g) {
    const rv_traders *t = rv_traders_of(g);
    for (int k = 0; t->marks && k < RV_GOODS; k++) { /* "most grain: 3, tied" */
        int counts[RV_MAX_PLAYERS];
        for (int p = 0; p < g->nplayers; p++)
            counts[p] = t->goods[p][k];
        unsigned winners = rv_most(counts, g->nplayers, 1);
        RV_EACH_BIT(winners, p)
            rv_gain_noted(g, (int)p, "goods", g->rs->numbers[RV_N_GOODS_MOST], RV_C_GOODS_MOST,
                          "most %s: %d%s", words[k], counts[p],
                          winners & (winners - 1) ? ", tied" : "");
    }
}

/* ---- double turns ---------------------------------------------------------------------------- */

/* The entry before this one: an entry that is no player's is passed over; NULL. */
static const rv_entry *entry_before(const rv_case *c) {
    for (int i = c->play.turn - 2; i >= 0; i--)
        if (!c->rec.moves.list[i].apart)
            return &c->rec.moves.list[i];
    return NULL;
}

/* Whether he left the part out before the bazaar of the round that is on, or is just over. */
static bool missed_part(const rv_case *c, int player) {
    const rv_left_out *l = &c->play.left_out;
    int since = 0;
    for (int i = l->turn; l->turn && i < c->play.turn - 1; i++)
        since += c->rec.moves.list[i].player == player && !c->rec.moves.list[i].apart;
    return l->turn && l->player == player && c->rec.moves.list[l->turn - 1].apart && since <= 1;
}

/* Complains that the tile that he has just laid gave him no second part, and why. */
static void blame_tile(rv_case *c, int player) {
    rv_game *g = c->game;
    int node = rv_doubles(g, player);
    bool just_came = node != RV_NONE && g->board.nodes[node].placed == g->turn.last;
    const char *who = rv_hook_label(g, player);
    const char *at = node == RV_NONE ? "" : rv_name_of(g, rv_root(&g->board, node));
    const rv_entry *e = entry_before(c); /* the builder put there may have come home since (M-34) */
    const rv_tile *laid = g->turn.last == RV_NONE ? NULL : g->board.placed[g->turn.last].tile;
    if (laid && laid->hand) /* AM-27 */
        rv_blame_turn(c, RV_C_SECOND_PART_HAND, "the %s just laid extends nothing", laid->id);
    else if (node == RV_NONE && e->follower.kind != RV_NONE &&
             e->follower.figure == g->turn.extra_turn_figure)
        rv_blame_turn(c, RV_C_SECOND_PART_EARLY, "%s's builder came with the tile just laid", who);
    else if (node == RV_NONE)
        rv_blame_turn(c, RV_C_SECOND_PART, "no builder of %s stands on the board", who);
    else if (just_came)
        rv_blame_turn(c, RV_C_SECOND_PART_EARLY, "%s's builder came to %s with the tile just laid",
                      who, at);
    else if (rv_extends(g, node)) /* by a script */
        rv_blame_turn(c, RV_C_PART_LEFT_OUT, "the turn of %s was ended before its second part",
                      who);
    else
        rv_blame_turn(c, RV_C_SECOND_PART_OTHER,
                      "the tile just laid does not extend %s, on which %s's builder stands", at,
                      who);
}

/* Why no turn is the player's who plays out of turn, or why another is the next (M-25 … M-31). */
static void out_of_turn(rv_case *c) {
    rv_game *g = c->game;
    const rv_entry *e = c->play.entry;
    const char *who = rv_hook_label(g, e->player);
    const rv_entry *last = entry_before(c);
    bool was_his = last && last->player == e->player;
    if (g->turn.extra_turn_figure == RV_NONE)
        return;
    if (g->turn.second && !g->turn.begun) {
        rv_blame_turn(c, RV_C_PART_LEFT_OUT, "%s is to play the second part of a double turn%s",
                      rv_hook_label(g, g->turn.to_move),
                      g->turn.may_leave ? ", or leaves it to the next player" : "");
        rv_depends_on(c, RV_O_DOUBLE_TURN);
    } else if (was_his && c->play.part) {
        c->play.third = true;
        rv_blame_turn(c, RV_C_NO_THIRD_PART, "%s has played both parts of a double turn", who);
    } else if (missed_part(c, e->player)) {
        rv_blame_turn(c, RV_C_PART_BEFORE_BAZAAR,
                      "the second part of %s's turn came before the bazaar, and was left out", who);
        rv_depends_on(c, RV_O_BAZAAR_BUILDER);
    } else if (was_his)
        blame_tile(c, e->player);
}

/* Whether a second part follows, for `why`. */
static void tell_next(rv_case *c) {
    rv_game *g = c->game;
    int builder = rv_explains(c) ? rv_doubles(g, g->turn.to_move) : RV_NONE;
    if (!rv_explains(c) || !c->play.laid)
        return;
    rv_point_is(c, RV_AT_TURN);
    if (g->turn.part && !rv_part_follows(g))
        rv_note_step(c, RV_C_NO_TILE_FOR_PART,
                     "the tile extends the builder's feature, but no tile is left: no second part");
    else if (g->turn.part)
        rv_note_step_by(
            c, RV_O_DOUBLE_TURN, RV_C_SECOND_PART,
            "the tile extends the feature on which %s's builder stood: a second part of "
            "the turn follows",
            rv_hook_label(g, g->turn.to_move));
    else if (g->turn.second && builder != RV_NONE && rv_extends(g, builder))
        rv_note_step(c, RV_C_NO_THIRD_PART, "a double turn has two parts: the tile gives no third");
}

/* ---- goods in a position -------------------------------------------------------------------- */

RV_LISTS_HERE(goods_word, void, RV_GOODS, words[i])

static void goods_now(rv_game *g, rv_arena *a, rv_values *out) {
    for (int p = 0; p < g->nplayers; p++)
        for (int k = 0; k < RV_GOODS; k++)
            if (rv_traders_of(g)->goods[p][k]) {
                rv_add_number(a, out, p, rv_traders_of(g)->goods[p][k]);
                out->list[out->n - 1].word = k;
            }
}

/* M-6, M-11, M-15: the symbols of all completed cities have been taken. */
static void count_shown(const rv_game *g, int shown[RV_GOODS]) {
    memset(shown, 0, sizeof *shown * RV_GOODS);
    for (int n = 0; n < g->board.nnodes; n++) {
        int count[RV_GOODS];
        if (!rv_is_root(&g->board, n) || g->board.nodes[n].open)
            continue;
        count_goods(g, n, count);
        for (int k = 0; k < RV_GOODS; k++)
            shown[k] += count[k];
    }
}

/* M-11: tokens are no more than the symbols of all completed cities, and no fewer. M-39, M-43: a
 * part that is to be played can be, too. */
static void stand(rv_case *c) {
    const rv_values *tokens = rv_values_in(&c->rec, "goods");
    const rv_yaml *typed = c->rec.root ? rv_doc_get(c->rec.root, "goods") : NULL;
    const rv_game *g = c->game;
    int player = c->rec.to_move == RV_NONE ? 0 : c->rec.to_move;
    int shown[RV_GOODS], held[RV_GOODS] = {0};
    for (const rv_value *v = tokens->list; v && v < tokens->list + tokens->n; v++) {
        rv_traders_of(g)->goods[v->of][v->word] = (uint16_t)v->number;
        held[v->word] += v->number;
    }
    count_shown(g, shown);
    for (int k = 0; typed && k < RV_GOODS; k++)
        if (held[k] != shown[k])
            rv_complain(&c->diags, RV_D_POS_GOODS, typed->loc,
                        rv_printf(&c->arena, "%d %s", held[k], words[k]),
                        rv_printf(&c->arena, "%d", shown[k]));
    if ((g->turn.second || g->turn.part) &&
        (g->turn.extra_turn_figure == RV_NONE || !(g->stack.n || g->stack.hands)))
        rv_complain(&c->diags, RV_D_POS_SECOND_PART,
                    rv_values_in(&c->rec, "second_part")->list->loc, c->rec.label[player],
                    g->stack.n ? "this game has no builders" : "no tile is to come");
}

static bool shows_goods(rv_case *c) {
    int shown[RV_GOODS], all = 0;
    count_shown(c->game, shown);
    for (int k = 0; k < RV_GOODS; k++)
        all += shown[k];
    return all;
}

static const rv_theme goods = {.about = "goods", .option = RV_O_GOODS};

static const rv_shape kind = {RV_SHAPE_CHOICE, .name = "wine | grain | cloth",
                              .form = "{wine|grain|cloth}", .choice = goods_word,
                              .code = RV_D_UNKNOWN_KEY};

static const rv_key goods_keys[] = {
    {&rv_map_document, "goods",
     RV_PAIRS(&rv_shape_player, RV_PAIRS(&kind, RV_NUMBER_OF("n", 0, RV_GOODS_MOST))), &goods,
     .now = goods_now,
     .acts = RV_ACTS({RV_WHEN_POSITION, .set = stand}, {RV_WHEN_OUT_OF_TURN, .set = out_of_turn},
                     {RV_WHEN_ENDING, .set = tell_next}),
     .rank = RV_RANK_GAMES, .of_positions = true, .cite = RV_C_GOODS,
     .sample = "{W: {wine: 0, grain: 0, cloth: 0}, B: {wine: 0, grain: 0, cloth: 0}}",
     .assumed = "nobody had taken goods", .assumes = shows_goods},
    {0},
};

/* ---- the module ---------------------------------------------------------------------------- */

/* Things of players: tokens (number: how many; words: the mark for which they are taken). */
static void traders_show(const rv_game *g, int placed, rv_see_thing *see, void *ud) {
    const rv_traders *t = rv_traders_of(g);
    for (int p = 0; placed == RV_NONE && t->marks && p < g->nplayers; p++)
        for (int k = 0; k < RV_GOODS; k++)
            RV_SEE(see, ud, .name = "tokens", .heading = "tokens", .player = p,
                   .number = t->goods[p][k], .words = words[k]);
}

static void begin(rv_game *g) {
    rv_traders *t = rv_traders_of(g);
    t->pig = rv_played_figure(g, "pig");                                      /* M-50 */
    g->turn.may_leave = g->option[RV_O_DOUBLE_TURN] == RV_V_MAY;              /* M-29 */
    for (int k = 0; k < RV_GOODS && g->option[RV_O_GOODS] == RV_V_YES; k++) { /* M-5 */
        t->mark[k] = rv_symbol_of(g->rs, words[k]);
        t->marks |= t->mark[k];
    }
}

/* ---- what must hold of rulesets ------------------------------------------------------------ */

/* One of each is looked for. */
static bool has_one(const rv_ruleset_check *s) {
    static const char *const keys[] = {"builder", "pig"};
    for (int i = 0; rv_plays(s->rs, "traders") && i < 2; i++) {
        int f = rv_figure_find(s->rs, rv_str_of(keys[i]));
        if (f < 0 || !s->rs->figures[f].joins || s->rs->figures[f].each != 1)
            return rv_fault_words(s, "%s", keys[i]);
    }
    return true;
}

#include "gen/invariants-traders.def" /* rows */

const rv_module rv_traders_module = {
    .name = "traders",
    .extra_turn_figure = "builder", /* M-24 */
    .state_size = sizeof(rv_traders),
    .keys = goods_keys,
    .begin = begin,
    .turn_ending = turn_ending,
    .final = final,
    .pays_more = pays_more,
    .show = traders_show,
    .checks = {.rows = rows},
};
