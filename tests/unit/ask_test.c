/* ask_test.c - bazaars that are asked for answer by answer, in random games: whatever is
 * answered, as long as it is not refused, the entry that comes of it is legal. */
#include "../ok.h"
#include "reeve_cli.h"
#include <stdint.h>
#include <stdlib.h>

enum { TEXT = 1 << 17, MOST = 64, GAMES = 6 };

typedef struct kind {
    int players;
    const char *option;
} kind;

static const kind kinds[] = {
    {2, "bazaar_next=from_buyer"}, {3, "bazaar_next=from_chooser"}, {4, "bazaar_auction=false"},
    {5, "min_open_bid=3"},         {6, "bazaar_order=first_buyer"},
};

static char text[TEXT];
static uint64_t state = 1;
static int held, refused, wrong, open_end;

static int below(int n) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (int)((state >> 33) % (uint64_t)n);
}

static const rv_report *judge(rv_case *c) {
    const rv_text t = rv_text_of(text, strlen(text));
    return rv_case_judge(c, &t);
}

/* One of the choices, or a bid some points above the least; sometimes nonsense. */
static const char *random_answer(const rv_asking *a, char *room) {
    static const char *const nonsense[] = {"", "-1", "pass", "0", "buy", "BA.C", "[", "99999", "é"};
    const char *choice = a->choices[below(a->nchoices)];
    if (!below(6))
        return nonsense[below(sizeof nonsense / sizeof *nonsense)];
    bool bid = choice[0] >= '0' && choice[0] <= '9';
    if (!bid)
        return choice;
    snprintf(room, 16, "%d", atoi(choice) + below(3));
    return room;
}

/* Answers until nothing is asked any more. False: it does not come to an end. */
static bool answer_all(rv_case *c, rv_asking *a) {
    static char room[MOST][32];
    const char *answers[MOST];
    int n = 0, tries = 0;
    while (rv_case_ask(c, answers, n, a) && a->question && n < MOST && tries++ < 10 * MOST) {
        char word[16];
        snprintf(room[n], sizeof *room, "%s", random_answer(a, word));
        answers[n] = room[n];
        rv_case_ask(c, answers, n + 1, a);
        refused += a->refused != NULL;
        wrong += a->heard != n + (a->refused == NULL);
        n += a->refused == NULL;
    }
    return a->entry && !a->question;
}

/* The record up to a bazaar is asked on, and judged with the answers. */
static void hold(rv_case *c, const char *record, const char *bazaar) {
    rv_asking a;
    snprintf(text, sizeof text, "%.*s", (int)(bazaar + 1 - record), record);
    judge(c);
    if (!answer_all(c, &a)) {
        open_end++;
        return;
    }
    size_t n = strlen(text);
    snprintf(text + n, sizeof text - n, "- %s\n", a.entry);
    const rv_report *r = judge(c);
    held++;
    if (r->verdict != RV_LEGAL) {
        wrong++;
        printf("  %s\n  %s\n", text + n, r->diags[0].message);
    }
}

static void play(rv_library *lib, const kind *k) {
    rv_settings settings = rv_settings_default();
    settings.players = k->players;
    settings.options = &k->option;
    settings.noptions = 1;
    const char *why = NULL;
    rv_sim *s = rv_sim_new(lib, "bazaars", &settings, 7, &why);
    settings.noptions = 0; /* the record has it */
    settings.hold = true;
    rv_case *c = rv_case_new(lib, &settings);
    for (int i = 0; s && i < GAMES; i++) {
        const char *record = rv_sim_next(s, true, &why);
        for (const char *p = record; p && (p = strstr(p, "\n- bazaar:")); p++)
            hold(c, record, p);
    }
    ok(s && held && refused && !wrong && !open_end,
       "%d players, %s: %d bazaars asked for, %d answers refused, %d wrong, %d without end [B-56]",
       k->players, k->option, held, refused, wrong, open_end);
    rv_case_free(c);
    rv_sim_free(s);
}

int main(void) {
    rv_library *lib = rv_library_new(NULL, NULL);
    for (size_t i = 0; i < sizeof kinds / sizeof *kinds; i++) {
        held = refused = wrong = open_end = 0;
        play(lib, &kinds[i]);
    }
    rv_library_free(lib);
    return ok_status();
}
