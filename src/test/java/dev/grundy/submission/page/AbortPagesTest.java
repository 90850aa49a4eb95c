package dev.grundy.submission.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Lease;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.submission.verdict.JudgingRepository;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.submission.verdict.Rejudging;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A person ends the judging of a submission of their own. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class AbortPagesTest {
    private static final AtomicInteger COUNT = new AtomicInteger();

    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    @Inject
    Rejudging rejudging;

    private PublishedProblem problem;
    private Visit ada;
    private String page;

    @BeforeEach
    void somethingSent() {
        problem = PublishedProblem.addWithPage(database, "abort-" + COUNT.incrementAndGet(), Tier.FREE);
        ada = Visit.signedIn();
        page = sent();
    }

    @AfterEach
    void emptyTheQueue() {
        while (claim() != null) {
            // The next test finds its own submission at the head.
        }
    }

    @Test
    void whatWaitsIsAbortedByAButton() {
        assertThat(ada.press("Abort", ada.get(page).asString()).header("Location"))
                .endsWith(page);

        assertThat(ada.get(page).asString())
                .contains("Aborted. It counts as no attempt.", "verdict--aborted", "Ended before there was a verdict")
                .doesNotContain("data-live", "http-equiv=\"refresh\"", ">Abort<");
        assertThat(claim()).isNull();
        assertThat(ada.get("/submissions").asString()).contains("verdict--aborted");
        assertThat(ada.get("/problems/" + problem.slug() + "/submissions").asString())
                .contains("verdict--aborted");
        assertThat(ada.get("/problems/" + problem.slug()).asString()).doesNotContain("Tried");
    }

    @Test
    void whatRunsIsTakenFromItsNode() {
        Lease lease = claim().lease();
        CompletableFuture<String> stream =
                CompletableFuture.supplyAsync(() -> ada.get(page + "/events").asString());

        ada.press("Abort", ada.get(page + "/panel").asString());

        assertThat(queue.report(lease, "{}")).isFalse();
        assertThat(stream.join()).contains("event:fragment", "Aborted", "event:done");
        assertThat(ada.get(page + "/status").header("X-Live")).isEqualTo("done");
        assertThat(ada.get(page + "/panel").asString()).contains("Aborted").doesNotContain("data-live");
    }

    @Test
    void aVerdictStaysAndThatIsTold() {
        String before = ada.get(page).asString();
        finish(Verdict.WA);
        assertThat(ada.press("Abort", before).statusCode()).isEqualTo(303);
        assertThat(ada.get(page).asString())
                .contains("There is nothing to abort", "Wrong answer")
                .doesNotContain(">Abort<");
    }

    @Test
    void nobodyElseAborts() {
        String form = ada.get(page).asString();
        assertThat(Visit.signedIn().press("Abort", form).statusCode()).isEqualTo(404);
        assertThat(Visit.asGuest().press("Abort", form).statusCode()).isIn(303, 401);
        assertThat(ada.get(page).asString()).contains("Queued");
    }

    @Test
    void whoChangesTheirMindHasItJudgedAfterAll() {
        ada.press("Abort", ada.get(page).asString());
        ada.press("Judge it after all", ada.get(page).asString());
        assertThat(ada.get(page).asString()).contains("It is judged again.", "Queued");
        finish(Verdict.AC);
        assertThat(ada.get(page).asString()).contains("Accepted").doesNotContain("Judge it after all<");
    }

    @Test
    void aRejudgeOfTheHouseIsNotTheSendersToAbort() {
        finish(Verdict.WA);
        rejudging.rejudge(Long.parseLong(id()), Lane.REJUDGE);
        assertThat(ada.get(page).asString()).contains("Queued").doesNotContain(">Abort<");
        ada.submit(page + "/abort", Map.of());
        assertThat(ada.get(page).asString()).contains("Queued", "There is nothing to abort");
    }

    @Test
    void anAbortedOneCanBeRejudged() {
        ada.press("Abort", ada.get(page).asString());
        assertThat(rejudging.rejudge(Long.parseLong(id()), Lane.REJUDGE)).isPresent();
        finish(Verdict.AC);
        assertThat(ada.get(page).asString()).contains("Accepted");
    }

    @Test
    void whoAbortsTooOftenHasToWait() {
        Sql.of("""
                with sent as (
                    insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                    select account_id, problem_id, language, source, source_hash, submitted_at
                    from submission, generate_series(1, :most) where id = :id returning id, account_id)
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, aborted_at)
                select id, 1, true, :version, account_id, 1, now(), now() - interval '9 minutes' from sent""")
                .on(database)
                .with("most", Aborting.MOST)
                .with("id", Long.valueOf(id()))
                .with("version", problem.versionId())
                .update();

        Response told = asScript();
        assertThat(told.statusCode()).isEqualTo(429);
        assertThat(Integer.parseInt(told.header("Retry-After"))).isBetween(1, 60);
        ada.submit(page + "/abort", Map.of());
        assertThat(ada.get(page).asString()).contains("You have aborted 20 judgings within 10 minutes", "Queued");
        assertThat(api().statusCode()).isEqualTo(429);
    }

    @Test
    void aScriptIsToldNoMoreThanThatItIsOver() {
        assertThat(asScript().statusCode()).isEqualTo(204);
        assertThat(asScript().statusCode()).isEqualTo(204);
        assertThat(ada.get(page).asString()).contains("Aborted");
    }

    @Test
    void programsAbortToo() {
        assertThat(Visit.signedIn().get("/api/v1" + page).statusCode()).isEqualTo(404);
        Response aborted = api();
        assertThat(aborted.statusCode()).isEqualTo(200);
        assertThat(aborted.json().getString("state")).isEqualTo("aborted");
        assertThat(aborted.json().getString("verdict")).isNull();
        assertThat(api().statusCode()).isEqualTo(409);
        assertThat(ada.get("/api/v1" + page).json().getString("state")).isEqualTo("aborted");
    }

    @Test
    void aCookieAloneDoesNotAbort() {
        for (String address : List.of("/api/v1" + page + "/abort", page + "/abort")) {
            assertThat(ada.request().fromNowhere().post(address).statusCode()).isEqualTo(403);
        }
        assertThat(ada.get(page).asString()).contains("Queued");
    }

    private Response api() {
        return ada.request().post("/api/v1" + page + "/abort");
    }

    private Response asScript() {
        return ada.request()
                .header("X-Fragment", "abort")
                .contentType("application/x-www-form-urlencoded")
                .post(page + "/abort");
    }

    private void finish(Verdict verdict) {
        queue.finish(claim().lease(), QueueSituation.judged(QueueSituation.result(verdict), false));
    }

    private String sent() {
        Response sent = ada.submit(
                "/problems/" + problem.slug() + "/submit", Map.of("language", "python", "source", "print(1)"));
        assertThat(sent.statusCode()).isEqualTo(303);
        return sent.header("Location").replaceFirst("^https?://[^/]*", "");
    }

    private String id() {
        return page.substring(page.lastIndexOf('/') + 1);
    }

    private Claim claim() {
        return QueueSituation.claim(queue, JudgingRepository.KIND, "test").orElse(null);
    }
}
