/* carcassonne_words.h - short notation for boards and turns in the tests of the oracle. */
#ifndef REEVE_TESTS_CARCASSONNE_WORDS_H
#define REEVE_TESTS_CARCASSONNE_WORDS_H

#include "../ok.h"
#include "carcassonne.h"

#include <stdlib.h>
#include <string.h>

enum { ANNA, BERT, CARA };

/* "BA.RFr/90 1,0" */
static inline carc_spot spot(const carc *o, const char *text) {
    carc_spot at = {.tile = -1};
    char id[16];
    int degrees = 0, used = 0;

    if (sscanf(text, " %15[^/ ]%n", id, &used) != 1)
        return at;
    if (text[used] == '/' || text[used + 1] == '/')
        sscanf(strchr(text, '/'), "/%d", &degrees);
    at.tile = carc_find(o, id);
    at.rot = degrees / 90;
    if (sscanf(strrchr(text, ' '), " %d,%d", &at.cell.x, &at.cell.y) != 2)
        at.tile = -1;
    return at;
}

/* Lays tiles without checks: "BA.RCr 0,0; BA.C/180 0,1". */
static inline void lay(carc *o, const char *list) {
    char one[32];
    int used;

    for (; sscanf(list, " %31[^;]%n", one, &used) == 1; list += used) {
        if (!carc_put(o, spot(o, one)))
            printf("# cannot lay %s\n", one);
        used += list[used] == ';';
    }
}

static inline void lay_all(carc *o, const char *id, int x0, int y0, int x1, int y1) {
    for (int x = x0; x <= x1; x++)
        for (int y = y0; y <= y1; y++)
            carc_put(o, (carc_spot){carc_find(o, id), 0, {x, y}});
}

static inline carc_name name(const char *text) {
    carc_name out = {.kind = CARC_FIELD, .where = -1};

    if (!carc_read_name(text, &out))
        printf("# %s is no place\n", text);
    return out;
}

/* "farmer@0,0.w" */
static inline void man(carc *o, int player, const char *place) {
    if (!carc_put_follower(o, player, name(place)))
        printf("# nobody can stand at %s\n", place);
}

static inline carc_feature feature(const carc *o, const char *place) {
    static carc_feature f;

    memset(&f, 0, sizeof f);
    if (!carc_feature_at(o, name(place), &f))
        f.name.where = -1;
    return f;
}

static inline bool same(const carc *o, const char *one, const char *other) {
    carc_name a = feature(o, one).name, b = feature(o, other).name;

    return a.where >= 0 && a.where == b.where && a.kind == b.kind && a.cell.x == b.cell.x &&
           a.cell.y == b.cell.y;
}

static inline bool named(const carc *o, const char *place, const char *expected) {
    carc_feature f = feature(o, place);
    char word[CARC_NAME];

    carc_write_name(&f.name, word);
    return f.name.where >= 0 && strcmp(word, expected) == 0;
}

static inline bool fits(const carc *o, const char *text) {
    return carc_can_place(o, spot(o, text));
}

static inline carc_turn turn_of(const carc *o, int player, const char *text, const char *follower) {
    carc_turn turn = {.player = player, .at = spot(o, text), .deploys = follower != NULL};
    char place[CARC_NAME];

    if (follower != NULL) {
        int role = (int)strcspn(follower, "@");

        snprintf(place, sizeof place, "%.*s@0,0%s%s", role, follower,
                 follower[role] == '@' ? "." : "", follower + role + (follower[role] == '@'));
        turn.follower = name(place);
    }
    return turn;
}

/* Plays a turn, with a follower "knight@n" or none. */
static inline enum carc_verdict go(carc *o, int player, const char *text, const char *follower) {
    carc_turn turn = turn_of(o, player, text, follower);

    return carc_play(o, &turn, NULL);
}

static inline enum carc_verdict would(const carc *o, int player, const char *text,
                                      const char *follower) {
    carc_turn turn = turn_of(o, player, text, follower);

    return carc_try(o, &turn, NULL);
}

static inline bool scores(const carc *o, int anna, int bert, int cara) {
    return carc_score(o, ANNA) == anna && carc_score(o, BERT) == bert &&
           carc_score(o, CARA) == cara;
}

static inline bool supplies(const carc *o, int anna, int bert, int cara) {
    return carc_supply(o, ANNA) == anna && carc_supply(o, BERT) == bert &&
           carc_supply(o, CARA) == cara;
}

static inline const carc_ending *ending(const carc *o) {
    static carc_ending end;

    carc_final(o, &end);
    return &end;
}

/* The points that final scoring adds. */
static inline bool adds(const carc *o, int anna, int bert, int cara) {
    const int *total = ending(o)->total;

    return total[ANNA] - carc_score(o, ANNA) == anna && total[BERT] - carc_score(o, BERT) == bert &&
           total[CARA] - carc_score(o, CARA) == cara;
}

static inline void set(carc *o, const char *option, const char *value) {
    carc_options options = *carc_options_of(o);

    if (!carc_set_option(&options, option, value))
        printf("# no option %s: %s\n", option, value);
    carc_set_options(o, &options);
}

/* The same under the three rules for fields: third, second, first. */
static inline bool adds_each(const carc *o, const int expected[3][3]) {
    static const char *const ways[] = {"third", "second", "first"};
    bool good = true;

    for (int i = 0; i < 3; i++) {
        carc *copy = carc_clone(o);

        set(copy, "farm_scoring", ways[i]);
        good = good && adds(copy, expected[i][0], expected[i][1], expected[i][2]);
        carc_free(copy);
    }
    return good;
}

static inline int spots(const carc *o, const char *id) {
    carc_spot list[CARC_SPOTS];

    return carc_spots(o, carc_find(o, id), list);
}

/* The places of that tile where the player may place a follower: "highwayman@w farmer@n". */
static inline bool claims(const carc *o, int player, const char *text, const char *expected) {
    carc_name list[CARC_REGIONS];
    int count = carc_deployments(o, player, spot(o, text), list);
    char told[256] = "";

    for (int i = 0; i < count; i++) {
        size_t end = strlen(told);

        snprintf(told + end, sizeof told - end, "%s%s@%s", i == 0 ? "" : " ",
                 carc_role_word(list[i].kind), carc_where_word(list[i].where));
    }
    if (strcmp(told, expected) != 0)
        printf("# on %s: %s\n", text, told);
    return strcmp(told, expected) == 0;
}

/* Three players, an empty table. */
static inline carc *bare(const carc *loaded) {
    carc *o = carc_clone(loaded);
    carc_options options = carc_defaults();

    carc_begin(o, &options, 3);
    carc_clear(o);
    return o;
}

/* Three players and the start tile. */
static inline carc *begun(const carc *loaded) {
    carc *o = bare(loaded);

    lay(o, "BA.RCr 0,0");
    return o;
}

#endif
