/* document.h - a document and what becomes of it: what the public rv_case holds. */
#ifndef RV_DOCUMENT_H
#define RV_DOCUMENT_H

#include "core/holds.h"
#include "core/module.h"
#include "core/turn.h"
#include "record/record.h"
#include "yaml/comment.h"

/* Something that an entry says and that could not be done yet, so that no follower came of it: in
 * words that go on behind "no follower in hand", and what it rests on. */
typedef struct rv_lack {
    const char *words;
    int law, option;
} rv_lack;

/* Two arenas: `arena` holds the document, the game and the report, and is emptied for the next
 * document; `scratch` holds what a query gives, and is emptied by the next query. */
struct rv_case {
    rv_library *lib;
    rv_settings settings;
    rv_overrides overrides;
    rv_arena keep; /* the copied settings */
    rv_arena arena, scratch;
    rv_diags diags;
    rv_record rec;
    rv_hooks *hooks; /* NULL without scripts */
    rv_hooks *lent;  /* they are another case's, who gets this back for them; NULL */
    bool again;      /* the document was judged before, and its scripts have used what they have */
    rv_grid grid;    /* the cells of its board, kept for the next document's */
    rv_game *game;   /* NULL: the document could not be read */
    rv_report report;
    rv_item *items;
    int nitems, cap_items;
    rv_turn_line *lines;
    int nlines, cap_lines;
    int turn;              /* being played: entry from 1; RV_NO_TURN in final scoring */
    uint8_t uncounted;     /* pieces of which a position says what cannot be, a bit each */
    int final_mark;        /* of the game's journal: before final scoring */
    bool stopped;          /* an illegal turn ended the play */
    bool scored;           /* final scoring is done */
    int owed;              /* extra turns of another player than the one who plays out of turn */
    int draw;              /* next of setup.draw */
    const rv_entry *entry; /* that is being played */
    bool laid;             /* its tile lies */
    const rv_lack *lack;   /* of it; NULL: nothing */
    rv_point point;        /* what is being considered … */
    rv_mark mark;          /* … and where that stands */
    rv_telling *asked;     /* somebody asks why, and is told; NULL: it is checked */
    uint8_t *named; /* by tile: copies that the document names by number (looks take others) */
    const char *start_text; /* the position that the document gives, in canonical words */
    rv_str text;            /* the document's bytes, the caller's, and its first line */
    int line;
    rv_comments comments;             /* while `fmt` writes */
    const char *why;                  /* of a query that failed */
    void (*watch)(struct rv_case *c); /* looks on after each turn and final scoring; NULL */
    void *watching;
    rv_effort own;     /* what it took to judge the document, unless it is counted elsewhere */
    rv_effort *effort; /* where it is counted: `own`, or that of another bench */
    int judged;        /* effort->orders when it was judged; queries go on from there */
    rv_arena telling;  /* what is told of a place, over a second judging */
    rv_why told;
};

/* Playing settles what words of the record mean, and counts; a question takes that back with the
 * rest. */
#define RV_SETTLE(c, place, value)                                                                 \
    do {                                                                                           \
        if ((c)->asked)                                                                            \
            rv_note(&(c)->game->journal, &(place), sizeof(place));                                 \
        (place) = (value);                                                                         \
    } while (0)

#endif
