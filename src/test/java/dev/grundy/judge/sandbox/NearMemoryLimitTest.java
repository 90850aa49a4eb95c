package dev.grundy.judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.Placed;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.sandbox.command.StoredDirectory;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The memory limit is the program's: what the judge puts into its directory and what the runner keeps is not taken off it. */
@Tag("sandbox")
@Timeout(120)
class NearMemoryLimitTest {
    private static final int MIB = 1 << 20;

    /** What a small program needs besides what it asks for, and what the kernel needs to manage that. */
    private static final int MARGIN_MIB = 2;

    private static final byte[] FILL = TestCells.bytes("""
            #include <stdlib.h>
            #include <string.h>
            int main(int count, char **arguments) {
                size_t bytes = (size_t)atoi(arguments[1]) << 20;
                char *filled = malloc(bytes);
                memset(filled, 1, bytes);
                return filled[bytes / 2] - 1;
            }
            """);

    private static TestCells test;
    private static StoredDirectory fill;

    @BeforeAll
    static void open() {
        test = TestCells.open();
        fill = test.compile("gcc", "fill.c", FILL);
    }

    @AfterAll
    static void close() {
        test.close();
    }

    /** How a program comes to run. */
    enum Way {
        AT_ONCE {
            @Override
            RunOutcome run(Command command) {
                return test.cells.run(command);
            }
        },
        AHEAD {
            @Override
            RunOutcome run(Command command) {
                Command waiting = Command.of(
                        command.limits(),
                        "/bin/sh",
                        "-c",
                        "read end <&3; exec /program/main " + command.argv().getLast());
                try (AheadRun run = test.cells.startAhead(waiting).orElseThrow()) {
                    return run.release(command);
                }
            }
        },
        FIRST_OF_A_PAIR {
            @Override
            RunOutcome run(Command command) {
                return test.cells
                        .runPair(command, Command.of(TestCells.LIMITS, "/bin/cat"))
                        .first();
            }
        },
        SECOND_OF_A_PAIR {
            @Override
            RunOutcome run(Command command) {
                return test.cells
                        .runPair(Command.of(TestCells.LIMITS, "/bin/cat"), command)
                        .second();
            }
        };

        abstract RunOutcome run(Command command);
    }

    /** What the judge brings along, and how much the program may take. */
    record Case(Way way, int limitMib, String brought, List<Placed> files, Stdin stdin) {
        RunOutcome fill(int mib) {
            Limits limits = Limits.of(Duration.ofSeconds(10), MemorySize.ofMebibytes(limitMib));
            return way.run(Command.of(limits, "/program/main", Integer.toString(mib))
                    .withProgram(fill)
                    .withFiles(files)
                    .withStdin(stdin));
        }

        @Override
        public String toString() {
            return way + " with " + limitMib + " MiB and " + brought;
        }
    }

    static Stream<Case> cases() {
        return Stream.of(Way.values())
                .flatMap(way -> IntStream.of(16, 256).boxed().flatMap(limit -> casesOf(way, limit)));
    }

    private static Stream<Case> casesOf(Way way, int limitMib) {
        return Stream.of(
                new Case(way, limitMib, "nothing", List.of(), new Stdin.Empty()),
                new Case(way, limitMib, "a small file", stored(MIB), new Stdin.Empty()),
                new Case(way, limitMib, "a large file", stored(24 * MIB), new Stdin.Empty()),
                new Case(way, limitMib, "more than its directory holds", stored(80 * MIB), new Stdin.Empty()),
                new Case(way, limitMib, "many files", many(400), new Stdin.Empty()),
                new Case(way, limitMib, "a long message", List.of(), Stdin.of(new byte[MIB - 4096])));
    }

    private static List<Placed> stored(int bytes) {
        return List.of(Placed.file("data", test.store.put(new byte[bytes])));
    }

    private static List<Placed> many(int count) {
        return IntStream.range(0, count)
                .mapToObj(i -> Placed.file("d" + i + "/data", new byte[100]))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void whoStaysBelowTheLimitIsLetBe(Case given) {
        RunOutcome outcome = given.fill(given.limitMib() - MARGIN_MIB);
        assertThat(outcome.ending()).as(outcome.toString()).isEqualTo(Ending.EXITED);
        assertThat(outcome.exitCode()).isZero();
        assertThat(outcome.memory().bytes()).isLessThanOrEqualTo((long) given.limitMib() * MIB);
    }

    @ParameterizedTest
    @MethodSource("cases")
    void whoGoesBeyondTheLimitIsEnded(Case given) {
        RunOutcome outcome = given.fill(given.limitMib() + MARGIN_MIB);
        assertThat(outcome.ending()).as(outcome.toString()).isEqualTo(Ending.MEMORY_LIMIT);
    }

    @Test
    void theLimitOfTheRunBeforeIsNotThatOfTheFilesOfTheNext() {
        new Case(Way.AT_ONCE, 4, "nothing", List.of(), new Stdin.Empty()).fill(1);
        RunOutcome outcome = new Case(Way.AT_ONCE, 256, "a large file", stored(60 * MIB), new Stdin.Empty()).fill(100);
        assertThat(outcome.ending()).isEqualTo(Ending.EXITED);
    }

    /** A judge in a container that is smaller than its cells together. */
    @Test
    void whoeverIsKilledForTheMemoryOfOthersHasNotExceededTheLimit() throws IOException {
        Assumptions.assumeTrue(test.hasCgroups, "without cgroups the kernel tells of no such end");
        Path limit = limitOfAllCells();
        String before = Files.readString(limit).strip();
        Files.writeString(limit, Long.toString(test.chargedBytes() + 64L * MIB));
        try {
            assertThatThrownBy(() -> new Case(Way.AT_ONCE, 512, "nothing", List.of(), new Stdin.Empty()).fill(200))
                    .isInstanceOf(SandboxException.class)
                    .hasMessageContaining("is exhausted");
        } finally {
            Files.writeString(limit, before);
        }
        assertThat(new Case(Way.AT_ONCE, 512, "nothing", List.of(), new Stdin.Empty())
                        .fill(200)
                        .ending())
                .isEqualTo(Ending.EXITED);
    }

    private static Path limitOfAllCells() {
        return test.cgroups().keySet().stream()
                .map(Path::of)
                .filter(group -> group.getFileName().toString().startsWith("grundy-"))
                .flatMap(group ->
                        Stream.of("memory.limit_in_bytes", "memory.max").map(group::resolve))
                .filter(Files::exists)
                .findFirst()
                .orElseThrow();
    }
}
