package dev.grundy.people.password;

import dev.grundy.people.account.Account;
import dev.grundy.people.account.AccountName;
import dev.grundy.people.account.AccountRepository;
import dev.grundy.people.account.Credentials;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.Role;
import dev.grundy.people.email.AccountNotice;
import dev.grundy.people.email.MailLink.Purpose;
import dev.grundy.people.email.MailLinkRepository;
import dev.grundy.people.mail.Outbox;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.Base64;
import java.util.Optional;

/** Makes accounts and checks and changes their passwords. Safe for use by several threads. */
@ApplicationScoped
public class Accounts {
    private static final AccountName ADMIN = new AccountName("admin");
    private static final int ONE_TIME_PASSWORD_BYTES = 15;

    private final AccountRepository accounts;
    private final PasswordHashes hashes;
    private final MailLinkRepository links;
    private final Outbox outbox;
    private final SecureRandom random;
    private final Clock clock;

    Accounts(
            AccountRepository accounts,
            PasswordHashes hashes,
            MailLinkRepository links,
            Outbox outbox,
            SecureRandom random,
            Clock clock) {
        this.accounts = accounts;
        this.hashes = hashes;
        this.links = links;
        this.outbox = outbox;
        this.random = random;
        this.clock = clock;
    }

    /**
     * Makes the account {@code admin} if there is no admin yet.
     *
     * @return its one-time password, to be shown once and kept nowhere; empty when an admin existed already
     */
    @Transactional
    public Optional<String> ensureAdmin() {
        if (accounts.hasAdmin()) {
            return Optional.empty();
        }
        accounts.lockForFirstAdmin();
        if (accounts.hasAdmin()) {
            return Optional.empty();
        }
        Password password = oneTimePassword();
        Account admin = new Account(ADMIN, hashes.hash(password), Role.ADMIN, clock.instant());
        admin.mustChangePassword = true;
        accounts.persist(admin);
        return Optional.of(password.value());
    }

    /**
     * The new account; empty when the name is taken, in any case, or kept for the operator. Slow on purpose, and without
     * a transaction meanwhile: a hash at work must not keep a connection from everybody else.
     */
    public Optional<Person> register(AccountName name, Password password) {
        // The hash first, also for a taken name: the time taken must not depend on it more than the answer does.
        String hash = hashes.hash(password);
        if (name.value().equalsIgnoreCase(ADMIN.value())
                || !accounts.addIfFree(name, Optional.of(hash), clock.instant())) {
            return Optional.empty();
        }
        return accounts.credentialsOf(name).map(Credentials::person);
    }

    /** As {@link #register}, for a person who signs in by other ways. */
    public Optional<Person> registerWithoutPassword(AccountName name) {
        boolean isFree = !name.value().equalsIgnoreCase(ADMIN.value())
                && accounts.addIfFree(name, Optional.empty(), clock.instant());
        return isFree ? accounts.credentialsOf(name).map(Credentials::person) : Optional.empty();
    }

    /**
     * The person with that name and password; empty when there is none, after the same work either way. Slow on purpose,
     * and without a transaction meanwhile.
     */
    public Optional<Person> authenticate(String name, String password) {
        Optional<Credentials> known = AccountName.parse(name).flatMap(accounts::credentialsOf);
        Optional<String> hash = known.flatMap(Credentials::passwordHash);
        if (hash.isEmpty()) {
            hashes.pretend(password);
            return Optional.empty();
        }
        return known.filter(found -> hashes.matches(password, hash.get())).map(Credentials::person);
    }

    /** Whether the account has a password: a person who registered by a provider has none before they set one. */
    public boolean hasPassword(long accountId) {
        return accounts.hasPassword(accountId);
    }

    /** Of the account with that name, without regard to case; empty when there is none. */
    public Optional<Long> idOf(String name) {
        return AccountName.parse(name).flatMap(accounts::idOf);
    }

    /** The person whose account that is; empty when it is gone. */
    public Optional<Person> personOf(long accountId) {
        return accounts.personOf(accountId);
    }

    /** As {@link #setPassword}. Slow on purpose, and without a transaction meanwhile. */
    public void changePassword(long accountId, Password password) {
        setPassword(accountId, hashes.hash(password));
    }

    /** With the old one end the links that were sent to choose another. Tells the confirmed address, where there is one. */
    @Transactional
    public void setPassword(long accountId, String hash) {
        // In the order of Resets.change, which locks its link first.
        links.endAllOf(accountId, Purpose.RESET, clock.instant());
        accounts.setPassword(accountId, hash);
        outbox.post(AccountNotice.PASSWORD_CHANGED.kind(), Optional.of(accountId), "");
    }

    private Password oneTimePassword() {
        byte[] bits = new byte[ONE_TIME_PASSWORD_BYTES];
        random.nextBytes(bits);
        return new Password(Base64.getUrlEncoder().withoutPadding().encodeToString(bits));
    }
}
