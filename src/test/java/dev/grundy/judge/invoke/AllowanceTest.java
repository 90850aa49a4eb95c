package dev.grundy.judge.invoke;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class AllowanceTest {
    private final AtomicLong nanos = new AtomicLong(Long.MAX_VALUE - 5);
    private final Allowance allowance = new Allowance(nanos::get);

    @Test
    void isUsedUpByCpuTime() {
        allowance.spend(Duration.ofSeconds(6));
        assertThat(allowance.isUsedUp()).isFalse();
        allowance.spend(Duration.ofSeconds(6));
        assertThat(allowance.isUsedUp()).isTrue();
    }

    @Test
    void isUsedUpByProgramsThatSleep() {
        nanos.addAndGet(Duration.ofSeconds(19).toNanos());
        assertThat(allowance.isUsedUp()).isFalse();
        nanos.addAndGet(Duration.ofSeconds(2).toNanos());
        assertThat(allowance.isUsedUp()).isTrue();
    }
}
