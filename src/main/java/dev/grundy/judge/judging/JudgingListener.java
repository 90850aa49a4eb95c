package dev.grundy.judge.judging;

import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.result.TestResult;

/** Hears how a judging comes along, in order, from one thread at a time. An exception of the listener ends the judging, as a failure of ours. */
public interface JudgingListener {
    JudgingListener SILENT = new JudgingListener() {};

    /**
     * Something is made that is made once for a package on this host, which may take minutes.
     *
     * @param what for people, such as {@code making 40 tests}
     */
    default void preparing(String what) {}

    default void compiling() {}

    default void compiled(Compilation compilation) {}

    /** @param number from 1 */
    default void testing(int number, int total, String name) {}

    default void tested(int number, int total, TestResult result) {}
}
