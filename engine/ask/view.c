/* view.c - the current board, for drawing: its frame, its tiles with what stands on them, and the
 * entry that was refused; and the report of a case as programs read it through reeve.h, by
 * functions, so that its structure can grow.
 *
 * Pictures and pages ask for it tile by tile (rv_shown_board, rv_shown_tile) and never see the
 * game itself. Lists are made in the scratch arena of the case, and last until the next board. */
#include "core/score.h"
#include "core/stack.h"
#include "core/state.h"
#include "judge/case.h"

#ifndef REEVE_VERSION
#define REEVE_VERSION "unknown"
#endif

static void stretch(rv_shown_board *b, bool *first, int x, int y) {
    b->x0 = *first || x < b->x0 ? x : b->x0;
    b->y0 = *first || y < b->y0 ? y : b->y0;
    b->x1 = *first || x > b->x1 ? x : b->x1;
    b->y1 = *first || y > b->y1 ? y : b->y1;
    *first = false;
}

int rv_shown_fault(const rv_shown_board *b, int x, int y) {
    int i = 0;
    while (i < b->nfaults && (b->faults[i].x != x || b->faults[i].y != y))
        i++;
    return i < b->nfaults ? b->faults[i].number : 0;
}

/* ---- the entry that was refused -------------------------------------------------------------- */

/* Why the entry that ended the game is illegal; NULL if none is. */
static const rv_diag *objection(const rv_case *c) {
    int turn = c->found.report.turns + 1;
    bool ended = c->game && c->play.stopped && turn <= c->rec.moves.n;
    for (int i = 0; ended && i < c->diags.n; i++)
        if (c->diags.list[i].turn == turn && c->diags.list[i].severity == RV_SEV_ILLEGAL)
            return &c->diags.list[i];
    return NULL;
}

/* Returns the entry that was refused, if it has a tile; else NULL. */
static rv_entry *refused_entry(rv_case *c) {
    rv_entry *e = objection(c) ? &c->rec.moves.list[c->found.report.turns] : NULL;
    return !e || e->none || e->player == RV_NONE ? NULL : e;
}

/* ---- the board ------------------------------------------------------------------------------- */

/* The things that a step reports, in a list. */
typedef struct listing {
    rv_arena *a;
    rv_thing *list;
    int n, cap;
} listing;

static void list_thing(void *ud, const rv_thing *t) {
    listing *l = ud;
    rv_thing *copy = RV_PUSH(l->a, l->list, l->n, l->cap);
    *copy = *t;
    copy->words = t->words ? rv_dup(l->a, rv_str_of(t->words)) : "";
    copy->text = t->text ? rv_dup(l->a, rv_str_of(t->text)) : NULL;
}

/* The role of a follower, or the key by which it goes alone. */
static const char *word_of(const rv_ruleset *rs, int figure, int kind) {
    const rv_figure_row *f = &rs->figures[figure];
    return rv_figure_alone(f) ? f->key : rs->kinds[kind].role;
}

/* The figures that stand beside another one on the same region. */
static void list_guests(const rv_game *g, int placed, listing *l) {
    RV_EACH_STAND(&g->board, placed, it) {
        const rv_node *n = &g->board.nodes[it];
        const int figure = rv_figure_of(n->follower);
        if (n->follower && it != rv_node_of(&g->board.placed[placed], n->region))
            list_thing(l, &(rv_thing){.name = "guest",
                                      .words = word_of(g->rs, figure, n->kind),
                                      .figure = figure,
                                      .player = rv_owner_of(n->follower),
                                      .place = n->region});
    }
}

/* Whose number a script keeps for each player, by the place in turn order. */
static void list_kept(const rv_game *g, listing *l) {
    for (int i = 0; i < g->nplayers * g->rs->ntokens; i++) {
        const rv_token *t = &g->rs->tokens[i % g->rs->ntokens];
        const int player = i / g->rs->ntokens;
        const char *name = t->state ? rv_printf(l->a, "%s%d", t->state, player + 1) : "";
        int n = 0;
        const rv_kept *k;
        for (int s = 0; t->state && (k = rv_state_at(g, s)); s++)
            if (!strcmp(rv_printf(l->a, "%s.%s", k->script, k->name), name))
                n = (int)k->number;
        if (t->state)
            list_thing(l, &(rv_thing){.name = "tokens",
                                      .heading = "tokens",
                                      .player = player,
                                      .number = n,
                                      .words = t->key,
                                      .text = rv_printf(l->a, "%s on %d", t->one, n)});
    }
}

/* What is asked for: the things beside the tiles, those on one of them, or at a cell. */
typedef struct asking {
    rv_case *c;
    int placed;           /* RV_NONE: on none */
    const rv_at_cell *at; /* NULL: beside */
    rv_things things;
} asking;

/* At a cell also what the refused entry has put there. */
static void list_things(void *ud) {
    asking *q = ud;
    rv_case *c = q->c;
    listing l = {.a = &c->scratch};
    const rv_entry *e = q->at ? refused_entry(c) : NULL;
    if (e)
        rv_step_show_given(c->game, e, &objection(c)->at, q->at->x, q->at->y, list_thing, &l);
    if (!l.n && (!q->at || q->placed != RV_NONE)) {
        rv_step_show(c->game, q->placed, list_thing, &l);
        rv_tokens_show(c->game, &c->scratch, q->placed, list_thing, &l);
        list_guests(c->game, q->placed, &l);
        if (q->placed == RV_NONE)
            list_kept(c->game, &l);
    }
    q->things = (rv_things){.list = l.list, .n = l.n};
}

static rv_things things_of(rv_case *c, int placed, const rv_at_cell *at) {
    asking q = {.c = c, .placed = placed, .at = at};
    q.things.ran_out =
        !rv_protect_all((rv_arena *[]){&c->scratch, c->game->arena}, 2, list_things, &q);
    return q.things;
}

const char *rv_case_left(const rv_case *c, const char *token, int face, int *left) {
    const rv_ruleset *rs = c->game ? c->game->rs : NULL;
    const int t = rs ? rv_token_find(rs, rv_str_of(token)) : -1;
    if (t < 0 || face < 0 || face >= rs->tokens[t].nfaces)
        return NULL;
    *left = rv_token_left(c->game, t, face);
    return rs->tokens[t].faces[face].key;
}

int rv_case_hides(const rv_case *c, int tile) {
    return c->game ? rv_hidden_with(c->game, tile, true) : 0;
}

/* Its frame has all cells of a bounded board, and everything on the table: start spaces lie
 * outside. A wrong position may have more followers on the board than there are, and a score below
 * 0, which is counted back from the start. */
void rv_case_board(rv_case *c, rv_shown_board *out) {
    const rv_game *g = c->game;
    *out = (rv_shown_board){0};
    rv_arena_reset(&c->scratch);
    if (!g)
        return;
    const int track = g->rs->track;
    bool first = true;
    out->bounded = g->rs->bounded;
    out->ntiles = g->board.nplaced;
    out->track = track;
    out->things = things_of(c, RV_NONE, NULL);
    out->faults = c->found.faults;
    out->nfaults = c->found.nfaults;
    for (int y = 0; g->rs->bounded && y < g->rs->ranks; y++)
        for (int x = 0; x < g->rs->files; x++)
            if (rv_inside(&g->board, x, y))
                stretch(out, &first, x, y);
    for (int i = 0; i < g->board.nplaced; i++)
        stretch(out, &first, g->board.placed[i].x, g->board.placed[i].y);
    for (int i = 0; i < out->nfaults; i++)
        stretch(out, &first, out->faults[i].x, out->faults[i].y);
    for (int p = 0; p < g->nplayers; p++) {
        const int score = g->seats[p].score;
        for (int f = 0; f < g->rs->nfigures; f++) {
            const int left = g->seats[p].supply[f];
            bool played = rv_figures_each(g->rs, g->option, f);
            out->hands[p].figures[f] = !played ? -1 : left < 0 ? 0 : left;
        }
        for (int piece = 0; piece < g->rs->npieces; piece++) {
            bool known = rv_all_pieces(g, piece) > 0; /* of all: who has laid one may not be said */
            for (int of = 0; of < g->nplayers; of++)
                known &= rv_pieces_known(g, of, piece);
            out->hands[p].pieces[piece] = known ? g->seats[p].pieces[piece] : -1;
        }
        out->hands[p].score = score;
        out->hands[p].space = track ? (score % track + track) % track : 0;
    }
}

void rv_case_board_tile(rv_case *c, int i, rv_shown_tile *out) {
    const rv_game *g = c->game;
    *out = (rv_shown_tile){.id = "", .cell = ""};
    if (!g || i < 0 || i >= g->board.nplaced)
        return;
    const rv_placed *p = &g->board.placed[i];
    rv_tile_shown(g->rs, p->tile, p->quarters, out);
    out->x = p->x;
    out->y = p->y;
    out->start = p->start;
    out->last = i == g->turn.last;
    if (p->start) {
        out->id = "";
        out->space = g->rs->starts[p->index].space;
    } else {
        out->look = rv_unlisted_tile(g->rs, p->index) ? p->tile->look : NULL;
        rv_cell_write(g->rs, p->x, p->y, out->cell);
    }
    for (int r = 0; r < out->nregions; r++) {
        const rv_node *node = &g->board.nodes[rv_node_of(p, r)];
        rv_region_info *shown = &out->regions[r];
        shown->player = rv_owner_of(node->follower);
        shown->figure = rv_figure_of(node->follower);
        shown->corner =
            g->rs->figures[shown->figure].corner ? node->corner - RV_PLACE_CORNER + 1 : 0;
        shown->role = node->follower ? word_of(g->rs, shown->figure, node->kind) : "";
        shown->feature = rv_root(&g->board, rv_node_of(p, r));
        shown->open = g->board.nodes[shown->feature].open > 0;
    }
    for (int k = 0; k < c->found.nfaults && !p->start; k++) { /* the followers that are disputed */
        const rv_at_cell *at = &c->found.faults[k];
        if (at->x == p->x && at->y == p->y && at->region > 0 && at->region <= out->nregions)
            out->regions[at->region - 1].disputed = true;
    }
    out->things = things_of(c, i, &(rv_at_cell){.x = p->x, .y = p->y});
}

/* ---- what features are worth ------------------------------------------------------------- */

typedef struct pricing {
    rv_see_worth *see;
    void *ud;
} pricing;

/* What a feature would bring those who have the majority, or anybody who came to stand there. */
static const char *worth_of(const rv_query *q, int root, rv_tally *t) {
    rv_game *g = q->g;
    rv_buf each = {.arena = q->a};
    bool tied, alike = true;
    const unsigned winners = rv_majority(g, root, &tied);
    const unsigned all = winners ? winners : 1u << g->turn.to_move;
    const int first = rv_worth_early(g, __builtin_ctz(all), root, t, NULL);
    for (unsigned left = all; left; left &= left - 1) {
        const int p = __builtin_ctz(left), points = rv_worth_early(g, p, root, t, NULL);
        alike &= points == first;
        rv_putf(&each, each.n ? ", %s %d" : "%s %d", rv_hook_label(g, p), points);
    }
    return alike ? rv_printf(q->a, "%d", first) : rv_buf_text(&each);
}

static void run_worths(rv_query *q) {
    const pricing *z = q->ask;
    for (int n = 0; n < q->g->board.nnodes && !rv_query_stopped(q); n++) {
        rv_tally t;
        if (rv_is_root(&q->g->board, n) && !rv_kind_of(q->g, n)->bare) {
            const char *points = worth_of(q, n, &t);
            z->see(z->ud, n, points, t.rule);
        }
    }
}

void rv_case_worths(rv_case *c, rv_see_worth *see, void *ud) {
    rv_query_answer(c, run_worths, &(pricing){see, ud}, NULL);
}

/* ---- what was refused ---------------------------------------------------------------------- */

/* The first region that it may name. */
static void put_piece(const rv_ruleset *rs, const rv_entry *e, bool disputed, rv_shown_tile *out) {
    const rv_follower_ref *p = &e->follower;
    const rv_tile *t = rv_entry_tile(rs, e);
    rv_ports ports = p->place < 0 ? (rv_ports)~0u : rv_place_ports(p->place);
    unsigned kinds = p->kind == RV_NONE ? 0 : 1u << p->kind;
    unsigned alone = rv_figure_alone(&rs->figures[p->figure < 0 ? RV_F_SMALL : p->figure]);
    if (kinds && alone)
        kinds = alone;
    for (int r = 0; r < t->nregions; r++)
        if (kinds >> t->regions[r].kind & 1 && (out->regions[r].ports & ports)) {
            out->regions[r].player = e->player;
            out->regions[r].disputed = disputed;
            out->regions[r].figure = p->figure < 0 ? RV_F_SMALL : p->figure;
            out->regions[r].role = word_of(rs, out->regions[r].figure, p->kind);
            return;
        }
}

bool rv_case_refused(rv_case *c, rv_shown_tile *out) {
    const rv_game *g = c->game;
    rv_entry *e = refused_entry(c);
    const rv_diag *d = objection(c);
    *out = (rv_shown_tile){.id = "", .cell = ""};
    if (!e && d && d->at.tile) /* a tile for sale, without a cell */
        rv_tile_shown(g->rs, &g->rs->tiles[d->at.tile - 1], 0, out);
    if (!e)
        return d && d->at.tile;
    if (e->tile.look) /* if no copy is left: in the rotation with this look */
        e->tile.quarters = rv_look_quarters(g->rs, e->tile.look, &g->rs->tiles[e->tile.tile]);
    const rv_tile *t = rv_entry_tile(g->rs, e);
    rv_tile_shown(g->rs, t, e->tile.quarters, out);
    out->look = rv_unlisted_tile(g->rs, e->tile.tile) ? t->look : NULL;
    out->x = e->x;
    out->y = e->y;
    rv_cell_write(g->rs, e->x, e->y, out->cell);
    put_piece(g->rs, e, d->at.follower && d->at.x == e->x && d->at.y == e->y, out);
    out->things = things_of(c, RV_NONE, &(rv_at_cell){.x = e->x, .y = e->y});
    return true;
}

bool rv_case_inside(rv_case *c, int x, int y, char name[24]) {
    name[0] = '\0';
    if (c->game)
        rv_cell_write(c->game->rs, x, y, name);
    return c->game && rv_inside(&c->game->board, x, y);
}

/* ---- the report ------------------------------------------------------------------------------ */

const char *rv_version(void) {
    return REEVE_VERSION;
}

/* What the report has under a name. */
#define REPORTED(type, function, member)                                                           \
    type function(const rv_report *r) {                                                            \
        return r->member;                                                                          \
    }
REPORTED(rv_verdict, rv_report_verdict, verdict)
REPORTED(rv_status, rv_report_status, status)
REPORTED(int, rv_report_entries, entries)
REPORTED(int, rv_report_turns, turns)
REPORTED(int, rv_report_to_move, to_move)
REPORTED(const char *, rv_report_no_turn, no_turn)
REPORTED(int, rv_report_players, nplayers)
REPORTED(int, rv_report_diags, ndiags)

/* What it has of a player, or this where nobody is that. */
#define OF_PLAYER(type, function, member, nobody)                                                  \
    type function(const rv_report *r, int player) {                                                \
        return player >= 0 && player < r->nplayers ? r->member[player] : (nobody);                 \
    }
OF_PLAYER(const char *, rv_report_label, label, "")
OF_PLAYER(const char *, rv_report_name, name, "")
OF_PLAYER(int, rv_report_score, score, 0)
OF_PLAYER(bool, rv_report_won, winner, false)

const char *rv_report_diag_text(const rv_report *r, int i, rv_diag_part part) {
    const rv_diag *d = i >= 0 && i < r->ndiags ? &r->diags[i] : NULL;
    switch (d ? part : RV_DIAG_LINE) {
    case RV_DIAG_CODE: return d->code;
    case RV_DIAG_SEVERITY: return rv_severity_name(d->severity);
    case RV_DIAG_RULE: return d->rule;
    case RV_DIAG_OPTION: return d->option;
    case RV_DIAG_PLAYER: return d->player;
    case RV_DIAG_MESSAGE: return d->message;
    case RV_DIAG_HELP: return d->help;
    default: return "";
    }
}

int rv_report_diag_number(const rv_report *r, int i, rv_diag_part part) {
    const rv_diag *d = i >= 0 && i < r->ndiags ? &r->diags[i] : NULL;
    switch (d ? part : RV_DIAG_CODE) {
    case RV_DIAG_LINE: return d->line;
    case RV_DIAG_COLUMN: return d->column;
    case RV_DIAG_TURN: return d->turn;
    case RV_DIAG_STATUS: return (int)d->status;
    default: return 0;
    }
}
