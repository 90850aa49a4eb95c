package dev.grundy.people.api;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Tier;
import dev.grundy.testsupport.AheadClock;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Program;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.time.Duration;
import java.util.Iterator;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Who follows something with a token sees nothing more of it when the token is not good any more. Here nobody judges. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class TokenStreamsTest {
    private static final AtomicInteger COUNT = new AtomicInteger();

    @Inject
    DataSource database;

    @Inject
    AheadClock clock;

    @TestHTTPResource
    URI home;

    private Visit ada;
    private Program program;
    private String sent;
    /** Address of what was sent last. */
    private String latest = "";

    @BeforeEach
    void aProgramOfSomebody() {
        ada = Visit.signedIn();
        program = Program.with(Program.tokenOf(ada, "days-30", "submissions:write"));
        PublishedProblem problem =
                PublishedProblem.addWithPage(database, "followed-" + COUNT.incrementAndGet(), Tier.FREE);
        sent = "{\"problem\":\"" + problem.slug() + "\",\"language\":\"python\",\"source\":\"print(1)\"}";
    }

    @AfterEach
    void now() {
        clock.reset();
    }

    @ParameterizedTest
    @ValueSource(strings = {"/api/v1/submissions", "/api/v1/runs"})
    void aStreamEndsWithTheRevocationOfItsToken(String sort) throws Exception {
        try (HttpClient client = HttpClient.newHttpClient();
                Stream<String> stream = follow(client, sort, program)) {
            Iterator<String> lines = stream.iterator();
            awaitState(lines);
            ada.submit("/account/tokens/revoke", Map.of());
            endsWithoutDone(lines);
        }
    }

    @Test
    void aStreamEndsWhenItsTokenExpiresAndOthersGoOn() throws Exception {
        Program lasting = Program.with(Program.tokenOf(ada, "until-revoked", "submissions:write"));
        try (HttpClient client = HttpClient.newHttpClient();
                Stream<String> ending = follow(client, "/api/v1/submissions", program);
                Stream<String> going = follow(client, "/api/v1/submissions", lasting)) {
            Iterator<String> last = ending.iterator();
            awaitState(last);
            Iterator<String> lines = going.iterator();
            awaitState(lines);
            clock.advance(Duration.ofDays(30));
            endsWithoutDone(last);
            lasting.post(latest + "/abort", "").then().statusCode(200);
            assertThat(next(lines, "data:")).contains("\"state\":\"aborted\"");
            assertThat(next(lines, "event:")).endsWith("done");
        }
    }

    private Stream<String> follow(HttpClient client, String sort, Program reader) throws Exception {
        String made = program.post(sort, sent).then().statusCode(201).extract().header("Location");
        latest = made.substring(made.indexOf("/api/"));
        URI events = home.resolve(latest + "/events");
        HttpRequest request = HttpRequest.newBuilder(events)
                .header("Authorization", "Bearer " + reader.token())
                .build();
        return client.send(request, BodyHandlers.ofLines()).body();
    }

    private static void awaitState(Iterator<String> lines) {
        assertThat(next(lines, "data:")).contains("\"state\":\"queued\"");
    }

    private static void endsWithoutDone(Iterator<String> lines) {
        while (lines.hasNext()) {
            assertThat(lines.next()).doesNotContain("done");
        }
    }

    private static String next(Iterator<String> lines, String prefix) {
        while (lines.hasNext()) {
            String line = lines.next();
            if (line.startsWith(prefix)) {
                return line;
            }
        }
        throw new AssertionError("the stream ended without " + prefix);
    }
}
