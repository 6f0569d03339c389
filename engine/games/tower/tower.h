/* tower.h - The Tower: towers on foundations, captures, prisoners and ransom (T-1 … T-51).
 *
 * Functions that change the game do what they say without asking; what may be done is asked before
 * (rv_tower_may_…, see core/require.h).
 */
#ifndef RV_TOWER_H
#define RV_TOWER_H

#include "core/module.h"
#include "core/require.h"
#include "record/key.h"

/* What stands on a foundation; by index of the tile. */
typedef struct rv_site {
    uint16_t height; /* pieces */
    uint8_t top;     /* a follower, rv_piece_of, or 0 */
    uint8_t closed;  /* one stood on top, and the tower does not open again (T-31) */
} rv_site;

typedef struct rv_towers {
    rv_site *sites;                                                    /* room for all tiles */
    uint8_t prisoners[RV_MAX_PLAYERS][RV_MAX_PLAYERS][RV_MAX_FIGURES]; /* [captor][owner][figure] */
    int16_t back; /* the figure that came back with the last capture; RV_NONE: none did */
} rv_towers;

/* A follower on the board: on a region, or on top of the tower of a tile (node RV_NONE). */
typedef struct rv_captive {
    int node, placed;
    uint8_t piece;
} rv_captive;

/* NULL in games without towers. */
rv_towers *rv_towers_of(const rv_game *g);
/* The sort of pieces that towers are of. */
static inline int rv_tower_piece(const rv_game *g) {
    return g->modules.piece[RV_MODULE_TOWER];
}
/* Is there a foundation on the tile? RV_NONE: no tile lies there. */
static inline bool rv_has_foundation(const rv_game *g, int placed) {
    return placed != RV_NONE &&
           g->board.placed[placed].tile->symbols & g->modules.mark[RV_MODULE_TOWER];
}
/* Whether towers take a figure, to carry it and to capture it: one that joins followers only by an
 * option (T-22, T-33). Followers beside it are taken as ever (M-62), and who stands on top is on no
 * feature (M-60). */
static inline bool rv_tower_takes(const rv_game *g, int figure) {
    return !g->rs->figures[figure].joins ||
           (!g->rs->figures[figure].alone && g->option[RV_O_CAPTURE_BUILDER_PIG] == RV_V_YES);
}

/* A piece on the tower of a tile (T-6 … T-10, T-29, T-31); may a follower stand on top of it (T-9,
 * T-29, T-36)? */
bool rv_tower_may_build(rv_case *c, const rv_game *g, int player, int placed);
void rv_tower_build(rv_game *g, int player, int placed);
bool rv_tower_may_top(rv_case *c, const rv_game *g, int player, int placed, int figure);
/* Followers on a tile: on its regions, on top of its tower; returns how many. */
int rv_tower_captives_on(const rv_game *g, int placed, rv_captive out[RV_TILE_REGIONS + 1]);
/* May the player whose tower grew take this one (T-18, T-19, T-24, T-32)? Takes it; the exchange
 * that follows is the caller's. */
bool rv_tower_may_capture(rv_case *c, rv_game *g, int player, int tower, const rv_captive *captive);
void rv_tower_capture(rv_game *g, int player, const rv_captive *c);
extern const rv_chances rv_tower_pieces, rv_tower_tops, rv_tower_captures;
/* Towers and who stands on top of them, of positions. */
void rv_tower_set(rv_case *c, rv_value *t);
void rv_tower_set_top(rv_case *c, rv_value *t);
rv_key_now rv_tower_heights, rv_tower_tops_now;

/* ---- prisoners.c ---- */

/* May the player to move buy this figure back from a captor (T-40 … T-45)? */
bool rv_tower_may_ransom(rv_game *g, int captor, int figure);
/* The exchange that a capture leads to, where it leaves no choice (T-37). */
void rv_tower_exchange(rv_game *g, int player, int other);
extern const rv_key rv_tower_keys[];

#endif
