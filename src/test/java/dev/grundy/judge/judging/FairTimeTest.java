package dev.grundy.judge.judging;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.run.Execution;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.judge.sandbox.command.Stdin;
import dev.grundy.judge.workshop.TestWorkshop;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A verdict must not hang on what else the machine does. */
@Tag("sandbox")
class FairTimeTest {
    private static final int TIMES = 100;
    private static final RunLimits LIMITS =
            new RunLimits(Duration.ofMillis(300), MemorySize.ofMebibytes(64), MemorySize.ofMebibytes(1));

    /** Needs about a fifth of the limit. */
    private static final String HONEST = """
            #include <cstdio>
            int main() {
                volatile unsigned sum = 0;
                for (unsigned i = 0; i < 30'000'000; i++) sum = sum + i;
                std::printf("%u\\n", sum);
            }
            """;

    private static final String GREEDY = """
            #include <unistd.h>
            int main() {
                for (int i = 0; i < 8; i++) fork();
                for (volatile long i = 0;; i++) ;
            }
            """;

    private static TestWorkshop test;

    @BeforeAll
    static void open() {
        test = new TestWorkshop();
    }

    @AfterAll
    static void close() {
        test.close();
    }

    private static Executable program(String source) {
        return test.compile("cpp", source).executable().orElseThrow();
    }

    @Test
    void theSameProgramIsAcceptedAHundredTimesUnderLoad() {
        Executable honest = program(HONEST);
        Executable greedy = program(GREEDY);
        Execution execution = new Execution(test.workshop.cells());
        AtomicBoolean over = new AtomicBoolean();
        List<Verdict> greedyVerdicts = new ArrayList<>();
        try (ExecutorService others =
                Executors.newThreadPerTaskExecutor(Thread.ofPlatform().factory())) {
            others.execute(() -> {
                while (!over.get()) {
                    greedyVerdicts.add(run(execution, greedy));
                }
            });
            IntStream.range(0, 2).forEach(i -> others.execute(() -> spin(over)));
            try {
                assertThat(IntStream.range(0, TIMES).mapToObj(i -> run(execution, honest)))
                        .containsOnly(Verdict.AC);
            } finally {
                over.set(true);
            }
        }
        assertThat(greedyVerdicts).isNotEmpty().containsOnly(Verdict.TLE);
    }

    private static Verdict run(Execution execution, Executable executable) {
        return execution
                .run(executable, List.of(), Stdin.empty(), List.of(), LIMITS)
                .verdict();
    }

    /** Wants the honest program's core as well. */
    private static void spin(AtomicBoolean over) {
        while (!over.get()) {
            Thread.onSpinWait();
        }
    }
}
