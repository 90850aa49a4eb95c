#include "cell.h"

#define SHORTEST_CHECK_NS 500000
#define OWN_TASKS 2            /* the runner, and bubblewrap's outer process */
#define LEAST_LIMIT_BYTES (2u << 20) /* no program of any language is content with less */
#define PAGE_BYTES 4096
#define ONE_CHARGE_BYTES (4u << 20) /* the kernel asks for no more at a time, and does not count what it does not get */
#define RECORD_BYTES 1024      /* inode, directory entry, index of its pages */
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

/*
 * While a thread waits, the core works for the run's other threads or for somebody else. The others cannot have used more
 * than the whole run did without that thread: what it waited beyond that, somebody else took. So threads that wait for
 * each other gain nothing by it, however many they are.
 */
uint64_t kept_ns(uint64_t wanted_ns, uint64_t cpu_ns) {
    return beyond(wanted_ns, cpu_ns);
}

/* Time for which others kept the program from its core is given back: a busy machine changes no verdict, up to a point. */
uint64_t wall_with_kept_ns(uint64_t wall_ns, uint64_t kept) {
    uint64_t most = wall_ns * (MAX_WALL_STRETCH - 1);
    return wall_ns + (kept < most ? kept : most);
}

/*
 * A program that the kernel kills for its memory must give back enough for its own burial. Else the kernel takes another
 * victim in the cell, and where nobody may be shielded from that (no CAP_SYS_RESOURCE), bubblewrap or the runner is one.
 */
bool has_room_to_start(uint64_t limit_bytes) {
    return limit_bytes >= LEAST_LIMIT_BYTES;
}

uint64_t cell_memory_bytes(uint64_t limit_bytes, uint64_t idle_bytes, uint64_t brought_bytes) {
    return limit_bytes + idle_bytes + brought_bytes + SLACK_BYTES;
}

/* The kernel kills in a cell also when the host, or all cells together, have no memory left. Then the cell is not full. */
bool has_filled(uint64_t peak_bytes, uint64_t cell_bytes) {
    return beyond(cell_bytes, peak_bytes) <= ONE_CHARGE_BYTES;
}

/* As the kernel charges it: whole pages, and a record of its own. */
uint64_t file_bytes(uint64_t size) {
    return (size + PAGE_BYTES - 1) / PAGE_BYTES * PAGE_BYTES + RECORD_BYTES;
}

uint64_t cell_tasks(uint32_t processes) {
    return (uint64_t)processes + OWN_TASKS;
}

/*
 * Interpreters reserve far more than they use, Java a stack as large as the memory limit for each thread. The runner watches the used memory; this stops the
 * wildest.
 */
uint64_t data_bytes(uint64_t limit_bytes, uint32_t processes) {
    return limit_bytes * processes + (4ULL << 30);
}
