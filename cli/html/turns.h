/* turns.h - the words of a page about a game: players, turns, points, faults, rules, and the plot
 * of the score.
 */
#ifndef TURNS_H
#define TURNS_H

#include "run.h"
#include "svg/svg.h"

#define TURNS_ID 24

/* The plot of the score, in units of its picture. */
enum { PLOT_LEFT = 36, PLOT_WIDTH = 640, PLOT_HEIGHT = 200 };

/* The id of the element of a turn; `ends`: of final scoring, or of the turn at which judging ended.
 */
void turns_id(char id[TURNS_ID], const rv_report *report, int turn, bool ends);

/* "turn 9: Anna (W) 57/90 i10 knight"; and what follows the last turn. */
void turns_put_move(out *o, const rv_report *report, int turn);
void turns_put_end(out *o, const rv_report *report);

void turns_put_header(svg *s, const document *d);
/* A list of the players with their points, each with an id, score-0 and so on. */
void turns_put_scores(svg *s, const rv_report *report);
void turns_put_faults(svg *s, const document *d);
void turns_put_plot(svg *s, const rv_report *report);
void turns_put_list(svg *s, const document *d);
/* The rules that the page names. */
void turns_put_rules(svg *s, const rv_report *report);

#endif
