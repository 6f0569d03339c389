/* spawn.c - runs a command N times and prints the median of its wall time in microseconds, the most
 * memory that a run held, in KiB, the median of its processor time, which does not depend on what
 * else the machine does, in microseconds, and the exit status of the last run.
 *
 *     spawn N COMMAND [ARGUMENT…] <INPUT      (the input is rewound for each run)
 */
#define _DEFAULT_SOURCE
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec * 1e6 + (double)t.tv_nsec / 1e3;
}

static int by_size(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double microseconds(struct timeval t) {
    return (double)t.tv_sec * 1e6 + (double)t.tv_usec;
}

/* Wall time, or a negative number; the other figures of the run. */
static double run_once(char **argv, long *memory, double *cpu, int *exited) {
    struct rusage usage;
    int status;
    double start = now();
    lseek(STDIN_FILENO, 0, SEEK_SET);
    pid_t pid = fork();
    if (pid == 0) {
        if (!freopen("/dev/null", "w", stdout))
            _exit(127);
        execvp(argv[0], argv);
        _exit(127);
    }
    if (pid < 0 || wait4(pid, &status, 0, &usage) < 0 || !WIFEXITED(status) ||
        WEXITSTATUS(status) == 127)
        return -1;
    *exited = WEXITSTATUS(status);
    *memory = usage.ru_maxrss > *memory ? usage.ru_maxrss : *memory;
    *cpu = microseconds(usage.ru_utime) + microseconds(usage.ru_stime);
    return now() - start;
}

int main(int argc, char **argv) {
    int n = argc > 2 ? atoi(argv[1]) : 0;
    double *times = n > 0 ? calloc((size_t)n, sizeof *times) : NULL;
    double *cpu = n > 0 ? calloc((size_t)n, sizeof *cpu) : NULL;
    long memory = 0;
    int status = 0;
    if (!times || !cpu) {
        fprintf(stderr, "usage: spawn N COMMAND [ARGUMENT...]\n");
        return 2;
    }
    for (int i = 0; i < n; i++)
        if ((times[i] = run_once(argv + 2, &memory, &cpu[i], &status)) < 0) {
            fprintf(stderr, "spawn: %s failed\n", argv[2]);
            return 1;
        }
    qsort(times, (size_t)n, sizeof *times, by_size);
    qsort(cpu, (size_t)n, sizeof *cpu, by_size);
    printf("%.0f %ld %.0f %d\n", times[n / 2], memory, cpu[n / 2], status);
    free(times);
    free(cpu);
    return 0;
}
