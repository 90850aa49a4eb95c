package dev.grundy.base.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConfiguredTest {
    @ParameterizedTest
    @ValueSource(ints = {0, -1, 11, Integer.MIN_VALUE, Integer.MAX_VALUE})
    void aNumberOutsideOfItsRangeIsToldByItsKey(int value) {
        assertThatThrownBy(() -> Configured.within("grundy.some.key", value, 1, 10))
                .isInstanceOf(UnusableException.class)
                .hasMessage("grundy.some.key is " + value + "; it must be from 1 to 10");
    }

    @ParameterizedTest
    @ValueSource(longs = {0, -60, 3601})
    void aTimeOutsideOfItsRangeIsToldByItsKey(long seconds) {
        assertThatThrownBy(() -> Configured.within(
                        "grundy.some.key", Duration.ofSeconds(seconds), Duration.ofSeconds(1), Duration.ofHours(1)))
                .isInstanceOf(UnusableException.class)
                .hasMessage("grundy.some.key is " + seconds + "s; it must be from 1s to 3600s");
    }

    @Test
    void theEndsOfARangeAreWithin() {
        assertThat(Configured.within("k", 1, 1, 10)).isEqualTo(1);
        assertThat(Configured.within("k", 10, 1, 10)).isEqualTo(10);
        assertThat(Configured.within("k", Duration.ofHours(1), Duration.ZERO, Duration.ofHours(1)))
                .isEqualTo(Duration.ofHours(1));
        assertThat(Configured.within("k", Duration.ZERO, Duration.ZERO, Duration.ofHours(1)))
                .isZero();
    }
}
