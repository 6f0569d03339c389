#define _POSIX_C_SOURCE 200809L /* strdup, strndup */
#include "play/entry.h"
#include "play/amend.h"
#include "play/draw.h"
#include "play/say.h"
#include "play/typed.h"
#include <stdlib.h>
#include <string.h>

static bool begins_with_cell(const play *p, const char *words) {
    char *word = strndup(words, strcspn(words, " "));
    bool is_cell = word && rv_case_is_cell(p->r->bench, word);
    free(word);
    return is_cell;
}

/* The words of a turn, with the tile that was drawn if they begin with a cell, or with a rotation:
 * "e5 knight", "/90 e5". */
static void put_turn(const play *p, out *entry, const char *words) {
    const char *tile = play_tile(p);
    words += strspn(words, " ");
    if (tile && (*words == '/' || begins_with_cell(p, words))) {
        out_raw(entry, tile);
        out_put(entry, *words == '/' ? "" : " ");
    }
    out_raw(entry, words);
}

static void add_entry(play *p, const char *line) {
    out *entry = out_part(p->r->err);
    if (typed_key_of(p, line).alone) {
        out_raw(entry, line);
    } else if (typed_for_player(p, line)) {
        size_t n = strcspn(line, ":") + 1;
        out_bytes(entry, line, n);
        out_put(entry, " ");
        put_turn(p, entry, line + n);
    } else {
        out_printf(entry,
                   "%s: ", p->report->label[p->report->to_move < 0 ? 0 : p->report->to_move]);
        put_turn(p, entry, line);
    }
    diary_add(&p->diary, out_text(entry));
}

/* An entry, or a key of the entry before; several are divided by `;`. */
static void add_part(play *p, const char *part) {
    const typed_key s = typed_key_of(p, part);
    if (s.found && !s.alone && p->refused)
        diary_set_key(&p->diary, diary_entries(&p->diary), part);
    else if (s.found && !s.alone)
        diary_add_key(&p->diary, part);
    else
        add_entry(p, part);
}

static void add_parts(play *p, char *line) {
    for (char *part; (part = typed_part(&line));)
        add_part(p, part);
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

/* The number of one of the outcomes that an ambiguous entry can have. */
static bool choose_outcome(play *p, const char *line) {
    bool wrong = false;
    const rv_diag *f = p->refused ? play_fault(p) : NULL;
    const rv_outcome *o = f ? ask_outcome(f, line, &wrong) : NULL;
    if (wrong) {
        out_printf(p->r->out, "No %s is listed.\n", line);
        ask_outcomes(p->r->out, f);
    }
    if (!o)
        return wrong;
    if (!o->within)
        diary_set_key(&p->diary, diary_entries(&p->diary), o->key);
    else if (!diary_insert_key(&p->diary, f->line, f->column, o->key))
        return false;
    conclude(p);
    return true;
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

void entry_answer_again(play *p, char *words) {
    if (*words && !entry_answer(p, words))
        draw_again(p, words);
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

static const char *words_of_turn(const play *p, const char *line) {
    const char *words = typed_for_player(p, line) ? strchr(line, ':') + 1 : line;
    return words + strspn(words, " ");
}

/* A key on its own belongs to the entry that was refused, or to the last one. */
void entry_enter(play *p, char *line) {
    const typed_key key = typed_key_of(p, line);
    if (choose_outcome(p, line))
        return;
    if (p->refused && (!key.found || key.alone)) {
        play_forget(p);
        play_judge(p);
    }
    if (amend_enter(p, line))
        return;
    if (!key.found && !typed_for_player(p, line) && entry_answer(p, line))
        return;
    if (!key.found && draw_objects(p, words_of_turn(p, line)))
        return;
    bool discarded = strstr(line, "discard:");
    diary_set_note(&p->diary, p->drawn ? p->drawn : "");
    add_parts(p, line);
    if (!key.found && !discarded)
        draw_add_discarded(p);
    conclude(p);
}
