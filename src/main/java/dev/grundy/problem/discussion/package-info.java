/**
 * Questions under a problem and answers to them. All who may read the problem may read them; a reader who has not solved it gets no code. Callers:
 * the tabs of a problem ({@link dev.grundy.problem.discussion.QuestionCounts}), and reports about posts ({@link
 * dev.grundy.problem.discussion.PostAccess}).
 */
@NullMarked
package dev.grundy.problem.discussion;

import org.jspecify.annotations.NullMarked;
