/* new.c - how a game begins: the words of the command line, or the answers to two questions, which
 * game it is and who plays, become the head of a record.
 */
#define _XOPEN_SOURCE 700 /* strdup, strtok_r */
#include "play/play.h"
#include "yaml/doc.h"
#include <ctype.h>
#include <stdlib.h>

static char *trim(char *s) {
    s += strspn(s, " \t");
    size_t n = strlen(s);
    while (n && isspace((unsigned char)s[n - 1]))
        s[--n] = '\0';
    return s;
}

/* An answer, which lives until the next question; the same is asked until there is one, and `help`
 * puts a text of help.txt. NULL at `quit`, and at the end of input. In a pipe the question has a
 * line of its own. */
static char *put_question(run *r, const char *question, const char *help) {
    const rv_ruleset *rs;
    for (char *line; (line = line_ask(r->out, question));) {
        char *answer = trim(line);
        if (args_answer(answer, QUIT_WORDS))
            return NULL;
        if (*answer && !args_answer(answer, HELP_WORDS))
            return answer;
        /* The games and boxes; presets are left out, but can be typed. */
        for (int i = 0; *answer && !strcmp(help, "which game") && (rs = next_ruleset(r, &i));)
            if (!strcmp(rv_facts(rs)->root, rv_facts(rs)->name))
                out_entry(r->out, rv_facts(rs)->name, rv_facts(rs)->title, 15);
        help_put(r->out, help, NULL);
    }
    return NULL;
}

/* Commas in place of all that stands between names: "Anna; Bert", "Anna und Bert", "Anna / Bert".
 */
static void part_names(char *line) {
    static const char *const joins[] = {"and", "e", "en", "et", "i", "und", "vs", "y", NULL};
    for (char *at = line; (at = strpbrk(at, " &;/+|")); at++) {
        const size_t n = *at == ' ' ? strcspn(at + 1, " ") : 0;
        if (*at != ' ' || (at[n + 1] && rv_name_find(joins, (rv_str){at + 1, n}) >= 0))
            memset(at, ',', n + 1);
    }
}

/* "Anna, Bert" and "Anna Bert" are {"A": "Anna", "B": "Bert"}; "W: Anna, B: Bert" and "W=Anna
 * B=Bert" are with these letters; empty names do not count. A name gets a letter of its own, or
 * else of the alphabet, that no other has; no game has as many players as there are letters.
 * Returns the name that is wrong, and why, or NULL.
 */
static const char *put_players(out *o, char *line, const char **why) {
    const char *names[RV_MAX_PLAYERS], *labels[RV_MAX_PLAYERS], *wrong = NULL;
    int n = 0;
    bool taken[26] = {false};
    char *rest, *name;
    rv_json j = out_json(o);
    part_names(line);
    /* Blanks divide names only where nothing else does. */
    for (char *p = strchr(line, ',') ? line + strlen(line) : line; *p; p++)
        if (*p == ' ' && p > line && !strchr(":=", p[-1]) && !strchr(" :=", p[1]))
            *p = ',';
    out_put(o, "players: ");
    rv_json_put(&j, "{");
    for (name = strtok_r(line, ",{}", &rest); name; name = strtok_r(NULL, ",{}", &rest)) {
        char *colon = strpbrk(name, ":="), found[2] = "", *label = found;
        if (colon) {
            *colon = '\0';
            label = trim(name);
        }
        name = trim(colon ? colon + 1 : name);
        if (!*name)
            continue;
        const char *c = out_joined(o, name, "ABCDEFGHIJKLMNOPQRSTUVWXYZ", NULL);
        for (; !colon && *c && !*found; c++)
            if (isalpha((unsigned char)*c) && !taken[toupper((unsigned char)*c) - 'A']) {
                found[0] = (char)toupper((unsigned char)*c);
                taken[*found - 'A'] = true;
            }
        if (!*label)
            continue;
        for (int i = 0; i < n; i++) /* the prompt has only the names */
            wrong = !strcmp(names[i], name) ? name : !strcmp(labels[i], label) ? labels[i] : wrong;
        if (!name[strspn(name, "0123456789.")]) { /* "2 players" */
            *why = "this is a number: type the names of the players";
            wrong = name;
        }
        if (n < RV_MAX_PLAYERS) {
            names[n] = name;
            labels[n++] = out_joined(o, label, NULL);
        }
        rv_json_put(&j, "%s: %s", label, name);
    }
    rv_json_put(&j, "}\n");
    return wrong;
}

/* Whether the record can be judged; if not, says why, and what is put since `n` is taken back. */
static bool is_record(run *r, out *text, size_t n, rv_status *status) {
    rv_settings s = rv_settings_default();
    size_t whole = text->n;
    out_put(text, n ? "" : "players: {A: A, B: B}\n");
    out_put(text, "moves: []\n");
    rv_case *bench = out_needed(rv_case_new(r->library, &s));
    const rv_text t = run_text(out_text(text));
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

/* Puts the head of a record by words such as "one edition=1", "River, Inns & Cathedrals". */
static bool put_game(run *r, out *text, char *words, rv_status *status) {
    char *from = words + strcspn(words, "="), *next; /* of the options */
    while (*from && from > words && !strchr(" \t,", from[-1]))
        from--;
    const char *game = out_format(r->err, "%.*s", (int)(from - words), words), *rest;
    const char *name = ruleset_meant(r, game, &rest);
    if (!name || *rest) { /* an unknown word is complained of by itself */
        game = *rest ? out_format(r->err, "%.*s", (int)strcspn(rest + 1, " "), rest + 1) : game;
        *status = find_ruleset(r, game) ? RV_FINE : RV_UNREADABLE;
        return false;
    }
    rv_json j = out_json(text);
    out_raw(text, out_joined(r->err, "reeve: 1\nrules: ", name, "\noptions: ", NULL));
    rv_json_put(&j, "{");
    for (char *word = strtok_r(from, " \t,", &next); word; word = strtok_r(NULL, " \t,", &next)) {
        char *value = strchr(word, '=');
        if (value)
            *value++ = '\0';
        rv_json_put(&j, "%s: %s", word, value ? value : "");
    }
    rv_json_put(&j, "}\n");
    return is_record(r, text, 0, status);
}

bool new_begin(play *p, out *text, rv_status *status) {
    run *r = p->r;
    char *answer = r->args->named ? out_needed(strdup(r->args->named)) : NULL;
    bool fine = answer && put_game(r, text, answer, status);
    free(answer);
    while (!fine &&
           (answer = put_question(
                r, "Which game? (castle, carcassonne, river and traders …; help) ", "which game")))
        fine = put_game(r, text, answer, status);
    size_t n = text->n;
    for (bool players = false; fine && !players;) {
        answer = put_question(r, "Who plays, in turn order? (Anna, Bert; help) ", "who plays");
        if (!answer)
            return false;
        const char *why = "two players have this name", *wrong = put_players(text, answer, &why);
        if (wrong) {
            *status = complain(r, RV_MISUSED, wrong, why);
            out_back(text, n);
        }
        players = !wrong && is_record(r, text, n, status);
    }
    out_put(text, fine ? "moves: []\n" : "");
    return fine;
}
