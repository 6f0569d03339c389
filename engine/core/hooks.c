/* hooks.c - calls house rules by g->house, which lua/ fills when scripts are loaded; and how
 * players are called in texts.
 */
#include "core/hooks.h"

const char *rv_hook_label(const rv_game *g, int player) {
    static const char *const numbers[RV_MAX_PLAYERS] = {"1", "2", "3", "4", "5", "6"};
    return g->labels ? g->labels[player] : numbers[player];
}

const char *rv_hook_labels(const rv_game *g, rv_arena *a, unsigned players) {
    rv_buf b = {.arena = a};
    for (int p = 0; p < g->nplayers; p++)
        if (players >> p & 1)
            rv_putf(&b, "%s%s",
                    b.n == 0            ? ""
                    : players >> p == 1 ? " and "
                                        : ", ",
                    rv_hook_label(g, p));
    return rv_buf_text(&b);
}

rv_call rv_run(rv_game *g, rv_hook_id hook, const rv_given *given) {
    rv_call c = {.hook = hook, .given = given, .chosen_player = RV_NONE, .chosen = ~0u};
    g->scripts.house->run(g, &c);
    return c;
}

int rv_run_value(rv_game *g, rv_hook_id hook, const rv_given *given, int value,
                 rv_account *account) {
    rv_call c = {.hook = hook, .given = given, .value = value, .account = account};
    int before = account ? account->n : 0;
    g->scripts.house->run(g, &c);
    for (int i = before; account && i < account->n; i++)
        rv_putf(&account->note, "%s%s makes it %d", account->note.n ? "; " : "",
                account->list[i].script, account->list[i].to);
    return c.value;
}

bool rv_hooked_in_scoring(const rv_game *g) {
    static const rv_hook_id all[] = {
        RV_HOOK_feature_completed, RV_HOOK_feature_scored, RV_HOOK_majority,      RV_HOOK_tie,
        RV_HOOK_feature_points,    RV_HOOK_marker_moved,   RV_HOOK_marker_stopped};
    for (size_t i = 0; i < sizeof all / sizeof *all; i++)
        if (rv_hooked(g, all[i]))
            return true;
    return false;
}
