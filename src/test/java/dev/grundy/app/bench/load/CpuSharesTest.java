package dev.grundy.app.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class CpuSharesTest {
    private static final CpuShares SHARES = new CpuShares(200, 50, 30, 70);

    @Test
    void theServersTimeIsTheProcesssWithoutCompilerAndBrowsers() {
        assertThat(SHARES.server()).isEqualTo(120);
    }

    @Test
    void theCompilersShareIsOneOfTheProcesssTime() {
        assertThat(SHARES.compilerShare()).isEqualTo(0.25);
        assertThat(CpuShares.none().compilerShare()).isZero();
    }

    @Test
    void theTimeOfACompilerThreadThatEndedIsNotTakenOff() {
        assertThat(SHARES.minus(new CpuShares(100, 60, 10, 20))).isEqualTo(new CpuShares(100, 0, 20, 50));
    }
}
