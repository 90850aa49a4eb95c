package dev.grundy.learn.classroom.seat;

import dev.grundy.people.subscription.payment.SeatOrder;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZonedDateTime;
import java.util.List;
import java.util.Optional;

/**
 * A class with its tier.
 *
 * @param zone     in which its days are counted
 * @param teachers names, by name
 * @param members  how many, teachers too
 * @param tier     that it has or had; empty where it was granted none
 */
record ClassLine(
        long id,
        String name,
        ZoneId zone,
        Instant madeAt,
        boolean archived,
        List<String> teachers,
        int members,
        Optional<ClassTier> tier) {
    ClassLine {
        teachers = List.copyOf(teachers);
    }

    public String address() {
        return ClassTierPages.PAGE + "/" + id;
    }

    /** Of its tier, as a form shows it; empty without one. */
    public String revision() {
        return tier.map(ClassTier::revision).orElse("");
    }

    /** The tier that has not ended then. */
    Optional<ClassTier> running(Instant now) {
        return tier.filter(one -> !one.isOver(now));
    }

    /**
     * The tier of the class when these seats are paid. A running tier lasts longer by the months of the order. Without one they begin with the next
     * day, and the rest of this day is given. Empty while another tier runs, or another number of seats.
     */
    Optional<ClassTier> with(SeatOrder order, String note, Instant now) {
        Optional<ClassTier> running = running(now);
        if (running.filter(one -> one.tier() != order.tier() || one.seats() != order.seats())
                .isPresent()) {
            return Optional.empty();
        }
        ZonedDateTime start = running.map(one -> one.until().atZone(zone))
                .orElseGet(() -> now.atZone(zone).toLocalDate().plusDays(1).atStartOfDay(zone));
        return Optional.of(new ClassTier(
                order.tier(), order.seats(), start.plusMonths(order.months()).toInstant(), note));
    }

    /** How many members have the tier while it holds; 0 without one. */
    public int used() {
        return tier.map(granted -> Math.min(granted.seats(), members)).orElse(0);
    }
}
