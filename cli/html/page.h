/* page.h - a game as one page for a browser: the board at every turn, what each turn scored, the
 * rules that decided. The page needs nothing else, loads nothing, and runs no script but its own.
 */
#ifndef PAGE_H
#define PAGE_H

#include "run.h"
#include "svg/svg.h"

/* Writes the page of a document that has a board; `legal`: with the legal placements of each turn.
 * The bench is judged again, so the report of the document is no longer valid. */
void page_put(run *r, const document *d, bool legal, out *to);

/* ---- turns.c: players, turns, points, faults, rules, and the plot of the score */
/* The plot of the score, in units of its picture. */
enum { PLOT_LEFT = 36, PLOT_WIDTH = 640, PLOT_HEIGHT = 200 };

/* What is wrong with a turn; NULL: nothing. */
const rv_diag *turns_fault(const rv_report *report, int turn);

/* `terms`: see rv_case_terms. */
void turns_put_header(svg *s, const document *d, const char *terms);
/* A list of the players: the colour, the name with the label that the record and the messages use,
 * and, if they are wanted, the points, each with an id, score-0 and so on. */
void turns_put_players(svg *s, const rv_report *report, const char *label, bool points);
/* What is wrong with the whole game, the plot, the list of turns, and the rules that these name. */
void turns_put(svg *s, const document *d);

#endif
