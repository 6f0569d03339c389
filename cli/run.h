/* run.h - one invocation: its command line, what it reads and writes, the state of its command, and
 * the loop over documents.
 */
#ifndef RUN_H
#define RUN_H

#include "out.h"
#include <signal.h>
#include <sys/stat.h>

typedef struct run run; /* the state of a command */

/* A document, after judgement. */
typedef struct document {
    const char *file;        /* "-" for standard input */
    int number;              /* in the file, from 1 */
    bool alone;              /* the first document of the only file: it needs no heading */
    const rv_report *report; /* NULL: it is not judged */
    const rv_text *text;     /* for judging it again */
} document;

typedef rv_status see_document(run *r, const document *d);

/* ---- args.c: the command line, read once into a struct. Commands and options are listed in
 * commands.tsv and options.tsv. The strings are those of argv. */

typedef enum form { TEXT = 1, JSON = 2, TSV = 4, GNU = 8, SARIF = 16 } form;
typedef enum colour_when { COLOUR_AUTO, COLOUR_ALWAYS, COLOUR_NEVER } colour_when;

typedef enum command_id {
#define COMMAND(id, name, ...) CMD_##name,
#include "gen/cli_commands.def"
    NCOMMANDS
} command_id;

/* What a command has of each document: nothing that is judged (it does so by itself), and of one
 * file only; only those that can answer, after their diagnostics; even what could be read only in
 * part; what each turn scored, which takes longer to judge. */
enum { UNJUDGED = 1, ANSWERING = 2, PARTLY = 4, ITEMISED = 8 };

typedef struct command {
    const char *name;
    unsigned reads;       /* what it has of each document, if it sees them one by one */
    const char *operands; /* of its usage; how many: "[X]" none or one, "X..." one or more */
    unsigned forms;       /* of enum form */
} command;

/* What a command does: the whole, or what it does with each document. */
typedef struct deed {
    rv_status (*function)(run *r); /* NULL: each document is seen */
    see_document *see;
} deed;

extern const command commands[NCOMMANDS];

typedef enum option_id {
#define OPTION(id, name, ...) OPT_##name,
#include "gen/cli_options.def"
    NOPTIONS
} option_id;

/* Rows of options.tsv; what each does says help.txt. */
typedef struct option {
    const char *name;  /* as it is typed, and of its field in args */
    char letter;       /* or 0 */
    const char *value; /* its name in --help; "" of a flag */
    enum {
        TAKE_FLAG,
        TAKE_TEXT,
        TAKE_ITEM, /* of a list */
        TAKE_NUMBER,
        TAKE_COUNT, /* from 1 */
        TAKE_TURN,  /* of a list */
        TAKE_SEED,
        TAKE_COLOUR,
        TAKE_POLICY
    } take;
    size_t field; /* its offset in struct args */
    unsigned commands;
} option;

extern const option options[NOPTIONS];

typedef struct word_list {
    const char **s;
    int n;
} word_list;

typedef struct int_list {
    int *k;
    int n;
} int_list;

typedef struct args {
    const command *command; /* NULL: no command */
    uint64_t given;         /* bit 1 << OPT_… */
    int at, before, games, depth, players;
    uint64_t seed;
    const char *tile, *look, *svg, *html, *trace, *check, *format, *ruleset;
    bool actions, areas, board, common, header, now, all, looks, tiles, stats, quiet, watch, legal,
        version, help;
    int_list accept;
    word_list option, script, rules;
    form form;
    colour_when color;
    rv_policy_id policy;
    word_list operands;
    out own;                    /* the owner of the lists, and of words that are joined */
    const char *record, *named; /* play, board: the file of the record; board: the rules, or NULL */
    char untitled[24];          /* its name where none is given: "board-2.yaml" */
    char answer[80];            /* a game, where a board is offered and that is the answer */
} args;

/* Returns RV_FINE, or the status to exit with, after one line on err. The forms and operands of the
 * command are checked too, unless help or version is requested. The caller frees a->own. */
rv_status args_read(args *a, int argc, char **argv, out *err);
/* Asks somebody at a terminal who has named no file whether to type the board instead: the command
 * is `board` then. False: nothing is wanted. */
bool args_offer_board(args *a, out *err);
/* Whether an answer is one of these words, as at every question. */
bool args_answer(const char *answer, const char *words);
#define HELP_WORDS "help ?"
#define QUIT_WORDS "quit exit cancel"
bool args_given(const args *a, option_id id);

void help_all(out *o);
/* Puts a text of help.txt; {1} in it is the first of the words, and so on. */
void help_put(out *o, const char *name, const char *const words[]);
void help_command(const command *c, out *o);

/* reeve --list commands | options | codes: prints them, one on each line, for completions and their
 * tests. */
rv_status args_list(const char *what, out *o, out *err);

/* ---- load.c: rulesets and scripts that are not built in, and files that are read */

/* The --rules directories; after them $XDG_DATA_HOME/reeve (~/.local/share/reeve). */
typedef struct load_path {
    const word_list *rules;
    out *err; /* the owner of the names of files */
} load_path;

/* An rv_loader that searches the path; the path must outlive it. */
rv_loader load_from(const load_path *path);
/* Sees that every --rules DIR is a directory, and reads the --script arguments that are paths into
 * r->scripts; prints an error if it cannot. load_end frees them. */
rv_status load_begin(run *r);
void load_end(run *r);
/* Whether the value of --script is a path, not a name. */
bool load_is_path(const char *script);
/* The user's own directory, which has rulesets/ and scripts/; NULL if there is no home. */
const char *load_home(out *err);

/* Names that a record can use, by name, but the first ones in an order of their own; {0} is an
 * empty list. */
typedef struct load_names {
    char **s;
    int n, fixed;
} load_names;

/* Add the rulesets: the built-in ones in their order, then the user's own; the scripts, built in
 * and the user's own; those that lie in the folder of a ruleset, or of several: "a+b". */
void load_ruleset_names(run *r, load_names *names);
void load_script_names(run *r, load_names *names);
void load_script_names_of(run *r, load_names *names, const char *ruleset);
/* Adds the scripts in a directory, or the rulesets in the directories below it. Files that a record
 * cannot name are ignored, and so is reeve.d.lua, which is for editors. */
void load_names_in(load_names *names, const char *dir, bool rulesets, out *err);
void load_names_free(load_names *names);

/* Returns the bytes of a regular file, allocated with malloc and ended by a NUL, or NULL and errno
 * (EFBIG for a file of more than FILES_LARGEST bytes). */
#define FILES_LARGEST (4 * 1024 * 1024)
char *file_bytes(const char *path, size_t *n);

/* The meaning of an errno, for messages. */
const char *file_trouble(int error);

/* ---- convert.c: PNG files of pictures, by rsvg-convert, a tool of librsvg */

typedef struct convert {
    int to, from; /* pipes to that process and from it */
    int error;    /* an errno if it could not be started */
} convert;

/* Whether the picture of this name is to be a PNG file: it ends in .png. */
bool convert_wanted(const char *name);
/* To be called before sandbox_begin. The process ends when this one does. */
convert convert_start(void);
/* Converts a picture; returns NULL, or why it could not be done. */
const char *convert_to_png(const convert *c, out *svg, out *png);

/* ---- sandbox.c: gives up rights before any input is read: to start programs, to use the network,
 * and to write anywhere except to open files and to the requested picture. */

/* Acts on the rest of the process, which still has to write a picture, and the file of a game, for
 * which somebody types at a terminal, or NULL. Returns NULL, or the name of what the system lacks,
 * such as "Landlock"; the rest is then still in force. Builds with sanitizers, which need more
 * rights, and builds with REEVE_NO_SANDBOX (which count calls) give up nothing. */
const char *sandbox_begin(const char *const files[2]);
/* Gives up only the rights to make, change or remove files, for a process that starts programs. */
void sandbox_write_nothing(void);

/* ---- watch.c: --watch answers again whenever a file that is named has changed. */

/* Answers now, and again after each change of the operands, of the files of --script, and of the
 * rulesets and scripts that the user has, until SIGINT or SIGTERM comes or nobody reads the
 * output. While a file is away nothing is answered. Returns the status of the last answer, or
 * RV_MISUSED after one line on err if something else than a file is to be watched. */
rv_status watch(run *r);

/* ---- run.c: the state of a command, and its documents */

struct run {
    const args *args;
    out *out, *err;    /* results; diagnostics */
    const deed *deeds; /* of the commands */
    load_path path;
    rv_str *scripts;      /* as rv_settings.script_texts */
    rv_settings settings; /* from the options */
    rv_library *library;
    load_names rulesets;    /* after their first use, see ruleset_at */
    rv_case *bench;         /* the document being judged, in commands that read documents */
    const rv_text *typed;   /* the document to use in place of those of files, or NULL … */
    const char *typed_name; /* … and its name */
    int unreported;         /* notes on turns before this one have been printed before; 0: none */
    int shown;       /* number of documents answered in text form, for separators between them */
    int board_lines; /* the most that are shown of the board, around the last tile; 0: all */
    int pictures;    /* number of pictures saved */
    bool headed;     /* the header row is printed */
    rv_json json;    /* writes to `out` */
    out *complaints; /* where they are kept besides, a line each; NULL */
    convert png;     /* if the picture is to be a PNG file */
    mode_t umask;    /* permissions that a new file does not get, see save */
};

/* A document that begins with its first line. */
rv_text run_text(const char *bytes);
rv_settings run_settings(const args *a, const rv_str *scripts);

#define DECLARE_alone(name) rv_status cmd_##name(run *r);
#define DECLARE_answer(name) see_document name##_document;
#define COMMAND(id, name, how, ...) DECLARE_##how(name)
#include "gen/cli_commands.def"
extern const deed deeds[NCOMMANDS]; /* deeds.c */

/* rules --check DIR: prints what is wrong with the ruleset there and its scripts, or one line. */
rv_status rules_check(run *r);

/* Whether an awaited signal has come: it ends nothing, and what is known by then is printed. */
extern volatile sig_atomic_t interrupted;
/* Awaits a signal from now on; returns what it did before. */
struct sigaction await(int signal);

rv_status worse(rv_status a, rv_status b);
/* Prints one line on err: "reeve: ", `about` (may be NULL) and `what` (NULL: memory ran out,
 * and the process ends); returns status. */
rv_status complain(run *r, rv_status status, const char *about, const char *what);
/* The name of the i-th ruleset, built in or the user's own; NULL past the end. */
const char *ruleset_at(run *r, int i);
/* Returns a ruleset by name, or NULL with *why (if why is not NULL) if there is no usable one. */
const rv_ruleset *ruleset_if_any(run *r, const char *name, const char **why);
/* The next ruleset that can be read, from the i-th on, behind which *i is then; NULL past the end.
 */
const rv_ruleset *next_ruleset(run *r, int *i);
/* The path of a file that was installed with this program, or lies with it in its checkout: below
 * the folder that has the program's; NULL: there is none. */
const char *beside_program(out *o, const char *path);
/* The words of a name, or of several with semicolons between them, in small letters without
 * accents, each behind a blank; articles and "and" are left out: " burg; burcht". */
const char *plain_name(out *o, const char *s);
/* The one of such words that is nearest to a word, unless it is short; NULL: none is near. */
const char *nearest_word(const char *word, out *words);
/* The ruleset that is meant by words in which people say it, "The Castle", "river and traders": its
 * name, "river+traders", a string of r->err; NULL: none. *rest: the plain words that follow. */
const char *ruleset_meant(run *r, const char *said, const char **rest);
/* words.tsv; and takes the next row of such a table: false at its end. */
extern const char cli_words[];
bool next_row(const char **table, const char *columns[], int n);
/* Whether players or other languages have this word for one of the rules: its row of words.tsv. */
bool is_word(run *r, const char *said, const char *row[3]);
/* Finds a ruleset by its name, or as people say it; otherwise complains and returns NULL: the
 * status is RV_UNREADABLE. */
const rv_ruleset *find_ruleset(run *r, const char *name);

/* Prints the header row before the first tab-separated line, if one is asked for: the names of the
 * columns, separated by blanks. In other forms none is ever asked for. header_begins does so
 * without the end of the line, and returns whether it did. */
bool header_begins(run *r, const char *columns);
void header(run *r, const char *columns);

/* Passes each document of a file, or (NULL) of the operands, or of standard input, to `see`;
 * `reads`: as in a row of the table of commands. Returns the worst status of the reports and of the
 * results of `see`. For a document that cannot answer where this is wanted, only the diagnostics
 * are printed. */
rv_status run_documents(run *r, const char *file, unsigned reads, see_document *see);
/* Does what the command does, by its function or document by document. */
rv_status run_command(run *r);
/* Runs from nothing: what is named is loaded before, and everything is freed behind it. */
rv_status run_whole(const run *first);

/* Returns RV_MISUSED after an error message if a turn of --accept is greater than the number of
 * entries. */
rv_status check_accepted(run *r, int entries);

/* ---- save.c: writes files completely or not at all. */

/* How a name can be written: a directory cannot; a file is written under a temporary name in the
 * same directory and renamed, so that a half-written file never appears and an old file is
 * replaced; to a pipe, a device or an open file (/dev/stdout) text is appended. */
typedef enum save_way { SAVE_NOT, SAVE_REPLACES, SAVE_ADDS } save_way;
save_way save_way_of(const char *name);

/* Writes the contents of an out without a descriptor to a file, or to standard output for "-". An
 * old file keeps its mode, without the set-ID bits; a new file has the mode that r->umask leaves,
 * while the umask of the process is 0. Returns RV_FINE; or RV_LIMIT_HIT after one line that tells
 * why it could not be written, or RV_MISUSED if the file is one that the command reads. A file that
 * *held (or NULL) has locked with flock: the new one is locked before it takes the old one's name,
 * and *held is then its descriptor. */
rv_status save(run *r, const char *name, out *text, int *held);
/* Saves a picture, or a page, as the next of this invocation: under this name (--svg FILE, --html
 * FILE), then NAME-2, NAME-3. Standard output takes only one picture, and so does anything other
 * than a regular file. save_board draws the board of a document for that, with the placements of a
 * tile or NULL. */
rv_status save_picture(run *r, const char *name, out *text);
rv_status save_board(run *r, const char *file, const char *tile);
/* Removes what save left beside a file when the process that wrote it was killed. */
void save_clean(run *r, const char *name);
/* "board-2.svg" of "board.svg" and 2; the name itself for the first. */
void save_numbered(out *to, const char *name, int number);

#endif
