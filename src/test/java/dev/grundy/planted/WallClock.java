package dev.grundy.planted;

/** A clock that nobody injected. */
public final class WallClock {
    java.time.Instant planted = java.time.Instant.now();
}
