/* case_json.c - the answers of a case as JSON: one function for the members of each thing.
 *
 * A program calls rv_case_json with a question, which says what is wanted: a verdict, the score,
 * the placements, or an explanation. All functions take an `answer`: the question, the case with
 * its report, and the writer. A member that says nothing (key?) is left out.
 */
#include "ask/query.h"
#include "base/json.h"
#include "jcz/jcz.h"
#include "random/odds.h"
#include "record/form.h"
#include <stdio.h>

/* A line being written: the question, the case, the writer. */
typedef struct answer {
    const rv_question *q;
    const rv_case *c;
    const rv_report *report;
    rv_json *j;
    const rv_json_more *more; /* NULL */
    const rv_yaml *position;
    const rv_odds *odds;
    bool reported; /* what all placements have in common */
} answer;

/* ---- players --------------------------------------------------------------------------------- */

static void put_player(const answer *a, int player) {
    if (player < 0)
        rv_json_null(a->j, "player");
    else
        rv_json_put(a->j, "player: %s", a->report->label[player]);
}

/* Puts a number for all players, or for those for whom `has` is true. */
static void put_numbers(const answer *a, const char *key, const int *numbers, const bool *has) {
    rv_json_put(a->j, "%s: {", key);
    for (int i = 0; i < a->report->nplayers; i++)
        if (!has || has[i])
            rv_json_put(a->j, "%s: %d", a->report->label[i], numbers[i]);
    rv_json_put(a->j, "}");
}

static void put_followers(const answer *a, const int *followers) {
    bool has[RV_MAX_PLAYERS];
    for (int i = 0; i < a->report->nplayers; i++)
        has[i] = followers[i] != 0;
    put_numbers(a, "followers", followers, has);
}

static void put_winners(const answer *a, const bool *winner) {
    rv_json_put(a->j, "winner: [");
    for (int i = 0; i < a->report->nplayers; i++)
        if (winner[i])
            rv_json_put(a->j, "%s", a->report->label[i]);
    rv_json_put(a->j, "]");
}

static void put_turn(rv_json *j, int turn) {
    if (turn == RV_NO_TURN)
        rv_json_put(j, "turn: %s", "final");
    else
        rv_json_put(j, "turn: %d", turn);
}

static void put_numbered(rv_json *j, const rv_things *things) {
    for (int i = 0; i < things->n; i++)
        rv_json_put(j, "%s: %d", things->list[i].name, things->list[i].number);
}

/* ---- diagnostics ----------------------------------------------------------------------------- */

int rv_help_parts(const rv_diag *g, const char *file, const char *more, rv_str parts[4]) {
    if (!g->help_file || !file) {
        parts[0] = rv_str_of(g->help);
        return 1;
    }
    parts[0] = (rv_str){g->help, (size_t)(g->help_file - 1)};
    parts[1] = rv_str_of(file);
    parts[2] = rv_str_of(g->help + g->help_file - 1 + strlen("FILE"));
    parts[3] = rv_str_of(more ? more : "");
    return 4;
}

static void put_diagnostics(const answer *a) {
    rv_json *j = a->j;
    rv_json_put(j, "diagnostics: [");
    RV_EACH_AT(a->report->diags, a->report->ndiags, g) {
        rv_str help[4];
        int n = rv_help_parts(g, a->q->file, a->q->more, help);
        rv_json_put(j,
                    "{code: %s, rule: %s, severity: %s, turn: %d, player: %s, line: %d, "
                    "column: %d, message: %s",
                    g->code, g->rule, rv_severity_name(g->severity), g->turn, g->player, g->line,
                    g->column, g->message);
        rv_json_parts(j, "help", help, n);
        rv_json_put(j, "option: %s, carried?: %d", g->option, g->carried);
        if (g->because)
            rv_json_put(j, "because: %d", g->because - 1);
        const int choices = g->severity == RV_SEV_AMBIGUOUS ? g->noutcomes : 0;
        if (choices)
            rv_json_put(j, "choices: [");
        for (int k = 0; k < choices; k++)
            rv_json_put(j, "{key: %s, outcome: %s}", g->outcomes[k].key, g->outcomes[k].words);
        rv_json_put(j, choices ? "]}" : "}");
    }
    rv_json_put(j, "]");
}

static void put_fault(const answer *a) {
    rv_json_put(a->j, "verdict: %s", rv_verdict_name(a->report->verdict));
    put_diagnostics(a);
}

static void put_check(const answer *a) {
    const rv_report *r = a->report;
    rv_json_put(a->j, "verdict: %s, turns: %d, finished: %i", rv_verdict_name(r->verdict), r->turns,
                r->finished);
    put_numbers(a, "score", r->score, NULL);
    put_diagnostics(a);
}

/* ---- the score ------------------------------------------------------------------------------- */

/* The changes by house rules, if any. */
static void put_changes(const answer *a, const char *script, const rv_item_change *changes, int n) {
    if (n)
        rv_json_put(a->j, "changes: [");
    for (int i = 0; i < n; i++)
        rv_json_put(a->j, "{script: %s, rule?: %s, from: %d, to: %d}", changes[i].script,
                    *changes[i].rule ? changes[i].rule : NULL, changes[i].from, changes[i].to);
    rv_json_put(a->j, n ? "], script?: %s" : "script?: %s", script);
}

static void put_item(const answer *a, const rv_item *i) {
    rv_json *j = a->j;
    rv_json_put(j, "{");
    put_turn(j, i->turn);
    put_player(a, i->player);
    rv_json_put(j, "what?: %s, kind: %s, feature: %s, tiles: %d, points: %d, rule: %s",
                i->type != RV_ITEM_SCORE ? rv_item_name(i->type) : "", i->kind, i->feature,
                i->tiles, i->points, i->rule);
    put_followers(a, i->followers);
    put_numbered(j, &i->things);
    rv_json_put(j, "note: %s", i->note);
    put_changes(a, i->script, i->changes, i->nchanges);
    rv_json_put(j, "key?: %s}", i->key);
}

/* Points in play, or those at the end. */
static void put_points(const answer *a, const char *key, bool final) {
    rv_json_put(a->j, "%s: [", key);
    RV_EACH_AT(a->report->items, a->report->nitems, i) {
        if (i->type == RV_ITEM_SCORE && (i->turn == RV_NO_TURN) == final)
            put_item(a, i);
    }
    rv_json_put(a->j, "]");
}

/* What a script let a player do, whether it has told anything or not. */
static void put_actions_of(const answer *a, int turn) {
    const rv_entry *e = &a->c->rec.moves.list[turn - 1];
    RV_EACH_AT(e->beside->given, e->beside->nkeys, given) {
        const rv_house_action *of = given->row->action;
        for (int i = 0; of && i < given->values.n; i++) {
            const rv_value *v = &given->values.list[i];
            const char *value = v->canon ? v->canon : v->text;
            if (!v->left_out)
                put_item(a, &(rv_item){.type = RV_ITEM_ACTION,
                                       .turn = turn,
                                       .player = e->player,
                                       .kind = of->key,
                                       .feature = strcmp(of->form, "{feature}") ? "" : value,
                                       .rule = of->rule,
                                       .note = value,
                                       .script = of->script,
                                       .key = of->key});
        }
    }
}

/* A turn's events begin with the actions of scripts; those of final scoring come last. */
static void put_events(const answer *a) {
    const rv_report *r = a->report;
    const rv_item *i = r->items;
    rv_json_put(a->j, "events: [");
    for (int turn = 0, left = r->nitems; turn <= r->turns + 1; turn++) {
        const bool last = turn > r->turns;
        if (turn && !last)
            put_actions_of(a, turn);
        for (; left && (last || (i->turn <= turn && i->turn != RV_NO_TURN)); i++, left--)
            if (i->type != RV_ITEM_SCORE)
                put_item(a, i);
    }
    rv_json_put(a->j, "]");
}

static void put_score(const answer *a) {
    const rv_report *r = a->report;
    rv_json_put(a->j, "verdict: %s, finished: %i", rv_verdict_name(r->verdict), r->finished);
    put_numbers(a, "score", r->score, NULL);
    rv_json_put(a->j, "turns: [");
    RV_EACH_AT(r->lines, r->nlines, line) {
        rv_json_put(a->j, "{turn: %d", line->turn);
        put_player(a, line->player);
        rv_json_put(a->j, "move: %s", line->text);
        put_numbers(a, "score", line->score, NULL);
        rv_json_put(a->j, "}");
    }
    rv_json_put(a->j, "]");
    put_points(a, "items", false);
    put_points(a, "final", true);
    put_events(a);
    put_winners(a, r->winner);
    put_diagnostics(a);
}

static void begin_line(const answer *a) {
    rv_json_put(a->j, "{");
    if (a->q->file)
        rv_json_put(a->j, "file: %s, document: %d", a->q->file, a->q->document);
}

static bool end_line(const answer *a) {
    if (a->more)
        a->more->put(a->more->ud, a->j);
    rv_json_put(a->j, "}\n");
    return !a->j->enough;
}

/* ---- placements ------------------------------------------------------------------------------ */

static void put_action_list(rv_json *j, const char *key, const rv_action *list, int n) {
    rv_json_put(j, "%s: [", key);
    for (int i = 0; i < n; i++)
        rv_json_put(j, "%s", list[i].what);
    rv_json_put(j, "]");
}

/* Actions by key; those that follow another one are lists in an object, by that one. */
static void put_actions(rv_json *j, const rv_actions *list, int n) {
    RV_EACH_AT(list, n, a) {
        if (!a->follows) {
            put_action_list(j, a->key, a->list, a->n);
            continue;
        }
        rv_json_put(j, "%s: {", a->key);
        for (int k = 0, alike; k < a->n; k += alike) {
            alike = rv_actions_alike(a, k);
            put_action_list(j, a->list[k].after, &a->list[k], alike);
        }
        rv_json_put(j, "}");
    }
}

/* Those of a placement, those before the tile, what they bring where that is told, and which
 * figures they need. */
static void put_all_actions(rv_json *j, const rv_actions *now, int n, const rv_actions *before,
                            int nbefore) {
    put_actions(j, now, n);
    put_actions(j, before, nbefore);
    for (int with = 0; with < 2; with++) {
        rv_json_put(j, with ? "with: [" : "tells: [");
        for (int i = 0; i < n + nbefore; i++) {
            const rv_actions *a = i < n ? &now[i] : &before[i - n];
            RV_EACH_OF(a, one) {
                if (with ? !one->nwith : !*one->tells)
                    continue;
                rv_json_put(j, "{key: %s, after?: %s, value: %s", a->key, one->after, one->what);
                if (with)
                    rv_json_texts(j, "pieces", one->with, one->nwith);
                else
                    rv_json_put(j, "tells: %s", one->tells);
                rv_json_put(j, "}");
            }
        }
        rv_json_put(j, "]");
    }
}

/* A member for each thing that has words. */
static void put_needs(rv_json *j, const rv_things *needs) {
    for (int i = 0; i < needs->n; i++)
        if (*needs->list[i].words)
            rv_json_put(j, "%s: %s", needs->list[i].name, needs->list[i].words);
}

/* "may_…": an array for each sort. */
static void put_may(rv_json *j, const rv_things *needs, const rv_things *may) {
    for (int i = 0; i < needs->n; i++) {
        const char *name = needs->list[i].name;
        const rv_thing *one = rv_thing_find(may, name, NULL);
        char key[64];
        snprintf(key, sizeof key, "may_%s", name);
        if (!one)
            continue;
        rv_json_put(j, "%s: [", key);
        for (; one; one = rv_thing_find(may, name, one))
            rv_json_put(j, "%s", one->words);
        rv_json_put(j, "]");
    }
}

static bool see_placement(void *ud, const rv_placement *p) {
    answer *a = ud;
    rv_json *j = a->j;
    if (p->common && !a->reported) { /* on a line before the first placement */
        begin_line(a);
        rv_json_put(j, "common: {");
        put_all_actions(j, p->common, p->ncommon, p->before, p->nbefore);
        rv_json_put(j, "}");
        end_line(a);
        a->reported = true;
    }
    begin_line(a);
    rv_json_put(j, "tile: %s, cell: %s, rotation: %d", p->tile, p->cell, p->rotation);
    rv_json_texts(j, "pieces", p->followers, p->nfollowers);
    rv_json_put(j, "completes: [");
    RV_EACH_AT(p->completes, p->ncompletes, c) {
        rv_json_put(j, "{feature: %s, kind: %s", c->feature, c->kind);
        put_numbers(a, "points", c->points, c->scores);
        rv_json_put(j, "}");
    }
    rv_json_put(j, "]");
    put_needs(j, &p->needs);
    put_may(j, &p->needs, &p->may);
    if (p->actions)
        put_all_actions(j, p->actions, p->nactions, p->before, p->common ? 0 : p->nbefore);
    return end_line(a);
}

static bool see_open(void *ud, const rv_open_feature *f) {
    const answer *a = ud;
    rv_json *j = a->j;
    begin_line(a);
    rv_json_put(j, "feature: %s, kind: %s, tiles: %d, points: %d, open: [", f->feature, f->kind,
                f->tiles, f->points);
    for (int i = 0; i < f->nopen; i++)
        rv_json_put(j, "{cell: %s, side: %s}", f->open[i].cell, f->open[i].side);
    rv_json_put(j, "]");
    put_followers(a, f->followers);
    rv_json_put(j, "closers: [");
    RV_EACH_AT(f->closers, f->nclosers, c) {
        rv_json_put(j, "{tile: %s, cell: %s, rotation: %d", c->tile, c->cell, c->rotation);
        put_numbers(a, "points", c->points, c->scores);
        put_numbered(j, &c->gives);
        put_needs(j, &c->needs);
        rv_json_put(j, "left: %d}", c->left);
    }
    rv_json_put(j, "], chance: {"); /* empty where no tile comes */
    for (int i = 0; i < a->report->nplayers && f->next[i] >= 0; i++)
        rv_json_put(j, "%s: {next: %g, end: %g}", a->report->label[i], f->next[i], f->ever[i]);
    rv_json_put(j, "}");
    return end_line(a);
}

/* ---- why ------------------------------------------------------------------------------------- */

static void put_step(const answer *a, const rv_why_step *s) {
    static const char *const answers[] = {
        [RV_ANSWER_NONE] = "", [RV_ANSWER_YES] = "yes", [RV_ANSWER_NO] = "no"};
    rv_json *j = a->j;
    rv_json_put(j, "{step: %s, answer?: %s", s->step, answers[s->answer]);
    if (!a->q->why->turn) /* a history has steps of many turns */
        put_turn(j, s->turn);
    if (s->player >= 0)
        put_player(a, s->player);
    rv_json_put(j, "feature?: %s, rule: %s, code?: %s, option?: %s, text: %s", s->feature, s->rule,
                s->code, s->option, s->text);
    if (s->line)
        rv_json_put(j, "line: %d, column: %d", s->line, s->column);
    if (s->has_points)
        rv_json_put(j, "points: %d", s->points);
    if (s->has_followers)
        put_followers(a, s->followers);
    if (s->ncounted)
        rv_json_put(j, "tiles: [");
    RV_EACH_AT(s->counted, s->ncounted, c) {
        if (*c->feature)
            rv_json_put(j, "{feature: %s", c->feature);
        else
            rv_json_put(j, "{cell: %s, tile: %s", c->cell, c->tile);
        rv_json_put(j, "start?: %d, points: %d}", c->start, c->points);
    }
    if (s->ncounted)
        rv_json_put(j, "]");
    if (s->fits)
        rv_json_texts(j, "fits", s->fits, s->nfits);
    put_changes(a, s->script, s->changes, s->nchanges);
    rv_json_put(j, "}");
}

static void put_why(const answer *a) {
    const rv_why *w = a->q->why;
    rv_json *j = a->j;
    if (!w->turn) { /* the history of a place */
        rv_json_put(j, "place: %s", w->move);
    } else {
        const bool final = w->turn == RV_NO_TURN;
        put_turn(j, w->turn);
        if (w->player >= 0)
            put_player(a, w->player);
        if (!final)
            rv_json_put(j, "move: %s", w->move);
        rv_json_put(j, "verdict: %s, accepted?: %i", rv_verdict_name(w->verdict), w->accepted);
        if (w->scored) {
            put_numbers(a, "score", w->score, NULL);
            put_numbers(a, "gained", w->gained, NULL);
        }
        if (final)
            put_winners(a, w->winner);
    }
    rv_json_put(j, "steps: [");
    for (int i = 0; i < w->nsteps; i++)
        put_step(a, &w->steps[i]);
    rv_json_put(j, "]");
    if (!w->misplaced)
        return;
    rv_json_put(j, "alternatives: [");
    RV_EACH_AT(w->alternatives, w->nalternatives, p) {
        rv_json_put(j, "{cell: %s, rotation: %d", p->cell, p->rotation);
        rv_json_texts(j, "pieces", p->followers, p->nfollowers);
        put_needs(j, &p->needs);
        rv_json_put(j, "}");
    }
    rv_json_put(j, "], places: %d", w->places);
}

static void put_value(rv_json *j, const char *key, const rv_yaml *v, bool names) {
    const bool map = v->type == RV_YAML_MAP;
    int number;
    if (v->type == RV_YAML_WORD && !names && rv_str_int(v->text, &number)) {
        rv_json_put(j, "%s: %d", key, number);
        return;
    }
    if (v->type == RV_YAML_WORD) {
        rv_json_put(j, "%s: %s", key, v->text.s);
        return;
    }
    rv_json_put(j, map ? "%s: {" : "%s: [", key);
    RV_EACH_PAIR(map ? v : NULL, k)
        put_value(j, k->text.s, k->next, names);
    RV_EACH_ITEM(map ? NULL : v, it)
        put_value(j, NULL, it, names);
    rv_json_put(j, map ? "}" : "]");
}

/* Names of tiles and players stay texts, although they may be numbers. */
static void put_position(const answer *a) {
    rv_json_put(a->j, "position: {");
    RV_EACH_PAIR(a->position, k) {
        bool names = rv_str_is(k->text, "board") || rv_str_is(k->text, "discards") ||
                     rv_str_is(k->text, "setup") || rv_str_is(k->text, "players");
        put_value(a->j, k->text.s, k->next, names);
    }
    rv_json_put(a->j, "}");
}

static void put_odds(const answer *a) {
    rv_odds_put(a->odds, a->j);
}

/* ---- entries --------------------------------------------------------------------------------- */

/* One entry, without the "- " before it; false: there is none, or no more is wanted. */
static bool put_entry(const answer *a, rv_sim *s, const rv_sim_move *move, rv_status *status,
                      const char **why) {
    const char *entry = rv_sim_entry(s, move, why);
    *status = rv_sim_status(s);
    if (!entry || !*entry)
        return false;
    begin_line(a);
    rv_json_parts(a->j, "entry", &(rv_str){entry + 2, strlen(entry) - 3}, 1);
    return end_line(a);
}

static bool put_moves(const answer *a, rv_sim *s, const char *tile, rv_status *status,
                      const char **why, int *n) {
    bool more = rv_sim_moves(s, tile);
    *status = rv_sim_status(s);
    *why = s->why;
    *n += s->from.nmoves;
    for (int i = 0; more && i < s->from.nmoves; i++)
        more = put_entry(a, s, s->from.moves[i].first, status, why);
    return more;
}

static rv_status put_entries(const answer *a, rv_case *c, const char **why) {
    rv_sim *s = rv_sim_from(c, RV_POLICY_RANDOM, 1, why);
    rv_status status = s ? RV_FINE : RV_MISUSED;
    int n = 0;
    bool more = s && !put_entry(a, s, NULL, &status, why) && status == RV_FINE &&
                put_moves(a, s, a->q->tile, &status, why, &n);
    const bool named = s && s->from.named; /* or it is not known which comes next */
    for (int t = 0; more && !named && t < c->game->rs->ntiles; t++)
        if (rv_holds_tile(c->game, t) || (rv_copies_left(c->game, t) && rv_on_top(c->game, t)))
            more = put_moves(a, s, c->game->rs->tiles[t].id, &status, why, &n);
    /* what is drawn may fit nowhere, or nothing is left to draw */
    const rv_sim_move drawn = {.at.pos = RV_NONE};
    const bool hand = more && named && rv_holds_tile(c->game, s->from.tile);
    if (more && (rv_undrawn(c->game) == c->game->stack.n || (!n && !hand)))
        put_entry(a, s, &drawn, &status, why);
    rv_sim_free(s);
    return status;
}

/* Questions that are answered in one line. */
static void (*const whole[])(const answer *a) = {
    [RV_ASKED_CHECK] = put_check,       [RV_ASKED_SCORE] = put_score, [RV_ASKED_FAULT] = put_fault,
    [RV_ASKED_POSITION] = put_position, [RV_ASKED_WHY] = put_why,     [RV_ASKED_ODDS] = put_odds};

rv_status rv_case_json(rv_case *c, const rv_question *q,
                       bool (*put)(void *ud, const char *s, size_t n), void *ud, const char **why) {
    return rv_case_json_with(c, q, NULL, &(rv_json){.put = put, .ud = ud}, why);
}

rv_status rv_case_json_with(rv_case *c, const rv_question *from, const rv_json_more *more,
                            rv_json *to, const char **why) {
    const rv_question own = rv_question_known(from), *q = &own;
    answer a = {.q = q, .c = c, .report = &c->found.report, .j = to, .more = more};
    bool known = (unsigned)q->kind <= RV_ASKED_EXPORT || q->kind == RV_ASKED_ENTRIES;
    bool legal =
        a.report->ruleset && (a.report->verdict == RV_LEGAL || a.report->verdict == RV_WRONG);
    *why = c->found.report.no_turn                    ? c->found.report.no_turn
           : !known || !q->size                       ? "there is no such question"
           : q->kind == RV_ASKED_WHY && !q->why       ? "there is no explanation to write"
           : q->kind == RV_ASKED_LEGAL && !q->tile    ? "no tile is asked about"
           : q->kind == RV_ASKED_ODDS && q->games < 1 ? "no game is asked for"
           : q->kind == RV_ASKED_EXPORT && !legal     ? "only what is legal is exported"
                                                      : NULL;
    if (*why)
        return RV_MISUSED;
    if (q->kind == RV_ASKED_EXPORT)
        return rv_case_export(c, q, to, why);
    if (q->kind == RV_ASKED_ENTRIES)
        return put_entries(&a, c, why);
    if (q->kind == RV_ASKED_LEGAL)
        return rv_case_legal(c, q->turn, q->tile, q->actions, see_placement, &a, why);
    if (q->kind == RV_ASKED_COMPLETIONS)
        return rv_case_completions(c, q->tile, q->areas, see_open, &a, why);
    if (q->kind == RV_ASKED_POSITION && !(a.position = rv_position_tree(c)))
        return RV_LIMIT_HIT;
    rv_odds odds = {.sim = NULL};
    const rv_status status = q->kind == RV_ASKED_ODDS ? rv_odds_play(&odds, c, q, why) : RV_FINE;
    if (status == RV_FINE) {
        a.odds = &odds;
        begin_line(&a);
        whole[q->kind](&a);
        end_line(&a);
    }
    rv_odds_end(&odds);
    return status;
}
