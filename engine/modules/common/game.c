/* game.c - documents of a text, one after the other, and the answers to questions about them.
 *
 * A game is a case with a copy of its text (game_next). A question is looked up in a table, which
 * also says what verdict it needs, and its lines of JSON grow in the game (game_ask). After `why`
 * the case stands at another turn, and is judged again before the next question.
 */
#include "game.h"
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
    char *lines; /* of the last answer */
    size_t n, room;
    bool lost;    /* memory ran out for them */
    char why[40]; /* "it is " and a verdict */
    int until;    /* as the caller set it */
    bool moved;   /* judged up to another turn, for `why` */
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
    free(g->lines);
    free(g);
}

/* ---- questions ------------------------------------------------------------------------------- */

static bool keep(void *ud, const char *s, size_t n) {
    game *g = ud;
    if (g->room - g->n < n) {
        size_t room = 2 * (g->n + n);
        char *lines = realloc(g->lines, room);
        if (!lines)
            return !(g->lost = true);
        g->lines = lines;
        g->room = room;
    }
    memcpy(g->lines + g->n, s, n);
    g->n += n;
    return true;
}

static game_answer answer(game *g, rv_question *q) {
    game_answer a = {.status = RV_FINE};
    q->size = sizeof *q;
    g->n = 0;
    g->lost = false;
    a.status = rv_case_json(g->bench, q, keep, g, &a.why);
    if (a.status == RV_FINE && g->lost)
        a.status = RV_LIMIT_HIT;
    if (a.status == RV_FINE) {
        a.lines = g->lines;
        a.n = g->n;
    } else if (!a.why) {
        a.why = rv_memory_ran_out;
    }
    return a;
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
};
enum { QUESTIONS = sizeof questions / sizeof *questions };

game_answer game_ask(game *g, const game_question *q) {
    int i = 0;
    while (i < QUESTIONS && strcmp(questions[i].what, q->what) != 0)
        i++;
    if (i == QUESTIONS)
        return misused("the question must be check, score, legal, completions, position or why");
    if (g->moved)
        judge(g, g->until, false);
    if (questions[i].can && !questions[i].can(g))
        return no_answer(g);
    if (questions[i].kind == RV_ASKED_WHY)
        return why(g, q->about);
    const char *tile = q->tile;
    if (questions[i].kind == RV_ASKED_LEGAL && !tile) {
        tile = rv_case_tile_of(g->bench, g->until == RV_NO_TURN ? 0 : g->until + 1);
        if (!tile)
            return misused("give the tile, by name or by look");
    }
    return answer(g, &(rv_question){.kind = questions[i].kind,
                                    .document = g->text.number,
                                    .tile = tile,
                                    .actions = q->actions ? RV_LIST_ALL : RV_LIST_NONE,
                                    .areas = q->actions});
}

const char *game_format(game *g) {
    if (g->moved)
        judge(g, g->until, false);
    return rv_case_format(g->bench);
}
