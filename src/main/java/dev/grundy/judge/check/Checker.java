package dev.grundy.judge.check;

import dev.grundy.judge.host.JudgeException;

/** Says whether an output is right. Safe for use by several threads. */
public interface Checker {
    /** @throws JudgeException if the checker itself fails: that is never the submission's fault */
    CheckerWord check(CheckerQuestion question);
}
