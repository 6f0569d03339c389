/* entry.c - what is typed during a game and is no command: entries, answers, tiles that are drawn.
 *
 * entry_enter takes a line: the number of an outcome, a change of an earlier turn or of a key of
 * the document, an answer to what is asked, or else a new entry, of which several parts may be
 * divided by `;`. What is added to the diary is judged (`conclude`, `amend_enter`), and then
 * taken, refused, or undone.
 *
 * What is asked for an entry that is due, and which answers are right, the library says; here they
 * are kept in `questions`, asked again after each (`refresh`), drawn by chance, and put into the
 * note of the record. A tile that is drawn at a table without a bag stands in p->drawn and in that
 * note, behind those that fitted nowhere; the next entry must name it.
 */
#define _GNU_SOURCE /* getrandom */
#include "play/play.h"
#include "report.h"
#include "text/tile_text.h"
#include <limits.h>
#include <stdlib.h>
#include <sys/random.h>

/* ---- answers ------------------------------------------------------------------------------ */

/* Asks again, for the texts live only until the next question to the case. */
static bool refresh(play *p) {
    questions *q = &p->asks;
    return q->due && rv_case_ask(p->r->bench, q->answers, q->n, &q->now);
}

void ask_begin(play *p) {
    p->asks.n = 0;
    p->asks.shown = false;
    p->asks.due = !play_fault(p);
    p->asks.due = refresh(p);
}

const char *ask_key(play *p) {
    const rv_diag *g = play_asked(p);
    return g && g->asks ? out_format(p->r->err, "%.*s", (int)strcspn(g->outcomes->key, ":"),
                                     g->outcomes->key)
           : refresh(p) ? p->asks.now.key
                        : NULL;
}

void ask_say(play *p) {
    if (p->asks.shown || play_optional(p) || !refresh(p) || !p->asks.now.question)
        return;
    out_printf(p->r->out, "%s\n", p->asks.now.question);
    p->asks.shown = true;
}

/* Takes each word of a line as an answer, up to the first wrong one, and says what is wrong with
 * it. Returns the entry, when all is answered, or NULL. */
static const char *ask_hear(play *p, char *line) {
    questions *q = &p->asks;
    const int most = sizeof q->answers / sizeof *q->answers;
    for (char *word = strtok(line, " \t,"); word && q->n < most; word = strtok(NULL, " \t,")) {
        q->answers[q->n++] = out_joined(&p->own, word, NULL);
        q->shown = false;
        if (!refresh(p))
            return NULL;
        if (q->now.refused) {
            out_printf(p->r->out, "%s\n", q->now.refused);
            q->n--;
            return NULL;
        }
        if (!q->now.question)
            break;
    }
    return q->now.entry;
}

/* ---- tiles that are drawn ------------------------------------------------------------------- */

static bool is_left(const play *p, rv_str tile) {
    for (int i = 0; i < p->report->stack; i++) {
        const char *left = rv_case_draw(p->r->bench, (uint64_t)i);
        if (left && rv_str_is(tile, left))
            return true;
    }
    return false;
}

/* "The tile is 17.", and what it looks like: tiles need not bear their numbers. */
static void draw_say(play *p, const char *tile) {
    out *o = p->r->out;
    const rv_ruleset *rs = p->report->ruleset;
    const int index = shown_tile(rs, tile);
    out_printf(o, "The tile is %s.\n", tile);
    if (index < 0)
        return;
    palette style = palette_of(rs, NULL);
    rv_shown_tile shown = rv_ruleset_shown(rs, index, 0);
    shown.id = "";
    tile_put(o, &shown, &style, shown_info(rs, index).look, false);
}

static uint64_t draw_number(void) {
    uint64_t number = 0;
    return getrandom(&number, sizeof number, 0) == sizeof number ? number : 0;
}

void entry_redraw(play *p, const char *drawn) {
    play_set_drawn(p, drawn);
    if (play_save(p)) {
        command_picture(p);
        draw_say(p, play_tile(p));
    }
}

/* Draws the tile of the next entry: one that `undo` has put back, again. A tile that was drawn
 * before must be laid if it fits anywhere; otherwise it is discarded. */
static void draw_next(play *p) {
    enum { TRIES = 1000 };
    const struct undone *u = p->nundone ? &p->undone[p->nundone - 1] : NULL;
    if (!p->drawn && u && !u->text) {
        p->nundone--;
        entry_redraw(p, u->drawn);
        return;
    }
    rv_case *bench = p->r->bench;
    const char *held = rv_case_held(bench), *before = p->drawn ? play_tile(p) : NULL;
    if (before && shown_lies(bench, 0, before, NULL)) {
        out_printf(p->r->out, "%s is drawn and fits; `undo` puts it back.\n", before);
        return;
    }
    if (before)
        out_printf(p->r->out, "%s fits nowhere and is discarded.\n", before);
    int discarded = 0;
    for (rv_str rest = rv_str_of(p->drawn ? p->drawn : ""); rv_str_word(&rest).n;)
        discarded++;
    /* The one that `setup` names; or one that is left, and is none that has just been discarded. */
    const char *tile = held && !before ? held : rv_case_next(bench, discarded);
    const char *all = out_format(p->r->err, " %s ", p->drawn ? p->drawn : "");
    for (int i = 0; !tile && i < TRIES; i++) {
        const char *drawn = rv_case_draw(bench, draw_number());
        if (!drawn)
            break;
        tile = strstr(all, out_format(p->r->err, " %s ", drawn)) ? NULL : drawn;
    }
    if (!tile) {
        out_put(p->r->out, "No tile is left to draw.\n");
        return;
    }
    entry_redraw(p, before ? out_format(p->r->err, "%s %s", p->drawn, tile) : tile);
}

/* Goes on with what an earlier session drew, as its note says. */
static void draw_again(play *p, const char *note) {
    for (rv_str rest = rv_str_of(note), word; (word = rv_str_word(&rest)).n;)
        if (!is_left(p, word))
            return;
    play_set_drawn(p, note);
    if (p->drawn)
        draw_say(p, play_tile(p));
}

/* Whether the words name another tile than the one drawn; says so. */
static bool draw_objects(play *p, const char *words) {
    const char *tile = p->drawn ? play_tile(p) : NULL;
    const rv_str typed = {words, strcspn(words, "/ ")};
    if (!tile || rv_str_is(typed, tile) || !is_left(p, typed))
        return false;
    out_printf(p->r->out, "%s is drawn; `undo` puts it back.\n", tile);
    return true;
}

/* ---- what a line begins with --------------------------------------------------------------- */

/* The key that a line begins with, of an entry or of the document; or the label or the name of a
 * player. */
typedef struct typed_key {
    const char *word;
    size_t n, player;  /* player: so many bytes, with the colon; 0: it begins with none */
    bool found, alone; /* of an entry; alone: it is an entry of its own */
    bool document;
} typed_key;

static typed_key typed_key_of(const play *p, const char *line) {
    typed_key k = {.word = line, .n = strcspn(line, ": "), .player = report_named(p->report, line)};
    const rv_key_info *key = line[k.n] == ':' ? rv_case_keys(p->r->bench) : NULL;
    for (; key && key->key; key++)
        if (rv_str_is((rv_str){line, k.n}, key->key)) {
            k.document |= !*key->in && strcmp(key->key, "moves") != 0;
            k.found |= !strcmp(key->in, "moves");
            k.alone |= key->alone && !strcmp(key->in, "moves");
        }
    return k;
}

/* The next part of what is divided by `;`, without blanks before it; NULL at the end. */
static char *typed_part(char **rest) {
    while (*rest) {
        char *part = *rest + strspn(*rest, " "), *end = strchr(part, ';');
        *rest = end ? end + 1 : NULL;
        if (end)
            *end = '\0';
        if (*part)
            return part;
    }
    return NULL;
}

/* ---- what was entered before is typed again ------------------------------------------------- */

/* The turn with the first complaint; 0 is what stands before the turns, and one more than there are
 * is what stands behind them. What cannot be read is worse than all. */
static int fault_turn(play *p) {
    const rv_diag *f = play_fault(p);
    if (!f)
        return INT_MAX;
    if (p->report->verdict == RV_NOT_READ)
        return -1;
    return f->turn || f->line < diary_line(&p->diary) ? f->turn : p->known + 1;
}

/* "score: {W: 14}" and "result: {W: 86}" are keys of the document; "17 take: {12: 5}" is a key of
 * turn 17, and "27 B: 17/90 e5" takes its place. False: the line is something else. */
static bool amend_enter(play *p, char *line) {
    char *behind;
    long turn = strtol(line, &behind, 10);
    const typed_key key = typed_key_of(p, line);
    const typed_key of = turn > 0 && *behind == ' ' ? typed_key_of(p, behind + 1) : (typed_key){0};
    bool of_turn = of.found || of.player;
    bool of_entry = key.found && (key.alone || p->known || p->refused ||
                                  !strstr(out_text(&p->diary.begun), "\nboard:"));
    bool of_document = key.document && !of_entry && !key.player;
    if (!of_turn && !of_document)
        return false;
    if (of_turn && turn > p->known) {
        out_printf(p->r->out, "There is no turn %ld.\n", turn);
        return true;
    }
    const int fault = fault_turn(p);
    /* steps that were left out are not asked for again, but behind a key of the last turn */
    const char *const passed = p->passed || !of_turn || turn != p->known ? p->passed : "";
    diary_set_note(&p->diary, "");
    if (of_turn) {
        char *rest = behind + 1, *part = typed_part(&rest);
        const typed_key first = part ? typed_key_of(p, part) : (typed_key){0};
        if (part && (!first.found || first.alone)) {
            diary_replace(&p->diary, (int)turn, part);
            part = typed_part(&rest);
        }
        for (; part; part = typed_part(&rest))
            diary_set_key(&p->diary, (int)turn, part);
    } else {
        diary_set_document_key(&p->diary, line);
    }
    play_judge_anew(p, 0);
    /* A change is taken if nothing is wrong after it, or only something behind what was wrong
     * before; what stands behind the turns may need several. */
    int now = fault_turn(p);
    if (now != INT_MAX && (fault == INT_MAX || (now <= fault && fault <= p->known))) {
        say_fault(p);
        out_put(p->r->out, "Not entered.\n");
        play_forget(p);
        play_judge_anew(p, 0);
        p->passed = passed;
        if (play_optional(p))
            ask_outcomes(p);
    } else if (play_accept(p)) {
        p->passed = passed;
        if (!passed)
            say_fault(p);
        (passed ? say_turn : say_told)(p);
        say_how_to_mend(p);
    }
    return true;
}

/* ---- entries -------------------------------------------------------------------------------- */

/* The tile of the entry that was refused, "17/90"; NULL: it has none. */
static const char *refused_tile(play *p) {
    const char *entry = p->refused ? diary_entry(&p->diary, p->known + 1, &p->own) : NULL;
    const char *tile = entry ? strstr(entry, ": ") : NULL;
    return tile ? out_format(&p->own, "%.*s", (int)strcspn(tile + 2, " "), tile + 2) : NULL;
}

/* An entry is for the player to move unless it names one. Its words get the tile that was drawn, or
 * else the one that was tried before, if they begin with a cell, or with a rotation: "e5 knight",
 * "/90 e5". */
static void add_entry(play *p, const char *line, const char *tried) {
    const rv_report *r = p->report;
    out *entry = out_part(p->r->err);
    const bool again = !play_tile(p) && tried && !rv_case_is_cell(p->r->bench, tried);
    const char *tile = again ? tried : play_tile(p);
    const typed_key key = typed_key_of(p, line);
    if (key.alone) {
        diary_add(&p->diary, true, line);
        return;
    }
    out_bytes(entry, line, key.player);
    if (!key.player)
        out_printf(entry, "%s:", r->label[r->to_move < 0 ? 0 : r->to_move]);
    out_put(entry, " ");
    line += key.player + strspn(line + key.player, " ");
    const char *word = out_format(entry, "%.*s", (int)strcspn(line, " "), line);
    if (tile && (*line == '/' || rv_case_is_cell(p->r->bench, word))) {
        out_bytes(entry, tile, strcspn(tile, *line == '/' ? "/" : " "));
        out_put(entry, *line == '/' ? "" : " ");
    }
    out_raw(entry, line);
    diary_add(&p->diary, true, out_text(entry));
}

/* What is possible where the refused entry cannot be read: values of the key on that line, or a
 * turn; NULL: that is not known. */
static const char *possible(play *p, const rv_diag *f) {
    enum { MOST = 8 };
    out *err = p->r->err, *words = out_part(err), *list = out_part(err);
    if (!strcmp(f->code, "bad-turn"))
        return out_format(err, "Type a tile, a cell, and a follower if there is one: %s.",
                          complete_example(p));
    if (strcmp(f->code, "bad-extra") != 0)
        return NULL;
    const char *line = diary_at(&p->diary, f->line);
    const char *before = out_format(err, "%.*s: ", (int)strcspn(line + 2, ":"), line + 2);
    complete_choices(p, before, before + strlen(before), words);
    int n = 0, len;
    for (const char *s = out_text(words); *s; s += len + 1) {
        len = (int)strcspn(s, "\n");
        const char *joint = !n ? "Type " : s[len + 1] ? ", " : " or ";
        if (n++ < MOST)
            out_printf(list, "%s`%s%.*s`", joint, before, len, s);
    }
    return n ? out_joined(list, out_text(list), n > MOST ? " …" : ".", NULL) : NULL;
}

/* Judges what has been added. */
static void conclude(play *p) {
    const char *const passed = p->passed;
    p->passed = passed ? passed : "";
    play_judge(p, &p->diary);
    const rv_diag *f = play_fault(p);
    if (f && f->turn > p->known && p->report->verdict == RV_NOT_READ) {
        p->refused = true;
        p->possible = possible(p, f);
        f = play_fault(p);
    }
    if (!f) {
        if (play_accept(p))
            say_turn(p);
        return;
    }
    if (f->noutcomes && f->turn == p->known && p->kept.begun.n < p->diary.begun.n) {
        p->refused = p->reopened = true; /* a key that was added to the last entry asks for more */
        p->known--;
    }
    const bool before = f->turn <= p->known && p->report->verdict != RV_NOT_READ;
    if (before || !f->asks) /* a question is asked in its own words */
        say_fault(p);
    p->possible = NULL;
    if (before) { /* the file was wrong before, or a key of the last entry is */
        const int answered = p->nanswered;
        play_forget(p);
        if (!play_save(p))
            return;
        out_put(p->r->out, "Not entered.\n");
        p->passed = passed;
        p->nanswered = answered;
        (play_optional(p) ? ask_outcomes : say_how_to_mend)(p);
        return;
    }
    p->refused = true;
    if (!play_save(p))
        return;
    if (f->noutcomes)
        ask_outcomes(p);
    else if (p->report->verdict == RV_NOT_READ)
        out_put(p->r->out, "Not entered. Type it again.\n");
    else
        out_put(p->r->out, p->beside ? "Not entered.\n"
                                     : "Not entered. Type it again, add a key to it, ask `why`, or "
                                       "`keep` it if it was\nplayed all the same.\n");
}

/* The diary and the questions as they are now. */
static struct undone state_of(play *p) {
    out *text = out_part(p->r->err), *kept = out_part(p->r->err);
    diary_put(&p->diary, text);
    diary_put(&p->kept, kept);
    return (struct undone){out_joined(&p->own, out_text(text), NULL),
                           p->drawn,
                           p->passed,
                           out_joined(&p->own, out_text(kept), NULL),
                           p->known,
                           p->refused,
                           p->reopened};
}

/* Before an answer, for `undo`. */
static void note_answer(play *p) {
    p->nundone = 0;
    if (p->nanswered < (int)(sizeof p->answered / sizeof *p->answered))
        p->answered[p->nanswered++] = state_of(p);
}

static void set_state(play *p, const struct undone *u) {
    diary_open(&p->diary, u->text);
    diary_open(&p->kept, u->kept);
    play_set_drawn(p, u->drawn);
    p->passed = u->passed;
    p->known = u->known, p->refused = u->refused, p->reopened = u->reopened;
    play_judge(p, &p->diary);
}

static bool take_outcome(play *p, const rv_diag *f, const rv_outcome *o) {
    const char *word = o->within ? "{" : o->instead;
    note_answer(p);
    if (!word)
        diary_set_key(&p->diary, diary_entries(&p->diary), o->key);
    else if (!diary_replace_word(&p->diary, f->line, f->column, word,
                                 o->within ? out_format(p->r->err, "{%s, ", o->key) : o->value))
        return false;
    conclude(p);
    return true;
}

/* The answers so far are saved with the record. */
static void save_answers(play *p) {
    diary_set_note(&p->diary, out_listed(p->r->err, p->asks.answers, p->asks.n, " "));
    play_save(p);
}

/* Takes a line as an answer to what is asked for an entry that is due; false: nothing is asked. */
static bool answer(play *p, char *line) {
    if (!ask_key(p))
        return false;
    const char *entry = ask_hear(p, line);
    if (!entry) {
        save_answers(p);
        return true;
    }
    diary_add(&p->diary, true, entry);
    diary_set_note(&p->diary, "");
    conclude(p);
    return true;
}

bool entry_undo(play *p) {
    if ((p->refused || play_optional(p)) && p->nanswered) {
        const struct undone after = state_of(p);
        const int n = p->nundone;
        set_state(p, &p->answered[--p->nanswered]);
        conclude(p);
        p->nundone = n; /* an entry that is taken forgets what was undone */
        play_note_undone(p, &after);
        return true;
    }
    if (p->asks.due && p->asks.n) {
        p->asks.n--;
        p->asks.shown = false;
        save_answers(p);
        return true;
    }
    if (p->refused || !p->drawn)
        return false;
    out_printf(p->r->out, "%s goes back.\n", play_tile(p));
    play_note_undone(p, &(struct undone){.drawn = p->drawn});
    play_set_drawn(p, NULL);
    play_save(p);
    command_picture(p);
    return true;
}

void entry_redo(play *p, const struct undone *u) {
    if (play_asked(p))
        note_answer(p);
    set_state(p, u);
    conclude(p);
}

void entry_forget(play *p) {
    const struct undone before = state_of(p);
    play_forget(p);
    play_note_undone(p, &before);
}

void entry_draw(play *p) {
    const questions *q = &p->asks;
    const rv_diag *optional = play_optional(p);
    const rv_diag *f = p->refused ? play_asked(p) : NULL;
    const rv_outcome *o = f ? outcome_chance(f, draw_number()) : NULL;
    if (o) {
        out_printf(p->r->out, "It is %s.\n", o->value);
        if (take_outcome(p, f, o))
            return;
    }
    if (f) {
        out_put(p->r->out, "That is for the players to choose.\n");
        return;
    }
    if (p->refused)
        play_forget(p);
    if (optional)
        say_told(p);
    bool due = refresh(p), draws = due && q->now.draws && q->now.nchoices;
    if (!due) {
        draw_next(p);
    } else if (!draws) {
        out_put(p->r->out, "No tile is drawn now.\n");
    } else { /* the answer in a game that asks which tile is drawn */
        const char *drawn = q->now.choices[draw_number() % (uint64_t)q->now.nchoices];
        char *tile = out_needed(strdup(drawn));
        draw_say(p, tile);
        answer(p, tile);
        free(tile);
    }
}

void entry_resume(play *p, char *note) {
    size_t n = sizeof PLAY_PENDING - 1;
    if (strncmp(note, PLAY_PENDING, n) || !strchr(" ;", note[n])) {
        if (*note && !answer(p, note))
            draw_again(p, note);
        return;
    }
    char *drawn = note + n + strspn(note + n, " "), *rest = strchr(drawn, ';'), *part;
    if (rest)
        *rest++ = '\0';
    bool first = strcmp(drawn, "+") != 0;
    if (first)
        draw_again(p, drawn);
    for (; (part = typed_part(&rest)); first = false)
        diary_add(&p->diary, first, part);
    if (!first)
        conclude(p);
}

/* Whether a key belongs to the entry that was refused. Points mend it only if it has some, or
 * points were wrong or are asked for: typed after a move that is illegal, they are those of the
 * game without it. */
static bool is_of_refused(play *p, const typed_key *key, const rv_diag *f) {
    const char *has = out_format(p->r->err, "\n  %.*s:", (int)key->n, key->word);
    return key->found && !key->alone &&
           (!key->document || f->noutcomes || p->report->verdict == RV_WRONG ||
            strstr(out_text(&p->diary.begun) + p->kept.begun.n, has));
}

/* Whether a line is one more entry, and not that of this tile typed again, which may begin with its
 * rotation or its cell. */
static bool is_next(play *p, const char *line, const typed_key *key, const char *tile) {
    const char *turn = line + key->player + strspn(line + key->player, " ");
    const char *word = out_format(p->r->err, "%.*s", (int)strcspn(turn, " /;"), turn);
    return *word && (!key->found || key->alone) && !rv_case_is_cell(p->r->bench, word) &&
           (strncmp(tile, word, strlen(word)) || !strchr("/", tile[strlen(word)]));
}

/* The tiles that were drawn before the one that is laid, and fitted nowhere. */
static void add_discards(play *p) {
    out *aside = out_part(p->r->err);
    const char *tile = play_tile(p);
    for (const char *word = p->drawn; word != tile; word += strcspn(word, " ") + 1)
        out_printf(aside, "%s%.*s", word == p->drawn ? "discard: [" : ", ", (int)strcspn(word, " "),
                   word);
    if (aside->n)
        diary_add(&p->diary, false, out_joined(aside, out_text(aside), "]", NULL));
}

/* The nearest key is proposed, if one is near. */
static void say_unknown_key(play *p, const char *typed) {
    out *names = out_part(p->r->err);
    for (const rv_key_info *k = rv_case_keys(p->r->bench); k && k->key; k++)
        if (!*k->in || !strcmp(k->in, "moves"))
            out_printf(names, "%s ", k->key);
    const char *near = nearest_word(typed, names);
    out_printf(p->r->out, "There is no player and no key `%s`; %s%s%s\n", typed,
               near ? "did you mean `" : "see `help`.", near ? near : "", near ? "`?" : "");
}

/* Adds the parts of a line, an entry or keys of one, and judges them. */
static void enter_parts(play *p, char *line, const char *tried) {
    const bool keyed = typed_key_of(p, line).found, discarded = strstr(line, "discard:");
    diary_set_note(&p->diary, p->drawn ? p->drawn : "");
    bool later = false; /* then a word with a colon is a key, and if there is none, that is said */
    for (char *part; (part = typed_part(&line)); later = true) {
        const typed_key s = typed_key_of(p, part);
        if (s.alone || (!s.found && (!later || s.player || part[s.n] != ':')))
            add_entry(p, part, tried);
        else if (p->refused)
            diary_set_key(&p->diary, diary_entries(&p->diary), part);
        else
            diary_add(&p->diary, false, part);
    }
    if (!keyed && !discarded && p->drawn)
        add_discards(p);
    conclude(p);
}

/* Takes a line that is none of the answers that are listed. A key on its own belongs to the entry
 * that was refused, or to the last one. False: it cannot be read. */
static bool enter_words(play *p, char *line, const rv_diag *f, const char *tried) {
    typed_key key = typed_key_of(p, line);
    const bool other = f && !is_of_refused(p, &key, f), left_out = other && p->refused;
    if (left_out) {
        play_forget(p);
        out_put(p->r->out, key.found && !key.alone ? "The refused move is left out.\n" : "");
        key = typed_key_of(p, line); /* players are known again */
    }
    if (amend_enter(p, line))
        return true;
    p->left = !f ? NULL : other && !left_out ? p->passed : p->left;
    if (other && !left_out)
        say_told(p);
    if (!key.found && !key.player && !strncmp(line + key.n, ": ", 2)) {
        say_unknown_key(p, out_format(p->r->err, "%.*s", (int)key.n, line));
        return false;
    }
    if (key.found && !key.alone && !p->known && !p->refused) {
        out_printf(p->r->out, "There is no turn yet. Type a key with its turn: `%s; %s`.\n",
                   complete_example(p), line);
        return true;
    }
    if (!key.found && !key.player && answer(p, line))
        return true;
    const char *turn = line + key.player;
    if (!key.found && draw_objects(p, turn + strspn(turn, " ")))
        return false;
    enter_parts(p, line, tried);
    return p->report->verdict != RV_NOT_READ;
}

/* A key that is typed as answers are listed, with its colon: "fairy 0,0", which need not be the one
 * that is asked for; or all of what is asked for, "{W: a, B: b}", with its key. NULL: neither. */
static const char *with_key(play *p, const char *line, const typed_key *key) {
    const char *asks = *line && strchr("{[", *line) ? ask_key(p) : NULL;
    if (asks)
        return out_joined(p->r->err, asks, ": ", line, NULL);
    const char *keyed = out_format(p->r->err, "%.*s:%s", (int)key->n, line, line + key->n);
    return line[key->n] == ' ' && typed_key_of(p, keyed).found ? keyed : NULL;
}

/* Several answers to what is asked of a refused entry may stand on a line: "1,0; 0,0". */
void entry_enter(play *p, char *line) {
    const typed_key key = typed_key_of(p, line);
    const rv_diag *asked = play_asked(p), *f = asked ? asked : p->refused ? play_fault(p) : NULL;
    if (play_optional(p) && (!*line || !strcmp(line, "none"))) {
        note_answer(p);
        p->passed = out_joined(&p->own, p->passed, play_question(p, f), NULL);
        say_turn(p);
        return;
    }
    const size_t n = strcspn(line, ";");
    const char *first = out_format(p->r->err, "%.*s", (int)n, line);
    const rv_outcome *o = f ? outcome_meant(f, first) : NULL;
    const char *tried = refused_tile(p);
    const char *keyed = f && !o && !key.player ? with_key(p, line, &key) : NULL;
    if (keyed) {
        entry_enter(p, (char *)keyed);
        return;
    }
    const char *behind = first + key.player + strspn(first + key.player, " ");
    const bool turns = strchr(behind, ' ') || !strcmp(behind, "none"); /* not "B:knight@0,1" */
    if (asked && !o && !key.found && (!turns || (tried && is_next(p, line, &key, tried)))) {
        out_printf(p->r->out, "No %s is listed.\n", first);
        ask_outcomes(p);
        return;
    }
    if (o && take_outcome(p, f, o)) {
        if (line[n])
            entry_enter(p, line + n + 1 + strspn(line + n + 1, " "));
        return;
    }
    /* What cannot be read, and a key that is illegal, costs only itself: what was asked, or was
     * refused, is there again. */
    const bool open = f && p->report->verdict != RV_NOT_READ;
    const struct undone before = open ? state_of(p) : (struct undone){0};
    const int answered = p->nanswered;
    p->beside = asked && key.found && !key.alone;
    const bool read = enter_words(p, line, f, tried),
               fails = p->beside && p->refused && !play_asked(p);
    p->beside = false;
    if (!open || (read && !fails))
        return;
    set_state(p, &before);
    if (asked)
        conclude(p);
    else
        play_save(p);
    p->nanswered = answered;
}
