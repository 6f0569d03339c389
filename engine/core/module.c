/* module.c - finds the modules of a game when it begins, and calls them at each step; calls house
 * rules by g->scripts.house, which lua/ fills; and how players are called in texts.
 *
 * step.def says for each step how the answers of the modules are combined. Which modules act there
 * is noted once, as bit sets (taken, takers), so that a step in which none acts costs one test.
 */
#include "core/module.h"

int rv_played_figure(const rv_game *g, const char *key) {
    int figure = rv_figure_find(g->rs, rv_str_of(key));
    return figure > 0 && rv_figures_each(g->rs, g->option, figure) ? figure : RV_NONE;
}

void rv_modules_find(rv_game *g) {
    for (int i = 0; i < RV_MODULES; i++) {
        const rv_module *m = g->rs->links->modules[i];
        if (!rv_plays(g->rs, m->name) || (m->played && !m->played(g)))
            continue;
        g->modules.state[i] = rv_alloc(g->arena, m->state_size + 1);
        g->modules.row[g->modules.n++] = m;
        const char *pieces = m->checks.pieces;
        int sort = pieces ? rv_piece_find(g->rs, rv_str_of(pieces)) : RV_NONE;
        g->modules.piece[i] = (int8_t)(sort < 0 ? RV_MAX_PIECES : sort);
        g->modules.mark[i] = m->mark ? rv_symbol_of(g->rs, m->mark) : 0;
        if (m->extra_turn_figure)
            g->turn.extra_turn_figure = rv_played_figure(g, m->extra_turn_figure);
    }
    rv_modules_take(g);
}

void rv_modules_begin(rv_game *g) {
    rv_step_begin(g);
    rv_stack_first(g);
    g->stack.n = rv_set_size(g);
}

/* ---- steps --------------------------------------------------------------------------------- */

void rv_modules_take(rv_game *g) {
    g->modules.taken = 0;
    g->modules.takers = RV_NEWS(g->arena, uint32_t, RV_STEPS);
    for (int i = 0; i < g->modules.n; i++) {
#define RV_EACH(name, ...)                                                                         \
    if (g->modules.row[i]->name) {                                                                 \
        g->modules.takers[RV_STEP_##name] |= 1u << i;                                              \
        g->modules.taken |= (uint64_t)1 << RV_STEP_##name;                                         \
    }
#define RV_SUM(type, name, ...) RV_EACH(name, )
#define RV_CHAIN RV_SUM
#include "core/step.def"
    }
}

#define RV_EACH_TAKER(name, i) RV_EACH_BIT(g->modules.takers[RV_STEP_##name], i)
#define RV_EACH(name, parameters, arguments)                                                       \
    void rv_take_##name parameters {                                                               \
        RV_EACH_TAKER(name, i)                                                                     \
            g->modules.row[i]->name arguments;                                                     \
    }
#define RV_SUM(type, name, parameters, arguments)                                                  \
    type rv_take_##name parameters {                                                               \
        type sum = 0;                                                                              \
        RV_EACH_TAKER(name, i)                                                                     \
            sum += g->modules.row[i]->name arguments;                                              \
        return sum;                                                                                \
    }
#define RV_CHAIN(type, name, parameters, arguments)                                                \
    type rv_take_##name parameters {                                                               \
        RV_EACH_TAKER(name, i)                                                                     \
            now = g->modules.row[i]->name arguments;                                               \
        return now;                                                                                \
    }
#include "core/step.def"

/* ---- house rules ---------------------------------------------------------------------------- */

const char *rv_hook_label(const rv_game *g, int player) {
    static const char *const numbers[RV_MAX_PLAYERS] = {"1", "2", "3", "4", "5", "6"};
    return g->labels ? g->labels[player] : numbers[player];
}

const char *rv_hook_labels(const rv_game *g, rv_arena *a, unsigned players) {
    rv_buf b = {.arena = a};
    int n = 0;
    RV_EACH_BIT(players, p)
        rv_putf(&b, "%s%s", rv_between(n++, __builtin_popcount(players), " and "),
                rv_hook_label(g, (int)p));
    return rv_buf_text(&b);
}

rv_call rv_run(rv_game *g, rv_hook_id hook, const rv_given *given) {
    rv_call c = {.hook = hook, .given = given, .chosen_player = RV_NONE, .chosen = ~0u};
    g->scripts.house->run(g, &c);
    return c;
}

int rv_run_value(rv_game *g, rv_hook_id hook, const rv_given *given, int value,
                 rv_account *account) {
    rv_call c = {.hook = hook, .given = given, .value = value, .account = account};
    int before = account ? account->n : 0;
    g->scripts.house->run(g, &c);
    for (int i = before; account && i < account->n; i++) {
        const rv_item_change *change = &account->list[i];
        rv_putf(&account->note, *change->rule ? "%sby %s it is %d" : "%s%s makes it %d",
                account->note.n ? "; " : "", *change->rule ? change->rule : change->script,
                change->to);
    }
    return c.value;
}

bool rv_hooked_in_scoring(const rv_game *g) {
    return rv_hooked(g, RV_HOOK_feature_completed) || rv_hooked(g, RV_HOOK_feature_scored) ||
           rv_hooked(g, RV_HOOK_majority) || rv_hooked(g, RV_HOOK_tie) ||
           rv_hooked(g, RV_HOOK_feature_points) || rv_hooked(g, RV_HOOK_marker_moved) ||
           rv_hooked(g, RV_HOOK_marker_stopped);
}
