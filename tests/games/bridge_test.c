/* bridge_test.c - what `legal` lists of bridges is what may be built, and all of it.
 *
 *     bridge_test [GAMES [SEED]]
 *
 * Random games are broken off, and the next tile is tried on every empty cell of the board and
 * around it, in every rotation, without a bridge and with each that can be written: over the tile
 * itself and over the four cells beside it. Each trial is judged as a record of its own.
 */
#include "../ok.h"
#include "case.h"
#include "records.h"

enum {
    GAMES = 24,
    SEED = 1,
    STOPS = 3,    /* turns before which a game is broken off */
    SPAN = 33,    /* cells from -SPAN to SPAN are tried */
    LISTED = 4000 /* most placements of a tile */
};

/* "1,-1/90 ew@0,-1", "1,-1/90" */
typedef struct words {
    char s[64];
} words;

typedef struct listed {
    words list[LISTED];
    int n;
    long pieces; /* followers offered with a bridge that is needed */
} listed;

typedef struct test {
    rv_library *lib;
    rv_case *c;
    const record *r;
    const char *entry; /* the turn that is tried in other ways */
    char label[17], tile[32];
    written text;
    size_t before; /* bytes of `text` before that turn */
    listed offered;
    long placements, needed, voluntary, beside, refused, followers;
    int wrong;
} test;

static test t;

/* ---- what is listed ------------------------------------------------------------------------ */

static void add_words(const rv_placement *p, const char *bridge) {
    if (t.offered.n == LISTED)
        abort();
    snprintf(t.offered.list[t.offered.n++].s, sizeof t.offered.list->s, "%s/%d%s%s", p->cell,
             p->rotation, *bridge ? " " : "", bridge);
}

static bool is_offered(const char *s) {
    for (int i = 0; i < t.offered.n; i++)
        if (strcmp(t.offered.list[i].s, s) == 0)
            return true;
    return false;
}

/* ---- what is judged ------------------------------------------------------------------------ */

static bool is_legal(const char *cell, int rotation, const char *piece, const char *bridge) {
    char entry[128];
    snprintf(entry, sizeof entry, "- %s: %s/%d %s %s\n%s%s%s", t.label, t.tile, rotation, cell,
             piece, *bridge ? "  bridge: " : "", bridge, *bridge ? "\n" : "");
    t.text.n = t.before;
    put_word(&t.text, entry);
    return judge(t.c, t.text.s)->verdict == RV_LEGAL;
}

static void fail(const char *what, const char *cell, int rotation, const char *bridge) {
    if (t.wrong++ < 10)
        printf("  %s: %s/%d %s %s, after:\n%.*s", what, t.tile, rotation, cell, bridge,
               t.wrong == 1 ? (int)t.before : 0, t.text.s);
}

static void compare(const char *cell, int rotation, const char *bridge) {
    char s[64];
    snprintf(s, sizeof s, "%s/%d%s%s", cell, rotation, *bridge ? " " : "", bridge);
    bool offered = is_offered(s), legal = is_legal(cell, rotation, "", bridge);
    t.placements += offered;
    t.beside += offered && strchr(bridge, '@');
    t.refused += !legal;
    if (offered != legal)
        fail(legal ? "legal and not listed" : "listed and not legal", cell, rotation, bridge);
}

static void compare_cell(int x, int y) {
    static const char *const axes[] = {"ns", "ew"};
    char cell[24], bridge[48];
    snprintf(cell, sizeof cell, "%d,%d", x, y);
    for (int rotation = 0; rotation < 360; rotation += 90) {
        compare(cell, rotation, "");
        for (int axis = 0; axis < 2; axis++) {
            compare(cell, rotation, axes[axis]);
            for (int side = 0; side < RV_SIDES; side++) {
                snprintf(bridge, sizeof bridge, "%s@%d,%d", axes[axis], x + rv_dx(side),
                         y + rv_dy(side));
                compare(cell, rotation, bridge);
            }
        }
    }
}

/* ---- a position ---------------------------------------------------------------------------- */

/* A placement that is kept until the listing is over: then the bench is free to judge. */
typedef struct offer {
    char cell[24], bridge[48], piece[32];
    int rotation;
} offer;

static offer offers[LISTED];
static int noffers;

static bool note(void *ud, const rv_placement *p) {
    (void)ud;
    if (*p->bridge) {
        add_words(p, p->bridge);
        t.needed++;
    } else
        add_words(p, "");
    for (int i = 0; i < p->nmay_bridge; i++, t.voluntary++)
        add_words(p, p->may_bridge[i]);
    for (int i = 0; *p->bridge && i < p->npieces && noffers < LISTED; i++) {
        offer *o = &offers[noffers++];
        snprintf(o->cell, sizeof o->cell, "%s", p->cell);
        snprintf(o->bridge, sizeof o->bridge, "%s", p->bridge);
        snprintf(o->piece, sizeof o->piece, "%s", p->pieces[i]);
        o->rotation = p->rotation;
    }
    return true;
}

/* Followers that are offered with a bridge may be placed (B-13). */
static void try_followers(void) {
    for (int i = 0; i < noffers; i++, t.followers++)
        if (!is_legal(offers[i].cell, offers[i].rotation, offers[i].piece, offers[i].bridge))
            fail(offers[i].piece, offers[i].cell, offers[i].rotation, offers[i].bridge);
}

/* "- W: BA.L/90 0,1 …": who, and what. */
static bool read_entry(void) {
    char tile[64];
    int n = sscanf(t.entry, "- %16[^:]: %63s", t.label, tile);
    snprintf(t.tile, sizeof t.tile, "%.*s", (int)strcspn(tile, "/"), tile);
    return n == 2 && strcmp(tile, "none") != 0;
}

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

static void look_before(int turn) {
    static bool near[2 * SPAN + 1][2 * SPAN + 1];
    const char *why;
    memset(near, 0, sizeof near);
    t.entry = t.r->entry[turn];
    t.text.n = 0;
    put(&t.text, t.r->text, (size_t)(t.entry - t.r->text));
    t.before = t.text.n;
    t.offered.n = noffers = 0;
    if (!read_entry() || judge(t.c, t.text.s)->verdict != RV_LEGAL)
        return;
    find_cells(t.c->game, near);
    rv_case_legal(t.c, t.tile, note, NULL, &why);
    try_followers();
    for (int y = -SPAN; y <= SPAN; y++)
        for (int x = -SPAN; x <= SPAN; x++)
            if (near[y + SPAN][x + SPAN])
                compare_cell(x, y);
}

/* ---- games --------------------------------------------------------------------------------- */

static void play_game(int seed, int players) {
    const char *why;
    rv_settings settings = {.until = RV_NO_TURN, .players = players};
    rv_sim *sim = rv_sim_new(t.lib, "bazaars", &settings, (uint64_t)seed, &why);
    char *text = copy(sim ? rv_sim_next(sim, true, &why) : NULL);
    record r = read_record(text);
    t.r = &r;
    for (int i = 0; i < STOPS && r.entries; i++)
        look_before((7 * seed + 13 * i) % (r.entries / 2));
    rv_sim_free(sim);
    free(text);
}

int main(int argc, char **argv) {
    int games = argc > 1 ? atoi(argv[1]) : GAMES, seed = argc > 2 ? atoi(argv[2]) : SEED;
    rv_settings settings = {.until = RV_NO_TURN, .quietly = true};
    t.lib = rv_library_new(NULL);
    t.c = rv_case_new(t.lib, &settings);
    for (int i = 0; i < games; i++)
        play_game(seed + i, 2 + i % 5);
    ok(!t.wrong,
       "%ld placements listed are legal and %ld others are not, with bridges and without "
       "[B-4, B-5, B-6, B-7, B-9, B-10, B-13, B-21]",
       t.placements, t.refused);
    ok(t.needed > games && t.voluntary > games && t.beside > games && t.followers > games,
       "%ld placements that need a bridge, with %ld followers; %ld other bridges; %ld beside",
       t.needed, t.followers, t.voluntary, t.beside);
    rv_case_free(t.c);
    rv_library_free(t.lib);
    return ok_status();
}
