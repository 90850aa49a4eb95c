package dev.grundy.people.subscription;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Something that a customer pays or once paid for, as the provider says at one moment.
 *
 * @param id          the provider's
 * @param startedAt   first instant of the time that was paid
 * @param periodStart of the time that was paid last or is owed; of a single payment its start
 * @param periodEnd   until when that is; {@link Instant#MAX} for a single payment
 * @param endsAt      when it was cancelled for, or ended
 * @param owedSince   of the first of the bills since which nothing was paid; empty while the last is paid
 * @param soldTo      number of the account that it was sold to; empty where the provider was not told
 */
record Subscription(
        String id,
        State state,
        String price,
        Instant startedAt,
        Instant periodStart,
        Instant periodEnd,
        Optional<Instant> endsAt,
        Optional<Instant> owedSince,
        Optional<Long> soldTo) {

    /**
     * The end of the right that is paid for; empty where there is none now. A subscription that goes on keeps its right beyond the period,
     * for as long as a failed payment would be borne. Nobody is shut out because word of a renewal is late.
     *
     * @param grace after a payment failed, from the day of the first bill that is owed
     */
    Optional<Instant> rightUntil(Duration grace) {
        return switch (state) {
            case TRIALING, ACTIVE -> Optional.of(endsAt.orElseGet(() -> periodEnd.plus(grace)));
            case PAST_DUE ->
                Optional.of(earliest(
                        endsAt, Optional.of(owedSince.orElse(periodStart).plus(grace))));
            case CANCELED -> endsAt.map(end -> earliest(Optional.of(end), owedSince.map(since -> since.plus(grace))));
            case PAID -> Optional.of(Instant.MAX);
            case UNPAID, PAUSED, INCOMPLETE, INCOMPLETE_EXPIRED, PENDING, REFUNDED, UNKNOWN -> Optional.empty();
        };
    }

    /** When the next payment is due; empty when none is. */
    Optional<Instant> renewsAt() {
        return switch (state) {
            case TRIALING, ACTIVE -> endsAt.isPresent() ? Optional.empty() : Optional.of(periodEnd);
            case PAST_DUE, UNPAID, PAUSED, INCOMPLETE, INCOMPLETE_EXPIRED, CANCELED, PENDING, PAID, REFUNDED, UNKNOWN ->
                Optional.empty();
        };
    }

    private static Instant earliest(Optional<Instant> one, Optional<Instant> other) {
        return Stream.of(one, other)
                .flatMap(Optional::stream)
                .min(Instant::compareTo)
                .orElseThrow();
    }
}
