/* film_svg.h - a game as a picture that changes: the board of its last turn, and for each turn the
 * parts that look different than before. All turns have the same frame, so a part is its text.
 */
#ifndef FILM_SVG_H
#define FILM_SVG_H

#include "svg/board_svg.h"
#include "svg/svg.h"

typedef struct film film;

/* The case must have been judged to its end. NULL if memory ran out. */
film *film_open(const board_picture *last);
void film_close(film *f);

/* The size of the picture, and the place of the cell 0,0, in tenths of a unit. */
void film_frame(const film *f, int *width, int *height, int *x, int *y);
/* The number of parts: those that lie above others come later. */
int film_parts(const film *f);

/* Writes what never changes: definitions, cells, names, wall. Call it before film_turn. */
void film_base(film *f, out *o);

/* A part that looks different from now on; "" where it is not there. */
typedef void film_see(void *ud, int part, const char *before, const char *text);

/* The case is now judged up to another turn, later than the last time; or, with `against`, it has
 * ended at an illegal one. False if memory ran out. */
bool film_turn(film *f, const rv_report *report, const rv_diag *against, film_see *see, void *ud);

/* Writes the shapes that parts use: all that film_turn gave need them. */
void film_definitions(const film *f, svg *s);

/* The text of a part as it looks now; "" if it is not there. */
const char *film_part(const film *f, int part);

#endif
