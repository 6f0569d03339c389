/* sheet_svg.h - a catalogue of tiles for printing, on sheets of A4.
 *
 * Tiles with the same arrangement of lines stand together, so that a tile is found by its lines
 * first; within a group they are in the order of the set.
 */
#ifndef SHEET_SVG_H
#define SHEET_SVG_H

#include "shown.h"

/* Sorts entries in the order of printing. */
void sheet_sort(const rv_ruleset *rs, tileset_entry *list, int n);
/* The number of sheets, and one of them, from 0, as a whole SVG document; `look` is the look that
 * was searched for, NULL for the whole set. */
int sheet_pages(int n);
void sheet_svg(out *o, const rv_ruleset *rs, const tileset_entry *list, int n, const char *look,
               int page);

#endif
