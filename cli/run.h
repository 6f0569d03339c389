/* run.h - one invocation: the state of a command, and the loop over documents. */
#ifndef RUN_H
#define RUN_H

#include "args.h"
#include "convert.h"
#include "load.h"
#include <sys/stat.h>

struct run {
    const args *args;
    out *out, *err; /* results; diagnostics */
    load_path path;
    load_scripts scripts;
    rv_settings settings; /* from the options */
    rv_library *library;
    load_names rulesets;    /* after their first use, see ruleset_at */
    rv_case *bench;         /* the document being judged, in commands that read documents */
    const rv_text *typed;   /* the document to use in place of those of files, or NULL … */
    const char *typed_name; /* … and its name */
    int untold;             /* notes on turns before this one have been printed before; 0: none */
    int shown;       /* number of documents answered in text form, for separators between them */
    int board_lines; /* the most that are shown of the board, around the last tile; 0: all */
    int pictures;    /* number of pictures saved */
    bool headed;     /* the header row is printed */
    rv_json log;     /* of check --format sarif */
    out *complaints; /* where they are kept besides, a line each; NULL */
    convert png;     /* if the picture is to be a PNG file */
    mode_t umask;    /* permissions that a new file does not get, see save */
};

/* The settings that the options ask for. */
rv_settings run_settings(const args *a, const load_scripts *scripts);

/* A document after judgement. */
typedef struct document {
    const char *file; /* "-" for standard input */
    int number;       /* in the file, from 1 */
    bool alone;       /* the first document of the only file: it needs no heading */
    const rv_report *report;
    const rv_text *text; /* for judging it again */
} document;

#define COMMAND(name, operands, forms, help, more) rv_status cmd_##name(run *r);
#include "command.def"
#undef COMMAND

/* play/line.c: loads what edits lines if standard input is a terminal; to be called before the
 * process gives up its rights. */
void line_load(void);
/* rules --check DIR: prints what is wrong with the ruleset there and its scripts, or one line. */
rv_status rules_check(run *r);

/* The worse of two statuses. */
rv_status worse(rv_status a, rv_status b);
/* Prints one line on err: "reeve: ", `about` (may be NULL) and `what` (NULL: that memory ran out);
 * returns status. */
rv_status complain(run *r, rv_status status, const char *about, const char *what);
/* The same where memory ran out. */
rv_status ran_out(run *r);
/* The name of the i-th ruleset, built in or the user's own; NULL past the end. */
const char *ruleset_at(run *r, int i);
/* Returns a ruleset by name, or NULL with *why (if why is not NULL) if there is no usable one; if
 * memory runs out, the command ends with that status. */
const rv_ruleset *ruleset_if_any(run *r, const char *name, const char **why);
/* The next ruleset that can be read, from the i-th on, behind which *i is then; NULL past the end.
 */
const rv_ruleset *next_ruleset(run *r, int *i);
/* Finds a ruleset by name; otherwise prints an error and returns its status. */
rv_status find_ruleset(run *r, const char *name, const rv_ruleset **rs);

/* Prints the header row before the first tab-separated line, if one is asked for: the names of the
 * columns, separated by blanks. In other forms none is ever asked for. header_begins does so
 * without the end of the line, and returns whether it did. */
bool header_begins(run *r, const char *columns);
void header(run *r, const char *columns);

/* Judges every document of the named files, or of standard input, and passes each to `see`. Returns
 * the worst status of the reports and of the results of `see`. */
typedef rv_status see_document(run *r, const document *d);
rv_status run_documents(run *r, see_document *see);

/* Returns RV_MISUSED after an error message if a turn of --accept is greater than the number of
 * entries. */
rv_status check_accepted(run *r, int entries);

/* The same for one file only, with each document as it was read, before it is judged. */
typedef rv_status see_raw(run *r, const char *file, const rv_text *text);
rv_status run_texts(run *r, const char *file, see_raw *see);

/* The same for a query: for documents that cannot answer it, only the diagnostics are printed. */
rv_status run_queries(run *r, see_document *see);

#endif
