package dev.grundy.account;

import dev.grundy.kernel.Remembered;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** Signs browsers in and out and answers who a browser is signed in as. Safe for use by several threads. */
@ApplicationScoped
class SignIns {
    /** Moving the expiry is a write: not more often than this. */
    private static final Duration MOVE_EXPIRY_EVERY = Duration.ofHours(1);

    private static final int LONGEST_BROWSER = 200;
    private static final int MOST_REMEMBERED = 10_000;

    private final SignInRepository signIns;
    private final AccountRepository accounts;
    private final AccountConfig config;
    private final SecureRandom random;
    private final Clock clock;
    /** Who a token's hash stands for. */
    private final Remembered<String, Optional<Person>> people;

    SignIns(
            SignInRepository signIns,
            AccountRepository accounts,
            AccountConfig config,
            SecureRandom random,
            Clock clock) {
        this.signIns = signIns;
        this.accounts = accounts;
        this.config = config;
        this.random = random;
        this.clock = clock;
        this.people = new Remembered<>(config.signInRememberedFor(), MOST_REMEMBERED, clock);
    }

    /** @param browser what the browser calls itself, cut to 200 characters */
    @Transactional
    SignInToken start(long accountId, String browser) {
        SignInToken token = SignInToken.draw(random);
        Instant now = clock.instant();
        signIns.persist(new SignIn(
                token, accounts.findById(accountId), now, now.plus(config.signInIdle()), shortened(browser)));
        return token;
    }

    /** Who is signed in with that token, if it is still good; using it keeps it good for longer. */
    Optional<Person> personOf(SignInToken token) {
        return people.get(
                token.hash(), () -> QuarkusTransaction.joiningExisting().call(() -> ask(token)));
    }

    private Optional<Person> ask(SignInToken token) {
        Instant now = clock.instant();
        Optional<SignIn> signIn = signIns.valid(token, now);
        signIn.ifPresent(found -> moveExpiry(found, now));
        return signIn.map(found -> found.account.person());
    }

    void end(SignInToken token) {
        QuarkusTransaction.joiningExisting().run(() -> signIns.end(token));
        people.forget(token.hash());
    }

    void endAllOf(long accountId) {
        QuarkusTransaction.joiningExisting().run(() -> signIns.endAllOf(accountId));
        people.forgetAll();
    }

    /** Somebody is not who they were: nobody is remembered as they were before. */
    void forgetRemembered() {
        people.forgetAll();
    }

    /** Newest first. */
    @Transactional
    List<Browser> browsersOf(long accountId) {
        return signIns.validOf(accountId, clock.instant()).stream()
                .map(SignIn::asBrowser)
                .toList();
    }

    @Scheduled(every = "1h", delayed = "10m")
    @Transactional
    void forgetExpired() {
        signIns.forgetExpired(clock.instant());
    }

    private void moveExpiry(SignIn signIn, Instant now) {
        Instant wanted = earlier(now.plus(config.signInIdle()), signIn.startedAt.plus(config.signInLongest()));
        if (wanted.isAfter(signIn.expiresAt.plus(MOVE_EXPIRY_EVERY))) {
            signIn.expiresAt = wanted;
        }
    }

    private static Instant earlier(Instant a, Instant b) {
        return a.isBefore(b) ? a : b;
    }

    private static String shortened(String browser) {
        String printable = browser.replaceAll("\\p{Cntrl}", "");
        return printable.length() <= LONGEST_BROWSER ? printable : printable.substring(0, LONGEST_BROWSER);
    }
}
