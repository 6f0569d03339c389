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
    char *was; /* of the refused entry, what has been accepted before a key was added; or NULL */
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
/* Forgets the entry that was refused, or only the keys that were added to it. */
void play_forget(play *p);
/* The last entry is no longer accepted as it is, for a key that was added to it asks for more. */
void play_reopen(play *p);

/* The tile of the next entry, as far as it is known before that is typed; or NULL. */
const char *play_tile(const play *p);
/* Sets p->drawn and the note in the record; NULL or "": nothing is drawn. */
void play_set_drawn(play *p, const char *words);

/* ---- what the referee says ------------------------------------------------------------------- */

/* The score and whose turn it is; before it, what the last turn scored, and at the end the winner.
 */
void say_next(play *p);
void say_turn(play *p);
/* What is wrong with the diary, and notes that have not been said yet. */
void say_fault(play *p);
/* What can be done about what is wrong in the file; nothing if all is right. */
void say_how_to_mend(play *p);

/* ---- entries that are typed: added to the record, or answers to what is asked ---------------- */

/* Takes a line that is no command. */
void entry_enter(play *p, char *line);
/* Takes by chance one of the outcomes of the entry that was refused, if chance decides it. */
bool entry_draw(play *p);
/* Takes it as an answer to what is asked for an entry that is due; false: nothing is asked. */
bool entry_answer(play *p, char *line);
/* Saves the answers so far with the record; repeats those that were saved in an earlier session,
 * or the tile that was drawn in it; or what was drawn and the entry that was refused: "17;W: 17
 * e5;order: []". */
void entry_save_answers(play *p);
void entry_answer_again(play *p, char *words);
void entry_enter_again(play *p, char *words);

/* ---- tiles that are drawn at tables without a bag; saved with the record --------------------- */

/* A number by chance. */
uint64_t draw_number(void);
/* Draws the tile of the next entry. A tile that was drawn before must be laid if it fits anywhere;
 * otherwise it is discarded. */
void draw_next(play *p);
/* "The tile is 17.", and what it looks like: tiles need not bear their numbers. */
void draw_say(play *p, const char *tile);
/* Puts the tile back; false: none is drawn. */
bool draw_undo(play *p);
/* Goes on with what an earlier session drew, as its note says. */
void draw_again(play *p, const char *note);
/* Whether the words name another tile than the one drawn; says so. */
bool draw_objects(play *p, const char *words);
/* Adds the tiles that were discarded to the entry that is being typed. */
void draw_add_discarded(play *p);

/* ---- commands of reeve that are typed during a game ------------------------------------------ */

/* The name of a command; what may follow it besides options: several words where it has `|`; and
 * "--tile" where the first of them is a tile. */
typedef struct reeve_word {
    const char *name, *words, *before;
} reeve_word;

/* Answers about the game so far: "legal 17 --actions" is `reeve legal --tile 17 --actions`. */
void command_obey(play *p, const reeve_word *word, char *words);
/* Prints the board at a terminal, and draws the picture. */
void command_redraw(play *p);

/* ---- the words of play.def ------------------------------------------------------------------- */

/* Obeys a line: a word, or else an entry. */
void word_obey(play *p, char *line);
/* Goes on where an earlier session ended: with answers, a tile that was drawn, or a board. */
void word_resume(play *p);
/* What can be typed next, in a game (of which `ud` is the play) or before it. */
line_choices word_choices;

/* ---- what can stand at the end of a line ----------------------------------------------------- */

/* The game so far, judged without what is being typed. */
typedef struct completing {
    run *r;
    const rv_report *report;
    const char *const *commands; /* the words that are no entries, up to NULL */
    const char *tile;            /* that an entry needs not name; or NULL */
    const char *entry;           /* "W: 17/90 d7": the one that was refused, to which a key can be
                                    added; or NULL */
} completing;

/* As line_choices: words, tiles that are left, rotations, cells where the tile fits, followers that
 * may stand there, keys, their values; features behind `why`, rules behind `explain`. */
void complete_line(const completing *c, const char *before, const char *last, out *words);

/* ---- a new game: its record, from the answers to questions ----------------------------------- */

/* Asks for the game and its players until the answers make a record; false at the end of input,
 * with the last complaint's status, or RV_FINE. */
bool begin_new(run *r, line_reader *lines, out *text, rv_status *status);
/* What can be typed while the game is asked for: rulesets, and their options. */
line_choices begin_choices;

/* ---- a photograph of a board, typed row by row ----------------------------------------------- */

typedef struct board_typed {
    out text;         /* a position: what is above the board, the board, and keys to fill in */
    size_t board;     /* the end of the board in it */
    rv_status status; /* of the judgement on it */
} board_typed;

/* What has been typed, after each line: lines with `;` between them, in ASCII. */
typedef void board_note(void *ud, const char *lines);

/* Asks for the rows of a board, from north to south, and draws it after each. `head` is the
 * document above the board: its version, rules and players. False, without a text, if it is given
 * up or nothing was typed; otherwise the caller frees the text. `before` are lines of an earlier
 * session, as `note` was given them. */
bool board_type(run *r, line_reader *lines, const char *head, const char *before, board_note *note,
                void *ud, board_typed *typed);

#endif
