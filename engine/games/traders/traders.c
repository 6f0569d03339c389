#include "games/traders/traders.h"
#include "core/score.h"
#include "core/turn.h"
#include "ruleset/ruleset_sound.h"

/* The values of options, in the order of traders.def. */
enum { RV_V_MAY, RV_V_MUST };
enum { RV_V_THIRD_EDITION };

rv_traders *rv_traders_of(const rv_game *g) {
    return g->states[RV_MODULE_TRADERS];
}

static const char *const words[RV_GOODS] = {"wine", "grain", "cloth"};

const char *rv_traders_word(int goods) {
    return words[goods];
}

/* ---- figures ------------------------------------------------------------------------------- */

/* M-47, M-48, M-49, M-51: for him who has it there, and scores the field as it is at the end
 * (M-52). */
static int pays_more(const rv_game *g, int player, int field, rv_better *by) {
    int pig = rv_traders_of(g)->pig;
    int node = pig == RV_NONE ? RV_NONE : rv_figure_at(g, player, pig);
    if (node == RV_NONE || rv_root(g, node) != rv_root(g, field))
        return 0;
    if (by)
        rv_make_better(by, g->rs->figures[pig].one,
                       rv_law_rule(g, g->option[RV_O_FARM_SCORING] == RV_V_THIRD_EDITION
                                          ? RV_L_AREA_BETTER
                                          : RV_L_AREA_BETTER_OTHERWISE));
    return g->rs->numbers[RV_N_PIG_PAYS];
}

/* ---- goods --------------------------------------------------------------------------------- */

void rv_traders_count(const rv_game *g, int root, int count[RV_GOODS]) {
    const rv_traders *t = rv_traders_of(g);
    memset(count, 0, sizeof *count * RV_GOODS);
    if (!(g->nodes[root].symbols & t->marks))
        return;
    RV_EACH_NODE(g, root, it) {
        const rv_node *n = &g->nodes[it];
        rv_symbols symbols = g->placed[n->placed].tile->symbols_on[n->region];
        for (int k = 0; k < RV_GOODS; k++)
            count[k] += (symbols & t->mark[k]) != 0;
    }
}

const char *rv_traders_goods_words(rv_arena *a, const int count[RV_GOODS]) {
    rv_buf b = {.arena = a};
    int left = 0;
    for (int k = 0; k < RV_GOODS; k++)
        left += count[k] > 0;
    for (int k = 0; k < RV_GOODS; k++)
        if (count[k])
            rv_putf(&b, "%s%d %s",
                    !b.n        ? ""
                    : left == 1 ? " and "
                                : ", ",
                    count[k], words[k]),
                left--;
    return rv_buf_text(&b);
}

/* M-6, M-9: whoever owns it, and whether anybody does (M-7); it is scored as always (M-8). */
static void take_from(rv_game *g, int city) {
    rv_traders *t = rv_traders_of(g);
    int count[RV_GOODS];
    rv_traders_count(g, city, count);
    for (int k = 0; k < RV_GOODS; k++)
        if (count[k])
            RV_SET(g, t->goods[g->to_move][k], (uint16_t)(t->goods[g->to_move][k] + count[k]));
    if (rv_listened(g))
        rv_tell_action(g, g->to_move, "goods", (rv_about){.node = city}, RV_L_GOODS,
                       rv_printf(g->arena, "takes %s", rv_traders_goods_words(g->arena, count)));
}

/* Of both that one tile completes (M-10), also if it was bought (M-86). They change nothing else
 * (M-17), and no castle has part in them (M-72). */
static void turn_ending(rv_game *g) {
    for (int i = 0; i < g->ncompleted; i++)
        if (g->nodes[g->completed[i]].symbols & rv_traders_of(g)->marks)
            take_from(g, g->completed[i]);
}

/* "most wine: 5", "most grain: 3, tied" */
static void pay(rv_game *g, int player, int kind, bool tied) {
    int points = g->rs->numbers[RV_N_GOODS_MOST], n = rv_traders_of(g)->goods[player][kind];
    bool told = rv_listened(g);
    const char *note =
        told ? rv_printf(g->arena, "most %s: %d%s", words[kind], n, tied ? ", tied" : "") : "";
    rv_account room, *account = rv_account_open(g, &room, note);
    rv_give(g, player, points);
    rv_tell_plain(g, player, "goods", 0, points, rv_law_rule(g, RV_L_GOODS_MOST), account);
}

/* M-12, M-13; nobody has most of what nobody has (M-14). */
static void final(rv_game *g) {
    const rv_traders *t = rv_traders_of(g);
    for (int k = 0; t->marks && k < RV_GOODS; k++) {
        int counts[RV_MAX_PLAYERS];
        for (int p = 0; p < g->nplayers; p++)
            counts[p] = t->goods[p][k];
        unsigned winners = rv_most(counts, g->nplayers);
        RV_EACH_BIT(winners, p)
            pay(g, (int)p, k, winners & (winners - 1));
    }
}

/* ---- the module ---------------------------------------------------------------------------- */

static rv_symbols mark_of(const rv_ruleset *rs, int goods) {
    int mark = rv_symbol_find(rs, rv_str_of(words[goods]));
    return mark < 0 ? 0 : (rv_symbols)1 << mark;
}

static void begin(rv_game *g) {
    rv_traders *t = rv_traders_of(g);
    t->pig = rv_played_figure(g, "pig");                                      /* M-50 */
    g->may_leave = g->option[RV_O_DOUBLE_TURN] == RV_V_MAY;                   /* M-29 */
    for (int k = 0; k < RV_GOODS && g->option[RV_O_GOODS] == RV_V_YES; k++) { /* M-5 */
        t->mark[k] = mark_of(g->rs, k);
        t->marks |= t->mark[k];
    }
}

const rv_module rv_traders_module = {
    .name = "traders",
    .doubler = "builder", /* M-24 */
    .state_size = sizeof(rv_traders),
    .keys = rv_traders_keys,
    .begin = begin,
    .turn_ending = turn_ending,
    .final = final,
    .pays_more = pays_more,
    .show = rv_traders_show,
};

/* ---- what must hold of rulesets ------------------------------------------------------------ */

static const char *part(const rv_ruleset *rs) {
    return rs->options[RV_O_GOODS].offered         ? "the option goods"
           : rs->options[RV_O_DOUBLE_TURN].offered ? "the option double_turn"
                                                   : NULL;
}

/* One of each is looked for. */
static bool has_one(const rv_sounding *s) {
    static const char *const keys[] = {"builder", "pig"};
    for (int i = 0; rv_plays(s->rs, "traders") && i < 2; i++) {
        int f = rv_figure_find(s->rs, rv_str_of(keys[i]));
        rv_fault_word(s, 0, "%s", keys[i]);
        if (f < 0 || !s->rs->figures[f].joins || s->rs->figures[f].each != 1)
            return false;
    }
    return true;
}

static const rv_invariant rows[] = {
    {"joiners", has_one, "figures module", "traders need one {1} a player, with `joins`"},
    {0},
};

const rv_game_sound rv_traders_sound = {part, rows};
