package dev.grundy.app.operations;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * How what the payment provider tells arrives here.
 *
 * @param last       the event heard last; empty before the first
 * @param unanswered customers that the provider was asked about and whose answer is not written: what events lead to, undone
 * @param farewells  customers of deleted accounts of whose end the provider is still to be told
 */
public record PaymentEvents(Optional<Heard> last, long unanswered, long farewells) {
    /**
     * An event that was done with.
     *
     * @param created  by the provider's clock
     * @param received by ours
     */
    public record Heard(Instant created, Instant received) {
        /** Never negative: clocks differ. */
        public Duration lag() {
            Duration lag = Duration.between(created, received);
            return lag.isNegative() ? Duration.ZERO : lag;
        }
    }

    /** Whether somebody pays here, or did. */
    public boolean isUsed() {
        return last.isPresent() || unanswered > 0 || farewells > 0;
    }
}
