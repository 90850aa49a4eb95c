package dev.grundy.judge.sandbox.host;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class CoreUseTest {
    @Test
    void countsWorkButNeitherIdlenessNorGuestsTwice() {
        CoreUse use = CoreUse.of(List.of(
                "cpu  9 9 9 9 9 9 9 9 9 9", "cpu0 1 2 4 800 1600 8 16 32 64 128", "cpu12 1 0 0 7 7", "intr 12345"));
        assertThat(use.busyTicks()).isEqualTo(Map.of(0, 63L, 12, 1L));
    }

    @Test
    void putsTheCoresThatWorkedLeastSinceThenFirst() {
        CoreUse earlier = new CoreUse(Map.of(0, 1000L, 1, 0L, 2, 500L));
        CoreUse now = new CoreUse(Map.of(0, 1001L, 1, 90L, 2, 510L));
        assertThat(now.idlestFirst(List.of(1, 2, 0), earlier)).containsExactly(0, 2, 1);
    }

    @Test
    void keepsTheOrderWhereNothingIsKnown() {
        CoreUse nothing = new CoreUse(Map.of());
        assertThat(nothing.idlestFirst(List.of(3, 1, 2), nothing)).containsExactly(3, 1, 2);
    }
}
