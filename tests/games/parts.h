/* parts.h - the bytes of a game, for tests that trials leave no trace.
 *
 * Memory beyond the end of a list is not part of the game, and neither are the items that are
 * reported.
 */
#ifndef PARTS_H
#define PARTS_H

#include "core/module.h"
#include "core/state.h"
#include "core/tokens.h"
#include "games/castles/castles.h"
#include "games/tower/tower.h"
#include "judge/case.h"
#include <stdio.h>
#include <stdlib.h>

#define PARTS                                                                                      \
    X(CELLS, "cells")                                                                              \
    X(PLACED, "tiles on the table")                                                                \
    X(NODES, "regions")                                                                            \
    X(FRONT, "list of cells that touch something")                                                 \
    X(ASKS, "what these cells ask of a tile")                                                      \
    X(GONE, "tiles gone from the stack")                                                           \
    X(SEATS, "seats")                                                                              \
    X(CASTLE, "what only The Castle has")                                                          \
    X(CARCASSONNE, "what only Carcassonne has")                                                    \
    X(TOWER, "what only The Tower has")                                                            \
    X(BRIDGES, "what only games with bridges have")                                                \
    X(CASTLES, "what only games with castles have")                                                \
    X(BAZAARS, "what only games with bazaars have")                                                \
    X(SITES, "towers")                                                                             \
    X(HOLDS, "castles")                                                                            \
    X(TOKENS, "tokens")                                                                            \
    X(KEPT, "what house rules keep")                                                               \
    X(OPTIONS, "options")                                                                          \
    X(SCALARS, "numbers of the game")

enum part {
#define X(id, words) PART_##id,
    PARTS
#undef X
        PART_COUNT
};
static const char *const part_words[] = {
#define X(id, words) words,
    PARTS
#undef X
};

/* The current addresses of the parts. Numbers that are scattered in the game are gathered here. */
typedef struct parts {
    struct {
        const void *at;
        size_t size;
    } part[PART_COUNT];
    int32_t scalars[16 + RV_TURN_COMPLETED];
} parts;

static inline void parts_of(const rv_game *g, parts *p) {
    const int32_t list[] = {g->board.nplaced, g->board.nnodes,    g->board.nfront, g->stack.n,
                            g->turn.to_move,  g->turn.extra,      g->over,         g->scoring.final,
                            g->turn.last,     g->turn.ncompleted, g->turn.placing, g->turn.ended,
                            g->scripts.nkept};
    int n = (int)(sizeof list / sizeof *list);
    const rv_towers *towers = rv_towers_of(g);
    const rv_castles *castles = rv_castles_of(g);
    memset(p->scalars, 0, sizeof p->scalars);
    memcpy(p->scalars, list, sizeof list);
    memcpy(p->scalars + n, g->turn.completed, sizeof g->turn.completed);
    const parts all = {
        .part = {
            [PART_CELLS] = {g->board.cells,
                            sizeof *g->board.cells * (size_t)(g->board.width * g->board.height)},
            [PART_PLACED] = {g->board.placed, sizeof *g->board.placed * (size_t)g->board.nplaced},
            [PART_NODES] = {g->board.nodes, sizeof *g->board.nodes * (size_t)g->board.nnodes},
            [PART_FRONT] = {g->board.front, sizeof *g->board.front * (size_t)g->board.nfront},
            [PART_ASKS] = {g->board.asks, sizeof *g->board.asks * (size_t)g->board.nfront},
            [PART_GONE] = {g->stack.gone, sizeof *g->stack.gone * (size_t)g->rs->ntiles},
            [PART_SEATS] = {g->seats, sizeof g->seats},
            [PART_SITES] = {towers ? towers->sites : NULL,
                            towers ? sizeof *towers->sites * (size_t)g->board.nplaced : 0},
            [PART_HOLDS] = {castles ? castles->list : NULL,
                            castles ? sizeof *castles->list * (size_t)castles->n : 0},
            [PART_TOKENS] = {g->tokens, sizeof *g->tokens * (size_t)g->ntokens},
            [PART_KEPT] = {g->scripts.kept, sizeof *g->scripts.kept * (size_t)g->scripts.nkept},
            [PART_OPTIONS] = {g->option, sizeof g->option},
            [PART_SCALARS] = {p->scalars, sizeof p->scalars}}};
    memcpy(p->part, all.part, sizeof all.part);
    for (int id = 0; id < RV_MODULES; id++) {
        p->part[PART_CASTLE + id].at = g->modules.state[id];
        p->part[PART_CASTLE + id].size =
            g->modules.state[id] ? g->rs->links->modules[id]->state_size : 0;
    }
}

/* A copy of the bytes of a game at one moment; most of them are cells of an unbounded board. */
typedef struct picture {
    size_t size[PART_COUNT];
    unsigned char bytes[1 << 20];
} picture;

static inline void take_picture(const rv_game *g, picture *to) {
    parts now;
    size_t used = 0;
    parts_of(g, &now);
    for (int p = 0; p < PART_COUNT; p++) {
        to->size[p] = now.part[p].size;
        if (used + to->size[p] > sizeof to->bytes)
            abort();
        if (to->size[p])
            memcpy(to->bytes + used, now.part[p].at, to->size[p]);
        used += to->size[p];
    }
}

/* The first part of the game that differs from the copy, and the offset; PART_COUNT if all are
 * equal. */
static inline int differing_part(const rv_game *g, const picture *was, size_t *byte) {
    parts now;
    size_t used = 0;
    parts_of(g, &now);
    for (int p = 0; p < PART_COUNT; p++) {
        const unsigned char *at = now.part[p].at;
        *byte = 0;
        if (was->size[p] != now.part[p].size)
            return p;
        if (was->size[p] && memcmp(was->bytes + used, at, was->size[p]) != 0) {
            while (was->bytes[used + *byte] == at[*byte])
                ++*byte;
            return p;
        }
        used += was->size[p];
    }
    return PART_COUNT;
}

static inline bool see_end(void *ud, const rv_open_feature *f) {
    (void)ud;
    return f->tiles > 0;
}

/* Runs every query that is possible before a turn, with this tile or, if NULL, any tile; changes
 * made for trials must be taken back. Returns false if something left a trace, named by `what`. */
static inline bool leaves_no_trace(rv_case *c, const char *tile, int turn, rv_see_placement *see,
                                   void *ud, char what[128]) {
    static const char *const questions[] = {"legal", "completions", "why of a turn",
                                            "why of the end", "a position"};
    static picture was;
    rv_status status;
    const char *why = NULL;
    size_t byte;
    take_picture(c->game, &was);
    for (int i = 0; i < 5; i++) {
        switch (i) {
        case 0: tile ? rv_case_legal(c, 0, tile, true, see, ud, &why) : RV_FINE; break;
        case 1: rv_case_completions(c, turn % 8 ? tile : NULL, true, see_end, NULL, &why); break;
        case 2: rv_case_why_turn(c, turn, &status, &why); break;
        case 3: rv_case_why_final(c, &status, &why); break;
        default: rv_case_position(c);
        }
        int part = differing_part(c->game, &was, &byte);
        snprintf(what, 128, "%s leaves a trace: %s, byte %zu", questions[i],
                 part < PART_COUNT ? part_words[part] : "", byte);
        if (part < PART_COUNT)
            return false;
    }
    return true;
}

#endif
