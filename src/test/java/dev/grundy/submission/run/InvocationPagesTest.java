package dev.grundy.submission.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.CaseResult;
import dev.grundy.judge.result.CaseResult.Answer;
import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.result.InvocationResult;
import dev.grundy.problem.catalogue.Catalogue;
import dev.grundy.problem.catalogue.OwnProblems;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import dev.grundy.testsupport.run.Slow;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Slow("runs are followed to their end")
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class InvocationPagesTest {
    private static final String FREE = "/problems/stones-one-three-four";
    private static final String PREMIUM = "/problems/token-walk-directed-graph";
    private static final String PROGRAM = "print('First')";

    @Inject
    DataSource database;

    @Inject
    Catalogue catalogue;

    @Inject
    WorkQueue queue;

    @Inject
    InvocationRepository invocations;

    private Visit ada;
    private Visit guest;

    @BeforeEach
    void aProblemAPersonAndAGuest() {
        emptyTheQueue(); // what other tests have left would count for all guests, and be claimed first
        OwnProblems.loadInto(catalogue);
        Sql.of("delete from invocation_count").on(database).update();
        ada = Visit.signedIn();
        guest = Visit.asGuest();
    }

    @AfterEach
    void emptyTheQueue() {
        Sql.of("delete from work where kind = 'invocation'").on(database).update();
    }

    @Test
    void aProgramIsRunOnEverySampleAndEachOwnInput() {
        String page = location(run(ada, FREE, Map.of("input", List.of("1\r\n5", " ", "1\r\n6\r\n"))));

        assertThat(ada.get(page).asString())
                .contains(
                        "Queued",
                        "data-live=\"" + page + "/events\"",
                        "http-equiv=\"refresh\"",
                        "print(&#39;First&#39;)");
        assertThat(inputs())
                .containsExactly(
                        CaseInput.ofSample("sample/01-first-piles", 1),
                        CaseInput.ofSample("sample/02-large-piles", 2),
                        CaseInput.own("1\n5\n", 1),
                        CaseInput.own("1\n6\n", 2));
    }

    @Test
    void everyButtonThatRunsHasWordsForAFailure() {
        List<String> buttons = Pattern.compile("<button(?=[^>]* data-run[ >])[^>]*>")
                .matcher(guest.get("/problems/stones-one-three-four").asString())
                .results()
                .map(found -> found.group())
                .toList();
        assertThat(buttons)
                .hasSizeGreaterThan(3)
                .allSatisfy(button -> assertThat(button).containsPattern("data-run-broken=\"[^\"]+\""));
    }

    @Test
    void oneSampleIsRunAlone() {
        run(ada, FREE, Map.of("cases", "sample/02-large-piles", "input", "1\n5\n"));
        assertThat(inputs()).containsExactly(CaseInput.ofSample("sample/02-large-piles", 2));
    }

    @Test
    void ownInputsAreRunAlone() {
        run(ada, FREE, Map.of("cases", "own", "input", "1\n5\n"));
        assertThat(inputs()).containsExactly(CaseInput.own("1\n5\n", 1));
    }

    @Test
    void anUnchangedSampleAmongOwnInputsIsRunAsTheSample() {
        run(ada, FREE, Map.of("cases", "own", "input", "8\r\n0\r\n1\r\n2\r\n3\r\n4\r\n5\r\n6\r\n7"));
        assertThat(inputs()).containsExactly(CaseInput.ofSample("sample/01-first-piles", 1));
    }

    @Test
    void whatCameOfItIsShownAndCountsForNothing() {
        String page = location(run(ada, FREE, Map.of("input", "1\n5\n")));
        finish(result(
                one(Verdict.AC, Answer.KNOWN, "First\n", "First\n", ""),
                one(Verdict.WA, Answer.KNOWN, "<b>\n", "Second\n", "1st word differs"),
                one(Verdict.AC, Answer.INPUT_REFUSED, "First\n", "", "line 2: not a number")));

        String shown = ada.get(page).asString();
        assertThat(shown)
                .contains("1 of 2 right", "Sample 1", "Sample 2", "Own input 1", "Right", "Wrong")
                .contains(
                        "&lt;b&gt;",
                        "1st word differs",
                        "Input not allowed",
                        "line 2: not a number",
                        "12 ms",
                        "3.0 MiB")
                .doesNotContain("data-live", "http-equiv=\"refresh\"");
        assertThat(ada.get("/submissions").asString()).contains("You have not sent a program yet");
        assertThat(ada.get(FREE).asString()).doesNotContain("Tried");
    }

    @Test
    void aProgramThatDoesNotCompileIsToldSoOnce() {
        String page = location(run(ada, FREE, Map.of()));
        finish(InvocationResult.uncompiled(new Compilation(false, Duration.ZERO, false, "solution.py:1: <error>")));
        assertThat(ada.get(page).asString())
                .contains("Does not compile", ">solution.py:1</a>: &lt;error&gt;")
                .doesNotContain("run-case\"");
    }

    @Test
    void theStreamTellsEveryStateAndEndsWithTheResult() {
        String page = location(run(ada, FREE, Map.of()));
        CompletableFuture<String> stream =
                CompletableFuture.supplyAsync(() -> ada.get(page + "/events").asString());
        finish(result(one(Verdict.AC, Answer.KNOWN, "  First\n\n\tx\n", "First\n", "")));
        assertThat(stream.join())
                .contains("event:fragment", "1 of 1 right", "event:done")
                .as("each line behind a space that the reader of a stream takes away")
                .contains("<pre class=\"code-block\" tabindex=\"0\">  First\ndata: \ndata: \tx\n");
    }

    @Test
    void aRunIsAbortedWhileItWaitsOrRuns() {
        for (Visit visit : List.of(ada, guest)) {
            String page = location(run(visit, FREE, Map.of()));
            String form = visit.get(page).asString();
            Claim claim = claim();
            CompletableFuture<String> stream = CompletableFuture.supplyAsync(
                    () -> visit.get(page + "/events").asString());

            assertThat(Visit.asGuest().press("Abort", form).statusCode()).isEqualTo(404);
            assertThat(location(visit.press("Abort", form))).isEqualTo(page);

            assertThat(queue.report(claim.lease(), "{}")).isFalse();
            assertThat(stream.join()).contains("Aborted", "event:done");
            assertThat(visit.get(page).asString())
                    .contains("verdict--aborted")
                    .doesNotContain("data-live", "http-equiv=\"refresh\"", ">Abort<");
            visit.press("Abort", form);
            assertThat(visit.get(page).asString()).contains("There is nothing to abort");
        }
        assertThat(open()).isZero();
    }

    @Test
    void aRunThatIsOverCannotBeAborted() {
        String page = location(run(ada, FREE, Map.of()));
        String form = ada.get(page).asString();
        finish(result(one(Verdict.AC, Answer.KNOWN, "First\n", "First\n", "")));
        ada.press("Abort", form);
        assertThat(ada.get(page).asString()).contains("1 of 1 right", "There is nothing to abort");
    }

    @Test
    void whoPollsIsToldWhenItIsOver() {
        String page = location(run(ada, FREE, Map.of()));
        assertThat(ada.get(page + "/result").header("X-Live")).isNull();
        finish(result(one(Verdict.AC, Answer.KNOWN, "First\n", "First\n", "")));
        Response over = ada.get(page + "/result");
        assertThat(over.header("X-Live")).isEqualTo("done");
        assertThat(over.asString()).contains("1 of 1 right").doesNotContain("<html");
    }

    @Test
    void aScriptGetsThePartOfThePageThatFollowsTheRun() {
        Response answer = ada.request()
                .header("X-Fragment", "run")
                .formParam("language", "python")
                .formParam("source", PROGRAM)
                .post(FREE + "/run");
        assertThat(answer.statusCode()).isEqualTo(202);
        assertThat(answer.asString())
                .contains("data-live=\"" + answer.header("Location").replaceFirst("^https?://[^/]*", "") + "/events\"")
                .doesNotContain("<html");
        Response refused = ada.request()
                .header("X-Fragment", "run")
                .formParam("language", "python")
                .formParam("source", "")
                .post(FREE + "/run");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("The source is empty").doesNotContain("<html");
    }

    @Test
    void aGuestRunsAndNobodyElseSeesIt() {
        String page = location(run(guest, FREE, Map.of()));
        finish(result(one(Verdict.AC, Answer.KNOWN, "First\n", "First\n", "")));

        assertThat(guest.get(page).asString()).contains("1 of 1 right");
        for (Visit other : List.of(Visit.asGuest(), ada)) {
            for (String address : List.of(page, page + "/events", page + "/result")) {
                assertThat(other.get(address).statusCode()).as(address).isEqualTo(404);
            }
        }
        String second = location(run(guest, FREE, Map.of()));
        assertThat(guest.get(second).statusCode()).as("the same browser").isEqualTo(200);
    }

    @Test
    void nobodyElseSeesAPersonsRun() {
        String page = location(run(ada, FREE, Map.of()));
        assertThat(Visit.signedIn().get(page).statusCode()).isEqualTo(404);
        assertThat(guest.get(page).statusCode()).isEqualTo(404);
    }

    @Test
    void whoMayNotReadAProblemMayNotRunIt() {
        assertThat(run(guest, PREMIUM, Map.of()).statusCode()).isEqualTo(403);
        assertThat(run(ada, PREMIUM, Map.of()).statusCode()).isEqualTo(403);
        assertThat(run(ada, "/problems/no-such-problem", Map.of()).statusCode()).isEqualTo(404);
        assertThat(open()).isZero();
    }

    @Test
    void aTextBesideTheFileThatIsRunIsShownAgain() {
        for (Visit asker : List.of(ada, guest)) {
            Response queued = runFile(asker, "a thought\r\n<of mine>", "1\n5\n");
            assertThat(queued.statusCode()).isEqualTo(303);
            assertThat(asker.get(location(queued)).asString())
                    .contains("print(&#39;file&#39;)", "The text of the editor when", "a thought\n&lt;of mine&gt;");
            emptyTheQueue();
        }
        assertThat(ada.get(location(runFile(ada, "print('file')", "1\n5\n"))).asString())
                .as("the same twice")
                .doesNotContain("The text of the editor when");
    }

    @Test
    void aTextBesideAFileThatIsNotRunIsShownAgain() {
        assertThat(runFile(ada, "a thought", "").asString()).contains("print(&#39;file&#39;)", "a thought");
        String large = "x".repeat(65_537);
        Response refused = runFile(ada, large, "1\n5\n");
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("has more than 64.0 KiB", "print(&#39;file&#39;)", large);
    }

    private static Response runFile(Visit asker, String source, String input) {
        Response answer = asker.request()
                .multiPart("language", "python")
                .multiPart("source", source)
                .multiPart("cases", "own")
                .multiPart("input", input)
                .multiPart("file", "solution.py", "print('file')".getBytes(StandardCharsets.UTF_8))
                .post(FREE + "/run");
        answer.cookies().forEach(cookie -> asker.setCookie(cookie.name(), cookie.value()));
        return answer;
    }

    @ParameterizedTest
    @ValueSource(strings = {"", " \n"})
    void withoutAnyInputThereIsNothingToRunItOn(String input) {
        Response refused = run(ada, FREE, Map.of("cases", "own", "input", input));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("nothing to run it on", "print(&#39;First&#39;)");
    }

    @Test
    void inputsOfMoreThan64KiBInAllAreRefusedAndKept() {
        String half = "x".repeat(33_000);
        Response refused = run(ada, FREE, Map.of("cases", "own", "input", List.of(half, half + "y")));
        assertThat(refused.statusCode()).isEqualTo(422);
        assertThat(refused.asString()).contains("at most 64.0 KiB in all", half + "y");
    }

    @Test
    void moreThanTenInputsAreRefused() {
        List<String> nine = IntStream.range(0, 9).mapToObj(n -> "1\n" + n).toList();
        assertThat(run(ada, FREE, Map.of("input", nine)).statusCode()).isEqualTo(422);
        assertThat(run(ada, FREE, Map.of("cases", "own", "input", nine)).statusCode())
                .isEqualTo(303);
    }

    @Test
    void aThirdRunWaitsUntilTheFirstTwoAreOver() {
        run(ada, FREE, Map.of());
        run(ada, FREE, Map.of());
        Response refused = run(ada, FREE, Map.of());
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(refused.header("Retry-After")).isEqualTo("2");
        assertThat(refused.asString()).contains("2 of your runs are not over yet", "print(&#39;First&#39;)");
        finish(result(one(Verdict.AC, Answer.KNOWN, "", "", "")));
        assertThat(run(ada, FREE, Map.of()).statusCode()).isEqualTo(303);
    }

    @Test
    void guestsOfOneAddressAreCountedTogetherWhateverTheirCookies() {
        for (int i = 0; i < 20; i++) {
            assertThat(run(Visit.asGuest(), FREE, Map.of()).statusCode()).isEqualTo(303);
            finish(result());
        }
        Response refused = run(Visit.asGuest(), FREE, Map.of());
        assertThat(refused.statusCode()).isEqualTo(429);
        assertThat(Integer.parseInt(refused.header("Retry-After"))).isBetween(1, 120);
        assertThat(run(ada, FREE, Map.of()).statusCode())
                .as("a signed-in caller is counted as a person")
                .isEqualTo(303);
    }

    @Test
    void guestsTogetherKeepNoMoreThanSoManyRunsWaiting() {
        for (int i = 0; i < 8; i++) {
            assertThat(run(Visit.asGuest(), FREE, Map.of()).statusCode()).isEqualTo(303);
        }
        assertThat(run(Visit.asGuest(), FREE, Map.of()).statusCode()).isEqualTo(429);
        assertThat(run(ada, FREE, Map.of()).statusCode()).isEqualTo(303);
    }

    @Test
    void ofManyGuestsAtOnceNoMoreThanSoManyAreTaken() {
        List<Visit> guests =
                IntStream.range(0, 16).mapToObj(i -> Visit.asGuest()).toList();
        try (ExecutorService threads = Executors.newCachedThreadPool()) {
            List<CompletableFuture<Integer>> answers = guests.stream()
                    .map(visit -> CompletableFuture.supplyAsync(
                            () -> run(visit, FREE, Map.of()).statusCode(), threads))
                    .toList();
            assertThat(answers.stream().map(CompletableFuture::join).filter(status -> status == 303))
                    .hasSize(8);
        }
        assertThat(open()).isEqualTo(8);
    }

    @Test
    void aFaultOfOursIsSaidAndNotBlamedOnTheProgram() {
        String page = location(run(ada, FREE, Map.of()));
        for (int attempt = 0; attempt < WorkQueue.TRIES; attempt++) {
            queue.fail(claim().lease(), "no cell would start");
        }
        assertThat(ada.get(page).asString()).contains("through a fault of ours").doesNotContain("no cell would start");
        assertThat(ada.get(page + "/result").header("X-Live")).isEqualTo("done");
    }

    @Test
    void runsAreForgottenAfterADayWaitingOrNot() {
        String finished = location(run(ada, FREE, Map.of()));
        finish(result());
        run(ada, FREE, Map.of());
        Sql.of("update invocation set asked_at = asked_at - interval '25 hours'")
                .on(database)
                .update();
        String young = location(run(guest, FREE, Map.of()));

        invocations.forget(Instant.now().minus(Duration.ofDays(1)));

        assertThat(ada.get(finished).statusCode()).isEqualTo(404);
        assertThat(guest.get(young).statusCode()).isEqualTo(200);
        assertThat(open()).as("work about nothing any more").isOne();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"/runs/x", "/runs/AAAAAAAAAAAAAAAAAAAAAA", "/runs/%00", "/runs/AAAAAAAAAAAAAAAAAAAAAA/events"})
    void anAddressThatIsNoRunsIsNotFound(String address) {
        assertThat(guest.get(address).statusCode()).isIn(400, 404);
    }

    private static Response run(Visit visit, String problem, Map<String, ?> fields) {
        Map<String, Object> all = new HashMap<>(Map.of("language", "python", "source", PROGRAM));
        all.putAll(fields);
        return visit.submit(problem + "/run", all);
    }

    private static String location(Response answer) {
        assertThat(answer.statusCode()).isEqualTo(303);
        return answer.header("Location").replaceFirst("^https?://[^/]*", "");
    }

    /** How many are not over. */
    private long open() {
        return Sql.of("select count(*) as n from work where kind = 'invocation' and ended_at is null")
                .on(database)
                .one(row -> row.getLong("n"));
    }

    private Claim claim() {
        return QueueSituation.claim(queue, InvocationRepository.KIND, "test").orElseThrow();
    }

    /** Of what waits first. */
    private List<CaseInput> inputs() {
        return invocations.task(claim().lease()).inputs();
    }

    private void finish(InvocationResult result) {
        queue.finish(claim().lease(), new Handler.Done(InvocationRepository.written(result), result.cpuSpent()));
    }

    private static InvocationResult result(CaseResult... cases) {
        return new InvocationResult(Optional.empty(), List.of(cases));
    }

    private static CaseResult one(Verdict verdict, Answer answer, String output, String expected, String message) {
        return new CaseResult(
                "sample/01-first-piles",
                verdict,
                answer,
                Duration.ofMillis(12),
                MemorySize.ofMebibytes(3),
                "1\n5\n",
                output,
                expected,
                message,
                "");
    }
}
