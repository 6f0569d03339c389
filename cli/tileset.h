/* tileset.h - the tiles of a ruleset as catalogues list them: those that look alike are one entry.
 */
#ifndef TILESET_H
#define TILESET_H

#include "out.h"
#include "reeve_cli.h"

/* A tile of the set in its rotation. */
typedef struct tileset_entry {
    int tile, degrees;
} tileset_entry;

/* Entries of a set: one for each tile with a new look, in the order of the set. `list` has room for
 * all tiles. Returns their number. */
int tileset_entries(const rv_ruleset *rs, tileset_entry *list);
/* Writes the ids of the tiles that look like the one with the id `same`; returns the number of
 * their copies. */
int tileset_put_ids(out *o, const rv_ruleset *rs, const char *same);
/* The number of tiles in the box. */
int tileset_total(const rv_ruleset *rs);

#endif
