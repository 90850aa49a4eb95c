#include "cell.h"

/* No frame is larger: what the judge reads at once. */
static unsigned char buffer[MAX_REPLY_BYTES];
static size_t filled;

static void send_replies(void) {
    for (size_t sent = 0; sent < filled;) {
        ssize_t wrote = write(STDOUT_FILENO, buffer + sent, filled - sent);
        if (wrote < 0 && errno == EPIPE)
            exit(0); /* the judge is gone */
        if (wrote < 0 && errno != EINTR)
            die("write an answer");
        sent += wrote > 0 ? (size_t)wrote : 0;
    }
    filled = 0;
}

static void put(const void *bytes, size_t count) {
    memcpy(buffer + filled, bytes, count);
    filled += count;
}

static void put_number(uint64_t value, size_t bytes) {
    put(&value, bytes); /* the machine is little-endian as well */
}

static void begin(enum reply type, size_t payload_bytes) {
    if (sizeof buffer - filled < HEADER_BYTES + payload_bytes)
        send_replies();
    put_number(payload_bytes, 4);
    put_number(type, 1);
}

ssize_t reply_part(enum reply type, int fd, size_t most) {
    if (sizeof buffer - filled < sizeof buffer / 4)
        send_replies();
    size_t room = sizeof buffer - filled - HEADER_BYTES;
    ssize_t got = read(fd, buffer + filled + HEADER_BYTES, most < room ? most : room);
    if (got > 0) {
        begin(type, (size_t)got);
        filled += (size_t)got;
    }
    return got;
}

void reply_hello(void) {
    begin(REPLY_HELLO, 4);
    put_number(PROTOCOL_VERSION, 4);
    send_replies();
}

void reply_ready(void) {
    begin(REPLY_READY, 0);
    send_replies();
}

int reply_file(const char *name, int fd, uint64_t size) {
    size_t length = strlen(name);
    begin(REPLY_FILE, length + sizeof size);
    put_number(size, 8);
    put(name, length);
    while (size > 0) {
        ssize_t got = reply_part(REPLY_FILE_DATA, fd, size);
        if (got <= 0)
            return fail("read a result file");
        size -= (uint64_t)got;
    }
    return 0;
}

void reply_outcome(const struct outcome *outcome) {
    begin(REPLY_OUTCOME, 4 * 4 + 4 * 8);
    put_number(outcome->ending, 4);
    put_number((uint32_t)outcome->exit_code, 4);
    put_number((uint32_t)outcome->signal, 4);
    put_number(outcome->cpu_ns, 8);
    put_number(outcome->wall_ns, 8);
    put_number(outcome->kept_ns, 8);
    put_number(outcome->memory_bytes, 8);
    put_number(outcome->input_over, 4);
    send_replies();
}

void reply_failure(void) {
    size_t length = strlen(failure.step);
    begin(REPLY_FAILED, 4 + length);
    put_number((uint32_t)failure.error, 4);
    put(failure.step, length);
    send_replies();
}
