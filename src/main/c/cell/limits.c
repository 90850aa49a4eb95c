#include "cell.h"

#define SHORTEST_CHECK_NS 500000
#define OWN_TASKS 2            /* the runner, and bubblewrap's outer process */
#define SLACK_BYTES (1u << 20) /* kernel memory for pipes and page tables of the runner's own work */

uint64_t beyond(uint64_t more, uint64_t less) {
    return more > less ? more - less : 0;
}

uint64_t cpu_check_delay_ns(uint64_t left_ns, unsigned cores, bool counted) {
    uint64_t delay = left_ns / cores;
    if (!counted && delay > LOOK_NS)
        delay = LOOK_NS;
    return delay > SHORTEST_CHECK_NS ? delay : SHORTEST_CHECK_NS;
}

/* Time for which others kept the program from its core is given back: a busy machine changes no verdict. */
uint64_t wall_delay_ns(const struct looked *before, const struct looked *now) {
    uint64_t passed_ns = now->at_ns - before->at_ns;
    uint64_t others_ns = beyond(passed_ns, beyond(now->cpu_ns, before->cpu_ns)); /* at most: it may have slept */
    uint64_t waited_ns = beyond(now->waiting.waited_ns, before->waiting.waited_ns);
    uint64_t kept_ns = waited_ns < others_ns ? waited_ns : others_ns;
    if (kept_ns > SHORTEST_CHECK_NS)
        return kept_ns;
    return now->waiting.runnable && others_ns > passed_ns / 2 ? LOOK_NS : 0; /* it waits just now */
}

uint64_t cell_memory_bytes(uint64_t limit_bytes, uint64_t idle_bytes) {
    return limit_bytes + idle_bytes + SLACK_BYTES;
}

uint64_t cell_tasks(uint32_t processes) {
    return (uint64_t)processes + OWN_TASKS;
}
