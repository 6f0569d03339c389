/* members.h - tables of the members of a ruleset's structures: with them a ruleset is compared,
 * merged and built in, so a new member is named here only once. An rv_members lists those of a
 * structure, each with its name, size and place; the walks over them are in members.c. */
#ifndef RV_MEMBERS_H
#define RV_MEMBERS_H

#include "ruleset/ruleset.h"

/* `n` elements in a row, or behind a pointer as many as the member at `count` says. */
typedef struct rv_member {
    const char *name;
    const struct rv_members *(*of)(void); /* of a structure */
    uint16_t offset, size, count;         /* size of one */
    uint8_t count_size;
    uint8_t names; /* 1 + what that is declared it names (rv_declared), by a number or a set; 0 */
    int16_t n;
    bool text, pointer;
    const char *what; /* of rows that rulesets declare: what they are, for messages; of two … */
    bool fixed; /* … rulesets neither can change one for the other: what is printed on tiles */
} rv_member;

typedef struct rv_members {
    const char *name; /* of the structure */
    size_t size;
    int n;
    const rv_member *list;
} rv_members;

extern const rv_members rv_ruleset_members;

/* The first element of a member in a structure, and their number. */
const char *rv_member_at(const rv_member *m, const void *in, int *n);
/* Whether all members are equal in both. Texts are compared by content. */
bool rv_members_same(const rv_members *of, const void *a, const void *b);

#endif
