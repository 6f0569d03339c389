/* begin.c - a new game: its record, from the answers to questions.
 *
 * begin_new asks for the ruleset with its options, then for the players, until a bench can read the
 * record.
 */
#define _POSIX_C_SOURCE 200809L /* strtok_r */
#include "play/play.h"
#include <ctype.h>

/* ---- questions ----------------------------------------------------------------------------- */

static char *trim(char *s) {
    s += strspn(s, " \t");
    size_t n = strlen(s);
    while (n && isspace((unsigned char)s[n - 1]))
        s[--n] = '\0';
    return s;
}

/* An answer, which lives until the next question; the same is asked until there is one. NULL at
 * `quit`, and at the end of input. In a pipe the question has a line of its own. */
static char *ask(run *r, const char *question, const char *help) {
    for (char *line; (line = line_ask(r->out, question));) {
        char *answer = trim(line);
        if (!strcmp(answer, "quit") || !strcmp(answer, "exit"))
            return NULL;
        if (*answer && strcmp(answer, "help") && strcmp(answer, "?"))
            return answer;
        out_paragraph(r->out, 0, help);
    }
    return NULL;
}

/* "Anna, Bert" are {"A": "Anna", "B": "Bert"}, and "W: Anna, B: Bert" are with these letters; empty
 * names do not count. A name gets a letter of its own, or else of the alphabet, that no other has;
 * no game has as many players as there are letters. Returns a name that two players have, or NULL.
 */
static const char *put_players(out *o, char *line) {
    const char *names[RV_MAX_PLAYERS], *twice = NULL;
    int n = 0;
    bool taken[26] = {false};
    char *rest, *name = strtok_r(line, ",{}", &rest);
    rv_json j = out_json(o);
    out_put(o, "players: ");
    rv_json_put(&j, "{");
    for (; name; name = strtok_r(NULL, ",{}", &rest)) {
        char *colon = strchr(name, ':'), found[2] = "", *label = found;
        bool new = true;
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
        for (int i = 0; i < n; i++)
            new = new &&strcmp(names[i], name); /* the prompt shows only the names */
        twice = new ? twice : name;
        if (new &&n < RV_MAX_PLAYERS)
            names[n++] = name;
        rv_json_text(&j, label, name);
    }
    rv_json_put(&j, "}\n");
    return twice;
}

/* ---- a new record -------------------------------------------------------------------------- */

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

static const char game_help[] = "Type the name of a game; join expansions with `+`. Options follow "
                                "as NAME=VALUE. At a terminal "
                                "Tab lists both. `quit` ends.";

bool begin_new(run *r, out *text, rv_status *status) {
    out *question = out_part(r->err);
    const rv_ruleset *rs;
    const char *known, *before = "Which game? (";
    bool fine = false;
    char *answer;
    /* "Which game? (one, two, three) ": presets are left out, but can be typed. */
    for (int i = 0; (known = ruleset_at(r, i)); i++) {
        rs = ruleset_if_any(r, known, NULL);
        if (!rs || strcmp(rv_facts(rs)->root, known) != 0)
            continue;
        out_printf(question, "%s%s", before, known);
        before = ", ";
    }
    out_put(question, ") ");
    while (!fine && (answer = ask(r, out_text(question), game_help))) {
        /* "one", "one+two", "one edition=1 first_tile=free" */
        char *rest, *name = strtok_r(answer, " \t", &rest), *word;
        rs = find_ruleset(r, name);
        *status = rs ? RV_FINE : RV_UNREADABLE;
        if (rs) {
            rv_json j = out_json(text);
            out_raw(text, out_joined(r->err, "reeve: 1\nrules: ", name, "\noptions: ", NULL));
            rv_json_put(&j, "{");
            while ((word = strtok_r(NULL, " \t,", &rest))) {
                char *value = strchr(word, '=');
                if (value)
                    *value++ = '\0';
                rv_json_text(&j, word, value ? value : "");
            }
            rv_json_put(&j, "}\n");
            fine = is_record(r, text, 0, status);
        }
    }
    size_t n = text->n;
    for (bool players = false; fine && !players;) {
        answer = ask(r, "Who plays, in turn order? (Anna, Bert) ",
                     "Type the names, with a comma between them, or letters for the record "
                     "and names: W: Anna, B: Bert. `quit` ends.");
        if (!answer)
            return false;
        const char *twice = put_players(text, answer);
        if (twice) {
            *status = complain(r, RV_MISUSED, twice, "two players have this name");
            out_back(text, n);
        }
        players = !twice && is_record(r, text, n, status);
    }
    out_put(text, fine ? "moves: []\n" : "");
    return fine;
}
