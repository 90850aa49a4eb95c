package dev.grundy.people.subscription.payment;

import com.stripe.StripeClient;
import com.stripe.exception.InvalidRequestException;
import com.stripe.exception.StripeException;
import com.stripe.model.HasId;
import com.stripe.model.StripeCollection;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** The way to Stripe. Thread-safe. */
@ApplicationScoped
public class StripeConnection {
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

    /** A question to Stripe. */
    @FunctionalInterface
    public interface Question<T> {
        T ask() throws StripeException;
    }

    /** For the questions that {@link #ask} is given. */
    public StripeClient client() {
        return stripe;
    }

    /**
     * Stripe's answer.
     *
     * @param tried the thing that was tried, for the message
     * @throws ProviderException when Stripe cannot be reached or refuses
     */
    public <T> T ask(String tried, Question<T> question) {
        try {
            return question.ask();
        } catch (StripeException | RuntimeException e) {
            throw new ProviderException(tried, e);
        }
    }

    /** Whether Stripe knows nothing of the thing that was asked for. */
    public static boolean isUnknown(InvalidRequestException refusal) {
        return "resource_missing".equals(refusal.getCode());
    }

    /** All pages of a list; asks for one after the other. */
    public static <T extends HasId> Stream<T> whole(StripeCollection<T> firstPage) {
        return StreamSupport.stream(firstPage.autoPagingIterable().spliterator(), false);
    }
}
