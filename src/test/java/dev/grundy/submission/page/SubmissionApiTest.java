package dev.grundy.submission.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class SubmissionApiTest {
    private static final AtomicInteger COUNT = new AtomicInteger();

    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    private PublishedProblem problem;
    private Visit ada;

    @BeforeEach
    void aProblemAndAPerson() {
        problem = PublishedProblem.add(database, "api-" + COUNT.incrementAndGet(), Tier.FREE);
        ada = Visit.signedIn();
    }

    @Test
    void aProgramCanBeSentListedAndRead() {
        long id = sent();
        finish(id, Verdict.AC);
        Response read = ada.get("/api/v1/submissions/" + id);
        assertThat(read.json().getString("verdict")).isEqualTo("AC");
        assertThat(read.json().getString("state")).isEqualTo("finished");
        assertThat(read.json().getDouble("cpu_time_s")).isEqualTo(0.005);
        assertThat(read.json().getString("source")).isEqualTo("print(1)");
        assertThat(ada.get("/api/v1/submissions").json().getList("id", Long.class))
                .containsExactly(id);
        assertThat(ada.get("/api/v1/submissions?before=" + id).json().getList("id"))
                .isEmpty();
        assertThat(Visit.signedIn().get("/api/v1/submissions/" + id).statusCode())
                .isEqualTo(404);
    }

    @Test
    void refusalsNameTheField() {
        Response refused = post("{\"problem\":\"" + problem.slug() + "\",\"language\":\"cobol\",\"source\":\"x\"}");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.contentType()).startsWith("application/problem+json");
        assertThat(refused.json().getString("type")).isEqualTo("/api/v1/errors/invalid");
        assertThat(refused.json().getList("errors.field")).containsExactly("language");
    }

    @Test
    void aSourceThatIsNoTextIsRefusedWithItsPlace() {
        String program = "{\"problem\":\"" + problem.slug() + "\",\"language\":\"python\",\"source\":\"# \\ud800\"}";
        Response refused = post(program);
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.json().getList("errors.field")).containsExactly("source");
        assertThat(refused.asString()).contains("line 1, column 3 (byte 3, 0xFF)");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "{",
                "[]",
                "null",
                "7",
                "{\"problem\":{}}",
                "{\"problem\":null}",
                "{\"source\":\"\\ud800\"}",
                "\u0000"
            })
    void garbageIsNeverAFaultOfOurs(String body) {
        assertThat(post(body).statusCode()).isBetween(400, 422);
    }

    @Test
    void aCookieAloneDoesNotSend() {
        Response sent = ada.request()
                .fromNowhere()
                .contentType("application/json")
                .body("{\"problem\":\"" + problem.slug() + "\",\"language\":\"python\",\"source\":\"print(1)\"}")
                .post("/api/v1/submissions");
        assertThat(sent.statusCode()).isEqualTo(403);
    }

    @Test
    void guestsAreRefused() {
        assertThat(Visit.asGuest().get("/api/v1/submissions").statusCode()).isEqualTo(401);
    }

    @Test
    void aJudgeErrorCanBeJudgedAgainByItsOwner() {
        long id = sent();
        for (int i = 0; i < WorkQueue.TRIES; i++) {
            queue.fail(QueueSituation.claimOf(queue, id).lease(), "the cell is gone");
        }
        String failed = ada.get("/submissions/" + id).asString();
        assertThat(failed)
                .contains("Judge error", "We tried to judge it 3 times and failed each time")
                .doesNotContain("the cell is gone");
        assertThat(Visit.signedIn().press("Judge it again", failed).statusCode())
                .isEqualTo(404);
        assertThat(verdict(id)).isEqualTo("JE");

        assertThat(ada.press("Judge it again", failed).header("Location")).endsWith("/submissions/" + id);
        assertThat(ada.get("/submissions/" + id).asString()).contains("It is judged again.", "Queued");
        finish(id, Verdict.AC);
        assertThat(verdict(id)).isEqualTo("AC");
        assertThat(ada.get("/submissions/" + id).asString()).doesNotContain("Judge it again");
    }

    @Test
    void judgingAgainCountsAsPendingLikeANewSubmission() {
        List<Long> failed = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            long id = sent();
            for (int attempt = 0; attempt < WorkQueue.TRIES; attempt++) {
                queue.fail(QueueSituation.claimOf(queue, id).lease(), "the cell is gone");
            }
            failed.add(id);
        }

        failed.forEach(id -> ada.submit("/submissions/" + id + "/retry", Map.of()));

        assertThat(failed.stream().map(this::verdict)).containsExactly("null", "null", "JE");
        failed.stream().limit(2).forEach(id -> finish(id, Verdict.AC));
    }

    @Test
    void aVerdictThatIsNoFaultOfOursStays() {
        long id = sent();
        finish(id, Verdict.WA);
        ada.submit("/submissions/" + id + "/retry", Map.of());
        assertThat(ada.get("/api/v1/submissions/" + id).json().getString("state"))
                .isEqualTo("finished");
        assertThat(ada.submit("/submissions/" + id + "/rejudge", Map.of()).statusCode())
                .isEqualTo(403);
    }

    @Test
    void theStatusPageIsOpenToEverybody() {
        sent();
        assertThat(Visit.asGuest().get("/status").asString())
                .contains("Submit", "Nodes")
                .doesNotContain("Broken packages");
    }

    private String verdict(long submission) {
        return Sql.of("select verdict from judging where live and submission_id = :id")
                .on(database)
                .with("id", submission)
                .one(row -> String.valueOf(row.getString(1)));
    }

    private Response post(String body) {
        return ada.request().contentType("application/json").body(body).post("/api/v1/submissions");
    }

    private long sent() {
        Response sent =
                post("{\"problem\":\"" + problem.slug() + "\",\"language\":\"python\",\"source\":\"print(1)\"}");
        assertThat(sent.statusCode()).isEqualTo(201);
        return sent.json().getLong("id");
    }

    private void finish(long submission, Verdict verdict) {
        assertThat(queue.finish(
                        QueueSituation.claimOf(queue, submission).lease(),
                        QueueSituation.judged(QueueSituation.result(verdict), false)))
                .isTrue();
    }

    /** Others' judgings that wait in the same database are taken out of the way. */
}
