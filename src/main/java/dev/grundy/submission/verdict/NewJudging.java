package dev.grundy.submission.verdict;

import dev.grundy.base.queue.Lane;

/**
 * A judging to be queued.
 *
 * @param live whether its verdict is to count for the submission
 * @param seed of the fresh tests; a rejudge takes the first judging's
 */
public record NewJudging(long submissionId, boolean live, long packageVersionId, long seed, Lane lane) {}
