package dev.grundy.app.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.app.bench.Benchmarks;
import dev.grundy.base.kernel.UnusableException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

class GrundyTest {
    private final StringWriter out = new StringWriter();
    private final StringWriter err = new StringWriter();

    @ParameterizedTest
    @ValueSource(
            strings = {
                "dance",
                "up --port many",
                "up --port 0",
                "up --port 65536",
                "up --role king",
                "up --colour red",
                "user",
                "user grant",
                "user grant ann gold",
                "user grant ann free",
                "user grant ann basic --until 2001-01-01",
                "user grant ann basic --until soon",
                "user role ann",
                "user role ann king",
                "user one-time-password",
                "user forget-second-factor",
                "user suspend",
                "user suspend ann",
                "user suspend ann --reason x --until soon",
                "user suspend ann --reason x --until 2001-01-01",
                "user suspend ann --reason=",
                "user unsuspend",
                "verify no-such-problem",
                "ideas no-such-problem",
                "verify --fresh many",
                "verify --mutants -1",
                "verify --only everything",
                "verify --record --recorded",
                "verify --record lessons",
                "verify --record pom.xml",
                "verify --recorded --only by-hand",
                "generate",
                "generate GMT-001",
                "generate no-such-problem --pin",
                "bench no-such-benchmark",
                "backup",
                "backup pom.xml",
                "backup no-such-directory/file",
                "restore",
                "restore no-such-file",
                "restore pom.xml",
                "restore src",
                "submit",
                "submit nim pom.xml",
                "submit nim pom.xml --server nowhere",
                "submit nim no-such-file --server http://localhost:1",
                "submit nim pom.xml --server http://localhost:1 --token-file no-such-file"
            })
    void refusesWrongUsageWithExitCode2AndNoStackTrace(String line) {
        assertThat(run(line)).isEqualTo(2);
        assertThat(err.toString()).isNotBlank().doesNotContain("\tat ");
    }

    @Test
    void helpNamesTheVerbs() {
        assertThat(run("help")).isZero();
        assertThat(out.toString())
                .contains("up", "doctor", "user", "verify", "generate", "new", "backup", "restore", "./grundy dev");
    }

    @Test
    void anUnknownBenchmarkIsToldWhichThereAre() {
        run("bench celll");
        assertThat(err.toString()).contains("'celll'").contains(Benchmarks.names(Benchmarks.all().stream()));
    }

    /** Others read these names; they are promised. */
    @Test
    void theUsualBenchmarksHaveTheirNames() {
        assertThat(Benchmarks.names(Benchmarks.of(List.of()).stream()))
                .containsExactly(
                        "cell",
                        "cell-single",
                        "verdict-cpp",
                        "verdict-java",
                        "verdict-python",
                        "verdict-javascript",
                        "run",
                        "judgings",
                        "game-solve",
                        "queue-1",
                        "queue-2",
                        "queue-4",
                        "queue-8",
                        "queue-10m",
                        "wake");
    }

    @ParameterizedTest
    @MethodSource("unforeseen")
    void aBugIsNoVerdictAndShowsWhereItIs(Callable<Integer> verb) {
        CommandLine commandLine =
                Grundy.commandLine().addSubcommand("stumble", CommandSpec.wrapWithoutInspection(verb));
        assertThat(run(commandLine, "stumble")).isEqualTo(2);
        assertThat(err.toString())
                .startsWith("grundy: this should not have happened")
                .contains("\tat ");
    }

    static List<Callable<Integer>> unforeseen() {
        return List.of(
                () -> {
                    throw new IllegalStateException("a bug");
                },
                () -> {
                    throw new StackOverflowError();
                });
    }

    @Test
    void aFailureThatWeForesawIsToldInOneLine() {
        Callable<Integer> verb = () -> {
            throw new UnusableException("no room on the disk; make some");
        };
        CommandLine commandLine =
                Grundy.commandLine().addSubcommand("stumble", CommandSpec.wrapWithoutInspection(verb));
        assertThat(run(commandLine, "stumble")).isEqualTo(2);
        assertThat(err.toString()).isEqualToIgnoringNewLines("grundy: no room on the disk; make some");
    }

    @Test
    void whatIsNoReplayBundleIsSaidInOneLine(@TempDir Path directory) throws IOException {
        Path file = Files.writeString(directory.resolve("bundle.json"), "{\"format\":\"other\"}");
        assertThat(run("replay " + file)).isEqualTo(2);
        assertThat(run("replay " + directory.resolve("none"))).isEqualTo(2);
        assertThat(err.toString().lines())
                .hasSize(2)
                .allMatch(line -> line.startsWith("grundy: ") && line.contains(directory.toString()));
    }

    @Test
    void whatIsImportedAndCannotBeJudgedYetIsImportedAllTheSame(@TempDir Path directory) throws IOException {
        Path original = Files.createDirectories(directory.resolve("original"));
        Files.writeString(original.resolve("problem.yaml"), "name: Sum\n");
        Path problems = directory.resolve("problems");
        assertThat(run("import " + original + " --into " + problems)).isZero();
        assertThat(out.toString())
                .contains("imported ICPC")
                .contains("the package is there and cannot be judged yet: fix the errors above");
        assertThat(run("import " + original + " --into " + problems)).isEqualTo(2);
    }

    private int run(String line) {
        return run(Grundy.commandLine(), line);
    }

    private int run(CommandLine commandLine, String line) {
        commandLine.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
        return Grundy.execute(commandLine, line.split(" "));
    }
}
