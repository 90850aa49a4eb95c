package dev.grundy.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class HostTest {
    @TempDir
    Path directory;

    @Test
    void saysWhatIsMissingWhatItMeansAndTheCure() {
        HostReport report = Host.look(directory.resolve("not-built")).report();
        assertThat(report.wallsStand()).isFalse();
        assertThat(report.findings()).filteredOn(finding -> finding.state() == HostFinding.State.MISSING).singleElement().satisfies(finding -> {
            assertThat(finding.name()).isEqualTo("cell runner");
            assertThat(finding.meaning()).isNotEmpty();
            assertThat(finding.cure()).contains("libseccomp-dev");
        });
    }

    @Test
    void refusesToConfigureCellsWithoutWalls() {
        Host host = Host.look(directory.resolve("not-built"));
        assertThatThrownBy(() -> host.config(new Store(directory.resolve("store")), directory, List.of()))
                .isInstanceOf(SandboxException.class)
                .hasMessageContaining("cell runner")
                .hasMessageContaining("install");
    }
}
