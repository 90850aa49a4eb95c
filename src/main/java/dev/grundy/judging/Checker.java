package dev.grundy.judging;

/** Says whether an output is right. Safe for use by several threads. */
interface Checker {
    /** @throws JudgeException if the checker itself fails: that is never the submission's fault */
    CheckerWord check(CheckerQuestion question);
}
