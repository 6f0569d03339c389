/* record_read.h - what the readers of a record share; private to record*.c. */
#ifndef RV_RECORD_READ_H
#define RV_RECORD_READ_H

#include "record.h"
#include "schema.h"

typedef struct rv_reader {
    rv_arena *a;
    rv_record *rec;
    rv_library *lib;
    rv_diags *d;
    const rv_game *empty;
    rv_entry *entry;     /* being read */
    rv_use use;          /* of the figures that are read */
    const char *ruleset; /* instead of the one named; or NULL */
} rv_reader;

/* Is this a key of an entry of `moves`? */
bool rv_entry_key(rv_str key);

/* Does the game have what a key is about? */
bool rv_key_in_game(const rv_record *rec, const char *key);

/* Words of the notation: each false with a complaint. */
bool rv_read_cell(rv_reader *r, rv_str text, rv_mark mark, int *x, int *y);
bool rv_read_piece(rv_reader *r, rv_str text, rv_mark mark, rv_piece_ref *out);
bool rv_read_feature(rv_reader *r, const rv_yaml *v, rv_feature_ref *out);
bool rv_read_use(rv_reader *r, const rv_yaml *v, rv_use_ref *out);
bool rv_read_token(rv_reader *r, const rv_yaml *v, bool unknown, int *out);
bool rv_read_corner(rv_reader *r, const rv_yaml *v, int *out);
bool rv_read_place(rv_reader *r, rv_str text, rv_mark mark, int *place);
/* "big", "small"; nothing at all is small. */
bool rv_read_figure(rv_reader *r, const rv_yaml *v, rv_str text, int *figure);

/* record_tower.c: keys of an entry, into r->entry. */
void rv_take_ransom(rv_reader *r, const rv_yaml *v);
void rv_take_spot(rv_reader *r, const rv_yaml *v, bool figure, rv_spot_ref *out);
void rv_take_capture(rv_reader *r, const rv_yaml *v);
void rv_take_exchange(rv_reader *r, const rv_yaml *v);

/* Keys of a position, into r->rec. */
void rv_take_towers(rv_reader *r, const rv_yaml *v);
void rv_take_tops(rv_reader *r, const rv_yaml *v);
void rv_take_prisoners(rv_reader *r, const rv_yaml *v);

/* record_castles.c: keys of an entry, into r->entry; of a position, into r->rec. */
void rv_take_bridge(rv_reader *r, const rv_yaml *v);
void rv_take_castle(rv_reader *r, const rv_yaml *k, const rv_yaml *v);
void rv_take_fief(rv_reader *r, const rv_yaml *k, const rv_yaml *v);
void rv_take_bridges(rv_reader *r, const rv_yaml *v);
void rv_take_castles(rv_reader *r, const rv_yaml *v);
/* record_tower.c: "R", "R big" */
bool rv_read_owner(rv_reader *r, const rv_yaml *v, int *player, int *figure);
/* record_bazaar.c: an entry, into r->entry; a key of a position. */
void rv_take_bazaar_entry(rv_reader *r, const rv_yaml *key, const rv_yaml *v);
/* No player's turn and no other key but `score` stands beside it. */
void rv_check_bazaar_entry(rv_reader *r, const rv_yaml *entry);
void rv_take_bazaar(rv_reader *r, const rv_yaml *v);

/* Says that a tile is one more than the unlisted ones that the game has. */
void rv_complain_unlisted(rv_diags *d, const rv_ruleset *rs, const rv_unlisted *u,
                          const rv_tile_ref *ref);
/* Refuses a word that the rules of the game have and the engine does not model, and quotes the rule
 * that has it (F-14, F-15); false when it is no such word. */
bool rv_refuse(rv_diags *d, const rv_ruleset *rs, const rv_yaml *word, rv_use use);
/* The player with this label; RV_NONE with a complaint. */
int rv_read_player(rv_reader *r, const rv_yaml *v);
int rv_player_find(const rv_record *rec, rv_str label);

#endif
