package dev.grundy.people.subscription;

import com.stripe.StripeClient;
import com.stripe.exception.StripeException;
import dev.grundy.people.subscription.payment.PaymentConfig;
import jakarta.enterprise.context.ApplicationScoped;

/** The way to Stripe. Thread-safe. */
@ApplicationScoped
class StripeConnection {
    private final StripeClient stripe;

    StripeConnection(PaymentConfig config) {
        int patience = Math.toIntExact(config.patience().toMillis());
        this.stripe = StripeClient.builder()
                // The client wants one; where none is configured nobody asks.
                .setApiKey(config.secretKey().orElse("none"))
                .setApiBase(config.api())
                .setConnectTimeout(patience)
                .setReadTimeout(patience)
                .setMaxNetworkRetries(0)
                .build();
    }

    /** What is asked of Stripe. */
    @FunctionalInterface
    interface Question<T> {
        T ask() throws StripeException;
    }

    /** For the questions that {@link #ask} is given. */
    StripeClient client() {
        return stripe;
    }

    /**
     * Stripe's answer.
     *
     * @param tried what was tried, for the message
     * @throws ProviderException when Stripe cannot be reached or refuses
     */
    <T> T ask(String tried, Question<T> question) {
        try {
            return question.ask();
        } catch (StripeException | RuntimeException e) {
            throw new ProviderException(tried, e);
        }
    }
}
