/* editing.h - the library that edits lines on a terminal (libedit), loaded only where somebody
 * types: linked to the program, it would slow the start of every command. */
#ifndef EDITING_H
#define EDITING_H

#include <histedit.h>
#include <stdbool.h>

#define EDITING_CALLS(X)                                                                           \
    X(el_init)                                                                                     \
    X(el_end)                                                                                      \
    X(el_set)                                                                                      \
    X(el_get)                                                                                      \
    X(el_gets)                                                                                     \
    X(el_line)                                                                                     \
    X(el_resize)                                                                                   \
    X(el_insertstr)                                                                                \
    X(history_init)                                                                                \
    X(history_end)                                                                                 \
    X(history)

/* Its functions, by their names there. */
typedef struct editing {
#define EDITING_MEMBER(call) __typeof__(&call) call;
    EDITING_CALLS(EDITING_MEMBER)
#undef EDITING_MEMBER
} editing;

/* Loads it if standard input is a terminal; to be called before the process gives up its rights. */
void editing_load(void);
/* NULL if it is not loaded: then lines are read without editing. */
const editing *editing_loaded(void);

#endif
