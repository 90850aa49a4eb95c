package dev.grundy.people.subscription.payment;

import dev.grundy.base.kernel.Tier;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Seats of a class that somebody pays for once.
 *
 * @param classroom id of the class, 1 or more
 * @param tier      that each seat gives
 * @param seats     1 to 10,000
 * @param months    that are paid, 1 to 120
 */
public record SeatOrder(long classroom, Tier tier, int seats, int months) {
    public static final int MOST_SEATS = 10_000;
    public static final int MOST_MONTHS = 120;

    private static final String CLASSROOM = "grundy_class";
    private static final String TIER = "grundy_tier";
    private static final String SEATS = "grundy_seats";
    private static final String MONTHS = "grundy_months";

    public SeatOrder {
        if (classroom < 1
                || tier == Tier.FREE
                || seats < 1
                || seats > MOST_SEATS
                || months < 1
                || months > MOST_MONTHS) {
            throw new IllegalArgumentException(
                    "no seats to pay for: " + seats + " of " + tier + " for " + months + " months in " + classroom);
        }
    }

    /** As the provider keeps it with the payment. */
    public Map<String, String> metadata() {
        return Map.of(
                CLASSROOM,
                String.valueOf(classroom),
                TIER,
                tier.code(),
                SEATS,
                String.valueOf(seats),
                MONTHS,
                String.valueOf(months));
    }

    /** Empty for a payment of something else. */
    public static Optional<SeatOrder> of(@Nullable Map<String, String> metadata) {
        if (metadata == null) {
            return Optional.empty();
        }
        try {
            return Tier.ofCode(metadata.getOrDefault(TIER, ""))
                    .map(tier -> new SeatOrder(
                            Long.parseLong(metadata.getOrDefault(CLASSROOM, "")),
                            tier,
                            Integer.parseInt(metadata.getOrDefault(SEATS, "")),
                            Integer.parseInt(metadata.getOrDefault(MONTHS, ""))));
        } catch (IllegalArgumentException e) {
            return Optional.empty(); // somebody changed it with the provider
        }
    }
}
