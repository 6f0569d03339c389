#include "module.h"
#include "bazaar.h"
#include "bridge.h"
#include "carcassonne.h"
#include "castle.h"
#include "castles.h"
#include "replay.h"
#include "sim.h"
#include "tower.h"
#include "why.h"

static const rv_module *const modules[] = {&rv_castle_module,  &rv_carcassonne_module,
                                           &rv_tower_module,   &rv_bridges_module,
                                           &rv_castles_module, &rv_bazaars_module};

const rv_module *rv_module_find(const char *name) {
    for (size_t i = 0; i < sizeof modules / sizeof *modules; i++)
        if (strcmp(modules[i]->name, name) == 0)
            return modules[i];
    return NULL;
}

void rv_modules_begin(rv_game *g) {
    for (int i = 0; i < g->rs->nmodules; i++) {
        g->modules[i] = rv_module_find(g->rs->modules[i]);
        g->states[i] = rv_alloc(g->arena, g->modules[i]->state_size + 1);
        g->nmodules++;
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
#include "step.def"
