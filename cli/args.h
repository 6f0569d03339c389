/* args.h - the command line, read once into a struct.
 *
 * The commands and options are listed in command.def and option.def. The strings are those of argv;
 * args_free frees the lists.
 */
#ifndef ARGS_H
#define ARGS_H

#include "out.h"

typedef struct run run; /* run.h: the state of a command */

typedef enum form { TEXT = 1, JSON = 2, TSV = 4, GNU = 8, SARIF = 16 } form;
typedef enum colour_when { COLOUR_AUTO, COLOUR_ALWAYS, COLOUR_NEVER } colour_when;

typedef enum command_id {
#define COMMAND(name, operands, forms, help, more) CMD_##name,
#include "command.def"
#undef COMMAND
    NCOMMANDS
} command_id;

typedef struct command {
    const char *name, *operands;
    unsigned forms; /* of enum form */
    const char *help, *more;
    rv_status (*function)(run *r);
} command;

extern const command commands[NCOMMANDS];

typedef enum option_id {
#define OPTION(id, name, letter, value, take, field, commands, help) OPT_##id,
#include "option.def"
#undef OPTION
    NOPTIONS
} option_id;

typedef struct option {
    const char *name;
    char letter;
    const char *value;
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
    size_t field; /* offset in struct args */
    unsigned commands;
    const char *help;
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
    word_list options, scripts, rules;
    form form;
    colour_when colour;
    rv_policy_id policy;
    word_list operands;
} args;

/* Returns RV_FINE, or the status to exit with, after one line on err. The forms and operands of the
 * command are checked too, unless help or version is requested. */
rv_status args_read(args *a, int argc, char **argv, out *err);
void args_free(args *a);
bool args_given(const args *a, option_id id);

/* reeve --help, and reeve COMMAND --help. */
void help_all(out *o);
void help_command(const command *c, out *o);

/* reeve --list commands | options | codes: prints them, one on each line, for completions and their
 * tests. */
rv_status args_list(const char *what, out *o, out *err);

/* ---- the word that the user probably meant ---- */

/* The i-th candidate, NULL past the last. */
typedef const char *suggest_from(const void *ud, int i);

/* The candidate nearest to a word, by letters changed, omitted, added or swapped; NULL if no
 * candidate is near enough. */
const char *suggest(const char *word, suggest_from *next, const void *ud);

#endif
