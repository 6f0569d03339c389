/* script_options.h - options of house rules: SCRIPT.NAME, where SCRIPT is what the script calls
 * itself.
 *
 * What a document and the caller say of them is kept aside until the scripts are loaded, for only
 * then is it known which options there are.
 */
#ifndef RV_SCRIPT_OPTIONS_H
#define RV_SCRIPT_OPTIONS_H

#include "base/diag.h"
#include "core/game.h"

/* One that is set; its texts belong to the arena of the document. */
typedef struct rv_script_setting {
    rv_mark mark, value_mark;
    const char *name, *value; /* "longest-path-bonus.points", "10" */
    bool callers;             /* --option: what is wrong with it is a misuse */
} rv_script_setting;

typedef struct rv_script_settings {
    rv_script_setting *list;
    int n, cap;
} rv_script_settings;

/* Is this the name of an option of a script? */
bool rv_script_option_name(rv_str name);

/* Sets them in order, so that the last one wins, once all scripts are loaded; `h` may be NULL when
 * none is. `rules` is the ruleset's name, for messages. False with a complaint. May longjmp. */
bool rv_script_options_set(rv_hooks *h, const char *rules, const rv_script_settings *settings,
                           rv_diags *d);

/* An option that is not at its default; its texts are those of the script. */
typedef struct rv_script_change {
    const char *script, *name, *value;
} rv_script_change;

/* The i-th of the script in force that was loaded under this name; false past the last. */
bool rv_script_option_changed(const rv_hooks *h, const char *script, int i, rv_script_change *out);

#endif
