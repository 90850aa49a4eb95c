package dev.grundy.judge.explore.phase;

import dev.grundy.judge.result.phase.PhaseMap;
import java.time.Duration;

/** @param cpu of all runs of the program */
public record PhaseResult(PhaseMap map, Duration cpu) {}
