#include "facts.h"

/*** Writing payloads as the judge does ***/

static unsigned char bytes[4096];
static size_t size;

static void number(uint64_t value, size_t width) {
    memcpy(bytes + size, &value, width);
    size += width;
}

static void string(const char *text) {
    number(strlen(text), 4);
    memcpy(bytes + size, text, strlen(text) + 1);
    size += strlen(text) + 1;
}

static struct payload written(void) {
    return (struct payload){bytes, size};
}

static size_t flags_at, argv_at, input_at, sink_at, files_at;

/* Every field has a value of its own, so that a field taken for another is noticed. */
static void write_request(void) {
    size = 0;
    flags_at = size;
    number(1, 1); /* held */
    number(0, 1); /* ahead */
    for (uint64_t limit = 101; limit <= 107; limit++)
        number(limit, 8);
    number(108, 4);
    number(109, 4);
    string("programs/a");
    argv_at = size;
    number(2, 4);
    string("/program/main");
    string("");
    number(1, 4);
    string("K=v");
    input_at = size;
    number(SOURCE_INLINE, 1);
    number(3, 4);
    memcpy(bytes + size, "a\0b", 3);
    size += 3;
    sink_at = size;
    number(SINK_CHANNEL, 1);
    string("there");
    files_at = size;
    number(1, 4);
    string("in/f");
    number(1, 1);
    number(SOURCE_STORED, 1);
    string("files/x");
    number(2, 4);
    string("out");
    string("more");
}

static struct request request;

static bool refused(void) {
    return decode_request(written(), &request) != 0;
}

/* In memory of just that size: a sanitizer sees every byte read beyond it. */
static bool refused_when_cut_to(size_t most) {
    unsigned char *cut = malloc(most + 1);
    memcpy(cut, bytes, most);
    bool result = decode_request((struct payload){cut, most}, &request) != 0;
    free(cut);
    return result;
}

/*** The facts ***/

static void every_field_is_read_where_the_judge_writes_it(void) {
    write_request();
    CLAIM(!refused());
    CLAIM(request.held && !request.ahead);
    CLAIM(request.cpu_ns == 101 && request.wall_ns == 102);
    CLAIM(request.memory_bytes == 103 && request.output_bytes == 104 && request.stderr_bytes == 105);
    CLAIM(request.workspace_bytes == 106 && request.collect_bytes == 107);
    CLAIM(request.processes == 108 && request.open_files == 109);
    CLAIM(strcmp(request.program, "programs/a") == 0);
    CLAIM(strcmp(request.argv[0], "/program/main") == 0 && strcmp(request.argv[1], "") == 0 && request.argv[2] == NULL);
    CLAIM(strcmp(request.envp[0], "K=v") == 0 && request.envp[1] == NULL);
    CLAIM(request.in.kind == SOURCE_INLINE && request.in.size == 3 && memcmp(request.in.bytes, "a\0b", 3) == 0);
    CLAIM(request.out.kind == SINK_CHANNEL && strcmp(request.out.name, "there") == 0);
    CLAIM(request.file_count == 1 && strcmp(request.files[0].name, "in/f") == 0 && request.files[0].executable);
    CLAIM(request.files[0].content.kind == SOURCE_STORED && strcmp(request.files[0].content.name, "files/x") == 0);
    CLAIM(request.collect_count == 2 && strcmp(request.collect[1], "more") == 0);
}

static void a_request_cut_short_anywhere_is_refused(void) {
    write_request();
    for (size_t most = 0; most < size; most++)
        CLAIM(refused_when_cut_to(most));
}

static void a_request_with_a_byte_too_many_is_refused(void) {
    write_request();
    number(0, 1);
    CLAIM(refused());
}

/* Whether it is refused depends on the byte: that nothing beyond the payload is read, a sanitizer sees. */
static void no_changed_byte_leads_out_of_the_payload(void) {
    write_request();
    size_t complete = size;
    for (size_t at = 0; at < complete; at++)
        for (int value = 0; value < 256; value += 15) {
            write_request();
            bytes[at] = (unsigned char)value;
            bool result = refused_when_cut_to(complete);
            CLAIM(result || request.argv[0] != NULL);
        }
}

static void a_flag_is_0_or_1(void) {
    write_request();
    bytes[flags_at] = 2;
    CLAIM(refused());
}

static void a_run_is_not_both_held_and_ahead(void) {
    write_request();
    bytes[flags_at + 1] = 1;
    CLAIM(refused());
}

static void a_program_is_named(void) {
    write_request();
    memset(bytes + argv_at, 0, 4);
    CLAIM(refused());
}

static void a_count_above_the_most_is_refused_before_anything_is_taken(void) {
    write_request();
    memset(bytes + argv_at, 0xff, 4);
    CLAIM(refused());
    write_request();
    uint32_t files = MAX_FILES + 1;
    memcpy(bytes + files_at, &files, 4);
    CLAIM(refused());
}

static void an_unknown_kind_is_refused(void) {
    write_request();
    bytes[input_at] = SOURCE_CHANNEL + 1;
    CLAIM(refused());
    write_request();
    bytes[sink_at] = SINK_CHANNEL + 1;
    CLAIM(refused());
}

static void a_string_ends_where_its_length_says(void) {
    write_request();
    bytes[argv_at + 8 + 2] = '\0'; /* a NUL inside */
    CLAIM(refused());
    write_request();
    bytes[argv_at + 8 + strlen("/program/main")] = 'x'; /* none behind it */
    CLAIM(refused());
}

static void a_release_brings_program_input_and_files(void) {
    size = 0;
    string("programs/b");
    number(SOURCE_CHANNEL, 1);
    string("back");
    number(0, 4);
    CLAIM(decode_release(written(), &request) == 0);
    CLAIM(strcmp(request.program, "programs/b") == 0 && request.in.kind == SOURCE_CHANNEL && request.file_count == 0);
    size--;
    CLAIM(decode_release(written(), &request) != 0);
}

static void after_a_malformed_request_a_good_one_is_read(void) {
    write_request();
    CLAIM(refused_when_cut_to(20));
    CLAIM(!refused());
}

const struct fact request_facts[] = {
    FACT(every_field_is_read_where_the_judge_writes_it),
    FACT(a_request_cut_short_anywhere_is_refused),
    FACT(a_request_with_a_byte_too_many_is_refused),
    FACT(no_changed_byte_leads_out_of_the_payload),
    FACT(a_flag_is_0_or_1),
    FACT(a_run_is_not_both_held_and_ahead),
    FACT(a_program_is_named),
    FACT(a_count_above_the_most_is_refused_before_anything_is_taken),
    FACT(an_unknown_kind_is_refused),
    FACT(a_string_ends_where_its_length_says),
    FACT(a_release_brings_program_input_and_files),
    FACT(after_a_malformed_request_a_good_one_is_read),
    {NULL, NULL},
};
