/* module.c - finds the modules of a game when it begins, and calls them at each step.
 *
 * step.def says for each step how the answers of the modules are combined. Which modules act there
 * is noted once, as bit sets (taken, takers), so that a step in which none acts costs one test.
 */
#include "core/module.h"
#include "ruleset/ruleset_check.h"

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
        int sort = m->piece ? rv_piece_find(g->rs, rv_str_of(m->piece)) : RV_NONE;
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
    g->box.stack = rv_set_size(g);
}

/* ---- steps --------------------------------------------------------------------------------- */

static void take(rv_game *g, int step, int module, bool takes) {
    g->modules.takers[step] |= (uint32_t)takes << module;
    g->modules.taken |= (uint64_t)takes << step;
}

void rv_modules_take(rv_game *g) {
    g->modules.taken = 0;
    g->modules.takers = RV_NEWS(g->arena, uint32_t, RV_STEPS);
    for (int i = 0; i < g->modules.n; i++) {
#define RV_EACH(name, ...) take(g, RV_STEP_##name, i, g->modules.row[i]->name != NULL);
#define RV_SUM(type, name, ...) RV_EACH(name, )
#define RV_CHAIN RV_SUM
#include "core/step.def"
    }
}

#define RV_EACH_TAKER(name, i) RV_EACH_BIT(g->modules.takers[RV_STEP_##name], i)
#define RV_EACH(name, parameters, arguments)                                                       \
    void rv_take_##name parameters {                                                               \
        RV_EACH_TAKER(name, i)                                                                     \
        g->modules.row[i]->name arguments;                                                         \
    }
#define RV_SUM(type, name, parameters, arguments)                                                  \
    type rv_take_##name parameters {                                                               \
        type sum = 0;                                                                              \
        RV_EACH_TAKER(name, i)                                                                     \
        sum += g->modules.row[i]->name arguments;                                                  \
        return sum;                                                                                \
    }
#define RV_CHAIN(type, name, parameters, arguments)                                                \
    type rv_take_##name parameters {                                                               \
        RV_EACH_TAKER(name, i)                                                                     \
        now = g->modules.row[i]->name arguments;                                                   \
        return now;                                                                                \
    }
#include "core/step.def"
