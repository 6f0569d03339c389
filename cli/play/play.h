/* play.h - a game at the table: the record so far, what was judged of it, and its file. */
#ifndef PLAY_H
#define PLAY_H

#include "play/ask.h"
#include "play/diary.h"
#include "play/game_file.h"
#include "play/line.h"
#include "run.h"

typedef struct play {
    run *r;
    game_file file;
    line_reader *lines;
    diary diary;
    size_t kept; /* of the diary's text, what has been accepted; the rest was refused */
    int known;   /* the number of entries in it */
    bool refused;
    out saved; /* what the file contains, as far as this program knows */
    int_list accept;
    const rv_report *report;
    rv_text text;
    out judged; /* the bytes of `text` */
    questions asks;
    char *drawn; /* the tile of the next entry, if `draw` has drawn it, behind those that fitted
                    nowhere: "1 17"; or NULL */
    bool quit;
    rv_status status, pictured;
} play;

/* ---- judging: false is said, and is the end ------------------------------------------------ */

/* Begins anew, because which turns are accepted has changed. */
bool play_begin_bench(play *p);
/* Judges the diary as it is; or without the entry that was refused. */
void play_judge(play *p);
void play_judge_kept(play *p);
/* The first complaint that is more than a note. */
const rv_diag *play_fault(const play *p);
/* Accepts a turn, too, although it is illegal; those, and no others, that are marked in the diary.
 */
bool play_accept_turn(play *p, int turn);
bool play_accept_marked(play *p);

/* ---- the record: false is said, and is the end --------------------------------------------- */

/* Takes the text over. */
bool play_save_text(play *p, out *text);
bool play_save(play *p);
/* Whether the file has the refused entry, in a note that begins so; what could be read, has it. */
#define PLAY_PENDING "entry"
bool play_is_noted(const play *p);
/* Writes the diary anew in the words that reeve uses, and saves it; everything in it is accepted.
 */
bool play_accept(play *p);
/* The same without writing anything. */
void play_take_all(play *p);
/* Forgets the entry that was refused. */
void play_forget(play *p);

/* The tile of the next entry, as far as it is known before that is typed; or NULL. */
const char *play_tile(const play *p);
/* Sets p->drawn and the note in the record; NULL or "": nothing is drawn. */
void play_set_drawn(play *p, const char *words);

#endif
