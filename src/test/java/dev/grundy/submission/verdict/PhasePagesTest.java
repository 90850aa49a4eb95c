package dev.grundy.submission.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Offer;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.judge.result.phase.Family;
import dev.grundy.judge.result.phase.PhaseMap;
import dev.grundy.judge.result.phase.PhaseTrial;
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
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongPredicate;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What a submission's page says of where its program fails. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class PhasePagesTest {
    private static final AtomicInteger COUNT = new AtomicInteger();

    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    private PublishedProblem problem;
    private Visit ada;

    @BeforeEach
    void aProblemAndAPerson() {
        emptyTheQueue();
        problem = PublishedProblem.addWithPage(database, "phase-" + COUNT.incrementAndGet(), Tier.FREE);
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
    void whileItIsMappedThePageSaysSoAndFollows() {
        String page = judged(Verdict.WA);
        assertThat(ada.get(page).asString())
                .contains(
                        "<h2>Where it fails</h2>",
                        "When there is nothing else to do, your program is run on some 160 inputs",
                        "data-live=\"" + page + "/events\" data-part=\"phase\" data-poll=\"" + page + "/phase\"");
        Claim claim = mapping();
        queue.report(claim.lease(), FindingRepository.progress(30));
        Response polled = ada.get(page + "/phase");
        assertThat(polled.asString()).contains("30 inputs so far").doesNotContain("<html");
        assertThat(polled.header(FragmentEvents.LIVE)).isNull();
        finish(claim, map(value -> value >= 5));
        assertThat(ada.get(page + "/phase").header(FragmentEvents.LIVE)).isEqualTo(FragmentEvents.DONE);
        assertThat(ada.get(page).asString()).doesNotContain("data-part=\"phase\"");
    }

    @Test
    void whoeverFollowsIsToldWhatCameOfIt() {
        String page = judged(Verdict.WA);
        Claim claim = mapping();
        CompletableFuture<String> stream = CompletableFuture.supplyAsync(
                () -> ada.get(page + "/events?part=phase").asString());
        finish(claim, map(value -> value >= 5));
        assertThat(stream.join()).contains("event:fragment", "Of “random N M”, it fails on", "event:done");
    }

    @Test
    void whatSeparatesTheFailuresIsSaidAndDrawn() {
        String page = judged(Verdict.WA);
        finish(mapping(), map(value -> value >= 5));
        String shown = ada.get(page).asString();
        assertThat(shown)
                .contains(
                        "Your program fails on 16 of 48 inputs that were tried.",
                        "It fails on none of the 16 inputs of “apart”, but on 16 of the 32 others.",
                        "Of “random N M”, it fails on all 16 inputs with N ≥ 5, and on none of the 16 others.",
                        "16 of 32",
                        "0 of 16",
                        "How many inputs of random N M fail for each N and M.",
                        ">2/2</text>",
                        ">0/2</text>",
                        "phase__cell--3",
                        ">1e9</text>",
                        "N = 8, M = 1,000,000,000",
                        "Inputs left out because a limit was exceeded: 1.")
                .containsPattern("<svg class=\"phase__chart\"[^>]* role=\"img\"");
    }

    @Test
    void whereNothingSeparatesThemThatIsSaid() {
        String page = judged(Verdict.WA);
        finish(mapping(), map(value -> value % 4 == 0));
        assertThat(ada.get(page).asString())
                .contains(
                        "No kind of input and no number in its call separates those plainly from the others.",
                        "phase__chart");
    }

    @Test
    void whereAllFailOrNoneDoesThatIsSaidAndNothingIsDrawn() {
        String everywhere = judged(Verdict.WA);
        finish(mapping(), alike(Verdict.WA));
        assertThat(ada.get(everywhere).asString())
                .contains("Your program fails on all 16 inputs that were tried.")
                .doesNotContain("phase__chart");
        String nowhere = judged(Verdict.WA);
        finish(mapping(), alike(Verdict.AC));
        assertThat(ada.get(nowhere).asString())
                .contains("Your program is right on all 16 inputs that were tried.")
                .doesNotContain("phase__chart");
    }

    @Test
    void germansReadItInGerman() {
        String page = judged(Verdict.WA);
        finish(mapping(), map(value -> value >= 5));
        ada.prefer("de");
        assertThat(ada.get(page).asString())
                .contains(
                        "<h2>Woran es scheitert</h2>",
                        "Bei „random N M“ scheitert es an allen 16 Eingaben mit N ≥ 5 und an keiner der 16 anderen.",
                        "M = 1.000.000.000");
    }

    @Test
    void aFaultOfOursIsNoNews() {
        String page = judged(Verdict.WA);
        for (int i = 0; i < WorkQueue.TRIES; i++) {
            queue.fail(mapping().lease(), "the disk is full");
        }
        assertThat(ada.get(page).asString()).doesNotContain("Where it fails", "the disk is full");
    }

    @Test
    void nobodyElseIsTold() {
        String page = judged(Verdict.WA);
        finish(mapping(), alike(Verdict.WA));
        assertThat(Visit.signedIn().get(page + "/phase").statusCode()).isEqualTo(404);
        assertThat(ada.get("/submissions/99999999999999999999/phase").statusCode())
                .isEqualTo(404);
    }

    private String judged(Verdict verdict) {
        String page = ada.submit(
                        "/problems/" + problem.slug() + "/submit",
                        Map.of("language", "python", "source", "print(" + COUNT.incrementAndGet() + ")\n"))
                .header("Location")
                .replaceFirst("^https?://[^/]*", "");
        queue.finish(claim(Lane.Pace.NOW).orElseThrow().lease(), QueueSituation.judged(verdict, FindingKind.PHASE));
        return page;
    }

    private Claim mapping() {
        return QueueSituation.claim(queue, FindingRepository.kind(FindingKind.PHASE), "test")
                .orElseThrow();
    }

    private void finish(Claim claim, PhaseMap map) {
        queue.finish(claim.lease(), new Handler.Done(ResultJson.write(map), Duration.ZERO));
    }

    private Optional<Claim> claim(Lane.Pace pace) {
        String kind = pace == Lane.Pace.NOW ? "judge" : "phase";
        return queue.claim("test", List.of(new Offer(kind, "python")), pace);
    }

    /** N from 1 to 8, and two values of M, each twice; and a family without parameters on which nothing fails. */
    private static PhaseMap map(LongPredicate fails) {
        List<PhaseTrial> trials = new ArrayList<>();
        for (long n = 1; n <= 8; n++) {
            for (long m : new long[] {2, 1_000_000_000}) {
                PhaseTrial trial = new PhaseTrial(List.of(n, m), fails.test(n) ? Verdict.WA : Verdict.AC);
                trials.addAll(List.of(trial, trial));
            }
        }
        trials.add(new PhaseTrial(List.of(9L, 2L), Verdict.TLE));
        return new PhaseMap(
                List.of(
                        new Family("random N M", List.of("N", "M"), trials),
                        alike(Verdict.AC).families().getFirst()),
                false);
    }

    private static PhaseMap alike(Verdict verdict) {
        return new PhaseMap(
                List.of(new Family("apart", List.of(), Collections.nCopies(16, new PhaseTrial(List.of(), verdict)))),
                false);
    }
}
