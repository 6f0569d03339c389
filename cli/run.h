/* run.h - one invocation: what every command works with, and the loop over documents. */
#ifndef RUN_H
#define RUN_H

#include "args.h"
#include "load.h"
#include <sys/stat.h>

struct run {
    const args *args;
    out *out, *err; /* results; diagnostics */
    load_path path;
    load_scripts scripts;
    rv_settings settings; /* as the options say */
    rv_library *library;
    load_names rulesets; /* once somebody has asked for them, see ruleset_at */
    rv_case *bench;      /* the document under judgement, in commands that read documents */
    int shown;           /* documents answered for in text form, for what goes between two */
    int pictures;        /* saved */
    mode_t umask;        /* which permissions a new file does not have, see save */
};

/* A document as judged. */
typedef struct document {
    const char *file; /* "-" for standard input */
    int number;       /* in the file, from 1 */
    bool alone;       /* the first of the only file: it needs no heading */
    const rv_report *report;
    const rv_text *text; /* for judging it again */
} document;

#define COMMAND(name, operands, forms, help, more) rv_status cmd_##name(run *r);
#include "command.def"
#undef COMMAND

/* The worse of two statuses. */
rv_status worse(rv_status a, rv_status b);
/* One line on err, "reeve: ...", of which `about` (may be NULL) is the beginning; returns status.
 */
rv_status complain(run *r, rv_status status, const char *about, const char *what);
/* The name of the i-th ruleset, built in or the user's own; NULL past the end. */
const char *ruleset_at(run *r, int i);
/* A ruleset by name, or NULL with *why (if why is not NULL) where there is none that can be used;
 * when that is for want of memory, the command ends so. */
const rv_ruleset *ruleset_if_any(run *r, const char *name, const char **why);
/* A ruleset by name; else the status after a complaint. */
rv_status find_ruleset(run *r, const char *name, const rv_ruleset **rs);

/* Judges every document of the files named, or of standard input, and shows each to `see`; the
 * worst status of the reports and of what `see` returned. */
typedef rv_status see_document(run *r, const document *d);
rv_status run_documents(run *r, see_document *see);

/* Usage, and a word, where a turn that is to stand (--accept) is none of so many entries. */
rv_status check_accepted(run *r, int entries);

/* The same of one file only, document by document as read and not judged yet. */
typedef rv_status see_raw(run *r, const char *file, const rv_text *text);
rv_status run_texts(run *r, const char *file, see_raw *see);

/* The same for a query: documents that cannot answer it are only complained about. */
rv_status run_queries(run *r, see_document *see);

#endif
