/* castle_view.c - what lies on the corners, and in the hands.
 *
 * Things of a board: gate (place: it stands behind this space of the track), corner (place: the
 * lower number of the pair, number: that of the wall tile there, 0 none, -1 unknown), bare (place:
 * a corner that never bears one); of players: keep (number: tiles of the house under it), wall_tile
 * (number: -1 unknown), collected (number). */
#include "games/castle/castle.h"

/* As it is shown: 0 none, -1 unknown, else the number on it. */
static int number_at(const rv_game *g, int corner) {
    int lies = rv_castle_of(g)->corner[corner];
    return lies > 0 ? g->rs->wall_tiles[lies - 1].number : lies == RV_UNKNOWN_TILE ? -1 : 0;
}

static void show_corners(const rv_game *g, rv_see_thing *see, void *ud) {
    for (int i = 0; i < g->rs->ncorners; i++)
        if (g->rs->corners[i].tile)
            RV_SEE(see, ud, .name = "corner", .player = RV_NONE, .place = g->rs->corners[i].space,
                   .number = number_at(g, i));
        else
            RV_SEE(see, ud, .name = "bare", .player = RV_NONE, .place = g->rs->corners[i].space);
}

static void show_hand(const rv_game *g, int player, rv_see_thing *see, void *ud) {
    const rv_hand *h = &rv_castle_of(g)->hands[player];
    RV_SEE(see, ud, .name = "keep", .player = player, .number = h->keep);
    RV_SEE(see, ud, .name = "collected", .player = player, .number = h->collected);
    for (int t = 0; t < g->rs->nwall_tiles; t++)
        for (int n = 0; n < h->held[t]; n++)
            RV_SEE(see, ud, .name = "wall_tile", .player = player,
                   .number = g->rs->wall_tiles[t].number);
    for (int n = 0; n < h->unknown; n++)
        RV_SEE(see, ud, .name = "wall_tile", .player = player, .number = -1);
}

void rv_castle_show(const rv_game *g, int placed, rv_see_thing *see, void *ud) {
    if (placed != RV_NONE)
        return;
    for (int i = 0; i < g->rs->ngates; i++)
        RV_SEE(see, ud, .name = "gate", .player = RV_NONE, .place = g->rs->gates[i]);
    show_corners(g, see, ud);
    for (int p = 0; p < g->nplayers; p++)
        show_hand(g, p, see, ud);
}
