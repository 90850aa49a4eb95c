package dev.grundy.problem.practice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Notifications;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Offer;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The number of repetitions that are due, beside "Practice" in the main menu. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class DueNowTest {
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final Duration PATIENCE = Duration.ofSeconds(30);
    private static final Pattern LINK = Pattern.compile("<a [^>]*href=\"/practice\"[^>]*>(Practice|Üben)(.*?)</a>");

    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    @Inject
    Notifications notifications;

    private PublishedProblem problem;
    private Visit ada;

    @BeforeEach
    void aProblemAndAPerson() {
        emptyTheQueue();
        problem = add();
        ada = Visit.signedIn();
    }

    @Test
    void theMenuSaysHowManyProblemsAreDue() {
        solvedTwoDaysAgo(problem);
        solvedTwoDaysAgo(add());
        assertThat(menu()).isEqualTo(badge("2", "2 due"));
    }

    @Test
    void theMenuSaysItInGerman() {
        solvedTwoDaysAgo(problem);
        ada.prefer("de");
        assertThat(menu()).isEqualTo(badge("1", "1 fällig"));
    }

    @Test
    void nothingIsSaidWhereNothingIsDueAndToGuests() {
        assertThat(menu()).isEmpty();
        assertThat(Visit.asGuest().get("/problems").asString()).doesNotContain("href=\"/practice\"", "fällig", " due<");
    }

    @Test
    void theCountIsKeptForPagesThatFollow() throws InterruptedException {
        solvedTwoDaysAgo(problem);
        awaitAllThatWasSaid();
        assertThat(menu()).isEqualTo(badge("1", "1 due"));
        Sql.of("delete from judging where account_id = (select id from account where name = :name)")
                .on(database)
                .with("name", ada.name())
                .update();
        assertThat(menu()).as("the database tells of no deletion").isEqualTo(badge("1", "1 due"));
    }

    @Test
    void aVerdictThatAnotherNodeWroteCountsAtOnce() throws InterruptedException {
        assertThat(menu()).isEmpty();
        solvedTwoDaysAgo(problem);
        awaitAllThatWasSaid();
        assertThat(menu()).isEqualTo(badge("1", "1 due"));
    }

    @Test
    void theFrontPageListsWhatTheMenuCounts() {
        solvedTwoDaysAgo(problem);
        assertThat(ada.get("/").asString()).contains("<li><a href=\"/problems/" + problem.slug() + "\">");
        assertThat(menu()).isEqualTo(badge("1", "1 due"));
    }

    @Test
    void anAcceptedProgramIsDueNoMoreOnceItsVerdictIsThere() throws InterruptedException {
        solvedTwoDaysAgo(problem);
        assertThat(menu()).isEqualTo(badge("1", "1 due"));
        ada.submit("/problems/" + problem.slug() + "/submit", Map.of("language", "python", "source", "print(1)"))
                .then()
                .statusCode(303);
        assertThat(menu()).as("while it waits").isEqualTo(badge("1", "1 due"));
        queue.finish(claim().orElseThrow().lease(), QueueSituation.judged(QueueSituation.result(Verdict.AC), false));
        awaitAllThatWasSaid();
        assertThat(menu()).isEmpty();
    }

    /** What is in the link after its word. */
    private String menu() {
        Matcher link = LINK.matcher(ada.get("/problems").asString());
        assertThat(link.find()).isTrue();
        return link.group(2).strip();
    }

    private static String badge(String seen, String read) {
        return "<span class=\"badge\"><span aria-hidden=\"true\">%s</span><span class=\"visually-hidden\">%s</span></span>"
                .formatted(seen, read);
    }

    /** Notifications come in order, and listeners are told one after the other. */
    private void awaitAllThatWasSaid() throws InterruptedException {
        CountDownLatch heard = new CountDownLatch(1);
        String mark = "due-counts/" + COUNT.incrementAndGet();
        Notifications.Listener listener = new Notifications.Listener() {
            @Override
            public void heard(String channel, String payload) {
                if (payload.equals(mark)) {
                    heard.countDown();
                }
            }

            @Override
            public void reconnected() {
                // The counts are told the same.
            }
        };
        notifications.add(listener);
        Sql.of("select pg_notify('work_changed', :mark)")
                .on(database)
                .with("mark", mark)
                .one(row -> row.getString(1));
        assertThat(heard.await(PATIENCE.toSeconds(), TimeUnit.SECONDS)).isTrue();
        notifications.remove(listener);
    }

    private PublishedProblem add() {
        return PublishedProblem.addWithPage(database, "due-" + COUNT.incrementAndGet(), Tier.FREE);
    }

    private void solvedTwoDaysAgo(PublishedProblem solved) {
        Sql.of("""
                with sent as (
                    insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                    select id, :problem, 'python', 'x', repeat('0', 64), now() - interval '2 days' from account where name = :name
                    returning id, account_id)
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, finished_at,
                                     verdict, cpu_time_us, memory_bytes)
                select id, 1, true, :version, account_id, 1, now(), now(), 'AC', 1000, 1000000 from sent""")
                .on(database)
                .with("name", ada.name())
                .with("problem", solved.id())
                .with("version", solved.versionId())
                .update();
    }

    private void emptyTheQueue() {
        Optional<Claim> claim = claim();
        while (claim.isPresent()) {
            claim = claim();
        }
    }

    private Optional<Claim> claim() {
        return queue.claim("test", List.of(new Offer("judge", "python")), Lane.Pace.NOW);
    }
}
