/* bridges.c - a check: what `legal` lists of bridges is what may be built, and all of it.
 *
 * The next tile is tried on the empty cells of the board and around it, in every rotation, without
 * a bridge and with each that can be written: over the tile itself and over the four cells beside
 * it. Each trial is judged as an entry after the position. What is listed is tried once in LISTED
 * times, of what is not once in OTHERS.
 */
#include "walk.h"
#include <stdio.h>

enum {
    SPAN = 33,     /* cells from -SPAN to SPAN are tried */
    OFFERS = 4000, /* most placements of a tile */
    LOOKED = 4,    /* one look in so many */
    LISTED = 4,
    OTHERS = 24
};

#define PROPERTIES(X)                                                                              \
    X(LISTED, "bridges: placements listed are legal and others are not, with bridges and without " \
              "[B-4, B-5, B-6, B-7, B-9, B-10, B-21]")                                             \
    X(FOLLOWERS, "bridges: followers that are offered with one may be placed [B-13]")

#define EVENTS(X)                                                                                  \
    X(NEEDED, "bridges: a placement that needs one")                                               \
    X(VOLUNTARY, "bridges: another that may be built")                                             \
    X(BESIDE, "bridges: one over a tile beside")                                                   \
    X(FOLLOWER, "bridges: a follower offered with one that is needed")

enum property { PROPERTIES(TALLY_PROPERTY) P_COUNT };
enum event { EVENTS(TALLY_EVENT) E_COUNT };
static const char *const property_words[] = {PROPERTIES(TALLY_WORDS)};
static const char *const event_words[] = {EVENTS(TALLY_WORDS)};

/* A placement that is listed, with its bridge, and the follower that is offered with that. */
typedef struct offer {
    char words[64]; /* "1,-1/90 ew@0,-1", "1,-1/90" */
    char cell[24], bridge[48], piece[32];
    int rotation;
} offer;

static offer offers[OFFERS];
static int noffers;
static char label[64], tile[64];
static written text;
static size_t before; /* bytes of the text before the turn that is tried */

/* ---- what is listed ------------------------------------------------------------------------ */

static void add(const rv_placement *p, const char *bridge, const char *piece) {
    if (noffers == OFFERS)
        abort();
    offer *o = &offers[noffers++];
    o->rotation = p->rotation;
    snprintf(o->words, sizeof o->words, "%s/%d%s%s", p->cell, p->rotation, *bridge ? " " : "",
             bridge);
    snprintf(o->cell, sizeof o->cell, "%s", p->cell);
    snprintf(o->bridge, sizeof o->bridge, "%s", bridge);
    snprintf(o->piece, sizeof o->piece, "%s", piece);
}

static bool note_offers(void *ud, const rv_placement *p) {
    walk *w = ud;
    add(p, p->bridge, "");
    saw(w, E_NEEDED, *p->bridge);
    saw(w, E_VOLUNTARY, p->nmay_bridge > 0);
    saw(w, E_FOLLOWER, *p->bridge && p->npieces > 0);
    for (int i = 0; i < p->nmay_bridge; i++)
        add(p, p->may_bridge[i], "");
    for (int i = 0; *p->bridge && i < p->npieces; i++)
        add(p, p->bridge, p->pieces[i]);
    return true;
}

static bool is_offered(const char *words) {
    for (int i = 0; i < noffers; i++)
        if (strcmp(offers[i].words, words) == 0)
            return true;
    return false;
}

/* ---- what is judged ------------------------------------------------------------------------ */

static bool is_legal(walk *w, const char *cell, int rotation, const char *piece,
                     const char *bridge) {
    char entry[256];
    snprintf(entry, sizeof entry, "- %s: %s/%d %s %s\n%s%s%s", label, tile, rotation, cell, piece,
             *bridge ? "  bridge: " : "", bridge, *bridge ? "\n" : "");
    text.n = before;
    put_word(&text, entry);
    return judge_until(w->plain, text.s, RV_NO_TURN, true)->verdict == RV_LEGAL;
}

static void compare(walk *w, const char *cell, int rotation, const char *bridge) {
    char words[80];
    snprintf(words, sizeof words, "%s/%d%s%s", cell, rotation, *bridge ? " " : "", bridge);
    bool offered = is_offered(words);
    if (below(w, offered ? LISTED : OTHERS))
        return;
    bool legal = is_legal(w, cell, rotation, "", bridge);
    saw(w, E_BESIDE, offered && strchr(bridge, '@'));
    hold(w, P_LISTED, offered == legal, "%s: %s %s",
         legal ? "legal and not listed" : "listed and not legal", tile, words);
}

static void compare_cell(walk *w, int x, int y) {
    static const char *const axes[] = {"ns", "ew"};
    char cell[24], bridge[48];
    snprintf(cell, sizeof cell, "%d,%d", x, y);
    for (int rotation = 0; rotation < 360; rotation += 90) {
        compare(w, cell, rotation, "");
        for (int axis = 0; axis < 2; axis++) {
            compare(w, cell, rotation, axes[axis]);
            for (int side = 0; side < RV_SIDES; side++) {
                snprintf(bridge, sizeof bridge, "%s@%d,%d", axes[axis], x + rv_dx(side),
                         y + rv_dy(side));
                compare(w, cell, rotation, bridge);
            }
        }
    }
}

static void try_followers(walk *w) {
    for (int i = 0; i < noffers; i++) {
        const offer *o = &offers[i];
        if (*o->piece && below(w, LISTED) == 0)
            hold(w, P_FOLLOWERS, is_legal(w, o->cell, o->rotation, o->piece, o->bridge), "%s %s",
                 o->words, o->piece);
    }
}

/* ---- a position ---------------------------------------------------------------------------- */

/* Cells that hold a tile are refused all alike. */
static void find_cells(const rv_game *g, bool near[2 * SPAN + 1][2 * SPAN + 1]) {
    for (int i = 0; i < g->nfront; i++) {
        int x = g->front[i] % g->width + g->x0, y = g->front[i] / g->width + g->y0;
        if (x >= -SPAN && x <= SPAN && y >= -SPAN && y <= SPAN)
            near[y + SPAN][x + SPAN] = true;
    }
    near[SPAN][SPAN] = true;
    near[0][0] = true;
}

static bool suits(const walk *w) {
    return plays(w, "bazaars") && !has_scripts(w) && strstr(w->r.text, "bridges: false") == NULL;
}

/* "- W: BA.L/90 0,1 …": who, and what; not after a bazaar, or with tiles put aside. */
static bool read_entry(const walk *w) {
    const char *entry = w->r.entry[w->turns], *end = w->r.entry[w->turns + 1];
    const char *aside = strstr(entry, "\n  discard");
    if (is_over(w) || sscanf(entry, "- %63[^:]: %63s", label, tile) != 2 || (aside && aside < end))
        return false;
    tile[strcspn(tile, "/")] = '\0';
    return strcmp(tile, "none") != 0 && strcmp(label, "bazaar") != 0;
}

static void look(walk *w) {
    static bool near[2 * SPAN + 1][2 * SPAN + 1];
    const char *why;
    if (is_over(w) || below(w, LOOKED) || !read_entry(w))
        return;
    memset(near, 0, sizeof near);
    find_cells(w->at->game, near);
    text.n = 0;
    put_word(&text, w->position);
    put_word(&text, "moves:\n");
    before = text.n;
    noffers = 0;
    rv_case_legal(w->at, tile, note_offers, w, &why);
    try_followers(w);
    for (int y = -SPAN; y <= SPAN; y++)
        for (int x = -SPAN; x <= SPAN; x++)
            if (near[y + SPAN][x + SPAN])
                compare_cell(w, x, y);
}

const check bridges_check = {"bridges", P_COUNT, E_COUNT, property_words, event_words,
                             suits,     NULL,    look,    NULL,           NULL};
