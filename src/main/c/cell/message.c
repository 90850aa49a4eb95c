#include "cell.h"

/* u32 length of the payload, u8 type, payload; integers are little-endian. */

/* Room for one request and for what is said while it runs. Pages are used only when touched. */
static unsigned char buffer[2 * MAX_MESSAGE_BYTES];
static size_t filled, most_filled;

static void read_exactly(void *into, size_t bytes) {
    for (size_t have = 0; have < bytes;) {
        ssize_t got = read(STDIN_FILENO, (char *)into + have, bytes - have);
        if (got == 0)
            exit(0); /* the judge has closed the cell */
        if (got < 0 && errno != EINTR)
            die("read a message");
        have += got > 0 ? (size_t)got : 0;
    }
}

void forget_messages(void) {
    filled = 0;
}

size_t most_message_bytes(void) {
    return most_filled;
}

enum message read_message(struct payload *payload) {
    unsigned char header[HEADER_BYTES];
    uint32_t length;
    read_exactly(header, sizeof header);
    memcpy(&length, header, sizeof length);
    if (length > MAX_MESSAGE_BYTES || length > sizeof buffer - filled)
        errno = EMSGSIZE, die("read a message");
    read_exactly(buffer + filled, length);
    *payload = (struct payload){buffer + filled, length};
    filled += length;
    most_filled = filled > most_filled ? filled : most_filled;
    return (enum message)header[sizeof length];
}
