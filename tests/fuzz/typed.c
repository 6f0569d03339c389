#include "typed.h"
#include <stdio.h>
#include <string.h>

enum { WORDS = 32, WORD = 256 };

/* A help that is being followed. */
typedef struct follow {
    typed *t;
    const char *text; /* of the document */
    const rv_diag *diag;
    const char *line, *token; /* the place of the diagnostic */
    bool exact;               /* what is typed makes the turn legal */
} follow;

/* ---- places in the text ---------------------------------------------------------------------- */

static const char *line_at(const char *text, int line) {
    while (--line > 0 && *text) {
        text += strcspn(text, "\n");
        text += *text == '\n';
    }
    return text;
}

static size_t length_of_line(const char *line) {
    size_t n = strcspn(line, "\n");
    return n + (line[n] == '\n');
}

/* What the message quotes, or a word. */
static size_t length_of_token(const char *token, const char *message) {
    const char *quote = strchr(message, '`'), *close = quote ? strchr(quote + 1, '`') : NULL;
    if (close && close > quote + 1 && !strncmp(token, quote + 1, (size_t)(close - quote) - 1))
        return (size_t)(close - quote) - 1;
    if (*token == '\'' || *token == '"') {
        const char *end = strchr(token + 1, *token);
        return end ? (size_t)(end - token) + 1 : strlen(token);
    }
    size_t n = strcspn(token, " ,]}\n");
    return n && token[n - 1] == ':' ? n - 1 : n; /* a key */
}

/* The first line of the entry in which a line stands. */
static const char *entry_of(const follow *f) {
    const char *at = f->line;
    while (at > f->text && *at == ' ' && at[1] == ' ')
        do
            at--;
        while (at > f->text && at[-1] != '\n');
    return at;
}

/* ---- judging again --------------------------------------------------------------------------- */

static const rv_report *judge(rv_case *c, const char *text) {
    const rv_text document = rv_text_of(text, strlen(text));
    return rv_case_judge(c, &document);
}

/* What is still wrong; NULL. A turn that is legal then may do something else that is illegal, on a
 * line of its own; but nothing may be offered that excludes what it does. */
static const rv_diag *still_wrong(const follow *f, const rv_report *r) {
    const rv_diag *was = f->diag;
    bool read = was->severity != RV_SEV_UNREADABLE;
    for (int i = 0; i < r->ndiags; i++) {
        const rv_diag *d = &r->diags[i];
        bool beside = !strcmp(d->code, "two-actions");
        if (d->turn != was->turn)
            continue;
        if (!strcmp(d->code, was->code) && d->line == was->line &&
            (d->column == was->column || (read && d->turn > 0)))
            return d;
        if (f->exact && d->severity == RV_SEV_ILLEGAL && (d->line == was->line || beside))
            return d;
    }
    return NULL;
}

/* The text with `n` bytes at `at` replaced. */
static void try_change(follow *f, const char *at, size_t n, const char *words) {
    static char room[TYPED_ROOM];
    size_t before = (size_t)(at - f->text);
    int all = snprintf(room, sizeof room, "%.*s%s%s", (int)before, f->text, words, at + n);
    if (all < 0 || (size_t)all >= sizeof room)
        return;
    const rv_diag *d = still_wrong(f, judge(f->t->after, room));
    f->t->changes++;
    if (d && !f->t->broken++)
        snprintf(f->t->why, sizeof f->t->why,
                 "%d:%d: %s [%s]\n  help: %s\n  typed `%s`, and then\n  %d:%d: %s [%s]",
                 f->diag->line, f->diag->column, f->diag->message, f->diag->code, f->diag->help,
                 words, d->line, d->column, d->message, d->code);
}

/* ---- what a help says ------------------------------------------------------------------------ */

static bool begins(const char *s, const char *with) {
    return strncmp(s, with, strlen(with)) == 0;
}

typedef struct list {
    char word[WORDS][WORD];
    int n;
} list;

/* Where the words that are to be typed end and others begin. */
static size_t length_of_words(const char *s) {
    static const char *const ends[] = {
        ". ",      ": ",       "; ",        ", or delete",    ", or leave",
        " if ",    ", the ",   ", with ",   ", and the cell", ", or correct",
        ", or a ", " or more", ", or less", " instead of ",   "? "};
    size_t n = strlen(s);
    n -= n && (s[n - 1] == '.' || s[n - 1] == '?');
    for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
        bool quoted = *s == '`' && strchr(s + 1, '`');
        const char *from = quoted ? strchr(s + 1, '`') : s, *end = strstr(from, ends[i]);
        n = end && (size_t)(end - s) < n ? (size_t)(end - s) : n;
    }
    return n;
}

/* "`a`, b (c) or d": only if each is one word, or stands in backticks. */
static bool read_list(const char *s, list *l) {
    const char *end = s + length_of_words(s);
    l->n = 0;
    while (s < end && l->n < WORDS) {
        char *to = l->word[l->n++];
        size_t n = 0;
        bool quoted = *s == '`';
        for (s += quoted; s < end && (quoted ? *s != '`' : !strchr(", ", *s)); s++)
            if (n + 1 < WORD)
                to[n++] = *s;
        to[n] = '\0';
        s += s < end && quoted;
        if (begins(s, " (")) {
            s = strchr(s, ')');
            s = s ? s + 1 : end;
        }
        if (s < end && begins(s, ", or "))
            s += 5;
        else if (s < end && begins(s, ", "))
            s += 2;
        else if (s < end && begins(s, " or "))
            s += 4;
        else if (s < end && begins(s, " and others"))
            break;
        else if (s < end)
            return false;
        if (!strcmp(to, "..")) /* and more, which are not listed */
            l->n--;
        else if (!n || strstr(to, "CELL"))
            return false;
    }
    return l->n > 0;
}

/* ---- following it ---------------------------------------------------------------------------- */

/* Does it say what else is wrong? */
static bool says_more(const follow *f) {
    return strstr(f->diag->help, " it is illegal, too: ");
}

/* A role keeps the place that stands behind it. */
static void type_word(follow *f, const char *word) {
    size_t n = length_of_token(f->token, f->diag->message);
    const char *where = memchr(f->token, '@', n);
    char all[2 * WORD];
    snprintf(all, sizeof all, "%s%.*s", word,
             where && !strpbrk(word, "@,0123456789") ? (int)(f->token + n - where) : 0,
             where ? where : "");
    try_change(f, f->token, n, all);
}

/* "key: value", in the place of that key on the line. */
static void type_pair(follow *f, const char *pair) {
    char key[WORD];
    snprintf(key, sizeof key, "%.*s", (int)strcspn(pair, ":") + 1, pair);
    const char *at = strstr(f->line, key), *end = f->line + length_of_line(f->line);
    if (!at || at >= end)
        return;
    bool flow = memchr(f->line, '{', (size_t)(at - f->line));
    try_change(f, at, strcspn(at, flow ? ",}\n" : "#\n"), pair);
}

static void type_list(follow *f, const char *words) {
    list l;
    const char *rest = words + length_of_words(words);
    if (!read_list(words, &l))
        return;
    f->exact &= !says_more(f) && !begins(rest, ", with ") && !begins(rest, ", and ");
    f->t->helps++;
    for (int i = 0; i < l.n; i++)
        if (strstr(l.word[i], ": "))
            type_pair(f, l.word[i]);
        else
            type_word(f, l.word[i]);
}

/* "Tile 32 shows no path: type squire or merchant, or leave the follower out." */
static void type_shown(follow *f, const char *words) {
    const char *at = strstr(words, ": type ");
    if (at)
        type_list(f, at + strlen(": type "));
}

/* "`- W:` instead of `- B:`" */
static void type_instead(follow *f, const char *words) {
    char now[WORD], was[WORD];
    const char *at = NULL;
    if (sscanf(words, "`%255[^`]` instead of `%255[^`]`", now, was) == 2)
        at = strstr(f->line, was);
    if (!at || at > f->line + length_of_line(f->line))
        return;
    f->exact &= !says_more(f);
    f->t->helps++;
    try_change(f, at, strlen(was), now);
}

/* All of an entry but its player, as a note says it. */
static void type_turn(follow *f, const char *words) {
    const char *entry = entry_of(f), *colon = strstr(entry, ": ");
    char turn[WORD];
    if (!begins(entry, "- ") || !colon)
        return;
    snprintf(turn, sizeof turn, "%.*s", (int)strcspn(words, ";"), words);
    f->t->helps++;
    try_change(f, colon + 2, strcspn(colon + 2, "#\n"), turn);
}

/* The line of a key, with what stands indented below it. */
static size_t length_of_key(const char *line) {
    size_t indent = strspn(line, " "), n = length_of_line(line);
    while (line[n] == ' ' && strspn(line + n, " ") > indent)
        n += length_of_line(line + n);
    return n;
}

static void delete_one(follow *f, const char *word) {
    const char *entry = entry_of(f), *end = entry + length_of_line(entry), *at;
    char key[WORD];
    snprintf(key, sizeof key, "%s:", word);
    const char *name = f->line + strspn(f->line, " ");
    if (begins(name, key)) {
        try_change(f, f->line, length_of_key(f->line), "");
        return;
    }
    snprintf(key, sizeof key, " %s", word);
    at = strstr(entry, key);
    if (at && at < end && strchr(" \n", at[strlen(key)]))
        try_change(f, at, strlen(key), "");
}

static void type_delete(follow *f, const char *words) {
    list l;
    int turn;
    if (begins(words, "the follower") || begins(words, "the figure.")) {
        f->t->helps++;
        try_change(f, f->token - 1, length_of_token(f->token, f->diag->message) + 1, "");
    } else if (sscanf(words, "the entries after turn %d", &turn) == 1) {
        f->t->helps++;
        try_change(f, f->line, strlen(f->line), "");
    } else if (begins(words, "the entry if ")) {
        f->t->helps++;
        try_change(f, f->line, length_of_key(f->line), "");
    } else if (*words == '`' && read_list(words, &l)) {
        f->t->helps++;
        for (int i = 0; i < l.n; i++)
            delete_one(f, l.word[i]);
    }
}

/* "`key: value` or `key: value`", to a lot or to the entry. */
static void type_add(follow *f, const char *words) {
    list l;
    char pair[2 * WORD];
    if (*words != '`' || !read_list(words, &l) || !strstr(l.word[0], ": "))
        return;
    size_t n = length_of_line(f->line);
    const char *close = memchr(f->line, '{', n) ? f->line + n - 1 : NULL;
    while (close && close > f->line && *close != '}')
        close--;
    f->t->helps++;
    for (int i = 0; i < l.n; i++) {
        snprintf(pair, sizeof pair, close ? ", %s" : "  %s\n", l.word[i]);
        try_change(f, close ? close : f->line + n, 0, pair);
    }
}

/* How a help begins, and how it is followed. */
static const struct {
    const char *begin;
    void (*type)(follow *f, const char *words);
    bool exact;
} ways[] = {
    {"Type one of these: ", type_list, true},
    {"Type a number that is left: ", type_list, true},
    {"Type `- ", NULL, true},
    {"Type ", type_list, true},
    {"Tile ", type_shown, true},
    {"These fit there: ", type_list, false},
    {"did you mean ", type_list, false},
    {"Delete ", type_delete, false},
    {"Add ", type_add, false},
};
enum { WAYS = sizeof ways / sizeof *ways };

static void follow_help(follow *f) {
    const char *legal = strstr(f->diag->help, "this turn is legal: ");
    f->exact = legal || f->diag->severity == RV_SEV_ILLEGAL;
    if (legal && f->diag->turn > 0) {
        type_turn(f, strchr(legal, ':') + 2);
        return;
    }
    for (int i = 0; i < WAYS; i++)
        if (begins(f->diag->help, ways[i].begin)) {
            f->exact = ways[i].exact && f->diag->severity == RV_SEV_ILLEGAL;
            if (ways[i].type)
                ways[i].type(f, f->diag->help + strlen(ways[i].begin));
            else
                type_instead(f, f->diag->help + strlen("Type "));
            return;
        }
}

void type_helps(typed *t, const char *text) {
    const rv_report *r = judge(t->before, text);
    for (int i = 0; i < r->ndiags && strlen(text) < TYPED_ROOM / 2; i++) {
        follow f = {t, text, &r->diags[i], .line = line_at(text, r->diags[i].line)};
        f.token = f.line;
        for (int k = 1; k < f.diag->column && *f.token && *f.token != '\n'; k++)
            f.token++;
        follow_help(&f);
    }
}
