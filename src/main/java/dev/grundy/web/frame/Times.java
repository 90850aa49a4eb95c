package dev.grundy.web.frame;

import io.quarkus.arc.Arc;
import io.quarkus.security.identity.CurrentIdentityAssociation;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.inject.Named;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Optional;

/** Instants as the reader of the page counts time: in the zone they chose, else in UTC, in their language. Templates ask {@code inject:times}. */
@ApplicationScoped
@Named("times")
public class Times {
    /** Attribute of a signed-in identity: the {@link ZoneId} that the person chose, absent without one. */
    public static final String ZONE = "zone";

    private static final Duration RECENT = Duration.ofDays(7);

    private final CurrentIdentityAssociation identity;
    private final Clock clock;

    Times(CurrentIdentityAssociation identity, Clock clock) {
        this.identity = identity;
        this.clock = clock;
    }

    /** The zone that the reader chose; empty for guests, for people who chose none, and where no request is worked on. */
    public Optional<ZoneId> chosenZone() {
        if (!Arc.container().requestContext().isActive()) {
            return Optional.empty();
        }
        ZoneId zone = identity.getIdentity().getAttribute(ZONE);
        return Optional.ofNullable(zone);
    }

    /** For the page's {@code data-zone}: the chosen zone's name, else empty, and the browser's is used. */
    public String getZoneName() {
        return chosenZone().map(ZoneId::getId).orElse("");
    }

    /** Such as {@code Tuesday 3 November 2026, 14:05:09 Europe/Berlin}. */
    public String full(Instant instant) {
        ZoneId zone = zone();
        return ReaderLanguage.now().instant().withZone(zone).format(instant) + " "
                + (zone.equals(ZoneOffset.UTC) ? "UTC" : zone.getId());
    }

    /** Such as {@code 3 Nov 2026}. */
    public String date(Instant instant) {
        return ReaderLanguage.now().date().withZone(zone()).format(instant);
    }

    /** Such as {@code 5 minutes ago}, within a week; a date before that, and for what is still to come. */
    public String relative(Instant instant) {
        Duration past = Duration.between(instant, clock.instant());
        if (past.compareTo(RECENT) >= 0 || past.compareTo(Duration.ofMinutes(-1)) < 0) {
            return date(instant);
        }
        if (past.toMinutes() < 1) {
            return Texts.of("time-now");
        }
        if (past.toHours() < 1) {
            return ago(past.toMinutes(), "time-minute", "time-minutes");
        }
        return past.toDays() < 1
                ? ago(past.toHours(), "time-hour", "time-hours")
                : ago(past.toDays(), "time-day", "time-days");
    }

    private ZoneId zone() {
        return chosenZone().orElse(ZoneOffset.UTC);
    }

    private static String ago(long count, String oneKey, String manyKey) {
        return count == 1 ? Texts.of(oneKey) : Texts.of(manyKey, count);
    }
}
