/* histedit.h - in the place of libedit's, where there is no terminal: line.c opens none, and so
 * calls nothing of this but what closes it. */
#ifndef HISTEDIT_H
#define HISTEDIT_H

#include <stdio.h>
#include <wchar.h>

typedef struct editline EditLine;
typedef struct history History;
typedef struct HistEvent {
    int num;
    const char *str;
} HistEvent;
typedef struct lineinfo {
    const char *buffer, *cursor, *lastchar;
} LineInfo;

enum { CC_NORM, CC_ERROR, CC_REFRESH, CC_REDISPLAY };
enum { H_SETSIZE, H_ENTER };
enum {
    EL_PROMPT,
    EL_EDITOR,
    EL_HIST,
    EL_ADDFN,
    EL_BIND,
    EL_GETCFN,
    EL_SETTY,
    EL_GETTC,
    EL_REFRESH
};

static inline EditLine *el_init(const char *name, FILE *in, FILE *out, FILE *err) {
    return NULL;
}

static inline History *history_init(void) {
    return NULL;
}

static inline const char *el_gets(EditLine *el, int *n) {
    return NULL;
}

static inline const LineInfo *el_line(EditLine *el) {
    return NULL;
}

static inline int el_insertstr(EditLine *el, const char *text) {
    return -1;
}

static inline int el_set(EditLine *el, int what, ...) {
    return -1;
}

static inline int el_get(EditLine *el, int what, ...) {
    return -1;
}

static inline int history(History *h, HistEvent *event, int what, ...) {
    return -1;
}

static inline void el_resize(EditLine *el) {
}

static inline void el_end(EditLine *el) {
}

static inline void history_end(History *h) {
}

#endif
