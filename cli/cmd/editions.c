/* editions.c - rules without a ruleset: lists all rulesets.
 *
 * Rulesets with the same base are a family. A family is compared: in the text a table follows for
 * each, whose rows are the options that do not have the same default in all of its members.
 */
#include "cmd/rules.h"
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

/* The ruleset from which others were made, one on top of the other. */
static const rv_ruleset *origin(run *r, const rv_ruleset *rs) {
    const char *base = rv_ruleset_extends(rs);
    const rv_ruleset *below = base ? ruleset_if_any(r, base, NULL) : NULL;
    return below ? origin(r, below) : rs;
}

static family family_of(run *r, const rv_ruleset *rs) {
    family f = {.n = 0};
    const char *name;
    for (int i = 0; (name = ruleset_at(r, i)) && f.n < MOST; i++) {
        const rv_ruleset *other = ruleset_if_any(r, name, NULL);
        if (other && origin(r, other) == origin(r, rs))
            f.members[f.n++] = other;
    }
    for (int m = 0; m < f.n; m++)
        for (int i = 0; i < rv_ruleset_options(f.members[m]) && f.noptions < ROWS; i++) {
            rv_option_info info;
            bool has = false, differs = false;
            rv_ruleset_option(f.members[m], i, &info);
            for (int k = 0; k < f.noptions; k++)
                has |= !strcmp(f.options[k], info.name);
            for (int k = 1; k < f.n && !has; k++)
                differs |= !alike(default_of(f.members[0], info.name),
                                  default_of(f.members[k], info.name));
            if (differs)
                f.options[f.noptions++] = info.name;
        }
    return f;
}

/* ---- text ---------------------------------------------------------------------------------- */

/* The width of a column: of the names of the options, or (member >= 0) of a member. */
static int width_of(const family *f, int member) {
    int width = member < 0 ? 0 : out_columns(rv_ruleset_name(f->members[member]));
    for (int i = 0; i < f->noptions; i++) {
        const char *value =
            member < 0 ? f->options[i] : default_of(f->members[member], f->options[i]);
        int columns = out_columns(value ? value : "-");
        width = columns > width ? columns : width;
    }
    return width;
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

/* The table of a family, in parts as wide as the page. Values other than those of the first member
 * are strong. */
static void put_table(out *o, const family *f) {
    for (int from = 0, n; from < f->n; from += n) {
        int fill = width_of(f, -1) + GAP;
        n = 1;
        for (int width = fill + width_of(f, from); from + n < f->n; n++)
            if ((width += GAP + width_of(f, from + n)) > OUT_WIDTH)
                break;
        out_put(o, "\n");
        for (int m = from; m < from + n; m++)
            put_cell(o, TINT_STRONG, rv_ruleset_name(f->members[m]), width_of(f, m), &fill);
        out_put(o, "\n");
        for (int i = 0; i < f->noptions; i++) {
            const char *usual = default_of(f->members[0], f->options[i]);
            fill = 0;
            put_cell(o, NULL, f->options[i], width_of(f, -1), &fill);
            for (int m = from; m < from + n; m++) {
                const char *value = default_of(f->members[m], f->options[i]);
                put_cell(o, alike(value, usual) ? NULL : TINT_STRONG, value ? value : "-",
                         width_of(f, m), &fill);
            }
            out_put(o, "\n");
        }
    }
}

/* A ruleset that cannot be read is listed with the reason. */
static void put_ruleset(run *r, const char *name) {
    const char *why = NULL, *before = "";
    const rv_ruleset *rs = ruleset_if_any(r, name, &why);
    const char *title = rs ? rv_ruleset_title(rs) : why,
               *edition = rs ? rv_ruleset_edition(rs) : "";
    out *o = r->out;
    rv_json j = out_json(o);
    family f = {.n = 0};
    if (r->args->form == TEXT) {
        out_printf(o, "%-*s ", NAME_GAP - 1, name);
        out_words(o, NAME_GAP, NAME_GAP,
                  *edition ? out_format(o, "%s (%s)", title, edition) : title);
        out_put(o, "\n");
        return;
    }
    if (rs)
        f = family_of(r, rs);
    if (r->args->form == JSON) {
        rv_json_put(&j, "{ruleset: %s, title: %s, edition: %s, extends: %s, differs: {", name,
                    title, edition, rs ? rv_ruleset_extends(rs) : "");
    } else {
        out_printf(o, "%s\t", name);
        out_field(o, title);
        out_put(o, "\t");
    }
    for (int i = 0; i < f.noptions; i++) {
        const char *value = default_of(rs, f.options[i]);
        if (value && r->args->form == JSON) {
            rv_json_text(&j, f.options[i], value);
        } else if (value) {
            out_printf(o, "%s%s=%s", before, f.options[i], value);
            before = " ";
        }
    }
    if (r->args->form == JSON)
        rv_json_put(&j, "}}\n");
    else
        out_put(o, "\n");
}

void editions_list(run *r) {
    const char *name;
    header(r, "name title options");
    for (int i = 0; (name = ruleset_at(r, i)); i++)
        put_ruleset(r, name);
    if (r->args->form != TEXT)
        return;
    for (int i = 0; (name = ruleset_at(r, i)); i++) {
        const rv_ruleset *rs = ruleset_if_any(r, name, NULL);
        family f = {.n = 0};
        if (rs)
            f = family_of(r, rs);
        if (f.n > 1 && f.noptions && f.members[0] == rs) /* a family is printed with its first */
            put_table(r->out, &f);
    }
    out_put(r->out, "\n`reeve rules NAME` shows the rules and options of one.\n");
}
