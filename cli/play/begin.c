#define _POSIX_C_SOURCE 200809L /* strdup, strtok_r */
#include "play/begin.h"
#include "report.h"
#include <ctype.h>
#include <stdlib.h>
#include <string.h>

/* ---- questions ----------------------------------------------------------------------------- */

static char *trim(char *s) {
    s += strspn(s, " \t");
    size_t n = strlen(s);
    while (n && isspace((unsigned char)s[n - 1]))
        s[--n] = '\0';
    return s;
}

/* A line, which the caller frees, or NULL at the end of input. In a pipe the question has a line of
 * its own. */
static char *ask_once(run *r, line_reader *lines, const char *question) {
    if (!line_is_terminal(lines)) {
        out_printf(r->out, "%s", question);
        out_put(r->out, "\n");
    }
    out_flush(r->out);
    const char *answer = line_read(lines, question);
    return answer ? strdup(answer) : NULL;
}

static bool is_word(const char *answer, const char *word, const char *other) {
    return !strcmp(answer, word) || !strcmp(answer, other);
}

/* The same until it is an answer; NULL at `quit`, too. */
static char *ask(run *r, line_reader *lines, const char *question, const char *help) {
    for (char *line; (line = ask_once(r, lines, question)); free(line)) {
        const char *answer = trim(line);
        if (is_word(answer, "quit", "exit")) {
            free(line);
            break;
        }
        if (*answer && !is_word(answer, "help", "?"))
            return line;
        out_words(r->out, 0, 0, help);
        out_put(r->out, "\n");
    }
    return NULL;
}

static void put_quoted(out *o, const char *s) {
    rv_json j = out_json(o);
    rv_json_text(&j, NULL, s);
}

/* "edition=1 first_tile=free" is {"edition": "1", "first_tile": "free"}. */
static void put_options(out *o, char *words) {
    char *rest, *word = strtok_r(words, " \t,", &rest);
    const char *before = "options: {";
    if (!word)
        return;
    for (; word; word = strtok_r(NULL, " \t,", &rest), before = ", ") {
        char *value = strchr(word, '=');
        if (value)
            *value++ = '\0';
        out_raw(o, before);
        put_quoted(o, word);
        out_put(o, ": ");
        put_quoted(o, value ? value : "");
    }
    out_put(o, "}\n");
}

/* A letter of the name, or else of the alphabet, that no other player has. */
static char label_for(const char *name, bool taken[26]) {
    int k = -1;
    for (const char *c = name; *c && k < 0; c++)
        if (isalpha((unsigned char)*c) && !taken[toupper((unsigned char)*c) - 'A'])
            k = toupper((unsigned char)*c) - 'A';
    for (int i = 0; i < 26 && k < 0; i++)
        k = taken[i] ? -1 : i;
    if (k >= 0)
        taken[k] = true;
    return k < 0 ? '\0' : (char)('A' + k);
}

/* "Anna, Bert" are {"A": "Anna", "B": "Bert"}, and "W: Anna, B: Bert" are with these letters; empty
 * names do not count. No game has as many players as there are letters: names for which none is
 * left change nothing. */
typedef struct names {
    const char *list[RV_MAX_PLAYERS];
    int n;
} names;

/* Whether it is new; the prompt shows only the names. */
static bool add_name(names *all, const char *name) {
    for (int i = 0; i < all->n; i++)
        if (!strcmp(all->list[i], name))
            return false;
    if (all->n < RV_MAX_PLAYERS)
        all->list[all->n++] = name;
    return true;
}

/* Returns a name that two players have, or NULL. */
static const char *put_players(out *o, char *line) {
    names all = {.n = 0};
    const char *twice = NULL;
    bool taken[26] = {false};
    char *rest, *name = strtok_r(line, ",{}", &rest);
    const char *before = "";
    out_put(o, "players: {");
    for (; name; name = strtok_r(NULL, ",{}", &rest)) {
        char *colon = strchr(name, ':'), found[2] = "", *label = found;
        if (colon) {
            *colon = '\0';
            label = trim(name);
        }
        name = trim(colon ? colon + 1 : name);
        if (!colon && *name)
            found[0] = label_for(name, taken);
        if (!*label || !*name)
            continue;
        twice = add_name(&all, name) ? twice : name;
        out_raw(o, before);
        put_quoted(o, label);
        out_put(o, ": ");
        put_quoted(o, name);
        before = ", ";
    }
    out_put(o, "}\n");
    return twice;
}

/* ---- a new record -------------------------------------------------------------------------- */

/* Whether the record can be judged; if not, says why, and what is put since `n` is taken back. */
static bool is_record(run *r, out *text, size_t n, rv_status *status) {
    rv_settings s = rv_settings_default();
    size_t whole = text->n;
    out_put(text, n ? "" : "players: {A: A, B: B}\n");
    out_put(text, "moves: []\n");
    rv_case *bench = rv_case_new(r->library, &s);
    if (!bench) {
        *status = complain(r, RV_LIMIT_HIT, NULL, "memory ran out");
        return false;
    }
    const rv_text t = {.bytes = {out_text(text), text->n}, .line = 1, .number = 1};
    const rv_report *p = rv_case_judge(bench, &t);
    bool fine = p->verdict != RV_NOT_READ;
    *status = fine ? RV_FINE : p->status;
    for (int i = 0; !fine && i < p->ndiags; i++)
        if (p->diags[i].severity != RV_SEV_NOTE)
            complain(r, p->status, NULL, p->diags[i].message);
    rv_case_free(bench);
    out_back(text, fine ? whole : n);
    return fine;
}

/* "one", "one+two", "one edition=1" */
static bool put_game(run *r, out *text, char *answer, rv_status *status) {
    const rv_ruleset *rs;
    char *name = trim(answer), *end = name + strcspn(name, " \t");
    char *more = *end ? end + 1 : end;
    *end = '\0';
    if ((*status = find_ruleset(r, name, &rs)) != RV_FINE)
        return false;
    out_put(text, "reeve: 1\nrules: ");
    out_raw(text, name);
    out_put(text, "\n");
    put_options(text, more);
    return true;
}

/* "Which game? (one, two, three) ": presets are left out, but can be typed. */
static void put_question(run *r, out *question) {
    const char *name, *before = "Which game? (";
    for (int i = 0; (name = ruleset_at(r, i)); i++) {
        const rv_ruleset *rs = ruleset_if_any(r, name, NULL);
        if (!rs || strcmp(rv_ruleset_root(rs), name) != 0)
            continue;
        out_printf(question, "%s%s", before, name);
        before = ", ";
    }
    out_put(question, ") ");
}

static const char game_help[] = "Type the name of a game; join expansions with `+`. Options follow "
                                "as NAME=VALUE. At a terminal "
                                "Tab lists both. `quit` ends.";

static bool ask_game(run *r, line_reader *lines, out *text, rv_status *status) {
    bool fine = false;
    out *question = out_part(r->err);
    put_question(r, question);
    for (char *answer; !fine && (answer = ask(r, lines, out_text(question), game_help));) {
        fine = put_game(r, text, answer, status) && is_record(r, text, 0, status);
        free(answer);
    }
    return fine;
}

static bool ask_players(run *r, line_reader *lines, out *text, rv_status *status) {
    size_t n = text->n;
    for (bool fine = false; !fine;) {
        char *answer = ask(r, lines, "Who plays, in turn order? (Anna, Bert) ",
                           "Type the names, with a comma between them, or letters for the record "
                           "and names: W: Anna, B: Bert. `quit` ends.");
        if (!answer)
            return false;
        const char *twice = put_players(text, answer);
        if (twice) {
            *status = complain(r, RV_MISUSED, twice, "two players have this name");
            out_back(text, n);
        }
        fine = !twice && is_record(r, text, n, status);
        free(answer);
    }
    out_put(text, "moves: []\n");
    return true;
}

bool begin_new(run *r, line_reader *lines, out *text, rv_status *status) {
    return ask_game(r, lines, text, status) && ask_players(r, lines, text, status);
}

/* ---- completion ---------------------------------------------------------------------------- */

static void put_choice(out *words, const char *last, const char *kept, size_t n, const char *word) {
    if (strncmp(word, last + n, strlen(last + n)))
        return;
    out_bytes(words, kept, n);
    out_raw(words, word);
    out_put(words, "\n");
}

/* "one+tw" is completed behind the `+`. */
static void choose_ruleset(run *r, const char *last, out *words) {
    const char *plus = strrchr(last, '+'), *name;
    size_t n = plus ? (size_t)(plus + 1 - last) : 0;
    for (int i = 0; (name = ruleset_at(r, i)); i++)
        put_choice(words, last, last, n, name);
}

/* "edi" is `edition=`, and "edition=" its values. */
static void choose_option(const rv_ruleset *rs, const char *last, out *words) {
    const char *value = strchr(last, '=');
    size_t n = value ? (size_t)(value + 1 - last) : 0;
    rv_option_info o;
    for (int i = 0; i < rv_ruleset_options(rs); i++) {
        rv_ruleset_option(rs, i, &o);
        bool named = n && strlen(o.name) == n - 1 && !strncmp(o.name, last, n - 1);
        for (int k = 0; named && k < o.nvalues; k++)
            put_choice(words, last, last, n, o.values[k]);
        if (!n && !strncmp(o.name, last, strlen(last)))
            out_printf(words, "%s=\n", o.name);
    }
}

void begin_choices(void *ud, const char *before, const char *last, out *words) {
    run *r = ud;
    if (last == before) {
        choose_ruleset(r, last, words);
        return;
    }
    char *name = strndup(before, strcspn(before, " "));
    const rv_ruleset *rs = name ? ruleset_if_any(r, name, NULL) : NULL;
    if (rs)
        choose_option(rs, last, words);
    free(name);
}
