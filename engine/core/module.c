#include "core/module.h"

/* The games register themselves: what is above them calls them through this table alone. */
#define RV_GAME(id, name, ...) extern const rv_module rv_##name##_module;
#include "games/games.def"

static const rv_module *const modules[] = {
#define RV_GAME(id, name, ...) &rv_##name##_module,
#include "games/games.def"
};

const rv_module *rv_module_at(int id) {
    return modules[id];
}

static bool has_module(const rv_ruleset *rs, const rv_module *m) {
    for (int i = 0; i < rs->nmodules; i++)
        if (strcmp(rs->modules[i], m->name) == 0)
            return true;
    return false;
}

static int sort_of(const rv_ruleset *rs, const rv_module *m) {
    int sort = m->piece ? rv_piece_find(rs, rv_str_of(m->piece)) : RV_NONE;
    return sort < 0 ? RV_MAX_PIECES : sort;
}

static uint16_t mark_of(const rv_ruleset *rs, const rv_module *m) {
    int mark = m->mark ? rv_symbol_find(rs, rv_str_of(m->mark)) : -1;
    return (uint16_t)(mark < 0 ? 0 : 1u << mark);
}

/* What is in the box of the edition, and not in the game. */
static void find_unused(rv_game *g) {
    g->unused = RV_NEWS(g->arena, uint16_t, g->rs->ntiles + g->rs->nunlisted + 1);
    for (int i = 0; i < g->rs->ntiles && RV_TAKES(g, copies); i++) {
        int printed = rv_copies(g, i);
        g->unused[i] = (uint16_t)(printed - rv_step_copies(g, i, printed));
        g->nunused += g->unused[i];
    }
    g->stack = rv_set_size(g);
}

void rv_modules_find(rv_game *g) {
    for (int i = 0; i < RV_MODULES; i++) {
        if (!has_module(g->rs, modules[i]) || (modules[i]->played && !modules[i]->played(g)))
            continue;
        g->states[i] = rv_alloc(g->arena, modules[i]->state_size + 1);
        g->modules[g->nmodules++] = modules[i];
        g->piece[i] = (int8_t)sort_of(g->rs, modules[i]);
        g->mark[i] = mark_of(g->rs, modules[i]);
    }
    rv_modules_take(g);
    find_unused(g);
}

void rv_modules_begin(rv_game *g) {
    rv_step_begin(g);
}

/* ---- steps --------------------------------------------------------------------------------- */

void rv_modules_take(rv_game *g) {
    g->taken = 0;
    for (int i = 0; i < g->nmodules; i++) {
#define RV_EACH(name, ...) g->taken |= (uint64_t)(g->modules[i]->name != NULL) << RV_STEP_##name;
#define RV_SUM(type, name, ...) RV_EACH(name, )
#define RV_CHAIN RV_SUM
#include "core/step.def"
    }
}

#define RV_EACH_TAKER(name, i)                                                                     \
    for (int i = 0; i < g->nmodules; i++)                                                          \
        if (g->modules[i]->name)
#define RV_EACH(name, parameters, arguments)                                                       \
    void rv_take_##name parameters {                                                               \
        RV_EACH_TAKER(name, i)                                                                     \
        g->modules[i]->name arguments;                                                             \
    }
#define RV_SUM(type, name, parameters, arguments)                                                  \
    type rv_take_##name parameters {                                                               \
        type sum = 0;                                                                              \
        RV_EACH_TAKER(name, i)                                                                     \
        sum += g->modules[i]->name arguments;                                                      \
        return sum;                                                                                \
    }
#define RV_CHAIN(type, name, parameters, arguments)                                                \
    type rv_take_##name parameters {                                                               \
        RV_EACH_TAKER(name, i)                                                                     \
        now = g->modules[i]->name arguments;                                                       \
        return now;                                                                                \
    }
#include "core/step.def"
