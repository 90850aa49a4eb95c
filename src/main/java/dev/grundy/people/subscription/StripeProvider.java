package dev.grundy.people.subscription;

import com.stripe.StripeClient;
import com.stripe.exception.InvalidRequestException;
import com.stripe.exception.StripeException;
import com.stripe.model.Charge;
import com.stripe.model.Invoice;
import com.stripe.model.PaymentIntent;
import com.stripe.model.SubscriptionItem;
import com.stripe.model.checkout.Session;
import com.stripe.param.CustomerCreateParams;
import com.stripe.param.InvoiceListParams;
import com.stripe.param.SubscriptionListParams;
import com.stripe.param.checkout.SessionListParams;
import dev.grundy.people.subscription.payment.PaymentConfig;
import dev.grundy.people.subscription.payment.ProviderException;
import dev.grundy.people.subscription.payment.SeatOrder;
import dev.grundy.people.subscription.payment.StripeConnection;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Asks Stripe for customers and their payments, each time anew. Never within a transaction: an answer may take as long as
 * {@link PaymentConfig#patience}. Every method throws {@link ProviderException} when Stripe cannot be reached or refuses. Thread-safe.
 */
@ApplicationScoped
class StripeProvider {
    /** Under which Stripe keeps the number of the account that something was sold to. */
    static final String ACCOUNT = "grundy_account";

    /** On one page of a list; the most that Stripe allows. */
    private static final long MOST_LISTED = 100;

    private static final Set<String> UNPAID_BILL = Set.of("open", "uncollectible");
    /** Of a payment after its checkout: a bank works on it, or it is paid by a slip within days. */
    private static final Set<String> ON_ITS_WAY = Set.of("processing", "requires_action");

    private final StripeConnection connection;
    private final StripeClient stripe;

    StripeProvider(StripeConnection connection) {
        this.connection = connection;
        this.stripe = connection.client();
    }

    /** Its id. */
    String createCustomer(long account, String name) {
        CustomerCreateParams params = CustomerCreateParams.builder()
                .setDescription(name)
                .putMetadata(ACCOUNT, String.valueOf(account))
                .build();
        return connection.ask(
                "make a customer", () -> stripe.v1().customers().create(params).getId());
    }

    /** Whether there is such a customer, who was not deleted there. */
    boolean knows(String customer) {
        return connection.ask("ask for the customer " + customer, () -> {
            try {
                return !Boolean.TRUE.equals(
                        stripe.v1().customers().retrieve(customer).getDeleted());
            } catch (InvalidRequestException e) {
                if (StripeConnection.isUnknown(e)) {
                    return false;
                }
                throw e;
            }
        });
    }

    /** Ends all that the customer pays; one that Stripe does not know is gone already. */
    void deleteCustomer(String customer) {
        connection.ask("delete the customer " + customer, () -> {
            try {
                stripe.v1().customers().delete(customer);
            } catch (InvalidRequestException e) {
                if (!StripeConnection.isUnknown(e)) {
                    throw e;
                }
            }
            return true;
        });
    }

    /**
     * The things that a customer pays or paid.
     *
     * @param seats       of classes whose money is there, by the id of the checkout
     * @param awaitsSeats whether the money for others is on its way
     */
    record Purchases(List<Subscription> subscriptions, Map<String, SeatOrder> seats, boolean awaitsSeats) {}

    /** All that the customer pays or paid; empty for a customer that Stripe does not know any more. */
    Purchases purchasesOf(String customer) {
        return connection.ask("ask for the purchases of " + customer, () -> {
            try {
                List<Subscription> all = new ArrayList<>(recurringOf(customer));
                Map<String, SeatOrder> seats = new LinkedHashMap<>();
                boolean awaitsSeats = false;
                for (Session session : singleOf(customer)) {
                    Optional<SeatOrder> order = SeatOrder.of(session.getMetadata());
                    State state = stateOfSingle(session);
                    if (order.isEmpty()) {
                        all.add(single(session));
                    } else if (state == State.PAID) {
                        seats.put(session.getId(), order.get());
                    } else if (state == State.PENDING) {
                        awaitsSeats = true;
                    }
                }
                return new Purchases(all, seats, awaitsSeats);
            } catch (InvalidRequestException e) {
                if (StripeConnection.isUnknown(e)) {
                    return new Purchases(List.of(), Map.of(), false);
                }
                throw e;
            }
        });
    }

    private List<Subscription> recurringOf(String customer) throws StripeException {
        SubscriptionListParams params = SubscriptionListParams.builder()
                .setCustomer(customer)
                .setStatus(SubscriptionListParams.Status.ALL)
                .setLimit(MOST_LISTED)
                .addExpand("data.latest_invoice")
                .build();
        List<Subscription> all = new ArrayList<>();
        for (com.stripe.model.Subscription found :
                StripeConnection.whole(stripe.v1().subscriptions().list(params)).toList()) {
            all.add(recurring(found, owedSince(found)));
        }
        return all;
    }

    /** When the first of the bills came of which none since was paid: however many follow, it is one debt. Empty where the last is paid. */
    private Optional<Instant> owedSince(com.stripe.model.Subscription found) throws StripeException {
        Invoice latest = found.getLatestInvoiceObject();
        if (latest == null || !isUnpaid(latest)) {
            return Optional.empty();
        }
        InvoiceListParams params = InvoiceListParams.builder()
                .setCustomer(found.getCustomer())
                .setSubscription(found.getId())
                .setLimit(MOST_LISTED)
                .build();
        List<Invoice> bills =
                StripeConnection.whole(stripe.v1().invoices().list(params)).toList();
        long lastPaid = bills.stream()
                .filter(bill -> "paid".equals(bill.getStatus()) && bill.getAmountPaid() > 0)
                .mapToLong(Invoice::getCreated)
                .max()
                .orElse(Long.MIN_VALUE);
        return Stream.concat(Stream.of(latest), bills.stream().filter(StripeProvider::isUnpaid))
                .map(Invoice::getCreated)
                .filter(created -> created > lastPaid)
                .min(Long::compare)
                .map(Instant::ofEpochSecond);
    }

    private static boolean isUnpaid(Invoice bill) {
        return UNPAID_BILL.contains(String.valueOf(bill.getStatus()));
    }

    private static Subscription recurring(com.stripe.model.Subscription found, Optional<Instant> owedSince) {
        SubscriptionItem item = found.getItems().getData().getFirst();
        Instant periodEnd = Instant.ofEpochSecond(item.getCurrentPeriodEnd());
        return new Subscription(
                found.getId(),
                State.ofCode(found.getStatus()),
                item.getPrice().getId(),
                Instant.ofEpochSecond(found.getStartDate()),
                Instant.ofEpochSecond(item.getCurrentPeriodStart()),
                periodEnd,
                instant(found.getEndedAt())
                        .or(() -> instant(found.getCancelAt()))
                        .or(() -> Boolean.TRUE.equals(found.getCancelAtPeriodEnd())
                                ? Optional.of(periodEnd)
                                : Optional.empty()),
                owedSince,
                soldTo(found.getMetadata().get(ACCOUNT)));
    }

    private List<Session> singleOf(String customer) throws StripeException {
        return completed(customer)
                .filter(session -> "payment".equals(session.getMode()))
                .filter(session -> !session.getLineItems().getData().isEmpty())
                .toList();
    }

    private static Subscription single(Session session) {
        Instant paid = Instant.ofEpochSecond(session.getCreated());
        return new Subscription(
                session.getId(),
                stateOfSingle(session),
                session.getLineItems().getData().getFirst().getPrice().getId(),
                paid,
                paid,
                Instant.MAX,
                Optional.empty(),
                Optional.empty(),
                soldTo(session.getClientReferenceId()));
    }

    private static State stateOfSingle(Session session) {
        Optional<PaymentIntent> payment = Optional.ofNullable(session.getPaymentIntentObject());
        if ("unpaid".equals(session.getPaymentStatus())) {
            return payment.map(PaymentIntent::getStatus)
                            .filter(ON_ITS_WAY::contains)
                            .isPresent()
                    ? State.PENDING
                    : State.INCOMPLETE_EXPIRED;
        }
        return payment.map(PaymentIntent::getLatestChargeObject)
                        .map(Charge::getRefunded)
                        .orElse(false)
                ? State.REFUNDED
                : State.PAID;
    }

    private Stream<Session> completed(String customer) throws StripeException {
        SessionListParams params = SessionListParams.builder()
                .setCustomer(customer)
                .setStatus(SessionListParams.Status.COMPLETE)
                .setLimit(MOST_LISTED)
                .addExpand("data.line_items")
                .addExpand("data.payment_intent.latest_charge")
                .build();
        return StripeConnection.whole(stripe.v1().checkout().sessions().list(params));
    }

    private static Optional<Instant> instant(@Nullable Long seconds) {
        return Optional.ofNullable(seconds).map(Instant::ofEpochSecond);
    }

    private static Optional<Long> soldTo(@Nullable String account) {
        return Optional.ofNullable(account)
                .filter(text -> text.matches("[0-9]{1,18}"))
                .map(Long::valueOf);
    }
}
