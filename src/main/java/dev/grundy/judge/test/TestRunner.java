package dev.grundy.judge.test;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.check.CheckerWord;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.result.TestResult;
import dev.grundy.judge.sandbox.command.Store;
import dev.grundy.judge.sandbox.command.StoredFile;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/** Runs a submission on one test: in one pass or, if the problem has several, until the checker wants no more. */
public final class TestRunner {
    private final ProblemPackage problem;
    private final Store store;
    private final Pass.Maker maker;

    TestRunner(ProblemPackage problem, Store store, Pass.Maker maker) {
        this.problem = problem;
        this.store = store;
        this.maker = maker;
    }

    /** @throws JudgeException if one of the problem's programs fails */
    public TestRun run(PreparedCase test) {
        StoredFile input = test.input();
        Map<String, byte[]> feedback = Map.of();
        Duration cpu = Duration.ZERO;
        Duration wall = Duration.ZERO;
        MemorySize memory = MemorySize.ofBytes(0);
        for (int number = 1; ; number++) {
            Pass pass = maker.make(test, input, feedback);
            cpu = longer(cpu, pass.run().cpu());
            wall = longer(wall, pass.run().wall());
            memory = pass.run().memory().compareTo(memory) > 0 ? pass.run().memory() : memory;
            Optional<byte[]> next = pass.word().flatMap(CheckerWord::nextInput);
            if (next.isEmpty() || !problem.type().multiPass()) {
                return finished(test, pass, cpu, wall, memory);
            }
            requireMorePasses(test, number);
            input = store.put(next.get());
            feedback = pass.word().orElseThrow().feedback();
        }
    }

    private void requireMorePasses(PreparedCase test, int made) {
        if (made >= problem.limits().validationPasses()) {
            throw new JudgeException("problem " + problem.name() + ": the checker wants more than " + made
                    + " passes on test " + test.name() + "; fix it or raise validation_passes");
        }
    }

    private static TestRun finished(PreparedCase test, Pass pass, Duration cpu, Duration wall, MemorySize memory) {
        Verdict verdict = pass.verdict();
        String message =
                pass.message().isEmpty() && verdict == Verdict.WA ? "the checker refuses the output" : pass.message();
        TestResult result = new TestResult(
                test.name(),
                verdict,
                cpu,
                wall,
                memory,
                message,
                pass.word().map(CheckerWord::score).orElseGet(OptionalDouble::empty));
        return new TestRun(
                test,
                result,
                pass.run().output(),
                pass.word().map(CheckerWord::multiplier).orElseGet(OptionalDouble::empty));
    }

    private static Duration longer(Duration a, Duration b) {
        return a.compareTo(b) >= 0 ? a : b;
    }
}
