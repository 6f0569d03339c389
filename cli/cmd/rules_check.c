/* rules_check.c - rules --check DIR: whether a ruleset that somebody writes can be used.
 *
 * A library of its own looks for the ruleset in the parent of DIR, before all other places. Each
 * fault, and each note, is a line in the form that was asked for.
 *
 * What a function of a script does wrong is seen only when it is called. So games are played with
 * the scripts that are always in force together, and with each other one besides; first as the
 * rules are, then with each value of each option. Each game is judged as `check` does, and gone on
 * with from a position in its middle, for the record must say all that the script needs.
 */
#define _XOPEN_SOURCE 700 /* lstat, realpath */
#include "jcz/jcz.h"
#include "report.h"
#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <sys/stat.h>

/* A script in the folder. */
typedef struct tried {
    const char *name, *path; /* name: in records */
    rv_str text;
    rv_scripts *bench;
    const rv_script_info *info; /* NULL: it is no script */
    bool own;                   /* the ruleset has it always in force */
    bool *called;               /* hook by hook, and then action by action */
} tried;

/* A ruleset directory and its library, in which it comes before all others; and the scripts that
 * are being tried together: all that are always in force, and one more or (NULL) none. */
typedef struct checked {
    run *r;
    const char *dir;  /* as typed */
    char *parent;     /* of it: where the library looks first */
    const char *name; /* of it, and of the ruleset */
    word_list places;
    load_path path;
    rv_library *library;
    load_names scripts;
    const rv_ruleset *rs;
    tried *all, *one;
    int n, games;
    rv_status status; /* the worst so far */
    rv_arena arena;   /* of what it says of saved games */
} checked;

/* ---- faults ---------------------------------------------------------------------------------- */

/* Prints what is wrong at a place of a file, with its status, or (RV_FINE) what is probably a
 * mistake. Line 0: it is not known. */
static void check_put(checked *c, const char *path, int line, int column, const char *message,
                      rv_status status) {
    run *r = c->r;
    const char *severity = status ? "fault" : "note";
    struct stat st;
    rv_text text = {.line = 1};
    c->status = worse(c->status, status);
    switch (r->args->form) {
    case JSON:
        rv_json_put(&r->json, "{file: %s, line: %d, column: %d, message: %s, severity: %s}\n", path,
                    line, column, message, severity);
        break;
    case TSV:
        header(r, "file line column message severity");
        out_fields(r->out, "%s\t%d\t%d\t%s\t%s\n", path, line, column, message, severity);
        break;
    default:
        /* No line of a link is printed: it may point out of a stranger's directory, to any file. */
        if (line && !lstat(path, &st) && !S_ISLNK(st.st_mode))
            text.bytes.s = file_bytes(path, &text.bytes.n);
        out_passing(r->err, "");
        out_tint(r->err, TINT_STRONG);
        out_file(r->err, path);
        out_put(r->err, ":");
        if (line)
            out_printf(r->err, "%d:%d:", line, column);
        out_untint(r->err);
        out_printf(r->err, " %s%s\n", status ? "" : "note: ", message);
        if (text.bytes.s)
            quote_put(r->err, &text, line, column);
        free((char *)(uintptr_t)text.bytes.s);
        break;
    }
}

/* "PATH:3: why" is a fault of line 3, for Lua knows no columns; a script that is always in force is
 * called by its name, not by its path. What names none of them is a fault of `one`, or of all. */
static void put_fault(checked *c, const tried *one, const char *why) {
    run *r = c->r;
    const char *at = strstr(why, ".lua:"), *behind = at ? at + strlen(".lua") : NULL;
    for (tried *t = c->all; at && t - c->all < c->n; t++) {
        size_t n = strlen(t->name), whole = strlen(t->path);
        const char *begin = at - why < (ptrdiff_t)n ? at : at - n;
        /* or it is the end of a longer name */
        if (strncmp(begin, t->name, n) || (begin > why && rv_plain_name((rv_str){begin - 1, 1})))
            continue;
        if (behind - why >= (ptrdiff_t)whole && !strncmp(behind - whole, t->path, whole))
            begin = behind - whole;
        char *end = NULL;
        long line = strtol(behind + 1, &end, 10);
        check_put(c, t->path, (int)line, 1,
                  out_format(r->err, "%.*s%s", (int)(begin - why), why, end + strspn(end, ": ")),
                  RV_SCRIPT_FAILED);
        return;
    }
    one = one || c->n != 1 ? one : c->all;
    check_put(c, one ? one->path : c->dir, 0, 1, why, RV_SCRIPT_FAILED);
}

/* ---- a game is judged ------------------------------------------------------------------------ */

/* Judges a document. If it is not legal, or is written in another way than it was read, that is a
 * fault, with the line of the document. `what`: that it is. */
static bool is_judged(checked *c, rv_case *bench, const char *record, const char *what) {
    run *r = c->r;
    const rv_text text = run_text(record);
    const rv_report *p = rv_case_judge(bench, &text);
    const rv_diag *d = p->diags;
    int line = 1, column = 1;
    const char *why;
    while (d && d < p->diags + p->ndiags && d->severity == RV_SEV_NOTE)
        d++;
    if (d && d < p->diags + p->ndiags) {
        why = out_format(r->err, "%s is judged differently from how it was played: %s: %s [%s%s%s]",
                         what, rv_severity_name(d->severity), d->message, d->code,
                         *d->rule ? ", " : "", d->rule);
        line = d->line, column = d->column;
    } else {
        const char *again = p->is_position ? rv_case_position(bench) : rv_case_format(bench);
        const char *at = record;
        size_t n = 0;
        while (again && *at && *at == *again)
            n = *at == '\n' ? 0 : n + 1, line += *at == '\n', at++, again++;
        if (!again || *at == *again)
            return true;
        column = (int)n + 1;
        why = out_format(r->err, "%s is written differently after it was read: `%.*s`", what,
                         (int)strcspn(again - n, "\n"), again - n);
    }
    put_fault(c, c->one, why);
    if (r->args->form == TEXT)
        quote_put(r->err, &text, line, column);
    return false;
}

/* The game, the position after one of its turns, and the game from there on. */
static bool is_judged_alike(checked *c, rv_case *bench, const char *record, int game) {
    out *err = c->r->err;
    if (!is_judged(c, bench, record, out_format(err, "game %d", game)))
        return false;
    const rv_text text = run_text(record);
    int at = rv_case_judge(bench, &text)->turns * (1 + game % 4) / 5;
    const char *rest = strstr(record, "\nmoves:\n"); /* with the entry behind that turn */
    for (int i = 0; rest && i <= at; i++)
        rest = strstr(rest, "\n- ") ? strstr(rest, "\n- ") + 1 : NULL;
    rv_case_until(bench, at, false);
    rv_case_judge(bench, &text);
    const char *position = rv_case_position(bench);
    const char *half = position ? out_joined(err, position, NULL) : NULL;
    const char *what = out_format(err, "the position after turn %d of game %d", at, game);
    rv_case_until(bench, RV_NO_TURN, false);
    if (!half || !rest)
        return true;
    return is_judged(c, bench, half, what) &&
           is_judged(c, bench, out_joined(err, half, "moves:\n", rest, NULL),
                     out_format(err, "%s, continued,", what));
}

/* ---- games ----------------------------------------------------------------------------------- */

/* Whether a game has done an action, or one of which the same line of the script is the function,
 * as of those that a loop makes for each round of a turn. */
static bool was_done(const rv_sim *sim, const rv_script_info *info, int line) {
    for (const rv_house_action *a = info->actions; a - info->actions < info->nactions; a++)
        if (a->line == line && rv_sim_called(sim, info->name, a->key, true))
            return true;
    return false;
}

/* Notes what the games so far have called; whether each function of the scripts that are being
 * tried was: each action was done, and (unless only these are asked about) each hook was called. */
static bool all_called(const checked *c, const rv_sim *sim, bool actions) {
    bool all = true;
    for (tried *t = c->all; t - c->all < c->n; t++) {
        const rv_script_info *info = t->info;
        for (int i = 0; info && i < info->nhooks + info->nactions; i++) {
            const int k = i - info->nhooks; /* an action, from 0 on */
            t->called[i] |= k < 0 ? rv_sim_called(sim, info->name, info->hooks[i].name, false)
                                  : was_done(sim, info, info->actions[k].line);
            all &= t->called[i] || t->own != !c->one || (actions && k < 0);
        }
    }
    return all;
}

/* How many games: a few, and more as long as something of the scripts was never called. */
typedef struct plan {
    bool options; /* with each value of each option */
    bool prove;   /* what hooks say is compared with what happens, which takes long */
    bool actions; /* only whether actions were done counts: what is done seldom is waited for */
    int few, many;
    int most; /* in all */
} plan;

/* The games are judged when all are played: scripts are measured by the clock, too. */
static rv_status play_policy(checked *c, const plan *how, rv_settings *settings) {
    run *r = c->r;
    const char *why = NULL, **records = out_room(r->err, how->many, sizeof *records);
    int n = 0, first = c->games + 1;
    rv_sim *sim = rv_sim_new(c->library, c->name, settings, 1, &why);
    rv_status status = sim ? RV_FINE : why ? RV_SCRIPT_FAILED : RV_LIMIT_HIT;
    while (status == RV_FINE && n < (all_called(c, sim, how->actions) ? how->few : how->many) &&
           c->games < how->most) {
        out_passing(r->err, out_format(r->err, "%d random games", ++c->games));
        const char *record = rv_sim_next(sim, true, &why);
        records[n++] = out_joined(r->err, record ? record : "", NULL);
        if (!record)
            status = rv_sim_status(sim);
    }
    rv_case *bench = out_needed(rv_case_new(c->library, settings));
    bool alike = true;
    for (int i = 0; alike && status == RV_FINE && i < n; i++)
        alike = is_judged_alike(c, bench, records[i], first + i);
    rv_case_free(bench);
    const bool with = settings->noptions;
    if (status != RV_FINE)
        put_fault(c, c->one,
                  out_format(r->err, with ? "%s (with --option %s)" : "%s%s",
                             why ? why : "memory ran out", with ? settings->options[0] : ""));
    rv_sim_free(sim);
    return alike ? status : RV_SCRIPT_FAILED;
}

/* Plays by chance, and by the policy that asks hooks as well what a turn would score; the first
 * games also have the most players. */
static rv_status play_games(checked *c, const plan *how, rv_settings *settings) {
    settings->policy = RV_POLICY_RANDOM;
    settings->players = settings->noptions ? 0 : rv_facts(c->rs)->max_players;
    rv_status status = play_policy(c, how, settings);
    settings->policy = RV_POLICY_GREEDY;
    settings->players = 0;
    return status == RV_FINE ? play_policy(c, how, settings) : status;
}

/* Each value of an option but the default; of numbers the least and the greatest. `of`: "SCRIPT."
 * of the options of a script. */
static rv_status play_option(checked *c, const plan *how, rv_settings *settings, const char *of,
                             const rv_option_info *o) {
    rv_status status = RV_FINE;
    for (int v = 0; status == RV_FINE && v < o->nvalues; v++) {
        if (v == o->standard || (o->number && v && v < o->nvalues - 1))
            continue;
        settings->options = (const char *[]){
            out_format(c->r->err, "%s%s%s=%s", of, *of ? "." : "", o->name, o->values[v])};
        settings->noptions = 1;
        status = play_games(c, how, settings);
    }
    settings->noptions = 0;
    return status;
}

static rv_status play_options(checked *c, const plan *how, rv_settings *settings) {
    rv_status status = RV_FINE;
    rv_option_info o;
    for (int i = 0; status == RV_FINE && rv_ruleset_option(c->rs, i, &o); i++)
        status = play_option(c, how, settings, "", &o);
    for (tried *t = c->all; t - c->all < c->n; t++)
        for (int i = 0; (t == c->one || t->own) && t->info && i < t->info->noptions; i++)
            if (status == RV_FINE)
                status = play_option(c, how, settings, t->info->name, &t->info->options[i]);
    return status;
}

static rv_status play_script(checked *c, tried *one) {
    static const plan plans[] = {{false, true, false, 5, 20, INT_MAX},
                                 {true, true, false, 1, 2, 120},
                                 {false, false, true, 0, 20, 400},
                                 {true, false, true, 0, 5, 400}};
    c->one = one;
    c->games = 0;
    rv_settings settings = rv_settings_default();
    settings.scripts = one ? &one->path : NULL;
    settings.script_texts = one ? &one->text : NULL;
    settings.nscripts = one != NULL;
    settings.quietly = true;
    rv_status status = RV_FINE;
    for (size_t i = 0; status == RV_FINE && i < sizeof plans / sizeof *plans; i++) {
        settings.prove = plans[i].prove;
        status = (plans[i].options ? play_options : play_games)(c, &plans[i], &settings);
    }
    out_passing(c->r->err, "");
    c->status = worse(c->status, status);
    return status;
}

/* ---- what is probably a mistake -------------------------------------------------------------- */

/* The line in which a script first names a rule, 0 if it makes the number up of parts. */
static int line_of_rule(rv_str text, const char *id) {
    const size_t n = strlen(id);
    int line = 1;
    for (size_t i = 0; i + n < text.n; i++) {
        if (!memcmp(text.s + i, id, n) && !(text.s[i + n] >= '0' && text.s[i + n] <= '9'))
            return line;
        line += text.s[i] == '\n';
    }
    return 0;
}

/* What nobody can use is a fault; the rest may be meant so. */
static void put_doubts(checked *c, const tried *t) {
    const rv_script_info *info = t->info;
    out *o = c->r->err;
    static const char no_text[] = "the ruleset has no text of rule %s";
    for (int i = 0; i < info->nreplaces; i++) {
        const char *id = info->replaces[i];
        bool found = rv_ruleset_find_rule(c->rs, id);
        for (int k = 0; k < info->nrulesets && !found; k++) { /* for several: of several ledgers */
            const rv_ruleset *rs = rv_library_ruleset(c->library, info->rulesets[k], NULL);
            found = rs && rv_ruleset_find_rule(rs, id);
        }
        if (!found)
            check_put(c, t->path, line_of_rule(t->text, id), 1, out_format(o, no_text, id),
                      info->nrulesets == 1 ? RV_SCRIPT_FAILED : RV_FINE);
    }
    for (int i = 0; i < info->ndoubts; i++)
        check_put(c, t->path, info->doubts[i].line, 1, info->doubts[i].what, RV_SCRIPT_FAILED);
    for (const rv_house_action *a = info->actions; a - info->actions < info->nactions; a++)
        if (*a->rule && !rv_ruleset_find_rule(c->rs, a->rule))
            check_put(c, t->path, a->line, 1, out_format(o, no_text, a->rule), RV_SCRIPT_FAILED);
    for (int i = 0; i < info->nhooks; i++)
        if (!t->called[i])
            check_put(c, t->path, info->hooks[i].line, 1,
                      out_format(o, "hook `%s` was never called in %d random games",
                                 info->hooks[i].name, c->games),
                      RV_FINE);
    for (int i = 0; i < info->nactions; i++) {
        const rv_house_action *a = &info->actions[i];
        const char *what = !a->lists && strstr(a->form, "{number}")
                               ? ": a form with a {number} needs `list`, the numbers to try"
                               : "";
        if (!t->called[info->nhooks + i])
            check_put(c, t->path, a->line, 1,
                      out_format(o, "action `%s` was never done in %d random games%s", a->key,
                                 c->games, what),
                      RV_SCRIPT_FAILED);
    }
}

/* ---- the scripts of the folder --------------------------------------------------------------- */

static void load_script(checked *c, tried *t) {
    const char *why;
    rv_status status;
    if (!(t->text.s = file_bytes(t->path, &t->text.n))) {
        status = complain(c->r, RV_UNREADABLE, t->path, "cannot be read");
    } else {
        t->bench = out_needed(rv_scripts_new(c->library, c->rs));
        status = rv_scripts_add(t->bench, t->path, &t->text, &t->info, &why);
        if (status != RV_FINE)
            put_fault(c, t, why);
        else
            t->called = out_room(c->r->err, t->info->nhooks + t->info->nactions, sizeof(bool));
        /* no game comes to a position, but each is gone on with from one */
        for (int i = 0; t->called && i < t->info->nhooks; i++)
            t->called[i] = strstr(t->info->hooks[i].name, "position");
    }
    c->status = worse(c->status, status);
}

static void try_scripts(checked *c) {
    bool any = rv_ruleset_script(c->rs, 0), broken = false;
    for (tried *t = c->all; t - c->all < c->n; t++) {
        for (int i = 0; rv_ruleset_script(c->rs, i); i++)
            t->own |= !strcmp(t->name, rv_ruleset_script(c->rs, i));
        load_script(c, t);
        broken |= t->own && !t->info;
    }
    broken = broken || (any && play_script(c, NULL) != RV_FINE);
    for (tried *t = c->all; t - c->all < c->n && !broken; t++)
        if (t->own)
            put_doubts(c, t);
    for (tried *t = c->all; t - c->all < c->n && !broken; t++)
        if (!t->own && t->info && play_script(c, t) == RV_FINE)
            put_doubts(c, t);
}

/* Loads the scripts of the directory, plays random games with them and judges these. */
static void check_scripts(checked *c) {
    run *r = c->r;
    struct stat st;
    const char *path = out_joined(r->err, c->dir, "/scripts", NULL);
    if (!stat(path, &st) && !S_ISDIR(st.st_mode))
        c->status = complain(r, RV_UNREADABLE, path,
                             "is a file; its name is that of the directory of scripts");
    load_names_in(&c->scripts, path, false, r->err);
    load_names_in(&c->scripts, c->dir, false, r->err);
    c->all = out_room(r->err, c->scripts.n, sizeof *c->all);
    for (; c->n < c->scripts.n; c->n++) {
        const char *name = c->scripts.s[c->n],
                   *file = out_joined(r->err, path, "/", name, ".lua", NULL);
        if (stat(file, &st)) /* or it lies beside ruleset.yaml */
            file = out_joined(r->err, c->dir, "/", name, ".lua", NULL);
        c->all[c->n] = (tried){.name = name, .path = file};
    }
    try_scripts(c);
    for (tried *t = c->all; t - c->all < c->n; t++) {
        rv_scripts_free(t->bench);
        free((char *)(uintptr_t)t->text.s);
    }
}

/* ---- the directory --------------------------------------------------------------------------- */

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
    if (stat(out_joined(r->err, c->dir, "/ruleset.yaml", NULL), &st)) {
        load_names below = {0};
        load_names_in(&below, c->dir, true, r->err);
        const char *all = out_listed(r->err, (const char *const *)below.s, below.n, ", ");
        load_names_free(&below);
        return complain(r, RV_UNREADABLE, c->dir,
                        out_format(r->err, "there is no ruleset.yaml in it%s%s",
                                   *all ? "; check one of the rulesets below it: " : "", all));
    }
    c->parent = realpath(c->dir, NULL);
    char *slash = c->parent ? strrchr(c->parent, '/') : NULL;
    if (!slash)
        return complain(r, RV_UNREADABLE, c->dir, strerror(errno));
    *slash = '\0';
    c->name = slash + 1;
    if (!rv_plain_name(rv_str_of(c->name)))
        return complain(r, RV_UNREADABLE, c->dir,
                        "the directory has the name of its ruleset: letters, digits, - and _, at "
                        "most 64");
    c->places.s = out_room(r->err, more->n + 1, sizeof *c->places.s);
    c->places.s[c->places.n++] = *c->parent ? c->parent : "/";
    for (int i = 0; i < more->n; i++)
        c->places.s[c->places.n++] = more->s[i];
    c->path = (load_path){&c->places, r->err};
    rv_loader loader = load_from(&c->path);
    c->library = out_needed(rv_library_new(loader.load, loader.ud));
    return RV_FINE;
}

/* ---- the answer ------------------------------------------------------------------------------ */

/* The library says "NAME/tiles.yaml" of DIR/tiles.yaml. */
static void put_of_file(void *ud, const char *file, rv_loc at, const char *message) {
    checked *c = ud;
    const char *behind = *file ? file + strlen(c->name) : NULL;
    check_put(c, out_joined(c->r->err, c->dir, behind, NULL), at.line, at.column, message,
              RV_UNREADABLE);
}

/* What a ruleset says of saved games is read when such a game is; and here. */
static void read_saved(void *ud) {
    checked *c = ud;
    jcz_rows rows = {0};
    jcz_read_rows(&c->arena, c->rs, &rows, put_of_file, c);
}

static rv_status check_ruleset(checked *c) {
    run *r = c->r;
    const rv_ruleset_fault *faults;
    const char *why = NULL;
    const rv_ruleset *rs = c->rs = rv_library_ruleset(c->library, c->name, &why);
    int n = rs ? 0 : rv_library_faults(c->library, c->name, &faults);
    for (int i = 0; i < n; i++)
        put_of_file(c, faults[i].file, (rv_loc){faults[i].line, faults[i].column},
                    faults[i].message);
    if (why == rv_memory_ran_out)
        out_no_memory();
    if (!rs)
        return n ? c->status : complain(r, RV_UNREADABLE, c->dir, why);
    if (!rv_protect(&c->arena, read_saved, c))
        out_no_memory();
    rv_arena_free(&c->arena);
    check_scripts(c);
    int tiles = rv_facts(rs)->ntiles, noptions = rv_ruleset_options(rs);
    if (c->status == RV_FINE && r->args->form == JSON) {
        rv_json_put(&r->json, "{ruleset: %s, tiles: %d, options: %d, rules: %d", rv_facts(rs)->name,
                    tiles, noptions, rv_facts(rs)->nrules);
        rv_json_texts(&r->json, "scripts", (const char *const *)c->scripts.s, c->scripts.n);
        rv_json_put(&r->json, "}\n");
    } else if (c->status == RV_FINE && r->args->form == TEXT) {
        out_printf(r->out, "%s: fine: %s, tiles %d, options %d, rules %d, scripts %d\n", c->dir,
                   rv_facts(rs)->name, tiles, noptions, rv_facts(rs)->nrules, c->scripts.n);
    }
    return c->status;
}

rv_status rules_check(run *r) {
    checked c = {.r = r, .dir = r->args->check};
    rv_status status = open_directory(&c);
    if (status == RV_FINE)
        status = check_ruleset(&c);
    load_names_free(&c.scripts);
    rv_library_free(c.library);
    free(c.parent);
    return status;
}
