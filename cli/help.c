#include "help.h"
#include <string.h>

#define COLUMN 26 /* where the second column begins */

void help_usage(out *o) {
    out_put(o, "usage: reeve COMMAND [OPTION...] [FILE...]; see `reeve --help`\n");
}

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
    put_entry(o, out_text(name), opt->help, COLUMN);
}

/* An option of one command: --format lists the forms that the command supports. */
static void put_option_of(out *o, const option *opt, const command *c) {
    option mine = *opt;
    out *forms = out_part(o);
    out_put(forms, "print ");
    args_put_forms(c, forms);
    if (opt == &options[OPT_format])
        mine.help = out_text(forms);
    put_option(o, &mine);
}

static void put_commands(out *o) {
    for (int i = 0; i < NCOMMANDS; i++) {
        out *name = out_part(o);
        out_printf(name, "%s %s", commands[i].name, commands[i].operands);
        put_entry(o, out_text(name), commands[i].help, COLUMN);
    }
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
    put_commands(o);
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

static void put_paragraphs(out *o, const char *s) {
    while (*s) {
        const char *end = strstr(s, "\n\n");
        size_t n = end ? (size_t)(end - s) : strlen(s);
        out *paragraph = out_part(o);
        out_bytes(paragraph, s, n);
        out_put(o, "\n");
        put_paragraph(o, out_text(paragraph));
        s += n + (end ? 2 : 0);
    }
}

void help_command(const command *c, out *o) {
    unsigned here = 1u << (c - commands);
    out_printf(o, "usage: reeve %s [OPTION...] %s\n\n%s: %s\n", c->name, c->operands, c->name,
               c->help);
    put_paragraphs(o, c->more);
    out_put(o, "\noptions:\n");
    for (int i = 0; i < NOPTIONS; i++)
        if (options[i].commands & here)
            put_option_of(o, &options[i], c);
}
