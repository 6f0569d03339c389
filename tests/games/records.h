/* records.h - records from `rv_sim_next`, split by lines: the text before `moves:`, the entries,
 * the result. */
#ifndef RECORDS_H
#define RECORDS_H

#include "reeve_cli.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    ENTRIES = 400,   /* most entries of a game */
    ROOM = 96 * 1024 /* bytes of a record */
};

typedef struct record {
    const char *text;
    const char *entry[ENTRIES + 1]; /* the beginning of each entry; the last: the end */
    int entries;
} record;

/* The words of the first thing with this name; "" if there is none. */
static inline const char *thing_words(const rv_things *in, const char *name) {
    const rv_thing *t = rv_thing_find(in, name, NULL);
    return t ? t->words : "";
}

static inline const char *next_line(const char *line) {
    line += strcspn(line, "\n");
    return line + (*line == '\n');
}

static inline record read_record(const char *text) {
    record r = {.text = text};
    const char *line = strstr(text, "\nmoves:\n");
    if (!line)
        return r;
    for (line = next_line(line + 1); *line == '-' || *line == ' '; line = next_line(line))
        if (*line == '-' && r.entries < ENTRIES)
            r.entry[r.entries++] = line;
    r.entry[r.entries] = line;
    return r;
}

typedef struct written {
    char s[ROOM];
    size_t n;
} written;

static inline void put(written *to, const char *s, size_t n) {
    if (to->n + n >= ROOM)
        abort();
    memcpy(to->s + to->n, s, n);
    to->n += n;
    to->s[to->n] = '\0';
}

static inline void put_word(written *to, const char *s) {
    put(to, s, strlen(s));
}

/* A text without some of its lines. */
static inline void put_without(written *to, const char *text, bool (*out)(const char *line)) {
    for (const char *line = text; *line; line = next_line(line))
        if (!out(line))
            put(to, line, (size_t)(next_line(line) - line));
}

/* A position, and the turns played after it. */
static inline void go_on(written *to, const char *position, const record *r, int from) {
    to->n = 0;
    put_word(to, position);
    put_word(to, "moves:\n");
    put_word(to, r->entry[from]);
}

/* A copy that the caller frees; of "" for NULL. */
static inline char *copy(const char *text) {
    size_t n = text ? strlen(text) + 1 : 1;
    char *out = malloc(n);
    if (!out)
        abort();
    memcpy(out, text ? text : "", n);
    return out;
}

/* The number of the first line in which two texts differ, or 0. */
static inline int differing_line(const char *a, const char *b) {
    int line = 1;
    if (!a || !b)
        return -1;
    for (; *a == *b; a++, b++) {
        if (!*a)
            return 0;
        line += *a == '\n';
    }
    return line;
}

/* The next recorded game of a simulation; without one the program ends. */
static inline const char *next_game(rv_sim *sim) {
    const char *why = NULL, *text = sim ? rv_sim_next(sim, true, &why) : NULL;
    if (!text) {
        fprintf(stderr, "no game: %s\n", why ? why : "");
        exit(2);
    }
    return text;
}

/* The same for these games. */
static inline rv_sim *simulation(rv_library *lib, const char *rules, const rv_settings *settings,
                                 uint64_t seed) {
    const char *why = NULL;
    rv_sim *sim = rv_sim_new(lib, rules, settings, seed, &why);
    if (!sim) {
        fprintf(stderr, "no games: %s\n", why);
        exit(2);
    }
    return sim;
}

static inline const rv_report *judge(rv_case *c, const char *text) {
    const rv_text document = rv_text_of(text, strlen(text));
    return rv_case_judge(c, &document);
}

/* The first diagnostic of a report with its line, or its verdict. */
static inline const char *said(const rv_report *r) {
    return r->ndiags ? r->diags[0].message : rv_verdict_name(r->verdict);
}
static inline int line_of(const rv_report *r) {
    return r->ndiags ? r->diags[0].line : 0;
}

static inline bool same_scores(const rv_report *r, const int *scores) {
    for (int p = 0; p < r->nplayers; p++)
        if (r->score[p] != scores[p])
            return false;
    return r->nplayers > 0;
}

#endif
