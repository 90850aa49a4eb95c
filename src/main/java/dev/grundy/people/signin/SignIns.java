package dev.grundy.people.signin;

import dev.grundy.base.database.Query;
import dev.grundy.base.kernel.Remembered;
import dev.grundy.people.account.AccountConfig;
import dev.grundy.people.account.AccountRepository;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.SecretToken;
import io.quarkus.narayana.jta.QuarkusTransaction;
import io.quarkus.scheduler.Scheduled;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** Signs browsers in and out and answers who a browser is signed in as. Safe for use by several threads. */
@ApplicationScoped
public class SignIns {
    /** Moving the expiry is a write: not more often than this. */
    private static final Duration MOVE_EXPIRY_EVERY = Duration.ofHours(1);

    private static final Duration RECENT = Duration.ofMinutes(10);

    private static final int MOST_REMEMBERED = 10_000;

    private final SignInRepository signIns;
    private final AccountRepository accounts;
    private final PendingSignIns pending;
    private final AccountConfig config;
    private final SecureRandom random;
    private final Clock clock;
    /** The people by hashes of tokens. */
    private final Remembered<String, Optional<Person>> people;

    SignIns(
            SignInRepository signIns,
            AccountRepository accounts,
            PendingSignIns pending,
            AccountConfig config,
            SecureRandom random,
            Clock clock) {
        this.signIns = signIns;
        this.accounts = accounts;
        this.pending = pending;
        this.config = config;
        this.random = random;
        this.clock = clock;
        this.people = new Remembered<>(config.signInRememberedFor(), MOST_REMEMBERED, clock);
    }

    @Transactional
    SecretToken start(long accountId, Arrival arrival, Entry entry) {
        Instant now = clock.instant();
        SecretToken token = SecretToken.draw(random);
        SignIn signIn = begun(token, accountId, arrival, now);
        signIn.shownAt = entry == Entry.PROVIDER ? null : now;
        signIn.secondFactor = entry == Entry.SECOND_FACTOR;
        signIn.secondFactorAt = signIn.secondFactor ? now : null;
        signIns.persist(signIn);
        return token;
    }

    /**
     * Signs out every browser of the person and the one that asks in again. It may do what it might before, and has shown a second factor no
     * later than it had.
     */
    public SecretToken startAnew(long accountId, Optional<SecretToken> here, Arrival arrival) {
        SecretToken token = SecretToken.draw(random);
        QuarkusTransaction.joiningExisting().run(() -> {
            Instant now = clock.instant();
            SignIn next = begun(token, accountId, arrival, now);
            next.shownAt = now;
            here.flatMap(old -> signIns.valid(old, now)).ifPresent(before -> {
                next.secondFactor = before.secondFactor;
                next.secondFactorAt = before.secondFactorAt;
            });
            signIns.endAllOf(accountId);
            pending.endAllOf(accountId);
            signIns.persist(next);
        });
        people.forgetAll();
        return token;
    }

    private SignIn begun(SecretToken token, long accountId, Arrival arrival, Instant now) {
        return new SignIn(token, accounts.findById(accountId), now, now.plus(config.signInIdle()), arrival);
    }

    /** Whether the person at the browser showed a few minutes ago who they are. That is as good as a password, where there is none to ask for. */
    public boolean isRecent(SecretToken here) {
        return isRecent(here, signIn -> signIn.shownAt);
    }

    /** Whether a second factor was shown there a few minutes ago. */
    public boolean hasRecentSecondFactor(SecretToken here) {
        return isRecent(here, signIn -> signIn.secondFactorAt);
    }

    private boolean isRecent(SecretToken here, Function<SignIn, @Nullable Instant> shown) {
        Instant now = clock.instant();
        return QuarkusTransaction.joiningExisting()
                .call(() -> signIns.valid(here, now)
                        .flatMap(signIn -> Optional.ofNullable(shown.apply(signIn)))
                        .filter(at -> at.plus(RECENT).isAfter(now))
                        .isPresent());
    }

    /** The person at the browser has shown anew who they are. */
    public void showAnew(SecretToken here) {
        QuarkusTransaction.joiningExisting().run(() -> signIns.showAnew(here, clock.instant()));
    }

    /** A second factor was shown in that browser. */
    public void showSecondFactor(SecretToken here) {
        QuarkusTransaction.joiningExisting().run(() -> signIns.showSecondFactor(here, clock.instant()));
        people.forget(here.hash());
    }

    /** There is none any more that could have been shown. */
    public void forgetSecondFactors(long accountId) {
        QuarkusTransaction.joiningExisting().run(() -> signIns.forgetSecondFactors(accountId));
        people.forgetAll();
    }

    /** The person signed in with that token, if it is still good; using it keeps it good for longer. */
    Optional<Person> personOf(SecretToken token) {
        return people.get(
                token.hash(), () -> QuarkusTransaction.joiningExisting().call(() -> ask(token)));
    }

    private Optional<Person> ask(SecretToken token) {
        Instant now = clock.instant();
        Optional<SignIn> signIn = signIns.valid(token, now);
        signIn.ifPresent(found -> moveExpiry(found, now));
        return signIn.map(this::person);
    }

    private Person person(SignIn signIn) {
        Person person = signIn.account.person();
        return signIn.secondFactor || !config.adminsNeedSecondFactor() ? person : person.withoutSecondFactor();
    }

    void end(SecretToken token) {
        QuarkusTransaction.joiningExisting().run(() -> signIns.end(token));
        people.forget(token.hash());
    }

    /** Ends the person's sign-in with that mark; false where there is none. */
    public boolean endMarked(long accountId, String mark) {
        boolean ended =
                QuarkusTransaction.joiningExisting().call(() -> signIns.endMarked(accountId, mark, clock.instant()));
        people.forgetAll();
        return ended;
    }

    public void endOthers(long accountId, SecretToken kept) {
        QuarkusTransaction.joiningExisting().run(() -> {
            signIns.endAllOfBut(accountId, kept);
            pending.endAllOf(accountId);
        });
        people.forgetAll();
    }

    public void endAllOf(long accountId) {
        QuarkusTransaction.joiningExisting().run(() -> {
            signIns.endAllOf(accountId);
            pending.endAllOf(accountId);
        });
        people.forgetAll();
    }

    /** Somebody is not who they were: nobody is remembered as they were before. */
    public void forgetRemembered() {
        people.forgetAll();
    }

    /** The one that asks first, then newest first. */
    public Query<List<Browser>> browsersOf(long accountId, Optional<SecretToken> here) {
        return signIns.browsers(accountId, here, clock.instant())
                .map(browsers -> browsers.stream()
                        .sorted(Comparator.comparing(browser -> !browser.isHere()))
                        .toList());
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
}
