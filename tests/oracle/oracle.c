/* oracle.c - see oracle.h. From the bottom of the rules up: data, what lies where, features,
 * legality, a turn, final scoring. */
#include "oracle.h"

#include <ctype.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { N, E, S, W, SIDES };
enum { PORTS = 12, NOTHING = -1, LINE = 256, WORD = 16, FOLLOWERS = 6 };

/* The features printed on a tile in its upright orientation, or on a start space as it lies. */
struct print {
    int at[PORTS]; /* region at each port, or NOTHING */
    int regions;
    enum oracle_kind kind[ORACLE_REGIONS];
    bool fountain[ORACLE_REGIONS];
    bool market[ORACLE_REGIONS];
};

/* A start space lies beyond a side of its cell, like a tile of which only the near side counts. */
struct start {
    int number;
    oracle_cell cell;
    int side;
    struct print print;
};

struct laid {
    int tile, rot;
    oracle_cell cell;
};

struct follower {
    int player;
    oracle_place place;
};

/* The contents of the data files. */
struct board {
    int tiles;
    struct print tile[ORACLE_TILES + 1];
    bool inside[ORACLE_FILES][ORACLE_RANKS + 1];
    int starts;
    struct start start[ORACLE_STARTS];
    int corners;
    int corner[ORACLE_CORNERS];
    int track;
};

/* The state of a game. */
struct game {
    int laids;
    struct laid laid[ORACLE_TILES];
    int lies[ORACLE_FILES][ORACLE_RANKS + 1]; /* which of them lies there, plus one */
    bool boxed[ORACLE_TILES + 1];
    int followers;
    struct follower follower[ORACLE_TILES];
    int score[2], supply[2], keep[2];
    int hand[2][ORACLE_TOKENS];
    int token[ORACLE_CORNERS];
};

struct oracle {
    struct board board;
    oracle_options options;
    struct game game;
};

/* A piece on the table is a laid tile, by its place in the list, or ORACLE_TILES + a start space.
 * A patch is a set of regions of pieces. */
enum { PIECES = ORACLE_TILES + ORACLE_STARTS };

struct patch {
    bool has[PIECES][ORACLE_REGIONS];
    bool on[PIECES]; /* any region of it */
};

/* ---- names of places ---- */

/* The order in which a name is searched for. A quadrant is one region, so one of its half-edges
 * represents it. The centre belongs to no region of this game. */
static const struct {
    const char *name;
    int port;
} places[] = {
    {"n", 1},   {"e", 4},   {"s", 7},   {"w", 10},   {"c", NOTHING}, {"ne", 2},
    {"se", 5},  {"sw", 8},  {"nw", 11}, {"nne", 2},  {"ene", 3},     {"ese", 5},
    {"sse", 6}, {"ssw", 8}, {"wsw", 9}, {"wnw", 11}, {"nnw", 0},
};

enum { PLACES = (int)(sizeof places / sizeof places[0]) };

static const char *const kind_names[] = {"path", "house", "tower", "court"};

const char *oracle_where_name(int where) {
    return where >= 0 && where < PLACES ? places[where].name : NULL;
}

int oracle_where_port(int where) {
    return where >= 0 && where < PLACES ? places[where].port : NOTHING;
}

void oracle_name(const oracle_feature *f, char out[ORACLE_NAME]) {
    snprintf(out, ORACLE_NAME, "%s@%c%d.%s", kind_names[f->kind], 'a' + f->name.cell.file % 26,
             f->name.cell.rank % 100, places[f->where].name);
}

/* ---- geometry ---- */

static int opposite(int side) {
    return (side + 2) % SIDES;
}

static int middle_of(int side) {
    return 3 * side + 1;
}

/* The port that faces this one across the edge. Clockwise from either tile the three ports run in
 * opposite directions, so nnw meets ssw and nne meets sse (C-41). */
static int facing(int port) {
    return 3 * opposite(port / 3) + 2 - port % 3;
}

static bool same_cell(oracle_cell a, oracle_cell b) {
    return a.file == b.file && a.rank == b.rank;
}

static oracle_cell next_cell(oracle_cell cell, int side) {
    static const int east[SIDES] = {0, 1, 0, -1};
    static const int north[SIDES] = {1, 0, -1, 0};

    cell.file += east[side];
    cell.rank += north[side];
    return cell;
}

bool oracle_inside(const oracle *o, oracle_cell cell) {
    return cell.file >= 0 && cell.file < ORACLE_FILES && cell.rank >= 1 &&
           cell.rank <= ORACLE_RANKS && o->board.inside[cell.file][cell.rank];
}

/* ---- reading the data ---- */

/* Copies a line without its comment; the rest of the text, or NULL after its end. */
static const char *next_line(const char *text, char line[LINE]) {
    size_t length = strcspn(text, "\n");
    size_t kept = length < LINE ? length : LINE - 1;

    if (*text == '\0')
        return NULL;
    memcpy(line, text, kept);
    line[kept] = '\0';
    line[strcspn(line, "#\r")] = '\0';
    return text[length] == '\0' ? text + length : text + length + 1;
}

static bool blank(const char *line) {
    return line[strspn(line, " \t")] == '\0';
}

/* The index of a letter in a list of letters, or NOTHING. */
static int letter_in(char letter, const char *letters) {
    const char *found = letter == '\0' ? NULL : strchr(letters, tolower((unsigned char)letter));

    return found == NULL ? NOTHING : (int)(found - letters);
}

static int side_of(char letter) {
    return letter_in(letter, "nesw");
}

/* A house, tower or court by its first letter. */
static int kind_of(char letter) {
    static const int kinds[] = {ORACLE_HOUSE, ORACLE_TOWER, ORACLE_COURT};
    int i = letter_in(letter, "htc");

    return i == NOTHING ? NOTHING : kinds[i];
}

/* Quadrants are numbered clockwise from the north-west: a side's arm runs between quadrant `side`
 * and the next one. */
static int quadrant_of(const char *name) {
    static const char *const names[] = {"nw", "ne", "se", "sw"};

    for (int q = 0; q < 4; q++)
        if (strncmp(name, names[q], 2) == 0)
            return q;
    return NOTHING;
}

static int quadrant_at(int port) {
    return (port + 1) / 3 % 4;
}

static int add_region(struct print *print, int kind) {
    print->kind[print->regions] = (enum oracle_kind)kind;
    return print->regions++;
}

/* Fills in which path leaves at each side. */
static bool read_arms(struct print *print, const char *paths, int arm[SIDES]) {
    bool fresh = true;

    for (int side = 0; side < SIDES; side++)
        arm[side] = NOTHING;
    if (strcmp(paths, "-") == 0)
        return true;
    for (; *paths != '\0'; paths++) {
        int side = side_of(*paths);

        if (*paths == '/') {
            fresh = true;
            continue;
        }
        if (side == NOTHING || arm[side] != NOTHING)
            return false;
        arm[side] = fresh ? add_region(print, ORACLE_PATH) : print->regions - 1;
        fresh = false;
    }
    return true;
}

/* Two bends on one tile (only tile 18 has them) cut off two opposite quadrants and leave the middle
 * free: the other two quadrants meet there. */
static void join_between_bends(const char *quadrants, const int arm[SIDES], int group[4]) {
    for (int s = 0; s < 2; s++) {
        bool bends = arm[s] != NOTHING && arm[s] == arm[s + 1] && arm[s + 2] != NOTHING &&
                     arm[s + 2] == arm[(s + 3) % SIDES] && arm[s] != arm[s + 2];

        if (bends && quadrants[s] == quadrants[s + 2])
            group[s + 2] = group[s];
    }
}

static void group_quadrants(const char *quadrants, const int arm[SIDES], int group[4]) {
    for (int q = 0; q < 4; q++)
        group[q] = q;
    for (int pass = 0; pass < 4; pass++)
        for (int side = 0; side < SIDES; side++) {
            int *a = &group[side], *b = &group[(side + 1) % 4];

            if (arm[side] == NOTHING && quadrants[side] == quadrants[(side + 1) % 4])
                *a = *b = *a < *b ? *a : *b;
        }
    join_between_bends(quadrants, arm, group);
}

static bool add_quadrants(struct print *print, const char *quadrants, const int arm[SIDES],
                          int region[4]) {
    int group[4];

    if (strlen(quadrants) != 4)
        return false;
    group_quadrants(quadrants, arm, group);
    for (int q = 0; q < 4; q++) {
        int kind = kind_of(quadrants[q]), first = 0;

        if (kind == NOTHING)
            return false;
        while (group[first] != group[q])
            first++;
        region[q] = first < q ? region[first] : add_region(print, kind);
    }
    return true;
}

static void spread_over_ports(struct print *print, const int arm[SIDES], const int region[4]) {
    for (int port = 0; port < PORTS; port++)
        print->at[port] = region[quadrant_at(port)];
    for (int side = 0; side < SIDES; side++) {
        int left = region[side], right = region[(side + 1) % 4];
        int both = left == right ? left : NOTHING;

        print->at[middle_of(side)] = arm[side] != NOTHING ? arm[side] : both;
    }
}

/* The words after the paths: F, Q, D, m:QUADRANT. A square or a building adds nothing to the paths.
 */
static bool read_marks(struct print *print, const char *rest, const int region[4]) {
    char word[WORD];
    int used = 0;

    for (; sscanf(rest, "%15s%n", word, &used) == 1; rest += used) {
        int quadrant = strncmp(word, "m:", 2) == 0 ? quadrant_of(word + 2) : NOTHING;

        if (strcmp(word, "F") == 0)
            for (int r = 0; r < print->regions; r++)
                print->fountain[r] = print->kind[r] == ORACLE_PATH;
        else if (quadrant != NOTHING && print->kind[region[quadrant]] == ORACLE_COURT)
            print->market[region[quadrant]] = true;
        else if (strcmp(word, "Q") != 0 && strcmp(word, "D") != 0)
            return false;
    }
    return true;
}

static bool read_tile(struct board *board, const char *line) {
    char quadrants[WORD], paths[WORD];
    int number = 0, used = 0, arm[SIDES], region[4];
    struct print *print;

    if (sscanf(line, "%d %15s %15s%n", &number, quadrants, paths, &used) != 3 || number < 1 ||
        number > ORACLE_TILES || board->tile[number].regions > 0)
        return false;
    print = &board->tile[number];
    if (!read_arms(print, paths, arm) || !add_quadrants(print, quadrants, arm, region))
        return false;
    spread_over_ports(print, arm, region);
    board->tiles++;
    return read_marks(print, line + used, region);
}

static bool read_tiles(struct board *board, const char *text) {
    char line[LINE];

    while ((text = next_line(text, line)) != NULL)
        if (!blank(line) && !read_tile(board, line))
            return false;
    for (int t = 1; t <= board->tiles; t++)
        if (board->tile[t].regions == 0)
            return false;
    return board->tiles > 0;
}

/* The value of a key in a line like "6: {cell: b3, side: w}". */
static bool field(const char *line, const char *key, char value[WORD]) {
    size_t length = strlen(key);

    for (const char *at = strstr(line, key); at != NULL; at = strstr(at + 1, key)) {
        bool whole = at > line && (at[-1] == ' ' || at[-1] == '{') && at[length] == ':';

        if (whole)
            return sscanf(at + length + 1, " %15[^,} ]", value) == 1;
    }
    return false;
}

/* Of a side's three ports, clockwise, the first lies towards: north side west, east side north,
 * south side east, west side south. */
static int half_port(int side, char towards) {
    return 3 * side + ("wnes"[side] == towards ? 0 : 2);
}

/* The halves of a start space are one region when no path runs between them, or when the path
 * ends at a fountain and the court goes round it (C-113). */
static bool read_halves(struct start *start, const char *line, const char *towards, bool cut) {
    struct print *print = &start->print;
    int near = opposite(start->side), region[2] = {NOTHING, NOTHING};

    for (int i = 0; i < 2; i++) {
        char key[2] = {towards[i], '\0'}, word[WORD];
        int kind = field(line, key, word) ? kind_of(word[0]) : NOTHING;
        bool joined = i == 1 && !cut && (int)print->kind[region[0]] == kind;

        if (kind == NOTHING)
            return false;
        region[i] = joined ? region[0] : add_region(print, kind);
        print->at[half_port(near, towards[i])] = region[i];
    }
    if (region[0] == region[1])
        print->at[middle_of(near)] = region[0];
    return true;
}

/* "market: s" is on that half, "market: true" on the only court. */
static bool read_market(struct start *start, const char *line) {
    char word[WORD];
    int near = opposite(start->side), region = NOTHING;

    if (!field(line, "market", word))
        return true;
    for (int i = 0; i < 3; i += 2) {
        int port = 3 * near + i;
        bool named = strcmp(word, "true") == 0 || half_port(near, word[0]) == port;

        if (named && start->print.kind[start->print.at[port]] == ORACLE_COURT)
            region = start->print.at[port];
    }
    if (region != NOTHING)
        start->print.market[region] = true;
    return region != NOTHING;
}

static bool read_cell(const char *word, oracle_cell *cell) {
    cell->file = word[0] - 'a';
    cell->rank = word[0] == '\0' ? 0 : atoi(word + 1);
    return cell->file >= 0 && cell->file < ORACLE_FILES && cell->rank >= 1 &&
           cell->rank <= ORACLE_RANKS;
}

static bool read_start(struct board *board, const char *line) {
    char word[WORD];
    struct start *start = &board->start[board->starts];
    bool path = field(line, "path", word), fountain = field(line, "fountain", word);

    if (board->starts == ORACLE_STARTS || sscanf(line, "%d:", &start->number) != 1 ||
        !field(line, "cell", word) || !read_cell(word, &start->cell) ||
        !field(line, "side", word) || side_of(word[0]) == NOTHING)
        return false;
    start->side = side_of(word[0]);
    for (int port = 0; port < PORTS; port++)
        start->print.at[port] = NOTHING;
    if (!read_halves(start, line, start->side % 2 == 0 ? "we" : "ns", path && !fountain))
        return false;
    if (path) {
        int region = add_region(&start->print, ORACLE_PATH);

        start->print.at[middle_of(opposite(start->side))] = region;
        start->print.fountain[region] = fountain;
    }
    board->starts++;
    return read_market(start, line);
}

static bool read_rank(struct board *board, const char *line) {
    int rank;
    char first, last;

    if (sscanf(line, " %d: [%c, %c]", &rank, &first, &last) != 3 || rank < 1 ||
        rank > ORACLE_RANKS || first < 'a' || last > 'z')
        return false;
    for (int file = first - 'a'; file <= last - 'a'; file++)
        board->inside[file][rank] = true;
    return true;
}

static bool read_corners(struct board *board, const char *list) {
    int used = 0;

    list += strcspn(list, "[");
    while (*list != '\0' && *list != ']' && board->corners < ORACLE_CORNERS) {
        if (sscanf(list, "%*[[, ]%d%n", &board->corner[board->corners], &used) != 1)
            return false;
        board->corners++;
        list += used;
    }
    return *list == ']';
}

/* A line that begins at the margin opens a section or stands alone. */
static bool read_wall_line(struct board *board, const char *line, char section[WORD]) {
    if (!isspace((unsigned char)line[0])) {
        if (sscanf(line, "%15[a-z]", section) != 1)
            return false;
        if (strcmp(section, "track") == 0)
            return sscanf(line, "track: %d", &board->track) == 1 && board->track > 0;
        return strcmp(section, "corners") != 0 || read_corners(board, line);
    }
    if (strcmp(section, "cells") == 0)
        return read_rank(board, line);
    return strcmp(section, "starts") == 0 && read_start(board, line);
}

static bool read_wall(struct board *board, const char *text) {
    char line[LINE], section[WORD] = "";

    while ((text = next_line(text, line)) != NULL)
        if (!blank(line) && !read_wall_line(board, line, section))
            return false;
    return board->track > 0 && board->starts > 0;
}

oracle *oracle_load(const char *tiles_text, const char *wall_text) {
    oracle *o = calloc(1, sizeof *o);

    if (o == NULL)
        return NULL;
    if (!read_tiles(&o->board, tiles_text) || !read_wall(&o->board, wall_text)) {
        free(o);
        return NULL;
    }
    o->options = oracle_defaults();
    oracle_reset(o);
    return o;
}

oracle *oracle_clone(const oracle *o) {
    oracle *copy = malloc(sizeof *copy);

    if (copy != NULL)
        *copy = *o;
    return copy;
}

void oracle_free(oracle *o) {
    free(o);
}

void oracle_reset(oracle *o) {
    memset(&o->game, 0, sizeof o->game);
    for (int player = 0; player < 2; player++)
        o->game.supply[player] = FOLLOWERS; /* the seventh marks the score, C-6 */
}

/* ---- options ---- */

oracle_options oracle_defaults(void) {
    oracle_options options = {.extra_turn_same_turn = 1,
                              .tile4_fountain = 2,
                              .two_tile7 = 8,
                              .empty_connectivity = 4,
                              .return_on_tie = 1,
                              .incomplete_tokens_need_majority = 1};
    return options;
}

void oracle_set_options(oracle *o, const oracle_options *options) {
    o->options = *options;
}

/* A word stands for its index in the list; truth values and numbers stand for themselves. */
static bool read_value(const char *words, const char *value, int *out) {
    size_t length = strlen(value);
    int index = 0;

    for (const char *word = words; *word != '\0'; index++) {
        size_t size = strcspn(word, " ");

        if (size == length && strncmp(word, value, size) == 0) {
            *out = isdigit((unsigned char)value[0]) ? atoi(value) : index;
            return true;
        }
        word += size + strspn(word + size, " ");
    }
    return false;
}

bool oracle_set_option(oracle *o, const char *name, const char *value) {
    return oracle_read_option(&o->options, name, value);
}

bool oracle_read_option(oracle_options *p, const char *name, const char *value) {
    const struct {
        const char *name;
        const char *words;
        int *slot;
    } table[] = {
        {"wall_pickup", "per_feature end_of_turn", &p->wall_pickup},
        {"extra_turn_same_turn", "false true", &p->extra_turn_same_turn},
        {"wall_tiles_on_opponents_turn", "false true", &p->wall_tiles_on_opponents_turn},
        {"two_doublers", "triple quadruple one_only", &p->two_doublers},
        {"tile4_fountain", "2 1", &p->tile4_fountain},
        {"two_tile7", "8 5", &p->two_tile7},
        {"tile8_without_keep", "false true", &p->tile8_without_keep},
        {"count_unused_start_spaces", "false true", &p->count_unused_start_spaces},
        {"empty_connectivity", "4 8", &p->empty_connectivity},
        {"doubled_score_moves", "single split", &p->doubled_score_moves},
        {"return_on_tie", "false true", &p->return_on_tie},
        {"incomplete_tokens_need_majority", "false true", &p->incomplete_tokens_need_majority},
        {"tie", "shared none", &p->tie},
    };

    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        if (strcmp(table[i].name, name) == 0)
            return read_value(table[i].words, value, table[i].slot);
    return false;
}

/* ---- what lies where ---- */

static int laid_at(const oracle *o, oracle_cell cell) {
    return oracle_inside(o, cell) ? o->game.lies[cell.file][cell.rank] - 1 : NOTHING;
}

static int start_at(const oracle *o, oracle_cell cell, int side) {
    for (int i = 0; i < o->board.starts; i++)
        if (same_cell(o->board.start[i].cell, cell) && o->board.start[i].side == side)
            return ORACLE_TILES + i;
    return NOTHING;
}

/* The piece beyond a side of a cell: a laid tile, a start space on the wall, or NOTHING. */
static int beyond(const oracle *o, oracle_cell cell, int side) {
    oracle_cell next = next_cell(cell, side);

    return oracle_inside(o, next) ? laid_at(o, next) : start_at(o, cell, side);
}

/* The piece that this piece meets at a side. */
static int neighbour(const oracle *o, int piece, int side) {
    if (piece >= ORACLE_TILES) {
        const struct start *start = &o->board.start[piece - ORACLE_TILES];

        return side == opposite(start->side) ? laid_at(o, start->cell) : NOTHING;
    }
    return beyond(o, o->game.laid[piece].cell, side);
}

static const struct print *print_of(const oracle *o, int piece) {
    if (piece >= ORACLE_TILES)
        return &o->board.start[piece - ORACLE_TILES].print;
    return &o->board.tile[o->game.laid[piece].tile];
}

/* A quarter turn clockwise takes the port n to the port e, three on. */
static int turned_region(const struct print *print, int rot, int port) {
    return print->at[(port - 3 * rot + PORTS) % PORTS];
}

static int region_at(const oracle *o, int piece, int port) {
    int rot = piece >= ORACLE_TILES ? 0 : o->game.laid[piece].rot;

    return turned_region(print_of(o, piece), rot, port);
}

static bool shows_path(const struct print *print, int region) {
    return region != NOTHING && print->kind[region] == ORACLE_PATH;
}

bool oracle_put(oracle *o, int tile, int rot, oracle_cell cell) {
    struct game *game = &o->game;

    if (tile < 1 || tile > o->board.tiles || rot < 0 || rot >= SIDES || !oracle_inside(o, cell) ||
        laid_at(o, cell) != NOTHING || game->laids == ORACLE_TILES)
        return false;
    game->laid[game->laids++] = (struct laid){.tile = tile, .rot = rot, .cell = cell};
    game->lies[cell.file][cell.rank] = game->laids;
    return true;
}

/* ---- features ---- */

/* The flood: from a region across every edge to the region of the same kind that faces it. */
static void flood(const oracle *o, struct patch *patch, int piece, int region) {
    const struct print *print = print_of(o, piece);

    if (patch->has[piece][region])
        return;
    patch->has[piece][region] = patch->on[piece] = true;
    for (int port = 0; port < PORTS; port++) {
        int other = region_at(o, piece, port) == region ? neighbour(o, piece, port / 3) : NOTHING;
        int there = other == NOTHING ? NOTHING : region_at(o, other, facing(port));

        if (there != NOTHING && print_of(o, other)->kind[there] == print->kind[region])
            flood(o, patch, other, there);
    }
}

static bool patch_has_port(const oracle *o, const struct patch *patch, int piece, int port) {
    int region = port < 0 || port >= PORTS ? NOTHING : region_at(o, piece, port);

    return region != NOTHING && patch->has[piece][region];
}

/* Tiles and start spaces count once each, however many of their regions belong. */
static void count_pieces(const oracle *o, const struct patch *patch, oracle_feature *f) {
    for (int i = 0; i < o->game.laids; i++)
        if (patch->on[i])
            f->cell[f->cells++] = o->game.laid[i].cell;
    for (int i = 0; i < o->board.starts; i++)
        if (patch->on[ORACLE_TILES + i])
            f->start[f->starts++] = o->board.start[i].number;
    f->tiles = f->cells + f->starts;
}

static void count_marks(const oracle *o, const struct patch *patch, oracle_feature *f) {
    for (int piece = 0; piece < PIECES; piece++)
        for (int r = 0; patch->on[piece] && r < ORACLE_REGIONS; r++)
            if (patch->has[piece][r]) {
                f->fountains += print_of(o, piece)->fountain[r];
                f->markets += print_of(o, piece)->market[r];
                f->kind = print_of(o, piece)->kind[r];
            }
}

static bool patch_touches_side(const oracle *o, const struct patch *patch, int piece, int side) {
    for (int i = 0; i < 3; i++)
        if (patch_has_port(o, patch, piece, 3 * side + i))
            return true;
    return false;
}

/* An end is open where an empty cell inside the wall lies beyond; once an edge. */
static void count_opens(const oracle *o, const struct patch *patch, oracle_feature *f) {
    for (int i = 0; i < o->game.laids; i++)
        for (int side = 0; patch->on[i] && side < SIDES; side++) {
            oracle_cell cell = o->game.laid[i].cell;

            if (patch_touches_side(o, patch, i, side) && neighbour(o, i, side) == NOTHING &&
                oracle_inside(o, next_cell(cell, side)))
                f->open[f->opens++] = (oracle_open){.cell = cell, .side = side};
        }
}

static void count_followers(const oracle *o, const struct patch *patch, oracle_feature *f) {
    for (int i = 0; i < o->game.followers; i++) {
        const struct follower *man = &o->game.follower[i];

        if (patch_has_port(o, patch, laid_at(o, man->place.cell), man->place.port))
            f->followers[man->player]++;
    }
}

static void find_name(const oracle *o, const struct patch *patch, oracle_feature *f) {
    int piece = laid_at(o, f->cell[0]);

    f->where = 0;
    while (!patch_has_port(o, patch, piece, places[f->where].port))
        f->where++;
    f->name = (oracle_place){.cell = f->cell[0], .port = places[f->where].port};
}

static void describe(const oracle *o, const struct patch *patch, oracle_feature *f) {
    memset(f, 0, sizeof *f);
    count_pieces(o, patch, f);
    count_marks(o, patch, f);
    count_opens(o, patch, f);
    count_followers(o, patch, f);
    find_name(o, patch, f);
}

bool oracle_feature_at(const oracle *o, oracle_place place, oracle_feature *out) {
    struct patch patch = {0};
    int piece = laid_at(o, place.cell), region = NOTHING;

    if (piece != NOTHING && place.port >= 0 && place.port < PORTS)
        region = region_at(o, piece, place.port);
    if (region == NOTHING)
        return false;
    flood(o, &patch, piece, region);
    describe(o, &patch, out);
    return true;
}

static bool same_feature(const oracle_feature *a, const oracle_feature *b) {
    return same_cell(a->name.cell, b->name.cell) && a->where == b->where;
}

/* Going through the tiles as laid, and through each in the order of names, finds every feature
 * first by its name. Features that consist of start spaces only are never found. */
int oracle_features(const oracle *o, oracle_place name[]) {
    struct patch seen = {0};
    int count = 0;

    for (int i = 0; i < o->game.laids; i++)
        for (int where = 0; where < PLACES; where++) {
            int port = places[where].port;
            int region = port == NOTHING ? NOTHING : region_at(o, i, port);

            if (region == NOTHING || seen.has[i][region])
                continue;
            flood(o, &seen, i, region);
            name[count++] = (oracle_place){.cell = o->game.laid[i].cell, .port = port};
        }
    return count;
}

/* ---- legality ---- */

/* Every side that touches a tile or a start space agrees with it about a path, and at least one
 * side touches; the wall does not block (C-15 to C-24). */
bool oracle_can_place(const oracle *o, int tile, int rot, oracle_cell cell) {
    bool held = false;

    if (tile < 1 || tile > o->board.tiles || rot < 0 || rot >= SIDES || !oracle_inside(o, cell) ||
        laid_at(o, cell) != NOTHING)
        return false;
    for (int side = 0; side < SIDES; side++) {
        const struct print *print = &o->board.tile[tile];
        int port = middle_of(side), other = beyond(o, cell, side);

        if (other == NOTHING)
            continue;
        held = true;
        if (shows_path(print, turned_region(print, rot, port)) !=
            shows_path(print_of(o, other), region_at(o, other, facing(port))))
            return false;
    }
    return held;
}

bool oracle_fits(const oracle *o, int tile) {
    for (int file = 0; file < ORACLE_FILES; file++)
        for (int rank = 1; rank <= ORACLE_RANKS; rank++)
            for (int rot = 0; rot < SIDES; rot++)
                if (oracle_can_place(o, tile, rot, (oracle_cell){.file = file, .rank = rank}))
                    return true;
    return false;
}

/* With the tile laid: there is a feature, no follower stands on it however far away, and the player
 * has one. */
static bool may_claim(const oracle *o, int player, oracle_place place) {
    oracle_feature f;

    return o->game.supply[player] > 0 && oracle_feature_at(o, place, &f) &&
           f.followers[0] + f.followers[1] == 0;
}

bool oracle_can_deploy(const oracle *o, int player, int tile, int rot, oracle_place place) {
    oracle after = *o;

    return oracle_put(&after, tile, rot, place.cell) && may_claim(&after, player, place);
}

/* Whether a feature is among those found. */
static bool found_before(const oracle_feature found[], int count, const oracle_feature *f) {
    for (int i = 0; i < count; i++)
        if (same_feature(&found[i], f))
            return true;
    return false;
}

int oracle_deployments(const oracle *o, int player, int tile, int rot, oracle_cell cell,
                       enum oracle_kind kind[], int where[]) {
    oracle after = *o;
    oracle_feature found[ORACLE_REGIONS];
    int count = 0;

    if (!oracle_put(&after, tile, rot, cell))
        return 0;
    for (int w = 0; w < PLACES; w++) {
        oracle_place place = {cell, places[w].port};
        oracle_feature f;

        if (!may_claim(&after, player, place) || !oracle_feature_at(&after, place, &f) ||
            found_before(found, count, &f))
            continue;
        found[count] = f;
        kind[count] = f.kind;
        where[count++] = w;
    }
    return count;
}

/* ---- accessors and set-up ---- */

bool oracle_put_follower(oracle *o, int player, oracle_place place) {
    struct game *game = &o->game;
    oracle_feature f;

    if (game->followers == ORACLE_TILES || !oracle_feature_at(o, place, &f))
        return false;
    game->follower[game->followers++] = (struct follower){.player = player, .place = place};
    game->supply[player]--;
    return true;
}

void oracle_set_score(oracle *o, int player, int score) {
    o->game.score[player] = score;
}

void oracle_set_supply(oracle *o, int player, int followers) {
    o->game.supply[player] = followers;
}

void oracle_set_keep(oracle *o, int player, int size) {
    o->game.keep[player] = size;
}

void oracle_set_hand(oracle *o, int player, int token, int count) {
    if (token > 0 && token < ORACLE_TOKENS)
        o->game.hand[player][token] = count;
}

static int corner_index(const oracle *o, int corner) {
    for (int i = 0; i < o->board.corners; i++)
        if (o->board.corner[i] == corner)
            return i;
    return NOTHING;
}

bool oracle_set_corner(oracle *o, int corner, int token) {
    int i = corner_index(o, corner);

    if (i == NOTHING || token < 0 || token >= ORACLE_TOKENS)
        return false;
    o->game.token[i] = token;
    return true;
}

int oracle_score(const oracle *o, int player) {
    return o->game.score[player];
}

int oracle_supply(const oracle *o, int player) {
    return o->game.supply[player];
}

int oracle_keep(const oracle *o, int player) {
    return o->game.keep[player];
}

int oracle_hand(const oracle *o, int player, int token) {
    return token > 0 && token < ORACLE_TOKENS ? o->game.hand[player][token] : 0;
}

int oracle_corner(const oracle *o, int corner) {
    int i = corner_index(o, corner);

    return i == NOTHING ? NOTHING : o->game.token[i];
}

int oracle_tiles_laid(const oracle *o) {
    return o->game.laids;
}

bool oracle_tile_used(const oracle *o, int tile) {
    for (int i = 0; i < o->game.laids; i++)
        if (o->game.laid[i].tile == tile)
            return true;
    return tile >= 1 && tile <= o->board.tiles && o->game.boxed[tile];
}

int oracle_tiles_left(const oracle *o) {
    int left = 0;

    for (int tile = 1; tile <= o->board.tiles; tile++)
        left += !oracle_tile_used(o, tile);
    return left;
}

int oracle_tile_count(const oracle *o) {
    return o->board.tiles;
}

int oracle_cell_count(const oracle *o) {
    int count = 0;

    for (int file = 0; file < ORACLE_FILES; file++)
        for (int rank = 1; rank <= ORACLE_RANKS; rank++)
            count += o->board.inside[file][rank];
    return count;
}

int oracle_corner_count(const oracle *o) {
    return o->board.corners;
}

int oracle_corner_number(const oracle *o, int index) {
    return o->board.corner[index];
}

int oracle_start_count(const oracle *o) {
    return o->board.starts;
}

int oracle_start(const oracle *o, int index, oracle_cell *cell, int *side) {
    *cell = o->board.start[index].cell;
    *side = o->board.start[index].side;
    return o->board.start[index].number;
}

int oracle_tile_at(const oracle *o, oracle_cell cell, int *rot) {
    int i = laid_at(o, cell);

    if (i != NOTHING && rot != NULL)
        *rot = o->game.laid[i].rot;
    return i == NOTHING ? 0 : o->game.laid[i].tile;
}

/* ---- a turn: what it completes ---- */

/* More followers take all points, equal numbers none (C-55). */
static int majority(const oracle_feature *f) {
    if (f->followers[0] == f->followers[1])
        return NOTHING;
    return f->followers[0] > f->followers[1] ? 0 : 1;
}

static int base_points(const oracle_feature *f) {
    switch (f->kind) {
    case ORACLE_PATH: return f->fountains > 0 ? 2 * f->tiles : f->tiles;
    case ORACLE_TOWER: return 2 * f->tiles;
    case ORACLE_HOUSE: return f->tiles;
    case ORACLE_COURT: break;
    }
    return 0;
}

static int find_item(const oracle_report *report, const oracle_feature *f) {
    for (int i = 0; i < report->items; i++)
        if (same_feature(&report->item[i].feature, f))
            return i;
    return NOTHING;
}

static void add_if_complete(const oracle *o, oracle_report *report, oracle_place place) {
    oracle_feature f;

    if (!oracle_feature_at(o, place, &f) || f.kind == ORACLE_COURT || f.opens > 0 ||
        find_item(report, &f) != NOTHING)
        return;
    report->item[report->items++] = (oracle_item){.feature = f, .winner = majority(&f)};
}

/* Only a feature with a region on the new tile, or with an end that the new tile faces, can be
 * complete now and not before: a house may be closed by a tower laid against it (C-20, C-54). */
static void find_completed(const oracle *o, oracle_cell cell, oracle_report *report) {
    for (int port = 0; port < PORTS; port++) {
        oracle_cell other = next_cell(cell, port / 3);

        add_if_complete(o, report, (oracle_place){cell, port});
        add_if_complete(o, report, (oracle_place){other, facing(port)});
    }
}

static int item_at(const oracle *o, const oracle_report *report, oracle_place place) {
    oracle_feature f;

    return oracle_feature_at(o, place, &f) ? find_item(report, &f) : NOTHING;
}

/* ---- a turn: wall tiles 1, 2, 3 ---- */

/* The number of doubling wall tiles played on an item, or NOTHING if one of them is not allowed: on
 * a tower it is tile 2, on a house tile 3, and the player with more followers there plays it (C-82,
 * C-83). */
static int doublers_on(const oracle *o, const oracle_turn *turn, const oracle_report *report,
                       int index) {
    const oracle_item *item = &report->item[index];
    int right = item->feature.kind == ORACLE_TOWER ? 2 : 3;
    int count = 0;
    bool may = item->feature.kind != ORACLE_PATH && item->winner != NOTHING &&
               (item->winner == turn->player || o->options.wall_tiles_on_opponents_turn);

    for (int i = 0; i < turn->uses; i++)
        if (item_at(o, report, turn->use[i].on) == index) {
            if (!may || turn->use[i].token != right)
                return NOTHING;
            count++;
        }
    return count;
}

static bool all_uses_name_items(const oracle *o, const oracle_turn *turn,
                                const oracle_report *report) {
    for (int i = 0; i < turn->uses; i++)
        if (item_at(o, report, turn->use[i].on) == NOTHING)
            return false;
    return true;
}

/* Two doubling wall tiles multiply by three, or by the number of the option (C-91). */
static int factor(const oracle *o, int doublers) {
    static const int two[] = {[ORACLE_TRIPLE] = 3, [ORACLE_QUADRUPLE] = 4, [ORACLE_ONE_ONLY] = 2};

    return doublers < 2 ? 1 + doublers : two[o->options.two_doublers];
}

/* Takes the doubling wall tiles out of the hands and sets the points of every item. Nothing has
 * been scored yet, so the hands are still those at the beginning of the turn: wall tiles won in
 * this turn come too late (C-90). */
static bool play_doublers(oracle *o, const oracle_turn *turn, oracle_report *report) {
    if (!all_uses_name_items(o, turn, report))
        return false;
    for (int i = 0; i < report->items; i++) {
        oracle_item *item = &report->item[i];
        int doublers = doublers_on(o, turn, report, i);
        int token = item->feature.kind == ORACLE_TOWER ? 2 : 3;

        if (doublers == NOTHING)
            return false;
        if (doublers > 0 && (o->game.hand[item->winner][token] -= doublers) < 0)
            return false;
        item->points =
            item->winner == NOTHING ? 0 : base_points(&item->feature) * factor(o, doublers);
    }
    return true;
}

/* A wall tile 1 won in this turn can be used at once, or only later (C-86); and there must be a
 * tile to draw for every extra turn (C-88). */
static bool play_extra_turns(oracle *o, const oracle_turn *turn, int held_before) {
    int *hand = &o->game.hand[turn->player][1];
    int usable = o->options.extra_turn_same_turn ? *hand : held_before;

    if (turn->extra_turns < 0 || turn->extra_turns > usable ||
        (turn->extra_turns > 0 && turn->extra_turns > oracle_tiles_left(o)))
        return false;
    *hand -= turn->extra_turns;
    return true;
}

/* ---- a turn: order of scoring ---- */

/* First the player's own features, then the opponent's, then features that no player scores (C-60).
 */
static int group_of(const oracle_turn *turn, const oracle_item *item) {
    if (item->winner == NOTHING)
        return 2;
    return item->winner == turn->player ? 0 : 1;
}

/* Finds the items that the turn's order names. False if it names something else, one twice, or an
 * opponent's item before an own one. */
static bool read_order(const oracle *o, const oracle_turn *turn, const oracle_report *report,
                       int named[ORACLE_ITEMS]) {
    bool opponent = false;

    for (int i = 0; i < turn->orders; i++) {
        int index = named[i] = item_at(o, report, turn->order[i]);

        if (index == NOTHING)
            return false;
        for (int before = 0; before < i; before++)
            if (named[before] == index)
                return false;
        if (opponent && group_of(turn, &report->item[index]) == 0)
            return false;
        opponent = opponent || group_of(turn, &report->item[index]) == 1;
    }
    return true;
}

static int rank_in_order(const int named[], int count, int index) {
    for (int i = 0; i < count; i++)
        if (named[i] == index)
            return i;
    return count;
}

/* Puts the items into the order of scoring: by group, within a group first the named items, as
 * named. */
static void arrange(const oracle_turn *turn, oracle_report *report, const int named[]) {
    oracle_item sorted[ORACLE_ITEMS];
    int count = 0;

    for (int group = 0; group < 3; group++)
        for (int rank = 0; rank <= turn->orders; rank++)
            for (int i = 0; i < report->items; i++)
                if (group_of(turn, &report->item[i]) == group &&
                    rank_in_order(named, turn->orders, i) == rank)
                    sorted[count++] = report->item[i];
    memcpy(report->item, sorted, (size_t)count * sizeof sorted[0]);
}

/* ---- a turn: moving and taking ---- */

/* A marker that has stopped on either space of a corner takes its wall tile (C-69). */
static void take_wall_tile(oracle *o, int player, oracle_report *report) {
    int space = o->game.score[player] % o->board.track;

    for (int i = 0; i < o->board.corners; i++) {
        int corner = o->board.corner[i];
        int token = o->game.token[i];

        if ((space != corner && space != corner + 1) || token == 0)
            continue;
        o->game.hand[player][token]++;
        o->game.token[i] = 0;
        report->take[report->takes++] = (oracle_take){player, corner, token};
    }
}

/* A marker that has not moved takes nothing (C-79). */
static void move_marker(oracle *o, int player, int points, oracle_report *report) {
    o->game.score[player] += points;
    if (points > 0 && o->options.wall_pickup == ORACLE_PER_FEATURE)
        take_wall_tile(o, player, report);
}

static bool stands_on(const oracle *o, const struct follower *man, const oracle_feature *f) {
    oracle_feature under;

    return oracle_feature_at(o, man->place, &under) && same_feature(&under, f);
}

static void return_followers(oracle *o, const oracle_feature *f) {
    struct game *game = &o->game;
    int kept = 0;

    for (int i = 0; i < game->followers; i++) {
        if (stands_on(o, &game->follower[i], f))
            game->supply[game->follower[i].player]++;
        else
            game->follower[kept++] = game->follower[i];
    }
    game->followers = kept;
}

/* The keep goes to a larger house than the one it stands on; tiles count, not points (C-65,
 * C-67). */
static void move_keep(oracle *o, const oracle_item *item) {
    int *keep = &o->game.keep[item->winner];

    if (item->feature.kind == ORACLE_HOUSE && item->feature.tiles > *keep)
        *keep = item->feature.tiles;
}

static void score_item(oracle *o, const oracle_item *item, oracle_report *report) {
    int base = base_points(&item->feature);

    if (item->winner != NOTHING) {
        move_keep(o, item);
        if (o->options.doubled_score_moves == ORACLE_SPLIT) {
            move_marker(o, item->winner, base, report);
            move_marker(o, item->winner, item->points - base, report);
        } else {
            move_marker(o, item->winner, item->points, report);
        }
    }
    if (item->winner != NOTHING || o->options.return_on_tie)
        return_followers(o, &item->feature);
}

/* House rule: only the marker's place at the end of the turn counts, and only if it has moved
 * (C-72). */
static void take_at_end(oracle *o, const oracle_turn *turn, const int score_before[2],
                        oracle_report *report) {
    if (o->options.wall_pickup != ORACLE_END_OF_TURN)
        return;
    for (int i = 0; i < 2; i++) {
        int player = i == 0 ? turn->player : 1 - turn->player;

        if (o->game.score[player] != score_before[player])
            take_wall_tile(o, player, report);
    }
}

/* ---- a turn ---- */

static enum oracle_verdict lay_and_deploy(oracle *o, const oracle_turn *turn) {
    oracle_place place = {turn->cell, turn->follower};

    if (turn->tile < 1 || turn->tile > o->board.tiles || oracle_tile_used(o, turn->tile))
        return ORACLE_BAD_TILE;
    if (!oracle_can_place(o, turn->tile, turn->rot, turn->cell) ||
        !oracle_put(o, turn->tile, turn->rot, turn->cell))
        return ORACLE_BAD_CELL;
    if (turn->follower == NOTHING)
        return ORACLE_LEGAL;
    if (!may_claim(o, turn->player, place) || !oracle_put_follower(o, turn->player, place))
        return ORACLE_BAD_FOLLOWER;
    return ORACLE_LEGAL;
}

/* Plays on a copy that is discarded if the turn is illegal. */
static enum oracle_verdict play(oracle *o, const oracle_turn *turn, oracle_report *report) {
    int named[ORACLE_ITEMS] = {0};
    int extra_before = o->game.hand[turn->player][1];
    int score_before[2] = {o->game.score[0], o->game.score[1]};
    enum oracle_verdict verdict = lay_and_deploy(o, turn);

    if (verdict != ORACLE_LEGAL)
        return verdict;
    find_completed(o, turn->cell, report);
    if (!play_doublers(o, turn, report))
        return ORACLE_BAD_USE;
    if (!read_order(o, turn, report, named))
        return ORACLE_BAD_ORDER;
    arrange(turn, report, named);
    for (int i = 0; i < report->items; i++)
        score_item(o, &report->item[i], report);
    take_at_end(o, turn, score_before, report);
    return play_extra_turns(o, turn, extra_before) ? ORACLE_LEGAL : ORACLE_BAD_USE;
}

enum oracle_verdict oracle_play(oracle *o, const oracle_turn *turn, oracle_report *report) {
    oracle after = *o;
    oracle_report own = {0};
    enum oracle_verdict verdict = play(&after, turn, &own);

    if (verdict != ORACLE_LEGAL)
        memset(&own, 0, sizeof own);
    else
        *o = after;
    if (report != NULL)
        *report = own;
    return verdict;
}

enum oracle_verdict oracle_try(const oracle *o, const oracle_turn *turn, oracle_report *report) {
    oracle copy = *o;

    return oracle_play(&copy, turn, report);
}

enum oracle_verdict oracle_discard(oracle *o, int tile) {
    if (tile < 1 || tile > o->board.tiles || oracle_tile_used(o, tile))
        return ORACLE_BAD_TILE;
    if (oracle_fits(o, tile))
        return ORACLE_BAD_DISCARD;
    o->game.boxed[tile] = true;
    return ORACLE_LEGAL;
}

/* ---- does the order matter? ---- */

/* Every order that the rules and the record leave open is played, and the wall tiles taken are
 * compared. */
struct orders {
    const oracle *before;
    oracle_turn turn;        /* with the order built so far */
    oracle_report report;    /* of the turn as it was given: its items, given ones first */
    int given[ORACLE_ITEMS]; /* place of each item in the given order, or the order's length */
    bool used[ORACLE_ITEMS];
    bool first_done;
    int first_taker[ORACLE_CORNERS];
    bool differ;
};

static void compare_takers(struct orders *orders) {
    oracle_report report;
    int taker[ORACLE_CORNERS];

    for (int i = 0; i < ORACLE_CORNERS; i++)
        taker[i] = NOTHING;
    if (oracle_try(orders->before, &orders->turn, &report) != ORACLE_LEGAL)
        return; /* a wall tile 1 that this order does not win cannot be played in it */
    for (int i = 0; i < report.takes; i++)
        taker[corner_index(orders->before, report.take[i].corner)] = report.take[i].player;
    if (!orders->first_done)
        memcpy(orders->first_taker, taker, sizeof taker);
    else if (memcmp(orders->first_taker, taker, sizeof taker) != 0)
        orders->differ = true;
    orders->first_done = true;
}

/* An item of the opponent waits for every own item, and within its group for items that the given
 * order puts before it. */
static bool must_wait(const struct orders *orders, int index) {
    int group = group_of(&orders->turn, &orders->report.item[index]);

    for (int i = 0; i < orders->report.items; i++) {
        int other = group_of(&orders->turn, &orders->report.item[i]);

        if (!orders->used[i] &&
            (other < group || (other == group && orders->given[i] < orders->given[index])))
            return true;
    }
    return false;
}

static void try_orders(struct orders *orders) {
    bool more = false;

    for (int i = 0; i < orders->report.items && !orders->differ; i++) {
        const oracle_item *item = &orders->report.item[i];

        if (orders->used[i] || item->winner == NOTHING || must_wait(orders, i))
            continue;
        more = true;
        orders->used[i] = true;
        orders->turn.order[orders->turn.orders++] = item->feature.name;
        try_orders(orders);
        orders->turn.orders--;
        orders->used[i] = false;
    }
    if (!more)
        compare_takers(orders);
}

bool oracle_order_matters(const oracle *o, const oracle_turn *turn) {
    struct orders orders = {.before = o, .turn = *turn};
    oracle after = *o;

    /* Whether an order allows a wall tile 1 is found out order by order. */
    orders.turn.extra_turns = 0;
    if (oracle_play(&after, &orders.turn, &orders.report) != ORACLE_LEGAL)
        return false;
    orders.turn.extra_turns = turn->extra_turns;
    for (int i = 0; i < orders.report.items; i++) {
        orders.given[i] = 0;
        while (orders.given[i] < turn->orders &&
               item_at(&after, &orders.report, turn->order[orders.given[i]]) != i)
            orders.given[i]++;
    }
    orders.turn.orders = 0;
    try_orders(&orders);
    return orders.differ;
}

/* ---- final scoring: the keep ---- */

/* Each start space before which nothing was laid may count as an empty space (C-107). */
static int unused_starts_at(const oracle *o, oracle_cell cell) {
    int count = 0;

    for (int side = 0; side < SIDES; side++)
        count += start_at(o, cell, side) != NOTHING;
    return o->options.count_unused_start_spaces ? count : 0;
}

static int flood_empty(const oracle *o, bool seen[ORACLE_FILES][ORACLE_RANKS + 1],
                       oracle_cell cell) {
    int size;

    if (!oracle_inside(o, cell) || laid_at(o, cell) != NOTHING || seen[cell.file][cell.rank])
        return 0;
    seen[cell.file][cell.rank] = true;
    size = 1 + unused_starts_at(o, cell);
    for (int east = -1; east <= 1; east++)
        for (int north = -1; north <= 1; north++)
            if (east == 0 || north == 0 || o->options.empty_connectivity == 8)
                size += flood_empty(o, seen, (oracle_cell){cell.file + east, cell.rank + north});
    return size;
}

static int largest_empty_area(const oracle *o) {
    bool seen[ORACLE_FILES][ORACLE_RANKS + 1] = {{false}};
    int largest = 0;

    for (int file = 0; file < ORACLE_FILES; file++)
        for (int rank = 1; rank <= ORACLE_RANKS; rank++) {
            int size = flood_empty(o, seen, (oracle_cell){.file = file, .rank = rank});

            largest = size > largest ? size : largest;
        }
    return largest;
}

/* A wall tile 8 makes the keep two larger; without a keep it has no effect, unless the option says
 * otherwise (C-97). */
static void score_keep(const oracle *o, oracle_ending *ending) {
    int *size = ending->keep_size;

    for (int player = 0; player < 2; player++) {
        size[player] = o->game.keep[player];
        if (size[player] > 0 || o->options.tile8_without_keep)
            size[player] += 2 * o->game.hand[player][8];
    }
    ending->empty_area = largest_empty_area(o);
    if (size[0] != size[1])
        ending->keep[size[0] > size[1] ? 0 : 1] = ending->empty_area;
}

/* ---- final scoring: courts and wall tiles ---- */

struct all_features {
    int count;
    oracle_place name[ORACLE_FEATURES];
};

/* Points of tiles 4, 5, 6 on this feature, one tile (C-92, C-93); 0 if it may not be chosen. */
static int token_points(const oracle *o, int player, int token, const oracle_feature *f) {
    static const int kind[ORACLE_TOKENS] = {
        [4] = ORACLE_PATH, [5] = ORACLE_TOWER, [6] = ORACLE_HOUSE};

    if ((int)f->kind != kind[token] || f->opens == 0 ||
        (o->options.incomplete_tokens_need_majority && majority(f) != player))
        return 0;
    if (token == 4)
        return f->tiles * (f->fountains > 0 ? o->options.tile4_fountain : 1);
    return token == 5 ? 2 * f->tiles : f->tiles;
}

/* Each of the tiles that are left is tried on every feature, the same one again too (C-94). */
static int best_use(const oracle *o, int player, int token, int left,
                    const struct all_features *all) {
    int best = 0;

    for (int i = 0; left > 0 && i < all->count; i++) {
        oracle_feature f;
        int points =
            oracle_feature_at(o, all->name[i], &f) ? token_points(o, player, token, &f) : 0;

        /* A tile without use may be played anywhere, so not every feature needs to be tried. */
        if (points > 0) {
            points += best_use(o, player, token, left - 1, all);
            best = points > best ? points : best;
        }
    }
    return best;
}

/* The points of a market on a court with this number of tiles 7 (C-95, C-96). */
static int market_points(const oracle *o, int sevens) {
    if (sevens == 0)
        return 3;
    return sevens == 1 ? 4 : o->options.two_tile7;
}

struct courts {
    int count;
    int markets[ORACLE_FEATURES]; /* of each court that the player controls */
    int sevens[ORACLE_FEATURES];  /* tiles 7 laid on it */
};

static int court_total(const oracle *o, const struct courts *courts) {
    int total = 0;

    for (int i = 0; i < courts->count; i++)
        total += courts->markets[i] * market_points(o, courts->sevens[i]);
    return total;
}

/* Each of the tiles 7 that are left is tried on every court. */
static int best_courts(const oracle *o, struct courts *courts, int left) {
    int best = court_total(o, courts);

    for (int i = 0; left > 0 && i < courts->count; i++) {
        int points;

        courts->sevens[i]++;
        points = best_courts(o, courts, left - 1);
        courts->sevens[i]--;
        best = points > best ? points : best;
    }
    return best;
}

static void score_courts(const oracle *o, int player, const struct all_features *all,
                         oracle_ending *ending) {
    struct courts courts = {0};

    for (int i = 0; i < all->count; i++) {
        oracle_feature f;

        if (oracle_feature_at(o, all->name[i], &f) && f.kind == ORACLE_COURT &&
            majority(&f) == player)
            courts.markets[courts.count++] = f.markets;
    }
    ending->courts[player] = court_total(o, &courts);
    ending->tokens[player][7] =
        best_courts(o, &courts, o->game.hand[player][7]) - ending->courts[player];
}

static void add_up(const oracle *o, oracle_ending *ending) {
    int *total = ending->total;

    for (int player = 0; player < 2; player++) {
        total[player] = o->game.score[player] + ending->keep[player] + ending->courts[player];
        for (int token = 0; token < ORACLE_TOKENS; token++)
            total[player] += ending->tokens[player][token];
    }
    if (total[0] == total[1])
        ending->winners = o->options.tie == ORACLE_SHARED ? 3 : 0;
    else
        ending->winners = total[0] > total[1] ? 1 : 2;
}

void oracle_final(const oracle *o, oracle_ending *ending) {
    struct all_features all;

    memset(ending, 0, sizeof *ending);
    all.count = oracle_features(o, all.name);
    score_keep(o, ending);
    for (int player = 0; player < 2; player++) {
        score_courts(o, player, &all, ending);
        for (int token = 4; token <= 6; token++)
            ending->tokens[player][token] =
                best_use(o, player, token, o->game.hand[player][token], &all);
        ending->tokens[player][9] = 5 * o->game.hand[player][9];
    }
    add_up(o, ending);
}
