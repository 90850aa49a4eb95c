package dev.grundy.judge.explore.growth;

import dev.grundy.judge.result.growth.Measurement;
import java.time.Duration;

/**
 * A measurement, and its cost.
 *
 * @param cpu of all runs, at least
 */
public record GrowthResult(Measurement measurement, Duration cpu) {}
