/**
 * From the tests' verdicts to one of a submission: groups in their order, scores, graders that packages bring.
 */
@NullMarked
package dev.grundy.judge.grade;

import org.jspecify.annotations.NullMarked;
