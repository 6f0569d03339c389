/* play: the referee at the table. Reads one entry at a time, judges it, and saves the record.
 *
 * After each entry the whole diary is judged; what was accepted is written anew in the words that
 * reeve uses (`kept`), and what was refused stands behind it until it is mended or forgotten. The
 * file is locked from the beginning to the end (`hold`), read once, and written only if nobody else
 * has changed it since: otherwise the game goes beside it. What the referee says has the words of
 * `reeve play` in place of the commands of a shell.
 */
#define _XOPEN_SOURCE 700 /* realpath, strdup */
#include "play/play.h"
#include "text/text.h"
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <stdlib.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

/* ---- the file ------------------------------------------------------------------------------ */

static long take_bytes(void *ud, char *to, size_t n) {
    rv_str *left = ud;
    n = n < left->n ? n : left->n;
    memcpy(to, left->s, n);
    *left = (rv_str){left->s + n, left->n - n};
    return (long)n;
}

/* Noticed before anything is typed for it. */
static rv_status can_be_made(game_file *f) {
    char *real = realpath(f->name, NULL), *copy = real ? real : out_needed(strdup(f->name));
    int error = !*copy || access(dirname(copy), W_OK | X_OK) ? errno : 0;
    free(copy);
    return error ? complain(f->r, RV_UNREADABLE, f->name, strerror(error)) : RV_FINE;
}

/* Whether the file of this name is the one that is locked, and not another that replaced it. */
static bool is_held(const game_file *f) {
    struct stat named, held;
    return f->fd >= 0 && !fstat(f->fd, &held) && !stat(f->name, &named) &&
           named.st_dev == held.st_dev && named.st_ino == held.st_ino;
}

static void let_go(game_file *f) {
    if (f->fd >= 0)
        close(f->fd);
    f->fd = -1;
}

/* Opens the file; makes it if there is none. No file: reading it says why. */
static rv_status open_or_make(game_file *f) {
    struct stat st;
    f->fd = open(f->name, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
    if (f->fd >= 0 || errno != ENOENT || (!lstat(f->name, &st) && S_ISLNK(st.st_mode)))
        return RV_FINE; /* a file that has just been made by another is met below */
    rv_status status = can_be_made(f);
    if (status != RV_FINE)
        return status;
    f->fd = open(f->name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOCTTY, 0666 & ~f->r->umask);
    f->made |= f->fd >= 0;
    return f->fd < 0 && errno != EEXIST ? complain(f->r, RV_UNREADABLE, f->name, strerror(errno))
                                        : RV_FINE;
}

/* Locks the file, so that no other `play` writes to it. What is locked is the file, and not its
 * name, which another file may have meanwhile. A file system without locks has none. */
static rv_status hold(game_file *f) {
    enum { TRIES = 1000 };
    for (int i = 0; i < TRIES; i++) {
        let_go(f);
        rv_status status = open_or_make(f);
        if (status != RV_FINE || (f->fd < 0 && errno != EEXIST))
            return status;
        bool mine = f->fd >= 0 && (!flock(f->fd, LOCK_EX | LOCK_NB) || errno != EWOULDBLOCK);
        if (!is_held(f))
            continue;
        if (mine)
            return RV_FINE;
        break;
    }
    let_go(f);
    return complain(f->r, RV_MISUSED, f->name,
                    "another `play` has this game open: quit there first, or name another file");
}

/* Makes the file if there is none, locks and reads it; there may be nothing in it. What is not one
 * document that can be written back is complained of, and so is one that another `play` has. */
static rv_status read_file(game_file *f, bool *exists) {
    size_t n;
    if (!strcmp(f->name, "-"))
        return complain(f->r, RV_MISUSED, "play", "name a file of its own for the game");
    rv_status status = hold(f);
    if (status != RV_FINE)
        return status;
    if (f->fd >= 0)
        save_clean(f->r, f->name);
    char *read = file_bytes(f->name, &n);
    const int error = errno;
    *exists = read && n;
    rv_str left = {read, n};
    rv_stream *stream = read ? out_needed(rv_stream_new(take_bytes, &left)) : NULL;
    int count = 0;
    while (stream && rv_stream_next(stream))
        count++;
    rv_stream_free(stream);
    const char *why =
        !read ? error == ENOENT ? "this link leads to no file: name the file itself"
                                : file_trouble(error)
        : count > 1
            ? "this file has several documents; put the game that goes on into a file of its own"
        /* a file that can be read, but not written, would be noticed when the first entry is lost
         */
        : access(f->name, W_OK) ? strerror(errno)
                                : NULL;
    if (!why)
        out_bytes(&f->text, read, n);
    free(read);
    return why ? complain(f->r, RV_UNREADABLE, f->name, why) : can_be_made(f);
}

/* What another has changed is not written over: the game goes beside it, to "game-2.yaml", or the
 * first such name of no file. What cannot be written at all is printed, so that it is not lost. */
static rv_status save_file(game_file *f, out *text) {
    enum { MOST = 100 };
    struct stat st;
    size_t n;
    int number = 2;
    if (text->n == f->text.n && !memcmp(out_text(text), out_text(&f->text), text->n))
        return RV_FINE;
    bool removed = stat(f->name, &st) && errno == ENOENT;
    bool refused = !is_held(f) && hold(f) == RV_MISUSED;
    if (!refused && !removed) {
        char *now = file_bytes(f->name, &n);
        refused = !now || n != f->text.n || (n && memcmp(now, f->text.buf, n));
        free(now);
    }
    rv_status status;
    if (refused) {
        complain(f->r, RV_MISUSED, f->name,
                 "another program has changed this file; nothing was written over it");
        out *name = out_part(f->r->err);
        do {
            out_reset(name);
            save_numbered(name, f->name, number);
        } while (!lstat(out_text(name), &st) && ++number < MOST);
        status = number < MOST ? save(f->r, out_text(name), text, NULL) : RV_LIMIT_HIT;
        if (status == RV_FINE)
            complain(f->r, RV_MISUSED, out_text(name), "the game is here, with the last entry");
    } else {
        if (removed)
            complain(f->r, RV_MISUSED, f->name, "this file was removed; it is written again");
        status = save(f->r, f->name, text, &f->fd);
    }
    if (status != RV_FINE) {
        out_put(f->r->out, "The game so far:\n");
        out_clean_lines(f->r->out, out_text(text));
    }
    if (refused)
        return RV_MISUSED;
    out_reset(&f->text);
    out_bytes(&f->text, out_text(text), text->n);
    return status;
}

/* ---- judging --------------------------------------------------------------------------------- */

const rv_diag *play_fault(const play *p) {
    for (int i = 0; i < p->report->ndiags; i++)
        if (p->report->diags[i].severity != RV_SEV_NOTE)
            return &p->report->diags[i];
    return NULL;
}

const char *play_question(const play *p, const rv_diag *g) {
    const char *key = g->outcomes->key;
    return out_format(p->r->err, "\n%.*s: %s\n", (int)strcspn(key, ":"), key, g->asks);
}

const rv_diag *play_optional(const play *p) {
    const rv_diag *f = play_fault(p);
    const int n = f ? (int)(f - p->report->diags) : p->report->ndiags;
    const int turn = f ? f->turn : p->known;
    if (!p->passed || (f ? !f->asks : p->refused))
        return NULL;
    RV_EACH_AT(p->report->diags, n, g)
        if (g->severity == RV_SEV_NOTE && g->noutcomes && g->turn == turn &&
            !strstr(p->passed, play_question(p, g)))
            return g;
    return NULL;
}

const rv_diag *play_asked(const play *p) {
    const rv_diag *optional = play_optional(p), *f = p->refused ? play_fault(p) : NULL;
    return optional ? optional : f && f->noutcomes ? f : NULL;
}

void play_judge(play *p, diary *d) {
    out_reset(&p->judged);
    diary_put(d, &p->judged);
    p->text = rv_text_of(out_text(&p->judged), p->judged.n);
    p->report = rv_case_judge(p->r->bench, &p->text);
    ask_begin(p);
}

void play_set_aside(play *p, bool aside) {
    if (p->refused)
        play_judge(p, aside ? &p->kept : &p->diary);
}

/* The settings of a case do not change, but which turns are accepted does. */
static void begin_bench(play *p) {
    run *r = p->r;
    rv_case_free(r->bench);
    r->settings.accept = p->accept.k;
    r->settings.naccept = p->accept.n;
    r->settings.quietly = false;
    r->settings.remind = true;
    r->bench = out_needed(rv_case_new(r->library, &r->settings));
}

void play_judge_anew(play *p, int turn) {
    const int n = diary_entries(&p->diary);
    int *accept = out_needed(realloc(p->accept.k, sizeof *accept * ((size_t)n + 1)));
    p->accept = (int_list){.k = accept};
    for (int i = 1; i <= n; i++)
        if (i == turn || diary_is_marked(&p->diary, i))
            accept[p->accept.n++] = i;
    p->passed = NULL;
    begin_bench(p);
    play_judge(p, &p->diary);
}

/* ---- the record ------------------------------------------------------------------------------ */

bool play_save_text(play *p, out *text) {
    p->status = save_file(&p->file, text);
    p->quit |= p->status != RV_FINE;
    return p->status == RV_FINE;
}

bool play_is_noted(play *p) {
    return p->refused && p->report->verdict != RV_NOT_READ &&
           !strncmp(out_text(&p->diary.begun), out_text(&p->kept.begun), p->kept.begun.n);
}

/* The note of what was refused is "entry 17;W: 17/90 e5;order: []": what is drawn, and its lines;
 * of keys that were added to the last entry, "entry +;fly: small". */
bool play_save(play *p) {
    enum { MOST_NOTED = 1 << 16 };
    out *text = out_part(p->r->err), *note = out_part(p->r->err);
    diary *saved = p->refused ? &p->kept : &p->diary;
    const char *drawn = p->reopened ? "+" : p->drawn;
    const char *line = out_text(&p->diary.begun) + (play_is_noted(p) ? p->kept.begun.n : 0);
    out_raw(note, out_text(&p->diary.note));
    if (play_is_noted(p) && strlen(line) <= MOST_NOTED) {
        out_reset(note);
        out_raw(note, out_joined(note, PLAY_PENDING, drawn ? " " : "", drawn, NULL));
        for (; *line; line += *line == '\n') {
            size_t n = strcspn(line, "\n");
            out_put(note, ";");
            out_bytes(note, line + 2, n - 2); /* without "- " or the blanks before a key */
            line += n;
        }
    }
    diary_set_note(saved, out_text(note));
    diary_put(saved, text);
    if (p->refused)
        diary_set_note(&p->diary, p->drawn ? p->drawn : "");
    return play_save_text(p, text);
}

void play_take_all(play *p) {
    diary_copy(&p->kept, &p->diary);
    p->known = diary_entries(&p->diary);
    p->refused = p->reopened = false;
}

void play_set_drawn(play *p, const char *words) {
    p->drawn = words && *words ? out_joined(&p->own, words, NULL) : NULL;
    diary_set_note(&p->diary, p->drawn ? p->drawn : "");
}

void play_note_undone(play *p, const struct undone *u) {
    if (p->nundone < (int)(sizeof p->undone / sizeof *p->undone))
        p->undone[p->nundone++] = *u;
}

bool play_accept(play *p) {
    /* The canonical form of a position has what each player has left, which a key more can change.
     */
    const bool begun = diary_entries(&p->diary);
    const char *canonical = begun ? rv_case_format(p->r->bench) : NULL;
    const int known = p->known, most = sizeof p->drew / sizeof *p->drew;
    if (canonical)
        diary_open(&p->diary, canonical);
    if (begun)
        diary_cut_proposed(&p->diary);
    play_take_all(p);
    p->nundone = 0;
    if (p->known > known && p->known <= most)
        p->drew[p->known - 1] = p->drawn;
    play_set_drawn(p, p->known > known ? NULL : p->drawn);
    if (!play_save(p))
        return false;
    play_judge(p, &p->diary);
    return true;
}

void play_forget(play *p) {
    diary_copy(&p->diary, &p->kept);
    diary_set_note(&p->diary, p->drawn ? p->drawn : "");
    play_take_all(p);
    p->nanswered = 0;
    p->passed = NULL;
    play_judge(p, &p->diary);
}

const char *play_tile(const play *p) {
    const char *last = p->drawn ? strrchr(p->drawn, ' ') : NULL;
    return last ? last + 1 : p->drawn ? p->drawn : rv_case_held(p->r->bench);
}

/* ---- help lines ---------------------------------------------------------------------------- */

static const char *after(const char *s, const char *words) {
    size_t n = strlen(words);
    return strncmp(s, words, n) ? NULL : s + n;
}

/* "reeve legal FILE --before 9" is "legal 17"; "reeve why FILE 9" is "why 9"; "reeve explain C-19"
 * is "explain C-19". Returns what follows. */
static const char *put_command(out *o, run *r, const char *help) {
    char *end = NULL;
    const char *turn = after(help, "reeve legal FILE --before ");
    const char *tile = turn ? rv_case_tile_of(r->bench, (int)strtol(turn, &end, 10)) : NULL;
    const char *why = after(help, "reeve why FILE ");
    const char *tiles = after(help, "reeve tiles ");
    if (turn) {
        out_printf(o, "legal %s", tile ? tile : "TILE");
        return end;
    }
    if (tiles) { /* those of this game */
        out_put(o, "tiles");
        return tiles + (*tiles == '-' ? -1 : (int)strcspn(tiles, " `"));
    }
    out_put(o, why ? "why " : "");
    return why ? why : help + strlen("reeve ");
}

/* ---- the game ------------------------------------------------------------------------------ */

void say_next(play *p) {
    const rv_report *r = p->report;
    out *o = p->r->out;
    report_scores(o, r);
    if (r->to_move < 0) {
        out_put(o, "; the game is over\n");
        return;
    }
    out_printf(o, "; %s is to move%s, %d tile%s left\n", report_player(o, r, r->to_move),
               shown_part(r), r->stack, r->stack == 1 ? "" : "s");
    if (!r->stack)
        report_hand(p->r, r, 0, NULL);
}

void say_told(play *p) {
    const rv_report *r = p->report;
    out *o = p->r->out;
    int unknown = 0; /* what lay face down, and whose number nobody has typed */
    p->passed = NULL;
    p->nanswered = 0;
    command_redraw(p);
    score_text_last(p->r, r);
    for (const rv_item *i = r->items; i - r->items < r->nitems; i++) {
        if (i->type != RV_ITEM_TOOK || rv_thing_number(&i->things, "token", -1) >= 0)
            continue;
        unknown++;
        if (i->turn == r->turns)
            out_printf(o, "If its number is known, type `take: {%d: NUMBER}`.\n",
                       rv_thing_number(&i->things, "corner", 0));
    }
    if (unknown && r->finished) /* the score without them is no result */
        out_printf(o,
                   "%d of what was taken has no number and counts nothing here. Type the turn\n"
                   "before the key to add it: `17 take: {12: NUMBER}`.\n",
                   unknown);
    say_next(p);
}

void say_turn(play *p) {
    p->passed = p->passed ? p->passed : "";
    if (!p->refused)
        say_fault(p);
    (play_asked(p) ? ask_outcomes : say_told)(p);
}

/* A command stands in help lines behind `see: ` or in quotes. */
void say_fault(play *p) {
    run *r = p->r;
    rv_report worded = *p->report;
    const document d = {
        .file = p->file.name, .number = 1, .alone = true, .report = &worded, .text = &p->text};
    rv_diag *list = out_room(r->err, worded.ndiags, sizeof *list);
    out_flush(r->out);
    for (int i = 0; i < worded.ndiags; i++) {
        out *help = out_part(r->err);
        list[i] = worded.diags[i];
        for (const char *h = list[i].help; *h;) {
            const bool begins = h > list[i].help && (h[-1] == '`' || h[-1] == ' ');
            const char *kept = after(h, " --accept "); /* which is known */
            if (begins && after(h, "reeve "))
                h = put_command(help, r, h);
            else if (kept)
                h = kept + strspn(kept, "0123456789");
            else
                out_bytes(help, h++, 1);
        }
        list[i].help =
            p->possible && &p->report->diags[i] == play_fault(p) ? p->possible : out_text(help);
        list[i].help_file = 0; /* the words of the table name no file */
    }
    worded.diags = list;
    report_diagnostics(r, &d, NULL);
    r->unreported = p->known + 1;
}

void say_how_to_mend(play *p) {
    const rv_diag *f = play_fault(p);
    out *o = p->r->out;
    if (f && f->turn) {
        const char *entry = diary_entry(&p->diary, f->turn, p->r->err);
        const char *comment = entry ? strstr(entry, " #") : NULL;
        int n = comment ? (int)(comment - entry) : entry ? (int)strlen(entry) : 0;
        const char *again = out_format(o, "%.*s%s", n, entry ? entry : "",
                                       n && entry[n - 1] == ':' ? " {…}" : ""); /* "B: 17/90 e5" */
        help_put(
            o, "turn to mend",
            (const char *[]){out_format(o, "%d", f->turn), out_format(o, "%d", p->known), again});
    } else if (f) {
        help_put(o, "key to mend", p->report->label);
    }
}

/* ---- the command ----------------------------------------------------------------------------- */

static void loop(play *p) {
    out *err = p->r->err;
    bool more = true;
    char entered[24];
    while (more && !p->quit) {
        ask_say(p);
        const char *asked = ask_key(p);
        play_set_aside(p, true);
        const rv_report *r = p->report;
        const char *key = asked ? asked : ask_key(p), *tile = key ? NULL : play_tile(p),
                   *prompt = "over> ";
        if (key || r->to_move >= 0)
            prompt = out_format(err, "turn %d, %s%s%s%s> ", r->turns + !play_optional(p),
                                key ? key : r->name[r->to_move], tile ? ", tile " : "",
                                tile ? tile : "", r->turns || key ? "" : " (help)");
        play_set_aside(p, false);
        out_flush(p->r->out);
        char *typed = line_read(prompt);
        more = typed;
        if (typed && !*typed && p->enter && !p->refused)
            typed = strcpy(entered, p->enter);
        if (typed)
            word_obey(p, typed);
        if (p->known)
            p->enter = NULL;
        out_forget(p->r->out);
        out_forget(err);
    }
    if (play_optional(p))
        say_told(p);
}

/* What is in the file at the beginning must be readable; what is illegal can be kept, or undone. */
static bool begin_game(play *p) {
    bool exists = false;
    p->status = read_file(&p->file, &exists);
    if (p->status != RV_FINE)
        return false;
    out *text = exists ? &p->file.text : out_part(p->r->err);
    if (!exists && !new_begin(p, text, &p->status))
        return false;
    begin_bench(p);
    p->text = rv_text_of(out_text(text), text->n);
    p->report = rv_case_judge(p->r->bench, &p->text);
    const bool board = p->r->args->command == &commands[CMD_board];
    const bool unread = p->report->verdict == RV_NOT_READ;
    p->quit = unread; /* unless its board is typed again */
    if (unread && !(board && strstr(out_text(text), "\nboard:\n"))) {
        say_fault(p);
        p->status = RV_UNREADABLE;
        return false;
    }
    diary_open(&p->diary, unread ? out_text(text) : rv_case_format(p->r->bench));
    if (!diary_entries(&p->diary))
        diary_cut_derived(&p->diary, out_text(text));
    if (unread) {
        board_enter(p, "");
        p->ruleset = p->report->ruleset;
        p->status = p->quit ? worse(p->status, RV_UNREADABLE) : p->status;
        return true;
    }
    p->ruleset = ruleset_if_any(p->r, p->report->rules, NULL);
    play_take_all(p);
    play_judge_anew(p, 0);
    if (!exists && !play_save(p))
        return false;
    /* where an earlier session ended */
    char *note = out_needed(strdup(out_text(&p->diary.note)));
    const char *named = exists ? p->r->args->named : NULL, *rest;
    const char *rules = named ? ruleset_meant(p->r, named, &rest) : NULL;
    if (named && (!rules || strcmp(rules, p->report->rules) != 0))
        complain(p->r, RV_MISUSED, p->file.name,
                 out_format(p->r->err, "this file exists, and has the rules %s, not %s",
                            p->report->rules, named));
    if (!board || exists) {
        command_redraw(p);
        if (play_fault(p))
            say_fault(p);
        say_next(p);
        say_how_to_mend(p);
    }
    if (board && !*note)
        board_enter(p, "");
    else if (!strncmp(note, "board;", 6))
        board_enter(p, note + 5);
    else if (*note)
        entry_resume(p, note);
    else
        p->passed = ""; /* nobody knows what was left out on purpose: it is asked for again */
    if (!*note && play_optional(p))
        ask_outcomes(p);
    free(note);
    return true;
}

/* The same; the board is typed first. */
rv_status cmd_board(run *r) {
    return cmd_play(r);
}

rv_status cmd_play(run *r) {
    play p = {.r = r, .file = {.r = r, .name = r->args->record, .fd = -1}};
    const char *picture = r->args->html ? r->args->html : r->args->svg;
    struct stat st;
    if (picture && (!strcmp(picture, "-") || save_way_of(picture) != SAVE_REPLACES))
        return complain(r, RV_MISUSED, picture,
                        "this is written after each turn: name a file for it");
    if (picture)
        save_clean(r, picture);
    line_open(&p);
    r->err->edge = line_is_terminal() ? OUT_WIDTH : 0;
    if (begin_game(&p))
        loop(&p);
    line_close();
    diary_free(&p.diary);
    diary_free(&p.kept);
    /* No file is left of a game that was not begun. */
    if (p.file.made && is_held(&p.file) && !fstat(p.file.fd, &st) && !st.st_size)
        unlink(p.file.name);
    let_go(&p.file);
    out_free(&p.file.text);
    out_free(&p.judged);
    out_free(&p.own);
    free(p.accept.k);
    return worse(p.status, p.pictured);
}
