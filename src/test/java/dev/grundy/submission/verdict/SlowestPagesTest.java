package dev.grundy.submission.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.judge.result.growth.SlowestRuns;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.web.follow.FragmentEvents;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a submission's page says of its slowest test, which was run time after time. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class SlowestPagesTest {
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final Kind KIND = FindingRepository.kind(FindingKind.SLOWEST);

    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    private Visit ada;

    @BeforeEach
    void somebody() {
        Sql.of("delete from work").on(database).update();
        ada = Visit.signedIn();
    }

    @Test
    void whileTestsAreRunThePageSaysSo() {
        String page = judged(Verdict.AC);
        assertThat(ada.get(page).asString())
                .contains(
                        "<h2>The slowest test, run again</h2>",
                        "When there is nothing else to do, your program is run again on its slowest test");
        Claim claim = claim();
        queue.report(claim.lease(), FindingRepository.progress(3));
        assertThat(ada.get(page + "/slowest").asString()).contains("3 tests so far");
        finish(claim, run(120, 121, Verdict.AC));
        assertThat(ada.get(page + "/slowest").header(FragmentEvents.LIVE)).isEqualTo(FragmentEvents.DONE);
    }

    @Test
    void thePageTellsBetweenWhatTheTimeVaries() {
        String page = judged(Verdict.AC);
        finish(claim(), run(140, 180, Verdict.AC), run(120, 135, Verdict.AC), run(131, 160, Verdict.AC));
        assertThat(ada.get(page).asString())
                .contains(
                        "All 3 runs on test secret/7 ended alike.",
                        "<dd>120 ms to 140 ms</dd>",
                        "<dt>Limit</dt><dd>2000 ms</dd>",
                        "<dt>To start</dt><dd>9 ms</dd>",
                        "<dt>Waiting</dt><dd>15 ms</dd>",
                        "<dd>3.0 MiB</dd>",
                        "Tests run to find the slowest: 12.");
    }

    @Test
    void aProgramThatChanceDecidesHearsThat() {
        String page = judged(Verdict.TLE);
        finish(claim(), run(2001, 2001, Verdict.TLE), run(1990, 1999, Verdict.AC), run(2020, 2020, Verdict.TLE));
        assertThat(ada.get(page).asString())
                .contains("<strong>Of 3 runs on test secret/7, 1 ended within the limits and the others did not.");
    }

    @Test
    void aProgramThatIsAlwaysTooSlowHearsNothingOfChance() {
        String page = judged(Verdict.TLE);
        finish(claim(), run(2200, 2201, Verdict.TLE), run(2200, 2201, Verdict.TLE));
        assertThat(ada.get(page).asString()).contains("All 2 runs on test secret/7 ended alike.");
    }

    @Test
    void germansReadItInGerman() {
        String page = judged(Verdict.AC);
        finish(claim(), run(140, 141, Verdict.AC), run(120, 121, Verdict.AC));
        ada.prefer("de");
        assertThat(ada.get(page).asString())
                .contains("<h2>Der langsamste Test, noch einmal</h2>", "<dd>120 ms bis 140 ms</dd>", "3,0 MiB");
    }

    @Test
    void nobodyElseIsTold() {
        String page = judged(Verdict.AC);
        finish(claim(), run(120, 121, Verdict.AC));
        assertThat(Visit.signedIn().get(page + "/slowest").statusCode()).isEqualTo(404);
    }

    private String judged(Verdict verdict) {
        int count = COUNT.incrementAndGet();
        PublishedProblem problem = PublishedProblem.addWithPage(database, "slowest-" + count, Tier.FREE);
        String page = ada.submit(
                        "/problems/" + problem.slug() + "/submit",
                        Map.of("language", "python", "source", "print(" + count + ")\n"))
                .header("Location")
                .replaceFirst("^https?://[^/]*", "");
        Claim judging =
                QueueSituation.claim(queue, JudgingRepository.KIND, "test").orElseThrow();
        queue.finish(judging.lease(), QueueSituation.judged(verdict, FindingKind.SLOWEST));
        return page;
    }

    private Claim claim() {
        return QueueSituation.claim(queue, KIND, "test").orElseThrow();
    }

    private void finish(Claim claim, SlowestRuns.Timed... runs) {
        SlowestRuns found = new SlowestRuns("secret/7", 12, 2_000_000, 9_000, List.of(runs));
        queue.finish(claim.lease(), new Handler.Done(ResultJson.write(found), Duration.ZERO));
    }

    private static SlowestRuns.Timed run(long cpuMillis, long wallMillis, Verdict ending) {
        return new SlowestRuns.Timed(cpuMillis * 1_000, wallMillis * 1_000, MemorySize.ofMebibytes(3), ending);
    }
}
