/* rule_text.c - a rule of the ledger, with its sources; an option with its values; and what a
 * script says of itself (its rules, options, actions and notes): as text, as fields and as JSON.
 * Its notes are one list for all three (note_at).
 */
#include "text/text.h"
#include <stdio.h>
#include <stdlib.h>

#define KIND_COLUMN 21 /* of a hook */
#define WHEN_COLUMN 28
#define PART_COLUMN 12
#define PAGE "rules/%s.html" /* where `make site` puts it */

void rule_put_part(out *o, const char *name, const char *text) {
    if (!*text)
        return;
    out_tinted(o, TINT_FAINT, name);
    out_block(o, PART_COLUMN, text);
}

const char *rule_take_source(out *line, const rv_ruleset *rs, const char *source) {
    const char *end = strstr(source, ", ");
    out *key = out_part(line);
    out_bytes(key, source, strcspn(source, " ,"));
    out_printf(line, "%.*s", (int)(end ? end - source : (ptrdiff_t)strlen(source)), source);
    const char *means = rv_ruleset_source(rs, out_text(key));
    if (means)
        out_printf(line, ": %s", means);
    return end ? end + 2 : "";
}

void rule_put_head(out *o, const char *id, const char *title, const char *text) {
    out_tint(o, TINT_STRONG);
    out_words(o, 2, out_format(o, "%s: %s", id, title));
    out_untint(o);
    out_put(o, "\n\n");
    if (*text) {
        out_block(o, 2, text);
        out_put(o, "\n");
    }
}

void rule_put(out *o, const rv_ruleset *rs, const rv_rule *rule) {
    rule_put_head(o, rule->id, rule->title, rule->text);
    if (*rule->example) {
        out_block(o, 2, rule->example);
        out_put(o, "\n");
    }
    rule_put_part(o, "ruleset", rv_facts(rs)->title);
    rule_put_part(o, "section", rule->section);
    rule_put_part(o, "standing", rule->standing);
    rule_put_part(o, "edition", rule->edition);
    const char *source = rule->source;
    for (const char *name = "source"; *source; name = "") {
        out *line = out_part(o);
        source = rule_take_source(line, rs, source);
        rule_put_part(o, name, out_text(line));
    }
    rule_put_part(o, "options", rule->options);
    rule_put_part(o, "note", rule->note);
    rule_put_part(o, "see", rule->see);
    rule_put_part(o, "page", out_format(o, PAGE, rule->id));
}

void rule_json(rv_json *j, const rv_rule *rule) {
    char page[64];
    snprintf(page, sizeof page, PAGE, rule->id);
    rv_json_put(j,
                "{id: %s, section: %s, title: %s, text: %s, source: %s, standing: %s, edition: %s, "
                "options: %s, example: %s, see: %s, note: %s, testable: %i, page: %s",
                rule->id, rule->section, rule->title, rule->text, rule->source, rule->standing,
                rule->edition, rule->options, rule->example, rule->see, rule->note, rule->testable,
                page);
}

/* ---- options ------------------------------------------------------------------------------- */

/* A rule, or several, at the right edge of a line, which ends with it. */
static void put_right(out *o, const char *rules) {
    if (*rules)
        out_tab(o, OUT_WIDTH - out_columns(rules));
    out_tinted(o, TINT_FAINT, rules);
    out_put(o, "\n");
}

void option_put(out *o, const rv_option_info *opt) {
    out *values = out_part(o);
    const char *between = opt->number ? " to " : " | "; /* "0* to 99", "0 to 5* to 99" */
    for (int i = 0; i < opt->nvalues; i++)
        if (!opt->number || i == 0 || i == opt->standard || i == opt->nvalues - 1)
            out_printf(values, "%s%s%s", i ? between : "", opt->values[i],
                       i == opt->standard ? "*" : "");
    out_printf(o, "  " OUT_STRONG "%s" OUT_PLAIN ": ", opt->name);
    out_words_to(o, 6, OUT_WIDTH - 8, out_text(values));
    put_right(o, opt->rule);
    if (*opt->help)
        out_block(o, 6, opt->help);
}

void option_json(rv_json *j, const rv_option_info *opt) {
    rv_json_put(j, "{name: %s", opt->name);
    if (opt->number)
        rv_json_put(j, "range: [%d, %d]", atoi(opt->values[0]),
                    atoi(opt->values[opt->nvalues - 1]));
    else
        rv_json_texts(j, "values", opt->values, opt->nvalues);
    rv_json_put(j, "default: %s, rule: %s, help: %s}",
                opt->nvalues ? opt->values[opt->standard] : "", opt->rule, opt->help);
}

/* ---- scripts -------------------------------------------------------------------------------- */

/* The title of a rule that the script replaces, or NULL: a script for several games names rules of
 * several ledgers. */
static const char *title_of(const rv_script_info *info, const char *id) {
    const rv_rule *rule = rv_ruleset_find_rule(info->ruleset, id);
    return rule ? rule->title : NULL;
}

/* The i-th note: what is doubtful about a script, and then the effects that it has in common with
 * those before it. NULL after the last. */
static const char *note_at(out *o, const shown_script *s, int i) {
    const rv_script_info *b = s->info;
    if (i < b->ndoubts)
        return out_format(o, "line %d %s", b->doubts[i].line, b->doubts[i].what);
    i -= b->ndoubts;
    for (const shown_script *one = s->before; one - s->before < s->nbefore; one++) {
        const rv_script_info *a = one->info;
        for (int n = 0; n < b->nreplaces; n++)
            for (int k = 0; k < a->nreplaces; k++)
                if (!strcmp(a->replaces[k], b->replaces[n])) {
                    if (!i--)
                        return out_format(o, "%s and %s both replace %s", a->name, b->name,
                                          b->replaces[n]);
                    break;
                }
        for (int n = 0; n < b->nhooks; n++)
            for (int k = 0; b->hooks[n].chooses && k < a->nhooks; k++)
                if (a->hooks[k].id == b->hooks[n].id) {
                    if (!i--)
                        return out_format(o,
                                          "%s and %s both choose in %s; two different choices end "
                                          "the judging",
                                          a->name, b->name, b->hooks[n].name);
                    break;
                }
    }
    return NULL;
}

/* ---- scripts as text ------------------------------------------------------------------------ */

/* "follower: {follower}  words (FE-2)"; of what is drawn the name of the bag or die. */
static void put_actions(out *o, const rv_script_info *info, int indent) {
    for (int i = 0; i < info->nactions; i++) {
        const rv_house_action *a = &info->actions[i];
        out_printf(o, "%*s" OUT_STRONG "%s" OUT_PLAIN ": %s", indent, "", a->key,
                   *a->chance ? a->chance : a->form);
        put_right(o, a->rule);
        if (*a->words)
            out_block(o, indent + 4, a->words);
    }
}

bool script_put_actions(out *o, const rv_script_info *info, bool headed) {
    if (info->nactions && headed)
        out_printf(o, "\n" OUT_STRONG "Actions" OUT_PLAIN " (keys that a turn can have)\n");
    put_actions(o, info, 2);
    return info->nactions;
}

void script_put(out *o, const shown_script *s) {
    const rv_script_info *info = s->info;
    rule_put_head(o, info->name, info->summary, "");
    rule_put_part(o, "source", info->source);
    out *names = out_part(o);
    out_list(names, info->rulesets, info->nrulesets, ", ");
    out_printf(names, "; checked for %s", rv_facts(info->ruleset)->name);
    rule_put_part(o, "rulesets", out_text(names));
    for (int i = 0; i < info->nreplaces; i++) {
        const char *title = title_of(info, info->replaces[i]);
        rule_put_part(
            o, i ? "" : "replaces",
            out_format(o, "%s: %s", info->replaces[i], title ? title : "a rule of another game"));
    }
    if (info->noptions)
        out_printf(o, "\n" OPTIONS_HEADING);
    for (int i = 0; i < info->noptions; i++) {
        rv_option_info named = info->options[i]; /* with the name by which records set it */
        named.name = out_format(o, "%s.%s", info->name, named.name);
        option_put(o, &named);
    }
    script_put_actions(o, info, true);
    if (info->nhooks)
        out_printf(o, "\n" OUT_STRONG "Hooks" OUT_PLAIN "\n");
    for (int i = 0; i < info->nhooks; i++) {
        const rv_script_hook *h = &info->hooks[i];
        out_printf(o, "  " OUT_STRONG "%s" OUT_PLAIN, h->name);
        out_tab(o, KIND_COLUMN);
        out_printf(o, "%s", h->kind);
        out_block(o, WHEN_COLUMN, h->when);
    }
    const char *note;
    for (int i = 0; (note = note_at(o, s, i)); i++) {
        out_printf(o, "\n" OUT_CAUTION "note:" OUT_PLAIN);
        out_block(o, 6, note);
    }
}

void script_put_row(out *o, const shown_script *s, bool always) {
    out *rules = out_part(o);
    out_printf(o, "  " OUT_STRONG "%s" OUT_PLAIN "%s", s->name, always ? " (always in force)" : "");
    out_list(rules, s->info->replaces, s->info->nreplaces, " ");
    put_right(o, out_text(rules));
    out_block(o, 6, s->info->summary);
    if (!always) /* they stand above */
        put_actions(o, s->info, 6);
}

/* ---- scripts as fields ---------------------------------------------------------------------- */

void script_put_tsv(out *o, const shown_script *s) {
    const rv_script_info *info = s->info;
    const char *note;
    out_field(o, s->name);
    out_printf(o, "\t%s\t", info->name);
    out_list(o, info->rulesets, info->nrulesets, " ");
    out_put(o, "\t");
    out_list(o, info->replaces, info->nreplaces, " ");
    out_put(o, "\t");
    for (int i = 0; i < info->noptions; i++)
        out_printf(o, "%s%s=%s", i ? " " : "", info->options[i].name,
                   info->options[i].values[info->options[i].standard]);
    out_put(o, "\t");
    for (int i = 0; i < info->nhooks; i++)
        out_printf(o, "%s%s", i ? " " : "", info->hooks[i].name);
    out_fields(o, "\t%s\t", info->summary);
    for (int i = 0; (note = note_at(o, s, i)); i++)
        out_fields(o, i ? "; %s" : "%s", note);
    out_put(o, "\n");
}

/* ---- scripts as JSON ------------------------------------------------------------------------ */

void script_json(out *o, rv_json *j, const shown_script *s) {
    const rv_script_info *info = s->info;
    rv_json_put(j, "{script: %s, name: %s, summary: %s, source: %s, ruleset: %s", s->name,
                info->name, info->summary, info->source, rv_facts(info->ruleset)->name);
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
        const rv_house_action *a = &info->actions[i];
        rv_json_put(j, "{key: %s, form: %s, chance: %s, when: %s, after: %s, words: %s, rule: %s}",
                    a->key, a->form, a->chance, rv_moment_word(a->when), a->after, a->words,
                    a->rule);
    }
    rv_json_put(j, "], notes: [");
    const char *note;
    for (int i = 0; (note = note_at(o, s, i)); i++)
        rv_json_text(j, NULL, note);
    rv_json_close(j, ']');
}
