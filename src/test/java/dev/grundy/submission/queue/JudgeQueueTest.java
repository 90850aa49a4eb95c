package dev.grundy.submission.queue;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.kernel.Verdict;
import dev.grundy.result.JudgingResult;
import dev.grundy.result.ResultJson;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class JudgeQueueTest {
    private QueueSituation situation;
    private JudgeQueue queue;
    private long ada;

    @BeforeEach
    void aProblemAndAPerson() {
        situation = QueueSituation.withOneProblem();
        queue = situation.queue();
        ada = situation.person("ada");
    }

    @Test
    void anEmptyQueueHasNothingToClaim() {
        assertThat(situation.claim("node")).isEmpty();
        assertThat(queue.depth()).isEmpty();
    }

    @Test
    void aClaimCarriesAllThatAWorkerNeeds() {
        long judging = situation.submit(ada);
        Claim claim = situation.claim("node").orElseThrow();
        assertThat(claim.lease().judgingId()).isEqualTo(judging);
        assertThat(claim.source()).asString().isEqualTo("print(1)");
        assertThat(claim.language()).isEqualTo("python");
        assertThat(claim.seed()).isEqualTo(7);
        assertThat(claim.attempt()).isEqualTo(1);
        assertThat(claim.lane()).isEqualTo(Lane.SUBMIT);
        assertThat(situation.claim("other")).isEmpty();
    }

    @Test
    void aNodePassesOverLanguagesItLacks() {
        situation.submit(ada);
        assertThat(queue.claim("node", List.of("cpp", "java"))).isEmpty();
        assertThat(queue.claim("node", List.of("cpp", "python"))).isPresent();
    }

    @Test
    void aLowerLaneGoesFirstHoweverLateItCame() {
        long rejudge = situation.submit(ada, Lane.REJUDGE);
        situation.clock().advance(Duration.ofHours(1));
        long submit = situation.submit(ada, Lane.SUBMIT);
        long run = situation.submit(ada, Lane.RUN);
        assertThat(claimAll()).containsExactly(run, submit, rejudge);
    }

    @Test
    void whoUsedMuchCpuTimeLatelyGoesBehind() {
        situation.submit(ada);
        queue.finish(
                situation.claim("node").orElseThrow().lease(),
                QueueSituation.result(Verdict.AC, Duration.ofSeconds(90)));
        long bob = situation.person("bob");
        long greedy = situation.submit(ada);
        situation.clock().advance(Duration.ofSeconds(60));
        long modest = situation.submit(bob);
        assertThat(claimAll()).containsExactly(modest, greedy);
    }

    @Test
    void cpuTimeUsedLongAgoIsForgiven() {
        situation.submit(ada);
        queue.finish(
                situation.claim("node").orElseThrow().lease(),
                QueueSituation.result(Verdict.AC, Duration.ofSeconds(90)));
        situation.clock().advance(FairShare.DEFAULT.recent().plusSeconds(1));
        long bob = situation.person("bob");
        long first = situation.submit(ada);
        situation.clock().advance(Duration.ofSeconds(1));
        long second = situation.submit(bob);
        assertThat(claimAll()).containsExactly(first, second);
    }

    @Test
    void aLateFinisherIsRefused() {
        long judging = situation.submit(ada);
        Lease late = situation.claim("slow").orElseThrow().lease();
        situation.clock().advance(JudgeQueue.LEASE.plusSeconds(1));
        assertThat(queue.sweep()).isEqualTo(1);
        Lease second = situation.claim("fast").orElseThrow().lease();
        assertThat(second.token()).isGreaterThan(late.token());
        assertThat(queue.finish(late, QueueSituation.result(Verdict.WA))).isFalse();
        assertThat(queue.report(late, Progress.STARTED)).isFalse();
        assertThat(queue.giveBack(late)).isFalse();
        assertThat(queue.fail(late, "late")).isFalse();
        assertThat(queue.finish(second, QueueSituation.result(Verdict.AC))).isTrue();
        assertThat(situation.text("select verdict as value from judging where id = :id", judging))
                .isEqualTo("AC");
    }

    @Test
    void aJudgingIsFinishedOnce() {
        situation.submit(ada);
        Lease lease = situation.claim("node").orElseThrow().lease();
        assertThat(queue.finish(lease, QueueSituation.result(Verdict.AC))).isTrue();
        assertThat(queue.finish(lease, QueueSituation.result(Verdict.WA))).isFalse();
    }

    @Test
    void aRenewedLeaseOutlivesTheSweep() {
        situation.submit(ada);
        situation.submit(situation.person("bob"));
        Lease silent = situation.claim("node").orElseThrow().lease();
        Lease alive = situation.claim("node").orElseThrow().lease();
        situation.clock().advance(JudgeQueue.LEASE.minusSeconds(1));
        assertThat(queue.renew(List.of(alive, new Lease(alive.judgingId(), alive.token() - 100))))
                .isEqualTo(Set.of(alive));
        situation.clock().advance(Duration.ofSeconds(2));
        assertThat(queue.sweep()).isEqualTo(1);
        assertThat(situation.state(silent.judgingId())).isEqualTo("queued");
        assertThat(situation.state(alive.judgingId())).isEqualTo("running");
    }

    @Test
    void threeLostTriesEndAsAJudgeError() {
        long judging = situation.submit(ada);
        for (int attempt = 1; attempt <= JudgeQueue.TRIES; attempt++) {
            assertThat(situation.claim("node").orElseThrow().attempt()).isEqualTo(attempt);
            situation.clock().advance(JudgeQueue.LEASE.plusSeconds(1));
            assertThat(queue.sweep()).isEqualTo(1);
        }
        assertThat(situation.claim("node")).isEmpty();
        assertThat(situation.text("select verdict || ': ' || message as value from judging where id = :id", judging))
                .isEqualTo("JE: node node fell silent in try 3 of 3");
    }

    @Test
    void aFaultOfOursIsTriedAgainAndKeepsItsMessage() {
        long judging = situation.submit(ada);
        assertThat(queue.fail(situation.claim("node").orElseThrow().lease(), "the cell is gone\0"))
                .isTrue();
        assertThat(situation.text("select state || ': ' || message as value from judging where id = :id", judging))
                .isEqualTo("queued: the cell is gone\uFFFD");
        assertThat(situation.claim("node").orElseThrow().attempt()).isEqualTo(2);
    }

    @Test
    void aHandedBackJudgingIsNotATry() {
        situation.submit(ada);
        queue.giveBack(situation.claim("node").orElseThrow().lease());
        assertThat(situation.claim("other").orElseThrow().attempt()).isEqualTo(1);
    }

    @Test
    void manyWorkersNeverClaimTheSame() throws Exception {
        int judgings = 60;
        for (int i = 0; i < judgings; i++) {
            situation.submit(ada);
        }
        try (ExecutorService workers = Executors.newFixedThreadPool(6)) {
            Callable<List<Long>> worker = this::claimAll;
            List<Long> claimed = new ArrayList<>();
            for (Future<List<Long>> done : workers.invokeAll(List.of(worker, worker, worker, worker, worker, worker))) {
                claimed.addAll(done.get());
            }
            assertThat(claimed).hasSize(judgings);
            assertThat(new TreeSet<>(claimed)).hasSize(judgings);
        }
    }

    @Test
    void depthCountsByLaneAndTellsTheOldest() {
        situation.submit(ada, Lane.REJUDGE);
        situation.clock().advance(Duration.ofSeconds(5));
        long second = situation.submit(ada, Lane.REJUDGE);
        assertThat(queue.depth()).singleElement().satisfies(depth -> {
            assertThat(depth.lane()).isEqualTo(Lane.REJUDGE);
            assertThat(depth.queued()).isEqualTo(2);
            assertThat(depth.oldest()).contains(QueueSituation.START);
        });
        assertThat(queue.ahead(second)).isEqualTo(1);
    }

    @Test
    void anAcceptedVerdictSolvesTheProblemForGood() {
        judgeOne(Verdict.WA);
        assertThat(solvedBy()).isEqualTo("null");
        long first = judgeOne(Verdict.AC);
        assertThat(solvedBy()).isEqualTo(String.valueOf(first));
        judgeOne(Verdict.WA);
        judgeOne(Verdict.AC);
        assertThat(solvedBy()).isEqualTo(String.valueOf(first));
    }

    @Test
    void aJudgeErrorIsNoAttempt() {
        judgeOne(Verdict.JE);
        assertThat(situation.text("select count(*) as value from user_problem where account_id = :id", ada))
                .isEqualTo("0");
    }

    @Test
    void aResultComesBackAsItWasStored() {
        situation.submit(ada);
        Claim claim = situation.claim("node").orElseThrow();
        JudgingResult result = QueueSituation.result(Verdict.WA);
        queue.finish(claim.lease(), result);
        String tests = situation.text(
                "select tests::text as value from judging where id = :id",
                claim.lease().judgingId());
        assertThat(ResultJson.readTests(tests)).isEqualTo(result.tests());
    }

    private long judgeOne(Verdict verdict) {
        situation.clock().advance(Duration.ofSeconds(1));
        situation.submit(ada);
        Claim claim = situation.claim("node").orElseThrow();
        queue.finish(claim.lease(), QueueSituation.result(verdict));
        return claim.submissionId();
    }

    private String solvedBy() {
        return situation.text("select solved_by as value from user_problem where account_id = :id", ada);
    }

    private List<Long> claimAll() {
        List<Long> claimed = new ArrayList<>();
        for (var claim = situation.claim("node"); claim.isPresent(); claim = situation.claim("node")) {
            claimed.add(claim.get().lease().judgingId());
        }
        return claimed;
    }
}
