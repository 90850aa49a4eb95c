package dev.grundy.people.subscription.payment;

import io.smallrye.config.ConfigMapping;
import io.smallrye.config.WithDefault;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** How tiers are paid for; docs/subscriptions.md says how to come by the values. */
@ConfigMapping(prefix = "grundy.payment")
public interface PaymentConfig {
    /** The secret key of the account with Stripe ({@code sk_…} or {@code rk_…}); without it nobody can subscribe and the operator gives tiers. */
    Optional<String> secretKey();

    /** The secret with which Stripe signs its events ({@code whsec_…}). */
    Optional<String> webhookSecret();

    /**
     * The tiers that are sold, each with its price, such as {@code basic:price_1A2b}; a price that is paid once gives the tier for good.
     */
    Optional<List<String>> prices();

    /** Prices, written alike, that are not sold any more and still count for people who pay them. */
    Optional<List<String>> formerPrices();

    /** Seats of classes that teachers buy: tier and price of one seat, such as {@code basic:price_1A2b}; the price is paid once. */
    Optional<List<String>> seatPrices();

    /** For how many months a price of a seat is paid: 1 to 120. */
    @WithDefault("12")
    int seatMonths();

    /** How long a tier stays after a payment failed, from the day of the bill: 0s to 90d. */
    @WithDefault("15d")
    Duration pastDueGrace();

    /** How old an event of Stripe may be: it signs each anew when it sends it again. 1s to 1d. */
    @WithDefault("5m")
    Duration eventTolerance();

    /** How long one waits for an answer of Stripe before the attempt counts as failed: 1s to 1h. */
    @WithDefault("10s")
    Duration patience();

    /** After which time a customer is asked for again, in case an event was lost: 1m to 30d. */
    @WithDefault("1d")
    Duration reconcileAfter();

    /** Where Stripe is asked. */
    @WithDefault("https://api.stripe.com")
    String api();
}
