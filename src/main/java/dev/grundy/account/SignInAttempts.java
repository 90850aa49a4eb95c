package dev.grundy.account;

import dev.grundy.kernel.ContentHash;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Counts wrong passwords, per name and address and per address, for all nodes together, and answers who has to wait.
 * A name alone is never blocked: that would let anybody lock a person out. Safe for use by several threads.
 */
@ApplicationScoped
class SignInAttempts {
    private final SignInAttemptRepository attempts;
    private final AccountConfig config;
    private final Clock clock;

    SignInAttempts(SignInAttemptRepository attempts, AccountConfig config, Clock clock) {
        this.attempts = attempts;
        this.config = config;
        this.clock = clock;
    }

    /** How long this address has to wait before it may try that name again; empty when it need not. */
    Optional<Duration> wait(String name, String address) {
        Instant now = clock.instant();
        return Stream.of(
                        attempts.blockedUntil(key(name, address), config.attemptsPerName(), now),
                        attempts.blockedUntil(key(address), config.attemptsPerAddress(), now))
                .flatMap(Optional::stream)
                .max(Instant::compareTo)
                .map(until -> Duration.between(now, until));
    }

    void failed(String name, String address) {
        Instant now = clock.instant();
        Instant until = now.plus(config.attemptWindow());
        attempts.count(key(name, address), now, until);
        attempts.count(key(address), now, until);
    }

    void succeeded(String name, String address) {
        attempts.forget(key(name, address));
    }

    @Scheduled(every = "1h", delayed = "10m")
    void forgetOver() {
        attempts.forgetOver(clock.instant());
    }

    private static ContentHash key(String name, String address) {
        return key(name.toLowerCase(Locale.ROOT) + " " + address);
    }

    private static ContentHash key(String text) {
        return ContentHash.of(text.getBytes(StandardCharsets.UTF_8));
    }
}
