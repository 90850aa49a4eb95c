#include "cell.h"

/* After the first malformed one all others read as nothing, and `broken` stays set. */

static bool broken;
static const unsigned char *at, *end; /* what is left of the payload */

static void begin(struct payload payload) {
    broken = false;
    at = payload.bytes;
    end = payload.bytes + payload.size;
}

static int finish(void) {
    return broken || at != end ? -1 : 0;
}

static const void *take(size_t bytes) {
    static const unsigned char nothing[8];
    broken |= (size_t)(end - at) < bytes;
    if (broken)
        return nothing;
    at += bytes;
    return at - bytes;
}

static uint64_t take_number(size_t bytes) {
    uint64_t value = 0; /* the machine is little-endian as well */
    memcpy(&value, take(bytes), bytes);
    return value;
}

static bool take_flag(void) {
    uint64_t value = take_number(1);
    broken |= value > 1;
    return value == 1;
}

static uint32_t take_count(uint32_t most) {
    uint64_t count = take_number(4);
    broken |= count > most;
    return broken ? 0 : (uint32_t)count;
}

/* u32 length, bytes without NUL, one NUL that the length does not count. */
static char *take_string(void) {
    static char empty[1];
    size_t length = take_number(4);
    const char *string = take(length + 1);
    broken = broken || string[length] != '\0' || strlen(string) != length;
    return broken ? empty : (char *)string;
}

static void take_strings(char **strings) {
    uint32_t count = take_count(MAX_STRINGS);
    for (uint32_t i = 0; i < count; i++)
        strings[i] = take_string();
    strings[count] = NULL;
}

static struct source take_source(void) {
    struct source source = {.kind = (enum source_kind)take_number(1)};
    switch (source.kind) {
    case SOURCE_EMPTY:
        break;
    case SOURCE_INLINE:
        source.size = (uint32_t)take_number(4);
        source.bytes = take(source.size);
        break;
    case SOURCE_STORED:
    case SOURCE_CHANNEL:
        source.name = take_string();
        break;
    default:
        broken = true;
    }
    return source;
}

static struct sink take_sink(void) {
    struct sink sink = {.kind = (enum sink_kind)take_number(1)};
    broken |= sink.kind > SINK_CHANNEL;
    if (sink.kind == SINK_CHANNEL)
        sink.name = take_string();
    return sink;
}

static void take_files(struct request *request) {
    request->file_count = take_count(MAX_FILES);
    for (uint32_t i = 0; i < request->file_count; i++) {
        request->files[i].name = take_string();
        request->files[i].executable = take_flag();
        request->files[i].content = take_source();
    }
}

int decode_request(struct payload payload, struct request *request) {
    begin(payload);
    request->held = take_flag();
    request->ahead = take_flag();
    request->cpu_ns = take_number(8);
    request->wall_ns = take_number(8);
    request->memory_bytes = take_number(8);
    request->output_bytes = take_number(8);
    request->stderr_bytes = take_number(8);
    request->workspace_bytes = take_number(8);
    request->collect_bytes = take_number(8);
    request->processes = (uint32_t)take_number(4);
    request->open_files = (uint32_t)take_number(4);
    request->program = take_string();
    take_strings(request->argv);
    take_strings(request->envp);
    request->in = take_source();
    request->out = take_sink();
    take_files(request);
    request->collect_count = take_count(MAX_FILES);
    for (uint32_t i = 0; i < request->collect_count; i++)
        request->collect[i] = take_string();
    broken |= request->argv[0] == NULL || (request->held && request->ahead);
    return finish();
}

int decode_release(struct payload payload, struct request *request) {
    begin(payload);
    request->program = take_string();
    request->in = take_source();
    take_files(request);
    return finish();
}
