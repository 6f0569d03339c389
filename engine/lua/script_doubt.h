/* script_doubt.h - words in the text of a script that are probably typing errors. */
#ifndef RV_SCRIPT_DOUBT_H
#define RV_SCRIPT_DOUBT_H

#include "ruleset/library.h"

/* Fills in the doubts of a script that was loaded, in the arena. May longjmp. */
void rv_script_doubts(rv_arena *a, rv_library *lib, rv_str text, rv_script_info *info);

#endif
