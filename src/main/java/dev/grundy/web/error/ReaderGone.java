package dev.grundy.web.error;

import io.quarkus.logging.LoggingFilter;
import java.io.IOException;
import java.nio.channels.ClosedChannelException;
import java.util.Objects;
import java.util.Set;
import java.util.logging.Filter;
import java.util.logging.LogRecord;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Tells whether a browser left while it was sent an answer, such as an event of a page that is kept up to date. The framework logs that
 * as an error, and resets a connection that is closed already, of which Netty warns: the log leaves both out. Thread-safe.
 */
@LoggingFilter(name = ReaderGone.NAME)
public final class ReaderGone implements Filter {
    static final String NAME = "reader-gone";

    private static final String STREAMS = "org.jboss.resteasy.reactive.server.handlers.PublisherResponseHandler";

    private static final String NETTY = "io.netty.";
    private static final String FAILED_TWICE = "Failed to mark a promise as failure because it has failed already";

    /** The messages of Linux about a socket whose other end is gone; Java has no type for it. */
    private static final Set<String> ENDED = Set.of("Broken pipe", "Connection reset", "Connection reset by peer");

    /** Of causes, which might go round in a circle. */
    private static final int LONGEST_CHAIN = 20;

    /** Whether it is among the causes. The database and providers are asked without Netty: their connections end elsewhere. */
    static boolean isBehind(@Nullable Throwable failure) {
        return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
                .limit(LONGEST_CHAIN)
                .anyMatch(cause -> isEndOfConnection(cause) && isOfNetty(cause));
    }

    private static boolean isEndOfConnection(Throwable cause) {
        return cause instanceof ClosedChannelException
                || cause instanceof IOException && ENDED.contains(String.valueOf(cause.getMessage()));
    }

    private static boolean isOfNetty(Throwable cause) {
        return Stream.of(cause.getStackTrace()).anyMatch(at -> at.getClassName().startsWith(NETTY));
    }

    @Override
    public boolean isLoggable(LogRecord record) {
        String logger = String.valueOf(record.getLoggerName());
        if (logger.startsWith(NETTY)) {
            return !isSecondFailure(String.valueOf(record.getMessage()));
        }
        return !logger.equals(STREAMS) || !isBehind(record.getThrown());
    }

    /** The first one is told in the words of the second. */
    private static boolean isSecondFailure(String message) {
        return message.startsWith(FAILED_TWICE) && message.contains(ClosedChannelException.class.getSimpleName());
    }
}
