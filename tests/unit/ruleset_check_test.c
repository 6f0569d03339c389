/* ruleset_check_test.c - the properties of a ruleset on which the engine relies
 * (engine/ruleset/ruleset_check.c): the built-in rulesets have all of them, and each broken
 * property, and no other, is reported. */
#include "../ok.h"
#include "base/limit.h"
#include "ruleset/ruleset.h"
#include <stdlib.h>

enum { TILES = 200 };

static rv_arena arena;
static rv_library *library;
static rv_tile tiles[TILES];
static rv_start starts[RV_MAX_STARTS];

static const rv_ruleset *ruleset(const char *name) {
    const char *why = NULL;
    const rv_ruleset *rs = rv_library_ruleset(library, name, &why);
    if (!rs) {
        printf("not ok %s: %s\n", name, why);
        exit(1);
    }
    return rs;
}

/* ---- one way to break each ----------------------------------------------------------------- */

#define BREAK(id) static void break_##id(__attribute__((unused)) rv_ruleset *rs)
BREAK(parts) {
    rs->ntiles = 0;
}
BREAK(players) {
    rs->min_players = (int16_t)(rs->max_players + 1);
}
BREAK(bidders) {
    rs->min_players = 1;
}
BREAK(bare) {
    for (int k = 0; k < rs->nkinds; k++)
        rs->kinds[k].bare |= rs->kinds[k].area;
}
BREAK(hands) {
    tiles[2].hand = "abbeys";
}
BREAK(chosen) {
    tiles[rs->start_tile].option = (rv_condition){RV_O_FARMERS, RV_NOT_FIRST, 0};
}
BREAK(spring) {
    rs->start_tile = 0;
}
BREAK(game) {
    rs->modules[0] = "carcassonne";
    rs->modules[rs->nmodules++] = "castle";
}
BREAK(expansion) {
    rs->bounded = true;
}
static void declare(rv_ruleset *rs, char letter, int on) {
    const rv_rating two = {2, RV_UNCHANGED, RV_UNCHANGED, NULL, RV_ALWAYS},
                    none = {RV_UNCHANGED, RV_UNCHANGED, RV_UNCHANGED, NULL, RV_ALWAYS};
    rs->symbols[rs->nsymbols++] = (rv_symbol){.key = "inn",
                                              .one = "inn",
                                              .several = "inns",
                                              .letter = letter,
                                              .on = (uint8_t)on,
                                              .completed = two,
                                              .unfinished = none,
                                              .hides = {0, NULL, RV_ALWAYS, RV_ALWAYS},
                                              .size = 100};
}
BREAK(own_options) {
    rs->own_options[rs->nown_options++] = (rv_own_option){
        .key = "weather", .last_if = RV_ALWAYS, .nvalues = 2, .values = {"dry", "wet"}};
}
BREAK(named_options) {
    rs->figures[RV_F_SMALL].option = (rv_condition){RV_O_RANSOM, RV_NOT_FIRST, 0};
}
BREAK(figure) {
    rs->figures[rs->nfigures++] = (rv_figure_row){.key = "knight",
                                                  .one = "knight",
                                                  .option = RV_ALWAYS,
                                                  .completed = RV_ALWAYS,
                                                  .single = RV_ALWAYS,
                                                  .lord = RV_ALWAYS,
                                                  .strength = 1,
                                                  .each = 1};
}
BREAK(figure_reserved) {
    break_figure(rs);
    rs->figures[rs->nfigures - 1].key = "small";
}
BREAK(joining) {
    break_figure(rs);
    rs->figures[rs->nfigures - 1].key = "duck";
    rs->figures[rs->nfigures - 1].joins = 1;
}
BREAK(standing) {
    rs->figures[rv_figure_find(rs, rv_str_of("builder"))].on = 1;
}
BREAK(optional) {
    rs->kinds[1].option = (rv_condition){RV_O_FARMERS, RV_NOT_FIRST, 0};
}
BREAK(joiners) {
    rs->figures[rv_figure_find(rs, rv_str_of("pig"))].each = 2;
}
BREAK(figure_piece) {
    break_figure(rs);
    rs->figures[rs->nfigures - 1].key = "towers";
}
BREAK(piece_name) {
    rs->pieces[0].key = "followers";
}
BREAK(figures_count) {
    rs->figures[0].each = 254;
}
BREAK(mark_looks) {
    declare(rs, 'x', 1);
}

BREAK(mark_name) {
    declare(rs, 0, 1);
    rs->symbols[rs->nsymbols - 1].key = "p"; /* the letter of the prize */
}
BREAK(part) {
    rs->pieces[rs->npieces++] = (rv_piece_row){.key = "towers", .one = "", .several = ""};
}
BREAK(option) {
    rs->nfigures = 1; /* without the large one */
}
BREAK(role) {
    rs->kinds[0].role = "";
}
BREAK(rule) {
    rs->kinds[1].rule = NULL;
}
BREAK(doubled_rule) {
    rs->kinds[0].doubled_rule = NULL;
}
BREAK(unfinished_rule) {
    rs->kinds[3].unfinished = 1;
}
BREAK(names) {
    rs->kinds[1].name = rs->kinds[0].name;
}
BREAK(roles) {
    rs->kinds[1].role = rs->kinds[0].role;
}
BREAK(letters) {
    rs->kinds[2].letter = rs->kinds[1].letter;
}
BREAK(marks) {
    rs->prize_letter = rs->doubles_letter;
}
BREAK(any) {
    rs->kinds[1].any = true;
}
BREAK(start_beside) {
    rs->beside[rs->nbeside++] = (rv_start_at){rs->tiles[0].id, 5, 5, 0};
}
BREAK(shape) {
    rs->kinds[1].line = rs->kinds[1].area = true;
}
BREAK(same_shape) {
    rs->kinds[0].line = false;
    rs->kinds[0].area = true;
}
BREAK(one_area) {
    rs->kinds[rs->nkinds++] = (rv_kind){.name = "moor",
                                        .role = "peat",
                                        .letter = 'o',
                                        .area = true,
                                        .option = RV_ALWAYS,
                                        .open = RV_ALWAYS,
                                        .rule = "Y-1"};
}
BREAK(bridged) {
    rs->kinds[rs->nkinds++] = (rv_kind){.name = "river",
                                        .role = "boat",
                                        .letter = 'o',
                                        .line = true,
                                        .option = RV_ALWAYS,
                                        .open = RV_ALWAYS,
                                        .rule = "Y-1"};
}
BREAK(regions) {
    tiles[3].regions[0].kind = RV_NO_KIND;
}
BREAK(no_ports) {
    tiles[3].regions[0].ports = 0;
}
BREAK(wrong_ports) {
    tiles[3].regions[0].kind = 0;
}
BREAK(fields) {
    tiles[0].regions[tiles[0].nregions - 1].touches = (uint16_t)(1u << (tiles[0].nregions - 1));
}
BREAK(many) {
    rs->nlaid[1] = RV_LIMIT_TILES + 1;
}
BREAK(edition) {
    rs->nlaid[1] = 0;
}
BREAK(unlisted) {
    rs->nunlisted = 3;
}
BREAK(looks) {
    tiles[2].look = "xxxx";
}
BREAK(other_look) {
    tiles[0].look = "rrrr";
}
BREAK(start_tile) {
    rs->start_tile = rs->ntiles;
}
BREAK(start_box) {
    tiles[rs->start_tile].count[1] = 0;
}
BREAK(start_table) {
    rs->start_tile = 0;
}
BREAK(cells) {
    static const uint64_t none[RV_LIMIT_SIDE];
    rs->inside = none;
    rs->nstarts = 0;
}
BREAK(wall) {
    rs->bounded = false;
}
BREAK(outside) {
    starts[2].x = 300;
}
BREAK(apart) {
    starts[1] = starts[0];
}
BREAK(start_regions) {
    starts[0].tile.regions[0].kind = 0;
}
BREAK(gates) {
    rs->gates[0] = rs->track;
}
BREAK(corners) {
    rs->corners[3].space = (int16_t)(rs->track - 1);
}
BREAK(corners_apart) {
    rs->corners[3] = rs->corners[2];
}
BREAK(wall_tiles) {
    rs->wall_tiles[1].number = rs->wall_tiles[0].number;
}
BREAK(wall_tile_kind) {
    rs->wall_tiles[1].kind = 3;
}
BREAK(doublers) {
    rs->wall_tiles[1].copies = 9;
}

static const struct slip {
    const char *invariant, *ruleset;
    void (*make)(rv_ruleset *rs);
    const char *words; /* a part of the message */
} slips[] = {
    {"parts", "castle", break_parts, "tiles"},
    {"players", "castle", break_players, "for 3 to 2 players"},
    {"bidders", "bazaars", break_bidders, "it would be for 1"},
    {"bare", "carcassonne", break_bare, "the kind field can be bare only where looks are edges"},
    {"chosen", "carcassonne", break_chosen, "can have no `option`"},
    {"hands", "carcassonne", break_hands, "the pieces abbeys, and players have none"},
    {"spring", "river", break_spring, "the mark `spring` on its start tile"},
    {"game", "carcassonne", break_game, "not both"},
    {"expansion", "tower", break_expansion, "the module tower"},
    {"part", "castle", break_part, "pieces: towers, which needs the module tower"},
    {"option", "carcassonne", break_option, "nothing reads the option big_follower"},
    {"role", "castle", break_role, "the kind path"},
    {"rule", "castle", break_rule, "the kind tower has no `rule`"},
    {"rule", "castle", break_doubled_rule, "the kind path has no `doubled_rule`"},
    {"rule", "carcassonne", break_unfinished_rule, "the kind field has no `unfinished_rule`"},
    {"names", "castle", break_names, "called path"},
    {"roles", "castle", break_roles, "called herald"},
    {"letters", "castle", break_letters, "letter t"},
    {"marks", "castle", break_marks, "letter f"},
    {"own-options", "carcassonne", break_own_options, "the option weather changes nothing"},
    {"named-options", "carcassonne", break_named_options, "the option ransom, which"},
    {"figures", "castle", break_figure, "called knight: so are the followers of a kind"},
    {"figures", "carcassonne", break_figure_reserved, "called small: the engine"},
    {"figures", "tower", break_figure_piece, "called towers: so are pieces"},
    {"joining", "carcassonne", break_joining, "the figure duck needs both"},
    {"standing", "traders", break_standing, "the figure builder either"},
    {"optional", "carcassonne", break_optional, "can have an `option` only if"},
    {"joiners", "traders", break_joiners, "need one pig a player"},
    {"pieces", "tower", break_piece_name, "called followers"},
    {"figures-count", "carcassonne", break_figures_count, "count as 257 together"},
    {"mark-looks", "castle", break_mark_looks, "the mark inn"},
    {"mark-names", "carcassonne", break_mark_name, "called p"},
    {"any", "carcassonne", break_any, "the kind city"},
    {"start-beside", "carcassonne", break_start_beside, "beside none"},
    {"shape", "carcassonne", break_shape, "the kind city"},
    {"same-shape", "falcon", break_same_shape, "path is an area here and a line in castle"},
    {"one-area", "carcassonne", break_one_area, "several"},
    {"bridged", "bazaars", break_bridged, "one of each"},
    {"regions", "castle", break_regions, "the tile 4"},
    {"regions", "castle", break_no_ports, "the tile 4"},
    {"regions", "castle", break_wrong_ports, "the tile 4"},
    {"fields", "carcassonne", break_fields, "a field of the tile"},
    {"many", "castle", break_many, "1000 tiles"},
    {"edition", "carcassonne", break_edition, "no tiles in edition 1"},
    {"unlisted", "carcassonne", break_unlisted, "quadrants"},
    {"looks", "castle", break_looks, "xxxx is not a look of it"},
    {"looks", "carcassonne", break_other_look, "rrrr is not a look of it"},
    {"start-tile", "carcassonne", break_start_tile, "not one of its tiles"},
    {"start-box", "carcassonne", break_start_box, "of edition 1"},
    {"start-table", "castle", break_start_table, "0,0"},
    {"cells", "castle", break_cells, "no cells"},
    {"wall", "castle", break_wall, "it needs cells"},
    {"outside", "castle", break_outside, "the start space 40"},
    {"apart", "castle", break_apart, "the start spaces 6 and 6"},
    {"start-regions", "castle", break_start_regions, "the start space 6"},
    {"gates", "falcon", break_gates, "follows space 100"},
    {"corners", "castle", break_corners, "the corner 99"},
    {"corners-apart", "castle", break_corners_apart, "the space 16"},
    {"wall-tiles", "castle", break_wall_tiles, "the number 1"},
    {"wall-tile-kind", "castle", break_wall_tile_kind, "to court"},
    {"doublers", "castle", break_doublers, "more than 8"},
};
enum { SLIPS = sizeof slips / sizeof *slips };

/* A copy with its own tiles and start spaces. */
static rv_ruleset copy_of(const rv_ruleset *rs) {
    rv_ruleset copy = *rs;
    memcpy(tiles, rs->tiles, sizeof *tiles * (size_t)rs->ntiles);
    if (rs->nstarts)
        memcpy(starts, rs->starts, sizeof *starts * (size_t)rs->nstarts);
    copy.tiles = tiles;
    copy.starts = starts;
    return copy;
}

static void try_slip(const struct slip *s) {
    rv_ruleset rs = copy_of(ruleset(s->ruleset));
    rv_fault fault = {0};
    s->make(&rs);
    bool holds = rv_ruleset_checked(&arena, &rs, &fault);
    const char *said = holds ? "nothing" : rv_fault_text(&arena, &fault);
    if (!ok(!holds && strcmp(fault.name, s->invariant) == 0 && strstr(said, s->words) &&
                !strchr(said, '{'),
            "%s without `%s` is refused by it", s->ruleset, s->invariant))
        printf("  %s: %s\n", holds ? "holds" : fault.name, said);
}

static void is_broken(const char *invariant) {
    bool tried = false;
    for (int k = 0; k < SLIPS; k++)
        tried |= strcmp(slips[k].invariant, invariant) == 0;
    ok(tried, "the invariant `%s` is tried", invariant);
}

static void every_invariant_is_broken(void) {
#define RV_INVARIANT(id, name, ...) is_broken(name);
#include "gen/invariants.def"
    for (int g = 0; g < RV_MODULES; g++) {
        const rv_invariant *row = rv_library_links(library)->checks[g]->rows;
        for (; row && row->name; row++)
            is_broken(row->name);
    }
}

static void check_holds(const char *name) {
    rv_fault fault = {0};
    bool holds = rv_ruleset_checked(&arena, ruleset(name), &fault);
    if (!ok(holds, "all holds of %s", name))
        printf("  %s: %s\n", fault.name, rv_fault_text(&arena, &fault));
}

static void run(void *ud) {
    static const char *const together[] = {"tower+bazaars", "bazaars+tower",
                                           "tower-rgg+bazaars-zmg"};
    const char *name;
    (void)ud;
    for (int i = 0; (name = rv_library_name(library, i)) != NULL; i++)
        check_holds(name);
    for (size_t i = 0; i < sizeof together / sizeof *together; i++)
        check_holds(together[i]);
    for (int i = 0; i < SLIPS; i++)
        try_slip(&slips[i]);
    every_invariant_is_broken();
}

int main(void) {
    library = rv_library_new(NULL, NULL);
    ok(library && rv_protect(&arena, run, NULL), "there is memory for it");
    rv_library_free(library);
    rv_arena_free(&arena);
    return ok_status();
}
