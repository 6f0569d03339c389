/* record_parts.c - keys of a document that not all games have. */
#include "core/state.h"
#include "record/record_read.h"
#include "ruleset/words.h"

static bool with_tokens(const rv_record *rec) {
    return rec->rs->ntokens;
}

/* What is collected is said there, too. */
static bool with_hands(const rv_record *rec) {
    return rec->rs->ntokens || rec->rs->collects_letter;
}

static bool with_corners(const rv_record *rec) {
    return rec->rs->ncorners;
}

static bool with_keeps(const rv_record *rec) {
    bool has = false;
    for (int k = 0; k < rec->rs->nkinds; k++)
        has |= rec->rs->kinds[k].keep;
    return has;
}

/* Parts of some games can be switched off. */
static bool with_pieces(const rv_record *rec, int piece) {
    return rv_pieces_each(rec->rs, rec->option, rec->nplayers, piece) > 0;
}

static bool with_towers(const rv_record *rec) {
    return with_pieces(rec, RV_P_TOWER);
}

static bool with_bridges(const rv_record *rec) {
    return with_pieces(rec, RV_P_BRIDGE);
}

static bool with_castles(const rv_record *rec) {
    return with_pieces(rec, RV_P_CASTLE);
}

static bool with_bazaars(const rv_record *rec) {
    return rec->rs->options[RV_O_BAZAARS].offered && rec->option[RV_O_BAZAARS] == RV_V_YES;
}

/* What each is about: a word of the ruleset, or ours. */
static const struct part {
    const char *key;
    bool (*has)(const rv_record *rec);
    rv_word_id word;
    const char *about;
} parts[] = {
    {"use", with_tokens, RV_W_WALL_TILE, NULL},
    {"hand", with_hands, RV_W_WALL_TILE, NULL},
    {"final", with_tokens, RV_W_WALL_TILE, NULL},
    {"take", with_corners, RV_W_CORNER, NULL},
    {"corners", with_corners, RV_W_CORNER, NULL},
    {"wall_tiles", with_corners, RV_W_CORNER, NULL},
    {"keeps", with_keeps, RV_W_KEEP, NULL},
    {"ransom", with_towers, 0, "towers"},
    {"tower", with_towers, 0, "towers"},
    {"capture", with_towers, 0, "towers"},
    {"top", with_towers, 0, "towers"},
    {"exchange", with_towers, 0, "towers"},
    {"towers", with_towers, 0, "towers"},
    {"tops", with_towers, 0, "towers"},
    {"prisoners", with_towers, 0, "towers"},
    {"bridge", with_bridges, 0, "bridges"},
    {"bridges", with_bridges, 0, "bridges"},
    {"castle", with_castles, 0, "castles"},
    {"fief", with_castles, 0, "castles"},
    {"castles", with_castles, 0, "castles"},
    {"bazaar", with_bazaars, 0, "bazaars"},
};

/* NULL for a key of all games. */
static const struct part *part_of(rv_str key) {
    for (size_t i = 0; i < sizeof parts / sizeof *parts; i++)
        if (rv_str_is(key, parts[i].key))
            return &parts[i];
    return NULL;
}

bool rv_key_in_game(const rv_record *rec, const char *key) {
    const struct part *part = part_of(rv_str_of(key));
    return !part || part->has(rec);
}

bool rv_need_part(rv_reader *r, const rv_yaml *key) {
    const struct part *part = part_of(key->text);
    const rv_ruleset *rs = r->rec->rs;
    if (!part || part->has(r->rec))
        return true;
    rv_complain(r->d, RV_D_UNKNOWN_KEY, key->mark, key->text.s, rs->title)->help = rv_printf(
        r->a, "this game has no %s", part->about ? part->about : rv_word(rs, part->word, 2));
    return false;
}
