/**
 * Submissions and what became of them: taking them, queueing and judging them, showing verdicts as they arrive.
 * Entry points: {@code Submitting} for pages and API, {@code queue.WorkQueue} for nodes and for rejudging,
 * {@code worker} for what a node does. Only {@code worker} knows the judging core, and no request thread calls it.
 */
@NullMarked
package dev.grundy.submission.verdict;

import org.jspecify.annotations.NullMarked;
