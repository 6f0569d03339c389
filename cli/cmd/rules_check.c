/* rules_check.c - rules --check DIR: whether a ruleset that somebody writes can be used.
 *
 * A library of its own looks for the ruleset in the parent of DIR, before all other places. Each
 * fault, and each note, is a line in the form that was asked for.
 */
#define _XOPEN_SOURCE 700 /* lstat, realpath */
#include "cmd/rules.h"
#include "files.h"
#include "quote.h"
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* ---- faults -------------------------------------------------------------------------------- */

rv_text check_text(const char *path) {
    int error = 0;
    rv_text text = {.line = 1, .number = 1};
    text.bytes.s = file_bytes(path, &text.bytes.n, &error);
    return text;
}

void check_put(run *r, const char *path, const rv_ruleset_fault *f, bool fault) {
    rv_json j = out_json(r->out);
    const char *severity = fault ? "fault" : "note";
    struct stat st;
    rv_text text = {.line = 1};
    switch (r->args->form) {
    case JSON:
        rv_json_put(&j, "{file: %s, line: %d, column: %d, message: %s, severity: %s}\n", path,
                    f->line, f->column, f->message, severity);
        break;
    case TSV:
        header(r, "file line column message severity");
        out_field(r->out, path);
        out_printf(r->out, "\t%d\t%d\t", f->line, f->column);
        out_field(r->out, f->message);
        out_printf(r->out, "\t%s\n", severity);
        break;
    default:
        /* Of a link no line is printed: it may point out of a stranger's directory, to any file. */
        if (f->line && !lstat(path, &st) && !S_ISLNK(st.st_mode))
            text = check_text(path);
        out_passing(r->err, "");
        out_tint(r->err, TINT_STRONG);
        out_file(r->err, path);
        out_put(r->err, ":");
        if (f->line)
            out_printf(r->err, "%d:%d:", f->line, f->column);
        out_untint(r->err);
        out_printf(r->err, " %s%s\n", fault ? "" : "note: ", f->message);
        if (text.bytes.s)
            quote_put(r->err, &text, f->line, f->column);
        free((char *)(uintptr_t)text.bytes.s);
        break;
    }
}

/* ---- the directory ------------------------------------------------------------------------- */

/* Opens the library if this is a directory with a ruleset. Its real path is split, so that `.` has
 * a name, too. */
static rv_status open_directory(checked *c) {
    run *r = c->r;
    const word_list *more = &r->args->rules;
    struct stat st;
    if (stat(c->dir, &st))
        return complain(r, RV_UNREADABLE, c->dir,
                        errno == ENOENT ? "there is no such directory" : strerror(errno));
    if (!S_ISDIR(st.st_mode))
        return complain(r, RV_UNREADABLE, c->dir,
                        "is a file; give the directory that contains ruleset.yaml");
    out *path = out_part(r->err), *what = out_part(r->err);
    out_raw(path, c->dir);
    out_put(path, "/ruleset.yaml");
    if (path->error || stat(out_text(path), &st)) {
        load_names below;
        load_rulesets_in(&below, c->dir, r->err);
        out_put(what, "there is no ruleset.yaml in it");
        for (int i = 0; i < below.n; i++)
            out_printf(what, "%s%s",
                       i ? ", " : "; check one of the rulesets below it: ", below.s[i]);
        load_names_free(&below);
        return complain(r, RV_UNREADABLE, c->dir, out_text(what));
    }
    c->parent = realpath(c->dir, NULL);
    char *slash = c->parent ? strrchr(c->parent, '/') : NULL;
    if (!slash)
        return complain(r, RV_UNREADABLE, c->dir, strerror(errno));
    *slash = '\0';
    c->name = slash + 1;
    if (!load_is_name(c->name))
        return complain(r, RV_UNREADABLE, c->dir,
                        "the directory has the name of its ruleset: letters, digits, - and _, at "
                        "most 64");
    c->places.s = calloc((size_t)more->n + 1, sizeof *c->places.s);
    if (!c->places.s)
        return complain(r, RV_LIMIT_HIT, NULL, "memory ran out");
    c->places.s[c->places.n++] = *c->parent ? c->parent : "/";
    for (int i = 0; i < more->n; i++)
        c->places.s[c->places.n++] = more->s[i];
    c->path = (load_path){&c->places, r->err};
    rv_loader loader = load_from(&c->path);
    c->library = rv_library_new(&loader);
    return c->library ? RV_FINE : complain(r, RV_LIMIT_HIT, NULL, "memory ran out");
}

/* ---- the answer ---------------------------------------------------------------------------- */

static rv_status check_ruleset(checked *c) {
    run *r = c->r;
    const rv_ruleset_fault *faults;
    const char *why = NULL;
    const rv_ruleset *rs = rv_library_ruleset(c->library, c->name, &why);
    int n = rs ? 0 : rv_library_faults(c->library, c->name, &faults);
    for (int i = 0; i < n; i++) { /* the library says "NAME/tiles.yaml" of DIR/tiles.yaml */
        out *path = out_part(r->err);
        out_raw(path, c->dir);
        if (*faults[i].file)
            out_raw(path, faults[i].file + strlen(c->name));
        check_put(r, out_text(path), &faults[i], true);
    }
    if (!rs && !n)
        return complain(r, why == rv_memory_ran_out ? RV_LIMIT_HIT : RV_UNREADABLE, c->dir, why);
    if (!rs)
        return RV_UNREADABLE;
    rv_status status = check_scripts(c, rs);
    int tiles = rv_ruleset_tiles(rs), noptions = rv_ruleset_options(rs);
    if (status == RV_FINE && r->args->form == JSON) {
        rv_json j = out_json(r->out);
        rv_json_put(&j, "{ruleset: %s, tiles: %d, options: %d, rules: %d", rv_ruleset_name(rs),
                    tiles, noptions, rv_ruleset_rules(rs));
        rv_json_texts(&j, "scripts", (const char *const *)c->scripts.s, c->scripts.n);
        rv_json_line(&j);
    } else if (status == RV_FINE && r->args->form == TEXT) {
        out_printf(r->out, "%s: fine: %s, tiles %d, options %d, rules %d, scripts %d\n", c->dir,
                   rv_ruleset_name(rs), tiles, noptions, rv_ruleset_rules(rs), c->scripts.n);
    }
    return status;
}

rv_status rules_check(run *r) {
    checked c = {.r = r, .dir = r->args->check};
    if (r->args->operands.n || r->args->scripts.n)
        return complain(r, RV_MISUSED, NULL,
                        "--check DIR judges the ruleset in DIR: give no ruleset and no --script");
    rv_status status = open_directory(&c);
    if (status == RV_FINE)
        status = check_ruleset(&c);
    load_names_free(&c.scripts);
    rv_library_free(c.library);
    free(c.places.s);
    free(c.parent);
    return status;
}
