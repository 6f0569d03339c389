/* import.c - saved games of JCloisterZone in which numbers and names are changed, by field: the
 * first byte chooses a game of fixtures/jcz, and each five that follow a field, one of its values,
 * and what it becomes. A record is printed that can be read, or nothing besides messages. */
#include "../../cli/run.h"
#include "base/arena.h"
#include "fuzz.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 1 << 16, VALUES = 1 << 12, CHANGES = 16 };

static const char *const games[] = {"harvest",    "headwater", "lookout",
                                    "market-day", "priory",    "terrace"};
static const char *const odd[] = {"-1",
                                  "0",
                                  "1",
                                  "2",
                                  "3",
                                  "6",
                                  "7",
                                  "8",
                                  "9",
                                  "90",
                                  "99",
                                  "-500",
                                  "500",
                                  "501",
                                  "999999999",
                                  "1000000000",
                                  "2147483648",
                                  "-2147483648",
                                  "4294967296",
                                  "1e9",
                                  "0.5",
                                  "-0",
                                  "null",
                                  "true",
                                  "[]",
                                  "{}",
                                  "[0,0]",
                                  "[1,-1]",
                                  "\"\"",
                                  "\"-1.small.1\"",
                                  "\"0.small.0\"",
                                  "\"0.small.8\"",
                                  "\"1.small.1\"",
                                  "\"2.big.1\"",
                                  "\"1.abbot.1\"",
                                  "\"0.builder.1\"",
                                  "\"00.small.1\"",
                                  "\"0.small.1.1\"",
                                  "\"R0\"",
                                  "\"R90\"",
                                  "\"R0x\"",
                                  "\"R360\"",
                                  "\"R-90\"",
                                  "\"0x\"",
                                  "\"I\"",
                                  "\"NS\"",
                                  "\"TOWER\"",
                                  "\"N.N\"",
                                  "\"NL.NR\"",
                                  "\"City\"",
                                  "\"Garden\"",
                                  "\"Tower\"",
                                  "\"BA/C\"",
                                  "\"BA/RCr\"",
                                  "\"RI/s\"",
                                  "\"UNDO\"",
                                  "\"PASS\"",
                                  "\"COMMIT\"",
                                  "\"PLACE_TILE\"",
                                  "\"DEPLOY_MEEPLE\"",
                                  "\"RETURN_MEEPLE\"",
                                  "\"ABBOT_RETURN\"",
                                  "\"CAPTURE_FOLLOWER\"",
                                  "\"EXCHANGE_FOLLOWER\"",
                                  "\"PAY_RANSOM\"",
                                  "\"BAZAAR_BID\"",
                                  "\"BAZAAR_BUY_OR_SELL\"",
                                  "\"TOWER_PIECE\"",
                                  "\"BRIDGE\"",
                                  "\"CASTLE\"",
                                  "\"#END\"",
                                  "\"a\\u009bb\\ufeffc\\ud83d\\ude00\"",
                                  "\"a\xc2\x9b\xef\xbb\xbf\"",
                                  "\"\\u00e9\\u00e9\\u00e9\\u00e9a\\u00e9\\u00e9\""};

/* A number or text of a game, and the key before it; keys are values, too. */
typedef struct value {
    rv_str key, text;
} value;

static const char *game_text(int i) {
    static char *texts[sizeof games / sizeof *games];
    if (texts[i])
        return texts[i];
    char name[64];
    snprintf(name, sizeof name, "fixtures/jcz/%s.jcz", games[i]);
    FILE *file = fopen(name, "rb");
    MUST(file, "%s is not there: run this in the top directory", name);
    texts[i] = calloc(1, MOST);
    MUST(texts[i] && fread(texts[i], 1, MOST - 1, file), "%s cannot be read", name);
    fclose(file);
    return texts[i];
}

/* ---- changes ------------------------------------------------------------------------------- */

static size_t length_of(const char *s) {
    size_t n = 1;
    if (*s != '"')
        return strspn(s, "-+.0123456789eE");
    while (s[n] && s[n] != '"')
        n += s[n] == '\\' && s[n + 1] ? 2 : 1;
    return s[n] ? n + 1 : n;
}

static int find_values(const char *text, value *list) {
    rv_str key = {"", 0};
    int n = 0;
    for (const char *s = text; *s && n < VALUES;) {
        bool begins = *s == '"' || *s == '-' || (*s >= '0' && *s <= '9');
        size_t length = begins ? length_of(s) : 1;
        const char *next = s + length + strspn(s + length, " \n");
        if (begins)
            list[n++] = (value){key, {s, length}};
        if (begins && *next == ':')
            key = list[n - 1].text;
        s += length ? length : 1;
    }
    return n;
}

/* One of the values of a field, a field being chosen by one of its values. */
static const value *choose(const value *list, int n, fuzz_bytes *b) {
    const value *field = &list[fuzz_below(b, n)], *one = field;
    for (int i = 0, to = fuzz_below(b, n); i < to; i++)
        one = rv_str_eq(list[i].key, field->key) ? &list[i] : one;
    return one;
}

static void change(char *text, fuzz_bytes *b) {
    static value list[VALUES];
    static char tail[MOST];
    int n = find_values(text, list);
    if (!n)
        return;
    const value *one = choose(list, n, b);
    int which = fuzz_below(b, (int)(sizeof odd / sizeof *odd) + 32);
    bool is_odd = which < (int)(sizeof odd / sizeof *odd);
    const value *other = &list[(one - list + which) % n]; /* or a value that stands near */
    rv_str to = is_odd ? rv_str_of(odd[which]) : other->text;
    size_t at = (size_t)(one->text.s - text), rest = strlen(one->text.s + one->text.n);
    if (at + to.n + rest + 1 >= MOST)
        return;
    char *copy = malloc(to.n + 1);
    MUST(copy, "no memory");
    memcpy(copy, to.s, to.n);
    memcpy(tail, one->text.s + one->text.n, rest + 1);
    memcpy(text + at, copy, to.n);
    memcpy(text + at + to.n, tail, rest + 1);
    free(copy);
}

/* ---- what must hold ------------------------------------------------------------------------ */

static void check_said(const char *said) {
    for (size_t left = strlen(said), k; left; said += k, left -= k) {
        unsigned c = 0;
        k = rv_utf8(said, left, &c);
        MUST(k && (c == '\n' || !rv_acts(c)), "a message with U+%04X: %s", c, said);
    }
}

static void import(const char *text) {
    char *words[] = {(char *)"reeve", (char *)"import", (char *)"game.jcz", NULL};
    const rv_text typed = rv_text_of(text, strlen(text));
    args a;
    out results, said;
    results = (out){OUT_NOWHERE};
    said = (out){OUT_NOWHERE};
    MUST(args_read(&a, 3, words, &said) == RV_FINE, "%s", out_text(&said));
    run r = {.args = &a,
             .out = &results,
             .err = &said,
             .deeds = deeds,
             .library = fuzz_library(),
             .path = {&a.rules, &said},
             .settings = run_settings(&a, NULL),
             .typed = &typed,
             .typed_name = "game.jcz"};
    rv_status status = run_command(&r);
    const char *record = out_text(&results);
    check_said(out_text(&said));
    if (status == RV_FINE || status == RV_AGAINST)
        MUST(fuzz_document(record, strlen(record)) != RV_NOT_READ, "no record:\n%s\n%s", record,
             text);
    else
        MUST((status == RV_UNREADABLE || status == RV_LIMIT_HIT) && !*record && *out_text(&said),
             "status %d, %s\n%s\n%s", status, out_text(&said), record, text);
    rv_case_free(r.bench);
    load_names_free(&r.rulesets);
    out_free(&a.own);
    out_free(&results);
    out_free(&said);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t n) {
    static char text[MOST];
    fuzz_bytes b = {data, n};
    strcpy(text, game_text(fuzz_below(&b, (int)(sizeof games / sizeof *games))));
    for (int i = 0; i < CHANGES && b.n; i++)
        change(text, &b);
    import(text);
    return 0;
}
