/* draw.c - tiles that are drawn at tables without a bag.
 *
 * What is drawn stands in p->drawn and in the note of the record, behind the tiles that fitted
 * nowhere; the next entry must name it.
 */
#define _GNU_SOURCE /* getrandom */
#include "play/play.h"
#include "shown.h"
#include "text/tile_text.h"
#include <stdlib.h>
#include <string.h>
#include <sys/random.h>

/* ---- tiles --------------------------------------------------------------------------------- */

static bool is_left(const play *p, const char *tile, size_t n) {
    for (int i = 0; i < p->report->stack; i++) {
        const char *left = rv_case_draw(p->r->bench, (uint64_t)i);
        if (left && strlen(left) == n && !memcmp(left, tile, n))
            return true;
    }
    return false;
}

void draw_say(play *p, const char *tile) {
    rv_tile_info info;
    rv_shown_tile shown;
    canvas drawing;
    out *o = p->r->out;
    const rv_ruleset *rs = p->report->ruleset;
    const int index = shown_tile(rs, tile);
    out_printf(o, "The tile is %s.\n", tile);
    if (index < 0)
        return;
    rv_ruleset_tile(rs, index, &info);
    tile_style style = tile_style_of(rs, NULL);
    rv_ruleset_shown(rs, index, 0, &shown);
    shown.id = "";
    canvas_open(&drawing, TILE_ROWS, TILE_COLUMNS);
    tile_draw(&drawing, 0, 0, TILE_COLUMNS, &shown, &style);
    for (int row = 0; row < TILE_ROWS; row++) {
        out_put(o, "  ");
        canvas_write(&drawing, row, o);
        out_printf(o, "%s%s\n", row == 1 ? "  " : "", row == 1 ? info.look : "");
    }
    canvas_free(&drawing);
}

/* ---- drawing ------------------------------------------------------------------------------- */

uint64_t draw_number(void) {
    uint64_t number = 0;
    return getrandom(&number, sizeof number, 0) == sizeof number ? number : 0;
}

static bool see_place(void *ud, const rv_placement *m) {
    (void)m;
    *(bool *)ud = true;
    return false;
}

void draw_next(play *p) {
    enum { TRIES = 1000 };
    rv_case *bench = p->r->bench;
    const char *held = rv_case_held(bench), *before = p->drawn ? play_tile(p) : NULL, *why;
    bool fits = false;
    if (before)
        rv_case_legal(bench, 0, before, RV_LIST_NONE, see_place, &fits, &why);
    if (fits) {
        out_printf(p->r->out, "%s is drawn and fits; `undo` puts it back.\n", before);
        return;
    }
    if (before)
        out_printf(p->r->out, "%s fits nowhere and is discarded.\n", before);
    int discarded = 0;
    for (const char *w = p->drawn; w && *w; w += strcspn(w, " "), w += *w == ' ')
        discarded++;
    /* The one that `setup` names; or one that is left, and is none that has just been discarded. */
    const char *tile = held && !before ? held : rv_case_next(bench, discarded);
    const char *all = out_format(p->r->err, " %s ", p->drawn ? p->drawn : "");
    for (int i = 0; !tile && i < TRIES; i++) {
        const char *drawn = rv_case_draw(bench, draw_number());
        if (!drawn)
            break;
        tile = strstr(all, out_format(p->r->err, " %s ", drawn)) ? NULL : drawn;
    }
    if (!tile) {
        out_put(p->r->out, "No tile is left to draw.\n");
        return;
    }
    play_set_drawn(p, before ? out_format(p->r->err, "%s %s", p->drawn, tile) : tile);
    if (play_save(p))
        draw_say(p, play_tile(p));
}

bool draw_undo(play *p) {
    if (!p->drawn)
        return false;
    out_printf(p->r->out, "%s goes back.\n", play_tile(p));
    play_set_drawn(p, NULL);
    return play_save(p) || true;
}

void draw_again(play *p, const char *note) {
    for (const char *word = note; *word; word += strcspn(word, " "), word += *word == ' ')
        if (!is_left(p, word, strcspn(word, " ")))
            return;
    play_set_drawn(p, note);
    if (p->drawn)
        draw_say(p, play_tile(p));
}

/* ---- entries ------------------------------------------------------------------------------- */

bool draw_objects(play *p, const char *words) {
    const char *tile = p->drawn ? play_tile(p) : NULL;
    size_t n = strcspn(words, "/ ");
    if (!tile || (strlen(tile) == n && !memcmp(tile, words, n)) || !is_left(p, words, n))
        return false;
    out_printf(p->r->out, "%s is drawn; `undo` puts it back.\n", tile);
    return true;
}

void draw_add_discarded(play *p) {
    size_t n = p->drawn ? (size_t)(play_tile(p) - p->drawn) : 0;
    out *key = out_part(p->r->err);
    if (!n)
        return;
    out_put(key, "discard: [");
    for (const char *word = p->drawn, *end = word + n; word < end;) {
        int k = (int)strcspn(word, " ");
        out_printf(key, "%s%.*s", word == p->drawn ? "" : ", ", k, word);
        word += k + 1;
    }
    out_put(key, "]");
    diary_add_key(&p->diary, out_text(key));
}
