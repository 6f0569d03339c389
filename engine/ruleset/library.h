/* library.h - rulesets and scripts by name: the caller's first, then the built-in ones. Each is
 * read once and kept as long as the library, and so is each combination of rulesets that a record
 * plays with; a ruleset that cannot be read is kept with its faults.
 */
#ifndef RV_LIBRARY_H
#define RV_LIBRARY_H

#include "ruleset/ruleset.h"

/* A library with the links that its rulesets get. NULL if memory ran out. */
rv_library *rv_library_open(rv_loader loader, const rv_links *links);
const rv_links *rv_library_links(const rv_library *lib);
/* Data that lives as long as the library. */
rv_arena *rv_library_arena(rv_library *lib);
/* The text of a script by name (without ".lua"), in the arena: one that lies in the folder of the
 * ruleset (or NULL), NAME/ or NAME/scripts/, or of one that it extends, before one for all; false
 * if there is none, if this is not a plain name, or, and then text->n is not 0, if there is one
 * that the caller's loader cannot read. */
bool rv_library_script(rv_library *lib, rv_arena *a, const rv_ruleset *rs, const char *name,
                       rv_str *text);
/* Then, in the arena: "unknown script `x`; did you mean `y`?" */
const char *rv_library_no_script(rv_library *lib, rv_arena *a, const char *name, bool unreadable);
/* Whether a document may name this: letters, digits, dashes and underscores only, never a path. */
bool rv_plain_name(rv_str name);
/* The value of *why if there is no ruleset of that name: this pointer. */
extern const char rv_no_such_ruleset[];
/* A copy of a text that lives as long as the library; rv_memory_ran_out. */
const char *rv_library_keep(rv_library *lib, const char *text);
/* The ruleset with the features that these options put on its tiles; itself where they put none.
 * NULL if memory ran out. */
const rv_ruleset *rv_library_with(rv_library *lib, const rv_ruleset *rs,
                                  const uint8_t option[RV_O_COUNT]);
/* i-th ruleset or script name for suggestions; NULL past the end. */
const char *rv_library_ruleset_name(const void *lib, int i);
const char *rv_library_script_name(const void *lib, int i);

#endif
