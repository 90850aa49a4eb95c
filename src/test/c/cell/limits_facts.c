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

static void a_program_that_slept_is_at_its_wall_limit(void) {
    struct looked start = {.at_ns = 7 * S}, now = {.at_ns = 12 * S};
    CLAIM(wall_delay_ns(&start, &now) == 0);
}

static void time_in_which_others_had_the_core_is_given_back(void) {
    struct looked start = {.at_ns = 7 * S}, now = {.at_ns = 12 * S, .cpu_ns = S, .waiting = {.waited_ns = 3 * S}};
    CLAIM(wall_delay_ns(&start, &now) == 3 * S);
}

static void a_cells_memory_has_room_for_the_runner(void) {
    CLAIM(cell_memory_bytes(256 << 20, 3 << 20) == (260 << 20));
}

static void a_cells_tasks_have_room_for_the_runner_and_its_parent(void) {
    CLAIM(cell_tasks(64) == 66);
    CLAIM(cell_tasks(UINT32_MAX) == (uint64_t)UINT32_MAX + 2);
}

const struct fact limits_facts[] = {
    FACT(a_difference_is_never_negative),
    FACT(cpu_time_is_looked_at_when_the_limit_can_first_be_reached),
    FACT(cpu_time_is_never_looked_at_without_a_pause),
    FACT(without_counters_cpu_time_is_looked_at_often),
    FACT(a_program_that_slept_is_at_its_wall_limit),
    FACT(time_in_which_others_had_the_core_is_given_back),
    FACT(a_cells_memory_has_room_for_the_runner),
    FACT(a_cells_tasks_have_room_for_the_runner_and_its_parent),
    {NULL, NULL},
};
