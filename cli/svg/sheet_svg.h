/* sheet_svg.h - a catalogue of tiles for printing, on sheets of A4.
 *
 * Tiles with the same arrangement of lines stand together, so that a tile is found by its lines
 * first; within a group they are in the order of the set.
 */
#ifndef SHEET_SVG_H
#define SHEET_SVG_H

#include "out.h"
#include "reeve.h"

/* A tile of the set in its rotation; tiles with the same look are one entry. */
typedef struct sheet_entry {
    int tile, degrees;
} sheet_entry;

/* Entries of a set: one for each tile with a new look. `list` has room for all tiles. Returns their
 * number. */
int sheet_entries(const rv_ruleset *rs, sheet_entry *list);
/* Sorts them in the order of printing. */
void sheet_sort(const rv_ruleset *rs, sheet_entry *list, int n);
/* The number of sheets, and one of them, from 0, as a whole SVG document; `look` is the look that
 * was searched for, NULL for the whole set. */
int sheet_pages(int n);
void sheet_svg(out *o, const rv_ruleset *rs, const sheet_entry *list, int n, const char *look,
               int page);

#endif
