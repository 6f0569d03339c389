/* positions.c - a check: games are written, read and written again; stopped, written as a position,
 * and continued. */
#include "walk.h"
#include <stdio.h>

#define PROPERTIES(X)                                                                              \
    X(LEGAL,                                                                                       \
      "a random game is legal, finished, and has the scores that were dealt out [C-101, K-35]")    \
    X(WINNER, "who has most points wins; a tie is for all, or nobody [C-110, K-37]")               \
    X(FORMAT, "a canonical record is formatted as it was")                                         \
    X(FLOW, "the same record on one line, in quotes and braces, gives the canonical one")          \
    X(STOP, "a record read up to a turn is legal, and not finished before the end")                \
    X(POSITION,                                                                                    \
      "a position is legal, says the same, and is written again and formatted as it was")          \
    X(GOES_ON, "a game that goes on from a position ends as it did, and is formatted as it was")   \
    X(NOW, "a game that is over is scored from its last position alone")                           \
    X(UNKNOWN, "the same games are legal when nobody has said which wall tiles lie where")

/* The keys and words of records besides tiles and followers. */
#define SAID(X)                                                                                    \
    X(EXTRA_TURN, "a wall tile 1 used", "\n  use: [1")                                             \
    X(DOUBLER, "a doubler used", "\n  use: [{")                                                    \
    X(ORDER, "an order of scoring", "\n  order: [")                                                \
    X(DISCARD, "a tile put aside", "\n  discard: [")                                               \
    X(NONE, "no tile left", ": none\n")                                                            \
    X(TOWER, "a tower piece", "\n  tower: ")                                                       \
    X(TOP, "a follower on top", "\n  top: ")                                                       \
    X(TOP_BIG, "a large one on top", "\n  top: big")                                               \
    X(CAPTURE, "a capture", "\n  capture: ")                                                       \
    X(RANSOM, "a ransom", "\n  ransom: ")                                                          \
    X(BRIDGE, "a bridge", "\n  bridge: ")                                                          \
    X(CASTLE, "a castle", "\n  castle: {")                                                         \
    X(FIEF, "a choice of a castle's", "\n  fief: {")                                               \
    X(BAZAAR, "a bazaar", "\n- bazaar:\n")
#define SAID_EVENT(id, words, key) E_##id,
#define SAID_WORDS(id, words, key) "records: " words,
#define SAID_KEY(id, words, key) key,

#define EVENTS(X)                                                                                  \
    X(FRESH, "records: a wall tile 1 used in the turn that won it")                                \
    X(SIX, "positions: a game of six")                                                             \
    X(TIE_SHARED, "positions: equal final scores, shared")                                         \
    X(TIE_NONE, "positions: equal final scores, nobody wins")                                      \
    X(EXTRA, "positions: one before an extra turn")                                                \
    X(UNKNOWN, "positions: one with unknown wall tiles")                                           \
    X(REVEALED, "positions: an unknown wall tile shown by its use")

enum property { PROPERTIES(TALLY_PROPERTY) P_COUNT };
enum event { SAID(SAID_EVENT) EVENTS(TALLY_EVENT) E_COUNT };
static const char *const property_words[] = {PROPERTIES(TALLY_WORDS)};
static const char *const event_words[] = {SAID(SAID_WORDS) EVENTS(TALLY_WORDS)};
static const char *const keys[] = {SAID(SAID_KEY)};

/* The game without its wall tiles and result, if it has any: every wall tile is face down, a used
 * one is known from then on, and the others count nothing. */
static written hidden;
static int hidden_scores[RV_MAX_PLAYERS];

/* Legal, without diagnostics except notes. */
static bool clean(const rv_report *r) {
    for (int i = 0; i < r->ndiags; i++)
        if (r->diags[i].severity != RV_SEV_NOTE)
            return false;
    return r->verdict == RV_LEGAL;
}

static const rv_report *read_plain(walk *w, const char *text) {
    return judge_until(w->plain, text, RV_NO_TURN, false);
}

/* ---- the same on one line ------------------------------------------------------------------ */

/* "key: value" with the key in quotes, and the value as well when it is a turn. */
static void put_pair(written *to, const char *line, bool quote) {
    size_t key = strcspn(line, ":"), end = strcspn(line, "\n");
    put_word(to, "\"");
    put(to, line, key);
    put_word(to, quote ? "\": \"" : "\": ");
    put(to, line + key + 2, end - key - 2);
    put_word(to, quote ? "\"" : "");
}

/* Lines without indentation, and the lines below `setup`, in one map. */
static const char *flow_head(written *to, const char *line) {
    for (const char *between = ""; *line && strncmp(line, "moves:", 6) != 0; between = ", ") {
        put_word(to, between);
        if (strncmp(line, "setup:\n", 7) != 0) {
            put_pair(to, line, false);
            line = next_line(line);
            continue;
        }
        put_word(to, "\"setup\": {");
        for (line = next_line(line); *line == ' '; line = next_line(line))
            put_pair(to, line + 2, false);
        put_word(to, "}");
    }
    return line;
}

/* "bazaar: {draw: [...], lots: [...]}", from the lines below the key. */
static void flow_bazaar(written *to, const char *line, const char *end) {
    const char *between = "", *close = "";
    put_word(to, "\"bazaar\": {");
    for (; line < end; line = next_line(line)) {
        bool item = line[4] == '-', opens = line[strcspn(line, ":") + 1] == '\n';
        put_word(to, between);
        if (item)
            put(to, line + 6, strcspn(line + 6, "\n"));
        else if (opens)
            put_word(to, "\"lots\": [");
        else
            put_pair(to, line + 4, false);
        close = opens ? "]" : close;
        between = opens ? "" : ", ";
    }
    put_word(to, close);
    put_word(to, "}");
}

static void flow_entry(written *to, const char *line, const char *end) {
    if (strncmp(line, "- bazaar:\n", 10) == 0) {
        flow_bazaar(to, next_line(line), end);
        return;
    }
    put_pair(to, line + 2, true);
    for (line = next_line(line); line < end; line = next_line(line)) {
        put_word(to, ", ");
        put_pair(to, line + 2, strchr("['{\"", line[strcspn(line, ":") + 2]) == NULL);
    }
}

static void flow(written *to, const record *r) {
    to->n = 0;
    put_word(to, "{");
    flow_head(to, r->text);
    put_word(to, ", \"moves\": [");
    for (int i = 0; i < r->entries; i++) {
        put_word(to, i ? ", {" : "{");
        flow_entry(to, r->entry[i], r->entry[i + 1]);
        put_word(to, "}");
    }
    put_word(to, "], ");
    flow_head(to, r->entry[r->entries]);
    put_word(to, "}\n");
}

/* ---- what happened ------------------------------------------------------------------------- */

/* Whether the player got it in the turn in which it was used. */
static bool is_fresh(const rv_report *r, const rv_item *used) {
    for (int i = 0; i < r->nitems; i++) {
        const rv_item *item = &r->items[i];
        if (item->type == RV_ITEM_TOOK && item->turn == used->turn &&
            item->player == used->player &&
            rv_thing_number(&item->things, "token", 0) ==
                rv_thing_number(&used->things, "token", 0))
            return true;
    }
    return false;
}

static void see_game(walk *w) {
    const rv_report *r = w->report;
    for (int i = 0; i < (int)(sizeof keys / sizeof *keys); i++)
        saw(w, i, strstr(w->r.text, keys[i]) != NULL);
    for (int i = 0; i < r->nitems; i++)
        saw(w, E_FRESH, r->items[i].type == RV_ITEM_USED && is_fresh(r, &r->items[i]));
    saw(w, E_SIX, w->settings.players == 6);
}

/* ---- the whole game ------------------------------------------------------------------------ */

static void check_winner(walk *w) {
    const rv_report *r = w->report;
    bool nobody = strstr(w->r.text, "tie: none") != NULL;
    int most = r->score[0], best = 0;
    for (int p = 0; p < r->nplayers; p++)
        most = r->score[p] > most ? r->score[p] : most;
    for (int p = 0; p < r->nplayers; p++)
        best += r->score[p] == most;
    saw(w, nobody ? E_TIE_NONE : E_TIE_SHARED, best > 1);
    for (int p = 0; p < r->nplayers; p++) {
        bool wins = r->score[p] == most && (best == 1 || !nobody);
        hold(w, P_WINNER, r->winner[p] == wins, "player %d with %d, most are %d", p, r->score[p],
             most);
    }
}

static void check_flow(walk *w) {
    static written line;
    flow(&line, &w->r);
    const rv_report *v = read_plain(w, line.s);
    if (hold(w, P_FLOW, v->verdict == RV_LEGAL, "column %d: %s", v->ndiags ? v->diags[0].column : 0,
             said(v)))
        same(w, P_FLOW, "line that differs", differing_line(rv_case_format(w->plain), w->r.text),
             0);
}

static void forget_wall_tiles(walk *w) {
    const char *setup = strstr(w->r.text, "\nsetup:\n"), *moves = strstr(w->r.text, "\nmoves:\n");
    hidden.n = 0;
    if (!setup)
        return;
    put(&hidden, w->r.text, (size_t)(setup + 1 - w->r.text));
    put(&hidden, moves + 1, (size_t)(w->r.entry[w->r.entries] - moves - 1));
    const rv_report *v = read_plain(w, hidden.s);
    hold(w, P_UNKNOWN, clean(v) && v->finished, "line %d: %s", line_of(v), said(v));
    saw(w, E_REVEALED, strstr(hidden.s, "use: [") != NULL);
    memcpy(hidden_scores, v->score, sizeof hidden_scores);
}

static void begin(walk *w) {
    const rv_report *r = w->report;
    see_game(w);
    if (!hold(w, P_LEGAL, clean(r) && r->finished && same_scores(r, rv_sim_last(w->sim)->score),
              "line %d: %s", line_of(r), said(r)))
        return;
    check_winner(w);
    same(w, P_FORMAT, "line that differs", differing_line(rv_case_format(w->whole), w->r.text), 0);
    check_flow(w);
    forget_wall_tiles(w);
}

/* ---- a position ---------------------------------------------------------------------------- */

static void check_position(walk *w, const char *position) {
    const rv_report *v = read_plain(w, position), *r = &w->at->found.report;
    if (!hold(w, P_POSITION, clean(v) && v->is_position, "line %d: %s", line_of(v), said(v)))
        return;
    same(w, P_POSITION, "tiles left", v->stack, r->stack);
    same(w, P_POSITION, "to move", v->to_move, r->to_move);
    same(w, P_POSITION, "written again, line", differing_line(rv_case_position(w->plain), position),
         0);
    same(w, P_POSITION, "formatted, line", differing_line(rv_case_format(w->plain), position), 0);
}

static void check_rest(walk *w, const char *position, const record *r, const int *scores) {
    static written rest;
    if (is_over(w)) {
        const rv_report *v = judge_until(w->now, position, RV_NO_TURN, false);
        hold(w, P_NOW, v->verdict == RV_LEGAL && v->finished && same_scores(v, scores),
             "line %d: %s, it begins with %d:%d instead of %d:%d", line_of(v), said(v), v->score[0],
             v->score[1], scores[0], scores[1]);
        return;
    }
    go_on(&rest, position, r, w->turns);
    const rv_report *v = read_plain(w, rest.s);
    if (hold(w, P_GOES_ON, clean(v) && v->finished && same_scores(v, scores), "line %d: %s",
             line_of(v), said(v)))
        same(w, P_GOES_ON, "line that differs", differing_line(rv_case_format(w->plain), rest.s),
             0);
}

/* The same with the wall tiles face down. */
static void check_hidden(walk *w) {
    const record r = read_record(hidden.s);
    const rv_report *v = judge_until(w->plain, hidden.s, w->turns, true);
    if (!hold(w, P_UNKNOWN, clean(v) && v->turns == w->turns, "line %d: %s", line_of(v), said(v)))
        return;
    char *position = copy(rv_case_position(w->plain));
    saw(w, E_UNKNOWN, strstr(position, "'?'") != NULL);
    check_position(w, position);
    check_rest(w, position, &r, hidden_scores);
    free(position);
}

static void look(walk *w) {
    const rv_report *v = &w->at->found.report;
    bool fine = v->verdict == RV_LEGAL && v->turns == w->turns && (is_over(w) || !v->finished);
    if (!hold(w, P_STOP, fine, "line %d: %s", line_of(v), said(v)))
        return;
    saw(w, E_EXTRA,
        w->turns && !is_over(w) && /* the player's label */
            w->r.entry[w->turns][2] == w->r.entry[w->turns - 1][2]);
    saw(w, E_UNKNOWN, strstr(w->position, "'?'") != NULL);
    check_position(w, w->position);
    check_rest(w, w->position, &w->r, rv_sim_last(w->sim)->score);
    if (hidden.n)
        check_hidden(w);
}

const check positions_check = {"positions", P_COUNT, E_COUNT, property_words, event_words,
                               NULL,        begin,   look,    NULL,           NULL};
