/* position.c - puts a position on the table as typed, and reports all its errors at once.
 *
 * rv_set_position, at the end, is what case.c calls once a document is read: the tiles, row by row
 * (lay_row), in whatever order they were typed; then what they must be together (check_attached,
 * check_order), their followers, and what stands beside the board, of which some is up to the rows
 * of single games (rv_play_rows). Followers and pieces in hand and on the table are all that there
 * are (check_supply).
 */
#include "core/stack.h"
#include "core/state.h"
#include "judge/case.h"

/* The rows of the board, by the tiles that they have laid. */
typedef const rv_board_row *const *rows_laid;

/* All that is reported from now on is wrong at this row of the board; NULL: at none. */
static void look_at(rv_diags *d, const rv_board_row *row) {
    d->at =
        row ? (rv_at_cell){.there = true, .x = row->x, .y = row->y} : (rv_at_cell){.there = false};
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
                    rv_where_gone(g, row->tile.tile));
        row->surplus = c->diags.n;
    } else if (other != RV_NONE) { /* a cell may be typed twice, as 0,1 and 00,1 */
        rv_complain(&c->diags, RV_D_POS_TILE_TWICE, row->loc, row->tile.text,
                    rv_printf(&c->arena, "has no cell of its own: tile %s lies at %s already",
                              rv_lying_named(&c->arena, g, other),
                              rv_cell_at(g, g->arena, g->board.placed[other].pos)))
            ->rule = rv_cited_rule(g, RV_D_CELL_TAKEN);
    } else if (rv_hand_of(g, row->tile.tile) == RV_NONE) {
        rv_draw(g, row->tile.tile);
    }
    return left && other == RV_NONE;
}

/* The relevant part of a side where two sides meet: the line that leaves, or all of it. */
static const char *shown(const rv_game *g, const rv_placed *p, int side) {
    const rv_ruleset *rs = g->rs;
    int r = rv_tile_region(p->tile, p->quarters, 3 * side + 1);
    if (r == RV_NO_REGION)
        r = rv_tile_region(p->tile, p->quarters, 3 * side);
    const rv_kind *k = r == RV_NO_REGION ? NULL : &rs->kinds[p->tile->regions[r].kind];
    return k && (k->line || rs->all_ports_fit)
               ? rv_printf(g->arena, "%s %s", rv_article(k->name), k->name)
               : "none";
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
    const char *what = o->start
                           ? rv_printf(&c->arena, "start space %d", g->rs->starts[o->index].space)
                           : rv_printf(&c->arena, "tile %s", rv_lying_name(&c->arena, g, other));
    rv_diag *d =
        rv_complain(&c->diags, g->rs->all_ports_fit ? RV_D_POS_EDGE_CUT : RV_D_POS_PATH_CUT, loc,
                    rv_lying_named(&c->arena, g, placed), rv_cell_at(g, g->arena, p->pos),
                    rv_side_word(side), shown(g, p, side), shown(g, o, rv_opposite(side)), what);
    d->at.side = d->at.there ? 1 + side : 0;
    if (o->start) /* C-22 */
        d->rule = rv_cited_rule(g, RV_D_PATH_CUT_START);
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

/* The tiles with which the game begins still lie there: each other as seen from the first, however
 * the table is turned (CO-1). */
static void check_start(rv_case *c) {
    const rv_game *g = c->game;
    const rv_ruleset *rs = g->rs;
    if (!g->board.nplaced || g->start_tile == RV_NO_TILE)
        return;
    const rv_placed *root = &g->board.placed[find_root(g)];
    if (root->index != g->start_tile) {
        rv_complain(&c->diags, RV_D_POS_NO_START, c->rec.board_loc, rs->tiles[g->start_tile].id,
                    "on the table");
        return;
    }
    const int turned = (root->quarters - rs->start_quarters) & 3;
    for (int i = 0; i < rs->nbeside; i++) {
        const rv_start_at *b = &rs->beside[i];
        int x = b->x, y = b->y;
        for (int q = 0, was; q < turned; q++)
            was = x, x = y, y = -was;
        x += root->x, y += root->y;
        const int pos = rv_pos(&g->board, x, y);
        const int at = pos == RV_NONE ? RV_NONE : rv_placed_at(&g->board, pos);
        const rv_placed *p = at == RV_NONE ? NULL : &g->board.placed[at];
        const int tile = rv_tile_find(rs, rv_str_of(b->id));
        const int quarters = (b->quarters + turned) & 3;
        if (!p || p->index != tile || p->quarters != quarters)
            rv_complain(&c->diags, RV_D_POS_NO_START, c->rec.board_loc,
                        quarters ? rv_printf(&c->arena, "%s/%d", b->id, 90 * quarters) : b->id,
                        rv_printf(&c->arena, "at %s", rv_cell_name(g, &c->arena, x, y)));
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
                if (o == RV_NONE || b->placed[o].start || first[o] >= first[i])
                    continue;
                first[i] = first[o];
                more = true;
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
            as_position(&c->diags, before, "Look again which tile lies there, and how.");
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
    int top = g->box.layers ? rv_layer_drawn(g) : RV_NONE;
    for (int i = 0; i < g->board.nplaced && top != RV_NONE; i++) {
        const rv_placed *p = &g->board.placed[i];
        const int before = c->diags.n;
        if (p->tile->bare != bare || p->start || rv_is_start_tile(g, p->index) ||
            rv_hand_of(g, p->index) != RV_NONE)
            continue;   /* no stack has it */
        int copies = 0; /* of several those laid first come first */
        for (int k = 0; k < i; k++)
            copies += !g->board.placed[k].start && g->board.placed[k].index == p->index;
        int layer = rv_layer_at(g, p->index, copies);
        if (layer <= top)
            continue;
        look_at(&c->diags, rows[i]);
        rv_consider(c, RV_AT_TILE, rows[i]->tile.loc);
        rv_tell_early(c, p->index, top, layer);
        as_position(&c->diags, before,
                    "Add the tiles that are missing, or list under `discards` those that were put "
                    "aside.");
        look_at(&c->diags, NULL);
        return; /* the others come of the same tiles */
    }
}

/* ---- followers ----------------------------------------------------------------------------- */

static void set_piece(rv_case *c, rv_piece_ref *ref, const rv_tile_ref *typed, int placed) {
    rv_game *g = c->game;
    const rv_figure_row *f = &g->rs->figures[ref->figure];
    const rv_placed *p = &g->board.placed[placed];
    int node = rv_piece_node(c, ref, typed, placed, RV_D_POS_NO_PLACE);
    if (node == RV_NONE)
        return;
    if (g->board.nodes[node].follower && rv_has_room_beside(g, node))
        node = rv_node_beside(g, node);
    if (g->board.nodes[node].follower) {
        /* One that joins followers is none, but comes with a tile of its own, too (M-20, M-22). */
        const rv_figure_row *old = &g->rs->figures[rv_figure_of(g->board.nodes[node].follower)];
        const char *joins = f->joins ? f->one : old->joins ? old->one : NULL;
        rv_complain(&c->diags, RV_D_POS_FOLLOWER_TWICE, ref->loc,
                    rv_feature_name(g, &c->arena, rv_root(&g->board, node)),
                    joins ? rv_printf(&c->arena, "a follower and a %s", joins) : "two followers");
        if (joins)
            rv_last_diag(c)->rule = rv_cited_rule(g, RV_C_JOINS_APART);
    } else if (g->figures.barred >> g->board.nodes[node].kind & 1 && !f->on &&
               !f->alone) { /* K-32 */
        rv_complain(&c->diags, RV_D_POS_BARRED, ref->loc,
                    f->joins ? f->one : rv_kind_of(g, node)->role, rv_cell_at(g, g->arena, p->pos));
        rv_depends_on(c, RV_O_FARMERS);
    } else if (!f->joins && rv_takes_no_follower(g, placed)) {
        rv_complain(&c->diags, (rv_code_id)g->terms.no_follower_cite, ref->loc,
                    rv_kind_of(g, node)->role)
            ->severity = RV_SEV_INCONSISTENT;
    } else if (!p->start && rv_is_start_tile(g, p->index) && rv_copies(g, p->index) == 1 &&
               !g->own_rows) {
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
    RV_EACH_NODE(&c->game->board, root, it) {
        uint8_t follower = c->game->board.nodes[it].follower;
        const rv_figure_row *f = &c->game->rs->figures[rv_figure_of(follower)];
        if (follower && f->joins)
            rv_putf(&b, " and the %s of %s", f->one, c->rec.label[rv_owner_of(follower)]);
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
        for (int i = 0; row && i < row->pieces.n; i++)
            if (row->pieces.list[i].player == player && row->pieces.list[i].refused)
                d->because = row->pieces.list[i].refused; /* he may be the one */
    }
}

static void check_completed(rv_case *c, rows_laid rows) {
    rv_game *g = c->game;
    for (int n = 0; n < g->board.nnodes; n++) {
        bool tied;
        if (!rv_is_root(&g->board, n) || g->board.nodes[n].open || rv_kind_of(g, n)->area ||
            rv_unnamed(&g->board, n) || !rv_feature_holds(&g->board, n))
            continue;
        unsigned winners = rv_majority(g, n, &tied);
        if (rv_stay(g, winners, tied) || g->board.nodes[n].kept)
            continue;
        int placed = g->board.nodes[n].placed;
        RV_EACH_NODE(&g->board, n, it)
        if (g->board.nodes[it].follower)
            placed = g->board.nodes[it].placed;
        look_at(&c->diags, rows[placed]);
        rv_complain(&c->diags, RV_D_POS_COMPLETED, loc_of(rows[placed]),
                    rv_feature_name(g, &c->arena, n), followers_on(c, n));
    }
}

/* No more turns are owed than there are things that give one (C-85): none where nothing does. A
 * house rule may give any number. */
static void check_extra_turns(rv_case *c, int owed) {
    const int most = c->game->terms.extra_most;
    if (owed <= most || c->game->scripts.hooked)
        return;
    rv_diag *g = rv_complain(
        &c->diags, RV_D_POS_EXTRA_TURNS, c->rec.board_loc,
        rv_printf(&c->arena, "%s %s", rv_plural(&c->arena, owed, "extra turn"),
                  owed == 1 ? "is" : "are"),
        most ? rv_printf(&c->arena, "only %d %s give one", most, c->game->terms.extra_by)
             : "nothing in this game gives one");
    g->help = most ? rv_printf(&c->arena, "Type `extra_turns: %d`, or less.", most)
                   : "Delete `extra_turns`.";
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
    for (int p = 0; p < row->pieces.n; p++)
        row->pieces.list[p].refused = t ? 0 : refused;
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
        for (int i = 0; i < c->rec.board.n; i++) {
            rv_board_row *row = &c->rec.board.list[i];
            look_at(&c->diags, row);
            if (!again || row->surplus)
                laid[i] = lay_row(c, row, rows);
        }
    for (int i = 0; i < c->rec.board.n; i++) {
        rv_board_row *row = &c->rec.board.list[i];
        look_at(&c->diags, row);
        for (int k = 0; k < row->pieces.n; k++) {
            rv_piece_ref *ref = &row->pieces.list[k];
            int before = c->diags.n;
            if (!ref->refused) /* its tile was laid */
                set_piece(c, ref, &row->tile, laid[i]);
            ref->refused = c->diags.n > before ? c->diags.n : ref->refused;
        }
    }
    look_at(&c->diags, NULL);
    for (int i = 0; i < c->rec.discards.n; i++) {
        rv_tile_ref *d = &c->rec.discards.list[i];
        if (rv_choose_copy(c, d))
            rv_draw(c->game, d->tile);
        else
            rv_complain(&c->diags, RV_D_POS_TILE_TWICE, d->loc, d->text,
                        rv_where_gone(c->game, d->tile));
    }
}

/* What left unseen along with the tiles that lie, and with those that were put aside (HS-27). */
static void hide_tiles(rv_case *c, rows_laid rows) {
    rv_game *g = c->game;
    int n = 0;
    for (int i = 0; i < g->board.nplaced; i++)
        n += rows[i] && !rv_is_start_tile(g, g->board.placed[i].index)
                 ? rv_hidden_with(g, g->board.placed[i].index, true)
                 : 0;
    for (int i = 0; i < c->rec.discards.n; i++)
        n += rv_hidden_with(g, c->rec.discards.list[i].tile, false);
    rv_hide(g, n);
    c->play.unseen = g->box.unseen;
}

/* ---- what is in hand ------------------------------------------------------------------------ */

/* The number of followers of a figure that a player owns and that are not on the board. */
typedef struct absent {
    int player, figure;
    const char *text; /* where else they may be */
} absent;

static void note_absent(void *ud, const rv_thing *t) {
    absent *a = ud;
    if (t->text && t->number && t->place == a->player && t->figure == a->figure)
        a->text = t->text;
}

static const char *where_they_are(rv_game *g, int player, int figure) {
    const bool away = g->seats[player].away[figure];
    absent a = {player, figure, away ? "on the board or away" : "on the board"};
    rv_step_show(g, RV_NONE, note_absent, &a);
    return a.text;
}

/* The followers of a figure that the document has on the board for a player. */
typedef struct typed {
    int player, figure;
    rv_buf cells;    /* where they are, without those refused if `counted` */
    int refused, by; /* how many were refused, which are not counted; the diagnostic of the first */
} typed;

static typed find_typed(rv_case *c, int player, int figure, bool counted) {
    typed t = {player, figure, {.arena = &c->arena}, 0, 0};
    for (int i = 0; i < c->rec.board.n; i++) {
        const rv_board_row *row = &c->rec.board.list[i];
        for (int k = 0; k < row->pieces.n; k++) {
            const rv_piece_ref *ref = &row->pieces.list[k];
            if (ref->player != player || ref->figure != figure)
                continue;
            t.by = t.by ? t.by : ref->refused;
            t.refused += ref->refused != 0;
            if (!counted || !ref->refused)
                rv_putf(&t.cells, "%s%s", t.cells.n ? ", " : "",
                        rv_cell_name(c->game, t.cells.arena, row->x, row->y));
        }
    }
    return t;
}

/* Names the cells of a player's figures in the help, so that they can be compared with the table.
 * The player may have some of the figure under another value of an option only. */
static void help_compare(rv_case *c, rv_diag *d, typed *t, const char *what) {
    static const char form[] = "The board has those of %s at %s: compare it with the table, or %s.";
    const int option = c->game->rs->figures[t->figure].option.option;
    if (t->cells.n)
        d->help = rv_printf(&c->arena, form, c->rec.label[t->player], rv_buf_text(&t->cells), what);
    if (option != RV_NO_OPTION && !rv_figures_each(c->game->rs, c->game->option, t->figure))
        rv_depends_on(c, option);
}

/* The given stock of followers must equal the number not on the board. If it is right with those
 * that were refused, it is these that are wrong. */
static void claim_followers(rv_case *c, const rv_value *s, int figure) {
    int left = c->game->seats[s->of].supply[figure],
        away = rv_figures_each(c->game->rs, c->game->option, figure) - left;
    if (left < 0 || left == s->number)
        return;
    rv_diag *g = rv_complain(&c->diags, RV_D_POS_SUPPLY, s->loc, c->rec.label[s->of],
                             rv_plural(&c->arena, left, c->game->rs->figures[figure].one),
                             rv_printf(&c->arena, "%d", s->number),
                             rv_printf(&c->arena, "%d %s", away, away == 1 ? "is" : "are"),
                             where_they_are(c->game, s->of, figure));
    typed t = find_typed(c, s->of, figure, false);
    const int right = left - t.refused;
    g->help = rv_printf(&c->arena, "Type %d, or leave `supply` out.", right);
    help_compare(c, g, &t, rv_printf(&c->arena, "type %d", right));
    if (t.by && right == s->number) {
        g->because = t.by;
        g->help = "Correct the follower that was refused first: it is not counted.";
    }
}

/* Whether pieces that leave a hand stand somewhere: those of modules and tiles do, and what only
 * scripts spend need not. */
static bool is_accounted(const rv_game *g, int piece) {
    bool accounted = false;
    for (int m = 0; m < RV_MODULES; m++)
        accounted |= g->modules.state[m] && g->modules.piece[m] == piece;
    for (int i = 0; i < g->rs->ntiles; i++)
        accounted |= rv_hand_of(g, i) == piece;
    return accounted;
}

/* No piece may be lost; for some sorts this is checked only if all stocks are given, or if the game
 * accounts for all of them even in an incomplete position. Stocks that are not given are stored as
 * unknown. */
static void check_piece(rv_case *c, int piece) {
    rv_game *g = c->game;
    const rv_values *supply = rv_values_in(&c->rec, "supply");
    rv_loc loc = c->rec.board_loc; /* or where the first stock is given */
    unsigned given = 0;
    int held = 0, all = rv_all_pieces(g, piece), most = 0, standing = rv_pieces_standing(g, piece);
    bool tallied = false, accounted = is_accounted(g, piece);
    for (int i = 0; i < supply->n; i++) {
        const rv_value *s = &supply->list[i];
        if (rv_supply_of(&c->rec, s) != g->rs->nfigures + piece)
            continue;
        if (s->number != g->seats[s->of].pieces[piece])
            return; /* already reported */
        loc = given ? loc : s->loc;
        held += s->number;
        given |= 1u << s->of;
    }
    g->unknown_stock[piece] = (uint8_t)(accounted ? ((1u << g->nplayers) - 1) & ~given : 0);
    if (c->play.uncounted >> piece & 1 || !accounted)
        return;
    for (int p = 0; p < g->nplayers; p++)
        most += rv_stock_unknown(g, p, piece) ? g->seats[p].pieces[piece] : 0;
    for (int m = RV_MODULES - 1; m >= 0; m--) /* that of the first module that has them */
        if (g->modules.state[m] && g->modules.piece[m] == piece)
            tallied = g->rs->links->modules[m]->tallies;
    bool lost = (tallied || !g->unknown_stock[piece]) && standing + held + most < all;
    const char *upto = lost && most ? "at most " : "";
    held += lost ? most : 0;
    if (standing + held > all || lost)
        rv_complain(&c->diags, RV_D_POS_STANDING, loc,
                    rv_plural(&c->arena, standing, g->rs->pieces[piece].one),
                    rv_printf(&c->arena, "%s%d", upto, held),
                    rv_printf(&c->arena, "%s%d", upto, standing + held),
                    rv_printf(&c->arena, "%d", all));
    else
        rv_bound_hands(g, piece);
}

/* Nobody has more followers than he owns, nor more pieces than there are. Followers that are away
 * are in no supply; what is too many is complained of there. */
static void check_supply(rv_case *c) {
    rv_game *g = c->game;
    const rv_values *away = rv_values_in(&c->rec, "away");
    const rv_values *supply = rv_values_in(&c->rec, "supply");
    for (int i = 0; i < away->n; i++) {
        g->seats[away->list[i].of].away[away->list[i].figure]++;
        g->seats[away->list[i].of].supply[away->list[i].figure]--;
    }
    for (int p = 0; p < g->nplayers; p++)
        for (int f = 0; f < g->rs->nfigures; f++) {
            int owns = rv_figures_each(g->rs, g->option, f), left = g->seats[p].supply[f];
            if (left >= 0)
                continue;
            rv_diag *d =
                rv_complain(&c->diags, RV_D_POS_FOLLOWERS, c->rec.board_loc, c->rec.label[p],
                            rv_plural(&c->arena, owns - left, g->rs->figures[f].one),
                            rv_printf(&c->arena, "%d", owns), where_they_are(g, p, f));
            typed t = find_typed(c, p, f, true);
            help_compare(c, d, &t, "correct whose they are");
        }
    for (int i = 0; i < supply->n; i++) {
        const rv_value *s = &supply->list[i];
        int what = rv_supply_of(&c->rec, s), piece = what - g->rs->nfigures;
        int16_t *has = &g->seats[s->of].pieces[piece < 0 ? 0 : piece];
        if (piece < 0)
            claim_followers(c, s, what);
        else if (s->number >= 0 && s->number <= *has)
            *has = (int16_t)s->number;
        else
            rv_complain(&c->diags, RV_D_POS_PIECES, s->loc, c->rec.label[s->of],
                        rv_plural(&c->arena, s->number, g->rs->pieces[piece].one),
                        rv_printf(&c->arena, "%d", *has));
    }
    for (int piece = 0; piece < g->rs->npieces; piece++)
        check_piece(c, piece);
}

/* ---- tokens -------------------------------------------------------------------------------- */

/* False with a complaint. */
static bool find_where(rv_case *c, rv_value *v, rv_where *to) {
    rv_game *g = c->game;
    rv_chance d = {.value = *v};
    rv_house_part man;
    int pos = v->there ? rv_pos(&g->board, v->at.x, v->at.y) : RV_NONE;
    *to = (rv_where){v->on, 0};
    switch (v->on) {
    case RV_SPOT_CELL: to->at = pos; break;
    case RV_SPOT_TILE: to->at = rv_placed_at(&g->board, pos); break;
    case RV_SPOT_FEATURE: to->at = rv_feature_of(c, &v->at, RV_D_POS_NO_FEATURE); break;
    case RV_SPOT_FOLLOWER:
        to->at = rv_part_find(RV_PART_FOLLOWER, g, &d, &man) ? RV_NONE : man.i;
        return true;
    case RV_SPOT_CORNER: to->at = v->crossing; break;
    case RV_SPOT_PLAYER: to->at = v->player; break;
    default: break;
    }
    return to->at != RV_NONE || v->on == RV_SPOT_TILE;
}

/* What goes with a figure lies beside the one on the tile that the key names, or beside the only
 * one of the feature. Why that cannot be, or NULL. */
static const char *find_figure(rv_case *c, rv_value *v, rv_where *where) {
    const rv_game *g = c->game;
    const char *with = g->rs->tokens[v->token].with;
    if (!with || where->on != RV_SPOT_FEATURE)
        return NULL;
    const int placed = rv_placed_at(&g->board, rv_pos(&g->board, v->at.x, v->at.y));
    int n, node = rv_token_figure(g, v->token, where->at, placed, RV_NONE, &n);
    if (!n)
        return rv_printf(&c->arena, "no %s stands there, beside whom they lie", with);
    const rv_where there = {RV_SPOT_BESIDE, node};
    const char *name = rv_where_name(g, &c->arena, there);
    if (n > 1 && g->board.nodes[node].placed != placed)
        return rv_printf(&c->arena, "several stand there: name the place of one, as '%s'", name);
    *where = there;
    RV_SETTLE(c, v->at.canon, name);
    return NULL;
}

/* A face is one token, and a number several that are alike. One key says all of a place, by
 * whichever of its names; `keys`: of each token that lies the key that says so. False: there is no
 * such place. */
static bool set_token(rv_case *c, rv_value *v, rv_loc *keys) {
    rv_game *g = c->game;
    rv_where where;
    if (!find_where(c, v, &where))
        return false;
    char misfit[160];
    const bool misfits = rv_token_misfit(g, v->token, where, misfit, sizeof misfit);
    const char *why = misfits ? misfit : find_figure(c, v, &where);
    const char *name = where.at == RV_NONE ? rv_cell_name(g, &c->arena, v->at.x, v->at.y)
                                           : rv_where_name(g, &c->arena, where);
    int n = v->number ? v->number : 1, face = v->face;
    const rv_token *t = &g->rs->tokens[v->token];
    const int there = why ? RV_NONE : rv_token_first(g, v->token, where);
    const rv_loc *key = there == RV_NONE ? &v->key_loc : &keys[there];
    if (key->line != v->key_loc.line || key->column != v->key_loc.column) {
        rv_complain(&c->diags, RV_D_DUPLICATE_KEY, v->key_loc, name,
                    rv_printf(&c->arena, "%d", key->line));
        keys[there] = v->key_loc; /* and no more of what follows behind it */
        return true;
    }
    if (!why && there != RV_NONE && !t->nfaces)
        why = rv_printf(&c->arena, "a list is of faces: type how many %s lie there", t->several);
    else if (!why && t->nfaces && face == RV_NONE)
        why = rv_printf(&c->arena, "it needs its face, as {%s: {'%s': %s}}", t->key, name,
                        t->faces[0].key);
    else if (!why && !rv_token_number(g, v->token))
        why = "there are none in this game";
    int all = face == RV_NONE ? t->number : t->faces[face].number;
    if (!why && rv_token_left(g, v->token, face) < n)
        why = all == 1 ? "there is only one"
                       : rv_printf(&c->arena, "there is no other: all %d are accounted for", all);
    while (!why && n-- > 0)
        rv_token_put(g, v->token, face, where);
    if (!why) {
        keys[rv_token_first(g, v->token, where)] = v->key_loc;
        return true;
    }
    const char *one =
        face == RV_NONE ? t->one : rv_printf(&c->arena, "%s %s", t->one, t->faces[face].key);
    rv_complain(&c->diags, RV_D_POS_TOKEN, v->loc, one, name, why)->at = rv_at_value(v, NULL);
    if (t->rule)
        rv_rests_on(c, t->rule, RV_NONE);
    if (!rv_token_number(g, v->token))
        rv_depends_on(c, t->option.option);
    return true;
}

static void set_state(rv_case *c) {
    for (int i = 0; i < c->rec.state.n; i++) {
        const rv_state_ref *ref = &c->rec.state.list[i];
        rv_kept k = {.number = 0};
        const bool known = rv_hooks_in_force(c->game->scripts.hooks, ref->script),
                   named = rv_state_is_name(rv_str_of(ref->name));
        const char *keeps = rv_hooks_keep(c->game->scripts.hooks, ref->script, ref->name);
        const char *why = !known   ? "no script of this name is in force here"
                          : !named ? "no name that a script can keep something under"
                          : keeps  ? rv_printf(&c->arena, "the script keeps %s", keeps)
                          : !rv_state_read(&k, ref->value)
                              ? "scripts keep whole numbers, true, false and words"
                              : NULL;
        if (why) {
            rv_complain(&c->diags, RV_D_BAD_EXTRA, ref->loc,
                        !known            ? ref->script
                        : !named || keeps ? ref->name
                                          : ref->value.s,
                        why);
            continue;
        }
        strcpy(k.script, ref->script);
        strcpy(k.name, ref->name);
        rv_state_put(c->game, &k);
    }
}

static void set_beside(rv_case *c) {
    const rv_values *tokens = rv_values_in(&c->rec, "tokens");
    rv_loc *keys = RV_NEWS(&c->arena, rv_loc, c->game->ntokens + 1);
    bool found = true;
    check_supply(c);
    for (int i = 0; i < tokens->n; i++) {
        rv_value *v = &tokens->list[i];
        if (found || memcmp(&v->key_loc, &v[-1].key_loc, sizeof v->key_loc)) /* or it is known */
            found = set_token(c, v, keys);
    }
    c->play.uncounted = 0;
    set_state(c);
}

/* ---- the whole --------------------------------------------------------------------------- */

/* Majorities are checked last, because house rules may look at everything else. */
void rv_set_position(rv_case *c) {
    rv_game *g = c->game;
    const rv_board_row **rows = RV_NEWS(&c->arena, const rv_board_row *, g->board.cap_placed + 1);
    const rv_values *scores = rv_values_in(&c->rec, "score");
    const rv_values *extra = rv_values_in(&c->rec, "extra_turns");
    const rv_values *asked = rv_values_in(&c->rec, "still_asked");
    const int owed = extra->n ? extra->list->number : 0;
    check_way(c);
    set_tiles(c, rows);
    check_attached(c, rows);
    look_at(&c->diags, NULL);
    check_start(c);
    for (int i = 0; i < scores->n; i++) {
        const rv_value *s = &scores->list[i];
        if (s->number < 0 && !g->scoring.may_owe)
            rv_complain(&c->diags, RV_D_POS_SCORE, s->loc, c->rec.label[s->of],
                        rv_printf(&c->arena, "%d", s->number));
        g->seats[s->of].score = s->number;
    }
    check_extra_turns(c, owed);
    g->turn.second = rv_values_true(rv_values_in(&c->rec, "second_part"));
    g->turn.last = RV_NONE;
    check_order(c, rows, true);
    rv_step_turn_over(g);
    check_order(c, rows, false);
    hide_tiles(c, rows);
    rv_play_rows(c, NULL, RV_WHEN_POSITION);
    set_beside(c);
    g->turn.to_move = c->rec.to_move == RV_NONE ? 0 : c->rec.to_move;
    g->turn.extra = (int16_t)owed;
    g->turn.round = asked->n && !g->box.stack ? (uint8_t)asked->list->number : 0;
    g->over = g->box.stack == 0 && !g->turn.round && !g->turn.second;
    g->turn.ncompleted = 0;
    check_companions(c, rows);
    check_completed(c, rows);
    look_at(&c->diags, NULL);
    g->journal.n = 0;
}
