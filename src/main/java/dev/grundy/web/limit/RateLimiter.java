package dev.grundy.web.limit;

import dev.grundy.base.kernel.Configured;
import dev.grundy.base.kernel.Rate;
import io.quarkus.runtime.Startup;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.interceptor.Interceptor;
import java.time.Clock;
import java.time.Duration;
import java.util.Optional;

/** How much work for judges comes from each address. Made at the start, which looks at what is configured. Thread-safe. */
@ApplicationScoped
@Startup(Interceptor.Priority.PLATFORM_BEFORE) // a value that makes no sense is refused before the node works
class RateLimiter {
    private static final int MOST = 1_000_000;

    private final ClientAddresses addresses;
    private final Rate<CountedAddress> rate;

    RateLimiter(ClientAddresses addresses, RateLimitConfig config, Clock clock) {
        this.addresses = addresses;
        this.rate = new Rate<>(
                Configured.within("grundy.rate-limit.per-address", config.perAddress(), 1, MOST),
                Configured.within(
                        "grundy.rate-limit.window", config.window(), Duration.ofSeconds(1), Duration.ofDays(1)),
                clock);
    }

    /** Counts one more from where the request comes. Empty when that is within what is allowed, else how long to wait. */
    Optional<Duration> take(RoutingContext request) {
        return rate.take(addresses.of(request));
    }
}
