package dev.grundy.judge.sandbox;

import dev.grundy.judge.sandbox.command.Recording;
import dev.grundy.judge.sandbox.command.SandboxException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Carries what one program writes to the other, and writes it down before it is heard. Closing twice does nothing; thread-safe. */
final class Relay implements AutoCloseable {
    private final FileChannel from;
    private final FileChannel to;
    private final Recording recording;
    private final Recording.Side side;

    private Relay(FileChannel from, FileChannel to, Recording recording, Recording.Side side) {
        this.from = from;
        this.to = to;
        this.recording = recording;
        this.side = side;
    }

    /** Both channels must have users already, or opening them would wait. */
    static Relay between(Path from, Path to, Recording recording, Recording.Side side) {
        try {
            FileChannel reading = FileChannel.open(from, StandardOpenOption.READ);
            try {
                FileChannel writing = FileChannel.open(to, StandardOpenOption.WRITE);
                return new Relay(reading, writing, recording, side);
            } catch (IOException e) {
                reading.close();
                throw e;
            }
        } catch (IOException e) {
            throw new SandboxException("cannot listen to the channel '" + from + "' between two programs", e);
        }
    }

    /** Until the one who speaks is over. When nobody listens any more, the rest is written down and thrown away. */
    void carry() {
        ByteBuffer chunk = ByteBuffer.allocate(1 << 16);
        boolean heard = true;
        try {
            while (from.read(chunk) >= 0) {
                recording.heard(side, chunk.array(), chunk.position());
                chunk.flip();
                heard = heard && pass(chunk);
                chunk.clear();
            }
        } catch (IOException e) {
            return; // closed: the speaker was stopped
        }
    }

    private boolean pass(ByteBuffer chunk) {
        try {
            while (chunk.hasRemaining()) {
                to.write(chunk);
            }
            return true;
        } catch (IOException e) {
            return false; // the one who listened is over
        }
    }

    /** The listener sees the end of its input. */
    void end() {
        close(to);
    }

    @Override
    public void close() {
        close(to);
        close(from);
    }

    private static void close(FileChannel channel) {
        try {
            channel.close();
        } catch (IOException e) {
            throw new SandboxException("cannot close a channel between two programs", e);
        }
    }
}
