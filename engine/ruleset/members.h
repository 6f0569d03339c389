/* members.h - what the structures of a ruleset are made of, as tables: a ruleset is compared,
 * merged and written as C by walking them, so that a new member is named here once.
 */
#ifndef RV_MEMBERS_H
#define RV_MEMBERS_H

#include "ruleset/ruleset.h"

typedef enum rv_member_type { RV_T_SIGNED, RV_T_UNSIGNED, RV_T_TEXT, RV_T_STRUCT } rv_member_type;

/* What becomes of a member where two rulesets that extend the same are played together. */
typedef enum rv_merging {
    RV_MERGE_APART,  /* ruleset_merge.c knows */
    RV_MERGE_EACH,   /* the second's thing, where it is another than that of the common base */
    RV_MERGE_PARTS,  /* the same of each member of each thing */
    RV_MERGE_FINAL,  /* and of all together that are merged so: the order of final scoring, */
    RV_MERGE_TOKENS, /* what lies on corners, */
    RV_MERGE_BOARD   /* the board, which only one of the two may change */
} rv_merging;

/* `n` things in a row, or as many as the member at `count` says where a pointer leads to them; in
 * C the row is written in groups, unless these are of one. */
typedef struct rv_member {
    const char *name;
    rv_member_type type;
    rv_merging merging;
    bool pointer;
    size_t offset, size, count, count_size; /* size of one */
    int n, group;
    const struct rv_members *of; /* of a structure */
} rv_member;

typedef struct rv_members {
    const char *name; /* of the structure */
    size_t size;
    int n;
    const rv_member *list;
} rv_members;

extern const rv_members rv_ruleset_members;

/* The first of the things that a member has in a structure, and how many there are. */
const char *rv_member_at(const rv_member *m, const void *in, int *n);
/* Has a member the same in both? Texts are compared, not where they lie. */
bool rv_member_same(const rv_member *m, const void *a, const void *b);
bool rv_members_same(const rv_members *of, const void *a, const void *b);
/* Puts what `two` has otherwise than `common` into `out`; of a group, all of it. */
void rv_member_merge(const rv_member *m, void *out, const void *two, const void *common);

#endif
