package dev.grundy.judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.sandbox.command.StoredDirectory;
import dev.grundy.judge.sandbox.host.Walls;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Attacks of src/test/resources/hostile. {@code ./grundy test} makes one for each wall, {@code ./grundy test --all} makes every one
 * behind every kind of walls that this machine can build.
 */
@Tag("sandbox")
class HostileTest {
    private static final boolean ALL = Boolean.getBoolean("test.all");
    private static final String SECRET = "the answer of test 7";

    /** Longer than any kernel's, which is 10 ms at 100 Hz. */
    private static final long TICK_NANOS = 12_000_000;

    /** What a fresh cell looks like from inside. */
    private static final String LOOK_AROUND =
            "ls -A /w; set -- /proc/[0-9]*; echo $#; wc -l < /proc/self/mountinfo; id -u; ulimit -n; nice; echo well";

    /** Each is compiled once, behind the walls that meet it first: what it attacks is where it runs. */
    private static final Map<String, byte[]> COMPILED = new ConcurrentHashMap<>();

    private static Map<Walls, TestCells> cells;
    private static Map<Walls, String> fresh;
    private static Map<Walls, Command> state;
    private static Map<Walls, String> freshState;
    private static Map<Walls, Command> honest;

    @BeforeAll
    static void open() {
        List<Walls> ways = TestCells.waysHere();
        cells = (ALL ? ways : ways.subList(0, 1)).stream().collect(Collectors.toMap(way -> way, TestCells::open));
        cells.values().forEach(test -> test.store.put(TestCells.bytes(SECRET)));
        fresh = cells.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, entry -> lookAround(entry.getValue())));
        honest = cells.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey,
                        entry -> honest(entry.getValue(), "g++", "main.cpp")
                                .withStdin(Stdin.of(TestCells.bytes("1000000\n")))));
        state = cells.entrySet().stream()
                .collect(Collectors.toMap(Map.Entry::getKey, entry -> honest(entry.getValue(), "gcc", "state.c")));
        freshState = cells.keySet().stream().collect(Collectors.toMap(way -> way, HostileTest::lookAtState));
    }

    @AfterAll
    static void close() {
        cells.values().forEach(TestCells::close);
    }

    @Test
    void everyRunTriesEachWallOnce() {
        assertThat(HostileCase.core())
                .extracting(attack -> attack.expect().get("wall"))
                .hasSizeGreaterThan(20)
                .doesNotHaveDuplicates();
    }

    @TestFactory
    Stream<DynamicContainer> attacksAreContained() {
        List<HostileCase> attacks = ALL ? HostileCase.all() : HostileCase.core();
        return cells.keySet().stream()
                .map(way -> DynamicContainer.dynamicContainer(
                        way.name(),
                        attacks.stream()
                                .map(attack -> DynamicTest.dynamicTest(attack.name(), () -> contain(way, attack)))));
    }

    private static void contain(Walls way, HostileCase attack) {
        TestCells test = cells.get(way);
        Command command = withInput(test, attack.command(test, COMPILED), attack);
        TestCells.Traces before = test.traces();
        for (int i = 0; i < attack.repeat(); i++) {
            if (i % 2 == 1) {
                awaitTick();
            }
            check(attack, test.cells.run(command), test.hasCgroups);
        }
        assertThat(lookAround(test)).as("the cell after the attack").isEqualTo(fresh.get(way));
        assertThat(lookAtState(way))
                .as("what the next program finds of itself, of the runner and of the cell")
                .isEqualTo(freshState.get(way));
        RunOutcome next = test.cells.run(honest.get(way));
        assertThat(next.succeeded()).as(next.toString()).isTrue();
        assertThat(next.stdoutText()).as("the next program's output").isEqualTo("1000000 sorted\n");
        assertThat(test.traces())
                .as("processes, groups, mounts and files of the host")
                .isEqualTo(before);
    }

    /** Of the clock that stamps files: within one, the runner renews the work directory after any change there. */
    private static void awaitTick() {
        long begun = System.nanoTime();
        while (System.nanoTime() - begun < TICK_NANOS) {
            Thread.onSpinWait();
        }
    }

    private static String lookAtState(Walls way) {
        RunOutcome outcome = cells.get(way).cells.run(state.get(way));
        assertThat(outcome.succeeded()).as(outcome.toString()).isTrue();
        return outcome.stdoutText();
    }

    /** What is run after each attack. */
    private static Command honest(TestCells test, String compiler, String name) {
        try {
            StoredDirectory program =
                    test.compile(compiler, name, Files.readAllBytes(Path.of("src/test/resources/honest", name)));
            return Command.of(TestCells.LIMITS, "/program/main").withProgram(program);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Command withInput(TestCells test, Command command, HostileCase attack) {
        return switch ((String) attack.expect().getOrDefault("stdin", "")) {
            case "" -> command;
            case "stored" -> command.withStdin(Stdin.of(test.store.put(TestCells.bytes("input"))));
            case "secret reversed" ->
                command.withStdin(Stdin.of(
                        TestCells.bytes(new StringBuilder(SECRET).reverse().toString())));
            case String other -> throw new IllegalArgumentException("unknown stdin: " + other);
        };
    }

    private static void check(HostileCase attack, RunOutcome outcome, boolean cgroups) {
        var told = outcome + "\nstdout: " + cut(outcome.stdoutText()) + "\nstderr: " + cut(outcome.stderrText());
        Map<String, Object> expect = attack.expect();
        assertThat(attack.endings(cgroups)).as(told).contains(outcome.ending());
        if (expect.get("exit") instanceof Integer exit) {
            assertThat(outcome.exitCode()).as(told).isEqualTo(exit);
        }
        if (expect.get("signal") instanceof Integer signal) {
            assertThat(outcome.signal()).as(told).isEqualTo(signal);
        }
        if (expect.get("stdout") instanceof String stdout) {
            assertThat(outcome.stdoutText()).as(told).isEqualTo(stdout);
        }
        if (expect.get("stdout_bytes") instanceof Integer bytes) {
            assertThat(outcome.stdout()).as(told).hasSize(bytes);
        }
        if (expect.get("succeeds") instanceof Boolean succeeds) {
            assertThat(outcome.succeeded()).as(told).isEqualTo(succeeds);
        }
        if (expect.get("collected") instanceof Map<?, ?> collected) {
            assertThat(outcome.collected().entrySet().stream()
                            .collect(Collectors.toMap(Map.Entry::getKey, file -> HostileCase.text(file.getValue()))))
                    .as(told)
                    .isEqualTo(collected);
        }
    }

    private static String lookAround(TestCells test) {
        return test.shell(LOOK_AROUND).stdoutText();
    }

    private static String cut(String text) {
        return text.substring(0, Math.min(text.length(), 600));
    }
}
