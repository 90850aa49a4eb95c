package dev.grundy.submission.status;

import java.time.Duration;
import java.util.Optional;

/**
 * How judging went for a while.
 *
 * @param median time from sending to verdict; empty without verdicts
 * @param p95    within which 95 % had their verdict; empty without verdicts
 * @param errors judgings that ended through a fault of ours
 */
public record JudgingStatistics(long verdicts, Optional<Duration> median, Optional<Duration> p95, long errors) {}
