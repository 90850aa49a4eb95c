package dev.grundy.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.bench.Benchmarks;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

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
                "verify no-such-problem",
                "verify --fresh many",
                "verify --mutants -1",
                "generate",
                "generate GMT-001",
                "generate no-such-problem --pin",
                "bench no-such-benchmark"
            })
    void refusesWrongUsageWithExitCode2AndNoStackTrace(String line) {
        assertThat(run(line)).isEqualTo(2);
        assertThat(err.toString()).isNotBlank().doesNotContain("\tat ");
    }

    @Test
    void helpNamesTheVerbs() {
        assertThat(run("help")).isZero();
        assertThat(out.toString()).contains("up", "doctor", "user", "verify", "generate", "new", "./grundy dev");
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
                        "judgings",
                        "queue-1",
                        "queue-2",
                        "queue-4",
                        "queue-8",
                        "queue-10m",
                        "wake");
    }

    private int run(String line) {
        CommandLine commandLine = Grundy.commandLine();
        return commandLine
                .setOut(new PrintWriter(out, true))
                .setErr(new PrintWriter(err, true))
                .execute(line.split(" "));
    }
}
