package dev.grundy.submission.page;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Offer;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.base.queue.roster.NodeDescription;
import dev.grundy.base.queue.roster.NodeDescription.NodeLanguage;
import dev.grundy.base.queue.roster.NodeRepository;
import dev.grundy.base.queue.roster.NodeRole;
import dev.grundy.judge.result.Counterexample;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.Progress;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.judge.result.SearchFinding;
import dev.grundy.submission.verdict.FindingRepository;
import dev.grundy.submission.verdict.FreshSeedRepository;
import dev.grundy.submission.verdict.JudgingRepository;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.submission.verdict.Rejudging;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Json;
import dev.grundy.testsupport.http.Response;
import dev.grundy.web.frame.Texts;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicInteger;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class SubmissionPagesTest {
    private static final List<Offer> OFFERS =
            List.of(new Offer("judge", "python"), new Offer("judge", "cpp"), new Offer("judge", "rust"));
    private static final AtomicInteger COUNT = new AtomicInteger();
    private static final String PROGRAM = "print('First')\n";

    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    @Inject
    JudgingRepository judgings;

    @Inject
    Rejudging rejudging;

    @Inject
    FreshSeedRepository freshSeeds;

    @Inject
    NodeRepository nodes;

    private PublishedProblem problem;
    private Visit ada;

    @BeforeEach
    void aProblemAndAPerson() {
        emptyTheQueue(); // of what tests of other classes have left
        problem = PublishedProblem.addWithPage(database, "heap-" + COUNT.incrementAndGet(), Tier.FREE);
        ada = Visit.signedIn();
    }

    @AfterEach
    void emptyTheQueue() {
        while (claim() != null) {
            // The next test finds its own submission at the head.
        }
    }

    @Test
    void aProgramIsTakenAndItsVerdictShown() {
        String page = submitted(ada);
        assertThat(ada.get(page).asString())
                .contains("Queued", "data-live=\"" + page + "/events\"", "http-equiv=\"refresh\"");

        Claim claim = claim();
        queue.report(claim.lease(), ResultJson.write(new Progress(Progress.Phase.RUNNING, 3, 20)));
        assertThat(ada.get(page).asString()).contains("Test 3 of at most 20", "<progress");

        queue.finish(claim.lease(), QueueSituation.judged(QueueSituation.result(Verdict.WA), false));
        String judged = ada.get(page).asString();
        assertThat(judged).contains("Wrong answer", "5 ms", "3.0 MiB", "sample/1", "print(&#39;First&#39;)");
        assertThat(judged).doesNotContain("data-live", "http-equiv=\"refresh\"");
    }

    @Test
    void anAcceptedProgramLeadsToThoseOfOthers() {
        String page = submitted(ada);
        String others = "href=\"/problems/" + problem.slug() + "/solutions\"";
        assertThat(ada.get(page).asString()).doesNotContain(others);
        queue.finish(claim().lease(), QueueSituation.judged(QueueSituation.result(Verdict.AC), false));
        assertThat(ada.get(page).asString()).contains(others, "Solutions of others");
        assertThat(ada.get("/problems/" + problem.slug() + "/solutions").statusCode())
                .isEqualTo(200);
    }

    @Test
    void whoeverWaitsIsToldWhileNobodyJudges() {
        String away = "No judge is at work right now.";
        String judged = "Programs are being judged.";
        Sql.of("delete from node").on(database).update();
        String page = submitted(ada);
        assertThat(ada.get(page).asString()).contains(away);
        assertThat(ada.get("/status").asString())
                .contains("No judge is at work: what is sent waits.")
                .doesNotContain(judged);

        nodes.see(new NodeDescription("stopping", NodeRole.JUDGE, 2, List.of(), List.of()), 0, true);
        assertThat(ada.get(page).asString()).contains(away);

        String starting = "The judge has just started.";
        nodes.see(new NodeDescription("judge", NodeRole.JUDGE, 2, List.of(), List.of()), 0, false);
        assertThat(ada.get(page).asString()).contains(starting).doesNotContain(away);
        assertThat(ada.get("/status").asString()).contains(judged);

        List<NodeLanguage> languages = List.of(new NodeLanguage("python", "Python 3.11", ""));
        nodes.see(new NodeDescription("judge", NodeRole.JUDGE, 2, languages, List.of()), 0, false);
        assertThat(ada.get(page).asString()).doesNotContain(starting).doesNotContain(away);
        Sql.of("delete from node").on(database).update();
    }

    @Test
    void aLanguageThatIsOfferedWhereInstalledMayBeChosenWhileANodeHasItsTools() {
        Sql.of("delete from node").on(database).update();
        String form = "/problems/" + problem.slug();
        String option = "<option value=\"rust\"";
        NodeLanguage missing = new NodeLanguage("rust", "", "rustc was not found; apt-get install rustc");
        nodes.see(new NodeDescription("without", NodeRole.JUDGE, 2, List.of(missing), List.of()), 0, false);
        assertThat(ada.get(form).asString()).contains("<option value=\"c\"").doesNotContain(option);
        assertThat(ada.get("/status").asString()).doesNotContain("Rust");
        Response refused = submit(ada, "rust", "fn main() {}");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("Rust cannot be judged now: rustc was not found");

        NodeLanguage there = new NodeLanguage("rust", "rustc 1.63", "");
        nodes.see(new NodeDescription("with", NodeRole.JUDGE, 2, List.of(there), List.of()), 0, false);
        assertThat(ada.get(form).asString()).contains(option);
        assertThat(submit(ada, "rust", "fn main() {}").statusCode()).isEqualTo(303);
        Sql.of("delete from node").on(database).update();
    }

    @Test
    void whatSpeaksForALanguageIsSentAsItStandsInItsFile() {
        assertThat(ada.get("/languages/signs.json").json().getList("go", Object.class))
                .contains(List.of(8, "^package[ \\t]+\\w+[ \\t]*$"));
    }

    @Test
    void anAcceptedProgramComesWithoutAnEmptyPlaceForASearch() {
        String page = submitted(ada);
        queue.finish(claim().lease(), QueueSituation.judged(QueueSituation.result(Verdict.AC), false));
        assertThat(ada.get(page + "/status").asString()).contains("Accepted").doesNotContain("counterexample");
    }

    @Test
    void theStreamTellsEveryStateAndEndsWithTheVerdict() {
        String page = submitted(ada);
        CompletableFuture<String> stream =
                CompletableFuture.supplyAsync(() -> ada.get(page + "/events").asString());
        queue.finish(claim().lease(), QueueSituation.judged(QueueSituation.result(Verdict.AC), false));
        assertThat(stream.join()).contains("event:fragment", "Accepted", "event:done", "id:");
    }

    @Test
    void aStreamThatWasCutGoesOnWithoutRepeatingItself() {
        String page = submitted(ada);
        queue.finish(claim().lease(), QueueSituation.judged(QueueSituation.result(Verdict.AC), false));
        String id = ada.get(page + "/events")
                .asString()
                .lines()
                .filter(line -> line.startsWith("id:"))
                .findFirst()
                .orElseThrow();
        String again = ada.request()
                .header("Last-Event-ID", id.substring(3).strip())
                .get(page + "/events")
                .asString();
        assertThat(again).contains("event:done").doesNotContain("event:fragment");
    }

    @Test
    void whoPollsIsToldWhenItIsDone() {
        String page = submitted(ada);
        assertThat(ada.get(page + "/status").header("X-Live")).isNull();
        queue.finish(claim().lease(), QueueSituation.judged(QueueSituation.result(Verdict.AC), false));
        Response done = ada.get(page + "/status");
        assertThat(done.header("X-Live")).isEqualTo("done");
        assertThat(done.asString()).contains("Accepted").doesNotContain("<html");
    }

    @Test
    void whatNoPageHasCannotBeFollowed() {
        String page = submitted(ada);
        assertThat(ada.get(page + "/nothing").statusCode()).isEqualTo(404);
        assertThat(ada.get(page + "/events?part=status&part=nothing").statusCode())
                .isEqualTo(404);
    }

    @Test
    void theSmallestFailingInputIsShownAsItIsLookedFor() {
        String page = submitted(ada);
        queue.finish(claim().lease(), QueueSituation.judged(QueueSituation.result(Verdict.WA), true));
        assertThat(ada.get(page).asString())
                .contains(
                        "start looking when the judge is free",
                        "http-equiv=\"refresh\"",
                        "data-live=\"" + page + "/events\" data-part=\"counterexample\"")
                .doesNotContain("data-part=\"status\"");

        Claim search = QueueSituation.claim(queue, FindingRepository.kind(FindingKind.COUNTEREXAMPLE), "test")
                .orElseThrow();
        queue.report(search.lease(), FindingRepository.progress(1234));
        assertThat(ada.get(page + "/counterexample").asString()).contains("1,234 instances tried so far");
        CompletableFuture<String> stream = CompletableFuture.supplyAsync(
                () -> ada.get(page + "/events?part=counterexample").asString());
        queue.finish(
                search.lease(),
                new Handler.Done(
                        ResultJson.write(SearchFinding.of(
                                2000,
                                new Counterexample(
                                        Verdict.RTE,
                                        "<b>3</b>\n",
                                        "First\n",
                                        "",
                                        "ended with exit code 1",
                                        "gen tiny 1 7"),
                                null)),
                        Duration.ZERO));
        assertThat(stream.join()).contains("event:fragment", "Run-time error", "event:done");

        String judged = ada.get(page).asString();
        assertThat(judged)
                .contains(
                        "&lt;b&gt;3&lt;/b&gt;",
                        "the smallest found in 2,000 instances",
                        "ended with exit code 1",
                        "./grundy stress " + problem.slug().toUpperCase(Locale.ROOT) + " program.py --seed 1");
        assertThat(judged).doesNotContain("data-live", "http-equiv=\"refresh\"", "<b>3", "No smaller input");
        assertThat(ada.get(page + "/counterexample").header("X-Live")).isEqualTo("done");
        Json read = ada.get("/api/v1" + page).json();
        assertThat(read.getString("counterexample.state")).isEqualTo("found");
        assertThat(read.getString("counterexample.input")).isEqualTo("<b>3</b>\n");
        assertThat(read.getInt("counterexample.tried")).isEqualTo(2000);
    }

    @Test
    void aFailingInputTooLargeToShowIsNamed() {
        String page = submitted(ada);
        queue.finish(claim().lease(), QueueSituation.judged(QueueSituation.result(Verdict.WA), true));
        Claim search = QueueSituation.claim(queue, FindingRepository.kind(FindingKind.COUNTEREXAMPLE), "test")
                .orElseThrow();
        queue.finish(
                search.lease(),
                new Handler.Done(ResultJson.write(SearchFinding.of(2000, null, "test secret/9-long")), Duration.ZERO));
        assertThat(ada.get(page).asString())
                .contains(
                        "fails on test secret/9-long, but that input is too large to be shown",
                        "No smaller input was seen to fail")
                .doesNotContain("None found");
    }

    @Test
    void thatOnlyLargeInputsFailIsSaid() {
        String page = submitted(ada);
        queue.finish(claim().lease(), QueueSituation.judged(QueueSituation.result(Verdict.RTE), true));
        Claim search = QueueSituation.claim(queue, FindingRepository.kind(FindingKind.COUNTEREXAMPLE), "test")
                .orElseThrow();
        queue.finish(
                search.lease(),
                new Handler.Done(
                        ResultJson.write(SearchFinding.of(
                                2000,
                                new Counterexample(
                                        Verdict.RTE,
                                        "1 ".repeat(500),
                                        "First\n",
                                        "",
                                        "ended with exit code 1",
                                        "test secret/9-long"),
                                "test secret/9-long")),
                        Duration.ZERO));
        assertThat(ada.get(page).asString())
                .contains("No smaller input was seen to fail")
                .doesNotContain("too large to be shown");
    }

    @Test
    void aRejudgeCancelsTheSearchAndAnAcceptedProgramHasNone() {
        String page = submitted(ada);
        queue.finish(claim().lease(), QueueSituation.judged(QueueSituation.result(Verdict.WA), true));
        rejudging.rejudge(Long.parseLong(id(page)), Lane.REJUDGE);
        assertThat(QueueSituation.claim(queue, FindingRepository.kind(FindingKind.COUNTEREXAMPLE), "test"))
                .isEmpty();
        queue.finish(claim().lease(), QueueSituation.judged(QueueSituation.result(Verdict.AC), true));
        assertThat(ada.get(page).asString()).doesNotContain("Smallest failing input", "data-live");
    }

    @Test
    void anAdminsRejudgeIsKeptInTheAuditLogOnce() {
        String page = submitted(ada);
        queue.finish(claim().lease(), QueueSituation.judged(QueueSituation.result(Verdict.WA), true));
        Visit eve = Visit.signedIn();
        Admins.admit(database, eve.name());
        eve.submit(page + "/rejudge", Map.of());
        eve.submit(page + "/rejudge", Map.of());
        assertThat(Sql.of("""
                        select a.name from audit_entry e join account a on a.id = e.actor_id
                        where e.action = 'submission-rejudged' and e.subject_kind = 'submission' and e.subject_id = :id""").on(database).with("id", id(page)).list(row -> row.getString("name")))
                .containsExactly(eve.name());
    }

    @Test
    void aLanguageThatTheProblemDoesNotAllowIsRefusedWhenItIsSent() {
        Sql.of("update problem set languages = '{cpp,java}' where id = :id")
                .on(database)
                .with("id", problem.id())
                .update();
        Response refused =
                ada.submit("/problems/" + problem.slug() + "/submit", Map.of("language", "python", "source", PROGRAM));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString())
                .contains("cannot be solved in Python 3. It allows C++, Java.", "print(&#39;First&#39;)");
        assertThat(claim()).isNull();
    }

    @Test
    void onlyLanguagesThatTheProblemAllowsAreOffered() {
        Sql.of("update problem set languages = '{cpp,java}' where id = :id")
                .on(database)
                .with("id", problem.id())
                .update();
        assertThat(ada.get("/problems/" + problem.slug()).asString())
                .contains("value=\"cpp\"", "value=\"java\"")
                .doesNotContain("value=\"python\"", "value=\"javascript\"");
    }

    @Test
    void aSubmissionTakesASeedWhoseTestsAreMade() {
        long made = freshSeeds.draw(problem.versionId()).orElseThrow();
        freshSeeds.made(problem.versionId(), made);
        submitted(ada);
        assertThat(judgings.task(claim().lease()).seed()).isEqualTo(made);
        submitted(ada);
        assertThat(judgings.task(claim().lease()).seed()).isNotEqualTo(made);
    }

    @Test
    void nobodyElseSeesASubmission() {
        String page = submitted(ada);
        Visit bob = Visit.signedIn();
        for (String address : List.of(
                page,
                page + "/status",
                page + "/events",
                page + "/counterexample",
                page + "/events?part=counterexample",
                page + "/idea",
                page + "/events?part=idea",
                page + "/growth",
                page + "/events?part=growth",
                page + "/phase",
                page + "/events?part=phase")) {
            assertThat(bob.get(address).statusCode()).as(address).isEqualTo(404);
        }
        assertThat(bob.get("/problems/" + problem.slug() + "/submit?from=" + id(page))
                        .statusCode())
                .isEqualTo(404);
        assertThat(bob.get("/submissions").asString()).doesNotContain(page);
        assertThat(Visit.asGuest().get(page).statusCode()).isEqualTo(303);
    }

    @Test
    void theListHoldsOwnSubmissionsLatestFirst() {
        String first = submitted(ada);
        String second = submitted(ada);
        String list = ada.get("/submissions").asString();
        assertThat(list.indexOf("href=\"" + second + "\""))
                .isPositive()
                .isLessThan(list.indexOf("href=\"" + first + "\""));
        assertThat(ada.get("/submissions?before=" + id(second)).asString())
                .contains(first)
                .doesNotContain(second + "\"");
        assertThat(ada.get("/submissions?problem=other").asString()).doesNotContain(first);
    }

    @Test
    void anEarlierProgramIsThereToBeEdited() {
        String page = submitted(ada);
        String back = ada.get("/problems/" + problem.slug() + "/submit?from=" + id(page))
                .header("Location");
        assertThat(back).endsWith("/problems/" + problem.slug() + "?from=" + id(page) + "#code");
        assertThat(ada.get(back.substring(back.indexOf("/problems"), back.indexOf('#')))
                        .asString())
                .contains("Sample input 1", "print(&#39;First&#39;)")
                .containsPattern("value=\"python\"[^>]* selected");
    }

    @Test
    void noOtherPersonsProgramNorOneOfAnotherProblemGetsIntoTheEditor() {
        String page = submitted(ada);
        String address = "/problems/" + problem.slug() + "?from=" + id(page);
        for (Visit other : List.of(Visit.signedIn(), Visit.asGuest())) {
            assertThat(other.get(address).asString())
                    .contains("name=\"source\"")
                    .doesNotContain("print(");
        }
        PublishedProblem another = PublishedProblem.addWithPage(database, problem.slug() + "-other", Tier.FREE);
        assertThat(ada.get("/problems/" + another.slug() + "?from=" + id(page)).asString())
                .doesNotContain("print(");
        for (String nonsense : List.of("0", "-1", "abc", "99999999999999999999")) {
            assertThat(ada.get("/problems/" + problem.slug() + "?from=" + nonsense)
                            .statusCode())
                    .as(nonsense)
                    .isEqualTo(200);
        }
    }

    @Test
    void aRefusedProgramComesBackBesideTheStatement() {
        Response refused = submit(ada, "python", " ");
        assertThat(refused.asString())
                .contains("Sample input 1", "workspace--code", "role=\"alert\"")
                .containsPattern("value=\"python\"[^>]* selected");
    }

    @Test
    void aScriptIsToldWhereTheSubmissionIs() {
        Response sent = submitAsScript(PROGRAM);
        assertThat(sent.statusCode()).isEqualTo(201);
        String page = sent.json().getString("submission");
        assertThat(ada.get(page + "/panel").asString())
                .contains("Queued", "data-live=\"" + page + "/events\"")
                .doesNotContain("<html");
        assertThat(Visit.signedIn().get(page + "/panel").statusCode()).isEqualTo(404);
    }

    @Test
    void aScriptIsToldWhyNothingWasTaken() {
        Response sent = submitAsScript("");
        assertThat(sent.statusCode()).isEqualTo(422);
        assertThat(sent.json().getString("detail")).isNotBlank();
        submitAsScript(PROGRAM);
        submitAsScript(PROGRAM);
        Response third = submitAsScript(PROGRAM);
        assertThat(third.statusCode()).isEqualTo(429);
        assertThat(third.header("Retry-After")).isNotBlank();
        assertThat(third.json().getString("detail")).contains("2 submissions waiting");
    }

    @Test
    void theTabOfAProblemHoldsWhatOneSentToIt() {
        String page = submitted(ada);
        String tab = "/problems/" + problem.slug() + "/submissions";
        assertThat(ada.get(tab).asString())
                .contains("href=\"" + page + "\"", "Python 3", "?from=" + id(page) + "#code");
        assertThat(Visit.signedIn().get(tab).asString())
                .contains("not sent a program to this problem")
                .doesNotContain(page + "\"");
        assertThat(Visit.asGuest().get(tab).asString()).contains("once you have signed in");
    }

    @Test
    void thePanelBelowTheEditorIsTheSameUntilTheVerdict() {
        String page = submitted(ada);
        queue.finish(claim().lease(), QueueSituation.judged(QueueSituation.result(Verdict.AC), false));
        assertThat(ada.get(page + "/panel").asString()).contains("Accepted").doesNotContain("data-live");
    }

    private Response submitAsScript(String source) {
        return ada.request()
                .header("Accept", "application/json")
                .formParam("language", "python")
                .formParam("source", source)
                .post("/problems/" + problem.slug() + "/submit");
    }

    @Test
    void aFileGoesBeforeTheText() {
        Response sent = ada.request()
                .multiPart("language", "python")
                .multiPart("source", "")
                .multiPart("file", "solution.py", "print(7)".getBytes(StandardCharsets.UTF_8))
                .post("/problems/" + problem.slug() + "/submit");
        assertThat(sent.statusCode()).isEqualTo(303);
        assertThat(ada.get(path(sent)).asString()).contains("print(7)");
    }

    @Test
    void aFileThatIsNoTextIsRefused() {
        Response sent = ada.request()
                .multiPart("language", "cpp")
                .multiPart("source", "")
                .multiPart("file", "a.out", new byte[] {(byte) 0xff, 0, 1, 2})
                .post("/problems/" + problem.slug() + "/submit");
        assertThat(sent.statusCode()).isEqualTo(422);
        assertThat(sent.asString()).contains("not UTF-8");
    }

    @Test
    void aMisencodedFileIsRefusedWithItsPlaceAndTheEditorsTextStays() {
        Response sent = ada.request()
                .multiPart("language", "python")
                .multiPart("source", "print('typed')")
                .multiPart("file", "C:\\tmp\\cafe.py", "# fine\n# caf\u00e9\n".getBytes(StandardCharsets.ISO_8859_1))
                .post("/problems/" + problem.slug() + "/submit");
        assertThat(sent.statusCode()).isEqualTo(422);
        assertThat(sent.asString())
                .contains(Texts.of("file-misencoded", "cafe.py", 2, 6, 13, "0xE9"))
                .contains("print(&#39;typed&#39;)")
                .doesNotContain("\uFFFD");
        assertThat(ada.get("/problems/" + problem.slug() + "?language=python").asString())
                .contains("print(&#39;typed&#39;)")
                .doesNotContain("\uFFFD");
    }

    @Test
    void refusesSourceOver64KiBAndKeepsIt() {
        Response sent = submit(ada, "python", "#" + "x".repeat(65_536));
        assertThat(sent.statusCode()).isEqualTo(422);
        assertThat(sent.asString()).contains("64.0 KiB", "#xxxxx");
    }

    @Test
    void takesSourceOfExactly64KiB() {
        assertThat(submit(ada, "python", "x".repeat(65_536)).statusCode()).isEqualTo(303);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "  \n", "print(1)\0"})
    void refusesWhatIsNoProgram(String source) {
        assertThat(submit(ada, "python", source).statusCode()).isEqualTo(422);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "cobol", "../python", "python\0"})
    void refusesUnknownLanguages(String language) {
        Response sent = submit(ada, language, PROGRAM);
        assertThat(sent.statusCode()).isEqualTo(422);
        assertThat(sent.asString()).contains("Choose one of the languages", "print(&#39;First&#39;)");
    }

    @Test
    void theThirdPendingSubmissionIsPolitelyRefused() {
        submitted(ada);
        submitted(ada);
        Response third = submit(ada, "python", PROGRAM);
        assertThat(third.statusCode()).isEqualTo(429);
        assertThat(third.header("Retry-After")).isEqualTo("5");
        assertThat(third.asString()).contains("print(&#39;First&#39;)");
        queue.finish(claim().lease(), QueueSituation.judged(QueueSituation.result(Verdict.AC), false));
        assertThat(submit(ada, "python", PROGRAM).statusCode()).isEqualTo(303);
    }

    @Test
    void whoHasNotTheTierCannotSubmit() {
        problem = PublishedProblem.add(database, "paid-" + COUNT.incrementAndGet(), Tier.BASIC);
        assertThat(submit(ada, "python", PROGRAM).statusCode()).isEqualTo(403);
        assertThat(ada.get("/problems/" + problem.slug() + "/submit").statusCode())
                .isEqualTo(303);
    }

    @Test
    void anUnknownProblemIsNotFound() {
        assertThat(ada.submit("/problems/nothing/submit", Map.of("language", "python", "source", PROGRAM))
                        .statusCode())
                .isEqualTo(404);
        assertThat(ada.get("/problems/nothing/submit").statusCode()).isEqualTo(404);
    }

    @Test
    void aFormOfAnotherSiteIsRefused() {
        Response sent = ada.request()
                .from("cross-site")
                .formParam("language", "python")
                .formParam("source", PROGRAM)
                .post("/problems/" + problem.slug() + "/submit");
        assertThat(sent.statusCode()).isEqualTo(403);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"0", "-1", "1.5", "abc", "99999999999999999999", "9223372036854775807", "1%00", "1;x=1", "%F0%28"
            })
    void whatIsNoSubmissionIsNotFound(String id) {
        assertThat(ada.get("/submissions/" + id).statusCode()).isBetween(400, 404);
        assertThat(ada.get("/submissions/" + id + "/events").statusCode()).isBetween(400, 404);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "before=x",
                "before=-1",
                "before=99999999999999999999",
                "problem=%22",
                "problem=..%2F",
                "before=&problem="
            })
    void aListAddressThatMakesNoSenseShowsTheList(String query) {
        assertThat(ada.get("/submissions?" + query).statusCode()).isEqualTo(200);
    }

    private Claim claim() {
        return queue.claim("test", OFFERS, Lane.Pace.NOW).orElse(null);
    }

    private Response submit(Visit visit, String language, String source) {
        return visit.submit("/problems/" + problem.slug() + "/submit", Map.of("language", language, "source", source));
    }

    /** Where the page of a program that was taken is. */
    private String submitted(Visit visit) {
        Response sent = submit(visit, "python", PROGRAM);
        assertThat(sent.statusCode()).isEqualTo(303);
        return path(sent);
    }

    private static String path(Response redirect) {
        return redirect.header("Location").replaceFirst("^https?://[^/]*", "");
    }

    private static String id(String page) {
        return page.substring(page.lastIndexOf('/') + 1);
    }
}
