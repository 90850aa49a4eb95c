package dev.grundy.web.follow;

import static org.assertj.core.api.Assertions.assertThat;

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
                new IOException("Broken pipe"),
                new IOException("Connection reset by peer"),
                new ClosedChannelException(),
                new UncheckedIOException(new IOException("Broken pipe")));
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
        assertThat(filter.isLoggable(record(STREAMS, new IOException("No space left on device"))))
                .isTrue();
        assertThat(filter.isLoggable(record(STREAMS, null))).isTrue();
    }

    @Test
    void theLogAsksIt() throws IOException {
        Properties properties = new Properties();
        try (InputStream file = ReaderGone.class.getResourceAsStream("/application.properties")) {
            properties.load(file);
        }
        assertThat(properties).containsEntry("quarkus.log.console.filter", ReaderGone.NAME);
    }

    private static LogRecord record(String logger, @Nullable Throwable thrown) {
        LogRecord record = new LogRecord(Level.SEVERE, "Exception in SSE server handling");
        record.setLoggerName(logger);
        record.setThrown(thrown);
        return record;
    }
}
