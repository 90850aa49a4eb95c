package dev.grundy.people.subscription;

import dev.grundy.base.kernel.Tier;
import dev.grundy.people.subscription.payment.PaymentConfig;
import dev.grundy.people.subscription.payment.PaymentSetup;
import dev.grundy.people.subscription.payment.ProviderException;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import org.jboss.logging.Logger;

/** The prices that are sold, as the provider knows them: no page waits for it to be asked. Thread-safe. */
@ApplicationScoped
public class Offers {
    private static final Logger LOG = Logger.getLogger(Offers.class);
    private static final Duration FRESH = Duration.ofMinutes(10);

    private final StripePrices prices;
    private final PaymentSetup setup;
    private final Clock clock;
    private final Map<String, Answer> known = new ConcurrentHashMap<>();

    Offers(StripePrices prices, PaymentConfig config, Clock clock) {
        this.prices = prices;
        this.setup = PaymentSetup.of(config);
        this.clock = clock;
    }

    /** @param offer empty for a price that is not sold now */
    private record Answer(Optional<TierPrice> offer, Instant askedAt) {}

    /** In the order of the configuration; without prices of which the provider has not told yet. */
    List<TierPrice> all() {
        return known(setup.sold()).toList();
    }

    /** Prices of one seat in a class, in the same way. */
    public List<TierPrice> forSeats() {
        return known(setup.seats()).filter(TierPrice::isOnce).toList();
    }

    private Stream<TierPrice> known(Map<String, Tier> prices) {
        return prices.keySet().stream().flatMap(price -> answered(price).stream());
    }

    Optional<TierPrice> of(String price) {
        return setup.sold().containsKey(price) ? answered(price) : Optional.empty();
    }

    private Optional<TierPrice> answered(String price) {
        return Optional.ofNullable(known.get(price)).flatMap(Answer::offer);
    }

    /** Sum, term and tax, such as {@code €5.00 a month, including VAT}, as the reader's language says it; empty for a price that is not sold now. */
    public Optional<String> inWords(String price) {
        return of(price)
                .map(offer -> offer.sum() + " " + offer.term()
                        + offer.taxInWords().map(tax -> ", " + tax).orElse(""));
    }

    /**
     * Asks anew for prices that were last asked for ten minutes ago. The known facts of a price stay when it cannot be asked for. A price
     * that the provider does not know keeps no other from being sold.
     *
     * @return how many could not be asked for
     */
    public int refresh() {
        return setup.isComplete()
                ? (int) Stream.of(setup.sold(), setup.seats())
                        .flatMap(prices -> prices.entrySet().stream())
                        .filter(sold -> !isFresh(sold.getKey()))
                        .filter(sold -> !ask(sold.getKey(), sold.getValue()))
                        .count()
                : 0;
    }

    private boolean isFresh(String price) {
        Answer answer = known.get(price);
        return answer != null && answer.askedAt().plus(FRESH).isAfter(clock.instant());
    }

    private boolean ask(String price, Tier tier) {
        try {
            Optional<TierPrice> offer = prices.offer(price, tier);
            known.put(price, new Answer(offer, clock.instant()));
            if (offer.isEmpty()) {
                LOG.warnf(
                        "The price %s is not sold: the payment provider does not know it, or it is not active, or has no fixed amount",
                        price);
            }
            return true;
        } catch (ProviderException e) {
            LOG.warnf("The price %s cannot be offered: %s", price, e.getMessage());
            return false;
        }
    }
}
