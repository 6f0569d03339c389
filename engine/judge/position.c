/* position.c - puts a position on the table as typed, and reports all its errors at once.
 *
 * rv_set_position, at the end, is what case.c calls once a document is read: the tiles, row by row
 * (lay_row), in whatever order they were typed; then what they must be together (check_attached,
 * check_order), their followers, and what stands beside the board (beside.c), of which some is up
 * to the rows of single games (rv_play_rows).
 */
#include "core/stack.h"
#include "judge/case.h"

/* The rows of the board, by the tiles that they have laid. */
typedef const rv_board_row *const *rows_laid;

/* All that is reported from now on is wrong at this row of the board; NULL: at none. */
static void look_at(rv_diags *d, const rv_board_row *row) {
    d->at = row ? (rv_at_cell){.there = true, .x = row->x, .y = row->y} : (rv_at_cell){0};
}

/* A start space has no row. */
static rv_loc loc_of(const rv_board_row *row) {
    return row ? row->loc : (rv_loc){0, 0};
}

/* Whether the tile of a row has a copy and a cell of its own; then it is no longer to come. */
static bool can_lie(rv_case *c, rv_board_row *row) {
    rv_game *g = c->game;
    int other = rv_placed_at(&g->board, rv_pos(&g->board, row->x, row->y));
    bool left = rv_choose_copy(c, &row->tile);
    if (!left) {
        rv_complain(&c->diags, RV_D_POS_TILE_TWICE, row->tile.loc, row->tile.text,
                    rv_where_gone(g, &row->tile));
        row->surplus = c->diags.n;
    } else if (other != RV_NONE) { /* a cell may be typed twice, as 0,1 and 00,1 */
        rv_complain(&c->diags, RV_D_POS_TILE_TWICE, row->loc, row->tile.text,
                    rv_printf(&c->arena, "has no cell of its own: tile %s lies at %s already",
                              rv_lying_named(&c->arena, g, other),
                              rv_cell_at(g, g->arena, g->board.placed[other].pos)))
            ->rule = rv_cited_rule(g->rs, RV_D_CELL_TAKEN);
    } else if (rv_hand_of(g, row->tile.tile) == RV_NONE) {
        rv_draw(g, row->tile.tile);
    }
    return left && other == RV_NONE;
}

static void check_side(rv_case *c, rv_loc loc, int placed, int side) {
    rv_game *g = c->game;
    const rv_placed *p = &g->board.placed[placed];
    int other = rv_placed_at(&g->board, rv_step(&g->board, p->pos, side));
    if (other == RV_NONE || (other > placed && !g->board.placed[other].start))
        return; /* each pair once: by the tile laid later, or by the start space */
    const rv_placed *o = &g->board.placed[other];
    if (rv_sides_agree(g->rs, p->tile, p->quarters, side, o->tile, o->quarters))
        return;
    rv_diag *d = rv_complain(
        &c->diags, g->rs->all_ports_fit ? RV_D_POS_EDGE_CUT : RV_D_POS_PATH_CUT, loc,
        rv_lying_named(&c->arena, g, placed), rv_cell_at(g, g->arena, p->pos), rv_side_word(side),
        rv_why_side(g, p->tile, p->quarters, side),
        rv_why_side(g, o->tile, o->quarters, rv_opposite(side)), rv_why_placed(g, other));
    d->at.side = d->at.there ? 1 + side : 0;
    if (o->start) /* C-22 */
        d->rule = rv_cited_rule(g->rs, RV_D_PATH_CUT_START);
}

/* The tile to which all others must be connected if there are no start spaces: a start tile, the
 * one at 0,0 if there are several, or else the first of all. */
static int find_root(const rv_game *g) {
    int start = g->start_tile, root = g->rs->nstarts ? RV_NONE : 0;
    for (int i = g->board.nplaced - 1; i >= 0 && start != RV_NO_TILE; i--) {
        const rv_placed *p = &g->board.placed[i], *best = &g->board.placed[root];
        bool middle = best->index == start && best->x == 0 && best->y == 0;
        if (p->index == start && !middle)
            root = i;
    }
    return root;
}

/* Lays a tile with which the game begins and which the position does not list (CO-45), or one that
 * looks so, if a look in another row was read as this one. RV_NONE: its cell is taken, or it lies
 * elsewhere. */
static int lay_unlisted(rv_case *c, int tile, int quarters, int pos) {
    rv_game *g = c->game;
    const rv_tile *set = g->rs->tiles;
    int copy = tile;
    for (int i = 0; i < g->rs->ntiles && g->described[tile] && !rv_copies_left(g, copy); i++)
        copy = set[i].same == set[tile].same ? i : copy;
    if (pos == RV_NONE || rv_placed_at(&g->board, pos) != RV_NONE || !rv_copies_left(g, copy) ||
        !rv_has_room(&g->board))
        return RV_NONE;
    rv_draw(g, copy);
    quarters = (quarters + set[copy].same_turn - set[tile].same_turn) & 3;
    const int laid = rv_lay(g, &set[copy], copy, quarters, pos, false);
    for (int side = 0; side < RV_SIDES; side++)
        check_side(c, c->rec.board_loc, laid, side);
    return laid;
}

/* No start tile lies there: what lies in its place was misread. */
static void lack_start(rv_case *c, const char *id, int pos, const char *where) {
    rv_diag *d = rv_complain(&c->diags, RV_D_POS_NO_START, c->rec.board_loc, id, where);
    const int there = pos == RV_NONE ? RV_NONE : rv_placed_at(&c->game->board, pos);
    if (there == RV_NONE)
        return;
    const rv_placed *p = &c->game->board.placed[there];
    d->at = (rv_at_cell){.there = true, .x = p->x, .y = p->y};
    d->help = rv_printf(&c->arena, "Type %s in place of the tile at %s, or add it where it lies.",
                        id, rv_cell_name(c->game->rs, &c->arena, p->x, p->y));
}

/* The tiles with which the game begins still lie there, or are taken to: each other as seen from
 * the first, however the table is turned (CO-1). */
static void check_start(rv_case *c) {
    const rv_game *g = c->game;
    const rv_ruleset *rs = g->rs;
    if (!g->board.nplaced || g->start_tile == RV_NO_TILE)
        return;
    int first = find_root(g);
    if (g->board.placed[first].index != g->start_tile)
        first = rs->nbeside
                    ? lay_unlisted(c, g->start_tile, rs->start_quarters, rv_pos(&g->board, 0, 0))
                    : RV_NONE;
    if (first == RV_NONE) {
        lack_start(c, rs->tiles[g->start_tile].id, rv_pos(&g->board, 0, 0), "on the table");
        return;
    }
    const rv_placed root = g->board.placed[first];
    const int turned = (root.quarters - rs->start_quarters) & 3;
    RV_EACH_AT(rs->beside, rs->nbeside, b) {
        int x = b->x, y = b->y;
        for (int q = 0, was; q < turned; q++)
            was = x, x = y, y = -was;
        x += root.x, y += root.y;
        const int pos = rv_pos(&g->board, x, y), tile = rv_tile_find(rs, rv_str_of(b->id));
        const int quarters = (b->quarters + turned) & 3;
        int at = lay_unlisted(c, tile, quarters, pos);
        at = at == RV_NONE && pos != RV_NONE ? rv_placed_at(&g->board, pos) : at;
        const rv_placed *p = at == RV_NONE ? NULL : &g->board.placed[at];
        /* of several that look alike, a look does not say which */
        if (!p || rs->tiles[p->index].same != rs->tiles[tile].same ||
            !rv_tile_alike(&rs->tiles[p->index], &rs->tiles[tile], (quarters - p->quarters) & 3))
            lack_start(c, quarters ? rv_printf(&c->arena, "%s/%d", b->id, 90 * quarters) : b->id,
                       pos, rv_printf(&c->arena, "at %s", rv_cell_name(g->rs, &c->arena, x, y)));
    }
}

/* Tiles that hang together: for each the first of them; a start space is alone. */
static int *find_groups(const rv_board *b, rv_arena *a) {
    int *first = RV_NEWS(a, int, b->nplaced + 1);
    for (int i = 0; i < b->nplaced; i++)
        first[i] = i;
    for (bool more = true; more;) {
        more = false;
        for (int i = 0; i < b->nplaced; i++)
            for (int side = 0; side < RV_SIDES && !b->placed[i].start; side++) {
                int o = rv_placed_at(b, rv_step(b, b->placed[i].pos, side));
                const bool joins = o != RV_NONE && !b->placed[o].start && first[o] < first[i];
                first[i] = joins ? first[o] : first[i];
                more |= joins;
            }
    }
    return first;
}

/* Tiles must be connected with a start space, or with the start tile. What depends on one that is
 * not comes of it, and the message of that one counts it. */
static void check_attached(rv_case *c, rows_laid rows) {
    rv_game *g = c->game;
    const int *first = find_groups(&g->board, &c->arena), root = find_root(g);
    bool *held = RV_NEWS(&c->arena, bool, g->board.nplaced + 1);
    int *diag = RV_NEWS(&c->arena, int, g->board.nplaced + 1); /* 1 + the index of its diagnostic */
    for (int i = 0; i < g->board.nplaced; i++) {
        held[first[i]] |= g->board.placed[i].start || i == root;
        for (int side = 0; side < RV_SIDES; side++) {
            int o = rv_why_faces(&g->board, g->board.placed[i].pos, side);
            held[first[i]] |= o != RV_NONE && g->board.placed[o].start;
        }
    }
    for (int i = 0; i < g->board.nplaced; i++) {
        int others = 0;
        if (held[first[i]])
            continue;
        for (int k = i + 1; k < g->board.nplaced; k++)
            others += first[k] == i;
        look_at(&c->diags, rows[i]);
        rv_diag *d = rv_complain(&c->diags, RV_D_POS_UNATTACHED, loc_of(rows[i]),
                                 rv_lying_named(&c->arena, g, i),
                                 rv_cell_at(g, g->arena, g->board.placed[i].pos));
        diag[i] = c->diags.n;
        if (d->row != RV_D_POS_UNATTACHED) /* there was no room for it */
            continue;
        if (others)
            d->message = rv_printf(&c->arena, "%s; %d more %s on it", d->message, others,
                                   others == 1 ? "tile hangs" : "tiles hang");
        if (first[i] != i)
            d->because = diag[first[i]];
    }
}

/* ---- whether they can have come one after the other ------------------------------------------ */

/* What is illegal in a turn is inconsistent in a position. */
static void as_position(rv_diags *d, int before, const char *help) {
    for (int i = before; i < d->n; i++) {
        d->list[i].severity = RV_SEV_INCONSISTENT;
        d->list[i].help = help ? help : d->list[i].help;
    }
}

/* How well the tile of a row goes on from those that lie, from 0; RANKS: not yet. One is joined if
 * what is bare on it meets a tile that lies. */
enum { GOES_ON, JOINED, BESIDE, RANKS };
static int rank_of(rv_game *g, const rv_board_row *row) {
    int pos = rv_pos(&g->board, row->x, row->y), quarters = rv_quarters_typed(g->rs, &row->tile);
    const rv_tile *t = &g->rs->tiles[row->tile.tile];
    if (!t->bare || rv_placed_at(&g->board, pos) != RV_NONE)
        return RANKS;
    if (rv_step_may_lie(NULL, g, t, quarters, pos, true)) /* it may fit by what is built later */
        return GOES_ON;
    if (!rv_fits(&g->board, t, quarters, pos))
        return RANKS;
    for (int side = 0; side < RV_SIDES; side++) {
        int r = rv_tile_region(t, quarters, 3 * side + 1);
        if (r != RV_NO_REGION && rv_is_bare_line(&g->rs->kinds[t->regions[r].kind]) &&
            rv_placed_at(&g->board, rv_step(&g->board, pos, side)) != RV_NONE)
            return JOINED;
    }
    return BESIDE;
}

/* Tiles with a bare feature go on from the start tile, as they do in turns; this is looked at
 * before anything lies. */
static void check_way(rv_case *c) {
    rv_game *g = c->game;
    int checkpoint = rv_checkpoint(g), rank = GOES_ON, n = c->rec.board.n, at = 0;
    while (at < n && c->rec.board.list[at].tile.tile != g->start_tile)
        at++;
    if (at == n || !g->rs->tiles[g->start_tile].bare)
        return;
    while (rank < RANKS && rv_has_room(&g->board)) {
        const rv_board_row *row = &c->rec.board.list[at];
        const rv_tile *t = &g->rs->tiles[row->tile.tile];
        int pos = rv_pos(&g->board, row->x, row->y), before = c->diags.n;
        int quarters = rv_quarters_typed(g->rs, &row->tile);
        if (rank != GOES_ON) {
            look_at(&c->diags, row);
            rv_consider(c, RV_AT_CELL, row->loc);
            rv_step_may_lie(c, g, t, quarters, pos, true);
            as_position(&c->diags, before, "Check which tile lies there, and how.");
            look_at(&c->diags, NULL);
        }
        rv_lay(g, t, row->tile.tile, quarters, pos, false);
        rank = RANKS;
        for (int i = 0; i < n && rank != GOES_ON; i++) {
            int its = rank_of(g, &c->rec.board.list[i]);
            at = its < rank ? i : at;
            rank = its < rank ? its : rank;
        }
    }
    rv_undo(g, checkpoint);
}

/* No tile lies that comes behind others which are still to come: of those with a bare feature, or
 * of all others. */
static void check_order(rv_case *c, rows_laid rows, bool bare) {
    const rv_game *g = c->game;
    int top = g->stack.batches ? rv_batch_drawn(g) : RV_NONE;
    for (int i = 0; i < g->board.nplaced && top != RV_NONE; i++) {
        const rv_placed *p = &g->board.placed[i];
        const int before = c->diags.n;
        if (p->tile->bare != bare || p->start || rv_is_start_tile(g, p->index) ||
            rv_hand_of(g, p->index) != RV_NONE)
            continue;   /* no stack has it */
        int copies = 0; /* of several those laid first come first */
        for (int k = 0; k < i; k++)
            copies += !g->board.placed[k].start && g->board.placed[k].index == p->index;
        int batch = rv_batch_at(g, p->index, copies);
        if (batch <= top)
            continue;
        look_at(&c->diags, rows[i]);
        rv_consider(c, RV_AT_TILE, rows[i]->tile.loc);
        rv_tell_early(c, p->index, top, batch);
        as_position(&c->diags, before,
                    "Add the tiles that are missing, or list under `discards` those that were put "
                    "aside.");
        look_at(&c->diags, NULL);
        return; /* the others come of the same tiles */
    }
}

/* ---- followers ----------------------------------------------------------------------------- */

/* Whether another figure stands where the same four tiles meet: they lie in one area (AM-52). */
static bool is_corner_held(const rv_board *b, const rv_figure_row *figures, int node, int place) {
    const rv_placed *p = &b->placed[b->nodes[node].placed];
    const int side = place - RV_PLACE_CORNER, next = (side + 1) & 3;
    RV_EACH_NODE(b, rv_root(b, node), it) {
        const rv_node *other = &b->nodes[it];
        const rv_placed *o = &b->placed[other->placed];
        const int at = other->corner - RV_PLACE_CORNER, after = (at + 1) & 3;
        if (other->follower && figures[rv_figure_of(other->follower)].corner &&
            2 * (o->x - p->x) == rv_dx(side) + rv_dx(next) - rv_dx(at) - rv_dx(after) &&
            2 * (o->y - p->y) == rv_dy(side) + rv_dy(next) - rv_dy(at) - rv_dy(after))
            return true;
    }
    return false;
}

static void set_piece(rv_case *c, rv_follower_ref *ref, const rv_tile_ref *typed, int placed) {
    rv_game *g = c->game;
    const rv_figure_row *f = &g->rs->figures[ref->figure];
    const rv_placed *p = &g->board.placed[placed];
    int node = rv_follower_node(c, ref, typed, placed, RV_D_POS_NO_PLACE);
    if (node == RV_NONE)
        return;
    if (g->board.nodes[node].follower && rv_has_room_beside(g, node, ref->figure))
        node = rv_node_beside(g, node);
    if (g->board.nodes[node].follower) {
        /* One that joins followers is none, but comes with a tile of its own, too (M-20, M-22). */
        const rv_figure_row *old = &g->rs->figures[rv_figure_of(g->board.nodes[node].follower)];
        rv_complain(&c->diags, RV_D_POS_FOLLOWER_TWICE, ref->loc,
                    rv_feature_name(g, &c->arena, rv_root(&g->board, node)),
                    old == f ? rv_printf(&c->arena, "two %ss", f->one)
                             : rv_printf(&c->arena, "%s %s and %s %s", rv_article(old->one),
                                         old->one, rv_article(f->one), f->one));
        if (f->joins || old->joins)
            rv_last_diag(c)->rule = rv_cited_rule(g->rs, RV_C_JOINS_APART);
    } else if (f->corner && is_corner_held(&g->board, g->rs->figures, node, ref->place)) {
        rv_complain(&c->diags, RV_D_POS_FOLLOWER_TWICE, ref->loc, "one corner",
                    rv_printf(&c->arena, "two %ss", f->one))
            ->rule = f->rule;
    } else if (rv_is_barred(g, g->board.nodes[node].kind, f)) {
        rv_complain(&c->diags, RV_D_POS_BARRED, ref->loc,
                    f->joins ? f->one : rv_kind_of(g, node)->role, rv_cell_at(g, g->arena, p->pos));
        rv_depends_on(c, RV_O_FARMERS);
    } else if (!f->joins && rv_takes_no_follower(g, placed)) {
        rv_complain(&c->diags, (rv_code_id)g->terms.no_follower, ref->loc,
                    rv_kind_of(g, node)->role)
            ->severity = RV_SEV_INCONSISTENT;
    } else if (!p->start && rv_is_start_tile(g, p->index) && rv_copies(g, p->index) == 1 &&
               !g->own_rows && !(g->board.open >> g->board.nodes[node].kind & 1)) {
        /* It was nobody's turn (K-2), no other copy of it can be meant, and no action of a script
         * can have brought anybody there, as a wagon or a flying machine does. */
        rv_complain(&c->diags, RV_D_POS_START_HELD, ref->loc, rv_kind_of(g, node)->role,
                    rv_cell_at(g, g->arena, p->pos));
    } else {
        rv_deploy(g, ref->player, node, ref->figure);
        if (f->corner)
            rv_put_at_corner(g, node, ref->place);
    }
}

static const char *followers_on(rv_case *c, int root) {
    rv_buf b = {.arena = &c->arena};
    for (int p = 0; p < c->game->nplayers; p++) {
        int n = rv_followers_on(c->game, p, root);
        if (n)
            rv_putf(&b, "%s%s of %s", b.n ? ", " : "", rv_plural(&c->arena, n, "follower"),
                    c->rec.label[p]);
    }
    RV_EACH_FIGURE(&c->game->board, root, it, who) {
        const rv_figure_row *f = &c->game->rs->figures[rv_figure_of(who)];
        if (f->joins)
            rv_putf(&b, " and the %s of %s", f->one, c->rec.label[rv_owner_of(who)]);
    }
    return rv_buf_text(&b);
}

/* Who joins followers does not stand without one of the same player (T-23, M-89). */
static void check_companions(rv_case *c, rows_laid rows) {
    const rv_game *g = c->game;
    for (int n = 0; g->figures.companions && n < g->board.nnodes; n++) {
        uint8_t follower = g->board.nodes[n].follower;
        const rv_figure_row *f = &g->rs->figures[rv_figure_of(follower)];
        int player = rv_owner_of(follower), root = rv_root(&g->board, n);
        if (!follower || !f->joins || f->alone || rv_has_there(&g->board, player, root))
            continue;
        const rv_board_row *row = rows[g->board.nodes[n].placed];
        look_at(&c->diags, row);
        rv_diag *d = rv_complain(&c->diags, RV_D_POS_ALONE, loc_of(row), f->one,
                                 c->rec.label[player], rv_feature_name(g, &c->arena, root));
        for (int i = 0; row && i < row->followers.n; i++)
            if (row->followers.list[i].player == player && row->followers.list[i].refused)
                d->because = row->followers.list[i].refused; /* he may be the one */
    }
}

/* "Check the tiles at 1,2 and 2,2, or take the followers off"; in what may be a castle they stand
 * as its lords, by this line (B-22, B-28). */
static const char *check_these(rv_case *c, int root, const char *line) {
    rv_game *g = c->game;
    rv_buf b = {.arena = &c->arena};
    for (int i = 0, k = 0, n = rv_feature_tiles(c->game, root); i < g->board.nplaced; i++) {
        if (!rv_covers(&g->board, i, root))
            continue;
        rv_putf(&b, "%s%s",
                k        ? rv_between(k, n, " and ")
                : n == 1 ? " at "
                         : "s at ",
                rv_cell_at(g, g->arena, g->board.placed[i].pos));
        k++;
    }
    return rv_printf(&c->arena, "%s%s%s the tile%s%s, or take the followers off.",
                     line ? "If it is a castle, type `" : "", line ? line : "",
                     line ? "`; or check" : "Check", rv_buf_text(&b),
                     rv_kind_of(g, root)->around ? " and those around it" : "");
}

static void check_completed(rv_case *c, rows_laid rows) {
    rv_game *g = c->game;
    for (int n = 0; n < g->board.nnodes; n++) {
        bool tied;
        if (!rv_is_root(&g->board, n) || g->board.nodes[n].open || rv_kind_of(g, n)->area ||
            rv_kind_of(g, n)->bare || rv_unnamed(&g->board, n) || !rv_feature_holds(&g->board, n))
            continue;
        unsigned winners = rv_majority(g, n, &tied);
        if (rv_stay(g, winners, tied) || g->board.nodes[n].kept)
            continue;
        int placed = g->board.nodes[n].placed;
        RV_EACH_FIGURE(&g->board, n, it, who)
            placed = g->board.nodes[it].placed;
        look_at(&c->diags, rows[placed]);
        rv_diag *d = rv_complain(&c->diags, RV_D_POS_COMPLETED, loc_of(rows[placed]),
                                 rv_feature_name(g, &c->arena, n), followers_on(c, n));
        d->asks = rv_step_keeps(g, &c->arena, n, NULL);
        d->help = check_these(c, n, d->asks);
        if (rv_never_scored(g, n))
            rv_rests_on(c, rv_never_scored(g, n), RV_NONE);
    }
}

/* No more turns are owed than there are things that give one (C-85): none where nothing does. A
 * house rule may give any number. */
static void check_extra_turns(rv_case *c, const char *key, int owed) {
    const int most = c->game->terms.extra.most;
    if (owed <= most || c->game->scripts.hooked)
        return;
    rv_complain(&c->diags, RV_D_POS_EXTRA_TURNS, c->rec.board_loc,
                rv_printf(&c->arena, "%s %s", rv_plural(&c->arena, owed, "extra turn"),
                          owed == 1 ? "is" : "are"),
                most ? rv_printf(&c->arena, "only %d %s give one", most, c->game->terms.extra.by)
                     : "nothing in this game gives one")
        ->help = most ? rv_printf(&c->arena, "Type `%s: %d`, or less.", key, most)
                      : rv_printf(&c->arena, "Delete `%s`.", key);
}

/* Lays the tile of a row, and returns its index on the table, or RV_NONE. One of which no copy is
 * left lies where it was typed all the same, for those who compare the board with the table: behind
 * all others, if there is room for it; and what is wrong at its sides comes of that. */
static int lay_row(rv_case *c, rv_board_row *row, const rv_board_row **rows) {
    rv_game *g = c->game;
    const rv_tile *t = NULL;
    const rv_construction *by = g->modules.construction;
    if (row->surplus)
        row->tile.quarters = rv_quarters_typed(g->rs, &row->tile);
    if (!row->surplus ? can_lie(c, row)
                      : rv_has_room(&g->board) &&
                            rv_placed_at(&g->board, rv_pos(&g->board, row->x, row->y)) == RV_NONE)
        t = &g->rs->tiles[row->tile.tile];
    const int before = c->diags.n, refused = row->surplus ? row->surplus : before;
    for (int p = 0; p < row->followers.n; p++)
        row->followers.list[p].refused = t ? 0 : refused;
    if (!t)
        return RV_NONE;
    t = by ? by->lies_as(c, row, t) : t;
    const int pos = rv_pos(&g->board, row->x, row->y);
    const int laid = rv_lay(g, t, row->tile.tile, row->tile.quarters, pos, false);
    rows[laid] = row;
    for (int side = 0; side < RV_SIDES; side++)
        check_side(c, row->tile.loc, laid, side);
    for (int i = before; row->surplus && i < c->diags.n; i++)
        c->diags.list[i].because = row->surplus;
    return laid;
}

static void set_tiles(rv_case *c, const rv_board_row **rows) {
    int *laid = RV_NEWS(&c->arena, int, c->rec.board.n + 1);
    for (int again = 0; again < 2; again++)
        RV_EACH_OF(&c->rec.board, row) {
            look_at(&c->diags, row);
            if (!again || row->surplus)
                laid[row - c->rec.board.list] = lay_row(c, row, rows);
        }
    RV_EACH_OF(&c->rec.board, row) {
        look_at(&c->diags, row);
        RV_EACH_OF(&row->followers, ref) {
            int before = c->diags.n;
            if (!ref->refused) /* its tile was laid */
                set_piece(c, ref, &row->tile, laid[row - c->rec.board.list]);
            ref->refused = c->diags.n > before ? c->diags.n : ref->refused;
        }
    }
    look_at(&c->diags, NULL);
    RV_EACH_OF(&c->rec.discards, d) {
        if (rv_hand_of(c->game, d->tile) != RV_NONE) {
            rv_complain(&c->diags, RV_D_POS_TILE_TWICE, d->loc, d->text, "is never drawn");
            rv_rests_on(c, rv_cited_rule(c->game->rs, RV_C_FROM_HAND), RV_NONE);
            rv_last_diag(c)->help = "Delete it here; `supply` says which players have theirs.";
        } else if (rv_choose_copy(c, d))
            rv_draw(c->game, d->tile);
        else
            rv_complain(&c->diags, RV_D_POS_TILE_TWICE, d->loc, d->text, rv_where_gone(c->game, d));
    }
}

/* ---- the whole --------------------------------------------------------------------------- */

/* Majorities are checked last, because house rules may look at everything else. */
void rv_set_position(rv_case *c) {
    rv_game *g = c->game;
    const rv_board_row **rows = RV_NEWS(&c->arena, const rv_board_row *, g->board.cap_placed + 1);
    const rv_values *extra = rv_values_in(&c->rec, "extra_turns");
    const rv_values *asked = rv_values_in(&c->rec, "still_asked");
    const rv_values *again = rv_values_in(&c->rec, "at_once");
    const rv_values *second = rv_values_in(&c->rec, "second_part");
    const bool part = rv_values_true(second);
    const int owed = extra->n ? extra->list->number : 0, more = again->n ? again->list->number : 0;
    int held = 0, hidden = 0; /* tiles, by players; unseen */
    check_way(c);
    set_tiles(c, rows);
    check_start(c);
    check_attached(c, rows);
    look_at(&c->diags, NULL);
    RV_EACH_OF(rv_values_in(&c->rec, "score"), s) {
        if (s->number < 0 && !g->scoring.may_owe)
            rv_complain(&c->diags, RV_D_POS_SCORE, s->loc, c->rec.label[s->of],
                        rv_printf(&c->arena, "%d", s->number));
        g->seats[s->of].score = s->number;
    }
    check_extra_turns(c, "extra_turns", owed);
    check_extra_turns(c, "at_once", more);
    g->turn.begun = more > 0;
    g->turn.soon = (uint8_t)(more ? more - 1 : 0);
    g->turn.part = part && more;
    g->turn.second = more ? second->n && !part : part;
    g->turn.last = RV_NONE;
    check_order(c, rows, true);
    rv_step_turn_over(g);
    check_order(c, rows, false);
    /* what left along with the tiles that lie, and with those that were put aside (HS-27) */
    for (int i = 0; i < g->board.nplaced; i++)
        if (rows[i] && !rv_is_start_tile(g, g->board.placed[i].index))
            hidden += rv_hidden_with(g, g->board.placed[i].index, true);
    for (int i = 0; i < c->rec.discards.n; i++)
        hidden += rv_hidden_with(g, c->rec.discards.list[i].tile, false);
    rv_hide(g, hidden);
    rv_play_rows(c, NULL, RV_WHEN_POSITION);
    rv_set_beside(c);
    rv_hide(g, hidden - g->stack.unseen); /* tiles wait no more whose token lies on the board */
    for (int p = 0; g->stack.held && p < g->nplayers; p++)
        held += g->stack.held[p] > 0;
    if (g->stack.n < held) /* what somebody holds lies under no hill (HS-28) */
        rv_hide(g, g->stack.n - held);
    c->play.unseen = g->stack.unseen;
    g->turn.to_move = c->rec.to_move == RV_NONE ? 0 : c->rec.to_move;
    g->turn.laid = (int8_t)g->turn.to_move; /* in a second part, who laid the tile before it */
    g->turn.extra = (int16_t)(owed + g->turn.soon + g->turn.part);
    const bool none = g->stack.n == rv_waiting_tiles(g); /* PD-16 */
    g->turn.round = asked->n && none ? (uint8_t)asked->list->number : 0;
    if (asked->n && (!none || g->turn.round > g->nplayers)) /* AM-23 */
        rv_complain(&c->diags, RV_D_POS_STILL_ASKED, asked->list->loc,
                    none ? "there are not so many players" : "tiles are still to come");
    g->over = none && !g->turn.round && !g->turn.second;
    g->turn.ncompleted = 0;
    check_companions(c, rows);
    check_completed(c, rows);
    look_at(&c->diags, NULL);
    g->journal.n = 0;
}
