/* args.c - reads the command line into an `args`, and prints what can be on it.
 *
 * Commands and options are tables (command.def and that of the options); each word is taken by its
 * row, then options are checked against the command. A word that is no row gets the nearest one as
 * a suggestion. Help and lists for shells are printed from the same tables.
 */
#include "args.h"
#include "run.h"
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* ---- the word that was probably meant ------------------------------------------------------ */

#define LONGEST 40 /* longer words get no suggestion */

static int least(int a, int b) {
    return a < b ? a : b;
}

/* Edit distance with swaps of neighbours; both words are no longer than LONGEST. */
static int distance(const char *a, int na, const char *b, int nb) {
    int rows[3][LONGEST + 1];
    int *older = rows[0], *old = rows[1], *row = rows[2];
    for (int j = 0; j <= nb; j++)
        old[j] = j;
    for (int i = 1; i <= na; i++) {
        row[0] = i;
        for (int j = 1; j <= nb; j++) {
            row[j] = least(least(old[j], row[j - 1]) + 1, old[j - 1] + (a[i - 1] != b[j - 1]));
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
                row[j] = least(row[j], older[j - 2] + 1);
        }
        int *spare = older;
        older = old;
        old = row;
        row = spare;
    }
    return old[nb];
}

const char *suggest(const char *word, suggest_from *next, const void *ud) {
    size_t n = strcspn(word, "=");
    const char *best = NULL, *candidate;
    int nearest = least(2, (int)(n + 1) / 2) + 1;
    if (n > LONGEST)
        return NULL;
    for (int i = 0; (candidate = next(ud, i)); i++) {
        size_t m = strlen(candidate);
        if (m > LONGEST)
            continue;
        bool begins = n > 2 && n < m && !memcmp(word, candidate, n);
        int far = begins ? 1 : distance(word, (int)n, candidate, (int)m);
        if (far < nearest) {
            nearest = far;
            best = candidate;
        }
    }
    return best;
}

const command commands[NCOMMANDS] = {
#define COMMAND(name, operands, forms, help, more) {#name, operands, forms, help, more, cmd_##name},
#include "command.def"
#undef COMMAND
};

/* ---- values of options ----------------------------------------------------------------------- */

static bool refuse(const option *o, const char *value, const char *wanted, out *err) {
    out_printf(err, "reeve: --%s takes %s, not `%s`\n", o->name, wanted, value);
    return false;
}

static bool read_u64(const char *s, uint64_t *to) {
    uint64_t k = 0;
    if (!*s)
        return false;
    for (; *s >= '0' && *s <= '9'; s++) {
        unsigned digit = (unsigned)(*s - '0');
        if (k > (UINT64_MAX - digit) / 10)
            return false;
        k = k * 10 + digit;
    }
    *to = k;
    return !*s;
}

static bool read_int(const option *o, const char *value, int least, int *to, out *err) {
    uint64_t k;
    if (!read_u64(value, &k) || k > INT_MAX || (int)k < least)
        return refuse(
            o, value,
            least ? "a whole number from 1 to 2147483647" : "a whole number up to 2147483647", err);
    *to = (int)k;
    return true;
}

/* The names of an enumeration, with their values. */
typedef struct choice {
    const char *name;
    int value;
} choice;

static bool choose(const choice *among, const char *value, int *to) {
    for (; among->name; among++)
        if (!strcmp(among->name, value)) {
            *to = among->value;
            return true;
        }
    return false;
}

static const choice forms[] = {{"text", TEXT}, {"json", JSON},   {"tsv", TSV},
                               {"gnu", GNU},   {"sarif", SARIF}, {NULL, 0}};

static bool take_value(const option *o, void *field, const char *value, out *err) {
    static const choice whens[] = {
        {"auto", COLOUR_AUTO}, {"always", COLOUR_ALWAYS}, {"never", COLOUR_NEVER}, {NULL, 0}};
    static const choice policies[] = {
        {"random", RV_POLICY_RANDOM}, {"greedy", RV_POLICY_GREEDY}, {NULL, 0}};
    word_list *words = field;
    int_list *turns = field;
    uint64_t seed;
    int chosen;
    switch (o->take) {
    case TAKE_FLAG: *(bool *)field = true; return true;
    case TAKE_TEXT: *(const char **)field = value; return true;
    case TAKE_ITEM: words->s[words->n++] = value; return true;
    case TAKE_NUMBER: return read_int(o, value, 0, field, err);
    case TAKE_COUNT: return read_int(o, value, 1, field, err);
    case TAKE_TURN: return read_int(o, value, 1, &turns->k[turns->n++], err);
    case TAKE_SEED: /* numbers in JSON are signed */
        if (!read_u64(value, &seed) || seed > INT64_MAX)
            return refuse(o, value, "a whole number below 2^63", err);
        *(uint64_t *)field = seed;
        return true;
    case TAKE_COLOUR:
        if (!choose(whens, value, &chosen))
            return refuse(o, value, "auto, always or never", err);
        *(colour_when *)field = (colour_when)chosen;
        return true;
    case TAKE_POLICY:
        if (!choose(policies, value, &chosen))
            return refuse(o, value, "random or greedy", err);
        *(rv_policy_id *)field = (rv_policy_id)chosen;
        return true;
    }
    return false;
}

#define ON(command) (1u << CMD_##command)
#define EVERY (~0u)
const option options[NOPTIONS] = {
#define OPTION(id, name, letter, value, take, field, commands, help)                               \
    {name, letter, value, take, offsetof(args, field), commands, help},
#include "option.def"
#undef OPTION
};

/* ---- words ----------------------------------------------------------------------------------- */

static const char *command_name(const void *ud, int i) {
    (void)ud;
    return i < NCOMMANDS ? commands[i].name : NULL;
}

static const char *option_name(const void *ud, int i) {
    (void)ud;
    return i < NOPTIONS ? options[i].name : NULL;
}

static rv_status unknown(const char *what, const char *word, const char *before, const char *near,
                         out *err) {
    out_printf(err, "reeve: there is no %s `%s%s", what, before, word);
    if (near)
        out_printf(err, "`; did you mean `%s%s`?\n", before, near);
    else
        out_put(err, "`; see `reeve --help`\n");
    return RV_MISUSED;
}

/* ---- one word after the other ---------------------------------------------------------------- */

/* The rest of argv. */
typedef struct reader {
    args *a;
    char **next;
    out *err;
} reader;

static rv_status take(reader *r, const option *o, const char *value) {
    r->a->given |= UINT64_C(1) << (o - options);
    return take_value(o, (char *)r->a + o->field, value, r->err) ? RV_FINE : RV_MISUSED;
}

static rv_status take_long(reader *r, const char *word) {
    size_t n = strcspn(word, "=");
    const option *o = options;
    const char *value = word[n] ? word + n + 1 : NULL;
    while (o < options + NOPTIONS && (strlen(o->name) != n || memcmp(o->name, word, n)))
        o++;
    if (o == options + NOPTIONS)
        return unknown("option", word, "--", suggest(word, option_name, NULL), r->err);
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

/* The command, and then its operands; `reeve help check` is `reeve check --help`. */
static rv_status take_operand(reader *r, const char *word) {
    args *a = r->a;
    if (a->command)
        a->operands.s[a->operands.n++] = word;
    else if (!strcmp(word, "help"))
        a->help = true;
    for (int i = 0; !a->command && i < NCOMMANDS; i++)
        if (!strcmp(commands[i].name, word))
            a->command = &commands[i];
    return a->command || !strcmp(word, "help")
               ? RV_FINE
               : unknown("command", word, "", suggest(word, command_name, NULL), r->err);
}

static rv_status take_words(reader *r) {
    rv_status status = RV_FINE;
    bool only_operands = false;
    while (status == RV_FINE && *r->next) {
        const char *word = *r->next++;
        size_t digits = *word ? strspn(word + 1, "0123456789") : 0;
        bool cell = digits && word[digits + 1] == ','; /* "-1,0", west of the start tile */
        if (only_operands || word[0] != '-' || !word[1] || cell)
            status = take_operand(r, word);
        else if (word[1] == '-' && word[2])
            status = take_long(r, word + 2);
        else if (word[1] == '-')
            only_operands = true;
        else
            for (word++; *word && status == RV_FINE; word++) {
                const option *o = options;
                while (o < options + NOPTIONS && o->letter != *word)
                    o++;
                const char letter[] = {*word, '\0'};
                status = o < options + NOPTIONS ? take(r, o, NULL)
                                                : unknown("option", letter, "-", NULL, r->err);
            }
    }
    return status;
}

/* ---- does it fit together? ------------------------------------------------------------------- */

static void put_takers(unsigned set, out *err) {
    const char *before = "";
    for (int i = 0; i < NCOMMANDS; i++)
        if (set & 1u << i) {
            out_printf(err, "%s%s", before, commands[i].name);
            before = ", ";
        }
}

/* Prints what does not fit together. */
static rv_status check_options(const args *a, out *err) {
    const command *c = a->command;
    const char *shape = c->operands, *what = NULL;
    int least = *shape != '[' && !a->ruleset, most = strstr(shape, "...") ? INT_MAX : 1;
    for (int i = 0; i < NOPTIONS; i++)
        if ((a->given >> i & 1) && !(options[i].commands & 1u << (c - commands))) {
            out_printf(err, "reeve: %s does not take --%s (only ", c->name, options[i].name);
            put_takers(options[i].commands, err);
            out_put(err, ")\n");
            return RV_MISUSED;
        }
    if (args_given(a, OPT_at) && args_given(a, OPT_before))
        what = "--at and --before name the same thing; give one of them";
    else if (a->looks && a->tiles)
        what = "--looks and --tiles write tiles in different ways; give one of them";
    else if (a->header && a->form != TSV)
        what = "--header needs --format tsv";
    else if (a->stats && a->quiet)
        what = "--quiet would leave nothing of --stats; give one of them";
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

/* The forms that a command supports: "text or json". */
static void put_forms(const command *c, out *o) {
    const char *before = "";
    for (int i = 0; forms[i].name; i++)
        if (c->forms & (unsigned)forms[i].value) {
            out_printf(o, "%s%s", before, forms[i].name);
            before = " or ";
        }
}

/* ---- the whole ------------------------------------------------------------------------------- */

bool args_given(const args *a, option_id id) {
    return a->given >> id & 1;
}

void args_free(args *a) {
    free(a->accept.k);
    free(a->options.s);
    free(a->scripts.s);
    free(a->rules.s);
    free(a->operands.s);
}

rv_status args_read(args *a, int argc, char **argv, out *err) {
    *a = (args){.games = 1, .seed = 1, .depth = 2, .form = TEXT};
    word_list *lists[] = {&a->options, &a->scripts, &a->rules, &a->operands};
    size_t most = (size_t)argc + 1; /* a list cannot be longer than argv */
    bool ok = (a->accept.k = calloc(most, sizeof *a->accept.k));
    for (int i = 0; i < 4; i++)
        ok = (lists[i]->s = calloc(most, sizeof *lists[i]->s)) && ok;
    if (!ok) {
        err->error = ENOMEM;
        return RV_LIMIT_HIT;
    }
    rv_status status = take_words(&(reader){a, argc ? argv + 1 : argv, err});
    if (status || a->help || a->version)
        return status;
    if (!a->command) {
        out_put(err, "usage: reeve COMMAND [OPTION...] [FILE...]; see `reeve --help`\n");
        return RV_MISUSED;
    }
    if (a->stats && !args_given(a, OPT_games))
        a->games = 1000;
    a->actions |= a->common;
    int chosen = TEXT;
    if (a->format &&
        (!choose(forms, a->format, &chosen) || !(a->command->forms & (unsigned)chosen))) {
        out_printf(err, "reeve: %s takes --format ", a->command->name);
        put_forms(a->command, err);
        out_printf(err, ", not `%s`\n", a->format);
        return RV_MISUSED;
    }
    a->form = (form)chosen;
    return check_options(a, err);
}

/* ---- help ------------------------------------------------------------------------------------ */

#define HELP_COLUMN 26 /* where the second column begins */

/* A name, then its help in the second column. */
static void put_entry(out *o, const char *name, const char *help, int column) {
    int at = 2 + out_columns(name);
    out_printf(o, "  %s", name);
    if (at + 2 > column) {
        out_put(o, "\n");
        at = 0;
    }
    out_spaces(o, column - at);
    out_words(o, column, column, help);
    out_put(o, "\n");
}

static void put_option(out *o, const option *opt) {
    out *name = out_part(o);
    if (opt->letter)
        out_printf(name, "-%c, ", opt->letter);
    out_printf(name, "--%s%s%s", opt->name, *opt->value ? " " : "", opt->value);
    put_entry(o, out_text(name), opt->help, HELP_COLUMN);
}

static void put_paragraph(out *o, const char *s) {
    out_words(o, 0, 0, s);
    out_put(o, "\n");
}

void help_all(out *o) {
    put_paragraph(o,
                  "reeve adjudicates Carcassonne: it reads games and positions, and tells whether "
                  "they are legal, what they score, and by which rule.");
    out_put(o, "\nusage: reeve COMMAND [OPTION...] [FILE...]\n\ncommands:\n");
    for (int i = 0; i < NCOMMANDS; i++)
        put_entry(o, out_format(o, "%s %s", commands[i].name, commands[i].operands),
                  commands[i].help, HELP_COLUMN);
    out_put(o, "\noptions of all commands:\n");
    for (int i = 0; i < NOPTIONS; i++)
        if (options[i].commands == ~0u)
            put_option(o, &options[i]);
    out_put(o, "\n");
    put_paragraph(o, "FILE is a YAML stream of records or positions; - is standard input, which is "
                     "also read if no file is named. See `reeve COMMAND --help` for a command, and "
                     "reeve(1) for the manual.");
    out_put(o, "\n");
    put_paragraph(o, "Exit status: 0 no error, 1 a verdict against the record, 2 usage, "
                     "3 unreadable input, 4 a script failed, 5 a limit was exceeded, or there was "
                     "no room for memory or output.");
}

void help_command(const command *c, out *o) {
    unsigned here = 1u << (c - commands);
    out *forms_here = out_part(o);
    out_put(forms_here, "print ");
    put_forms(c, forms_here);
    out_printf(o, "usage: reeve %s [OPTION...] %s\n\n%s: %s\n", c->name, c->operands, c->name,
               c->help);
    for (const char *s = c->more; *s;) {
        const char *end = strstr(s, "\n\n");
        size_t n = end ? (size_t)(end - s) : strlen(s);
        out *paragraph = out_part(o);
        out_bytes(paragraph, s, n);
        out_put(o, "\n");
        put_paragraph(o, out_text(paragraph));
        s += n + (end ? 2 : 0);
    }
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
            for (int i = 0; forms[i].name; i++)
                if (c->forms & (unsigned)forms[i].value)
                    out_printf(o, "%s%s", i ? " " : "", forms[i].name); /* all print text */
            out_put(o, "\n");
        }
    } else if (what && !strcmp(what, "options")) {
        for (const option *opt = options; opt < options + NOPTIONS; opt++) {
            out_printf(o, "--%s\t", opt->name);
            if (opt->letter)
                out_printf(o, "-%c", opt->letter);
            out_printf(o, "\t%s\t", opt->value);
            put_takers(opt->commands, o);
            out_put(o, "\n");
        }
    } else if (what && !strcmp(what, "codes")) {
        rv_code_info code;
        for (int i = 0; i < rv_codes(); i++) {
            rv_code(i, &code);
            out_printf(o, "%s\n", code.code);
        }
    } else {
        out_put(err, "reeve: --list takes commands, options or codes\n");
        return RV_MISUSED;
    }
    return RV_FINE;
}
