package dev.grundy.problem.pack;

/** What a validator's exit codes mean and in which order a checker takes its arguments. */
public enum ExitConvention {
    /** Exit code 42 accepts, 43 refuses, any other is a fault; {@code checker input answer feedback-directory}. */
    ICPC,
    /** As Polygon's testlib: 0 accepts, 1 and 2 refuse, 3 is a fault, 7 scores; {@code checker input output answer}. */
    TESTLIB
}
