/* explain_words.c - the search of `reeve explain` for words in rules and codes. */
#include "cmd/explain.h"
#include "suggest.h"
#include <ctype.h>
#include <errno.h>

#include <stdlib.h>
#include <string.h>
#include <strings.h>

enum { FOUND_COLUMN = 8, MOST_WORDS = 16, TEXTS = 4 };

/* A rule of a ruleset, or with rs NULL a code. */
typedef struct found {
    const rv_ruleset *rs;
    int index, order;
    int held, rank; /* the number of words that it contains; how well they fit */
} found;

typedef struct search {
    run *r;
    const char *phrase; /* all that was typed */
    rv_str word[MOST_WORDS];
    int nwords;
    found *list;
    int n, most; /* most: of words that one contains */
} search;

/* "corners" is found in "corner", too. */
static size_t stem(rv_str w) {
    bool plural = w.n > 3 && tolower((unsigned char)w.s[w.n - 1]) == 's' && w.s[w.n - 2] != 's';
    return plural ? w.n - 1 : w.n;
}

static bool holds(const char *text, const char *what, size_t n) {
    for (; *text; text++)
        if (!strncasecmp(text, what, n))
            return true;
    return false;
}

/* ---- what is found --------------------------------------------------------------------------- */

/* The first text is the title. A word counts twice there, and the words as they were typed count
 * more than any that stand apart. */
static void consider(search *s, const rv_ruleset *rs, int index, const char *const *texts) {
    found f = {.rs = rs, .index = index, .order = s->n};
    bool whole = false;
    for (int w = 0; w < s->nwords; w++) {
        int at = 0;
        while (at < TEXTS && !holds(texts[at], s->word[w].s, stem(s->word[w])))
            at++;
        f.held += at < TEXTS;
        f.rank += at == 0 ? 2 : at < TEXTS;
    }
    for (int i = 0; i < TEXTS; i++)
        whole |= holds(texts[i], s->phrase, strlen(s->phrase));
    f.rank += whole ? 2 * s->nwords : 0;
    if (!f.held)
        return;
    found *more = realloc(s->list, ((size_t)s->n + 1) * sizeof *more);
    if (!more) {
        s->r->err->error = ENOMEM;
        return;
    }
    s->list = more;
    s->list[s->n++] = f;
    s->most = f.held > s->most ? f.held : s->most;
}

/* A code in the words of the ruleset that has a rule for it. */
static void code_said(run *r, int i, rv_code_info *code) {
    rv_code(i, code);
    rv_library_code(r->library, explain_first(r, explain_rests, code->code), i, code);
}

/* ---- the nearest word ------------------------------------------------------------------------ */

/* The words of a text that are not short, in small letters, each ended by a zero byte. */
static void put_words(out *o, const char *text) {
    while (*text) {
        size_t n = 0;
        while (isalpha((unsigned char)text[n]))
            n++;
        for (size_t i = 0; n > 3 && i < n; i++)
            out_printf(o, "%c", tolower((unsigned char)text[i]));
        if (n > 3)
            out_bytes(o, "", 1);
        text += n + !!text[n];
    }
}

typedef struct vocabulary {
    const char *words;
    size_t n, *at;
} vocabulary;

static const char *next_word(const void *ud, int i) {
    const vocabulary *v = ud;
    (void)i;
    const char *word = v->words + *v->at;
    if (*v->at >= v->n)
        return NULL;
    *v->at += strlen(word) + 1;
    return word;
}

static bool put_rules(const rv_ruleset *rs, const void *words) {
    out *const *o = words;
    for (int i = 0; i < rv_ruleset_own_rules(rs); i++) {
        put_words(*o, rv_ruleset_rule(rs, i)->title);
        put_words(*o, rv_ruleset_rule(rs, i)->text);
    }
    return false;
}

static void put_name(out *o, const char *name) {
    out_printf(o, "%s", name);
    out_bytes(o, "", 1);
}

static bool put_options(const rv_ruleset *rs, const void *words) {
    out *const *o = words;
    rv_option_info opt;
    for (int i = 0; i < rv_ruleset_options(rs); i++) {
        rv_ruleset_option(rs, i, &opt);
        put_name(*o, opt.name);
    }
    return false;
}

static void put_key(void *words, const rv_key_info *key) {
    put_name(words, key->key);
}

void explain_near_word(run *r, const char *word, out *near) {
    out words, *to = &words;
    size_t at = 0;
    out_open(&words, OUT_NOWHERE, false);
    explain_first(r, put_options, &to);
    explain_actions(r, put_key, to);
    if (!rv_library_keys(r->library, put_key, to))
        r->err->error = ENOMEM;
    explain_first(r, put_rules, &to);
    const vocabulary v = {out_text(&words), words.n, &at};
    const char *nearest = suggest(word, next_word, &v);
    out_printf(near, "%s", nearest ? nearest : "");
    out_end(&words, r->err);
}

/* The best first; those that are equal in the order of the ledgers, and codes last. */
static int by_rank(const void *a, const void *b) {
    const found *f = a, *g = b;
    return f->rank != g->rank ? g->rank - f->rank : f->order - g->order;
}

static void put_line(out *o, const char *id, const char *title) {
    out_tinted(o, TINT_STRONG, id);
    out_spaces(o, FOUND_COLUMN - out_columns(id));
    out_put(o, out_columns(id) < FOUND_COLUMN ? "" : "  ");
    out_words(o, FOUND_COLUMN, FOUND_COLUMN, title);
    out_put(o, "\n");
}

static void put_one(run *r, const found *f) {
    const rv_rule *rule = f->rs ? rv_ruleset_rule(f->rs, f->index) : NULL;
    rv_code_info code;
    if (!rule)
        code_said(r, f->index, &code);
    if (r->args->form != JSON)
        put_line(r->out, rule ? rule->id : code.code, rule ? rule->title : code.explanation);
    else if (rule)
        explain_rule_json(r->out, f->rs, rule);
    else
        explain_code(r, code.code);
}

bool explain_search(run *r, const word_list *words, bool partly) {
    const char *name;
    out *phrase = out_part(r->err);
    for (int i = 0; i < words->n; i++)
        out_printf(phrase, "%s%s", i ? " " : "", words->s[i]);
    search s = {.r = r, .phrase = out_text(phrase)};
    /* What was typed, in quotes or not, is cut at its spaces; words beyond the limit are not
     * searched for. */
    for (const char *p = s.phrase + strspn(s.phrase, " "); *p && s.nwords < MOST_WORDS;) {
        size_t n = strcspn(p, " ");
        s.word[s.nwords++] = (rv_str){p, n};
        p += n + strspn(p + n, " ");
    }
    for (int k = 0; (name = ruleset_at(r, k)); k++) {
        const rv_ruleset *rs = ruleset_if_any(r, name, NULL);
        for (int i = 0; rs && i < rv_ruleset_own_rules(rs); i++) {
            const rv_rule *rule = rv_ruleset_rule(rs, i);
            const char *const texts[TEXTS] = {rule->title, rule->text, rule->example, rule->note};
            if (explain_first(r, explain_owns, rule->id) == rs)
                consider(&s, rs, i, texts);
        }
    }
    for (int i = 0; i < rv_codes(); i++) {
        rv_code_info code;
        code_said(r, i, &code);
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
        if (s.list[i].held == s.most) {
            r->shown++;
            put_one(r, &s.list[i]);
        }
    free(s.list);
    return enough;
}
