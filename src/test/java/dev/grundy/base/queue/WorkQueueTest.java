package dev.grundy.base.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.submission.verdict.EveryKind;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.run.Slow;
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
import org.junit.jupiter.params.Parameter;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.FieldSource;

/** What holds for work of every kind. */
@Slow("every rule is asked of every kind of work")
@ParameterizedClass
@FieldSource("KINDS")
class WorkQueueTest {
    static final List<Kind> KINDS = EveryKind.KINDS;

    @Parameter
    Kind kind;

    private QueueSituation situation;
    private WorkQueue queue;
    private long ada;

    @BeforeEach
    void aProblemAndAPerson() {
        situation = QueueSituation.withOneProblem();
        queue = situation.queue();
        ada = situation.person("ada");
    }

    @Test
    void anEmptyQueueHasNothingToClaim() {
        assertThat(situation.claim(kind, "node")).isEmpty();
        assertThat(queue.depth()).isEmpty();
    }

    @Test
    void aClaimSaysWhatItIsAbout() {
        long subject = situation.ask(kind, ada);

        Claim claim = situation.claim(kind, "node").orElseThrow();

        assertThat(claim.kind()).isEqualTo(kind.name());
        assertThat(claim.subject()).isEqualTo(subject);
        assertThat(claim.topic()).matches("(submission|hand|invocation|proof|upload|play|move|rules)/[0-9]+");
        assertThat(claim.attempt()).isEqualTo(1);
        assertThat(claim.queuedAt()).isEqualTo(QueueSituation.START);
        assertThat(situation.claim(kind, "other")).isEmpty();
    }

    @Test
    void aNodePassesOverWhatItLacks() {
        situation.ask(kind, ada);
        Lane.Pace pace = queue.depth().getFirst().lane().pace();

        assertThat(queue.claim("node", List.of(new Offer(kind.name(), "cpp"), new Offer("other", "python")), pace))
                .isEmpty();
        assertThat(queue.claim("node", List.of(new Offer(kind.name(), "python"), new Offer(kind.name(), "")), pace))
                .isPresent();
    }

    @Test
    void aPaceTakesNothingOfAnother() {
        situation.ask(kind, ada);
        Lane.Pace pace = queue.depth().getFirst().lane().pace();
        Lane.Pace other = pace == Lane.Pace.NOW ? Lane.Pace.IDLE : Lane.Pace.NOW;

        assertThat(queue.claim("node", List.of(new Offer(kind.name(), "python")), other))
                .isEmpty();
    }

    @Test
    void aLateFinisherIsRefused() {
        long subject = situation.ask(kind, ada);
        Lease late = lease("slow");
        situation.clock().advance(WorkQueue.LEASE.plusSeconds(1));
        assertThat(queue.sweep(KINDS)).isEqualTo(1);
        Lease second = lease("fast");

        assertThat(second.token()).isNotEqualTo(late.token());
        assertThat(queue.finish(late, QueueSituation.done(kind))).isFalse();
        assertThat(queue.report(late, "{}")).isFalse();
        assertThat(queue.giveBack(late)).isFalse();
        assertThat(queue.fail(late, "late")).isFalse();
        assertThat(situation.state(kind, subject)).isEqualTo("running");
        assertThat(queue.finish(second, QueueSituation.done(kind))).isTrue();
        assertThat(situation.state(kind, subject)).isEqualTo("ended");
    }

    @Test
    void workIsFinishedOnce() {
        situation.ask(kind, ada);
        Lease lease = lease("node");
        assertThat(queue.finish(lease, QueueSituation.done(kind))).isTrue();
        assertThat(queue.finish(lease, QueueSituation.done(kind))).isFalse();
    }

    @Test
    void aRenewedLeaseOutlivesTheSweep() {
        long first = situation.ask(kind, ada);
        long second = situation.ask(kind, situation.person("bob"));
        lease("node");
        Lease alive = lease("node");
        situation.clock().advance(WorkQueue.LEASE.minusSeconds(1));
        assertThat(queue.renew(List.of(alive, new Lease(alive.workId(), alive.token() - 100))))
                .isEqualTo(Set.of(alive));
        situation.clock().advance(Duration.ofSeconds(2));
        assertThat(queue.sweep(KINDS)).isEqualTo(1);
        assertThat(situation.state(kind, first)).isEqualTo("queued");
        assertThat(situation.state(kind, second)).isEqualTo("running");
    }

    @Test
    void workOfAKindThatIsUnknownHereIsLeftToOthers() {
        situation.ask(kind, ada);
        lease("node");
        situation.clock().advance(WorkQueue.LEASE.plusSeconds(1));

        assertThat(queue.sweep(List.of(new Kind("other")))).isZero();
    }

    @Test
    void threeLostTriesAreTheEnd() {
        long subject = situation.ask(kind, ada);
        for (int attempt = 1; attempt <= WorkQueue.TRIES; attempt++) {
            assertThat(situation.claim(kind, "node").orElseThrow().attempt()).isEqualTo(attempt);
            situation.clock().advance(WorkQueue.LEASE.plusSeconds(1));
            assertThat(queue.sweep(KINDS)).isEqualTo(1);
        }
        assertThat(situation.claim(kind, "node")).isEmpty();
        assertThat(situation.state(kind, subject)).isEqualTo("ended");
        assertThat(message(subject)).isEqualTo("node node fell silent in try 3 of 3");
    }

    @Test
    void aFaultOfOursIsTriedAgainAndKeepsItsMessage() {
        long subject = situation.ask(kind, ada);

        assertThat(queue.fail(lease("node"), "the cell is gone\0")).isTrue();

        assertThat(situation.text("select state || ': ' || message as value from work where subject = :id", subject))
                .isEqualTo("queued: the cell is gone\uFFFD");
        assertThat(situation.claim(kind, "node").orElseThrow().attempt()).isEqualTo(2);
    }

    @Test
    void whatIsHandedBackIsNotATry() {
        situation.ask(kind, ada);
        queue.giveBack(lease("node"));
        assertThat(situation.claim(kind, "other").orElseThrow().attempt()).isEqualTo(1);
    }

    @Test
    void aLateRenewalShortensNoLease() {
        situation.ask(kind, ada);
        Lease lease = lease("node");
        Duration nearlyOver = WorkQueue.LEASE.minusSeconds(1);
        situation.clock().advance(nearlyOver);
        queue.renew(List.of(lease));
        situation.clock().advance(nearlyOver.negated());
        queue.renew(List.of(lease));
        situation.clock().advance(WorkQueue.LEASE.plusSeconds(1));
        assertThat(queue.sweep(KINDS)).isZero();
    }

    @Test
    void cancelledWorkTakesTheLeaseFromWhoeverIsAtIt() {
        long subject = situation.ask(kind, ada);
        Lease lease = lease("node");

        queue.cancel(kind, subject);

        assertThat(queue.renew(List.of(lease))).isEmpty();
        assertThat(queue.finish(lease, QueueSituation.done(kind))).isFalse();
    }

    @Test
    void manyWorkersNeverClaimTheSame() throws Exception {
        int count = 60;
        for (int i = 0; i < count; i++) {
            situation.ask(kind, ada);
        }
        try (ExecutorService workers = Executors.newFixedThreadPool(6)) {
            Callable<List<Long>> worker = this::claimAll;
            List<Long> claimed = new ArrayList<>();
            for (Future<List<Long>> done : workers.invokeAll(List.of(worker, worker, worker, worker, worker, worker))) {
                claimed.addAll(done.get());
            }
            assertThat(claimed).hasSize(count);
            assertThat(new TreeSet<>(claimed)).hasSize(count);
        }
    }

    @Test
    void depthTellsTheOldestAndAheadThePlace() {
        situation.ask(kind, ada);
        situation.clock().advance(Duration.ofSeconds(5));
        long second = situation.ask(kind, ada);
        assertThat(queue.depth()).singleElement().satisfies(depth -> {
            assertThat(depth.queued()).isEqualTo(2);
            assertThat(depth.oldest()).contains(QueueSituation.START);
        });
        assertThat(queue.ahead(kind, second).kinds()).containsExactly(new Ahead.OfKind(kind.name(), 1));
    }

    @Test
    void whatIsAtWorkIsAheadOfWorkForIdleTimesAlone() {
        situation.ask(kind, ada);
        Lane lane = situation.claim(kind, "node").orElseThrow().lane();
        Ahead ahead = queue.ahead(kind, situation.ask(kind, ada));
        assertThat(ahead.count()).isEqualTo(lane.pace() == Lane.Pace.IDLE ? 1 : 0);
    }

    @Test
    void endedWorkIsForgottenOnceItCountsForNobodysShare() {
        long subject = situation.ask(kind, ada);
        queue.finish(lease("node"), QueueSituation.done(kind));
        queue.sweep(KINDS);
        assertThat(rows(subject)).isEqualTo("1");

        situation.clock().advance(FairShare.DEFAULT.recent().plusSeconds(1));
        queue.sweep(KINDS);

        assertThat(rows(subject)).isEqualTo("0");
    }

    @Test
    void aKindHasAPlainName() {
        assertThatThrownBy(() -> new Kind("'; drop")).hasMessageContaining("plain name");
    }

    private String rows(long subject) {
        return situation.text(
                "select count(*) as value from work where kind = '" + kind.name() + "' and subject = :id", subject);
    }

    private String message(long subject) {
        return situation.text(
                "select message as value from " + QueueSituation.table(kind) + " where id = :id", subject);
    }

    private Lease lease(String node) {
        return situation.claim(kind, node).orElseThrow().lease();
    }

    private List<Long> claimAll() {
        List<Long> claimed = new ArrayList<>();
        for (var claim = situation.claim(kind, "node"); claim.isPresent(); claim = situation.claim(kind, "node")) {
            claimed.add(claim.get().lease().workId());
        }
        return claimed;
    }
}
