package dev.grundy.people.subscription;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.grundy.base.kernel.UnusableException;
import dev.grundy.people.subscription.payment.PaymentConfig;
import dev.grundy.people.subscription.payment.PaymentSetup;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the operator says about payments; times that make no sense are refused when the application starts, by their key. */
class PaymentConfigTest {
    private record Given(
            Duration eventTolerance, Duration pastDueGrace, Duration patience, Duration reconcileAfter, int seatMonths)
            implements PaymentConfig {
        @Override
        public Optional<String> secretKey() {
            return Optional.empty();
        }

        @Override
        public Optional<String> webhookSecret() {
            return Optional.empty();
        }

        @Override
        public Optional<List<String>> prices() {
            return Optional.empty();
        }

        @Override
        public Optional<List<String>> formerPrices() {
            return Optional.empty();
        }

        @Override
        public Optional<List<String>> seatPrices() {
            return Optional.empty();
        }

        @Override
        public String api() {
            return "http://localhost";
        }
    }

    @Test
    void whoSellsNothingAnyMoreStillAsksForThoseWhoPay() {
        PaymentSetup unsold = PaymentSetup.of(Map.of("GRUNDY_PAYMENT_SECRET_KEY", "sk_1"));
        assertThat(unsold.isComplete()).isFalse();
        assertThat(unsold.canAsk()).isTrue();
        PaymentSetup keyless = PaymentSetup.of(Map.of("GRUNDY_PAYMENT_PRICES", "basic:price_1"));
        assertThat(keyless.canAsk()).isFalse();
    }

    @ParameterizedTest
    @CsvSource({
        "PT0S, P15D, PT10S, P1D, 12, event-tolerance",
        "P2D, P15D, PT10S, P1D, 12, event-tolerance",
        "PT5M, PT-1S, PT10S, P1D, 12, past-due-grace",
        "PT5M, P91D, PT10S, P1D, 12, past-due-grace",
        "PT5M, P15D, PT0S, P1D, 12, patience",
        "PT5M, P15D, PT10S, PT0S, 12, reconcile-after",
        "PT5M, P15D, PT10S, P1D, 0, seat-months",
        "PT5M, P15D, PT10S, P1D, 121, seat-months"
    })
    @SuppressWarnings("NullAway") // nothing but what is configured is looked at
    void aTimeThatMakesNoSenseIsRefusedByItsKey(
            Duration tolerance, Duration grace, Duration patience, Duration reconcile, int months, String key) {
        PaymentConfig config = new Given(tolerance, grace, patience, reconcile, months);
        assertThatThrownBy(() -> new Reconciliation(null, null, null, null, null, config, Clock.systemUTC()))
                .isInstanceOf(UnusableException.class)
                .hasMessageContaining("grundy.payment." + key);
    }
}
