/* nobuiltin.c - what the host tool links with in place of the rulesets that it is about to make. */
#include "ruleset/ruleset.h"

const rv_builtin rv_builtins[] = {{0}};
const char rv_builtin_texts[] = "";
const rv_builtin_script rv_builtin_scripts[] = {{NULL, NULL}};
