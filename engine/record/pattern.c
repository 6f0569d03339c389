/* pattern.c - regular expressions for the words and forms of documents. */
#include "record/pattern.h"
#include "record/form.h"
#include "ruleset/words.h"

void rv_words_add(rv_arena *a, rv_words *to, const char *word) {
    for (int i = 0; i < to->n; i++)
        if (strcmp(to->list[i], word) == 0)
            return;
    to->list = rv_grow(a, to->list, to->n, &to->cap, sizeof *to->list);
    to->list[to->n++] = word;
}

rv_words rv_words_of(const rv_games *w, rv_choice *choice) {
    rv_words all = {NULL, 0, 0};
    const char *word;
    for (int g = 0; g < w->n && choice; g++)
        for (int i = 0; (word = choice(w->a, &w->list[g], i)); i++)
            rv_words_add(w->a, &all, word);
    return all;
}

static void put_escaped(rv_buf *b, const char *s) {
    for (; *s; s++)
        rv_putf(b, strchr("\\^$.|?*+()[]{}/", *s) ? "\\%c" : "%c", *s);
}

void rv_pattern_words(rv_buf *b, const rv_words *all) {
    for (int i = 0; i < all->n; i++) {
        rv_put(b, i ? "|" : "");
        put_escaped(b, all->list[i]);
    }
}

void rv_pattern_choice(const rv_games *w, rv_buf *b, rv_choice *choice) {
    const rv_words all = rv_words_of(w, choice);
    rv_pattern_words(b, &all);
    rv_put(b, all.n ? "" : "(?!)"); /* a pattern that matches nothing */
}

/* The i-th kind of features of a game, and of those that it extends: it may have another name. */
static const rv_kind *kind_at(const rv_record *game, int i) {
    for (const rv_ruleset *rs = game->rs; rs; rs = rs->base)
        for (int k = 0; k < rs->nkinds; k++)
            if (!rs->kinds[k].any && i-- == 0)
                return &rs->kinds[k];
    return NULL;
}

static const char *kind_name(rv_arena *a, const rv_record *game, int i) {
    const rv_kind *k = kind_at(game, i);
    (void)a;
    return k ? k->name : NULL;
}

/* A figure that is written alone has no role: its key stands in the place of one. */
static const char *role_name(rv_arena *a, const rv_record *game, int i) {
    const rv_ruleset *rs = game->rs;
    const rv_kind *k;
    (void)a;
    for (int n = 0; (k = kind_at(game, n)); n++)
        if (*k->role && i-- == 0)
            return k->role;
    for (int f = 0; f < rs->nfigures; f++)
        if (rv_figure_alone(&rs->figures[f]) && i-- == 0)
            return rs->figures[f].key;
    return NULL;
}

static const char *place_name(rv_arena *a, const rv_record *game, int i) {
    (void)a, (void)game;
    return i < RV_PLACES ? rv_place_name(i) : NULL;
}

/* "a[bc]|b[abc]": the columns of each row within the wall. */
static const char *rank_cells(rv_arena *a, const rv_record *game, int i) {
    const rv_ruleset *rs = game->rs;
    rv_buf b = {.arena = a};
    if (!rs->bounded)
        return i ? NULL : "-?[0-9]{1,9},-?[0-9]{1,9}";
    for (int file = 0; i < rs->ranks && file < rs->files && file < 26; file++)
        if (rs->inside[i] >> file & 1)
            rv_putf(&b, "%s%c", b.n ? "" : "[", 'a' + file);
    if (b.n)
        rv_putf(&b, "]%d", i + 1);
    return i >= rs->ranks ? NULL
           : b.n          ? rv_buf_text(&b)
                          : "(?!)"; /* a pattern that matches nothing */
}

/* A general form of looks, for all rulesets: the letters of edges or quadrants, connections, and
 * marks by the letters that can stand behind a +, and by their names. */
static const char *look_form(rv_arena *a, const rv_record *game, int i) {
    rv_buf b = {.arena = a};
    rv_look_mark m;
    if (i)
        return NULL;
    rv_put(&b, "[");
    for (const rv_ruleset *rs = game->rs; rs; rs = rs->base)
        for (int k = 0; k < rs->nkinds; k++)
            if (rs->kinds[k].letter)
                rv_putf(&b, "%c", rs->kinds[k].letter);
    rv_put(&b, "?]{4}(?:/j)?(?::[nesw?]+(?:[,/][nesw?]+)*)?(?:\\+(?:[?");
    for (const rv_ruleset *rs = game->rs; rs; rs = rs->base) {
        rv_putf(&b, "%c", rs->doubles_letter);
        if (rs->collects_letter)
            rv_putf(&b, "%c", rs->collects_letter);
        for (int n = 0; rv_look_mark_at(rs, n, &m); n++)
            rv_putn(&b, m.letter.s, m.letter.n);
    }
    rv_put(&b, "]");
    for (int n = 0; game->rs->edge_looks && rv_look_mark_at(game->rs, n, &m); n++)
        rv_putf(&b, "|%s", m.name.s);
    rv_put(&b, ")(?:\\.[a-z]{1,3})?)*");
    return rv_buf_text(&b);
}

static void put_forms(const rv_games *w, rv_buf *b, rv_choice *choice) {
    const rv_words all = rv_words_of(w, choice);
    for (int i = 0; i < all.n; i++)
        rv_putf(b, "%s%s", i ? "|" : "", all.list[i]);
}

static void put_tile(const rv_games *w, rv_buf *b) {
    rv_put(b, "(?:");
    rv_pattern_choice(w, b, rv_tile_choice);
    for (int g = 0; g < w->n; g++)
        if (w->list[g].rs->nunlisted) {
            rv_put(b, "|");
            put_escaped(b, w->list[g].rs->unlisted_id);
            rv_put(b, "[0-9]{1,3}");
        }
    rv_put(b, ")(?:/(?:0|90|180|270))?|");
    put_forms(w, b, look_form);
}

static const char *token_name(rv_arena *a, const rv_record *game, int i) {
    (void)a;
    for (int t = 0; t < game->rs->ntokens; t++)
        if (!game->rs->tokens[t].die && i-- == 0)
            return game->rs->tokens[t].key;
    return NULL;
}

/* Of all tokens. */
static const char *face_name(rv_arena *a, const rv_record *game, int i) {
    (void)a;
    for (int t = 0; t < game->rs->ntokens; i -= game->rs->tokens[t++].nfaces)
        if (i < game->rs->tokens[t].nfaces)
            return game->rs->tokens[t].faces[i].key;
    return NULL;
}

/* The words of the games that a part can be. */
static rv_choice *words_for(rv_str part) {
    static const struct {
        const char *part;
        rv_choice *words;
    } all[] = {{"kind", kind_name},   {"role", role_name},          {"where", place_name},
               {"place", place_name}, {"figure", rv_larger_choice}, {"token", token_name},
               {"face", face_name}};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (rv_str_is(part, all[i].part))
            return all[i].words;
    return NULL;
}

static void put_part(const rv_games *w, rv_buf *b, rv_str name) {
    const rv_part_kind *part = rv_part_called(name);
    rv_choice *words = words_for(name);
    rv_put(b, "(?:");
    if (rv_str_is(name, "tile"))
        put_tile(w, b);
    else if (rv_str_is(name, "cell"))
        put_forms(w, b, rank_cells);
    else if (part && part->pattern)
        rv_put(b, rv_pattern_form(w, part->pattern));
    else if (!words)
        rv_put(b, "[-+_A-Za-z0-9]+"); /* {name} */
    if (words)
        rv_pattern_choice(w, b, words);
    rv_put(b, ")");
}

/* A form with everything in braces replaced. */
const char *rv_pattern_form(const rv_games *w, const char *form) {
    rv_buf b = {.arena = w->a};
    for (rv_str rest = rv_str_of(form); rest.s;) {
        rv_str before = rv_str_cut(&rest, "{");
        rv_putn(&b, before.s, before.n);
        if (rest.s && rest.n && rest.s[0] >= 'a' && rest.s[0] <= 'z')
            put_part(w, &b, rv_str_cut(&rest, "}"));
        else if (rest.s)
            rv_put(&b, "{");
    }
    return rv_buf_text(&b);
}

const char *rv_form_pattern(const rv_games *w, const rv_shape *s) {
    rv_buf b = {.arena = w->a};
    for (const char *p = s->form; *p; p++) {
        rv_str rest = rv_str_of(p + 1), part = rv_str_cut(&rest, "}");
        const char letter[] = {*p, '\0'};
        if (*p == '{' && rv_str_is(part, "figure")) {
            rv_put(&b, "(?:");
            rv_pattern_choice(w, &b, s->choice ? s->choice : rv_figure_choice);
            rv_put(&b, ")");
        } else if (*p == '{' && memchr(part.s, '|', part.n))
            rv_putf(&b, "(?:%.*s)", (int)part.n, part.s);
        else if (*p == '{')
            put_part(w, &b, part);
        else if (*p == '[' || *p == ']')
            rv_put(&b, *p == '[' ? "(?:" : ")?");
        else if (*p == '|')
            rv_put(&b, letter);
        else
            put_escaped(&b, letter);
        p += *p == '{' ? part.n + 1 : 0;
    }
    return rv_buf_text(&b);
}
