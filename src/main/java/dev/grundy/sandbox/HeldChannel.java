package dev.grundy.sandbox;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Both ends of a channel between two programs, held so that neither sees the other's end. Closing twice does nothing; thread-safe. */
record HeldChannel(FileChannel ends) implements AutoCloseable {
    static HeldChannel open(Path channel) {
        try {
            return new HeldChannel(FileChannel.open(channel, StandardOpenOption.READ, StandardOpenOption.WRITE));
        } catch (IOException e) {
            throw new SandboxException("cannot hold the channel '" + channel + "' between two programs open", e);
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
