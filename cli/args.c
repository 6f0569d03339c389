#include "args.h"
#include "help.h"
#include "run.h"
#include "suggest.h"
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

const command commands[NCOMMANDS] = {
#define COMMAND(name, operands, forms, help, more) {#name, operands, forms, help, more, cmd_##name},
#include "command.def"
#undef COMMAND
};

/* ---- values of options --------------------------------------------------------------------- */

static bool refuse(const option *o, const char *value, const char *wanted, out *err) {
    out_printf(err, "reeve: --%s takes %s, not `", o->name, wanted);
    out_clean(err, value);
    out_put(err, "`\n");
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

static bool take_number(const option *o, void *field, const char *value, out *err) {
    return read_int(o, value, 0, field, err);
}

static bool take_count(const option *o, void *field, const char *value, out *err) {
    return read_int(o, value, 1, field, err);
}

static bool take_turn(const option *o, void *field, const char *value, out *err) {
    int_list *list = field;
    return read_int(o, value, 1, &list->k[list->n++], err);
}

static bool take_seed(const option *o, void *field, const char *value, out *err) {
    uint64_t seed; /* numbers in JSON are signed */
    if (!read_u64(value, &seed) || seed > INT64_MAX)
        return refuse(o, value, "a whole number below 2^63", err);
    *(uint64_t *)field = seed;
    return true;
}

static bool take_flag(const option *o, void *field, const char *value, out *err) {
    (void)o, (void)value, (void)err;
    *(bool *)field = true;
    return true;
}

static bool take_text(const option *o, void *field, const char *value, out *err) {
    (void)o, (void)err;
    *(const char **)field = value;
    return true;
}

static bool take_item(const option *o, void *field, const char *value, out *err) {
    (void)o, (void)err;
    word_list *list = field;
    list->s[list->n++] = value;
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

static bool take_colour(const option *o, void *field, const char *value, out *err) {
    static const choice whens[] = {
        {"auto", COLOUR_AUTO}, {"always", COLOUR_ALWAYS}, {"never", COLOUR_NEVER}, {NULL, 0}};
    int chosen;
    if (!choose(whens, value, &chosen))
        return refuse(o, value, "auto, always or never", err);
    *(colour_when *)field = (colour_when)chosen;
    return true;
}

static bool take_policy(const option *o, void *field, const char *value, out *err) {
    static const choice policies[] = {
        {"random", RV_POLICY_RANDOM}, {"greedy", RV_POLICY_GREEDY}, {NULL, 0}};
    int chosen;
    if (!choose(policies, value, &chosen))
        return refuse(o, value, "random or greedy", err);
    *(rv_policy_id *)field = (rv_policy_id)chosen;
    return true;
}

#define ON(command) (1u << CMD_##command)
#define EVERY (~0u)
const option options[NOPTIONS] = {
#define OPTION(id, name, letter, value, take, field, commands, help)                               \
    {name, letter, value, take, offsetof(args, field), commands, help},
#include "option.def"
#undef OPTION
};

/* ---- words --------------------------------------------------------------------------------- */

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
    out_printf(err, "reeve: there is no %s `%s", what, before);
    out_clean(err, word);
    if (near)
        out_printf(err, "`; did you mean `%s%s`?\n", before, near);
    else
        out_put(err, "`; see `reeve --help`\n");
    return RV_MISUSED;
}

static const command *find_command(const char *name) {
    for (int i = 0; i < NCOMMANDS; i++)
        if (!strcmp(commands[i].name, name))
            return &commands[i];
    return NULL;
}

static const option *find_option(const char *name, size_t n) {
    for (int i = 0; i < NOPTIONS; i++)
        if (strlen(options[i].name) == n && !memcmp(options[i].name, name, n))
            return &options[i];
    return NULL;
}

static const option *find_letter(char letter) {
    for (int i = 0; i < NOPTIONS; i++)
        if (options[i].letter && options[i].letter == letter)
            return &options[i];
    return NULL;
}

/* ---- one word after the other -------------------------------------------------------------- */

/* The rest of argv. */
typedef struct reader {
    args *a;
    char **next;
    out *err;
} reader;

static rv_status take(reader *r, const option *o, const char *value) {
    r->a->given |= UINT64_C(1) << (o - options);
    return o->take(o, (char *)r->a + o->field, value, r->err) ? RV_FINE : RV_MISUSED;
}

static rv_status take_long(reader *r, const char *word) {
    size_t n = strcspn(word, "=");
    const option *o = find_option(word, n);
    const char *value = word[n] ? word + n + 1 : NULL;
    if (!o)
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

static rv_status take_letters(reader *r, const char *letters) {
    rv_status status = RV_FINE;
    for (; *letters && status == RV_FINE; letters++) {
        const option *o = find_letter(*letters);
        char word[] = {*letters, '\0'};
        status = o ? take(r, o, NULL) : unknown("option", word, "-", NULL, r->err);
    }
    return status;
}

static rv_status take_operand(reader *r, const char *word) {
    args *a = r->a;
    if (a->command) {
        a->operands.s[a->operands.n++] = word;
        return RV_FINE;
    }
    if (!strcmp(word, "help")) { /* reeve help check is reeve check --help */
        a->help = true;
        return RV_FINE;
    }
    a->command = find_command(word);
    if (!a->command)
        return unknown("command", word, "", suggest(word, command_name, NULL), r->err);
    return RV_FINE;
}

/* "-1,0" is a cell west of the start tile and not an option. */
static bool is_cell(const char *word) {
    size_t n = strspn(word + 1, "0123456789");
    return n && word[n + 1] == ',';
}

static rv_status take_words(reader *r) {
    rv_status status = RV_FINE;
    bool only_operands = false;
    while (status == RV_FINE && *r->next) {
        const char *word = *r->next++;
        if (only_operands || word[0] != '-' || !word[1] || is_cell(word))
            status = take_operand(r, word);
        else if (word[1] != '-')
            status = take_letters(r, word + 1);
        else if (word[2])
            status = take_long(r, word + 2);
        else
            only_operands = true;
    }
    return status;
}

/* ---- does it fit together? ----------------------------------------------------------------- */

static void put_takers(unsigned set, out *err) {
    const char *before = "";
    for (int i = 0; i < NCOMMANDS; i++)
        if (set & 1u << i) {
            out_printf(err, "%s%s", before, commands[i].name);
            before = ", ";
        }
}

static rv_status check_options(const args *a, out *err) {
    unsigned here = 1u << (a->command - commands);
    for (int i = 0; i < NOPTIONS; i++)
        if ((a->given >> i & 1) && !(options[i].commands & here)) {
            out_printf(err, "reeve: %s does not take --%s (only ", a->command->name,
                       options[i].name);
            put_takers(options[i].commands, err);
            out_put(err, ")\n");
            return RV_MISUSED;
        }
    if (args_given(a, OPT_at) && args_given(a, OPT_before)) {
        out_put(err, "reeve: --at and --before name the same thing; give one of them\n");
        return RV_MISUSED;
    }
    if (a->looks && a->tiles) {
        out_put(err,
                "reeve: --looks and --tiles write tiles in different ways; give one of them\n");
        return RV_MISUSED;
    }
    if (a->header && a->form != TSV) {
        out_put(err, "reeve: --header needs --format tsv\n");
        return RV_MISUSED;
    }
    if (a->stats && a->quiet) {
        out_put(err, "reeve: --quiet would leave nothing of --stats; give one of them\n");
        return RV_MISUSED;
    }
    return RV_FINE;
}

void args_put_forms(const command *c, out *o) {
    const char *before = "";
    for (int i = 0; forms[i].name; i++)
        if (c->forms & (unsigned)forms[i].value) {
            out_printf(o, "%s%s", before, forms[i].name);
            before = " or ";
        }
}

static rv_status choose_form(args *a, out *err) {
    int chosen = TEXT;
    if (!a->format || (choose(forms, a->format, &chosen) && a->command->forms & (unsigned)chosen)) {
        a->form = (form)chosen;
        return RV_FINE;
    }
    out_printf(err, "reeve: %s takes --format ", a->command->name);
    args_put_forms(a->command, err);
    out_put(err, ", not `");
    out_clean(err, a->format);
    out_put(err, "`\n");
    return RV_MISUSED;
}

static rv_status check_operands(const args *a, out *err) {
    const char *shape = a->command->operands;
    int least = *shape != '[' && !a->ruleset, most = strstr(shape, "...") ? INT_MAX : 1;
    if (a->operands.n >= least && a->operands.n <= most)
        return RV_FINE;
    if (a->operands.n < least)
        out_printf(err, "reeve: %s needs a %s; see `reeve %s --help`\n", a->command->name,
                   *shape == 'I'   ? "rule or code"
                   : *shape == 'F' ? "file"
                                   : "ruleset",
                   a->command->name);
    else
        out_printf(err, "reeve: %s takes one %s only\n", a->command->name,
                   strstr(shape, "FILE") ? "file" : "ruleset");
    return RV_MISUSED;
}

/* Some default values depend on other options. */
static void fill_in(args *a) {
    if (a->stats && !args_given(a, OPT_games))
        a->games = 1000;
    a->actions |= a->common;
}

/* ---- the whole ----------------------------------------------------------------------------- */

bool args_given(const args *a, option_id id) {
    return a->given >> id & 1;
}

/* A list cannot be longer than argv. */
static bool make_lists(args *a, size_t n) {
    word_list *lists[] = {&a->options, &a->scripts, &a->rules, &a->operands};
    bool ok = (a->accept.k = calloc(n + 1, sizeof *a->accept.k));
    for (int i = 0; i < 4; i++)
        ok = (lists[i]->s = calloc(n + 1, sizeof *lists[i]->s)) && ok;
    return ok;
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
    if (!make_lists(a, (size_t)argc)) {
        err->error = ENOMEM;
        return RV_LIMIT_HIT;
    }
    rv_status status = take_words(&(reader){a, argc ? argv + 1 : argv, err});
    if (status || a->help || a->version)
        return status;
    if (!a->command) {
        help_usage(err);
        return RV_MISUSED;
    }
    fill_in(a);
    if (!status)
        status = choose_form(a, err);
    if (!status)
        status = check_options(a, err);
    return status ? status : check_operands(a, err);
}

/* ---- the vocabulary, for completions and tests
 * ------------------------------------------------------------- */

static void list_option(const option *o, out *to) {
    out_printf(to, "--%s\t", o->name);
    if (o->letter)
        out_printf(to, "-%c", o->letter);
    out_printf(to, "\t%s\t", o->value);
    put_takers(o->commands, to);
    out_put(to, "\n");
}

static void list_command(const command *c, out *to) {
    out_printf(to, "%s\t%s\t%s\t", c->name, c->operands, c->help);
    for (int i = 0; forms[i].name; i++)
        if (c->forms & (unsigned)forms[i].value)
            out_printf(to, "%s%s", i ? " " : "", forms[i].name); /* all print text */
    out_put(to, "\n");
}

rv_status args_list(const char *what, out *o, out *err) {
    if (what && !strcmp(what, "commands")) {
        for (int i = 0; i < NCOMMANDS; i++)
            list_command(&commands[i], o);
    } else if (what && !strcmp(what, "options")) {
        for (int i = 0; i < NOPTIONS; i++)
            list_option(&options[i], o);
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
