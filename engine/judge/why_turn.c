/* why_turn.c - saying things step by step; a turn and final scoring, gone through and taken back;
 * and where the tile of a turn could lie instead.
 *
 * Both are played as ever; the conditions say what holds and what does not, and go on
 * (core/require.h).
 */
#include "core/module.h"
#include "core/turn.h"
#include "judge/replay.h"
#include "judge/why.h"
#include "record/form.h"
#include <stdlib.h>

const char *rv_why_label(const rv_telling *t, int player) {
    return t->c->rec.label[player];
}

const char *rv_why_player(const rv_case *c, int player) {
    const char *label = c->rec.label[player], *name = c->rec.name[player];
    return strcmp(label, name) == 0 ? label : rv_printf(c->game->arena, "%s (%s)", name, label);
}

const char *rv_why_placed(const rv_game *g, int placed) {
    const rv_placed *p = &g->board.placed[placed];
    if (p->start)
        return rv_printf(g->arena, "start space %d", g->rs->starts[p->index].space);
    return rv_printf(g->arena, "tile %s at %s", rv_lying_named(g->arena, g, placed),
                     rv_cell_at(g, g->arena, p->pos));
}

/* ---- asking -------------------------------------------------------------------------------- */

void rv_why_answer(rv_telling *t) {
    rv_why_step *steps = RV_NEWS(t->a, rv_why_step, t->n + 1);
    t->why.nsteps = 0;
    for (int i = 0; i < t->n; i++)
        if (!t->list[i].outcome || t->why.scored)
            steps[t->why.nsteps++] = t->list[i].step;
    t->why.steps = steps;
    t->c->reasons.told = t->why;
}

typedef struct asking {
    rv_telling *t;
    void (*run)(rv_telling *t);
} asking;

static void run_telling(rv_query *q) {
    const asking *a = q->ask;
    rv_telling *t = a->t;
    rv_game *g = t->g = q->g;
    t->a = q->a;
    t->shown = RV_NONE;
    g->scoring.listener = (rv_listener){rv_why_listen, t};
    RV_SET(g, g->scoring.explained, true);
    a->run(t);
    rv_why_answer(t);
}

/* A question that plays on the game, with every complaint noted, and leaves no trace of it on the
 * case: what is complained of is its own. NULL: *status and *why say what happened. */
static const rv_why *ask(rv_telling *t, void (*run)(rv_telling *t), rv_status *status,
                         const char **why) {
    rv_case *c = t->c;
    asking a = {t, run};
    const rv_diags diags = c->diags;
    const rv_playing play = c->play;
    memset(c->play.noted, 0, sizeof c->play.noted);
    c->diags = rv_diags_for(&c->arena, c->rec.rs);
    c->play.turn = c->diags.turn = t->why.turn;
    c->wanted = t;
    *status = rv_query_answer(c, run_telling, &a, why);
    c->wanted = NULL;
    c->play = play;
    c->diags = diags;
    return *status == RV_FINE ? &c->reasons.told : NULL;
}

static const rv_why *refuse(rv_status *status, const char **why, rv_status is, const char *text) {
    *status = is;
    *why = text;
    return NULL;
}

void rv_why_drawn(rv_case *c, rv_entry *e, bool drawn) {
    if (!c->wanted)
        return;
    RV_SETTLE(c, e->played, drawn); /* its tile is known now */
    c->wanted->placing = rv_checkpoint(c->game);
}

/* Where it does not lie nothing is completed. */
void rv_why_laid(rv_case *c, bool misplaced) {
    rv_telling *t = c->wanted;
    if (!t)
        return;
    t->why.misplaced = misplaced;
    if (!t->c->play.laid && t->g->turn.ncompleted)
        RV_SET(t->g, t->g->turn.ncompleted, 0); /* what the turn before completed */
    if (t->c->play.laid && (!t->why.misplaced || rv_is_accepted(t->c)))
        rv_why_completed(t);
}

/* ---- the nearest legal placements of a tile ----------------------------------------------------
 */

enum { MOST = 3 };

typedef struct place {
    int pos, quarters, far, rank; /* rank among placements that differ only in the pieces built */
    bool again;
    const rv_way *way;
} place;

static int nearer(const void *a, const void *b) {
    const place *s = a, *o = b;
    return s->far != o->far             ? s->far - o->far
           : s->pos != o->pos           ? s->pos - o->pos
           : s->quarters != o->quarters ? s->quarters - o->quarters
                                        : s->rank - o->rank;
}

/* As `legal` lists them: the same cell first, then by distance; on one cell, the least rotation
 * from the one tried. */
static int find_places(rv_telling *t, const rv_entry *e, place **list) {
    const rv_game *g = t->g;
    const rv_tile *tile = &g->rs->tiles[e->tile.tile];
    rv_ways ways = {.a = t->a};
    int nspots, n = 0, cap = 0;
    const rv_spot *spots = rv_spots_find(t->g, tile, &ways, &nspots);
    *list = NULL;
    for (const rv_spot *s = spots; s - spots < nspots; s++) {
        int dx = abs(rv_pos_x(&g->board, s->pos) - e->x),
            dy = abs(rv_pos_y(&g->board, s->pos) - e->y);
        RV_EACH_WAY(s, quarters, i) {
            *list = rv_grow(t->a, *list, n, &cap, sizeof **list);
            (*list)[n++] = (place){.pos = s->pos,
                                   .quarters = quarters,
                                   .far = 8 * (dx + dy) + ((quarters - e->tile.quarters) & 3),
                                   .rank = i,
                                   .again = rv_way_again(s, tile, quarters, i),
                                   .way = rv_way_at(s, i)};
        }
    }
    if (n)
        qsort(*list, (size_t)n, sizeof **list, nearer);
    return n;
}

static void list_pieces(rv_telling *t, const rv_entry *e, const place *s, rv_alternative *out) {
    rv_game *g = t->g;
    rv_part parts[RV_TILE_REGIONS];
    const rv_tile *tile = &g->rs->tiles[e->tile.tile];
    int checkpoint = rv_checkpoint(g);
    const rv_tile *as = rv_way_build(g, tile, s->quarters, s->pos, s->way);
    int placed = rv_turn_place_as(g, e->tile.tile, as, s->quarters, s->pos);
    int n = rv_parts_on(&g->board, placed, parts);
    const char **words = RV_NEWS(t->a, const char *, g->rs->nfigures *n + 1);
    for (int i = 0; i < n; i++)
        for (int f = 0; f < g->rs->nfigures; f++)
            if (rv_turn_may_put(g, g->turn.to_move, f, parts[i].root))
                words[out->npieces++] = rv_piece_word(t->a, g, placed, parts[i].root, f);
    out->pieces = words;
    rv_undo(g, checkpoint);
}

static void list_instead(rv_telling *t, const rv_entry *e) {
    rv_game *g = t->g;
    place *all;
    g->scoring.listener.tell = NULL; /* effects of house rules in a trial are not reported */
    t->why.places = find_places(t, e, &all);
    rv_alternative *list = RV_NEWS(t->a, rv_alternative, t->why.places + 1);
    for (int i = 0; i < t->why.places; i++) {
        const place *s = &all[i];
        bool shown = t->why.different < MOST;
        t->why.different += !s->again;
        if (!shown)
            continue;
        list[i].cell = rv_cell_at(g, t->a, s->pos);
        list[i].rotation = 90 * s->quarters;
        list[i].again = s->again;
        list[i].needs = rv_way_needs(g, t->a, s->way);
        list_pieces(t, e, s, &list[i]);
        t->why.nalternatives = i + 1;
    }
    t->why.alternatives = list;
}

/* ---- the verdict on it --------------------------------------------------------------------- */

/* The score as it is now; `gained` holds what it was. */
static void note_scores(rv_telling *t) {
    t->why.scored = true;
    for (int p = 0; p < t->g->nplayers; p++) {
        t->why.score[p] = t->g->seats[p].score;
        t->why.gained[p] = t->why.score[p] - t->why.gained[p];
    }
}

/* `stands`: nothing in it could not be done at all. */
static void judge(rv_telling *t, const rv_entry *e, bool stands) {
    rv_why *why = &t->why;
    rv_diags *d = &t->c->diags;
    why->verdict = rv_diags_verdict(d);
    why->accepted = stands && rv_is_accepted(t->c) && why->verdict != RV_LEGAL;
    int before = d->n;
    if (why->verdict == RV_LEGAL || why->accepted) {
        rv_check_scores(t->c, e);
        note_scores(t);
    }
    if (!why->accepted)
        why->verdict = rv_diags_verdict(d);
    why->status = (why->accepted ? d->n == before : d->n == 0) ? RV_FINE : RV_AGAINST;
}

static void note_before(rv_telling *t) {
    for (int p = 0; p < t->g->nplayers; p++)
        t->why.gained[p] = t->g->seats[p].score;
}

static void run_turn(rv_telling *t) {
    rv_entry *e = &t->c->rec.moves.list[t->why.turn - 1];
    note_before(t);
    judge(t, e, rv_play_entry(t->c, e));
    t->why.move = rv_dup(t->a, rv_str_of(rv_turn_words(t->c, e)));
    if (t->why.misplaced) {
        rv_undo(t->g, t->placing);
        list_instead(t, e);
    }
}

const rv_why *rv_case_why_turn(rv_case *c, int turn, rv_status *status, const char **why) {
    static const char *const in_the_way = "an earlier turn is not legal, or it is not judged";
    if (!c->game)
        return refuse(status, why, RV_UNREADABLE, "the document could not be read");
    if (c->found.report.no_turn)
        return refuse(status, why, RV_MISUSED, c->found.report.no_turn);
    if (turn < 1 || turn > c->rec.moves.n) {
        rv_no_turn(turn, c->rec.moves.n, c->rec.moves.n, c->found.no_turn);
        return refuse(status, why, RV_MISUSED, c->found.no_turn);
    }
    if (c->play.stopped || c->found.report.turns != turn - 1)
        return refuse(status, why, RV_AGAINST, in_the_way);
    int player = c->rec.moves.list[turn - 1].player; /* or nobody's */
    rv_telling t = {.c = c, .why = {.turn = turn, .player = player}};
    return ask(&t, run_turn, status, why);
}

/* ---- final scoring ------------------------------------------------------------------------- */

/* What claims to be the end, and is not, is complained of in the judging. */
static void run_final(rv_telling *t) {
    rv_case *c = t->c;
    const rv_record *r = &c->rec;
    const rv_values *result = rv_values_in(r, "result");
    const bool whole = c->settings.until == RV_NO_TURN, marked = r->final_mark.line;
    const char *left = rv_plural(t->a, t->g->box.stack, "tile");
    note_before(t);
    if (!t->g->over || !r->has_moves) {
        rv_point_is(c, RV_AT_TURN);
        if (whole && (marked || result->n))
            rv_object(c, RV_D_UNFINISHED, marked ? r->final_mark : result->key,
                      marked ? "final" : "result", left);
        else
            RV_SAY(t, RV_AT_TURN, RV_D_UNFINISHED, "%s to come: scored as if the game ended here",
                   left);
    }
    bool fine = rv_play_final(c);
    if (fine && whole && t->g->over)
        rv_check_result(c);
    if (fine)
        note_scores(t);
    unsigned winners = fine ? rv_winners(t->g) : 0;
    for (int p = 0; p < t->g->nplayers; p++)
        t->why.winner[p] = winners >> p & 1;
    t->why.verdict = rv_diags_verdict(&c->diags);
    t->why.status = rv_diags_status(&c->diags);
}

const rv_why *rv_case_why_final(rv_case *c, rv_status *status, const char **why) {
    rv_telling t = {.c = c, .why = {.turn = RV_NO_TURN, .player = RV_NONE, .move = "final"}};
    if (!c->game)
        return refuse(status, why, RV_UNREADABLE, "the document could not be read");
    if (c->play.stopped)
        return refuse(status, why, RV_AGAINST, "a turn is not legal: there is no final scoring");
    if (c->play.scored)
        return refuse(status, why, RV_MISUSED, "the final scoring has been done");
    return ask(&t, run_final, status, why);
}
