/* script_text.h - prints the changes of a house rule. */
#ifndef SCRIPT_TEXT_H
#define SCRIPT_TEXT_H

#include "out.h"

/* A script with the name or path that was given, and its conflicts with the scripts before it. */
typedef struct shown_script {
    const char *asked;
    const rv_script_info *info;
    const struct shown_script *before; /* nbefore of them */
    int nbefore;
} shown_script;

void script_put(out *o, const shown_script *s);
void script_put_tsv(out *o, const shown_script *s);
/* As an object, which is left open; errors are stored in o. */
void script_json(out *o, rv_json *j, const shown_script *s);

/* As a row of a list: name, replaced rules, summary. */
void script_put_row(out *o, const shown_script *s);
/* A row for a script that cannot be used. */
void script_put_broken(out *o, const char *name, const char *why);

#endif
