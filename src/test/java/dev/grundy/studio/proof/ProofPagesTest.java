package dev.grundy.studio.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Offer;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.studio.verify.mutation.Survivor;
import dev.grundy.studio.verify.report.PackageReport;
import dev.grundy.studio.verify.report.TestEvidence;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.UUID;
import javax.sql.DataSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Proofs as admins ask for them and read them; what nodes do is played by the test. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class ProofPagesTest {
    private static final Map<String, TestEvidence> EVIDENCE = Map.of(
            "secret/1",
            new TestEvidence("gen.py <3>", 1234, "1 <b> 2\n", 2, "3\n", Map.of("accepted/solution.cpp", "<i>7")));

    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    @Inject
    Proofs proofs;

    private Visit eve;
    private long account;
    private String slug;

    @BeforeEach
    void anAdminAndAProblem() {
        Sql.of("delete from work where kind = 'proof'").on(database).update();
        eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        account = Sql.of("select id from account where name = :name")
                .on(database)
                .with("name", eve.name())
                .one(row -> row.getLong("id"));
        slug = "proved-" + UUID.randomUUID().toString().substring(0, 8);
        PublishedProblem.addWithPage(database, slug, Tier.FREE);
    }

    @Test
    void aServedProblemIsProvedAtThePressOfAButton() {
        assertThat(eve.get("/admin/problems").asString()).contains("value=\"" + slug + "\"");
        String page = ask();
        assertThat(eve.get(page).asString()).contains("Waits", "No judge is at work", "http-equiv=\"refresh\"");
        Claim claim = claim();
        queue.report(claim.lease(), ResultJson.write(new ProofProgress("time-limit", 23, 28, "accepted/a.cpp: AC")));
        assertThat(eve.get(page).asString()).contains("Check 23 of 28", "time-limit", "accepted/a.cpp: AC");
        finish(claim, report(true));
        assertThat(eve.get(page).asString())
                .contains("Green: nothing is wrong", "every file is well-formed")
                .doesNotContain("http-equiv");
        assertThat(eve.get(page + "/report").header("X-Live")).isEqualTo("done");
        assertThat(eve.get(page + "/events").asString()).contains("event:fragment", "data-said", "event:done");
        assertThat(eve.get("/admin/proofs").asString()).contains(page, "Green");
    }

    @Test
    void theReportShowsProgramsOnTestsAndWhatNoTestFound() {
        String page = ask();
        finish(claim(), report(false));
        assertThat(eve.get(page).asString())
                .contains("Red: something is wrong", "the output is &lt;wrong&gt;", "mend it")
                .contains("secret/1", "solution.cpp", "12 ms", "3.0 MiB", "expected AC", "1500 ms")
                .contains("<del>a &lt; b</del>", "<ins>a &lt;= b</ins>", "solution.cpp:7", "75 %");
    }

    @Test
    void aFindingLeadsToItsLineInTheFileAsItWasProved() {
        String page = ask();
        finish(claim(), report(false));
        String link = page.replaceAll(".*/", "") + "/file?path=problem.yaml&amp;line=2#line-2";
        assertThat(eve.get(page).asString())
                .contains(
                        "href=\"" + link + "\">problem.yaml:2</a> a &lt;key&gt; too many",
                        "the output is &lt;wrong&gt;");
        String file = eve.get(page + "/file?path=problem.yaml&line=2").asString();
        assertThat(file)
                .contains("<li id=\"line-2\" class=\"proof__line--here\">", "<li id=\"line-1\">problem_format_version");
        assertThat(eve.get(page + "/file?path=problem.yaml&line=x").statusCode())
                .isEqualTo(200);
        assertThat(eve.get(page + "/file?path=no.yaml&line=2").statusCode()).isEqualTo(404);
        assertThat(eve.get(page + "/file?path=..%2Fproblem.yaml").statusCode()).isEqualTo(404);
    }

    @Test
    void whatAProofTookLeavesOutTheTimeInTheQueue() {
        String page = ask();
        Sql.of("update package_proof set asked_at = asked_at - interval '10 minutes' where id = :id")
                .on(database)
                .with("id", Long.parseLong(page.replaceAll(".*/", "")))
                .update();
        finish(claim(), report(true));
        assertThat(eve.get(page).asString()).contains("<dt>Took</dt><dd>3.5 s</dd>");
    }

    @Test
    void aCellLeadsToWhatHappenedThere() {
        String page = ask();
        finish(claim(), report(false));
        String shown = eve.get(page).asString();
        assertThat(shown).contains("href=\"" + page.replaceAll(".*/", "") + "/test?name=secret%2F1#program-1\"");
        String test = eve.get(page + "/test?name=secret%2F1").asString();
        assertThat(test)
                .contains("gen.py &lt;3&gt;", "1 &lt;b&gt; 2", "1,234 bytes", "It printed", "&lt;i&gt;7", "12 ms")
                .contains("id=\"program-1\"", "href=\"test?name=sample%2F1\" rel=\"prev\"")
                .doesNotContain("rel=\"next\"");
        assertThat(eve.get(page + "/test?name=sample%2F1").asString())
                .contains("were not kept", "No program was run on it", "rel=\"next\"");
    }

    @Test
    void ofAProofWithoutAReportAndOfTestsThatItDoesNotKnowThereIsNoPage() {
        String page = ask();
        assertThat(eve.get(page + "/test?name=secret%2F1").statusCode()).isEqualTo(404);
        finish(claim(), report(true));
        for (String name : List.of("?name=secret%2F9", "", "?name=", "?name=" + "x".repeat(3000))) {
            assertThat(eve.get(page + "/test" + name).statusCode()).as(name).isEqualTo(404);
        }
        assertThat(eve.get(page + "/test?name=%00").statusCode()).isEqualTo(400);
    }

    @Test
    void whatWasKeptGoesWithItsProof() {
        ask();
        Claim claim = claim();
        finish(claim, report(true));
        Sql.of("delete from package_proof where id = :id")
                .on(database)
                .with("id", claim.subject())
                .update();
        long kept = Sql.of("select count(*) as kept from proof_test where proof_id = :id")
                .on(database)
                .with("id", claim.subject())
                .one(row -> row.getLong("kept"));
        assertThat(kept).isZero();
    }

    @Test
    void theSameContentIsProvedOnceUnlessSomebodyAsksAgain() {
        String page = ask();
        assertThat(ask()).as("while it waits").isEqualTo(page);
        assertThat(path(eve.submit(page + "/again", Map.of())))
                .as("while it waits")
                .isEqualTo(page);
        finish(claim(), report(true));
        assertThat(ask()).as("when it is proved").isEqualTo(page);
        String again = path(eve.submit(page + "/again", Map.of()));
        assertThat(again).isNotEqualTo(page);
        assertThat(ask()).isEqualTo(again);
    }

    @Test
    void anArchiveIsProvedOnceWhoeverAsks() {
        byte[] archive = UUID.randomUUID().toString().getBytes(StandardCharsets.UTF_8);
        long proof = proofs.ask(archive, account, "mine.zip");
        assertThat(proofs.ask(archive.clone(), account, "theirs.zip")).isEqualTo(proof);
        archive[0]++;
        assertThat(proofs.ask(archive, account, "mine.zip")).isNotEqualTo(proof);
        assertThat(eve.get("/admin/proofs").asString()).contains("mine.zip").doesNotContain("theirs.zip");
    }

    @Test
    void anArchiveThatCannotBeOneIsRefusedBeforeItIsStored() {
        assertThatThrownBy(() -> proofs.ask(new byte[0], account, "x")).hasMessageContaining("got 0 of x");
        assertThatThrownBy(() -> proofs.ask(new byte[Proofs.LARGEST + 1], account, "x"))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> proofs.ask(new byte[1], account, " ")).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void whatIsAbortedSaysSoAndTheNextOneWhoAsksGetsANewProof() {
        String page = ask();
        Claim claim = claim();
        assertThat(path(eve.submit(page + "/abort", Map.of()))).isEqualTo(page);
        assertThat(eve.get(page).asString()).contains("Aborted");
        assertThat(queue.finish(claim.lease(), new Handler.Done(ResultJson.write(report(true)), Duration.ZERO)))
                .isFalse();
        assertThat(eve.submit(page + "/abort", Map.of()).statusCode()).isEqualTo(303);
        assertThat(eve.get(page).asString()).contains("nothing to abort");
        assertThat(ask()).isNotEqualTo(page);
    }

    @Test
    void afterThreeTriesTheFaultIsToldAndNothingIsTriedForEver() {
        String page = ask();
        for (int attempt = 0; attempt < WorkQueue.TRIES; attempt++) {
            queue.fail(claim().lease(), "the cell <broke>");
        }
        assertThat(eve.get(page).asString()).contains("our fault", "the cell &lt;broke&gt;", "Prove again");
        assertThat(queue.claim("test", List.of(new Offer("proof", "")), Lane.Pace.IDLE))
                .isEmpty();
        assertThat(ask()).isNotEqualTo(page);
    }

    @Test
    void whatDoesNotAgreeWithItsRulesIsListedUntilItIsProved() {
        assertThat(eve.get("/admin/proofs").asString()).doesNotContain(slug.toUpperCase(Locale.ROOT));
        Sql.of("""
                insert into rules_check (package_version_id, content_hash, queued_at, finished_at, agreed, fault)
                select v.id, v.content_hash, now(), now(), false, 'solution.cpp says <First>'
                from package_version v join problem p on p.live_version_id = v.id where p.slug = :slug""").on(database).with("slug", slug).update();
        assertThat(eve.get("/admin/proofs").asString())
                .contains("Not in agreement with their rules", slug.toUpperCase(Locale.ROOT))
                .contains("solution.cpp says &lt;First&gt;");
    }

    @Test
    void othersSeeAndDoNothing() {
        String page = ask();
        Visit ada = Visit.signedIn();
        for (String address :
                List.of("/admin/proofs", page, page + "/report", page + "/events", page + "/test?name=secret%2F1")) {
            assertThat(ada.get(address).statusCode()).as(address).isEqualTo(404);
            assertThat(Visit.asGuest().get(address).asString())
                    .as(address)
                    .doesNotContain(slug.toUpperCase(Locale.ROOT));
        }
        assertThat(ada.submit(page + "/abort", Map.of()).statusCode()).isEqualTo(404);
        assertThat(eve.get(page).asString()).contains("Waits");
        assertThat(eve.get("/admin/proofs/999999999").statusCode()).isEqualTo(404);
        assertThat(eve.submit("/admin/proofs", Map.of("problem", "no-such-problem"))
                        .statusCode())
                .isEqualTo(404);
    }

    private String ask() {
        return path(eve.submit("/admin/proofs", Map.of("problem", slug)));
    }

    private static String path(Response answer) {
        assertThat(answer.statusCode()).isEqualTo(303);
        return answer.header("Location").replaceFirst("^https?://[^/]*", "");
    }

    private Claim claim() {
        return queue.claim("test", List.of(new Offer("proof", "")), Lane.Pace.IDLE)
                .orElseThrow();
    }

    private void finish(Claim claim, PackageReport report) {
        assertThat(queue.finish(
                        claim.lease(), new Handler.Done(ProofRepository.written(report, EVIDENCE), Duration.ZERO)))
                .isTrue();
    }

    private static PackageReport report(boolean green) {
        return new PackageReport(
                "TST-001",
                "A test",
                "0".repeat(64),
                green,
                List.of(new PackageReport.CheckJson(
                        "syntax",
                        green ? "ok" : "error",
                        "every file is well-formed",
                        "format 2025-09",
                        green
                                ? List.of()
                                : List.of(
                                        new PackageReport.FindingJson("error", "the output is <wrong>", "mend it"),
                                        new PackageReport.FindingJson(
                                                "error", "problem.yaml:2: a <key> too many", "take it away")))),
                List.of("sample/1", "secret/1"),
                List.of(new PackageReport.RowJson(
                        "accepted/solution.cpp",
                        green ? "AC" : "WA",
                        null,
                        List.of("AC"),
                        green,
                        Map.of("secret/1", new PackageReport.CellJson("AC", 0.012, "", 3 << 20)))),
                1.5,
                10,
                new PackageReport.MutationJson(
                        0.75, 4, 3, 0, 9, List.of(new Survivor("solution.cpp", 7, "comparison", "a < b", "a <= b"))),
                3.5,
                null);
    }
}
