package dev.grundy.base.kernel;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class MemorySizeTest {
    @Test
    void isNeverNegative() {
        assertThatThrownBy(() -> MemorySize.ofBytes(-1)).hasMessageContaining("-1 bytes");
    }

    @Test
    void refusesASizeThatOverflows() {
        assertThatThrownBy(() -> MemorySize.ofMebibytes(Long.MAX_VALUE)).isInstanceOf(ArithmeticException.class);
    }

    @Test
    void readsInTheLargestFittingUnit() {
        assertThat(MemorySize.ofBytes(512)).hasToString("512 B");
        assertThat(MemorySize.ofBytes(1536)).hasToString("1.5 KiB");
        assertThat(MemorySize.ofMebibytes(256)).hasToString("256.0 MiB");
    }
}
