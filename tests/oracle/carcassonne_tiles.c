/* carcassonne_tiles.c - reads the features of the tiles. */
#include "carcassonne_parts.h"

#include <stdio.h>
#include <string.h>

enum { LINE = 256, WORD = 48 };

const char *carc_next_line(const char *text, char *line, int size) {
    int length = (int)strcspn(text, "\n");
    int kept = length < size ? length : size - 1;

    if (*text == '\0')
        return NULL;
    memcpy(line, text, (size_t)kept);
    line[kept] = '\0';
    line[strcspn(line, "#\r")] = '\0';
    return text + length + (text[length] == '\n');
}

static int side_of(char letter) {
    const char *found = letter == '\0' ? NULL : strchr("NESW", letter);

    return found == NULL ? NOTHING : (int)(found - "NESW");
}

/* The middle of the tile is not half of a side, but may belong to a field, too. */
static int half_of(const char *word) {
    static const char *const halves[RIM] = {"nnw", NULL, "nne", "ene", NULL, "ese",
                                            "sse", NULL, "ssw", "wsw", NULL, "wnw"};

    for (int port = 0; port < RIM; port++)
        if (halves[port] != NULL && strcmp(word, halves[port]) == 0)
            return port;
    return strcmp(word, "c") == 0 ? CENTRE : strcmp(word, "c2") == 0 ? INNER : NOTHING;
}

/* Gives a port to a region; false when there is none, or the port has an owner. */
static bool own(struct carc_print *print, int port, int region) {
    if (region == NOTHING || print->at[port] != NOTHING)
        return false;
    print->at[port] = region;
    return true;
}

static int add_region(struct carc_print *print, enum carc_kind kind) {
    if (print->regions == CARC_REGIONS)
        return NOTHING;
    print->kind[print->regions] = kind;
    return print->regions++;
}

static const char *const goods[CARC_GOODS] = {"wine", "grain", "cloth"};

/* What is printed on a road or a city besides. */
static bool read_extra(struct carc_print *print, int region, const char *word) {
    bool city = print->kind[region] == CARC_CITY;

    print->inn[region] = !city && strcmp(word, "inn") == 0;
    print->odd[region] = city && strcmp(word, "odd") == 0;
    print->cathedral[region] = city && strcmp(word, "cathedral") == 0;
    print->pennants[region] = !city                            ? 0
                              : strcmp(word, "2pennants") == 0 ? 2
                                                               : strstr(word, "pennant") != NULL;
    print->odd[region] = print->odd[region] || (city && strcmp(word, "oddpennant") == 0);
    print->odd[region] = print->odd[region] || (city && strcmp(word, "oddprincess") == 0);
    print->princess[region] = city && strstr(word, "princess") != NULL;
    print->siege[region] = city && strcmp(word, "siege") == 0;
    print->labyrinth[region] =
        !city && strcmp(word, "labyrinth") == 0 && own(print, CENTRE, region);
    for (int k = 0; city && k < CARC_GOODS; k++)
        if (strcmp(word, goods[k]) == 0)
            print->goods[region] = k + 1;
    return print->princess[region] || print->goods[region] > 0 || print->inn[region] ||
           print->odd[region] || print->siege[region] || print->labyrinth[region] ||
           print->cathedral[region] || print->pennants[region] > 0;
}

/* A road or a river has the middles of its sides, a city the whole sides, and "W(nnw)" half a side
 * more, which it shares with another (HS-5). */
static bool read_sides(struct carc_print *print, const char *sides, enum carc_kind kind) {
    int region = add_region(print, kind);
    bool good = region != NOTHING && *sides != '\0';

    for (; good && *sides != '\0' && *sides != '+' && *sides != '('; sides++) {
        int side = side_of(*sides);

        good = side != NOTHING && own(print, 3 * side + 1, region);
        if (good && kind == CARC_CITY)
            good = own(print, 3 * side, region) && own(print, 3 * side + 2, region);
    }
    if (good && *sides == '(') {
        char half[4] = "";

        good = sscanf(sides, "(%3[a-z])", half) == 1 && own(print, half_of(half), region);
        sides = strchr(sides, ')');
        return good && sides != NULL && sides[1] == '\0';
    }
    return good && (*sides == '\0' || read_extra(print, region, sides + 1));
}

static bool read_river_mark(struct carc_print *print, const char *word) {
    const struct {
        const char *word;
        bool *to;
    } marks[] = {{"spring", &print->spring},
                 {"lake", &print->lake},
                 {"volcano", &print->volcano},
                 {"fork", &print->fork}};

    for (int i = 0; i < 4; i++)
        if (strcmp(word, marks[i].word) == 0)
            return *marks[i].to = true;
    return false;
}

/* "quarter:NE", "watch:2/city" */
static bool read_valued(struct carc_print *print, const char *word) {
    static const char *const quarters[] = {"NE", "SE", "SW", "NW"};
    static const char *const kinds[] = {"meeple", "pennant", "road", "city", "monastery"};

    if (strcmp(word, "flier:W") == 0 || strcmp(word, "flier:NW") == 0)
        return (print->flier = word[6] == 'W' ? 7 : 8) != 0;
    if (strncmp(word, "circle:", 7) == 0)
        return (print->circle = 1 + (word[7] == 'c'   ? CARC_CITY
                                     : word[7] == 'r' ? CARC_ROAD
                                                      : CARC_FIELD)) != 0;
    if (strncmp(word, "quarter:", 8) == 0)
        for (int i = 0; i < 4; i++)
            if (strcmp(word + 8, quarters[i]) == 0)
                return (print->quarter = i + 1) != 0;
    if (strncmp(word, "watch:", 6) == 0)
        for (int i = 0; i < 5; i++)
            if (strcmp(word + 8, kinds[i]) == 0) {
                print->watch_kind = i;
                return (print->watch = word[6] - '0') != 0;
            }
    return false;
}

static bool read_mark(struct carc_print *print, const char *word) {
    const struct {
        const char *word;
        bool *to;
    } marks[] = {
        {"hill", &print->hill},     {"vineyard", &print->vineyard}, {"festival", &print->festival},
        {"rose", &print->rose},     {"magic", &print->magic},       {"goldmine", &print->goldmine},
        {"dragon", &print->dragon}, {"portal", &print->portal},     {"mountain", &print->mountain}};

    for (int i = 0; i < 9; i++)
        if (strcmp(word, marks[i].word) == 0)
            return *marks[i].to = true;
    return read_valued(print, word);
}

static bool read_feature(struct carc_print *print, const char *word) {
    if (strcmp(word, "monastery") == 0)
        return own(print, CENTRE, add_region(print, CARC_MONASTERY));
    if (strcmp(word, "garden") == 0 && print->gardens)
        return own(print, GARDEN, add_region(print, CARC_GARDEN));
    if (strcmp(word, "shrine") == 0) {
        print->shrine = true;
        return own(print, CENTRE, add_region(print, CARC_MONASTERY));
    }
    if (strncmp(word, "R:", 2) == 0)
        return read_sides(print, word + 2, CARC_ROAD);
    if (strncmp(word, "C:", 2) == 0)
        return read_sides(print, word + 2, CARC_CITY);
    if (strncmp(word, "V:", 2) == 0)
        return read_sides(print, word + 2, CARC_RIVER);
    if (read_river_mark(print, word) || read_mark(print, word))
        return true;
    print->foundation = print->foundation || strcmp(word, "tower") == 0;
    print->bazaar = print->bazaar || strcmp(word, "bazaar") == 0;
    return strcmp(word, "garden") == 0 || strcmp(word, "tower") == 0 || strcmp(word, "bazaar") == 0;
}

/* "N+W": the cities on these sides border the field. */
static bool read_borders(struct carc_print *print, const char *sides, int field) {
    for (; *sides != '\0'; sides++) {
        int side = side_of(*sides);
        int city = side == NOTHING ? NOTHING : print->at[3 * side + 1];

        if (*sides == '+')
            continue;
        if (city == NOTHING || print->kind[city] != CARC_CITY)
            return false;
        print->touches[field][city] = true;
    }
    return true;
}

/* "ene,wnw>N" */
static bool read_field(struct carc_print *print, char *word) {
    int field = add_region(print, CARC_FIELD);
    char *borders = strchr(word, '>'), *pigs = strstr(word, "+pigs");
    bool good = field != NOTHING;

    if (good && pigs != NULL) {
        print->pigs[field] = true;
        *pigs = '\0';
    }

    if (borders != NULL)
        *borders++ = '\0';
    for (char *half = strtok(word, ","); good && half != NULL; half = strtok(NULL, ",")) {
        int port = half_of(half);

        good = port != NOTHING && own(print, port, field);
    }
    return good && (borders == NULL || read_borders(print, borders, field));
}

static bool read_fields(struct carc_print *print, const char *list) {
    char word[WORD];

    for (int used = 0; sscanf(list, "%47s%n", word, &used) == 1; list += used)
        if (strcmp(word, "|") != 0 && !read_field(print, word))
            return false;
    return true;
}

static int kind_at(const struct carc_print *print, int port) {
    return print->at[port] == NOTHING ? NOTHING : (int)print->kind[print->at[port]];
}

/* Whether a side shows the feature of its letter. The middle of a field's side belongs to the
 * field; where a spring or a city (HS-6) parts it, to the right half. */
static bool finish_side(struct carc_print *print, int side) {
    int left = 3 * side, middle = left + 1, right = left + 2;

    switch (print->edge[side]) {
    case 'c':
        return kind_at(print, left) == CARC_CITY && kind_at(print, right) == CARC_CITY &&
               (print->at[middle] == print->at[left] || print->at[left] != print->at[right]);
    case 'r':
        return kind_at(print, middle) == CARC_ROAD && kind_at(print, left) == CARC_FIELD &&
               kind_at(print, right) == CARC_FIELD;
    case 'v':
        return kind_at(print, middle) == CARC_RIVER && kind_at(print, left) == CARC_FIELD &&
               kind_at(print, right) == CARC_FIELD;
    case 'x': return kind_at(print, middle) == NOTHING;
    case 'f':
        return kind_at(print, left) == CARC_FIELD &&
               (print->at[left] == print->at[right] || print->spring || print->vineyard) &&
               own(print, middle, print->at[right]);
    }
    return false;
}

static bool read_print(struct carc_print *print, const char *line) {
    char word[WORD];
    int used = 0;

    if (sscanf(line, "%11s %d %4s%n", print->id, &print->count, print->edge, &used) != 3)
        return false;
    for (int port = 0; port < PORTS; port++)
        print->at[port] = NOTHING;
    for (line += used; sscanf(line, "%47s%n", word, &used) == 1; line += used) {
        if (strcmp(word, "fields:") == 0)
            break;
        if (!read_feature(print, word))
            return false;
    }
    if (strcmp(word, "fields:") != 0 || !read_fields(print, line + used))
        return false;
    for (int side = 0; side < SIDES; side++)
        if (!finish_side(print, side))
            return false;
    print->kind[print->regions] = CARC_ROAD; /* of a bridge over it */
    return (print->count > 0 || print->edge[0] == 'x') && print->regions + 1 < CARC_REGIONS;
}

/* "edition 1", "tower 1", "bazaars 1", "inns 1": the set and the box of the lines below; NULL if
 * the line is not such a heading. */
static struct carc_set *read_title(struct carc_set set[EDITIONS], const char *line, int *box) {
    static const char *const titles[BOXES] = {
        "edition", "tower", "bazaars", "inns",      "river",       "traders",   "king",
        "cult",    "siege", "hills",   "windroses", "watchtowers", "labyrinth", "festival",
        "flier",   "mage",  "gold",    "abbey",     "circles",     "dragon",    "count"};
    char title[WORD];
    int edition;

    if (sscanf(line, "%47s %d", title, &edition) != 2 || edition < 1 || edition > EDITIONS)
        return NULL;
    for (*box = 0; *box < BOXES; ++*box)
        if (strcmp(title, titles[*box]) == 0)
            return &set[edition - 1];
    return NULL;
}

static bool add_print(struct carc_set *to, int box, const char *line) {
    struct carc_print *print = &to->print[to->prints];

    if (to->prints == CARC_PRINTS || (to->prints > 0 && print[-1].box > box))
        return false;
    to->prints++;
    to->in[box]++;
    print->box = box;
    print->gardens = to->gardens;
    return read_print(print, line);
}

static bool read_all(struct carc_set set[EDITIONS], const char *text) {
    struct carc_set *to = NULL;
    char line[LINE];
    int box = 0, next_box;

    while ((text = carc_next_line(text, line, LINE)) != NULL) {
        struct carc_set *next = read_title(set, line, &next_box);

        if (line[strspn(line, " \t")] == '\0')
            continue;
        if (next != NULL) {
            to = next;
            box = next_box;
        } else if (to == NULL || !add_print(to, box, line)) {
            return false;
        }
    }
    for (int i = 0; i < EDITIONS * BOXES; i++)
        if (set[i / BOXES].in[i % BOXES] == 0)
            return false;
    return true;
}

bool carc_read_tiles(struct carc_set set[2 * EDITIONS], const char *text) {
    for (int edition = 0; edition < EDITIONS; edition++)
        set[EDITIONS + edition].gardens = true;
    return read_all(set, text) && read_all(set + EDITIONS, text);
}
