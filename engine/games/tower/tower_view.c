/* tower_view.c - what is seen of towers and prisoners.
 *
 * Things of players: prisoner (place: whose follower, number: how many, words: the key of their
 * figure). Things of a tile: tower (number: its height), top (player: who stands there, words: the
 * key of the figure), closed (no follower stands there, but the tower is finished). */
#include "core/hooks.h"
#include "games/tower/tower.h"
#include "record/form.h"
#include <stdio.h>

static void show_prisoners(const rv_game *g, rv_see_thing *see, void *ud) {
    for (int p = 0; p < g->nplayers; p++)
        for (int o = 0; o < g->nplayers; o++)
            for (int f = 0; f < g->rs->nfigures; f++)
                RV_SEE(see, ud, .name = "prisoner", .player = p, .place = o,
                       .number = rv_towers_of(g)->prisoners[p][o][f], .figure = f,
                       .words = g->rs->figures[f].key, .text = "on the board or prisoners",
                       .heading = "prisoner");
}

/* "a tower of 2 pieces stands there, a follower of W on top" */
static void show_tower(const rv_game *g, const rv_site *s, rv_see_thing *see, void *ud) {
    char text[240], top[160] = "";
    if (s->top)
        snprintf(top, sizeof top, ", a %.60s of %.60s on top",
                 g->rs->figures[rv_piece_figure(s->top)].one,
                 rv_hook_label(g, rv_piece_player(s->top)));
    snprintf(text, sizeof text, "a tower of %d piece%s stands there%s", s->height,
             s->height == 1 ? "" : "s",
             s->top      ? top
             : s->closed ? ", finished by a follower who is gone"
                         : "");
    RV_SEE(see, ud, .name = "tower", .player = RV_NONE, .number = s->height,
           .text = s->height ? text : NULL);
}

void rv_tower_show(const rv_game *g, int placed, rv_see_thing *see, void *ud) {
    const rv_site *s = &rv_towers_of(g)->sites[placed == RV_NONE ? 0 : placed];
    if (placed == RV_NONE)
        show_prisoners(g, see, ud);
    if (!rv_has_foundation(g, placed))
        return;
    show_tower(g, s, see, ud);
    if (s->top)
        RV_SEE(see, ud, .name = "top", .player = rv_piece_player(s->top),
               .words = g->rs->figures[rv_piece_figure(s->top)].key, .heading = "on the tower");
    else if (s->closed)
        RV_SEE(see, ud, .name = "closed", .player = RV_NONE);
}

/* A capture is refused after the tower has grown. */
void rv_tower_show_said(const rv_game *g, const rv_entry *e, const rv_at_cell *at, int x, int y,
                        rv_see_thing *see, void *ud) {
    const rv_value *tower = rv_value_beside(e, "tower");
    bool captures = rv_value_beside(e, "capture") && at->thing && !strcmp(at->thing, "follower");
    if (!captures || !tower || tower->at.x != x || tower->at.y != y)
        return;
    int placed = rv_placed_at(g, rv_pos(g, x, y));
    rv_site grown = placed == RV_NONE ? (rv_site){0} : rv_towers_of(g)->sites[placed];
    grown.height++;
    show_tower(g, &grown, see, ud);
}
