/* carcassonne_abbey.c - Abbey & Mayor: abbeys in hand, wagons and barns. */
#include "carcassonne_parts.h"

/* The City of Carcassonne, among the colours that a field touches (CO-37). */
enum { TOWN = CARC_FEATURES - 1 };

#include <stdlib.h>
#include <string.h>

static int colour_under(const struct carc_paint *paint, const struct carc_follower *man) {
    return paint->colour[man->laid][man->region];
}

/* ---- abbeys ---- */

bool carc_is_abbey(const carc *o, int tile) {
    return carc_set_of(o)->print[tile].edge[0] == 'x';
}

/* AM-2, AM-8 */
void carc_abbey_pieces(carc *o) {
    for (int player = 0; player < o->game.players; player++) {
        o->game.extra.abbeys[player] = o->options.abbey && !o->options.no_abbeys;
        o->game.supply[player][CARC_WAGON] = o->options.abbey && !o->options.no_wagons;
        o->game.supply[player][CARC_BARN] = o->options.abbey && !o->options.no_barns;
    }
}

/* AM-10, AM-79: into a hole; not to an open end of the river, where that is played. */
bool carc_abbey_fits(const carc *o, carc_spot at) {
    for (int side = 0; side < SIDES; side++) {
        int other = carc_laid_at(o, carc_next_cell(at.cell, side));

        if (other == NOTHING || (o->options.off_river &&
                                 carc_edge_of(o, o->game.laid[other], (side + 2) % SIDES) == 'v'))
            return false;
    }
    return true;
}

/* Whether the player has an abbey, and a place for it. */
bool carc_can_lay_abbey(const carc *o, int player) {
    static carc_spot spots[CARC_SPOTS];

    for (int tile = 0; o->game.extra.abbeys[player] > 0 && tile < carc_prints(o); tile++)
        if (carc_is_abbey(o, tile) && carc_is_tile(o, tile) && carc_spots(o, tile, spots) > 0)
            return true;
    return false;
}

/* AM-23, AM-24: after the last tile each is asked once, from the left of who laid it. */
bool carc_asks(carc *o) {
    struct carc_later *extra = &o->game.extra;

    if (o->game.rest.now && carc_can_lay_abbey(o, o->game.to_move)) /* AM-26 */
        return true;
    if (!o->options.abbey || o->options.no_round)
        return false;
    if (!extra->round)
        extra->asked = o->game.players;
    for (extra->round = true; extra->asked > 0 && !carc_can_lay_abbey(o, o->game.to_move);
         extra->asked--)
        o->game.to_move = (o->game.to_move + 1) % o->game.players;
    return extra->asked > 0;
}

/* Those who come before him have passed without a word. */
void carc_ask_for(carc *o, int player) {
    while (o->game.extra.round && o->game.extra.asked > 1 && o->game.to_move != player) {
        o->game.to_move = (o->game.to_move + 1) % o->game.players;
        o->game.extra.asked--;
    }
}

bool carc_could_end(const carc *o) {
    return carc_over(o) || (o->options.abbey && carc_stack(o) == 0 && !o->game.due);
}

/* ---- barns ---- */

/* The corners of a tile, clockwise from the north-east: their names as places, and the halves of
 * sides that meet there. */
static const struct {
    int where, left, right, east, north;
} corners[SIDES] = {{5, 2, 3, 1, 1}, {6, 5, 6, 1, -1}, {7, 8, 9, -1, -1}, {8, 11, 0, -1, 1}};

/* The colour of the field that a tile shows at a corner, in one piece (AM-52), or NOTHING. */
static int field_at_corner(const carc *o, const struct carc_paint *paint, int laid, int corner) {
    int one = carc_region_at(o, laid, corners[corner].left);
    int other = carc_region_at(o, laid, corners[corner].right);

    return one == NOTHING || one != other || carc_print_of(o, laid)->kind[one] != CARC_FIELD
               ? NOTHING
               : paint->colour[laid][one];
}

static bool has_barn(const carc *o, const struct carc_paint *paint, int colour, int player) {
    for (int i = 0; i < o->game.followers; i++)
        if (o->game.follower[i].figure == CARC_BARN &&
            (player == NOTHING || o->game.follower[i].player == player) &&
            colour_under(paint, &o->game.follower[i]) == colour)
            return true;
    return false;
}

/* AM-56: no farmer, and by an option no pig. */
bool carc_bars(const carc *o, const struct carc_paint *paint, int colour) {
    return o->options.abbey && has_barn(o, paint, colour, NOTHING);
}

/* The colour of the field on which a barn can be put at this place of the tile laid last; NOTHING
 * (AM-52, AM-53). */
static int barn_at(const carc *o, const struct carc_paint *paint, int player, int where) {
    int last = o->game.laids - 1, colour = NOTHING, met = 0;
    carc_cell cell = o->game.laid[last].cell;

    for (int c = 0; c < SIDES; c++) {
        if (corners[c].where != where)
            continue;
        colour = field_at_corner(o, paint, last, c);
        for (int i = 1; i < SIDES && colour != NOTHING; i++) {
            int right = i != 2 ? 1 : 0; /* the three others: beside, beyond, above or below */
            int up = i != 1 ? 1 : 0;
            int laid = carc_laid_at(o, (carc_cell){cell.x + (right ? corners[c].east : 0),
                                                   cell.y + (up ? corners[c].north : 0)});
            /* the same corner, as the other tile has it */
            int east = right ? -corners[c].east : corners[c].east;
            int north = up ? -corners[c].north : corners[c].north;

            for (int k = 0; laid != NOTHING && k < SIDES; k++)
                met += corners[k].east == east && corners[k].north == north &&
                       field_at_corner(o, paint, laid, k) != NOTHING;
        }
    }
    if (met != 3 || o->game.supply[player][CARC_BARN] == 0 ||
        (!o->options.barns_together && has_barn(o, paint, colour, NOTHING)))
        return NOTHING;
    return colour;
}

int carc_barn_places(const carc *o, int player, carc_name out[]) {
    struct carc_paint paint;
    int count = 0;

    carc_paint_table(o, &paint);
    for (int c = 0; c < SIDES; c++)
        if (barn_at(o, &paint, player, corners[c].where) != NOTHING)
            out[count++] =
                (carc_name){CARC_FIELD, o->game.laid[o->game.laids - 1].cell, corners[c].where};
    return count;
}

bool carc_put_barn(carc *o, const carc_turn *turn) {
    const carc_man man = {.player = turn->player, .figure = CARC_BARN};
    struct carc_paint paint;
    int colour, region = NOTHING, last = o->game.laids - 1;

    carc_paint_table(o, &paint);
    colour = barn_at(o, &paint, turn->player, turn->follower.where);
    if (colour == NOTHING)
        return false;
    for (int c = 0; c < SIDES; c++)
        if (corners[c].where == turn->follower.where)
            region = carc_region_at(o, last, corners[c].left);
    carc_stand(o, &paint, &man, last, colour);
    o->game.follower[o->game.followers - 1].region = region;
    return true;
}

/* Which colours a field touches, looked at as the table is painted in `parts`: with the tile laid
 * last, or without. */
static void see_cities(const carc *o, const struct carc_paint *parts, int part, int laids,
                       const struct carc_paint *now, bool touched[CARC_FEATURES]) {
    for (int i = 0; i < laids; i++)
        for (int r = 0; r < carc_regions_of(o, i); r++)
            for (int c = 0; c < CARC_REGIONS; c++)
                if (parts->colour[i][r] == part && carc_print_of(o, i)->touches[r][c])
                    touched[now->colour[i][c]] = true;
    for (int i = 0; i < laids; i++)
        for (int r = 0; r < carc_regions_of(o, i); r++)
            if (parts->colour[i][r] == part && carc_is_carcassonne(o, i))
                touched[TOWN] = true;
}

/* AM-61: of the parts where farmers stood before the tile was laid. */
static void see_own_part(const carc *o, const struct carc_paint *paint, int field,
                         bool touched[CARC_FEATURES]) {
    carc *before = carc_clone(o);
    carc_cell last = o->game.laid[o->game.laids - 1].cell;
    struct carc_paint parts;

    before->lies[last.x + REACH][last.y + REACH] = 0;
    before->game.laids--;
    carc_paint_all(before);
    carc_paint_table(before, &parts);
    for (int i = 0; i < o->game.followers; i++) {
        const struct carc_follower *man = &o->game.follower[i];

        if (carc_strength(man->figure) > 0 && colour_under(paint, man) == field &&
            man->laid < before->game.laids)
            see_cities(before, &parts, colour_under(&parts, man), before->game.laids, paint,
                       touched);
    }
    carc_free(before);
}

/* AM-58, AM-60, AM-63, AM-65, AM-72: what the cities and the buildings give. */
static int field_gives(const carc *o, const struct carc_paint *paint, int field, int each, int pigs,
                       const bool touched[CARC_FEATURES]) {
    carc_feature f;
    int sum;

    each += o->options.one_more && o->options.farm_scoring == 1;
    carc_gather_one(o, paint, field, &f);
    sum = carc_field_buildings(o, &f) + (touched[TOWN] && !o->options.no_town ? each + pigs : 0);
    for (int colour = 0; colour < paint->colours; colour++) {
        if (!touched[colour])
            continue;
        carc_gather_one(o, paint, colour, &f);
        if (!f.complete)
            continue;
        if (carc_hold_of(o, paint, colour) != NOTHING)
            sum += each + 1 + pigs;
        else if (f.siege)
            sum += o->options.pig_single ? 2 * each + pigs : 2 * (each + pigs);
        else
            sum += each + pigs;
    }
    return sum;
}

static void leave_field(carc *o, const struct carc_paint *paint, int field) {
    struct carc_game *game = &o->game;
    bool left[CARC_PLAYERS] = {false};
    int kept = 0;

    for (int i = 0; i < game->followers; i++) {
        struct carc_follower man = game->follower[i];

        if (colour_under(paint, &man) == field && carc_strength(man.figure) > 0) {
            game->supply[man.player][man.figure]++;
            left[man.player] = true;
        } else {
            game->follower[kept++] = man;
        }
    }
    game->followers = kept;
    for (int player = 0; player < game->players; player++)
        if (left[player])
            carc_leave_alone(o, player);
}

/* Farmers beside a barn score, and go home (AM-58 to AM-62); without a turn those who have left the
 * City of Carcassonne for it at the end (CO-28). */
static void store(carc *o, const struct carc_paint *paint, const carc_turn *turn, int field) {
    static bool touched[CARC_FEATURES];
    bool placed = false;
    carc_feature f;
    unsigned winners;

    for (int i = 0; turn != NULL && i < o->game.followers; i++)
        placed = placed || (turn->deploys && turn->figure == CARC_BARN &&
                            o->game.follower[i].figure == CARC_BARN &&
                            o->game.follower[i].player == turn->player &&
                            o->game.follower[i].laid == o->game.laids - 1 &&
                            colour_under(paint, &o->game.follower[i]) == field);
    carc_gather_one(o, paint, field, &f);
    memset(touched, 0, sizeof touched);
    if (turn != NULL && !placed && o->options.own_part)
        see_own_part(o, paint, field, touched);
    else
        see_cities(o, paint, field, o->game.laids, paint, touched);
    winners = carc_winners(o, &f);
    for (int player = 0; player < o->game.players; player++)
        if (winners >> player & 1)
            carc_gain(o, player,
                      field_gives(o, paint, field, placed ? 3 : 1,
                                  carc_river_herd(o, paint, field) +
                                      carc_pig_pays(o, paint, player, field),
                                  touched),
                      CARC_FROM_FEATURE);
    leave_field(o, paint, field);
}

static bool has_farmers(const carc *o, const struct carc_paint *paint, int field) {
    for (int i = 0; i < o->game.followers; i++)
        if (carc_strength(o->game.follower[i].figure) > 0 &&
            colour_under(paint, &o->game.follower[i]) == field)
            return true;
    return false;
}

void carc_barns_store(carc *o, const struct carc_paint *paint, const carc_turn *turn) {
    int last = o->game.laids - 1;

    for (int r = 0; o->options.abbey && r < carc_regions_of(o, last); r++) {
        int field = paint->colour[last][r];

        if (carc_print_of(o, last)->kind[r] == CARC_FIELD && has_barn(o, paint, field, NOTHING) &&
            has_farmers(o, paint, field))
            store(o, paint, turn, field);
    }
}

void carc_barns_store_last(carc *o, const struct carc_paint *paint) {
    for (int field = 0; o->options.abbey && field < paint->colours; field++)
        if (has_barn(o, paint, field, NOTHING) && has_farmers(o, paint, field))
            store(o, paint, NULL, field);
}

/* AM-63: every owner in full. */
void carc_barns_final(const carc *o, const struct carc_paint *paint, carc_ending *ending) {
    static bool touched[CARC_FEATURES];

    for (int field = 0; o->options.abbey && field < paint->colours; field++)
        for (int player = 0; player < o->game.players; player++) {
            int points;

            if (!has_barn(o, paint, field, player))
                continue;
            memset(touched, 0, sizeof touched);
            see_cities(o, paint, field, o->game.laids, paint, touched);
            points = field_gives(o, paint, field, 4, 0, touched);
            ending->gained[CARC_FIELD][player] += points;
            ending->total[player] += points;
        }
}

/* ---- wagons ---- */

/* Where wagons stand: before castles are built, and again when others have left the City of
 * Carcassonne. */
void carc_wagons_note(const carc *o, struct carc_stood stood[CARC_PLAYERS]) {
    for (int i = 0; i < o->game.followers; i++)
        if (o->game.follower[i].figure == CARC_WAGON)
            stood[o->game.follower[i].player] =
                (struct carc_stood){true, o->game.follower[i].laid, o->game.follower[i].region};
}

static bool is_beside(carc_cell a, carc_cell b) {
    return abs(a.x - b.x) <= 1 && abs(a.y - b.y) <= 1;
}

/* The features of a tile between which a wagon passes; on tiles that are not here none. */
static bool meet_on(const carc *o, int laid, int one, int other) {
    static const struct {
        const char *id, *ports;
    } all[] = {{"BA.LR", "cs"},      {"BA.CccR+", "sn"},  {"BA.CccR", "sn"},   {"BA.CRRR", "esw"},
               {"BA.RRRR", "nesw"},  {"BA.RRR", "esw"},   {"IC.LRFR", "cw"},   {"IC.LRFR", "ce"},
               {"IC.CRCR", "nswe"},  {"IC.CFR", "ns"},    {"IC.CcR", "ne"},    {"IC.CRcR+", "en"},
               {"IC.CRcR+", "es"},   {"IC.RCc.i", "ns"},  {"IC.RRR.i", "ews"}, {"TB.CcRR!.c", "sn"},
               {"TB.CcRR!.c", "en"}, {"TB.CcRR.w", "ns"}, {"TB.CcRR.w", "ne"}, {"TB.CcRC.c", "ne"},
               {"TB.CcRC.g", "ne"},  {"TB.CcR.c", "ne"},  {"TB.CcR!.w", "en"}, {"TB.CccR.w", "ns"},
               {"TB.CR", "ne"},      {"TB.CRc.g", "ws"},  {"TB.CRc.w", "ws"},  {"TB.CRcR.w", "en"},
               {"TB.CRcR.w", "es"},  {"TB.LRRR", "ce"},   {"TB.LRRR", "cs"},   {"TB.LRRR", "cw"},
               {"TB.RCc.g", "ns"},   {"TB.RCc!.g", "sn"}, {"TB.RRC", "ns"},    {"TB.CcRR.wG", "ns"},
               {"TB.CcRR.wG", "ne"}, {"TB.CcR.cG", "ne"}, {"TO.CcR!", "en"},   {"TO.CccR", "sn"},
               {"BB.CCCR", "es"},    {"BB.CFR!", "we"},   {"BB.LCFc", "cw"},   {"BB.CFR!G", "we"},
               {"RI.1.CIRI", "ns"},  {"RI.1.LIRI", "cs"}, {"RI.2.CIRI", "ns"}, {"AM.CCRR", "ne"},
               {"AM.CCRR", "ws"},    {"AM.LRRRR", "cn"},  {"AM.LRRRR", "cw"},  {"AM.LRRRR", "cs"},
               {"AM.LRRRR", "ce"},   {"AM.RC", "nw"},     {"DG.LRRR.d", "ce"}, {"DG.LRRR.d", "cs"},
               {"DG.LRRR.d", "cw"},  {"DG.RRR.d", "esw"}, {"DG.RRR.g", "esw"}, {"DG.CRRR.p", "esw"},
               {"DG.LCcc.d", "cn"},  {"FE.CFR", "ns"},    {"FE.CR", "ne"},     {"FE.CRCR", "nswe"},
               {"FE.LRR", "cs"},     {"FE.LRR", "cw"},    {"FE.RC", "nw"},     {"KR.RC", "nw"},
               {"KR.RCG", "nw"},     {"KR.CRrR", "nw"},   {"KR.CcRR!", "ns"},  {"KR.CcRR!", "ne"},
               {"CU.SR", "cs"},      {"CU.SCFR", "cs"},   {"CU.SRFR", "cn"},   {"CU.SRFR", "cs"},
               {"CU.SRCR", "cw"},    {"CU.SRCR", "ce"},   {"SI.BE.CcR", "ne"}, {"SI.BE.CFR", "ns"},
               {"SI.BE.RCc", "ns"},  {"HS.CFR.h", "ns"},  {"HS.LRrR", "cs"},   {"HS.RCC.v", "ns"},
               {"HS.RFR.h", "ns"},   {"HS.RR.h", "ws"},   {"HS.RR.hG", "ws"},  {"WR.CFR", "ew"},
               {"MW.CRRR.3", "esw"}, {"MW.CCCR.3", "es"}, {"MW.CRcR", "en"},   {"MW.CRcR", "es"},
               {"MW.CccR.1", "ns"},  {"MW.CRRr.2", "ne"}};
    static const char letters[] = "nescw";
    static const int ports[] = {1, 4, 7, CENTRE, 10};
    const struct carc_print *print = carc_print_of(o, laid);

    for (size_t i = 0; i < sizeof all / sizeof all[0]; i++) {
        bool has[2] = {false, false};

        if (strcmp(print->id, all[i].id) != 0)
            continue;
        for (const char *at = all[i].ports; *at; at++) {
            int region = print->at[ports[strchr(letters, *at) - letters]];

            has[0] = has[0] || region == one;
            has[1] = has[1] || region == other;
        }
        if (has[0] && has[1])
            return true;
    }
    return false;
}

/* AM-40, first edition */
static bool is_connected(const carc *o, const struct carc_paint *paint, int from, int to) {
    for (int i = 0; i < o->game.laids; i++) {
        for (int one = 0; one < carc_regions_of(o, i); one++)
            for (int other = 0; other < carc_regions_of(o, i); other++)
                if (paint->colour[i][one] == from && paint->colour[i][other] == to &&
                    meet_on(o, i, one, other))
                    return true;
        if (!carc_is_abbey(o, o->game.laid[i].tile))
            continue;
        for (int side = 0; side < SIDES; side++) {
            int beside = carc_laid_at(o, carc_next_cell(o->game.laid[i].cell, side));
            int met = carc_region_at(o, beside, 3 * ((side + 2) % SIDES) + 1);
            int colour = met == NOTHING ? NOTHING : paint->colour[beside][met];
            int abbey = paint->colour[i][0];

            if ((abbey == from && colour == to) || (abbey == to && colour == from))
                return true;
        }
    }
    return false;
}

/* Whether the wagon that stood there reaches a feature on a tile. */
static bool reaches(const carc *o, const struct carc_paint *paint, const struct carc_stood *from,
                    int laid, int colour) {
    int was = paint->colour[from->laid][from->region], hold = carc_hold_of(o, paint, was);
    carc_cell cell = o->game.laid[laid].cell;

    if (hold != NOTHING) /* AM-50 */
        return o->options.drives_on && (is_beside(o->game.hold[hold].tile[0], cell) ||
                                        is_beside(o->game.hold[hold].tile[1], cell));
    return o->options.connected ? is_connected(o, paint, was, colour)
                                : is_beside(o->game.laid[from->laid].cell, cell);
}

/* AM-38, AM-42, AM-43; a free arm of a labyrinth, too (LA-5). */
static bool takes_wagon(const carc *o, const struct carc_paint *paint, int colour, bool arm) {
    carc_feature f;

    for (int i = 0; !arm && i < o->game.followers; i++)
        if (colour_under(paint, &o->game.follower[i]) == colour &&
            carc_strength(o->game.follower[i].figure) > 0)
            return false;
    carc_gather_one(o, paint, colour, &f);
    return !f.complete && carc_hold_of(o, paint, colour) == NOTHING &&
           (f.name.kind == CARC_ROAD || f.name.kind == CARC_CITY ||
            (f.name.kind == CARC_MONASTERY &&
             !carc_print_of(o, carc_laid_at(o, f.name.cell))->shrine));
}

/* AM-39, AM-45: clockwise from the player to move. */
enum carc_verdict carc_wagons_move(carc *o, const struct carc_paint *paint, const carc_turn *turn,
                                   const struct carc_stood stood[CARC_PLAYERS]) {
    int before = NOTHING;

    for (int i = 0; i < turn->extra.drives; i++) {
        const carc_word *drive = &turn->extra.drive[i];
        const carc_man man = {.player = drive->player, .figure = CARC_WAGON};
        int rank = (drive->player - turn->player + o->game.players) % o->game.players;
        carc_name name = drive->name;
        int laid, colour;

        if (name.cell.x == CARC_HERE)
            name.cell = o->game.laid[o->game.laids - 1].cell;
        laid = carc_laid_at(o, name.cell);
        colour = carc_colour_of_name(o, paint, &name);
        if (rank <= before || !stood[drive->player].there || colour == NOTHING ||
            carc_is_lair(o, laid) || /* AM-44 */
            o->game.supply[drive->player][CARC_WAGON] == 0 ||
            !takes_wagon(o, paint, colour, carc_free_arm(o, paint, laid, colour) != NOTHING) ||
            !reaches(o, paint, &stood[drive->player], laid, colour))
            return CARC_BAD_EXTRA;
        before = rank;
        carc_stand(o, paint, &man, laid, colour);
    }
    return CARC_LEGAL;
}
