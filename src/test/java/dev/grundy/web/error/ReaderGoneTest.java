package dev.grundy.web.error;

import static org.assertj.core.api.Assertions.assertThat;

import io.netty.channel.AbstractChannel;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.channels.ClosedChannelException;
import java.util.Properties;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.stream.Stream;
import org.jboss.resteasy.reactive.server.handlers.PublisherResponseHandler;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ReaderGoneTest {
    private static final String STREAMS = PublisherResponseHandler.class.getName();

    private final ReaderGone filter = new ReaderGone();

    static Stream<Throwable> endsOfConnections() {
        return Stream.of(
                ofNetty(new IOException("Broken pipe")),
                ofNetty(new IOException("Connection reset by peer")),
                ofNetty(new ClosedChannelException()),
                new UncheckedIOException(ofNetty(new IOException("Broken pipe"))));
    }

    private static <T extends Throwable> T ofNetty(T thrown) {
        thrown.setStackTrace(
                new StackTraceElement[] {new StackTraceElement(AbstractChannel.class.getName(), "write", null, -1)});
        return thrown;
    }

    @ParameterizedTest
    @MethodSource("endsOfConnections")
    void aReaderWhoLeavesAStreamIsNoError(Throwable thrown) {
        assertThat(filter.isLoggable(record(STREAMS, thrown))).isFalse();
    }

    @ParameterizedTest
    @MethodSource("endsOfConnections")
    void theEndOfAnotherConnectionIsTold(Throwable thrown) {
        assertThat(filter.isLoggable(record("dev.grundy.app.remote", thrown))).isTrue();
    }

    @Test
    void otherErrorsOfStreamsAreTold() {
        assertThat(filter.isLoggable(record(STREAMS, new IllegalStateException("no such part"))))
                .isTrue();
        assertThat(filter.isLoggable(record(STREAMS, ofNetty(new IOException("No space left on device")))))
                .isTrue();
        assertThat(filter.isLoggable(record(STREAMS, new IOException("Connection reset"))))
                .as("of a provider")
                .isTrue();
        assertThat(filter.isLoggable(record(STREAMS, null))).isTrue();
    }

    @Test
    void aWriteToAClosedConnectionFailsTwiceWithoutAWord() {
        assertThat(filter.isLoggable(failedTwice("(failure: io.netty.channel.StacklessClosedChannelException)")))
                .isFalse();
        assertThat(filter.isLoggable(failedTwice("(failure: java.lang.IllegalStateException)")))
                .isTrue();
    }

    @Test
    void causesThatGoRoundInACircleComeToAnEnd() {
        IllegalStateException one = new IllegalStateException();
        one.initCause(new IllegalStateException(one));
        assertThat(ReaderGone.isBehind(one)).isFalse();
    }

    @Test
    void theLogAsksIt() throws IOException {
        Properties properties = new Properties();
        try (InputStream file = ReaderGone.class.getResourceAsStream("/application.properties")) {
            properties.load(file);
        }
        assertThat(properties).containsEntry("quarkus.log.console.filter", ReaderGone.NAME);
    }

    private static LogRecord failedTwice(String first) {
        LogRecord record = new LogRecord(
                Level.WARNING, "Failed to mark a promise as failure because it has failed already: promise" + first);
        record.setLoggerName(AbstractChannel.class.getName());
        record.setThrown(new IllegalStateException("refCnt: 0, decrement: 1"));
        return record;
    }

    private static LogRecord record(String logger, @Nullable Throwable thrown) {
        LogRecord record = new LogRecord(Level.SEVERE, "Exception in SSE server handling");
        record.setLoggerName(logger);
        record.setThrown(thrown);
        return record;
    }
}
