package dev.grundy.judging.growth;

import dev.grundy.growth.Measurement;
import java.time.Duration;

/**
 * What was measured, and what that cost.
 *
 * @param cpu of all runs, at least
 */
public record GrowthResult(Measurement measurement, Duration cpu) {}
