package dev.grundy.subscription;

import dev.grundy.account.Person;
import dev.grundy.kernel.Remembered;
import dev.grundy.subscription.CustomerRepository.Customer;
import dev.grundy.subscription.SubscriptionRepository.Kept;
import dev.grundy.tier.Entitlements;
import dev.grundy.web.LocalAddress;
import dev.grundy.web.SiteAddress;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Leads people to where they pay and manage what they pay, and hears how it went. Thread-safe. */
@ApplicationScoped
class Subscribing {
    private static final LocalAddress HOME = new LocalAddress("/subscribe");
    private static final LocalAddress DONE = new LocalAddress("/subscribe/done");
    private static final LocalAddress CANCELLED = new LocalAddress("/subscribe/cancelled");
    /** Whoever loads a page again and again makes us ask no more often. */
    private static final Duration ASK_EVERY = Duration.ofSeconds(5);

    private static final int MOST_REMEMBERED = 1_000;

    private final StripeProvider provider;
    private final CustomerRepository customers;
    private final SubscriptionRepository subscriptions;
    private final Synchronising synchronising;
    private final Entitlements entitlements;
    private final SiteAddress site;
    private final Clock clock;
    private final Remembered<Long, Boolean> asked;

    Subscribing(
            StripeProvider provider,
            CustomerRepository customers,
            SubscriptionRepository subscriptions,
            Synchronising synchronising,
            Entitlements entitlements,
            SiteAddress site,
            Clock clock) {
        this.provider = provider;
        this.customers = customers;
        this.subscriptions = subscriptions;
        this.synchronising = synchronising;
        this.entitlements = entitlements;
        this.site = site;
        this.clock = clock;
        this.asked = new Remembered<>(ASK_EVERY, MOST_REMEMBERED, clock);
    }

    /**
     * Where the person pays for the offer; who has a subscription already is led to where it is changed, and pays no second. Empty for
     * who has what is offered, or has just paid for it.
     *
     * @throws ProviderException when the provider cannot be asked
     */
    Optional<URI> pay(Person person, Offer offer) {
        Customer customer = customers.ofAccount(person.accountId()).orElseGet(() -> newCustomer(person));
        synchronising.sync(customer);
        List<Kept> kept = subscriptions.of(person.accountId());
        if (!offer.isOnce() && kept.stream().anyMatch(one -> one.state().isRunning())) {
            return Optional.of(provider.portal(customer.id(), site.of(HOME)));
        }
        return offer.isFor(kept, entitlements.rightNow(person.accountId(), clock.instant()))
                ? Optional.of(provider.checkout(customer, offer, site.of(DONE), site.of(CANCELLED)))
                : Optional.empty();
    }

    /**
     * Where the person sees bills and cancels; empty for who never began to pay.
     *
     * @throws ProviderException when the provider cannot be asked
     */
    Optional<URI> portal(Person person) {
        return customers.ofAccount(person.accountId()).map(customer -> provider.portal(customer.id(), site.of(HOME)));
    }

    /**
     * Asks how it stands with the person, unless that was asked a moment ago.
     *
     * @throws ProviderException when the provider cannot be asked
     */
    void look(Person person) {
        customers
                .ofAccount(person.accountId())
                .ifPresent(customer -> asked.get(customer.account(), () -> {
                    synchronising.sync(customer);
                    return true;
                }));
    }

    private Customer newCustomer(Person person) {
        Customer made = new Customer(person.accountId(), provider.createCustomer(person.accountId(), person.name()));
        if (!customers.add(made)) {
            // Another request of the same person was faster.
            provider.deleteCustomer(made.id());
        }
        return customers.ofAccount(person.accountId()).orElseThrow();
    }
}
