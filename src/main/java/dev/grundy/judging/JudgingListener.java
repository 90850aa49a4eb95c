package dev.grundy.judging;

import dev.grundy.result.Compilation;
import dev.grundy.result.TestResult;

/** Hears how a judging comes along, in order, from one thread at a time. What it throws ends the judging. */
public interface JudgingListener {
    JudgingListener SILENT = new JudgingListener() {};

    default void compiling() {}

    default void compiled(Compilation compilation) {}

    /** @param number from 1 */
    default void testing(int number, int total, String name) {}

    default void tested(int number, int total, TestResult result) {}
}
