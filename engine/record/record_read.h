/* record_read.h - what the readers of a record share; private to record*.c. */
#ifndef RV_RECORD_READ_H
#define RV_RECORD_READ_H

#include "record/key.h"
#include "record/record.h"
#include "ruleset/schema.h"

struct rv_reader {
    rv_arena *a;
    rv_record *rec;
    rv_library *lib;
    rv_diags *d;
    const rv_game *empty;
    rv_entry *entry;     /* being read */
    rv_use use;          /* of the figures that are read */
    const char *ruleset; /* instead of the one named; or NULL */
};

/* Is this a key of an entry of `moves`? */
bool rv_entry_key(rv_str key);

/* ---- keys by their rows (record_body.c) */

/* Reads a map by its rows, in their order, into `at`: all of them, or those of some ranks, of which
 * the others are only typed. Complains of keys that are unknown or missing. */
void rv_read_keys(rv_reader *r, const rv_yaml *v, const rv_map *in, void *at);
void rv_read_ranks(rv_reader *r, const rv_yaml *v, const rv_map *in, void *at, int from, int to);
/* One of them; false with a complaint that the game has no such part, or of its type. */
bool rv_read_key(rv_reader *r, const rv_key *row, void *at, const rv_yaml *k);
bool rv_need_theme(rv_reader *r, const rv_key *row, const rv_yaml *key);
/* For suggestions: the i-th key of a map in a game, if that is known yet. */
typedef struct rv_known_keys {
    const rv_record *rec;
    const rv_map *in;
} rv_known_keys;
const char *rv_known_key(const void *ud, int i);

/* Words of the notation: each false with a complaint. */
bool rv_read_cell(rv_reader *r, rv_str text, rv_mark mark, int *x, int *y);
bool rv_read_piece(rv_reader *r, rv_str text, rv_mark mark, rv_piece_ref *out);
bool rv_read_feature(rv_reader *r, const rv_yaml *v, rv_feature_ref *out);
bool rv_read_place(rv_reader *r, rv_str text, rv_mark mark, int *place);
/* "big", "small"; nothing at all is small. */
bool rv_read_figure(rv_reader *r, const rv_yaml *v, rv_str text, int *figure);
/* Complains of a word that is no figure: what may stand there in the place of one, and what it is
 * about. */
void rv_no_figure(rv_reader *r, const rv_yaml *v, const char *plain, const char *about);

/* record_body.c: do as many stand where v is? Else a complaint of `what`. */
bool rv_few(rv_reader *r, const rv_yaml *v, int n, int most, const char *what);
/* The same of the entries of a list or map. */
bool rv_few_entries(rv_reader *r, const rv_yaml *v, int most, const char *what);
/* Room for those; NULL with that complaint. */
void *rv_room_for(rv_reader *r, const rv_yaml *v, int most, const char *what, size_t size);
/* Reads a list of words of the notation into a list of the record. */
#define RV_READ_ITEMS(r, v, most, what, to, read)                                                  \
    do {                                                                                           \
        (to).list = rv_room_for((r), (v), (most), (what), sizeof *(to).list);                      \
        if ((to).list)                                                                             \
            RV_EACH_ITEM(v, it)                                                                    \
                if (read((r), it, &(to).list[(to).n]))                                             \
                    (to).n++;                                                                      \
    } while (0)

/* `moves:` with nothing behind it is an empty list: a record yet to be filled in. */
static inline bool rv_is_blank(const rv_yaml *v) {
    return v->type == RV_YAML_WORD && v->text.n == 0;
}

/* A tile of the document: mentioned once more, it is there once more if it is unlisted. */
bool rv_read_listed(rv_reader *r, rv_str text, rv_mark mark, rv_tile_ref *out);
bool rv_read_tile_item(rv_reader *r, const rv_yaml *v, rv_tile_ref *out);
/* PLAYER: number. */
void rv_read_numbers(rv_reader *r, const rv_yaml *v, const char *what, rv_claim **list, int *n);

/* Says that a tile is one more than the unlisted ones that the game has. */
void rv_complain_unlisted(rv_diags *d, const rv_ruleset *rs, const rv_unlisted *u,
                          const rv_tile_ref *ref);
/* Refuses a word that the rules of the game have and the engine does not model, and quotes the rule
 * that has it (F-14, F-15); false when it is no such word. */
bool rv_refuse(rv_diags *d, const rv_ruleset *rs, const rv_yaml *word, rv_use use);
/* The player with this label or name; RV_NONE with a complaint. */
int rv_read_player(rv_reader *r, const rv_yaml *v);
/* The same of a key of a map, in which each player stands once, by label or by name. */
int rv_read_player_key(rv_reader *r, const rv_yaml *map, const rv_yaml *key);
int rv_player_find(const rv_record *rec, rv_str label);
/* "R", "R big" */
bool rv_read_owner(rv_reader *r, const rv_yaml *v, int *player, int *figure);

#endif
