/* script_text.c - what a script says of itself (its rules, options, actions and notes), as text, as
 * fields and as JSON. The notes are gathered once (put_notes) and put in the way of each.
 */
#include "text/text.h"
#include <string.h>

#define WHEN_COLUMN 28

/* ---- parts --------------------------------------------------------------------------------- */

static void put_list(out *o, const char *const *list, int n, const char *between) {
    for (int i = 0; i < n; i++) {
        out_clean(o, i ? between : "");
        out_clean(o, list[i]);
    }
}

/* The title of a rule that the script replaces, or NULL: a script for several games names rules of
 * several ledgers. */
static const char *title_of(const rv_script_info *info, const char *id) {
    const rv_rule *rule = rv_ruleset_find_rule(info->ruleset, id);
    return rule ? rule->title : NULL;
}

/* ---- notes --------------------------------------------------------------------------------- */

typedef void put_note(out *o, void *ud, const char *note);

/* What is doubtful about a script, and the effects that it has in common with those before it. */
static void put_notes(out *o, const shown_script *s, put_note *put, void *ud) {
    const rv_script_info *b = s->info;
    for (int i = 0; i < b->ndoubts; i++)
        put(o, ud, out_format(o, "line %d %s", b->doubts[i].line, b->doubts[i].what));
    for (const shown_script *one = s->before; one - s->before < s->nbefore; one++) {
        const rv_script_info *a = one->info;
        for (int i = 0; i < b->nreplaces; i++)
            for (int k = 0; k < a->nreplaces; k++)
                if (!strcmp(a->replaces[k], b->replaces[i])) {
                    put(o, ud,
                        out_format(o, "%s and %s both replace %s", a->name, b->name,
                                   b->replaces[i]));
                    break;
                }
        for (int i = 0; i < b->nhooks; i++)
            for (int k = 0; b->hooks[i].chooses && k < a->nhooks; k++)
                if (a->hooks[k].id == b->hooks[i].id) {
                    put(o, ud,
                        out_format(
                            o, "%s and %s both choose in %s; two different choices end the judging",
                            a->name, b->name, b->hooks[i].name));
                    break;
                }
    }
}

/* ---- text ---------------------------------------------------------------------------------- */

/* "follower: {follower}  words (FE-2)"; of what is drawn the name of the bag or die. */
static void put_actions(out *o, const rv_script_info *info, int indent) {
    for (int i = 0; i < info->nactions; i++) {
        const rv_action_info *a = &info->actions[i];
        out_spaces(o, indent);
        out_tinted(o, TINT_STRONG, a->key);
        out_put(o, ": ");
        out_clean(o, *a->chance ? a->chance : a->form);
        int column = indent + 2 + out_columns(a->key) +
                     out_columns(*a->chance ? a->chance : a->form) + out_columns(a->rule);
        if (*a->rule) {
            out_spaces(o, column < OUT_WIDTH ? OUT_WIDTH - column : 1);
            out_tinted(o, TINT_FAINT, a->rule);
        }
        out_put(o, "\n");
        if (*a->words) {
            out_spaces(o, indent + 4);
            out_words(o, indent + 4, indent + 4, a->words);
            out_put(o, "\n");
        }
    }
}

static void put_heading(out *o, const char *heading, const char *more) {
    out_put(o, "\n");
    out_tinted(o, TINT_STRONG, heading);
    out_clean(o, more);
    out_put(o, "\n");
}

static void put_note_line(out *o, void *ud, const char *text) {
    (void)ud;
    out_put(o, "\n");
    out_tinted(o, TINT_CAUTION, "note:");
    out_put(o, " ");
    out_words(o, 6, 6, text);
    out_put(o, "\n");
}

void script_put(out *o, const shown_script *s) {
    const rv_script_info *info = s->info;
    out_tint(o, TINT_STRONG);
    out_words(o, 0, 2, out_format(o, "%s: %s", info->name, info->summary));
    out_untint(o);
    out_put(o, "\n\n");
    rule_put_part(o, "source", info->source);
    out *names = out_part(o);
    put_list(names, info->rulesets, info->nrulesets, ", ");
    out_printf(names, "; checked for %s", rv_ruleset_name(info->ruleset));
    rule_put_part(o, "rulesets", out_text(names));
    for (int i = 0; i < info->nreplaces; i++) {
        const char *title = title_of(info, info->replaces[i]);
        rule_put_part(
            o, i ? "" : "replaces",
            out_format(o, "%s: %s", info->replaces[i], title ? title : "a rule of another game"));
    }
    if (info->noptions)
        put_heading(o, "Options", " (* what holds if nothing is said)");
    for (int i = 0; i < info->noptions; i++) {
        rv_option_info named = info->options[i]; /* with the name by which records set it */
        named.name = out_format(o, "%s.%s", info->name, named.name);
        option_put(o, &named);
    }
    if (info->nactions)
        put_heading(o, "Actions", " (keys that a turn can have)");
    put_actions(o, info, 2);
    if (info->nhooks)
        put_heading(o, "Hooks", "");
    for (int i = 0; i < info->nhooks; i++) {
        const rv_script_hook *h = &info->hooks[i];
        out_put(o, "  ");
        out_tinted(o, TINT_STRONG, h->name);
        out_spaces(o, 18 - out_columns(h->name));
        out_printf(o, " %-7s", h->kind);
        out_words(o, WHEN_COLUMN, WHEN_COLUMN, h->when);
        out_put(o, "\n");
    }
    put_notes(o, s, put_note_line, NULL);
}

void script_put_row(out *o, const shown_script *s) {
    out *rules = out_part(o);
    out_put(o, "  ");
    out_tinted(o, TINT_STRONG, s->asked);
    put_list(rules, s->info->replaces, s->info->nreplaces, " ");
    int column = 2 + out_columns(s->asked) + out_columns(out_text(rules));
    if (s->info->nreplaces) {
        out_spaces(o, column < OUT_WIDTH ? OUT_WIDTH - column : 1);
        out_tinted(o, TINT_FAINT, out_text(rules));
    }
    out_put(o, "\n      ");
    out_words(o, 6, 6, s->info->summary);
    out_put(o, "\n");
    put_actions(o, s->info, 6);
}

void script_put_broken(out *o, const char *name, const char *why) {
    out_put(o, "  ");
    out_tinted(o, TINT_STRONG, name);
    out_put(o, "\n      ");
    out_words(o, 6, 6, why);
    out_put(o, "\n");
}

/* ---- tsv ----------------------------------------------------------------------------------- */

static void put_note_field(out *o, void *ud, const char *text) {
    bool *more = ud;
    out_put(o, *more ? "; " : "");
    out_field(o, text);
    *more = true;
}

void script_put_tsv(out *o, const shown_script *s) {
    const rv_script_info *info = s->info;
    bool more = false;
    out_field(o, s->asked);
    out_printf(o, "\t%s\t", info->name);
    put_list(o, info->rulesets, info->nrulesets, " ");
    out_put(o, "\t");
    put_list(o, info->replaces, info->nreplaces, " ");
    out_put(o, "\t");
    for (int i = 0; i < info->noptions; i++)
        out_printf(o, "%s%s=%s", i ? " " : "", info->options[i].name,
                   info->options[i].values[info->options[i].standard]);
    out_put(o, "\t");
    for (int i = 0; i < info->nhooks; i++)
        out_printf(o, "%s%s", i ? " " : "", info->hooks[i].name);
    out_put(o, "\t");
    out_field(o, info->summary);
    out_put(o, "\t");
    put_notes(o, s, put_note_field, &more);
    out_put(o, "\n");
}

/* ---- json ---------------------------------------------------------------------------------- */

static void put_note_json(out *o, void *ud, const char *text) {
    (void)o;
    rv_json_text(ud, NULL, text);
}

void script_json(out *o, rv_json *j, const shown_script *s) {
    const rv_script_info *info = s->info;
    rv_json_put(j, "{script: %s, name: %s, summary: %s, source: %s, ruleset: %s", s->asked,
                info->name, info->summary, info->source, rv_ruleset_name(info->ruleset));
    rv_json_texts(j, "rulesets", info->rulesets, info->nrulesets);
    rv_json_open(j, "replaces", '[');
    for (int i = 0; i < info->nreplaces; i++) {
        const char *title = title_of(info, info->replaces[i]);
        rv_json_put(j, "{id: %s, title: %s}", info->replaces[i], title ? title : "");
    }
    rv_json_put(j, "], options: [");
    for (int i = 0; i < info->noptions; i++)
        option_json(j, &info->options[i]);
    rv_json_put(j, "], hooks: [");
    for (int i = 0; i < info->nhooks; i++) {
        const rv_script_hook *h = &info->hooks[i];
        rv_json_put(j, "{name: %s, kind: %s, when: %s, meaning: %s}", h->name, h->kind, h->when,
                    h->meaning);
    }
    rv_json_put(j, "], actions: [");
    for (int i = 0; i < info->nactions; i++) {
        const rv_action_info *a = &info->actions[i];
        rv_json_put(j, "{key: %s, form: %s, chance: %s, when: %s, after: %s, words: %s, rule: %s}",
                    a->key, a->form, a->chance, a->when, a->after, a->words, a->rule);
    }
    rv_json_put(j, "], notes: [");
    put_notes(o, s, put_note_json, j);
    rv_json_close(j, ']');
}
