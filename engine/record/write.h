/* write.h - canonical notation: words, YAML, and whole documents. */
#ifndef RV_WRITE_H
#define RV_WRITE_H

#include "record/record.h"
#include "yaml/write_yaml.h"

/* ---- words */
const char *rv_tile_word(rv_arena *a, const rv_game *g, int tile, int quarters);
/* The same in a document that is written, by look if the settings say so. */
const char *rv_tile_written(rv_case *c, int tile, int quarters);
/* The name of a tile in messages: "17"; "F1 (kccc)" if only the document describes it. */
const char *rv_tile_said(rv_arena *a, const rv_game *g, const rv_tile *t);
/* The same for one that lies: its look as it lies, if the document describes it so; with its cell
 * then, for a look does not tell tiles apart. */
const char *rv_lying_said(rv_arena *a, const rv_game *g, int placed);
const char *rv_lying_named(rv_arena *a, const rv_game *g, int placed);
/* A tile that is not laid yet, as the document names it: by look as typed, until its copy is
 * chosen. */
const char *rv_tile_held(rv_case *c, const rv_tile_ref *ref, bool resolved);
/* "big:knight@n", "builder@n": a figure on a node of a tile. */
const char *rv_piece_word(rv_arena *a, const rv_game *g, int placed, int node, int figure);
/* "17/90 e5 knight@n", or "none". */
const char *rv_turn_words(rv_case *c, const rv_entry *e);

/* ---- lines and documents */
/* Tiles in brackets, from the i-th on, with the end of the line. */
void rv_put_tiles(rv_case *c, rv_buf *b, const rv_tiles *tiles, int i, bool resolved);
const char *rv_start_words(rv_case *c);
/* The position that a case has reached, as rv_case_position writes it; NULL if memory ran out. */
const rv_yaml *rv_position_tree(rv_case *c);
/* The comments of the document that belong above and beside a line of it. */
void rv_put_above(rv_case *c, rv_buf *b, int line, const char *indent);
void rv_put_beside(rv_case *c, rv_buf *b, int line);
/* A pair of a map on a line of its own, as it was typed. */
void rv_put_pair(rv_case *c, rv_buf *b, const char *indent, const rv_yaml *key);
/* Shared by the rows of this layer for writing. */
rv_key_put rv_write_version, rv_write_rules, rv_write_options, rv_write_scripts, rv_write_players,
    rv_write_board, rv_write_moves;

/* The rules of a game, as far as a document can give them: options, and scripts by name. */
typedef struct rv_in_force {
    const rv_ruleset *rs;
    const uint8_t *option;
    const rv_hooks *hooks; /* NULL without scripts */
    const char *const *scripts;
    int nscripts;
} rv_in_force;

/* "options: {…}" with all options that differ from their defaults; "scripts: […]"; nothing for
 * none. */
void rv_put_options(rv_buf *b, const rv_in_force *f);
void rv_put_scripts(rv_buf *b, const rv_in_force *f);
/* Adds a name to a list that has room for it, unless it is there; returns the new number. */
int rv_add_script(const char **names, int n, const char *name);

#endif
