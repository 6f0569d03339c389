/* ruleset_words.c - what a ruleset calls things, and the letters of what lies on tiles. */
#include "ruleset/ruleset_read.h"

static const char *any_word(const void *ud, int i) {
    (void)ud;
    return rv_word_key(i);
}

/* Letters of any script, digits, and what stands between them; no signs that mean something in an
 * answer. */
static bool is_word(rv_reading *r, const rv_yaml *v) {
    const rv_str s = v->text;
    if (!rv_typed(&r->diags, v, RV_WORD, "a word"))
        return false;
    bool fits = s.n > 0 && s.n <= 32 && s.s[0] != ' ' && s.s[s.n - 1] != ' ';
    unsigned c = 0;
    for (size_t i = 0, n; i < s.n && fits; i += n)
        fits = (n = rv_utf8(s.s + i, s.n - i, &c)) != 0 &&
               (rv_is_alnum((int)c) || (c < 0x80 ? c && strchr(" -'", (int)c) : !rv_acts(c)));
    if (!fits)
        rv_complain(&r->diags, RV_D_BAD_EXTRA, v->mark, s.s,
                    "words of 1 to 32 bytes: letters, digits, and between them spaces, - and '");
    return fits;
}

void rv_read_words(rv_reading *r, const rv_yaml *v, rv_word_row *to) {
    const rv_yaml *one = v, *several = NULL;
    if (!rv_typed(&r->diags, v, RV_WORD | RV_LIST, "a word"))
        return;
    if (v->type == RV_YAML_LIST && v->n != 2) {
        rv_complain(&r->diags, RV_D_BAD_EXTRA, v->mark, "words",
                    "a list has the words for one and for more");
        return;
    }
    if (v->type == RV_YAML_LIST)
        several = (one = v->first)->next;
    if (!is_word(r, one) || (several && !is_word(r, several)))
        return;
    to->one = rv_read_text(r, one);
    to->several = several ? rv_read_text(r, several) : rv_printf(r->a, "%ss", to->one);
    char *name = (char *)(uintptr_t)(to->name = rv_read_text(r, one)); /* "special_token" */
    for (; *name; name++)
        *name = *name == ' ' ? '_' : *name;
}

void rv_take_words(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reading *r = ud;
    RV_EACH_PAIR(v, k) {
        int word = rv_word_find(k->text);
        if (word < 0)
            rv_unknown(&r->diags, RV_D_UNKNOWN_KEY, k, key->text.s, any_word, NULL);
        else
            rv_read_words(r, k->next, &r->rs->words[word]);
    }
}

/* ---- marks --------------------------------------------------------------------------------- */

/* The letter of a mark that the engine knows; or a mark that the ruleset declares, of which it may
 * give the letter alone. */
void rv_take_marks(void *ud, const rv_yaml *key, const rv_yaml *v) {
    rv_reading *r = ud;
    rv_ruleset *rs = r->rs;
    (void)key;
    RV_EACH_PAIR(v, k) {
        char *letter = rv_str_is(k->text, "doubles")    ? &rs->doubles_letter
                       : rv_str_is(k->text, "prize")    ? &rs->prize_letter
                       : rv_str_is(k->text, "collects") ? &rs->collects_letter
                                                        : NULL;
        if (!letter)
            rv_take_symbol(r, k, k->next);
        else if (rv_typed(&r->diags, k->next, RV_WORD, k->text.s))
            *letter = (char)rv_read_letter(r, k->next);
    }
    rv_check_symbols(r, v);
}
