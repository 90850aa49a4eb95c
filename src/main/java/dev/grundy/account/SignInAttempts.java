package dev.grundy.account;

import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Counts wrong passwords, per name and address and per address, on this node, and answers who has to wait.
 * A name alone is never blocked: that would let anybody lock a person out. Safe for use by several threads.
 */
@ApplicationScoped
class SignInAttempts {
    /** Bounds the memory an attacker with many addresses can take; the oldest are forgotten first. */
    private static final int MOST_COUNTERS = 100_000;

    private final AccountConfig config;
    private final Clock clock;
    private final Map<String, Counter> counters = new LinkedHashMap<>();

    SignInAttempts(AccountConfig config, Clock clock) {
        this.config = config;
        this.clock = clock;
    }

    /** How long this address has to wait before it may try that name again; empty when it need not. */
    synchronized Optional<Duration> wait(String name, String address) {
        Instant now = clock.instant();
        return later(blockedFor(key(name, address), config.attemptsPerName(), now), blockedFor(address, config.attemptsPerAddress(), now));
    }

    synchronized void failed(String name, String address) {
        count(key(name, address));
        count(address);
    }

    synchronized void succeeded(String name, String address) {
        counters.remove(key(name, address));
    }

    private void count(String key) {
        Instant now = clock.instant();
        Counter counter = counters.remove(key);
        boolean fresh = counter == null || !now.isBefore(counter.until);
        counters.put(key, fresh ? new Counter(1, now.plus(config.attemptWindow())) : new Counter(counter.failures + 1, counter.until));
        if (counters.size() > MOST_COUNTERS) {
            counters.remove(counters.keySet().iterator().next());
        }
    }

    private Optional<Duration> blockedFor(String key, int allowed, Instant now) {
        Counter counter = counters.get(key);
        boolean blocked = counter != null && counter.failures >= allowed && now.isBefore(counter.until);
        return blocked ? Optional.of(Duration.between(now, counter.until)) : Optional.empty();
    }

    private static Optional<Duration> later(Optional<Duration> a, Optional<Duration> b) {
        return a.isPresent() && b.isPresent() ? a.filter(wait -> wait.compareTo(b.get()) >= 0).or(() -> b) : a.or(() -> b);
    }

    private static String key(String name, String address) {
        return name.toLowerCase(Locale.ROOT) + " " + address;
    }

    private record Counter(int failures, Instant until) {}
}
