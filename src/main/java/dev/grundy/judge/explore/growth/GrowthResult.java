package dev.grundy.judge.explore.growth;

import dev.grundy.judge.result.growth.Measurement;
import java.time.Duration;

/**
 * What was measured, and what that cost.
 *
 * @param cpu of all runs, at least
 */
public record GrowthResult(Measurement measurement, Duration cpu) {}
