package dev.grundy.base.kernel;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.testsupport.SettableClock;
import java.time.Duration;
import java.time.Instant;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RateTest {
    private final SettableClock clock = new SettableClock(Instant.EPOCH);
    private final Rate<String> rate = new Rate<>(60, Duration.ofMinutes(1), clock);

    @Test
    void asManyAsAllowedComeAtOnceAndTheNextIsToldWhen() {
        assertThat(Stream.generate(() -> rate.take("ada")).limit(60)).allMatch(wait -> wait.isEmpty());
        assertThat(rate.take("ada")).contains(Duration.ofSeconds(1));
        assertThat(rate.take("ben")).isEmpty();
    }

    @Test
    void whoWaitedAsToldIsLetInOnce() {
        ask(70);
        clock.advance(Duration.ofSeconds(1));
        assertThat(rate.take("ada")).isEmpty();
        assertThat(rate.take("ada")).isPresent();
    }

    @Test
    void aClockThatIsSetBackShutsNobodyOut() {
        rate.take("ada");
        clock.advance(Duration.ofDays(-30));
        assertThat(rate.take("ada")).isEmpty();
    }

    @Test
    void refusedOnesDoNotAddUp() {
        ask(10_000);
        clock.advance(Duration.ofMinutes(1));
        assertThat(Stream.generate(() -> rate.take("ada")).limit(60)).allMatch(wait -> wait.isEmpty());
    }

    private void ask(int times) {
        for (int i = 0; i < times; i++) {
            rate.take("ada");
        }
    }
}
