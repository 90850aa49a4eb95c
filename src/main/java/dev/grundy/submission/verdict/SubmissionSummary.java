package dev.grundy.submission.verdict;

import dev.grundy.base.kernel.Tier;
import dev.grundy.judge.result.Score;
import java.time.Instant;
import java.util.Optional;

/**
 * A line in a list of submissions.
 *
 * @param tier     that the problem asks for today
 * @param language identifier in languages.yaml
 * @param score    empty for a problem without scores, or before the verdict
 */
public record SubmissionSummary(
        long id,
        long accountId,
        String accountName,
        String slug,
        String displayId,
        String title,
        Tier tier,
        String language,
        Instant submittedAt,
        JudgingStatus status,
        Optional<Score> score) {}
