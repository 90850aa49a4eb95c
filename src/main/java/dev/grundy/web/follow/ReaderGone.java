package dev.grundy.web.follow;

import io.quarkus.logging.LoggingFilter;
import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.util.Set;
import java.util.logging.Filter;
import java.util.logging.LogRecord;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Keeps out of the log that a browser left while it was sent an event, which the framework calls an error. Any other error of
 * a stream is told. Thread-safe.
 */
@LoggingFilter(name = ReaderGone.NAME)
public final class ReaderGone implements Filter {
    static final String NAME = "reader-gone";

    private static final String STREAMS = "org.jboss.resteasy.reactive.server.handlers.PublisherResponseHandler";

    /** What Linux says of a socket whose other end is gone; Java has no type for it. */
    private static final Set<String> ENDED = Set.of("Broken pipe", "Connection reset", "Connection reset by peer");

    @Override
    public boolean isLoggable(LogRecord record) {
        return !STREAMS.equals(record.getLoggerName()) || !isGone(record.getThrown());
    }

    private static boolean isGone(@Nullable Throwable thrown) {
        return Stream.iterate(thrown, one -> one != null, Throwable::getCause)
                .anyMatch(one -> one instanceof ClosedChannelException
                        || one instanceof IOException && ENDED.contains(String.valueOf(one.getMessage())));
    }
}
