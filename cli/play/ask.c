/* ask.c - questions for an entry that is due, and outcomes of an ambiguous one.
 *
 * The library says what is asked next and which answers are right; here they are kept in
 * `questions`, asked again after each (`refresh`), drawn by chance, and put into the note of the
 * record.
 */
#define _POSIX_C_SOURCE 200809L /* strdup */
#include "play/play.h"
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

const char *ask_hear(questions *q, char *line, out *o) {
    for (char *word = strtok(line, " \t,"); word; word = strtok(NULL, " \t,")) {
        char **more = realloc(q->answers, sizeof *more * (size_t)(q->n + 1));
        if (!more)
            return NULL;
        q->answers = more;
        more[q->n] = strdup(word);
        q->said = false;
        if (!more[q->n])
            return NULL;
        q->n++;
        if (!refresh(q))
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

/* They are numbered, unless a number that is typed could as well be a value. */
static bool is_numbered(const rv_diag *g) {
    for (int i = 0; i < g->noutcomes; i++)
        if (g->outcomes[i].value && strspn(g->outcomes[i].value, "-0123456789"))
            return false;
    return true;
}

void ask_outcomes(out *o, const rv_diag *g) {
    const bool numbered = is_numbered(g), drawn = g->noutcomes && g->outcomes[0].weight;
    const char *key = g->outcomes[0].key;
    if (g->asks) {
        int n = (int)strcspn(key, ":"), column = n + 2;
        out_printf(o, "%.*s: ", n, key);
        out_words(o, column, 2, g->asks);
        out_put(o, "?\n");
    } else {
        out_put(o, "Which was it?\n");
    }
    for (int i = 0; i < g->noutcomes; i++) {
        int column = 5;
        if (numbered)
            out_printf(o, "%3d: ", i + 1);
        else
            out_spaces(o, column);
        out_paragraph(o, column, column, g->outcomes[i].words);
    }
    out_printf(o, "Type %s; %s`undo` takes the entry back.\n",
               !numbered ? "what it was" : "its number", drawn ? "`draw` draws for you; " : "");
}

const rv_outcome *ask_outcome(const rv_diag *g, const char *line, bool *wrong) {
    char *end;
    long number = strtol(line, &end, 10);
    bool is_number = end != line && !*end && g->noutcomes && is_numbered(g);
    *wrong = is_number && (number < 1 || number > g->noutcomes);
    for (int i = 0; i < g->noutcomes; i++)
        if (g->outcomes[i].value && !strcmp(g->outcomes[i].value, line))
            return &g->outcomes[i];
    if (g->noutcomes && g->outcomes[0].value && !strpbrk(line, " :") && strcmp(line, "none") != 0)
        *wrong |= !is_number; /* an entry has a cell, too */
    return is_number && !*wrong ? &g->outcomes[number - 1] : NULL;
}

const rv_outcome *ask_chance(const rv_diag *g, uint64_t number) {
    uint64_t all = 0;
    for (int i = 0; i < g->noutcomes; i++)
        all += (uint64_t)g->outcomes[i].weight;
    uint64_t at = all ? number % all : 0;
    for (int i = 0; all && i < g->noutcomes; i++) {
        if (at < (uint64_t)g->outcomes[i].weight)
            return &g->outcomes[i];
        at -= (uint64_t)g->outcomes[i].weight;
    }
    return NULL;
}
