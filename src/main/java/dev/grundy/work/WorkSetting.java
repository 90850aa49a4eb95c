package dev.grundy.work;

import java.time.Clock;

/**
 * What a node works with.
 *
 * @param name unique per process, for people who look into the queue
 */
public record WorkSetting(String name, WorkQueue queue, Duties duties, WorkMeter meter, Clock clock) {}
