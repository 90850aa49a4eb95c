package dev.grundy.base.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.submission.verdict.EveryKind;
import dev.grundy.submission.verdict.JudgingRepository;
import dev.grundy.submission.verdict.QueueSituation;
import dev.grundy.testsupport.run.Slow;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** One person causes much work at once; fifty others come with one piece each while a single worker works all of it off. */
@Slow("hundreds of pieces of every kind are worked off")
class FairShareTest {
    static final List<Kind> KINDS = EveryKind.KINDS;

    private static final int FLOOD = 500;
    private static final int OTHERS = 50;
    private static final Duration ARRIVAL = Duration.ofMillis(500);
    private static final Duration WORKING = Duration.ofSeconds(1);

    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final WorkQueue queue = situation.queue();

    @ParameterizedTest
    @FieldSource("KINDS")
    void fiftyPassTheFloodOfOneAndNobodyStarves(Kind kind) {
        long flooder = situation.person("flooder");
        for (int i = 0; i < FLOOD; i++) {
            situation.ask(kind, flooder);
        }
        Set<Long> single = new HashSet<>();
        for (int i = 0; i < OTHERS; i++) {
            situation.clock().advance(ARRIVAL);
            single.add(situation.ask(kind, situation.person("other" + i)));
        }

        List<Boolean> servedSingle = workOff(kind, single);

        assertThat(servedSingle).hasSize(FLOOD + OTHERS);
        assertThat(servedSingle.lastIndexOf(true))
                .as("place of the last of the fifty: only the flood's first pieces were there before them")
                .isLessThan(OTHERS + 3);
    }

    @ParameterizedTest
    @FieldSource("KINDS")
    void aFloodAloneIsServedInItsOwnOrder(Kind kind) {
        long flooder = situation.person("flooder");
        List<Long> asked = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            asked.add(situation.ask(kind, flooder));
        }
        assertThat(claimAll(kind)).isEqualTo(asked);
    }

    @Test
    void aLowerLaneGoesFirstHoweverLateItCame() {
        long ada = situation.person("ada");
        long rejudge = situation.submit(ada, Lane.REJUDGE);
        situation.clock().advance(Duration.ofHours(1));
        long submit = situation.submit(ada, Lane.SUBMIT);

        assertThat(claimAll(JudgingRepository.KIND)).containsExactly(submit, rejudge);
    }

    @Test
    void whoUsedMuchCpuTimeLatelyGoesBehind() {
        long ada = situation.person("ada");
        useCpu(ada, Duration.ofSeconds(90));
        long bob = situation.person("bob");
        long greedy = situation.submit(ada);
        situation.clock().advance(Duration.ofSeconds(60));
        long modest = situation.submit(bob);

        assertThat(claimAll(JudgingRepository.KIND)).containsExactly(modest, greedy);
    }

    @Test
    void cpuTimeUsedLongAgoIsForgiven() {
        long ada = situation.person("ada");
        useCpu(ada, Duration.ofSeconds(90));
        situation.clock().advance(FairShare.DEFAULT.recent().plusSeconds(1));
        long bob = situation.person("bob");
        long first = situation.submit(ada);
        situation.clock().advance(Duration.ofSeconds(1));
        long second = situation.submit(bob);

        assertThat(claimAll(JudgingRepository.KIND)).containsExactly(first, second);
    }

    @Test
    void refusesNegativeHandicaps() {
        assertThatThrownBy(() -> new FairShare(Duration.ofSeconds(-1), Duration.ZERO, Duration.ZERO))
                .hasMessageContaining("negative");
    }

    private void useCpu(long account, Duration cpu) {
        situation.submit(account);
        Lease lease = situation.claim("node").orElseThrow().lease();
        assertThat(queue.finish(lease, QueueSituation.judged(QueueSituation.result(Verdict.AC, cpu), false)))
                .isTrue();
    }

    private List<Long> claimAll(Kind kind) {
        List<Long> served = new ArrayList<>();
        for (var claim = situation.claim(kind, "node"); claim.isPresent(); claim = situation.claim(kind, "node")) {
            served.add(claim.get().subject());
        }
        return served;
    }

    /** For each piece of work served, in order: whether it was one of those. */
    private List<Boolean> workOff(Kind kind, Set<Long> marked) {
        List<Boolean> served = new ArrayList<>();
        for (var claim = situation.claim(kind, "node"); claim.isPresent(); claim = situation.claim(kind, "node")) {
            served.add(marked.contains(claim.get().subject()));
            situation.clock().advance(WORKING);
            assertThat(queue.finish(claim.get().lease(), QueueSituation.done(kind)))
                    .isTrue();
        }
        return served;
    }
}
