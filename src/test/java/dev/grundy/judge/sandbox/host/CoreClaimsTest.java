package dev.grundy.judge.sandbox.host;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.judge.sandbox.Cells;
import dev.grundy.judge.sandbox.PinnedProcess;
import dev.grundy.judge.sandbox.TestCells;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Tag("sandbox")
@Timeout(120)
class CoreClaimsTest {
    @TempDir
    Path directory;

    @TempDir
    Path locks;

    private List<Integer> twoCores() {
        return TestCells.config(directory).cores().subList(0, 2);
    }

    private static String numbers(List<Integer> cores) {
        return String.join(",", cores.stream().map(Object::toString).toList());
    }

    @Test
    void twoJudgesAtOnceRunOnTwoCoresAndAThirdWhereTheKernelPutsIt() throws Exception {
        List<Integer> cores = twoCores();
        Process other = PinnedProcess.start(directory.resolve("other"), locks, cores);
        String first = other.inputReader().readLine();
        assertThat(first).isEqualTo(numbers(cores.subList(0, 1)));
        assertThat(CoreClaims.takenByOthers(locks, cores)).isEqualTo(1);
        try (var second = new Cells(PinnedProcess.config(directory.resolve("second"), locks, cores));
                var third = new Cells(PinnedProcess.config(directory.resolve("third"), locks, cores))) {
            assertThat(PinnedProcess.coresOfPrograms(second)).isEqualTo(numbers(cores.subList(1, 2)));
            assertThat(third.size()).isEqualTo(1);
            assertThat(PinnedProcess.coresOfPrograms(third)).isNotIn(first, numbers(cores.subList(1, 2)));
            assertThat(CoreClaims.takenByOthers(locks, cores))
                    .as("what this process has itself is not others'")
                    .isEqualTo(1);
        } finally {
            other.getOutputStream().close();
            assertThat(other.waitFor()).isZero();
        }
        assertThat(CoreClaims.takenByOthers(locks, cores)).isZero();
    }

    @Test
    void theCoreOfAJudgeThatWasKilledIsFreeAgain() throws Exception {
        List<Integer> cores = twoCores().subList(0, 1);
        Process other = PinnedProcess.start(directory.resolve("other"), locks, cores);
        assertThat(other.inputReader().readLine()).isEqualTo(numbers(cores));
        other.destroyForcibly().waitFor();
        try (CoreClaims claims = CoreClaims.claim(locks, cores, 1)) {
            assertThat(claims.cores()).isEqualTo(cores);
        }
        new Cells(PinnedProcess.config(directory.resolve("other"), locks, cores)).close(); // sweeps what it left
    }

    @Test
    void aPoolTakesTheCoresInTheirOrderAndNoMoreThanItWants() {
        try (CoreClaims claims = CoreClaims.claim(locks, List.of(7, 3, 5), 2)) {
            assertThat(claims.cores()).containsExactly(7, 3);
            try (CoreClaims others = CoreClaims.claim(locks, List.of(7, 3, 5), 3)) {
                assertThat(others.cores()).containsExactly(5);
            }
            try (CoreClaims none = CoreClaims.claim(locks, List.of(7, 3), 2)) {
                assertThat(none.cores()).isEmpty();
            }
        }
        try (CoreClaims claims = CoreClaims.claim(locks, List.of(7, 3, 5), 3)) {
            assertThat(claims.cores()).containsExactly(7, 3, 5);
        }
    }

    @Test
    void everyUserMayOpenTheLocks() throws IOException {
        CoreClaims.claim(locks, List.of(4), 1).close();
        assertThat(Files.getPosixFilePermissions(locks.resolve("grundy-core-4")))
                .hasSize(6);
    }

    @Test
    void aHostWithoutAPlaceForLocksCountsAsFree() {
        try (CoreClaims claims = CoreClaims.claim(locks.resolve("missing"), List.of(1, 2), 2)) {
            assertThat(claims.cores()).containsExactly(1, 2);
        }
    }

    @Test
    void aLinkInPlaceOfALockIsNotFollowed() throws IOException {
        Path victim = Files.writeString(directory.resolve("victim"), "untouched");
        Files.createSymbolicLink(locks.resolve("grundy-core-0"), victim);
        CoreClaims.claim(locks, List.of(0), 1).close();
        assertThat(victim).hasContent("untouched");
        assertThat(Files.getPosixFilePermissions(victim)).hasSizeLessThan(6);
    }

    @Test
    void theDoctorTellsOfCoresThatOthersHave() {
        assertThat(HostFindings.cores(List.of(0, 1), 0).state()).isEqualTo(HostFinding.State.GOOD);
        HostFinding some = HostFindings.cores(List.of(0, 1), 1);
        assertThat(some.state()).isEqualTo(HostFinding.State.GOOD);
        assertThat(some.found()).isEqualTo("2, of which 1 claimed by other Grundys");
        assertThat(HostFindings.cores(List.of(0, 1), 2).state()).isEqualTo(HostFinding.State.WEAK);
    }
}
