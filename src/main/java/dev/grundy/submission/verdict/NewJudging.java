package dev.grundy.submission.verdict;

import dev.grundy.base.queue.Lane;

/**
 * A judging to be queued.
 *
 * @param number 1 for a submission's first, one more for each rejudge
 * @param live   whether its verdict is to count for the submission
 * @param seed   of the fresh tests; a rejudge takes the first judging's
 */
public record NewJudging(long submissionId, int number, boolean live, long packageVersionId, long seed, Lane lane) {}
