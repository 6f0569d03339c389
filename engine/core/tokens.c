/* tokens.c - puts, moves and finds tokens, names the places where they lie, and shows them.
 *
 * All tokens of a game are one list (rv_lying), in the order of kinds and faces, made when it
 * begins; only the place of one ever changes, so that the journal takes it back.
 */
#include "core/tokens.h"
#include "core/score.h"
#include <stdio.h>
#include <stdlib.h>

int rv_token_number(const rv_game *g, int token) {
    const rv_token *t = &g->rs->tokens[token];
    return t->die || !rv_is_met(t->option, g->option) ? 0 : t->number;
}

/* Kind by kind, face by face, so that those that are alike lie side by side. */
void rv_tokens_begin(rv_game *g) {
    int all = 0;
    for (int t = 0; t < g->rs->ntokens; t++)
        all += rv_token_number(g, t);
    g->first_token = RV_NEWS(g->arena, int32_t, g->rs->ntokens + 1);
    if (!all)
        return;
    g->tokens = RV_NEWS(g->arena, rv_lying, all);
    for (int t = 0; t < g->rs->ntokens; t++) {
        const rv_token *row = &g->rs->tokens[t];
        int face = 0, left = row->nfaces ? row->faces[0].number : row->number;
        for (int i = rv_token_number(g, t); i > 0; i--) {
            while (!left)
                left = row->faces[++face].number;
            left--;
            g->tokens[g->ntokens++] = (rv_lying){(int16_t)t, (int16_t)face, {RV_SPOT_NOTHING, 0}};
        }
        g->first_token[t + 1] = g->ntokens;
    }
}

/* ---- counting ------------------------------------------------------------------------------- */

/* A tile and the feature name the place of a figure (rv_where_name). */
bool rv_same_where(const rv_board *board, rv_where a, rv_where b) {
    const bool beside = a.on == RV_SPOT_BESIDE && b.on == RV_SPOT_BESIDE;
    if (!rv_is_on_feature(a) || !rv_is_on_feature(b))
        return a.on == b.on && a.at == b.at;
    return rv_root(board, a.at) == rv_root(board, b.at) &&
           (!beside || board->nodes[a.at].placed == board->nodes[b.at].placed);
}

/* The first of a kind and a face at a place, from the i-th on; RV_NONE. */
static int find_lying(const rv_game *g, int i, int token, int face, rv_where where) {
    for (i = i ? i : g->first_token[token]; i < g->first_token[token + 1]; i++) {
        const rv_lying *l = &g->tokens[i];
        if ((face == RV_NONE || l->face == face) && rv_same_where(&g->board, l->where, where))
            return i;
    }
    return RV_NONE;
}

int rv_token_first(const rv_game *g, int token, rv_where where) {
    return find_lying(g, 0, token, RV_NONE, where);
}

int rv_token_count(const rv_game *g, int token, int face, rv_where where) {
    int n = 0;
    for (int i = -1; (i = find_lying(g, i + 1, token, face, where)) != RV_NONE;)
        n++;
    return n;
}

int rv_token_left(const rv_game *g, int token, int face) {
    const rv_token *t = &g->rs->tokens[token];
    if (!t->die)
        return rv_token_count(g, token, face, RV_IN_SUPPLY);
    return !rv_is_met(t->option, g->option) ? 0
           : face == RV_NONE                ? t->number
                                            : t->faces[face].number;
}

int rv_token_next(const rv_game *g, int token, int after) {
    const bool any = token == RV_NONE;
    const int end = any ? g->ntokens : g->first_token[token + 1];
    int i = !any && after == RV_NONE ? g->first_token[token] : after + 1;
    while (i < end && g->tokens[i].where.on == RV_SPOT_NOTHING)
        i++;
    return i < end ? i : RV_NONE;
}

/* ---- moving --------------------------------------------------------------------------------- */

static bool change(rv_game *g, int i, rv_where to) {
    if (i != RV_NONE)
        RV_SET(g, g->tokens[i].where, to);
    return i != RV_NONE;
}

static bool is_with(const rv_game *g, int token, int node) {
    const uint8_t it = g->board.nodes[node].follower;
    return it && strcmp(g->rs->figures[rv_figure_of(it)].key, g->rs->tokens[token].with) == 0;
}

int rv_token_figure(const rv_game *g, int token, int root, int placed, int player, int *n) {
    int found = *n = 0, node = RV_NONE;
    RV_EACH_NODE(&g->board, root, it) {
        if (!is_with(g, token, it))
            continue;
        const int fits = 1 + (rv_owner_of(g->board.nodes[it].follower) == player) +
                         (g->board.nodes[it].placed == placed);
        node = fits > found ? it : node;
        found = fits > found ? fits : found;
        ++*n;
    }
    return node;
}

bool rv_token_put(rv_game *g, int token, int face, rv_where where) {
    int n, node = RV_NONE;
    if (g->rs->tokens[token].with && where.on == RV_SPOT_FEATURE)
        node =
            rv_token_figure(g, token, rv_root(&g->board, where.at), RV_NONE, g->turn.to_move, &n);
    return change(g, find_lying(g, 0, token, face, RV_IN_SUPPLY),
                  node == RV_NONE ? where : (rv_where){RV_SPOT_BESIDE, node});
}

bool rv_token_take(rv_game *g, int token, int face, rv_where where) {
    return change(g, find_lying(g, 0, token, face, where), RV_IN_SUPPLY);
}

bool rv_token_move(rv_game *g, int token, rv_where from, rv_where where) {
    if (from.on != RV_SPOT_NOTHING)
        return change(g, rv_token_first(g, token, from), where);
    int i = rv_token_next(g, token, RV_NONE);
    return i == RV_NONE ? rv_token_put(g, token, RV_NONE, where) : change(g, i, where);
}

/* The journal of the turn knows where it came from. */
int rv_token_been(const rv_game *g, int i, rv_where where, int most) {
    for (int k = g->journal.n - 1, moves = 0; k >= 0 && moves < most; k--) {
        rv_where from;
        if (g->journal.list[k].at != &g->tokens[i].where)
            continue;
        memcpy(&from, &g->journal.list[k].old, sizeof from);
        moves++;
        if (rv_same_where(&g->board, from, where))
            return moves;
    }
    return RV_NONE;
}

bool rv_token_serves(const rv_game *g, int token, int root, bool helps) {
    RV_EACH_TOKEN(g, token, i) {
        const rv_where l = g->tokens[i].where;
        if ((l.on != RV_SPOT_FOLLOWER && l.on != RV_SPOT_BESIDE) ||
            (root != RV_NONE && rv_root(&g->board, l.at) == root))
            return true;
    }
    return helps && rv_token_helps(g, token, g->turn.to_move) != RV_NONE;
}

int rv_token_helps(const rv_game *g, int token, int player) {
    RV_EACH_TOKEN(g, token, i) {
        const rv_where l = g->tokens[i].where;
        if ((l.on == RV_SPOT_FOLLOWER || l.on == RV_SPOT_BESIDE) &&
            rv_owner_of(g->board.nodes[l.at].follower) == player)
            return l.at;
    }
    return RV_NONE;
}

int rv_token_tells(const rv_game *g, int node) {
    const rv_board *b = &g->board;
    RV_EACH_TOKEN(g, RV_NONE, i) {
        const rv_where l = g->tokens[i].where;
        RV_EACH_STAND(b, l.on == RV_SPOT_FOLLOWER && l.at == node ? b->nodes[node].placed : RV_NONE,
                      it)
            if (it != node && b->nodes[it].follower == b->nodes[node].follower &&
                rv_root(b, it) == rv_root(b, node))
                return g->tokens[i].token;
    }
    return RV_NONE;
}

void rv_tokens_left_by(rv_game *g, int node) {
    for (int i = 0; i < g->ntokens; i++)
        if (g->tokens[i].where.on == RV_SPOT_FOLLOWER && g->tokens[i].where.at == node)
            change(g, i,
                   rv_token_lies_on(g->rs, g->tokens[i].token, RV_SPOT_TILE)
                       ? (rv_where){RV_SPOT_TILE, g->board.nodes[node].placed}
                       : RV_IN_SUPPLY);
}

void rv_tokens_leave(rv_game *g) {
    RV_EACH_TOKEN(g, RV_NONE, i) {
        const rv_lying l = g->tokens[i];
        if (!rv_is_on_feature(l.where) || !g->rs->tokens[l.token].with ||
            (l.where.on == RV_SPOT_BESIDE && is_with(g, l.token, l.where.at)))
            continue;
        const rv_token *t = &g->rs->tokens[l.token];
        change(g, i, RV_IN_SUPPLY);
        rv_tell_by(g, g->turn.to_move, "token", RV_ABOUT_NOTHING, t->rule ? t->rule : "",
                   "puts back %s %s from %s, where no %s stands", rv_article(t->one), t->one,
                   rv_where_name(g, g->arena, l.where), t->with);
    }
}

/* ---- places --------------------------------------------------------------------------------- */

int rv_where_tile(const rv_board *b, rv_where where) {
    return where.on == RV_SPOT_BESIDE || where.on == RV_SPOT_FOLLOWER ? b->nodes[where.at].placed
           : where.on == RV_SPOT_TILE                                 ? where.at
           : where.on == RV_SPOT_FEATURE ? rv_feature_first(b, rv_root(b, where.at))
           : where.on == RV_SPOT_CELL    ? rv_placed_at(b, where.at)
                                         : RV_NONE;
}

/* The four cells around a corner, from the one to its south-east: the sides of a cell's name. */
static const struct around {
    const char *name;
    int dx, dy; /* from the cell to the south-east of the corner */
} around[] = {{"nw", 0, 0}, {"ne", -1, 0}, {"sw", 0, 1}, {"se", -1, 1}};
enum { AROUND = sizeof around / sizeof *around };

/* The i-th of these cells; RV_NONE if it is not on the table. */
static int cell_around(const rv_game *g, int corner, int i) {
    int pos = rv_pos(&g->board, rv_pos_x(&g->board, corner) + around[i].dx,
                     rv_pos_y(&g->board, corner) + around[i].dy);
    return pos != RV_NONE && rv_of_table(g, pos) ? pos : RV_NONE;
}

/* Names a corner by a cell with a tile, or else by one where a tile can lie, or by any. */
void rv_corner_write(const rv_game *g, int corner, char name[RV_CORNER_NAME]) {
    int pos = corner, at = 0;
    for (int i = 2 * AROUND - 1; i >= 0; i--) {
        int cell = cell_around(g, corner, i % AROUND);
        if (cell == RV_NONE || (i < AROUND && rv_placed_at(&g->board, cell) == RV_NONE))
            continue;
        pos = cell;
        at = i % AROUND;
    }
    rv_cell_write(g->rs, rv_pos_x(&g->board, pos), rv_pos_y(&g->board, pos), name);
    strcat(strcat(name, "/"), around[at].name);
}

int rv_corner_of(const rv_game *g, rv_str text) {
    rv_str side = text, cell = rv_str_cut(&side, "/");
    int x, y;
    for (int i = 0; side.s && i < AROUND; i++)
        if (rv_str_is(side, around[i].name) && rv_cell_of(g, cell, &x, &y) == RV_NONE)
            return rv_pos(&g->board, x - around[i].dx, y - around[i].dy);
    return RV_NONE;
}

/* "B:knight@0,1.n" */
static const char *follower_name(const rv_game *g, rv_arena *a, int node) {
    const rv_node *n = &g->board.nodes[node];
    const int figure = rv_figure_of(n->follower);
    const rv_figure_row *f = &g->rs->figures[figure];
    return rv_printf(a, "%s:%s%s@%s.%s", rv_hook_label(g, rv_owner_of(n->follower)), f->prefix,
                     rv_figure_role(g->rs, figure, n->kind),
                     rv_cell_at(g, a, g->board.placed[n->placed].pos),
                     rv_place_on(&g->board, n->placed, rv_root(&g->board, node),
                                 rv_figure_kinds(g->rs, f, n->kind)));
}

const char *rv_where_name(const rv_game *g, rv_arena *a, rv_where where) {
    const rv_board *b = &g->board;
    char *corner;
    switch (where.on) {
    case RV_SPOT_CELL: return rv_cell_at(g, a, where.at);
    case RV_SPOT_TILE: return rv_cell_at(g, a, g->board.placed[where.at].pos);
    case RV_SPOT_FEATURE:
    case RV_SPOT_BESIDE:
        return rv_feature_name_on(g, a, rv_root(b, where.at), rv_where_tile(b, where));
    case RV_SPOT_CORNER:
        corner = rv_alloc(a, RV_CORNER_NAME);
        rv_corner_write(g, where.at, corner);
        return corner;
    case RV_SPOT_FOLLOWER: return follower_name(g, a, where.at);
    case RV_SPOT_PLAYER: return rv_hook_label(g, where.at);
    case RV_SPOT_TABLE: return "table";
    default: return "the supply";
    }
}

const char *rv_where_wrong(const rv_game *g, rv_where where) {
    switch (where.on) {
    case RV_SPOT_TILE:
        return where.at == RV_NONE || g->board.placed[where.at].start ? "no tile lies there" : NULL;
    case RV_SPOT_FEATURE:
        return rv_unnamed(&g->board, rv_root(&g->board, where.at)) ? "no tile has that feature"
                                                                   : NULL;
    case RV_SPOT_FOLLOWER:
        return where.at != RV_NONE && g->board.nodes[where.at].follower ? NULL
                                                                        : "nobody stands there";
    case RV_SPOT_CELL: return rv_of_table(g, where.at) ? NULL : "no tile lies there, or beside it";
    case RV_SPOT_CORNER:
        for (int i = 0; i < AROUND; i++)
            if (cell_around(g, where.at, i) != RV_NONE)
                return NULL;
        return "no tile lies at that corner, or beside it";
    default: return NULL;
    }
}

bool rv_token_misfit(const rv_game *g, int token, rv_where where, char *why, size_t size) {
    const unsigned places = g->rs->tokens[token].on;
    if (where.on == RV_SPOT_BESIDE && is_with(g, token, where.at))
        return false;
    if (rv_token_lies_on(g->rs, token, where.on)) {
        const char *wrong = rv_where_wrong(g, where);
        if (wrong)
            snprintf(why, size, "%s", wrong);
        return wrong;
    }
    size_t n = (size_t)snprintf(why, size, "such tokens lie %s", places ? "on" : "nowhere");
    RV_EACH_BIT(places, on)
        n += (size_t)snprintf(why + n, size - n, "%s %s", places & ((1u << on) - 1) ? "," : ":",
                              rv_spot_key((int)on));
    return true;
}

/* ---- what is seen --------------------------------------------------------------------------- */

/* "2 sheep: 3, wolf, at field@2,1.nw" */
static const char *text_of(const rv_game *g, rv_arena *a, const rv_lying *l, int n) {
    const rv_token *t = &g->rs->tokens[l->token];
    rv_buf b = {.arena = a};
    if (n > 1)
        rv_putf(&b, "%d ", n);
    rv_put(&b, n == 1 ? t->one : t->several);
    const char *before = ": ";
    for (int f = 0; f < t->nfaces; f++)
        for (int k = rv_token_count(g, l->token, f, l->where); k > 0; k--, before = ", ")
            rv_putf(&b, "%s%s", before, t->faces[f].key);
    rv_putf(&b, "%s%s %s", t->nfaces ? ", " : " ", l->where.on == RV_SPOT_TABLE ? "on the" : "at",
            rv_where_name(g, a, l->where));
    return rv_buf_text(&b);
}

/* All that lie at the place of the i-th, of its kind; nothing where one before it has told them. */
static void show_place(const rv_game *g, rv_arena *a, int i, int placed,
                       void (*see)(void *ud, const rv_thing *t), void *ud) {
    const rv_lying *l = &g->tokens[i];
    if (rv_token_first(g, l->token, l->where) != i)
        return;
    const rv_token *t = &g->rs->tokens[l->token];
    bool cell = l->where.on == RV_SPOT_CELL || l->where.on == RV_SPOT_CORNER;
    int n = rv_token_count(g, l->token, RV_NONE, l->where), worth = 0; /* what the faces come to */
    for (int f = 0; f < t->nfaces; f++)
        worth += atoi(t->faces[f].key) * rv_token_count(g, l->token, f, l->where);
    const bool beside = l->where.on == RV_SPOT_BESIDE || l->where.on == RV_SPOT_FOLLOWER;
    int region = beside ? g->board.nodes[l->where.at].region : RV_NONE;
    for (int r = 0; l->where.on == RV_SPOT_FEATURE && region == RV_NONE; r++)
        if (rv_root(&g->board, rv_node_of(&g->board.placed[placed], r)) ==
            rv_root(&g->board, l->where.at))
            region = r;
    see(ud, &(rv_thing){.name = placed != RV_NONE               ? "token"
                                : l->where.on == RV_SPOT_CELL   ? "token-cell"
                                : l->where.on == RV_SPOT_CORNER ? "token-corner"
                                                                : "token-table",
                        .player = RV_NONE,
                        .number = worth ? worth : n, /* of those without numbers */
                        .place = region,
                        .x = cell ? rv_pos_x(&g->board, l->where.at) : 0,
                        .y = cell ? rv_pos_y(&g->board, l->where.at) : 0,
                        .words = t->key,
                        .text = text_of(g, a, l, n)});
}

void rv_tokens_show(const rv_game *g, rv_arena *a, int placed,
                    void (*see)(void *ud, const rv_thing *t), void *ud) {
    RV_EACH_TOKEN(g, RV_NONE, i) {
        const rv_where where = g->tokens[i].where;
        if (where.on != RV_SPOT_PLAYER && rv_where_tile(&g->board, where) == placed)
            show_place(g, a, i, placed, see, ud);
    }
    for (int p = 0; placed == RV_NONE && g->ntokens && p < g->nplayers; p++)
        for (int t = 0; t < g->rs->ntokens; t++)
            if (rv_token_lies_on(g->rs, t, RV_SPOT_PLAYER) && rv_token_number(g, t))
                see(ud, &(rv_thing){
                            .name = "tokens",
                            .heading = "tokens",
                            .player = p,
                            .number = rv_token_count(g, t, RV_NONE, (rv_where){RV_SPOT_PLAYER, p}),
                            .words = g->rs->tokens[t].key});
}
