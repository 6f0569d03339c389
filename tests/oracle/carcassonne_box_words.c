/* carcassonne_box_words.c - what records and options say of the smaller boxes. */
#include "carcassonne_parts.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* ---- options and boxes ---- */

static const struct {
    const char *name, *value;
    size_t at;
    int is;
} numbers[] = {
#define NUMBER(name, value, member, is)                                                            \
    { name, value, offsetof(carc_options, member), is }
    NUMBER("king_scoring", "per_feature", king_scoring, CARC_PER_FEATURE),
    NUMBER("king_scoring", "ten_each", king_scoring, CARC_TEN_EACH),
    NUMBER("king_scoring", "fifteen_forty", king_scoring, CARC_FIFTEEN_FORTY),
    NUMBER("king_scoring", "running", king_scoring, CARC_RUNNING),
    NUMBER("siege_tiles", "besiegers", siege_tiles, 1),
    NUMBER("siege_tiles", "cathars", siege_tiles, 2),
    NUMBER("siege_tiles", "both", siege_tiles, 3),
    NUMBER("circles", "1", circle_sets, 1),
    NUMBER("circles", "2", circle_sets, 2),
    NUMBER("circles", "both", circle_sets, 3),
    NUMBER("labyrinths", "1", labyrinths, 1),
    NUMBER("labyrinths", "2", labyrinths, 2),
    NUMBER("escape", "siege_tile", escape, CARC_SIEGE_TILE),
    NUMBER("escape", "any_tile", escape, CARC_ANY_TILE),
    NUMBER("escape", "none", escape, CARC_NO_ESCAPE),
    NUMBER("count_moves", "player", count_moves, CARC_COUNT_GOES),
    NUMBER("count_moves", "clockwise", count_moves, CARC_CLOCKWISE),
    NUMBER("count_moves", "follows", count_moves, CARC_FOLLOWS),
#undef NUMBER
};

static const struct {
    const char *name, *off, *on;
    size_t at;
} switches[] = {
#define SWITCH(name, off, on, member)                                                              \
    { name, off, on, offsetof(carc_options, member) }
    SWITCH("abbot", "false", "true", abbots),
    SWITCH("abbot_on_shrine", "true", "false", no_abbot),
    SWITCH("vineyard_garden", "false", "true", gardens_too),
    SWITCH("siege_pig", "doubled", "single", pig_single),
    SWITCH("circle_place", "must", "may", circle_may),
    SWITCH("escape_builder", "false", "true", builders_flee),
    SWITCH("escape_per", "part", "turn", at_end),
    SWITCH("cult_tiles", "5", "6", six_shrines),
    SWITCH("shrine_neighbours", "one_each", "placed_only", placed_only),
    SWITCH("shrine_counts", "all", "occupied", occupied_only),
    SWITCH("own_challenge", "true", "false", apart),
    SWITCH("wind_start", "orange", "none", no_rose),
    SWITCH("tower_pays", "follower", "player", once_paid),
    SWITCH("counts_lord", "false", "true", lords_seen),
    SWITCH("labyrinth", "basic", "advanced", advanced),
    SWITCH("labyrinth_builder", "false", "true", builders_count),
    SWITCH("festival_returns", "figures", "followers", followers_only),
    SWITCH("festival_lord", "true", "false", lord_stays),
    SWITCH("building_points", "one", "by_kind", by_kind),
    SWITCH("buildings_dealt", "even", "by_kind", dealt_by_kind),
    SWITCH("hills", "true", "false", no_hills),
    SWITCH("vineyards", "true", "false", no_vineyards),
    SWITCH("shepherds", "true", "false", no_shepherds),
    SWITCH("closed_field", "grow_first", "score_only", score_only),
    SWITCH("hill_unplaceable", "both_out", "hill_only", hill_only),
    SWITCH("flier_on_tower", "false", "true", lands_high),
    SWITCH("gold_choice", "player", "auto", gold_auto),
    SWITCH("castle_gold", "true", "false", poor_castles),
    SWITCH("abbeys", "true", "false", no_abbeys),
    SWITCH("mayor", "true", "false", no_mayors),
    SWITCH("wagon", "true", "false", no_wagons),
    SWITCH("barn", "true", "false", no_barns),
    SWITCH("abbey_end", "round", "none", no_round),
    SWITCH("abbey_on_river", "true", "false", off_river),
    SWITCH("wagon_move", "around", "connected", connected),
    SWITCH("wagon_from_castle", "false", "true", drives_on),
    SWITCH("mayor_lord", "zero", "never", no_lord),
    SWITCH("barn_on_barn", "false", "true", barns_together),
    SWITCH("barn_join", "joint", "own_part", own_part),
    SWITCH("pig_on_barn", "true", "false", no_pigs),
    SWITCH("barn_points", "printed", "one_more", one_more),
    SWITCH("dragon", "true", "false", no_dragon),
    SWITCH("fairy", "true", "false", no_fairy),
    SWITCH("princess", "true", "false", no_princess),
    SWITCH("portal", "true", "false", no_portal),
    SWITCH("dragon_moves", "before_scoring", "after_scoring", moves_late),
    SWITCH("dragon_start_visited", "true", "false", comes_back),
    SWITCH("fairy_place", "follower", "tile", on_tile),
    SWITCH("princess_removes", "may", "must", must_send),
    SWITCH("fairy_castle", "true", "false", no_lords_fairy),
    SWITCH("lake_dragon", "true", "false", calm_lake),
    SWITCH("top_beside_dragon", "true", "false", no_top_there),
    SWITCH("hill_tie", "at_least_one", "number", hill_number),
    SWITCH("count_river", "allowed", "refused", no_spring),
    SWITCH("city_per", "turn", "part", each_part),
    SWITCH("city_points", "all", "features", features_open),
    SWITCH("city_to_unoccupied", "true", "false", occupied),
    SWITCH("city_final", "market_only", "any", any_quarter),
    SWITCH("last_tile", "abbey", "land", last_land),
    SWITCH("carcassonne_in_fields", "true", "false", no_town),
    SWITCH("capture_in_city", "false", "true", reaches_city),
    SWITCH("message_space", "any", "free", free_space),
    SWITCH("message_round", "scoring", "turn", one_figure),
    SWITCH("message_pays", "choice", "ordinary", ordinary_pays),
#undef SWITCH
};

static const struct {
    const char *name;
    size_t at;
} by_edition[] = {
    {"circle_place", offsetof(carc_options, circle_may)},
    {"wagon_move", offsetof(carc_options, connected)},
    {"fairy_castle", offsetof(carc_options, no_lords_fairy)},
    {"city_final", offsetof(carc_options, any_quarter)},
};
enum { BY_EDITION = sizeof by_edition / sizeof *by_edition };

void carc_follow_edition(carc_options *options) {
    const bool first = options->edition == 1;
    for (int i = 0; i < BY_EDITION; i++)
        if (!(options->chosen >> i & 1))
            memcpy((char *)options + by_edition[i].at, &first, sizeof first);
}

bool carc_set_box_option(carc_options *options, const char *name, const char *value) {
    for (size_t i = 0; i < sizeof numbers / sizeof numbers[0]; i++)
        if (strcmp(name, numbers[i].name) == 0 && strcmp(value, numbers[i].value) == 0) {
            memcpy((char *)options + numbers[i].at, &numbers[i].is, sizeof numbers[i].is);
            return true;
        }
    for (size_t i = 0; i < sizeof switches / sizeof switches[0]; i++) {
        bool on = strcmp(value, switches[i].on) == 0;

        if (strcmp(name, switches[i].name) != 0 || (!on && strcmp(value, switches[i].off) != 0))
            continue;
        memcpy((char *)options + switches[i].at, &on, sizeof on);
        for (int k = 0; k < BY_EDITION; k++)
            options->chosen |= (unsigned)(by_edition[k].at == switches[i].at) << k;
        return true;
    }
    return false;
}

void carc_add_box(carc_options *options, const char *word) {
    const struct {
        const char *word;
        bool *to;
    } boxes[] = {{"king", &options->king},           {"cult", &options->cult},
                 {"siege", &options->siege},         {"hills", &options->hills},
                 {"windroses", &options->windroses}, {"watchtowers", &options->watchtowers},
                 {"labyrinth", &options->labyrinth}, {"mayor", &options->mayor},
                 {"festival", &options->festival},   {"festival-rgg", &options->festival},
                 {"buildings", &options->buildings}, {"phantom", &options->phantom},
                 {"flier", &options->flier},         {"mage", &options->mage},
                 {"gold", &options->gold},           {"abbey", &options->abbey},
                 {"circles", &options->circles},     {"circles-c1", &options->circles},
                 {"dragon", &options->dragon},       {"count", &options->count},
                 {"count-c1", &options->count},      {"messages", &options->messages}};

    for (size_t i = 0; i < sizeof boxes / sizeof boxes[0]; i++)
        if (strcmp(word, boxes[i].word) == 0)
            *boxes[i].to = true;
}

/* ---- lines below an entry ---- */

static int value_among(const char *value, const char *const words[]) {
    for (int i = 0; words[i] != NULL; i++)
        if (strcmp(value, words[i]) == 0)
            return i + 1;
    return 0;
}

static const char *const quarters[] = {"castle", "market", "blacksmith", "cathedral", NULL};

bool carc_read_quarter(const char *text, carc_man *man) {
    char word[16];

    man->quarter = sscanf(text, "%15[a-z]@0,0", word) == 1 ? value_among(word, quarters) : 0;
    return man->quarter > 0;
}

/* "castle@0,0.n", "big:market@0,0", "abbot@0,0.w": in the City of Carcassonne. */
static bool read_waiting(const char *text, carc_man *man) {
    char word[16];
    int x, y;

    if (sscanf(text, "%*[a-z]:%15[a-z]@%d,%d", word, &x, &y) == 3)
        for (int f = CARC_BIG; f < CARC_FIGURES; f++)
            if (strncmp(text, carc_figure_word((enum carc_figure)f), strcspn(text, ":")) == 0)
                man->figure = (enum carc_figure)f;
    if (man->figure == CARC_SMALL && sscanf(text, "%15[a-z]@%d,%d", word, &x, &y) != 3)
        return false;
    man->quarter = value_among(word, quarters);
    if (man->quarter == 0)
        man->figure = CARC_SMALL;
    return man->quarter > 0;
}

/* "knight@1,2.n", "big:knight@1,2", "builder@1,2.n"; quotes round it. */
static bool read_man(const char *text, carc_man *man) {
    char word[16], place[CARC_NAME + 16];
    int used = 0;

    text += strspn(text, " '\"");
    man->figure = CARC_SMALL;
    if (read_waiting(text, man))
        return true;
    man->top = sscanf(text, "top@%d,%d", &man->place.cell.x, &man->place.cell.y) == 2;
    if (man->top)
        return true;
    if (strncmp(text, "big:", 4) == 0 || strncmp(text, "phantom:", 8) == 0) {
        man->figure = *text == 'b' ? CARC_BIG : CARC_PHANTOM;
        text = strchr(text, ':') + 1;
    }
    if (sscanf(text, "%15[a-z]%n", word, &used) != 1)
        return false;
    for (int f = CARC_ABBOT; f < CARC_FIGURES; f++)
        if (strcmp(word, carc_figure_word((enum carc_figure)f)) == 0) {
            man->figure = (enum carc_figure)f;
            snprintf(word, sizeof word, "city");
        }
    snprintf(place, sizeof place, "%s%.*s", word, (int)strcspn(text + used, "'\" "), text + used);
    return carc_read_name(place, &man->place);
}

static int holder_named(const carc_record *record, const char *value) {
    for (int player = 0; player < record->players; player++)
        if (strcmp(record->label[player], value) == 0)
            return player + 1;
    return 0;
}

/* "highwayman@n": on the tile just laid; "top@0,1". */
static bool read_second(const char *text, carc_extra *extra) {
    char place[CARC_NAME + 16];
    int role;

    text += strspn(text, "'\"");
    if (read_man(text, &extra->second) && extra->second.top) {
        extra->second.figure = CARC_PHANTOM;
        return extra->seconds = true;
    }
    role = (int)strcspn(text, "@'\"");
    snprintf(place, sizeof place, "%.*s@0,0%s%.*s", role, text, text[role] == '@' ? "." : "",
             (int)strcspn(text + role, "'\"") - (text[role] == '@'),
             text + role + (text[role] == '@'));
    extra->second.figure = CARC_PHANTOM;
    extra->seconds = carc_read_name(place, &extra->second.place);
    return extra->seconds;
}

/* "small", "big", "mayor" */
static bool read_flier(const char *word, carc_extra *extra) {
    extra->flies = true;
    extra->flier = CARC_SMALL;
    for (int f = CARC_BIG; f < CARC_FIGURES; f++)
        if (strcmp(word, carc_figure_word((enum carc_figure)f)) == 0)
            extra->flier = (enum carc_figure)f;
    return extra->flier != CARC_SMALL || strcmp(word, "small") == 0;
}

/* "highwayman@1,0.e", "top", "crash"; the role of a figure that has none is the figure. */
static bool read_landing(const char *text, carc_extra *extra) {
    carc_man man = {.figure = CARC_SMALL};

    extra->crashes = strstr(text, "crash") != NULL;
    extra->landing.kind = CARC_KINDS;
    if (extra->crashes || strstr(text, "top") != NULL)
        return true;
    if (!read_man(text, &man))
        return false;
    extra->landing = man.place;
    return true;
}

/* "mage city@0,1.e", "witch off" */
static bool read_magic(const char *text, carc_extra *extra) {
    char who[16], where[CARC_NAME];

    if (sscanf(text, " '%15[a-z] %31[^']", who, where) != 2 &&
        sscanf(text, " %15[a-z] %31s", who, where) != 2)
        return false;
    extra->casts = true;
    extra->mage = strcmp(who, "mage") == 0;
    extra->off = strcmp(where, "off") == 0;
    return extra->off || carc_read_name(where, &extra->charmed);
}

/* "R:big:knight@2,1.n", "[R:knight@2,1, 'B:farmer@n']": without a cell on the tile just laid. */
static bool read_circled(const carc_record *record, const carc_turn *turn, const char *text,
                         carc_extra *extra) {
    char label[CARC_LABEL], man[CARC_NAME + 16], all[CARC_NAME + 48];
    int used = 0;

    for (; text += strspn(text, " [],'\""),
           sscanf(text, "%19[^:]:%46[^]' ]%n", label, man, &used) == 2;
         text += used) {
        char *end = strstr(man, ", "), *place = strchr(man, '@');
        carc_man *out = &extra->in_circle[extra->circled];

        if (end != NULL || place == NULL)
            return false;
        place += *place == '@';
        snprintf(all, sizeof all, "%.*s%s", (int)(place - man), man,
                 strchr(place, ',') != NULL ? place : "");
        if (strchr(place, ',') == NULL)
            snprintf(all + strlen(all), sizeof all - strlen(all), "%d,%d.%.8s", turn->at.cell.x,
                     turn->at.cell.y, place);
        if (extra->circled == CARC_PLAYERS || holder_named(record, label) == 0 ||
            !read_man(all, out))
            return false;
        out->player = holder_named(record, label) - 1;
        extra->circled++;
    }
    return extra->circled > 0 && *text == '\0';
}

/* "R 2,1", "[R 2,1, B 3,1]" */
static bool read_takings(const carc_record *record, const char *text, carc_extra *extra) {
    char label[CARC_LABEL];
    carc_cell cell;

    for (int used = 0; text += strspn(text, " [],'\""),
             sscanf(text, "%19s %d,%d%n", label, &cell.x, &cell.y, &used) == 3;
         text += used) {
        if (extra->takings == CARC_TAKINGS || holder_named(record, label) == 0)
            return false;
        extra->taking[extra->takings].player = holder_named(record, label) - 1;
        extra->taking[extra->takings++].cell = cell;
    }
    return extra->takings > 0 && *text == '\0';
}

/* "A:highwayman@1,0.e", "[A:monk@c, B:knight@1,2]": without a cell on the tile just laid. */
static bool read_drives(const carc_record *record, const char *text, carc_extra *extra) {
    char label[CARC_LABEL], word[16], place[2 * CARC_NAME];

    for (int used = 0; text += strspn(text, " [],'\""),
             sscanf(text, "%19[^: ]:%15[a-z]@%n", label, word, &used) == 2 && used > 0;) {
        int length = (int)strcspn(text + used, "'\"] "), digits;
        bool here = strspn(text + used, "-0123456789") == 0;

        digits = length - (text[used + length - 1] == ',');
        snprintf(place, sizeof place, here ? "%s@0,0.%.*s" : "%s@%.*s", word, digits, text + used);
        if (extra->drives == CARC_PLAYERS || holder_named(record, label) == 0 ||
            !carc_read_name(place, &extra->drive[extra->drives].name))
            return false;
        if (here)
            extra->drive[extra->drives].name.cell.x = CARC_HERE;
        extra->drive[extra->drives++].player = holder_named(record, label) - 1;
        text += used + length;
        used = 0;
    }
    return extra->drives > 0 && *text == '\0';
}

/* "big:knight@1,0.n", "B:knight@1,0", "abbot:monk@1,0": the figure stands before the role. */
static bool read_owned(const carc_record *record, const char *text, carc_man *man) {
    char first[CARC_LABEL];
    int used = 0;

    text += strspn(text, " '\"");
    man->figure = CARC_SMALL;
    while (sscanf(text, "%19[^:@ ]:%n", first, &used) == 1 && used > 0 && text[used - 1] == ':') {
        if (holder_named(record, first) > 0)
            man->player = holder_named(record, first) - 1;
        for (int f = CARC_BIG; f < CARC_FIGURES; f++)
            if (strcmp(first, carc_figure_word((enum carc_figure)f)) == 0)
                man->figure = (enum carc_figure)f;
        text += used;
        used = 0;
    }
    const enum carc_figure figure = man->figure;
    if (!read_man(text, man))
        return false;
    if (figure != CARC_SMALL)
        man->figure = figure;
    return true;
}

/* "B:knight@2,0.n", "[B:big:knight@2,0.n, 'R:mayor@1,1.n']", in turn; without a cell on the tile
 * just laid. */
static bool read_leavers(const carc_record *record, const carc_turn *turn, const char *text,
                         carc_man out[CARC_LEAVES], int *n) {
    char man[2 * CARC_NAME], all[3 * CARC_NAME];

    while (*(text += strspn(text, " [],'\"")) != '\0') {
        int length = (int)strcspn(text, " ]'\""), role;

        snprintf(man, sizeof man, "%.*s", length, text);
        text += length;
        if (man[0] != '\0' && man[strlen(man) - 1] == ',')
            man[strlen(man) - 1] = '\0';
        role = (int)strcspn(man, "@");
        if (strchr(man, ',') == NULL)
            snprintf(all, sizeof all, "%.*s@%d,%d.%s", role, man, turn->at.cell.x, turn->at.cell.y,
                     man[role] == '\0' ? "" : man + role + 1);
        else
            snprintf(all, sizeof all, "%s", man);
        if (*n == CARC_LEAVES || !read_owned(record, all, &out[*n]))
            return false;
        ++*n;
    }
    return *n > 0;
}

/* "castle", "big market" */
static bool read_entrant(const char *text, carc_extra *extra) {
    char first[16] = "", second[16] = "";

    text += strspn(text, " '\"");
    if (sscanf(text, "%15[a-z] %15[a-z]", first, second) < 1)
        return false;
    extra->enters = true;
    extra->entrant = CARC_SMALL;
    for (int f = CARC_BIG; f < CARC_FIGURES; f++)
        if (strcmp(first, carc_figure_word((enum carc_figure)f)) == 0)
            extra->entrant = (enum carc_figure)f;
    extra->quarter = value_among(extra->entrant == CARC_SMALL ? first : second, quarters);
    return extra->quarter > 0;
}

/* "messenger_2: [R 3, B 4]", by the option "[R, B]"; "message: 5"; "answer: points". */
static bool read_round(const carc_record *record, const char *key, const char *text,
                       carc_extra *extra) {
    const char *behind = strchr(key, '_');
    int n = behind == NULL ? 0 : atoi(behind + 1) - 1, used;
    char label[CARC_LABEL];
    carc_round *round = &extra->round[n];

    if (n < 0 || n >= CARC_ROUNDS)
        return false;
    extra->rounds = n + 1 > extra->rounds ? n + 1 : extra->rounds;
    text += strspn(text, " '\"");
    if (strncmp(key, "dark", 4) == 0)
        return true;
    if (strncmp(key, "message", 7) == 0 && key[7] != 'r') /* "messenger" has another letter */
        return sscanf(text, "%d", &round->message) == 1;
    if (strncmp(key, "answer", 6) == 0) {
        round->answer = strncmp(text, "points", 6) == 0    ? CARC_TWO_POINTS
                        : strncmp(text, "message", 7) == 0 ? CARC_THE_MESSAGE
                                                           : CARC_A_FOLLOWER;
        return round->answer != CARC_A_FOLLOWER || read_owned(record, text, &round->man);
    }
    for (; text += strspn(text, " [],'\""), sscanf(text, "%19[^], '\"]%n", label, &used) == 1;) {
        if (round->moves == CARC_GAINS || holder_named(record, label) == 0)
            return false;
        text += used;
        round->move[round->moves].player = holder_named(record, label) - 1;
        if (sscanf(text, " %d%n", &round->move[round->moves].points, &used) == 1)
            text += used;
        round->moves++;
    }
    return round->moves > 0;
}

/* "1,0", "['1,0', '2,0']" */
static bool read_steps(const char *text, carc_extra *extra) {
    carc_cell cell;

    for (int used = 0;
         text += strspn(text, " [],'\""), sscanf(text, "%d,%d%n", &cell.x, &cell.y, &used) == 2;
         text += used) {
        if (extra->steps == 6)
            return false;
        extra->step[extra->steps++] = cell;
    }
    return extra->steps > 0;
}

static bool read_fairy(const char *text, carc_extra *extra) {
    extra->charms = true;
    extra->friend.place.kind = CARC_KINDS;
    text += strspn(text, " '\"");
    return sscanf(text, "%d,%d", &extra->friend.place.cell.x, &extra->friend.place.cell.y) == 2 ||
           read_man(text, &extra->friend);
}

static bool read_arm(char *value, carc_extra *extra) {
    static const char *const sides[] = {"n", "e", "s", "w", NULL};
    char *side = value + strspn(value, "'\"");

    side[strcspn(side, "'\"")] = '\0';
    for (enum carc_figure f = CARC_BIG; f < CARC_FIGURES && strchr(side, ':'); f++) {
        const size_t n = strlen(carc_figure_word(f));

        if (strncmp(side, carc_figure_word(f), n) == 0 && side[n] == ':') {
            extra->walker = f;
            side += n + 1;
        }
    }
    extra->arm = value_among(side, sides);
    return extra->arm != 0;
}

static bool read_token(const char *value, carc_extra *extra) {
    static const char *const tokens[] = {"1", "2", "3", "4", "wolf", NULL};

    extra->token = value_among(value, tokens);
    extra->token = extra->token == 5 ? CARC_PASS : extra->token;
    return extra->token != 0;
}

/* The key says one word. */
static bool read_word(const carc_record *record, const char *key, char *value, carc_extra *extra) {
    static const char *const kinds[] = {"shed", "house", "tower", NULL};
    static const char *const ways[] = {"place", "take", NULL};

    if (strcmp(key, "count") == 0)
        return (extra->count = value_among(value, quarters)) != 0;
    if (strcmp(key, "fly") == 0)
        return read_flier(value, extra);
    if (strcmp(key, "flier_die") == 0)
        return (extra->cells = value[strspn(value, "'\"")] - '0') >= 1 && extra->cells <= 3;
    if (strcmp(key, "lands") == 0)
        return read_landing(value, extra);
    if (strcmp(key, "gold") == 0)
        return extra->digs = sscanf(value + strspn(value, "'\""), "%d,%d", &extra->neighbour.x,
                                    &extra->neighbour.y) == 2;
    if (strcmp(key, "circle") == 0)
        return (extra->circle = value_among(value, ways)) != 0;
    if (strcmp(key, "back") == 0)
        return extra->back = read_man(value, &extra->home);
    if (strcmp(key, "home") == 0)
        return extra->calls = strcmp(value, "abbot") == 0;
    if (strcmp(key, "second") == 0)
        return read_second(value, extra);
    if (strcmp(key, "escape") == 0)
        return extra->escapes = read_man(value, &extra->knight);
    if (strcmp(key, "arm") == 0)
        return read_arm(value, extra);
    if (strcmp(key, "building") == 0)
        return (extra->building = value_among(value, kinds)) != 0;
    if (strcmp(key, "king") == 0)
        return (extra->king = holder_named(record, value)) != 0;
    if (strcmp(key, "robber") == 0)
        return (extra->robber = holder_named(record, value)) != 0;
    if (strcmp(key, "flock") == 0)
        return (extra->grows = strcmp(value, "grow") == 0) ||
               (extra->guides = strcmp(value, "stable") == 0);
    if (strcmp(key, "token") == 0)
        return read_token(value, extra);
    return strcmp(key, "under") == 0;
}

/* What the key says may have blanks in it. */
bool carc_read_extra(const carc_record *record, const char *line, carc_turn *turn) {
    carc_extra *extra = &turn->extra;
    const char *rest = strchr(line, ':');
    char key[16], value[40];

    if (!rest++ || sscanf(line, " %15[a-z_0-9]: %39s", key, value) != 2)
        return false;
    if (strcmp(key, "from_city") == 0)
        return read_leavers(record, turn, rest, extra->leaver, &extra->leaves);
    if (strcmp(key, "leave_city") == 0)
        return read_leavers(record, turn, rest, extra->last_leaver, &extra->last_leaves);
    if (strcmp(key, "to_city") == 0)
        return read_entrant(rest, extra);
    if (strncmp(key, "messenger", 9) == 0 || strncmp(key, "message", 7) == 0 ||
        strncmp(key, "answer", 6) == 0 || strncmp(key, "dark", 4) == 0)
        return read_round(record, key, rest, extra);
    if (strcmp(key, "fairy") == 0)
        return read_fairy(rest, extra);
    if (strcmp(key, "princess") == 0)
        return extra->sends = read_owned(record, rest, &extra->knight_home);
    if (strcmp(key, "portal") == 0)
        return extra->ported = read_owned(record, rest, &extra->passenger);
    if (strcmp(key, "dragon") == 0)
        return read_steps(rest, extra);
    if (strcmp(key, "magic") == 0)
        return read_magic(rest, extra);
    if (strcmp(key, "gold_from") == 0)
        return read_takings(record, rest, extra);
    if (strcmp(key, "wagon") == 0)
        return read_drives(record, rest, extra);
    if (strcmp(key, "circle_placed") == 0 || strcmp(key, "circle_taken") == 0)
        return read_circled(record, turn, rest, extra);
    return read_word(record, key, value, extra);
}
