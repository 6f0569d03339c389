#include "record/colours.h"
#include "record/record_read.h"
#include "record/write.h"
#include <ctype.h>
#include <strings.h>

/* The colours of wooden pieces in the order in which they are given out, each with the letters of
 * labels that mean it. */
static const struct {
    const char *letters;
    rv_colour is;
} table[] = {
    {"W", {"white", "#ffffff", "#1c1a17", "1;30;107"}},
    {"KB", {"black", "#2b2a29", "#ffffff", "1;97;40"}},
    {"R", {"red", "#c5302b", "#ffffff", "1;97;41"}},
    {"B", {"blue", "#2c63b8", "#ffffff", "1;97;44"}},
    {"Y", {"yellow", "#f3c623", "#1c1a17", "1;30;103"}},
    {"G", {"green", "#2f8545", "#ffffff", "1;97;42"}},
    {"P", {"purple", "#7d4698", "#ffffff", "1;97;45"}},
    {"O", {"orange", "#e5812c", "#1c1a17", "1;30;43"}},
    {"", {"pink", "#f2a3c0", "#1c1a17", "1;30;105"}},
    {"", {"grey", "#a3a19c", "#1c1a17", "1;30;100"}},
};

enum { NCOLOURS = sizeof table / sizeof *table };

const rv_colour *rv_colour_at(int i) {
    return i >= 0 && i < NCOLOURS ? &table[i].is : NULL;
}

/* ---- who has which ------------------------------------------------------------------------- */

static int colour_called(const char *word) {
    for (int i = 0; i < NCOLOURS; i++)
        if (!strcasecmp(word, table[i].is.name))
            return i;
    return RV_NONE;
}

static int as_said(const rv_record *rec, int player, const bool *taken) {
    (void)taken;
    return rec->colour[player] - 1;
}

static int by_name(const rv_record *rec, int player, const bool *taken) {
    int named = colour_called(rec->name[player]);
    return named != RV_NONE && !taken[named] ? named : colour_called(rec->label[player]);
}

static int by_letter(const rv_record *rec, int player, const bool *taken) {
    const char *label = rec->label[player];
    for (int i = 0; i < NCOLOURS && label[0] && !label[1]; i++)
        if (!taken[i] && strchr(table[i].letters, toupper((unsigned char)*label)))
            return i;
    return RV_NONE;
}

/* Before others take black for B: K can mean no other colour. */
static int by_own_letter(const rv_record *rec, int player, const bool *taken) {
    return toupper((unsigned char)*rec->label[player]) == 'K' ? by_letter(rec, player, taken)
                                                              : RV_NONE;
}

static int any_free(const rv_record *rec, int player, const bool *taken) {
    int i = 0;
    (void)rec, (void)player;
    while (taken[i])
        i++;
    return i;
}

void rv_colours_give(const rv_record *rec, int colour[RV_MAX_PLAYERS]) {
    static int (*const ways[])(const rv_record *, int, const bool *) = {
        as_said, by_name, by_own_letter, by_letter, any_free};
    bool taken[NCOLOURS] = {false};
    for (int p = 0; p < rec->nplayers; p++)
        colour[p] = RV_NONE;
    for (size_t w = 0; w < sizeof ways / sizeof *ways; w++)
        for (int p = 0; p < rec->nplayers; p++) {
            int found = colour[p] == RV_NONE ? ways[w](rec, p, taken) : RV_NONE;
            if (found == RV_NONE || taken[found])
                continue;
            colour[p] = found;
            taken[found] = true;
        }
}

/* ---- the key ------------------------------------------------------------------------------- */

static const char *colour_choice(rv_arena *a, const rv_record *game, int i) {
    (void)a, (void)game;
    return i < NCOLOURS ? table[i].is.name : NULL;
}

static const rv_shape shape_colour = {RV_SHAPE_CHOICE, .name = "colour", .choice = colour_choice};
const rv_shape rv_shape_colours = {RV_SHAPE_MAP, .of = &rv_shape_player, .to = &shape_colour};

static const char *say_known(rv_reader *r) {
    rv_buf known = {.arena = r->a};
    for (int i = 0; i < NCOLOURS; i++)
        rv_putf(&known, "%s%s", i + 1 == NCOLOURS ? " or " : i ? ", " : "", table[i].is.name);
    return rv_printf(r->a, "Type %s.", rv_buf_text(&known));
}

static void read_colour(rv_reader *r, int player, const rv_yaml *v) {
    if (!rv_typed(r->d, v, RV_WORD, "a colour"))
        return;
    if (!v->text.n) {
        rv_complain(r->d, RV_D_BAD_EXTRA, v->mark, "colours", "a colour is missing")->help =
            say_known(r);
        return;
    }
    int colour = colour_called(v->text.s), other = r->rec->nplayers - 1;
    while (other >= 0 && r->rec->colour[other] != colour + 1)
        other--;
    if (colour == RV_NONE)
        rv_complain(r->d, RV_D_UNKNOWN_COLOUR, v->mark, v->text.s)->help = say_known(r);
    else if (player >= 0 && other >= 0)
        rv_complain(r->d, RV_D_COLOUR_TWICE, v->mark, r->rec->label[player],
                    rv_colour_at(colour)->name, r->rec->label[other]);
    else if (player >= 0)
        r->rec->colour[player] = colour + 1;
}

void rv_read_colours(rv_reader *r, const rv_yaml *v) {
    RV_EACH_PAIR(v, k) {
        read_colour(r, rv_read_player_key(r, v, k), k->next);
    }
}

void rv_write_colours(rv_case *c, rv_buf *b) {
    const rv_record *rec = &c->rec;
    int n = 0;
    for (int p = 0; p < rec->nplayers; p++)
        if (rec->colour[p])
            rv_putf(b, "%s%s: %s", n++ ? ", " : "colours: {", rec->label[p],
                    rv_colour_at(rec->colour[p] - 1)->name);
    rv_put(b, n ? "}\n" : "");
}
