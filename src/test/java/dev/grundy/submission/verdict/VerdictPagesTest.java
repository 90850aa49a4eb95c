package dev.grundy.submission.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.Offer;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.result.Conversation;
import dev.grundy.judge.result.Conversation.Speaker;
import dev.grundy.judge.result.Conversation.Turn;
import dev.grundy.judge.result.Counterexample;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.FirstFailure;
import dev.grundy.judge.result.JudgingResult;
import dev.grundy.judge.result.ReplayBundle;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.judge.result.Score;
import dev.grundy.judge.result.SearchFinding;
import dev.grundy.judge.result.SmallGamesFinding;
import dev.grundy.judge.result.TestResult;
import dev.grundy.testsupport.Admins;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.PublishedProblem;
import dev.grundy.testsupport.Visit;
import dev.grundy.testsupport.http.Response;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What a verdict's page says, in each state. */
@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class VerdictPagesTest {
    private static final List<Offer> OFFERS = List.of(new Offer("judge", "python"), new Offer("judge", "cpp"));
    private static final AtomicInteger COUNT = new AtomicInteger();

    @Inject
    DataSource database;

    @Inject
    WorkQueue queue;

    private PublishedProblem problem;
    private Visit ada;
    private String source = "print(1)\n";

    @BeforeEach
    void aProblemAndAPerson() {
        emptyTheQueue();
        problem = PublishedProblem.addWithPage(database, "verdict-" + COUNT.incrementAndGet(), Tier.FREE);
        ada = Visit.signedIn();
    }

    @AfterEach
    void emptyTheQueue() {
        Optional<Claim> claim = claim();
        while (claim.isPresent()) {
            claim = claim();
        }
    }

    @Test
    void aWrongAnswerShowsWhichWordDiffersAndOnWhichLine() {
        String page = judged(wrong("3\n1 2 3\n", "yes\n1 2 3\n", "yes\n1 5 3\n"));
        String shown = ada.get(page).asString();
        assertThat(shown)
                .contains("<mark>2</mark>", "<mark>5</mark>", "difference__row--changed", ">2</td>")
                .containsSubsequence("difference__row--same", "difference__row--changed");
        assertThat(count(shown, "<mark>")).isEqualTo(2);
    }

    @Test
    void noWordIsMarkedThatTheJudgeAccepts() {
        String page = judged(wrong("3\n", "First 1\n", "FIRST 2\n"), true);
        found("3\n", "Second 3\n", "SECOND 4\n");
        assertThat(ada.get(page).asString())
                .contains("<code>First <mark>1</mark>", "<code>FIRST <mark>2</mark>")
                .contains("<code>Second <mark>3</mark>", "<code>SECOND <mark>4</mark>");
    }

    @Test
    void theSmallestInputComesFirstThenTheFirstFailureThenTheTestsThenTheCommand() {
        String page = judged(wrong("the first input\n", "1\n", "2\n"), true);
        found("the smallest input\n", "First\n", "Second\n");
        assertThat(ada.get(page).asString())
                .containsSubsequence(
                        "Wrong answer",
                        "Smallest failing input",
                        "the smallest input",
                        "First failure: sample/1",
                        "the first input",
                        "<h2>Tests</h2>",
                        "./grundy judge");
    }

    @Test
    void whereDetailsAreNotKeptAnyLongerThePageSaysSo() {
        String page = judged(wrong("the first input\n", "1\n", "2\n"));
        assertThat(ada.get(page).asString()).contains("the first input").doesNotContain("is not kept any longer");
        Sql.of("""
                update judging set emptied_at = now(), tests = null, compilation = null, first_failure = null
                where submission_id = :id""")
                .on(database)
                .with("id", Long.parseLong(page.replaceFirst(".*/", "")))
                .update();
        assertThat(ada.get(page).asString())
                .contains("Wrong answer", "is not kept any longer")
                .doesNotContain("the first input", "<h2>Tests</h2>");
    }

    @Test
    void theInputCanBeRunFromHere() {
        String page = judged(wrong("first <input>\n", "1\n", "2\n"), true);
        found("smallest \"input\"\n", "First\n", "Second\n");
        String at = "/problems/" + problem.slug();
        assertThat(ada.get(page).asString())
                .contains(
                        "href=\"" + at + "?smallest-failing=" + id(page) + "#code\"",
                        "data-run-input=\"smallest &quot;input&quot;",
                        "href=\"" + at + "?first-failing=" + id(page) + "#code\"");
        assertThat(ada.get(at + "?smallest-failing=" + id(page)).asString())
                .containsPattern("<details class=\"menu run-menu\" data-menu open>")
                .containsPattern("name=\"input\"[^>]*>\\s*smallest &quot;input&quot;");
        assertThat(ada.get(at + "?first-failing=" + id(page)).asString())
                .containsPattern("name=\"input\"[^>]*>\\s*first &lt;input&gt;");
    }

    @Test
    void nobodyElsesInputGetsIntoTheForm() {
        String page = judged(wrong("a secret input\n", "1\n", "2\n"));
        String address = "/problems/" + problem.slug() + "?first-failing=";
        for (Visit other : List.of(Visit.signedIn(), Visit.asGuest())) {
            assertThat(other.get(address + id(page)).asString())
                    .contains("run-menu")
                    .doesNotContain("a secret input");
        }
        PublishedProblem another = PublishedProblem.addWithPage(database, problem.slug() + "-other", Tier.FREE);
        assertThat(ada.get("/problems/" + another.slug() + "?first-failing=" + id(page))
                        .asString())
                .doesNotContain("a secret input");
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "x", "99999999999999999999", "%F0%9F%92%A5", ""})
    void whatIsNoSubmissionFillsNoForm(String id) {
        for (String name : List.of("first-failing", "smallest-failing")) {
            Response page = ada.get("/problems/" + problem.slug() + "?" + name + "=" + id);
            assertThat(page.statusCode()).isEqualTo(200);
            assertThat(page.asString()).contains("data-menu>").doesNotContain("data-menu open");
        }
    }

    @Test
    void anInputThatIsNotKnownWholeCannotBeRun() {
        String page = judged(wrong("1\n… (20.0 KiB more)", "1\n", "2\n"));
        assertThat(ada.get(page).asString()).contains("20.0 KiB more").doesNotContain("Run this input");
        assertThat(ada.get("/problems/" + problem.slug() + "?first-failing=" + id(page))
                        .asString())
                .doesNotContain("20.0 KiB more");
    }

    @Test
    void whatAnOutputHoldsIsShownAndNeverObeyed() {
        String page = judged(wrong("1\n", "a b\n", "<script>alert(1)</script>\u001b[2J\u202e\r\n\tb\n  c\n"));
        assertThat(ada.get(page).asString())
                .contains("&lt;script&gt;", "⟨ESC⟩", "⟨U+202E RIGHT-TO-LEFT OVERRIDE⟩", "␍")
                .doesNotContain("<script>alert", "\u001b", "\u202e");
    }

    @Test
    void aHugeOutputIsCutAndItsPageStaysSmall() {
        String line = "1234567 ".repeat(50) + "\n";
        String page = judged(wrong(
                "1\n",
                line.repeat(40) + "\n… (3.0 MiB more)",
                line.replace('1', '2').repeat(40) + "\n… (9.0 MiB more)"));
        String shown = ada.get(page).asString();
        assertThat(shown).contains("More follows that is not shown here");
        assertThat(shown.length()).isLessThan(120_000);
    }

    @Test
    void whereOnlyBlanksDifferThatIsSaidIfTheyMatter() {
        problem = PublishedProblem.addWithFiles(
                database,
                problem.slug() + "-blanks",
                Tier.FREE,
                Map.of("data/test_group.yaml", "output_validator_args: [space_change_sensitive]\n"));
        String page = judged(wrong("1\n", "1 2\n", "1  2\n"));
        assertThat(ada.get(page).asString()).contains("Only blanks differ", "difference__blank");
    }

    @Test
    void aCrashHasNoDifferenceToShow() {
        String page =
                judged(failed(Verdict.RTE, new FirstFailure("secret/1", Verdict.RTE, "1\n", "1\n", "", "exit code 1")));
        assertThat(ada.get(page).asString())
                .contains("exit code 1", "Run this input")
                .doesNotContain("difference__table", "<h3>Your output</h3>");
    }

    @Test
    void aConversationIsShownTurnByTurnAndNeverObeyed() {
        Conversation held = new Conversation(
                List.of(new Turn(Speaker.PROGRAM, "500\n"), new Turn(Speaker.INTERACTOR, "lower\n")),
                List.of(new Turn(Speaker.PROGRAM, "<b>250\n")),
                1234);
        String page = judged(failed(
                Verdict.WA, new FirstFailure("sample/1", Verdict.WA, "7\n", "", "", "ten wrong guesses").with(held)));
        String shown = ada.get(page).asString();
        assertThat(shown)
                .contains(
                        "<h3>Conversation</h3>",
                        "Your program</span><pre>500",
                        "Interactor</span><pre>lower",
                        "1,234 bytes are left out here",
                        "<pre>&lt;b&gt;250")
                .doesNotContain("<h3>Your output</h3>", "<b>250");
    }

    @Test
    void whoIsRightOnAllSmallGamesIsToldHowManyThereAre() {
        String page = acceptedAndTried(194, Optional.empty());
        assertThat(ada.get(page).asString())
                .contains("<h2>On all small games</h2>", "Right on all 194 won games of at most 8 stones.")
                .doesNotContain("class=\"failure");
    }

    @Test
    void whereTheTimeIsUpItIsSaidHowManySmallGamesWereTriedAndInTheEndThatItIsUp() {
        String page = acceptedAndTried(60, Optional.empty());
        assertThat(ada.get(page).asString()).contains("on all small games of this problem: 60 so far");
        for (Optional<Claim> again = trial(); again.isPresent(); again = trial()) {
            finish(again.get(), 60, Optional.empty());
        }
        assertThat(ada.get(page).asString())
                .contains("Right on the first 60 of all 194 won games of at most 8 stones. Then the time");
    }

    @Test
    void theFirstSmallGameThatIsWrongIsShownAndTheProgramStaysAccepted() {
        Counterexample wrong = new Counterexample(Verdict.WA, "<b>3\n", "First\n", "Second\n", "1st word", "gen 1");
        String page = acceptedAndTried(7, Optional.of(wrong));
        assertThat(ada.get(page).asString())
                .contains(
                        "Accepted",
                        "Your program is accepted and stays so",
                        "among all 194 won games of at most 8 stones",
                        "failure--small",
                        "&lt;b&gt;3",
                        "1st word")
                .containsSubsequence("<h3>Expected</h3>", "First", "<h3>Your output</h3>", "Second");
    }

    @Test
    void aSmallGameThatIsLostIsShownWithWhatWasSaid() {
        Conversation held = new Conversation(
                List.of(new Turn(Speaker.INTERACTOR, "1\n1\n3\n"), new Turn(Speaker.PROGRAM, "<b>1 1\n")),
                List.of(),
                0);
        Counterexample lost = new Counterexample(Verdict.WA, "1\n1\n3\n", "", "", "the judge wins", "gen.cpp 3");
        assertThat(ada.get(acceptedAndTried(7, Optional.of(lost.with(held)))).asString())
                .contains("the judge wins", "Interactor</span><pre>1\n1\n3", "Your program</span><pre>&lt;b&gt;1 1")
                .doesNotContain("<h3>Expected</h3>", "<h3>Your output</h3>", "/board/");
        assertThat(ada.get(acceptedAndTried(7, Optional.of(lost))).asString())
                .as("where it went otherwise the next time")
                .contains("the judge wins")
                .doesNotContain("<h3>Conversation</h3>", "<h3>Your output</h3>");
    }

    /** Sends an accepted program that was tried on so many of 194 small games, and answers its page. */
    private String acceptedAndTried(int tried, Optional<Counterexample> wrong) {
        source = source + "# " + COUNT.incrementAndGet() + "\n";
        String page = sent();
        queue.finish(
                claim().orElseThrow().lease(),
                new Handler.Done(
                        JudgingRepository.written(accepted(5, 3), Set.of(FindingKind.SMALL_GAMES)), Duration.ZERO));
        finish(trial().orElseThrow(), tried, wrong);
        return page;
    }

    private Optional<Claim> trial() {
        return QueueSituation.claim(queue, FindingRepository.kind(FindingKind.SMALL_GAMES), "test");
    }

    private void finish(Claim trial, int tried, Optional<Counterexample> wrong) {
        SmallGamesFinding found = SmallGamesFinding.of(
                tried,
                194,
                "won games of at most 8 stones",
                "gewonnenen Spielen mit höchstens 8 Steinen",
                wrong.orElse(null));
        queue.finish(trial.lease(), new Handler.Done(ResultJson.write(found), Duration.ZERO));
    }

    @Test
    void anEmptyOutputIsSaidToBeNothing() {
        String page = judged(wrong("1\n", "1\n", ""));
        assertThat(ada.get(page).asString()).contains("<h3>Your output</h3><p class=\"muted\">Nothing</p>");
    }

    @Test
    void theCountSaysHowManyTestsThereAre() {
        String page = judged(planned(wrong("1\n", "1\n", "2\n"), 30));
        assertThat(ada.get(page).asString()).contains("0 of 30 passed", "29 more tests were not run");
    }

    @Test
    void aVerdictFromBeforeTestsWereCountedCountsThoseThatRan() {
        String page = judged(planned(wrong("1\n", "1\n", "2\n"), 0));
        assertThat(ada.get(page).asString()).contains("0 of 1 passed").doesNotContain("were not run");
    }

    @Test
    void anErrorOfTheCompilerLeadsToItsLine() {
        String page = judged(uncompiled("  File \"solution.py\", line 1\n    x(\n     ^\nSyntaxError: <b>"));
        String shown = ada.get(page).asString();
        assertThat(shown)
                .contains(
                        "<a href=\"/problems/" + problem.slug() + "?from=" + id(page)
                                + "&amp;line=1&amp;column=1#code\" data-goto-line=\"1\" data-goto-column=\"1\">File &quot;solution.py&quot;, line 1</a>",
                        "SyntaxError: &lt;b&gt;")
                .doesNotContain("0 ms", "0.0 MiB");
        assertThat(ada.get("/submissions").asString()).contains("Compile error").doesNotContain("0 ms");
        assertThat(ada.get("/problems/" + problem.slug() + "?from=" + id(page) + "&line=1&column=1")
                        .statusCode())
                .isEqualTo(200);
    }

    @Test
    void aJudgeErrorOffersToJudgeItAgain() {
        String page = judged(JudgingResult.judgeError("the disk is full"));
        assertThat(ada.get(page).asString())
                .contains("Judge error", "Judge it again")
                .doesNotContain("the disk is full", "0 ms");
    }

    @Test
    void whatWasSolvedSaysWithWhichTry() {
        assertThat(ada.get(judged(accepted(5, 3))).asString()).contains("Solved, first try");
        assertThat(ada.get(judged(accepted(5, 3))).asString()).contains("Solved again");
    }

    @Test
    void whatNeverRanIsNoTry() {
        judged(wrong("1\n", "1\n", "2\n"));
        judged(uncompiled("no"));
        judged(JudgingResult.judgeError("the disk is full"));
        judged(failed(Verdict.TLE, new FirstFailure("sample/1", Verdict.TLE, "1\n", "1\n", "", "")));
        assertThat(ada.get(judged(accepted(5, 3))).asString()).contains("Solved, third try");
    }

    @Test
    void manyTriesAreCountedInDigits() {
        for (int i = 0; i < 5; i++) {
            judged(wrong("1\n", "1\n", "2\n"));
        }
        assertThat(ada.get(judged(accepted(5, 3))).asString()).contains("Solved, try 6");
    }

    @Test
    void anAcceptedProgramLeadsToTheEditorialAndShowsItsTestsAsAStrip() {
        String page = judged(planned(accepted(5, 3), 2));
        assertThat(ada.get(page).asString())
                .contains(
                        "href=\"/problems/" + problem.slug() + "/editorial\"",
                        "<details class=\"tests\">",
                        "tests__mark--accepted",
                        "tests__mark--not-run",
                        "Accepted programs in Python 3 so far: 1")
                .doesNotContain("standing__chart");
    }

    @Test
    void whereAnAcceptedProgramStandsIsDrawn() {
        for (int i = 1; i <= 9; i++) {
            ada = Visit.signedIn();
            judged(accepted(10 * i, 2 * i));
        }
        String shown = ada.get(judged(accepted(45, 9))).asString();
        assertThat(shown)
                .contains(
                        "CPU time: 45 ms",
                        "50 % of the 10 newest accepted programs in Python 3 need more.",
                        "A quarter of them need at most 30 ms, half at most 50 ms, three quarters at most 70 ms. Yours needs 45 ms.",
                        "standing__bar--own")
                .containsPattern("<svg class=\"standing__chart\"[^>]* role=\"img\"");
        assertThat(count(shown, "standing__chart")).isEqualTo(2);
    }

    @Test
    void twoProgramsAreComparedWithTheOlderOneOnTheLeft() {
        source = "a = 1\nprint(a)\n";
        String older = judged(wrong("1\n", "1\n", "2\n"));
        source = "a = 2\nprint(a)\n";
        String newer = judged(accepted(5, 3));
        for (String address : List.of(older + "/compare/" + id(newer), newer + "/compare/" + id(older))) {
            assertThat(ada.get(address).asString())
                    .containsSubsequence(
                            "Submissions " + id(older) + " and " + id(newer),
                            "Wrong answer",
                            "Accepted",
                            "<mark>1</mark>",
                            "<mark>2</mark>");
        }
        assertThat(ada.get(newer).asString()).contains("href=\"" + older + "/compare/" + id(newer) + "\"");
        assertThat(ada.get(older).asString()).doesNotContain("/compare/");
        assertThat(ada.get(newer + "/compare/" + id(newer)).asString()).contains("No difference.");
    }

    @Test
    void nobodyElseComparesThem() {
        String one = judged(accepted(5, 3));
        String other = judged(accepted(5, 3));
        Visit bob = Visit.signedIn();
        assertThat(bob.get(one + "/compare/" + id(other)).statusCode()).isEqualTo(404);
        Visit eve = ada;
        ada = bob;
        String bobs = judged(accepted(5, 3));
        assertThat(bob.get(bobs + "/compare/" + id(one)).statusCode()).isEqualTo(404);
        assertThat(bob.get(one + "/compare/" + id(bobs)).statusCode()).isEqualTo(404);
        assertThat(eve.get(one + "/compare/" + id(other)).statusCode()).isEqualTo(200);
        assertThat(Visit.asGuest().get(one + "/compare/" + id(other)).statusCode())
                .isEqualTo(303);
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "x", "99999999999999999999", "1%2F2"})
    void whatIsNoSubmissionIsNotCompared(String id) {
        String page = judged(accepted(5, 3));
        assertThat(ada.get(page + "/compare/" + id).statusCode()).isBetween(400, 404);
        assertThat(ada.get("/submissions/" + id + "/compare/" + id(page)).statusCode())
                .isBetween(400, 404);
    }

    @Test
    void oneThatIsStillJudgedCanBeCompared() {
        String older = judged(accepted(5, 3));
        String newer = sent();
        assertThat(ada.get(older + "/compare/" + id(newer)).asString()).contains("Queued", "Accepted");
    }

    @Test
    void theListLeadsToTheTwoThatAreTicked() {
        String older = judged(accepted(5, 3));
        String newer = judged(accepted(5, 3));
        for (String list : List.of("/submissions", "/problems/" + problem.slug() + "/submissions")) {
            assertThat(ada.get(list).asString())
                    .contains(
                            "name=\"of\" form=\"compare\" value=\"" + id(older) + "\"",
                            "name=\"of\" form=\"compare\" value=\"" + id(newer) + "\"",
                            "Compare the two ticked");
        }
        Response chosen = ada.get("/submissions/compare?of=" + id(newer) + "&of=" + id(older));
        assertThat(chosen.statusCode()).isEqualTo(303);
        assertThat(chosen.header("Location")).endsWith(newer + "/compare/" + id(older));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "of=1",
                "of=1&of=1",
                "of=1&of=2&of=3",
                "of=1&of=x",
                "of=&of=%00",
                "of=1&of=99999999999999999999"
            })
    void otherThanTwoLeadBackToTheList(String query) {
        Response back = ada.get("/submissions/compare" + (query.isEmpty() ? "" : "?" + query));
        assertThat(back.statusCode()).isBetween(303, 400);
        if (back.statusCode() == 303) {
            assertThat(back.header("Location")).endsWith("/submissions");
            assertThat(ada.get("/submissions").asString()).contains("Tick two submissions");
        }
        assertThat(ada.get("/submissions/compare?problem=..%2F..%2Fx" + (query.isEmpty() ? "" : "&" + query))
                        .header("Location"))
                .satisfiesAnyOf(
                        address -> assertThat(address).isNull(),
                        address -> assertThat(address).endsWith("/submissions"));
    }

    @Test
    void aScoreIsToldWithItsMaximumWhereverTheVerdictIs() {
        String page = judged(scored(12.5, Optional.of(100.0)));
        String told = "<span class=\"score\">score 12.5 of 100</span>";
        assertThat(ada.get(page).asString())
                .contains(told, "<title>Wrong answer, score 12.5 of 100 · Submission ")
                .contains("data-said=\"Wrong answer, score 12.5 of 100\"");
        assertThat(ada.get("/submissions").asString()).contains(told);
        assertThat(ada.get("/problems/" + problem.slug() + "/submissions").asString())
                .contains(told);
        assertThat(ada.get("/").asString()).contains(told);
        Response read = ada.get("/api/v1" + page);
        assertThat(read.json().getDouble("score")).isEqualTo(12.5);
        assertThat(read.json().getDouble("max_score")).isEqualTo(100);
    }

    @Test
    void aScoreIsToldAloneWhereNobodyCanTellHowHighScoresGo() {
        String page = judged(scored(1234, Optional.empty()));
        assertThat(ada.get(page).asString()).contains("<span class=\"score\">score 1,234</span>");
        assertThat(ada.get("/api/v1" + page).asString())
                .contains("\"score\":1234.0")
                .doesNotContain("max_score");
    }

    @Test
    void aProblemWithoutScoresTellsNone() {
        String page = judged(wrong("1\n", "1\n", "2\n"));
        assertThat(ada.get(page).asString()).doesNotContain("class=\"score\"");
        assertThat(ada.get("/api/v1" + page).asString()).doesNotContain("score");
    }

    private static JudgingResult scored(double points, Optional<Double> most) {
        JudgingResult wrong = wrong("1\n", "1\n", "2\n");
        return new JudgingResult(
                Verdict.WA,
                Optional.of(new Score(points, most)),
                wrong.tests(),
                wrong.testsPlanned(),
                wrong.compilation(),
                wrong.firstFailure(),
                Optional.empty());
    }

    @Test
    void titleAndIconCarryTheState() {
        String waiting = sent();
        assertThat(ada.get(waiting).asString())
                .contains("<title>Queued · Submission " + id(waiting), "href=\"/favicon-queued.svg\"");
        queue.finish(claim().orElseThrow().lease(), QueueSituation.judged(accepted(5, 3), false));
        assertThat(ada.get(waiting).asString())
                .contains(
                        "<title>Accepted · Submission " + id(waiting),
                        "href=\"/favicon-accepted.svg\"",
                        "data-title=\"Accepted\" data-icon=\"/favicon-accepted.svg\"");
        assertThat(ada.get("/submissions").asString()).contains("href=\"/favicon.svg\"");
    }

    @Test
    void everyStateHasAnIcon() {
        List<String> states = new ArrayList<>(List.of("queued", "running", "aborted"));
        Stream.of(Verdict.values()).map(Verdict::cssClass).forEach(states::add);
        for (String state : states) {
            Response icon = Visit.asGuest().get("/favicon-" + state + ".svg");
            assertThat(icon.statusCode()).as(state).isEqualTo(200);
            assertThat(icon.contentType()).startsWith("image/svg+xml");
        }
    }

    @Test
    void whatWaitsSaysHowManyAreBeforeIt() {
        String first = sent();
        Visit eve = ada;
        ada = Visit.signedIn();
        String second = sent();
        assertThat(eve.get(first).asString()).contains("It is next.");
        assertThat(ada.get(second).asString()).contains("One is before it: a submission.");
    }

    @Test
    void theRegionsOfThePageAreSilentButForTheVerdict() {
        String page = judged(wrong("1\n", "1\n", "2\n"));
        String shown = ada.get(page).asString();
        assertThat(shown).contains("data-said=\"Wrong answer\"").doesNotContain("aria-live");
        assertThat(ada.get("/problems/" + problem.slug()).asString()).doesNotContain("aria-live");
    }

    @Test
    void aProblemWithoutAPackageThatCanBeReadShowsItsVerdictsAllTheSame() {
        problem = PublishedProblem.add(database, "verdict-bare-" + COUNT.incrementAndGet(), Tier.FREE);
        String page = judged(wrong("1\n", "1\n", "2\n"));
        assertThat(ada.get(page).asString())
                .contains("Wrong answer", "<h3>Expected</h3>")
                .doesNotContain("Run this input");
    }

    private static JudgingResult wrong(String input, String expected, String output) {
        return failed(Verdict.WA, new FirstFailure("sample/1", Verdict.WA, input, expected, output, ""));
    }

    private static JudgingResult failed(Verdict verdict, FirstFailure failure) {
        Duration time = Duration.ofMillis(5);
        return new JudgingResult(
                verdict,
                Optional.empty(),
                List.of(new TestResult(
                        failure.test(), verdict, time, time, MemorySize.ofMebibytes(3), "", OptionalDouble.empty())),
                1,
                Optional.empty(),
                Optional.of(failure),
                Optional.empty());
    }

    private static JudgingResult accepted(int milliseconds, int mebibytes) {
        Duration time = Duration.ofMillis(milliseconds);
        return new JudgingResult(
                Verdict.AC,
                Optional.empty(),
                List.of(new TestResult(
                        "sample/1",
                        Verdict.AC,
                        time,
                        time,
                        MemorySize.ofMebibytes(mebibytes),
                        "",
                        OptionalDouble.empty())),
                1,
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    private static JudgingResult uncompiled(String said) {
        return JudgingResult.compileError(new Compilation(false, Duration.ofMillis(7), false, said));
    }

    /** Sends a program and answers its page, with that verdict. */
    private String judged(JudgingResult result) {
        return judged(result, false);
    }

    private String judged(JudgingResult result, boolean searchable) {
        String page = sent();
        queue.finish(claim().orElseThrow().lease(), QueueSituation.judged(result, searchable));
        return page;
    }

    private static JudgingResult planned(JudgingResult result, int tests) {
        return new JudgingResult(
                result.verdict(),
                result.score(),
                result.tests(),
                tests,
                result.compilation(),
                result.firstFailure(),
                result.trouble());
    }

    @Test
    void whatWasJudgedIsDownloadedByItsOwnerAndAdminsAlone() {
        source = "print('a \"b\"')\n";
        String page = judged(wrong("1\n", "1\n", "2\n"));
        String address = page + "/replay.json";
        assertThat(ada.get(page).asString()).contains("href=\"" + address + "\"");
        Response bundle = ada.get(address);
        assertThat(bundle.statusCode()).isEqualTo(200);
        assertThat(bundle.header("Content-Disposition"))
                .isEqualTo("attachment; filename=\"grundy-" + id(page) + ".json\"");
        ReplayBundle read = ReplayBundle.read(bundle.asByteArray());
        assertThat(read.source()).isEqualTo(source);
        assertThat(read.verdict()).isEqualTo(Verdict.WA);
        assertThat(read.problem()).isEqualTo(problem.slug().toUpperCase(Locale.ROOT));
        assertThat(read.tests()).extracting(TestResult::name).containsExactly("sample/1");
        assertThat(read.packageHash()).hasSize(64);
        assertThat(bundle.asString()).as("no test's input").doesNotContain("input");

        Visit eve = Visit.signedIn();
        assertThat(eve.get(address).statusCode()).isEqualTo(404);
        assertThat(Visit.asGuest().get(address).statusCode()).isIn(303, 401);
        Admins.admit(database, eve.name());
        assertThat(eve.get(address).statusCode()).isEqualTo(200);
    }

    @Test
    void whatIsNotJudgedYetHasNoBundle() {
        assertThat(ada.get(sent() + "/replay.json").statusCode()).isEqualTo(404);
    }

    private String sent() {
        return ada.submit("/problems/" + problem.slug() + "/submit", Map.of("language", "python", "source", source))
                .header("Location")
                .replaceFirst("^https?://[^/]*", "");
    }

    private void found(String input, String expected, String output) {
        Claim search = QueueSituation.claim(queue, FindingRepository.kind(FindingKind.COUNTEREXAMPLE), "test")
                .orElseThrow();
        Counterexample found = new Counterexample(Verdict.WA, input, expected, output, "", "tiny 1");
        queue.finish(
                search.lease(), new Handler.Done(ResultJson.write(SearchFinding.of(7, found, null)), Duration.ZERO));
    }

    private Optional<Claim> claim() {
        return queue.claim("test", OFFERS, Lane.Pace.NOW);
    }

    private static String id(String page) {
        return page.substring(page.lastIndexOf('/') + 1);
    }

    private static int count(String text, String part) {
        return text.split(Pattern.quote(part), -1).length - 1;
    }
}
