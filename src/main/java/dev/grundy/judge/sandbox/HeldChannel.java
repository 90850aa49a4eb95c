package dev.grundy.judge.sandbox;

import dev.grundy.judge.sandbox.command.SandboxException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedChannelException;
import java.nio.channels.FileChannel;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Ends of a channel between two programs, held so that one does not see the other's end. Closing twice does nothing; thread-safe. */
record HeldChannel(FileChannel ends) implements AutoCloseable {
    static HeldChannel bothEnds(Path channel) {
        return open(channel, StandardOpenOption.READ, StandardOpenOption.WRITE);
    }

    /** Its writer is not told that its reader is gone; the reader still sees the end of what is written. */
    static HeldChannel readingEnd(Path channel) {
        return open(channel, StandardOpenOption.READ);
    }

    private static HeldChannel open(Path channel, OpenOption... options) {
        try {
            return new HeldChannel(FileChannel.open(channel, options));
        } catch (IOException e) {
            throw new SandboxException("cannot hold the channel '" + channel + "' between two programs open", e);
        }
    }

    /** Throws away what is written to it, until it is closed. */
    void drain() {
        ByteBuffer nowhere = ByteBuffer.allocate(1 << 16);
        try {
            while (ends.read(nowhere) >= 0) {
                nowhere.clear();
            }
        } catch (ClosedChannelException e) {
            // its other user is over too
        } catch (IOException e) {
            throw new SandboxException("cannot read on from a channel between two programs", e);
        }
    }

    @Override
    public void close() {
        try {
            ends.close();
        } catch (IOException e) {
            throw new SandboxException("cannot close a channel between two programs", e);
        }
    }
}
