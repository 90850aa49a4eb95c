package dev.grundy.submission.verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Program;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import io.quarkus.runtime.ShutdownDelayInitiatedEvent;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.enterprise.event.Event;
import jakarta.inject.Inject;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A submission followed by a program. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class SubmissionStreamTest {
    private static final AtomicInteger COUNT = new AtomicInteger();

    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    @Inject
    Event<ShutdownDelayInitiatedEvent> asksToEnd;

    @TestHTTPResource
    URI home;

    private Program program;
    private long submission;

    @BeforeEach
    void aSubmission() {
        PublishedProblem problem = PublishedProblem.add(database, "stream-" + COUNT.incrementAndGet(), Tier.FREE);
        program = Program.of(Visit.signedIn(), "submissions:write");
        submission = program.post(
                        "/api/v1/submissions",
                        "{\"problem\":\"" + problem.slug() + "\",\"language\":\"python\",\"source\":\"print(1)\"}")
                .json()
                .getLong("id");
    }

    @Test
    void whatIsKnownComesAtOnceThenTheVerdictAndThenTheEnd() throws Exception {
        try (HttpClient client = HttpClient.newHttpClient();
                Stream<String> stream = follow(client)) {
            Iterator<String> lines = stream.iterator();
            assertThat(next(lines, "data:")).contains("\"state\":\"queued\"").contains("\"id\":" + submission);
            judge();
            assertThat(next(lines, "data:")).contains("\"verdict\":\"AC\"");
            assertThat(next(lines, "event:")).endsWith("done");
        }
    }

    @Test
    void aStreamThatBeginsAfterTheVerdictEndsWithIt() throws Exception {
        judge();
        try (HttpClient client = HttpClient.newHttpClient();
                Stream<String> stream = follow(client)) {
            List<String> lines = stream.toList();
            assertThat(lines)
                    .filteredOn(line -> line.startsWith("data:{"))
                    .singleElement()
                    .asString()
                    .contains("AC");
        }
    }

    /** Else the end would wait for the stream, and the stream for a verdict. */
    @Test
    void aStreamIsCutWhenTheNodeIsAskedToEnd() throws Exception {
        try (HttpClient client = HttpClient.newHttpClient();
                Stream<String> stream = follow(client)) {
            Iterator<String> lines = stream.iterator();
            next(lines, "data:");
            asksToEnd.fire(new ShutdownDelayInitiatedEvent());
            assertThatThrownBy(() -> next(lines, "data:")).isInstanceOf(UncheckedIOException.class);
        }
    }

    @Test
    void nobodyElseFollowsIt() {
        assertThat(Program.of(Visit.signedIn(), "submissions:write")
                        .get("/api/v1/submissions/" + submission + "/events")
                        .statusCode())
                .isEqualTo(404);
    }

    private Stream<String> follow(HttpClient client) throws Exception {
        HttpRequest request = HttpRequest.newBuilder(home.resolve("/api/v1/submissions/" + submission + "/events"))
                .header("Authorization", "Bearer " + program.token())
                .build();
        return client.send(request, BodyHandlers.ofLines()).body();
    }

    private static String next(Iterator<String> lines, String beginning) {
        String line = lines.next();
        while (!line.startsWith(beginning)) {
            line = lines.next();
        }
        return line;
    }

    private void judge() {
        Claim claim = QueueSituation.claimOf(queue, submission);
        queue.finish(claim.lease(), QueueSituation.judged(QueueSituation.result(Verdict.AC), false));
    }
}
