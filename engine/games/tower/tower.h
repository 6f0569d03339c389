/* tower.h - The Tower: towers on foundations, captures, prisoners and ransom (T-1 … T-51).
 *
 * Functions that change the game do what they say without asking; what may be done is asked before
 * (rv_may_…, see core/require.h).
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

extern const rv_module rv_tower_module;

/* NULL in games without towers. */
rv_towers *rv_towers_of(const rv_game *g);
/* Is there a foundation on the tile? RV_NONE: no tile lies there. */
static inline bool rv_has_foundation(const rv_game *g, int placed) {
    return placed != RV_NONE &&
           g->board.placed[placed].tile->symbols & g->modules.mark[RV_MODULE_TOWER];
}
/* Whether towers take a figure, to carry it and to capture it: one that joins followers only by an
 * option (T-22, T-33). Followers beside it are taken as ever (M-62), and who stands on top is on no
 * feature (M-60). */
static inline bool rv_tower_takes(const rv_game *g, int figure) {
    return !g->rs->figures[figure].joins || g->option[RV_O_CAPTURE_BUILDER_PIG] == RV_V_YES;
}
/* Prisoners that a player holds of another, of all figures. */
int rv_tower_prisoners(const rv_game *g, int captor, int owner);

/* A piece on the tower of a tile (T-6 … T-10, T-29, T-31). */
/* The sort of pieces that towers are of. */
static inline int rv_tower_piece(const rv_game *g) {
    return g->modules.piece[RV_MODULE_TOWER];
}
bool rv_tower_may_build(rv_case *c, const rv_game *g, int player, int placed);
void rv_tower_build(rv_game *g, int player, int placed);
/* A follower on top of it (T-9, T-29, T-36). */
bool rv_tower_may_top(rv_case *c, const rv_game *g, int player, int placed, int figure);
void rv_tower_top(rv_game *g, int player, int placed, int figure);

/* How far the tower of a tile reaches towards a cell, and what says so. */
typedef struct rv_range {
    const char *words; /* "2 steps", "no tile", "1 step (SCRIPT makes it 1)" */
    int steps;         /* to the cell, … */
    const char *away;  /* … in words: "2 steps away", "not in a straight line with it" */
    const char *aside; /* ", not in a straight line", ", across a gap", "" */
    const char *rule;  /* T-14, T-17, T-48, T-50, T-51, or what a house rule replaces */
    int option;        /* that it depends on; RV_NONE */
    bool reaches;
} rv_range;

bool rv_tower_reaches(rv_game *g, int placed, int pos);
/* Followers on a tile: on its regions, on top of its tower; returns how many. */
int rv_tower_captives_on(const rv_game *g, int placed, rv_captive out[RV_TILE_REGIONS + 1]);
/* The same, where the tower may reach them at all. */
int rv_tower_captives_near(rv_game *g, int tower, int placed, rv_captive out[RV_TILE_REGIONS + 1]);
/* May the player whose tower grew take this one (T-18, T-19, T-24, T-32)? */
bool rv_tower_may_capture(rv_case *c, rv_game *g, int player, int tower, const rv_captive *captive);
/* Takes it; the exchange that follows is the caller's (rv_tower_exchange). */
void rv_tower_capture(rv_game *g, int player, const rv_captive *c);

/* Two players who now hold one of each other's: they go home (T-37). Which figure of `player`'s own
 * comes back is said where he has a choice (T-38): rv_tower_exchange_choice. */
bool rv_tower_exchange_due(const rv_game *g, int player, int other);
bool rv_tower_exchange_choice(const rv_game *g, int player, int other);
/* Who says it, of the player and the other: whose followers they are, or who holds them (T-53). */
int rv_tower_exchange_chooser(const rv_game *g, int player, int other);
void rv_tower_exchange(rv_game *g, int player, int other, int mine, int theirs);
/* A figure of the owner's that the captor holds, the smallest; RV_NONE. */
int rv_tower_prisoner_figure(const rv_game *g, int captor, int owner);

/* Buys one's own follower back (T-40 … T-45), if the captor holds him. The figure that is meant
 * where none (RV_NONE) is named: whichever the captor holds, the smallest. */
bool rv_tower_is_prisoner(const rv_game *g, int captor, int owner, int figure);
int rv_tower_ransom_figure(const rv_game *g, int player, int captor, int figure);
/* Who would buy whom back from whom. */
typedef struct rv_ransom {
    int player, captor, figure;
    const rv_value *said; /* by the record; NULL when it is only tried */
} rv_ransom;

/* May he be bought back at all; has the player the points, and no house rule against it; both. */
bool rv_tower_may_free(rv_case *c, rv_game *g, const rv_ransom *r);
bool rv_tower_can_pay(rv_case *c, rv_game *g, int player);
bool rv_tower_may_pay(rv_case *c, rv_game *g, const rv_ransom *r);
bool rv_tower_may_ransom(rv_game *g, int player, int captor, int figure);
void rv_tower_buy_back(rv_game *g, int player, int captor, int figure);

extern const rv_key rv_tower_keys[]; /* record_tower.c */

#endif
