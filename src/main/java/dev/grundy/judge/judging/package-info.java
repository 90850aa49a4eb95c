/**
 * Everything between a source file and a verdict: checking sources, compiling, making tests, running, checking outputs,
 * talking with interactive solutions. Plain Java without a database; every program it starts runs in a cell.
 *
 * <p>Theory of operation. {@link dev.grundy.judge.judging.Judge} takes a package, a source and a seed. {@link dev.grundy.judge.compile.Compiler}
 * makes a program of the source, {@link dev.grundy.judge.make.Generation} makes the tests that the package describes, both cached by content. A
 * {@link dev.grundy.judge.test.TestRunner} per problem type then runs the program on one test after the other. The checkers' judgements of the
 * outputs are put together by the groups of tests.
 */
@NullMarked
package dev.grundy.judge.judging;

import org.jspecify.annotations.NullMarked;
