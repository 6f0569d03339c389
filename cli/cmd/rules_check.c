/* rules_check.c - rules --check DIR: whether a ruleset that somebody writes can be used.
 *
 * A library of its own looks for the ruleset in the parent of DIR, before all other places. Then
 * the scripts of the folder are loaded and random games are played with them, those that are always
 * in force together and each other one besides: what a function does wrong is seen only when it is
 * called. Each fault is a line in the form that was asked for.
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

static void put_fault(run *r, const char *path, const rv_ruleset_fault *f) {
    rv_json j = out_json(r->out);
    struct stat st;
    rv_text text = {.line = 1};
    switch (r->args->form) {
    case JSON:
        rv_json_open(&j, NULL, '{');
        rv_json_text(&j, "file", path);
        rv_json_int(&j, "line", f->line);
        rv_json_int(&j, "column", f->column);
        rv_json_text(&j, "message", f->message);
        rv_json_line(&j);
        break;
    case TSV:
        header(r, "file line column message");
        out_field(r->out, path);
        out_printf(r->out, "\t%d\t%d\t", f->line, f->column);
        out_field(r->out, f->message);
        out_put(r->out, "\n");
        break;
    default:
        /* Of a link no line is printed: it may point out of a stranger's directory, to any file. */
        if (f->line && !lstat(path, &st) && !S_ISLNK(st.st_mode))
            text = text_of(path);
        out_tint(r->err, TINT_STRONG);
        out_file(r->err, path);
        out_put(r->err, ":");
        if (f->line)
            out_printf(r->err, "%d:%d:", f->line, f->column);
        out_untint(r->err);
        out_printf(r->err, " %s\n", f->message);
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

/* A script in the folder. */
typedef struct tried {
    const char *name; /* in records */
    out path;
    rv_text text;
    rv_scripts *bench;
    const rv_script_info *info; /* NULL: it is no script */
    bool own;                   /* the ruleset has it always in force */
    bool *called;               /* hook by hook, and then action by action */
} tried;

/* Those that are being tried together. */
typedef struct trial {
    const checked *c;
    tried *all;
    int n, games;
} trial;

static rv_status load_script(const checked *c, const rv_ruleset *rs, tried *t) {
    const char *why = "memory ran out", *path = out_text(&t->path);
    t->text = text_of(path);
    if (!t->text.bytes.s)
        return complain(c->r, RV_UNREADABLE, path, "cannot be read");
    t->bench = rv_scripts_new(c->library, rs);
    rv_status status =
        t->bench ? rv_scripts_add(t->bench, path, &t->text.bytes, &t->info, &why) : RV_LIMIT_HIT;
    if (status == RV_FINE &&
        !(t->called = calloc((size_t)(t->info->nhooks + t->info->nactions) + 1, sizeof(bool))))
        status = RV_LIMIT_HIT;
    if (status != RV_FINE)
        put_script_fault(c, path, why);
    return status == RV_MISUSED ? RV_SCRIPT_FAILED : status;
}

/* ---- what random games show ---------------------------------------------------------------- */

static void see_call(void *ud, const rv_traced *call) {
    trial *all = ud;
    for (tried *t = all->all; call->hook && t - all->all < all->n; t++) {
        if (!t->info || strcmp(t->info->name, call->script))
            continue;
        for (int i = 0; i < t->info->nhooks; i++)
            t->called[i] |= !strcmp(call->hook, t->info->hooks[i].name);
        for (int i = 0; i < t->info->nactions; i++) {
            const char *key = t->info->actions[i].key;
            size_t n = strlen(key);
            t->called[t->info->nhooks + i] |=
                !strncmp(call->hook, key, n) && !strcmp(call->hook + n, ".act");
        }
    }
}

static bool all_called(const trial *all, bool own) {
    for (const tried *t = all->all; t - all->all < all->n; t++)
        for (int i = 0; t->own == own && t->info && i < t->info->nhooks + t->info->nactions; i++)
            if (!t->called[i])
                return false;
    return true;
}

/* A script that is always in force is called by its name, not by its path. */
static void put_trial_fault(const trial *all, tried *one, const char *why) {
    const char *at = strstr(why, ".lua:");
    for (tried *t = all->all; at && t - all->all < all->n; t++) {
        size_t n = strlen(t->name);
        if (strncmp(why, t->name, n) || why + n != at)
            continue;
        const char *path = out_text(&t->path);
        out *whole = out_part(all->c->r->err);
        out_raw(whole, path);
        out_raw(whole, at + strlen(".lua"));
        put_script_fault(all->c, path, out_text(whole));
        return;
    }
    put_script_fault(all->c, one ? out_text(&one->path) : all->c->dir, why);
}

/* A few games by each policy, for one of them asks hooks as well what a turn would score; more as
 * long as something of the scripts was never called. */
static rv_status play_games(trial *all, tried *one, rv_settings *settings, int few, int many) {
    rv_status status = RV_FINE;
    for (int policy = RV_POLICY_RANDOM; status == RV_FINE && policy <= RV_POLICY_GREEDY; policy++) {
        const char *why = NULL;
        settings->policy = (rv_policy_id)policy;
        rv_sim *sim = rv_sim_new(all->c->library, all->c->name, settings, 1, &why);
        status = sim ? RV_FINE : RV_SCRIPT_FAILED;
        for (int i = 0; status == RV_FINE && i < (all_called(all, !one) ? few : many); i++) {
            all->games++;
            if (!rv_sim_next(sim, false, &why))
                status = rv_sim_status(sim);
        }
        out what;
        out_open(&what, OUT_NOWHERE, false);
        out_printf(&what, "%s", why ? why : "memory ran out");
        if (settings->noptions)
            out_printf(&what, " (with --option %s)", settings->options[0]);
        if (status != RV_FINE)
            put_trial_fault(all, one, out_text(&what));
        out_end(&what, all->c->r->err);
        rv_sim_free(sim);
    }
    return status;
}

/* Each value of an option but the default; of numbers the least and the greatest. `of`: "SCRIPT."
 * of the options of a script. */
static rv_status play_option(trial *all, tried *one, rv_settings *settings, const char *of,
                             const rv_option_info *o) {
    enum { FEW = 1, MANY = 2, MOST = 120 };
    rv_status status = RV_FINE;
    for (int v = 0; status == RV_FINE && v < o->nvalues && all->games < MOST; v++) {
        if (v == o->standard || (o->number && v && v < o->nvalues - 1))
            continue;
        out word;
        out_open(&word, OUT_NOWHERE, false);
        out_printf(&word, "%s%s%s=%s", of, *of ? "." : "", o->name, o->values[v]);
        settings->options = (const char *[]){out_text(&word)};
        settings->noptions = 1;
        status = play_games(all, one, settings, FEW, MANY);
        out_end(&word, all->c->r->err);
    }
    return status;
}

/* What a function does wrong is seen only when it is called, so random games are played with the
 * scripts that are always in force, and (unless it is NULL) with one more; first as the rules are,
 * and then with each value of each option. */
static rv_status play_script(trial *all, const rv_ruleset *rs, tried *one) {
    const char *path = one ? out_text(&one->path) : NULL;
    rv_settings settings = rv_settings_default();
    settings.scripts = &path;
    settings.script_texts = one ? &one->text.bytes : NULL;
    settings.nscripts = one != NULL;
    settings.trace = see_call;
    settings.trace_ud = all;
    settings.prove = true;
    all->games = 0;
    rv_status status = play_games(all, one, &settings, 5, 20);
    for (int i = 0; status == RV_FINE && i < rv_ruleset_options(rs); i++) {
        rv_option_info o;
        rv_ruleset_option(rs, i, &o);
        status = play_option(all, one, &settings, "", &o);
    }
    for (tried *t = all->all; t - all->all < all->n; t++)
        for (int i = 0; (t == one || t->own) && t->info && i < t->info->noptions; i++)
            if (status == RV_FINE)
                status = play_option(all, one, &settings, t->info->name, &t->info->options[i]);
    return status;
}

/* What is probably a mistake, and is no fault. */
static void doubt(const trial *all, tried *t, int line, const char *what) {
    run *r = all->c->r;
    complain(r, RV_FINE, out_text(&t->path), out_format(r->err, "line %d: %s", line, what));
}

static void put_doubts(const trial *all, const rv_ruleset *rs, tried *t) {
    const rv_script_info *info = t->info;
    out *err = all->c->r->err;
    for (int i = 0; i < info->ndoubts; i++)
        complain(all->c->r, RV_FINE, out_text(&t->path), info->doubts[i]);
    for (int i = 0; i < info->nactions; i++)
        if (*info->actions[i].rule && !rv_ruleset_find_rule(rs, info->actions[i].rule))
            doubt(all, t, info->actions[i].line,
                  out_format(err, "the ruleset has no text of rule %s", info->actions[i].rule));
    for (int i = 0; i < info->nhooks; i++)
        if (!t->called[i])
            doubt(all, t, info->hooks[i].line,
                  out_format(err, "hook `%s` was never called in %d random games",
                             info->hooks[i].name, all->games));
    for (int i = 0; i < info->nactions; i++)
        if (!t->called[info->nhooks + i])
            doubt(all, t, info->actions[i].line,
                  out_format(err, "action `%s` was never done in %d random games",
                             info->actions[i].key, all->games));
}

static rv_status try_scripts(trial *all, const rv_ruleset *rs) {
    bool any = rv_ruleset_script(rs, 0), broken = false;
    rv_status status = RV_FINE, one;
    for (tried *t = all->all; t - all->all < all->n; t++) {
        for (int i = 0; rv_ruleset_script(rs, i); i++)
            t->own |= !strcmp(t->name, rv_ruleset_script(rs, i));
        status = worse(status, load_script(all->c, rs, t));
        broken |= t->own && !t->info;
    }
    if (any && !broken)
        status = worse(status, one = play_script(all, rs, NULL)), broken = one != RV_FINE;
    for (tried *t = all->all; t - all->all < all->n && !broken; t++)
        if (t->own)
            put_doubts(all, rs, t);
    for (tried *t = all->all; t - all->all < all->n && !broken; t++) {
        if (t->own || !t->info)
            continue;
        status = worse(status, one = play_script(all, rs, t));
        if (one == RV_FINE)
            put_doubts(all, rs, t);
    }
    return status;
}

static rv_status check_scripts(checked *c, const rv_ruleset *rs) {
    rv_status status = RV_FINE;
    struct stat st;
    out *path = out_part(c->r->err);
    out_raw(path, c->dir);
    out_put(path, "/scripts");
    if (!path->error && !stat(out_text(path), &st) && !S_ISDIR(st.st_mode))
        status = complain(c->r, RV_UNREADABLE, out_text(path),
                          "is a file; its name is that of the directory of scripts");
    load_scripts_in(&c->scripts, out_text(path), c->r->err);
    trial all = {.c = c, .all = calloc((size_t)c->scripts.n + 1, sizeof *all.all)};
    for (; all.all && all.n < c->scripts.n; all.n++) {
        tried *t = &all.all[all.n];
        t->name = c->scripts.s[all.n];
        out_open(&t->path, OUT_NOWHERE, false);
        out_raw(&t->path, out_text(path));
        out_printf(&t->path, "/%s.lua", t->name);
    }
    status = all.all ? worse(status, try_scripts(&all, rs))
                     : complain(c->r, RV_LIMIT_HIT, NULL, "memory ran out");
    for (tried *t = all.all; t - all.all < all.n; t++) {
        rv_scripts_free(t->bench);
        free((char *)(uintptr_t)t->text.bytes.s);
        free(t->called);
        out_end(&t->path, c->r->err);
    }
    free(all.all);
    return status;
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
        put_fault(r, out_text(path), &faults[i]);
    }
    if (!rs && !n)
        return complain(r, why == rv_memory_ran_out ? RV_LIMIT_HIT : RV_UNREADABLE, c->dir, why);
    if (!rs)
        return RV_UNREADABLE;
    rv_status status = check_scripts(c, rs);
    int tiles = rv_ruleset_tiles(rs), noptions = rv_ruleset_options(rs);
    if (status == RV_FINE && r->args->form == JSON) {
        rv_json j = out_json(r->out);
        rv_json_open(&j, NULL, '{');
        rv_json_text(&j, "ruleset", rv_ruleset_name(rs));
        rv_json_int(&j, "tiles", tiles);
        rv_json_int(&j, "options", noptions);
        rv_json_int(&j, "rules", rv_ruleset_rules(rs));
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
