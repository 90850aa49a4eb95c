package dev.grundy.judge.compile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.MemorySize;
import dev.grundy.format.pack.ProblemLimits.StepLimits;
import dev.grundy.judge.host.CellCommands;
import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.sandbox.command.Limits;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.StoredDirectory;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.source.SourceFile;
import dev.grundy.judge.workshop.TestWorkshop;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("sandbox")
class CompilerTest {
    private static final String JAVA = """
            import java.util.*;

            public class Solver {
                record Pair(int a, int b) {}

                public static void main(String[] args) {
                    Map<String, Pair> pairs = new TreeMap<>();
                    Runnable print = () -> System.out.println(pairs);
                    print.run();
                }
            }
            """;
    private static TestWorkshop shop;

    @BeforeAll
    static void open() {
        shop = TestWorkshop.withEmptyStore();
    }

    @AfterAll
    static void close() {
        shop.close();
    }

    @Test
    void neverCompilesTheSameSourceTwice() {
        assertThat(shop.compile("c", "int main(void) { return 0; }")
                        .compilation()
                        .cached())
                .isFalse();
        assertThat(shop.compile("c", "int main(void) { return 0; }")
                        .compilation()
                        .cached())
                .isTrue();
        assertThat(shop.compile("c", "int main(void) { return 1; }")
                        .compilation()
                        .cached())
                .isFalse();
    }

    @Test
    void neverCompilesTheSameSourceTwiceAtTheSameTime() {
        String source = "#include <iostream>\nint main() { std::cout << 7; }";
        shop.toolchain("cpp");
        List<CompletableFuture<Compiled>> asked = Stream.generate(() ->
                        CompletableFuture.supplyAsync(() -> shop.compile("cpp", source), Thread::startVirtualThread))
                .limit(3)
                .toList();
        assertThat(asked)
                .extracting(compiled -> compiled.join().compilation().cached())
                .containsExactlyInAnyOrder(false, true, true);
    }

    /** 122 MiB in six seconds from one account, once: each program was kept for an hour. */
    @Test
    void keepsNoLargeProgramOfAPerson() {
        String source = "char data[9 << 20] = {%d};\nint main(void) { return data[0]; }";
        ContentHash ada = ContentHash.of(new byte[] {1});
        for (int number = 1; number <= 3; number++) {
            StoredDirectory program;
            try (Compiled compiled = shop.workshop
                    .compiler()
                    .compile(
                            Source.single(shop.language("c"), source.formatted(number)),
                            shop.toolchain("c"),
                            Optional.empty(),
                            Compiler.USUAL_LIMITS,
                            ada)) {
                assertThat(compiled.compilation().cached()).isFalse();
                program = compiled.executable().orElseThrow().directory();
                assertThat(shop.workshop.store().bytes(program)).isGreaterThan(9 << 20);
            }
            assertThat(shop.workshop.store().contains(program)).isFalse();
        }
    }

    @Test
    void aSmallProgramOfAPersonIsStillCompiledOnce() {
        Source source = Source.single(shop.language("c"), "int main(void) { return 77; }");
        ContentHash ada = ContentHash.of(new byte[] {1});
        for (boolean cached : List.of(false, true)) {
            try (Compiled compiled = shop.workshop
                    .compiler()
                    .compile(source, shop.toolchain("c"), Optional.empty(), Compiler.USUAL_LIMITS, ada)) {
                assertThat(compiled.compilation().cached()).isEqualTo(cached);
            }
        }
    }

    @Test
    void remembersErrorsToo() {
        assertThat(shop.compile("c", "int main(void) { return x; }")
                        .compilation()
                        .ok())
                .isFalse();
        Compiled again = shop.compile("c", "int main(void) { return x; }");
        assertThat(again.compilation().cached()).isTrue();
        assertThat(again.output()).startsWith("solution.c: In function").contains("solution.c:1:25: error");
    }

    @Test
    void theWarmCompilerSaysAndMakesWhatJavacDoes() {
        StepLimits limits = Compiler.USUAL_LIMITS;
        try (WarmJavac warm = new WarmJavac(shop.workshop.cells()::converse, shop.workshop.store())) {
            assertThat(warm.compile(Source.single(shop.language("java"), JAVA), shop.toolchain("java"), limits))
                    .isEmpty();
            warm.warmUp(shop.toolchain("java"));
            warm.awaitWarm();
            Compiled cold = shop.compile("java", JAVA);
            RunOutcome made = awaitWarm(warm, JAVA);
            assertThat(made.collected().keySet())
                    .containsExactlyInAnyOrder("classes/Solver.class", "classes/Solver$Pair.class");
            made.collected()
                    .forEach((name, content) -> assertThat(shop.workshop
                                    .store()
                                    .path(cold.executable().orElseThrow().directory())
                                    .resolve(name.substring("classes/".length())))
                            .hasBinaryContent(content));

            String wrong = JAVA.replace("TreeMap<>()", "Tree<>()");
            assertThat(CompilerOutput.readable(awaitWarm(warm, wrong)))
                    .isEqualTo(shop.compile("java", wrong).output());
        }
    }

    /** On a busy host each start takes longer than a compilation may: begun anew each time, the JVM would never be warm. */
    @Test
    void theWarmCompilerIsNotStartedAnewForASourceThatComesBeforeItIsWarm() {
        AtomicInteger starts = new AtomicInteger();
        CountDownLatch asked = new CountDownLatch(1);
        try (WarmJavac warm = new WarmJavac(
                command -> {
                    starts.incrementAndGet();
                    await(asked);
                    return shop.workshop.cells().converse(command);
                },
                shop.workshop.store())) {
            warm.warmUp(shop.toolchain("java"));
            assertThat(warm.compile(
                            Source.single(shop.language("java"), JAVA), shop.toolchain("java"), Compiler.USUAL_LIMITS))
                    .isEmpty();
            asked.countDown();
            warm.awaitWarm();
            assertThat(starts).hasValue(1);
        }
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Replaced when a compilation takes long, it is warm again later. */
    private static RunOutcome awaitWarm(WarmJavac warm, String source) {
        Optional<RunOutcome> outcome = Optional.empty();
        while (outcome.isEmpty()) {
            warm.awaitWarm();
            outcome = warm.compile(
                    Source.single(shop.language("java"), source), shop.toolchain("java"), Compiler.USUAL_LIMITS);
        }
        return outcome.get();
    }

    @Test
    void saysWhatHappenedToACompilerThatNeverEnds() {
        StepLimits halfASecond =
                new StepLimits(Duration.ofMillis(500), Compiler.USUAL_LIMITS.memory(), Compiler.USUAL_LIMITS.output());
        Compiled compilation = shop.workshop
                .compiler()
                .compile(
                        Source.single(shop.language("c"), "#include </dev/zero>\n"),
                        shop.toolchain("c"),
                        Optional.empty(),
                        halfASecond);
        assertThat(compilation.compilation().ok()).isFalse();
        assertThat(compilation.output()).startsWith("The compiler ");
    }

    private static final StepLimits TOO_SHORT =
            new StepLimits(Duration.ofMillis(1), Compiler.USUAL_LIMITS.memory(), Compiler.USUAL_LIMITS.output());

    @Test
    void compilesAgainWhatFailedForItsTime() {
        Source source = Source.single(shop.language("c"), "int main(void) { return 7; }");
        Compiled first = compile(source, "c", TOO_SHORT);
        assertThat(first.compilation().ok()).isFalse();
        assertThat(compile(source, "c", TOO_SHORT).compilation().cached()).isFalse();
        assertThat(compile(source, "c", Compiler.USUAL_LIMITS).compilation().ok())
                .isTrue();
    }

    /** Else what failed for lack of memory once would fail under all limits. */
    @Test
    void remembersForTheSameLimitsOnly() {
        Source source = Source.single(shop.language("c"), "int main(void) { return y; }");
        StepLimits less = new StepLimits(
                Compiler.USUAL_LIMITS.time(), MemorySize.ofMebibytes(1_024), Compiler.USUAL_LIMITS.output());
        compile(source, "c", Compiler.USUAL_LIMITS);
        assertThat(compile(source, "c", less).compilation().cached()).isFalse();
        assertThat(compile(source, "c", less).compilation().cached()).isTrue();
    }

    @ParameterizedTest
    @CsvSource({
        "cpp, '-wrapper,sh.cpp', 'int main() {}'",
        "cpp, '@options.cpp', 'int main() {}'",
        "c, '-x.c', 'int main(void) { return 0; }'",
        "java, '@Main.java', 'class Main { public static void main(String[] args) {} }'",
        "java, '-d.java', 'class Main { public static void main(String[] args) {} }'",
        "python, '-c.py', 'print(1)'",
    })
    void takesNoFileNameForAnOption(String language, String name, String text) {
        Source source = new Source(List.of(new SourceFile(name, text.getBytes(StandardCharsets.UTF_8))));
        assertThat(compile(source, language, Compiler.USUAL_LIMITS).compilation())
                .returns(true, Compilation::ok);
    }

    @ParameterizedTest
    @CsvSource({
        "interface, 'public interface Face { static void main(String[] args) { System.out.println(42); } }'",
        "first, 'class Z { void main() { System.out.println(42); } } class B { public static void main(String[] a) { System.out.println(7); } }'",
        "outer, 'class A { public static void main(String[] a) { System.out.println(42); } public static class B { public static void main(String[] a) { System.out.println(7); } } }'",
        "inherited, 'class Main extends Base {} class Base { protected static void main() { System.out.println(42); } }'",
    })
    void aJavaProgramStartsWithTheClassThatJavaStarts(String form, String text) {
        Executable executable = shop.compile("java", text).executable().orElseThrow();
        assertThat(run(executable).stdoutText()).as(form).isEqualTo("42\n");
    }

    /** As {@code random.py} that imports random, which takes itself for it. */
    @ParameterizedTest
    @CsvSource({
        "python, random.py, 'import random, heapq; print(random.Random(1).choice([7]) + heapq.heappop([35]))'",
        "python, math.py, 'import math; print(math.isqrt(1764))'",
        "cpp, vector.cpp, '#include <vector>\nint main() { std::vector<int> v(42); return v.size() == 42 ? 0 : 1; }'",
        "java, Random.java, 'import java.util.Random; class Main { public static void main(String[] a) { new Random(1).nextInt(); } }'",
        "javascript, fs.js, 'if (!require(\"fs\").readFileSync) process.exit(1)'",
    })
    void aProgramMayBeCalledLikeAModuleThatItImports(String language, String name, String text) {
        Source source = new Source(List.of(new SourceFile(name, text.getBytes(StandardCharsets.UTF_8))));
        Executable executable =
                compile(source, language, Compiler.USUAL_LIMITS).executable().orElseThrow();
        RunOutcome outcome = run(executable);
        assertThat(outcome.succeeded()).as(outcome + outcome.stderrText()).isTrue();
    }

    private static RunOutcome run(Executable executable) {
        Limits limits =
                Limits.of(Duration.ofSeconds(20), MemorySize.ofMebibytes(1_024)).withProcesses(128);
        return shop.workshop
                .cells()
                .run(CellCommands.of(
                                executable.argv(MemorySize.ofMebibytes(256), List.of()),
                                executable.environment(),
                                limits)
                        .withProgram(executable.directory()));
    }

    @Test
    void takesNoEntryPointForAnOption() {
        Source source = Source.single(shop.language("java"), JAVA);
        Compiled compiled = shop.workshop
                .compiler()
                .compile(source, shop.toolchain("java"), Optional.of("-version"), Compiler.USUAL_LIMITS);
        assertThat(compiled.compilation().output())
                .startsWith("The entry point '-version' is not the name of a class.");
    }

    @Test
    void saysThatANameIsTooLongForAFile() {
        String longest = "A".repeat(249);
        assertThat(shop.compile("java", main(longest)).compilation().ok()).isTrue();
        assertThat(refusal(main("A".repeat(300)))).contains("has 305 bytes; at most 255 are allowed");
        assertThat(refusal("class " + "B".repeat(300) + " {}\n" + main("Main"))).contains("B".repeat(60));
        assertThat(refusal(main("Main") + "class C { class " + "D".repeat(254) + " {} }"))
                .contains("C$DDDD");
    }

    @Test
    void saysThatAPackageHasTooManyParts() {
        assertThat(shop.compile("java", "package a" + ".a".repeat(14) + ";\n" + main("Main"))
                        .compilation()
                        .ok())
                .isTrue();
        assertThat(refusal("package a" + ".a".repeat(199) + ";\n" + main("Main")))
                .isNotBlank();
        assertThat(refusal("package a" + ".a".repeat(5_000) + ";\n" + main("Main")))
                .isNotBlank();
    }

    private static String main(String name) {
        return "public class " + name + " { public static void main(String[] args) {} }\n";
    }

    private static String refusal(String source) {
        Compilation compilation = shop.compile("java", source).compilation();
        assertThat(compilation.ok()).isFalse();
        return compilation.output();
    }

    private static Compiled compile(Source source, String language, StepLimits limits) {
        return shop.workshop.compiler().compile(source, shop.toolchain(language), Optional.empty(), limits);
    }
}
