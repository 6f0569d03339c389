/* described.c - the tiles of a document that its ruleset does not list; described.h has the idea.
 *
 * The copies of such a tile are counted in the set like those of all others, and each copy is one
 * less that is unlisted.
 */
#include "ruleset/described.h"
#include <string.h>

void rv_unlisted_begin(rv_unlisted *u, rv_arena *a, const rv_ruleset *rs) {
    *u = (rv_unlisted){.arena = a};
    if (!rs->nunlisted)
        return;
    u->tiles = RV_NEWS(a, rv_tile, rs->ntiles + rs->nunlisted + 1);
    memcpy(u->tiles, rs->tiles, sizeof *u->tiles * (size_t)rs->ntiles);
    u->all = rs->nunlisted;
    u->rs = RV_NEW(a, rv_ruleset);
    *u->rs = *rs;
    u->rs->tiles = u->tiles;
    u->rs->nlisted = rs->ntiles;
}

int rv_unlisted_add(rv_unlisted *u, const rv_look *look, const char **doubt) {
    rv_ruleset *rs = u->rs;
    if (!rs || !rs->nunlisted)
        return -1;
    rv_tile *t = &u->tiles[rs->ntiles];
    const uint16_t i = (uint16_t)rs->ntiles;
    const char *id;
    int n = rs->ntiles - rs->nlisted;
    do /* the next of F1, F2 … that no tile of the set has */
        id = rv_printf(u->arena, "%s%d", rs->unlisted_id, ++n);
    while (rv_tile_find(rs, rv_str_of(id)) >= 0);
    *t = (rv_tile){.id = id, .same = i, .alike = i};
    rv_look_tile(rs, look, 0, t);
    t->look = rv_look_write(u->arena, rs, t, 0);
    *doubt = rv_look_doubt(u->arena, rs, look, t);
    return *doubt || !rv_code_tile(rs, t) ? -1 : rs->ntiles++;
}

/* Its copies, which are the same in each edition. */
static int copies_of(const rv_unlisted *u, int tile) {
    return u->tiles[tile].count[0];
}

/* What the set has more of a tile, the game has less that is unlisted. */
static bool set_copies(rv_unlisted *u, int tile, int n) {
    int more = n - copies_of(u, tile);
    if (more > u->rs->nunlisted)
        return false;
    for (int e = 0; e < RV_EDITIONS; e++) {
        u->tiles[tile].count[e] = (uint16_t)n;
        u->rs->nlaid[e] += more;
    }
    u->rs->nunlisted = (int16_t)(u->rs->nunlisted - more);
    return true;
}

/* There must be as many copies that all mentions are true at once. */
bool rv_unlisted_mention(rv_unlisted *u, int tile) {
    if (!u->rs || tile < u->rs->nlisted)
        return true;
    uint8_t *said = u->said[tile - u->rs->nlisted];
    said[u->where]++;
    const int drawn = said[RV_AS_DRAWN], played = said[RV_IN_TURNS];
    if (set_copies(u, tile, said[RV_ON_TABLE] + (drawn > played ? drawn : played)))
        return true;
    said[u->where]--;
    return false;
}

bool rv_unlisted_invite(rv_unlisted *u, int tile) {
    if (!u->rs || tile < u->rs->nlisted || !set_copies(u, tile, copies_of(u, tile) + 1))
        return false;
    u->guest = tile + 1;
    return true;
}

void rv_unlisted_dismiss(rv_unlisted *u) {
    int tile = u->guest - 1;
    if (tile < 0)
        return;
    set_copies(u, tile, copies_of(u, tile) - 1);
    u->rs->ntiles = (int16_t)(u->rs->ntiles - !copies_of(u, tile));
    u->guest = 0;
}

int rv_unlisted_unknown(const rv_ruleset *rs) {
    return rs->nlisted && rs->ntiles > rs->nlisted ? rs->nunlisted : 0;
}
