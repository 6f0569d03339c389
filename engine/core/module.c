#include "core/module.h"
#include "judge/replay.h"
#include "judge/why.h"
#include "random/sim.h"

/* The games register themselves: the rooms above call them only through this table. */
#define RV_GAME(id, name) extern const rv_module rv_##name##_module;
#include "games/games.def"

static const rv_module *const modules[] = {
#define RV_GAME(id, name) &rv_##name##_module,
#include "games/games.def"
};

const rv_module *rv_module_at(int id) {
    return modules[id];
}

const rv_module *rv_module_find(const char *name) {
    for (int i = 0; i < RV_MODULES; i++)
        if (strcmp(modules[i]->name, name) == 0)
            return modules[i];
    return NULL;
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
    return mark < 0 ? 0 : (uint16_t)(1u << mark);
}

void rv_modules_begin(rv_game *g) {
    for (int i = 0; i < RV_MODULES; i++) {
        if (!has_module(g->rs, modules[i]))
            continue;
        g->states[i] = rv_alloc(g->arena, modules[i]->state_size + 1);
        g->modules[g->nmodules++] = modules[i];
        g->piece[i] = (int8_t)sort_of(g->rs, modules[i]);
        g->mark[i] = mark_of(g->rs, modules[i]);
    }
    rv_step_begin(g);
}

uint32_t rv_taken(const rv_game *g) {
    uint32_t all = 0;
    for (int p = 0; p < g->nplayers; p++)
        all |= rv_step_taken_by(g, p);
    return all;
}

/* ---- steps --------------------------------------------------------------------------------- */

#define RV_EACH(name, game, parameters, arguments)                                                 \
    bool rv_step_##name parameters {                                                               \
        bool any = false;                                                                          \
        for (int i = 0; i < (game)->nmodules; i++)                                                 \
            if ((game)->modules[i]->name) {                                                        \
                (game)->modules[i]->name arguments;                                                \
                any = true;                                                                        \
            }                                                                                      \
        return any;                                                                                \
    }
#define RV_ASK(name, game, parameters, arguments)                                                  \
    bool rv_step_##name parameters {                                                               \
        for (int i = 0; i < (game)->nmodules; i++)                                                 \
            if ((game)->modules[i]->name && !(game)->modules[i]->name arguments)                   \
                return false;                                                                      \
        return true;                                                                               \
    }
#define RV_SUM(name, game, parameters, arguments)                                                  \
    int rv_step_##name parameters {                                                                \
        int sum = 0;                                                                               \
        for (int i = 0; i < (game)->nmodules; i++)                                                 \
            if ((game)->modules[i]->name)                                                          \
                sum += (game)->modules[i]->name arguments;                                         \
        return sum;                                                                                \
    }
#define RV_FIRST(type, name, otherwise, game, parameters, arguments)                               \
    type rv_step_##name parameters {                                                               \
        for (int i = 0; i < (game)->nmodules; i++)                                                 \
            if ((game)->modules[i]->name)                                                          \
                return (game)->modules[i]->name arguments;                                         \
        return otherwise;                                                                          \
    }
#include "core/step.def"
