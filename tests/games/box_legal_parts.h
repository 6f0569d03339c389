/* box_legal_parts.h - what the files that compare the list of legal turns have in common. */
#ifndef BOX_LEGAL_PARTS_H
#define BOX_LEGAL_PARTS_H

#include "box_legal.h"
#include "judge/case.h"

enum { WORD = 64, WORDS = 1000, TWO_WORDS = 2 * WORD };

typedef struct asked {
    const carc *o;
    const rv_case *c;
    int tile, places, different;
} asked;

/* What the checker allows, as words of a record. */
typedef struct list {
    char word[WORDS][TWO_WORDS];
    int n;
} list;

void legal_add(list *to, const char *figure, const char *place);
/* Adds the words that follow `after`, once. */
void legal_add_after(list *to, const char *after, const char *word);
bool legal_has(const list *all, const char *word);

/* "big:" or "phantom:", and the role or the figure: "knight", "mayor". */
const char *legal_man_word(enum carc_figure figure, enum carc_kind kind);
const char *legal_as_monk(const char *word); /* a heretic is a monk for the checker */
extern const char *const legal_quarters[4];

/* Whether it is legal, by itself or with the flock that must be guided (HS-12). */
bool legal_try(const asked *a, carc_turn turn);

/* Figures of the player that stand somewhere when the tile lies, or come with it: those who come
 * home, those who flee. */
void legal_try_men(const asked *a, const carc_turn *turn, bool flees, list *to);
/* Adds who is placed by the turn, behind n others; how many that are. */
int legal_add_placed(const carc_turn *turn, carc_man men[], int n);

/* The words of a key, those that follow another action behind it. */
list legal_words(const rv_placement *p, const char *key, bool after);
/* Of what the engine lists all is among `most`, and all of `least` is there. */
void legal_compare_words(asked *a, const rv_placement *p, const char *key, const list *mine,
                         const list *least, const list *most);
void legal_compare_key(asked *a, const rv_placement *p, const char *key, const list *all);
void legal_differ(asked *a, const rv_placement *p, const char *key, const char *word,
                  const char *who);

/* Compares what is done with the scoring. */
void legal_compare_scored(asked *a, const rv_placement *p, const carc_turn *turn);

#endif
