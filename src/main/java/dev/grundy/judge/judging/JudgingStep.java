package dev.grundy.judge.judging;

import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.result.TestResult;

/** Knows at which step a judging is, and tells another listener all that it hears. For one judging. */
final class JudgingStep implements JudgingListener {
    private final JudgingListener listener;
    private String step = "reading the submission";

    JudgingStep(JudgingListener listener) {
        this.listener = listener;
    }

    @Override
    public void preparing(String what) {
        step = what;
        listener.preparing(what);
    }

    @Override
    public void compiling() {
        step = "compiling";
        listener.compiling();
    }

    @Override
    public void compiled(Compilation compilation) {
        step = "making the tests";
        listener.compiled(compilation);
    }

    @Override
    public void testing(int number, int total, String name) {
        step = "judging test " + name;
        listener.testing(number, total, name);
    }

    @Override
    public void tested(int number, int total, TestResult result) {
        step = "grading";
        listener.tested(number, total, result);
    }

    /** In words that follow "while". */
    @Override
    public String toString() {
        return step;
    }
}
