/* report.c - the report of a case as programs read it through reeve.h, by functions, so that its
 * structure can grow; and the version of the library. */
#include "reeve_cli.h"

#ifndef REEVE_VERSION
#define REEVE_VERSION "unknown"
#endif

const char *rv_version(void) {
    return REEVE_VERSION;
}

rv_verdict rv_report_verdict(const rv_report *r) {
    return r->verdict;
}

rv_status rv_report_status(const rv_report *r) {
    return r->status;
}

int rv_report_entries(const rv_report *r) {
    return r->entries;
}

int rv_report_turns(const rv_report *r) {
    return r->turns;
}

int rv_report_to_move(const rv_report *r) {
    return r->to_move;
}

const char *rv_report_no_turn(const rv_report *r) {
    return r->no_turn;
}

/* ---- players --------------------------------------------------------------------------------- */

int rv_report_players(const rv_report *r) {
    return r->nplayers;
}

static bool plays(const rv_report *r, int player) {
    return player >= 0 && player < r->nplayers;
}

const char *rv_report_label(const rv_report *r, int player) {
    return plays(r, player) ? r->label[player] : "";
}

const char *rv_report_name(const rv_report *r, int player) {
    return plays(r, player) ? r->name[player] : "";
}

int rv_report_score(const rv_report *r, int player) {
    return plays(r, player) ? r->score[player] : 0;
}

bool rv_report_won(const rv_report *r, int player) {
    return plays(r, player) && r->winner[player];
}

/* ---- diagnostics ----------------------------------------------------------------------------- */

int rv_report_diags(const rv_report *r) {
    return r->ndiags;
}

const char *rv_report_diag_text(const rv_report *r, int i, rv_diag_part part) {
    const rv_diag *d = i >= 0 && i < r->ndiags ? &r->diags[i] : NULL;
    switch (d ? part : RV_DIAG_LINE) {
    case RV_DIAG_CODE: return d->code;
    case RV_DIAG_SEVERITY: return rv_severity_name(d->severity);
    case RV_DIAG_RULE: return d->rule;
    case RV_DIAG_OPTION: return d->option;
    case RV_DIAG_PLAYER: return d->player;
    case RV_DIAG_MESSAGE: return d->message;
    case RV_DIAG_HELP: return d->help;
    default: return "";
    }
}

int rv_report_diag_number(const rv_report *r, int i, rv_diag_part part) {
    const rv_diag *d = i >= 0 && i < r->ndiags ? &r->diags[i] : NULL;
    switch (d ? part : RV_DIAG_CODE) {
    case RV_DIAG_LINE: return d->line;
    case RV_DIAG_COLUMN: return d->column;
    case RV_DIAG_TURN: return d->turn;
    case RV_DIAG_STATUS: return (int)d->status;
    default: return 0;
    }
}
