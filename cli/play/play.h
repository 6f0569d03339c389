/* play.h - a game at the table: the record so far, what was judged of it, and its file. The record
 * is text all along (diary.c); each line that is typed becomes an entry, the whole is judged
 * again, and what is legal is kept and saved. Four parts: lines, file, diary, and the dialogue
 * that uses them.
 */
#ifndef PLAY_H
#define PLAY_H

#include "run.h"

/* ---- line.c: lines that somebody types: with editing, history and completion on a terminal, or
 * read as they come from a pipe. */

/* Begins to read standard input for a game. */
struct play;
void line_open(struct play *p);
void line_close(void);
/* Whether lines are read from a terminal, where a prompt is shown. */
bool line_is_terminal(void);
/* The next line without its end; it lives until the next call, and may be changed. NULL at the end
 * of the input. */
char *line_read(const char *prompt);
/* As line_read for a question; in a pipe it is put on a line of its own. */
char *line_ask(out *o, const char *question);

/* ---- the file of a game. It is locked from the beginning to the end, so that no other `play` has
 * it; what another program writes to it is not written over. */

typedef struct game_file {
    run *r;
    const char *name;
    out text;  /* what it contains, as far as this program knows */
    int fd;    /* of the file, locked; -1: it is not open */
    bool made; /* by this program, empty */
} game_file;

/* ---- diary.c: the text of a record while it is written: entries are added at the end, get more
 * keys, and are taken back. Everything else of the document stays as it is. */

typedef struct diary {
    out begun, ended; /* the text up to the last entry, and what follows it: `final`, `result` */
    out note;         /* a comment between them, while an entry is made; empty: none */
} diary;

/* Begins with a document in canonical form. A position gets moves. */
void diary_open(diary *s, const char *canonical);
void diary_free(diary *s);
/* Takes over the text of another one, but not its note. */
void diary_copy(diary *s, const diary *from);
/* Adds an entry, "W: 17 e5"; or else a key of the last entry, "score: {W: 3}". */
void diary_add(diary *s, bool entry, const char *words);
/* Adds a key to any entry, counted from 1; one that it has already is replaced. */
void diary_set_key(diary *s, int entry, const char *key);
/* Puts another in the place of an entry and its keys; a mark above it is taken away. */
void diary_replace(diary *s, int entry, const char *by);
/* Sets a key of the document, in place of one that is there. */
void diary_set_document_key(diary *s, const char *key);
/* Sets each of these keys, a line each, in a document: "castles: {'city@0,1': R}". */
void diary_set_in(out *text, const char *keys);
/* Takes away what can stand only where the game is over: `final` and `result`. */
void diary_cut_end(diary *s);
/* Takes away the comments that propose keys of a board, "# supply: {R: 7}", with those above. */
void diary_cut_proposed(diary *s);
/* Takes away the keys of a board that the text has not, from which this was put into canonical
 * form: they follow from the board, and would be held against a row that is typed again. */
void diary_cut_derived(diary *s, const char *typed);
/* The text from this line on, from 1. */
const char *diary_at(const diary *s, int line);
/* Replaces a word that stands at this place of the text, both from 1; false: it does not. */
bool diary_replace_word(diary *s, int line, int column, const char *word, const char *by);
/* Words that are to be in the text until the next entry is complete; "": none. A document that is
 * opened may have such a note. */
void diary_set_note(diary *s, const char *words);
/* Takes the last entry back, with its keys and the comments above it. False: there is none. */
bool diary_cut(diary *s);
/* Puts a comment above an entry, counted from 1, which says that it stands although it is illegal;
 * and whether it has this comment. */
void diary_mark(diary *s, int entry);
bool diary_is_marked(const diary *s, int entry);
/* "W: 17 e5": the first line of an entry, as a string of `owner`; NULL: there is none. */
const char *diary_entry(const diary *s, int entry, out *owner);
/* The number of entries, and the line of the text behind which they stand. */
int diary_line(const diary *s);
int diary_entries(const diary *s);
void diary_put(diary *s, out *to);

/* Questions for an entry that is due, with the answers so far. What is asked, and which answers are
 * right, the library says. */
typedef struct questions {
    const char *answers[1000]; /* more than any entry needs */
    int n;
    bool due;      /* such an entry is due */
    bool shown;    /* the question that is next has been printed */
    rv_asking now; /* as the case gave it last; its texts may be gone */
} questions;

/* ---- the game */

typedef struct play {
    run *r;
    game_file file;
    diary diary, kept; /* kept: what has been accepted … */
    int known;         /* … the number of its entries … */
    bool refused; /* … and whether the diary has an entry more, or (reopened) more keys of the … */
    bool reopened; /* … last one, which ask for more, and which does not count as known */
    bool beside;   /* a key is entered at a question, and is left out if it is illegal */
    int_list accept;
    const rv_report *report;
    const rv_ruleset *ruleset; /* of the game, while the text cannot be read */
    rv_text text;
    out judged; /* the bytes of `text` */
    questions asks;
    const char *drawn;    /* the tile of the next entry, if `draw` has drawn it, behind those that
                             fitted nowhere: "1 17"; or NULL */
    const char *possible; /* the help of the first complaint, if it is not its own; or NULL */
    const char *enter;    /* what an empty line does until the first turn, "score --now"; or NULL */
    /* What `undo` has taken back, for `redo`: the text of the diary before, or NULL if it was only
     * a tile that was drawn; and from `passed` on, if it was an answer. Before each answer to a
     * question about the turn, the same. And what was drawn for each entry. Later ones are
     * forgotten. */
    struct undone {
        const char *text, *drawn, *passed, *kept;
        int known;
        bool refused, reopened;
    } undone[1000], answered[60];
    const char *drew[1000];
    int nundone, nanswered;
    const char *passed; /* the optional steps of the turn that are left out: the question of each
                           between line ends; NULL: none is asked for */
    const char *left;   /* the same before an entry that was refused, for `undo` */
    out own;            /* the owner of strings that outlive a line */
    bool quit;
    rv_status status, pictured;
} play;

/* ---- judging ------------------------------------------------------------------------------- */

/* Judges the diary as it is, or (kept) without the entry that was refused. */
void play_judge(play *p, diary *d);
/* Judges it without an entry that was refused, which is not part of the game; or with it again. */
void play_set_aside(play *p, bool aside);
/* The first complaint that is more than a note. */
const rv_diag *play_fault(const play *p);
/* What a diagnostic asks, which no other question of the turn is: a line with its line ends. */
const char *play_question(const play *p, const rv_diag *g);
/* The note of the optional step that is asked for now: of the last turn, or of an entry that leaves
 * open what comes after it; NULL: there is none. */
const rv_diag *play_optional(const play *p);
/* What is to be answered now: that note, or what the refused entry leaves open; NULL: nothing. */
const rv_diag *play_asked(const play *p);
/* Asks for the game, unless the command line names it, and its players until the answers make a
 * record; false at the end of input, with the last complaint's status, or RV_FINE. */
bool new_begin(play *p, out *text, rv_status *status);
/* Judges the diary anew, in which those turns are accepted that are marked in it, and this one (0:
 * none). */
void play_judge_anew(play *p, int turn);

/* ---- the record: false has been reported, and is the end ----------------------------------- */

/* Takes the text over. */
bool play_save_text(play *p, out *text);
bool play_save(play *p);
/* Whether the file keeps the refused entry, in a note that begins with this word. */
#define PLAY_PENDING "entry"
bool play_is_noted(play *p);
/* Writes the diary anew in the words that reeve uses, and saves it; everything in it is accepted.
 */
bool play_accept(play *p);
/* Notes what is taken back, for `redo`. */
void play_note_undone(play *p, const struct undone *u);
/* Accepts everything in the diary without writing anything. */
void play_take_all(play *p);
/* Forgets the entry that was refused, or only the keys that were added to it, and judges the rest.
 */
void play_forget(play *p);

/* The tile of the next entry, as far as it is known before that is typed; or NULL. */
const char *play_tile(const play *p);
/* Sets p->drawn and the note in the record; NULL or "": nothing is drawn. */
void play_set_drawn(play *p, const char *words);

/* ---- what the referee says ------------------------------------------------------------------- */

/* The score and whose turn it is; before it, what the last turn scored, and at the end the winner.
 */
void say_next(play *p);
void say_told(play *p);
/* The same, once nothing more is asked for that the turn can have or leaves open. */
void say_turn(play *p);
/* What is wrong with the diary, and notes that have not been shown yet. */
void say_fault(play *p);
/* What can be done about what is wrong in the file; nothing if all is right. */
void say_how_to_mend(play *p);

/* ---- entry.c: entries that are typed, answers to what is asked, and tiles that are drawn at
 * tables without a bag; both are saved with the record */

/* Forgets the answers, and sees whether an entry is due, of a game without a fault. */
void ask_begin(play *p);
/* The key of the entry that is asked for, or NULL. */
const char *ask_key(play *p);
/* Prints the next question unless it has been printed. */
void ask_say(play *p);
/* Takes a line that is no command. */
void entry_enter(play *p, char *line);
/* Draws what the refused entry or a question leaves to chance, or the tile of the next entry. */
void entry_draw(play *p);
/* Has drawn this again: the tile, behind those that fitted nowhere. */
void entry_redraw(play *p, const char *drawn);
/* Takes back the last answer, or the tile that is drawn; false: there is neither. */
bool entry_undo(play *p);
/* Forgets the entry that was refused, or leaves something open. */
void entry_forget(play *p);
/* Gives the answer, or that entry, again that was taken back. */
void entry_redo(play *p, const struct undone *u);
/* Goes on where an earlier session ended, as its note says: with answers, "17 e5"; a tile that was
 * drawn; or what was drawn and the entry that was refused: "entry 17;W: 17 e5;order: []". */
void entry_resume(play *p, char *note);

/* ---- outcomes.c: what a word or an entry may mean ----------------------------------------------
 */

/* Lists it, numbered; where tiles or features are meant they are drawn with these numbers. */
void outcomes_put(run *r, rv_case *bench, const rv_ruleset *rs, const rv_diag *g);
/* Asks for what the refused entry leaves open, or for the optional step. */
void ask_outcomes(play *p);
/* The outcome that a line chooses by its number or its value, or as it is listed; NULL: it is none
 * of these. */
const rv_outcome *outcome_meant(const rv_diag *g, const char *line);
/* The outcome that this number means, if it is to be found by chance; or NULL. */
const rv_outcome *outcome_chance(const rv_diag *g, uint64_t number);

/* ---- words that are no entries --------------------------------------------------------------- */

/* Prints the board at a terminal, and draws the picture or the page that --svg or --html names. */
void command_redraw(play *p);
void command_picture(play *p); /* draws that only */
/* Obeys a line: a word, or else an entry. */
void word_obey(play *p, char *line);
/* The i-th word; NULL past the end. */
const char *word_at(int i);

/* ---- complete.c: puts what can stand at the end of a line, a word on each line, as far as it
 * begins with `word`, the last of `before`. In a game these are words, tiles that are left,
 * rotations, cells where the tile fits, followers that may stand there, keys, their values;
 * features behind `why`, rules behind `explain`. */
void complete_choices(play *p, const char *before, const char *word, out *words);

/* What the value of a key of turns looks like, "{corner: number, ...}"; NULL: there is no such key.
 */
const char *complete_shape(play *p, rv_str key, out *owner);
/* A turn that is possible in the game without what was refused, with a follower if one is. */
const char *complete_example(play *p);

/* ---- a photograph of a board, typed row by row ----------------------------------------------- */

/* Asks for the rows of a board, from north to south, and draws it after each; then the game goes on
 * from it. `before` are lines of an earlier session, ";ROW;ROW". */
void board_enter(play *p, const char *before);

#endif
