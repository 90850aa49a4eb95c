package dev.grundy.problem.practice;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.learn.hand.HandAnswer;
import dev.grundy.learn.hand.HandAnswerRepository;
import dev.grundy.learn.hand.HandInstanceRepository;
import dev.grundy.learn.hand.HandInstanceRepository.NewInstance;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Sessions and repetitions through the pages; time goes by in the database. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class PracticePagesTest {
    private static final Pattern TIME = Pattern.compile(">(?:(\\d+):)?(\\d+):(\\d\\d)<");
    private static final AtomicInteger SEED = new AtomicInteger(500_000);
    private static final String SLUG = "stones-one-three-four";
    private static final String STONES = "/problems/" + SLUG;
    private static final String CLOCK = STONES + "/session";

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @Inject
    HandInstanceRepository instances;

    @Inject
    HandAnswerRepository answers;

    @Inject
    Due due;

    private Visit ada;

    @BeforeEach
    void publish() {
        OwnProblems.loadInto(catalogue);
        ada = Visit.signedIn();
    }

    @Test
    void aGuestHasNoClock() {
        assertThat(Visit.asGuest().get(STONES).asString()).doesNotContain("Start the clock");
        assertThat(Visit.asGuest().get("/practice").statusCode()).isIn(302, 303, 401);
    }

    @Test
    void aSessionBeginsPausesGoesOnAndEnds() {
        assertThat(ada.get(STONES).asString()).contains("Start the clock");
        clock("begin");
        assertThat(ada.get(STONES).asString())
                .contains("data-clock-runs", "Pause")
                .doesNotContain("Start the clock");
        later(60);
        clock("pause");
        later(600);
        assertThat(ada.get(STONES).asString())
                .contains("Go on")
                .doesNotContain("data-clock-runs")
                .satisfies(worked(60));
        clock("resume");
        later(30);
        String end = path(clock("end"));
        assertThat(end).startsWith("/practice/");
        assertThat(ada.get(end).asString()).satisfies(worked(90)).doesNotContain("Last time");
        assertThat(ada.get(STONES).asString()).contains("Start the clock");
    }

    @Test
    void timeInWhichNoPageWasOpenDoesNotCount() {
        clock("begin");
        assertThat(fragment("here")).contains("data-clock-runs").satisfies(worked(0));
        later(60);
        assertThat(fragment("here")).satisfies(worked(60));
        later(35 * 60);
        assertThat(ada.get(STONES).asString()).contains("data-clock-runs").satisfies(worked(60));
        assertThat(fragment("here")).satisfies(worked(60));
        later(30);
        assertThat(ada.get(STONES).asString()).satisfies(worked(90));
        fragment("here");
        later(3_600);
        assertThat(ada.get(path(clock("end"))).asString()).satisfies(worked(90));
    }

    @Test
    void whoseBrowserRunsNoScriptsIsTakenToBeThere() {
        clock("begin");
        later(35 * 60);
        clock("pause");
        clock("resume");
        later(35 * 60);
        assertThat(ada.get(path(clock("end"))).asString()).satisfies(worked(70 * 60));
    }

    @Test
    void absenceDuringAPauseIsCountedOnce() {
        clock("begin");
        fragment("here");
        later(60);
        clock("pause");
        later(1_000);
        clock("resume");
        later(60);
        assertThat(ada.get(path(clock("end"))).asString()).satisfies(worked(120));
    }

    @Test
    void theClockStopsWithTheAcceptedProgramAndIsOfferedAnew() {
        clock("begin");
        later(60);
        submitted("AC");
        later(600);
        String page = ada.get(STONES).asString();
        assertThat(page)
                .contains("Solved in this time", "Start the clock")
                .doesNotContain("data-clock-runs", "data-clock-begin")
                .satisfies(worked(60));
        assertThat(fragment("here")).satisfies(worked(60)).doesNotContain("data-clock-runs");
        clock("begin");
        assertThat(ada.get(STONES).asString()).contains("data-clock-runs").satisfies(worked(0));
        assertThat(
                        count(
                                "select count(*) as n from practice_session where account_id = :account and ended_at - begun_at < interval '120 seconds'"))
                .isOne();
    }

    @Test
    void aClockThatBeginsByItselfSaysSo() {
        assertThat(ada.get(STONES).asString()).contains("data-clock-begin");
        assertThat(fragment("begin")).contains("The clock is running", "data-clock-runs");
        assertThat(fragment("here")).doesNotContain("The clock is running");
    }

    @Test
    void whatHappenedIsOnItsTimeLineAndLastTimeBesideIt() {
        clock("begin");
        ada.submit(STONES + "/hints", Map.of("number", "1"));
        submitted("WA");
        clock("end");
        later(1_000);
        clock("begin");
        submitted("AC");
        String page = ada.get(path(clock("end"))).asString();
        assertThat(page)
                .contains("Last time", "Submission ")
                .contains("verdict--accepted")
                .doesNotContain("Hint 1 opened");
        assertThat(ada.get("/practice").asString()).contains("solved");
    }

    @Test
    void runsAreCountedAndStayWhenTheyAreForgotten() {
        run();
        clock("begin");
        run();
        assertThat(ada.get(path(clock("end"))).asString())
                .containsPattern("Runs</th><td>1</td>")
                .containsPattern("</time> Run\\b");
    }

    @Test
    void beginningTwiceIsBeginningOnce() {
        clock("begin");
        clock("begin");
        assertThat(count("select count(*) as n from practice_session where account_id = :account"))
                .isOne();
    }

    @Test
    void aForgottenSessionEndsWithTheLastThingDone() {
        clock("begin");
        submitted("WA");
        later(7 * 3_600);
        assertThat(ada.get(STONES).asString()).contains("Start the clock");
        clock("begin");
        assertThat(count("""
                select count(*) as n from practice_session
                where account_id = :account and ended_at - begun_at < interval '1 minute'""")).isOne();
    }

    @Test
    void aForgottenSessionIsShownAsItEnded() {
        clock("begin");
        submitted("WA");
        later(7 * 24 * 3_600);
        String list = ada.get("/practice").asString();
        assertThat(list).doesNotContain("168:");
        Matcher session = Pattern.compile("/practice/[0-9]+").matcher(list);
        assertThat(session.find()).isTrue();
        assertThat(ada.get(session.group()).asString())
                .containsPattern("<td>0:\\d\\d</td>")
                .doesNotContain("it goes on");
        clock("pause");
        assertThat(ada.get(session.group()).asString())
                .as("pressed in an old tab")
                .containsPattern("<td>0:\\d\\d</td>");
        assertThat(path(clock("end"))).isEqualTo(session.group());
        assertThat(ada.get(session.group()).asString()).containsPattern("<td>0:\\d\\d</td>");
    }

    @Test
    void whatIsDoneAWeekLaterRevivesNoForgottenSession() {
        clock("begin");
        later(7 * 24 * 3_600);
        submitted("AC");
        assertThat(ada.get(STONES).asString()).contains("Start the clock");
        assertThat(ada.get("/practice").asString()).doesNotContain("168:");
        String end = path(clock("end"));
        assertThat(ada.get(end).asString()).contains("<td>0:00</td>").doesNotContain("Submission ");
    }

    @Test
    void nobodySeesAnothersSession() {
        clock("begin");
        String session = path(clock("end"));
        assertThat(Visit.signedIn().get(session).statusCode()).isEqualTo(404);
    }

    @Test
    void whoMayNotReadTheProblemHasNoSession() {
        assertThat(ada.submit("/problems/token-walk-directed-graph/session", Map.of("do", "begin"))
                        .statusCode())
                .isEqualTo(403);
    }

    @Test
    void whatWasSolvedIsDueAfterADayAndThenAfterSix() {
        submitted("AC");
        assertThat(due.of(account()).ask()).isEmpty();
        assertThat(due.planned(account()).ask()).hasSize(1);
        laterByDays(1);
        assertThat(due.of(account()).ask()).extracting(DueProblem::slug).containsExactly(SLUG);
        assertThat(ada.get("/practice").asString()).contains("Solve anew");
        submitted("AC");
        laterByDays(5);
        assertThat(due.of(account()).ask()).isEmpty();
        laterByDays(1);
        assertThat(due.of(account()).ask()).hasSize(1);
    }

    @Test
    void aRightAnswerByHandIsARepetition() {
        submitted("AC");
        laterByDays(2);
        byHand(HandAnswer.Outcome.RIGHT);
        assertThat(due.of(account()).ask()).isEmpty();
        assertThat(due.planned(account()).ask()).extracting(DueProblem::count).containsExactly(2);
    }

    @Test
    void whoWasShownTheSolutionBeginsAnew() {
        submitted("AC");
        laterByDays(2);
        answers.show(account(), instance());
        assertThat(due.planned(account()).ask()).extracting(DueProblem::count).containsExactly(0);
        laterByDays(1);
        assertThat(due.of(account()).ask()).hasSize(1);
    }

    private void byHand(HandAnswer.Outcome outcome) {
        long instance = instance();
        answers.sit(account(), instance);
        answers.add(account(), instance, "First\n", outcome, "");
    }

    private long instance() {
        int seed = SEED.incrementAndGet();
        long version = id("select live_version_id as id from problem where slug = :slug");
        Sql.of("update hand_instance set given_at = now() where package_version_id = :version")
                .on(database)
                .with("version", version)
                .update();
        instances.add(new NewInstance(version, 1, seed, seed + "\n", "First\n"));
        return instances
                .find(id("select id from problem where slug = :slug"), 1, seed)
                .orElseThrow()
                .id();
    }

    private Response clock(String action) {
        return ada.submit(CLOCK, Map.of("do", action));
    }

    /** As a script asks, which shows the answer. */
    private String fragment(String action) {
        return ada.request()
                .header("X-Fragment", "true")
                .formParam("do", action)
                .post(CLOCK)
                .asString();
    }

    private void laterByDays(int days) {
        later(days * 86_400L);
    }

    /** The page shows a time of so many seconds, or of up to a minute more: that long the test itself may take. */
    private static Consumer<String> worked(long seconds) {
        return page -> assertThat(TIME.matcher(page).results().map(PracticePagesTest::seconds))
                .as("the times on the page, in seconds")
                .anyMatch(shown -> seconds <= shown && shown < seconds + 60);
    }

    private static long seconds(MatchResult time) {
        long hours = time.group(1) == null ? 0 : Long.parseLong(time.group(1));
        return 3_600 * hours + 60 * Long.parseLong(time.group(2)) + Long.parseLong(time.group(3));
    }

    /** As if so many seconds had gone by. Submissions cannot be changed but by a replica. */
    private void later(long seconds) {
        StringBuilder changes = new StringBuilder();
        for (String column : List.of(
                "practice_session.begun_at",
                "practice_session.ended_at",
                "practice_session.paused_since",
                "practice_session.seen_at",
                "submission.submitted_at",
                "hint_opening.opened_at",
                "hand_sitting.begun_at",
                "hand_sitting.shown_at",
                "hand_answer.answered_at")) {
            String[] parts = column.split("\\.", 2);
            changes.append("update %s set %s = %s - make_interval(secs => %d) where account_id = %d;\n"
                    .formatted(parts[0], parts[1], parts[1], seconds, account()));
        }
        Sql.of("do $$ begin perform set_config('session_replication_role', 'replica', true);\n" + changes + "end $$")
                .on(database)
                .update();
    }

    /** A submission with its verdict, as a node writes it. */
    private void submitted(String verdict) {
        byte[] bytes = ("print(" + SEED.incrementAndGet() + ")").getBytes(StandardCharsets.UTF_8);
        Sql.of("""
                with sent as (
                    insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                    select :account, id, 'python', :source, :hash, clock_timestamp() from problem where slug = :slug returning id, problem_id)
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, finished_at,
                                     verdict, cpu_time_us, wall_time_us, memory_bytes, tests)
                select sent.id, 1, true, p.live_version_id, :account, 7, now(), now(), :verdict, 1, 1, 1, '[]'
                from sent join problem p on p.id = sent.problem_id""")
                .on(database)
                .with("account", account())
                .with("source", bytes)
                .with("hash", ContentHash.of(bytes).hex())
                .with("slug", SLUG)
                .with("verdict", verdict)
                .update();
    }

    private long account() {
        return Sql.of("select id from account where name = :name")
                .on(database)
                .with("name", ada.name())
                .one(row -> row.getLong("id"));
    }

    private long id(String query) {
        return Sql.of(query).on(database).with("slug", SLUG).one(row -> row.getLong("id"));
    }

    private long count(String query) {
        return Sql.of(query).on(database).with("account", account()).one(row -> row.getLong("n"));
    }

    private static String path(Response redirect) {
        assertThat(redirect.statusCode()).isEqualTo(303);
        return redirect.header("Location").replaceFirst("^https?://[^/]+", "");
    }

    /** And forgets it, as happens after a day. */
    private void run() {
        Sql.of("""
                insert into invocation (token, asker, account_id, package_version_id, language, source, inputs, asked_at)
                select substr(md5(random()::text), 1, 22), 'account/' || :account, :account, live_version_id, 'python', 'x', '[]',
                       clock_timestamp() from problem where slug = :slug""").on(database).with("account", account()).with("slug", SLUG).update();
        Sql.of("delete from invocation where account_id = :account")
                .on(database)
                .with("account", account())
                .update();
    }
}
