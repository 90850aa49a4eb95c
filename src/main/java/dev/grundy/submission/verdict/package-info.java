/**
 * Submissions, their judgings, and the database's tables of both. {@code Submitting} writes a submission and queues its judging.
 * {@code app.node.handler.JudgeHandler} reads a {@code ProgramTask} under its lease and has the engine judge it.
 * {@code JudgingRepository.written} makes the value that the judging writes. The database's {@code work_finish} calls {@code finish_judge},
 * which writes the verdict and queues findings. The lane of a finding follows from {@code FindingKind.isAwaited}: the engine knows no lanes, so
 * {@code FindingRepository} says it once. {@code submission.page.LiveVerdicts} tells pages and programs. No request thread calls the
 * engine.
 */
@NullMarked
package dev.grundy.submission.verdict;

import org.jspecify.annotations.NullMarked;
