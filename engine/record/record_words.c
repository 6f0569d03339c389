/* record_words.c - the words of the notation: tiles, cells, pieces, features, players.
 *
 * Each is read by one function, from a text and its place in the file, for entries, positions and
 * the parts of forms alike. What is no such word is complained of here, with the word that was
 * probably meant.
 */
#include "record/form.h"

bool rv_bad_word(rv_reader *r, rv_str text, rv_loc loc, const char *what, const char *help) {
    rv_diag *g = rv_complain(r->d, RV_D_BAD_EXTRA, loc, rv_dup(r->a, text), what);
    g->help = help ? help : g->help;
    return false;
}

/* ---- tiles --------------------------------------------------------------------------------- */

static bool read_rotation(rv_diags *d, rv_str text, rv_loc loc, int *quarters) {
    static const char *const names[] = {"0", "90", "180", "270", NULL};
    const int q = rv_name_find(names, text);
    if (q < 0)
        rv_complain(d, RV_D_BAD_ROTATION, loc, text.n ? rv_dup(d->arena, text) : "/")->help =
            "Type 0, 90, 180 or 270 after the slash: degrees clockwise.";
    *quarters = q < 0 ? 0 : q;
    return q >= 0;
}

/* A tile beyond the number of unlisted tiles of the game. */
static void complain_unlisted(rv_diags *d, const rv_ruleset *rs, const rv_unlisted *u,
                              const rv_tile_ref *ref) {
    rv_complain(d, RV_D_UNLISTED_MANY, ref->loc, ref->text, rs->title,
                rv_printf(d->arena, "%d", u->all));
}

static int count_copies(const void *game, int tile) {
    return rv_copies(game, tile);
}

/* The help for a look that no tile has: the nearest looks, or else how looks are typed. */
static const char *near_look(const rv_game *g, const rv_sought *sought, rv_diags *d,
                             const char *otherwise) {
    const rv_copies_of in = {count_copies, NULL, g};
    bool kept = d->n < RV_LIMIT_DIAGNOSTICS; /* else nothing of it is */
    const char *near = kept ? rv_sought_near(d->arena, g->rs, sought, in, INT_MAX) : NULL;
    return near ? near : rv_say(d->arena, g->rs, otherwise);
}

/* No listed tile has this look: it is one of the unlisted tiles, if the game has some. */
static bool add_look(const rv_game *g, rv_unlisted *u, const rv_sought *sought, rv_tile_ref *out,
                     rv_diags *d) {
    const rv_ruleset *rs = g->rs;
    const char *doubt = NULL;
    out->tile = sought->open ? -1 : rv_unlisted_add(u, &sought->look, &doubt);
    if (doubt)
        rv_complain(d, RV_D_BAD_LOOK, out->loc, out->text, doubt);
    else if (out->tile < 0 && u->rs && !rs->nunlisted)
        complain_unlisted(d, rs, u, out);
    else if (out->tile < 0 && u->rs && sought->open)
        rv_complain(d, RV_D_LOOK_NONE, out->loc, out->text)->help =
            "Type the whole look, without ?, if it is a tile that the set does not list.";
    else if (out->tile < 0)
        rv_complain(d, RV_D_LOOK_NONE, out->loc, out->text)->help = near_look(
            g, sought, d, "Type the look of the tile as it lies; see: reeve tiles {ruleset}");
    return out->tile >= 0;
}

/* A look stands for one kind of tile; its copies look the same and are interchangeable. Of several
 * it is the one on which no more is than the look says. */
static bool find_look(const rv_game *g, rv_unlisted *u, const rv_sought *sought, rv_tile_ref *out,
                      rv_diags *d) {
    enum { MOST_NAMED = 8 };
    const rv_ruleset *rs = g->rs;
    rv_buf several = {.arena = d->arena};
    const char *named[MOST_NAMED];
    rv_look *look = RV_COPY(d->arena, sought->look);
    int n = 0;
    out->look = look;
    for (rv_found at = {.tile = -1}; rv_sought_next(d->arena, rs, sought, &at);)
        if (rs->tiles[at.tile].same == at.tile) {
            /* "28", or where it is open how it lies "28/90"; not all of very many */
            if (n < MOST_NAMED)
                rv_putf(&several, "%s%s", n ? ", " : "",
                        named[n] =
                            rv_tile_word(d->arena, rs, at.tile, sought->open ? at.quarters : 0));
            else if (n == MOST_NAMED)
                rv_put(&several, " and others");
            n++;
            out->tile = at.tile;
            *look = at.look;
        }
    if (n == 0)
        return add_look(g, u, sought, out, d);
    int plain = n > 1 ? rv_sought_plain(d->arena, rs, sought) : -1;
    out->tile = plain >= 0 ? plain : out->tile;
    if (n == 1 || plain >= 0)
        return true;
    rv_diag *wrong = rv_complain(d, RV_D_LOOK_SEVERAL, out->loc, out->text, rv_buf_text(&several));
    wrong->look = out->text;
    for (int i = 0; i < n && n <= MOST_NAMED; i++)
        rv_diag_outcome(d->arena, wrong,
                        (rv_outcome){named[i], named[i], .value = named[i], .instead = out->text});
    wrong->help = rv_printf(d->arena,
                            "Type one of them, or more of the look; their pictures: reeve tiles %s "
                            "--look '%s'",
                            rs->name, out->text);
    return false;
}

/* A mark of another expansion in a look, crfr+cathedral, is refused; else *near is the look with
 * the mark that was probably meant in the place of one that is none, or NULL: the only one that
 * begins so, or the one that is typed almost so. */
static bool refuse_mark(rv_diags *d, const rv_ruleset *rs, rv_str look, rv_loc loc,
                        const char **near) {
    rv_look_mark meant[2];
    rv_str rest = look;
    *near = NULL;
    for (rv_str_cut(&rest, "+"); rest.s && !*near;) {
        rv_str place = rv_str_cut(&rest, "+"), name = rv_str_cut(&place, ".");
        const int at = (int)(name.s - look.s), end = at + (int)name.n;
        if (rv_refuse(d, rs, name, rv_loc_in(loc, look, name), RV_USE_ANY))
            return true;
        if (rv_look_marks_meant(rs, name, meant))
            continue;
        for (int i = 0, n = 0; i < rs->nsymbols; i++)
            if (strncmp(rs->symbols[i].key, name.s, name.n) == 0)
                *near = n++ ? NULL : rs->symbols[i].key;
        *near = *near ? *near : rv_nearest(name, rv_symbol_name, rs);
        if (*near)
            *near = rv_printf(d->arena, "did you mean %.*s%s%.*s?", at, look.s, *near,
                              (int)look.n - end, look.s + end);
    }
    return false;
}

rv_str rv_tile_part(rv_reader *r, rv_str *rest) {
    enum { FEW = 8 }; /* words of a look */
    const rv_ruleset *rs = r->rec->rs;
    rv_str word = rv_str_word(rest), more = *rest, after = more, part = word, id = word;
    rv_str next = rv_str_word(&after);
    bool letters = word.n == 1;
    rv_sought s;
    if (!next.n || memchr(next.s, ',', next.n)) /* as in a cell, and in no look */
        return word;
    if (rv_tile_find(rs, rv_str_cut(&id, "/")) >= 0 || !rv_sought_parse(r->a, rs, word, &s))
        return word; /* it is a tile by itself */
    for (int i = 1; i < FEW && (next = rv_str_word(&more)).n; i++) {
        const rv_str both = {word.s, (size_t)(next.s + next.n - word.s)};
        letters &= next.n == 1; /* no follower or cell is one letter */
        if (letters || !rv_sought_parse(r->a, rs, both, &s)) {
            part = both;
            *rest = more;
        }
    }
    return part;
}

/* A text without the blanks in it, or (`commas`) those behind its commas: "1, 0". */
static rv_str closed_up(rv_arena *a, rv_str text, bool commas) {
    char *p = rv_alloc(a, text.n + 1);
    size_t n = 0;
    for (size_t i = 0; i < text.n; i++) {
        bool blank = text.s[i] == ' ' || (text.s[i] == '\t' && !commas);
        if (!blank || (commas && (!n || p[n - 1] != ',')))
            p[n++] = text.s[i];
    }
    return (rv_str){p, n};
}

bool rv_read_tile(const rv_game *g, rv_unlisted *u, rv_str text, rv_loc loc, rv_tile_ref *out,
                  rv_diags *d) {
    const rv_ruleset *rs = g->rs;
    if (text.n && (memchr(text.s, ' ', text.n) || memchr(text.s, '\t', text.n)))
        text = closed_up(d->arena, text, false);
    rv_str turn = text, id = rv_str_cut(&turn, "/");
    *out = (rv_tile_ref){.loc = loc, .text = rv_dup(d->arena, text)};
    out->tile = rv_tile_find(rs, id);
    rv_sought sought;
    const char *wrong = out->tile < 0 ? rv_sought_parse(d->arena, rs, text, &sought) : NULL;
    for (int i = 0, n = 0; wrong && i < rs->ntiles; i++) /* the only one, but for capitals */
        if (rv_str_means(id, rs->tiles[i].id))
            out->tile = n++ ? -1 : i;
    if (out->tile >= 0)
        return !turn.s || read_rotation(d, turn, rv_loc_in(loc, text, turn), &out->quarters);
    if (!wrong)
        return find_look(g, u, &sought, out, d);
    const bool digits = rv_str_whole(id) && *id.s != '-';
    bool capitals = false; /* looks have small letters; names are numbers or have capitals */
    for (size_t i = 0; i < id.n; i++)
        capitals |= id.s[i] >= 'A' && id.s[i] <= 'Z';
    if (capitals || digits || !text.n) {
        rv_diag *wanted = rv_complain(d, RV_D_UNKNOWN_TILE, loc, rv_dup(d->arena, id), rs->title);
        const char *near = NULL;
        for (int i = 0; i < rs->ntiles && !near && !digits; i++) {
            rv_str own = rv_str_of(rs->tiles[i].id); /* `BA.L` for `L` */
            rv_str_cut(&own, ".");
            near = own.n && rv_str_eq(own, id) ? rs->tiles[i].id : NULL;
        }
        if (!near && !digits)
            near = rv_nearest(id, rv_tile_choice, &(rv_record){.rs = rs});
        const char *other = rv_belongs_to(d->arena, rs, id);
        wanted->help =
            other ? other
            : near
                ? rv_printf(d->arena, "did you mean %s? see: reeve tiles %s", near, rs->name)
                : rv_printf(d->arena, "Type a tile from %s to %s; see: reeve tiles %s",
                            rs->tiles[0].id,
                            rs->tiles[(rs->nlisted ? rs->nlisted : rs->ntiles) - 1].id, rs->name);
        return false;
    }
    const char *meant;
    if (!rv_refuse(d, rs, id, loc, RV_USE_ANY) && !refuse_mark(d, rs, text, loc, &meant))
        rv_complain(d, RV_D_BAD_LOOK, loc, out->text, wrong)->help =
            meant ? meant
                  : near_look(g, &sought, d,
                              "Type the {tile_name} of the tile, or its look: {look_parts}, as "
                              "{look} or {area_look}.");
    return false;
}

bool rv_read_listed(rv_reader *r, rv_str text, rv_loc loc, rv_tile_ref *out) {
    rv_unlisted *u = &r->rec->unlisted;
    if (!rv_read_tile(r->empty, u, text, loc, out, r->d)) {
        out->tile = RV_NONE;
        const int player = rv_player_find(r->rec, text);
        if (player >= 0) /* as people write a follower */
            r->d->list[r->d->n - 1].help = rv_say(
                r->a, r->rec->rs,
                rv_printf(r->a, "Type a follower as `%s:ROLE`, behind its tile; ROLE: {roles}.",
                          r->rec->label[player]));
        return false;
    }
    bool there = rv_unlisted_mention(u, out->tile);
    if (!there)
        complain_unlisted(r->d, r->rec->rs, u, out);
    return there;
}

/* ---- cells and pieces ---------------------------------------------------------------------- */

/* "c1, e5, h12": the first cell within the wall, one in its middle and the last. */
static const char *cell_examples(rv_arena *a, const rv_ruleset *rs) {
    int middle = rs->ranks / 2;
    uint64_t low = rs->inside[0], mid = rs->inside[middle], high = rs->inside[rs->ranks - 1];
    if (!low || !mid || !high)
        return "a letter and a number";
    return rv_printf(a, "%c1, %c%d, %c%d", 'a' + __builtin_ctzll(low), 'a' + __builtin_ctzll(mid),
                     middle + 1, 'a' + 63 - __builtin_clzll(high), rs->ranks);
}

/* The next whole number in a text, which is cut off behind it. */
static bool next_number(rv_str *text, int *out) {
    static const char digits[] = "0123456789";
    size_t i = 0, n = 0;
    while (i < text->n && !strchr(digits, text->s[i]))
        i++;
    for (n = i; n < text->n && strchr(digits, text->s[n]);)
        n++;
    i -= i > 0 && text->s[i - 1] == '-';
    bool found = rv_str_int((rv_str){text->s + i, n - i}, out);
    *text = (rv_str){text->s + n, text->n - n};
    return found;
}

/* "1,0" where somebody typed 1;0, (1,0), 1.0 or 1, 0; "b3" where he typed 3b; NULL: unclear. */
static const char *cell_meant(rv_reader *r, rv_str text) {
    int x, y, at_x, at_y;
    const char *meant = NULL;
    rv_str rest = text;
    if (!r->rec->rs->bounded)
        meant = next_number(&rest, &x) && next_number(&rest, &y) ? rv_printf(r->a, "%d,%d", x, y)
                                                                 : NULL;
    else if (next_number(&rest, &y))
        for (size_t i = 0; i < text.n && !meant; i++)
            if ((text.s[i] | 0x20) >= 'a' && (text.s[i] | 0x20) <= 'z')
                meant = rv_printf(r->a, "%c%d", text.s[i] | 0x20, y < 0 ? -y : y);
    return meant && rv_cell_of(r->empty, rv_str_of(meant), &at_x, &at_y) == RV_NONE ? meant : NULL;
}

bool rv_read_cell(rv_reader *r, rv_str text, rv_loc loc, int *x, int *y) {
    int wrong = rv_cell_of(r->empty, closed_up(r->a, text, true), x, y);
    if (wrong == RV_NONE)
        return true;
    const bool bounded = r->rec->rs->bounded;
    rv_diag *g = rv_complain(r->d, (rv_code_id)wrong, loc, rv_dup(r->a, text));
    if (wrong == RV_D_BAD_CELL) {
        const char *meant = cell_meant(r, text);
        g->help = meant     ? rv_printf(r->a, "Type %s.", meant)
                  : bounded ? rv_printf(r->a, "Type a file and a rank: %s.",
                                        cell_examples(r->a, r->rec->rs))
                  : rv_str_int(text, x)
                      ? "Type x and y: 0,0 or -1,2; in a list in quotation marks: ['0,0', '-1,2']."
                      : "Type x and y: 0,0 or -1,2.";
        *x = *y = INT_MIN / 2; /* far off, and so are the cells beside it */
    } else {
        g->at = (rv_at_cell){.there = true, .x = *x, .y = *y};
        g->help = bounded ? "Type a cell inside the wall; `reeve show` draws them."
                          : "Type a cell near the other tiles, counted from 0,0.";
    }
    return false;
}

const char *rv_belongs_to(rv_arena *a, const rv_ruleset *rs, rv_str word) {
    for (const rv_builtin *b = rv_builtins; word.n && b->name && !rv_declares(rs, word); b++) {
        bool found = strcmp(b->on, rs->game) == 0 && rv_str_lists(rv_str_of(b->words), " ", word);
        for (const rv_ruleset *r = rs; r && found; r = r->base)
            found = !rv_str_lists(rv_str_of(r->name), "+", rv_str_of(b->name));
        if (found)
            return rv_printf(a, "It belongs to %s: add `%s` to `rules`.", b->title, b->name);
    }
    return NULL;
}

bool rv_refuse(rv_diags *d, const rv_ruleset *rs, rv_str word, rv_loc loc, rv_use use) {
    const char *id = rv_refused_rule(rs, word, use);
    const rv_rule *rule = id ? rv_ruleset_find_rule(rs, id) : NULL;
    const char *other = rv_belongs_to(d->arena, rs, word);
    if (!id && !other)
        return false;
    rv_diag *g = rv_complain(d, RV_D_NOT_MODELLED, loc, rv_dup(d->arena, word));
    g->rule = id ? id : g->rule;
    if (other)
        g->help =
            *g->rule ? rv_printf(d->arena, "%s See: reeve explain %s", other, g->rule) : other;
    else if (rule)
        g->help =
            rv_printf(d->arena, "Leave it out. %s: %s See: reeve explain %s", id, rule->text, id);
    return true;
}

bool rv_read_place(rv_reader *r, rv_str text, rv_loc loc, int *place) {
    static const char *const spelled_out[][2] = {{"north", "n"},  {"south", "s"},  {"east", "e"},
                                                 {"west", "w"},   {"centre", "c"}, {"center", "c"},
                                                 {"middle", "c"}, {"top", "n"},    {"bottom", "s"},
                                                 {"right", "e"},  {"left", "w"}};
    *place = rv_place_of(text);
    if (*place >= 0)
        return true;
    rv_diag *g = rv_complain(r->d, RV_D_BAD_WHERE, loc, text.n ? rv_dup(r->a, text) : "@");
    static const char points[] = "n e s w c ne se sw nw nne ene ese sse ssw wsw wnw nnw";
    g->help = rv_printf(r->a, "Type a compass point: %s.", points);
    RV_EACH_AT(r->rec->rs->kinds, r->rec->rs->nkinds, k) {
        if (text.n && (rv_str_means(text, k->name) || rv_str_means(text, k->role)))
            g->help = rv_printf(r->a, "Type where on the tile the %s is: %s.", k->name, points);
    }
    for (size_t i = 0; i < sizeof spelled_out / sizeof *spelled_out; i++)
        if (rv_str_means(text, spelled_out[i][0]))
            g->help = rv_printf(r->a, "Type %s.", spelled_out[i][1]);
    return false;
}

static void no_role(rv_reader *r, rv_str word, rv_loc loc) {
    const rv_ruleset *rs = r->rec->rs;
    rv_diag *g = rv_complain(r->d, RV_D_UNKNOWN_ROLE, loc, rv_dup(r->a, word));
    rv_str role = word;
    const int figure = rv_figure_find(rs, rv_str_cut(&role, ":"));
    rv_buf roles = {.arena = r->a};
    for (int k = 0; k < rs->nkinds; k++)
        if (*rs->kinds[k].role)
            rv_putf(&roles, "%s%.*s:%s (%s)", roles.n ? ", " : "", RV_CHARS(word),
                    rs->kinds[k].role, rs->kinds[k].name);
    if (figure > RV_F_SMALL && rv_figure_alone(&rs->figures[figure]))
        g->help = rv_printf(r->a, "Delete `:%.*s`: `%s` is typed without a role.", RV_CHARS(role),
                            rs->figures[figure].key);
    else if (figure > RV_F_SMALL && !role.s)
        g->help = rv_printf(r->a, "Type one of these: %s.", rv_buf_text(&roles));
    else if (rv_str_means(word, "none"))
        g->help = "Delete it: without a follower nothing comes after the cell.";
    else if (rv_nearest(word, rv_role_choice, r->rec))
        rv_suggest(r->d, g, word, rv_role_choice, r->rec);
    else
        g->help = rv_say(r->a, rs, "Type one of these: {roles}.");
}

bool rv_read_follower(rv_reader *r, rv_str text, rv_loc loc, rv_follower_ref *out) {
    const rv_ruleset *rs = r->rec->rs;
    rv_str where = text, role = rv_str_cut(&where, "@"), rest = role;
    rv_str name = rv_str_cut(&rest, ":");
    int figure = rest.s ? rv_figure_find(rs, name) : RV_F_SMALL;
    if (figure > RV_F_SMALL && !rv_figure_alone(&rs->figures[figure]))
        role = rest; /* "big:" stands before it */
    bool bare = role.s == text.s;
    int alone = role.n && bare ? rv_figure_find(rs, role) : -1;
    *out = (rv_follower_ref){.loc = loc,
                             .player = RV_NONE,
                             .place = RV_NONE,
                             .figure = bare ? RV_F_SMALL : figure,
                             .text = rv_dup(r->a, text)};
    out->kind = rv_role_find(rs, role);
    unsigned kinds = alone > RV_F_SMALL ? rv_figure_alone(&rs->figures[alone]) : 0;
    if (kinds) {
        out->figure = alone;
        out->kind = __builtin_ctz(kinds);
    } else if (out->kind < 0) {
        /* A figure that no role names is known, but not behind another. */
        const rv_str unknown = !bare && rv_figure_find(rs, role) > RV_F_SMALL
                                   ? (rv_str){text.s, (size_t)(role.s + role.n - text.s)}
                                   : role;
        if (r->d->n <= RV_LIMIT_DIAGNOSTICS && /* or nobody will read what is looked up */
            !rv_refuse(r->d, rs, unknown, loc, r->use))
            no_role(r, unknown, loc);
        return false;
    }
    return !where.s || rv_read_place(r, where, rv_loc_in(loc, text, where), &out->place);
}

/* The kind of features that are nowhere but on the start tile, so that they need no cell: by its
 * name or by who stands on it, as "blacksmith" (CO-45); -1. */
static int kind_at_start(const rv_ruleset *rs, rv_str word) {
    const int named = rv_kind_find(rs, word), kind = named < 0 ? rv_role_find(rs, word) : named;
    bool there = false, elsewhere = false;
    for (int i = 0; kind >= 0 && i < rs->ntiles; i++)
        for (int k = 0; k < rs->tiles[i].nregions; k++)
            if (rs->tiles[i].regions[k].kind == kind)
                *(i == rs->start_tile ? &there : &elsewhere) = true;
    return there && !elsewhere ? kind : -1;
}

bool rv_read_feature(rv_reader *r, rv_str text, rv_loc loc, rv_feature_ref *out) {
    *out = (rv_feature_ref){.loc = loc, .text = rv_dup(r->a, text), .place = RV_NONE};
    rv_str rest = text, kind = rv_str_cut(&rest, "@"), cell = rv_str_cut(&rest, ".");
    const rv_ruleset *rs = r->rec->rs;
    if (!cell.s && (out->kind = kind_at_start(rs, kind)) >= 0)
        return true; /* at 0,0 */
    out->kind = rv_kind_find(rs, kind);
    if (out->kind < 0 && r->d->n > RV_LIMIT_DIAGNOSTICS)
        return false; /* nobody reads why */
    if (out->kind < 0) {
        const int role = rv_role_find(rs, kind);
        const char *near = role < 0 ? rv_nearest(kind, rv_kind_name, rs) : rs->kinds[role].name;
        rv_buf known = {.arena = r->a};
        for (int i = 0; rv_kind_name(rs, i); i++)
            rv_putf(&known, "%s%s@CELL", i ? ", " : "Type one of these: ", rv_kind_name(rs, i));
        rv_complain(r->d, RV_D_BAD_FEATURE, loc, out->text, "its kind is unknown")->help =
            rv_player_find(r->rec, text) != RV_NONE
                ? "Type the feature here, and the player on the other side of the colon."
            : near ? rv_printf(r->a, "did you mean `%s`?", near)
                   : rv_buf_text(&known);
        return false;
    }
    if (!cell.s) {
        rv_complain(r->d, RV_D_BAD_FEATURE, loc, out->text, "its cell is missing")->help =
            rv_say(r->a, r->rec->rs, "Type the kind, a cell and a place: {kind}@{cell}.ne.");
        return false;
    }
    return rv_read_cell(r, cell, rv_loc_in(loc, text, cell), &out->x, &out->y) &&
           (!rest.s || rv_read_place(r, rest, rv_loc_in(loc, text, rest), &out->place));
}

/* ---- players ------------------------------------------------------------------------------- */

/* The only player whose name this is, or (`loose`) whose label or name it is but for capitals, if
 * it is no other word of the notation. */
static int player_meant(const rv_record *rec, rv_str typed, bool loose) {
    int found = RV_NONE;
    for (int p = 0; p < rec->nplayers; p++)
        if (loose ? rv_str_means(typed, rec->label[p]) || rv_str_means(typed, rec->name[p])
                  : rv_str_is(typed, rec->name[p]))
            found = found == RV_NONE ? p : RV_MAX_PLAYERS;
    bool none = loose ? rv_str_means(typed, "none") : rv_str_is(typed, "none");
    bool word = found != RV_NONE &&
                (!typed.n || none || rv_key_find(rec->links, NULL, &rv_map_entry, typed, NULL));
    return found == RV_MAX_PLAYERS || word ? RV_NONE : found;
}

int rv_player_find(const rv_record *rec, rv_str label) {
    for (int p = 0; p < rec->nplayers; p++)
        if (rv_str_is(label, rec->label[p]))
            return p;
    int named = player_meant(rec, label, false);
    return named == RV_NONE ? player_meant(rec, label, true) : named;
}

RV_LISTS_HERE(label_of, rv_record, of->nplayers, of->label[i])

int rv_read_player_key(rv_reader *r, const rv_yaml *map, const rv_yaml *key) {
    int p = rv_player_find(r->rec, key->text);
    if (p < 0)
        rv_unknown(r->d, RV_D_UNKNOWN_PLAYER, key, "", label_of, r->rec);
    for (const rv_yaml *k = map->first; p >= 0 && k != key; k = k->next->next)
        if (rv_player_find(r->rec, k->text) == p) {
            rv_complain(r->d, RV_D_DUPLICATE_KEY, key->loc, key->text.s,
                        rv_printf(r->a, "%d", k->loc.line));
            return RV_NONE;
        }
    return p;
}

int rv_read_player(rv_reader *r, rv_str text, rv_loc loc) {
    int p = rv_player_find(r->rec, text);
    if (p < 0)
        rv_unknown(r->d, RV_D_UNKNOWN_PLAYER,
                   &(rv_yaml){.loc = loc, .text = {rv_dup(r->a, text), text.n}}, "", label_of,
                   r->rec);
    return p;
}
