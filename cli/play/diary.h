/* diary.h - the text of a record while it is written: entries are added at the end, get more keys,
 * and are taken back. Everything else of the document stays as it is. */
#ifndef DIARY_H
#define DIARY_H

#include "out.h"

typedef struct diary {
    out begun, ended; /* the text up to the last entry, and what follows it: `final`, `result` */
    out note;         /* a comment between them, while an entry is made; empty: none */
} diary;

/* From a document in canonical form. A position gets moves. */
void diary_open(diary *s, const char *canonical);
void diary_free(diary *s);
/* Adds an entry, "W: 17 e5"; a key of the last entry, "score: {W: 3}". */
void diary_add(diary *s, const char *entry);
void diary_add_key(diary *s, const char *key);
/* The same for any entry, counted from 1, and for a key that it may have already: it is replaced.
 */
void diary_set_key(diary *s, int entry, const char *key);
/* Puts another in the place of an entry and its keys; a mark above it is taken away. */
void diary_replace(diary *s, int entry, const char *by);
/* Sets a key of the document, in place of one that is there. */
void diary_set_document_key(diary *s, const char *key);
/* Takes away what can stand only where the game is over: `final` and `result`. */
void diary_cut_end(diary *s);
/* Adds a key to the map in braces that begins at this place of the text, both from 1; false: there
 * is none. */
bool diary_insert_key(diary *s, int line, int column, const char *key);
/* Words that are to be in the text until the next entry is complete; "": none. A document that is
 * opened may have such a note. */
void diary_set_note(diary *s, const char *words);
const char *diary_note(diary *s);
/* Takes the last entry back, with its keys and the comments above it. False: there is none. */
bool diary_cut(diary *s);
/* Puts a comment above an entry, counted from 1, which says that it stands although it is illegal;
 * and whether it has this comment. */
void diary_mark(diary *s, int entry);
bool diary_is_marked(const diary *s, int entry);
/* "W: 17 e5": the first line of an entry, and of the last, which the caller frees; NULL: there is
 * none. */
char *diary_entry(const diary *s, int entry);
char *diary_last(const diary *s);
/* The number of entries, and the line of the text behind which they stand. */
int diary_line(const diary *s);
int diary_entries(const diary *s);
/* Puts the whole text. */
void diary_put(diary *s, out *to);

#endif
