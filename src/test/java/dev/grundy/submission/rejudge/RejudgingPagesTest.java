package dev.grundy.submission.rejudge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Offer;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.submission.verdict.Rejudging;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.LockWaits;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.Statement;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Sets as admins ask for them and adopt them; what nodes find out is played by the test. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class RejudgingPagesTest {
    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    @Inject
    Rejudging rejudging;

    private Visit eve;
    private PublishedProblem problem;
    private long solved;
    private long failed;

    @BeforeEach
    void aProblemThatOneSolvedAndOneDidNot() {
        Sql.of("delete from work").on(database).update();
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        problem = PublishedProblem.addWithPage(
                database, "again-" + UUID.randomUUID().toString().substring(0, 8), Tier.FREE);
        solved = submission(Visit.signedIn().name(), "cpp", Verdict.AC);
        failed = submission(Visit.signedIn().name(), "python", Verdict.WA);
    }

    @Test
    void verdictsOfTheShadowCountOnlyWhenTheyAreAdopted() {
        String set = ask(Map.of());
        assertThat(eve.get(set).asString()).contains("0 / 2", "not judged", "Cancel", "proof__again\" hidden>");
        judge(Verdict.AC);
        judge(Verdict.AC);
        assertThat(counting(failed)).as("not adopted yet").isEqualTo("WA 1");
        assertThat(eve.get(set).asString()).contains("2 / 2", "another verdict", "Let these verdicts count");
        assertThat(solvers()).isZero();
        assertThat(path(eve.submit(set + "/adopt", Map.of()))).isEqualTo(set);
        assertThat(eve.get(set).asString()).contains("Verdicts of it that count now: 2.", "adopted");
        assertThat(counting(failed)).isEqualTo("AC 2");
        assertThat(counting(solved)).isEqualTo("AC 2");
        assertThat(solvers()).as("who is accepted now has solved it").isEqualTo(2);
        assertThat(eve.get("/admin/audit").asString()).contains("Verdicts of a set adopted", "Set judged again");
        eve.submit(set + "/adopt", Map.of());
        assertThat(eve.get(set).asString()).contains("That cannot be adopted");
    }

    @Test
    void theSameSeedJudgesAgainAfterWhatPeopleWaitFor() {
        ask(Map.of("verdict", "AC"));
        String shadow = Sql.of("""
                select j.seed || ' ' || j.live || ' ' || w.lane as shadow from judging j join work w on w.subject = j.id
                where j.submission_id = :id and j.number = 2""").on(database).with("id", solved).one(row -> row.getString("shadow"));
        assertThat(shadow).isEqualTo("4711 false " + Lane.REJUDGE.code());
    }

    @Test
    void onlyWhatFitsAllThatIsSaidIsJudged() {
        assertThat(items(ask(Map.of("language", "python")))).containsExactly(failed);
        assertThat(items(ask(Map.of("verdict", "AC")))).containsExactly(solved);
        assertThat(items(ask(Map.of("from", "2026-01-01", "until", "2026-01-01"))))
                .hasSize(2);
        assertThat(items(ask(Map.of("version", "1")))).hasSize(2);
        for (Map<String, String> none : List.of(
                Map.of("language", "java"),
                Map.of("person", "nobody"),
                Map.of("from", "2026-01-02"),
                Map.of("until", "2025-12-31"),
                Map.of("version", "2"))) {
            Response refused = eve.submit("/admin/rejudgings/new", form(none));
            assertThat(refused.statusCode()).as("%s", none).isEqualTo(422);
            assertThat(refused.asString()).contains("No submission fits.");
        }
    }

    @Test
    void whatWasJudgedAgainMeanwhileAndWhatFailedKeepsItsVerdict() {
        String set = ask(Map.of());
        judge(Verdict.JE);
        judge(Verdict.AC);
        long other = judging(solved, 3, Verdict.TLE, false);
        Sql.of("update judging set live = false where submission_id = :id")
                .on(database)
                .with("id", solved)
                .update();
        Sql.of("update judging set live = true where id = :id")
                .on(database)
                .with("id", other)
                .update();
        eve.submit(set + "/adopt", Map.of());
        assertThat(counting(solved)).isEqualTo("TLE 3");
        assertThat(List.of("WA 1", "AC 2")).contains(counting(failed));
    }

    @Test
    void whoHasSolvedItHasStillSolvedItWhateverComesOut() {
        String set = ask(Map.of());
        judge(Verdict.AC);
        judge(Verdict.AC);
        eve.submit(set + "/adopt", Map.of());
        String again = ask(Map.of());
        judge(Verdict.WA);
        judge(Verdict.WA);
        eve.submit(again + "/adopt", Map.of());
        assertThat(counting(solved)).isEqualTo("WA 3");
        assertThat(solvers()).isEqualTo(2);
    }

    @Test
    void whatIsJudgedAgainWhileASetIsAskedForIsNumberedAfterIt() throws Exception {
        try (ExecutorService admins = Executors.newSingleThreadExecutor();
                Connection asking = database.getConnection();
                Statement statement = asking.createStatement()) {
            asking.setAutoCommit(false);
            statement.execute("select from judging where live and submission_id = " + solved + " for update");
            Future<Optional<Long>> again = admins.submit(() -> rejudging.rejudge(solved, Lane.REJUDGE));
            LockWaits.awaitOne(database, again);
            statement.execute("""
                    insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at)
                    select submission_id, 2, false, package_version_id, account_id, seed, now()
                    from judging where submission_id = %d""".formatted(solved));
            asking.commit();
            assertThat(again.get()).isPresent();
        }
        judge(solved, Verdict.AC, 1);
        assertThat(counting(solved)).isEqualTo("AC 3");
    }

    @Test
    void aCancelledSetIsNotJudgedAnyMore() {
        String set = ask(Map.of());
        eve.submit(set + "/cancel", Map.of());
        assertThat(eve.get(set).asString()).contains("Nothing of it counts.", "cancelled");
        assertThat(queue.claim("test", offers(), Lane.Pace.NOW)).isEmpty();
        assertThat(counting(solved)).isEqualTo("AC 1");
        eve.submit(set + "/adopt", Map.of());
        assertThat(counting(solved)).isEqualTo("AC 1");
    }

    @Test
    void aVersionThatIsNotLiveJudgesAndCannotBeAdopted() {
        Sql.of("""
                insert into package_version (problem_id, number, content_hash, archive, created_at)
                values (:problem, 2, repeat('a', 64), '', now())""").on(database).with("problem", problem.id()).update();
        String set = ask(Map.of("by", "2", "verdict", "AC"));
        judge(Verdict.WA);
        assertThat(eve.get(set).asString())
                .contains("judged by version 2", "another verdict", "of a version that is not live")
                .doesNotContain("Let these verdicts count");
        eve.submit(set + "/adopt", Map.of());
        assertThat(counting(solved)).isEqualTo("AC 1");
    }

    @Test
    void judgedSeveralTimesASetShowsWhatDiffersFromRunToRunAndNeverCounts() {
        String set = ask(Map.of("runs", "3"));
        assertThat(eve.get(set).asString()).contains("0 / 6", "data-live=\"" + set + "/events\"");
        long seeds = Sql.of("select count(distinct seed) as seeds from judging where submission_id = :id")
                .on(database)
                .with("id", solved)
                .one(row -> row.getLong("seeds"));
        assertThat(seeds).as("the same seed each time").isEqualTo(1);
        judge(solved, Verdict.AC, 100_000);
        judge(solved, Verdict.AC, 300_000);
        judge(solved, Verdict.TLE, 1_000_000);
        judge(failed, Verdict.WA, 1_000);
        judge(failed, Verdict.WA, 1_000);
        assertThat(eve.get(set + "/progress").header("X-Live")).isNull();
        judge(failed, Verdict.JE, 0);
        assertThat(eve.get(set + "/progress").asString())
                .contains("6 / 6", "differs from run to run", "100 ms – 1000 ms");
        String page = eve.get(set).asString();
        assertThat(page).contains("cannot be adopted").doesNotContain("Let these verdicts count", "data-live=");
        assertThat(page.split("differs from run to run</td>", -1)).hasSize(2);
        assertThat(page.replaceAll("<[^>]*>|\\s+", " ").replaceAll(" +", " "))
                .contains("2 × Accepted", "1 × Time limit exceeded", "2 × Wrong answer");
        eve.submit(set + "/adopt", Map.of());
        assertThat(counting(solved)).isEqualTo("AC 1");
        assertThat(counting(failed)).isEqualTo("WA 1");
    }

    @Test
    void whileASetIsJudgedAFewOfItsLinesStandForAll() {
        for (int i = 0; i < 101; i++) {
            submission(eve.name(), "java", Verdict.WA);
        }
        String set = ask(Map.of());
        assertThat(eve.get(set).asString().split("<th scope=\"row\"><a href=\"/submissions/", -1))
                .hasSize(101);
        assertThat(eve.get(set).asString()).contains("The others are listed when all are judged.");
        eve.submit(set + "/cancel", Map.of());
        assertThat(eve.get(set).asString().split("<th scope=\"row\"><a href=\"/submissions/", -1))
                .hasSize(104);
    }

    @Test
    void howOftenIsANumberUpToTwenty() {
        for (String runs : List.of("0", "21", "-1", "x", "1e1", "99")) {
            Response refused = eve.submit("/admin/rejudgings/new", form(Map.of("runs", runs)));
            assertThat(refused.statusCode()).as(runs).isEqualTo(422);
            assertThat(refused.asString()).contains("number from 1 to 20", "value=\"" + runs + "\"");
        }
        assertThat(items(ask(Map.of("runs", "20", "verdict", "AC")))).hasSize(20);
        assertThat(items(ask(Map.of("runs", " 1 ", "verdict", "AC")))).hasSize(1);
    }

    @Test
    void aCancelledSetOfManyRunsLeavesNothingToDo() {
        String set = ask(Map.of("runs", "5"));
        eve.submit(set + "/cancel", Map.of());
        assertThat(queue.claim("test", offers(), Lane.Pace.NOW)).isEmpty();
        assertThat(eve.get(set + "/progress").statusCode()).isEqualTo(200);
        assertThat(eve.get("/admin/rejudgings/999999999/progress").statusCode()).isEqualTo(404);
        assertThat(eve.get("/admin/rejudgings/999999999/events").statusCode()).isEqualTo(404);
        assertThat(Visit.signedIn().get(set + "/progress").statusCode()).isEqualTo(404);
    }

    @Test
    void whatIsWrongIsSaidAtItsFieldAndNothingBreaks() {
        Map<String, String> wrong = Map.of(
                "called",
                " \u0007",
                "problem",
                "No Such",
                "by",
                "0",
                "verdict",
                "XX",
                "from",
                "yesterday",
                "until",
                "2026-02-30",
                "version",
                "-1",
                "person",
                "a\u0000b");
        Response refused = eve.submit("/admin/rejudgings/new", wrong);
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString())
                .contains(
                        "Write a name of one line.", "There is no problem of that address.", "Choose one of the list.")
                .contains("Write a day as", "There is no version of that number.", "value=\"yesterday\"");
        assertThat(eve.submit("/admin/rejudgings/new", form(Map.of("by", "7"))).statusCode())
                .isEqualTo(422);
        assertThat(eve.submit("/admin/rejudgings/new", form(Map.of("person", "a\u0000b")))
                        .statusCode())
                .isEqualTo(422);
        assertThat(eve.get("/admin/rejudgings/new?problem=x").asString()).contains("value=\"x\"");
        assertThat(eve.get("/admin/rejudgings/999999999").statusCode()).isEqualTo(404);
        assertThat(eve.submit("/admin/rejudgings/999999999/adopt", Map.of()).statusCode())
                .isEqualTo(404);
        assertThat(Visit.signedIn().get("/admin/rejudgings").statusCode()).isEqualTo(404);
        assertThat(eve.get("/admin/rejudgings").statusCode()).isEqualTo(200);
    }

    private Map<String, String> form(Map<String, String> more) {
        Map<String, String> form = new HashMap<>(Map.of("called", "All of it", "problem", problem.slug()));
        form.putAll(more);
        return form;
    }

    private String ask(Map<String, String> more) {
        return path(eve.submit("/admin/rejudgings/new", form(more)));
    }

    private static List<Offer> offers() {
        return List.of(new Offer("judge", "cpp"), new Offer("judge", "python"));
    }

    private void judge(Verdict verdict) {
        Claim claim = queue.claim("test", offers(), Lane.Pace.NOW).orElseThrow();
        String result = """
                {"verdict": "%s", "cpu_time_us": 1, "wall_time_us": 1, "memory_bytes": 1, "tests": [], "tests_planned": 1,
                 "searchable": false, "search_lane": 5}""".formatted(verdict);
        assertThat(queue.finish(claim.lease(), new Handler.Done(result, Duration.ZERO)))
                .isTrue();
    }

    /** The next run of that submission. */
    private void judge(long submission, Verdict verdict, long cpuMicros) {
        String language = submission == solved ? "cpp" : "python";
        Claim claim = queue.claim("test", List.of(new Offer("judge", language)), Lane.Pace.NOW)
                .orElseThrow();
        String result = """
                {"verdict": "%s", "cpu_time_us": %d, "wall_time_us": 1, "memory_bytes": 1, "tests": [], "tests_planned": 1,
                 "searchable": false, "search_lane": 5}""".formatted(verdict, cpuMicros);
        assertThat(queue.finish(claim.lease(), new Handler.Done(result, Duration.ZERO)))
                .isTrue();
    }

    private long submission(String person, String language, Verdict verdict) {
        long id = Sql.of("""
                insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                select id, :problem, :language, 'x', repeat('b', 64), cast('2026-01-01 12:00+00' as timestamptz) from account where name = :name
                returning id""")
                .on(database)
                .with("problem", problem.id())
                .with("language", language)
                .with("name", person)
                .one(row -> row.getLong("id"));
        judging(id, 1, verdict, true);
        return id;
    }

    private long judging(long submission, int number, Verdict verdict, boolean live) {
        return Sql.of("""
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, finished_at, verdict,
                                     cpu_time_us, wall_time_us, memory_bytes, tests)
                select id, :number, :live, :version, account_id, 4711, now(), now(), :verdict, 1, 1, 1, '[]'
                from submission where id = :submission returning id""")
                .on(database)
                .with("submission", submission)
                .with("number", number)
                .with("live", live)
                .with("version", problem.versionId())
                .with("verdict", verdict.name())
                .one(row -> row.getLong("id"));
    }

    private String counting(long submission) {
        return Sql.of("select verdict || ' ' || number as counting from judging where submission_id = :id and live")
                .on(database)
                .with("id", submission)
                .one(row -> row.getString("counting"));
    }

    private long solvers() {
        return Sql.of("select count(*) as n from user_problem where problem_id = :problem and solved_at is not null")
                .on(database)
                .with("problem", problem.id())
                .one(row -> row.getLong("n"));
    }

    private List<Long> items(String set) {
        return Sql.of("""
                select n.submission_id from rejudging_item i join judging n on n.id = i.shadow_id
                where i.rejudging_id = :set order by 1""")
                .on(database)
                .with("set", Long.parseLong(set.substring(set.lastIndexOf('/') + 1)))
                .list(row -> row.getLong("submission_id"));
    }

    private static String path(Response answer) {
        assertThat(answer.statusCode()).isEqualTo(303);
        return answer.header("Location").replaceFirst("^https?://[^/]*", "");
    }
}
