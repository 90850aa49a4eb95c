package dev.grundy.testsupport;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.time.temporal.ChronoUnit;

/** The application's clock in tests: the real time, moved ahead as a test asks. A test that moves it puts it back. */
@ApplicationScoped
public class AheadClock extends Clock {
    private volatile Duration ahead = Duration.ZERO;

    public void advance(Duration duration) {
        ahead = ahead.plus(duration);
    }

    /** To the next noon UTC, far from midnight there: for tests in which no day may end between two requests. */
    public void advanceToNoon() {
        Instant now = instant();
        Instant noon = now.truncatedTo(ChronoUnit.DAYS).plus(12, ChronoUnit.HOURS);
        advance(Duration.between(now, now.isBefore(noon) ? noon : noon.plus(1, ChronoUnit.DAYS)));
    }

    public void reset() {
        ahead = Duration.ZERO;
    }

    @Override
    public Instant instant() {
        return InstantSource.system().instant().plus(ahead);
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return Clock.fixed(instant(), zone);
    }
}
