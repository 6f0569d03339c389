/* position.c - puts a position on the table as typed, and reports all its errors at once. */
#include "core/module.h"
#include "core/pieces.h"
#include "core/state.h"
#include "core/tokens.h"
#include "core/way.h"
#include "judge/case.h"
#include "judge/replay.h"
#include "lua/script.h"
#include "record/form.h"
#include "record/write.h"

static const char *number(rv_case *c, int n) {
    return rv_printf(&c->arena, "%d", n);
}

static const char *cell_of(rv_case *c, const rv_placed *p) {
    return rv_cell_name(c->game, &c->arena, p->x, p->y);
}

/* The rows of the board, by the tiles that they have laid. */
typedef const rv_board_row *const *rows_laid;

/* All that is reported from now on is wrong at this row of the board; NULL: at none. */
static void look_at(rv_case *c, const rv_board_row *row) {
    c->diags.at =
        row ? (rv_at_cell){.there = true, .x = row->x, .y = row->y} : (rv_at_cell){.there = false};
}

/* A start space has no row. */
static rv_mark mark_of(const rv_board_row *row) {
    return row ? row->mark : (rv_mark){0, 0};
}

/* ---- tiles --------------------------------------------------------------------------------- */

/* A cell may be said twice, as 0,1 and 00,1. */
static void complain_covered(rv_case *c, const rv_board_row *row, int other) {
    const rv_game *g = c->game;
    const rv_placed *p = &g->placed[other];
    rv_complain(&c->diags, RV_D_POS_TILE_TWICE, row->mark, row->tile.text,
                rv_printf(&c->arena, "has no cell of its own: tile %s lies at %s already",
                          rv_lying_named(&c->arena, g, other), cell_of(c, p)))
        ->rule = rv_law_rule(g, RV_D_CELL_TAKEN);
}

static int lay_at(rv_case *c, const rv_board_row *row) {
    rv_game *g = c->game;
    const rv_tile *t = &g->rs->tiles[row->tile.tile];
    const rv_construction *b;
    for (int i = 0; (b = rv_construction_at(g, i)); i++)
        t = b->lies_as(c, row, t);
    return rv_lay(g, t, row->tile.tile, row->tile.quarters, rv_pos(g, row->x, row->y), false);
}

/* Returns the tile's index on the table, or RV_NONE if it is not laid. */
static int lay_row(rv_case *c, rv_board_row *row) {
    rv_game *g = c->game;
    int pos = rv_pos(g, row->x, row->y);
    if (!rv_choose_copy(c, &row->tile)) {
        rv_complain(&c->diags, RV_D_POS_TILE_TWICE, row->tile.mark, row->tile.text,
                    rv_where_gone(c, row->tile.tile));
        row->surplus = c->diags.n;
    } else if (rv_placed_at(g, pos) != RV_NONE)
        complain_covered(c, row, rv_placed_at(g, pos));
    else {
        if (rv_hand_of(g, row->tile.tile) == RV_NONE)
            rv_draw(g, row->tile.tile);
        return lay_at(c, row);
    }
    return RV_NONE;
}

/* A tile of which no copy is left lies where it was typed all the same, for those who compare the
 * board with the table: behind all others, if there is room for it. */
static int lay_surplus(rv_case *c, rv_board_row *row) {
    rv_game *g = c->game;
    if (!row->surplus || !rv_has_room(g) || rv_placed_at(g, rv_pos(g, row->x, row->y)) != RV_NONE)
        return RV_NONE;
    if (row->tile.look)
        row->tile.quarters = rv_look_quarters(g->rs, row->tile.look, &g->rs->tiles[row->tile.tile]);
    return lay_at(c, row);
}

/* The relevant part of a side where two sides meet: the line that leaves, or all of it. */
static const char *shown(rv_case *c, const rv_placed *p, int side) {
    const rv_ruleset *rs = c->game->rs;
    int r = rv_tile_region(p->tile, p->quarters, 3 * side + 1);
    const rv_kind *k = r == RV_NO_REGION ? NULL : &rs->kinds[p->tile->regions[r].kind];
    return k && (k->line || rs->all_ports_fit)
               ? rv_printf(&c->arena, "%s %s", rv_article(k->name), k->name)
               : "none";
}

static const char *what(rv_case *c, const rv_placed *p) {
    return p->start ? rv_printf(&c->arena, "start space %d", c->game->rs->starts[p->index].space)
                    : rv_printf(&c->arena, "tile %s",
                                rv_lying_said(&c->arena, c->game, (int)(p - c->game->placed)));
}

static void check_side(rv_case *c, rv_mark mark, int placed, int side) {
    rv_game *g = c->game;
    const rv_placed *p = &g->placed[placed];
    int other = rv_placed_at(g, rv_step(g, p->pos, side));
    if (other == RV_NONE || (other > placed && !g->placed[other].start))
        return; /* each pair once: by the tile laid later, or by the start space */
    const rv_placed *o = &g->placed[other];
    if (rv_sides_agree(g->rs, p->tile, p->quarters, side, o->tile, o->quarters))
        return;
    rv_diag *d =
        rv_complain(&c->diags, g->rs->all_ports_fit ? RV_D_POS_EDGE_CUT : RV_D_POS_PATH_CUT, mark,
                    rv_lying_named(&c->arena, g, placed), cell_of(c, p), rv_side_word(side),
                    shown(c, p, side), shown(c, o, rv_opposite(side)), what(c, o));
    d->at.side = d->at.there ? 1 + side : 0;
    if (o->start) /* C-22 */
        d->rule = rv_law_rule(g, RV_D_PATH_CUT_START);
}

/* The tile to which all others must be connected if there are no start spaces: a start tile, the
 * one at 0,0 if there are several, or else the first of all. */
static int find_root(const rv_game *g) {
    int start = g->rs->start_tile, root = g->rs->nstarts ? RV_NONE : 0;
    for (int i = g->nplaced - 1; i >= 0 && start != RV_NO_TILE; i--) {
        const rv_placed *p = &g->placed[i], *best = &g->placed[root];
        bool middle = best->index == start && best->x == 0 && best->y == 0;
        if (p->index == start && !middle)
            root = i;
    }
    return root;
}

/* The tiles that are connected with a start space, or with the start tile. */
static void spread_from_starts(rv_game *g, bool *held) {
    int first = find_root(g);
    for (bool more = true; more;) {
        more = false;
        for (int i = 0; i < g->nplaced; i++)
            for (int side = 0; side < RV_SIDES && !held[i]; side++) {
                int o = rv_placed_at(g, rv_step(g, g->placed[i].pos, side));
                bool faces = o != RV_NONE && g->placed[o].start &&
                             (g->placed[o].tile->sides >> rv_opposite(side) & 1);
                held[i] = g->placed[i].start || i == first || faces ||
                          (o != RV_NONE && !g->placed[o].start && held[o]);
                more |= held[i] && !g->placed[i].start;
            }
    }
}

/* Of the tiles that are not held, those that hang together: for each the first of them. */
static int *find_loose(const rv_game *g, rv_arena *a, const bool *held) {
    int *first = RV_NEWS(a, int, g->nplaced + 1);
    for (int i = 0; i < g->nplaced; i++)
        first[i] = i;
    for (bool more = true; more;) {
        more = false;
        for (int i = 0; i < g->nplaced; i++)
            for (int side = 0; side < RV_SIDES && !held[i]; side++) {
                int o = rv_placed_at(g, rv_step(g, g->placed[i].pos, side));
                if (o == RV_NONE || held[o] || first[o] >= first[i])
                    continue;
                first[i] = first[o];
                more = true;
            }
    }
    return first;
}

/* What hangs on one tile comes of it, and the message of that one counts it. */
static rv_diag *tell_loose(rv_case *c, rows_laid rows, const int *first, int i) {
    const rv_placed *p = &c->game->placed[i];
    int others = 0;
    for (int k = i + 1; k < c->game->nplaced; k++)
        others += first[k] == i;
    look_at(c, rows[i]);
    rv_diag *g = rv_complain(&c->diags, RV_D_POS_UNATTACHED, mark_of(rows[i]),
                             rv_lying_named(&c->arena, c->game, i), cell_of(c, p));
    if (others && g->row == RV_D_POS_UNATTACHED)
        g->message = rv_printf(&c->arena, "%s; %d more %s on it", g->message, others,
                               others == 1 ? "tile hangs" : "tiles hang");
    return g;
}

static void check_attached(rv_case *c, rows_laid rows) {
    rv_game *g = c->game;
    bool *held = RV_NEWS(&c->arena, bool, g->nplaced + 1);
    int *told = RV_NEWS(&c->arena, int, g->nplaced + 1); /* 1 + the index of its diagnostic */
    spread_from_starts(g, held);
    const int *first = find_loose(g, &c->arena, held);
    for (int i = 0; i < g->nplaced; i++) {
        if (held[i])
            continue;
        rv_diag *d = tell_loose(c, rows, first, i);
        told[i] = c->diags.n;
        if (first[i] != i && d->row == RV_D_POS_UNATTACHED)
            d->because = told[first[i]];
    }
}

/* ---- followers ----------------------------------------------------------------------------- */

/* The start tile was nobody's turn (K-2), and no other copy of it can be meant. */
static bool is_start_alone(const rv_game *g, int placed) {
    int tile = g->placed[placed].index;
    return !g->placed[placed].start && rv_is_start_tile(g->rs, tile) && rv_copies(g, tile) == 1;
}

/* One that joins followers is none, but comes with a tile of its own, too (M-20, M-22). */
static void complain_two(rv_case *c, const rv_piece_ref *ref, int node) {
    const rv_figure_row *all = c->game->rs->figures, *new = &all[ref->figure];
    const rv_figure_row *old = &all[rv_piece_figure(c->game->nodes[node].piece)];
    const char *joins = new->joins ? new->one : old->joins ? old->one : NULL;
    const char *one = joins ? rv_printf(&c->arena, "a follower and a %s", joins) : "two followers";
    rv_complain(&c->diags, RV_D_POS_FOLLOWER_TWICE, ref->mark,
                rv_feature_name(c->game, &c->arena, rv_root(c->game, node)), one);
    if (joins)
        rv_last_diag(c)->rule = rv_law_rule(c->game, RV_L_JOINS_APART);
}

static void set_piece(rv_case *c, rv_piece_ref *ref, const rv_tile_ref *typed, int placed) {
    rv_game *g = c->game;
    const rv_figure_row *f = &g->rs->figures[ref->figure];
    int node = rv_piece_node(c, ref, typed, placed, RV_D_POS_NO_PLACE);
    if (node == RV_NONE)
        return;
    if (g->nodes[node].piece) {
        complain_two(c, ref, node);
    } else if (g->barred >> g->nodes[node].kind & 1 && !f->on) { /* K-32 */
        rv_complain(&c->diags, RV_D_POS_BARRED, ref->mark,
                    f->joins ? f->one : rv_kind_of(g, node)->role, cell_of(c, &g->placed[placed]));
        rv_hangs_on(c, RV_O_FARMERS);
    } else if (rv_takes_no_follower(g, placed)) {
        rv_complain(&c->diags, (rv_code_id)g->terms.no_follower_law, ref->mark,
                    rv_kind_of(g, node)->role)
            ->severity = RV_SEV_INCONSISTENT;
    } else if (is_start_alone(g, placed)) {
        rv_complain(&c->diags, RV_D_POS_START_HELD, ref->mark, rv_kind_of(g, node)->role,
                    cell_of(c, &g->placed[placed]));
    } else {
        rv_deploy(g, ref->player, node, ref->figure);
    }
}

/* Followers stand on a tile that was laid, or go with it. */
static void put_pieces(rv_case *c, rv_board_row *row, int laid) {
    for (int i = 0; i < row->pieces.n; i++) {
        rv_piece_ref *ref = &row->pieces.list[i];
        int before = c->diags.n;
        if (!ref->refused)
            set_piece(c, ref, &row->tile, laid);
        ref->refused = c->diags.n > before ? c->diags.n : ref->refused;
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
    RV_EACH_NODE(c->game, root, it) {
        uint8_t piece = c->game->nodes[it].piece;
        const rv_figure_row *f = &c->game->rs->figures[rv_piece_figure(piece)];
        if (piece && f->joins)
            rv_putf(&b, " and the %s of %s", f->one, c->rec.label[rv_piece_player(piece)]);
    }
    return rv_buf_text(&b);
}

/* Who joins followers does not stand without one of the same player (T-23, M-89). */
static void check_companions(rv_case *c, rows_laid rows) {
    const rv_game *g = c->game;
    for (int n = 0; g->companions && n < g->nnodes; n++) {
        uint8_t piece = g->nodes[n].piece;
        const rv_figure_row *f = &g->rs->figures[rv_piece_figure(piece)];
        int player = rv_piece_player(piece), root = rv_root(g, n);
        if (!piece || !f->joins || rv_has_there(g, player, root))
            continue;
        const rv_board_row *row = rows[g->nodes[n].placed];
        look_at(c, row);
        rv_diag *d = rv_complain(&c->diags, RV_D_POS_ALONE, mark_of(row), f->one,
                                 c->rec.label[player], rv_feature_name(g, &c->arena, root));
        for (int i = 0; row && i < row->pieces.n; i++)
            if (row->pieces.list[i].player == player && row->pieces.list[i].refused)
                d->because = row->pieces.list[i].refused; /* he may be the one */
    }
}

static bool may_stay(rv_game *g, int root) {
    bool tied;
    unsigned winners = rv_majority(g, root, &tied);
    return rv_stay(g, winners, tied);
}

static void check_completed(rv_case *c, rows_laid rows) {
    rv_game *g = c->game;
    for (int n = 0; n < g->nnodes; n++)
        if (rv_is_root(g, n) && !g->nodes[n].open && !rv_kind_of(g, n)->area && !rv_unnamed(g, n) &&
            rv_feature_holds(g, n) && !may_stay(g, n) && !g->nodes[n].kept) {
            int placed = g->nodes[n].placed;
            RV_EACH_NODE(g, n, it)
            if (g->nodes[it].piece)
                placed = g->nodes[it].placed;
            look_at(c, rows[placed]);
            rv_complain(&c->diags, RV_D_POS_COMPLETED, mark_of(rows[placed]),
                        rv_feature_name(g, &c->arena, n), followers_on(c, n));
        }
}

/* The number of followers of a figure that a player owns. */
static int owned(const rv_case *c, int figure) {
    return rv_figures_each(c->game->rs, c->game->option, figure);
}

/* Whether the player would have some under another value of an option. */
static void hangs_on_option(rv_case *c, int figure) {
    int option = c->game->rs->figures[figure].option.option;
    if (option != RV_NO_OPTION && !owned(c, figure))
        rv_hangs_on(c, option);
}

/* They are in no supply; what is too many is complained of there. */
static void set_away(rv_case *c) {
    const rv_values *said = rv_values_in(&c->rec, "away");
    for (int i = 0; i < said->n; i++) {
        rv_seat *s = &c->game->seats[said->list[i].of];
        s->away[said->list[i].figure]++;
        s->supply[said->list[i].figure]--;
    }
}

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

static const char *where_they_are(const rv_case *c, int player, int figure) {
    const bool away = c->game->seats[player].away[figure];
    absent a = {player, figure, away ? "on the board or away" : "on the board"};
    rv_step_show(c->game, RV_NONE, note_absent, &a);
    return a.text;
}

/* Names the cells on which the document has followers of the player, so that they can be compared
 * with the table; those that were refused, too, or not. */
static const char *where_typed(const rv_case *c, int player, int figure, bool refused,
                               const char *otherwise) {
    rv_buf b = {.arena = c->diags.arena};
    for (int i = 0; i < c->rec.board.n; i++) {
        const rv_board_row *row = &c->rec.board.list[i];
        for (int k = 0; k < row->pieces.n; k++) {
            const rv_piece_ref *ref = &row->pieces.list[k];
            if (ref->player == player && ref->figure == figure && (refused || !ref->refused))
                rv_putf(&b, "%s%s", b.n ? ", " : "",
                        rv_cell_name(c->game, b.arena, row->x, row->y));
        }
    }
    return b.n ? rv_printf(b.arena,
                           "The board has those of %s at %s: compare it with the table, or %s.",
                           c->rec.label[player], rv_buf_text(&b), otherwise)
               : NULL;
}

/* How many of them were refused, which are not counted; and by which diagnostic the first was. */
static int count_refused(const rv_case *c, int player, int figure, int *by) {
    int n = 0;
    for (int i = 0; i < c->rec.board.n; i++) {
        const rv_board_row *row = &c->rec.board.list[i];
        for (int k = 0; k < row->pieces.n; k++) {
            const rv_piece_ref *ref = &row->pieces.list[k];
            bool one = ref->player == player && ref->figure == figure && ref->refused;
            *by = one && !n ? ref->refused : *by;
            n += one;
        }
    }
    return n;
}

/* If it is right with those that were refused, it is these that are wrong. */
static void help_supply(const rv_case *c, const rv_supply_ref *s, int left, rv_diag *g) {
    int by = 0, right = left - count_refused(c, s->player, s->what, &by);
    const char *number = rv_printf(c->diags.arena, "type %d", right);
    const char *cells = where_typed(c, s->player, s->what, true, number);
    if (by && right == s->value) {
        g->because = by;
        g->help = "Correct the follower that was refused first: it is not counted.";
    } else {
        g->help =
            cells ? cells : rv_printf(c->diags.arena, "Type %d, or leave `supply` out.", right);
    }
}

/* The given stock of followers must equal the number not on the board. */
static void claim_supply(rv_case *c, const rv_supply_ref *s) {
    if (s->what >= c->game->rs->nfigures) {
        rv_claim_pieces(c, s);
        return;
    }
    int left = c->game->seats[s->player].supply[s->what], away = owned(c, s->what) - left;
    if (left < 0 || left == s->value)
        return;
    rv_diag *g = rv_complain(&c->diags, RV_D_POS_SUPPLY, s->mark, c->rec.label[s->player],
                             rv_plural(&c->arena, left, c->game->rs->figures[s->what].one),
                             number(c, s->value),
                             rv_printf(&c->arena, "%d %s", away, away == 1 ? "is" : "are"),
                             where_they_are(c, s->player, s->what));
    help_supply(c, s, left, g);
    hangs_on_option(c, s->what);
}

static void check_figure(rv_case *c, int player, int figure) {
    int owns = owned(c, figure), left = c->game->seats[player].supply[figure];
    if (left >= 0)
        return;
    rv_diag *g = rv_complain(&c->diags, RV_D_POS_FOLLOWERS, c->rec.board_mark, c->rec.label[player],
                             rv_plural(&c->arena, owns - left, c->game->rs->figures[figure].one),
                             number(c, owns), where_they_are(c, player, figure));
    const char *help = where_typed(c, player, figure, false, "correct whose they are");
    g->help = help ? help : g->help;
    hangs_on_option(c, figure);
}

static void check_supply(rv_case *c) {
    for (int p = 0; p < c->game->nplayers; p++)
        for (int f = 0; f < c->game->rs->nfigures; f++)
            check_figure(c, p, f);
    for (int i = 0; i < c->rec.supply.n; i++)
        claim_supply(c, &c->rec.supply.list[i]);
}

static void set_scores(rv_case *c) {
    const rv_values *scores = rv_values_in(&c->rec, "score");
    for (int i = 0; i < scores->n; i++) {
        const rv_value *s = &scores->list[i];
        if (s->number < 0 && !c->game->may_owe)
            rv_complain(&c->diags, RV_D_POS_SCORE, s->mark, c->rec.label[s->of],
                        number(c, s->number));
        c->game->seats[s->of].score = s->number;
    }
}

/* No more turns are owed than there are things that give one (C-85): none where nothing does. A
 * house rule may give any number. */
static void check_extra_turns(rv_case *c) {
    int owed = c->rec.extra, most = c->game->terms.extra_most;
    if (owed <= most || c->game->hooked)
        return;
    rv_diag *g = rv_complain(
        &c->diags, RV_D_POS_EXTRA_TURNS, c->rec.board_mark,
        rv_printf(&c->arena, "%s %s", rv_plural(&c->arena, owed, "extra turn"),
                  owed == 1 ? "is" : "are"),
        most ? rv_printf(&c->arena, "only %d %s give one", most, c->game->terms.extra_by)
             : "nothing in this game gives one");
    g->help = most ? rv_printf(&c->arena, "Type `extra_turns: %d`, or less.", most)
                   : "Delete `extra_turns`.";
}

/* ---- tokens -------------------------------------------------------------------------------- */

static void wrong_token(rv_case *c, const rv_value *v, const char *where, const char *why) {
    const rv_token *t = &c->game->rs->tokens[v->token];
    bool face = v->face != RV_NONE;
    rv_complain(
        &c->diags, RV_D_POS_TOKEN, v->mark,
        rv_printf(&c->arena, "%s%s%s", t->one, face ? " " : "", face ? t->faces[v->face].key : ""),
        where, why)
        ->at = (rv_at_cell){.there = v->there, .x = v->at.x, .y = v->at.y};
    if (t->rule)
        rv_rests_on(c, t->rule, RV_NONE);
    if (!rv_token_number(c->game, v->token))
        rv_hangs_on(c, t->option.option);
}

/* False with a complaint. */
static bool find_where(rv_case *c, rv_value *v, rv_where *to) {
    const rv_game *g = c->game;
    int pos = v->there ? rv_pos(g, v->at.x, v->at.y) : RV_NONE;
    *to = (rv_where){v->on, 0};
    switch (v->on) {
    case RV_SPOT_CELL: to->at = pos; break;
    case RV_SPOT_TILE: to->at = rv_placed_at(g, pos); break;
    case RV_SPOT_FEATURE: to->at = rv_feature_of(c, &v->at, RV_D_POS_NO_FEATURE); break;
    case RV_SPOT_CORNER: to->at = v->crossing; break;
    case RV_SPOT_PLAYER: to->at = v->player; break;
    default: break;
    }
    return to->at != RV_NONE || v->on == RV_SPOT_TILE;
}

/* A face is one token, and a number several that are alike. */
static void set_token(rv_case *c, rv_value *v) {
    rv_game *g = c->game;
    rv_where where;
    if (!find_where(c, v, &where))
        return;
    char misfit[160];
    const char *why = rv_token_misfit(g, v->token, where, misfit, sizeof misfit) ? misfit : NULL;
    const char *name = where.at == RV_NONE ? rv_cell_name(g, &c->arena, v->at.x, v->at.y)
                                           : rv_where_name(g, &c->arena, where);
    int n = v->number ? v->number : 1, face = v->face;
    const rv_token *t = &g->rs->tokens[v->token];
    if (!why && t->nfaces && face == RV_NONE)
        why = rv_printf(&c->arena, "it needs its face, as {%s: {'%s': %s}}", t->key, name,
                        t->faces[0].key);
    else if (!why && !rv_token_number(g, v->token))
        why = "there are none in this game";
    int all = face == RV_NONE ? t->number : t->faces[face].number;
    if (!why && rv_token_left(g, v->token, face) < n)
        why = all == 1 ? "there is only one"
                       : rv_printf(&c->arena, "there is no other: all %d are accounted for", all);
    if (why)
        wrong_token(c, v, name, why);
    while (!why && n-- > 0)
        rv_token_put(g, v->token, face, where);
}

static void set_tokens(rv_case *c) {
    const rv_values *said = rv_values_in(&c->rec, "tokens");
    for (int i = 0; i < said->n; i++)
        set_token(c, &said->list[i]);
}

/* ---- what house rules keep ----------------------------------------------------------------- */

static void wrong_state(rv_case *c, const rv_state_ref *ref, const char *text, const char *why) {
    rv_complain(&c->diags, RV_D_BAD_EXTRA, ref->mark, text, why);
}

static void set_state(rv_case *c) {
    for (int i = 0; i < c->rec.state.n; i++) {
        const rv_state_ref *ref = &c->rec.state.list[i];
        rv_kept k = {.number = 0};
        if (!rv_hooks_in_force(c->game->hooks, ref->script)) {
            wrong_state(c, ref, ref->script, "no script of this name is in force here");
        } else if (!rv_state_is_name(rv_str_of(ref->name))) {
            wrong_state(c, ref, ref->name, "no name that a script can keep something under");
        } else if (!rv_state_read(&k, ref->value)) {
            wrong_state(c, ref, ref->value.s, "scripts keep whole numbers, true, false and words");
        } else {
            strcpy(k.script, ref->script);
            strcpy(k.name, ref->name);
            rv_state_put(c->game, &k);
        }
    }
}

/* ---- the whole ----------------------------------------------------------------------------- */

/* Lays the tile of a row; what is wrong at its sides comes of it if no copy of it was left. */
static int take_laid(rv_case *c, rv_board_row *row, int (*lay)(rv_case *, rv_board_row *),
                     const rv_board_row **rows) {
    int laid = lay(c, row), before = c->diags.n;
    for (int p = 0; p < row->pieces.n; p++)
        row->pieces.list[p].refused = laid != RV_NONE ? 0
                                      : row->surplus  ? row->surplus
                                                      : c->diags.n;
    if (laid == RV_NONE)
        return RV_NONE;
    rows[laid] = row;
    for (int side = 0; side < RV_SIDES; side++)
        check_side(c, row->tile.mark, laid, side);
    for (int i = before; row->surplus && i < c->diags.n; i++)
        c->diags.list[i].because = row->surplus;
    return laid;
}

static void set_tiles(rv_case *c, const rv_board_row **rows) {
    rv_game *g = c->game;
    int *laid = RV_NEWS(&c->arena, int, c->rec.board.n + 1);
    for (int i = 0; i < c->rec.board.n; i++) {
        look_at(c, &c->rec.board.list[i]);
        laid[i] = take_laid(c, &c->rec.board.list[i], lay_row, rows);
    }
    for (int i = 0; i < c->rec.board.n; i++) {
        look_at(c, &c->rec.board.list[i]);
        if (c->rec.board.list[i].surplus)
            laid[i] = take_laid(c, &c->rec.board.list[i], lay_surplus, rows);
    }
    for (int i = 0; i < c->rec.board.n; i++) {
        look_at(c, &c->rec.board.list[i]);
        put_pieces(c, &c->rec.board.list[i], laid[i]);
    }
    look_at(c, NULL);
    for (int i = 0; i < c->rec.discards.n; i++) {
        rv_tile_ref *d = &c->rec.discards.list[i];
        if (rv_choose_copy(c, d))
            rv_draw(g, d->tile);
        else
            rv_complain(&c->diags, RV_D_POS_TILE_TWICE, d->mark, d->text,
                        rv_where_gone(c, d->tile));
    }
}

static void check_start(rv_case *c) {
    const rv_game *g = c->game;
    int start = g->rs->start_tile;
    if (g->nplaced && start != RV_NO_TILE && g->placed[find_root(g)].index != start)
        rv_complain(&c->diags, RV_D_POS_NO_START, c->rec.board_mark, g->rs->tiles[start].id);
}

/* Majorities are checked last, because house rules may look at everything else. */
void rv_set_position(rv_case *c) {
    rv_game *g = c->game;
    const rv_board_row **rows = RV_NEWS(&c->arena, const rv_board_row *, g->cap_placed + 1);
    rv_check_way(c);
    set_tiles(c, rows);
    check_attached(c, rows);
    look_at(c, NULL);
    check_start(c);
    set_scores(c);
    check_extra_turns(c);
    g->second = c->rec.second;
    g->last = RV_NONE;
    rv_check_order(c, rows, true);
    rv_step_turn_over(g);
    rv_check_order(c, rows, false);
    rv_play_rows(c, NULL, RV_WHEN_POSITION);
    set_away(c);
    check_supply(c);
    rv_check_pieces(c);
    set_tokens(c);
    c->uncounted = 0;
    set_state(c);
    g->to_move = c->rec.to_move == RV_NONE ? 0 : c->rec.to_move;
    g->extra = (int16_t)c->rec.extra;
    g->over = g->stack == 0;
    g->ncompleted = 0;
    check_companions(c, rows);
    check_completed(c, rows);
    look_at(c, NULL);
    g->journal.n = 0;
}
