package dev.grundy.people.subscription;

import dev.grundy.base.kernel.Tier;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.subscription.StripePrices.Cost;
import dev.grundy.people.subscription.payment.Payments;
import dev.grundy.people.subscription.payment.ProviderException;
import dev.grundy.web.frame.Texts;
import dev.grundy.web.frame.Times;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.jboss.logging.Logger;

/** The cost of another tier for a person who pays for one, before they change it at the provider. */
@Path("/subscribe/change")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class ChangePages {
    private static final Logger LOG = Logger.getLogger(ChangePages.class);

    private final CurrentAccount current;
    private final Payments payments;
    private final Offers offers;
    private final CustomerRepository customers;
    private final SubscriptionRepository subscriptions;
    private final StripePrices stripe;
    private final CheckoutLimits limits;
    private final Times times;

    ChangePages(
            CurrentAccount current,
            Payments payments,
            Offers offers,
            CustomerRepository customers,
            SubscriptionRepository subscriptions,
            StripePrices stripe,
            CheckoutLimits limits,
            Times times) {
        this.current = current;
        this.payments = payments;
        this.offers = offers;
        this.customers = customers;
        this.subscriptions = subscriptions;
        this.stripe = stripe;
        this.limits = limits;
        this.times = times;
    }

    @CheckedTemplate(basePath = "people/subscription", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance change(Tier tier, List<Choice> choices);
    }

    /**
     * A price, and the cost of changing to it.
     *
     * @param cost a sentence or two
     */
    record Choice(TierPrice price, String cost) {}

    /** A person who has nothing to change, or asks for a tier that is not sold, is led to the tiers. */
    @GET
    public Response page(@QueryParam("tier") @DefaultValue("") String code) {
        Person person = current.required();
        Optional<Tier> tier = Tier.ofCode(code);
        List<TierPrice> prices = tier.map(this::recurring).orElse(List.of());
        Optional<String> customer = customers
                .ofAccount(person.accountId())
                .map(CustomerRepository.Customer::id)
                .filter(id -> payments.canAsk() && pays(person));
        List<Choice> choices = customer.isPresent() ? choices(person, customer.get(), prices) : List.of();
        return choices.isEmpty()
                ? Response.seeOther(URI.create("/subscribe")).build()
                : Response.ok(Templates.change(tier.orElseThrow(), choices)).build();
    }

    private List<TierPrice> recurring(Tier tier) {
        return offers.all().stream()
                .filter(offer -> offer.tier() == tier && !offer.isOnce())
                .toList();
    }

    private boolean pays(Person person) {
        return subscriptions.of(person.accountId()).stream()
                .anyMatch(kept -> kept.state().isRunning());
    }

    private List<Choice> choices(Person person, String customer, List<TierPrice> prices) {
        if (prices.isEmpty()) {
            return List.of();
        }
        if (limits.takeCosts(person.accountId()).isPresent()) {
            return withoutCosts(prices);
        }
        try {
            return stripe.costs(customer, prices).entrySet().stream()
                    .map(cost -> new Choice(cost.getKey(), inWords(cost.getKey(), cost.getValue())))
                    .toList();
        } catch (ProviderException e) {
            LOG.warnf("account=%d: %s", person.accountId(), e.getMessage());
            return withoutCosts(prices);
        }
    }

    private static List<Choice> withoutCosts(List<TierPrice> prices) {
        return prices.stream()
                .map(price -> new Choice(price, Texts.of("change-cost-unknown")))
                .toList();
    }

    private String inWords(TierPrice price, Cost cost) {
        String date = times.date(cost.from());
        String next = price.sum() + " " + price.term();
        return cost.today().isZero()
                ? Texts.of("change-cost-later", date, next)
                : Texts.of("change-cost-today", cost.today().inWords(), date, next);
    }
}
