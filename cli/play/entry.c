/* entry.c - what is typed during a game and is no command.
 *
 * entry_enter takes a line: the number of an outcome, a change of an earlier turn or of a key of
 * the document, an answer to what is asked, or else a new entry, of which several parts may be
 * divided by `;`. What is added to the diary is judged (`conclude`, `amend_enter`), and then
 * taken, refused, or undone.
 */
#define _POSIX_C_SOURCE 200809L /* strdup, strndup */
#include "play/play.h"
#include "report.h"
#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* ---- what a line begins with --------------------------------------------------------------- */

typedef struct typed_key {
    bool found, alone; /* of an entry; alone: it is an entry of its own */
    bool document;
} typed_key;

typedef struct key_search {
    const char *word;
    size_t n;
    typed_key key;
} key_search;

static void see_key(void *ud, const rv_key_info *key) {
    key_search *s = ud;
    if (strlen(key->key) != s->n || strncmp(key->key, s->word, s->n))
        return;
    s->key.document |= !*key->in && strcmp(key->key, "moves") != 0;
    if (strcmp(key->in, "moves"))
        return;
    s->key.found = true;
    s->key.alone |= key->alone;
}

static typed_key typed_key_of(const play *p, const char *line) {
    key_search s = {.word = line, .n = strcspn(line, ": ")};
    if (line[s.n] == ':')
        rv_case_keys(p->r->bench, see_key, &s);
    return s.key;
}

/* Whether it begins with the label or the name of a player. */
static bool typed_for_player(const play *p, const char *line) {
    size_t n = strcspn(line, ":");
    return line[n] && report_named(p->report, line, n) >= 0;
}

/* The next part of what is divided by `;`, without blanks before it; NULL at the end. */
static char *typed_part(char **rest) {
    while (*rest) {
        char *part = *rest + strspn(*rest, " "), *end = strchr(part, ';');
        *rest = end ? end + 1 : NULL;
        if (end)
            *end = '\0';
        if (*part)
            return part;
    }
    return NULL;
}

/* ---- what was entered before is typed again ------------------------------------------------- */

/* The turn with the first complaint; 0 is what stands before the turns, and one more than there are
 * is what stands behind them. What cannot be read is worse than all. */
static int fault_turn(play *p) {
    const rv_diag *f = play_fault(p);
    if (!f)
        return INT_MAX;
    if (p->report->verdict == RV_NOT_READ)
        return -1;
    return f->turn || f->line < diary_line(&p->diary) ? f->turn : p->known + 1;
}

static void judge_anew(play *p) {
    if (play_accept_marked(p))
        play_judge(p);
}

/* "score: {W: 14}" and "result: {W: 86}" are keys of the document; "17 take: {12: 5}" is a key of
 * turn 17, and "27 B: 17/90 e5" takes its place. False: the line is something else. */
static bool amend_enter(play *p, char *line) {
    char *behind;
    long turn = strtol(line, &behind, 10);
    const typed_key key = typed_key_of(p, line);
    bool of_turn = turn > 0 && *behind == ' ' &&
                   (typed_key_of(p, behind + 1).found || typed_for_player(p, behind + 1));
    bool of_entry = key.found && (key.alone || p->known || p->refused);
    bool of_document = key.document && !of_entry && !typed_for_player(p, line);
    if (!of_turn && !of_document)
        return false;
    if (of_turn && turn > p->known) {
        out_printf(p->r->out, "There is no turn %ld.\n", turn);
        return true;
    }
    out *before = out_part(p->r->err);
    int fault = fault_turn(p);
    diary_put(&p->diary, before);
    if (of_turn) {
        char *rest = behind + 1, *part = typed_part(&rest);
        const typed_key first = part ? typed_key_of(p, part) : (typed_key){0};
        if (part && (!first.found || first.alone)) {
            diary_replace(&p->diary, (int)turn, part);
            part = typed_part(&rest);
        }
        for (; part; part = typed_part(&rest))
            diary_set_key(&p->diary, (int)turn, part);
    } else {
        diary_set_document_key(&p->diary, line);
    }
    judge_anew(p);
    /* A change is taken if nothing is wrong after it, or only something behind what was wrong
     * before; what stands behind the turns may need several. */
    int now = fault_turn(p);
    if (now != INT_MAX && (fault == INT_MAX || (now <= fault && fault <= p->known))) {
        say_fault(p);
        out_put(p->r->out, "Not entered.\n");
        diary_free(&p->diary);
        diary_open(&p->diary, out_text(before));
        judge_anew(p);
    } else if (play_accept(p)) {
        say_turn(p);
        say_how_to_mend(p);
    }
    return true;
}

/* ---- entries -------------------------------------------------------------------------------- */

/* An entry is for the player to move unless it names one. Its words get the tile that was drawn if
 * they begin with a cell, or with a rotation: "e5 knight", "/90 e5". */
static void add_entry(play *p, const char *line) {
    const rv_report *r = p->report;
    out *entry = out_part(p->r->err);
    const char *tile = play_tile(p);
    if (typed_key_of(p, line).alone) {
        diary_add(&p->diary, line);
        return;
    }
    if (typed_for_player(p, line)) {
        size_t n = strcspn(line, ":") + 1;
        out_bytes(entry, line, n);
        line += n;
    } else {
        out_printf(entry, "%s:", r->label[r->to_move < 0 ? 0 : r->to_move]);
    }
    out_put(entry, " ");
    line += strspn(line, " ");
    char *word = strndup(line, strcspn(line, " "));
    if (tile && (*line == '/' || (word && rv_case_is_cell(p->r->bench, word)))) {
        out_raw(entry, tile);
        out_put(entry, *line == '/' ? "" : " ");
    }
    out_raw(entry, line);
    diary_add(&p->diary, out_text(entry));
    free(word);
}

/* Judges what has been added. */
static void conclude(play *p) {
    play_judge(p);
    const rv_diag *f = play_fault(p);
    if (!f) {
        if (play_accept(p))
            say_turn(p);
        return;
    }
    say_fault(p);
    if (f->noutcomes && f->turn == p->known && p->kept < p->diary.begun.n)
        play_reopen(p);
    if (f->turn <= p->known && p->report->verdict != RV_NOT_READ) { /* the file was wrong before */
        play_forget(p);
        play_judge(p);
        if (!play_save(p))
            return;
        out_put(p->r->out, "Not entered.\n");
        say_how_to_mend(p);
        return;
    }
    p->refused = true;
    if (!play_save(p))
        return;
    if (f->noutcomes)
        ask_outcomes(p->r->out, f);
    else if (p->report->verdict == RV_NOT_READ)
        out_put(p->r->out, "Not entered. Type it again.\n");
    else
        out_put(p->r->out, "Not entered. Type it again, add a key to it, ask `why`, or `keep` it "
                           "if it was\nplayed all the same.\n");
}

static bool take_outcome(play *p, const rv_diag *f, const rv_outcome *o) {
    if (!o->within)
        diary_set_key(&p->diary, diary_entries(&p->diary), o->key);
    else if (!diary_insert_key(&p->diary, f->line, f->column, o->key))
        return false;
    conclude(p);
    return true;
}

bool entry_draw(play *p) {
    const rv_diag *f = p->refused ? play_fault(p) : NULL;
    const rv_outcome *o = f ? ask_chance(f, draw_number()) : NULL;
    if (o)
        out_printf(p->r->out, "It is %s.\n", o->value);
    return o && take_outcome(p, f, o);
}

/* The answers so far are saved with the record. */
void entry_save_answers(play *p) {
    out *words = out_part(p->r->err);
    ask_put(&p->asks, words);
    diary_set_note(&p->diary, out_text(words));
    play_save(p);
}

/* Answers to what is asked for an entry that is due. */
bool entry_answer(play *p, char *line) {
    if (!ask_key(&p->asks))
        return false;
    const char *entry = ask_hear(&p->asks, line, p->r->out);
    if (!entry) {
        entry_save_answers(p);
        return true;
    }
    diary_add(&p->diary, entry);
    diary_set_note(&p->diary, "");
    conclude(p);
    return true;
}

void entry_enter_again(play *p, char *words) {
    char *line = strchr(words, ';'), *next;
    if (line)
        *line++ = '\0';
    draw_again(p, words);
    bool first = true;
    for (; line; line = next, first = false) {
        next = strchr(line, ';');
        if (next)
            *next++ = '\0';
        (first ? diary_add : diary_add_key)(&p->diary, line);
    }
    if (!first)
        conclude(p);
}

/* A key on its own belongs to the entry that was refused, or to the last one. */
void entry_enter(play *p, char *line) {
    const typed_key key = typed_key_of(p, line);
    bool wrong = false;
    const rv_diag *f = p->refused ? play_fault(p) : NULL;
    const rv_outcome *o = f ? ask_outcome(f, line, &wrong) : NULL;
    if (wrong) {
        out_printf(p->r->out, "No %s is listed.\n", line);
        ask_outcomes(p->r->out, f);
    }
    if (o ? take_outcome(p, f, o) : wrong)
        return;
    if (p->refused && (!key.found || key.alone)) {
        play_forget(p);
        play_judge(p);
    }
    if (amend_enter(p, line))
        return;
    if (key.found && !key.alone && !p->known && !p->refused) {
        out_printf(p->r->out,
                   "There is no turn yet. A key is typed with its turn: `TILE CELL; %s`.\n", line);
        return;
    }
    if (!key.found && !typed_for_player(p, line) && entry_answer(p, line))
        return;
    const char *turn = typed_for_player(p, line) ? strchr(line, ':') + 1 : line;
    if (!key.found && draw_objects(p, turn + strspn(turn, " ")))
        return;
    bool discarded = strstr(line, "discard:");
    diary_set_note(&p->diary, p->drawn ? p->drawn : "");
    for (char *part; (part = typed_part(&line));) {
        const typed_key s = typed_key_of(p, part);
        if (!s.found || s.alone)
            add_entry(p, part);
        else if (p->refused)
            diary_set_key(&p->diary, diary_entries(&p->diary), part);
        else
            diary_add_key(&p->diary, part);
    }
    if (!key.found && !discarded)
        draw_add_discarded(p);
    conclude(p);
}
