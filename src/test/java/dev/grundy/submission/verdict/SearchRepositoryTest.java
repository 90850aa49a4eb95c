package dev.grundy.submission.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Lease;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.Counterexample;
import dev.grundy.judge.result.SearchState;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchRepositoryTest {
    private static final Counterexample FAILURE =
            new Counterexample(Verdict.WA, "1\n2\n", "First\n", "Second\0", "1st word differs", "gen tiny 1 7");

    /** As the migration says. */
    private static final int MOST = 4;

    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final WorkQueue queue = situation.queue();
    private final SearchRepository searches = situation.searches();
    private long ada;

    @BeforeEach
    void aPerson() {
        ada = situation.person("ada");
    }

    @ParameterizedTest
    @CsvSource({
        "WA, true, true",
        "RTE, true, true",
        "TLE, true, false",
        "AC, true, false",
        "CE, true, false",
        "WA, false, false"
    })
    void aVerdictThatAsksForAnExplanationQueuesASearch(Verdict verdict, boolean searchable, boolean queued) {
        long submission = judged(verdict, searchable);
        assertThat(searches.of(submission))
                .isEqualTo(queued ? Optional.of(new SearchState.Queued()) : Optional.empty());
        assertThat(claim().isPresent()).isEqualTo(queued);
    }

    @Test
    void whatWasFoundIsShown() {
        long submission = judged(Verdict.WA, true);
        Lease lease = claim().orElseThrow().lease();
        assertThat(queue.report(lease, SearchRepository.progress(12))).isTrue();
        assertThat(searches.of(submission)).contains(new SearchState.Running(12));
        assertThat(finish(lease, 40, Optional.of(FAILURE), Optional.empty())).isTrue();
        Counterexample storable =
                new Counterexample(Verdict.WA, "1\n2\n", "First\n", "Second\uFFFD", "1st word differs", "gen tiny 1 7");
        assertThat(searches.of(submission)).contains(new SearchState.Found(40, storable, Optional.empty()));
    }

    @Test
    void thatNothingWasFoundIsSaid() {
        long submission = judged(Verdict.WA, true);
        finish(claim().orElseThrow().lease(), 40, Optional.empty(), Optional.empty());
        assertThat(searches.of(submission)).contains(new SearchState.None(40, Optional.empty()));
    }

    @Test
    void whatFailsButIsTooLargeToShowIsNamed() {
        long submission = judged(Verdict.WA, true);
        finish(claim().orElseThrow().lease(), 40, Optional.empty(), Optional.of("test secret/9-long"));
        assertThat(searches.of(submission)).contains(new SearchState.None(40, Optional.of("test secret/9-long")));
    }

    @Test
    void theSameProgramIsSearchedOnceWhoeverSentIt() {
        long first = judged(Verdict.WA, true);
        finish(claim().orElseThrow().lease(), 40, Optional.of(FAILURE), Optional.empty());
        ada = situation.person("bob");
        long second = judged(Verdict.WA, true);
        assertThat(second).isNotEqualTo(first);
        assertThat(claim()).isEmpty();
        assertThat(searches.of(second)).isEqualTo(searches.of(first)).isPresent();
    }

    @Test
    void afterThreeTriesTheSearchHasFailedAndTheVerdictStands() {
        long submission = judged(Verdict.WA, true);
        for (int i = 0; i < WorkQueue.TRIES; i++) {
            assertThat(searches.of(submission).orElseThrow()).isInstanceOf(SearchState.Queued.class);
            assertThat(queue.fail(claim().orElseThrow().lease(), "no cell would start"))
                    .isTrue();
        }
        assertThat(claim()).isEmpty();
        assertThat(searches.of(submission)).contains(new SearchState.Failed(0, "no cell would start"));
    }

    @Test
    void aCancelledSearchTakesTheLeaseFromWhoeverIsAtIt() {
        long submission = judged(Verdict.WA, true);
        Lease lease = claim().orElseThrow().lease();
        searches.cancel(submission);
        assertThat(queue.renew(Set.of(lease))).isEmpty();
        assertThat(finish(lease, 1, Optional.of(FAILURE), Optional.empty())).isFalse();
        assertThat(searches.of(submission)).isEmpty();
    }

    @Test
    void whatWasFoundOutlivesACancellation() {
        long submission = judged(Verdict.WA, true);
        finish(claim().orElseThrow().lease(), 40, Optional.of(FAILURE), Optional.empty());
        searches.cancel(submission);
        assertThat(searches.of(submission).orElseThrow()).isInstanceOf(SearchState.Found.class);
    }

    @Test
    void searchesBeyondTheMostOfOnePersonArePutOffAndNoneIsLost() {
        List<Long> submissions = wrong(2 * MOST + 1);
        assertThat(submissions.subList(0, MOST)).allMatch(this::isQueued);
        assertThat(submissions.subList(MOST, submissions.size())).allMatch(this::isPutOff);

        for (int over = 0; over < submissions.size(); over++) {
            assertThat(finish(claim().orElseThrow().lease(), 1, Optional.empty(), Optional.empty()))
                    .isTrue();
            assertThat(submissions.stream().filter(this::isQueued).count())
                    .isEqualTo(Math.min(MOST, submissions.size() - over - 1));
        }
        assertThat(submissions)
                .allMatch(submission -> searches.of(submission).orElseThrow() instanceof SearchState.None);
    }

    @Test
    void aSearchThatFailedMakesRoomForTheNext() {
        List<Long> submissions = wrong(MOST + 1);
        for (int i = 0; i < WorkQueue.TRIES; i++) {
            // What has failed keeps its place: it is claimed first again.
            queue.fail(claim().orElseThrow().lease(), "no cell would start");
        }
        assertThat(submissions.getLast()).matches(this::isQueued);
    }

    @Test
    void aCancelledSearchMakesRoomForTheNext() {
        List<Long> submissions = wrong(MOST + 1);
        searches.cancel(submissions.getFirst());
        assertThat(submissions.getLast()).matches(this::isQueued);
    }

    @Test
    void whatIsPutOffForOneIsQueuedForAnotherWithTheSameProgram() {
        long putOff = wrong(MOST + 1).getLast();
        ada = situation.person("bob");
        judged(MOST);
        assertThat(putOff).matches(this::isQueued);
    }

    /** That many programs of one person, each another one. */
    private List<Long> wrong(int count) {
        return LongStream.range(0, count).map(this::judged).boxed().toList();
    }

    private long judged(long program) {
        situation.submit(ada, program);
        Claim claim = situation.claim("node").orElseThrow();
        queue.finish(claim.lease(), QueueSituation.judged(QueueSituation.result(Verdict.WA), true));
        return Topics.submission(claim.topic()).orElseThrow();
    }

    private boolean isQueued(long submission) {
        return searches.of(submission).orElseThrow() instanceof SearchState.Queued;
    }

    private boolean isPutOff(long submission) {
        return searches.of(submission).orElseThrow() instanceof SearchState.PutOff;
    }

    private Optional<Claim> claim() {
        return situation.claim(SearchRepository.KIND, "node");
    }

    private boolean finish(Lease lease, long tried, Optional<Counterexample> found, Optional<String> tooLarge) {
        return queue.finish(lease, new Handler.Done(SearchRepository.result(tried, found, tooLarge), Duration.ZERO));
    }

    /** Answers the submission. */
    private long judged(Verdict verdict, boolean searchable) {
        situation.submit(ada);
        Claim claim = situation.claim("node").orElseThrow();
        queue.finish(claim.lease(), QueueSituation.judged(QueueSituation.result(verdict), searchable));
        return Topics.submission(claim.topic()).orElseThrow();
    }
}
