/* carcassonne_record.c - records as the simulation writes them.
 *
 * A small reader, not YAML: a key a line, a turn a line, lists on one line, no quotes that matter.
 */
#include "carcassonne_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LINE = 1024, WORD = 64 };

struct reader {
    carc *tiles; /* a copy, with the edition of the record */
    carc_record *record;
    bool moves; /* the list of moves has begun */
};

/* ---- words ---- */

/* The next word of a line: what separates words in YAML's short lists does not belong to it, and
 * quotes do not. NULL at the end. */
static const char *next_word(const char *line, char word[WORD]) {
    size_t length;

    line += strspn(line, " ,:{}[]'\"");
    length = strcspn(line, " ,:{}[]'\"");
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

/* The rest of a line that begins with this key; NULL when it does not. */
static const char *after_key(const char *line, const char *key) {
    size_t length = strlen(key);

    line += strspn(line, " -");
    return strncmp(line, key, length) == 0 && line[length] == ':' ? line + length + 1 : NULL;
}

static int player_of(const carc_record *record, const char *label) {
    for (int player = 0; player < record->players; player++)
        if (strcmp(record->label[player], label) == 0)
            return player;
    return NOTHING;
}

/* ---- the header ---- */

static bool read_options(struct reader *in, const char *rest) {
    char name[WORD], value[WORD];

    while ((rest = next_word(rest, name)) != NULL) {
        rest = next_word(rest, value);
        if (rest == NULL || !carc_set_option(&in->record->options, name, value))
            return false;
    }
    in->tiles->options = in->record->options;
    return true;
}

static bool read_players(struct reader *in, const char *rest) {
    char label[WORD], name[WORD];

    while ((rest = next_word(rest, label)) != NULL) {
        rest = next_word(rest, name);
        if (rest == NULL || in->record->players == CARC_PLAYERS || strlen(label) >= CARC_LABEL)
            return false;
        memcpy(in->record->label[in->record->players++], label, strlen(label) + 1);
    }
    return in->record->players > 0;
}

/* "{W: 3, B: 0}": everybody's score. */
static bool read_scores(struct reader *in, const char *rest, int score[CARC_PLAYERS]) {
    char label[WORD], points[WORD];
    int seen = 0;

    while ((rest = next_word(rest, label)) != NULL) {
        int player = player_of(in->record, label);

        rest = next_word(rest, points);
        if (rest == NULL || player == NOTHING || !read_number(points, &score[player]))
            return false;
        seen++;
    }
    return seen == in->record->players;
}

/* ---- moves ---- */

/* "BA.Cc+/90" */
static bool read_tile(const struct reader *in, char *word, carc_spot *at) {
    char *turned = strchr(word, '/');
    int degrees = 0;

    if (turned != NULL) {
        *turned = '\0';
        if (!read_number(turned + 1, &degrees) || degrees % 90 != 0)
            return false;
    }
    at->rot = degrees / 90;
    at->tile = carc_find(in->tiles, word);
    return at->tile != NOTHING;
}

/* "knight@n", or the role alone; the cell is that of the tile. */
static bool read_follower(const char *word, carc_turn *turn) {
    char place[WORD + WORD];
    int role = (int)strcspn(word, "@");
    const char *where = word + role + (word[role] == '@');

    snprintf(place, sizeof place, "%.*s@0,0%s%s", role, word, *where == '\0' ? "" : ".", where);
    turn->deploys = carc_read_name(place, &turn->follower);
    return turn->deploys;
}

/* "TILE[/ROT] X,Y [ROLE[@WHERE]]", or "none". */
static bool read_turn(const struct reader *in, const char *rest, carc_entry *entry) {
    char tile[WORD], x[WORD], y[WORD], follower[WORD];
    carc_spot *at = &entry->turn.at;

    rest = next_word(rest, tile);
    entry->none = rest != NULL && strcmp(tile, "none") == 0;
    if (entry->none)
        return true;
    if (rest == NULL || !read_tile(in, tile, at))
        return false;
    rest = next_word(rest, x);
    rest = rest == NULL ? NULL : next_word(rest, y);
    if (rest == NULL || !read_number(x, &at->cell.x) || !read_number(y, &at->cell.y))
        return false;
    return next_word(rest, follower) == NULL || read_follower(follower, &entry->turn);
}

static bool read_discards(const struct reader *in, const char *rest, carc_entry *entry) {
    char word[WORD];

    while ((rest = next_word(rest, word)) != NULL) {
        carc_spot at;

        if (entry->discards == CARC_LAID || !read_tile(in, word, &at))
            return false;
        entry->discard[entry->discards++] = at.tile;
    }
    return true;
}

static bool read_entry(struct reader *in, const char *line) {
    carc_record *record = in->record;
    char label[WORD];
    const char *rest = next_word(line + strspn(line, "- "), label);
    carc_entry *entry = &record->entry[record->entries];

    if (rest == NULL || record->entries == CARC_LAID || player_of(record, label) == NOTHING)
        return false;
    record->entries++;
    entry->turn.player = player_of(record, label);
    return read_turn(in, rest, entry);
}

/* A key of the entry begun last. `order` asks for nothing here: the order of scoring does not
 * matter in this game. */
static bool read_more(struct reader *in, const char *line) {
    const char *rest = after_key(line, "discard");
    carc_entry *entry;

    if (in->record->entries == 0)
        return false;
    entry = &in->record->entry[in->record->entries - 1];
    if (rest != NULL)
        return read_discards(in, rest, entry);
    rest = after_key(line, "score");
    if (rest == NULL)
        return after_key(line, "order") != NULL;
    entry->noted = true;
    return read_scores(in, rest, entry->score);
}

/* ---- lines ---- */

static bool read_header(struct reader *in, const char *line) {
    const char *rest = after_key(line, "options");

    if (rest != NULL)
        return read_options(in, rest);
    rest = after_key(line, "players");
    if (rest != NULL)
        return read_players(in, rest);
    in->moves = after_key(line, "moves") != NULL;
    return in->moves || after_key(line, "reeve") != NULL || after_key(line, "rules") != NULL;
}

static bool read_line(struct reader *in, const char *line) {
    const char *result = after_key(line, "result");

    if (line[strspn(line, " \t")] == '\0' || strcmp(line, "---") == 0)
        return true;
    if (!in->moves)
        return read_header(in, line);
    if (line[0] == '-')
        return read_entry(in, line);
    if (line[0] == ' ')
        return read_more(in, line);
    in->record->ended = true;
    return result != NULL && read_scores(in, result, in->record->result);
}

int carc_read_record(const carc *o, const char *text, carc_record *out) {
    struct reader in = {.tiles = carc_clone(o), .record = out};
    char line[LINE];
    int number = 0, wrong = 0;

    memset(out, 0, sizeof *out);
    out->options = carc_defaults();
    in.tiles->options = out->options;
    while (wrong == 0 && (text = carc_next_line(text, line, LINE)) != NULL) {
        number++;
        if (!read_line(&in, line))
            wrong = number;
    }
    carc_free(in.tiles);
    return wrong == 0 && !in.moves ? number + 1 : wrong;
}

enum carc_verdict carc_play_entry(carc *o, const carc_entry *entry, carc_report *report) {
    for (int i = 0; i < entry->discards; i++) {
        enum carc_verdict verdict = carc_discard(o, entry->discard[i]);

        if (verdict != CARC_LEGAL)
            return verdict;
    }
    if (entry->none)
        return carc_play_none(o, entry->turn.player);
    return carc_play(o, &entry->turn, report);
}
