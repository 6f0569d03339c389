/* record.h - a record or position as typed: words converted into tiles, cells, places and numbers,
 * each with its place in the file. What only playing can decide (which feature, which copy) is kept
 * as typed.
 *
 * Everything belongs to the arena. A record that could not be read has only diagnostics.
 */
#ifndef RV_RECORD_H
#define RV_RECORD_H

#include "core/game.h"
#include "lua/script_options.h"
#include "record/key.h"
#include "ruleset/library.h"
#include "ruleset/look.h"
#include "ruleset/unlisted.h"
#include "yaml/doc.h"

/* A tile by number or by look. */
typedef struct rv_tile_ref {
    rv_mark mark;
    const char *text;
    int tile;     /* index; by look: the first match, until the copy is chosen */
    int quarters; /* by number: as given; by look: chosen together with the copy */
    bool turned;
    const rv_look *look; /* NULL: by number */
} rv_tile_ref;

/* A feature by kind and a place that it covers. */
typedef struct rv_feature_ref {
    rv_mark mark;
    const char *text;
    int kind, x, y;
    int place;         /* RV_NONE: omitted */
    const char *canon; /* canonical name, once played; NULL before */
} rv_feature_ref;

typedef struct rv_piece_ref {
    rv_mark mark;
    int player; /* in positions */
    int kind;   /* RV_NONE: no follower */
    int place;  /* RV_NONE: omitted */
    int figure;
    const char *text;
    const char *canon; /* "knight@n", once played; NULL before */
} rv_piece_ref;

typedef struct rv_use_ref {
    rv_mark mark;
    int token;
    bool has_feature;
    bool owed; /* accepted although it was not held yet; it is spent as soon as it is held */
    rv_feature_ref feature;
} rv_use_ref;

/* A number that belongs to a player or a corner: scores, results, wall tiles. */
typedef struct rv_claim {
    rv_mark mark;
    int key, value;
} rv_claim;

#define RV_LIST_OF(type)                                                                           \
    struct {                                                                                       \
        type *list;                                                                                \
        int n;                                                                                     \
    }

/* ---- keys of The Tower ---- */

/* An own follower bought back from a player. */
typedef struct rv_ransom_ref {
    rv_mark mark;
    int player, figure; /* figure RV_NONE: not given */
    bool late; /* it could not be paid before the tile was scored, and is tried again afterwards */
    int had;   /* the points at that time */
} rv_ransom_ref;

/* A tile by its cell, and a figure for it. */
typedef struct rv_spot_ref {
    rv_mark mark;
    bool said;
    int x, y, figure;
} rv_spot_ref;

/* A follower on the board: kind RV_NONE is a follower on top of a tower; figure, place RV_NONE: not
 * given. */
typedef struct rv_captive_ref {
    rv_mark mark;
    bool said;
    int player, kind, figure, x, y, place;
    const char *text, *canon; /* as typed; in canonical form after it was captured */
} rv_captive_ref;

/* A bridge: over the tile being laid, or (`beside`) over a neighbour of it. */
typedef struct rv_bridge_ref {
    rv_mark mark;
    bool beside;
    int axis, x, y;
} rv_bridge_ref;

/* A feature and a player who turns it into a castle, or scores it with a castle; in a position the
 * lord of a castle (RV_NONE: the lord has gone home) and its figure. */
typedef struct rv_fief_ref {
    rv_mark mark;
    int player, figure;
    rv_feature_ref feature;
} rv_fief_ref;

/* A bridge of a position: over the tile at a cell. */
typedef struct rv_span_ref {
    rv_mark mark;
    int axis, x, y;
} rv_span_ref;
/* ---- bazaars ---- */

/* RV_NONE for the points: the player passed. */
typedef struct rv_bid_ref {
    rv_mark mark;
    int player, points;
} rv_bid_ref;

typedef enum rv_deal { RV_DEAL_NONE, RV_DEAL_BUY, RV_DEAL_SELL } rv_deal;

typedef struct rv_lot_ref {
    rv_mark mark, chooser_mark, bids_mark, deal_mark;
    rv_tile_ref tile;
    int chooser; /* RV_NONE: the reader has reported an error */
    RV_LIST_OF(rv_bid_ref) bids;
    rv_deal deal;
} rv_lot_ref;

/* A bazaar, which is a separate entry of `moves`: the tiles drawn, and the lots. */
typedef struct rv_bazaar_ref {
    rv_mark key, mark, draw_mark, lots_mark; /* key: the word itself */
    RV_LIST_OF(rv_tile_ref) draw;
    RV_LIST_OF(rv_lot_ref) lots;
} rv_bazaar_ref;

/* In a position: the player whose tile started the bazaar, and the tiles that were bought and are
 * still to be played. */
typedef struct rv_bought_ref {
    rv_mark mark;
    int player;
    rv_tile_ref tile;
} rv_bought_ref;

typedef struct rv_bazaar_state {
    rv_mark mark;
    int after, resume, later;
    bool sold; /* the tiles are given: the bazaar is over, but the tiles are still to be played */
    RV_LIST_OF(rv_bought_ref) tiles;
    RV_LIST_OF(rv_claim) then; /* players whose bazaars follow */
} rv_bazaar_state;

/* A key that was given: its row, the index of the row in the order, and its place in the file. */
typedef struct rv_key_said {
    const rv_key *row;
    int order;
    rv_mark mark;
} rv_key_said;

/* The keys that may stand beside a turn. */
typedef struct rv_beside {
    rv_key_said *said; /* in the order of the rows */
    int nsaid;
    RV_LIST_OF(rv_tile_ref) discard;
    RV_LIST_OF(rv_feature_ref) order;
    RV_LIST_OF(rv_use_ref) use;
    RV_LIST_OF(rv_claim) take;  /* corner index, token */
    RV_LIST_OF(rv_claim) score; /* player, points */
    rv_mark order_mark, use_mark, take_mark;
    RV_LIST_OF(rv_bridge_ref) bridge;
    RV_LIST_OF(rv_fief_ref) castle; /* cities that become castles */
    RV_LIST_OF(rv_fief_ref) fief;   /* features that castles score */
    rv_mark castle_mark, fief_mark;
    RV_LIST_OF(rv_ransom_ref) ransom;
    rv_spot_ref tower, top;
    rv_captive_ref capture;
    rv_spot_ref exchange; /* its figure only */
} rv_beside;

struct rv_entry {
    rv_mark mark;
    int player;
    rv_mark turn_mark;
    bool none;
    bool played; /* its words are resolved: tile, quarters, canonical names */
    rv_tile_ref tile;
    rv_mark cell_mark;
    int x, y;
    rv_piece_ref piece;
    const rv_tile *as;     /* the tile with its bridge, while it is played; NULL without */
    rv_beside *beside;     /* never NULL: entries without further keys share one */
    rv_bazaar_ref *bazaar; /* not NULL: the entry is a bazaar and not a turn */
};

/* The tile of an entry, with the bridge that is built over it. */
static inline const rv_tile *rv_entry_tile(const rv_ruleset *rs, const rv_entry *e) {
    return e->as ? e->as : &rs->tiles[e->tile.tile];
}

typedef struct rv_board_row {
    rv_mark mark;
    int x, y;
    rv_tile_ref tile;
    RV_LIST_OF(rv_piece_ref) pieces;
} rv_board_row;

/* The stock of a player: `what` is a figure, or the number of figures and a piece. */
typedef struct rv_supply_ref {
    rv_mark mark;
    int player, what, value;
} rv_supply_ref;

/* A tower at a cell: its height, or the player and the figure on top. */
typedef struct rv_tower_ref {
    rv_mark mark;
    int x, y, height, player, figure;
} rv_tower_ref;

typedef struct rv_prisoner_ref {
    rv_mark mark;
    int captor, owner, figure;
} rv_prisoner_ref;

/* A keep: a size, or its house. */
typedef struct rv_keep_ref {
    rv_mark mark;
    int player, size;
    bool has_feature;
    rv_feature_ref feature;
    int root; /* of the feature, once set on the table */
} rv_keep_ref;

/* A wall tile in a hand: a token, or RV_NONE for '?'. */
typedef struct rv_hand_ref {
    rv_mark mark;
    int player, token;
} rv_hand_ref;

/* A value that a script stores: under a name, a word. */
typedef struct rv_state_ref {
    rv_mark mark;
    const char *script, *name;
    rv_str value;
} rv_state_ref;

typedef struct rv_final_ref {
    rv_mark mark;
    int player;
    RV_LIST_OF(rv_use_ref) use;
} rv_final_ref;

struct rv_record {
    const rv_yaml *root;
    const rv_ruleset *rs;
    rv_unlisted unlisted; /* if used, `rs` is the document's own */
    const char *rules;
    uint8_t option[RV_O_COUNT];
    rv_script_settings script_options; /* of the record, then of the caller */
    const char *script[8];             /* as named */
    rv_mark script_mark[8];
    int nscripts;
    int nplayers;
    const char *label[RV_MAX_PLAYERS], *name[RV_MAX_PLAYERS];
    bool has_board, has_moves;
    rv_mark board_mark, moves_mark, final_mark, result_mark;
    RV_LIST_OF(rv_claim) wall_tiles; /* setup: corner index, token */
    RV_LIST_OF(rv_tile_ref) draw;
    bool has_draw;
    RV_LIST_OF(rv_entry) moves;
    rv_beside nothing; /* shared by turns without further keys */
    RV_LIST_OF(rv_final_ref) final;
    RV_LIST_OF(rv_claim) result;
    /* position */
    int to_move; /* RV_NONE: not given */
    rv_mark to_move_mark;
    int extra;
    RV_LIST_OF(rv_board_row) board;
    RV_LIST_OF(rv_claim) score;
    RV_LIST_OF(rv_keep_ref) keeps;
    RV_LIST_OF(rv_hand_ref) hand;
    RV_LIST_OF(rv_claim) collected; /* player, number */
    bool has_corners;
    RV_LIST_OF(rv_claim) corners; /* corner index, token or RV_NONE for '?' */
    RV_LIST_OF(rv_supply_ref) supply;
    RV_LIST_OF(rv_tower_ref) towers, tops; /* heights; followers on top */
    RV_LIST_OF(rv_prisoner_ref) prisoners;
    RV_LIST_OF(rv_span_ref) bridges;
    RV_LIST_OF(rv_fief_ref) castles;
    rv_bazaar_state *bazaar; /* NULL: no bazaar */
    RV_LIST_OF(rv_tile_ref) discards;
    RV_LIST_OF(rv_state_ref) state;
};

/* The caller's settings that override the record: options, as "name=value"; a ruleset or NULL. */
typedef struct rv_overrides {
    const char *const *list;
    int n;
    const char *ruleset;
} rv_overrides;

/* Reads the header (ruleset, options, players) and, with an empty game for its cells, the rest.
 * False if an error makes it unreadable. May longjmp. */
bool rv_record_header(rv_record *r, rv_library *lib, const rv_overrides *over, rv_diags *d);
bool rv_record_body(rv_record *r, const rv_game *empty, rv_diags *d);
/* The options of a ruleset with those of the caller, and the caller's options of scripts; false
 * with a diagnostic. May longjmp. */
bool rv_options_of(const rv_ruleset *rs, const rv_overrides *over, uint8_t option[RV_O_COUNT],
                   rv_script_settings *scripts, rv_diags *d);

/* Reads the name of a feature; false with a diagnostic. For `why`. */
bool rv_read_feature_name(const rv_game *g, rv_str name, rv_feature_ref *out, rv_diags *d);
/* Reads one tile by number or look, which may become an unlisted tile of `u`; false with a
 * diagnostic. */
bool rv_read_tile(const rv_ruleset *rs, rv_unlisted *u, rv_str text, rv_mark mark, rv_tile_ref *out,
                  rv_diags *d);

#endif
