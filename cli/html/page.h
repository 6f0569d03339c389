/* page.h - a game as one page for a browser: the board at every turn, what each turn scored, the
 * rules that decided. The page needs nothing else, loads nothing, and runs no script but its own.
 */
#ifndef PAGE_H
#define PAGE_H

#include "run.h"
#include "svg/svg.h"

/* Writes the page of a document that has a board; `legal`: with the legal placements of each turn.
 * The bench is judged again, so the report of the document is no longer valid. Memory that runs out
 * is an error of the out. */
rv_status page_put(run *r, const document *d, bool legal, out *to);

/* ---- turns.c: players, turns, points, faults, rules, and the plot of the score */
#define TURNS_ID 24

/* The plot of the score, in units of its picture. */
enum { PLOT_LEFT = 36, PLOT_WIDTH = 640, PLOT_HEIGHT = 200 };

/* The id of the element of a turn; `ends`: of final scoring, or of the turn at which judging ended.
 */
void turns_id(char id[TURNS_ID], const rv_report *report, int turn, bool ends);

/* "turn 9: Anna (W) 57/90 i10 knight"; and what follows the last turn. */
void turns_put_move(out *o, const rv_report *report, int turn);
void turns_put_end(out *o, const rv_report *report);

/* What is wrong with a turn; NULL: nothing. */
const rv_diag *turns_fault(const rv_report *report, int turn);

/* `terms`: see rv_case_terms. */
void turns_put_header(svg *s, const document *d, const char *terms);
/* A list of the players: the colour, the name with the label that the record and the messages use,
 * and, if they are wanted, the points, each with an id, score-0 and so on. */
void turns_put_players(svg *s, const rv_report *report, const char *label, bool points);
void turns_put_faults(svg *s, const document *d);
void turns_put_plot(svg *s, const rv_report *report);
void turns_put_list(svg *s, const document *d);
/* The rules that the page names. */
void turns_put_rules(svg *s, const rv_report *report);

#endif
