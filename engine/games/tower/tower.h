/* tower.h - The Tower: towers on foundations, captures, prisoners and ransom (T-1 … T-51).
 * What tower.c and prisoners.c offer each other; rv_towers is their state in a game. */
#ifndef RV_TOWER_H
#define RV_TOWER_H

#include "record/key.h"

/* What stands on a foundation; by index of the tile. */
typedef struct rv_site {
    uint16_t height; /* pieces */
    uint8_t top;     /* a follower, rv_follower_of, or 0 */
    uint8_t closed;  /* one stood on top, and the tower does not open again (T-31) */
    uint16_t since;  /* so many tiles lay when the last one came */
} rv_site;

typedef struct rv_towers {
    rv_site *sites;                                                    /* room for all tiles */
    uint8_t prisoners[RV_MAX_PLAYERS][RV_MAX_PLAYERS][RV_MAX_FIGURES]; /* [captor][owner][figure] */
    int16_t back; /* the figure that came back with the last capture; RV_NONE: none did */
} rv_towers;

/* NULL in games without towers. */
static inline rv_towers *rv_towers_of(const rv_game *g) {
    return g->modules.state[RV_MODULE_TOWER];
}
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

/* What the player to move may do with towers, and whom a tower takes. */
extern const rv_chances rv_tower_pieces, rv_tower_tops, rv_tower_captures;
/* Towers and who stands on top of them, of positions. */
void rv_tower_set(rv_case *c, rv_value *t);
void rv_tower_set_top(rv_case *c, rv_value *t);
rv_key_now rv_tower_heights, rv_tower_tops_now;

/* ---- prisoners.c ---- */

/* The exchange that a capture leads to, where it leaves no choice (T-37). */
void rv_tower_exchange(rv_game *g, int player, int other);
extern const rv_key rv_tower_keys[];

#endif
