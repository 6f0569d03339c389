/* load.h - finds rulesets and scripts that are not built in, and reads files. */
#ifndef LOAD_H
#define LOAD_H

#include "args.h"

/* The --rules directories; after them $XDG_DATA_HOME/reeve (~/.local/share/reeve). */
typedef struct load_path {
    const word_list *rules;
    out *err; /* receives an error if memory runs out */
} load_path;

/* An rv_loader that searches the path; the path must outlive it. */
rv_loader load_from(const load_path *path);
/* Returns whether every --rules DIR is a directory; if not, prints an error on err. */
rv_status load_check(const load_path *path, out *err);
/* Puts the user's own directory, which has rulesets/ and scripts/; false if there is no home. */
bool load_put_home(out *path);

/* Names that a record can use. */
typedef struct load_names {
    char **s;
    int n;
} load_names;

/* The rulesets: the built-in rulesets in their order, then the user's own by name. An error
 * (ENOMEM) is stored in err. */
void load_ruleset_names(load_names *names, const load_path *where, rv_library *library, out *err);
/* The scripts: the built-in scripts and the user's own, by name. */
void load_script_names(load_names *names, rv_library *library, out *err);
/* Adds those that lie in the folder of one of the user's own rulesets, or of several: "a+b". */
void load_script_names_of(load_names *names, const load_path *where, const char *ruleset, out *err);
/* Whether a record can name it: letters, digits, - and _. */
bool load_is_name(const char *name);
/* The scripts in a directory, or the rulesets in the directories below it, by name. */
void load_names_in(load_names *names, const char *dir, bool rulesets, out *err);
void load_names_free(load_names *names);

/* The --script arguments: names are kept as names, files are read. */
typedef struct load_scripts {
    rv_str *texts; /* as rv_settings.script_texts */
    int n;
} load_scripts;

/* Whether the value of --script is a path, not a name. */
bool load_is_path(const char *script);
rv_status load_scripts_read(load_scripts *s, const word_list *names, out *err);
void load_scripts_free(load_scripts *s);

/* ---- files: streams of documents, and whole small ones ---- */

/* A file or standard input, being read. */
typedef struct input {
    const char *name; /* "-" for standard input */
    int fd;
    int error;    /* an errno, if opening or reading failed */
    out *results; /* flushed before every read that may block */
} input;

/* Returns false if the file cannot be opened or is a directory; error tells why. Close it with
 * input_close. */
bool input_open(input *in, const char *name, out *results);
void input_close(input *in);
/* For rv_stream_new; ud points to an input. */
long input_read(void *ud, char *to, size_t n);

/* Returns the bytes of a regular file, allocated with malloc and ended by a NUL, or NULL and *error
 * (an errno, EFBIG for a file of more than FILES_LARGEST bytes). */
#define FILES_LARGEST (4 * 1024 * 1024)
char *file_bytes(const char *path, size_t *n, int *error);

/* The meaning of an errno, for messages. */
const char *file_trouble(int error);

#endif
