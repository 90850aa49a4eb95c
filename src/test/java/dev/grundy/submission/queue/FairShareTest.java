package dev.grundy.submission.queue;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.kernel.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** One person sends five hundred programs at once; fifty others come with one each while a single worker works them off. */
class FairShareTest {
    private static final int FLOOD = 500;
    private static final int OTHERS = 50;
    private static final Duration ARRIVAL = Duration.ofMillis(500);
    private static final Duration JUDGING = Duration.ofSeconds(1);

    private final QueueSituation situation = QueueSituation.withOneProblem();
    private final JudgeQueue queue = situation.queue();

    @Test
    void fiftyPassTheFloodOfOneAndNobodyStarves() {
        long flooder = situation.person("flooder");
        for (int i = 0; i < FLOOD; i++) {
            situation.submit(flooder);
        }
        Set<Long> single = new HashSet<>();
        for (int i = 0; i < OTHERS; i++) {
            situation.clock().advance(ARRIVAL);
            single.add(situation.submit(situation.person("other" + i)));
        }

        List<Boolean> servedSingle = workOff(single);

        assertThat(servedSingle).hasSize(FLOOD + OTHERS);
        assertThat(servedSingle.lastIndexOf(true))
                .as("place of the last of the fifty: only the flood's first judgings were there before them")
                .isLessThan(OTHERS + 3);
    }

    @Test
    void aFloodAloneIsServedInItsOwnOrder() {
        long flooder = situation.person("flooder");
        List<Long> sent = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            sent.add(situation.submit(flooder));
        }
        List<Long> served = new ArrayList<>();
        for (var claim = situation.claim("node"); claim.isPresent(); claim = situation.claim("node")) {
            served.add(claim.get().lease().judgingId());
        }
        assertThat(served).isEqualTo(sent);
    }

    @Test
    void refusesNegativeHandicaps() {
        assertThatThrownBy(() -> new FairShare(Duration.ofSeconds(-1), Duration.ZERO, Duration.ZERO))
                .hasMessageContaining("negative");
    }

    /** For each judging served, in order: whether it was one of those. */
    private List<Boolean> workOff(Set<Long> marked) {
        List<Boolean> served = new ArrayList<>();
        for (var claim = situation.claim("node"); claim.isPresent(); claim = situation.claim("node")) {
            served.add(marked.contains(claim.get().lease().judgingId()));
            situation.clock().advance(JUDGING);
            assertThat(queue.finish(claim.get().lease(), QueueSituation.result(Verdict.AC)))
                    .isTrue();
        }
        return served;
    }
}
