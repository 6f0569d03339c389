/* castle_record.c - reads records of The Castle and of Zamek, as the simulation writes them.
 *
 * A small reader, not YAML: one key on a line, one turn on a line, lists on one line, no
 * significant quotes.
 */
#include "oracle.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { WORD = 64, NOTHING = -1 };

struct reader {
    oracle_record *record;
    bool moves, zamek;
};

/* ---- words ---- */

/* The next word of a line, without the separators of YAML's short lists and without quotes. NULL at
 * the end. */
static const char *next_word(const char *line, char word[WORD]) {
    size_t length;

    if (line == NULL)
        return NULL;
    line += strspn(line, " ,:{}[]'\"");
    length = strcspn(line, " ,:{}[]'\"\n");
    if (length == 0 || length >= WORD)
        return NULL;
    memcpy(word, line, length);
    word[length] = '\0';
    return line + length;
}

static bool read_number(const char *word, int *out) {
    char *end;
    long number = strtol(word, &end, 10);

    *out = (int)number;
    return end != word && *end == '\0';
}

/* The rest of a line that begins with this key, or NULL. */
static const char *after_key(const char *line, const char *key) {
    size_t length = strlen(key);

    line += strspn(line, " ");
    return strncmp(line, key, length) == 0 && line[length] == ':' ? line + length + 1 : NULL;
}

static bool read_cell(const char *word, oracle_cell *cell) {
    cell->file = word[0] - 'a';
    return cell->file >= 0 && cell->file < ORACLE_FILES && read_number(word + 1, &cell->rank);
}

static int port_of(const char *word) {
    const char *name;

    for (int where = 0; (name = oracle_where_name(where)) != NULL; where++)
        if (strcmp(name, word) == 0)
            return oracle_where_port(where);
    return NOTHING;
}

/* Z-5: the same effects under other numbers. */
static const int zamek_tokens[ORACLE_TOKENS] = {0, 1, 3, 2, 9, 8, 7, 4, 5, 6, ORACLE_UNKNOWN};

int oracle_zamek_token(int token) {
    return zamek_tokens[token];
}

int oracle_castle_token(int zamek) {
    for (int token = 0; token < ORACLE_TOKENS; token++)
        if (zamek_tokens[token] == zamek)
            return token;
    return NOTHING;
}

static bool read_token(const struct reader *in, const char *word, int *out) {
    if (!read_number(word, out) || *out < 0 || *out >= ORACLE_UNKNOWN)
        return false;
    *out = in->zamek ? oracle_castle_token(*out) : *out;
    return true;
}

bool oracle_read_name(const char *text, enum oracle_kind *kind, oracle_place *place) {
    static const struct {
        const char *word;
        enum oracle_kind kind;
    } kinds[] = {{"path", ORACLE_PATH},   {"road", ORACLE_PATH},    {"house", ORACLE_HOUSE},
                 {"tower", ORACLE_TOWER}, {"pigsty", ORACLE_TOWER}, {"court", ORACLE_COURT},
                 {"meadow", ORACLE_COURT}};
    char word[WORD], cell[WORD], where[WORD];

    if (sscanf(text, "%63[a-z]@%63[^.].%63[a-z]", word, cell, where) != 3)
        return false;
    for (size_t i = 0; i < sizeof kinds / sizeof kinds[0]; i++)
        if (strcmp(word, kinds[i].word) == 0) {
            *kind = kinds[i].kind;
            place->port = port_of(where);
            return place->port != NOTHING && read_cell(cell, &place->cell);
        }
    return false;
}

/* ---- the header ---- */

/* The options in which an edition differs from oracle_defaults (Z-33, Z-37, C-92, C-107, F-20). */
static bool read_rules(struct reader *in, const char *rest) {
    static const char *const editions[][3] = {
        {"castle-hig", "tile4_fountain", "1"},
        {"castle-wica", "count_unused_start_spaces", "true"},
        {"falcon", "two_doublers", "one_only"},
        {"zamek", "extra_turn_same_turn", "false"},
        {"zamek", "tile4_fountain", "1"},
    };
    char word[WORD];

    if (next_word(rest, word) == NULL)
        return false;
    in->zamek = strcmp(word, "zamek") == 0;
    for (size_t i = 0; i < sizeof editions / sizeof editions[0]; i++)
        if (strcmp(word, editions[i][0]) == 0 &&
            !oracle_read_option(&in->record->options, editions[i][1], editions[i][2]))
            return false;
    return true;
}

static bool read_options(struct reader *in, const char *rest) {
    char name[WORD], value[WORD];

    while ((rest = next_word(rest, name)) != NULL) {
        rest = next_word(rest, value);
        if (rest == NULL || !oracle_read_option(&in->record->options, name, value))
            return false;
    }
    return true;
}

/* "{12: 4, 16: 9}": corners and their wall tiles. */
static bool read_corners(struct reader *in, const char *rest) {
    oracle_record *record = in->record;
    char corner[WORD], token[WORD];

    while ((rest = next_word(rest, corner)) != NULL) {
        int i = record->corners++;

        rest = next_word(rest, token);
        if (i == ORACLE_CORNERS || rest == NULL || !read_number(corner, &record->corner[i]) ||
            !read_token(in, token, &record->token[i]))
            return false;
    }
    return true;
}

static bool read_header(struct reader *in, const char *line) {
    static const struct {
        const char *key;
        bool (*read)(struct reader *in, const char *rest);
    } known[] = {{"rules", read_rules}, {"options", read_options}, {"wall_tiles", read_corners}};

    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++)
        if (after_key(line, known[i].key) != NULL)
            return known[i].read(in, after_key(line, known[i].key));
    in->moves = after_key(line, "moves") != NULL;
    return in->moves || after_key(line, "reeve") || after_key(line, "players") ||
           after_key(line, "setup");
}

/* ---- moves ---- */

/* "17/90" */
static bool read_tile(char *word, int *tile, int *rot) {
    char *turned = strchr(word, '/');
    int degrees = 0;

    if (turned != NULL)
        *turned = '\0';
    if (turned != NULL && (!read_number(turned + 1, &degrees) || degrees % 90 != 0))
        return false;
    *rot = degrees / 90;
    return read_number(word, tile);
}

/* "40/270 d7 knight@n", or "none". */
static bool read_turn(const char *rest, oracle_entry *entry) {
    char tile[WORD], cell[WORD], follower[WORD];
    oracle_turn *turn = &entry->turn;

    rest = next_word(rest, tile);
    entry->none = rest != NULL && strcmp(tile, "none") == 0;
    turn->follower = NOTHING;
    if (entry->none)
        return true;
    rest = next_word(rest, cell);
    if (rest == NULL || !read_tile(tile, &turn->tile, &turn->rot) || !read_cell(cell, &turn->cell))
        return false;
    if (next_word(rest, follower) == NULL)
        return true;
    turn->follower = strchr(follower, '@') ? port_of(strchr(follower, '@') + 1) : NOTHING;
    return turn->follower != NOTHING;
}

static bool read_entry(struct reader *in, const char *line) {
    oracle_record *record = in->record;
    char label[WORD];
    const char *rest = next_word(line + 1, label);
    oracle_entry *entry = &record->entry[record->entries];

    if (rest == NULL || record->entries == ORACLE_ENTRIES || strchr("WB", *label) == NULL)
        return false;
    record->entries++;
    entry->turn.player = *label == 'B';
    return read_turn(rest, entry);
}

static bool read_discards(struct reader *in, const char *rest, oracle_entry *entry) {
    char word[WORD];

    (void)in;
    while ((rest = next_word(rest, word)) != NULL)
        if (entry->discards == ORACLE_TILES ||
            !read_number(word, &entry->discard[entry->discards++]))
            return false;
    return entry->discards > 0;
}

static bool read_order(struct reader *in, const char *rest, oracle_entry *entry) {
    enum oracle_kind kind;
    char word[WORD];

    (void)in;
    while ((rest = next_word(rest, word)) != NULL)
        if (entry->turn.orders == ORACLE_ITEMS ||
            !oracle_read_name(word, &kind, &entry->turn.order[entry->turn.orders++]))
            return false;
    return entry->turn.orders > 0;
}

/* "[1, {2: tower@e5.n}]" */
static bool read_uses(struct reader *in, const char *rest, oracle_entry *entry) {
    oracle_turn *turn = &entry->turn;
    enum oracle_kind kind;
    char word[WORD];

    while ((rest = next_word(rest, word)) != NULL) {
        oracle_use *use = &turn->use[turn->uses];

        if (turn->uses == ORACLE_USES || !read_token(in, word, &use->token))
            return false;
        turn->extra_turns += use->token == 1;
        if (use->token == 1)
            continue;
        rest = next_word(rest, word);
        if (rest == NULL || !oracle_read_name(word, &kind, &use->on))
            return false;
        turn->uses++;
    }
    return true;
}

/* A key of the entry that began last. */
static bool read_more(struct reader *in, const char *line) {
    static const struct {
        const char *key;
        bool (*read)(struct reader *in, const char *rest, oracle_entry *entry);
    } known[] = {{"discard", read_discards}, {"order", read_order}, {"use", read_uses}};
    oracle_record *record = in->record;

    for (size_t i = 0; i < sizeof known / sizeof known[0] && record->entries > 0; i++) {
        const char *rest = after_key(line, known[i].key);

        if (rest != NULL)
            return known[i].read(in, rest, &record->entry[record->entries - 1]);
    }
    return false;
}

static bool read_result(struct reader *in, const char *line) {
    const char *rest = after_key(line, "result");

    return rest != NULL &&
           sscanf(rest, " {W: %d, B: %d}", &in->record->result[0], &in->record->result[1]) == 2;
}

static bool read_line(struct reader *in, const char *line) {
    if (*line == '\n' || *line == '\0' || strncmp(line, "---", 3) == 0)
        return true;
    if (!in->moves)
        return read_header(in, line);
    if (*line == '-')
        return read_entry(in, line);
    return *line == ' ' ? read_more(in, line) : read_result(in, line);
}

int oracle_read_record(const char *text, oracle_record *out) {
    struct reader in = {.record = out};
    int number = 0;

    memset(out, 0, sizeof *out);
    out->options = oracle_defaults();
    while (*text != '\0') {
        char line[1024];
        size_t length = strcspn(text, "\n");

        number++;
        snprintf(line, sizeof line, "%.*s", (int)length, text);
        if (length >= sizeof line || !read_line(&in, line))
            return number;
        text += length + (text[length] == '\n');
    }
    return in.moves ? 0 : number + 1;
}

/* ---- playing it ---- */

void oracle_begin(oracle *o, const oracle_record *record) {
    oracle_set_options(o, &record->options);
    oracle_reset(o);
    for (int i = 0; i < record->corners; i++)
        oracle_set_corner(o, record->corner[i], record->token[i]);
}

enum oracle_verdict oracle_play_entry(oracle *o, const oracle_entry *entry, oracle_report *report) {
    for (int i = 0; i < entry->discards; i++) {
        enum oracle_verdict verdict = oracle_discard(o, entry->discard[i]);

        if (verdict != ORACLE_LEGAL)
            return verdict;
    }
    if (entry->none)
        return oracle_tiles_left(o) > 0 ? ORACLE_BAD_TILE : ORACLE_LEGAL;
    return oracle_play(o, &entry->turn, report);
}
