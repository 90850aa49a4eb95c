#include "facts.h"

#define MS 1000000ULL
#define S (1000 * MS)

static void a_difference_is_never_negative(void) {
    CLAIM(beyond(5, 3) == 2);
    CLAIM(beyond(3, 5) == 0);
    CLAIM(beyond(0, UINT64_MAX) == 0);
}

static void cpu_time_is_looked_at_when_the_limit_can_first_be_reached(void) {
    CLAIM(cpu_check_delay_ns(2 * S, 1, true) == 2 * S);
    CLAIM(cpu_check_delay_ns(2 * S, 4, true) == 500 * MS);
}

static void cpu_time_is_never_looked_at_without_a_pause(void) {
    CLAIM(cpu_check_delay_ns(1, 1, true) == MS / 2);
    CLAIM(cpu_check_delay_ns(0, 4, true) == MS / 2);
}

static void without_counters_cpu_time_is_looked_at_often(void) {
    CLAIM(cpu_check_delay_ns(2 * S, 1, false) == LOOK_NS);
    CLAIM(cpu_check_delay_ns(10 * MS, 1, false) == 10 * MS);
}

static void a_program_that_slept_was_kept_by_nobody(void) {
    CLAIM(kept_ns(100 * MS, 100 * MS) == 0);
    CLAIM(wall_with_kept_ns(5 * S, 0) == 5 * S);
}

static void time_in_which_others_had_the_core_is_given_back(void) {
    CLAIM(kept_ns(4 * S, S) == 3 * S);
    CLAIM(wall_with_kept_ns(5 * S, 3 * S) == 8 * S);
}

/* A hundred threads that wake together and work 2 ms each, ten times: the last of each round waits for all others. */
static void threads_that_wait_for_each_other_gain_nothing(void) {
    uint64_t all_ns = 100 * 2 * MS * 10, last_ns = 99 * 2 * MS * 10 + 2 * MS * 10;
    CLAIM(kept_ns(last_ns, all_ns) == 0);
}

static void a_wall_limit_is_stretched_to_its_cap_at_most(void) {
    CLAIM(wall_with_kept_ns(S, UINT64_MAX) == MAX_WALL_STRETCH * S);
    CLAIM(wall_with_kept_ns(S, 14 * S) == 15 * S);
}

static void a_cells_memory_has_room_for_the_runner(void) {
    CLAIM(cell_memory_bytes(256 << 20, 3 << 20, 0) == (260 << 20));
}

static void what_the_judge_brings_is_not_taken_off_a_cells_memory(void) {
    CLAIM(cell_memory_bytes(256 << 20, 3 << 20, 64 << 20) == (324 << 20));
    CLAIM(file_bytes(0) == 1024);
    CLAIM(file_bytes(1) == 5120);
    CLAIM(file_bytes(4096) == 5120);
    CLAIM(file_bytes(4097) == 9216);
}

static void a_cell_that_was_far_from_full_has_not_filled_its_memory(void) {
    CLAIM(has_filled(260 << 20, 260 << 20));
    CLAIM(has_filled(257 << 20, 260 << 20));
    CLAIM(!has_filled(200 << 20, 260 << 20));
    CLAIM(has_filled(1, 1 << 20));
}

static void what_no_program_can_live_in_is_not_started(void) {
    CLAIM(!has_room_to_start(1));
    CLAIM(!has_room_to_start((2 << 20) - 1));
    CLAIM(has_room_to_start(2 << 20));
}

static void a_cells_tasks_have_room_for_the_runner_and_its_parent(void) {
    CLAIM(cell_tasks(64) == 66);
    CLAIM(cell_tasks(UINT32_MAX) == (uint64_t)UINT32_MAX + 2);
}

static void each_thread_may_have_a_stack_as_large_as_the_memory_limit(void) {
    CLAIM(data_bytes(1ULL << 30, 128) == (132ULL << 30));
}

const struct fact limits_facts[] = {
    FACT(a_difference_is_never_negative),
    FACT(cpu_time_is_looked_at_when_the_limit_can_first_be_reached),
    FACT(cpu_time_is_never_looked_at_without_a_pause),
    FACT(without_counters_cpu_time_is_looked_at_often),
    FACT(a_program_that_slept_was_kept_by_nobody),
    FACT(time_in_which_others_had_the_core_is_given_back),
    FACT(threads_that_wait_for_each_other_gain_nothing),
    FACT(a_wall_limit_is_stretched_to_its_cap_at_most),
    FACT(a_cells_memory_has_room_for_the_runner),
    FACT(what_the_judge_brings_is_not_taken_off_a_cells_memory),
    FACT(a_cell_that_was_far_from_full_has_not_filled_its_memory),
    FACT(what_no_program_can_live_in_is_not_started),
    FACT(a_cells_tasks_have_room_for_the_runner_and_its_parent),
    FACT(each_thread_may_have_a_stack_as_large_as_the_memory_limit),
    {NULL, NULL},
};
