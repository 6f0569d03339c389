/* why.c - saying things step by step; a turn and final scoring, gone through and taken back.
 *
 * A turn is played by the steps of replay, with every complaint noted. Before each step what must
 * hold for it is gone through, each thing by itself, so that all that is wrong is said and not only
 * the first; what comes of it is listened to.
 */
#include "judge/why.h"
#include "core/module.h"
#include "games/bazaars/bazaar.h"
#include "games/bridges/bridge.h"
#include "record/write.h"

/* ---- saying -------------------------------------------------------------------------------- */

rv_why_step *rv_say_step(rv_telling *t, const char *step, rv_answer answer, int law,
                         const char *text) {
    t->list = rv_grow(t->a, t->list, t->n, &t->cap, sizeof *t->list);
    rv_said *s = &t->list[t->n++];
    s->outcome = false;
    s->step = (rv_why_step){.step = step,
                            .answer = answer,
                            .player = RV_NONE,
                            .feature = "",
                            .rule = law == RV_NONE ? "" : rv_law_rule(t->g, law),
                            .code = "",
                            .option = "",
                            .text = text,
                            .script = ""};
    return &s->step;
}

rv_why_step *rv_say_no(rv_telling *t, const char *step, rv_code_id code, rv_mark mark,
                       const char *text) {
    rv_code_info info;
    rv_code((int)code, &info);
    rv_why_step *s = rv_say_step(t, step, RV_ANSWER_NO, (int)code, text);
    s->code = info.code;
    s->line = mark.line;
    s->column = mark.column;
    return s;
}

void rv_say_hangs_on(rv_telling *t, int option) {
    t->list[t->n - 1].step.option = rv_option_words(t->g, t->a, option);
}

void rv_say_last(rv_telling *t, int from, int to) {
    rv_said *later = RV_NEWS(t->a, rv_said, to - from + 1);
    memcpy(later, t->list + from, sizeof *later * (size_t)(to - from));
    memmove(t->list + from, t->list + to, sizeof *later * (size_t)(t->n - to));
    memcpy(t->list + t->n - (to - from), later, sizeof *later * (size_t)(to - from));
}

const char *rv_why_label(const rv_telling *t, int player) {
    return t->c->rec.label[player];
}

const char *rv_why_player(const rv_telling *t, int player) {
    const char *label = rv_why_label(t, player), *name = t->c->rec.name[player];
    return strcmp(label, name) == 0 ? label : rv_printf(t->a, "%s (%s)", name, label);
}

const char *rv_why_placed(const rv_game *g, int placed) {
    const rv_placed *p = &g->placed[placed];
    if (p->start)
        return rv_printf(g->arena, "start space %d", g->rs->starts[p->index].space);
    return rv_printf(g->arena, "tile %s at %s", rv_tile_said(g->arena, g, p->tile),
                     rv_cell_name(g, g->arena, p->x, p->y));
}

/* ---- complaints ---------------------------------------------------------------------------- */

static bool is_said(const rv_telling *t, const rv_diag *d) {
    for (int i = 0; i < t->n; i++) {
        const rv_why_step *s = &t->list[i].step;
        if (s->line == d->line && s->column == d->column && strcmp(s->code, d->code) == 0)
            return true;
    }
    return false;
}

/* "house rule `NAME`: why" is said as "NAME: why", as all that it does. */
static void name_house_rule(rv_telling *t, rv_why_step *s, const char *message) {
    const char *from = strchr(message, '`'), *to = from ? strchr(from + 1, '`') : NULL;
    if (!to)
        return;
    s->step = "house_rule";
    s->script = rv_dup(t->a, (rv_str){from + 1, (size_t)(to - from - 1)});
    s->text = rv_printf(t->a, "%s%s", s->script, to + 1);
}

static void say_diag(rv_telling *t, const char *step, const rv_diag *d) {
    bool used = strcmp(d->code, "tile-used") == 0;
    const char *help = used && strstr(d->help, "looks the same") ? d->help : NULL;
    rv_why_step *s =
        rv_say_step(t, step, d->status == RV_FINE ? RV_ANSWER_NONE : RV_ANSWER_NO, RV_NONE,
                    rv_printf(t->a, "%s%s%s", d->message, help ? "; " : "", help ? help : ""));
    s->rule = rv_dup(t->a, rv_str_of(d->rule));
    s->option = rv_dup(t->a, rv_str_of(d->option));
    s->code = d->code;
    s->line = d->line;
    s->column = d->column;
    if (strcmp(d->code, "house-rule") == 0)
        name_house_rule(t, s, d->message);
}

bool rv_say_complaints(rv_telling *t, const char *step) {
    const rv_diags *d = &t->c->diags;
    bool against = false;
    for (; t->heard < d->n; t->heard++) {
        against |= d->list[t->heard].status == RV_AGAINST;
        if (!is_said(t, &d->list[t->heard]))
            say_diag(t, step, &d->list[t->heard]);
    }
    return against;
}

bool rv_complained(const rv_telling *t, rv_code_id code, rv_mark mark) {
    rv_code_info info;
    rv_code((int)code, &info);
    for (int i = 0; i < t->c->diags.n; i++) {
        const rv_diag *d = &t->c->diags.list[i];
        if (d->line == mark.line && d->column == mark.column && strcmp(d->code, info.code) == 0)
            return true;
    }
    return false;
}

/* ---- asking -------------------------------------------------------------------------------- */

void rv_why_answer(rv_telling *t) {
    rv_why_step *steps = RV_NEWS(t->a, rv_why_step, t->n + 1);
    t->why.nsteps = 0;
    for (int i = 0; i < t->n; i++)
        if (!t->list[i].outcome || t->why.scored)
            steps[t->why.nsteps++] = t->list[i].step;
    t->why.steps = steps;
    t->c->told = t->why;
}

typedef struct asking {
    rv_telling *t;
    void (*run)(rv_telling *t);
} asking;

static void run_telling(rv_query *q) {
    const asking *a = q->ask;
    rv_telling *t = a->t;
    rv_game *g = t->g = q->g;
    size_t ntiles = (size_t)g->rs->ntiles;
    t->a = q->a;
    t->shown = RV_NONE;
    uint8_t *named = RV_NEWS(t->a, uint8_t, ntiles + 1);
    memcpy(named, q->c->named, ntiles);
    g->listener = (rv_listener){rv_why_listen, t};
    RV_SET(g, g->explained, true);
    a->run(t);
    memcpy(q->c->named, named, ntiles);
    rv_why_answer(t);
}

const rv_why *rv_why_ask(rv_telling *t, void (*run)(rv_telling *t), rv_status *status,
                         const char **why) {
    rv_case *c = t->c;
    const rv_case was = *c;
    asking a = {t, run};
    c->settings.all = true;
    c->settings.naccept = 0;
    c->diags = (rv_diags){.arena = &c->arena, .rs = c->rec.rs};
    c->turn = c->diags.turn = t->why.turn;
    *status = rv_query_answer(c, run_telling, &a, why);
    c->settings = was.settings;
    c->diags = was.diags;
    c->turn = was.turn;
    c->draw = was.draw;
    c->owed = was.owed;
    c->final_mark = was.final_mark;
    return *status == RV_FINE ? &c->told : NULL;
}

static const rv_why *refuse(rv_status *status, const char **why, rv_status is, const char *text) {
    *status = is;
    *why = text;
    return NULL;
}

/* ---- a turn -------------------------------------------------------------------------------- */

typedef struct asked {
    rv_telling t;
    const rv_entry *asked_for;
    rv_entry e;  /* a copy: playing it settles what its words mean */
    bool stands; /* nothing in it could not be done at all */
    bool accepted;
    int mark; /* of the journal, before the tile is laid */
} asked;

static void copy_entry(asked *w) {
    const rv_beside *from = w->asked_for->beside;
    rv_beside *b = RV_NEW(w->t.a, rv_beside);
    *b = *from;
    b->discard.list = RV_NEWS(w->t.a, rv_tile_ref, b->discard.n + 1);
    b->order.list = RV_NEWS(w->t.a, rv_feature_ref, b->order.n + 1);
    b->use.list = RV_NEWS(w->t.a, rv_use_ref, b->use.n + 1);
    b->ransom.list = RV_NEWS(w->t.a, rv_ransom_ref, b->ransom.n + 1);
    for (int i = 0; i < b->ransom.n; i++)
        b->ransom.list[i] = from->ransom.list[i];
    for (int i = 0; i < b->discard.n; i++)
        b->discard.list[i] = from->discard.list[i];
    for (int i = 0; i < b->order.n; i++)
        b->order.list[i] = from->order.list[i];
    for (int i = 0; i < b->use.n; i++)
        b->use.list[i] = from->use.list[i];
    w->e = *w->asked_for;
    w->e.beside = b;
}

static void play_player(asked *w) {
    rv_telling *t = &w->t;
    rv_game *g = t->g;
    const rv_entry *e = &w->e;
    const char *mover = rv_why_player(t, g->to_move);
    if (g->over)
        RV_SAY_NO(t, "turn", RV_D_GAME_OVER, e->mark, "the game is over: no tile is to come");
    else if (e->player == g->to_move)
        RV_SAY_YES(t, "turn", RV_D_NOT_YOUR_TURN, "it is the turn of %s", mover);
    else
        RV_SAY_NO(t, "turn", RV_D_NOT_YOUR_TURN, e->mark, "it is the turn of %s, not of %s", mover,
                  rv_why_player(t, e->player));
    w->stands &= rv_play_player(t->c, e);
    rv_say_complaints(t, "turn");
    if (g->to_move != e->player)
        RV_SET(g, g->to_move, e->player);
}

static bool fits_with_bridge(rv_game *g, const rv_tile *t) {
    rv_bridge_way ways[RV_BRIDGE_WAYS];
    if (!rv_bridges_left(g))
        return false;
    const rv_bridge_plan plan = rv_bridge_plan_of(g, t);
    for (int i = 0; i < g->nfront; i++)
        if (rv_bridge_ways(g, &plan, g->front[i], ways))
            return true;
    return false;
}

/* Why it could be put aside: it had no place, at all or without a bridge (B-11); a tile from a
 * bazaar is no other in that (B-70). */
static void say_put_aside(rv_telling *t, const rv_tile *tile, bool bought) {
    const char *said = rv_tile_said(t->a, t->g, tile);
    if (fits_with_bridge(t->g, tile))
        RV_SAY_YES(t, "discard", RV_L_BRIDGE_ASIDE,
                   "tile %s fits with a bridge only, which nobody has to build, and is put aside",
                   said);
    else
        RV_SAY_YES(t, "discard", bought ? (int)RV_L_BAZAAR_ASIDE : (int)RV_D_DISCARD_FITS,
                   "tile %s fits nowhere and is put aside", said);
}

static void play_discards(asked *w) {
    rv_telling *t = &w->t;
    for (int i = 0; i < w->e.beside->discard.n; i++) {
        rv_tile_ref *ref = &w->e.beside->discard.list[i];
        const rv_bazaars *bazaars = rv_bazaars_of(t->g);
        bool bought = bazaars && bazaars->held[w->e.player];
        w->stands &= rv_play_discard(t->c, ref);
        if (!rv_say_complaints(t, "discard"))
            say_put_aside(t, &t->g->rs->tiles[ref->tile], bought);
    }
}

static void play_none(asked *w) {
    rv_telling *t = &w->t;
    if (t->g->over)
        return;
    w->stands &= rv_play_none(t->c, &w->e);
    if (!rv_say_complaints(t, "tile"))
        RV_SAY_YES(t, "tile", RV_D_NONE_TILES_LEFT, "no tile is to come: the turn passes");
}

/* False: it is not said which order was played, so nothing can be scored. */
static bool play_order(asked *w) {
    rv_telling *t = &w->t;
    rv_order order;
    bool found = rv_find_order(t->c, &w->e, &order);
    rv_say_complaints(t, "order");
    if (!found || (rv_complained(t, RV_D_ORDER_AMBIGUOUS, w->e.turn_mark) && !w->accepted))
        return false;
    rv_why_order(t, &order);
    rv_turn_score(t->g, order.roots, order.n);
    return true;
}

static void play_scoring(asked *w, bool laid) {
    rv_telling *t = &w->t;
    if (laid && (!t->why.misplaced || w->accepted))
        rv_why_completed(t);
    rv_step_why_before(t, &w->e, laid);
    if (laid && !play_order(w))
        return;
    rv_step_why_after(t, &w->e, laid);
    rv_why_come_home(t);
}

static void play_tile(asked *w) {
    rv_telling *t = &w->t;
    bool drawn = rv_why_draw(t, &w->e);
    int from = t->n;
    w->e.played = drawn; /* its tile is settled */
    w->mark = rv_mark_of(t->g);
    bool laid = rv_why_place(t, &w->e, drawn);
    rv_why_follower(t, &w->e, laid);
    for (int i = from; i < t->n && drawn; i++)
        t->why.misplaced |= t->list[i].step.answer == RV_ANSWER_NO;
    w->stands &= laid;
    play_scoring(w, laid);
}

/* ---- the verdict on it --------------------------------------------------------------------- */

static void say_noted(asked *w) {
    rv_telling *t = &w->t;
    rv_check_scores(t->c, &w->e);
    for (int i = 0; i < w->e.beside->score.n; i++) {
        const rv_claim *s = &w->e.beside->score.list[i];
        if (!rv_complained(t, RV_D_WRONG_SCORE, s->mark))
            RV_SAY_YES(t, "noted", RV_D_WRONG_SCORE, "%s has %d, as noted", rv_why_label(t, s->key),
                       s->value);
    }
    rv_say_complaints(t, "noted");
}

/* The score as it is now; `gained` holds what it was. */
static void note_scores(rv_telling *t) {
    t->why.scored = true;
    for (int p = 0; p < t->g->nplayers; p++) {
        t->why.score[p] = t->g->seats[p].score;
        t->why.gained[p] = t->why.score[p] - t->why.gained[p];
    }
}

static void judge(asked *w) {
    rv_telling *t = &w->t;
    rv_why *why = &t->why;
    rv_diags *d = &t->c->diags;
    why->verdict = rv_diags_verdict(d);
    why->accepted = w->accepted && w->stands && why->verdict != RV_LEGAL;
    int before = d->n;
    if (why->verdict == RV_LEGAL || why->accepted) {
        say_noted(w);
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

/* An entry that is no turn. */
static void run_apart(asked *w) {
    rv_telling *t = &w->t;
    if (t->g->over)
        RV_SAY_NO(t, "turn", RV_D_GAME_OVER, w->e.mark, "the game is over: no tile is to come");
    w->stands = !t->g->over && rv_step_why_apart(t, &w->e);
    judge(w);
    t->why.move = rv_dup(t->a, rv_str_of(rv_turn_words(t->c, &w->e)));
}

static void run_turn(rv_telling *t) {
    asked *w = (asked *)t; /* its first member */
    copy_entry(w);
    note_before(t);
    w->stands = true;
    if (w->e.bazaar) {
        run_apart(w);
        return;
    }
    play_player(w);
    rv_step_why_turn(t, &w->e);
    play_discards(w);
    if (w->e.none)
        play_none(w);
    else
        play_tile(w);
    judge(w);
    t->why.move = rv_dup(t->a, rv_str_of(rv_turn_words(t->c, &w->e)));
    if (t->why.misplaced) {
        rv_undo(t->g, w->mark);
        rv_why_instead(t, &w->e);
    }
}

static bool is_accepted(const rv_case *c, int turn) {
    for (int i = 0; i < c->settings.naccept; i++)
        if (c->settings.accept[i] == turn)
            return true;
    return false;
}

const rv_why *rv_case_why_turn(rv_case *c, int turn, rv_status *status, const char **why) {
    static const char *const in_the_way = "an earlier turn is not legal, or it is not judged";
    if (!c->game)
        return refuse(status, why, RV_UNREADABLE, "the document could not be read");
    if (turn < 1 || turn > c->rec.moves.n)
        return refuse(status, why, RV_MISUSED, "there is no such turn");
    if (c->stopped || c->report.turns != turn - 1)
        return refuse(status, why, RV_AGAINST, in_the_way);
    asked w = {.asked_for = &c->rec.moves.list[turn - 1], .accepted = is_accepted(c, turn)};
    w.t = (rv_telling){.c = c,
                       .why = {.turn = turn, .player = w.asked_for->player}}; /* or nobody's */
    return rv_why_ask(&w.t, run_turn, status, why);
}

/* ---- final scoring ------------------------------------------------------------------------- */

static void say_result(rv_telling *t) {
    rv_case *c = t->c;
    rv_check_result(c);
    for (int i = 0; i < c->rec.result.n; i++) {
        const rv_claim *r = &c->rec.result.list[i];
        if (!rv_complained(t, RV_D_WRONG_RESULT, r->mark))
            RV_SAY_YES(t, "noted", RV_D_WRONG_RESULT, "%s ends with %d, as noted",
                       rv_why_label(t, r->key), r->value);
    }
    rv_say_complaints(t, "noted");
}

/* What claims to be the end, and is not, is complained of in the judging. */
static void say_over(rv_telling *t, bool whole) {
    rv_record *r = &t->c->rec;
    const char *left = rv_plural(t->a, t->g->stack, "tile");
    if (t->g->over && r->has_moves)
        return;
    if (whole && (r->final.n || r->result.n))
        rv_complain(&t->c->diags, RV_D_UNFINISHED, r->final.n ? r->final_mark : r->result_mark,
                    r->final.n ? "final" : "result", left);
    else
        RV_SAY(t, "turn", RV_D_UNFINISHED, "%s to come: scored as if the game ended here", left);
    rv_say_complaints(t, "turn");
}

static void run_final(rv_telling *t) {
    rv_case *c = t->c;
    bool whole = c->settings.until == RV_NO_TURN;
    note_before(t);
    say_over(t, whole);
    bool fine = rv_play_final(c, whole);
    rv_say_complaints(t, "wall_tile");
    if (fine && whole && t->g->over)
        say_result(t);
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
    if (c->stopped)
        return refuse(status, why, RV_AGAINST, "a turn is not legal: there is no final scoring");
    if (c->scored)
        return refuse(status, why, RV_MISUSED, "the final scoring has been done");
    return rv_why_ask(&t, run_final, status, why);
}
