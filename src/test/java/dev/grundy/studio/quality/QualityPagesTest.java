package dev.grundy.studio.quality;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.studio.verify.mutation.Survivor;
import dev.grundy.studio.verify.report.PackageReport;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class QualityPagesTest {
    @Inject
    DataSource database;

    private Visit eve;
    private PublishedProblem problem;
    private String page;

    @BeforeEach
    void aProblem() {
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        problem = PublishedProblem.addWithPage(
                database, "good-" + UUID.randomUUID().toString().substring(0, 8), Tier.BASIC);
        page = "/admin/problems/" + problem.slug() + "/quality";
    }

    @Test
    void whatNobodyHasTriedYetSaysSo() {
        assertThat(eve.get(page).asString())
                .contains("Nobody has sent anything yet", "accepted no program yet", "was not proved here")
                .contains("secret/1", "2 fixed tests have never failed a program");
        assertThat(eve.get("/admin/problems").asString()).contains(page);
    }

    @Test
    void whatWasSentIsCountedByLanguageTestAndTime() {
        judged("cpp", "AC", "[]");
        judged("cpp", "WA", test("secret/1", "WA"));
        judged("python", "TLE", test("fresh/1", "TLE"));
        judged("python", "WA", "null");
        String shown = eve.get(page).asString();
        assertThat(shown)
                .contains("4 submissions, of which 1 were accepted", "One fixed test has never failed")
                .contains("One program passed all fixed tests and failed a fresh one", "Time limit exceeded");
        assertThat(shown.replaceAll("\\s+", " "))
                .contains("secret/1</th><td class=\"number\">1</td>")
                .contains("C++</th><td class=\"number\">2</td>");
    }

    @Test
    void manySubmissionsAreReadAsFarAsTheNewestReach() {
        judged("cpp", "WA", test("secret/1", "WA"));
        Sql.of("""
                with sent as (
                    insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                    select (select id from account where name = :name), :problem, 'java', 'x', repeat('c', 64), now() - n * interval '1 hour'
                    from generate_series(1, 2500) n returning id, account_id)
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, finished_at, verdict,
                                     cpu_time_us, wall_time_us, memory_bytes)
                select id, 1, true, :version, account_id, 1, now(), now(), 'AC', 1000 * (1 + id % 900), 1, 1 from sent""")
                .on(database)
                .with("name", eve.name())
                .with("problem", problem.id())
                .with("version", problem.versionId())
                .update();
        assertThat(eve.get(page).asString())
                .contains("the latest 2,000 submissions", "2,000 submissions, of which 2,000")
                .contains("2 fixed tests have never failed a program");
    }

    @Test
    void faultsThatTheLiveVersionLetsLiveStandThereAndThoseOfOthersDoNot() {
        proof("a".repeat(64), "another");
        assertThat(eve.get(page).asString()).doesNotContain("another &lt;line&gt;");
        String hash = Sql.of("select content_hash from package_version where id = :id")
                .on(database)
                .with("id", problem.versionId())
                .one(row -> row.getString("content_hash"));
        proof(hash, "its");
        assertThat(eve.get(page).asString())
                .contains("its &lt;line&gt;", "No test finds these")
                .doesNotContain("was not proved here");
    }

    @Test
    void openReportsAreCounted() {
        eve.submit("/problems/" + problem.slug() + "/report", Map.of("kind", "tests", "text", "Too weak"))
                .then()
                .statusCode(303);
        assertThat(eve.get(page).asString())
                .contains("One report of a reader is open", "/admin/reports?problem=" + problem.slug());
    }

    @Test
    void itIsThereForAdminsAndOnlyForProblems() {
        Visit moderator = Visit.signedIn();
        Admins.appoint(database, moderator.name(), "moderator");
        assertThat(moderator.get(page).statusCode()).isEqualTo(404);
        assertThat(Visit.signedIn().get(page).statusCode()).isEqualTo(404);
        assertThat(Visit.asGuest().get(page).statusCode()).isEqualTo(404);
        assertThat(eve.get("/admin/problems/no-such/quality").statusCode()).isEqualTo(404);
        assertThat(eve.get("/admin/problems/%00/quality").statusCode()).isIn(400, 404);
    }

    private static String test(String name, String verdict) {
        return """
                [{"name": "sample/1", "verdict": "AC"}, {"name": "%s", "verdict": "%s"}]""".formatted(name, verdict);
    }

    private void judged(String language, String verdict, String tests) {
        Sql.of("""
                with sent as (
                    insert into submission (account_id, problem_id, language, source, source_hash, submitted_at)
                    select id, :problem, :language, 'x', repeat('b', 64), now() from account where name = :name
                    returning id, account_id)
                insert into judging (submission_id, number, live, package_version_id, account_id, seed, queued_at, finished_at, verdict,
                                     cpu_time_us, wall_time_us, memory_bytes, tests)
                select id, 1, true, :version, account_id, 4711, now(), now(), :verdict, 1000, 1, 1, nullif(cast(:tests as jsonb), 'null') from sent""")
                .on(database)
                .with("problem", problem.id())
                .with("version", problem.versionId())
                .with("language", language)
                .with("name", eve.name())
                .with("verdict", verdict)
                .with("tests", tests)
                .update();
    }

    private void proof(String hash, String which) {
        PackageReport report = new PackageReport(
                "X",
                "X",
                hash,
                true,
                List.of(),
                List.of("secret/1"),
                List.of(new PackageReport.RowJson(
                        "wrong_answer/x.py",
                        "WA",
                        null,
                        List.of("WA"),
                        true,
                        Map.of("secret/1", new PackageReport.CellJson("WA", 0.1, "", 1)))),
                1.0,
                1,
                new PackageReport.MutationJson(
                        0.5, 2, 1, 0, 2, List.of(new Survivor("a.cpp", 3, "relation", which + " <line>", "after"))),
                1.0,
                null);
        Sql.of("""
                insert into package_proof (called, package_version_id, archive_hash, asked_at, finished_at, green, content_hash, report)
                values ('x', :version, repeat('d', 64), now(), now(), true, :hash, cast(:report as jsonb))""")
                .on(database)
                .with("version", problem.versionId())
                .with("hash", hash)
                .with("report", ResultJson.write(report))
                .update();
    }
}
