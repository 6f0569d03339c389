/* page.h - a game as one page for a browser: the board at every turn, what each turn scored, the
 * rules that decided. The page needs nothing else, loads nothing, and runs no script but its own.
 */
#ifndef PAGE_H
#define PAGE_H

#include "draw/pictures.h"
#include "run.h"

/* Writes the page of a document that has a board; `drawn`: the tile that has been drawn for the
 * next turn, or NULL. The bench is judged again, so the report of the document is no longer valid.
 */
void page_put(run *r, const document *d, const char *drawn, out *to);

/* ---- turns.c: players, turns, points, faults and rules */

/* What is being written, and who owns the words for it. */
typedef struct turns {
    svg svg;
    out *words;
} turns;

/* `terms`: see rv_case_terms. */
void turns_put_header(turns *t, const document *d, const char *terms);
/* A list of the players: the colour, the name with the label that the record and the messages use,
 * and the points, with an id, score-0 and so on; the script fills in what they have (hand-0). */
void turns_put_players(turns *t, const rv_report *report);
/* What is wrong with the whole game, the list of turns, and the rules that these name. */
void turns_put(turns *t, const document *d);

#endif
