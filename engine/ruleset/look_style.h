/* look_style.h - the ways in which looks are written; private to look*.c. */
#ifndef RV_LOOK_STYLE_H
#define RV_LOOK_STYLE_H

#include "ruleset/look.h"

/* The steps of look.h, for looks of one style. */
typedef struct rv_look_style {
    const char *(*parse)(rv_arena *a, const rv_ruleset *rs, rv_str text, rv_look *out);
    void (*build)(const rv_ruleset *rs, const rv_look *look, rv_ports joined, rv_tile *out);
    bool (*fits)(const rv_ruleset *rs, const rv_look *look, const rv_tile *t, int quarters);
    const char *(*write)(rv_arena *a, const rv_ruleset *rs, const rv_tile *t, int quarters);
    const char *(*doubt)(rv_arena *a, const rv_ruleset *rs, const rv_look *look, const rv_tile *t);
} rv_look_style;

extern const rv_look_style rv_look_quadrants, rv_look_edges;

/* The kind with this letter; -1. */
int rv_kind_of_letter(const rv_ruleset *rs, char c);

#endif
