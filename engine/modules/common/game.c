/* game.c - documents of a text, one after the other, and the answers to questions about them.
 *
 * A game is a case with a copy of its text (game_next). A question is looked up in a table, which
 * also says what verdict it needs, and its lines of JSON grow in the game (game_ask). After `why`
 * the case stands at another turn, and is judged again before the next question. Settings and
 * questions come as rows of a text (read_rows), so that a module has no lists to convert.
 */
#include "game.h"
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- what is asked --------------------------------------------------------------------------- */

/* What the rows of a text say; it points into them. */
typedef struct asked {
    const char *what;
    rv_str text;
    bool actions;
    rv_settings settings; /* its lists lie behind this structure */
    rv_question question;
    const char *about, *policy; /* policy: NULL if it is known, or none is given */
} asked;

/* "LENGTH KEY", and the value, each with NUL behind it. */
static bool next_row(rv_str *left, const char **key, rv_str *value) {
    if (!left->n)
        return false;
    char *end;
    value->n = strtoul(left->s, &end, 10);
    *key = end + 1;
    value->s = *key + strlen(*key) + 1;
    left->n -= (size_t)(value->s + value->n + 1 - left->s);
    left->s = value->s + value->n + 1;
    return true;
}

/* The value of a key that is given once. */
static void read_value(asked *a, const char *key, const char *value) {
    static const struct {
        const char *key;
        enum { WORD, NUMBER, FLAG } is;
        size_t at;
    } members[] = {
        {"what", WORD, offsetof(asked, what)},
        {"about", WORD, offsetof(asked, about)},
        {"tile", WORD, offsetof(asked, question.tile)},
        {"ruleset", WORD, offsetof(asked, question.ruleset)},
        {"games", NUMBER, offsetof(asked, question.games)},
        {"turn", NUMBER, offsetof(asked, settings.until)},
        {"players", NUMBER, offsetof(asked, settings.players)},
        {"actions", FLAG, offsetof(asked, actions)},
        {"all", FLAG, offsetof(asked, settings.all)},
        {"now", FLAG, offsetof(asked, settings.now)},
        {"doubts", FLAG, offsetof(asked, settings.doubts)},
    };
    for (size_t i = 0; i < sizeof members / sizeof *members; i++) {
        void *at = (char *)a + members[i].at;
        if (strcmp(members[i].key, key) != 0)
            continue;
        if (members[i].is == WORD)
            *(const char **)at = value;
        else if (members[i].is == NUMBER)
            *(int *)at = (int)strtol(value, NULL, 10);
        else
            *(bool *)at = true;
    }
}

/* NULL if memory ran out; to be freed. */
static asked *read_rows(rv_str rows) {
    size_t n = 0;
    const char *key;
    rv_str value;
    for (rv_str left = rows; next_row(&left, &key, &value); n++)
        ;
    asked *a = calloc(1, sizeof *a + n * (2 * sizeof(char *) + sizeof(rv_str) + sizeof(int)));
    if (!a)
        return NULL;
    rv_settings *s = &a->settings;
    rv_str *texts = (rv_str *)(a + 1);
    const char **options = (const char **)(texts + n), **scripts = options + n;
    int *accept = (int *)(scripts + n);
    *s = rv_settings_default();
    s->script_texts = texts;
    s->options = options;
    s->scripts = scripts;
    s->accept = accept;
    a->question = rv_question_of(RV_ASKED_FAULT);
    a->question.games = 1000;
    a->question.seed = 1;
    a->question.policy = RV_POLICY_GREEDY;
    while (next_row(&rows, &key, &value))
        if (!strcmp(key, "option"))
            options[s->noptions++] = value.s;
        else if (!strcmp(key, "script"))
            scripts[s->nscripts++] = value.s;
        else if (!strcmp(key, "text")) /* of the script before it */
            *(s->nscripts ? &texts[s->nscripts - 1] : &a->text) = value;
        else if (!strcmp(key, "accept"))
            accept[s->naccept++] = (int)strtol(value.s, NULL, 10);
        else if (!strcmp(key, "seed"))
            a->question.seed = strtoull(value.s, NULL, 10);
        else if (!strcmp(key, "policy")) {
            const bool greedy = !strcmp(value.s, "greedy");
            a->policy = greedy || !strcmp(value.s, "random") ? NULL : value.s;
            s->policy = a->question.policy = greedy ? RV_POLICY_GREEDY : RV_POLICY_RANDOM;
        } else
            read_value(a, key, value.s);
    return a;
}

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
    t->at = memcpy(t->bytes, bytes, n);
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
    const rv_report *report;
    game_words words[2]; /* the lines of the last answer, and its notes */
    int until;           /* as the caller set it */
    bool moved;          /* judged up to another turn, for `why` */
    char bytes[];
};

static void judge(game *g, int until, bool hold) {
    rv_case_until(g->bench, until, hold);
    g->report = rv_case_judge(g->bench, &g->text);
    g->moved = until != g->until || hold;
}

game *game_next(game_texts *from, rv_library *lib, rv_str rows, bool *failed) {
    const rv_text *text = rv_stream_next(from->stream);
    *failed = !text && rv_stream_failed(from->stream);
    if (!text)
        return NULL;
    game *g = calloc(1, sizeof *g + text->bytes.n + 1);
    asked *a = read_rows(rows);
    if (g && a) {
        g->text = *text;
        g->bench = rv_case_new(lib, &a->settings);
        g->until = a->settings.until;
    }
    free(a);
    if (!g || !g->bench) {
        *failed = true;
        game_free(g);
        return NULL;
    }
    g->text.bytes.s = memcpy(g->bytes, text->bytes.s, text->bytes.n);
    judge(g, g->until, false);
    return g;
}

void game_free(game *g) {
    if (!g)
        return;
    rv_case_free(g->bench);
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

static bool can_draw(const game *g) {
    return rv_report_verdict(g->report) != RV_NOT_READ;
}

/* The score is also known before a turn that is illegal or ambiguous. */
static bool can_score(const game *g) {
    return can_draw(g) && rv_report_verdict(g->report) != RV_INCONSISTENT;
}

static game_answer no_answer(game *g) {
    game_answer a = answer(g, &(rv_question){.kind = RV_ASKED_FAULT, .document = g->text.number});
    if (a.status != RV_FINE)
        return a;
    a.status = rv_report_status(g->report);
    a.why = rv_report_diag_text(g->report, 0, RV_DIAG_MESSAGE);
    return a;
}

static game_answer misused(const char *why) {
    return (game_answer){.status = RV_MISUSED, .why = why};
}

static const char no_policy[] = "the policy is greedy or random";

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
    const size_t digits = about ? strspn(about, "0123456789") : 0;
    bool number = digits && !about[digits] && digits < 7; /* no record has more turns */
    const bool place = about && !final && !number;
    turn = number ? atoi(about) : turn;
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
    {"entries", RV_ASKED_ENTRIES, can_answer},
    {"svg", RV_ASKED_FAULT, can_draw},
    {"text", RV_ASKED_FAULT, NULL},
    {"format", RV_ASKED_FAULT, NULL},
};
enum { QUESTIONS = sizeof questions / sizeof *questions };

static game_answer ask(game *g, asked *a) {
    int i = 0;
    while (i < QUESTIONS && strcmp(questions[i].what, a->what) != 0)
        i++;
    if (i == QUESTIONS)
        return misused("there is no such question");
    const bool odds = questions[i].kind == RV_ASKED_ODDS;
    const bool holds = odds || questions[i].kind == RV_ASKED_ENTRIES;
    if (g->moved || holds)
        judge(g, g->until, holds);
    if (questions[i].can && !questions[i].can(g))
        return no_answer(g);
    if (questions[i].kind == RV_ASKED_WHY)
        return why(g, a->about);
    rv_question *q = &a->question;
    const char *reason = NULL;
    if (!strcmp(a->what, "text"))
        return (game_answer){.lines = g->text.bytes.s, .n = g->text.bytes.n};
    if (!strcmp(a->what, "format")) {
        const char *lines = rv_case_format(g->bench);
        return (game_answer){.lines = lines, .n = lines ? strlen(lines) : 0};
    }
    if (questions[i].kind == RV_ASKED_LEGAL && !q->tile) {
        q->tile = rv_case_tile_of(g->bench, g->until == RV_NO_TURN ? 0 : g->until + 1);
        if (!q->tile)
            return misused("give the tile, by name or by look");
    }
    if (odds && a->policy)
        return misused(no_policy);
    q->kind = questions[i].kind;
    q->document = g->text.number;
    q->actions = a->actions ? RV_LIST_ALL : RV_LIST_NONE;
    q->areas = q->names = a->actions;
    if (strcmp(a->what, "svg") != 0)
        return answer(g, q);
    begin(g->words, q);
    const rv_status status = rv_case_svg(g->bench, q, keep, &g->words[0], &reason);
    return end(g->words, status, reason);
}

game_answer game_ask(game *g, rv_str rows, bool (*go_on)(void *ud, uint64_t game, uint64_t games)) {
    asked *a = read_rows(rows);
    if (!a)
        return (game_answer){.status = RV_LIMIT_HIT, .why = rv_memory_ran_out};
    a->question.go_on = go_on;
    const game_answer answer = ask(g, a);
    free(a);
    return answer;
}

game_answer game_ask_library(rv_library *lib, rv_str rows, game_words words[2]) {
    asked *a = read_rows(rows);
    if (!a)
        return (game_answer){.status = RV_LIMIT_HIT, .why = rv_memory_ran_out};
    const rv_text text = rv_text_of(a->text.s, a->text.n);
    const char *reason = NULL;
    bool over;
    a->question.kind = strcmp(a->what, "tiles") != 0 ? RV_ASKED_RULES : RV_ASKED_TILES;
    begin(words, &a->question);
    const rv_status status =
        strcmp(a->what, "import") != 0
            ? rv_library_json(lib, &a->question, keep, &words[0], &reason)
            : rv_import(lib, &text, &a->question, keep, &words[0], &over, &reason);
    free(a);
    return end(words, status, reason);
}

rv_sim *game_sim(rv_library *lib, rv_str rows, const char **why) {
    asked *a = read_rows(rows);
    *why = !a                     ? rv_memory_ran_out
           : !a->question.ruleset ? "no ruleset is asked about"
           : a->policy            ? no_policy
                                  : NULL;
    rv_sim *sim =
        *why ? NULL : rv_sim_new(lib, a->question.ruleset, &a->settings, a->question.seed, why);
    free(a);
    return sim;
}

game_answer game_of_sim(rv_sim *s) {
    game_answer a = {.why = NULL};
    a.lines = rv_sim_next(s, true, &a.why);
    a.n = a.lines ? strlen(a.lines) : 0;
    a.status = rv_sim_status(s);
    a.why = a.lines || a.why ? a.why : rv_memory_ran_out;
    return a;
}
