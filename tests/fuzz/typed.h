/* typed.h - types what the help of a diagnostic says to type, and judges the document again.
 *
 * Only what a help says word by word is typed: "Type b3.", "Type farmer@n or farmer@s, or delete
 * the follower.", "Delete `tower`; …", "did you mean `moves`?". Such a help promises: a turn in
 * which something else is typed is legal then; anything else is no longer complained of at that
 * place. A help that begins "Type the cell of another tile." leaves the words to the reader, and is
 * left alone.
 */
#ifndef TYPED_H
#define TYPED_H

#include "reeve_cli.h"

enum { TYPED_ROOM = 64 * 1024, TYPED_WHY = 2048 };

typedef struct typed {
    rv_case *before, *after; /* without documents that the caller needs */
    int helps, changes;      /* helps that were followed, and changed documents */
    int broken;              /* of these, those that do not hold */
    char why[TYPED_WHY];     /* the first of them, in words */
} typed;

/* Judges a text and follows every help. Longer texts than TYPED_ROOM / 2 are ignored. */
void type_helps(typed *t, const char *text);

#endif
