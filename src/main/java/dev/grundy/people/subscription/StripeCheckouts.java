package dev.grundy.people.subscription;

import com.stripe.StripeClient;
import com.stripe.exception.InvalidRequestException;
import com.stripe.exception.StripeException;
import com.stripe.model.checkout.Session;
import com.stripe.param.checkout.SessionCreateParams;
import com.stripe.param.checkout.SessionListParams;
import dev.grundy.people.subscription.CustomerRepository.Customer;
import dev.grundy.people.subscription.payment.ProviderException;
import dev.grundy.people.subscription.payment.SeatOrder;
import dev.grundy.people.subscription.payment.StripeConnection;
import dev.grundy.web.frame.ReaderLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * Opens the pages of Stripe on which people pay, and manage their payments. Every method throws {@link ProviderException} when Stripe
 * cannot be reached or refuses. Thread-safe.
 */
@ApplicationScoped
class StripeCheckouts {
    /** On one page of a list; the most that Stripe allows. */
    private static final long MOST_LISTED = 100;

    /** The same for all who look at the same sessions, also for those of one second. */
    private static final Comparator<Session> AGE =
            Comparator.comparing(Session::getCreated).thenComparing(Session::getId);

    private static final String EXPIRED = "expired";

    private final StripeConnection connection;
    private final StripeClient stripe;

    StripeCheckouts(StripeConnection connection) {
        this.connection = connection;
        this.stripe = connection.client();
    }

    /**
     * Where the customer pays; all other ways to pay are shut, so that nobody pays twice. Of several that are opened at once the
     * newest stays, and all who asked are led there.
     *
     * @param seats for a class, of which Stripe writes a bill: schools need one. Empty where the customer pays for themselves
     */
    URI checkout(Customer customer, TierPrice offer, Optional<SeatOrder> seats, URI done, URI back) {
        SessionCreateParams.Builder params = SessionCreateParams.builder()
                .setCustomer(customer.id())
                .setClientReferenceId(String.valueOf(customer.account()))
                .setLocale(checkoutLanguage())
                .setMode(offer.isOnce() ? SessionCreateParams.Mode.PAYMENT : SessionCreateParams.Mode.SUBSCRIPTION)
                .setSuccessUrl(done.toString())
                .setCancelUrl(back.toString())
                .addLineItem(SessionCreateParams.LineItem.builder()
                        .setPrice(offer.price())
                        .setQuantity(seats.map(order -> (long) order.seats()).orElse(1L))
                        .build());
        if (!offer.isOnce()) {
            params.setSubscriptionData(SessionCreateParams.SubscriptionData.builder()
                    .putMetadata(StripeProvider.ACCOUNT, String.valueOf(customer.account()))
                    .build());
        }
        seats.ifPresent(order -> params.putAllMetadata(order.metadata())
                .setInvoiceCreation(SessionCreateParams.InvoiceCreation.builder()
                        .setEnabled(true)
                        .build()));
        return connection.ask("open a checkout", () -> {
            shut(open(customer));
            Session made = stripe.v1().checkout().sessions().create(params.build());
            List<Session> open = open(customer);
            Session newest = open.stream().max(AGE).orElse(made);
            shut(open.stream()
                    .filter(one -> !one.getId().equals(newest.getId()))
                    .toList());
            return URI.create(newest.getUrl());
        });
    }

    private List<Session> open(Customer customer) throws StripeException {
        SessionListParams params = SessionListParams.builder()
                .setCustomer(customer.id())
                .setStatus(SessionListParams.Status.OPEN)
                .setLimit(MOST_LISTED)
                .build();
        return StripeConnection.whole(stripe.v1().checkout().sessions().list(params))
                .toList();
    }

    private void shut(List<Session> open) throws StripeException {
        for (Session one : open) {
            try {
                stripe.v1().checkout().sessions().expire(one.getId());
            } catch (InvalidRequestException e) {
                // Another request of the same person may have shut it; one that was paid meanwhile is no way to go on.
                String status =
                        stripe.v1().checkout().sessions().retrieve(one.getId()).getStatus();
                if (!EXPIRED.equals(status)) {
                    throw e;
                }
            }
        }
    }

    /** Where the customer sees bills, changes the way to pay, and cancels. */
    URI portal(String customer, URI back) {
        var params = com.stripe.param.billingportal.SessionCreateParams.builder()
                .setCustomer(customer)
                .setReturnUrl(back.toString())
                .setLocale(portalLanguage())
                .build();
        return connection.ask(
                "open the customer portal",
                () -> URI.create(
                        stripe.v1().billingPortal().sessions().create(params).getUrl()));
    }

    private static SessionCreateParams.Locale checkoutLanguage() {
        return switch (ReaderLanguage.now()) {
            case ENGLISH -> SessionCreateParams.Locale.EN;
            case GERMAN -> SessionCreateParams.Locale.DE;
        };
    }

    private static com.stripe.param.billingportal.SessionCreateParams.Locale portalLanguage() {
        return switch (ReaderLanguage.now()) {
            case ENGLISH -> com.stripe.param.billingportal.SessionCreateParams.Locale.EN;
            case GERMAN -> com.stripe.param.billingportal.SessionCreateParams.Locale.DE;
        };
    }
}
