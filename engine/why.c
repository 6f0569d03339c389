/* why.c - why a turn is legal or not, and what it gave.
 *
 * The turn is played as a trial, with everything that is wrong noted and what is scored listened
 * to, and taken back. Then what had to hold of it is gone through in the order of the rules, each
 * thing by itself, so that all that is wrong is said and not only the first.
 */
#include "why.h"
#include "meet.h"
#include <stdio.h>
#include <stdlib.h>

enum { MOST_ALTERNATIVES = 3 };

/* ---- saying -------------------------------------------------------------------------------- */

rv_why_step *rv_say(rv_telling *t, const char *step, rv_answer answer, int law, const char *format,
                    ...) {
    rv_buf b = {.arena = t->a};
    char text[600];
    va_list args;
    va_start(args, format);
    vsnprintf(text, sizeof text, format, args);
    va_end(args);
    rv_put(&b, text);
    t->list = rv_grow(t->a, t->list, t->n, &t->cap, sizeof *t->list);
    rv_why_step *s = &t->list[t->n++];
    *s = (rv_why_step){.step = step,
                       .answer = answer,
                       .player = RV_NONE,
                       .feature = "",
                       .rule = law == RV_NONE ? "" : rv_law_rule(t->g, law),
                       .code = "",
                       .text = rv_buf_text(&b),
                       .script = ""};
    return s;
}

void rv_say_diag(rv_telling *t, const char *step, const rv_diag *d) {
    rv_why_step *s = rv_say(t, step, RV_ANSWER_NO, RV_NONE, "%s", d->message);
    s->rule = rv_dup(t->a, rv_str_of(d->rule));
    s->code = d->code;
}

const char *rv_why_player(const rv_telling *t, int player) {
    const char *label = t->c->rec.label[player], *name = t->c->rec.name[player];
    return strcmp(label, name) == 0 ? label : rv_printf(t->a, "%s (%s)", name, label);
}

const char *rv_why_placed(const rv_telling *t, int placed) {
    const rv_placed *p = &t->g->placed[placed];
    if (p->start)
        return rv_printf(t->a, "start space %d", t->g->rs->starts[p->index].space);
    return rv_printf(t->a, "tile %s at %s", p->tile->id, rv_cell_name(t->g, t->a, p->x, p->y));
}

/* ---- the trial ----------------------------------------------------------------------------- */

typedef struct trial {
    rv_telling t; /* what was scored; then the answer */
    rv_entry *e;
    rv_why_step *scored, *completed;
    int nscored, ncompleted;
    rv_diag *wrong; /* what was objected to */
    int nwrong;
} trial;

static void note_wrong(trial *w, int from) {
    const rv_diags *d = &w->t.c->diags;
    w->wrong = RV_NEWS(w->t.a, rv_diag, d->n - from + 1);
    for (int i = from; i < d->n; i++)
        if (d->list[i].status == RV_AGAINST)
            w->wrong[w->nwrong++] = d->list[i];
}

/* Puts the steps said so far aside. */
static void take_steps(trial *w, rv_why_step **list, int *n) {
    *list = w->t.list;
    *n = w->t.n;
    w->t.list = NULL;
    w->t.n = w->t.cap = 0;
}

/* What stands as it was played is played on, so that all that is wrong comes up. */
static void play(trial *w) {
    rv_case *c = w->t.c;
    rv_game *g = w->t.g;
    rv_settings settings = c->settings;
    int mark = rv_mark_of(g), diags = c->diags.n, draw = c->draw, owed = c->owed, laid = g->nplaced;
    c->settings.all = true;
    c->settings.naccept = 0;
    c->turn = w->t.why.turn;
    g->listener = (rv_listener){rv_why_listen, &w->t};
    bool stands = rv_play(c, w->e);
    note_wrong(w, diags);
    g->listener.tell = NULL;
    if (stands && g->nplaced > laid)
        rv_say_come_home(&w->t);
    take_steps(w, &w->scored, &w->nscored);
    if (stands && g->nplaced > laid)
        rv_say_completed(&w->t);
    take_steps(w, &w->completed, &w->ncompleted);
    rv_undo(g, mark);
    c->settings = settings;
    c->diags.n = diags;
    c->draw = draw;
    c->owed = owed;
    c->turn = 0;
}

static const rv_diag *objection(const trial *w, rv_code_id id) {
    rv_code_info info;
    rv_code((int)id, &info);
    for (int i = 0; i < w->nwrong; i++)
        if (strcmp(w->wrong[i].code, info.code) == 0)
            return &w->wrong[i];
    return NULL;
}

/* ---- before the tile lies ------------------------------------------------------------------ */

static void say_turn(trial *w) {
    rv_telling *t = &w->t;
    const rv_game *g = t->g;
    if (g->over)
        rv_say(t, "turn", RV_ANSWER_NO, RV_D_GAME_OVER, "the game is over: no tile is left")->code =
            "game-over";
    else if (w->e->player == g->to_move)
        rv_say(t, "turn", RV_ANSWER_YES, RV_D_NOT_YOUR_TURN, "it is the turn of %s",
               rv_why_player(t, g->to_move));
    else
        rv_say(t, "turn", RV_ANSWER_NO, RV_D_NOT_YOUR_TURN, "it is the turn of %s, not of %s",
               rv_why_player(t, g->to_move), rv_why_player(t, w->e->player))
            ->code = "not-your-turn";
}

static void say_discards(trial *w) {
    const rv_diag *wrong = objection(w, RV_D_DISCARD_FITS);
    for (int i = 0; i < w->e->discard.n && !wrong; i++)
        rv_say(&w->t, "discard", RV_ANSWER_YES, RV_D_DISCARD_FITS,
               "tile %s has no place and goes into the box",
               w->t.g->rs->tiles[w->e->discard.list[i].tile].id);
    if (wrong)
        rv_say_diag(&w->t, "discard", wrong);
}

/* False: there is no such tile to be laid. */
static bool say_tile(trial *w) {
    const rv_diag *used = objection(w, RV_D_TILE_USED), *drawn = objection(w, RV_D_WRONG_DRAW);
    const rv_ruleset *rs = w->t.g->rs;
    if (used)
        rv_say_diag(&w->t, "tile", used);
    else
        rv_say(&w->t, "tile", RV_ANSWER_YES, RV_D_TILE_USED, "tile %s is still to come",
               rs->tiles[w->e->tile.tile].id);
    if (drawn)
        rv_say_diag(&w->t, "tile", drawn);
    return !used;
}

/* False: nothing can lie there. */
static bool say_cell(trial *w, int pos) {
    rv_telling *t = &w->t;
    const char *name = rv_cell_name(t->g, t->a, w->e->x, w->e->y);
    int lies = rv_placed_at(t->g, pos);
    if (lies != RV_NONE)
        rv_say(t, "cell", RV_ANSWER_NO, RV_D_CELL_TAKEN, "%s is taken by tile %s", name,
               t->g->placed[lies].tile->id)
            ->code = "cell-taken";
    else
        rv_say(t, "cell", RV_ANSWER_YES, RV_D_CELL_TAKEN, "%s is free", name);
    return lies == RV_NONE;
}

/* Does what lies beyond a side of a cell face it with a whole side? */
static bool faces(const rv_game *g, int pos, int side, int *other) {
    *other = rv_placed_at(g, rv_step(g, pos, side));
    if (*other == RV_NONE)
        return false;
    const rv_placed *p = &g->placed[*other];
    return p->tile->sides >> ((rv_opposite(side) + 4 - p->quarters) & 3) & 1;
}

static void say_attached(trial *w, int pos) {
    rv_telling *t = &w->t;
    bool first = t->g->nplaced == t->g->rs->nstarts && t->g->rs->nstarts;
    for (int side = 0; side < RV_SIDES; side++) {
        int other;
        if (!faces(t->g, pos, side, &other))
            continue;
        rv_say(t, "attached", RV_ANSWER_YES, first ? RV_L_FIRST_TILE : RV_L_ATTACHED,
               "its %s side lies against %s", rv_side_word(side), rv_why_placed(t, other));
        return;
    }
    rv_say(t, "attached", RV_ANSWER_NO, first ? RV_D_NOT_AT_START : RV_L_ATTACHED,
           first ? "the first tile lies against a start space, and this one does not"
                 : "no side of it lies against a tile or a start space")
        ->code = first ? "not-at-start" : "not-attached";
}

/* ---- sides --------------------------------------------------------------------------------- */

/* "a path", "house", "house and court": what a side shows. */
static const char *shown(const rv_telling *t, const rv_tile *tile, int quarters, int side) {
    const rv_ruleset *rs = t->g->rs;
    const char *names[3] = {NULL, NULL, NULL};
    int n = 0;
    for (int i = 0; i < 3; i++) {
        int r = rv_tile_region(tile, quarters, 3 * side + i);
        if (r == RV_NO_REGION)
            continue;
        const rv_kind *k = &rs->kinds[tile->regions[r].kind];
        if (k->line)
            return rv_printf(t->a, "a %s", k->name);
        if (n == 0 || names[n - 1] != k->name)
            names[n++] = k->name;
    }
    return n == 2 ? rv_printf(t->a, "%s and %s", names[0], names[1]) : n ? names[0] : "nothing";
}

static bool is_line(const rv_game *g, const rv_tile *tile, int quarters, int side) {
    int r = rv_tile_region(tile, quarters, 3 * side + 1);
    return r != RV_NO_REGION && g->rs->kinds[tile->regions[r].kind].line;
}

/* The edge codes of both, as rv_fits compares them. */
static bool sides_agree(const rv_game *g, const rv_tile *tile, int quarters, int side,
                        const rv_placed *o) {
    int mine = tile->edges[quarters] >> (4 * side) & 0xf;
    int theirs = o->tile->edges[o->quarters] >> (4 * rv_opposite(side)) & 0xf;
    return !theirs || g->rs->edge_faces[theirs] == mine;
}

static void say_meeting(trial *w, int side, int other) {
    rv_telling *t = &w->t;
    const rv_tile *tile = &t->g->rs->tiles[w->e->tile.tile];
    const rv_placed *o = &t->g->placed[other];
    int quarters = w->e->tile.quarters;
    bool fits = sides_agree(t->g, tile, quarters, side, o);
    bool line = is_line(t->g, tile, quarters, side);
    int law = o->start ? RV_L_START_SIDE : line || !fits ? RV_L_SIDES : RV_L_ANY_SIDE;
    rv_why_step *s =
        rv_say(t, "side", fits ? RV_ANSWER_YES : RV_ANSWER_NO, law, "%s: %s against %s of %s",
               rv_side_word(side), shown(t, tile, quarters, side),
               shown(t, o->tile, o->quarters, rv_opposite(side)), rv_why_placed(t, other));
    s->code = fits ? "" : o->start ? "path-cut-start" : "path-cut";
}

static void say_sides(trial *w, int pos) {
    rv_telling *t = &w->t;
    for (int side = 0; side < RV_SIDES; side++) {
        int other;
        if (faces(t->g, pos, side, &other))
            say_meeting(w, side, other);
        else if (t->g->cells[rv_step(t->g, pos, side)].wall)
            rv_say(t, "side", RV_ANSWER_YES, RV_L_WALL_SIDE, "%s: %s against the wall",
                   rv_side_word(side),
                   shown(t, &t->g->rs->tiles[w->e->tile.tile], w->e->tile.quarters, side));
    }
}

/* ---- the follower -------------------------------------------------------------------------- */

static const char *holders(const rv_telling *t, int root) {
    rv_buf b = {.arena = t->a};
    for (int p = 0; p < t->g->nplayers; p++)
        if (t->g->nodes[root].followers[p])
            rv_putf(&b, "%s%d of %s", b.n ? ", " : "", t->g->nodes[root].followers[p],
                    t->c->rec.label[p]);
    return rv_buf_text(&b);
}

static void say_supply(trial *w) {
    rv_telling *t = &w->t;
    int supply = t->g->seats[w->e->player].supply;
    rv_say(t, "follower", supply > 0 ? RV_ANSWER_YES : RV_ANSWER_NO, RV_D_NO_FOLLOWER,
           "%s has %s in hand", rv_why_player(t, w->e->player),
           supply > 0 ? rv_plural(t->a, supply, "follower") : "no follower")
        ->code = supply > 0 ? "" : "no-follower";
}

/* The tile lies, as a trial, and the follower does not stand yet. */
static void say_free(trial *w) {
    rv_telling *t = &w->t;
    rv_case *c = t->c;
    int diags = c->diags.n, node = rv_piece_node(c, &w->e->piece, t->g->last, RV_D_NO_PLACE);
    if (node == RV_NONE) {
        rv_say_diag(t, "follower", &c->diags.list[c->diags.n - 1]);
        c->diags.n = diags;
        return;
    }
    int root = rv_root(t->g, node);
    bool held = rv_feature_holds(t->g, root);
    const char *name = rv_feature_name(t->g, t->a, root);
    rv_why_step *s = rv_say(t, "free", held ? RV_ANSWER_NO : RV_ANSWER_YES, RV_D_OCCUPIED,
                            held ? "on %s stands already: %s" : "nobody stands on %s%s", name,
                            held ? holders(t, root) : "");
    s->feature = name;
    s->code = held ? "occupied" : "";
}

static void say_follower(trial *w, int pos) {
    rv_game *g = w->t.g;
    int mark = rv_mark_of(g);
    if (w->e->piece.kind == RV_NONE)
        return;
    say_supply(w);
    rv_turn_place(g, w->e->tile.tile, w->e->tile.quarters, pos);
    say_free(w);
    rv_undo(g, mark);
}

/* ---- what else is wrong -------------------------------------------------------------------- */

/* Said above, each in its own words. */
static bool was_said(const rv_diag *d) {
    static const char *const said[] = {
        "not-your-turn", "game-over",    "discard-fits",  "tile-used",
        "wrong-draw",    "cell-taken",   "outside",       "not-at-start",
        "corner-only",   "not-attached", "path-cut",      "path-cut-start",
        "no-follower",   "no-place",     "where-several", "occupied",
    };
    for (size_t i = 0; i < sizeof said / sizeof *said; i++)
        if (strcmp(d->code, said[i]) == 0)
            return true;
    return false;
}

static void say_rest(trial *w) {
    for (int i = 0; i < w->nwrong; i++)
        if (!was_said(&w->wrong[i]))
            rv_say_diag(&w->t, strcmp(w->wrong[i].code, "house-rule") == 0 ? "house_rule" : "other",
                        &w->wrong[i]);
}

/* ---- what could be done instead ------------------------------------------------------------ */

typedef struct spot {
    int pos, quarters, far;
} spot;

static int nearer(const void *a, const void *b) {
    const spot *s = a, *o = b;
    return s->far != o->far   ? s->far - o->far
           : s->pos != o->pos ? s->pos - o->pos
                              : s->quarters - o->quarters;
}

/* The same cell first, then by distance; of one cell the least turn from what was tried. */
static int find_spots(trial *w, spot *list) {
    rv_game *g = w->t.g;
    int n = 0;
    for (int i = 0; i < g->nfront; i++)
        for (int q = 0; q < 4; q++) {
            int pos = g->front[i];
            int dx = abs(pos % g->width + g->x0 - w->e->x);
            int dy = abs(pos / g->width + g->y0 - w->e->y);
            if (rv_may_lie(g, &g->rs->tiles[w->e->tile.tile], q, pos))
                list[n++] = (spot){pos, q, 8 * (dx + dy) + ((q - w->e->tile.quarters) & 3)};
        }
    qsort(list, (size_t)n, sizeof *list, nearer);
    return n;
}

static void list_pieces(trial *w, const spot *s, rv_alternative *out) {
    rv_game *g = w->t.g;
    rv_part parts[RV_TILE_REGIONS];
    int mark = rv_mark_of(g), placed = rv_turn_place(g, w->e->tile.tile, s->quarters, s->pos);
    int n = rv_parts_on(g, placed, parts);
    const char **words = RV_NEWS(w->t.a, const char *, n + 1);
    for (int i = 0; i < n; i++)
        if (rv_turn_may_deploy(g, g->to_move, parts[i].root) == RV_NONE)
            words[out->npieces++] = rv_printf(w->t.a, "%s@%s", g->rs->kinds[parts[i].kind].role,
                                              rv_place_name(parts[i].place));
    out->pieces = words;
    rv_undo(g, mark);
}

static void list_alternatives(trial *w) {
    rv_game *g = w->t.g;
    spot *spots = RV_NEWS(w->t.a, spot, 4 * g->nfront + 1);
    rv_alternative *list = RV_NEWS(w->t.a, rv_alternative, MOST_ALTERNATIVES);
    int n = find_spots(w, spots);
    w->t.why.places = n;
    for (int i = 0; i < n && i < MOST_ALTERNATIVES; i++) {
        int pos = spots[i].pos;
        list[i].cell = rv_cell_name(g, w->t.a, pos % g->width + g->x0, pos / g->width + g->y0);
        list[i].rotation = 90 * spots[i].quarters;
        list_pieces(w, &spots[i], &list[i]);
    }
    w->t.why.alternatives = list;
    w->t.why.nalternatives = n < MOST_ALTERNATIVES ? n : MOST_ALTERNATIVES;
}

/* ---- the whole ----------------------------------------------------------------------------- */

static void add_steps(trial *w, const rv_why_step *list, int n) {
    for (int i = 0; i < n; i++)
        *rv_say(&w->t, "", RV_ANSWER_NONE, RV_NONE, "%s", "") = list[i];
}

static void go_through(trial *w) {
    int pos = w->e->none ? RV_NONE : rv_pos(w->t.g, w->e->x, w->e->y);
    say_turn(w);
    say_discards(w);
    if (pos == RV_NONE || !say_tile(w) || !say_cell(w, pos)) {
        say_rest(w);
        return;
    }
    say_attached(w, pos);
    say_sides(w, pos);
    say_follower(w, pos);
    say_rest(w);
}

static void run_turn(rv_query *q) {
    trial *w = q->ask;
    w->t.a = q->a;
    w->t.g = q->g;
    play(w);
    go_through(w);
    w->t.why.legal = w->nwrong == 0;
    add_steps(w, w->completed, w->ncompleted);
    if (w->t.why.legal)
        add_steps(w, w->scored, w->nscored);
    else if (!w->e->none && !objection(w, RV_D_TILE_USED) && !q->g->over)
        list_alternatives(w);
    w->t.why.move = rv_dup(q->a, rv_str_of(rv_turn_words(q->c, w->e)));
}

const rv_why *rv_why_answer(rv_telling *t) {
    t->why.steps = t->list;
    t->why.nsteps = t->n;
    t->c->told = t->why;
    return &t->c->told;
}

static const rv_why *refuse(rv_status *status, const char **why, const char *text) {
    *status = RV_MISUSED;
    *why = text;
    return NULL;
}

const rv_why *rv_case_why_turn(rv_case *c, int turn, rv_status *status, const char **why) {
    if (!c->game || turn < 1 || turn > c->rec.moves.n)
        return refuse(status, why,
                      rv_printf(&c->arena, "there is no turn %d: the record has %d", turn,
                                c->game ? c->rec.moves.n : 0));
    if (c->stopped || c->report.turns != turn - 1)
        return refuse(status, why, "an earlier turn is not legal");
    trial w = {.e = &c->rec.moves.list[turn - 1]};
    w.t = (rv_telling){.c = c, .why = {.turn = turn, .player = w.e->player}};
    *status = rv_query_answer(c, run_turn, &w, why);
    return *status == RV_FINE ? rv_why_answer(&w.t) : NULL;
}

/* ---- final scoring ------------------------------------------------------------------------- */

static void run_final(rv_query *q) {
    rv_telling *t = q->ask;
    rv_case *c = q->c;
    int diags = c->diags.n;
    t->a = q->a;
    t->g = q->g;
    q->g->listener = (rv_listener){rv_why_listen, t};
    t->why.legal = q->g->module->finish(c, c->settings.until == RV_NO_TURN);
    for (int i = diags; i < c->diags.n; i++)
        if (c->diags.list[i].status == RV_AGAINST)
            rv_say_diag(t, "other", &c->diags.list[i]);
    c->diags.n = diags;
    q->g->listener.tell = NULL;
}

const rv_why *rv_case_why_final(rv_case *c, rv_status *status, const char **why) {
    rv_telling t = {.c = c, .why = {.turn = RV_NO_TURN, .player = RV_NONE, .move = "final"}};
    if (!c->game || c->stopped)
        return refuse(status, why, "a turn is not legal: there is no final scoring");
    *status = rv_query_answer(c, run_final, &t, why);
    return *status == RV_FINE ? rv_why_answer(&t) : NULL;
}
