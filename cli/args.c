/* args.c - reads the command line into an `args`, and prints what can be on it.
 *
 * Commands and options are tables (command.def and that of the options); each word is taken by its
 * row, then options are checked against the command. A word that is no row gets the nearest one as
 * a suggestion. Help and lists for shells are printed from the same tables.
 */
#include "run.h"
#include "yaml/doc.h"
#include <limits.h>
#include <stdlib.h>

const command commands[NCOMMANDS] = {
#define COMMAND(name, operands, forms, help) {#name, operands, forms, help, cmd_##name, 0, NULL},
#define ANSWER(name, reads, operands, forms, help)                                                 \
    {#name, operands, forms, help, NULL, reads, name##_document},
#include "command.def"
};

#define ON(command) (1u << CMD_##command)
#define EVERY (~0u)
const option options[NOPTIONS] = {
#define OPTION(name, letter, value, take, commands, help)                                          \
    {#name, letter, value, take, offsetof(args, name), commands, help},
#include "option.def"
};

/* ---- names ----------------------------------------------------------------------------------- */

static const char *const command_names[] = {
#define COMMAND(name, operands, forms, help) #name,
#define ANSWER(name, reads, operands, forms, help) #name,
#include "command.def"
    NULL};
static const char *const option_names[] = {
#define OPTION(name, letter, value, take, commands, help) #name,
#include "option.def"
    NULL};
/* The i-th is the bit 1 << i of enum form. */
static const char *const form_names[] = {"text", "json", "tsv", "gnu", "sarif", NULL};
static const char *const policy_names[] = {"random", "greedy", NULL};
static const char *const colour_names[] = {"auto", "always", "never", NULL};

/* Puts the names whose bits are set, "text or json". */
static void put_set(out *o, unsigned set, const char *const *names, const char *between) {
    const char *before = "";
    for (int i = 0; names[i]; i++)
        if (set & 1u << i) {
            out_printf(o, "%s%s", before, names[i]);
            before = between;
        }
}

/* ---- one word after the other ---------------------------------------------------------------- */

/* The rest of argv. */
typedef struct reader {
    args *a;
    char **next;
    out *err;
} reader;

static rv_status unknown(const reader *r, const char *what, const char *word, const char *before,
                         const char *near) {
    out_printf(r->err, "reeve: there is no %s `%s%s", what, before, word);
    if (near)
        out_printf(r->err, "`; did you mean `%s%s`?\n", before, near);
    else
        out_put(r->err, "`; see `reeve --help`\n");
    return RV_MISUSED;
}

/* Puts the value of an option into its field. */
static rv_status take(reader *r, const option *o, const char *value) {
    static const struct {
        uint64_t least, most;     /* of a number; or else … */
        const char *const *names; /* … one of these, by its number; or else it is any text */
        const char *wanted;
    } kinds[] = {
        [TAKE_NUMBER] = {0, INT_MAX, NULL, "a whole number up to 2147483647"},
        [TAKE_COUNT] = {1, INT_MAX, NULL, "a whole number from 1 to 2147483647"},
        [TAKE_TURN] = {1, INT_MAX, NULL, "a whole number from 1 to 2147483647"},
        [TAKE_SEED] = {0, INT64_MAX, NULL,
                       "a whole number below 2^63"}, /* those of JSON are signed */
        [TAKE_COLOUR] = {0, 0, colour_names, "auto, always or never"},
        [TAKE_POLICY] = {0, 0, policy_names, "random or greedy"},
    };
    void *field = (char *)r->a + o->field;
    word_list *words = field;
    int_list *turns = field;
    uint64_t least = kinds[o->take].least, most = kinds[o->take].most;
    const char *const *names = kinds[o->take].names;
    int chosen = names ? rv_name_find(names, rv_str_of(value)) : 0;
    const bool digits = value && *value && !value[strspn(value, "0123456789")];
    const uint64_t number = most && digits ? strtoull(value, NULL, 10) : 0; /* or as large as any */
    r->a->given |= UINT64_C(1) << (o - options);
    if (chosen < 0 || (most && (!digits || number < least || number > most))) {
        out_printf(r->err, "reeve: --%s takes %s, not `%s`\n", o->name, kinds[o->take].wanted,
                   value);
        return RV_MISUSED;
    }
    switch (o->take) {
    case TAKE_FLAG: *(bool *)field = true; break;
    case TAKE_TEXT: *(const char **)field = value; break;
    case TAKE_ITEM: words->s[words->n++] = value; break;
    case TAKE_NUMBER:
    case TAKE_COUNT: *(int *)field = (int)number; break;
    case TAKE_TURN: turns->k[turns->n++] = (int)number; break;
    case TAKE_SEED: *(uint64_t *)field = number; break;
    case TAKE_COLOUR: *(colour_when *)field = (colour_when)chosen; break;
    case TAKE_POLICY: *(rv_policy_id *)field = (rv_policy_id)chosen; break;
    }
    return RV_FINE;
}

static rv_status take_long(reader *r, const char *word) {
    const rv_str name = {word, strcspn(word, "=")};
    const int found = rv_name_find(option_names, name);
    const char *value = word[name.n] ? word + name.n + 1 : NULL;
    if (found < 0)
        return unknown(r, "option", word, "--", rv_nearest(name, rv_name_at, option_names));
    const option *o = &options[found];
    if (!*o->value && value) {
        out_printf(r->err, "reeve: --%s takes no value\n", o->name);
        return RV_MISUSED;
    }
    if (*o->value && !value && !(value = *r->next++)) {
        r->next--;
        out_printf(r->err, "reeve: --%s needs a value: --%s %s\n", o->name, o->name, o->value);
        return RV_MISUSED;
    }
    return take(r, o, value);
}

static rv_status take_letters(reader *r, const char *letters) {
    rv_status status = RV_FINE;
    for (; *letters && status == RV_FINE; letters++) {
        int i = 0;
        while (i < NOPTIONS && options[i].letter != *letters)
            i++;
        const char letter[] = {*letters, '\0'};
        status =
            i < NOPTIONS ? take(r, &options[i], NULL) : unknown(r, "option", letter, "-", NULL);
    }
    return status;
}

/* Options, the command, and then its operands; `reeve help check` is `reeve check --help`. */
static rv_status take_words(reader *r) {
    args *a = r->a;
    rv_status status = RV_FINE;
    bool only_operands = false;
    while (status == RV_FINE && *r->next) {
        const char *word = *r->next++;
        size_t digits = *word ? strspn(word + 1, "0123456789") : 0;
        bool cell = digits && word[digits + 1] == ','; /* "-1,0", west of the start tile */
        int named = a->command ? -1 : rv_name_find(command_names, rv_str_of(word));
        if (!only_operands && word[0] == '-' && word[1] && !cell) {
            only_operands = !strcmp(word, "--");
            if (!only_operands)
                status = word[1] == '-' ? take_long(r, word + 2) : take_letters(r, word + 1);
        } else if (a->command) {
            a->operands.s[a->operands.n++] = word;
        } else if (named >= 0) {
            a->command = &commands[named];
        } else if (!strcmp(word, "help")) {
            a->help = true;
        } else {
            status = unknown(r, "command", word, "",
                             rv_nearest(rv_str_of(word), rv_name_at, command_names));
        }
    }
    return status;
}

/* ---- does it fit together? ------------------------------------------------------------------- */

static rv_status check_options(const args *a, out *err) {
    const command *c = a->command;
    const char *shape = c->operands, *what = NULL;
    int least = *shape != '[' && !a->ruleset, most = strstr(shape, "...") ? INT_MAX : 1;
    const struct {
        bool is;
        const char *what;
    } conflicts[] = {
        {args_given(a, OPT_at) && args_given(a, OPT_before),
         "--at and --before name the same thing; give one of them"},
        {a->looks && a->tiles,
         "--looks and --tiles write tiles in different ways; give one of them"},
        {a->header && a->form != TSV, "--header needs --format tsv"},
        {a->stats && a->quiet, "--quiet would leave nothing of --stats; give one of them"},
        {a->legal && !a->html, "--legal belongs to a page: add --html FILE"},
        {a->html && (a->svg || a->form != TEXT),
         "--html writes a page; it takes no --svg and no --format"},
        {a->svg && a->form != TEXT, "--svg draws a picture; it takes no --format"},
        {a->board && a->ruleset,
         "--board prints a board, --ruleset writes a ruleset: give one of them"},
        {a->trace && !a->script.n, "--trace needs --script with the house rule to trace"},
        {a->trace && a->operands.n, "--trace FILE judges by the rules of FILE: name no ruleset"},
        {a->check && (a->operands.n || a->script.n),
         "--check DIR judges the ruleset in DIR: give no ruleset and no --script"},
    };
    for (int i = 0; i < NOPTIONS; i++)
        if ((a->given >> i & 1) && !(options[i].commands & 1u << (c - commands))) {
            out_printf(err, "reeve: %s does not take --%s (only ", c->name, options[i].name);
            put_set(err, options[i].commands, command_names, ", ");
            out_put(err, ")\n");
            return RV_MISUSED;
        }
    for (size_t i = 0; !what && i < sizeof conflicts / sizeof *conflicts; i++)
        what = conflicts[i].is ? conflicts[i].what : NULL;
    if (what)
        out_printf(err, "reeve: %s\n", what);
    else if (a->operands.n < least)
        out_printf(err, "reeve: %s needs a %s; see `reeve %s --help`\n", c->name,
                   *shape == 'I'   ? "rule or code"
                   : *shape == 'F' ? "file"
                                   : "ruleset",
                   c->name);
    else if (a->operands.n > most)
        out_printf(err, "reeve: %s takes one %s only\n", c->name,
                   strstr(shape, "FILE") ? "file" : "ruleset");
    else
        return RV_FINE;
    return RV_MISUSED;
}

/* ---- the whole ------------------------------------------------------------------------------- */

bool args_given(const args *a, option_id id) {
    return a->given >> id & 1;
}

void args_free(args *a) {
    free(a->accept.k);
    free(a->option.s);
    free(a->script.s);
    free(a->rules.s);
    free(a->operands.s);
}

rv_status args_read(args *a, int argc, char **argv, out *err) {
    *a = (args){.games = 1, .seed = 1, .depth = 2, .form = TEXT};
    word_list *lists[] = {&a->option, &a->script, &a->rules, &a->operands};
    size_t most = (size_t)argc + 1; /* a list cannot be longer than argv */
    a->accept.k = out_needed(calloc(most, sizeof *a->accept.k));
    for (int i = 0; i < 4; i++)
        lists[i]->s = out_needed(calloc(most, sizeof *lists[i]->s));
    rv_status status = take_words(&(reader){a, argc ? argv + 1 : argv, err});
    if (status || a->help || a->version)
        return status;
    if (!a->command) {
        out_put(err, "usage: reeve COMMAND [OPTION...] [FILE...]; see `reeve --help`\n");
        return RV_MISUSED;
    }
    if ((a->stats || a->command == &commands[CMD_odds]) && !args_given(a, OPT_games))
        a->games = 1000;
    a->actions |= a->common;
    int chosen = a->format ? rv_name_find(form_names, rv_str_of(a->format)) : 0;
    if (chosen < 0 || !(a->command->forms >> chosen & 1)) {
        out_printf(err, "reeve: %s takes --format ", a->command->name);
        put_set(err, a->command->forms, form_names, " or ");
        out_printf(err, ", not `%s`\n", a->format);
        return RV_MISUSED;
    }
    a->form = (form)(1 << chosen);
    return check_options(a, err);
}

/* ---- help ------------------------------------------------------------------------------------ */

#define HELP_COLUMN 26 /* where the second column begins */

static void put_option(out *o, const option *opt) {
    out *name = out_part(o);
    if (opt->letter)
        out_printf(name, "-%c, ", opt->letter);
    out_printf(name, "--%s%s%s", opt->name, *opt->value ? " " : "", opt->value);
    out_entry(o, out_text(name), opt->help, HELP_COLUMN);
}

/* help.txt: behind a line `= NAME` the paragraphs of a command, with empty lines between them. */
extern const char cli_help[];

/* Puts the paragraphs of a section, each behind an empty line. */
static void put_section(out *o, const char *name) {
    const char *s = strstr(cli_help, out_format(o, "= %s\n", name));
    for (s = s ? s + strcspn(s, "\n") + 1 : ""; *s && *s != '=';) {
        const char *end = strstr(s, "\n\n");
        size_t n = end ? (size_t)(end - s) : strlen(s);
        out *paragraph = out_part(o);
        out_bytes(paragraph, s, n);
        out_put(o, "\n");
        out_paragraph(o, 0, out_text(paragraph));
        s += n + (end ? 2 : 0);
    }
}

void help_all(out *o) {
    out_paragraph(o, 0,
                  "reeve adjudicates Carcassonne: it reads games and positions, and tells whether "
                  "they are legal, what they score, and by which rule.");
    out_put(o, "\nusage: reeve COMMAND [OPTION...] [FILE...]\n\ncommands:\n");
    for (int i = 0; i < NCOMMANDS; i++)
        out_entry(o, out_format(o, "%s %s", commands[i].name, commands[i].operands),
                  commands[i].help, HELP_COLUMN);
    out_put(o, "\noptions of all commands:\n");
    for (int i = 0; i < NOPTIONS; i++)
        if (options[i].commands == ~0u)
            put_option(o, &options[i]);
    put_section(o, "reeve");
}

void help_command(const command *c, out *o) {
    unsigned here = 1u << (c - commands);
    out *forms_here = out_part(o);
    out_put(forms_here, "print ");
    put_set(forms_here, c->forms, form_names, " or ");
    out_printf(o, "usage: reeve %s [OPTION...] %s\n\n%s: %s\n", c->name, c->operands, c->name,
               c->help);
    put_section(o, c->name);
    out_put(o, "\noptions:\n");
    for (int i = 0; i < NOPTIONS; i++) {
        option opt = options[i];
        if (i == OPT_format)
            opt.help = out_text(forms_here);
        if (opt.commands & here)
            put_option(o, &opt);
    }
}

/* ---- the vocabulary, for completions and tests ----------------------------------------------- */
rv_status args_list(const char *what, out *o, out *err) {
    if (what && !strcmp(what, "commands")) {
        for (const command *c = commands; c < commands + NCOMMANDS; c++) {
            out_printf(o, "%s\t%s\t%s\t", c->name, c->operands, c->help);
            put_set(o, c->forms, form_names, " ");
            out_put(o, "\n");
        }
    } else if (what && !strcmp(what, "options")) {
        for (const option *opt = options; opt < options + NOPTIONS; opt++) {
            out_printf(o, "--%s\t", opt->name);
            if (opt->letter)
                out_printf(o, "-%c", opt->letter);
            out_printf(o, "\t%s\t", opt->value);
            put_set(o, opt->commands, command_names, ", ");
            out_put(o, "\n");
        }
    } else if (what && !strcmp(what, "codes")) {
        for (int i = 0; i < rv_codes(); i++)
            out_printf(o, "%s\n", rv_code(i).code);
    } else {
        out_put(err, "reeve: --list takes commands, options or codes\n");
        return RV_MISUSED;
    }
    return RV_FINE;
}
