/* json_test.c - a program that knows reeve.h alone gets the JSON that the command line writes.
 *
 *     json_test REEVE
 *
 * The command line adds what only it knows, at the end of a line: what other editions make of it.
 */
#include "../ok.h"
#include "reeve_cli.h"
#include <stdlib.h>

enum { ROOM = 1 << 20 };

static const struct row {
    const char *command; /* after `reeve` and `--format json`, before FILE, */
    const char *what;    /* and after FILE */
    const char *file;
    int until;
    rv_question q;
} rows[] = {
    {"check", "", "fixtures/castle/kitchen-table.yaml", RV_NO_TURN, {.kind = RV_ASKED_CHECK}},
    {"check", "", "fixtures/castle/illegal.yaml", RV_NO_TURN, {.kind = RV_ASKED_CHECK}},
    {"check --rules fixtures/rulesets",
     "",
     "fixtures/castle/mistake.yaml",
     RV_NO_TURN,
     {.kind = RV_ASKED_CHECK, .more = " --rules fixtures/rulesets"}},
    {"score", "", "fixtures/castle/kitchen-table.yaml", RV_NO_TURN, {.kind = RV_ASKED_SCORE}},
    {"score", "", "fixtures/tower/attic.yaml", RV_NO_TURN, {.kind = RV_ASKED_SCORE}},
    {"score", "", "fixtures/castle/tie-shares-points.yaml", RV_NO_TURN, {.kind = RV_ASKED_SCORE}},
    {"legal --before 30", "", "fixtures/castle/illegal.yaml", RV_NO_TURN, {.kind = RV_ASKED_FAULT}},
    {"legal --actions --tile TO.RRG --before 9",
     "",
     "fixtures/tower/attic.yaml",
     8,
     {.kind = RV_ASKED_LEGAL, .tile = "TO.RRG", .turn = 9, .actions = true}},
    {"completions --areas --at 12",
     "",
     "fixtures/castle/kitchen-table.yaml",
     12,
     {.kind = RV_ASKED_COMPLETIONS, .areas = true}},
    {"why", "5", "fixtures/castle/kitchen-table.yaml", 4, {.kind = RV_ASKED_WHY, .turn = 5}},
    {"why", "9", "fixtures/tower/attic.yaml", 8, {.kind = RV_ASKED_WHY, .turn = 9}},
};

typedef struct page {
    char s[ROOM];
    size_t n;
} page;

static bool put(void *ud, const char *s, size_t n) {
    page *p = ud;
    if (p->n + n >= ROOM)
        return false;
    memcpy(p->s + p->n, s, n);
    p->s[p->n += n] = '\0';
    return true;
}

static void read_all(page *p, FILE *file) {
    p->n = file ? fread(p->s, 1, ROOM - 1, file) : 0;
    p->s[p->n] = '\0';
}

static void ask(rv_library *lib, const struct row *r, page *to) {
    static page text;
    rv_settings settings = rv_settings_default();
    settings.until = r->until;
    FILE *file = fopen(r->file, "r");
    read_all(&text, file);
    if (file)
        fclose(file);
    rv_case *c = rv_case_new(lib, &settings);
    rv_question q = r->q;
    rv_json j = {.put = put, .ud = to};
    const char *why = NULL;
    rv_status status = RV_FINE;
    const rv_text document = rv_text_of(text.s, text.n);
    rv_case_judge(c, &document);
    q.size = sizeof q;
    q.file = r->file;
    q.document = 1;
    if (q.kind == RV_ASKED_WHY)
        q.why = rv_case_why_turn(c, q.turn, &status, &why);
    to->n = 0;
    status = rv_case_json(c, &q, j.put, j.ud, &why);
    ok(status == RV_FINE && !why && to->n > 2, "%s %s: the library answers", r->command, r->file);
    rv_case_free(c);
}

/* Whether the program adds a member here: what it finds out by asking again. */
static bool is_added(const char *member) {
    static const char *const names[] = {",\"alternatives\":", ",\"otherwise\":", ",\"readings\":"};
    for (size_t i = 0; i < sizeof names / sizeof *names; i++)
        if (strncmp(member, names[i], strlen(names[i])) == 0)
            return true;
    return false;
}

/* Whether the lines are equal except for a member that the second adds. */
static bool same(const char *own, const char *other) {
    while (*own) {
        size_t n = strcspn(own, "\n"), all = strcspn(other, "\n");
        bool added = all > n && is_added(other + n - 1);
        if (!n || all < n || memcmp(own, other, n - 1) != 0 || (all > n && !added))
            return false;
        own += n + 1;
        other += all + 1;
    }
    return !*other;
}

int main(int argc, char **argv) {
    static page own, other;
    char command[256];
    rv_library *lib = rv_library_new(NULL, NULL);
    for (size_t i = 0; argc > 1 && i < sizeof rows / sizeof *rows; i++) {
        const struct row *r = &rows[i];
        ask(lib, r, &own);
        snprintf(command, sizeof command, "'%s' %s --format json '%s' %s 2>&1", argv[1], r->command,
                 r->file, r->what);
        FILE *pipe = popen(command, "r");
        read_all(&other, pipe);
        if (pipe)
            pclose(pipe);
        if (!ok(same(own.s, other.s), "%s writes it", command)) {
            print_indented(own.s);
            print_indented(other.s);
        }
    }
    ok(argc > 1, "the program is named");
    rv_library_free(lib);
    return ok_status();
}
