package dev.grundy.submission.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Offer;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.FirstFailure;
import dev.grundy.judge.result.JudgingResult;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.submission.verdict.SubmissionDetail;
import dev.grundy.submission.verdict.SubmissionRepository;
import dev.grundy.testsupport.LogLines;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.run.Slow;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.common.http.TestHTTPResource;
import io.quarkus.test.junit.QuarkusMock;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.net.Socket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Slow("verdicts are followed to their end")
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
@Timeout(60)
class LiveVerdictsTest {
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final List<Offer> OFFERS = List.of(new Offer("judge", "python"), new Offer("judge", "cpp"));

    @TestHTTPResource("/")
    URI server;

    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    private Visit ada;
    private String page;

    @BeforeEach
    void aSubmissionThatWaits() {
        judgeIt(); // what other tests have left would be claimed first
        String slug = "live-" + COUNT.incrementAndGet();
        PublishedProblem.add(database, slug, Tier.FREE);
        ada = Visit.signedIn();
        page = ada.submit("/problems/" + slug + "/submit", Map.of("language", "python", "source", "print(1)"))
                .header("Location");
    }

    @AfterEach
    void judgeIt() {
        Optional<Claim> claim = queue.claim("test", OFFERS, Lane.Pace.NOW);
        while (claim.isPresent()) {
            queue.finish(claim.get().lease(), QueueSituation.judged(QueueSituation.result(Verdict.AC), false));
            claim = queue.claim("test", OFFERS, Lane.Pace.NOW);
        }
    }

    @Test
    void streamsGoOnAfterAnErrorWhileOneWasShown() throws InterruptedException {
        CountDownLatch failed = new CountDownLatch(1);
        QuarkusMock.installMockForType(new FailingOnce(database, failed), SubmissionRepository.class);
        CompletableFuture<String> stream =
                CompletableFuture.supplyAsync(() -> ada.get(page + "/events").asString());
        failed.await();
        judgeIt();
        assertThat(stream.join()).contains("Accepted", "event:done");
    }

    @Test
    void aStreamOutlivesANotificationThatNamesNoSubmission() {
        CompletableFuture<String> stream =
                CompletableFuture.supplyAsync(() -> ada.get(page + "/events").asString());
        for (String payload : List.of("not a number", "", "submission/-1", "submission/99999999999999999999")) {
            Sql.of("select pg_notify(:channel, :payload)")
                    .on(database)
                    .with("channel", WorkQueue.CHANGED)
                    .with("payload", payload)
                    .list(row -> true);
        }
        judgeIt();
        assertThat(stream.join()).contains("Accepted", "event:done");
    }

    @Test
    void aStreamWithoutNewsGivesSignsOfLife() throws Exception {
        HttpRequest request = HttpRequest.newBuilder(server.resolve(page + "/events"))
                .header("Cookie", "grundy_session=" + ada.cookie("grundy_session"))
                .build();
        try (HttpClient browser = HttpClient.newHttpClient();
                Stream<String> lines =
                        browser.send(request, BodyHandlers.ofLines()).body()) {
            assertThat(lines.anyMatch(line -> line.startsWith(":"))).isTrue();
            browser.shutdownNow();
        }
    }

    /** Gone without a word, as with a browser that is ended: the next thing that is sent meets nobody. */
    @Test
    void aTabThatIsClosedMeanwhileLeavesNoTraceInTheLog() throws Exception {
        try (LogLines log = LogLines.ofEverything()) {
            URI events = server.resolve(page + "/events");
            try (Socket tab = new Socket(events.getHost(), events.getPort())) {
                tab.setSoLinger(true, 0);
                tab.getOutputStream()
                        .write(("GET " + events.getPath() + " HTTP/1.1\r\nHost: localhost\r\nCookie: grundy_session="
                                        + ada.cookie("grundy_session") + "\r\n\r\n")
                                .getBytes(StandardCharsets.US_ASCII));
                try (Stream<String> lines = new BufferedReader(
                                new InputStreamReader(tab.getInputStream(), StandardCharsets.UTF_8))
                        .lines()) {
                    assertThat(lines.anyMatch(line -> line.startsWith("event:")))
                            .as("the stream has begun")
                            .isTrue();
                }
            }
            judgeIt();
            assertThat(ada.get(page + "/events").asString()).contains("event:done");
            assertThat(log.traces()).isEmpty();
        }
    }

    @Test
    void eachStreamSpeaksTheLanguageOfThePageThatFollows() {
        CompletableFuture<String> english =
                CompletableFuture.supplyAsync(() -> ada.get(page + "/events").asString());
        CompletableFuture<String> german = CompletableFuture.supplyAsync(() -> ada.request()
                .header("Accept-Language", "de")
                .get(page + "/events")
                .asString());
        judgeIt();
        assertThat(english.join()).contains("Accepted", "Solved, first try").doesNotContain("Akzeptiert");
        assertThat(german.join())
                .contains("Akzeptiert", "Gelöst, beim ersten Versuch")
                .doesNotContain("Accepted");
    }

    @Test
    void aStreamTellsEachSpaceOfAnOutput() {
        JudgingResult wrong = QueueSituation.result(Verdict.WA);
        FirstFailure failure = new FirstFailure("sample/1", Verdict.WA, "", "", "  b\n\tc\n\n d\r\n", "");
        Claim claim = queue.claim("test", OFFERS, Lane.Pace.NOW).orElseThrow();
        queue.finish(
                claim.lease(),
                QueueSituation.judged(
                        new JudgingResult(
                                Verdict.WA,
                                wrong.score(),
                                wrong.tests(),
                                wrong.testsPlanned(),
                                wrong.compilation(),
                                Optional.of(failure),
                                Optional.empty()),
                        false));

        String fragment = ada.get(page + "/events")
                .asString()
                .lines()
                .takeWhile(line -> !line.startsWith("event:done"))
                .filter(line -> line.startsWith("data:"))
                .map(line -> line.substring("data:".length()))
                // HTML, 9.2.6: "if value starts with a U+0020 SPACE character, remove it from value"
                .map(line -> line.startsWith(" ") ? line.substring(1) : line)
                .collect(Collectors.joining("\n"));

        assertThat(fragment).contains("  b\n\tc\n\n d\n");
    }

    @Test
    void whoFollowsTooMuchIsToldToPoll() throws Exception {
        List<Stream<String>> open = new ArrayList<>();
        HttpRequest request = HttpRequest.newBuilder(server.resolve(page + "/events"))
                .header("Cookie", "grundy_session=" + ada.cookie("grundy_session"))
                .build();
        try (HttpClient browser = HttpClient.newHttpClient()) {
            for (int i = 0; i < LiveVerdicts.MOST_STREAMS; i++) {
                HttpResponse<Stream<String>> stream = browser.send(request, BodyHandlers.ofLines());
                assertThat(stream.statusCode()).isEqualTo(200);
                open.add(stream.body());
            }
            HttpResponse<Void> refused = browser.send(request, BodyHandlers.discarding());
            assertThat(refused.statusCode()).isEqualTo(429);
            assertThat(refused.headers().firstValue("Retry-After")).isPresent();
            judgeIt();
            open.forEach(stream -> assertThat(stream).contains("event:done"));
            HttpResponse<Void> again = browser.send(request, BodyHandlers.discarding());
            assertThat(again.statusCode()).as("once the others have ended").isEqualTo(200);
        }
    }

    /** Fails the first time that the ticker asks; the pages go on. */
    private static final class FailingOnce extends SubmissionRepository {
        private final CountDownLatch failed;

        private FailingOnce(DataSource database, CountDownLatch failed) {
            super(database);
            this.failed = failed;
        }

        @Override
        public Optional<SubmissionDetail> detail(long id) {
            if (failed.getCount() > 0 && Thread.currentThread().getName().equals("live submissions")) {
                failed.countDown();
                throw new StackOverflowError("planted");
            }
            return super.detail(id);
        }
    }
}
