/* game.c - documents of a text, one after the other, and the answers to questions about them.
 *
 * A game is a case with a copy of its text (game_next). A question is looked up in a table, which
 * also says what verdict it needs, and its lines of JSON grow in the game (game_ask). After `why`
 * the case stands at another turn, and is judged again before the next question.
 */
#include "game.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- documents ------------------------------------------------------------------------------- */

struct game_texts {
    rv_stream *stream;
    const char *at; /* the rest, within `bytes` */
    size_t left;
    char bytes[];
};

static long read_rest(void *ud, char *to, size_t n) {
    game_texts *t = ud;
    n = n < t->left ? n : t->left;
    memcpy(to, t->at, n);
    t->at += n;
    t->left -= n;
    return (long)n;
}

game_texts *game_texts_new(const char *bytes, size_t n) {
    game_texts *t = malloc(sizeof *t + n + 1);
    if (!t)
        return NULL;
    memcpy(t->bytes, bytes, n);
    t->at = t->bytes;
    t->left = n;
    t->stream = rv_stream_new(read_rest, t);
    if (t->stream)
        return t;
    free(t);
    return NULL;
}

void game_texts_free(game_texts *t) {
    if (t)
        rv_stream_free(t->stream);
    free(t);
}

struct game {
    rv_case *bench;
    rv_text text; /* its bytes are `bytes` */
    char *bytes;
    const rv_report *report;
    game_words words[2]; /* the lines of the last answer, and its notes */
    char why[40];        /* "it is " and a verdict */
    int until;           /* as the caller set it */
    bool moved;          /* judged up to another turn, for `why` */
};

static void judge(game *g, int until, bool hold) {
    rv_case_until(g->bench, until, hold);
    g->report = rv_case_judge(g->bench, &g->text);
    g->moved = until != g->until || hold;
}

game *game_next(game_texts *from, rv_library *lib, const rv_settings *settings, bool *failed) {
    const rv_text *text = rv_stream_next(from->stream);
    *failed = false;
    if (!text) {
        *failed = rv_stream_failed(from->stream);
        return NULL;
    }
    game *g = calloc(1, sizeof *g);
    if (g) {
        g->text = *text;
        g->bytes = malloc(text->bytes.n + 1);
        g->bench = rv_case_new(lib, settings);
    }
    if (!g || !g->bytes || !g->bench) {
        *failed = true;
        game_free(g);
        return NULL;
    }
    if (text->bytes.n)
        memcpy(g->bytes, text->bytes.s, text->bytes.n);
    g->text.bytes.s = g->bytes;
    g->until = settings->until;
    judge(g, g->until, false);
    return g;
}

void game_free(game *g) {
    if (!g)
        return;
    rv_case_free(g->bench);
    free(g->bytes);
    free(g->words[0].s);
    free(g->words[1].s);
    free(g);
}

/* ---- questions ------------------------------------------------------------------------------- */

static bool keep(void *ud, const char *s, size_t n) {
    game_words *w = ud;
    if (w->room - w->n <= n) {
        size_t room = 2 * (w->n + n) + 1;
        char *more = realloc(w->s, room);
        if (!more)
            return !(w->lost = true);
        w->s = more;
        w->room = room;
    }
    memcpy(w->s + w->n, s, n);
    w->n += n;
    w->s[w->n] = '\0';
    return true;
}

/* A line; the last one is the reason if it is refused. */
static void tell(void *ud, const rv_notice *n) {
    char place[64] = "";
    if (n->turn)
        snprintf(place, sizeof place, "turn %d: ", n->turn);
    else if (n->line)
        snprintf(place, sizeof place, "%d:%d: ", n->line, n->column);
    keep(ud, place, strlen(place));
    keep(ud, n->text, strlen(n->text));
    keep(ud, "\n", 1);
}

static void begin(game_words words[2], rv_question *q) {
    q->size = sizeof *q;
    q->tell = tell;
    q->tell_ud = &words[1];
    for (int i = 0; i < 2; i++) {
        words[i].n = 0;
        words[i].lost = !keep(&words[i], "", 0);
    }
}

static game_answer end(game_words words[2], rv_status status, const char *why) {
    game_answer a = {.status = status, .why = why, .notes = words[1].s};
    if (a.status == RV_FINE && (words[0].lost || words[1].lost))
        a.status = RV_LIMIT_HIT;
    if (a.status == RV_FINE) {
        a.lines = words[0].s;
        a.n = words[0].n;
        a.why = NULL;
    } else if (words[1].n && !words[1].lost) { /* its last line, without the end */
        words[1].s[words[1].n - 1] = '\0';
        const char *last = strrchr(words[1].s, '\n');
        a.why = last ? last + 1 : words[1].s;
    } else if (!a.why || words[0].lost || words[1].lost) {
        a.why = rv_memory_ran_out;
    }
    return a;
}

static game_answer answer(game *g, rv_question *q) {
    const char *why = NULL;
    begin(g->words, q);
    const rv_status status = rv_case_json(g->bench, q, keep, &g->words[0], &why);
    return end(g->words, status, why);
}

/* A question is about the board at the end of a document: it must be legal, but perhaps for a wrong
 * noted number. */
static bool can_answer(const game *g) {
    return rv_report_verdict(g->report) == RV_LEGAL || rv_report_verdict(g->report) == RV_WRONG;
}

/* The score is also known before a turn that is illegal or ambiguous. */
static bool can_score(const game *g) {
    return rv_report_verdict(g->report) != RV_NOT_READ &&
           rv_report_verdict(g->report) != RV_INCONSISTENT;
}

static game_answer no_answer(game *g) {
    game_answer a = answer(g, &(rv_question){.kind = RV_ASKED_FAULT, .document = g->text.number});
    if (a.status != RV_FINE)
        return a;
    a.status = rv_report_status(g->report);
    strcpy(g->why, "it is ");
    strcat(g->why, rv_verdict_name(rv_report_verdict(g->report)));
    a.why =
        rv_report_diags(g->report) ? rv_report_diag_text(g->report, 0, RV_DIAG_MESSAGE) : g->why;
    return a;
}

static game_answer misused(const char *why) {
    return (game_answer){.status = RV_MISUSED, .why = why};
}

/* ---- why ------------------------------------------------------------------------------------- */

/* About the end, a turn or a place; by default the first error, or the last turn. */
static game_answer why(game *g, const char *about) {
    const int last = g->until == RV_NO_TURN ? rv_report_entries(g->report) : g->until;
    int turn = 0;
    rv_status status = RV_FINE;
    const char *reason = NULL;
    if (!can_score(g))
        return no_answer(g);
    const rv_report *r = g->report;
    for (int i = 0; !about && !turn && i < rv_report_diags(r); i++)
        if (rv_report_diag_number(r, i, RV_DIAG_STATUS) == RV_AGAINST) {
            turn = rv_report_diag_number(r, i, RV_DIAG_TURN);
            turn = turn ? turn : RV_NO_TURN;
        }
    if (!about && !turn && !(turn = rv_report_turns(r)))
        return misused("it has no turns; ask about a cell or a feature");
    const bool final = turn == RV_NO_TURN || (about && !strcmp(about, "final"));
    bool place = !final && about;
    if (place && *about >= '0' && *about <= '9') {
        char *end;
        const long n = strtol(about, &end, 10);
        place = *end || n > 1000000; /* no record has so many turns */
        turn = place ? 0 : (int)n;
    }
    if (!final && !place && (turn < 1 || turn > last))
        return misused(rv_case_no_turn(g->bench, turn, last));
    if (!place)
        judge(g, final ? g->until : turn - 1, final);
    if (!can_answer(g))
        return no_answer(g);
    const rv_why *w = place   ? rv_case_why_place(g->bench, &g->text, about, &status, &reason)
                      : final ? rv_case_why_final(g->bench, &status, &reason)
                              : rv_case_why_turn(g->bench, turn, &status, &reason);
    g->moved |= place;
    if (!w)
        return (game_answer){.status = status, .why = reason ? reason : rv_memory_ran_out};
    return answer(g, &(rv_question){.kind = RV_ASKED_WHY, .document = g->text.number, .why = w});
}

/* ---- the table of questions ------------------------------------------------------------------ */

static const struct {
    const char *what;
    rv_question_kind kind;
    bool (*can)(const game *g); /* NULL: always */
} questions[] = {
    {"check", RV_ASKED_CHECK, NULL},
    {"score", RV_ASKED_SCORE, can_score},
    {"legal", RV_ASKED_LEGAL, can_answer},
    {"completions", RV_ASKED_COMPLETIONS, can_answer},
    {"position", RV_ASKED_POSITION, can_answer},
    {"why", RV_ASKED_WHY, NULL},
    {"odds", RV_ASKED_ODDS, can_answer},
    {"export", RV_ASKED_EXPORT, can_answer},
    {"svg", RV_ASKED_FAULT, NULL},
    {"text", RV_ASKED_FAULT, NULL},
};
enum { QUESTIONS = sizeof questions / sizeof *questions };

game_answer game_ask(game *g, const game_question *q) {
    int i = 0;
    while (i < QUESTIONS && strcmp(questions[i].what, q->what) != 0)
        i++;
    if (i == QUESTIONS)
        return misused("there is no such question");
    const bool holds = questions[i].kind == RV_ASKED_ODDS;
    if (g->moved || holds)
        judge(g, g->until, holds);
    if (questions[i].can && !questions[i].can(g))
        return no_answer(g);
    if (questions[i].kind == RV_ASKED_WHY)
        return why(g, q->about);
    const char *tile = q->tile, *reason = NULL;
    if (!strcmp(q->what, "text"))
        return (game_answer){.lines = g->text.bytes.s, .n = g->text.bytes.n};
    if (questions[i].kind == RV_ASKED_LEGAL && !tile) {
        tile = rv_case_tile_of(g->bench, g->until == RV_NO_TURN ? 0 : g->until + 1);
        if (!tile)
            return misused("give the tile, by name or by look");
    }
    rv_question asked = {.kind = questions[i].kind,
                         .document = g->text.number,
                         .tile = tile,
                         .actions = q->actions ? RV_LIST_ALL : RV_LIST_NONE,
                         .areas = q->actions,
                         .names = q->actions,
                         .seed = q->seed,
                         .games = q->games,
                         .go_on = q->go_on};
    if (holds && !game_policy(q->policy, &asked.policy))
        return misused("the policy is greedy or random");
    if (strcmp(q->what, "svg") != 0)
        return answer(g, &asked);
    begin(g->words, &asked);
    const rv_status status = rv_case_svg(g->bench, &asked, keep, &g->words[0], &reason);
    return end(g->words, status, reason);
}

game_answer game_ask_library(rv_library *lib, const game_question *q, game_words words[2]) {
    const rv_text text = rv_text_of(q->text.s, q->text.n);
    const char *reason = NULL;
    bool over;
    rv_question asked = {.kind = strcmp(q->what, "tiles") != 0 ? RV_ASKED_RULES : RV_ASKED_TILES,
                         .ruleset = q->about};
    begin(words, &asked);
    const rv_status status = strcmp(q->what, "import") != 0
                                 ? rv_library_json(lib, &asked, keep, &words[0], &reason)
                                 : rv_import(lib, &text, &asked, keep, &words[0], &over, &reason);
    return end(words, status, reason);
}

bool game_policy(const char *name, rv_policy_id *to) {
    *to = !strcmp(name, "greedy") ? RV_POLICY_GREEDY : RV_POLICY_RANDOM;
    return *to == RV_POLICY_GREEDY || !strcmp(name, "random");
}

const char *game_format(game *g) {
    if (g->moved)
        judge(g, g->until, false);
    return rv_case_format(g->bench);
}
