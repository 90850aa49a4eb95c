package dev.grundy.judge.grade;

import dev.grundy.base.kernel.Verdict;

/**
 * The result of a test or a group of tests.
 *
 * @param score means something in scoring problems only
 */
public record GroupResult(Verdict verdict, double score) {
    static final GroupResult NOTHING = new GroupResult(Verdict.AC, 0);
}
