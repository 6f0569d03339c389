#define _POSIX_C_SOURCE 200809L /* strdup */
#include "play/ask.h"
#include <stdlib.h>
#include <string.h>

/* ---- an entry ------------------------------------------------------------------------------ */

/* Asks again, for the texts live only until the next question to the case. */
static bool refresh(questions *q) {
    return q->c && rv_case_ask(q->c, (const char *const *)q->answers, q->n, &q->now);
}

static void drop_last(questions *q) {
    free(q->answers[--q->n]);
    q->said = false;
}

void ask_begin(questions *q, rv_case *c) {
    while (q->n)
        drop_last(q);
    q->said = false;
    q->c = c;
    if (!refresh(q))
        q->c = NULL;
}

void ask_free(questions *q) {
    ask_begin(q, NULL);
    free(q->answers);
    q->answers = NULL;
}

const char *ask_key(questions *q) {
    return refresh(q) ? q->now.key : NULL;
}

void ask_say(questions *q, out *o) {
    if (q->said || !refresh(q) || !q->now.question)
        return;
    out_printf(o, "%s\n", q->now.question);
    q->said = true;
}

void ask_repeat(questions *q) {
    q->said = false;
}

static bool add_answer(questions *q, const char *word) {
    char **more = realloc(q->answers, sizeof *more * (size_t)(q->n + 1));
    if (!more)
        return false;
    q->answers = more;
    more[q->n] = strdup(word);
    q->said = false;
    return more[q->n] && ++q->n;
}

const char *ask_hear(questions *q, char *line, out *o) {
    for (char *word = strtok(line, " \t,"); word; word = strtok(NULL, " \t,")) {
        if (!add_answer(q, word) || !refresh(q))
            return NULL;
        if (q->now.refused) {
            out_printf(o, "%s\n", q->now.refused);
            drop_last(q);
            return NULL;
        }
        if (!q->now.question)
            break;
    }
    return q->now.entry;
}

void ask_put(const questions *q, out *o) {
    for (int i = 0; i < q->n; i++) {
        out_put(o, i ? " " : "");
        out_raw(o, q->answers[i]);
    }
}

bool ask_undo(questions *q) {
    if (!q->c || !q->n)
        return false;
    drop_last(q);
    return true;
}

const char *ask_draw(questions *q, uint64_t number) {
    return refresh(q) && q->now.draws && q->now.nchoices
               ? q->now.choices[number % (uint64_t)q->now.nchoices]
               : NULL;
}

void ask_complete(questions *q, const char *word, out *words) {
    size_t n = strlen(word);
    int count = refresh(q) ? q->now.nchoices : 0;
    for (int i = 0; i < count; i++) {
        const char *choice = q->now.choices[i];
        if (strncmp(choice, word, n) || (i && !strcmp(choice, q->now.choices[i - 1])))
            continue;
        out_raw(words, choice);
        out_put(words, "\n");
    }
}

/* ---- outcomes ------------------------------------------------------------------------------ */

void ask_outcomes(out *o, const rv_diag *g) {
    out_put(o, "Which was it?\n");
    for (int i = 0; i < g->noutcomes; i++) {
        int column = 5;
        out_printf(o, "%3d: ", i + 1);
        out_words(o, column, column, g->outcomes[i].words);
        out_put(o, "\n");
    }
    out_put(o, "Type its number; `undo` takes the entry back.\n");
}

const rv_outcome *ask_outcome(const rv_diag *g, const char *line, bool *wrong) {
    char *end;
    long number = strtol(line, &end, 10);
    bool is_number = end != line && !*end && g->noutcomes;
    *wrong = is_number && (number < 1 || number > g->noutcomes);
    return is_number && !*wrong ? &g->outcomes[number - 1] : NULL;
}
