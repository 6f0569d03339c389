/* carcassonne_record.c - reads records as the simulation writes them.
 *
 * A small reader, not YAML: one key on a line, one turn on a line, lists on one line, no
 * significant quotes.
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

/* The next word of a line, without the separators of YAML's short lists and without quotes. NULL at
 * the end. */
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

/* The rest of a line that begins with this key, or NULL. */
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

/* The options in which editions differ from carc_defaults, and their values. */
static const char *const editions[][3] = {
    {"tower-c1", "edition", "1"},
    {"tower-c1", "capture_own", "false"},
    {"tower-c1", "ransom_needs_points", "false"},
    {"tower-rgg", "edition", "1"},
    {"tower-rgg", "capture_own", "false"},
    {"bazaars-zmg", "small_city", "two_tiles"},
    {"bazaars-zmg", "bazaar_order", "first_buyer"},
    {"tower-rgg", "tower_top_capturable", "false"},
    {"tower-rgg-bigbox", "edition", "1"},
    {"tower-zmg", "tower_top_capturable", "false"},
    {"inns-c1", "edition", "1"},
    {"festival-rgg", "festival_returns", "followers"},
    {"circles-c1", "circles", "1"},
    {"circles-c1", "circle_place", "may"},
};

/* "tower", "bazaars-zmg". */
static bool add_rules(carc_options *options, const char *word) {
    options->tower = options->tower || strncmp(word, "tower", 5) == 0;
    options->bazaars = options->bazaars || strncmp(word, "bazaars", 7) == 0;
    options->river = options->river || strcmp(word, "river") == 0;
    options->traders = options->traders || strcmp(word, "traders") == 0;
    carc_add_box(options, word);
    if (strncmp(word, "inns", 4) == 0)
        options->inns = options->large = true; /* I-2 */
    for (size_t i = 0; i < sizeof editions / sizeof editions[0]; i++)
        if (strcmp(word, editions[i][0]) == 0 &&
            !carc_set_option(options, editions[i][1], editions[i][2]))
            return false;
    return true;
}

/* "[tower, bazaars]", "tower+bazaars" */
static bool read_rules(struct reader *in, const char *rest) {
    carc_options *options = &in->record->options;
    char line[LINE], word[WORD];

    snprintf(line, sizeof line, "%s", rest);
    for (char *plus = line; (plus = strchr(plus, '+')) != NULL;)
        *plus = ' ';
    for (rest = line; (rest = next_word(rest, word)) != NULL;)
        if (!add_rules(options, word))
            return false;
    carc_rule(in->tiles, options);
    return true;
}

static bool read_options(struct reader *in, const char *rest) {
    char name[WORD], value[WORD];

    while ((rest = next_word(rest, name)) != NULL) {
        rest = next_word(rest, value);
        if (rest == NULL || !carc_set_option(&in->record->options, name, value))
            return false;
    }
    carc_rule(in->tiles, &in->record->options);
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
static bool read_scores(const struct reader *in, const char *rest, int score[CARC_PLAYERS]) {
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

/* "big", "builder"; false if it is no such word. */
static bool read_figure(const char *word, enum carc_figure *out) {
    for (int figure = CARC_BIG; figure < CARC_FIGURES; figure++)
        if (strcmp(word, carc_figure_word((enum carc_figure)figure)) == 0) {
            *out = (enum carc_figure)figure;
            return true;
        }
    *out = CARC_SMALL;
    return false;
}

/* The next word; a figure before it is removed and reported. */
static const char *next_man(const char *rest, char word[WORD], enum carc_figure *figure) {
    rest = next_word(rest, word);
    *figure = CARC_SMALL;
    return rest != NULL && read_figure(word, figure) ? next_word(rest, word) : rest;
}

/* "builder@n", "pig@1,2": what joins followers has no role; the word becomes that of a kind that it
 * may stand on. */
static void read_joiner(char word[WORD], enum carc_figure *figure) {
    int length = (int)strcspn(word, "@");
    char rest[WORD], known[WORD];

    memcpy(known, word, (size_t)length);
    known[length] = '\0';
    memcpy(rest, word + length, strlen(word + length) + 1);
    if (read_figure(known, figure) && *figure != CARC_BIG)
        snprintf(word, WORD, "%s%.*s",
                 *figure == CARC_PIG || *figure == CARC_SHEPHERD || *figure == CARC_BARN ? "field"
                                                                                         : "city",
                 WORD - 6, rest);
}

/* "knight@n", or the role alone; the cell is that of the tile. */
static bool read_follower(char word[WORD], carc_turn *turn) {
    char place[WORD + WORD];
    const char *where;
    int role;

    if (turn->figure == CARC_SMALL)
        read_joiner(word, &turn->figure);
    role = (int)strcspn(word, "@");
    where = word + role + (word[role] == '@');

    snprintf(place, sizeof place, "%.*s@0,0%s%s", role, word, *where == '\0' ? "" : ".", where);
    turn->deploys = carc_read_name(place, &turn->follower);
    return turn->deploys;
}

/* "TILE[/ROT] X,Y [[big:]ROLE[@WHERE]]", or "none". */
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
    return next_man(rest, follower, &entry->turn.figure) == NULL ||
           read_follower(follower, &entry->turn);
}

/* ---- The Tower ---- */

/* "B", "B big", several of them. */
static bool read_ransoms(const struct reader *in, const char *rest, carc_entry *entry) {
    carc_deeds *deeds = &entry->turn.tower;
    char word[WORD];

    while ((rest = next_word(rest, word)) != NULL) {
        carc_ransom ransom = {player_of(in->record, word), CARC_SMALL};
        const char *more = next_word(rest, word);

        if (more != NULL && read_figure(word, &ransom.figure))
            rest = more;
        if (ransom.captor == NOTHING || deeds->ransoms == CARC_RANSOMS)
            return false;
        deeds->ransom[deeds->ransoms++] = ransom;
    }
    return deeds->ransoms > 0;
}

static bool read_cell(const char *x, const char *rest, carc_cell *cell) {
    char y[WORD];

    return rest != NULL && next_word(rest, y) != NULL && read_number(x, &cell->x) &&
           read_number(y, &cell->y);
}

static bool read_tower(const struct reader *in, const char *rest, carc_entry *entry) {
    char x[WORD];

    (void)in;
    entry->turn.tower.builds = true;
    rest = next_word(rest, x);
    return read_cell(x, rest, &entry->turn.tower.at);
}

static bool read_top(const struct reader *in, const char *rest, carc_entry *entry) {
    enum carc_figure figure;
    char x[WORD];

    (void)in;
    rest = next_man(rest, x, &figure);
    if (figure == CARC_PHANTOM) {
        carc_extra *extra = &entry->turn.extra;

        extra->seconds = extra->second.top = true;
        extra->second.figure = figure;
        return read_cell(x, rest, &extra->second.place.cell);
    }
    entry->turn.tower.tops = true;
    entry->turn.figure = figure;
    return read_cell(x, rest, &entry->turn.tower.at);
}

/* "B:big:knight@1,2.n", "B:top@1,2", "B:castle@0,0.n" */
static bool read_capture(const struct reader *in, const char *rest, carc_entry *entry) {
    carc_man *man = &entry->turn.tower.captive;
    char word[WORD], y[WORD], place[2 * WORD];
    int used = 0;

    entry->turn.tower.captures = true;
    rest = next_word(rest, word);
    man->player = rest == NULL ? NOTHING : player_of(in->record, word);
    rest = rest == NULL ? NULL : next_man(rest, word, &man->figure);
    if (rest != NULL && man->figure == CARC_SMALL)
        read_joiner(word, &man->figure);
    if (rest == NULL || man->player == NOTHING || next_word(rest, y) == NULL)
        return false;
    snprintf(place, sizeof place, "%s,%s", word, y);
    man->top = sscanf(place, "top@%d,%d%n", &man->place.cell.x, &man->place.cell.y, &used) == 2 &&
               used > 0;
    return man->top || carc_read_quarter(place, man) || carc_read_name(place, &man->place);
}

static bool read_exchange(const struct reader *in, const char *rest, carc_entry *entry) {
    char word[WORD];

    (void)in;
    if (next_word(rest, word) == NULL)
        return false;
    entry->turn.tower.exchanges = true;
    return read_figure(word, &entry->turn.tower.exchange) || strcmp(word, "small") == 0;
}

/* ---- bridges and castles ---- */

/* "ns", "ew@0,1", "[ew, 'ns@0,1']" */
static bool read_bridge(const struct reader *in, const char *rest, carc_entry *entry) {
    carc_span *span = &entry->turn.span;
    char word[WORD], y[WORD];

    (void)in;
    while ((rest = next_word(rest, word)) != NULL) {
        carc_bridge bridge = {entry->turn.at.cell, word[0] == 'e'};

        if (span->count == CARC_SPAN || (strncmp(word, "ns", 2) != 0 && strncmp(word, "ew", 2)))
            return false;
        if (word[2] == '@' &&
            (!read_cell(word + 3, rest, &bridge.cell) || (rest = next_word(rest, y)) == NULL))
            return false;
        if (word[2] != '\0' && word[2] != '@')
            return false;
        span->bridge[span->count++] = bridge;
    }
    return span->count > 0;
}

/* "{W: 'city@0,1.n', B: ['road@1,1', 'road@2,1.e']}" */
static int read_words(const struct reader *in, const char *rest, carc_word out[CARC_SAID]) {
    char word[WORD], more[WORD], place[2 * WORD];
    int count = 0, player = NOTHING;

    while ((rest = next_word(rest, word)) != NULL) {
        if (strchr(word, '@') == NULL) {
            player = player_of(in->record, word);
            continue;
        }
        rest = next_word(rest, more);
        snprintf(place, sizeof place, "%s,%s", word, more);
        if (rest == NULL || player == NOTHING || count == CARC_SAID ||
            !carc_read_name(place, &out[count].name))
            return 0;
        out[count++].player = player;
    }
    return count;
}

static bool read_keeps(const struct reader *in, const char *rest, carc_entry *entry) {
    entry->turn.keeps = read_words(in, rest, entry->turn.keep);
    return entry->turn.keeps > 0;
}

static bool read_picks(const struct reader *in, const char *rest, carc_entry *entry) {
    entry->turn.picks = read_words(in, rest, entry->turn.pick);
    return entry->turn.picks > 0;
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

/* ---- bazaars ---- */

static bool read_draw(const struct reader *in, const char *rest, carc_entry *entry) {
    carc_bazaar *bazaar = &entry->bazaar;
    char word[WORD];

    while ((rest = next_word(rest, word)) != NULL) {
        carc_spot at;

        if (bazaar->draws == CARC_PLAYERS || !read_tile(in, word, &at))
            return false;
        bazaar->draw[bazaar->draws++] = at.tile;
    }
    return bazaar->draws > 0;
}

static bool read_lots(const struct reader *in, const char *rest, carc_entry *entry) {
    (void)in;
    return rest != NULL && entry->held;
}

/* "{B: 2, K: pass, R: 3}, deal: buy}"; the deal may be missing. */
static bool read_bids(const struct reader *in, const char *rest, carc_lot *lot) {
    char word[WORD], value[WORD];

    while ((rest = next_word(rest, word)) != NULL) {
        carc_bid *bid = &lot->bid[lot->bids];

        rest = next_word(rest, value);
        if (rest != NULL && strcmp(word, "deal") == 0) {
            lot->deal = strcmp(value, "buy") == 0 ? CARC_BUY : CARC_SELL;
            return lot->deal == CARC_BUY || strcmp(value, "sell") == 0;
        }
        if (rest == NULL || lot->bids == CARC_PLAYERS)
            return false;
        *bid = (carc_bid){player_of(in->record, word), CARC_PASS};
        if (bid->player == NOTHING ||
            (strcmp(value, "pass") != 0 && !read_number(value, &bid->points)))
            return false;
        lot->bids++;
    }
    return true;
}

/* "{tile: BA.RCr, chooser: B, bids: {B: 2}}" */
static bool read_lot(const struct reader *in, const char *rest, carc_entry *entry) {
    carc_bazaar *bazaar = &entry->bazaar;
    carc_lot *lot = &bazaar->lot[bazaar->lots];
    char tile[WORD], word[WORD], chooser[WORD];
    carc_spot at;

    if (!entry->held || bazaar->lots == CARC_PLAYERS)
        return false;
    rest = next_word(rest, tile);
    rest = rest == NULL ? NULL : next_word(rest, word);
    rest = rest == NULL ? NULL : next_word(rest, chooser);
    if (rest == NULL || strcmp(word, "chooser") != 0 || !read_tile(in, tile, &at))
        return false;
    bazaar->lots++;
    *lot = (carc_lot){.tile = at.tile, .chooser = player_of(in->record, chooser)};
    if (next_word(rest, word) != NULL && strcmp(word, "bids") == 0)
        rest = next_word(rest, word);
    return lot->chooser != NOTHING && read_bids(in, rest, lot);
}

/* ---- entries ---- */

static bool read_entry(struct reader *in, const char *line) {
    carc_record *record = in->record;
    char label[WORD];
    const char *rest = next_word(line + strspn(line, "- "), label);
    carc_entry *entry = &record->entry[record->entries];

    if (rest == NULL || record->entries == CARC_ENTRIES)
        return false;
    entry->held = strcmp(label, "bazaar") == 0;
    if (!entry->held && player_of(record, label) == NOTHING)
        return false;
    record->entries++;
    if (entry->held)
        return true;
    entry->turn.player = player_of(record, label);
    return read_turn(in, rest, entry);
}

static bool read_noted(const struct reader *in, const char *rest, carc_entry *entry) {
    entry->noted = true;
    return read_scores(in, rest, entry->score);
}

/* The key is ignored: the order of scoring does not matter in this game. */
static bool read_order(const struct reader *in, const char *rest, carc_entry *entry) {
    (void)in;
    return rest != NULL && entry != NULL;
}

/* A key of the entry that began last. */
static bool read_more(struct reader *in, const char *line) {
    static const struct {
        const char *key;
        bool (*read)(const struct reader *in, const char *rest, carc_entry *entry);
    } known[] = {
        {"discard", read_discards}, {"score", read_noted},       {"order", read_order},
        {"ransom", read_ransoms},   {"tower", read_tower},       {"top", read_top},
        {"capture", read_capture},  {"exchange", read_exchange}, {"bridge", read_bridge},
        {"castle", read_keeps},     {"fief", read_picks},        {"draw", read_draw},
        {"lots", read_lots},        {"{tile", read_lot},
    };
    carc_record *record = in->record;

    for (size_t i = 0; i < sizeof known / sizeof known[0] && record->entries > 0; i++) {
        const char *rest = after_key(line, known[i].key);

        if (rest != NULL)
            return known[i].read(in, rest, &record->entry[record->entries - 1]);
    }
    return record->entries > 0 &&
           carc_read_extra(record, line, &record->entry[record->entries - 1].turn);
}

/* ---- lines ---- */

static bool read_header(struct reader *in, const char *line) {
    const char *rest = after_key(line, "options");

    if (rest != NULL)
        return read_options(in, rest);
    rest = after_key(line, "players");
    if (rest != NULL)
        return read_players(in, rest);
    rest = after_key(line, "rules");
    if (rest != NULL)
        return read_rules(in, rest);
    in->moves = after_key(line, "moves") != NULL;
    return in->moves || after_key(line, "reeve") != NULL;
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
    carc_rule(in.tiles, &out->options);
    while (wrong == 0 && (text = carc_next_line(text, line, LINE)) != NULL) {
        number++;
        if (!read_line(&in, line))
            wrong = number;
    }
    carc_free(in.tiles);
    return wrong == 0 && !in.moves ? number + 1 : wrong;
}

enum carc_verdict carc_play_entry(carc *o, const carc_entry *entry, carc_report *report) {
    if (entry->held ? !carc_due(o) : entry->turn.player != carc_to_move(o))
        carc_leave(o);
    for (int i = 0; i < entry->discards; i++) {
        enum carc_verdict verdict = carc_discard(o, entry->discard[i]);

        if (verdict != CARC_LEGAL)
            return verdict;
    }
    if (entry->held)
        return carc_hold(o, &entry->bazaar);
    if (entry->none) {
        enum carc_verdict verdict = carc_pay(o, entry->turn.player, &entry->turn.tower);

        if (verdict == CARC_LEGAL)
            verdict = carc_play_none(o, entry->turn.player);
        return verdict == CARC_LEGAL ? carc_city_empties(o, &entry->turn) : verdict;
    }
    return carc_play(o, &entry->turn, report);
}
