package dev.grundy.people.account;

import dev.grundy.base.database.WindowCounts;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.web.limit.CountedAddress;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import javax.sql.DataSource;

/**
 * Counts tries of passwords and registrations, for all nodes together, and answers who has to wait. A try counts before
 * it is checked, and is taken back when it was no failure. Otherwise as many as come at once would all be checked.
 * Safe for use by several threads.
 */
@ApplicationScoped
public class AttemptLimits {
    private final WindowCounts attempts;
    private final AccountConfig config;
    private final Clock clock;

    AttemptLimits(DataSource database, AccountConfig config, Clock clock) {
        this.attempts = new WindowCounts(database, "sign_in_attempt", "failures");
        this.config = config;
        this.clock = clock;
    }

    /** Counts a try of a password. Empty when it may be checked, else how long to wait; then it does not count. */
    public Optional<Duration> take(SignInAttempt attempt) {
        Optional<Duration> wait = take(attempt.address(), config.attemptsPerAddress(), config.attemptWindow());
        if (wait.isPresent()) {
            return wait;
        }
        wait = take(attempt.key(), config.attemptsPerName(), config.attemptWindow());
        if (wait.isPresent()) {
            attempts.giveBack(attempt.address());
        }
        return wait;
    }

    /** It was the right password: the failures before it are forgotten, other than those with other names. */
    public void succeeded(SignInAttempt attempt) {
        attempts.forget(attempt.key());
        attempts.giveBack(attempt.address());
    }

    /** It was not looked at after all. */
    public void unchecked(SignInAttempt attempt) {
        attempts.giveBack(attempt.key());
        attempts.giveBack(attempt.address());
    }

    /** Counts a registration. Empty when it may go on, else how long to wait. */
    public Optional<Duration> takeRegistration(CountedAddress address) {
        return take(registration(address), config.registrationsPerAddress(), config.registrationWindow());
    }

    /** Nothing was done for it after all. */
    public void uncheckedRegistration(CountedAddress address) {
        attempts.giveBack(registration(address));
    }

    /** Counts a question to a passkey, like a wrong password from that address. Empty when it may be asked, else how long to wait. */
    public Optional<Duration> takeQuestion(CountedAddress address) {
        return take(question(address), config.attemptsPerAddress(), config.attemptWindow());
    }

    /** It was answered. */
    public void answered(CountedAddress address) {
        attempts.giveBack(question(address));
    }

    /** Counts a question to a sign-in provider until somebody is in: it is a row in a table. Empty when it may be asked, else how long to wait. */
    public Optional<Duration> takeProviderQuestion(CountedAddress address) {
        return take(providerQuestion(address), config.attemptsPerAddress(), config.attemptWindow());
    }

    /** It was answered. */
    public void providerAnswered(CountedAddress address) {
        attempts.giveBack(providerQuestion(address));
    }

    /** Counts a try of a code for a tier, as one of a password. Empty when it may be looked at, else how long to wait. */
    public Optional<Duration> takeCode(long account, CountedAddress address) {
        return take(SignInAttempt.tierCode(account, address));
    }

    /** The code was right: the attempts before it are forgotten. */
    public void redeemed(long account, CountedAddress address) {
        succeeded(SignInAttempt.tierCode(account, address));
    }

    @Scheduled(every = "1h", delayed = "10m")
    void forgetOver() {
        attempts.forgetOver(clock.instant());
    }

    private Optional<Duration> take(ContentHash key, int allowed, Duration window) {
        Instant now = clock.instant();
        return attempts.take(key, allowed, now, now.plus(window)).map(until -> Duration.between(now, until));
    }

    private static ContentHash question(CountedAddress address) {
        return SignInAttempt.hash("question to a passkey from " + address);
    }

    private static ContentHash providerQuestion(CountedAddress address) {
        return SignInAttempt.hash("question to a provider from " + address);
    }

    private static ContentHash registration(CountedAddress address) {
        return SignInAttempt.hash("registration from " + address);
    }
}
