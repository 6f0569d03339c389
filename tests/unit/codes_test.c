/* codes_test.c - every diagnostic code has its failing fixture, and the fixture raises that code.
 *
 *     codes_test [DIRECTORY …]
 *
 * DIRECTORY/CODE.yaml, in one of them, or of fixtures/NAME/bad, is judged through the public API:
 * it must be complained of, with this code and no other. Codes that no file can raise by itself
 * stand below, each with the reason; cases of tests/cases/diag show them.
 */
#include "../ok.h"
#include "reeve_cli.h"
#include <dirent.h>
#include <glob.h>
#include <stdlib.h>
#include <string.h>

static const struct {
    const char *code, *reason;
} without[] = {
    {"no-memory", "the machine's fault, not a file's"},
    {"too-long", "a file of more than a megabyte is made by a case, not kept"},
    {"too-long-word", "a word of more than 16 KiB is made by a case, not kept"},
    {"look-several", "no look of the castle set leaves a choice; a case brings a set of its own"},
    {"castle-shared",
     "no play brings two owners into a small city; a case goes on from one that does"},
    {"script-failed", "the scripts that come with reeve run; a case brings one that does not"},
    {"script-limit", "the scripts that come with reeve end; a case brings one that does not"},
    {"order-limit",
     "the scripts that come with reeve leave few orders to try; a case brings another"},
    {"more-complaints", "stands behind a hundred others; a case makes them"},
    {"turn-ended", "no script that comes with reeve ends a turn; a case brings one that does"},
    {"accepted", "asked for with --accept"},
    {"skipped", "asked for with --all"},
    {"action-value", "no ruleset that comes with reeve has scripts; cases bring some that have"},
    {"action-after", "no ruleset that comes with reeve has scripts; cases bring some that have"},
    {"action-open", "no ruleset that comes with reeve has scripts; cases bring some that have"},
    {"drawn-first",
     "the start tile of the river yields only to a start of another box; a case brings one"},
    {"tile-not-held", "no ruleset that comes with reeve has tiles in hand; cases bring one"},
    {"position-token", "no ruleset that comes with reeve has tokens; cases bring one that does"},
    {"position-assumed", "asked for with --now"},
    {"action-possible", "told by play"},
    {"misread-board", "explains other codes"},
    {"misread-tile", "explains other codes"},
    {"misread-either", "doubts what fits"},
};

static const char *reason_without(const char *code) {
    for (size_t i = 0; i < sizeof without / sizeof *without; i++)
        if (strcmp(without[i].code, code) == 0)
            return without[i].reason;
    return NULL;
}

static bool is_code(const char *name, size_t n) {
    for (int i = 0; i < rv_codes(); i++) {
        const rv_code_info info = rv_code(i);
        if (strlen(info.code) == n && memcmp(info.code, name, n) == 0)
            return true;
    }
    return false;
}

/* ---- judging ------------------------------------------------------------------------------- */

static long read_file(void *ud, char *to, size_t n) {
    FILE *file = ud;
    size_t k = fread(to, 1, n, file);
    return ferror(file) ? -1 : (long)k;
}

static void print_diagnostics(const rv_report *r) {
    for (int i = 0; i < r->ndiags; i++)
        printf("  %d:%d: %s [%s]\n", r->diags[i].line, r->diags[i].column, r->diags[i].message,
               r->diags[i].code);
}

/* Whether this code, and no other, is reported; notes that explain another code do not count. */
static bool only(const rv_report *r, const rv_code_info *info) {
    bool note = info->severity == RV_SEV_NOTE, found = false;
    for (int i = 0; i < r->ndiags; i++) {
        bool same = strcmp(r->diags[i].code, info->code) == 0;
        if (!same && (note || r->diags[i].severity != RV_SEV_NOTE))
            return false;
        found |= same && r->diags[i].severity == info->severity;
    }
    return found;
}

static bool marked(const rv_report *r) {
    for (int i = 0; i < r->ndiags; i++)
        if (r->diags[i].line < 1 || r->diags[i].column < 1)
            return false;
    return true;
}

/* Every diagnostic that depends on a rule cites it; a script cites the rule that it plays. */
static bool cites(const rv_report *r) {
    for (int i = 0; i < r->ndiags; i++) {
        const rv_diag *d = &r->diags[i];
        const char *const own_codes[] = {"house-rule", "ruled-out", "tile-waits", "no-hole",
                                         "no-corner"};
        bool own = false; /* its rule is that of a script, a kind, a figure or a mark */
        for (size_t k = 0; k < sizeof own_codes / sizeof *own_codes; k++)
            own |= strcmp(d->code, own_codes[k]) == 0;
        if (own ? !*d->rule : r->ruleset && strcmp(d->rule, rv_code_rule(r->ruleset, d->code)) != 0)
            return false;
    }
    return true;
}

static void check_report(const rv_report *r, const rv_code_info *info) {
    bool note = info->severity == RV_SEV_NOTE;
    bool good = ok(only(r, info), "the fixture of %s raises this code and no other", info->code);
    good &= ok(marked(r), "%s names a place in the file", info->code);
    good &= ok(cites(r), "%s cites the rule it rests on", info->code);
    good &= ok((r->verdict == RV_LEGAL) == note && (r->status == RV_FINE) == note,
               "%s decides the verdict unless it is a note", info->code);
    if (!good)
        print_diagnostics(r);
}

/* Judges the fixture of a code in one directory, if it exists. */
static bool judge(rv_case *bench, const char *directory, const rv_code_info *info) {
    char path[256];
    snprintf(path, sizeof path, "%s/%s.yaml", directory, info->code);
    FILE *file = fopen(path, "rb");
    if (!file)
        return false;
    rv_stream *stream = rv_stream_new(read_file, file);
    const rv_text *text = stream ? rv_stream_next(stream) : NULL;
    if (ok(text, "%s is read", path))
        check_report(rv_case_judge(bench, text), info);
    rv_stream_free(stream);
    fclose(file);
    return true;
}

static void judge_all(rv_case *bench, const char *const *directories, const rv_code_info *info) {
    const char *reason = reason_without(info->code);
    int n = 0;
    for (; *directories; directories++)
        n += judge(bench, *directories, info);
    if (reason)
        ok(n == 0, "%s has no fixture: %s", info->code, reason);
    else
        ok(n > 0, "%s has a fixture", info->code);
}

/* ---- the table ----------------------------------------------------------------------------- */

static void check_texts(const rv_code_info *info) {
    bool note = info->severity == RV_SEV_NOTE;
    ok(*info->explanation && (*info->right || note) && *info->summary,
       "%s is explained, and what would be right is said", info->code);
}

static void check_codes(rv_case *bench, const char *const *directories) {
    for (int i = 0; i < rv_codes(); i++) {
        const rv_code_info info = rv_code(i);
        check_texts(&info);
        judge_all(bench, directories, &info);
    }
}

/* A file for a code that no longer exists would be overlooked. */
static void check_files(const char *directory) {
    DIR *d = opendir(directory);
    const struct dirent *e;
    if (!ok(d != NULL, "there is a directory %s", directory))
        return;
    while ((e = readdir(d)) != NULL) {
        const char *end = strrchr(e->d_name, '.');
        if (e->d_name[0] != '.')
            ok(end && strcmp(end, ".yaml") == 0 && is_code(e->d_name, (size_t)(end - e->d_name)),
               "%s/%s is named after a code", directory, e->d_name);
    }
    closedir(d);
}

static void check_reasons(void) {
    for (size_t i = 0; i < sizeof without / sizeof *without; i++)
        ok(is_code(without[i].code, strlen(without[i].code)), "%s, which has no fixture, is a code",
           without[i].code);
}

int main(int argc, char **argv) {
    glob_t usual = {0};
    bool found = argc > 1 || glob("fixtures/*/bad", 0, NULL, &usual) == 0;
    const char *const *directories = (const char *const *)(argc > 1 ? argv + 1 : usual.gl_pathv);
    rv_library *library = rv_library_new(NULL, NULL);
    rv_case *bench = library ? rv_case_new(library, NULL) : NULL;
    if (ok(bench != NULL, "there is a bench") && ok(found, "there are fixtures of bad documents")) {
        check_codes(bench, directories);
        for (int i = 0; directories[i]; i++)
            check_files(directories[i]);
        check_reasons();
    }
    rv_case_free(bench);
    rv_library_free(library);
    globfree(&usual);
    return ok_status();
}
