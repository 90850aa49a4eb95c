/*
 * protocol.h: every number of the protocol, each with its value on its own line. The judge has the same ones in
 * Protocol.java; ProtocolNumbersTest compares both, and cell.1.md with them.
 */
#ifndef PROTOCOL_H
#define PROTOCOL_H

enum {
    PROTOCOL_VERSION = 3,
    HEADER_BYTES = 5,
    MAX_MESSAGE_BYTES = 1048576,
    MAX_REPLY_BYTES = 131072,
    MAX_STRINGS = 2047, /* of one list */
    MAX_FILES = 512,
    MAX_WALL_STRETCH = 16, /* times the wall limit, for a run that others keep from its core */
};

enum message {
    MESSAGE_RUN = 1,
    MESSAGE_GO = 2,
    MESSAGE_STOP = 3,
    MESSAGE_RELEASE = 4,
};

enum source_kind {
    SOURCE_EMPTY = 0,
    SOURCE_INLINE = 1,
    SOURCE_STORED = 2,
    SOURCE_CHANNEL = 3,
};

enum sink_kind {
    SINK_CAPTURE = 0,
    SINK_DISCARD = 1,
    SINK_CHANNEL = 2,
};

enum reply {
    REPLY_HELLO = 1,
    REPLY_READY = 2,
    REPLY_STDOUT = 3,
    REPLY_STDERR = 4,
    REPLY_FILE = 5,
    REPLY_FILE_DATA = 6,
    REPLY_OUTCOME = 7,
    REPLY_FAILED = 8,
};

enum ending {
    ENDING_EXITED = 0,
    ENDING_SIGNALED = 1,
    ENDING_CPU_LIMIT = 2,
    ENDING_WALL_LIMIT = 3,
    ENDING_MEMORY_LIMIT = 4,
    ENDING_OUTPUT_LIMIT = 5,
    ENDING_STOPPED = 6,
};

#endif
