package dev.grundy.problem.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.postgresql.ds.PGSimpleDataSource;

class DueTest {
    private static final Instant NOON = Instant.parse("2026-03-02T12:00:00Z");

    private final AtomicInteger asked = new AtomicInteger();
    private final InstantSource counted = () -> {
        asked.incrementAndGet();
        return NOON;
    };
    private final Due due = new Due(new ReviewRepository(new PGSimpleDataSource()), counted.withZone(ZoneOffset.UTC));

    @Test
    void aPlanBeginsWithWhatIsDueNow() {
        List<DueProblem> plan = List.of(at(NOON.minusSeconds(1)), at(NOON), at(NOON.plusNanos(1)));
        assertThat(due.now(plan)).isEqualTo(plan.subList(0, 2));
        assertThat(due.now(plan.subList(2, 3))).isEmpty();
        assertThat(due.now(List.of())).isEmpty();
    }

    /** Every page's main menu does this. */
    @Test
    void aPlanOfManyProblemsAsksTheClockOnce() {
        List<DueProblem> plan = IntStream.range(0, 2_000)
                .mapToObj(second -> at(NOON.minusSeconds(2_000 - second)))
                .toList();
        assertThat(due.now(plan)).hasSize(2_000);
        assertThat(asked).hasValue(1);
    }

    private static DueProblem at(Instant dueAt) {
        return new DueProblem("nim", "GMT-001", "Nim", dueAt, 1);
    }
}
