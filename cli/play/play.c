/* play.c - a game at the table: judging its diary, and keeping the record in its file.
 *
 * After each entry the whole diary is judged; what was accepted is written anew in the words that
 * reeve uses, and what was refused stands behind it (`kept`) until it is mended or forgotten.
 */
#define _POSIX_C_SOURCE 200809L /* strdup */
#include "play/play.h"
#include <stdlib.h>
#include <string.h>

/* ---- judging --------------------------------------------------------------------------------- */

const rv_diag *play_fault(const play *p) {
    for (int i = 0; i < p->report->ndiags; i++)
        if (p->report->diags[i].severity != RV_SEV_NOTE)
            return &p->report->diags[i];
    return NULL;
}

void play_judge(play *p) {
    run *r = p->r;
    out_reset(&p->judged);
    diary_put(&p->diary, &p->judged);
    p->text = (rv_text){.bytes = {out_text(&p->judged), p->judged.n}, .line = 1, .number = 1};
    p->report = rv_case_judge(r->bench, &p->text);
    ask_begin(&p->asks, play_fault(p) ? NULL : r->bench);
}

/* Takes the refused entry out of the diary for a while. NULL: there is none. */
static char *set_aside(play *p) {
    out *o = &p->diary.begun;
    char *refused = p->refused ? strdup(out_text(o) + p->kept) : NULL;
    if (refused) {
        out_back(o, p->kept);
        out_raw(o, p->was ? p->was : "");
    }
    return refused;
}

static void put_back(play *p, char *refused) {
    if (refused)
        out_back(&p->diary.begun, p->kept);
    out_raw(&p->diary.begun, refused ? refused : "");
    free(refused);
}

void play_judge_kept(play *p) {
    char *refused = set_aside(p);
    play_judge(p);
    put_back(p, refused);
}

/* The settings of a case do not change, but which turns are accepted does. */
bool play_begin_bench(play *p) {
    run *r = p->r;
    rv_case_free(r->bench);
    r->settings.accept = p->accept.k;
    r->settings.naccept = p->accept.n;
    r->settings.quietly = false;
    r->bench = rv_case_new(r->library, &r->settings);
    if (!r->bench)
        p->status = ran_out(r);
    return r->bench;
}

static bool add_accepted(play *p, int turn) {
    int *more = realloc(p->accept.k, sizeof *more * (size_t)(p->accept.n + 1));
    if (!more) {
        p->status = ran_out(p->r);
        return false;
    }
    p->accept.k = more;
    p->accept.k[p->accept.n++] = turn;
    return true;
}

bool play_accept_turn(play *p, int turn) {
    return add_accepted(p, turn) && play_begin_bench(p);
}

bool play_accept_marked(play *p) {
    bool fine = true;
    p->accept.n = 0;
    for (int i = 1, n = diary_entries(&p->diary); fine && i <= n; i++)
        fine = !diary_is_marked(&p->diary, i) || add_accepted(p, i);
    return fine && play_begin_bench(p);
}

/* ---- the record ------------------------------------------------------------------------------ */

bool play_save_text(play *p, out *text) {
    p->status = game_file_save(&p->file, text);
    p->quit |= p->status != RV_FINE;
    return p->status == RV_FINE;
}

bool play_is_noted(const play *p) {
    return p->refused && !p->was && p->report->verdict != RV_NOT_READ;
}

/* The note of what was refused is "entry 17;W: 17/90 e5;order: []": what is drawn, and its lines.
 */
bool play_save(play *p) {
    enum { MOST_NOTED = 1 << 16 };
    out text, *note = out_part(p->r->err);
    bool noted = play_is_noted(p);
    char *refused = set_aside(p);
    if (refused && noted && strlen(refused) <= MOST_NOTED) {
        out_put(note, PLAY_PENDING);
        out_put(note, p->drawn ? " " : "");
        out_raw(note, p->drawn ? p->drawn : "");
        for (const char *line = refused; *line; line += *line == '\n') {
            size_t n = strcspn(line, "\n");
            out_put(note, ";");
            out_bytes(note, line + 2, n - 2); /* without "- " or the blanks before a key */
            line += n;
        }
        diary_set_note(&p->diary, out_text(note));
    }
    out_open(&text, OUT_NOWHERE, false);
    diary_put(&p->diary, &text);
    if (refused)
        diary_set_note(&p->diary, p->drawn ? p->drawn : "");
    put_back(p, refused);
    return play_save_text(p, &text);
}

void play_take_all(play *p) {
    p->kept = p->diary.begun.n;
    p->known = diary_entries(&p->diary);
    p->refused = false;
    free(p->was);
    p->was = NULL;
}

void play_set_drawn(play *p, const char *words) {
    char *copy = words && *words ? strdup(words) : NULL;
    diary_set_note(&p->diary, copy ? copy : "");
    free(p->drawn);
    p->drawn = copy;
}

bool play_accept(play *p) {
    const char *canonical = rv_case_format(p->r->bench);
    if (canonical) {
        diary_free(&p->diary);
        diary_open(&p->diary, canonical);
    }
    play_take_all(p);
    play_set_drawn(p, NULL);
    if (!play_save(p))
        return false;
    play_judge(p);
    return true;
}

void play_forget(play *p) {
    out_back(&p->diary.begun, p->kept);
    out_raw(&p->diary.begun, p->was ? p->was : "");
    play_take_all(p);
}

void play_reopen(play *p) {
    out *o = &p->diary.begun;
    char *all = strdup(out_text(o)), *was = NULL;
    if (all && diary_cut(&p->diary)) {
        was = strndup(all + o->n, p->kept - o->n);
        p->kept = o->n;
        p->known--;
        p->refused = true;
        p->was = was;
        out_raw(o, all + o->n);
    }
    free(all);
}

const char *play_tile(const play *p) {
    const char *last = p->drawn ? strrchr(p->drawn, ' ') : NULL;
    return last ? last + 1 : p->drawn ? p->drawn : rv_case_held(p->r->bench);
}
