/* sheet_svg.h - a catalogue of tiles to be printed, on sheets of A4.
 *
 * Tiles that lines leave in the same way stand together, so that one looks for a tile by its lines
 * first; within a group they stand in the order of the set.
 */
#ifndef SHEET_SVG_H
#define SHEET_SVG_H

#include "out.h"
#include "reeve.h"

/* A tile of the set, turned as it is to be shown; those that look the same are one entry. */
typedef struct sheet_entry {
    int tile, degrees;
} sheet_entry;

/* Entries of a set: one for each tile that looks different from those before it. `list` has room
 * for as many as there are tiles. Returns how many. */
int sheet_entries(const rv_ruleset *rs, sheet_entry *list);
/* Sorts them as they are printed. */
void sheet_sort(const rv_ruleset *rs, sheet_entry *list, int n);
/* How many sheets they need, and one of them, from 0, as a whole SVG document; `look` is what all
 * of them look like, NULL for the whole set. */
int sheet_pages(int n);
void sheet_svg(out *o, const rv_ruleset *rs, const sheet_entry *list, int n, const char *look,
               int page);

#endif
