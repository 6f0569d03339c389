/* args.c - reads the command line into an `args`, and prints what can be on it.
 *
 * Commands and options are tables (commands.tsv and options.tsv); each word is taken by its
 * row, then options are checked against the command and one another (conflicts.tsv). A word that is
 * no row gets the nearest one as a suggestion. Help and lists for shells are printed from the same
 * tables.
 */
#include "run.h"
#include "yaml/doc.h"
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <strings.h>
#include <unistd.h>

const command commands[NCOMMANDS] = {
#define COMMAND(id, name, how, ...) {#name, __VA_ARGS__},
#include "gen/cli_commands.def"
};

#define ON(command) (1u << CMD_##command)
#define EVERY (~0u)
#define RECORDS                                                                                    \
    (ON(check) | ON(score) | ON(legal) | ON(completions) | ON(show) | ON(position) | ON(fmt) |     \
     ON(perft) | ON(why) | ON(odds) | ON(sim))
#define TABLES                                                                                     \
    (ON(check) | ON(score) | ON(legal) | ON(completions) | ON(tiles) | ON(rules) | ON(schema) |    \
     ON(sim) | ON(perft) | ON(odds))
#define STATES (RECORDS & ~ON(fmt)) /* commands about one moment of a game */
const option options[NOPTIONS] = {
#define OPTION(id, name, letter, value, take, commands)                                            \
    {#name, letter, #value, take, offsetof(args, name), commands},
#include "gen/cli_options.def"
};

/* ---- names ----------------------------------------------------------------------------------- */

RV_LISTS_HERE(command_name, void, NCOMMANDS, commands[i].name)
RV_LISTS_HERE(option_name, void, NOPTIONS, options[i].name)
/* The i-th is the bit 1 << i of enum form. */
static const char *const form_names[] = {"text", "json", "tsv", "gnu", "sarif", NULL};
static const char *const policy_names[] = {"random", "greedy", NULL};
static const char *const colour_names[] = {"auto", "always", "never", NULL};

/* Puts the names whose bits are set, "text or json". */
static void put_set(out *o, unsigned set, const char *(*name)(const void *ud, int i),
                    const void *ud, const char *between) {
    const size_t begun = o->n;
    for (int i = 0; name(ud, i); i++)
        if (set & 1u << i)
            out_printf(o, "%s%s", o->n > begun ? between : "", name(ud, i));
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
static rv_status take_value(reader *r, const option *o, const char *value) {
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
    const int found = rv_find(name, option_name, NULL);
    const char *value = word[name.n] ? word + name.n + 1 : NULL;
    if (found < 0)
        return unknown(r, "option", word, "--", rv_nearest(name, option_name, NULL));
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
    return take_value(r, o, value);
}

static rv_status take_letters(reader *r, const char *letters) {
    rv_status status = RV_FINE;
    for (; *letters && status == RV_FINE; letters++) {
        int i = 0;
        while (i < NOPTIONS && options[i].letter != *letters)
            i++;
        const char letter[] = {*letters, '\0'};
        status = i < NOPTIONS ? take_value(r, &options[i], NULL)
                              : unknown(r, "option", letter, "-", NULL);
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
        int named = a->command ? -1 : rv_find(rv_str_of(word), command_name, NULL);
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
            status =
                unknown(r, "command", word, "", rv_nearest(rv_str_of(word), command_name, NULL));
        }
    }
    return status;
}

/* ---- texts of help.txt ----------------------------------------------------------------------- */

extern const char cli_help[]; /* made of help.txt */

/* What follows `= NAME` there: `: ` and a line, or its end; and then paragraphs. */
static const char *behind_heading(out *o, const char *name) {
    const char *heading = out_format(o, "= %s", name), *s = cli_help;
    do
        s = strstr(s, heading) ? strstr(s, heading) + strlen(heading) : "";
    while (*s && !strchr(":\n", *s));
    return s;
}

static const char *help_line(out *o, const char *name) {
    const char *s = behind_heading(o, name) + strlen(": ");
    return out_format(o, "%.*s", (int)strcspn(s, "\n"), s);
}

void help_put(out *o, const char *name, const char *const words[]) {
    const char *s = strchr(behind_heading(o, name), '\n') + 1, *end;
    out *whole = out_part(o);
    for (; *s && strncmp(s, "\n\n= ", 4); s++) {
        bool word = *s == '{' && s[1] >= '1' && s[1] <= '9' && s[2] == '}';
        out_bytes(whole, s, !word);
        out_raw(whole, word ? words[s[1] - '1'] : "");
        s += word ? 2 : 0;
    }
    for (s = out_text(whole); *s; s = *end ? end + 2 : end) {
        end = strstr(s, "\n\n") ? strstr(s, "\n\n") : s + strlen(s);
        out *paragraph = out_part(o);
        out_bytes(paragraph, s, (size_t)(end - s));
        out_put(o, s == out_text(whole) ? "" : "\n");
        if (strchr(" #", *s)) /* lines as they are */
            out_clean_lines(o, out_joined(o, out_text(paragraph), "\n", NULL));
        else
            out_paragraph(o, 0, out_text(paragraph));
    }
}

/* ---- the ruleset that operands name -----------------------------------------------------------
 */

/* No ruleset has a dot or a slash in its name. */
static bool is_file(const char *word) {
    return strpbrk(word, "./") || !strcmp(word, "-") || !access(word, F_OK);
}

/* Words that name one ruleset, "river and traders", are one operand. */
static void join_words(args *a) {
    word_list *all = &a->operands;
    const bool files = strstr(a->command->operands, "FILE");
    bool more = false; /* the word before is one of them */
    out *words = NULL;
    int n = 0;
    for (int i = 0; i < all->n; i++) {
        const bool ruleset = !files || !is_file(all->s[i]), joins = more && ruleset;
        words = joins ? words : out_part(&a->own);
        out_put(words, joins ? " " : "");
        out_raw(words, all->s[i]);
        n += !joins;
        all->s[n - 1] = out_text(words);
        more = ruleset;
    }
    all->n = n;
}

/* The rules and the file of a board. The file that is not named is a new one, board.yaml,
 * board-2.yaml and so on. */
static void name_board(args *a) {
    for (int i = 0; i < a->operands.n; i++)
        *(is_file(a->operands.s[i]) ? &a->record : &a->named) = a->operands.s[i];
    for (int n = 1; !a->record || (a->record == a->untitled && !access(a->record, F_OK)); n++) {
        snprintf(a->untitled, sizeof a->untitled, n > 1 ? "board-%d.yaml" : "board.yaml", n);
        a->record = a->untitled;
    }
}

/* ---- does it fit together? ------------------------------------------------------------------- */

static rv_status check_options(const args *a, out *err) {
    const command *c = a->command;
    const char *shape = c->operands, *what = NULL;
    int least = *shape != '[' && !a->ruleset;
    int most = strstr(shape, "...") ? INT_MAX : 1 + (strstr(shape, "] [") != NULL);
    const struct {
        bool is;
        const char *what;
    } conflicts[] = {
#define CONFLICT(id, option, is, what) {is, what},
#include "gen/cli_conflicts.def"
    };
    for (int i = 0; i < NOPTIONS; i++)
        if ((a->given >> i & 1) && !(options[i].commands & 1u << (c - commands))) {
            out_printf(err, "reeve: %s does not take --%s (only ", c->name, options[i].name);
            put_set(err, options[i].commands, command_name, NULL, ", ");
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
    else if (a->operands.n > most && most > 1)
        out_printf(err, "reeve: %s takes %s only\n", c->name, shape);
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

rv_status args_read(args *a, int argc, char **argv, out *err) {
    *a = (args){.games = 1, .seed = 1, .depth = 2, .form = TEXT};
    word_list *lists[] = {&a->option, &a->script, &a->rules, &a->operands};
    a->accept.k = out_room(&a->own, argc, sizeof *a->accept.k); /* no list is longer than argv */
    for (int i = 0; i < 4; i++)
        lists[i]->s = out_room(&a->own, argc, sizeof *lists[i]->s);
    rv_status status = take_words(&(reader){a, argc ? argv + 1 : argv, err});
    if (status || a->help || a->version)
        return status;
    if (!a->command) {
        if (isatty(STDERR_FILENO))
            help_put(err, "first", NULL);
        else
            out_put(err, "usage: reeve COMMAND [OPTION...] [FILE...]; see `reeve --help`\n");
        return RV_MISUSED;
    }
    if ((a->stats || a->command == &commands[CMD_odds]) && !args_given(a, OPT_games))
        a->games = 1000;
    a->actions |= a->common;
    int chosen = a->format ? rv_name_find(form_names, rv_str_of(a->format)) : 0;
    if (chosen < 0 || !(a->command->forms >> chosen & 1)) {
        out_printf(err, "reeve: %s takes --format ", a->command->name);
        put_set(err, a->command->forms, rv_name_at, form_names, " or ");
        out_printf(err, ", not `%s`\n", a->format);
        return RV_MISUSED;
    }
    a->form = (form)(1 << chosen);
    if (strstr(a->command->operands, "RULE"))
        join_words(a);
    status = check_options(a, err);
    if (status)
        return status;
    if (a->command == &commands[CMD_play])
        a->record = a->operands.s[0];
    else if (a->command == &commands[CMD_board])
        name_board(a);
    return RV_FINE;
}

bool args_answer(const char *answer, const char *words) {
    rv_str word, rest = rv_str_of(words);
    do
        word = rv_str_word(&rest);
    while (word.n && (word.n != strlen(answer) || strncasecmp(answer, word.s, word.n) != 0));
    return word.n;
}

bool args_offer_board(args *a, out *err) {
    const unsigned here = ON(check) | ON(score) | ON(legal) | ON(completions) | ON(show);
    char *answer = a->answer;
    if (!a->command || a->help || a->operands.n || !(here >> (a->command - commands) & 1) ||
        !isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO) || !isatty(STDERR_FILENO))
        return true;
    out_printf(err, "reeve %s reads a FILE, and none is named.\n", a->command->name);
    do {
        if (*answer)
            help_put(err, "offer of a board", (const char *[]){a->command->name});
        out_put(err, "Type the board in front of you now? (Enter, or the game: yes; n: no) ");
        out_flush(err);
        const ssize_t n = read(STDIN_FILENO, answer, sizeof a->answer - 1);
        answer[n < 0 ? 0 : n] = '\0';
        answer[strcspn(answer, "\n")] = '\0';
        if (n < 1 || args_answer(answer, "n no"))
            return true;
    } while (args_answer(answer, HELP_WORDS));
    if (args_answer(answer, QUIT_WORDS))
        return false;
    a->command = &commands[CMD_board];
    name_board(a);
    if (*answer && !args_answer(answer, "y yes"))
        a->named = answer;
    return true;
}

/* ---- help ------------------------------------------------------------------------------------ */

#define HELP_COLUMN 26 /* where the second column begins */

static void put_option(out *o, const option *opt, const char *help) {
    out *name = out_part(o);
    if (opt->letter)
        out_printf(name, "-%c, ", opt->letter);
    out_printf(name, "--%s%s%s", opt->name, *opt->value ? " " : "", opt->value);
    help = help ? help : help_line(o, out_format(o, "--%s", opt->name));
    out_entry(o, out_text(name), help, HELP_COLUMN);
}

void help_all(out *o) {
    help_put(o, "all", NULL);
    for (int i = 0; i < NCOMMANDS; i++)
        out_entry(o, out_format(o, "%s %s", commands[i].name, commands[i].operands),
                  help_line(o, commands[i].name), HELP_COLUMN);
    out_put(o, "\noptions of all commands:\n");
    for (int i = 0; i < NOPTIONS; i++)
        if (options[i].commands == ~0u)
            put_option(o, &options[i], NULL);
    out_put(o, "\n");
    help_put(o, "reeve", NULL);
}

void help_command(const command *c, out *o) {
    unsigned here = 1u << (c - commands);
    out *forms_here = out_part(o);
    out_put(forms_here, "print ");
    put_set(forms_here, c->forms, rv_name_at, form_names, " or ");
    out_printf(o, "usage: reeve %s [OPTION...] %s\n\n%s: %s\n\n", c->name, c->operands, c->name,
               help_line(o, c->name));
    help_put(o, c->name, NULL);
    out_put(o, "\noptions:\n");
    for (int i = 0; i < NOPTIONS; i++)
        if (options[i].commands & here)
            put_option(o, &options[i], i == OPT_format ? out_text(forms_here) : NULL);
    out_printf(o, "\nThe manual page is reeve-%s(1).\n", c->name);
}

/* ---- the vocabulary, for completions and tests ----------------------------------------------- */
rv_status args_list(const char *what, out *o, out *err) {
    if (what && !strcmp(what, "commands")) {
        for (const command *c = commands; c < commands + NCOMMANDS; c++) {
            out_printf(o, "%s\t%s\t%s\t", c->name, c->operands, help_line(o, c->name));
            put_set(o, c->forms, rv_name_at, form_names, " ");
            out_put(o, "\n");
        }
    } else if (what && !strcmp(what, "options")) {
        for (const option *opt = options; opt < options + NOPTIONS; opt++) {
            out_printf(o, "--%s\t", opt->name);
            if (opt->letter)
                out_printf(o, "-%c", opt->letter);
            out_printf(o, "\t%s\t", opt->value);
            put_set(o, opt->commands, command_name, NULL, ", ");
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
