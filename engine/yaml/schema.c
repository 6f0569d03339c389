/* schema.c - checks the types of values, and words what is wrong: a value of the wrong type, a
 * number that is none, a key or name that is unknown, with the nearest one there is. The readers
 * of records and of rulesets call these, so that all files are complained of in the same words.
 */
#include "yaml/doc.h"

/* What `{R:31}` wants. */
static const char tight[] = "Put a space behind the colon.";

bool rv_has_type(const rv_yaml *v, unsigned types) {
    bool blank = v->type == RV_YAML_WORD && v->text.n == 0;
    return (types & RV_TYPE(v->type)) || (blank && (types & RV_BLANK));
}

void rv_complain_type(rv_diags *d, const rv_yaml *v, unsigned types, const char *what,
                      const char *help) {
    static const char *const words[8] = {
        "",      "a word",          "a list",          "a word or a list",
        "a map", "a word or a map", "a list or a map", "a word, a list or a map"};
    rv_diag *g =
        rv_complain(d, RV_D_WRONG_TYPE, v->loc, what, words[types & 7], rv_doc_type_name(v->type));
    if (types & RV_MAP && v->type == RV_YAML_WORD && memchr(v->text.s, ':', v->text.n))
        g->help = tight;
    else if (help)
        g->help = help;
}

bool rv_typed(rv_diags *d, const rv_yaml *v, unsigned types, const char *what) {
    bool has = rv_has_type(v, types);
    if (!has)
        rv_complain_type(d, v, types, what, NULL);
    return has;
}

bool rv_number(rv_diags *d, const rv_yaml *v, const char *what, int *out) {
    if (!rv_typed(d, v, RV_WORD, what))
        return false;
    if (rv_str_int(v->text, out))
        return true;
    rv_complain(d, RV_D_BAD_NUMBER, v->loc, what, v->text.s);
    return false;
}

bool rv_is_tight(const rv_yaml *key) {
    const rv_yaml *v = key->next;
    return memchr(key->text.s, ':', key->text.n) && v && v->type == RV_YAML_WORD && !v->text.n;
}

int rv_name_find(const char *const *names, rv_str name) {
    for (int i = 0; names[i]; i++)
        if (rv_str_is(name, names[i]))
            return i;
    return -1;
}

const char *rv_name_at(const void *names, int i) {
    const char *const *at = names;
    while (i > 0 && *at)
        at++, i--;
    return *at;
}

enum { NAMED = 24 }; /* words in a help; of more, the first */

void rv_suggest(rv_diags *d, rv_diag *g, rv_str word, const char *(*next)(const void *ud, int i),
                const void *ud) {
    if (g == &d->spare) /* one too many, which nobody will read */
        return;
    const char *near = rv_nearest(word, next, ud);
    if (near) {
        g->help = rv_printf(d->arena, "did you mean `%s`?", near);
        return;
    }
    rv_buf b = {.arena = d->arena};
    const char *s;
    for (int i = 0; i <= NAMED && (s = next(ud, i)) != NULL; i++)
        rv_putf(&b, "%s%s",
                i             ? ", "
                : next(ud, 1) ? "Type one of these: "
                              : "Type ",
                i < NAMED ? s : "...");
    rv_put(&b, b.n && !next(ud, NAMED) ? "." : "");
    g->help = rv_buf_text(&b);
}

void rv_unknown(rv_diags *d, rv_code_id code, const rv_yaml *v, const char *where,
                const char *(*next)(const void *ud, int i), const void *ud) {
    rv_diag *g = code == RV_D_UNKNOWN_OPTION ? rv_complain(d, code, v->loc, where, v->text.s)
                                             : rv_complain(d, code, v->loc, v->text.s, where);
    if (rv_is_tight(v))
        g->help = tight;
    else
        rv_suggest(d, g, v->text, next, ud);
}
