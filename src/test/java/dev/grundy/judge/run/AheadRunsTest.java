package dev.grundy.judge.run;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.judge.compile.Compiler;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.compile.FastStartConfig;
import dev.grundy.judge.sandbox.command.Command;
import dev.grundy.judge.sandbox.command.Content;
import dev.grundy.judge.sandbox.command.Ending;
import dev.grundy.judge.sandbox.command.RunOutcome;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.workshop.TestWorkshop;
import dev.grundy.judge.workshop.Workshop;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A program must not be able to tell whether its interpreter was started ahead. */
@Tag("sandbox")
class AheadRunsTest {
    private static final RunLimits LIMITS =
            new RunLimits(Duration.ofSeconds(2), MemorySize.ofMebibytes(256), MemorySize.ofMebibytes(8));

    private static final Map<String, String> PROGRAMS = Map.of(
            "surroundings", """
                    import os, sys
                    print(sys.argv, __name__, __file__, sys.path[0], os.getcwd(), os.listdir('.'), sorted(globals()))
                    print(sorted(sys.modules), sys.getrecursionlimit(), os.listdir('/proc/self/fd')[:-1])
                    """,
            "input",
                    "import os, sys\nprint(os.fstat(0).st_size, input())\nsys.stdin.seek(0)\nprint(sys.stdin.read())\n",
            "exit", "exit(3)\n",
            "exception", "def f():\n    return 1 // 0\n\nf()\n",
            "threads", "import threading\nt = threading.Thread(target=print, args=('t',))\nt.start()\nt.join()\n",
            "recursion",
                    "import sys\nsys.setrecursionlimit(60000)\nf = lambda n: n and 1 + f(n - 1)\nprint(f(50000))\n",
            "memory", "a = []\nwhile True:\n    a.append(bytearray(10 ** 6))\n");

    private static TestWorkshop shop;
    private static Compiler compiler;

    @BeforeAll
    static void open() {
        shop = new TestWorkshop();
        FastStartConfig everything = new FastStartConfig(true, true, true, true, true);
        compiler = Workshop.open(shop.workshop.cells(), shop.workshop.store(), everything)
                .compiler();
    }

    @AfterAll
    static void close() {
        shop.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"surroundings", "input", "exit", "exception", "threads", "recursion", "memory"})
    void seesWhatAPlainStartSees(String program) {
        Executable executable = python(PROGRAMS.get(program));
        Command command = command(executable);
        RunOutcome plain = shop.workshop.cells().run(command);
        try (AheadRuns runs = AheadRuns.start(shop.workshop.cells(), executable, LIMITS, 1)) {
            RunOutcome ahead = runs.run(command).orElseThrow();
            assertThat(ahead.stdoutText()).isEqualTo(plain.stdoutText());
            assertThat(ahead.stderrText()).isEqualTo(plain.stderrText());
            assertThat(ahead.ending()).isEqualTo(plain.ending());
            assertThat(ahead.exitCode()).isEqualTo(plain.exitCode());
        }
    }

    @Test
    void theTracebackOfPythonBeginsInTheProgram() {
        Executable executable = python(PROGRAMS.get("exception"));
        assertThat(shop.workshop.cells().run(command(executable)).stderrText())
                .startsWith("""
                Traceback (most recent call last):
                  File "/program/solution.py", line 4, in <module>
                """)
                .doesNotContain("<string>");
    }

    @Test
    void isLimitedAsAnyRun() {
        Executable executable = python("while True: pass\n");
        try (AheadRuns runs = AheadRuns.start(shop.workshop.cells(), executable, LIMITS, 1)) {
            RunOutcome outcome = runs.run(command(executable)).orElseThrow();
            assertThat(outcome.ending()).isEqualTo(Ending.CPU_LIMIT);
            assertThat(outcome.cpu()).isGreaterThanOrEqualTo(LIMITS.cpu());
        }
    }

    @Test
    void isUsedOnceAndOnlyForWhatItWasStartedFor() {
        Executable executable = python("print(input())");
        try (AheadRuns runs = AheadRuns.start(shop.workshop.cells(), executable, LIMITS, 1)) {
            Command large =
                    command(executable).withStdin(Stdin.of(shop.workshop.store().put(new byte[2 << 20])));
            assertThat(runs.run(large)).as("an input that is dear to copy").isEmpty();
            assertThat(runs.run(Execution.command(executable, List.of("argument"), List.of(), LIMITS)))
                    .isEmpty();
            assertThat(runs.run(command(executable))).isPresent();
            assertThat(runs.run(command(executable))).isEmpty();
        }
    }

    @Test
    void isNotStartedForACompiledLanguage() {
        Executable executable =
                shop.compile("cpp", "int main() {}").executable().orElseThrow();
        assertThat(AheadRuns.start(shop.workshop.cells(), executable, LIMITS, 1))
                .isSameAs(AheadRuns.NONE);
        assertThat(compiler.expected(
                        Source.single(shop.language("cpp"), "int main() {}"), shop.toolchain("cpp"), Optional.empty()))
                .isEmpty();
    }

    private static Executable python(String source) {
        return compiler.compile(
                        Source.single(shop.language("python"), source),
                        shop.toolchain("python"),
                        Optional.empty(),
                        Compiler.USUAL_LIMITS)
                .executable()
                .orElseThrow();
    }

    private static Command command(Executable executable) {
        Content input = shop.workshop.store().put("12 34\n56\n".getBytes(StandardCharsets.UTF_8));
        return Execution.command(executable, List.of(), List.of(), LIMITS).withStdin(Stdin.of(input));
    }
}
