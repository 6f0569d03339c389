/* document.h - a document and its results: the contents of the public rv_case. */
#ifndef RV_DOCUMENT_H
#define RV_DOCUMENT_H

#include "core/module.h"
#include "core/require.h"
#include "core/turn.h"
#include "record/record.h"
#include "yaml/write_yaml.h"

/* Something that an entry says and that could not be done yet, so that no follower came of it: in
 * words that go on behind "no follower in hand", and what it rests on. */
typedef struct rv_lack {
    const char *words;
    int cite, option;
} rv_lack;

/* A second part of a double turn that was left out: whose, and before which entry; 0: none was. */
typedef struct rv_left_out {
    int player, turn;
} rv_left_out;

/* A change of an entry, with which the document is judged again. */
typedef struct rv_edit {
    int turn;
    rv_meaning how;
    int quarters; /* more turns of the tile; or how another tile lies: */
    int tile;
    const rv_look *look; /* of that, where the entry has a look */
    int x, y, player;
    int kind, place, figure; /* of the follower; kind RV_NONE: there is none */
    bool only;               /* a follower alone: without what is done instead of one */
} rv_edit;

/* The document as it was given. */
typedef struct rv_source {
    rv_str text; /* its bytes, which belong to the caller, and its first line */
    int line;
    bool too_long; /* it is not read */
    const rv_yaml
        *tree; /* as the case that guesses has read the document; NULL: it is to be read */
    const rv_edit *edit; /* of the next document; NULL: it is judged as it stands */
    bool again;          /* it was judged before, and its scripts have used part of their budget */
} rv_source;

/* How far the judge is, and what he bears in mind of the entry that is being played. */
typedef struct rv_playing {
    int turn;          /* the current entry, from 1; RV_NO_TURN in final scoring */
    int draw;          /* next of setup.draw */
    int final_mark;    /* of the game's journal: before final scoring */
    bool stopped;      /* an illegal turn ended the game */
    bool scored;       /* final scoring is done */
    uint8_t *named;    /* by tile: number of copies that the document names by number (looks use the
                          others) */
    uint8_t uncounted; /* bit set of the pieces for which a position has impossible numbers */
    int noted[RV_MAX_PLAYERS]; /* 1 + the diagnostic of the wrong score that a player noted last; 0
                                */
    const rv_entry *entry;
    bool laid;            /* its tile lies */
    bool third;           /* it is played as the third part of a double turn (M-31) */
    bool part;            /* the last entry of a player was a second part */
    int owed;             /* extra turns of another player than the one who plays out of turn */
    rv_left_out left_out; /* the second part that was left out last */
    uint32_t claimed;     /* what the entry says was taken, of what rv_taken tells, a bit each */
    const rv_lack *lack;  /* what it says and could not be done yet; NULL: nothing */
} rv_playing;

/* What is reported besides diagnostics. */
typedef struct rv_findings {
    rv_report report;
    rv_item *items;
    int nitems, cap_items;
    rv_turn_line *lines;
    int nlines, cap_lines;
    rv_at_cell *faults; /* the cells where something is wrong, each once */
    int nfaults;
    const rv_diags *unreadable; /* all that is reported of what could be read only in part; NULL */
    const char *start_text;     /* the document's position, in canonical words */
    char no_turn[RV_WHY];       /* why there is no such turn in the document */
} rv_findings;

/* Answers to questions, and why there is none. */
typedef struct rv_reasons {
    const char *why;  /* the error of a failed query */
    bool unread;      /* meant.c found nothing, and has not tried all */
    rv_arena telling; /* for a history, during a second judgement */
    rv_why told;
} rv_reasons;

/* The work of judging, in orders of scoring that are tried. */
typedef struct rv_work {
    rv_effort own;     /* of this document, unless it is counted elsewhere */
    rv_effort *effort; /* where it is counted: in `own`, or in that of another case */
    int judged;        /* effort->orders after judging; queries continue from there */
} rv_work;

/* Called before the first turn, after each, and after final scoring; NULL. */
typedef struct rv_watcher {
    void (*see)(rv_case *c);
    void *ud;
} rv_watcher;

/* Each part has one subject, and what needs only one of them takes that one. Two arenas:
 * `arena` has the document, the game and the report, and is emptied for the next document;
 * `scratch` has the results of a query, and is emptied by the next query. */
struct rv_case {
    union {
        rv_judging judging;
        struct {
            RV_JUDGING
        };
    };
    rv_library *lib;
    rv_settings settings;
    rv_overrides overrides;
    rv_hooks *hooks; /* NULL without scripts */
    rv_hooks *lent;  /* they belong to another case, which gets this back for them; NULL */
    rv_grid grid;    /* the cells of its board, reused for the next document */
    rv_arena keep;   /* the copied settings */
    rv_arena arena, scratch;
    rv_source source;
    rv_record rec;
    rv_playing play;
    rv_findings found;
    rv_reasons reasons;
    rv_work work;
    rv_watcher watcher;
    rv_comments comments; /* while `fmt` writes */
};

/* Playing resolves words of the record and counts; a question takes this back, too. */
#define RV_SETTLE(c, place, value)                                                                 \
    do {                                                                                           \
        _Static_assert(sizeof(place) <= sizeof((rv_change *)0)->old, "a change keeps it");         \
        if ((c)->wanted)                                                                           \
            rv_note(&(c)->game->journal, &(place), sizeof(place));                                 \
        (place) = (value);                                                                         \
    } while (0)

#endif
