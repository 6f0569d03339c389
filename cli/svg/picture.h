/* picture.h - writes pictures and pages to files: --svg FILE, --html FILE. */
#ifndef PICTURE_H
#define PICTURE_H

#include "run.h"
#include "svg/board_svg.h"

/* Saves a picture, or a page, as the next of this invocation: under this name, then NAME-2, NAME-3.
 * Standard output takes only one picture, and so does anything other than a regular file. */
rv_status picture_save(run *r, const char *name, out *text);
/* Draws a board and saves it. */
rv_status picture_board(run *r, const board_picture *p);
/* --svg is a form of its own: another --format is refused. */
rv_status picture_check(run *r);

#endif
