package dev.grundy.people.subscription;

import com.stripe.StripeClient;
import com.stripe.exception.InvalidRequestException;
import com.stripe.exception.StripeException;
import com.stripe.model.Charge;
import com.stripe.model.HasId;
import com.stripe.model.Invoice;
import com.stripe.model.PaymentIntent;
import com.stripe.model.Price;
import com.stripe.model.StripeCollection;
import com.stripe.model.SubscriptionItem;
import com.stripe.model.checkout.Session;
import com.stripe.param.CustomerCreateParams;
import com.stripe.param.InvoiceListParams;
import com.stripe.param.SubscriptionListParams;
import com.stripe.param.checkout.SessionCreateParams;
import com.stripe.param.checkout.SessionListParams;
import dev.grundy.base.kernel.Tier;
import dev.grundy.people.subscription.CustomerRepository.Customer;
import dev.grundy.people.subscription.payment.PaymentConfig;
import dev.grundy.web.frame.ReaderLanguage;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * Asks Stripe, each time anew. Never within a transaction: an answer may take as long as {@link PaymentConfig#patience}. Every method
 * throws {@link ProviderException} when Stripe cannot be reached or refuses. Thread-safe.
 */
@ApplicationScoped
class StripeProvider {
    /** Under which Stripe keeps the number of the account that something was sold to. */
    static final String ACCOUNT = "grundy_account";

    /** On one page of a list; the most that Stripe allows. */
    private static final long MOST_LISTED = 100;

    /** Two years of monthly ones. */
    private static final long MOST_BILLS = 24;

    /** The same for all who look at the same sessions, also for those of one second. */
    private static final Comparator<Session> AGE =
            Comparator.comparing(Session::getCreated).thenComparing(Session::getId);

    private static final String EXPIRED = "expired";
    private static final String RESOURCE_MISSING = "resource_missing";
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
                if (RESOURCE_MISSING.equals(e.getCode())) {
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
                if (!RESOURCE_MISSING.equals(e.getCode())) {
                    throw e;
                }
            }
            return true;
        });
    }

    /** All that the customer pays or paid; empty for a customer that Stripe does not know any more. */
    List<Subscription> subscriptionsOf(String customer) {
        return connection.ask("ask for the subscriptions of " + customer, () -> {
            try {
                List<Subscription> all = new ArrayList<>(recurringOf(customer));
                all.addAll(singleOf(customer));
                return all;
            } catch (InvalidRequestException e) {
                if (RESOURCE_MISSING.equals(e.getCode())) {
                    return List.of();
                }
                throw e;
            }
        });
    }

    /** The latest 24 bills, latest first; without drafts, and empty for a customer that Stripe does not know any more. */
    List<Bill> billsOf(String customer) {
        InvoiceListParams params = InvoiceListParams.builder()
                .setCustomer(customer)
                .setLimit(MOST_BILLS)
                .build();
        return connection.ask("ask for the bills of " + customer, () -> {
            try {
                return stripe.v1().invoices().list(params).getData().stream()
                        .filter(bill -> !"draft".equals(bill.getStatus()))
                        .map(StripeProvider::bill)
                        .toList();
            } catch (InvalidRequestException e) {
                if (RESOURCE_MISSING.equals(e.getCode())) {
                    return List.of();
                }
                throw e;
            }
        });
    }

    private static Bill bill(Invoice found) {
        String currency = found.getCurrency();
        return new Bill(
                Objects.requireNonNullElse(found.getNumber(), ""),
                Instant.ofEpochSecond(found.getCreated()),
                StripeMoney.of(found.getTotal(), currency),
                Stream.ofNullable(found.getTotalTaxes())
                        .flatMap(List::stream)
                        .filter(tax -> tax.getAmount() != null && tax.getAmount() != 0)
                        .map(tax -> new Bill.Tax(
                                StripeMoney.of(tax.getAmount(), currency), PriceTax.ofCode(tax.getTaxBehavior())))
                        .toList(),
                Bill.State.ofCode(String.valueOf(found.getStatus())),
                web(found.getHostedInvoiceUrl()),
                web(found.getInvoicePdf()));
    }

    /** For a link. */
    private static Optional<URI> web(@Nullable String address) {
        return Optional.ofNullable(address)
                .filter(text -> text.matches("https?://\\S+"))
                .map(URI::create);
    }

    /** What that price is, for who may buy it; empty for one that Stripe does not know, or does not sell now, or not at one price. */
    Optional<TierPrice> offer(String price, Tier tier) {
        return connection.ask("ask for the price " + price, () -> {
            try {
                return Optional.of(stripe.v1().prices().retrieve(price))
                        .filter(found -> Boolean.TRUE.equals(found.getActive()) && found.getUnitAmount() != null)
                        .map(found -> offer(found, tier));
            } catch (InvalidRequestException e) {
                if (RESOURCE_MISSING.equals(e.getCode())) {
                    return Optional.empty();
                }
                throw e;
            }
        });
    }

    private static TierPrice offer(Price found, Tier tier) {
        Price.@Nullable Recurring recurring = found.getRecurring();
        return new TierPrice(
                tier,
                found.getId(),
                StripeMoney.of(found.getUnitAmount(), found.getCurrency()),
                PriceTax.ofCode(found.getTaxBehavior()),
                recurring == null ? "" : recurring.getInterval(),
                recurring == null ? 1 : recurring.getIntervalCount().intValue());
    }

    /**
     * Where the customer pays; all other ways to pay are shut, so that nobody pays twice. Of several that are opened at once the
     * newest stays, and all who asked are led there.
     */
    URI checkout(Customer customer, TierPrice offer, URI done, URI back) {
        SessionCreateParams.Builder params = SessionCreateParams.builder()
                .setCustomer(customer.id())
                .setClientReferenceId(String.valueOf(customer.account()))
                .setLocale(checkoutLanguage())
                .setMode(offer.isOnce() ? SessionCreateParams.Mode.PAYMENT : SessionCreateParams.Mode.SUBSCRIPTION)
                .setSuccessUrl(done.toString())
                .setCancelUrl(back.toString())
                .addLineItem(SessionCreateParams.LineItem.builder()
                        .setPrice(offer.price())
                        .setQuantity(1L)
                        .build());
        if (!offer.isOnce()) {
            params.setSubscriptionData(SessionCreateParams.SubscriptionData.builder()
                    .putMetadata(ACCOUNT, String.valueOf(customer.account()))
                    .build());
        }
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
        return sessions(customer.id(), SessionListParams.Status.OPEN).toList();
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

    private List<Subscription> recurringOf(String customer) throws StripeException {
        SubscriptionListParams params = SubscriptionListParams.builder()
                .setCustomer(customer)
                .setStatus(SubscriptionListParams.Status.ALL)
                .setLimit(MOST_LISTED)
                .addExpand("data.latest_invoice")
                .build();
        List<Subscription> all = new ArrayList<>();
        for (com.stripe.model.Subscription found :
                whole(stripe.v1().subscriptions().list(params)).toList()) {
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
        List<Invoice> bills = whole(stripe.v1().invoices().list(params)).toList();
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

    private List<Subscription> singleOf(String customer) throws StripeException {
        return sessions(customer, SessionListParams.Status.COMPLETE)
                .filter(session -> "payment".equals(session.getMode()))
                .filter(session -> !session.getLineItems().getData().isEmpty())
                .map(StripeProvider::single)
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

    private Stream<Session> sessions(String customer, SessionListParams.Status status) throws StripeException {
        SessionListParams params = SessionListParams.builder()
                .setCustomer(customer)
                .setStatus(status)
                .setLimit(MOST_LISTED)
                .addExpand("data.line_items")
                .addExpand("data.payment_intent.latest_charge")
                .build();
        return whole(stripe.v1().checkout().sessions().list(params));
    }

    /** Asks for one page after the other. */
    private static <T extends HasId> Stream<T> whole(StripeCollection<T> firstPage) {
        return StreamSupport.stream(firstPage.autoPagingIterable().spliterator(), false);
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
