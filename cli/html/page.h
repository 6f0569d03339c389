/* page.h - a game as one page for a browser: the board at every turn, what each turn scored, the
 * rules that decided. The page needs nothing else, loads nothing, and runs no script but its own.
 */
#ifndef PAGE_H
#define PAGE_H

#include "run.h"

/* Writes the page of a document that has a board; `legal`: with the legal placements of each turn.
 * The bench is judged again, so the report of the document is no longer valid. Memory that runs out
 * is an error of the out. */
rv_status page_put(run *r, const document *d, bool legal, out *to);

#endif
