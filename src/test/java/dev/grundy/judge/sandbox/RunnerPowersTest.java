package dev.grundy.judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.host.Capability;
import dev.grundy.judge.sandbox.host.CellsConfig;
import dev.grundy.judge.sandbox.host.HostFinding;
import dev.grundy.judge.sandbox.host.HostFindings;
import dev.grundy.judge.sandbox.host.Walls;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.Arrays;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The powers of the runner itself: no more than it needs, on every host. */
@Tag("sandbox")
@Timeout(60)
class RunnerPowersTest {
    @TempDir
    Path directory;

    /** Of those that this process has itself. */
    private static long needed() {
        return Arrays.stream(Capability.values()).mapToLong(Capability::bit).sum() & Capability.ofThisProcess();
    }

    @Test
    void itKeepsTheCapabilitiesThatItNeeds() throws IOException {
        Assumptions.assumeTrue(TestCells.waysHere().contains(Walls.ROOT), "root builds the walls");
        CellsConfig config = TestCells.config(directory);
        assertThat(effectiveIn(config)).isEqualTo(needed());
    }

    /** Bubblewrap 0.8.0 drops none then. */
    @Test
    void itKeepsNoneOfTheOthersWhereTheHostLacksOne() throws IOException {
        Assumptions.assumeTrue(TestCells.waysHere().contains(Walls.ROOT), "root builds the walls");
        CellsConfig config = TestCells.config(directory);
        Path wrapper = Files.writeString(
                directory.resolve("bwrap"),
                "#!/bin/sh\nexec setpriv --bounding-set -sys_nice -- %s \"$@\"\n".formatted(config.bubblewrap()));
        Files.setPosixFilePermissions(wrapper, PosixFilePermissions.fromString("rwxr-xr-x"));
        assertThat(effectiveIn(config.withBubblewrap(wrapper))).isEqualTo(needed() & ~Capability.CAP_SYS_NICE.bit());
    }

    /** Of the runner in the first cell. */
    private static long effectiveIn(CellsConfig config) throws IOException {
        try (Cells cells = new Cells(config)) {
            assertThat(cells.run(Command.of(TestCells.LIMITS, "/bin/true")).succeeded())
                    .isTrue();
            return ProcessHandle.current()
                    .descendants()
                    .filter(process -> TestCells.serves(process.pid()))
                    .map(process -> Capability.ofProcess(Long.toString(process.pid())))
                    .findFirst()
                    .orElseThrow();
        }
    }

    @Test
    void programsReadNothingOfTheHostsSideInTheListOfMounts() {
        try (TestCells test = TestCells.open()) {
            assertThat(test.shell("cat /proc/self/mountinfo").stdoutText())
                    .contains(" /w ")
                    .doesNotContain("/channels", " /g/cell ", "/g/memory", "/g/pids", "/g/unified");
        }
    }

    @Test
    void theDoctorSaysWhereProgramsCanLowerTheirOutOfMemoryScore() {
        assertThat(HostFindings.oomScore(Walls.ROOT, Capability.CAP_SYS_RESOURCE.bit())
                        .state())
                .isEqualTo(HostFinding.State.GOOD);
        assertThat(HostFindings.oomScore(Walls.ROOT, 0).state()).isEqualTo(HostFinding.State.WEAK);
        assertThat(HostFindings.oomScore(Walls.USER_NAMESPACE, -1L).state()).isEqualTo(HostFinding.State.WEAK);
    }
}
