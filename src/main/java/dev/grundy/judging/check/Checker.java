package dev.grundy.judging.check;

import dev.grundy.judging.host.JudgeException;

/** Says whether an output is right. Safe for use by several threads. */
public interface Checker {
    /** @throws JudgeException if the checker itself fails: that is never the submission's fault */
    CheckerWord check(CheckerQuestion question);
}
