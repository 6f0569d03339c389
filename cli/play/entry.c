#define _POSIX_C_SOURCE 200809L /* strdup, strndup */
#include "play/entry.h"
#include "play/draw.h"
#include "play/say.h"
#include <stdlib.h>
#include <string.h>

typedef struct key_search {
    const char *word;
    size_t n;
    bool found, alone; /* of an entry; alone: it is an entry of its own */
    bool document;
} key_search;

static void see_key(void *ud, const rv_key_info *key) {
    key_search *s = ud;
    if (strlen(key->key) != s->n || strncmp(key->key, s->word, s->n))
        return;
    s->document |= !*key->in && strcmp(key->key, "moves") != 0;
    if (strcmp(key->in, "moves"))
        return;
    s->found = true;
    s->alone |= key->alone;
}

/* Which keys it begins with. */
static key_search key_of(play *p, const char *line) {
    key_search s = {.word = line, .n = strcspn(line, ": ")};
    if (line[s.n] == ':')
        rv_library_keys(p->r->library, see_key, &s);
    return s;
}

/* Whether it begins with the label or the name of a player. */
static bool is_for_player(const play *p, const char *line) {
    const char *colon = strchr(line, ':');
    size_t n = colon ? (size_t)(colon - line) : 0;
    for (int i = 0; n && i < p->report->nplayers; i++)
        if ((strlen(p->report->label[i]) == n && !strncmp(line, p->report->label[i], n)) ||
            (strlen(p->report->name[i]) == n && !strncmp(line, p->report->name[i], n)))
            return true;
    return false;
}

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
    out entry;
    out_open(&entry, OUT_NOWHERE, false);
    if (key_of(p, line).alone) {
        out_raw(&entry, line);
    } else if (is_for_player(p, line)) {
        size_t n = strcspn(line, ":") + 1;
        out_bytes(&entry, line, n);
        out_put(&entry, " ");
        put_turn(p, &entry, line + n);
    } else {
        out_printf(&entry,
                   "%s: ", p->report->label[p->report->to_move < 0 ? 0 : p->report->to_move]);
        put_turn(p, &entry, line);
    }
    diary_add(&p->diary, out_text(&entry));
    out_end(&entry, p->r->err);
}

/* An entry, or a key of the entry before; several are divided by `;`. */
static void add_part(play *p, const char *part) {
    const key_search s = key_of(p, part);
    if (s.found && !s.alone && p->refused)
        diary_set_key(&p->diary, part);
    else if (s.found && !s.alone)
        diary_add_key(&p->diary, part);
    else
        add_entry(p, part);
}

static void add_parts(play *p, char *line) {
    for (char *part = line, *end; part; part = end) {
        end = strchr(part, ';');
        if (end)
            *end++ = '\0';
        part += strspn(part, " ");
        if (*part)
            add_part(p, part);
    }
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
    p->refused = true;
    say_fault(p);
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
        diary_set_key(&p->diary, o->key);
    else if (!diary_insert_key(&p->diary, f->line, f->column, o->key))
        return false;
    conclude(p);
    return true;
}

/* The answers so far are saved with the record. */
void entry_save_answers(play *p) {
    out words;
    out_open(&words, OUT_NOWHERE, false);
    ask_put(&p->asks, &words);
    diary_set_note(&p->diary, out_text(&words));
    out_end(&words, p->r->err);
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

void entry_answer_again(play *p) {
    char *words = strdup(diary_note(&p->diary));
    if (words && *words && !entry_answer(p, words))
        draw_again(p, words);
    free(words);
}

/* What a position lacks, or what follows the last turn: "score: {W: 14}", "result: {W: 86}"; or a
 * key of an earlier turn. */
static void amend(play *p, int turn, const char *key) {
    out before;
    out_open(&before, OUT_NOWHERE, false);
    diary_put(&p->diary, &before);
    if (turn)
        diary_add_key_to(&p->diary, turn, key);
    else
        diary_set_document_key(&p->diary, key);
    play_judge(p);
    if (!play_fault(p)) {
        if (play_accept(p))
            say_turn(p);
    } else {
        say_fault(p);
        out_put(p->r->out, "Not entered.\n");
        diary_free(&p->diary);
        diary_open(&p->diary, out_text(&before));
        play_judge(p);
    }
    out_free(&before);
}

static const char *words_of_turn(const play *p, const char *line) {
    const char *words = is_for_player(p, line) ? strchr(line, ':') + 1 : line;
    return words + strspn(words, " ");
}

/* A key on its own belongs to the entry that was refused, or to the last one. */
void entry_enter(play *p, char *line) {
    const key_search key = key_of(p, line);
    if (choose_outcome(p, line))
        return;
    if (p->refused && (!key.found || key.alone)) {
        play_forget(p);
        play_judge(p);
    }
    bool entry_key = key.found && (key.alone || p->known || p->refused);
    if (key.document && !entry_key && !is_for_player(p, line)) {
        amend(p, 0, line);
        return;
    }
    char *behind;
    long turn = strtol(line, &behind, 10);
    if (turn > 0 && turn <= p->known && *behind == ' ' && key_of(p, behind + 1).found) {
        amend(p, (int)turn, behind + 1);
        return;
    }
    if (!key.found && !is_for_player(p, line) && entry_answer(p, line))
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
