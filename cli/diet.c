#define _GNU_SOURCE /* syscall, O_PATH, realpath */
#include "diet.h"

#if defined __has_feature
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer)
#define SANITIZED
#endif
#endif
#ifdef __SANITIZE_ADDRESS__
#define SANITIZED
#endif

#if !defined __linux__ || defined SANITIZED || defined REEVE_NO_DIET

const char *diet_begin(const char *picture) {
    (void)picture;
    return (void *)0;
}

#else

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
#include <string.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <unistd.h>

/* ---- files: Landlock ----------------------------------------------------------------------- */

#define WRITES                                                                                     \
    (LANDLOCK_ACCESS_FS_EXECUTE | LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_DIR |  \
     LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_CHAR | LANDLOCK_ACCESS_FS_MAKE_DIR | \
     LANDLOCK_ACCESS_FS_MAKE_REG | LANDLOCK_ACCESS_FS_MAKE_SOCK | LANDLOCK_ACCESS_FS_MAKE_FIFO |   \
     LANDLOCK_ACCESS_FS_MAKE_BLOCK | LANDLOCK_ACCESS_FS_MAKE_SYM)
/* A picture is written beside its place and then put there. */
#define PICTURE                                                                                    \
    (LANDLOCK_ACCESS_FS_WRITE_FILE | LANDLOCK_ACCESS_FS_REMOVE_FILE | LANDLOCK_ACCESS_FS_MAKE_REG)

/* The directory of the file, where the name may be a link; to be freed. */
static char *directory_of(const char *file) {
    char *real = realpath(file, NULL), *path = real ? real : strdup(file);
    char *dir = path ? strdup(dirname(path)) : NULL;
    free(path);
    return dir;
}

static bool allow_picture(int rules, const char *picture) {
    char *dir = directory_of(picture);
    struct landlock_path_beneath_attr rule = {.allowed_access = PICTURE, .parent_fd = -1};
    if (dir)
        rule.parent_fd = open(dir, O_PATH | O_CLOEXEC);
    free(dir);
    if (rule.parent_fd < 0)
        return true; /* there is no such place: saving will say so */
    long failed = syscall(SYS_landlock_add_rule, rules, LANDLOCK_RULE_PATH_BENEATH, &rule, 0);
    close(rule.parent_fd);
    return !failed;
}

static bool lock_files(const char *picture) {
    const struct landlock_ruleset_attr writes = {.handled_access_fs = WRITES};
    int rules = (int)syscall(SYS_landlock_create_ruleset, &writes, sizeof writes, 0);
    if (rules < 0)
        return false;
    bool locked = (!picture || allow_picture(rules, picture)) &&
                  !syscall(SYS_landlock_restrict_self, rules, 0);
    close(rules);
    return locked;
}

/* ---- system calls: seccomp ----------------------------------------------------------------- */

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

/* What starts programs, reaches other machines or other processes. */
static const int barred[] = {
    SYS_execve,
    SYS_execveat,
    SYS_clone,
    SYS_ptrace,
    SYS_socket,
    SYS_socketpair,
    SYS_connect,
    SYS_bind,
    SYS_listen,
    SYS_sendto,
    SYS_sendmsg,
    SYS_kill,
    SYS_process_vm_readv,
    SYS_process_vm_writev,
    SYS_mount,
    SYS_bpf,
    SYS_perf_event_open,
    SYS_userfaultfd,
#ifdef SYS_fork
    SYS_fork,
    SYS_vfork,
#endif
#ifdef SYS_clone3
    SYS_clone3,
#endif
#ifdef SYS_io_uring_setup
    SYS_io_uring_setup,
#endif
};
/* The second set of numbers that x86-64 has for the same calls begins here. */
#define OTHER_NUMBERS 0x40000000
enum { BARRED = sizeof barred / sizeof *barred, HEAD = 5 };

/* Another machine's calls have other numbers: all of them are refused. */
static bool bar_calls(void) {
    struct sock_filter code[HEAD + BARRED + 2] = {
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, arch)),
        BPF_JUMP(BPF_JMP | BPF_JEQ | BPF_K, MACHINE, 1, 0),
        BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM),
        BPF_STMT(BPF_LD | BPF_W | BPF_ABS, offsetof(struct seccomp_data, nr)),
        BPF_JUMP(BPF_JMP | BPF_JGE | BPF_K, OTHER_NUMBERS, BARRED + 1, 0),
    };
    for (int i = 0; i < BARRED; i++)
        code[HEAD + i] = (struct sock_filter)BPF_JUMP(
            BPF_JMP | BPF_JEQ | BPF_K, (uint32_t)barred[i], (uint8_t)(BARRED - i), 0);
    code[HEAD + BARRED] = (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ALLOW);
    code[HEAD + BARRED + 1] =
        (struct sock_filter)BPF_STMT(BPF_RET | BPF_K, SECCOMP_RET_ERRNO | EPERM);
    const struct sock_fprog program = {.len = HEAD + BARRED + 2, .filter = code};
    return !prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, &program);
}

#else
static bool bar_calls(void) {
    return false;
}
#endif

const char *diet_begin(const char *picture) {
    if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0))
        return "seccomp and Landlock";
    bool files = lock_files(picture), calls = bar_calls();
    return files && calls ? NULL : files ? "seccomp" : calls ? "Landlock" : "seccomp and Landlock";
}

#endif
