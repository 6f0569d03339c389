/* run.c - one call of a command: its settings, and the loop over its documents.
 *
 * Each document of an answer is judged and shown to the function of the command (commands.tsv); a
 * `round` keeps the worst status, which is that of the process.
 */
#include "base/limit.h"
#include "report.h"
#include "yaml/doc.h"
#include <ctype.h>
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <limits.h>
#include <poll.h>
#include <unistd.h>

volatile sig_atomic_t interrupted;

static void interrupt(int signal) {
    (void)signal;
    interrupted = 1;
}

struct sigaction await(int signal) {
    const struct sigaction on = {.sa_handler = interrupt};
    struct sigaction before;
    sigaction(signal, &on, &before);
    return before;
}

rv_status worse(rv_status a, rv_status b) {
    return a > b ? a : b;
}

rv_status complain(run *r, rv_status status, const char *about, const char *what) {
    out_flush(r->out); /* to keep the order of events */
    const char *line = out_format(r->err, "%s%s%s", about ? about : "", about ? ": " : "",
                                  (const char *)out_needed((char *)what));
    out_printf(r->err, "reeve: %s\n", line);
    out_flush(r->err);
    if (r->complaints)
        out_printf(r->complaints, "%s\n", line);
    return status;
}

bool header_begins(run *r, const char *columns) {
    bool due = r->args->header && !r->headed;
    r->headed = true;
    for (const char *s = columns; due && *s; s += strcspn(s, " ") + (strchr(s, ' ') != NULL))
        out_printf(r->out, s == columns ? "%.*s" : "\t%.*s", (int)strcspn(s, " "), s);
    return due;
}

void header(run *r, const char *columns) {
    if (header_begins(r, columns))
        out_put(r->out, "\n");
}

const char *ruleset_at(run *r, int i) {
    if (!r->rulesets.n)
        load_ruleset_names(r, &r->rulesets);
    return i < r->rulesets.n ? r->rulesets.s[i] : NULL;
}

static const char *ruleset_name(const void *ud, int i) {
    return ruleset_at((run *)(uintptr_t)ud, i);
}

const rv_ruleset *ruleset_if_any(run *r, const char *name, const char **why) {
    const char *reason = NULL;
    const rv_ruleset *rs = rv_library_ruleset(r->library, name, &reason);
    if (reason == rv_memory_ran_out)
        out_no_memory();
    if (why)
        *why = reason;
    return rs;
}

const rv_ruleset *next_ruleset(run *r, int *i) {
    const char *name;
    const rv_ruleset *rs = NULL;
    while (!rs && (name = ruleset_at(r, (*i)++)))
        rs = ruleset_if_any(r, name, NULL);
    return rs;
}

const char *beside_program(out *o, const char *path) {
    char program[PATH_MAX];
    ssize_t n = readlinkat(AT_FDCWD, "/proc/self/exe", program, sizeof program - 1);
    program[n < 0 ? 0 : n] = '\0';
    const char *file = out_format(o, "%s/%s", dirname(dirname(program)), path);
    return n > 0 && !faccessat(AT_FDCWD, file, R_OK, 0) ? file : NULL;
}

/* ---- rulesets as people call them ------------------------------------------------------------ */

static bool is_of_word(char c) {
    return isalnum((unsigned char)c) || c == '-' || c == '_' || c & 0x80;
}

const char *plain_name(out *o, const char *s) {
    static const char *const dull[] = {"and", "box", "con",  "dans", "das",       "de",  "der",
                                       "die", "el",  "en",   "et",   "het",       "i",   "la",
                                       "las", "le",  "les",  "los",  "mit",       "the", "und",
                                       "y",   "z",   "with", "avec", "expansion", NULL};
    /* the letters U+00C0 to U+017F */
    static const char plain[] = "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty"
                                "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
                                "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
    out *all = out_part(o);
    for (; *s; s += *s && !is_of_word(*s)) {
        out *word = out_part(o);
        for (; is_of_word(*s); s++) {
            const int page = (unsigned char)*s - 0xc3;
            bool accent = page >= 0 && page < 3 && s[1] & 0x80;
            char c = accent ? plain[page << 6 | (*++s & 0x3f)] : (char)tolower((unsigned char)*s);
            out_bytes(word, &c, 1);
        }
        if (word->n && rv_name_find(dull, rv_str_of(out_text(word))) < 0)
            out_printf(all, " %s", out_text(word));
        out_put(all, *s == ';' ? ";" : "");
    }
    return out_text(all);
}

/* The length of the longest of the names with which `said` begins, both plain; 0: of none. */
static size_t name_length(const char *said, const char *names) {
    size_t longest = 0;
    for (size_t n; *names; names += n + (names[n] == ';')) {
        n = strcspn(names, ";");
        if (n > longest && !strncmp(said, names, n) && strchr(" ", said[n]))
            longest = n;
    }
    return longest;
}

/* What a ruleset is called, as plain_name writes it. */
static const char *names_of(run *r, const rv_ruleset *rs) {
    const rv_ruleset_facts *f = rv_facts(rs);
    return plain_name(r->err, out_joined(r->err, f->name, ";", f->title, ";", f->called, NULL));
}

const char *ruleset_meant(run *r, const char *said, const char **rest) {
    const rv_ruleset *rs;
    out *all = out_part(r->err);
    *rest = plain_name(r->err, said);
    for (size_t longest = 1; longest; *rest += longest) {
        const char *found = NULL;
        longest = 0;
        for (int i = 0; (rs = next_ruleset(r, &i));) {
            const size_t n = name_length(*rest, names_of(r, rs));
            found = n > longest ? rv_facts(rs)->name : found;
            longest = n > longest ? n : longest;
        }
        if (found)
            out_printf(all, all->n ? "+%s" : "%s", found);
    }
    return all->n ? out_text(all) : NULL;
}

/* The next word that is not short, of those that have not been read yet. */
static const char *next_word(const void *ud, int i) {
    rv_str word;
    (void)i;
    do
        word = rv_str_word((rv_str *)(uintptr_t)ud);
    while (word.n && word.n <= 3);
    if (!word.n)
        return NULL;
    word.n -= word.s[word.n - 1] == ';';
    ((char *)(uintptr_t)word.s)[word.n] = '\0'; /* in place of its blank */
    return word.s;
}

const char *nearest_word(const char *word, out *words) {
    rv_str rest = rv_str_of(out_text(words));
    return rv_nearest(rv_str_of(word), next_word, &rest);
}

bool next_row(const char **table, const char *columns[], int n) {
    const bool more = **table;
    for (int i = 0; more && i < n; i++) {
        columns[i] = *table;
        *table += strlen(*table) + 1;
    }
    return more;
}

bool is_word(run *r, const char *said, const char *row[3]) {
    const char *table = cli_words, *plain = plain_name(r->err, said);
    while (next_row(&table, row, 3))
        if (*plain && name_length(plain, plain_name(r->err, row[0])) == strlen(plain))
            return true;
    return false;
}

/* The first ruleset that is called by the nearest of all words to this one. */
static const char *nearest_called(run *r, const char *word) {
    const rv_ruleset *rs;
    const char *found = NULL;
    for (int i = 0, least = INT_MAX; (rs = next_ruleset(r, &i));) {
        out *own = out_part(r->err);
        out_printf(own, "%s", names_of(r, rs));
        const char *near = nearest_word(word, own);
        const int steps = near ? rv_typing_steps(rv_str_of(word), rv_str_of(near)) : least;
        found = steps < least ? rv_facts(rs)->name : found;
        least = steps < least ? steps : least;
    }
    return found;
}

const rv_ruleset *find_ruleset(run *r, const char *name) {
    const char *why = NULL, *rest = "", *meant, *row[3];
    const rv_ruleset *rs = ruleset_if_any(r, name, &why);
    if (!rs && !strchr(name, '/') && (meant = ruleset_meant(r, name, &rest)) && !*rest)
        rs = ruleset_if_any(r, meant, NULL);
    if (rs)
        return rs;
    const char *near = rv_nearest(rv_str_of(name), ruleset_name, r);
    if (!near && *rest++) /* a blank, and what is not understood */
        near = nearest_called(r, out_format(r->err, "%.*s", (int)strcspn(rest, " "), rest));
    if (is_word(r, name, row))
        why = out_format(r->err, "%s; `reeve explain %s` explains this word", why, name);
    else if (near && strcmp(near, name) && !strchr(name, '+'))
        why = out_format(r->err, "%s; did you mean %s?", why, near);
    complain(r, RV_UNREADABLE, name, why);
    return NULL;
}

rv_text run_text(const char *bytes) {
    return rv_text_of(bytes, strlen(bytes));
}

rv_settings run_settings(const args *a, const rv_str *scripts) {
    rv_settings s = rv_settings_default();
    s.options = a->option.s;
    s.noptions = a->option.n;
    s.scripts = a->script.s;
    s.nscripts = a->script.n;
    s.script_texts = scripts;
    s.until = args_given(a, OPT_at)       ? a->at
              : args_given(a, OPT_before) ? a->before - 1
                                          : RV_NO_TURN;
    s.before = args_given(a, OPT_before);
    s.accept = a->accept.k;
    s.naccept = a->accept.n;
    s.others = true;
    s.all = a->all;
    s.players = a->players;
    s.policy = a->policy;
    s.now = a->now;
    s.naming = a->looks ? RV_NAMES_LOOKS : a->tiles ? RV_NAMES_TILES : RV_NAMES_AS_USUAL;
    s.partly = a->command->reads & PARTLY;
    s.quietly = !(a->command->reads & ITEMISED) && !a->html; /* a page tells what turns scored */
    return s;
}

/* ---- documents ------------------------------------------------------------------------------- */

/* The state of the loop over documents. */
typedef struct round {
    run *r;
    unsigned reads;
    see_document *see;
    bool several; /* there are several files, so headings are needed */
    int entries;  /* number of entries of the longest record */
    bool unread;  /* a document could not be read */
    rv_status status;
} round;

rv_status check_accepted(run *r, int entries) {
    rv_status status = RV_FINE;
    for (int i = 0; i < r->args->accept.n; i++)
        if (r->args->accept.k[i] > entries)
            status = complain(r, RV_MISUSED, NULL,
                              rv_case_no_turn(r->bench, r->args->accept.k[i], entries));
    return status;
}

static void judge(round *o, const char *file, const rv_text *text) {
    run *r = o->r;
    const rv_report *p = o->reads & UNJUDGED ? NULL : rv_case_judge(r->bench, text);
    const document d = {file, text->number, !o->several && text->number == 1, p, text};
    bool queries = o->reads & ANSWERING;
    rv_status status;
    o->unread |= p && p->verdict == RV_NOT_READ;
    if (p && p->entries > o->entries)
        o->entries = p->entries;
    if (p && p->no_turn) {
        status = complain(r, RV_MISUSED, file, p->no_turn);
    } else if (queries && !report_answers(p)) {
        status = report_failure(r, &d);
    } else {
        if (queries)
            report_diagnostics(r, &d, NULL);
        status = worse(queries ? p->status : RV_FINE, o->see(r, &d));
    }
    o->status = worse(o->status, status);
    out_flush(r->err);
    out_forget(r->err);
    out_forget(r->out);
}

/* A file or standard input, being read. */
typedef struct input {
    int fd, error; /* error: an errno, if reading failed */
    out *results;  /* flushed before every read that may block */
} input;

static long read_input(void *ud, char *to, size_t n) {
    input *in = ud;
    ssize_t k;
    out_flush(in->results);
    do
        k = read(in->fd, to, n);
    while (k < 0 && out_waits(in->fd, POLLIN));
    if (k < 0)
        in->error = errno;
    return (long)k;
}

static void judge_file(round *o, const char *name) {
    static const char gave_up[] = "more than " RV_LIMIT_TEXT(
        RV_LIMIT_SKIP) " bytes follow without a line `---`: the rest is not read";
    input in = {.fd = STDIN_FILENO, .results = o->r->out};
    const rv_text *text;
    struct stat st;
    if (strcmp(name, "-"))
        in.fd = open(name, O_RDONLY | O_CLOEXEC | O_NOCTTY);
    in.error = in.fd < 0 || fstat(in.fd, &st) ? errno : S_ISDIR(st.st_mode) ? EISDIR : 0;
    rv_stream *stream = in.error ? NULL : out_needed(rv_stream_new(read_input, &in));
    while (stream && (text = rv_stream_next(stream)))
        judge(o, name, text);
    if (in.error)
        o->status = worse(o->status, complain(o->r, RV_UNREADABLE, name, file_trouble(in.error)));
    else if (rv_stream_failed(stream))
        out_no_memory();
    else if (rv_stream_gave_up(stream))
        o->status = worse(o->status, complain(o->r, RV_LIMIT_HIT, name, gave_up));
    rv_stream_free(stream);
    if (in.fd > STDIN_FILENO)
        close(in.fd);
}

rv_status run_documents(run *r, const char *file, unsigned reads, see_document *see) {
    const char *const *files = file ? &file : r->args->operands.s;
    int n = file ? 1 : r->args->operands.n;
    round o = {.r = r, .reads = reads, .see = see, .several = n > 1};
    if (!n && !r->typed && isatty(STDIN_FILENO))
        return complain(r, RV_MISUSED, NULL, "name a file, or - for standard input");
    r->bench = out_needed(rv_case_new(r->library, &r->settings));
    if (r->typed)
        judge(&o, r->typed_name, r->typed);
    else if (!n)
        judge_file(&o, "-");
    for (int i = 0; !r->typed && i < n; i++)
        judge_file(&o, files[i]);
    return reads & UNJUDGED || o.unread ? o.status : worse(o.status, check_accepted(r, o.entries));
}

rv_status run_command(run *r) {
    const command *c = r->args->command;
    r->json = out_json(r->out);
    const deed *does = &r->deeds[c - commands];
    if (does->function)
        return does->function(r);
    return run_documents(r, c->reads & UNJUDGED ? r->args->operands.s[0] : NULL, c->reads,
                         does->see);
}

rv_status run_whole(const run *first) {
    run r = *first;
    rv_loader loader = load_from(&r.path);
    rv_status status = load_begin(&r);
    if (status == RV_FINE) {
        r.library = out_needed(rv_library_new(loader.load, loader.ud));
        r.settings = run_settings(r.args, r.scripts);
        status = run_command(&r);
    }
    rv_case_free(r.bench);
    rv_library_free(r.library);
    load_names_free(&r.rulesets);
    load_end(&r);
    return status;
}
