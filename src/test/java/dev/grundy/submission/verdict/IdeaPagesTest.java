package dev.grundy.submission.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.IdeaFinding;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The part of a submission's page that says which idea explains a wrong answer. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class IdeaPagesTest {
    private static final AtomicInteger COUNT = new AtomicInteger();

    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    private PublishedProblem problem;
    private Visit ada;

    @BeforeEach
    void aProblemAndAPerson() {
        while (claim(JudgingRepository.KIND.name()).isPresent() || claim("idea").isPresent()) {
            // Of what tests of other classes have left.
        }
        problem = PublishedProblem.addWithPage(database, "wrong-" + COUNT.incrementAndGet(), Tier.FREE);
        ada = Visit.signedIn();
    }

    @Test
    void anIdeaIsHiddenBehindAPressWithItsParagraph() {
        String page = judged(Verdict.WA);
        finish(told(1_214));
        String html = ada.get(page).asString();
        assertThat(html)
                .contains(
                        "A known wrong idea explains your answers.",
                        "On 1,214 tests your program answers exactly like one that ignores &lt;blocking&gt;.",
                        "href=\"/problems/" + problem.slug() + "/editorial#section-wrong-ideas\"")
                .doesNotContain("data-part=\"idea\"", "http-equiv=\"refresh\"");
        assertThat(html.substring(html.indexOf("<details class=\"idea\">"), html.indexOf("On 1,214 tests")))
                .contains("</summary>");
    }

    @Test
    void theReaderHearsItInTheirOwnLanguage() {
        String page = judged(Verdict.WA);
        finish(told(214));
        assertThat(ada.request()
                        .header("Accept-Language", "de")
                        .get(page + "/idea")
                        .asString())
                .contains("Bei 214 Tests antwortet dein Programm genau wie eines, das das Blockieren nicht beachtet.");
    }

    @Test
    void thePageIsFollowedUntilItIsKnown() {
        String page = judged(Verdict.WA);
        assertThat(ada.get(page).asString())
                .contains(
                        "data-live=\"" + page + "/events\" data-part=\"idea\"",
                        "data-poll=\"" + page + "/idea\"",
                        "http-equiv=\"refresh\"",
                        "compared with those of known wrong ideas");
        Response waiting = ada.get(page + "/idea");
        assertThat(waiting.header("X-Live")).isNull();
        CompletableFuture<String> stream = CompletableFuture.supplyAsync(
                () -> ada.get(page + "/events?part=idea").asString());
        finish(told(30));
        assertThat(stream.join()).contains("event:fragment", "On 30 tests", "event:done");
        Response told = ada.get(page + "/idea");
        assertThat(told.header("X-Live")).isEqualTo("done");
        assertThat(told.asString()).contains("On 30 tests").doesNotContain("<html");
    }

    @Test
    void whereNoIdeaExplainsItNothingIsSaid() {
        String page = judged(Verdict.WA);
        finish(ResultJson.write(IdeaFinding.NONE));
        assertThat(ada.get(page).asString()).doesNotContain("wrong idea", "/idea");
        assertThat(ada.get(page + "/idea").header("X-Live")).isEqualTo("done");
    }

    @Test
    void aFaultOfOursIsForAdminsOnly() {
        String page = judged(Verdict.WA);
        for (int i = 0; i < WorkQueue.TRIES; i++) {
            queue.fail(claim("idea").orElseThrow().lease(), "no cell would start");
        }
        assertThat(ada.get(page).asString()).doesNotContain("no cell would start", "wrong idea");
        Visit root = Visit.signedIn();
        Admins.admit(database, root.name());
        assertThat(root.get(page).asString()).contains("no cell would start");
    }

    @Test
    void otherVerdictsHaveNoIdea() {
        String page = judged(Verdict.TLE);
        assertThat(claim("idea")).isEmpty();
        assertThat(ada.get(page).asString()).doesNotContain("/idea");
        assertThat(ada.get(page + "/idea").asString()).isBlank();
    }

    @Test
    void nobodyElseIsToldAndMadeUpNumbersAreNowhere() {
        String page = judged(Verdict.WA);
        finish(told(30));
        assertThat(Visit.signedIn().get(page + "/idea").statusCode()).isEqualTo(404);
        assertThat(Visit.asGuest().get(page + "/idea").statusCode()).isEqualTo(303);
        for (String id : new String[] {"0", "99999999999999999999", "x", "%00"}) {
            assertThat(ada.get("/submissions/" + id + "/idea").statusCode())
                    .as(id)
                    .isIn(400, 404);
        }
    }

    /** The path of a submission's page. */
    private String judged(Verdict verdict) {
        Response sent = ada.submit(
                "/problems/" + problem.slug() + "/submit",
                Map.of("language", "python", "source", "print('First') # " + problem.slug()));
        queue.finish(
                claim(JudgingRepository.KIND.name()).orElseThrow().lease(),
                QueueSituation.judged(verdict, FindingKind.IDEA));
        return sent.header("Location").replaceFirst("^https?://[^/]*", "");
    }

    private static String told(int tests) {
        return ResultJson.write(
                IdeaFinding.told(tests, "ignores <blocking>", "das Blockieren nicht beachtet", "section-wrong-ideas"));
    }

    private void finish(String result) {
        queue.finish(claim("idea").orElseThrow().lease(), new Handler.Done(result, Duration.ZERO));
    }

    private Optional<Claim> claim(String kind) {
        return QueueSituation.claim(queue, new Kind(kind), "test");
    }
}
