package dev.grundy.judging.phase;

import dev.grundy.phase.PhaseMap;
import java.time.Duration;

/** @param cpu of all runs of the program */
public record PhaseResult(PhaseMap map, Duration cpu) {}
