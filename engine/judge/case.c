/* case.c - from a document's bytes to a report, and questions about the game that it has reached.
 *
 * An rv_case is made once with its settings and judges one document after the other, each in the
 * arena that the next one clears. judge_text makes the tree; judge reads the header, which decides
 * about ruleset, options and scripts, makes the game, reads the rest and plays it; report shows
 * what came of it. rv_query_answer lets a question try moves on that game and takes them back.
 */
#include "judge/case.h"
#include <stdio.h>
#include <stdlib.h>

void rv_settings_begin(rv_settings *s, size_t size) {
    const rv_settings all = {.size = size, .until = RV_NO_TURN};
    memset(s, 0, size);
    memcpy(s, &all, size < sizeof all ? size : sizeof all);
}

rv_settings rv_settings_of(const rv_settings *settings) {
    rv_settings s = rv_settings_default();
    if (settings)
        memcpy(&s, settings, settings->size < sizeof s ? settings->size : sizeof s);
    s.size = sizeof s;
    return s;
}

/* ---- settings ------------------------------------------------------------------------------ */

static const char *const *copy_texts(rv_arena *a, const char *const *list, int n) {
    const char **copy = RV_NEWS(a, const char *, n + 1);
    for (int i = 0; i < n; i++)
        copy[i] = rv_dup(a, rv_str_of(list[i]));
    return copy;
}

void rv_settings_keep(rv_arena *a, rv_settings *s) {
    s->noptions = s->noptions > 0 ? s->noptions : 0;
    s->nscripts = s->nscripts > 0 ? s->nscripts : 0;
    s->naccept = s->naccept > 0 ? s->naccept : 0;
    int *accept = RV_NEWS(a, int, s->naccept + 1);
    if (s->naccept)
        memcpy(accept, s->accept, sizeof *accept * (size_t)s->naccept);
    rv_str *texts = RV_NEWS(a, rv_str, s->nscripts + 1);
    for (int i = 0; s->script_texts && i < s->nscripts; i++)
        if (s->script_texts[i].s)
            texts[i] = (rv_str){rv_dup(a, s->script_texts[i]), s->script_texts[i].n};
    s->ruleset = s->ruleset ? rv_dup(a, rv_str_of(s->ruleset)) : NULL;
    s->accept = accept;
    s->options = copy_texts(a, s->options, s->noptions);
    s->scripts = copy_texts(a, s->scripts, s->nscripts);
    s->script_texts = texts;
}

static void copy_settings(void *ud) {
    rv_case *c = ud;
    rv_settings_keep(&c->keep, &c->settings);
}

void rv_case_until(rv_case *c, int until, bool hold) {
    c->settings.until = until;
    c->settings.before = false;
    c->settings.hold = hold;
}

rv_case *rv_case_new(rv_library *lib, const rv_settings *settings) {
    rv_case *c = calloc(1, sizeof *c);
    if (!c)
        return NULL;
    c->lib = lib;
    c->work.effort = &c->work.own;
    c->settings = rv_settings_of(settings);
    if (!rv_protect(&c->keep, copy_settings, c)) {
        rv_case_free(c);
        return NULL;
    }
    return c;
}

rv_case *rv_case_beside(rv_case *first, const rv_settings *settings) {
    rv_case *c = rv_case_new(first->lib, settings);
    if (!c)
        return NULL;
    c->work.effort = first->work.effort;
    c->lent = first->hooks ? rv_hooks_lend(first->hooks) : NULL;
    c->hooks = c->lent ? first->hooks : NULL;
    if (c->hooks == first->hooks)
        return c;
    rv_case_free(c);
    return NULL;
}

void rv_case_free(rv_case *c) {
    if (!c)
        return;
    if (c->lent)
        rv_hooks_give_back(c->hooks, c->lent);
    else
        rv_hooks_free(c->hooks);
    rv_grid_free(&c->grid);
    rv_arena_free(&c->arena);
    rv_arena_free(&c->scratch);
    rv_arena_free(&c->reasons.telling);
    rv_arena_free(&c->keep);
    free(c);
}

static void clear(rv_case *c) {
    if (c->game)
        rv_grid_clear(&c->grid, c->game);
    rv_arena_reset(&c->arena);
    rv_arena_reset(&c->scratch);
    c->diags = rv_diags_for(&c->arena, NULL);
    c->rec = (rv_record){.to_move = RV_NONE};
    c->game = NULL;
    c->play = (rv_playing){.turn = 0};
    c->found = (rv_findings){.report = {.to_move = RV_NONE}};
    c->work.effort->spent = false;
}

static void listen(void *ud, const rv_item *item) {
    rv_case *c = ud;
    rv_item *noted = RV_PUSH(&c->arena, c->found.items, c->found.nitems, c->found.cap_items);
    *noted = *item;
    noted->turn = c->play.turn;
}

/* ---- scripts ------------------------------------------------------------------------------- */

static bool load_script(rv_case *c, rv_loc loc, const char *name, rv_str text) {
    if (!text.s && !rv_library_script(c->lib, &c->arena, c->rec.rs, name, &text)) {
        rv_diag *g = rv_complain(&c->diags, RV_D_UNKNOWN_SCRIPT, loc, name);
        if (text.n)
            g->help = "Look at the script of this name: it cannot be read.";
        else
            rv_suggest(&c->diags, g, rv_str_of(name), rv_library_script_name, c->lib);
        return false;
    }
    if (!c->hooks && !(c->hooks = rv_hooks_new(rv_library_links(c->lib))))
        rv_no_memory(&c->arena);
    const char *wrong = rv_hooks_load(c->hooks, c->rec.rs, name, text);
    bool limit = false;
    if (!wrong)
        return true;
    rv_hooks_failed(c->hooks, NULL, &limit);
    rv_complain(&c->diags, limit ? RV_D_SCRIPT_LIMIT : RV_D_SCRIPT_FAILED, loc,
                rv_dup(&c->arena, rv_str_of(wrong)));
    return false;
}

/* All enabled scripts, those of the ruleset first, then the options given for them. */
static bool load_scripts(rv_case *c) {
    bool fine = true;
    if (c->hooks && (c->lent || c->source.again))
        rv_hooks_again(c->hooks);
    else if (c->hooks)
        rv_hooks_clear(c->hooks);
    for (int i = 0; i < c->rec.rs->nscripts && fine; i++)
        fine = load_script(c, (rv_loc){0, 0}, c->rec.rs->scripts[i], (rv_str){NULL, 0});
    for (int i = 0; i < c->rec.nscripts && fine; i++)
        fine = load_script(c, c->rec.script_loc[i], c->rec.script[i], (rv_str){NULL, 0});
    for (int i = 0; i < c->settings.nscripts && fine; i++)
        fine &= load_script(c, (rv_loc){0, 0}, c->settings.scripts[i], c->settings.script_texts[i]);
    return fine &&
           rv_script_options_set(c->hooks, c->rec.rs->name, &c->rec.script_options, &c->diags);
}

/* ---- judging ------------------------------------------------------------------------------- */

static void count_named(const rv_tile_ref *list, int n, bool looks, int *named) {
    for (const rv_tile_ref *t = list; n > 0; t++, n--)
        if (t->text && t->tile >= 0 && (looks || !t->look))
            named[t->tile]++;
}

void rv_count_named(const rv_record *rec, bool looks, int *named) {
    for (int i = 0; i < rec->board.n; i++)
        count_named(&rec->board.list[i].tile, 1, looks, named);
    count_named(rec->discards.list, rec->discards.n, looks, named);
    RV_EACH_OF(&rec->moves, e) {
        count_named(e->beside->drawn.list, looks ? 0 : e->beside->drawn.n, looks, named);
        count_named(&e->tile, 1, looks, named);
        count_named(e->beside->discard.list, e->beside->discard.n, looks, named);
    }
}

/* A script is called for a turn of the record, which it does not know. */
static void tell_traced(void *ud, const rv_traced *t) {
    rv_case *c = ud;
    rv_traced full = *t;
    full.size = sizeof full;
    full.turn = c->play.turn;
    c->settings.trace(c->settings.trace_ud, &full);
}

static void play(rv_case *c) {
    c->game->stack.n = rv_set_size(c->game) + rv_unlisted_unknown(c->rec.rs);
    c->game->described = RV_NEWS(&c->arena, bool, c->rec.rs->ntiles + 1);
    c->play.named = RV_NEWS(&c->arena, int, c->rec.rs->ntiles + 1);
    rv_count_named(&c->rec, false, c->play.named);
    if (!c->rec.has_board ||
        !c->rec.board.n) /* a position lists all its tiles, once it has begun */
        rv_lay_start(c->game);
    if (c->rec.has_board) {
        rv_set_position(c);
        rv_cannot_go_on(c, c->rec.board_loc);
        c->found.start_text = rv_start_words(c);
    }
    bool sound = c->diags.n == 0;
    if (sound && c->rec.board.n) {
        rv_ask_position(c, c->rec.board_loc);
        rv_cannot_go_on(c, c->rec.board_loc);
        sound = rv_diags_verdict(&c->diags) == RV_LEGAL;
    }
    c->play.stopped = !sound;
    if (sound)
        rv_replay(c);
    rv_verdict verdict = rv_diags_verdict(&c->diags);
    if (!c->found.unreadable && (verdict == RV_ILLEGAL || verdict == RV_INCONSISTENT))
        rv_tell_reading(c, sound ? RV_READ_TURNS : RV_READ_BOARD);
}

/* Plays the rows of the board and the first entries that could be read, without the keys that could
 * not; and what single games say only if all of it could be read. What follows from the parts that
 * are missing is not reported; the points of what could be read are told of a position, but are no
 * result. Tiles that do not match beside each other are told all the same. */
static void play_partly(rv_case *c) {
    rv_record *rec = &c->rec;
    rv_diags unreadable = c->diags;
    bool gaps = true; /* all that is wrong comes of tiles that could not be read */
    const rv_record typed = *rec;
    int n = 0;
    rec->board.list = RV_NEWS(&c->arena, rv_board_row, rec->board.n + 1);
    RV_EACH_OF(&typed.board, row) {
        if (!row->broken)
            rec->board.list[n++] = *row;
    }
    rec->board.n = n;
    for (n = 0; n < rec->moves.n && (!rec->moves.list[n].broken || rec->moves.list[n].sound);)
        n++;
    rec->moves.n = n;
    if (rec->broken || rec->cut) {
        rec->draw.n = 0;
        rec->has_draw = false;
    }
    c->diags = rv_diags_for(&c->arena, unreadable.rs);
    c->found.unreadable = &unreadable;
    play(c);
    c->found.unreadable = NULL;
    RV_EACH_AT(c->diags.list, c->diags.n, g) {
        gaps &= g->row == RV_D_POS_UNATTACHED || g->row == RV_D_POS_NO_START;
        if (!rec->broken && (g->row == RV_D_POS_PATH_CUT || g->row == RV_D_POS_EDGE_CUT)) {
            const rv_loc at = {g->line, g->column};
            *rv_complain(&unreadable, (rv_code_id)g->row, at, "") = *g;
        }
    }
    if (c->settings.now && !c->rec.has_moves && gaps) {
        c->play.stopped = false;
        rv_finish_record(c);
        c->play.scored = false;
    }
    c->diags = unreadable;
    c->play.stopped = true;
    const rv_record played = *rec;
    rec->board = typed.board;
    rec->moves = typed.moves;
    rv_tell_reading(c, RV_READ_PARTLY);
    rec->board = played.board;
    rec->moves = played.moves;
}

/* Whether nothing is wrong with a header but keys that no game has, or that stand twice. */
static bool header_serves(const rv_record *rec, const rv_diags *d) {
    /* what is wrong in a header without which the board can be drawn */
    static const rv_code_id rows[] = {RV_D_UNKNOWN_KEY,    RV_D_NOT_MODELLED, RV_D_DUPLICATE_KEY,
                                      RV_D_UNKNOWN_OPTION, RV_D_BAD_OPTION,   RV_D_UNKNOWN_COLOUR,
                                      RV_D_COLOUR_TWICE,   RV_D_BAD_VERSION,  RV_D_MISSING_KEY,
                                      RV_D_WRONG_TYPE,     RV_D_BAD_EXTRA,    RV_D_NOT_TEXT,
                                      RV_D_COUNT};
    bool serves = rec->rs && rec->nplayers && (rec->has_board || rec->has_moves);
    for (int i = 0; i < d->n && !rec->cut; i++)
        serves &= rv_has_code(rows, d->list[i].row);
    return serves;
}

static void edit_record(rv_record *rec, const rv_edit *edit) {
    rv_entry *e = &rec->moves.list[edit->turn - 1];
    if (edit->turn > rec->moves.n)
        return;
    rv_edit_turn(e, edit);
    for (int i = 0; edit->only && i < e->beside->nkeys;) {
        const rv_key *row = e->beside->given[i].row;
        const rv_chances *of = rv_chances_of(row, RV_WHEN_LAID);
        if (row->instead || (of && of->after && !rv_values_beside(e, of->after)->n))
            memmove(&e->beside->given[i], &e->beside->given[i + 1],
                    sizeof *e->beside->given * (size_t)(--e->beside->nkeys - i));
        else
            i++;
    }
    if (edit->how == RV_MEANT_SUPERFLUOUS)
        memmove(e, e + 1, sizeof *e * (size_t)(rec->moves.n-- - edit->turn));
}

static void judge(rv_case *c) {
    const rv_settings *s = &c->settings;
    const rv_overrides over = {s->options, s->noptions, s->ruleset};
    bool fine = rv_record_header(&c->rec, c->lib, &over, &c->diags);
    bool serves = fine || (c->settings.partly && header_serves(&c->rec, &c->diags));
    const char *wrong = NULL;
    if (!serves || !load_scripts(c))
        return;
    c->rec.own_rows = rv_house_rows(c->hooks, &c->rec, &c->arena, &wrong);
    if (wrong) { /* a script adds what cannot be a key */
        rv_complain(&c->diags, RV_D_SCRIPT_FAILED, c->rec.script_loc[0], wrong);
        return;
    }
    rv_unlisted_begin(&c->rec.unlisted, &c->arena, c->rec.rs);
    if (c->rec.unlisted.rs)
        c->rec.rs = c->rec.unlisted.rs;
    c->game = rv_game_new(&c->arena, c->rec.rs, c->rec.option, c->rec.nplayers, &c->grid);
    c->game->own_rows = c->rec.own_rows;
    rv_rows_begin(c->game);
    c->game->scoring.effort = c->work.effort;
    if (c->hooks)
        rv_hooks_trace(c->hooks, c->settings.trace ? tell_traced : NULL, c);
    rv_hooks_begin(c->hooks, c->game, c->rec.label, c->rec.name);
    if (!c->settings.quietly)
        c->game->scoring.listener = (rv_listener){listen, c};
    if (!rv_record_body(&c->rec, c->game, &c->diags)) {
        /* another case that judges the document, too, tells how it may have been read */
        const bool beside = c->work.effort != &c->work.own;
        if (c->settings.partly || (c->rec.board.n && !c->rec.has_moves && !beside))
            play_partly(c);
        else
            rv_tell_reading(c, RV_READ_PARTLY);
        if (!c->settings.partly) {
            rv_grid_clear(&c->grid, c->game);
            c->game = NULL;
        }
        return;
    }
    if (c->source.edit)
        edit_record(&c->rec, c->source.edit);
    play(c);
    rv_finish_record(c);
    if (c->settings.doubts && !c->diags.n)
        rv_tell_doubt(c);
    const rv_ruleset *rs = c->rec.rs;
    if (c->rec.nplayers < rs->min_players)
        rv_complain(&c->diags, RV_D_PLAYED_ALONE, rv_doc_get(c->rec.root, "players")->loc,
                    rs->title, rv_from_to(&c->arena, rs->min_players, rs->max_players));
}

static void judge_text(void *ud) {
    rv_case *c = ud;
    const rv_source *s = &c->source;
    const rv_loc start = {s->line, 1};
    if (s->too_long) {
        rv_complain(&c->diags, RV_D_TOO_LONG, start, RV_LIMIT_TEXT(RV_LIMIT_DOCUMENT));
        return;
    }
    rv_torn torn = {.cut = 0};
    c->rec.root =
        s->tree ? s->tree : rv_doc_parse_partly(&c->arena, s->text, s->line, &c->diags, &torn);
    const rv_yaml *board = rv_doc_get(c->rec.root, "board");
    if (c->diags.n && !c->settings.partly && !(board && board->twice && !torn.cut))
        c->rec.root = NULL; /* but of a cell that stands twice it is asked which of the two fits */
    c->rec.cut = torn.cut;
    c->rec.mended = torn.latin;
    bool blank = c->rec.root && c->rec.root->type == RV_YAML_WORD && !c->rec.root->text.n;
    if (c->rec.root && !blank) {
        judge(c);
        rv_find_causes(&c->diags);
        rv_try_help(c);
        rv_note_faults(c);
    } else if (c->diags.n == 0) {
        rv_complain(&c->diags, RV_D_EMPTY, start, "")->help =
            "Type a record or a position: `reeve new NAME` prints one to fill in.";
    }
    rv_odd_characters(s->text, s->line, &c->diags);
}

/* ---- the report ---------------------------------------------------------------------------- */

const char *rv_item_name(rv_item_type type) {
    static const char *const names[] = {RV_ITEMS(RV_NAME_OF)};
    return (size_t)type < sizeof names / sizeof *names ? names[type] : "";
}

static void report_game(rv_case *c) {
    rv_report *r = &c->found.report;
    const rv_game *g = c->game;
    r->ruleset = c->rec.rs;
    r->rules = c->rec.rules;
    r->is_position = !c->rec.has_moves;
    r->entries = c->rec.moves.n;
    r->cut = c->rec.cut;
    r->finished = c->play.scored;
    r->nplayers = g->nplayers;
    r->stack = g->over ? 0 : g->stack.n; /* PD-16 */
    r->unknown = rv_unlisted_unknown(g->rs);
    r->to_move = g->over ? RV_NONE : g->turn.to_move;
    r->second_part = g->turn.second && !g->over;
    const unsigned winners = c->play.scored ? rv_winners(g) : 0;
    for (int p = 0; p < g->nplayers; p++) {
        r->label[p] = c->rec.label[p];
        r->name[p] = c->rec.name[p];
        r->score[p] = g->seats[p].score;
        r->winner[p] = winners >> p & 1;
    }
    rv_colours_give(&c->rec, r->colour);
}

const char *rv_case_no_turn(rv_case *c, int turn, int last) {
    const char *format = last < c->found.report.entries
                             ? "there is no turn %d: the game is asked about up to turn %d only"
                         : last > 0 ? "there is no turn %d: the record has %d"
                                    : "there is no turn %d: nothing has been played";
    snprintf(c->found.no_turn, RV_WHY, format, turn, last);
    return c->found.no_turn;
}

static void refuse_turn(rv_case *c, int turn) {
    rv_report *r = &c->found.report;
    if (r->no_turn)
        return;
    r->no_turn = rv_case_no_turn(c, turn, r->entries);
    r->status = r->status > RV_MISUSED ? r->status : RV_MISUSED;
}

static const rv_report *report(rv_case *c, bool memory) {
    const rv_settings *s = &c->settings;
    rv_report *r = &c->found.report;
    if (!memory) {
        c->game = NULL;
        c->diags = rv_diags_for(&c->arena, NULL);
        c->diags.spare = rv_diag_of(RV_D_NO_MEMORY);
        c->diags.spare.line = c->diags.spare.column = 1;
        c->diags.spare.help = "";
        *r = (rv_report){.to_move = RV_NONE, .diags = &c->diags.spare, .ndiags = 1};
        r->verdict = RV_NOT_READ;
        r->status = RV_LIMIT_HIT;
        return r;
    }
    r->verdict = rv_diags_verdict(&c->diags);
    r->status = rv_diags_status(&c->diags);
    r->diags = c->diags.list;
    r->ndiags = c->diags.n;
    r->items = c->found.items;
    r->nitems = c->found.nitems;
    r->lines = c->found.lines;
    r->nlines = c->found.nlines;
    if (c->game)
        report_game(c);
    if (r->verdict == RV_NOT_READ)
        return r;
    /* A turn that the document does not have is a mistake of the caller. */
    if (s->until > r->entries)
        refuse_turn(c, s->before ? s->until + 1 : s->until);
    for (int i = 0; i < s->naccept && !s->others; i++)
        if (s->accept[i] < 1 || s->accept[i] > r->entries)
            refuse_turn(c, s->accept[i]);
    return r;
}

static const rv_report *end_judging(rv_case *c, bool fine) {
    const rv_report *r = report(c, fine);
    c->work.judged = c->work.effort->orders;
    rv_hooks_set_aside(c->hooks);
    if (!fine) { /* the names of its cells are not known */
        c->game = NULL;
        rv_grid_free(&c->grid);
    }
    return r;
}

static const rv_report *judge_as(rv_case *c, const rv_text *given, bool again) {
    rv_text text = rv_text_of(NULL, 0); /* of a caller's, what he knows */
    memcpy(&text, given, given->size < sizeof text ? given->size : sizeof text);
    bool counted = text.line >= 1 && text.line <= INT_MAX / 2; /* a document has fewer lines */
    clear(c);
    if (!again)
        c->work.own = (rv_effort){.orders = 0};
    c->source.text = text.bytes.s ? text.bytes : RV_STR("");
    c->source.line = counted ? text.line : 1;
    c->source.too_long = text.too_long;
    c->source.again = again;
    return end_judging(c, rv_protect(&c->arena, judge_text, c));
}

const rv_report *rv_case_judge(rv_case *c, const rv_text *text) {
    return judge_as(c, text, false);
}

const rv_report *rv_case_judge_again(rv_case *c, const rv_text *text) {
    return judge_as(c, text, true);
}

/* ---- turn by turn -------------------------------------------------------------------------- */

static void go_on(void *ud) {
    rv_case *c = ud;
    rv_replay_on(c);
    rv_finish_record(c);
    rv_note_faults(c);
}

const rv_report *rv_case_go_on(rv_case *c, int until) {
    rv_case_until(c, until, true);
    if (!c->game || c->play.stopped)
        return &c->found.report;
    *c->work.effort = (rv_effort){.orders = c->work.judged};
    rv_hooks_take_up(c->hooks);
    rv_unlisted_dismiss(&c->rec.unlisted);
    return end_judging(c, rv_protect(&c->arena, go_on, c));
}

/* Questions find the case as if judging had ended here; what they do to it is
 * taken back. Of a document that can be read only in part nothing else is reported. */
static void see_turn(rv_case *c) {
    const rv_effort effort = *c->work.effort;
    const rv_diags diags = c->diags;
    const int turn = c->play.turn;
    if (c->play.stopped || turn == RV_NO_TURN || (c->found.unreadable && !c->settings.partly))
        return;
    if (c->found.unreadable)
        c->diags = *c->found.unreadable;
    c->play.turn = c->diags.turn = 0;
    c->diags.player = NULL;
    c->work.judged = effort.orders;
    rv_hooks_set_aside(c->hooks);
    rv_note_faults(c);
    c->watcher.tell(c->watcher.ud, report(c, true));
    c->found.nfaults = 0;
    rv_hooks_take_up(c->hooks);
    rv_unlisted_dismiss(&c->rec.unlisted);
    *c->work.effort = effort;
    c->play.turn = turn;
    c->diags = diags;
}

const rv_report *rv_case_judge_turns(rv_case *c, const rv_text *text, rv_see_turn *see, void *ud) {
    c->watcher = (rv_watcher){see_turn, see, ud};
    const rv_report *r = rv_case_judge(c, text);
    c->watcher = (rv_watcher){.see = NULL};
    return r;
}

/* ---- questions ------------------------------------------------------------------------------- */

void rv_query_fail(rv_query *q, rv_status status, const char *why) {
    q->status = status;
    q->c->reasons.why = why;
}

bool rv_query_stopped(const rv_query *q) {
    return q->g->scoring.effort->spent || rv_hooks_failed(q->g->scripts.hooks, NULL, NULL);
}

static void run_query(void *ud) {
    rv_query *q = ud;
    q->run(q);
}

/* Memory can run out in three arenas: the scratch arena, the game's, in which the journal grows,
 * and that of a history. */
static void try_and_undo(rv_query *q) {
    rv_game *g = q->g;
    int checkpoint = rv_checkpoint(g);
    const rv_listener listener = g->scoring.listener;
    const char *message;
    bool limit;
    *g->scoring.effort =
        (rv_effort){.orders = q->c->work.judged}; /* without the work of other questions */
    g->scoring.listener.tell = NULL;
    if (!rv_protect_all((rv_arena *[]){q->a, g->arena, &q->c->reasons.telling}, 3, run_query, q))
        rv_query_fail(q, RV_LIMIT_HIT, "memory ran out");
    rv_undo(g, checkpoint);
    g->scoring.listener = listener;
    if (q->status != RV_FINE)
        return;
    if (g->scoring.beyond)
        rv_query_fail(q, RV_LIMIT_HIT, rv_points_beyond);
    else if (rv_hooks_failed(g->scripts.hooks, &message, &limit))
        rv_query_fail(q, limit ? RV_LIMIT_HIT : RV_SCRIPT_FAILED, message);
    else if (g->scoring.effort->spent)
        rv_query_fail(q, RV_LIMIT_HIT, RV_ORDERS_SPENT);
}

rv_status rv_query_answer(rv_case *c, void (*run_it)(rv_query *q), void *ask, const char **why) {
    rv_query q = {.c = c, .g = c->game, .a = &c->scratch, .run = run_it, .ask = ask};
    q.ways.a = q.a;
    rv_arena_reset(&c->scratch);
    rv_unlisted_dismiss(&c->rec.unlisted);
    c->reasons.why = NULL;
    if (c->found.report.no_turn)
        rv_query_fail(&q, RV_MISUSED, c->found.report.no_turn);
    else if (c->game)
        try_and_undo(&q);
    else
        rv_query_fail(&q, RV_UNREADABLE, "the document could not be read");
    if (why)
        *why = c->reasons.why;
    return q.status;
}

int rv_case_option(const rv_case *c, int i) {
    int option = c->rec.rs ? rv_option_offered(c->rec.rs, i) : -1;
    return option < 0 ? 0 : c->rec.option[option] - c->rec.rs->options[option].least;
}
