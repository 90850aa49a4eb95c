package dev.grundy.judging.compile;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.judging.source.Source;
import dev.grundy.judging.workshop.TestWorkshop;
import dev.grundy.problem.pack.ProblemLimits.StepLimits;
import dev.grundy.sandbox.Outcome;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

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
        shop = new TestWorkshop();
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
        try (WarmJavac warm = new WarmJavac(shop.workshop.cells(), shop.workshop.store())) {
            assertThat(warm.compile(Source.single(shop.language("java"), JAVA), shop.toolchain("java"), limits))
                    .isEmpty();
            warm.warmUp(shop.toolchain("java"));
            Compiled cold = shop.compile("java", JAVA);
            Outcome made = awaitWarm(warm, JAVA);
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

    /** The JVM may not be warm yet, and says nothing until then. */
    private static Outcome awaitWarm(WarmJavac warm, String source) {
        Optional<Outcome> outcome = Optional.empty();
        while (outcome.isEmpty()) {
            outcome = warm.compile(
                    Source.single(shop.language("java"), source), shop.toolchain("java"), Compiler.USUAL_LIMITS);
        }
        return outcome.get();
    }

    @Test
    void usesThePrecompiledHeaderWhereItFits() {
        PrecompiledHeader header =
                new PrecompiledHeader(shop.workshop.cells(), shop.workshop.store(), shop.workshop.results());
        Source wants = Source.single(shop.language("cpp"), "#include <bits/stdc++.h>\nint main() {}\n");
        Source doesNot = Source.single(shop.language("cpp"), "#include <iostream>\nint main() {}\n");
        assertThat(header.prepare(wants, shop.toolchain("cpp")).directory()).isPresent();
        assertThat(header.prepare(doesNot, shop.toolchain("cpp"))).isEqualTo(Shortcuts.Preparation.NONE);
        assertThat(shop.compile(
                                "cpp",
                                "#pragma GCC diagnostic warning \"-Winvalid-pch\"\n#include <bits/stdc++.h>\nint main() {}\n")
                        .output())
                .isEmpty();
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
}
