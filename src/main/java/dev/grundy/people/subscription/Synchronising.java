package dev.grundy.people.subscription;

import dev.grundy.base.kernel.Tier;
import dev.grundy.people.account.AccountLock;
import dev.grundy.people.account.MergedAccountRepository;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.people.subscription.CustomerRepository.Customer;
import dev.grundy.people.subscription.StripeProvider.Purchases;
import dev.grundy.people.subscription.payment.PaymentConfig;
import dev.grundy.people.subscription.payment.PaymentEvent;
import dev.grundy.people.subscription.payment.PaymentEventRepository;
import dev.grundy.people.subscription.payment.PaymentSetup;
import dev.grundy.people.subscription.payment.ProviderException;
import dev.grundy.people.subscription.payment.SeatsPaid;
import dev.grundy.people.tier.Entitlement;
import dev.grundy.people.tier.Entitlements;
import dev.grundy.people.tier.Right;
import io.quarkus.narayana.jta.QuarkusTransaction;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;

/**
 * Makes the stored state of a customer agree with the provider's state now. It is the one way by which payments give and end rights,
 * whether an event, the person or the clock asks for it. No transaction is open while the provider is asked; of several that ask at once
 * the answer to the latest question counts. Thread-safe.
 */
@ApplicationScoped
class Synchronising {
    private static final Logger LOG = Logger.getLogger(Synchronising.class);

    private final StripeProvider provider;
    private final CustomerRepository customers;
    private final SubscriptionRepository subscriptions;
    private final PaymentEventRepository events;
    private final Entitlements entitlements;
    private final Event<SeatsPaid> seats;
    private final SecurityLog log;
    private final AccountLock accounts;
    private final MergedAccountRepository mergedAccounts;
    private final PaymentSetup setup;
    private final PaymentConfig config;
    private final Clock clock;

    Synchronising(
            StripeProvider provider,
            CustomerRepository customers,
            SubscriptionRepository subscriptions,
            PaymentEventRepository events,
            Entitlements entitlements,
            Event<SeatsPaid> seats,
            SecurityLog log,
            AccountLock accounts,
            MergedAccountRepository mergedAccounts,
            PaymentConfig config,
            Clock clock) {
        this.provider = provider;
        this.customers = customers;
        this.subscriptions = subscriptions;
        this.events = events;
        this.entitlements = entitlements;
        this.seats = seats;
        this.log = log;
        this.accounts = accounts;
        this.mergedAccounts = mergedAccounts;
        this.setup = PaymentSetup.of(config);
        this.config = config;
        this.clock = clock;
    }

    /** @throws ProviderException when it cannot be asked; nothing is changed then */
    void sync(Customer customer) {
        sync(customer, Optional.empty());
    }

    /**
     * The same because of an event, which is noted in the transaction that writes its outcome. It is noted after that where the answer to a
     * later question was written first. One that was noted before changes nothing.
     *
     * @throws ProviderException when it cannot be asked; nothing is changed then, and the event is not noted
     */
    void sync(Customer customer, PaymentEvent event) {
        sync(customer, Optional.of(event));
    }

    private void sync(Customer customer, Optional<PaymentEvent> event) {
        Optional<Long> question = QuarkusTransaction.requiringNew().call(() -> customers.ask(customer));
        if (question.isEmpty()) {
            return; // the account was deleted meanwhile
        }
        Purchases found = provider.purchasesOf(customer.id());
        QuarkusTransaction.requiringNew().run(() -> write(customer, question.get(), found, event));
        // After the commit, so that nobody remembers the state before it.
        entitlements.forget(customer.account());
    }

    private void write(Customer customer, long question, Purchases found, Optional<PaymentEvent> event) {
        accounts.hold(customer.account());
        Instant now = clock.instant();
        // An answer that overtook ours was asked for after ours, hence after the event: it is written, and as new.
        boolean isLatest = customers.write(customer, question, found.awaitsSeats());
        if (!isLatest && customers.ofAccount(customer.account()).isEmpty()) {
            return; // the account was deleted meanwhile
        }
        // Another thread that noted the same event meanwhile wrote the state of then; now the present state is written.
        event.ifPresent(told -> events.add(told, Optional.of(customer.account()), now));
        if (isLatest) {
            writeAll(customer, found.subscriptions(), now);
            found.seats().forEach((payment, order) -> seats.fire(new SeatsPaid(payment, customer.account(), order)));
        }
    }

    private void writeAll(Customer customer, List<Subscription> found, Instant now) {
        Right before = entitlements.rightNow(customer.account(), now);
        found.forEach(subscription -> write(customer, subscription, now));
        subscriptions
                .gone(customer.account(), found.stream().map(Subscription::id).toList(), now)
                .forEach(id -> entitlements.endPayment(id, now));
        tell(customer, before, entitlements.rightNow(customer.account(), now));
    }

    private void write(Customer customer, Subscription subscription, Instant now) {
        if (subscription
                .soldTo()
                .filter(account ->
                        account != customer.account() && !mergedAccounts.isPartOf(account, customer.account()))
                .isPresent()) {
            refuse(
                    customer,
                    subscription,
                    "it was sold to account " + subscription.soldTo().get());
            return;
        }
        Optional<Tier> tier = setup.tierOf(subscription.price());
        Optional<Instant> until = subscription.rightUntil(config.pastDueGrace());
        if (!subscriptions.put(customer.account(), subscription, tier, until, now)) {
            refuse(customer, subscription, "it belongs to another account");
            return;
        }
        if (tier.isEmpty()) {
            LOG.warnf(
                    "%s of %s: no tier is configured for the price %s; name it in grundy.payment.prices or former-prices",
                    subscription.id(), customer.id(), subscription.price());
        }
        if (tier.isPresent()
                && until.filter(end -> end.isAfter(subscription.startedAt())).isPresent()) {
            entitlements.pay(
                    subscription.id(),
                    new Entitlement(customer.account(), tier.get(), subscription.startedAt(), until.get()),
                    now);
        } else {
            entitlements.endPayment(subscription.id(), now);
        }
    }

    private void refuse(Customer customer, Subscription subscription, String reason) {
        LOG.warnf(
                "%s is with the customer %s of account %d, but %s: it gives nothing here",
                subscription.id(), customer.id(), customer.account(), reason);
        log.record(SecurityEvent.PAYMENT_REFUSED, customer.account(), subscription.id());
    }

    private void tell(Customer customer, Right before, Right after) {
        if (!before.equals(after)) {
            String what = after.tier().code() + (after.isEndless() ? "" : " until " + after.until());
            LOG.infof("account=%d customer=%s: the tier is now %s", customer.account(), customer.id(), what);
            log.record(SecurityEvent.TIER_CHANGED, customer.account(), what);
        }
    }
}
