/* holes.c - a check: the house rule no-enclosed-holes looks at the eight cells around a tile; here
 * all holes are counted, before and after, by filling the table.
 *
 * In games played without the rule there are holes, so the rule is tested in positions with and
 * without holes. It must allow exactly those legal placements that do not increase the number of
 * holes.
 */
#include "walk.h"
#include <stdio.h>

enum { SIDE = 80 /* of the table; no tile comes near its edge */ };

#define PROPERTIES(X)                                                                              \
    X(HOLES, "no-enclosed-holes refuses what makes a hole more, and nothing else [K-13]")

#define EVENTS(X)                                                                                  \
    X(ALLOWED, "holes: a placement that makes none")                                               \
    X(REFUSED, "holes: a placement that makes one")                                                \
    X(BEHIND, "holes: a placement in a position with holes")                                       \
    X(BEHIND_MORE, "holes: one there that makes one more")

enum property { PROPERTIES(TALLY_PROPERTY) P_COUNT };
enum event { EVENTS(TALLY_EVENT) E_COUNT };
static const char *const property_words[] = {PROPERTIES(TALLY_WORDS)};
static const char *const event_words[] = {EVENTS(TALLY_WORDS)};

/* ---- the table ----------------------------------------------------------------------------- */

typedef struct ground {
    bool tile[SIDE * SIDE];
} ground;

static int place_of(const char *cell) {
    int x = 0, y = 0;
    if (sscanf(cell, "%d,%d", &x, &y) != 2 || abs(x) >= SIDE / 2 - 1 || abs(y) >= SIDE / 2 - 1)
        abort();
    return (y + SIDE / 2) * SIDE + x + SIDE / 2;
}

/* The tiles of the first entries of a record: "- W: BA.L/90 2,-1 monk". */
static void lay(ground *g, const record *r, int entries) {
    *g = (ground){.tile = {false}};
    g->tile[place_of("0,0")] = true;
    for (int i = 0; i < entries; i++) {
        char cell[32];
        if (sscanf(r->entry[i], "- %*s %*s %31s", cell) == 1 && strchr(cell, ','))
            g->tile[place_of(cell)] = true;
    }
}

/* Fills all cells that are connected with an empty cell by their sides. */
static void fill(bool *full, int from) {
    static int list[SIDE * SIDE];
    static const int sides[] = {1, -1, SIDE, -SIDE};
    int n = 1;
    list[0] = from;
    full[from] = true;
    while (n) {
        int at = list[--n];
        for (int i = 0; i < 4; i++) {
            int next = at + sides[i];
            if (next < 0 || next >= SIDE * SIDE || full[next])
                continue;
            full[next] = true;
            list[n++] = next;
        }
    }
}

static int holes_in(const ground *g) {
    static ground full;
    int n = 0;
    full = *g;
    fill(full.tile, 0); /* everything outside holes */
    for (int at = 0; at < SIDE * SIDE; at++)
        if (!full.tile[at]) {
            fill(full.tile, at);
            n++;
        }
    return n;
}

/* ---- what may be placed -------------------------------------------------------------------- */

enum { PLACES = 512 };

typedef struct places {
    int n, at[PLACES], rotation[PLACES];
} places;

static bool note_place(void *ud, const rv_placement *p) {
    places *list = ud;
    if (list->n < PLACES) {
        list->at[list->n] = place_of(p->cell);
        list->rotation[list->n++] = p->rotation;
    }
    return true;
}

static bool has(const places *list, int at, int rotation) {
    for (int i = 0; i < list->n; i++)
        if (list->at[i] == at && list->rotation[i] == rotation)
            return true;
    return false;
}

static places legal(rv_case *c, const char *tile) {
    places list = {.n = 0};
    const char *why = NULL;
    rv_case_legal(c, 0, tile, false, note_place, &list, &why);
    return list;
}

/* With the rule enabled. */
static places ruled_places(const walk *w, const char *tile) {
    static const char *const script[] = {"no-enclosed-holes"};
    rv_settings settings = rv_settings_default();
    settings.scripts = script;
    settings.nscripts = 1;
    rv_case *c = rv_case_new(w->lib, &settings);
    judge(c, w->position);
    places list = legal(c, tile);
    rv_case_free(c);
    return list;
}

static void compare(walk *w, ground *before, const places *plain, const places *ruled) {
    int holes = holes_in(before);
    for (int i = 0; i < plain->n; i++) {
        int at = plain->at[i];
        before->tile[at] = true;
        bool more = holes_in(before) > holes, allowed = has(ruled, at, plain->rotation[i]);
        before->tile[at] = false;
        hold(w, P_HOLES, more != allowed, "cell %d,%d: a hole more: %d, allowed: %d",
             at % SIDE - SIDE / 2, at / SIDE - SIDE / 2, more, allowed);
        saw(w, E_ALLOWED, !more);
        saw(w, E_REFUSED, more);
        saw(w, E_BEHIND, holes > 0);
        saw(w, E_BEHIND_MORE, holes > 0 && more);
    }
    hold(w, P_HOLES, ruled->n <= plain->n, "the rule allows more places than there are");
}

static bool suits(const walk *w) {
    return plays(w, "carcassonne") && !has_scripts(w);
}

static void look(walk *w) {
    static ground before;
    const char *tile = is_over(w) ? NULL : rv_case_tile_of(w->at, w->turns + 1);
    if (!tile)
        return;
    const places plain = legal(w->at, tile), ruled = ruled_places(w, tile);
    lay(&before, &w->r, w->turns);
    compare(w, &before, &plain, &ruled);
}

const check holes_check = {"holes", P_COUNT, E_COUNT, property_words, event_words,
                           suits,   NULL,    look,    NULL,           NULL};
