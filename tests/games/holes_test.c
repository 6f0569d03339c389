/* holes_test.c - the house rule no-enclosed-holes looks at the eight cells around a tile; here all
 * holes are counted, before and after, by filling the table.
 *
 *     holes_test [GAMES [SEED]]
 *
 * In random games played without the rule holes come about, so that it is asked in positions with
 * them and without. It must allow a placement, of those that are legal without it, if and only if
 * there are no more holes afterwards.
 */
#include "../ok.h"
#include "records.h"
#include <stdio.h>

enum {
    GAMES = 60,
    SEED = 1,
    EVERY = 7, /* turns between those that are looked at */
    SIDE = 160 /* of the table; no tile comes near its edge */
};

/* ---- the table ----------------------------------------------------------------------------- */

typedef struct table {
    bool tile[SIDE * SIDE];
} table;

static int place_of(const char *cell) {
    int x = 0, y = 0;
    if (sscanf(cell, "%d,%d", &x, &y) != 2)
        abort();
    return (y + SIDE / 2) * SIDE + x + SIDE / 2;
}

/* The tiles of the first entries of a record: "- W: BA.L/90 2,-1 monk". */
static void lay(table *t, const record *r, int entries) {
    *t = (table){.tile = {false}};
    t->tile[place_of("0,0")] = true;
    for (int i = 0; i < entries; i++) {
        char cell[32];
        if (sscanf(r->entry[i], "- %*s %*s %31s", cell) == 1 && strchr(cell, ','))
            t->tile[place_of(cell)] = true;
    }
}

/* Fills what hangs together with an empty cell, by its sides. */
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

static int holes_in(const table *t) {
    static table full;
    int n = 0;
    full = *t;
    fill(full.tile, 0); /* all that is no hole */
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

static bool note(void *ud, const rv_placement *p) {
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

typedef struct test {
    rv_library *lib;
    int asked, refused, holed; /* placements; those of them in positions with holes */
    int wrong;
} test;

static places legal(const test *t, const char *position, const char *tile, const char *script) {
    rv_settings settings = rv_settings_default();
    places list = {.n = 0};
    const char *why = NULL;
    settings.scripts = &script;
    settings.nscripts = script != NULL;
    rv_case *c = rv_case_new(t->lib, &settings);
    const rv_text text = {.bytes = {position, strlen(position)}, .line = 1, .number = 1};
    const rv_report *r = rv_case_judge(c, &text);
    if (r->ndiags)
        printf("  %s\n", r->diags[0].message);
    rv_case_legal(c, tile, note, &list, &why);
    rv_case_free(c);
    return list;
}

static void compare(test *t, table *before, const places *plain, const places *ruled) {
    int holes = holes_in(before);
    for (int i = 0; i < plain->n; i++) {
        int at = plain->at[i];
        before->tile[at] = true;
        bool more = holes_in(before) > holes, allowed = has(ruled, at, plain->rotation[i]);
        before->tile[at] = false;
        t->asked++;
        t->refused += more;
        t->holed += holes > 0;
        t->wrong += more == allowed;
    }
    t->wrong += ruled->n > plain->n;
}

static void look_after(test *t, const record *r, int turn) {
    static table before;
    rv_settings settings = rv_settings_default();
    settings.until = turn;
    rv_case *c = rv_case_new(t->lib, &settings);
    const rv_text text = {.bytes = {r->text, strlen(r->text)}, .line = 1, .number = 1};
    rv_case_judge(c, &text);
    const char *tile = rv_case_tile_of(c, turn + 1), *position = rv_case_position(c);
    if (tile && position) {
        places plain = legal(t, position, tile, NULL);
        places ruled = legal(t, position, tile, "no-enclosed-holes");
        lay(&before, r, turn);
        compare(t, &before, &plain, &ruled);
    }
    rv_case_free(c);
}

int main(int argc, char **argv) {
    test t = {.lib = rv_library_new(NULL)};
    const rv_settings settings = rv_settings_default();
    int games = argc > 1 ? atoi(argv[1]) : GAMES;
    const char *why = NULL;
    rv_sim *sim = rv_sim_new(t.lib, "carcassonne", &settings,
                             argc > 2 ? strtoull(argv[2], NULL, 10) : SEED, &why);
    for (int i = 0; sim && i < games; i++) {
        const record r = read_record(rv_sim_next(sim, true, &why));
        for (int turn = i % EVERY; turn < r.entries; turn += EVERY)
            look_after(&t, &r, turn);
    }
    if (!ok(!t.wrong, "no-enclosed-holes refuses what makes a hole more, and nothing else [K-13]"))
        printf("  of %d placements %d are judged otherwise\n", t.asked, t.wrong);
    if (!ok(t.refused > games && t.asked - t.refused > games && t.holed > games,
            "many placements make a hole, many do not, many are in positions with holes"))
        printf("  of %d placements %d make one, %d come behind one\n", t.asked, t.refused, t.holed);
    rv_sim_free(sim);
    rv_library_free(t.lib);
    return ok_status();
}
