package dev.grundy.judge.sandbox.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.judge.sandbox.TestCells;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.sandbox.command.Store;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("sandbox")
class HostTest {
    @TempDir
    Path directory;

    @Test
    void saysWhatIsMissingWhatItMeansAndTheCure() {
        HostReport report = Host.look(directory.resolve("not-built")).report();
        assertThat(report.wallsStand()).isFalse();
        assertThat(report.findings())
                .filteredOn(finding -> finding.state() == HostFinding.State.INDISPENSABLE)
                .singleElement()
                .satisfies(finding -> {
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

    private Host faked(Optional<Walls> walls, Wall... missing) {
        return new Host(
                Optional.of(Path.of("/cell")),
                Optional.of(Path.of("/bwrap")),
                walls,
                Set.of(missing),
                "not allowed",
                Cgroups.NONE,
                false);
    }

    private CellsConfig config(Host host) {
        return host.config(new Store(directory.resolve("store")), directory, List.of());
    }

    @Test
    void refusesWhereAWallIsMissing() {
        for (Wall missing : Wall.values()) {
            Host host = faked(Optional.of(Walls.ROOT), missing);
            assertThat(host.mayJudge()).isFalse();
            assertThatThrownBy(() -> config(host))
                    .isInstanceOf(SandboxException.class)
                    .hasMessageContaining("cannot wall in");
        }
    }

    @Test
    void runsWithoutTheMissingWallsWhenToldTo() {
        Host host = faked(Optional.of(Walls.ROOT), Wall.NETWORK, Wall.FILTER).unsafe();
        assertThat(host.mayJudge()).isTrue();
        assertThat(config(host).missing()).containsExactlyInAnyOrder(Wall.values());
        assertThat(host.report().wallsStand()).isFalse();
        assertThat(host.report().findings()).anySatisfy(finding -> {
            assertThat(finding.name()).isEqualTo("--unsafe");
            assertThat(finding.state()).isEqualTo(HostFinding.State.WEAK);
        });
    }

    @Test
    void saysThatCpuTimeCannotBeTrustedWithoutCgroups() {
        assertThat(faked(Optional.of(Walls.ROOT)).report().findings())
                .filteredOn(finding -> finding.name().equals("CPU time"))
                .singleElement()
                .satisfies(finding -> {
                    assertThat(finding.state()).isEqualTo(HostFinding.State.WEAK);
                    assertThat(finding.found()).isEqualTo("cannot be trusted");
                });
        assertThat(HostFindings.cpuTime(Cgroups.Version.V2).state()).isEqualTo(HostFinding.State.GOOD);
    }

    @Test
    void keepsAllWallsThatStandWhenToldToRunWithoutTheMissing() {
        assertThat(config(faked(Optional.of(Walls.ROOT)).unsafe()).missing()).isEmpty();
    }

    @Test
    void refusesWhereNothingCanRunEvenWhenToldTo() {
        Host host = faked(Optional.empty(), Wall.NETWORK).unsafe();
        assertThat(host.mayJudge()).isFalse();
        assertThatThrownBy(() -> config(host))
                .isInstanceOf(SandboxException.class)
                .hasMessageContaining("not allowed");
    }

    @Test
    void aCellWithoutSomeWallsHasTheOthers() {
        try (TestCells whole = TestCells.open();
                TestCells open = TestCells.openWithout(Wall.NETWORK, Wall.FILTER)) {
            String look = "grep -E '^(Seccomp|NoNewPrivs|CapBnd):' /proc/self/status; hostname";
            assertThat(whole.shell(look).stdoutText())
                    .isEqualTo("CapBnd:\t0000000000000000\nNoNewPrivs:\t1\nSeccomp:\t2\ncell\n");
            assertThat(open.shell(look).stdoutText())
                    .startsWith("CapBnd:\t0000000000000000\nNoNewPrivs:\t1\nSeccomp:\t0\n")
                    .doesNotEndWith("cell\n");
            assertThat(open.shell("ls /g; echo $(ls /proc | grep -c '^[0-9]')").stdoutText())
                    .endsWith("\n")
                    .doesNotContain("store");
        }
    }

    /** Looked at by itself: the filter of system calls refuses most of what a missing namespace would let through. */
    @Test
    void everyNamespaceOfACellIsItsOwn() throws IOException {
        try (TestCells cells = TestCells.open()) {
            for (String namespace : List.of("net", "ipc", "uts", "pid", "mnt", "cgroup")) {
                Path link = Path.of("/proc/self/ns", namespace);
                assertThat(cells.shell("readlink " + link).stdoutText().strip())
                        .startsWith(namespace + ":[")
                        .isNotEqualTo(Files.readSymbolicLink(link).toString());
            }
        }
    }
}
