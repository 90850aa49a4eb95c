package dev.grundy.testsupport;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.time.ZoneOffset;

/** The application's clock in tests: the real time, moved ahead as a test asks. A test that moves it puts it back. */
@ApplicationScoped
public class AheadClock extends Clock {
    private volatile Duration ahead = Duration.ZERO;

    public void advance(Duration duration) {
        ahead = ahead.plus(duration);
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
