package dev.grundy.judge.sandbox.protocol;

import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Content;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.Placed;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.sandbox.command.Stdout;
import dev.grundy.judge.sandbox.command.StoredDirectory;
import dev.grundy.judge.sandbox.command.StoredFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.List;
import java.util.function.BiConsumer;

/** Writes the messages that the runner reads; their fields are described in src/main/c/cell/cell.1.md. */
public final class RunnerRequests {
    /** When a run starts: the two flags at the head of a request. */
    public enum Start {
        AT_ONCE(false, false),
        ON_GO(true, false),
        AHEAD(false, true);

        private final boolean held;
        private final boolean ahead;

        Start(boolean held, boolean ahead) {
            this.held = held;
            this.ahead = ahead;
        }
    }

    private ByteBuffer buffer = ByteBuffer.allocate(1 << 12).order(ByteOrder.LITTLE_ENDIAN);

    private RunnerRequests(Protocol.Message message) {
        buffer.putInt(0).put(message.code);
    }

    public static byte[] run(Command command, Start start) {
        var request = new RunnerRequests(Protocol.Message.RUN);
        request.flag(start.held).flag(start.ahead);
        request.limits(command.limits());
        request.string(command.program().map(StoredDirectory::path).orElse(""));
        request.strings(command.argv());
        request.strings(command.environment().entrySet().stream()
                .map(entry -> entry.getKey() + "=" + entry.getValue())
                .toList());
        request.stdin(command.stdin());
        request.stdout(command.stdout());
        request.files(command.files());
        request.list(command.collect(), Protocol.MAX_FILES, RunnerRequests::string);
        return request.finish();
    }

    public static byte[] go() {
        return new RunnerRequests(Protocol.Message.GO).finish();
    }

    public static byte[] stop() {
        return new RunnerRequests(Protocol.Message.STOP).finish();
    }

    /** Starts the clock of a program that was started ahead, and gives it what it was not yet given. */
    public static byte[] release(Command command) {
        var request = new RunnerRequests(Protocol.Message.RELEASE);
        request.string(command.program().map(StoredDirectory::path).orElse(""));
        request.stdin(command.stdin());
        request.files(command.files());
        return request.finish();
    }

    private void limits(Limits limits) {
        u64(limits.cpu().toNanos());
        u64(limits.wall().toNanos());
        u64(limits.memory().bytes());
        u64(limits.output().bytes());
        u64(limits.stderr().bytes());
        u64(limits.workspace().bytes());
        u64(limits.collected().bytes());
        u32(limits.processes());
        u32(limits.openFiles());
    }

    private void stdin(Stdin stdin) {
        switch (stdin) {
            case Stdin.Empty() -> u8(Protocol.Source.EMPTY.code);
            case Stdin.From(Content content) -> content(content);
            case Stdin.Channel(String name) -> {
                u8(Protocol.Source.CHANNEL.code);
                string(name);
            }
        }
    }

    private void stdout(Stdout stdout) {
        switch (stdout) {
            case Stdout.Capture() -> u8(Protocol.Sink.CAPTURE.code);
            case Stdout.Discard() -> u8(Protocol.Sink.DISCARD.code);
            case Stdout.Channel(String name) -> {
                u8(Protocol.Sink.CHANNEL.code);
                string(name);
            }
        }
    }

    private void content(Content content) {
        switch (content) {
            case Content.Bytes(byte[] bytes) -> {
                u8(Protocol.Source.INLINE.code);
                u32(bytes.length);
                bytes(bytes);
            }
            case StoredFile file -> {
                u8(Protocol.Source.STORED.code);
                string(file.path());
            }
        }
    }

    private void placed(Placed file) {
        string(file.name());
        flag(file.executable());
        content(file.content());
    }

    private void files(List<Placed> files) {
        list(files, Protocol.MAX_FILES, RunnerRequests::placed);
    }

    private void strings(List<String> strings) {
        list(strings, Protocol.MAX_STRINGS, RunnerRequests::string);
    }

    private <T> void list(Collection<T> items, int most, BiConsumer<RunnerRequests, T> write) {
        if (items.size() > most) {
            throw new IllegalArgumentException(
                    "a request names at most " + most + " items in a list, got " + items.size());
        }
        u32(items.size());
        items.forEach(item -> write.accept(this, item));
    }

    private void string(String string) {
        byte[] bytes = string.getBytes(StandardCharsets.UTF_8);
        if (string.indexOf('\0') >= 0) {
            throw new IllegalArgumentException("a NUL character cannot be passed to a program: '" + string + "'");
        }
        u32(bytes.length);
        bytes(bytes);
        u8(0);
    }

    private RunnerRequests flag(boolean value) {
        u8(value ? 1 : 0);
        return this;
    }

    private void u8(int value) {
        room(1).put((byte) value);
    }

    private void u32(int value) {
        room(4).putInt(value);
    }

    private void u64(long value) {
        room(8).putLong(value);
    }

    private void bytes(byte[] bytes) {
        room(bytes.length).put(bytes);
    }

    private ByteBuffer room(int bytes) {
        if (buffer.remaining() < bytes) {
            int capacity = Math.max(buffer.capacity() * 2, buffer.position() + bytes);
            buffer =
                    ByteBuffer.allocate(capacity).order(ByteOrder.LITTLE_ENDIAN).put(buffer.flip());
        }
        return buffer;
    }

    private byte[] finish() {
        int payload = buffer.position() - Protocol.HEADER_BYTES;
        if (payload > Protocol.MAX_MESSAGE_BYTES) {
            throw new IllegalArgumentException("a request takes at most " + Protocol.MAX_MESSAGE_BYTES + " bytes, got "
                    + payload + "; put larger contents into the store");
        }
        buffer.putInt(0, payload);
        var message = new byte[buffer.position()];
        buffer.flip().get(message);
        return message;
    }
}
