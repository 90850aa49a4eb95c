package dev.grundy.submission.search;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.kernel.Verdict;
import dev.grundy.result.Counterexample;
import dev.grundy.result.Search;
import dev.grundy.submission.queue.Claim;
import dev.grundy.submission.queue.JudgeQueue;
import dev.grundy.submission.queue.QueueSituation;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SearchQueueTest {
    private static final Counterexample FAILURE =
            new Counterexample(Verdict.WA, "1\n2\n", "First\n", "Second\0", "1st word differs", "gen tiny 1 7");

    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final SearchQueue searches = new SearchQueue(situation.database(), situation.clock());
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
        assertThat(searches.of(submission)).isEqualTo(queued ? Optional.of(new Search.Queued()) : Optional.empty());
        assertThat(claim().isPresent()).isEqualTo(queued);
    }

    @Test
    void whatWasFoundIsShown() {
        long submission = judged(Verdict.WA, true);
        SearchLease lease = claim().orElseThrow().lease();
        assertThat(searches.report(lease, 12)).isTrue();
        assertThat(searches.of(submission)).contains(new Search.Running(12));
        assertThat(searches.finish(lease, 40, Optional.of(FAILURE), Optional.empty()))
                .isTrue();
        Counterexample storable =
                new Counterexample(Verdict.WA, "1\n2\n", "First\n", "Second\uFFFD", "1st word differs", "gen tiny 1 7");
        assertThat(searches.of(submission)).contains(new Search.Found(40, storable, Optional.empty()));
    }

    @Test
    void thatNothingWasFoundIsSaid() {
        long submission = judged(Verdict.WA, true);
        searches.finish(claim().orElseThrow().lease(), 40, Optional.empty(), Optional.empty());
        assertThat(searches.of(submission)).contains(new Search.None(40, Optional.empty()));
    }

    @Test
    void whatFailsButIsTooLargeToShowIsNamed() {
        long submission = judged(Verdict.WA, true);
        searches.finish(claim().orElseThrow().lease(), 40, Optional.empty(), Optional.of("test secret/9-long"));
        assertThat(searches.of(submission)).contains(new Search.None(40, Optional.of("test secret/9-long")));
    }

    @Test
    void theSameProgramIsSearchedOnceWhoeverSentIt() {
        long first = judged(Verdict.WA, true);
        searches.finish(claim().orElseThrow().lease(), 40, Optional.of(FAILURE), Optional.empty());
        ada = situation.person("bob");
        long second = judged(Verdict.WA, true);
        assertThat(second).isNotEqualTo(first);
        assertThat(claim()).isEmpty();
        assertThat(searches.of(second)).isEqualTo(searches.of(first)).isPresent();
    }

    @Test
    void aDeadNodesSearchIsGivenToAnotherAndItsLateResultRefused() {
        long submission = judged(Verdict.WA, true);
        SearchLease dead = claim().orElseThrow().lease();
        situation.clock().advance(JudgeQueue.LEASE.plusSeconds(1));
        assertThat(searches.sweep()).isEqualTo(1);
        SearchClaim second = claim().orElseThrow();
        assertThat(second.attempt()).isEqualTo(2);
        assertThat(searches.renew(dead)).isFalse();
        assertThat(searches.report(dead, 5)).isFalse();
        assertThat(searches.finish(dead, 40, Optional.empty(), Optional.empty()))
                .isFalse();
        assertThat(searches.of(submission).orElseThrow()).isInstanceOf(Search.Running.class);
    }

    @Test
    void aRenewedLeaseIsNotSwept() {
        judged(Verdict.WA, true);
        SearchLease lease = claim().orElseThrow().lease();
        situation.clock().advance(JudgeQueue.LEASE.minusSeconds(1));
        assertThat(searches.renew(lease)).isTrue();
        situation.clock().advance(Duration.ofSeconds(2));
        assertThat(searches.sweep()).isZero();
    }

    @Test
    void afterThreeTriesTheSearchHasFailedAndTheVerdictStands() {
        long submission = judged(Verdict.WA, true);
        for (int i = 0; i < JudgeQueue.TRIES; i++) {
            assertThat(searches.of(submission).orElseThrow()).isInstanceOf(Search.Queued.class);
            assertThat(searches.fail(claim().orElseThrow().lease(), "no cell would start"))
                    .isTrue();
        }
        assertThat(claim()).isEmpty();
        assertThat(searches.of(submission)).contains(new Search.Failed(0, "no cell would start"));
    }

    @Test
    void whatIsHandedBackIsNotCountedAsATry() {
        judged(Verdict.WA, true);
        assertThat(searches.giveBack(claim().orElseThrow().lease())).isTrue();
        assertThat(claim().orElseThrow().attempt()).isEqualTo(1);
    }

    @Test
    void aCancelledSearchTakesTheLeaseFromWhoeverIsAtIt() {
        long submission = judged(Verdict.WA, true);
        SearchLease lease = claim().orElseThrow().lease();
        searches.cancel(submission);
        assertThat(searches.renew(lease)).isFalse();
        assertThat(searches.finish(lease, 1, Optional.of(FAILURE), Optional.empty()))
                .isFalse();
        assertThat(searches.of(submission)).isEmpty();
    }

    @Test
    void whatWasFoundOutlivesACancellation() {
        long submission = judged(Verdict.WA, true);
        searches.finish(claim().orElseThrow().lease(), 40, Optional.of(FAILURE), Optional.empty());
        searches.cancel(submission);
        assertThat(searches.of(submission).orElseThrow()).isInstanceOf(Search.Found.class);
    }

    @Test
    void aNodeClaimsOnlyLanguagesItKnows() {
        judged(Verdict.WA, true);
        assertThat(searches.claim("node", List.of("cpp"))).isEmpty();
        assertThat(claim()).isPresent();
    }

    private Optional<SearchClaim> claim() {
        return searches.claim("node", List.of("python"));
    }

    /** Answers the submission. */
    private long judged(Verdict verdict, boolean searchable) {
        situation.submit(ada);
        Claim claim = situation.claim("node").orElseThrow();
        situation.queue().finish(claim.lease(), QueueSituation.result(verdict), searchable);
        return claim.submissionId();
    }
}
