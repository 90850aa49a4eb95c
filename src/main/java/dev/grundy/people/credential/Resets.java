package dev.grundy.people.credential;

import dev.grundy.people.account.Person;
import dev.grundy.people.account.SecretToken;
import dev.grundy.people.account.TokensEnding;
import dev.grundy.people.email.EmailRepository;
import dev.grundy.people.email.MailLink;
import dev.grundy.people.email.MailLink.Purpose;
import dev.grundy.people.email.MailLinkRepository;
import dev.grundy.people.mail.Outbox;
import dev.grundy.people.password.Accounts;
import dev.grundy.people.password.NewPasswordWriter;
import dev.grundy.people.password.Password;
import dev.grundy.people.password.PasswordHashes;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.people.signin.SignIns;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.event.Event;
import jakarta.transaction.Transactional;
import java.time.Clock;
import java.util.Optional;

/** Lets people who forgot their password choose a new one by a link in a mail. Safe for use by several threads. */
@ApplicationScoped
class Resets {
    private final EmailRepository emails;
    private final MailLinkRepository links;
    private final Accounts accounts;
    private final PasswordHashes hashes;
    private final SignIns signIns;
    private final Outbox outbox;
    private final SecurityLog log;
    private final Event<TokensEnding> tokensEnding;
    private final Clock clock;

    Resets(
            EmailRepository emails,
            MailLinkRepository links,
            Accounts accounts,
            PasswordHashes hashes,
            SignIns signIns,
            Outbox outbox,
            SecurityLog log,
            Event<TokensEnding> tokensEnding,
            Clock clock) {
        this.emails = emails;
        this.links = links;
        this.accounts = accounts;
        this.hashes = hashes;
        this.signIns = signIns;
        this.outbox = outbox;
        this.log = log;
        this.tokensEnding = tokensEnding;
        this.clock = clock;
    }

    /**
     * Sends a link to the owner of that name or confirmed address. Does the same work, and tells the caller nothing, where nobody has:
     * the row for nobody is thrown away when its turn comes.
     */
    @Transactional
    void ask(String nameOrAddress) {
        Optional<Long> account = emails.accountOf(nameOrAddress);
        outbox.post(NewPasswordWriter.KIND, account, "");
        account.ifPresentOrElse(
                known -> log.record(SecurityEvent.RESET_ASKED, known, ""),
                () -> log.recordOfNobody(SecurityEvent.RESET_ASKED, ""));
    }

    /** Name of the account that a password can be chosen for by that link now; empty, and told of in the log, where none can. */
    Optional<String> nameBehind(String token) {
        Optional<MailLink> link =
                SecretToken.parse(token).flatMap(known -> links.find(known, Purpose.RESET, clock.instant()));
        Optional<MailLink> good = link.filter(this::isGood);
        if (good.isEmpty()) {
            refused(link);
        }
        return good.flatMap(known -> accounts.personOf(known.accountId())).map(Person::name);
    }

    /**
     * Uses the link up, changes the password, ends every sign-in, every API token and every other such link of the account. False when the
     * link is not good any more. Slow on purpose, and without a transaction while it hashes.
     */
    boolean use(String token, Password password) {
        if (nameBehind(token).isEmpty()) {
            return false;
        }
        String hash = hashes.hash(password);
        boolean changed = change(new SecretToken(token), hash);
        signIns.forgetRemembered();
        return changed;
    }

    @Transactional
    boolean change(SecretToken token, String passwordHash) {
        Optional<MailLink> link =
                links.use(token, Purpose.RESET, clock.instant()).filter(this::isStillTheirs);
        link.ifPresent(used -> {
            accounts.setPassword(used.accountId(), passwordHash);
            signIns.endAllOf(used.accountId());
            tokensEnding.fire(new TokensEnding(used.accountId()));
            log.record(SecurityEvent.RESET_USED, used.accountId(), "");
        });
        return link.isPresent();
    }

    private boolean isGood(MailLink link) {
        return link.isGood() && isStillTheirs(link);
    }

    private boolean isStillTheirs(MailLink link) {
        return emails.of(link.accountId())
                .confirmed()
                .filter(link.address()::isSame)
                .isPresent();
    }

    private void refused(Optional<MailLink> link) {
        link.ifPresentOrElse(
                known -> log.record(SecurityEvent.RESET_REFUSED, known.accountId(), ""),
                () -> log.recordOfNobody(SecurityEvent.RESET_REFUSED, ""));
    }
}
