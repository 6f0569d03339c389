#define _XOPEN_SOURCE 700 /* realpath */
#include "cmd/rules_check.h"
#include "files.h"
#include "quote.h"
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

/* A ruleset directory and its library, in which it comes before all others. */
typedef struct checked {
    run *r;
    const char *dir;  /* as typed */
    char *parent;     /* of it: where the library looks first */
    const char *name; /* of it, and of the ruleset */
    word_list places;
    load_path path;
    rv_library *library;
    load_names scripts;
} checked;

/* ---- faults -------------------------------------------------------------------------------- */

/* What was wrong in a file; an empty one if it cannot be read. */
static rv_text text_of(const char *path) {
    int error = 0;
    rv_text text = {.line = 1, .number = 1};
    text.bytes.s = file_bytes(path, &text.bytes.n, &error);
    return text;
}

static void put_fault_text(run *r, const char *path, const rv_ruleset_fault *f) {
    rv_text text = f->line ? text_of(path) : (rv_text){.line = 1};
    out_tint(r->err, TINT_STRONG);
    out_file(r->err, path);
    out_put(r->err, ":");
    if (f->line)
        out_printf(r->err, "%d:%d:", f->line, f->column);
    out_untint(r->err);
    out_put(r->err, " ");
    out_clean(r->err, f->message);
    out_put(r->err, "\n");
    if (text.bytes.s)
        quote_put(r->err, &text, f->line, f->column);
    free((char *)(uintptr_t)text.bytes.s);
}

static void put_fault_tsv(run *r, const char *path, const rv_ruleset_fault *f) {
    header(r, "file line column message");
    out_field(r->out, path);
    out_printf(r->out, "\t%d\t%d\t", f->line, f->column);
    out_field(r->out, f->message);
    out_put(r->out, "\n");
}

static void put_fault_json(run *r, const char *path, const rv_ruleset_fault *f) {
    rv_json j = out_json(r->out);
    rv_json_open(&j, NULL, '{');
    rv_json_text(&j, "file", path);
    rv_json_int(&j, "line", f->line);
    rv_json_int(&j, "column", f->column);
    rv_json_text(&j, "message", f->message);
    rv_json_line(&j);
}

static void put_fault(run *r, const char *path, const rv_ruleset_fault *f) {
    if (r->args->form == JSON)
        put_fault_json(r, path, f);
    else if (r->args->form == TSV)
        put_fault_tsv(r, path, f);
    else
        put_fault_text(r, path, f);
}

/* The library says "NAME/tiles.yaml" of DIR/tiles.yaml. */
static void put_file_fault(const checked *c, const rv_ruleset_fault *f) {
    out path;
    out_open(&path, OUT_NOWHERE, false);
    out_raw(&path, c->dir);
    if (*f->file)
        out_raw(&path, f->file + strlen(c->name));
    put_fault(c->r, out_text(&path), f);
    out_end(&path, c->r->err);
}

/* ---- the directory ------------------------------------------------------------------------- */

static rv_status no_ruleset(const checked *c) {
    load_names below;
    out what;
    out_open(&what, OUT_NOWHERE, false);
    load_rulesets_in(&below, c->dir, c->r->err);
    out_put(&what, "there is no ruleset.yaml in it");
    for (int i = 0; i < below.n; i++)
        out_printf(&what, "%s%s", i ? ", " : "; check one of the rulesets below it: ", below.s[i]);
    rv_status status = complain(c->r, RV_UNREADABLE, c->dir, out_text(&what));
    out_end(&what, c->r->err);
    load_names_free(&below);
    return status;
}

static bool has_ruleset(const checked *c) {
    struct stat st;
    out path;
    out_open(&path, OUT_NOWHERE, false);
    out_raw(&path, c->dir);
    out_put(&path, "/ruleset.yaml");
    bool has = !path.error && !stat(out_text(&path), &st);
    out_end(&path, c->r->err);
    return has;
}

/* Whether this is a directory with a ruleset. */
static rv_status look_at(const checked *c) {
    struct stat st;
    if (stat(c->dir, &st))
        return complain(c->r, RV_UNREADABLE, c->dir,
                        errno == ENOENT ? "there is no such directory" : strerror(errno));
    if (!S_ISDIR(st.st_mode))
        return complain(c->r, RV_UNREADABLE, c->dir,
                        "is a file; give the directory that contains ruleset.yaml");
    return has_ruleset(c) ? RV_FINE : no_ruleset(c);
}

/* Splits the real path, so that `.` has a name, too. */
static rv_status find_parent(checked *c) {
    c->parent = realpath(c->dir, NULL);
    char *slash = c->parent ? strrchr(c->parent, '/') : NULL;
    if (!slash)
        return complain(c->r, RV_UNREADABLE, c->dir, strerror(errno));
    *slash = '\0';
    c->name = slash + 1;
    if (!load_is_name(c->name))
        return complain(c->r, RV_UNREADABLE, c->dir,
                        "the directory has the name of its ruleset: letters, digits, - and _, at "
                        "most 64");
    return RV_FINE;
}

static rv_status open_library(checked *c) {
    const word_list *more = &c->r->args->rules;
    c->places.s = calloc((size_t)more->n + 1, sizeof *c->places.s);
    if (!c->places.s)
        return complain(c->r, RV_LIMIT_HIT, NULL, "memory ran out");
    c->places.s[c->places.n++] = *c->parent ? c->parent : "/";
    for (int i = 0; i < more->n; i++)
        c->places.s[c->places.n++] = more->s[i];
    c->path = (load_path){&c->places, c->r->err};
    rv_loader loader = load_from(&c->path);
    c->library = rv_library_new(&loader);
    return c->library ? RV_FINE : complain(c->r, RV_LIMIT_HIT, NULL, "memory ran out");
}

/* ---- its scripts --------------------------------------------------------------------------- */

/* "PATH:3: why" is a fault of line 3; Lua knows no columns. */
static rv_ruleset_fault script_fault(const char *path, const char *why) {
    rv_ruleset_fault f = {"", 0, 1, why};
    size_t n = strlen(path);
    char *end = NULL;
    long line = !strncmp(why, path, n) && why[n] == ':' ? strtol(why + n + 1, &end, 10) : 0;
    if (line > 0 && line < INT_MAX && end[0] == ':' && end[1] == ' ')
        f.line = (int)line, f.message = end + 2;
    else if (!strncmp(why, path, n) && why[n] == ':' && why[n + 1] == ' ')
        f.message = why + n + 2;
    return f;
}

static void put_script_fault(const checked *c, const char *path, const char *why) {
    const rv_ruleset_fault fault = script_fault(path, why ? why : "memory ran out");
    put_fault(c->r, path, &fault);
}

static rv_status play_games(rv_sim *sim, const char **why) {
    enum { GAMES = 5 };
    rv_status status = sim ? RV_FINE : RV_LIMIT_HIT;
    for (int i = 0; i < GAMES && status == RV_FINE; i++)
        if (!rv_sim_next(sim, false, why))
            status = rv_sim_status(sim);
    return status;
}

/* What a hook does wrong is seen only when it is called, so random games are played with it; by
 * both policies, for one of them asks hooks as well what a turn would score. */
static rv_status play_script(const checked *c, const char *path, const rv_text *text) {
    rv_settings settings = rv_settings_default();
    rv_status status = RV_FINE;
    settings.scripts = &path;
    settings.script_texts = &text->bytes;
    settings.nscripts = 1;
    for (int policy = RV_POLICY_RANDOM; status == RV_FINE && policy <= RV_POLICY_GREEDY; policy++) {
        const char *why = NULL;
        settings.policy = (rv_policy_id)policy;
        rv_sim *sim = rv_sim_new(c->library, c->name, &settings, 1, &why);
        status = play_games(sim, &why);
        if (status != RV_FINE)
            put_script_fault(c, path, why);
        rv_sim_free(sim);
    }
    return status;
}

static rv_status check_script(const checked *c, const rv_ruleset *rs, const char *path) {
    const char *why = "memory ran out";
    const rv_script_info *info = NULL;
    rv_text text = text_of(path);
    if (!text.bytes.s)
        return complain(c->r, RV_UNREADABLE, path, "cannot be read");
    rv_scripts *bench = rv_scripts_new(c->library, rs);
    rv_status status = bench ? rv_scripts_add(bench, path, &text.bytes, &info, &why) : RV_LIMIT_HIT;
    status = status == RV_MISUSED ? RV_SCRIPT_FAILED : status;
    if (status != RV_FINE)
        put_script_fault(c, path, why);
    for (int i = 0; status == RV_FINE && i < info->ndoubts; i++)
        complain(c->r, RV_FINE, path, info->doubts[i]);
    rv_scripts_free(bench);
    if (status == RV_FINE)
        status = play_script(c, path, &text);
    free((char *)(uintptr_t)text.bytes.s);
    return status;
}

static rv_status check_scripts(checked *c, const rv_ruleset *rs) {
    rv_status status = RV_FINE;
    struct stat st;
    out path;
    out_open(&path, OUT_NOWHERE, false);
    out_raw(&path, c->dir);
    out_put(&path, "/scripts");
    if (!path.error && !stat(out_text(&path), &st) && !S_ISDIR(st.st_mode))
        status = complain(c->r, RV_UNREADABLE, out_text(&path),
                          "is a file; its name is that of the directory of scripts");
    load_scripts_in(&c->scripts, out_text(&path), c->r->err);
    for (int i = 0; i < c->scripts.n && !path.error; i++) {
        out_reset(&path);
        out_raw(&path, c->dir);
        out_put(&path, "/scripts/");
        out_raw(&path, c->scripts.s[i]);
        out_put(&path, ".lua");
        status = worse(status, check_script(c, rs, out_text(&path)));
    }
    out_end(&path, c->r->err);
    return status;
}

/* ---- the answer ---------------------------------------------------------------------------- */

static void put_fine_text(const checked *c, const rv_ruleset *rs) {
    out *o = c->r->out;
    out_clean(o, c->dir);
    out_put(o, ": fine: ");
    out_clean(o, rv_ruleset_name(rs));
    out_printf(o, ", tiles %d, options %d, rules %d, scripts %d\n", rv_ruleset_tiles(rs),
               rv_ruleset_options(rs), rv_ruleset_rules(rs), c->scripts.n);
}

static void put_fine_json(const checked *c, const rv_ruleset *rs) {
    rv_json j = out_json(c->r->out);
    rv_json_open(&j, NULL, '{');
    rv_json_text(&j, "ruleset", rv_ruleset_name(rs));
    rv_json_int(&j, "tiles", rv_ruleset_tiles(rs));
    rv_json_int(&j, "options", rv_ruleset_options(rs));
    rv_json_int(&j, "rules", rv_ruleset_rules(rs));
    rv_json_texts(&j, "scripts", (const char *const *)c->scripts.s, c->scripts.n);
    rv_json_line(&j);
}

static rv_status check_ruleset(checked *c) {
    const rv_ruleset_fault *faults;
    const char *why = NULL;
    const rv_ruleset *rs = rv_library_ruleset(c->library, c->name, &why);
    int n = rs ? 0 : rv_library_faults(c->library, c->name, &faults);
    for (int i = 0; i < n; i++)
        put_file_fault(c, &faults[i]);
    if (!rs && !n)
        return complain(c->r, why == rv_memory_ran_out ? RV_LIMIT_HIT : RV_UNREADABLE, c->dir, why);
    if (!rs)
        return RV_UNREADABLE;
    rv_status status = check_scripts(c, rs);
    if (status == RV_FINE && c->r->args->form == JSON)
        put_fine_json(c, rs);
    else if (status == RV_FINE && c->r->args->form == TEXT)
        put_fine_text(c, rs);
    return status;
}

rv_status rules_check(run *r) {
    checked c = {.r = r, .dir = r->args->check};
    if (r->args->operands.n || r->args->scripts.n)
        return complain(r, RV_MISUSED, NULL,
                        "--check DIR judges the ruleset in DIR: give no ruleset and no --script");
    rv_status status = look_at(&c);
    if (status == RV_FINE)
        status = find_parent(&c);
    if (status == RV_FINE)
        status = open_library(&c);
    if (status == RV_FINE)
        status = check_ruleset(&c);
    load_names_free(&c.scripts);
    rv_library_free(c.library);
    free(c.places.s);
    free(c.parent);
    return status;
}
