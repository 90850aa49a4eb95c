package dev.grundy.subscription;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is sold, as the provider knows it: no page waits for it to be asked. Thread-safe. */
@ApplicationScoped
class Offers {
    private static final Duration FRESH = Duration.ofMinutes(10);

    private final StripeProvider provider;
    private final PaymentSetup setup;
    private final Clock clock;
    private volatile List<Offer> known = List.of();
    private volatile Instant askedAt = Instant.EPOCH;

    Offers(StripeProvider provider, PaymentConfig config, Clock clock) {
        this.provider = provider;
        this.setup = PaymentSetup.of(config);
        this.clock = clock;
    }

    /** In the order of the configuration; empty while the provider has not answered yet. */
    List<Offer> all() {
        return known;
    }

    Optional<Offer> of(String price) {
        return known.stream().filter(offer -> offer.price().equals(price)).findFirst();
    }

    /** Asks anew for what was last asked for ten minutes ago. What one knew stays when the provider cannot be asked. */
    void refresh() {
        Instant now = clock.instant();
        if (!setup.isComplete() || askedAt.plus(FRESH).isAfter(now)) {
            return;
        }
        List<Offer> offers = new ArrayList<>();
        setup.sold().forEach((price, tier) -> provider.offer(price, tier).ifPresent(offers::add));
        known = List.copyOf(offers);
        askedAt = now;
    }
}
