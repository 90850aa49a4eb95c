package dev.grundy.testsupport.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A phase of the script {@code suite}, with a build tool that does what a test wants. */
class PhaseStartsTest {
    private static final Path SUITE = Path.of("src/test/sh/suite").toAbsolutePath();
    private static final String BUNDLER_ENDS = "echo '[ERROR] EsBuild Bundling failed'; exit 1";

    @TempDir
    Path checkout;

    private Path run;

    @BeforeEach
    void aRun() throws IOException {
        run = Files.createDirectories(checkout.resolve("target/test-run"));
        Files.createFile(run.resolve("unit.classes"));
    }

    @Test
    void aPhaseThatTheBundlerEndedBeforeAnyClassBeginsOnceMore() throws Exception {
        Phase phase = phase("[ -e begun ] && { echo tested; exit 0; }; touch begun; " + BUNDLER_ENDS);
        assertThat(phase.starts()).isEqualTo(2);
        assertThat(phase.exitCode()).isZero();
        assertThat(run.resolve("unit.log")).content().contains("EsBuild Bundling failed", "tested");
    }

    @Test
    void aBundlerThatEndsBothStartsIsRed() throws Exception {
        Phase phase = phase(BUNDLER_ENDS);
        assertThat(phase.starts()).isEqualTo(2);
        assertThat(phase.exitCode()).isOne();
    }

    @Test
    void aPhaseThatEndsForAnotherReasonStaysRed() throws Exception {
        assertRedAtOnce(phase("echo '[ERROR] There are test failures'; exit 1"));
    }

    @Test
    void aPhaseWithAClassThatEndedIsNotRepeated() throws Exception {
        assertRedAtOnce(phase("echo line >target/test-run/unit.classes; " + BUNDLER_ENDS));
    }

    @Test
    void aPhaseThatIsGreenBeginsOnce() throws Exception {
        Phase phase = phase("exit 0");
        assertThat(phase.starts()).isOne();
        assertThat(phase.exitCode()).isZero();
    }

    private static void assertRedAtOnce(Phase phase) {
        assertThat(phase.starts()).isOne();
        assertThat(phase.exitCode()).isOne();
    }

    private Phase phase(String buildTool) throws IOException, InterruptedException {
        Path maven = Files.writeString(checkout.resolve("mvnw"), "#!/bin/sh\n" + buildTool + "\n");
        Files.setPosixFilePermissions(maven, PosixFilePermissions.fromString("rwx------"));
        new ProcessBuilder("sh", SUITE.toString(), "phase", "unit")
                .directory(checkout.toFile())
                .redirectErrorStream(true)
                .redirectOutput(checkout.resolve("output").toFile())
                .start()
                .waitFor();
        return Phase.ofLine(Files.readString(run.resolve("phases")).strip());
    }
}
