/* outcomes.c - what a line of the record leaves open: its possible outcomes are drawn, listed with
 * their numbers, and found by what is typed. `play` and `board` ask so.
 */
#include "play/play.h"
#include "text/tile_text.h"
#include <stdlib.h>

/* The tiles that the answers name; or the tile with the number of each answer that names one of its
 * features: the one that was refused, or lies on the board. */
static void draw_outcomes(run *r, rv_case *bench, const rv_ruleset *rs, const rv_diag *g) {
    const rv_at_cell *first = &g->outcomes->at;
    palette style = palette_of(rs, NULL);
    rv_shown_tile t;
    for (int i = 0; g->look && i < g->noutcomes; i++) {
        const char *word = g->outcomes[i].value, *slash = strchr(word, '/');
        t = rv_ruleset_shown(
            rs, shown_tile(rs, out_format(r->err, "%.*s", (int)strcspn(word, "/"), word)),
            slash ? atoi(slash + 1) : 0);
        tile_put(r->out, &t, &style, word, true);
    }
    rv_shown_board b;
    bool found = false;
    rv_case_board(bench, &b);
    for (int i = -1; i < b.ntiles && first->there && !found; i++) {
        if (i < 0)
            rv_case_refused(bench, &t);
        else
            rv_case_board_tile(bench, i, &t);
        found = *t.cell && t.x == first->x && t.y == first->y;
    }
    if (!found)
        return;
    for (int i = 0; i < t.nregions; i++)
        t.regions[i].player = -1;
    for (int i = 0; i < g->noutcomes && i < RV_MAX_PLAYERS; i++) {
        const int region = g->outcomes[i].at.region - 1;
        style.player[i].sign[0] = (char)('1' + i);
        style.player[i].colour = rv_colour_at(i);
        if (region >= 0 && region < t.nregions)
            t.regions[region].player = i;
    }
    tile_put(r->out, &t, &style, t.cell, true);
}

/* They are numbered, unless a number that is typed could as well be a value. */
static bool is_numbered(const rv_diag *g) {
    for (int i = 0; i < g->noutcomes; i++)
        if (g->outcomes[i].value && strspn(g->outcomes[i].value, "-0123456789"))
            return false;
    return true;
}

void outcomes_put(run *r, rv_case *bench, const rv_ruleset *rs, const rv_diag *g) {
    out *o = r->out;
    const bool numbered = is_numbered(g);
    const char *key = g->outcomes[0].key;
    if (g->asks) {
        out_printf(o, "%.*s: ", (int)strcspn(key, ":"), key);
        out_words(o, 2, g->asks);
        out_put(o, "\n");
    } else {
        out_put(o, "Which was it?\n");
    }
    draw_outcomes(r, bench, rs, g);
    for (int i = 0; i < g->noutcomes && !g->look; i++) {
        if (numbered)
            out_printf(o, "%3d:", i + 1);
        out_block(o, 5, g->outcomes[i].words);
    }
}

void ask_outcomes(play *p) {
    const rv_diag *g = play_asked(p);
    const rv_ruleset *rs = p->report->ruleset ? p->report->ruleset : p->ruleset;
    outcomes_put(p->r, p->r->bench, rs, g);
    out_printf(p->r->out, "Type %s; %s%s`undo` takes the %s back.\n",
               !is_numbered(g) ? "what it was" : "its number",
               play_optional(p) ? "an empty line leaves it out; " : "",
               g->outcomes[0].weight ? "`draw` draws for you; " : "",
               p->nanswered ? "last answer" : "entry");
}

const rv_outcome *outcome_meant(const rv_diag *g, const char *line) {
    const size_t key = g->asks && g->noutcomes ? strcspn(g->outcomes->key, ":") : 0;
    if (key && !strncmp(line, g->outcomes->key, key) && (line[key] == ':' || line[key] == ' '))
        line += key + strspn(line + key, ": "); /* "fairy 0,0", as it is listed */
    char *end;
    long number = strtol(line, &end, 10);
    const rv_outcome *begins = NULL; /* "mage city@0,0", if it has only one city */
    int several = 0;
    for (int i = 0; i < g->noutcomes; i++) {
        const char *value = g->outcomes[i].value;
        const size_t n = strlen(line);
        if (!value || strncmp(value, line, n) != 0)
            continue;
        if (!value[n])
            return &g->outcomes[i];
        if (value[n] == '.' && !several++)
            begins = &g->outcomes[i];
    }
    if (several == 1)
        return begins;
    const bool is_number = end != line && !*end && number > 0 && number <= g->noutcomes;
    return is_number && is_numbered(g) ? &g->outcomes[number - 1] : NULL;
}

const rv_outcome *outcome_chance(const rv_diag *g, uint64_t number) {
    uint64_t all = 0;
    for (int i = 0; i < g->noutcomes; i++)
        all += (uint64_t)g->outcomes[i].weight;
    number %= all ? all : 1;
    for (int i = 0; i < g->noutcomes; number -= (uint64_t)g->outcomes[i++].weight)
        if (number < (uint64_t)g->outcomes[i].weight)
            return &g->outcomes[i];
    return NULL;
}
