package dev.grundy.subscription;

import dev.grundy.account.Person;
import dev.grundy.kernel.Remembered;
import dev.grundy.subscription.CustomerRepository.Customer;
import dev.grundy.web.LocalAddress;
import dev.grundy.web.SiteAddress;
import jakarta.enterprise.context.ApplicationScoped;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/** Leads people to where they pay and manage what they pay, and hears how it went. Thread-safe. */
@ApplicationScoped
class Subscribing {
    private static final LocalAddress HOME = new LocalAddress("/subscribe");
    private static final LocalAddress DONE = new LocalAddress("/subscribe/done");
    /** Whoever loads a page again and again makes us ask no more often. */
    private static final Duration ASK_EVERY = Duration.ofSeconds(5);

    private static final int MOST_REMEMBERED = 1_000;

    private final StripeProvider provider;
    private final CustomerRepository customers;
    private final SubscriptionRepository subscriptions;
    private final Synchronising synchronising;
    private final SiteAddress site;
    private final Remembered<Long, Boolean> asked;

    Subscribing(
            StripeProvider provider,
            CustomerRepository customers,
            SubscriptionRepository subscriptions,
            Synchronising synchronising,
            SiteAddress site,
            Clock clock) {
        this.provider = provider;
        this.customers = customers;
        this.subscriptions = subscriptions;
        this.synchronising = synchronising;
        this.site = site;
        this.asked = new Remembered<>(ASK_EVERY, MOST_REMEMBERED, clock);
    }

    /**
     * Where the person pays for the offer; who has a subscription already is led to where it is changed, and pays no second.
     *
     * @throws ProviderException when the provider cannot be asked
     */
    URI pay(Person person, Offer offer) {
        Customer customer = customers.ofAccount(person.accountId()).orElseGet(() -> newCustomer(person));
        synchronising.sync(customer);
        boolean running = subscriptions.of(person.accountId()).stream()
                .anyMatch(kept -> kept.state().isRunning());
        return running && !offer.isOnce()
                ? provider.portal(customer.id(), site.of(HOME))
                : provider.checkout(customer.id(), person.accountId(), offer, site.of(DONE), site.of(HOME));
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
        customers.add(new Customer(person.accountId(), provider.createCustomer(person.accountId(), person.name())));
        return customers.ofAccount(person.accountId()).orElseThrow();
    }
}
