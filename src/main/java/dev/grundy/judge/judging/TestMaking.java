package dev.grundy.judge.judging;

import dev.grundy.format.pack.program.Program;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.make.Generation;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.test.Lookahead;
import dev.grundy.judge.workshop.ReadyProblem;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;

/**
 * Makes a problem's tests. The programs that the first generated test needs are compiled beside each other. On a host that has
 * compiled none of them this is most of what somebody waits for. Safe for use by several threads.
 */
final class TestMaking {
    private final ReadyProblem ready;
    private final Generation generation;
    private final AtomicBoolean compiled = new AtomicBoolean();

    TestMaking(ReadyProblem ready) {
        this.ready = ready;
        this.generation = new Generation(ready);
    }

    List<TestCase> freshTests(long seed) {
        return generation.freshTests(seed);
    }

    /** @throws JudgeException if one of the package's programs fails */
    PreparedCase prepare(TestCase test) {
        List<Program> makers = generation.makers(test);
        if (makers.size() > 1 && compiled.compareAndSet(false, true)) {
            compile(makers);
        }
        return generation.prepare(test);
    }

    /** Makes all of them, in no order. */
    void prepareAll(List<TestCase> tests) {
        try (Lookahead<TestCase, PreparedCase> ahead = ahead(tests, this::prepare)) {
            tests.forEach(ahead::get);
        }
    }

    private void compile(List<Program> programs) {
        try (Lookahead<Program, Executable> ahead = ahead(programs, ready::executable)) {
            programs.forEach(ahead::get);
        }
    }

    private <T, R> Lookahead<T, R> ahead(List<T> items, Function<T, R> work) {
        return new Lookahead<>(items, work, ready.workshop().cells().size());
    }
}
