package dev.grundy.web.frame;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.SingularProfile;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.bootstrap.logging.InitialConfigurator;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import io.vertx.ext.web.Router;
import jakarta.inject.Inject;
import java.util.Arrays;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.logging.ConsoleHandler;
import java.util.logging.Formatter;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import org.jboss.logging.Logger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What programs that gather logs read of them, in the form that the terminal is given. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
@TestProfile(SingularProfile.class)
class JsonLogTest {
    private static final Logger LOG = Logger.getLogger(JsonLogTest.class);
    private static final java.util.logging.Logger EVERYTHING = java.util.logging.Logger.getLogger("");
    private static final ObjectMapper JSON = new ObjectMapper();

    @Inject
    Router router;

    private final Lines lines = new Lines(terminal());

    @BeforeEach
    void listen() {
        EVERYTHING.addHandler(lines);
    }

    @AfterEach
    void leave() {
        EVERYTHING.removeHandler(lines);
    }

    @Test
    void aLineNamesTheRequestThatCausedItAsItsAnswerDoes() throws Exception {
        router.get("/a-line").order(-1).handler(request -> {
            LOG.errorf(new IllegalStateException("a \"cause\"\nof two lines"), "It went\nwrong: {%s}", "\u2028");
            request.end();
        });
        Response answer = Visit.asGuest().get("/a-line");
        JsonNode line = lines.parsed("It went");
        assertThat(line.path("request").asText()).isEqualTo(answer.header("X-Request-Id"));
        assertThat(line.path("message").asText()).isEqualTo("It went\nwrong: {\u2028}");
        assertThat(line.path("level").asText()).isEqualTo("ERROR");
        assertThat(line.path("loggerName").asText()).isEqualTo(JsonLogTest.class.getName());
        assertThat(line.path("timestamp").asText()).matches("\\d{4}-\\d\\d-\\d\\dT.*");
        assertThat(line.path("stackTrace").asText()).contains("IllegalStateException", "aLineNamesTheRequest");
    }

    @Test
    void aLineThatNoRequestCausedNamesNone() throws Exception {
        LOG.error("Nobody asked");
        assertThat(lines.parsed("Nobody asked").has("request")).isFalse();
    }

    private static Formatter terminal() {
        return Arrays.stream(InitialConfigurator.DELAYED_HANDLER.getHandlers())
                .filter(handler -> handler instanceof org.jboss.logmanager.handlers.ConsoleHandler
                        || handler instanceof ConsoleHandler)
                .findFirst()
                .orElseThrow()
                .getFormatter();
    }

    /** Each record of the log as the terminal gets it. */
    private static final class Lines extends Handler {
        private final Queue<String> all = new ConcurrentLinkedQueue<>();

        Lines(Formatter formatter) {
            setFormatter(formatter);
        }

        /** The line with those words; it is one line and nothing but JSON. */
        JsonNode parsed(String words) throws JsonProcessingException {
            List<String> holding =
                    all.stream().filter(line -> line.contains(words)).toList();
            assertThat(holding).hasSize(1);
            assertThat(holding.getFirst().lines()).hasSize(1);
            return JSON.readTree(holding.getFirst());
        }

        @Override
        public void publish(LogRecord event) {
            all.add(getFormatter().format(event));
        }

        @Override
        public void flush() {}

        @Override
        public void close() {}
    }
}
