/* play: the referee at the table. Reads one entry at a time, judges it, and saves the record. */
#define _POSIX_C_SOURCE 200809L /* strdup */
#include "play/play.h"
#include <stdlib.h>
#include <string.h>

static void put_prompt(play *p, out *to) {
    const rv_report *r = p->report;
    const char *key = ask_key(&p->asks), *tile = key ? NULL : play_tile(p);
    if (r->to_move < 0)
        out_put(to, "over> ");
    else if (key)
        out_printf(to, "turn %d, %s> ", r->turns + 1, key);
    else if (tile)
        out_printf(to, "turn %d, %s, tile %s> ", r->turns + 1, r->name[r->to_move], tile);
    else
        out_printf(to, "turn %d, %s> ", r->turns + 1, r->name[r->to_move]);
}

static void loop(play *p) {
    const char *typed = "";
    while (!p->quit && typed && !p->r->out->error) {
        out *prompt = out_part(p->r->err);
        ask_say(&p->asks, p->r->out);
        bool refused = p->refused;
        if (refused) /* a refused entry is not part of the game */
            play_judge_kept(p);
        put_prompt(p, prompt);
        if (refused)
            play_judge(p);
        out_flush(p->r->out);
        typed = line_read(p->lines, out_text(prompt));
        char *line = typed ? strdup(typed) : NULL;
        if (line)
            word_obey(p, line);
        free(line);
        out_forget(p->r->out);
        out_forget(p->r->err);
    }
}

/* What is in the file at the beginning must be readable; what is illegal can be kept, or undone. */
static bool begin_with(play *p, out *text) {
    p->text = (rv_text){.bytes = {out_text(text), text->n}, .line = 1, .number = 1};
    p->report = rv_case_judge(p->r->bench, &p->text);
    if (p->report->verdict == RV_NOT_READ) {
        say_fault(p);
        p->status = RV_UNREADABLE;
        return false;
    }
    const char *canonical = rv_case_format(p->r->bench);
    diary_open(&p->diary, canonical ? canonical : out_text(text));
    play_take_all(p);
    if (!play_accept_marked(p))
        return false;
    play_judge(p);
    return true;
}

static bool begin(play *p) {
    out text;
    bool exists;
    p->status = game_file_read(&p->file, &exists);
    if (p->status != RV_FINE)
        return false;
    out_open(&text, OUT_NOWHERE, false);
    if (exists)
        out_bytes(&text, out_text(&p->file.text), p->file.text.n);
    bool begun = (exists || begin_new(p->r, p->lines, &text, &p->status)) && play_begin_bench(p) &&
                 begin_with(p, &text) && (exists || play_save(p));
    out_free(&text);
    if (begun) {
        command_redraw(p);
        if (play_fault(p))
            say_fault(p);
        say_next(p);
        say_how_to_mend(p);
        word_resume(p);
    }
    return begun;
}

rv_status cmd_play(run *r) {
    play p = {.r = r};
    const char *svg = r->args->svg;
    if (svg && (!strcmp(svg, "-") || save_way_of(svg) != SAVE_REPLACES))
        return complain(r, RV_MISUSED, svg,
                        "the picture is drawn again and again: name a file for it");
    if (svg)
        save_clean(svg);
    game_file_open(&p.file, r, r->args->operands.s[0]);
    out_open(&p.judged, OUT_NOWHERE, false);
    p.lines = line_open(word_choices, &p);
    if (!p.lines)
        return ran_out(r);
    if (line_is_terminal(p.lines))
        r->err->edge = OUT_WIDTH;
    if (begin(&p))
        loop(&p);
    line_close(p.lines);
    diary_free(&p.diary);
    ask_free(&p.asks);
    free(p.drawn);
    free(p.was);
    game_file_close(&p.file);
    out_end(&p.judged, r->err);
    free(p.accept.k);
    return worse(p.status, p.pictured);
}
