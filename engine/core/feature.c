/* feature.c - what lies together on the board, by name: the tiles and places of a feature, its
 * canonical name, and the followers that stand on it.
 *
 * The nodes of all tiles are in sets, each of which is a feature, and the root of its set stands
 * for it (board.c). Scoring, questions and scripts find here who stands on one and how strong he
 * is, and deploy, move and take home followers: each change goes through the journal of the game.
 */
#include "core/score.h"
#include "core/tokens.h"

rv_ports rv_feature_ports(const rv_board *b, int placed, int root, unsigned kinds,
                          rv_ports *others) {
    const rv_placed *p = &b->placed[placed];
    rv_ports mine = 0;
    *others = 0;
    for (int r = 0; r < p->tile->nregions; r++) {
        rv_ports ports = rv_tile_ports(p->tile, p->quarters, r);
        if (rv_root(b, rv_node_of(p, r)) == root)
            mine |= ports;
        else if (kinds >> p->tile->regions[r].kind & 1)
            *others |= ports;
    }
    return mine;
}

bool rv_covers(const rv_board *b, int placed, int root) {
    for (int r = 0; r < b->placed[placed].tile->nregions; r++)
        if (rv_root(b, rv_node_of(&b->placed[placed], r)) == root)
            return true;
    return false;
}

int rv_feature_tiles(rv_game *g, int root) {
    int n = 0;
    g->scratch.stamp++;
    RV_EACH_NODE(&g->board, root, it) {
        int placed = g->board.nodes[it].placed;
        n += g->scratch.stamps[placed] != g->scratch.stamp;
        g->scratch.stamps[placed] = g->scratch.stamp;
    }
    return n;
}

void rv_stamp_tiles(rv_game *g, int root) {
    rv_feature_tiles(g, root);
    if (rv_kind_of(g, root)->around)
        RV_EACH_AROUND(&g->board, g->board.placed[g->board.nodes[root].placed].pos, at)
            if (rv_placed_at(&g->board, at) != RV_NONE)
                g->scratch.stamps[rv_placed_at(&g->board, at)] = g->scratch.stamp;
}

/* The node of the only feature of these kinds that has one of the ports of a tile; RV_NONE if there
 * is none, or several. Followers stand on regions only, not on squares, fountains or markets
 * (C-33). */
static int only_node(const rv_board *b, const rv_placed *p, unsigned kinds, rv_ports ports) {
    int found = RV_NONE;
    for (int r = 0; r < p->tile->nregions; r++) {
        if (!(kinds >> p->tile->regions[r].kind & 1) ||
            !(rv_tile_ports(p->tile, p->quarters, r) & ports))
            continue;
        if (found == RV_NONE)
            found = rv_node_of(p, r);
        else if (rv_root(b, found) != rv_root(b, rv_node_of(p, r)))
            return RV_NONE;
    }
    return found;
}

int rv_node_of_place(const rv_board *b, int placed, unsigned kinds, int place) {
    const rv_placed *p = &b->placed[placed];
    rv_ports ports = rv_place_ports(place);
    const int node = only_node(b, p, kinds, ports), side = rv_place_side(place);
    if (node != RV_NONE)
        return node;
    if (ports == 1u << RV_CENTRE && p->tile->region_at[RV_CENTRE] == RV_NO_REGION)
        for (int r = ports = 0; r < p->tile->nregions; r++) { /* lines that fork there (LA-2) */
            const rv_ports own = p->tile->regions[r].ports;
            if (!(own & ~RV_MIDDLES) && __builtin_popcount(own) > 2)
                ports |= rv_tile_ports(p->tile, p->quarters, r);
        }
    return only_node(b, p, kinds, side < 0 ? ports : rv_side_ports(side));
}

int rv_place_number(const rv_board *b, int placed, int root, unsigned kinds) {
    rv_ports others, mine = rv_feature_ports(b, placed, root, kinds, &others);
    return rv_place_canonical(mine, others);
}

int rv_own_place(const rv_board *b, int node) {
    const rv_placed *p = &b->placed[b->nodes[node].placed];
    const rv_ports own = rv_tile_ports(p->tile, p->quarters, b->nodes[node].region);
    return rv_place_canonical(own, (rv_ports)~own);
}

/* The region at both half-edges beside a corner of a tile, counted from the north-east. */
static int corner_node(const rv_board *b, int placed, int corner) {
    const rv_placed *p = &b->placed[placed];
    const int r = rv_tile_region(p->tile, p->quarters, 3 * corner + 2);
    return r == RV_NO_REGION || r != rv_tile_region(p->tile, p->quarters, (3 * corner + 3) % 12)
               ? RV_NONE
               : rv_node_of(p, r);
}

int rv_corner_gap(const rv_board *b, const rv_kind *kinds, int placed, int corner) {
    int pos = b->placed[placed].pos;
    for (int n = 0; n < 4; n++) { /* across the side that comes before the corner, to each tile */
        const int at = (corner + n) & 3, other = rv_placed_at(b, pos);
        const int node = other == RV_NONE ? RV_NONE : corner_node(b, other, at);
        if (node == RV_NONE || !kinds[b->nodes[node].kind].area)
            return pos;
        pos = rv_step(b, pos, at);
    }
    return RV_NONE;
}

unsigned rv_corners(const rv_board *b, const rv_kind *kinds, int placed, int root) {
    unsigned corners = 0;
    for (int corner = 0; corner < 4; corner++) {
        corners |= (unsigned)(rv_corner_gap(b, kinds, placed, corner) == RV_NONE &&
                              rv_root(b, corner_node(b, placed, corner)) == root)
                   << (RV_PLACE_CORNER + corner);
    }
    return corners;
}

int rv_feature_unseen(rv_game *g, const rv_places *of, int placed, int *region) {
    const rv_placed *p = placed == RV_NONE ? NULL : &g->board.placed[placed];
    while (p && !p->start && *region < p->tile->nregions) {
        const int root = rv_root(&g->board, rv_node_of(p, (*region)++));
        const bool seen = g->scratch.stamps[root] == g->scratch.stamp;
        g->scratch.stamps[root] = g->scratch.stamp;
        if (!seen && (!of || rv_feature_shows(g, root, of)))
            return root;
    }
    return RV_NONE;
}

int rv_feature_first(const rv_board *b, int root) {
    int first = RV_NONE;
    RV_EACH_NODE(b, root, it) {
        int placed = b->nodes[it].placed;
        if (!b->placed[placed].start && (first == RV_NONE || placed < first))
            first = placed;
    }
    return first;
}

const char *rv_feature_name(const rv_game *g, rv_arena *a, int root) {
    return rv_feature_name_on(g, a, root, rv_feature_first(&g->board, root));
}

const char *rv_feature_name_on(const rv_game *g, rv_arena *a, int root, int placed) {
    if (placed == RV_NONE)
        return "";
    const rv_placed *p = &g->board.placed[placed];
    const char *const parts[] = {
        rv_kind_of(g, root)->name, "@", rv_cell_name(g->rs, a, p->x, p->y), ".",
        rv_place_on(&g->board, placed, root, 1u << g->board.nodes[root].kind)};
    return rv_join(a, 5, parts);
}

/* ---- followers ----------------------------------------------------------------------------- */

const char *rv_figure_name(const rv_game *g, int figure) {
    for (int f = 1; f < g->rs->nfigures && figure == RV_F_SMALL; f++)
        if (!rv_figure_alone(&g->rs->figures[f]) && rv_figures_each(g->rs, g->option, f))
            return "small follower";
    return g->rs->figures[figure].one;
}

int rv_followers_on(const rv_game *g, int player, int root) {
    int n = 0;
    RV_EACH_FIGURE(&g->board, root, it, who)
        n += rv_owner_of(who) == player && !g->rs->figures[rv_figure_of(who)].joins;
    return n;
}

int rv_strength_on(const rv_game *g, int player, int root) {
    int n = g->board.nodes[root].followers[player];
    if (!n || !g->figures.weak)
        return n;
    RV_EACH_FIGURE(&g->board, root, it, who) {
        const rv_figure_row *f = &g->rs->figures[rv_figure_of(who)];
        n -= rv_owner_of(who) == player ? rv_figure_weight(f) - f->strength : 0;
    }
    return n;
}

static void count_followers(rv_game *g, int node, int player, int by) {
    RV_ADD(g, g->board.nodes[rv_root(&g->board, node)].followers[player], by);
}

static void stand_at(rv_game *g, int node, uint8_t follower) {
    rv_node *at = &g->board.nodes[node];
    const rv_figure_row *f = &g->rs->figures[rv_figure_of(follower)];
    RV_SET(g, at->follower, follower);
    if (f->corner)
        rv_put_at_corner(g, node, rv_first_corner(g, at->placed, at->root));
    count_followers(g, node, rv_owner_of(follower), rv_figure_weight(f));
}

void rv_deploy(rv_game *g, int player, int node, int figure) {
    stand_at(g, node, rv_follower_of(player, figure));
    RV_ADD(g, g->seats[player].supply[figure], -1);
}

/* A barn stands at its corner in any case (AM-54). */
static bool is_alone(const rv_figure_row *f) {
    return f->alone && !f->corner;
}

bool rv_has_room_beside(const rv_game *g, int node, int figure) {
    const rv_board *b = &g->board;
    const rv_figure_row *all = g->rs->figures;
    const rv_node *n = &b->nodes[node];
    bool room = b->nnodes < b->cap_nodes && rv_stand_at(b, n->placed, RV_STANDS - 1) == RV_NONE;
    RV_EACH_STAND(b, g->rs->crowded ? RV_NONE : n->placed, it)
        if (b->nodes[it].region == n->region && b->nodes[it].follower)
            room &= is_alone(&all[figure]) != is_alone(&all[rv_figure_of(b->nodes[it].follower)]);
    return room;
}

/* One from which a figure has gone is used again. */
int rv_node_beside(rv_game *g, int node) {
    rv_board *b = &g->board;
    rv_node *n = &b->nodes[node];
    rv_placed *p = &b->placed[n->placed];
    const int guest = b->nnodes;
    for (int it = p->guest; it != RV_NONE; it = b->nodes[it].guest)
        if (!b->nodes[it].follower && b->nodes[it].region == n->region)
            return it;
    RV_RELY(guest < b->cap_nodes);
    b->nodes[guest] = (rv_node){.root = n->root,
                                .next = n->next,
                                .placed = n->placed,
                                .region = n->region,
                                .kind = n->kind,
                                .guest = p->guest};
    RV_SET(g, n->next, guest);
    RV_SET(g, p->guest, guest);
    RV_SET(g, b->nnodes, guest + 1);
    return guest;
}

static bool stands_at(const rv_board *b, int node, uint8_t follower) {
    return node < b->nnodes && b->nodes[node].follower == follower;
}

/* It is looked for where it was last, for it does not move. */
int rv_figure_at(const rv_game *g, int player, int figure) {
    const rv_seat *seat = &g->seats[player];
    int32_t *last = &g->figures.found[player * RV_MAX_FIGURES + figure];
    uint8_t follower = rv_follower_of(player, figure);
    if (seat->supply[figure] + seat->returning[figure] > 0)
        return RV_NONE;
    if (stands_at(&g->board, *last, follower))
        return *last;
    for (int node = g->board.nnodes - 1; node >= 0; node--)
        if (stands_at(&g->board, node, follower))
            return *last = node;
    return RV_NONE;
}

bool rv_feature_shows(const rv_game *g, int root, const rv_places *places) {
    const rv_board *b = &g->board;
    const rv_node *n = &b->nodes[root];
    bool shows = !places->some || places->kinds >> n->kind & 1 || n->symbols & places->marks;
    if (places->figures && !shows)
        RV_EACH_FIGURE(b, root, it, who)
            if (places->figures >> rv_figure_of(who) & 1)
                return true;
    RV_EACH_BIT(shows ? 0 : places->tokens, token)
        shows |= rv_token_first(g, (int)token, (rv_where){RV_SPOT_FEATURE, root}) != RV_NONE;
    return shows;
}

bool rv_tile_shows(const rv_tile *t, const rv_places *places) {
    bool shows = t->symbols & places->marks;
    for (int r = 0; r < t->nregions && !shows; r++)
        shows = places->kinds >> t->regions[r].kind & 1 || t->symbols_on[r] & places->marks;
    return shows;
}

/* Whether the tile that lies there shows it, or one of its features, of which those have a stamp
 * that show it by what is on them. */
static bool is_shown(const rv_game *g, int placed, const rv_places *places) {
    const rv_placed *p = placed == RV_NONE ? NULL : &g->board.placed[placed];
    bool shown = p && (places->kinds || places->marks) && rv_tile_shows(p->tile, places);
    for (int r = 0; p && !p->start && r < p->tile->nregions && !shown; r++) {
        const int root = rv_root(&g->board, rv_node_of(p, r));
        shown = g->scratch.stamps[root] == g->scratch.stamp ||
                g->board.nodes[root].symbols & places->marks;
    }
    return shown;
}

bool rv_is_near(rv_game *g, const rv_places *places) {
    const rv_board *b = &g->board;
    if (!places->some || places->figures & g->turn.came_home)
        return true;
    bool there = places->kinds || places->marks, several = false;
    const uint32_t stamp = ++g->scratch.stamp;
    RV_EACH_BIT(places->figures, f)
        for (int p = 0; p < g->nplayers; p++) {
            const int node = rv_figure_at(g, p, (int)f);
            several |= g->rs->figures[f].each > 1;
            there |= node != RV_NONE;
            if (node != RV_NONE)
                g->scratch.stamps[rv_root(b, node)] = stamp;
        }
    for (int node = 0; several && node < b->nnodes; node++)
        if (b->nodes[node].follower && places->figures >> rv_figure_of(b->nodes[node].follower) & 1)
            g->scratch.stamps[rv_root(b, node)] = stamp, there = true;
    RV_EACH_BIT(places->tokens, token)
        RV_EACH_TOKEN(g, (int)token, i)
            if (rv_is_on_feature(g->tokens[i].where))
                g->scratch.stamps[rv_root(b, g->tokens[i].where.at)] = stamp, there = true;
    bool near = there && is_shown(g, g->turn.last, places);
    for (int s = 0; s < RV_SIDES && there && !near; s++)
        near = is_shown(g, rv_placed_at(b, rv_step(b, b->placed[g->turn.last].pos, s)), places);
    return near;
}

static void clear(rv_game *g, int node) {
    RV_SET(g, g->board.nodes[node].follower, 0);
    rv_tokens_left_by(g, node);
}

/* The last follower of the player has left: what had joined it cannot stay alone (T-23, M-41,
 * M-45); with another one it stays, wherever that is (M-42). */
static void send_companions_home(rv_game *g, int player, int root) {
    RV_EACH_FIGURE(&g->board, root, it, who) {
        const rv_figure_row *f = &g->rs->figures[rv_figure_of(who)];
        if (rv_owner_of(who) != player || f->alone)
            continue;
        clear(g, it);
        rv_send_home(g, who);
        rv_tell_action(g, player, "home", (rv_about){.node = it},
                       rv_joining_cite(g->rs, rv_figure_of(who), RV_C_LEFT_ALONE),
                       "takes home the %s, which is left alone", f->one);
    }
}

/* Takes off one figure only: who joined it stays, or goes, too. */
static uint8_t take_off(rv_game *g, int node) {
    uint8_t follower = g->board.nodes[node].follower;
    clear(g, node);
    count_followers(g, node, rv_owner_of(follower),
                    -rv_figure_weight(&g->rs->figures[rv_figure_of(follower)]));
    return follower;
}

uint8_t rv_lift(rv_game *g, int node) {
    uint8_t follower = take_off(g, node);
    int player = rv_owner_of(follower), root = rv_root(&g->board, node);
    if (g->figures.companions && !rv_has_there(&g->board, player, root))
        send_companions_home(g, player, root);
    return follower;
}

/* A follower that comes home is like all others of its figure (C-63). */
void rv_send_home(rv_game *g, uint8_t follower) {
    RV_ADD(g, g->seats[rv_owner_of(follower)].returning[rv_figure_of(follower)], 1);
}

void rv_return_scored(rv_game *g, int node, uint8_t follower) {
    const int figure = rv_figure_of(follower);
    int32_t *from = &g->seats[rv_owner_of(follower)].from[figure];
    rv_send_home(g, follower);
    if (!g->scripts.hooks)
        return;
    RV_SET(g, *from, node < *from ? *from : node + 1); /* whatever is scored first */
    RV_SET(g, g->turn.came_home, (uint16_t)(g->turn.came_home | 1u << figure));
}

/* Returns the followers, and who had joined them, of players without the majority, too (M-34). */
void rv_return_followers(rv_game *g, int root) {
    RV_EACH_FIGURE(&g->board, root, it, who)
        rv_return_scored(g, it, take_off(g, it));
}

bool rv_return_one(rv_game *g, int player, int root) {
    RV_EACH_FIGURE(&g->board, root, it, who)
        if (rv_owner_of(who) == player && !g->rs->figures[rv_figure_of(who)].joins) {
            rv_send_home(g, rv_lift(g, it));
            return true;
        }
    return false;
}

/* It stands there before it leaves, so that who joined it is not alone in between. */
void rv_relocate(rv_game *g, int from, int to) {
    stand_at(g, to, g->board.nodes[from].follower);
    rv_lift(g, from);
}
