package dev.grundy.judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Content;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.PairOutcome;
import dev.grundy.judge.sandbox.command.Placed;
import dev.grundy.judge.sandbox.command.Recording;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.sandbox.command.Stdin;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("sandbox")
@Timeout(60)
class CellsTest {
    /** For programs that are to hit a limit. */
    private static final Limits TIGHT = Limits.of(Duration.ofMillis(300), MemorySize.ofMebibytes(64));

    /** Longer than a test may take. */
    private static final Limits LONG = TestCells.LIMITS.withWall(Duration.ofMinutes(3));

    private static TestCells test;

    @BeforeAll
    static void open() {
        test = TestCells.open();
    }

    @AfterAll
    static void close() {
        test.close();
    }

    private static RunOutcome run(Command command) {
        return test.cells.run(command);
    }

    /** Nobody would see its outcome: it must not keep the cell until its limit. */
    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void aRunEndsWithTheThreadThatWaitsForIt(boolean virtual) throws Exception {
        String seconds = virtual ? "86401" : "86402";
        endsWithItsThread(virtual, seconds, () -> run(Command.of(LONG, "/bin/sleep", seconds)));
    }

    @Test
    void aConversationEndsWithTheThreadThatWaitsForIt() throws Exception {
        Command sleep = Command.of(LONG, "/bin/sleep", "86403");
        endsWithItsThread(true, "86403", () -> test.cells.runPair(sleep, sleep));
    }

    private static void endsWithItsThread(boolean virtual, String seconds, Runnable run) throws Exception {
        CompletableFuture<Throwable> thrown = new CompletableFuture<>();
        Thread waiting = (virtual ? Thread.ofVirtual() : Thread.ofPlatform()).start(() -> {
            try {
                run.run();
                thrown.complete(new AssertionError("it came to an end"));
            } catch (SandboxException e) {
                thrown.complete(e);
            }
        });
        while (!sleeps(seconds)) {
            assertThat(Thread.interrupted()).as("out of time").isFalse();
        }
        waiting.interrupt();
        assertThat(thrown.get()).isInstanceOf(SandboxException.class).hasMessageContaining("interrupted");
        waiting.join();
        assertThat(sleeps(seconds)).isFalse();
        assertThat(test.shell("echo alive").stdoutText()).isEqualTo("alive\n");
    }

    private static boolean sleeps(String seconds) {
        return ProcessHandle.current()
                .descendants()
                .map(process -> process.info().commandLine().orElse(""))
                .anyMatch(line -> line.endsWith("sleep " + seconds));
    }

    @Test
    void whoIsInterruptedAlreadyRunsNothingToItsEnd() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> run(Command.of(LONG, "/bin/sleep", "86404"))).isInstanceOf(SandboxException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(test.shell("echo alive").stdoutText()).isEqualTo("alive\n");
    }

    @Test
    void capturesBothStreamsAndTheExitCode() {
        RunOutcome outcome = test.shell("echo out; echo err >&2; exit 7");
        assertThat(outcome.ending()).isEqualTo(Ending.EXITED);
        assertThat(outcome.exitCode()).isEqualTo(7);
        assertThat(outcome.stdoutText()).isEqualTo("out\n");
        assertThat(outcome.stderrText()).isEqualTo("err\n");
    }

    @Test
    void tellsWhichSignalKilledTheProgram() {
        RunOutcome outcome = test.shell("kill -SEGV $$");
        assertThat(outcome.ending()).isEqualTo(Ending.SIGNALED);
        assertThat(outcome.signal()).isEqualTo(11);
        assertThat(outcome.exitCode()).isEqualTo(-1);
    }

    @Test
    void readsStandardInputFromBytesAndFromTheStore() {
        var cat = Command.of(TestCells.LIMITS, "/bin/cat");
        assertThat(run(cat.withStdin(Stdin.of(TestCells.bytes("small")))).stdoutText())
                .isEqualTo("small");
        assertThat(run(cat.withStdin(Stdin.of(test.store.put(TestCells.bytes("stored")))))
                        .stdoutText())
                .isEqualTo("stored");
        assertThat(run(cat).stdout()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 5 << 20})
    void contentsOfAnySizeReachTheProgram(int size) {
        byte[] bytes = new byte[size];
        List<Placed> files = List.of(Placed.file("one", bytes), Placed.file("two", bytes));
        Command count = Command.of(TestCells.LIMITS, "/bin/sh", "-c", "cat one two - | wc -c")
                .withStdin(Stdin.of(bytes))
                .withFiles(files);
        String all = 3L * size + "\n";
        assertThat(run(count).stdoutText()).isEqualTo(all);
        Command talker = Command.of(TestCells.LIMITS, "/bin/sh", "-c", "cat one two | wc -c >&2")
                .withFiles(files);
        PairOutcome pair = test.cells.runPair(talker, talker);
        assertThat(pair.first().stderrText()).isEqualTo(2L * size + "\n");
        assertThat(pair.second().stderrText()).isEqualTo(2L * size + "\n");
        try (AheadRun run = test.cells.startAhead(loader(TestCells.LIMITS)).orElseThrow()) {
            RunOutcome outcome = run.release(loader(TestCells.LIMITS)
                    .withStdin(Stdin.of(bytes))
                    .withFiles(List.of(
                            Placed.file("one", bytes),
                            Placed.file(
                                    "later.py",
                                    TestCells.bytes(
                                            "import os, sys; print(len(sys.stdin.read()), os.path.getsize('one'))")))));
            assertThat(outcome.stdoutText()).isEqualTo(size + " " + size + "\n");
        }
    }

    @Test
    void standardStreamsCanBeOpenedByName() {
        RunOutcome outcome =
                run(Command.of(TestCells.LIMITS, "/bin/sh", "-c", "cat /dev/stdin > /dev/stdout; echo e > /dev/stderr")
                        .withStdin(Stdin.of(TestCells.bytes("by name"))));
        assertThat(outcome.stdoutText()).isEqualTo("by name");
        assertThat(outcome.stderrText()).isEqualTo("e\n");
    }

    @Test
    void seesExactlyTheGivenEnvironment() {
        RunOutcome outcome = run(Command.of(TestCells.LIMITS, "/usr/bin/env").withEnvironment(Map.of("ONLY", "this")));
        assertThat(outcome.stdoutText()).isEqualTo("ONLY=this\n");
    }

    @Test
    void showsTheProgramsDirectoryReadOnly() {
        var program = test.store.putDirectory(Map.of(
                "bin/hello", Content.of(TestCells.bytes("#!/bin/sh\necho hello\necho x > /program/bin/hello\n"))));
        RunOutcome outcome =
                run(Command.of(TestCells.LIMITS, "/program/bin/hello").withProgram(program));
        assertThat(outcome.stdoutText()).isEqualTo("hello\n");
        assertThat(outcome.exitCode()).isNotZero();
    }

    /** It may be what the cell showed last: the one that was thrown away is empty. */
    @Test
    void showsAProgramsDirectoryThatTheStoreHasMadeAnew() {
        Map<String, Content> files = Map.of("again", Content.of(TestCells.bytes("#!/bin/sh\necho again\n")));
        for (int i = 0; i < 2; i++) {
            var program = test.store.putDirectory(files);
            RunOutcome outcome =
                    run(Command.of(TestCells.LIMITS, "/program/again").withProgram(program));
            assertThat(outcome.stdoutText()).isEqualTo("again\n");
            test.store.discard(program);
        }
    }

    @Test
    void placesFilesAndBringsResultsBack() {
        RunOutcome outcome = run(Command.of(
                        TestCells.LIMITS,
                        "/bin/sh",
                        "-c",
                        "cat in/a.txt > b.txt; mkdir -p d/e; echo deep > d/e/f; ln -s /etc/passwd d/link; mkfifo d/fifo")
                .withFiles(List.of(Placed.file("in/a.txt", TestCells.bytes("placed"))))
                .withCollect("b.txt", "d", "missing"));
        assertThat(outcome.collected()).containsOnlyKeys("b.txt", "d/e/f");
        assertThat(outcome.collected().get("b.txt")).isEqualTo(TestCells.bytes("placed"));
    }

    @Test
    void startsInAnEmptyWorkspaceEveryTime() {
        test.shell("echo secret > left; mkdir more; echo x > /tmp/y; echo x > /dev/shm/z");
        for (int i = 0; i < 2 * test.cells.size(); i++) {
            assertThat(test.shell("ls -A /w /tmp /dev/shm").stdoutText()).isEqualTo("/dev/shm:\n\n/tmp:\n\n/w:\n");
        }
    }

    @Test
    void allowsOutputUpToTheLimitAndNotAByteMore() {
        var limits = TestCells.LIMITS.withOutput(MemorySize.ofBytes(100_000));
        RunOutcome full = run(Command.of(limits, "/usr/bin/head", "-c", "100000", "/dev/zero"));
        assertThat(full.ending()).isEqualTo(Ending.EXITED);
        assertThat(full.stdout()).hasSize(100_000);
        RunOutcome over = run(Command.of(limits, "/usr/bin/head", "-c", "100001", "/dev/zero"));
        assertThat(over.ending()).isEqualTo(Ending.OUTPUT_LIMIT);
        assertThat(over.stdout()).hasSize(100_000);
    }

    @Test
    void keepsTheBeginningOfStandardErrorAndDropsTheRest() {
        var limits = TestCells.LIMITS.withStderr(MemorySize.ofBytes(1000));
        RunOutcome outcome = run(Command.of(limits, "/bin/sh", "-c", "head -c 300000 /dev/zero >&2"));
        assertThat(outcome.ending()).isEqualTo(Ending.EXITED);
        assertThat(outcome.stderr()).hasSize(1000);
    }

    @Test
    void chargesTheCpuTimeOfAllProcesses() {
        RunOutcome outcome = run(Command.of(
                TIGHT.withWall(Duration.ofSeconds(20)),
                "/bin/sh",
                "-c",
                "for i in 1 2 3; do (while :; do :; done) & done; wait"));
        assertThat(outcome.ending()).isEqualTo(Ending.CPU_LIMIT);
        assertThat(outcome.cpu()).isGreaterThanOrEqualTo(TIGHT.cpu());
    }

    @Test
    void endsAProgramThatSleeps() {
        RunOutcome outcome = run(Command.of(TIGHT.withWall(Duration.ofMillis(200)), "/bin/sleep", "100"));
        assertThat(outcome.ending()).isEqualTo(Ending.WALL_LIMIT);
    }

    @Test
    void reportsWhatItCouldNotDoAsAFailureOfOurs() {
        assertThatThrownBy(() -> run(Command.of(TestCells.LIMITS, "/usr/bin/no-such-program")))
                .isInstanceOf(SandboxException.class)
                .hasMessageContaining("execute the program")
                .hasMessageContaining("no such file");
        assertThat(test.shell("echo on").stdoutText()).isEqualTo("on\n");
    }

    @Test
    void aProgramThatTheKernelRefusesHasFailedByItself() {
        for (String content :
                List.of("#!/no/such/interpreter\n", "#!/etc/passwd\n", "\177ELF and nothing more", "\0\0\0\0")) {
            var program = test.store.putDirectory(Map.of("main", Content.of(TestCells.bytes(content))));
            RunOutcome outcome =
                    run(Command.of(TestCells.LIMITS, "/program/main").withProgram(program));
            assertThat(outcome.ending()).as(content).isEqualTo(Ending.EXITED);
            assertThat(outcome.exitCode()).as(content).isEqualTo(126);
            assertThat(outcome.stderrText()).startsWith("the program cannot be executed: ");
        }
        assertThatThrownBy(() -> run(Command.of(TestCells.LIMITS, "/program/main")))
                .as("a program that was never made")
                .isInstanceOf(SandboxException.class);
    }

    @Test
    void joinsTwoProgramsByDirectChannels() {
        var limits = TestCells.LIMITS;
        PairOutcome outcome = test.cells.runPair(
                Command.of(limits, "/bin/sh", "-c", "read x; echo $((x + 1)); read y; echo $y >&2"),
                Command.of(limits, "/bin/sh", "-c", "echo 41; read answer; echo right; echo $answer >&2; exit 42"));
        assertThat(outcome.first().stderrText()).isEqualTo("right\n");
        assertThat(outcome.second().stderrText()).isEqualTo("42\n");
        assertThat(outcome.second().exitCode()).isEqualTo(42);
    }

    @RepeatedTest(10)
    void whatTwoProgramsSayToEachOtherCanBeTakenDown() {
        Recording recording = new Recording(1000, 100);
        PairOutcome outcome = test.cells.runPair(
                Command.of(TestCells.LIMITS, "/bin/sh", "-c", "read x; echo $((x + 1)); read y; echo $y >&2; exit 7"),
                Command.of(TestCells.LIMITS, "/bin/sh", "-c", "echo 41; read answer; echo right; exit 42"),
                second -> second.exitCode() != 42,
                recording);
        assertThat(outcome.first().exitCode()).isEqualTo(7);
        assertThat(outcome.first().stderrText()).isEqualTo("right\n");
        assertThat(outcome.second().exitCode()).isEqualTo(42);
        assertThat(recording.beginning())
                .extracting(turn -> turn.side() + " " + new String(turn.bytes(), StandardCharsets.UTF_8))
                .containsExactly("SECOND 41\n", "FIRST 42\n", "SECOND right\n");
    }

    @RepeatedTest(10)
    void whoeverTakesDownAConversationChangesNotWhoWasFirst() {
        PairOutcome crashed = test.cells.runPair(
                Command.of(TestCells.LIMITS, "/bin/sh", "-c", "exit 1"),
                Command.of(TestCells.LIMITS, "/bin/sh", "-c", "read guess || exit 43"),
                second -> second.exitCode() == 43,
                new Recording(1000, 100));
        assertThat(crashed.first().exitCode()).isEqualTo(1);
        assertThat(crashed.firstEndedFirst()).isTrue();
        Recording recording = new Recording(1000, 100);
        PairOutcome refused = test.cells.runPair(
                Command.of(TestCells.LIMITS, "/bin/sh", "-c", "echo wrong; read answer || exit 1"),
                Command.of(TestCells.LIMITS, "/bin/sh", "-c", "read guess; exit 43"),
                second -> second.exitCode() == 43,
                recording);
        assertThat(refused.first().ending()).isEqualTo(Ending.STOPPED);
        assertThat(refused.firstEndedFirst()).isFalse();
        assertThat(recording.beginning()).hasSize(1);
    }

    @Test
    void aFloodThatNobodyReadsIsTakenDownWithinBounds() {
        Recording recording = new Recording(1000, 100);
        PairOutcome outcome = test.cells.runPair(
                Command.of(TestCells.LIMITS, "/bin/sh", "-c", "exec head -c 3000000 /dev/zero"),
                Command.of(TestCells.LIMITS, "/bin/sh", "-c", "sleep 0.2"),
                second -> second.exitCode() != 0,
                recording);
        assertThat(outcome.first().ending()).isEqualTo(Ending.EXITED);
        assertThat(recording.leftOut()).isEqualTo(3_000_000 - 2000);
        assertThat(test.shell("echo on").stdoutText()).isEqualTo("on\n");
    }

    @Test
    void aProgramWhosePartnerIsGoneSeesTheEndOfItsInput() {
        PairOutcome outcome =
                test.cells.runPair(Command.of(TestCells.LIMITS, "/bin/cat"), Command.of(TestCells.LIMITS, "/bin/true"));
        assertThat(outcome.first().ending()).isEqualTo(Ending.EXITED);
        assertThat(outcome.firstEndedFirst()).isFalse();
    }

    @RepeatedTest(10)
    void aProgramMayHaveTheLastWordThoughItsPartnerIsGone() {
        PairOutcome outcome = test.cells.runPair(
                Command.of(TestCells.LIMITS, "/bin/true"),
                Command.of(TestCells.LIMITS, "/bin/sh", "-c", "cat; exec head -c 1000000 /dev/zero"));
        assertThat(outcome.second().ending()).isEqualTo(Ending.EXITED);
        assertThat(outcome.second().exitCode()).isZero();
    }

    @RepeatedTest(10)
    void aProgramsLastWordIsNoFailureThoughItsPartnerHasAcceptedAndIsGone() {
        PairOutcome outcome = test.cells.runPair(
                Command.of(TestCells.LIMITS, "/bin/sh", "-c", "cat; exec head -c 1000000 /dev/zero"),
                Command.of(TestCells.LIMITS, "/bin/true"));
        assertThat(outcome.first().ending()).as(outcome.toString()).isEqualTo(Ending.EXITED);
        assertThat(outcome.first().exitCode()).isZero();
    }

    @Test
    void aPartnerWaitsForAProgramThatTakesLongerThanThePartnersOwnLimit() {
        PairOutcome outcome = test.cells.runPair(
                Command.of(TestCells.LIMITS, "/bin/sh", "-c", "sleep 0.5; echo guess"),
                Command.of(TestCells.LIMITS.withWall(Duration.ofMillis(50)), "/bin/sh", "-c", "read guess"),
                second -> second.exitCode() != 0);
        assertThat(outcome.second().ending()).isEqualTo(Ending.EXITED);
        assertThat(outcome.first().ending()).isEqualTo(Ending.EXITED);
    }

    @Test
    void theSecondProgramMayDecideForBoth() {
        PairOutcome outcome = test.cells.runPair(
                Command.of(TestCells.LIMITS, "/bin/sleep", "100"),
                Command.of(TestCells.LIMITS, "/bin/sh", "-c", "exit 43"),
                second -> second.exitCode() == 43);
        assertThat(outcome.first().ending()).isEqualTo(Ending.STOPPED);
        assertThat(outcome.second().exitCode()).isEqualTo(43);
        assertThat(test.shell("echo on").stdoutText()).isEqualTo("on\n");
    }

    @RepeatedTest(50)
    void aCrashThatItsPartnerHearsOfCameFirst() {
        PairOutcome outcome = test.cells.runPair(
                Command.of(TestCells.LIMITS, "/bin/sh", "-c", "exit 1"),
                Command.of(TestCells.LIMITS, "/bin/sh", "-c", "read guess || exit 43"),
                second -> second.exitCode() == 43);
        assertThat(outcome.first().ending()).isEqualTo(Ending.EXITED);
        assertThat(outcome.first().exitCode()).isEqualTo(1);
        assertThat(outcome.firstEndedFirst()).isTrue();
    }

    @RepeatedTest(50)
    void aProgramThatWaitsWhileItsPartnerRefusesWasNotFirst() {
        PairOutcome outcome = test.cells.runPair(
                Command.of(TestCells.LIMITS, "/bin/sh", "-c", "echo wrong; read answer || exit 1"),
                Command.of(TestCells.LIMITS, "/bin/sh", "-c", "read guess; exit 43"),
                second -> second.exitCode() == 43);
        assertThat(outcome.first().ending()).isEqualTo(Ending.STOPPED);
        assertThat(outcome.firstEndedFirst()).isFalse();
    }

    @Test
    void aProgramWhosePartnerNeverSpeaksEndsAtItsWallLimit() {
        Limits impatient = TestCells.LIMITS.withWall(Duration.ofMillis(300));
        // With the same limit for both, either may be ended first, which ends the other by end of file.
        Limits patient = TestCells.LIMITS.withWall(Duration.ofMinutes(1));
        PairOutcome outcome = test.cells.runPair(Command.of(impatient, "/bin/cat"), Command.of(patient, "/bin/cat"));
        assertThat(outcome.first().ending()).isEqualTo(Ending.WALL_LIMIT);
        assertThat(outcome.second().ending()).isEqualTo(Ending.EXITED);
    }

    @Test
    void aPairThatCannotStartIsAFailureOfOurs() {
        var limits = TestCells.LIMITS;
        assertThatThrownBy(() -> test.cells.runPair(
                        Command.of(limits, "/bin/sleep", "100"), Command.of(limits, "/no-such-interactor")))
                .isInstanceOf(SandboxException.class);
        assertThatThrownBy(() ->
                        test.cells.runPair(Command.of(limits, "/no-such-solution"), Command.of(limits, "/bin/cat")))
                .isInstanceOf(SandboxException.class);
        assertThat(test.shell("echo on").stdoutText()).isEqualTo("on\n");
    }

    /** Waits for the end of descriptor 3, then runs the file that came with the release. */
    private static final String LOADER = "import os; os.read(3, 1); exec(open('/w/later.py').read())";

    private static Command loader(Limits limits) {
        return Command.of(limits, "/usr/bin/python3", "-S", "-c", LOADER);
    }

    @Test
    void aProgramStartedAheadGetsTheRestWithItsRelease() {
        var program = test.store.putDirectory(Map.of("data", Content.of(TestCells.bytes("shown"))));
        try (AheadRun run = test.cells.startAhead(loader(TestCells.LIMITS)).orElseThrow()) {
            assertThat(test.shell("echo meanwhile").stdoutText()).isEqualTo("meanwhile\n");
            RunOutcome outcome = run.release(loader(TestCells.LIMITS)
                    .withProgram(program)
                    .withStdin(Stdin.of(TestCells.bytes("typed")))
                    .withFiles(List.of(
                            Placed.file("later.py", TestCells.bytes("print(input(), open('/program/data').read())")))));
            assertThat(outcome.stderrText()).isEmpty();
            assertThat(outcome.stdoutText()).isEqualTo("typed shown\n");
            assertThat(outcome.exitCode()).isZero();
        }
    }

    /** Some programs ask how large their input is, or go back in it. */
    @Test
    void aProgramStartedAheadReadsAFileAsAnyOther() {
        String later =
                "import os, sys; print(os.read(0, os.fstat(0).st_size)); sys.stdin.seek(0); print(open('/dev/stdin').read())";
        try (AheadRun run = test.cells.startAhead(loader(TestCells.LIMITS)).orElseThrow()) {
            RunOutcome outcome = run.release(loader(TestCells.LIMITS)
                    .withStdin(Stdin.of(TestCells.bytes("typed")))
                    .withFiles(List.of(Placed.file("later.py", TestCells.bytes(later)))));
            assertThat(outcome.stderrText()).isEmpty();
            assertThat(outcome.stdoutText()).isEqualTo("b'typed'\ntyped\n");
        }
    }

    @Test
    void aProgramStartedAheadMayHaveNoInput() {
        try (AheadRun run = test.cells.startAhead(loader(TestCells.LIMITS)).orElseThrow()) {
            RunOutcome outcome = run.release(loader(TestCells.LIMITS)
                    .withFiles(List.of(
                            Placed.file("later.py", TestCells.bytes("import sys; print(len(sys.stdin.read()))")))));
            assertThat(outcome.stdoutText()).isEqualTo("0\n");
        }
    }

    @Test
    void aProgramStartedAheadIsChargedFromItsRelease() {
        Limits tight = TIGHT.withWall(Duration.ofSeconds(20));
        Command spendsBefore = Command.of(
                tight,
                "/usr/bin/python3",
                "-S",
                "-c",
                "import os, time\nwhile time.process_time() < 0.5: pass\nos.read(3, 1)\nprint('done')");
        try (AheadRun run = test.cells.startAhead(spendsBefore).orElseThrow()) {
            awaitCpuTime(Duration.ofMillis(400));
            assertThat(run.release(spendsBefore).stdoutText()).isEqualTo("done\n");
        }
        try (AheadRun run = test.cells.startAhead(loader(tight)).orElseThrow()) {
            RunOutcome outcome = run.release(
                    loader(tight).withFiles(List.of(Placed.file("later.py", TestCells.bytes("while True: pass")))));
            assertThat(outcome.ending()).isEqualTo(Ending.CPU_LIMIT);
        }
    }

    private static void awaitCpuTime(Duration cpu) {
        while (ProcessHandle.current()
                .descendants()
                .noneMatch(process -> isPython(process)
                        && process.info()
                                        .totalCpuDuration()
                                        .orElse(Duration.ZERO)
                                        .compareTo(cpu)
                                >= 0)) {
            Thread.onSpinWait();
        }
    }

    private static boolean isPython(ProcessHandle process) {
        return process.info()
                .command()
                .filter(command -> command.contains("python"))
                .isPresent();
    }

    @Test
    void aPairWhoseLimitsLeaveNoRoomEndsAtTheMemoryLimit() {
        var small = Limits.of(Duration.ofSeconds(1), MemorySize.ofBytes(1));
        PairOutcome outcome =
                test.cells.runPair(Command.of(small, "/usr/bin/python3"), Command.of(TestCells.LIMITS, "/bin/cat"));
        assertThat(outcome.first().ending()).isEqualTo(Ending.MEMORY_LIMIT);
    }

    /** The kernel took bubblewrap instead in three of five times: with it the cell was gone. */
    @Test
    void noLimitIsSoSmallThatItTakesTheCellWithIt() {
        var small = Limits.of(Duration.ofSeconds(1), MemorySize.ofBytes(1));
        for (int pair = 0; pair < 20; pair++) {
            PairOutcome outcome =
                    test.cells.runPair(Command.of(small, "/usr/bin/python3"), Command.of(TestCells.LIMITS, "/bin/cat"));
            assertThat(outcome.first().ending()).isEqualTo(Ending.MEMORY_LIMIT);
        }
    }

    @Test
    void aLargeInputReachesAProgramStartedAhead() {
        byte[] large = new byte[5_000_000];
        try (AheadRun run = test.cells.startAhead(loader(TestCells.LIMITS)).orElseThrow()) {
            RunOutcome outcome = run.release(loader(TestCells.LIMITS)
                    .withStdin(Stdin.of(test.store.put(large)))
                    .withFiles(List.of(Placed.file(
                            "later.py", TestCells.bytes("import sys; print(len(sys.stdin.buffer.read()))")))));
            assertThat(outcome.stdoutText()).isEqualTo("5000000\n");
        }
    }

    @Test
    void aProgramStartedAheadThatIsNotNeededLeavesNothing() {
        test.cells.startAhead(loader(TestCells.LIMITS)).orElseThrow().close();
        test.cells.startAhead(loader(TestCells.LIMITS)).orElseThrow().close();
        assertThat(test.shell("echo on").stdoutText()).isEqualTo("on\n");
    }

    @Test
    void onlyAsManyAreStartedAheadAsThereAreCores() {
        try (AheadRun _ = test.cells.startAhead(loader(TestCells.LIMITS)).orElseThrow()) {
            assertThat(test.cells.startAhead(loader(TestCells.LIMITS))).isEmpty();
        }
    }
}
