package dev.grundy.submission.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Offer;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.judge.result.growth.Measured;
import dev.grundy.judge.result.growth.Measurement;
import dev.grundy.judge.result.growth.Series;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.web.follow.FragmentEvents;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntToLongFunction;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a submission's page says of how its program grows. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class GrowthPagesTest {
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final List<Integer> SIZES = List.of(1_000, 2_000, 4_000, 8_000, 16_000, 32_000);
    private static final long LIMIT = 2_000_000;

    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    private PublishedProblem problem;
    private Visit ada;

    @BeforeEach
    void aProblemAndAPerson() {
        emptyTheQueue();
        problem = PublishedProblem.addWithPage(database, "growth-" + COUNT.incrementAndGet(), Tier.FREE);
        ada = Visit.signedIn();
    }

    @AfterEach
    void emptyTheQueue() {
        for (Lane.Pace pace : Lane.Pace.values()) {
            for (Optional<Claim> claim = claim(pace); claim.isPresent(); claim = claim(pace)) {
                assertThat(claim).isPresent();
            }
        }
    }

    @Test
    void whileItIsMeasuredThePageSaysSoAndFollows() {
        String page = judged(Verdict.AC);
        assertThat(ada.get(page).asString())
                .contains(
                        "<h2>How it grows</h2>",
                        "When there is nothing else to do, your program is measured",
                        "data-live=\"" + page + "/events\" data-part=\"growth\" data-poll=\"" + page + "/growth\"");
        Claim claim = growth();
        queue.report(claim.lease(), FindingRepository.progress(3));
        assertThat(ada.get(page).asString()).contains("3 sizes so far");
        Response polled = ada.get(page + "/growth");
        assertThat(polled.asString()).contains("3 sizes so far").doesNotContain("<html");
        assertThat(polled.header(FragmentEvents.LIVE)).isNull();
        finish(claim, measurement(series(size -> 1_000 + size)));
        assertThat(ada.get(page + "/growth").header(FragmentEvents.LIVE)).isEqualTo(FragmentEvents.DONE);
        assertThat(ada.get(page).asString()).doesNotContain("data-part=\"growth\"");
    }

    @Test
    void whoeverFollowsIsToldWhatCameOfIt() {
        String page = judged(Verdict.AC);
        Claim claim = growth();
        CompletableFuture<String> stream = CompletableFuture.supplyAsync(
                () -> ada.get(page + "/events?part=growth").asString());
        finish(claim, measurement(series(size -> 1_000 + 20L * size)));
        assertThat(stream.join()).contains("event:fragment", "Consistent with n, not with", "event:done");
    }

    @Test
    void aLinearProgramIsSaidToBeLinearAndDrawnBesideTheReferenceSolver() {
        String page = judged(Verdict.AC);
        finish(growth(), measurement(series(size -> 1_000 + 20L * size)));
        String shown = ada.get(page).asString();
        assertThat(shown)
                .contains(
                        "On logarithmic axes its time rises with slope 1.00 (95 % interval: 0.9",
                        "Consistent with n, not with log n or n log n.",
                        "Reference solver, C++",
                        "Up to n = 32,000 its time does not rise measurably above that of starting it.",
                        "CPU time over n, both on logarithmic axes. The numbers are in the table below.",
                        "growth__dot--own",
                        "growth__dot--left-out",
                        "gen.cpp growth {size} 1",
                        ">641 ms</td>",
                        ">3.0 MiB</td>")
                .doesNotContain("passes the limit");
        assertThat(shown).containsPattern("<svg class=\"growth__chart\"[^>]* role=\"img\"");
    }

    @Test
    void aProgramThatIsTooSlowHearsBetweenWhichSizesItPassesTheLimit() {
        String page = judged(Verdict.TLE);
        finish(growth(), measurement(series(size -> 1_000 + (long) size * size / 50)));
        assertThat(ada.get(page).asString())
                .contains(
                        "Your program passes the limit of 2.0 s between n = 8,000 and n = 16,000.",
                        "Consistent with n², not with n √n or n³.",
                        "growth__dot--ended",
                        "Limit 2.0 s");
    }

    @Test
    void aTooSlowProgramThatIsQuickOnTheFamilyHearsThatToo() {
        String page = judged(Verdict.TLE);
        finish(growth(), measurement(series(size -> 1_000 + 2L * size)));
        assertThat(ada.get(page).asString())
                .contains("On these inputs your program stays within the limit up to n = 32,000, the largest size.");
    }

    @Test
    void aProgramThatIsTooSlowOnEverySizeHearsThatNothingCanBeTold() {
        String page = judged(Verdict.TLE);
        finish(growth(), measurement(series(size -> 3_000_000)));
        assertThat(ada.get(page).asString())
                .contains(
                        "passes the limit of 2.0 s already at n = 1,000, the smallest size.",
                        "above that of starting it: 0. That is too few");
    }

    @Test
    void whereNoTimeWasLeftNothingIsDrawn() {
        String page = judged(Verdict.AC);
        Series nothing = new Series(List.of(1_000L), List.of());
        finish(growth(), new Measurement(LIMIT, "gen.cpp {size}", true, nothing, nothing, "cpp"));
        assertThat(ada.get(page).asString())
                .contains("The time for measuring was up before all was measured.")
                .doesNotContain("growth__chart");
    }

    @Test
    void germansReadItInGerman() {
        String page = judged(Verdict.TLE);
        finish(growth(), measurement(series(size -> 1_000 + (long) size * size / 50)));
        ada.prefer("de");
        assertThat(ada.get(page).asString())
                .contains(
                        "<h2>Wie es wächst</h2>",
                        "überschreitet das Limit von 2,0 s zwischen n = 8.000 und n = 16.000.",
                        "Verträglich mit n², nicht mit n √n oder n³.");
    }

    @Test
    void aFaultOfOursIsNoNews() {
        String page = judged(Verdict.AC);
        for (int i = 0; i < WorkQueue.TRIES; i++) {
            queue.fail(growth().lease(), "the disk is full");
        }
        assertThat(ada.get(page).asString()).doesNotContain("How it grows", "the disk is full");
    }

    @Test
    void nobodyElseIsTold() {
        String page = judged(Verdict.AC);
        finish(growth(), measurement(series(size -> 1_000 + size)));
        assertThat(Visit.signedIn().get(page + "/growth").statusCode()).isEqualTo(404);
        assertThat(ada.get("/submissions/99999999999999999999/growth").statusCode())
                .isEqualTo(404);
    }

    private String judged(Verdict verdict) {
        String page = ada.submit(
                        "/problems/" + problem.slug() + "/submit",
                        Map.of("language", "python", "source", "print(" + COUNT.incrementAndGet() + ")\n"))
                .header("Location")
                .replaceFirst("^https?://[^/]*", "");
        queue.finish(claim(Lane.Pace.NOW).orElseThrow().lease(), QueueSituation.judged(verdict, FindingKind.GROWTH));
        return page;
    }

    private Claim growth() {
        return QueueSituation.claim(queue, FindingRepository.kind(FindingKind.GROWTH), "test")
                .orElseThrow();
    }

    private void finish(Claim claim, Measurement measurement) {
        queue.finish(claim.lease(), new Handler.Done(ResultJson.write(measurement), Duration.ZERO));
    }

    private Optional<Claim> claim(Lane.Pace pace) {
        String kind = pace == Lane.Pace.NOW ? "judge" : "growth";
        return queue.claim("test", List.of(new Offer(kind, "python")), pace);
    }

    private static Measurement measurement(Series own) {
        return new Measurement(LIMIT, "gen.cpp growth {size} 1", false, own, series(size -> 1_100), "cpp");
    }

    /** On sizes up to the first on which the limit is passed. */
    private static Series series(IntToLongFunction micros) {
        List<Measured> sizes = new ArrayList<>();
        for (int size : SIZES) {
            long needed = micros.applyAsLong(size);
            boolean isTooSlow = needed > LIMIT;
            sizes.add(new Measured(
                    size, List.of(needed), MemorySize.ofMebibytes(3), isTooSlow ? Verdict.TLE : Verdict.AC));
            if (isTooSlow) {
                break;
            }
        }
        return new Series(List.of(1_000L, 1_050L), sizes);
    }
}
