/* explain: prints a rule, a diagnostic code, an option or a key in plain words, or searches the
 * texts of all rules and codes for words.
 *
 * Each operand is tried as the number of a rule and as a code; the others are searched for together
 * (explain_search), and what is found nowhere gets the nearest word that is (unknown).
 */
#define _GNU_SOURCE /* strcasestr */
#include "draw/shown.h"
#include "text/text.h"
#include <ctype.h>
#include <stdlib.h>

enum { NAME = 40 };

/* ---- rules ----------------------------------------------------------------------------------- */

/* The first ruleset of which a rule is, and not only of one that it extends; NULL. */
static const rv_ruleset *owner_of(run *r, const char *id) {
    const rv_ruleset *rs;
    for (int i = 0; (rs = next_ruleset(r, &i));)
        for (int k = 0; k < rv_facts(rs)->nown; k++)
            if (!strcmp(rv_ruleset_rule(rs, k)->id, id))
                return rs;
    return NULL;
}

/* How all rules of a game are read here: its page of the manual where that is installed, or lies in
 * the checkout; or a command. */
static const char *place_of_rules(run *r, const char *root) {
    out *o = r->out;
    const char *page =
        strcmp(root, "castle") ? out_format(o, "reeve-rules-%s", root) : "reeve-rules";
    const char *installed = out_format(o, "share/man/man7/%s.7", page);
    if (beside_program(o, installed) || beside_program(o, out_format(o, "%s.gz", installed)))
        return out_format(o, "man 7 %s", page);
    const char *file = beside_program(o, out_format(o, "man/%s.7", page));
    return file ? out_format(o, "man -l %s", file) : out_format(o, "reeve rules %s", root);
}

/* `of`: the ruleset that is named beside the rule; NULL: the first that has it. */
static bool explain_rule(run *r, const rv_ruleset *of, const char *id) {
    const rv_ruleset *rs = of ? of : owner_of(r, id);
    const rv_rule *rule = rs ? rv_ruleset_find_rule(rs, id) : NULL;
    if (!rule)
        return false;
    if (r->args->form == TEXT) {
        out_put(r->out, r->shown++ ? "\n" : "");
        rule_put(r->out, rs, rule);
        rule_put_part(r->out, "all rules", place_of_rules(r, rv_facts(rs)->root));
        return true;
    }
    rv_rule_put(&r->json, rule);
    rv_json_put(&r->json, "sources: [");
    for (const char *source = rule->source; *source;) { /* with what their keys mean */
        out *line = out_part(r->out);
        source = rule_take_source(line, rs, source);
        rv_json_put(&r->json, "%s", out_text(line));
    }
    rv_json_put(&r->json, "], ruleset: %s}\n", rv_facts(rs)->name);
    return true;
}

/* ---- codes ----------------------------------------------------------------------------------- */

RV_LISTS_HERE(code_name, void, rv_codes(), rv_code(i).code)

/* A code in the words of the first ruleset that has a rule for it; returns that, or NULL. */
static const rv_ruleset *code_named(run *r, int i, rv_code_info *code) {
    const rv_ruleset *rs;
    for (int k = 0; (rs = next_ruleset(r, &k)) && !*rv_code_rule(rs, rv_code(i).code);)
        ;
    *code = rv_library_code(r->library, rs, i);
    return rs;
}

/* Made of cli/examples.tsv: a code, what is typed, the message that it gets, and what is right
 * instead; and of cli/words.tsv: words, what they mean, and the word that the rules have for it.
 * Each string ends with a zero byte, and the last row with an empty string. */
extern const char cli_examples[];

/* Lines of a document, as they are typed. */
static void put_lines(out *o, const char *label, const char *lines) {
    for (size_t n; lines; label = "") {
        n = strcspn(lines, "\n");
        out_printf(o, "%-11s %.*s\n", label, (int)n, lines);
        lines = lines[n] ? lines + n + 1 : NULL;
    }
}

enum { CODE, TYPED, MESSAGE, INSTEAD }; /* columns of the examples */

/* Explains a code in full; false if there is no such code. */
static bool explain_code(run *r, const char *id) {
    rv_code_info code;
    const char *table = cli_examples, *e[] = {"", "", "", ""};
    while (strcmp(e[CODE], id) && next_row(&table, e, 4))
        ;
    const bool shows = !strcmp(e[CODE], id);
    const int i = rv_find(rv_str_of(id), code_name, NULL);
    if (i < 0)
        return false;
    const rv_ruleset *rs = code_named(r, i, &code);
    const char *rule = rs ? rv_code_rule(rs, id) : "";
    out *o = r->out;
    if (r->args->form == JSON) {
        rv_json_put(&r->json,
                    "{code: %s, severity: %s, rule: %s, summary: %s, explanation: %s, right: %s",
                    code.code, rv_severity_name(code.severity), rule, code.summary,
                    code.explanation, code.right);
        if (shows)
            rv_json_put(&r->json, "example: {typed: %s, message: %s, right: %s}", e[TYPED],
                        e[MESSAGE], e[INSTEAD]);
        rv_json_put(&r->json, "}\n");
        return true;
    }
    out_put(o, r->shown++ ? "\n" : "");
    rule_put_head(o, code.code, shows ? e[MESSAGE] : code.summary, code.explanation);
    rule_put_part(o, "verdict", rv_severity_name(code.severity));
    rule_put_part(o, "right", code.right);
    if (shows && *e[TYPED])
        put_lines(o, "example", e[TYPED]);
    if (shows && (*e[TYPED] || *e[INSTEAD]))
        put_lines(o, "instead", *e[INSTEAD] ? e[INSTEAD] : "(leave this line out)");
    const rv_rule *full = rs ? rv_ruleset_find_rule(rs, rule) : NULL;
    if (rs)
        rule_put_part(o, "rule",
                      out_format(o, "%s%s%s", rule, full ? ": " : "", full ? full->title : ""));
    return true;
}

/* ---- options and keys by their names --------------------------------------------------------- */

/* Calls `see` for each key of the notation, and for each action of the scripts that rulesets have
 * always in force, as a key; each script once, by the first of its rulesets. One that is broken is
 * left out: `rules` says what is wrong with it. */
static void each_key(run *r, void (*see)(void *ud, const rv_key_info *key), void *ud) {
    const rv_ruleset *rs;
    const char *script, *why;
    out *told = out_part(r->err);
    for (int i = 0; (rs = next_ruleset(r, &i));)
        for (int k = 0; (script = rv_ruleset_script(rs, k)); k++) {
            const char *word = out_format(r->err, " %s ", script);
            if (strstr(out_text(told), word))
                continue;
            out_printf(told, "%s", word);
            const rv_script_info *info;
            rv_scripts *bench = out_needed(rv_scripts_new(r->library, rs));
            bool fine = rv_scripts_add(bench, script, NULL, &info, &why) == RV_FINE;
            for (int n = 0; fine && n < info->nactions; n++) {
                const rv_house_action *a = &info->actions[n];
                const char *words = out_format(r->err, "%s%s%s%s.", *a->words ? a->words : a->key,
                                               *a->rule ? " (" : "", a->rule, *a->rule ? ")" : "");
                see(ud, &(const rv_key_info){.in = "moves",
                                             .key = a->key,
                                             .shape = *a->chance ? a->chance : a->form,
                                             .needs = rv_facts(rs)->name,
                                             .words = words});
            }
            rv_scripts_free(bench);
        }
    const rv_key_info *key = rv_library_keys(r->library);
    for (; key && key->key; key++)
        see(ud, key);
    if (!key)
        out_no_memory();
}

typedef struct naming {
    run *r;
    const char *name; /* of a key */
} naming;

static void see_key(void *ud, const rv_key_info *key) {
    const naming *n = ud;
    out *o = n->r->out;
    if (strcmp(key->key, n->name))
        return;
    n->r->shown++;
    if (n->r->args->form == JSON) {
        rv_json_put(&n->r->json, "{key: %s, in: %s, value: %s, needs: %s, description: %s}\n",
                    key->key, key->in, key->shape, key->needs, key->words);
        return;
    }
    out_printf(o, "  " OUT_STRONG "%s" OUT_PLAIN ": %s, in %s%s%s\n", key->key, key->shape,
               *key->in ? key->in : "the document", *key->needs ? "; needs " : "", key->needs);
    out_block(o, 6, key->words);
}

/* Lists the option and the keys of each name; a name among other words must have a _. Returns false
 * if there are none. */
static bool explain_names(run *r, const word_list *words) {
    const int shown = r->shown;
    for (int i = 0; i < words->n; i++) {
        naming n = {r, words->s[i]};
        const rv_ruleset *rs;
        rv_option_info opt;
        bool offered = false;
        if (words->n > 1 && !strchr(n.name, '_'))
            continue;
        for (int k = 0; !offered && (rs = next_ruleset(r, &k));)
            offered = shown_option(rs, n.name, &opt) >= 0;
        if (offered && r->args->form == JSON) {
            rv_option_put(&r->json, &opt);
            rv_json_put(&r->json, "\n");
        } else if (offered) {
            option_put(r->out, &opt);
        }
        r->shown += offered;
        each_key(r, see_key, &n);
    }
    return r->shown > shown;
}

/* ---- words of players and of other languages ------------------------------------------------- */

static bool mean(run *r, const char *word, const char *meaning, const char *search) {
    if (r->args->form == JSON)
        rv_json_put(&r->json, "{word: %s, meaning: %s, search: %s}\n", word, meaning, search);
    else
        out_printf(r->out, OUT_STRONG "%s" OUT_PLAIN ": %s\n", word, meaning);
    r->shown++;
    return true;
}

/* Says what a word means, and puts the word of the rules in its place. False: the rules have the
 * word, or it is not known. */
static bool explain_word(run *r, const char **word) {
    const char *e[3], *said = *word;
    if (!is_word(r, said, e))
        return false;
    *word = e[2];
    return mean(r, said, e[1], e[2]);
}

/* The name of a game or a box, in any language. */
static bool explain_box(run *r, const char *word) {
    const char *rest, *name = ruleset_meant(r, word, &rest);
    const rv_ruleset *rs = name && !*rest ? ruleset_if_any(r, name, NULL) : NULL;
    const char *title = rs ? rv_facts(rs)->title : "";
    return rs &&
           mean(r, word, out_format(r->err, "%s; `reeve rules %s` lists its rules", title, name),
                title);
}

/* ---- a search for words ---------------------------------------------------------------------- */

enum { FOUND_COLUMN = 8, MOST_WORDS = 16, TEXTS = 4 };

/* A rule of a ruleset, or with rs NULL a code. */
typedef struct found {
    const rv_ruleset *rs;
    int index, order;
    int held, rank; /* the number of words that it contains; how well they fit */
} found;

typedef struct search {
    run *r;
    const char *phrase, *is;      /* all that was typed; and with " is a " after it */
    const char *word[MOST_WORDS]; /* "corner" of "corners", in which it is found, too */
    int nwords;
    found *list;
    int n, most; /* most: of words that one contains */
} search;

/* The first text is the title. A word counts twice there; more if the words stand together as they
 * were typed, and most if the rule begins by saying what they are: "A follower is a …". */
static void consider(search *s, const rv_ruleset *rs, int index, const char *const *texts) {
    found f = {rs, index, .order = s->n + (!rs || rv_ruleset_extends(rs) ? 1 << 16 : 0)};
    const char *is = strcasestr(texts[1], s->is);
    bool whole = false;
    for (int w = 0; w < s->nwords; w++) {
        int at = 0;
        while (at < TEXTS && !strcasestr(texts[at], s->word[w]))
            at++;
        f.held += at < TEXTS;
        f.rank += at == 0 ? 2 : at < TEXTS;
    }
    for (int i = 0; i < TEXTS; i++)
        whole |= strcasestr(texts[i], s->phrase) != NULL;
    f.rank += (whole ? 2 * s->nwords : 0) + (is && is - texts[1] < 5 ? 4 : 0);
    if (!f.held)
        return;
    s->list = out_needed(realloc(s->list, ((size_t)s->n + 1) * sizeof *s->list));
    s->list[s->n++] = f;
    s->most = f.held > s->most ? f.held : s->most;
}

/* The best first; those that are equal in the order of the ledgers, those of base games before
 * others, and codes last. */
static int by_rank(const void *a, const void *b) {
    const found *f = a, *g = b;
    return f->rank != g->rank ? g->rank - f->rank : f->order - g->order;
}

static void put_found(run *r, const found *f) {
    const rv_rule *rule = f->rs ? rv_ruleset_rule(f->rs, f->index) : NULL;
    rv_code_info code;
    out *o = r->out;
    r->shown++;
    if (!rule)
        code_named(r, f->index, &code);
    if (r->args->form == JSON && rule) {
        explain_rule(r, f->rs, rule->id);
    } else if (r->args->form == JSON) {
        explain_code(r, code.code);
    } else {
        out_tinted(o, TINT_STRONG, rule ? rule->id : code.code);
        out_put(o, out_column(o) < FOUND_COLUMN ? "" : " ");
        out_block(o, FOUND_COLUMN, rule ? rule->title : code.explanation);
    }
}

/* Lists the rules and codes that contain all the words, the best first; if there are none and
 * `partly`, those that contain most of them. Returns false if there are none either. */
static bool explain_search(run *r, const word_list *words, bool partly) {
    const rv_ruleset *rs;
    search s = {.r = r, .phrase = out_listed(r->err, words->s, words->n, " ")};
    s.is = out_format(r->err, "%s is a ", s.phrase);
    /* What was typed, in quotes or not, is cut at its spaces; words beyond the limit are not
     * searched for. */
    rv_str rest = rv_str_of(s.phrase);
    for (rv_str w; (w = rv_str_word(&rest)).n && s.nwords < MOST_WORDS; s.nwords++) {
        w.n -= w.n > 3 && tolower((unsigned char)w.s[w.n - 1]) == 's' && w.s[w.n - 2] != 's';
        s.word[s.nwords] = out_format(r->err, "%.*s", (int)w.n, w.s);
    }
    for (int k = 0; (rs = next_ruleset(r, &k));)
        for (int i = 0; i < rv_facts(rs)->nown; i++) {
            const rv_rule *rule = rv_ruleset_rule(rs, i);
            const char *const texts[TEXTS] = {rule->title, rule->text, rule->example, rule->note};
            if (owner_of(r, rule->id) == rs)
                consider(&s, rs, i, texts);
        }
    for (int i = 0; i < rv_codes(); i++) {
        rv_code_info code;
        code_named(r, i, &code);
        const char *const texts[TEXTS] = {code.code, code.summary, code.explanation, code.right};
        consider(&s, NULL, i, texts);
    }
    if (s.n)
        qsort(s.list, (size_t)s.n, sizeof *s.list, by_rank);
    bool enough = s.n && (partly || s.most == s.nwords);
    if (enough && s.most && s.most < s.nwords)
        complain(r, RV_FINE, s.phrase,
                 out_format(r->err, "no rule has all of these words; these have %d of %d", s.most,
                            s.nwords));
    for (int i = 0; enough && i < s.n; i++)
        if (s.list[i].held == s.most)
            put_found(r, &s.list[i]);
    free(s.list);
    return enough;
}

/* ---- the nearest word ------------------------------------------------------------------------ */

static void put_key(void *words, const rv_key_info *key) {
    out_printf(words, " %s", key->key);
}

/* The name of an option or a key, or the word of a rule, that is nearest to one that is none; NULL
 * if none is near. */
static const char *near_word(run *r, const char *word) {
    const char *table = cli_words, *e[3];
    out *words = out_part(r->err);
    const rv_ruleset *rs;
    rv_option_info opt;
    for (int i = 0; (rs = next_ruleset(r, &i));)
        for (int k = 0; rv_ruleset_option(rs, k, &opt); k++)
            put_key(words, &(const rv_key_info){.key = opt.name});
    each_key(r, put_key, words);
    for (int i = 0; (rs = next_ruleset(r, &i));)
        for (int k = 0; k < rv_facts(rs)->nown; k++) {
            const rv_rule *rule = rv_ruleset_rule(rs, k);
            out_raw(words, plain_name(r->err, rule->title));
            out_raw(words, plain_name(r->err, rule->text));
        }
    while (next_row(&table, e, 3))
        out_printf(words, "%s", plain_name(r->err, e[0]));
    return nearest_word(word, words);
}

/* The number of a rule that is near; best of the same ledger: it begins with the same letters. */
static const char *near_rule(run *r, const char *id) {
    const rv_ruleset *rs;
    const char *first = NULL;
    for (int i = 0; (rs = next_ruleset(r, &i));) {
        const char *near = rv_ruleset_suggest_rule(rs, id);
        if (near && !strncmp(near, id, strcspn(id, "-") + 1))
            return near;
        first = first ? first : near;
    }
    return first;
}

/* "c45" is C-45. */
static void spell_rule(const char *id, char to[NAME]) {
    int n = 0;
    for (size_t i = 0; n + 2 < NAME && id[i]; i++) {
        if (i && isdigit((unsigned char)id[i]) && isalpha((unsigned char)id[i - 1]))
            to[n++] = '-';
        to[n++] = (char)toupper((unsigned char)id[i]);
    }
    to[n] = '\0';
}

/* Names of rules contain digits, codes do not. */
static rv_status unknown(run *r, const rv_ruleset *of, const char *id) {
    const char *near, *numbered = strpbrk(id, "0123456789");
    char rule[NAME];
    spell_rule(id, rule);
    near = of         ? rv_ruleset_suggest_rule(of, rule)
           : numbered ? near_rule(r, rule)
                      : rv_nearest(rv_str_of(id), code_name, NULL);
    if (!near && !numbered)
        near = near_word(r, id);
    return complain(r, RV_MISUSED, id,
                    out_format(r->err, "there is no such rule or code%s%s%s%s",
                               numbered ? "" : ", and no rule has such words in its text",
                               near ? "; did you mean " : "", near ? near : "", near ? "?" : ""));
}

/* ---- the command ----------------------------------------------------------------------------- */

/* The ruleset of the rules, as in "HI-2 house-inns"; NULL: none is named. */
static const rv_ruleset *ruleset_named(run *r) {
    const word_list *all = &r->args->operands;
    const char *name;
    bool number = false;
    for (int i = 0; i < all->n; i++)
        number |= strpbrk(all->s[i], "0123456789") && !strpbrk(all->s[i], "_");
    for (int i = 0; number && (name = ruleset_at(r, i)); i++)
        for (int k = 0; k < all->n; k++)
            if (!strcmp(all->s[k], name))
                return ruleset_if_any(r, name, NULL);
    return NULL;
}

/* Operands that are neither numbers nor codes are searched for together in all texts. */
rv_status cmd_explain(run *r) {
    rv_status status = RV_FINE;
    const rv_ruleset *of = ruleset_named(r);
    word_list words = {r->args->operands.s, 0}; /* overwrites operands that are already done */
    for (int i = 0; i < r->args->operands.n; i++) {
        const char *id = r->args->operands.s[i];
        char rule[NAME], code[NAME] = "";
        if (of && !strcmp(id, rv_facts(of)->name))
            continue;
        spell_rule(id, rule);
        for (int k = 0; k + 1 < NAME && id[k]; k++)
            code[k] = (char)tolower((unsigned char)id[k]);
        if (strlen(id) + 2 < NAME && (explain_rule(r, of, rule) || explain_code(r, code)))
            continue;
        if (strpbrk(id, "0123456789") || !*id)
            status = unknown(r, of, id);
        else
            words.s[words.n++] = id;
    }
    const char *phrase = out_listed(r->err, words.s, words.n, " "), *whole = phrase;
    const bool told = explain_word(r, &whole);
    if (explain_box(r, phrase) && !told) /* whose words other boxes have, too */
        return status;
    if (told)
        words = (word_list){.s = &whole, .n = 1};
    else
        for (int i = 0; i < words.n; i++)
            explain_word(r, &words.s[i]);
    const bool named = (words.n && explain_names(r, &words)) || told;
    if (words.n && !explain_search(r, &words, !named) && !named)
        status = unknown(r, NULL, words.s[0]);
    return status;
}
