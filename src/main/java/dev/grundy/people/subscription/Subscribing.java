package dev.grundy.people.subscription;

import dev.grundy.base.kernel.Remembered;
import dev.grundy.people.account.Person;
import dev.grundy.people.subscription.CustomerRepository.Customer;
import dev.grundy.people.subscription.SubscriptionRepository.Kept;
import dev.grundy.people.subscription.payment.ProviderException;
import dev.grundy.people.subscription.payment.SeatOrder;
import dev.grundy.people.tier.Entitlements;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.SiteAddress;
import io.quarkus.security.UnauthorizedException;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.NotFoundException;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** Leads people to the pages on which they pay and manage their payments, and hears how it went. Thread-safe. */
@ApplicationScoped
public class Subscribing {
    private static final LocalAddress HOME = new LocalAddress("/subscribe");
    private static final String DONE = "/subscribe/done";
    private static final String CANCELLED = "/subscribe/cancelled";
    /** A person who loads a page again and again makes us ask no more often. */
    private static final Duration ASK_EVERY = Duration.ofSeconds(5);

    private static final int MOST_REMEMBERED = 1_000;

    private final StripeProvider provider;
    private final StripeCheckouts checkouts;
    private final CustomerRepository customers;
    private final SubscriptionRepository subscriptions;
    private final Synchronising synchronising;
    private final Entitlements entitlements;
    private final SiteAddress site;
    private final Clock clock;
    private final Remembered<Long, Boolean> asked;

    Subscribing(
            StripeProvider provider,
            StripeCheckouts checkouts,
            CustomerRepository customers,
            SubscriptionRepository subscriptions,
            Synchronising synchronising,
            Entitlements entitlements,
            SiteAddress site,
            Clock clock) {
        this.provider = provider;
        this.checkouts = checkouts;
        this.customers = customers;
        this.subscriptions = subscriptions;
        this.synchronising = synchronising;
        this.entitlements = entitlements;
        this.site = site;
        this.clock = clock;
        this.asked = new Remembered<>(ASK_EVERY, MOST_REMEMBERED, clock);
    }

    /**
     * Where the person pays for the offer; a person with a subscription is led to where it is changed, and pays no second. Empty for a
     * person who has the tier of the offer, or has just paid for it.
     *
     * @param next where the person goes on afterwards
     * @throws ProviderException when the provider cannot be asked
     * @throws UnauthorizedException when the account was deleted meanwhile
     */
    Optional<URI> pay(Person person, TierPrice offer, LocalAddress next) {
        Customer customer = customer(person);
        synchronising.sync(customer);
        List<Kept> kept = subscriptions.of(person.accountId());
        if (!offer.isOnce() && kept.stream().anyMatch(one -> one.state().isRunning())) {
            return Optional.of(checkouts.portal(customer.id(), site.of(HOME)));
        }
        return offer.isFor(kept, entitlements.rightNow(person.accountId(), clock.instant()))
                ? Optional.of(checkouts.checkout(
                        customer,
                        offer,
                        Optional.empty(),
                        site.of(NextPage.after(DONE, next)),
                        site.of(NextPage.after(CANCELLED, next))))
                : Optional.empty();
    }

    /**
     * Where the person pays for seats of a class.
     *
     * @param done where the provider leads a person who paid
     * @param back where it leads a person who turned round
     * @throws ProviderException when the provider cannot be asked
     * @throws UnauthorizedException when the account was deleted meanwhile
     */
    public URI paySeats(Person person, TierPrice offer, SeatOrder order, LocalAddress done, LocalAddress back) {
        return checkouts.checkout(customer(person), offer, Optional.of(order), site.of(done), site.of(back));
    }

    /**
     * Where the person sees bills and cancels; empty for a person who has nothing there any more.
     *
     * @throws ProviderException when the provider cannot be asked
     * @throws NotFoundException for a person who never began to pay
     */
    Optional<URI> portal(Person person) {
        Customer customer = customers.ofAccount(person.accountId()).orElseThrow(NotFoundException::new);
        return provider.knows(customer.id())
                ? Optional.of(checkouts.portal(customer.id(), site.of(HOME)))
                : Optional.empty();
    }

    /**
     * Asks how it stands with the person.
     *
     * @throws ProviderException when the provider cannot be asked
     */
    public void lookNow(Person person) {
        customers.ofAccount(person.accountId()).ifPresent(synchronising::sync);
    }

    /**
     * As {@link #lookNow}, unless that was asked a moment ago.
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

    /** The person's; one made anew where the provider knows none, or the one no more: it was deleted there, or the keys are others. */
    private Customer customer(Person person) {
        Optional<Customer> known = customers.ofAccount(person.accountId());
        return known.filter(one -> provider.knows(one.id())).orElseGet(() -> newCustomer(person, known));
    }

    private Customer newCustomer(Person person, Optional<Customer> gone) {
        Customer made = new Customer(person.accountId(), provider.createCustomer(person.accountId(), person.name()));
        boolean isKept = gone.isPresent() ? customers.replace(gone.get(), made) : customers.add(made);
        if (!isKept) {
            // Another request of the same person was faster, or the account is gone. Should the provider be away now,
            // it
            // is told later.
            customers.bidFarewell(made.id());
            provider.deleteCustomer(made.id());
            customers.farewellDone(made.id());
        }
        return customers.ofAccount(person.accountId()).orElseThrow(UnauthorizedException::new);
    }
}
