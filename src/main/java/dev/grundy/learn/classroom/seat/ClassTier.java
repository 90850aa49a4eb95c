package dev.grundy.learn.classroom.seat;

import dev.grundy.base.kernel.ContentHash;
import dev.grundy.base.kernel.Tier;
import dev.grundy.people.subscription.payment.SeatOrder;
import java.time.Duration;
import java.time.Instant;

/**
 * The terms of a tier that an admin grants to a class, or that a teacher buys.
 *
 * @param seats how many members have the tier, 1 to 10,000: those who joined first
 * @param until first instant without it
 * @param note  one line for admins, 200 characters at most; may be empty; the id of the payment where a teacher bought the tier
 */
record ClassTier(Tier tier, int seats, Instant until, String note) {
    static final int MOST_SEATS = SeatOrder.MOST_SEATS;
    static final int LONGEST_NOTE = 200;

    ClassTier {
        if (tier == Tier.FREE) {
            throw new IllegalArgumentException("everybody has the free tier: a class cannot be given it");
        }
        if (seats < 1 || seats > MOST_SEATS) {
            throw new IllegalArgumentException("a class has 1 to " + MOST_SEATS + " seats, not " + seats);
        }
        if (until.equals(Instant.MAX)) {
            throw new IllegalArgumentException("the tier of a class has an end");
        }
        if (note.length() > LONGEST_NOTE || note.chars().anyMatch(Character::isISOControl)) {
            throw new IllegalArgumentException("a note is one line of at most " + LONGEST_NOTE + " characters");
        }
    }

    /** Another one for all terms that a form can show. */
    String revision() {
        return ContentHash.parts()
                .add(tier.code())
                .add(String.valueOf(seats))
                .add(until.toString())
                .add(note)
                .build()
                .hex();
    }

    public boolean isOver(Instant now) {
        return !now.isBefore(until);
    }

    /** The last second of it. */
    public Instant last() {
        return until.minus(Duration.ofSeconds(1));
    }
}
