package dev.grundy.judge.sandbox.protocol;

import dev.grundy.judge.sandbox.command.Ending;
import java.net.ProtocolException;

/** The numbers of the runner's protocol, as src/main/c/cell/protocol.h has them too. How an ending is numbered, {@link Ending} says. */
public final class Protocol {
    public static final int VERSION = 3;

    /** The length of the payload, and a type. */
    public static final int HEADER_BYTES = 5;

    public static final int MAX_MESSAGE_BYTES = 1 << 20;
    public static final int MAX_REPLY_BYTES = 1 << 17;

    /** Of one list. */
    public static final int MAX_STRINGS = 2047;

    public static final int MAX_FILES = 512;

    /** How many times its wall limit a run may take that others keep from its core. */
    public static final int MAX_WALL_STRETCH = 16;

    private Protocol() {}

    /** The messages to the runner. */
    public enum Message {
        RUN(1),
        GO(2),
        STOP(3),
        RELEASE(4);

        final byte code;

        Message(int code) {
            this.code = (byte) code;
        }
    }

    /** The sources of content for a program. */
    public enum Source {
        EMPTY(0),
        INLINE(1),
        STORED(2),
        CHANNEL(3);

        final byte code;

        Source(int code) {
            this.code = (byte) code;
        }
    }

    /** Where a program's output goes. */
    public enum Sink {
        CAPTURE(0),
        DISCARD(1),
        CHANNEL(2);

        final byte code;

        Sink(int code) {
            this.code = (byte) code;
        }
    }

    /** The answers of the runner. */
    public enum Answer {
        HELLO(1),
        READY(2),
        STDOUT(3),
        STDERR(4),
        FILE(5),
        FILE_DATA(6),
        OUTCOME(7),
        FAILED(8);

        final byte code;

        Answer(int code) {
            this.code = (byte) code;
        }

        /** @throws ProtocolException if the runner has no such answer */
        static Answer of(byte code) throws ProtocolException {
            for (Answer answer : values()) {
                if (answer.code == code) {
                    return answer;
                }
            }
            throw new ProtocolException("the runner sent a frame of unknown type " + code);
        }
    }
}
