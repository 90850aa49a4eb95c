package dev.grundy.submission.verdict;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Lease;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.Counterexample;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.IdeaFinding;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.judge.result.SearchFinding;
import dev.grundy.judge.result.SmallGamesFinding;
import dev.grundy.judge.result.growth.Measured;
import dev.grundy.judge.result.growth.Measurement;
import dev.grundy.judge.result.growth.Series;
import dev.grundy.judge.result.phase.PhaseMap;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class FindingRepositoryTest {
    private static final Counterexample FAILURE =
            new Counterexample(Verdict.WA, "1\n2\n", "First\n", "Second", "1st word differs", "gen tiny 1 7");

    /** As the database says. */
    private static final int MOST = 4;

    private static final int MOST_PIECES = 30;

    /** One database for all tests: each begins without work and findings, with a person and programs of its own. */
    private static final QueueSituation SITUATION = QueueSituation.withOneProblem();

    private static long people;
    private static long program;

    private final WorkQueue queue = SITUATION.queue();
    private final FindingRepository findings = SITUATION.findings();
    private long ada;

    @BeforeEach
    void aPersonAndNoWork() {
        for (String table : List.of("work", "finding")) {
            Sql.of("delete from " + table).on(SITUATION.database()).update();
        }
        ada = person();
    }

    private static long person() {
        return SITUATION.person("person" + ++people);
    }

    @ParameterizedTest
    @CsvSource({"SMALL_GAMES, AC", "PHASE, WA", "IDEA, WA", "GROWTH, AC TLE", "COUNTEREXAMPLE, WA RTE"})
    void aVerdictAsksForWhatExplainsIt(FindingKind kind, String verdicts) {
        List<Verdict> asking =
                Arrays.stream(verdicts.split(" ")).map(Verdict::valueOf).toList();
        for (Verdict verdict : Verdict.values()) {
            if (verdict != Verdict.JE) {
                long submission = judged(verdict, kind);
                assertThat(waiting(submission, kind)).as("%s", verdict).isEqualTo(asking.contains(verdict));
                claim(kind).ifPresent(claim -> finish(claim.lease(), IdeaFinding.NONE));
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void aPackageThatDoesNotSuitIsNotAskedFor(FindingKind kind) {
        long submission = judged(verdict(kind));
        assertThat(findings.of(submission)).isEqualTo(KnownFindings.NONE);
        assertThat(claim(kind)).isEmpty();
    }

    private static List<Object> results() {
        Series own = new Series(
                List.of(1_000L, 1_100L),
                List.of(
                        new Measured(1_000, List.of(5_000L, 5_200L), MemorySize.ofMebibytes(3), Verdict.AC),
                        new Measured(2_000, List.of(2_100_000L), MemorySize.ofMebibytes(4), Verdict.TLE)));
        return List.of(
                SmallGamesFinding.of(40, 40, "piles", "Haufen", null),
                SmallGamesFinding.of(3, 40, "piles", "Haufen", FAILURE),
                new PhaseMap(List.of(), true),
                IdeaFinding.told(214, "ignores blocking", "das Blockieren nicht beachtet", "section-wrong-ideas"),
                IdeaFinding.told(20, "ignores blocking", "das Blockieren nicht beachtet", null),
                IdeaFinding.NONE,
                new Measurement(
                        2_000_000, "gen.cpp growth {size} 1", false, own, new Series(List.of(900L), List.of()), "cpp"),
                SearchFinding.of(40, FAILURE, null),
                SearchFinding.of(40, null, "test secret/9-long"));
    }

    @ParameterizedTest
    @MethodSource("results")
    void whatWasFoundOutIsReadAsItWasWritten(Object result) {
        FindingKind kind = Arrays.stream(FindingKind.values())
                .filter(one -> one.record().isInstance(result))
                .findFirst()
                .orElseThrow();
        long submission = judged(verdict(kind), kind);
        assertThat(finish(claim(kind).orElseThrow().lease(), result)).isTrue();
        assertThat(findings.of(submission, kind, result.getClass()).flatMap(Finding::known))
                .isEqualTo(Optional.of(result));
    }

    @Test
    void whatTheDatabaseCannotStoreIsReplaced() {
        long submission = judged(Verdict.WA, FindingKind.COUNTEREXAMPLE);
        Counterexample odd = new Counterexample(Verdict.WA, "1\n", "First\n", "Second\0", "", "");
        finish(claim(FindingKind.COUNTEREXAMPLE).orElseThrow().lease(), SearchFinding.of(1, odd, null));
        assertThat(findings.of(submission, FindingKind.COUNTEREXAMPLE, SearchFinding.class)
                        .flatMap(Finding::known)
                        .map(SearchFinding::failure)
                        .map(Counterexample::output))
                .contains("Second\uFFFD");
    }

    @ParameterizedTest
    @EnumSource
    void itIsToldHowFarItIs(FindingKind kind) {
        long submission = judged(verdict(kind), kind);
        assertThat(any(submission, kind)).contains(new Finding.Waiting<>(Finding.Stage.QUEUED, 0));
        Lease lease = claim(kind).orElseThrow().lease();
        assertThat(findings.task(lease).program().language()).isEqualTo("python");
        assertThat(findings.task(lease).before()).isEmpty();
        assertThat(queue.report(lease, FindingRepository.progress(12))).isTrue();
        assertThat(any(submission, kind)).contains(new Finding.Waiting<>(Finding.Stage.RUNNING, 12));
    }

    @ParameterizedTest
    @EnumSource
    void onlyTheHolderOfTheLeaseReadsTheProgramAndItsPackage(FindingKind kind) {
        judged(verdict(kind), kind);
        Lease lease = claim(kind).orElseThrow().lease();
        assertThat(findings.task(lease).program().archive().get()).isEmpty();
        assertThatThrownBy(() -> findings.task(new Lease(lease.workId(), lease.token() + 1)))
                .isInstanceOf(DatabaseException.class);
    }

    @ParameterizedTest
    @EnumSource
    void theSameProgramIsLookedAtOnceForAllWhoSendIt(FindingKind kind) {
        long first = judged(verdict(kind), kind);
        finish(claim(kind).orElseThrow().lease(), IdeaFinding.NONE);
        ada = person();
        program--;
        long second = judged(verdict(kind), kind);
        assertThat(second).isNotEqualTo(first);
        assertThat(claim(kind)).isEmpty();
        assertThat(findings.of(second)).isEqualTo(findings.of(first)).isNotEqualTo(KnownFindings.NONE);
    }

    @ParameterizedTest
    @EnumSource(mode = EnumSource.Mode.EXCLUDE, names = "COUNTEREXAMPLE")
    void aPersonWithFourInTheQueueHasTheFifthLeftOut(FindingKind kind) {
        List<Long> submissions = judged(kind, MOST + 1);
        assertThat(submissions.subList(0, MOST)).allMatch(submission -> waiting(submission, kind));
        assertThat(findings.of(submissions.getLast())).isEqualTo(KnownFindings.NONE);
        ada = person();
        assertThat(waiting(judged(verdict(kind), kind), kind)).isTrue();
    }

    @ParameterizedTest
    @EnumSource
    void afterThreeTriesItHasFailedAndTheVerdictStands(FindingKind kind) {
        long submission = judged(verdict(kind), kind);
        for (int i = 0; i < WorkQueue.TRIES; i++) {
            assertThat(waiting(submission, kind)).isTrue();
            queue.fail(claim(kind).orElseThrow().lease(), "no cell would start");
        }
        assertThat(claim(kind)).isEmpty();
        assertThat(any(submission, kind)).contains(new Finding.Failed<>("no cell would start"));
    }

    @ParameterizedTest
    @EnumSource
    void aWorkerThatLostTheLeaseTellsNothing(FindingKind kind) {
        long submission = judged(verdict(kind), kind);
        Lease lease = claim(kind).orElseThrow().lease();
        queue.fail(lease, "lost");
        assertThat(finish(lease, IdeaFinding.NONE)).isFalse();
        assertThat(waiting(submission, kind)).isTrue();
    }

    @Test
    void whereTheTimeIsUpItGoesOnAnotherTime() {
        long submission = judged(Verdict.AC, FindingKind.SMALL_GAMES);
        SmallGamesFinding first = games(25);
        finish(claim(FindingKind.SMALL_GAMES).orElseThrow().lease(), first);
        assertThat(any(submission, FindingKind.SMALL_GAMES)).contains(new Finding.Waiting<>(Finding.Stage.QUEUED, 25));
        Lease lease = claim(FindingKind.SMALL_GAMES).orElseThrow().lease();
        assertThat(findings.task(lease).before().map(json -> ResultJson.read(json, SmallGamesFinding.class)))
                .contains(first);
        finish(lease, games(40));
        assertThat(findings.of(submission, FindingKind.SMALL_GAMES, SmallGamesFinding.class))
                .contains(new Finding.Known<>(games(40)));
        assertThat(claim(FindingKind.SMALL_GAMES)).isEmpty();
    }

    @Test
    void afterThirtyTimesItIsToldHowFarItCame() {
        long submission = judged(Verdict.AC, FindingKind.SMALL_GAMES);
        for (int tried = 1; tried <= MOST_PIECES; tried++) {
            finish(claim(FindingKind.SMALL_GAMES).orElseThrow().lease(), games(tried));
        }
        assertThat(findings.of(submission, FindingKind.SMALL_GAMES, SmallGamesFinding.class))
                .contains(new Finding.Known<>(games(MOST_PIECES)));
        assertThat(claim(FindingKind.SMALL_GAMES)).isEmpty();
    }

    @Test
    void aCancelledSearchTakesTheLeaseFromItsWorker() {
        long submission = judged(Verdict.WA, FindingKind.COUNTEREXAMPLE);
        Lease lease = claim(FindingKind.COUNTEREXAMPLE).orElseThrow().lease();
        findings.cancel(submission, FindingKind.COUNTEREXAMPLE);
        assertThat(queue.renew(Set.of(lease))).isEmpty();
        assertThat(finish(lease, SearchFinding.of(1, FAILURE, null))).isFalse();
        assertThat(findings.of(submission)).isEqualTo(KnownFindings.NONE);
    }

    @Test
    void whatWasFoundOutlivesACancellation() {
        long submission = judged(Verdict.WA, FindingKind.COUNTEREXAMPLE);
        finish(claim(FindingKind.COUNTEREXAMPLE).orElseThrow().lease(), SearchFinding.of(40, FAILURE, null));
        findings.cancel(submission, FindingKind.COUNTEREXAMPLE);
        assertThat(any(submission, FindingKind.COUNTEREXAMPLE).flatMap(Finding::known))
                .isPresent();
    }

    @Test
    void searchesBeyondTheMostOfOnePersonArePutOffAndNoneIsLost() {
        List<Long> submissions = judged(FindingKind.COUNTEREXAMPLE, 2 * MOST + 1);
        assertThat(submissions.subList(0, MOST)).allMatch(submission -> isAt(submission, Finding.Stage.QUEUED));
        assertThat(submissions.subList(MOST, submissions.size()))
                .allMatch(submission -> isAt(submission, Finding.Stage.PUT_OFF));
        for (int over = 0; over < submissions.size(); over++) {
            finish(claim(FindingKind.COUNTEREXAMPLE).orElseThrow().lease(), SearchFinding.of(1, null, null));
            assertThat(submissions.stream().filter(submission -> isAt(submission, Finding.Stage.QUEUED)))
                    .hasSize(Math.min(MOST, submissions.size() - over - 1));
        }
        assertThat(submissions).noneMatch(submission -> waiting(submission, FindingKind.COUNTEREXAMPLE));
    }

    @Test
    void aSearchThatFailedMakesRoomForTheNext() {
        List<Long> submissions = judged(FindingKind.COUNTEREXAMPLE, MOST + 1);
        for (int i = 0; i < WorkQueue.TRIES; i++) {
            // What has failed keeps its place: it is claimed first again.
            queue.fail(claim(FindingKind.COUNTEREXAMPLE).orElseThrow().lease(), "no cell would start");
        }
        assertThat(isAt(submissions.getLast(), Finding.Stage.QUEUED)).isTrue();
    }

    @Test
    void aCancelledSearchMakesRoomForTheNext() {
        List<Long> submissions = judged(FindingKind.COUNTEREXAMPLE, MOST + 1);
        findings.cancel(submissions.getFirst(), FindingKind.COUNTEREXAMPLE);
        assertThat(isAt(submissions.getLast(), Finding.Stage.QUEUED)).isTrue();
    }

    @Test
    void whatIsPutOffForOneIsQueuedForAnotherWithTheSameProgram() {
        long putOff = judged(FindingKind.COUNTEREXAMPLE, MOST + 1).getLast();
        ada = person();
        program--;
        judged(Verdict.WA, FindingKind.COUNTEREXAMPLE);
        assertThat(isAt(putOff, Finding.Stage.QUEUED)).isTrue();
    }

    /** A lying judge must not put its hands on what is somebody else's. */
    @ParameterizedTest
    @CsvSource({"judge", "upload", "proof"})
    void aVerdictAsksForNothingButFindings(String other) {
        String lie = result(Verdict.WA, FindingKind.COUNTEREXAMPLE).replace("\"search\"", "\"" + other + "\"");
        SITUATION.submit(ada, ++program);
        Lease judging = SITUATION.claim("node").orElseThrow().lease();
        assertThatThrownBy(() -> queue.finish(judging, new Handler.Done(lie, Duration.ZERO)))
                .hasMessageContaining(other + " is no kind of finding");
    }

    private static SmallGamesFinding games(int tried) {
        return SmallGamesFinding.of(tried, 40, "piles", "Haufen", null);
    }

    /** One that the kind explains. */
    private static Verdict verdict(FindingKind kind) {
        return Arrays.stream(Verdict.values())
                .filter(kind::explains)
                .findFirst()
                .orElseThrow();
    }

    private boolean waiting(long submission, FindingKind kind) {
        return any(submission, kind).filter(finding -> !finding.isOver()).isPresent();
    }

    private boolean isAt(long submission, Finding.Stage stage) {
        return any(submission, FindingKind.COUNTEREXAMPLE).orElseThrow().isAt(stage);
    }

    private Optional<Finding<Object>> any(long submission, FindingKind kind) {
        return findings.of(submission, kind, Object.class);
    }

    /** That many programs of one person, each another one. */
    private List<Long> judged(FindingKind kind, int count) {
        return LongStream.range(0, count)
                .map(_ -> judged(verdict(kind), kind))
                .boxed()
                .toList();
    }

    /** Answers the submission. */
    private long judged(Verdict verdict, FindingKind... offered) {
        return finishJudging(result(verdict, offered));
    }

    private static String result(Verdict verdict, FindingKind... offered) {
        return JudgingRepository.written(QueueSituation.result(verdict), Set.of(offered));
    }

    private long finishJudging(String result) {
        SITUATION.submit(ada, ++program);
        Claim claim = SITUATION.claim("node").orElseThrow();
        queue.finish(claim.lease(), new Handler.Done(result, Duration.ZERO));
        return Long.parseLong(claim.topic().substring("submission/".length()));
    }

    private Optional<Claim> claim(FindingKind kind) {
        return SITUATION.claim(FindingRepository.kind(kind), "node");
    }

    private boolean finish(Lease lease, Object result) {
        return queue.finish(lease, new Handler.Done(ResultJson.write(result), Duration.ZERO));
    }
}
