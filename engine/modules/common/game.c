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
    char why[RV_WHY];
    int until;  /* as the caller set it */
    bool moved; /* judged up to another turn, for `why` */
};

static void judge(game *g, int until, bool hold) {
    rv_case_until(g->bench, until, hold);
    g->report = rv_case_judge(g->bench, &g->text);
    g->moved = until != g->until || hold;
}

static game *game_new(const rv_text *text, rv_library *lib, const rv_settings *settings) {
    game *g = calloc(1, sizeof *g);
    if (!g)
        return NULL;
    g->text = *text;
    g->bytes = malloc(text->bytes.n + 1);
    g->bench = rv_case_new(lib, settings);
    if (!g->bytes || !g->bench) {
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

game *game_next(game_texts *from, rv_library *lib, const rv_settings *settings, bool *failed) {
    rv_text text;
    bool more = rv_stream_next(from->stream, &text);
    game *g = more ? game_new(&text, lib, settings) : NULL;
    *failed = more ? !g : rv_stream_failed(from->stream);
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
            return false;
        g->lines = lines;
        g->room = room;
    }
    memcpy(g->lines + g->n, s, n);
    g->n += n;
    return true;
}

static game_answer answer(game *g, rv_question *q) {
    game_answer a = {.status = RV_FINE};
    rv_json to = {.put = keep, .ud = g};
    q->size = sizeof *q;
    g->n = 0;
    a.status = rv_case_json(g->bench, q, &to, &a.why);
    if (a.status == RV_FINE && to.enough)
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

static bool always(const game *g) {
    (void)g;
    return true;
}

static game_answer no_answer(game *g) {
    game_answer a = answer(g, &(rv_question){.asked = RV_ASKED_FAULT, .document = g->text.number});
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

static bool is_turn(const char *s, int *turn) {
    char *end;
    long n = strtol(s, &end, 10);
    bool is = *s >= '0' && *s <= '9' && !*end && n <= 1000000; /* no record has so many */
    *turn = is ? (int)n : 0;
    return is;
}

static int first_error(const game *g) {
    const rv_report *r = g->report;
    for (int i = 0; i < rv_report_diags(r); i++) {
        int turn = rv_report_diag_number(r, i, RV_DIAG_TURN);
        if (rv_report_diag_number(r, i, RV_DIAG_STATUS) == RV_AGAINST)
            return turn ? turn : RV_NO_TURN;
    }
    return rv_report_turns(r);
}

static game_answer explain(game *g, const rv_why *w, rv_status status, const char *why) {
    if (!w)
        return (game_answer){.status = status, .why = why ? why : rv_memory_ran_out};
    return answer(g, &(rv_question){.asked = RV_ASKED_WHY, .document = g->text.number, .why = w});
}

static game_answer why_final(game *g) {
    rv_status status = RV_FINE;
    const char *why = NULL;
    judge(g, g->until, true);
    if (!can_answer(g))
        return no_answer(g);
    const rv_why *w = rv_case_why_final(g->bench, &status, &why);
    return explain(g, w, status, why);
}

static game_answer why_turn(game *g, int turn) {
    rv_status status = RV_FINE;
    const char *why = NULL;
    int entries = rv_report_entries(g->report), last = g->until == RV_NO_TURN ? entries : g->until;
    if (turn < 1 || turn > last) {
        rv_no_turn(turn, last, entries, g->why);
        return misused(g->why);
    }
    judge(g, turn - 1, false);
    if (!can_answer(g))
        return no_answer(g);
    const rv_why *w = rv_case_why_turn(g->bench, turn, &status, &why);
    return explain(g, w, status, why);
}

static game_answer why_place(game *g, const char *place) {
    rv_status status = RV_FINE;
    const char *why = NULL;
    if (!can_answer(g))
        return no_answer(g);
    const rv_why *w = rv_case_why_place(g->bench, &g->text, place, &status, &why);
    g->moved = true;
    return explain(g, w, status, why);
}

static game_answer why(game *g, const char *about) {
    int turn = 0;
    if (rv_report_verdict(g->report) == RV_NOT_READ ||
        rv_report_verdict(g->report) == RV_INCONSISTENT)
        return no_answer(g);
    if (!about)
        turn = first_error(g);
    if (turn == RV_NO_TURN || (about && !strcmp(about, "final")))
        return why_final(g);
    if (!about && !turn)
        return misused("it has no turns; ask about a cell or a feature");
    return !about || is_turn(about, &turn) ? why_turn(g, turn) : why_place(g, about);
}

/* ---- the table of questions ------------------------------------------------------------------ */

static const struct {
    const char *what;
    rv_question_kind asked;
    bool (*can)(const game *g);
} questions[] = {
    {"check", RV_ASKED_CHECK, always},           {"score", RV_ASKED_SCORE, can_score},
    {"legal", RV_ASKED_LEGAL, can_answer},       {"completions", RV_ASKED_COMPLETIONS, can_answer},
    {"position", RV_ASKED_POSITION, can_answer}, {"why", RV_ASKED_WHY, always},
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
    if (!questions[i].can(g))
        return no_answer(g);
    if (questions[i].asked == RV_ASKED_WHY)
        return why(g, q->about);
    int next = g->until == RV_NO_TURN ? 0 : g->until + 1;
    const char *tile = q->tile;
    if (questions[i].asked == RV_ASKED_LEGAL && !tile)
        tile = rv_case_tile_of(g->bench, next);
    if (questions[i].asked == RV_ASKED_LEGAL && !tile)
        return misused("give the tile, by name or by look");
    return answer(g, &(rv_question){.asked = questions[i].asked,
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
