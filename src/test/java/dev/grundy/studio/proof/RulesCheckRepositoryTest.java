package dev.grundy.studio.proof;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.database.Sql;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Tier;
import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Lane;
import dev.grundy.base.queue.WorkQueue;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.studio.proof.RulesCheckRepository.Queued;
import dev.grundy.studio.verify.report.PackageReport.RulesJson;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.PublishedProblem;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class RulesCheckRepositoryTest {
    private static final RulesJson RULES = new RulesJson(501, "piles", 1, 2, 5, 60, "Haufen", 125_759L);
    private static final RulesJson MORE = new RulesJson(501, "piles", 9_000, 7, 0, 9_501, "Haufen", 225_759L);

    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final RulesCheckRepository checks = new RulesCheckRepository(situation.database(), situation.queue());
    private final PublishedProblem first = PublishedProblem.add(situation.database(), "first", Tier.FREE);
    private final PublishedProblem second = PublishedProblem.add(situation.database(), "second", Tier.FREE);

    @Test
    void oneIsQueuedAtATimeBehindAllElse() {
        assertThat(queue(first)).isEqualTo(Queued.QUEUED);
        assertThat(queue(first)).isEqualTo(Queued.KNOWN);
        assertThat(queue(second)).isEqualTo(Queued.FULL);
        assertThat(situation.queue().depth()).singleElement().satisfies(depth -> {
            assertThat(depth.lane()).isEqualTo(Lane.SCOPE);
            assertThat(depth.queued()).isEqualTo(1);
        });
        Claim claim = claim();
        assertThat(queue(second)).as("while it is at work").isEqualTo(Queued.FULL);
        finish(claim, RulesCheckRepository.agreed(RULES));
        assertThat(queue(second)).isEqualTo(Queued.QUEUED);
    }

    @Test
    void whoeverHoldsTheLeaseIsToldThePackage() {
        queue(first);
        Claim claim = claim();
        RulesCheckRepository.Task task = checks.task(claim.lease());
        assertThat(task.packageVersionId()).isEqualTo(first.versionId());
        assertThat(task.packageHash()).isEqualTo(ContentHash.of("first".getBytes(StandardCharsets.UTF_8)));
        assertThat(task.archive().get()).isEmpty();
        finish(claim, RulesCheckRepository.agreed(RULES));
        assertThatThrownBy(() -> checks.task(claim.lease())).hasMessageContaining("is not leased under this token");
        assertThatThrownBy(() -> task.archive().get()).hasMessageContaining("is not leased under this token");
    }

    @Test
    void whatAgreesIsRememberedAsAGreenProofIs() {
        queue(first);
        finish(claim(), RulesCheckRepository.agreed(RULES));
        assertThat(agreement(first)).isEqualTo("501 piles Haufen 1 2");
        assertThat(queue(first)).isEqualTo(Queued.KNOWN);
        assertThat(checks.faults()).isEmpty();
    }

    @Test
    void whatDiffersIsKeptAndNotTriedAgain() {
        queue(first);
        finish(claim(), RulesCheckRepository.differs("solution.cpp says First\0" + "!".repeat(3_000)));
        assertThat(agreement(first)).isEqualTo("none");
        assertThat(queue(first)).isEqualTo(Queued.KNOWN);
        assertThat(checks.faults()).singleElement().satisfies(fault -> {
            assertThat(fault.problem()).isEqualTo("FIRST");
            assertThat(fault.title()).isEqualTo("Heap of first");
            assertThat(fault.found())
                    .startsWith("solution.cpp says First\uFFFD!")
                    .endsWith("…")
                    .hasSize(2_000);
        });
    }

    @Test
    void aGreenProofEndsTheFault() {
        queue(first);
        finish(claim(), RulesCheckRepository.differs("flaky"));
        agree(first);
        assertThat(checks.faults()).isEmpty();
    }

    @Test
    void aFaultOfOursIsKeptAfterTheLastTry() {
        queue(first);
        for (int attempt = 1; attempt <= WorkQueue.TRIES; attempt++) {
            situation.queue().fail(claim().lease(), "the cells are gone");
        }
        assertThat(queue(first)).isEqualTo(Queued.KNOWN);
        assertThat(checks.faults()).extracting(RulesFault::found).containsExactly("the cells are gone");
    }

    @Test
    void whatIsProvedOrNotServedIsNotCompared() {
        agree(first);
        assertThat(queue(first)).isEqualTo(Queued.KNOWN);
        Sql.of("update problem set published = false where id = :id")
                .on(situation.database())
                .with("id", second.id())
                .update();
        assertThat(queue(second)).isEqualTo(Queued.KNOWN);
        assertThat(checks.queue(Long.MAX_VALUE, situation.clock().instant())).isEqualTo(Queued.KNOWN);
    }

    @Test
    void whatIsNotOverWaitsAgainAndNotForEver() {
        queue(first);
        long waiting = situation.ask(RulesCheckRepository.KIND, situation.person("ada"));
        Claim claim = claim();
        situation.clock().advance(Duration.ofMinutes(1));
        finish(claim, RulesCheckRepository.unfinished());
        Claim other = claim();
        assertThat(other.subject()).as("what waited meanwhile").isEqualTo(waiting);
        finish(other, RulesCheckRepository.agreed(null));
        for (int piece = 2; piece <= 30; piece++) {
            assertThat(checks.faults()).isEmpty();
            Claim again = claim();
            assertThat(again.subject()).isEqualTo(claim.subject());
            assertThat(again.attempt()).isEqualTo(1);
            finish(again, RulesCheckRepository.unfinished());
        }
        assertThat(situation.claim(RulesCheckRepository.KIND, "node")).isEmpty();
        assertThat(checks.faults())
                .extracting(RulesFault::found)
                .containsExactly(
                        "it was not over after 30 minutes; enumerate fewer instances, or have the package proved");
        assertThat(queue(first)).isEqualTo(Queued.KNOWN);
    }

    @Test
    void whatAgreesIsComparedThoroughlyOnce() {
        assertThat(queueThorough(first))
                .as("nobody knows yet whether it agrees")
                .isEqualTo(Queued.KNOWN);
        queue(first);
        assertThat(queueThorough(first)).as("it is at work").isEqualTo(Queued.FULL);
        finish(claim(), RulesCheckRepository.agreed(RULES));
        assertThat(queueThorough(first)).isEqualTo(Queued.QUEUED);
        assertThat(queue(second)).isEqualTo(Queued.FULL);
        Claim claim = claim();
        assertThat(checks.task(claim.lease()).thorough()).isTrue();
        finish(claim, RulesCheckRepository.agreed(MORE));
        assertThat(agreement(first)).isEqualTo("501 piles Haufen 9000 7");
        assertThat(queueThorough(first)).isEqualTo(Queued.KNOWN);
        assertThat(queue(first)).isEqualTo(Queued.KNOWN);
    }

    @Test
    void whatWasFoundThoroughlyIsNotReplacedByLess() {
        thorough(first, RulesCheckRepository.agreed(MORE));
        Sql.of(
                        "select remember_agreement(content_hash, cast(:rules as jsonb), now()) from package_version where id = :version")
                .on(situation.database())
                .with("rules", ResultJson.write(RULES))
                .with("version", first.versionId())
                .find(row -> true);
        assertThat(agreement(first)).isEqualTo("501 piles Haufen 9000 7");
    }

    @Test
    void whatDiffersThoroughlyIsToldThoughTheRestAgrees() {
        thorough(first, RulesCheckRepository.differs("slow.py says First"));
        assertThat(checks.faults()).extracting(RulesFault::found).containsExactly("slow.py says First");
        assertThat(agreement(first)).as("still true").isEqualTo("501 piles Haufen 1 2");
        assertThat(queueThorough(first)).isEqualTo(Queued.KNOWN);
    }

    private void thorough(PublishedProblem problem, String result) {
        queue(problem);
        finish(claim(), RulesCheckRepository.agreed(RULES));
        assertThat(queueThorough(problem)).isEqualTo(Queued.QUEUED);
        finish(claim(), result);
    }

    private Queued queueThorough(PublishedProblem problem) {
        return checks.queueThorough(problem.versionId(), situation.clock().instant());
    }

    private Queued queue(PublishedProblem problem) {
        return checks.queue(problem.versionId(), situation.clock().instant());
    }

    private Claim claim() {
        return situation.claim(RulesCheckRepository.KIND, "node").orElseThrow();
    }

    private void finish(Claim claim, String result) {
        assertThat(situation.queue().finish(claim.lease(), new Handler.Done(result, Duration.ZERO)))
                .isTrue();
    }

    private void agree(PublishedProblem problem) {
        Sql.of("""
                insert into rules_agreement (content_hash, proved_at, enumerated, enumerated_are, enumerated_german, others, solvers)
                select content_hash, now(), 1, 'piles', 'Haufen', 0, 1 from package_version where id = :version""")
                .on(situation.database())
                .with("version", problem.versionId())
                .update();
    }

    private String agreement(PublishedProblem problem) {
        return situation.text("""
                select coalesce((
                    select concat_ws(' ', a.enumerated, a.enumerated_are, a.enumerated_german, a.others, a.solvers)
                    from rules_agreement a join package_version v on v.content_hash = a.content_hash
                    where v.id = :id), 'none') as value""", problem.versionId());
    }
}
