/* sandbox.c - gives up what the process does not need, before it reads any input.
 *
 * Landlock allows to write only the files that the command line names; seccomp allows only the
 * system calls of calls.tsv. What a system does not know is left out, and named.
 */
#define _GNU_SOURCE /* syscall, O_PATH, realpath */
#include "run.h"

#if defined __has_feature
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer)
#define SANITIZED
#endif
#endif
#ifdef __SANITIZE_ADDRESS__
#define SANITIZED
#endif

#if !defined __linux__ || defined SANITIZED || defined REEVE_NO_SANDBOX

const char *sandbox_begin(const char *const files[2]) {
    (void)files;
    return (void *)0;
}

void sandbox_write_nothing(void) {
}

#else

#include <asm/termbits.h>
#include <errno.h>
#include <fcntl.h>
#include <libgen.h>
#include <linux/audit.h>
#include <linux/filter.h>
#include <linux/landlock.h>
#include <linux/seccomp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* ---- files: Landlock ------------------------------------------------------------------------- */

#define WRITES                                                                                     \
    (LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR |  \
     LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_DIR | \
     LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO |   \
     LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM)
#define TRUNCATE (UINT64_C(1) << 14) /* LANDLOCK_ACCESS_FS_TRUNCATE, since version 3 */
#define REPLACE                                                                                    \
    (LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_REG)

/* Rules without any exception yet. */
static int landlock_rules(uint64_t forbidden) {
    long version = syscall(SYS_landlock_create_ruleset, NULL, 0, LANDLOCK_CREATE_RULESET_VERSION);
    const struct landlock_ruleset_attr writes = {
        .handled_access_fs = version < 3 ? forbidden : forbidden | TRUNCATE};
    return (int)syscall(SYS_landlock_create_ruleset, &writes, sizeof writes, 0);
}

static bool allow(int rules, const char *path, uint64_t access) {
    struct landlock_path_beneath_attr rule = {.allowed_access = access,
                                              .parent_fd = open(path, O_PATH | O_CLOEXEC)};
    if (rule.parent_fd < 0)
        return true; /* the directory does not exist: saving will report it */
    bool allowed = !syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0) ||
                   errno == EBADFD; /* a pipe without a name, which Landlock does not restrict */
    close(rule.parent_fd);
    return allowed;
}

static bool lock_files(const char *const files[2]) {
    int rules = landlock_rules(WRITES);
    if (rules < 0)
        return false;
    bool locked = true;
    for (int i = 0; i < 2; i++) {
        const char *file = files[i];
        save_way way = file ? save_way_of(file) : SAVE_NOT;
        if (way == SAVE_ADDS)
            locked &= allow(rules, file, LANDLOCK_ACCESS_FS_WRITE_FILE);
        if (way != SAVE_REPLACES)
            continue;
        /* in its directory, after following links */
        char *real = realpath(file, NULL), *path = real ? real : strdup(file);
        locked &= !path || allow(rules, dirname(path), REPLACE);
        free(path);
    }
    locked = locked && !syscall(SYS_landlock_restrict_self, rules, 0);
    close(rules);
    return locked;
}

void sandbox_write_nothing(void) {
    int rules = landlock_rules(WRITES & ~(uint64_t)LANDLOCK_ACCESS_FS_EXECUTE);
    if (rules < 0)
        return;
    if (!prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0))
        syscall(SYS_landlock_restrict_self, rules, 0);
    close(rules);
}

/* ---- system calls: seccomp ------------------------------------------------------------------- */

#if defined __x86_64__
#define MACHINE AUDIT_ARCH_X86_64
#elif defined __aarch64__
#define MACHINE AUDIT_ARCH_AARCH64
#elif defined __i386__
#define MACHINE AUDIT_ARCH_I386
#elif defined __s390x__
#define MACHINE AUDIT_ARCH_S390X
#endif

#ifdef MACHINE

/* What some calls are for; 0: they are always needed. */
enum { REPLACING = 1, ADDING = 2, TYPING = 4 };

/* A row of calls.tsv. */
typedef struct allowed {
    int call;
    unsigned what;
    int argument;
    uint32_t mask, value, none;
} allowed;

#define HOW (O_ACCMODE | O_CREAT | O_TRUNC) /* all 0 if a file is only read */
#define SPECIAL (S_ISUID | S_ISGID | S_ISVTX)
#ifndef TCGETS2
#define TCGETS2 TCGETS
#endif
#ifdef SYS_mmap2
#define SYS_map SYS_mmap2
#else
#define SYS_map SYS_mmap
#endif
#ifdef __s390x__ /* the arguments of mmap are in memory */
#define RUNS 0
#else
#define RUNS PROT_EXEC
#endif

static const allowed calls[] = {
#define ALLOWED(id, name, ...) {.call = SYS_##name, .what = __VA_ARGS__},
#include "gen/cli_calls.def"
};

enum { CALLS = sizeof calls / sizeof *calls, MOST_CODE = 9 * CALLS + 8 };

typedef struct filter {
    struct sock_filter code[MOST_CODE];
    unsigned short n;
} filter;

static void add_instruction(filter *f, uint16_t code, uint32_t k, uint8_t yes, uint8_t no) {
    f->code[f->n++] = (struct sock_filter){code, yes, no, k};
}

static void add_load(filter *f, size_t where) {
    add_instruction(f, BPF_LD | BPF_W | BPF_ABS, (uint32_t)where, 0, 0);
}

enum { TEST = 3 }; /* number of instructions */

/* Tests the lower half of an argument: the kernel uses only this half of those that are tested. */
static void add_test(filter *f, int argument, uint32_t mask, uint32_t value, uint8_t skip) {
    size_t at = offsetof(struct seccomp_data, args) + (size_t)argument * sizeof(uint64_t);
    add_load(f, __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__ ? at + sizeof(uint32_t) : at);
    add_instruction(f, BPF_ALU | BPF_AND | BPF_K, mask, 0, 0);
    add_instruction(f, BPF_JMP | BPF_JEQ | BPF_K, value, 0, skip);
}

/* The calls of other architectures have other numbers, so all of them are refused; so are the calls
 * of the second set of numbers on x86-64. */
static bool bar_calls(const char *const files[2]) {
    unsigned what = files[1] ? TYPING : 0u;
    filter f = {.n = 0};
    for (int i = 0; i < 2; i++) {
        save_way way = files[i] ? save_way_of(files[i]) : SAVE_NOT;
        what |= way == SAVE_REPLACES ? REPLACING : way == SAVE_ADDS ? ADDING : 0u;
    }
    /* When the kernel takes a filter that begins with an argument it does not try each call that
     * there is, which lasts longer than to run it for the few that are made. */
    add_load(&f, offsetof(struct seccomp_data, args));
    add_load(&f, offsetof(struct seccomp_data, arch));
    add_instruction(&f, BPF_JMP | BPF_JEQ | BPF_K, MACHINE, 1, 0);
    add_instruction(&f, BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM, 0, 0);
    add_load(&f, offsetof(struct seccomp_data, nr));
    for (const allowed *row = calls; row < calls + CALLS; row++) {
        const uint8_t first = row->mask ? TEST : 0, second = row->none ? TEST : 0;
        if (row->what && !(row->what & what))
            continue;
        add_instruction(&f, BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)row->call, 0,
                        (uint8_t)(first + second + 1 + !!first));
        if (first)
            add_test(&f, row->argument, row->mask, row->value, (uint8_t)(second + 1));
        if (second)
            add_test(&f, row->argument + 1, row->none, 0, 1);
        add_instruction(&f, BPF_RET | BPF_K, SECCOMP_RET_ALLOW, 0, 0);
        if (first) /* behind the tests */
            add_load(&f, offsetof(struct seccomp_data, nr));
    }
    add_instruction(&f, BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM, 0, 0);
    const struct sock_fprog program = {.len = f.n, .filter = f.code};
    return !prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

#else
static bool bar_calls(const char *const files[2]) {
    (void)files;
    return false;
}
#endif

const char *sandbox_begin(const char *const files[2]) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0))
        return "seccomp and Landlock";
    bool locked = lock_files(files), barred = bar_calls(files);
    return locked && barred ? NULL
           : locked         ? "seccomp"
           : barred         ? "Landlock"
                            : "seccomp and Landlock";
}

#endif
