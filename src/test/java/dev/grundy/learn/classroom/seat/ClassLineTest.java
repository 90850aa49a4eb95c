package dev.grundy.learn.classroom.seat;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.base.kernel.Tier;
import dev.grundy.people.subscription.payment.SeatOrder;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ClassLineTest {
    private static final Instant NOW = Instant.parse("2026-01-30T23:30:00Z");
    private static final SeatOrder ORDER = new SeatOrder(7, Tier.PRO, 30, 1);

    @Test
    void seatsLastFromTheNextDayOfTheClassOn() {
        assertThat(bought(Optional.empty())).isEqualTo("2026-02-28T23:00:00Z");
    }

    @Test
    void aTierThatEndedIsNoLonger() {
        assertThat(bought(Optional.of(new ClassTier(Tier.BASIC, 4, NOW, "")))).isEqualTo("2026-02-28T23:00:00Z");
    }

    @Test
    void aTierThatRunsLastsLonger() {
        assertThat(bought(Optional.of(new ClassTier(Tier.PRO, 30, Instant.parse("2026-07-31T22:00:00Z"), ""))))
                .isEqualTo("2026-08-31T22:00:00Z");
    }

    @Test
    void anotherTierOrNumberOfSeatsDoesNotGoWithOneThatRuns() {
        Instant until = Instant.parse("2026-07-31T22:00:00Z");
        assertThat(line(Optional.of(new ClassTier(Tier.BASIC, 30, until, ""))).with(ORDER, "", NOW))
                .isEmpty();
        assertThat(line(Optional.of(new ClassTier(Tier.PRO, 31, until, ""))).with(ORDER, "", NOW))
                .isEmpty();
    }

    private static String bought(Optional<ClassTier> present) {
        ClassTier bought = line(present).with(ORDER, "cs_1", NOW).orElseThrow();
        assertThat(bought)
                .extracting(ClassTier::tier, ClassTier::seats, ClassTier::note)
                .containsExactly(Tier.PRO, 30, "cs_1");
        return bought.until().toString();
    }

    private static ClassLine line(Optional<ClassTier> tier) {
        return new ClassLine(7, "Nim", ZoneId.of("Europe/Berlin"), NOW, false, List.of("tea"), 5, tier);
    }
}
