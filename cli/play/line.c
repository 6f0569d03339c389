/* line.c - lines that somebody types.
 *
 * On a terminal libedit edits them; the `reader` without an EditLine reads a pipe instead. Signals
 * give the terminal back as it was.
 */
#define _POSIX_C_SOURCE 200809L /* getline */
#include "play/play.h"
#include <errno.h>
#include <histedit.h>
#include <locale.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <termios.h>
#include <unistd.h>
#include <wchar.h>

enum { REMEMBERED = 500, MOST_LINES = 12 }; /* lines: of the history; of choices */

/* The reader: there is one, because there is one terminal. */
static struct {
    EditLine *el; /* NULL: a pipe */
    History *history;
    const char *prompt;
    play *play; /* whose lines they are */
    char *text; /* the last line */
    size_t cap;
} reader;

static char *put_prompt(EditLine *el) {
    (void)el;
    return (char *)reader.prompt;
}

/* ---- completion ---------------------------------------------------------------------------- */

/* Inserts what all choices have in common, and a blank behind the only one. */
static unsigned char insert_common(EditLine *el, out *choices, size_t typed) {
    const char *words = out_text(choices);
    size_t n = strcspn(words, "\n"); /* of what all lines begin with */
    for (const char *p = words; *p; p += strcspn(p, "\n"), p += *p == '\n') {
        size_t same = 0;
        while (same < n && p[same] == words[same])
            same++;
        n = same;
    }
    bool only = strchr(words, '\n') && !strchr(words, '\n')[1];
    const char *more = out_format(choices, "%.*s", n > typed ? (int)(n - typed) : 0, words + typed);
    bool longer = *more && !el_insertstr(el, more);
    if (only && n && !strchr("=/+", words[n - 1]))
        el_insertstr(el, " ");
    return longer || only ? CC_REFRESH : CC_NORM;
}

/* In lines of 80 columns; of very many only the first. */
static void list_words(const char *words) {
    int lines = 0;
    out o = {.fd = STDOUT_FILENO};
    out_put(&o, "\n");
    for (const char *p = words; *p && lines < MOST_LINES; p += *p == '\n') {
        int n = (int)strcspn(p, "\n"), column = out_column(&o);
        bool full = column && column + 2 + n >= OUT_WIDTH;
        out_put(&o, full ? "\n" : column ? "  " : "");
        lines += full;
        if (lines < MOST_LINES)
            out_printf(&o, "%.*s", n, p);
        p += n;
    }
    out_put(&o, lines < MOST_LINES ? "\n" : "...\n");
    out_flush(&o);
    out_free(&o);
}

static unsigned char complete(EditLine *el, int key) {
    const LineInfo *info = el_line(el);
    char *before = out_needed(strndup(info->buffer, (size_t)(info->cursor - info->buffer)));
    unsigned char result = CC_ERROR;
    const char *word = before + strlen(before);
    out words = {OUT_NOWHERE};
    (void)key;
    while (word > before && !strchr(" ;[{", word[-1]))
        word--;
    complete_choices(reader.play, before, word, &words);
    if (words.n)
        result = insert_common(el, &words, strlen(word));
    if (result == CC_NORM) { /* nothing more in common: show them */
        list_words(out_text(&words));
        result = CC_REDISPLAY;
    }
    out_free(&words);
    free(before);
    return result;
}

/* ---- signals ------------------------------------------------------------------------------- */

static volatile sig_atomic_t is_reading, is_resized;
static struct termios as_it_was;

static void note_size(int signal) {
    (void)signal;
    is_resized = true;
}

/* The terminal is given back as it was. */
static void give_back(void) {
    if (is_reading) {
        tcsetattr(STDIN_FILENO, TCSADRAIN, &as_it_was);
        (void)!write(STDOUT_FILENO, "\n", 1); /* an out may be in use */
    }
}

/* The sandbox does not allow to send the signal again. */
static void end_by_signal(int signal) {
    give_back();
    _exit(128 + signal);
}

/* libedit looks at the size of the terminal only in its own handlers, which send signals. */
static void see_size(EditLine *el) {
    if (!is_resized)
        return;
    is_resized = false;
    el_resize(el);
    if (!is_reading)
        return;
    char *clear = ""; /* until the end of the screen; behind `$` stands a delay */
    el_get(el, EL_GETTC, "cd", &clear);
    out_send(STDOUT_FILENO, "\r", 1);
    out_send(STDOUT_FILENO, clear, strcspn(clear, "$"));
    el_set(el, EL_REFRESH);
}

/* 1: a character has been read; 0: the end; -1: no more can be read. Bytes that are no characters
 * are left out. */
static int read_character(EditLine *el, wchar_t *to) {
    mbstate_t state = {0};
    for (char c;;) {
        ssize_t n = read(STDIN_FILENO, &c, 1);
        if (n < 0 && errno == EINTR) {
            see_size(el);
            continue;
        }
        size_t k = n == 1 ? mbrtowc(to, &c, 1, &state) : 0;
        if (k <= 1)
            return (int)n;
        if (k == (size_t)-1)
            state = (mbstate_t){0};
    }
}

/* ---- the terminal -------------------------------------------------------------------------- */

static void open_terminal(void) {
    HistEvent event;
    EditLine *el = reader.el = out_needed(el_init("reeve", stdin, stdout, stderr));
    reader.history = out_needed(history_init());
    history(reader.history, &event, H_SETSIZE, REMEMBERED);
    el_set(el, EL_PROMPT, put_prompt);
    el_set(el, EL_EDITOR, "emacs");
    el_set(el, EL_HIST, history, reader.history);
    el_set(el, EL_ADDFN, "reeve-complete", "Complete what is typed.", complete);
    el_set(el, EL_BIND, "^I", "reeve-complete", NULL);
    el_set(el, EL_GETCFN, read_character);
    const struct sigaction resize = {.sa_handler = note_size}, ends = {.sa_handler = end_by_signal};
    tcgetattr(STDIN_FILENO, &as_it_was);
    atexit(give_back); /* where memory runs out */
    sigaction(SIGWINCH, &resize, NULL);
    sigaction(SIGTERM, &ends, NULL);
    sigaction(SIGHUP, &ends, NULL);
    /* Ctrl-C drops the line that is typed, and between two lines does nothing. */
    signal(SIGINT, SIG_IGN);
    el_set(el, EL_SETTY, "-d", "-isig", NULL);
    el_set(el, EL_BIND, "^C", "ed-start-over", NULL);
}

void line_open(play *p) {
    reader.play = p;
    reader.prompt = "";
    if (!isatty(STDIN_FILENO) || !isatty(STDOUT_FILENO))
        return;
    /* The prompt has names in UTF-8; libedit crashes where it cannot read them. */
    if (!setlocale(LC_CTYPE, "") || MB_CUR_MAX == 1)
        setlocale(LC_CTYPE, "C.UTF-8");
    open_terminal();
}

void line_close(void) {
    if (reader.history)
        history_end(reader.history);
    if (reader.el)
        el_end(reader.el);
    free(reader.text);
}

bool line_is_terminal(void) {
    return reader.el != NULL;
}

char *line_read(const char *prompt) {
    if (!reader.el) {
        ssize_t n = getline(&reader.text, &reader.cap, stdin);
        if (n < 0)
            return NULL;
        for (ssize_t i = 0; i < n; i++) /* the line does not end there, and cannot be read */
            reader.text[i] = reader.text[i] ? reader.text[i] : '\x01';
        while (n && strchr("\r\n", reader.text[n - 1]))
            reader.text[--n] = '\0';
        return reader.text;
    }
    int n;
    HistEvent event;
    reader.prompt = prompt;
    see_size(reader.el);
    is_reading = true;
    const char *typed = el_gets(reader.el, &n);
    is_reading = false;
    if (!typed) {
        out_send(STDOUT_FILENO, "\n", 1); /* what follows begins a line */
        return NULL;
    }
    if (n > 1)
        history(reader.history, &event, H_ENTER, typed);
    free(reader.text);
    return reader.text = strndup(typed, strcspn(typed, "\r\n"));
}

char *line_ask(out *o, const char *question) {
    if (!line_is_terminal())
        out_printf(o, "%s\n", question);
    out_flush(o);
    return line_read(question);
}
