package dev.grundy.people.credential;

import dev.grundy.people.account.AttemptLimits;
import dev.grundy.people.account.HashingGateFullException;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.Refusal;
import dev.grundy.people.account.SignInAttempt;
import dev.grundy.people.password.Accounts;
import dev.grundy.people.password.HashingGate;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.people.signin.SessionCookie;
import dev.grundy.people.signin.SignIns;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.limit.ClientAddresses;
import dev.grundy.web.limit.CountedAddress;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Duration;
import java.util.Optional;

/** Asks somebody who is signed in for their password once more, before an action that only they may take. Thread-safe. */
@ApplicationScoped
public class CurrentPassword {
    /** Of the form. */
    public static final String FIELD = "current";

    private final Accounts accounts;
    private final SignIns signIns;
    private final AttemptLimits limits;
    private final HashingGate gate;
    private final ClientAddresses addresses;
    private final SecurityLog log;

    CurrentPassword(
            Accounts accounts,
            SignIns signIns,
            AttemptLimits limits,
            HashingGate gate,
            ClientAddresses addresses,
            SecurityLog log) {
        this.accounts = accounts;
        this.signIns = signIns;
        this.limits = limits;
        this.gate = gate;
        this.addresses = addresses;
        this.log = log;
    }

    /**
     * Empty when it is the right one; for an account without one, when they signed in a few minutes ago. Slow on purpose; nobody may hold a transaction
     * meanwhile.
     */
    public Optional<Refusal> check(Person person, String typed, RoutingContext request) {
        return accounts.hasPassword(person.accountId()) ? checkTyped(person, typed, request) : checkRecent(request);
    }

    private Optional<Refusal> checkRecent(RoutingContext request) {
        return SessionCookie.read(request).filter(signIns::isRecent).isPresent()
                ? Optional.empty()
                : Optional.of(Refusal.wrong(FormErrors.none().and(FIELD, "account-sign-in-again")));
    }

    private Optional<Refusal> checkTyped(Person person, String typed, RoutingContext request) {
        CountedAddress address = addresses.of(request);
        SignInAttempt attempt = SignInAttempt.passwordChange(person.accountId(), address);
        Optional<Duration> wait = limits.take(attempt);
        if (wait.isPresent()) {
            return Optional.of(Refusal.wait(FIELD, "account-sign-in-wait", wait.get()));
        }
        try {
            if (gate.pass(address, () -> accounts.authenticate(person.name(), typed))
                    .isEmpty()) {
                log.record(SecurityEvent.PASSWORD_REFUSED, person.accountId(), "");
                return Optional.of(Refusal.wrong(FormErrors.none().and(FIELD, "account-password-current-wrong")));
            }
        } catch (HashingGateFullException e) {
            limits.unchecked(attempt);
            return Optional.of(Refusal.busy(FIELD));
        }
        limits.succeeded(attempt);
        return Optional.empty();
    }
}
