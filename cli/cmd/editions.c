#include "cmd/editions.h"
#include <string.h>

#define MOST 64     /* rulesets; further rulesets are listed and not compared */
#define ROWS 64     /* options of one family */
#define GAP 2       /* between two columns */
#define NAME_GAP 19 /* column of the titles */

/* ---- families: rulesets that extend one another --------------------------------------------- */

/* Rulesets with the same base ruleset, and the options whose defaults differ between them. */
typedef struct family {
    const rv_ruleset *members[MOST];
    int n;
    const char *options[ROWS];
    int noptions;
} family;

/* The default of an option in a ruleset; NULL if the ruleset does not offer it. */
static const char *default_of(const rv_ruleset *rs, const char *name) {
    rv_option_info info;
    for (int i = 0; i < rv_ruleset_options(rs); i++) {
        rv_ruleset_option(rs, i, &info);
        if (!strcmp(info.name, name))
            return info.values[info.standard];
    }
    return NULL;
}

static bool alike(const char *a, const char *b) {
    return a && b ? !strcmp(a, b) : a == b;
}

static bool differs(const family *f, const char *name) {
    for (int i = 1; i < f->n; i++)
        if (!alike(default_of(f->members[0], name), default_of(f->members[i], name)))
            return true;
    return false;
}

static bool has(const family *f, const char *name) {
    for (int i = 0; i < f->noptions; i++)
        if (!strcmp(f->options[i], name))
            return true;
    return false;
}

static void compare(family *f) {
    rv_option_info info;
    for (int m = 0; m < f->n; m++)
        for (int i = 0; i < rv_ruleset_options(f->members[m]) && f->noptions < ROWS; i++) {
            rv_ruleset_option(f->members[m], i, &info);
            if (!has(f, info.name) && differs(f, info.name))
                f->options[f->noptions++] = info.name;
        }
}

/* The base ruleset of a ruleset. */
static const rv_ruleset *origin(run *r, const rv_ruleset *rs) {
    const char *base;
    while ((base = rv_ruleset_extends(rs))) {
        const rv_ruleset *found = ruleset_if_any(r, base, NULL);
        if (!found)
            break;
        rs = found;
    }
    return rs;
}

static family family_of(run *r, const rv_ruleset *rs) {
    family f = {.n = 0};
    const char *name;
    for (int i = 0; (name = ruleset_at(r, i)) && f.n < MOST; i++) {
        const rv_ruleset *other = ruleset_if_any(r, name, NULL);
        if (other && origin(r, other) == origin(r, rs))
            f.members[f.n++] = other;
    }
    compare(&f);
    return f;
}

/* ---- text ---------------------------------------------------------------------------------- */

static const char *shown(const char *value) {
    return value ? value : "-";
}

static int wider(int width, const char *text) {
    int columns = out_columns(text);
    return columns > width ? columns : width;
}

static int width_of(const family *f, int member) {
    int width = out_columns(rv_ruleset_name(f->members[member]));
    for (int i = 0; i < f->noptions; i++)
        width = wider(width, shown(default_of(f->members[member], f->options[i])));
    return width;
}

static int names_width(const family *f) {
    int width = 0;
    for (int i = 0; i < f->noptions; i++)
        width = wider(width, f->options[i]);
    return width;
}

/* The number of columns that fit, starting with this one; at least one. */
static int fitting(const family *f, int from) {
    int width = names_width(f), n = 0;
    while (from + n < f->n && (width += GAP + width_of(f, from + n)) <= OUT_WIDTH)
        n++;
    return n ? n : 1;
}

/* A text in a column, after the spaces that fill the column before. */
static void put_cell(out *o, const char *tint, const char *text, int width, int *fill) {
    out_spaces(o, *fill);
    if (tint)
        out_tinted(o, tint, text);
    else
        out_clean(o, text);
    *fill = width - out_columns(text) + GAP;
}

static void put_row(out *o, const family *f, const char *name, int from, int n) {
    const char *usual = default_of(f->members[0], name);
    int fill = 0;
    put_cell(o, NULL, name, names_width(f), &fill);
    for (int m = from; m < from + n; m++) {
        const char *value = default_of(f->members[m], name);
        put_cell(o, alike(value, usual) ? NULL : TINT_STRONG, shown(value), width_of(f, m), &fill);
    }
    out_put(o, "\n");
}

static void put_table(out *o, const family *f) {
    for (int from = 0, n; from < f->n; from += n) {
        int fill = names_width(f) + GAP;
        n = fitting(f, from);
        out_put(o, "\n");
        for (int m = from; m < from + n; m++)
            put_cell(o, TINT_STRONG, rv_ruleset_name(f->members[m]), width_of(f, m), &fill);
        out_put(o, "\n");
        for (int i = 0; i < f->noptions; i++)
            put_row(o, f, f->options[i], from, n);
    }
}

/* A family is printed with its first member. */
static void put_tables(run *r) {
    const char *name;
    for (int i = 0; (name = ruleset_at(r, i)); i++) {
        const rv_ruleset *rs = ruleset_if_any(r, name, NULL);
        family f = {.n = 0};
        if (rs)
            f = family_of(r, rs);
        if (f.n > 1 && f.noptions && f.members[0] == rs)
            put_table(r->out, &f);
    }
}

static void put_line(out *o, const char *name, const rv_ruleset *rs, const char *why) {
    out *words = out_part(o);
    out_clean(words, rs ? rv_ruleset_title(rs) : why);
    if (rs && *rv_ruleset_edition(rs))
        out_printf(words, " (%s)", rv_ruleset_edition(rs));
    out_printf(o, "%-*s ", NAME_GAP - 1, name);
    out_words(o, NAME_GAP, NAME_GAP, out_text(words));
    out_put(o, "\n");
}

/* ---- other forms --------------------------------------------------------------------------- */

static void list_json(out *o, const char *name, const rv_ruleset *rs, const char *why,
                      const family *f) {
    rv_json j = out_json(o);
    rv_json_open(&j, NULL, '{');
    rv_json_text(&j, "ruleset", name);
    rv_json_text(&j, "title", rs ? rv_ruleset_title(rs) : why);
    rv_json_text(&j, "edition", rs ? rv_ruleset_edition(rs) : "");
    rv_json_text(&j, "extends", rs && rv_ruleset_extends(rs) ? rv_ruleset_extends(rs) : "");
    rv_json_open(&j, "differs", '{');
    for (int i = 0; i < f->noptions; i++)
        if (default_of(rs, f->options[i]))
            rv_json_text(&j, f->options[i], default_of(rs, f->options[i]));
    rv_json_close(&j, '}');
    rv_json_line(&j);
}

static void list_tsv(out *o, const char *name, const rv_ruleset *rs, const char *why,
                     const family *f) {
    const char *before = "";
    out_printf(o, "%s\t", name);
    out_field(o, rs ? rv_ruleset_title(rs) : why);
    out_put(o, "\t");
    for (int i = 0; i < f->noptions; i++)
        if (default_of(rs, f->options[i])) {
            out_printf(o, "%s%s=%s", before, f->options[i], default_of(rs, f->options[i]));
            before = " ";
        }
    out_put(o, "\n");
}

void editions_list(run *r) {
    const char *name, *why = NULL;
    header(r, "name title options");
    for (int i = 0; (name = ruleset_at(r, i)); i++) {
        const rv_ruleset *rs = ruleset_if_any(r, name, &why);
        family f = {.n = 0};
        if (rs && r->args->form != TEXT)
            f = family_of(r, rs);
        if (r->args->form == JSON)
            list_json(r->out, name, rs, why, &f);
        else if (r->args->form == TSV)
            list_tsv(r->out, name, rs, why, &f);
        else
            put_line(r->out, name, rs, why);
    }
    if (r->args->form != TEXT)
        return;
    put_tables(r);
    out_put(r->out, "\n`reeve rules NAME` shows the rules and options of one.\n");
}
