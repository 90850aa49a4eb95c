package dev.grundy.testsupport;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Queue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;

/** What one class, or everything, logs from the moment this is made, for tests that wait until something was met. */
public final class LogLines implements AutoCloseable {
    private final BlockingQueue<String> lines = new LinkedBlockingQueue<>();
    private final Queue<String> traces = new ConcurrentLinkedQueue<>();
    private final Logger logger;
    private final Formatter formatter = new SimpleFormatter();
    private final Handler handler = new Handler() {
        @Override
        public void publish(LogRecord line) {
            lines.add(formatter.formatMessage(line));
            Optional.ofNullable(line.getThrown())
                    .ifPresent(thrown ->
                            traces.add(line.getLoggerName() + ": " + formatter.formatMessage(line) + ": " + thrown));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    };

    private LogLines(Logger logger) {
        this.logger = logger;
        logger.addHandler(handler);
    }

    public static LogLines of(Class<?> type) {
        return new LogLines(Logger.getLogger(type.getName()));
    }

    /** The log of every class of this JVM. */
    public static LogLines ofEverything() {
        return new LogLines(Logger.getLogger(""));
    }

    /** The lines so far that came with a stack trace. */
    public List<String> traces() {
        return List.copyOf(traces);
    }

    /** The next line that holds those words; empty when none comes within the patience. */
    public Optional<String> await(String words, Duration patience) throws InterruptedException {
        long deadline = System.nanoTime() + patience.toNanos();
        while (true) {
            String line = lines.poll(Math.max(0, deadline - System.nanoTime()), TimeUnit.NANOSECONDS);
            if (line == null || line.contains(words)) {
                return Optional.ofNullable(line);
            }
        }
    }

    @Override
    public void close() {
        logger.removeHandler(handler);
    }
}
