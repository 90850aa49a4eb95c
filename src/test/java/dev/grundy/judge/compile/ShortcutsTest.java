package dev.grundy.judge.compile;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.format.language.Toolchain;
import dev.grundy.judge.host.CellCommands;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.host.ResultCache;
import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.sandbox.Cells;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.workshop.TestWorkshop;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.Timeout.ThreadMode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What makes compiling faster leaves its outcome as it is: for the core of a corpus, and with {@code ./grundy test --all} for all of it. */
@Tag("sandbox")
class ShortcutsTest {
    private static final Path CORPUS = Path.of("src/test/resources/compile/both-ways");
    private static final Set<String> CORE = Set.of(
            "after-comments.cpp",
            "compact.java",
            "counter-before.cpp",
            "in-a-string.cpp",
            "macro-before.cpp",
            "many-errors.java",
            "missing-header.cpp",
            "named-package.java",
            "pragma-target-before.cpp",
            "the-judges-own-class.java",
            "type-error.cpp",
            "unclosed-if.cpp");
    private static final MemorySize MEMORY = MemorySize.ofMebibytes(256);

    private static TestWorkshop shop;
    private static FastStart shortcuts;
    private static Compiler quick;
    private static Compiler plain;

    /** Of each file: compiled both ways, in as many cells as there are. */
    private static Map<Path, BothWays> compiled;

    private record BothWays(Compiled quickly, Compiled plainly) {}

    @BeforeAll
    static void open() throws IOException {
        shop = TestWorkshop.withEmptyStore();
        Path results = Files.createDirectory(shop.workshop.store().root().resolve("both-ways"));
        ResultCache ofQuick = new ResultCache(results.resolve("quick"));
        shortcuts = new FastStart(FastStartConfig.USUAL, shop.workshop.cells(), shop.workshop.store(), ofQuick);
        quick = new Compiler(shop.workshop.cells(), shop.workshop.store(), ofQuick, shortcuts);
        plain = new Compiler(
                shop.workshop.cells(),
                shop.workshop.store(),
                new ResultCache(results.resolve("plain")),
                Shortcuts.NONE);
        shortcuts.warmUp(shop.workshop.toolchains());
        compiled = corpus().parallel()
                .collect(Collectors.toConcurrentMap(Function.identity(), ShortcutsTest::compileBothWays));
    }

    @AfterAll
    static void close() {
        shortcuts.close();
        shop.close();
    }

    static Stream<Path> corpus() throws IOException {
        try (Stream<Path> files = Files.list(CORPUS)) {
            return files
                    .filter(file -> Boolean.getBoolean("test.all")
                            || CORE.contains(file.getFileName().toString()))
                    .sorted()
                    .toList()
                    .stream();
        }
    }

    @Test
    void theCoreIsPartOfTheCorpus() {
        assertThat(CORE).allSatisfy(name -> assertThat(CORPUS.resolve(name)).isRegularFile());
    }

    @Test
    void aSourceWaitsForAPrecompiledHeaderOnceThreeOthersHaveWantedIt(@TempDir Path empty) {
        Source source = Source.single(shop.language("cpp"), "#include <bits/stdc++.h>\nint main() {}");
        PrecompiledHeader header =
                new PrecompiledHeader(shop.workshop.cells(), shop.workshop.store(), new ResultCache(empty));
        assertThat(Stream.generate(() -> header.prepare(source, shop.toolchain("cpp")))
                        .limit(4)
                        .map(preparation -> preparation.equals(Shortcuts.Preparation.NONE)))
                .containsExactly(true, true, true, false);
    }

    /** Its run begins anew where another takes its cell, so a second process is seen. */
    @Test
    void aHeaderMadeAheadLeavesItsCellToOthers(@TempDir Path empty) {
        Source source = Source.single(shop.language("cpp"), "#include <bits/stdc++.h>\nint main() {}");
        Cells cells = shop.workshop.cells();
        PrecompiledHeader header = new PrecompiledHeader(cells, shop.workshop.store(), new ResultCache(empty));
        try (ExecutorService threads = Executors.newCachedThreadPool()) {
            CompletableFuture<Void> made =
                    CompletableFuture.runAsync(() -> header.makeAhead(shop.toolchain("cpp")), threads);
            Set<Long> first = headersInTheMaking(made, Set.of());
            for (int i = 0; i < cells.size(); i++) {
                threads.execute(() -> cells.run(
                        Command.of(Limits.of(Duration.ofSeconds(10), MemorySize.ofMebibytes(64)), "/bin/sleep", "1")));
            }
            assertThat(headersInTheMaking(made, first)).isNotEmpty();
            made.join();
        }
        assertThat(header.prepare(source, shop.toolchain("cpp"))).isNotEqualTo(Shortcuts.Preparation.NONE);
    }

    /** Processes that make a header and are none of these; empty if the header is there before one is seen. */
    private static Set<Long> headersInTheMaking(CompletableFuture<Void> made, Set<Long> known) {
        Set<Long> seen = Set.of();
        while (seen.isEmpty() && !made.isDone()) {
            seen = ProcessHandle.current()
                    .descendants()
                    .filter(process -> process.info().commandLine().orElse("").contains("c++-header"))
                    .map(ProcessHandle::pid)
                    .filter(pid -> !known.contains(pid))
                    .collect(Collectors.toSet());
        }
        return seen;
    }

    @Test
    void theSelfTestOfCppWantsNoPrecompiledHeader() {
        assertThat(PrecompiledHeader.beginsWithIt(shop.language("cpp").selfTest()))
                .isFalse();
    }

    @ParameterizedTest
    @MethodSource("corpus")
    void compileAndRunAsWithoutThem(Path file) {
        Compiled quickly = compiled.get(file).quickly();
        Compiled plainly = compiled.get(file).plainly();
        assertThat(quickly.compilation().ok()).isEqualTo(plainly.compilation().ok());
        assertThat(quickly.compilation().output())
                .isEqualTo(plainly.compilation().output());
        assertThat(quickly.executable().map(ShortcutsTest::run))
                .isEqualTo(plainly.executable().map(ShortcutsTest::run));
    }

    private static BothWays compileBothWays(Path file) {
        try {
            String id = file.toString().endsWith(".java") ? "java" : "cpp";
            Source source = Source.single(shop.language(id), Files.readString(file));
            return new BothWays(compile(quick, source, id), compile(plain, source, id));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Compiled compile(Compiler compiler, Source source, String id) {
        return compiler.compile(source, shop.toolchain(id), Optional.empty(), Compiler.USUAL_LIMITS);
    }

    /** How it ended and what it printed. */
    private static String run(Executable executable) {
        RunOutcome outcome = shop.workshop
                .cells()
                .run(CellCommands.of(
                                executable.argv(MEMORY, List.of()),
                                executable.environment(),
                                Limits.of(Duration.ofSeconds(20), MemorySize.ofMebibytes(1_024))
                                        .withProcesses(128))
                        .withProgram(executable.directory()));
        return outcome.ending() + " " + outcome.exitCode() + "\n" + outcome.stdoutText();
    }

    /** The answer that nobody waited for must not go to the next caller. */
    @Test
    @Timeout(value = 120, threadMode = ThreadMode.SEPARATE_THREAD)
    void aCompilationThatWasGivenUpIsNobodyElses() throws InterruptedException {
        Source slow = Source.single(shop.language("java"), "class Slow {" + many() + "}");
        FutureTask<Optional<RunOutcome>> given;
        Thread waiting;
        do { // ends at once while the compiler is made anew
            given = new FutureTask<>(() -> shortcuts.compile(slow, shop.toolchain("java"), Compiler.USUAL_LIMITS));
            waiting = Thread.ofPlatform().start(given);
            while (waiting.isAlive() && waiting.getState() != Thread.State.TIMED_WAITING) {
                Thread.onSpinWait();
            }
        } while (!waiting.isAlive());
        waiting.interrupt();
        assertThatThrownBy(given::get).hasCauseInstanceOf(JudgeException.class);
        Source next = Source.single(shop.language("java"), "class Next {}");
        Optional<RunOutcome> outcome;
        do {
            // Empty while the compiler that is made anew is busy for long.
            outcome = shortcuts.compile(next, shop.toolchain("java"), Compiler.USUAL_LIMITS);
        } while (outcome.isEmpty());
        assertThat(outcome.get().collected().keySet()).containsExactly("classes/Next.class");
    }

    private static String many() {
        return IntStream.range(1, 3_000)
                .mapToObj(i -> "int f" + i + "(int n) { return n < " + i + " ? n : f" + i + "(n - 1) + " + i + "; }")
                .collect(Collectors.joining("\n"));
    }

    /** The warm compiler keeps classes in memory, where any name is possible. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "class %s { public static void main(String[] args) {} }",
                "package a%2$s;\nclass Main { public static void main(String[] args) {} }"
            })
    void refuseNamesThatNoFileCanHave(String form) {
        Source source = Source.single(shop.language("java"), form.formatted("A".repeat(300), ".a".repeat(199)));
        assertThat(compile(quick, source, "java").compilation()).returns(false, Compilation::ok);
        assertThat(compile(plain, source, "java").compilation()).returns(false, Compilation::ok);
    }

    @Test
    void useThePrecompiledHeaderWhereTheSourceBeginsWithIt() {
        Toolchain toolchain = shop.toolchain("cpp");
        Source wants = Source.single(toolchain.language(), "// mine\n#include <bits/stdc++.h>\nint main() {}\n");
        Source doesNot = Source.single(toolchain.language(), "#include <iostream>\nint main() {}\n");
        assertThat(shortcuts.prepare(wants, toolchain).directory()).isPresent();
        assertThat(shortcuts.prepare(doesNot, toolchain)).isEqualTo(Shortcuts.Preparation.NONE);
    }

    @Test
    @Timeout(value = 60, threadMode = ThreadMode.SEPARATE_THREAD)
    void lookForTheHeaderInTimeThatGrowsWithTheSource() {
        String lines = "\n".repeat(4_000_000);
        assertThat(PrecompiledHeader.beginsWithIt(lines + "int main() {}")).isFalse();
        assertThat(PrecompiledHeader.beginsWithIt("/*".repeat(1_000_000) + lines))
                .isFalse();
        assertThat(PrecompiledHeader.beginsWithIt("/* * */ //\n".repeat(500_000) + lines + "#include <bits/stdc++.h>"))
                .isTrue();
    }
}
