/* sheet.h - the text of a record while it is written: entries are added at the end, get more keys,
 * and are taken back. Everything else of the document stays as it is. */
#ifndef SHEET_H
#define SHEET_H

#include "out.h"

typedef struct sheet {
    out begun, ended; /* the text up to the last entry, and what follows it: `final`, `result` */
} sheet;

/* From a document in canonical form. A position gets moves. */
void sheet_open(sheet *s, const char *canonical);
void sheet_free(sheet *s);
/* Adds an entry, "W: 17 e5"; a key of the last entry, "tower: 1,0"; a comment above the next one.
 */
void sheet_add(sheet *s, const char *entry);
void sheet_add_key(sheet *s, const char *key);
void sheet_add_comment(sheet *s, const char *words);
/* Takes the last entry back, with its keys and the comments above it. False: there is none. */
bool sheet_cut(sheet *s);
/* The number of entries. */
int sheet_entries(const sheet *s);
/* Puts the whole text. */
void sheet_put(sheet *s, out *to);

#endif
