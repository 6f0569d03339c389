/* bridges.c - a check: what `legal` lists of bridges is what may be built, and all of it.
 *
 * The next tile is tried on the empty cells of the board and around it, in every rotation, without
 * a bridge and with each that can be written: over the tile itself and over the four cells beside
 * it; where a turn may build several, with all sets of up to three. Each trial is judged as an
 * entry after the position. What is listed is tried once in LISTED times, of what is not once in
 * OTHERS, or in SETS.
 */
#include "walk.h"
#include <stdio.h>

enum {
    SPAN = 33,     /* cells from -SPAN to SPAN are tried */
    OFFERS = 4000, /* maximum number of placements of a tile */
    LOOKED = 4,    /* one look in so many */
    LISTED = 4,
    OTHERS = 24,
    SETS = 240,
    BRIDGES = 10 /* that can be written */
};

#define PROPERTIES(X)                                                                              \
    X(LISTED, "bridges: placements listed are legal and others are not, with bridges and without " \
              "[B-4, B-5, B-6, B-7, B-9, B-10, B-21]")                                             \
    X(FOLLOWERS, "bridges: followers that are offered with one may be placed [B-13]")

#define EVENTS(X)                                                                                  \
    X(NEEDED, "bridges: a placement that needs one")                                               \
    X(VOLUNTARY, "bridges: another that may be built")                                             \
    X(BESIDE, "bridges: one over a tile beside")                                                   \
    X(FOLLOWER, "bridges: a follower offered with one that is needed")                             \
    X(SEVERAL, "bridges: several that are listed")                                                 \
    X(SEVERAL_NOT, "bridges: several that are not, and are tried")

enum property { PROPERTIES(TALLY_PROPERTY) P_COUNT };
enum event { EVENTS(TALLY_EVENT) E_COUNT };
static const char *const property_words[] = {PROPERTIES(TALLY_WORDS)};
static const char *const event_words[] = {EVENTS(TALLY_WORDS)};

/* A placement that is listed, with its bridges as a bit set, and the follower that is offered with
 * them. */
typedef struct offer {
    char cell[24], piece[32];
    int rotation;
    unsigned bridges;
} offer;

static offer offers[OFFERS];
static int noffers;
static char label[64], tile[64];
static written text;
static size_t before; /* bytes of the text before the turn that is tried */

/* ---- what can be written ------------------------------------------------------------------- */

/* "ns", "ew", "ns@0,1" …: the i-th of a tile at a cell. */
static const char *bridge_word(const char *cell, int i) {
    static char word[48];
    int x = 0, y = 0, side = i / 2 - 1;
    if (sscanf(cell, "%d,%d", &x, &y) != 2)
        abort();
    const char *axis = i % 2 ? "ew" : "ns";
    if (side < 0)
        snprintf(word, sizeof word, "%s", axis);
    else
        snprintf(word, sizeof word, "%s@%d,%d", axis, x + rv_dx(side), y + rv_dy(side));
    return word;
}

/* "ew+ns@0,1" */
static unsigned bridges_of(const char *cell, const char *words) {
    unsigned set = 0;
    while (*words) {
        size_t n = strcspn(words, "+");
        int i = 0;
        while (i < BRIDGES &&
               (strlen(bridge_word(cell, i)) != n || strncmp(bridge_word(cell, i), words, n) != 0))
            i++;
        if (i == BRIDGES)
            abort();
        set |= 1u << i;
        words += n + (words[n] == '+');
    }
    return set;
}

/* "  bridge: ['ew', 'ns@0,1']" */
static const char *bridge_line(const char *cell, unsigned set) {
    static char line[256];
    size_t n = 0;
    line[0] = '\0';
    for (int i = 0; i < BRIDGES; i++)
        if (set >> i & 1)
            n += (size_t)snprintf(line + n, sizeof line - n, "%s'%s'", n ? ", " : "  bridge: [",
                                  bridge_word(cell, i));
    if (n)
        snprintf(line + n, sizeof line - n, "]\n");
    return line;
}

static int count_bits(unsigned set) {
    int n = 0;
    for (; set; set &= set - 1)
        n++;
    return n;
}

/* ---- what is listed ------------------------------------------------------------------------ */

static void add(const rv_placement *p, const char *besides, const char *piece) {
    if (noffers == OFFERS)
        abort();
    offer *o = &offers[noffers++];
    o->rotation = p->rotation;
    o->bridges =
        bridges_of(p->cell, thing_words(&p->needs, "bridge")) | bridges_of(p->cell, besides);
    snprintf(o->cell, sizeof o->cell, "%s", p->cell);
    snprintf(o->piece, sizeof o->piece, "%s", piece);
}

static bool note_offers(void *ud, const rv_placement *p) {
    walk *w = ud;
    bool needs = *thing_words(&p->needs, "bridge");
    add(p, "", "");
    saw(w, E_NEEDED, needs);
    saw(w, E_VOLUNTARY, p->may.n > 0);
    saw(w, E_FOLLOWER, needs && p->nfollowers > 0);
    for (int i = 0; i < p->may.n; i++)
        add(p, p->may.list[i].words, "");
    for (int i = 0; needs && i < p->nfollowers; i++)
        add(p, "", p->followers[i]);
    return true;
}

static bool is_offered(const char *cell, int rotation, unsigned bridges) {
    for (int i = 0; i < noffers; i++)
        if (offers[i].rotation == rotation && offers[i].bridges == bridges &&
            strcmp(offers[i].cell, cell) == 0)
            return true;
    return false;
}

/* ---- what is judged ------------------------------------------------------------------------ */

static bool is_legal(walk *w, const char *cell, int rotation, const char *piece, unsigned bridges) {
    char entry[400];
    snprintf(entry, sizeof entry, "- %s: %s/%d %s %s\n%s", label, tile, rotation, cell, piece,
             bridge_line(cell, bridges));
    text.n = before;
    put_word(&text, entry);
    return judge_until(w->plain, text.s, RV_NO_TURN, true)->verdict == RV_LEGAL;
}

static void compare(walk *w, const char *cell, int rotation, unsigned bridges) {
    bool offered = is_offered(cell, rotation, bridges), several = count_bits(bridges) > 1;
    if (below(w, offered ? LISTED : several ? SETS : OTHERS))
        return;
    bool legal = is_legal(w, cell, rotation, "", bridges);
    saw(w, E_BESIDE, offered && bridges > 3);
    saw(w, E_SEVERAL, offered && several);
    saw(w, E_SEVERAL_NOT, !offered && several);
    hold(w, P_LISTED, offered == legal, "%s: %s %s/%d %s",
         legal ? "legal and not listed" : "listed and not legal", tile, cell, rotation,
         bridge_line(cell, bridges));
}

static void compare_cell(walk *w, int x, int y) {
    int most = w->at->game->option[RV_O_BRIDGES_PER_TURN] > 1 ? 3 : 1;
    char cell[24];
    snprintf(cell, sizeof cell, "%d,%d", x, y);
    for (int rotation = 0; rotation < 360; rotation += 90)
        for (unsigned set = 0; set < 1u << BRIDGES; set++)
            if (count_bits(set) <= most)
                compare(w, cell, rotation, set);
}

static void try_followers(walk *w) {
    for (int i = 0; i < noffers; i++) {
        const offer *o = &offers[i];
        if (*o->piece && below(w, LISTED) == 0)
            hold(w, P_FOLLOWERS, is_legal(w, o->cell, o->rotation, o->piece, o->bridges),
                 "%s/%d %s %s", o->cell, o->rotation, o->piece, bridge_line(o->cell, o->bridges));
    }
}

/* ---- a position ---------------------------------------------------------------------------- */

/* Cells with a tile are all refused for the same reason. */
static void find_cells(const rv_game *g, bool near[2 * SPAN + 1][2 * SPAN + 1]) {
    for (int i = 0; i < g->board.nfront; i++) {
        int x = g->board.front[i] % g->board.width + g->board.x0,
            y = g->board.front[i] / g->board.width + g->board.y0;
        if (x >= -SPAN && x <= SPAN && y >= -SPAN && y <= SPAN)
            near[y + SPAN][x + SPAN] = true;
    }
    near[SPAN][SPAN] = true;
    near[0][0] = true;
}

static bool suits(const walk *w) {
    return plays(w, "bazaars") && !has_scripts(w) && strstr(w->r.text, "bridges: false") == NULL;
}

/* "- W: BA.L/90 0,1 …": the player and the tile; not after a bazaar, or with discarded tiles. */
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
    rv_case_legal(w->at, 0, tile, false, note_offers, w, &why);
    try_followers(w);
    for (int y = -SPAN; y <= SPAN; y++)
        for (int x = -SPAN; x <= SPAN; x++)
            if (near[y + SPAN][x + SPAN])
                compare_cell(w, x, y);
}

const check bridges_check = {"bridges", P_COUNT, E_COUNT, property_words, event_words,
                             suits,     NULL,    look,    NULL,           NULL};
