/* record_read.h - shared by the readers of a record; private to record*.c. */
#ifndef RV_RECORD_READ_H
#define RV_RECORD_READ_H

#include "record/key.h"
#include "record/record.h"
#include "yaml/doc.h"

struct rv_reader {
    rv_arena *a;
    rv_record *rec;
    rv_library *lib;
    rv_diags *d;
    const rv_game *empty;
    rv_entry *entry;    /* the entry being read */
    const rv_yaml *key; /* the key being read, and the structure into which its map is read */
    void *at;
    const rv_key *row; /* its row, and where its values go */
    rv_values *values;
    const rv_shape *shape; /* of the value being read, and the use of its figures */
    rv_use use;
    const char *ruleset; /* used instead of the named one; or NULL */
};

/* Whether this is a key of an entry of `moves`. */

/* A key that was found in a map, with its row and the index of that in the order of keys. */
typedef struct rv_found_key {
    const rv_key *row;
    const rv_yaml *key;
    int order;
} rv_found_key;

/* ---- keys by their rows (record_body.c) */

/* Reads a map by its rows, in their order, into `at`: all of them, or only those of some ranks,
 * while the others are only checked for their types. Reports unknown or missing keys. */
void rv_read_keys(rv_reader *r, const rv_yaml *v, const rv_map *in, void *at);
/* Keys that are known but for capitals become what was meant, unless the map has that key, too, or
 * a player is called so. */
void rv_fold_keys(rv_reader *r, const rv_yaml *v, const rv_map *in);
void rv_read_ranks(rv_reader *r, const rv_yaml *v, const rv_map *in, void *at, int from, int to);
/* Reads one of them, and its values if it has a form; false with a diagnostic if the game lacks
 * what it requires, or if its type is wrong. */
bool rv_read_key(rv_reader *r, const rv_key *row, void *at, const rv_yaml *k, rv_values *values);
bool rv_need_theme(rv_reader *r, const rv_key *row, const rv_yaml *key);
/* For suggestions: the i-th key of a map in a game, if the game is known. */
typedef struct rv_known_keys {
    const rv_record *rec;
    const rv_map *in;
} rv_known_keys;
const char *rv_known_key(const void *ud, int i);

/* Takes the tile from the beginning of a text: a word, or several that are a look typed with
 * spaces. */
rv_str rv_tile_part(rv_reader *r, rv_str *rest);
/* Words of the notation: each returns false with a diagnostic. */
bool rv_read_cell(rv_reader *r, rv_str text, rv_mark mark, int *x, int *y);
bool rv_read_piece(rv_reader *r, rv_str text, rv_mark mark, rv_piece_ref *out);
bool rv_read_feature(rv_reader *r, const rv_yaml *v, rv_feature_ref *out);
bool rv_read_place(rv_reader *r, rv_str text, rv_mark mark, int *place);

/* record_body.c: whether v has this number of elements; otherwise reports `what`. */
bool rv_few(rv_reader *r, const rv_yaml *v, int n, int most, const char *what);
/* The same for the elements of a list or map. */
bool rv_few_entries(rv_reader *r, const rv_yaml *v, int most, const char *what);
/* Room for them; NULL with that diagnostic. */
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

/* `moves:` without a value is an empty list: a record to be filled in. */
static inline bool rv_is_blank(const rv_yaml *v) {
    return v->type == RV_YAML_WORD && v->text.n == 0;
}

/* A tile of the document: each mention of an unlisted tile adds a copy of it. */
bool rv_read_listed(rv_reader *r, rv_str text, rv_mark mark, rv_tile_ref *out);
bool rv_read_tile_item(rv_reader *r, const rv_yaml *v, rv_tile_ref *out);
/* A number that was checked by the shape of its key (record_body.c); false if it is none. */
bool rv_read_checked(const rv_yaml *v, int *out);

/* Reports a tile beyond the number of unlisted tiles of the game. */
void rv_complain_unlisted(rv_diags *d, const rv_ruleset *rs, const rv_unlisted *u,
                          const rv_tile_ref *ref);
/* Refuses a word that the rules of the game have but the engine does not support, and cites its
 * rule (F-14, F-15); false if it is not such a word. */
bool rv_refuse(rv_diags *d, const rv_ruleset *rs, const rv_yaml *word, rv_use use);
/* The player with this label or name; RV_NONE with a complaint. */
int rv_read_player(rv_reader *r, const rv_yaml *v);
/* The same of a key of a map, in which each player stands once, by label or by name. */
int rv_read_player_key(rv_reader *r, const rv_yaml *map, const rv_yaml *key);
int rv_player_find(const rv_record *rec, rv_str label);

/* true or false; false with a complaint. */
bool rv_read_truth(rv_reader *r, const rv_yaml *v);
extern const rv_shape rv_shape_truth;

#endif
