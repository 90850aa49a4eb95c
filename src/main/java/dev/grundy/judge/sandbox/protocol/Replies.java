package dev.grundy.judge.sandbox.protocol;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.judge.sandbox.command.Ending;
import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.ProtocolException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;

/** Reads what the runner answers, strictly: anything but a well-formed frame is an error of ours. */
final class Replies {
    private static final Ending[] ENDINGS = Ending.values();

    private final InputStream stream;

    Replies(InputStream stream) {
        this.stream = new BufferedInputStream(stream, Protocol.MAX_REPLY_BYTES);
    }

    /** @throws EOFException when the runner is gone */
    RunnerReply next() throws IOException {
        ByteBuffer header = read(Protocol.HEADER_BYTES);
        int length = header.getInt();
        byte type = header.get();
        if (length < 0 || length > Protocol.MAX_REPLY_BYTES) {
            throw new ProtocolException("the runner announced a frame of " + length + " bytes");
        }
        ByteBuffer payload = read(length);
        try {
            RunnerReply reply = decode(type, payload);
            if (payload.hasRemaining()) {
                throw new ProtocolException(
                        "a frame of type " + type + " from the runner has " + payload.remaining() + " bytes too many");
            }
            return reply;
        } catch (BufferUnderflowException e) {
            throw new ProtocolException(
                    "a frame of type " + type + " from the runner is cut short at " + length + " bytes");
        }
    }

    private ByteBuffer read(int length) throws IOException {
        byte[] bytes = stream.readNBytes(length);
        if (bytes.length < length) {
            throw new EOFException("the runner is gone");
        }
        return ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN);
    }

    private static RunnerReply decode(byte type, ByteBuffer payload) throws ProtocolException {
        return switch (Protocol.Answer.of(type)) {
            case HELLO -> new RunnerReply.Hello(payload.getInt());
            case READY -> new RunnerReply.Ready();
            case STDOUT -> new RunnerReply.StdoutPart(rest(payload));
            case STDERR -> new RunnerReply.StderrPart(rest(payload));
            case FILE -> resultFile(payload);
            case FILE_DATA -> new RunnerReply.FilePart(rest(payload));
            case OUTCOME -> finished(payload);
            case FAILED -> new RunnerReply.Failed(payload.getInt(), text(payload));
        };
    }

    private static RunnerReply resultFile(ByteBuffer payload) {
        long size = payload.getLong();
        return new RunnerReply.ResultFile(text(payload), size);
    }

    private static RunnerReply finished(ByteBuffer payload) throws ProtocolException {
        int ending = payload.getInt();
        if (ending < 0 || ending >= ENDINGS.length) {
            throw new ProtocolException("the runner sent unknown ending " + ending);
        }
        return new RunnerReply.Finished(
                ENDINGS[ending],
                payload.getInt(),
                payload.getInt(),
                Duration.ofNanos(payload.getLong()),
                Duration.ofNanos(payload.getLong()),
                Duration.ofNanos(payload.getLong()),
                MemorySize.ofBytes(payload.getLong()),
                payload.getInt() != 0);
    }

    private static String text(ByteBuffer payload) {
        return new String(rest(payload), StandardCharsets.UTF_8);
    }

    private static byte[] rest(ByteBuffer payload) {
        var bytes = new byte[payload.remaining()];
        payload.get(bytes);
        return bytes;
    }
}
