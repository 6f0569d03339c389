/* ruleset_read.h - what the readers of a ruleset share; private to ruleset_*.c. */
#ifndef RV_RULESET_READ_H
#define RV_RULESET_READ_H

#include "base/limit.h"
#include "ruleset/look.h"
#include "ruleset/ruleset.h"
#include "ruleset/schema.h"
#include "ruleset/words.h"

typedef struct rv_reading {
    rv_arena *a;
    rv_diags diags;
    const rv_loader *loader;
    const char *name; /* of the ruleset: its directory */
    const char *file; /* being read, for messages */
    rv_ruleset *rs;
    const rv_ruleset *(*base)(void *ud, const char *name, const char **why);
    void *ud;
    const char *why;
    rv_tile *tile; /* the tile, start and so on whose keys are being read */
    rv_look look;
    rv_ports joined;
    const rv_yaml *root;  /* of ruleset.yaml */
    const char *start;    /* its parent's start tile, which may stand elsewhere now, or be gone */
    const rv_yaml *areas; /* of the tile, where they are said; or NULL */
    int index;
    bool recode;   /* something was read on which the edge codes rest */
    bool reletter; /* or on which the looks rest */
} rv_reading;

#define FIELDS(name) static const rv_field name[]

/* A word's text, kept; a number that must fit a field (0 with a complaint otherwise); true or
 * false; a kind of the ruleset. */
const char *rv_read_text(rv_reading *r, const rv_yaml *v);
int rv_read_number(rv_reading *r, const rv_yaml *v, const char *what, int least, int most);
bool rv_read_truth(rv_reading *r, const rv_yaml *v);
int rv_read_kind(rv_reading *r, const rv_yaml *v);
/* A name, for records name kinds and roles; the small letter of something in looks. */
const char *rv_read_name(rv_reading *r, const rv_yaml *v);
void rv_read_letter(rv_reading *r, const rv_yaml *v, char *to);
/* The number of a rule, which stands in diagnostics and rows: C-45. */
const char *rv_read_rule(rv_reading *r, const rv_yaml *v);
/* What a thing is called: one word, of which an s makes several, or a list of both. */
void rv_read_words(rv_reading *r, const rv_yaml *v, rv_word_row *to);
/* A value that stands here, or in the file named here. */
void rv_read_part(rv_reading *r, const rv_yaml *v,
                  void (*take)(rv_reading *r, const rv_yaml *root));

/* ruleset_kinds.c, ruleset_words.c, ruleset_options.c, ruleset_board.c, ruleset_tiles.c,
 * ruleset_rules.c: takers of their keys (schema.h). */
void rv_take_kinds(void *ud, const rv_yaml *k, const rv_yaml *v);
void rv_take_tokens(void *ud, const rv_yaml *k, const rv_yaml *v);
void rv_take_words(void *ud, const rv_yaml *k, const rv_yaml *v);
void rv_take_marks(void *ud, const rv_yaml *k, const rv_yaml *v);
/* A mark that the ruleset declares, under `marks`. */
void rv_take_symbol(rv_reading *r, const rv_yaml *key, const rv_yaml *v);
void rv_take_options(void *ud, const rv_yaml *k, const rv_yaml *v);
void rv_take_defaults(void *ud, const rv_yaml *k, const rv_yaml *v);
void rv_take_laws(void *ud, const rv_yaml *k, const rv_yaml *v);
void rv_take_unmodelled(void *ud, const rv_yaml *k, const rv_yaml *v);
void rv_take_board(void *ud, const rv_yaml *k, const rv_yaml *v);
void rv_take_tiles(void *ud, const rv_yaml *k, const rv_yaml *v);
void rv_take_more_tiles(void *ud, const rv_yaml *k, const rv_yaml *v);
void rv_take_ledger(void *ud, const rv_yaml *k, const rv_yaml *v);
void rv_take_unlisted(void *ud, const rv_yaml *k, const rv_yaml *v);
/* Tile i looks like an earlier one of these, or like itself only. */
void rv_find_same(rv_tile *tiles, int i);
/* Codes the edges of all tiles and start spaces, and writes the looks anew if the letters changed;
 * copies, since what came from a base is not ours. NULL, or what is wrong. */
const char *rv_code_edges(rv_arena *a, rv_ruleset *rs, bool reletter);

#endif
