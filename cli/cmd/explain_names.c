/* explain_names.c - options and keys of documents that `reeve explain` finds by their names. */
#include "cmd/explain.h"
#include "text/rule_text.h"
#include <errno.h>
#include <string.h>

typedef struct naming {
    run *r;
    const char *name;
} naming;

static bool offers(const rv_ruleset *rs, const void *name) {
    rv_option_info opt;
    for (int i = 0; i < rv_ruleset_options(rs); i++) {
        rv_ruleset_option(rs, i, &opt);
        if (!strcmp(opt.name, name))
            return true;
    }
    return false;
}

static void put_option(run *r, const rv_option_info *opt) {
    rv_json j = out_json(r->out);
    if (r->args->form != JSON) {
        option_put(r->out, opt);
        return;
    }
    option_json(&j, opt);
    out_put(r->out, "\n");
}

/* The option of this name, by the first ruleset that offers it. */
static void find_option(run *r, const char *name) {
    const rv_ruleset *rs = explain_first(r, offers, name);
    for (int i = 0; rs && i < rv_ruleset_options(rs); i++) {
        rv_option_info opt;
        rv_ruleset_option(rs, i, &opt);
        if (strcmp(opt.name, name))
            continue;
        put_option(r, &opt);
        r->shown++;
    }
}

static void key_json(out *o, const rv_key_info *key) {
    rv_json j = out_json(o);
    rv_json_open(&j, NULL, '{');
    rv_json_text(&j, "key", key->key);
    rv_json_text(&j, "in", key->in);
    rv_json_text(&j, "value", key->shape);
    rv_json_text(&j, "needs", key->needs);
    rv_json_text(&j, "description", key->words);
    rv_json_line(&j);
}

static bool has_script(const rv_ruleset *rs, const void *name) {
    for (int i = 0; rv_ruleset_script(rs, i); i++)
        if (!strcmp(rv_ruleset_script(rs, i), name))
            return true;
    return false;
}

/* One that is broken is left out: `rules` says what is wrong with it. */
static void see_script(run *r, const rv_ruleset *rs, const char *name, rv_see_key *see, void *ud) {
    const rv_script_info *info;
    const char *why;
    rv_scripts *bench = rv_scripts_new(r->library, rs);
    bool fine = bench && rv_scripts_add(bench, name, NULL, &info, &why) == RV_FINE;
    r->err->error = bench ? r->err->error : ENOMEM;
    for (int i = 0; fine && i < info->nactions; i++) {
        const rv_action_info *a = &info->actions[i];
        out words;
        out_open(&words, OUT_NOWHERE, false);
        out_printf(&words, "%s%s%s%s.", *a->words ? a->words : a->key, *a->rule ? " (" : "",
                   a->rule, *a->rule ? ")" : "");
        see(ud, &(const rv_key_info){.in = "moves",
                                     .key = a->key,
                                     .shape = *a->chance ? a->chance : a->form,
                                     .needs = rv_ruleset_name(rs),
                                     .words = out_text(&words)});
        out_end(&words, r->err);
    }
    rv_scripts_free(bench);
}

void explain_actions(run *r, rv_see_key *see, void *ud) {
    const char *name, *script;
    for (int i = 0; (name = ruleset_at(r, i)); i++) {
        const rv_ruleset *rs = ruleset_if_any(r, name, NULL);
        for (int k = 0; rs && (script = rv_ruleset_script(rs, k)); k++)
            if (explain_first(r, has_script, script) == rs)
                see_script(r, rs, script, see, ud);
    }
}

static void put_key(void *ud, const rv_key_info *key) {
    const naming *n = ud;
    out *o = n->r->out;
    if (strcmp(key->key, n->name))
        return;
    n->r->shown++;
    if (n->r->args->form == JSON) {
        key_json(o, key);
        return;
    }
    out_put(o, "  ");
    out_tinted(o, TINT_STRONG, key->key);
    out_printf(o, ": %s, in %s%s%s\n      ", key->shape, *key->in ? key->in : "the document",
               *key->needs ? "; needs " : "", key->needs);
    out_words(o, 6, 6, key->words);
    out_put(o, "\n");
}

bool explain_names(run *r, const word_list *words) {
    int shown = r->shown;
    for (int i = 0; i < words->n; i++) {
        naming n = {r, words->s[i]};
        if (words->n > 1 && !strchr(n.name, '_'))
            continue;
        find_option(r, n.name);
        if (!rv_library_keys(r->library, put_key, &n))
            complain(r, RV_LIMIT_HIT, NULL, "memory ran out");
        explain_actions(r, put_key, &n);
    }
    return r->shown > shown;
}
