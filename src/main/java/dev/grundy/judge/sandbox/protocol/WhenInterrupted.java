package dev.grundy.judge.sandbox.protocol;

import java.io.IOException;
import java.nio.channels.AsynchronousCloseException;
import java.nio.channels.spi.AbstractInterruptibleChannel;

/**
 * Does something at once when the calling thread is interrupted, until it is closed by the same thread. For waits that do not
 * notice: a thread that reads from a pipe goes on reading. The thread stays interrupted.
 */
final class WhenInterrupted implements AutoCloseable {
    private final Wait wait;

    private WhenInterrupted(Wait wait) {
        this.wait = wait;
    }

    /** @param action also done if the thread is interrupted already; never after the closing */
    static WhenInterrupted then(Action action) {
        Wait wait = new Wait(action);
        wait.beginWait();
        return new WhenInterrupted(wait);
    }

    @Override
    public void close() {
        wait.endWait();
    }

    @FunctionalInterface
    interface Action {
        void act() throws IOException;
    }

    /** The JDK's own way to treat an interruption during input and output: it closes the channel, which here acts. */
    private static final class Wait extends AbstractInterruptibleChannel {
        private final Action action;

        private Wait(Action action) {
            this.action = action;
        }

        void beginWait() {
            begin();
        }

        void endWait() {
            try {
                end(true);
            } catch (AsynchronousCloseException e) {
                return; // the interruption was answered, and the waiting thread sees by the outcome what it did
            }
        }

        @Override
        protected void implCloseChannel() throws IOException {
            action.act();
        }
    }
}
