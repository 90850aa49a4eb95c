package dev.grundy.account;

import dev.grundy.security.SecurityEvent;
import dev.grundy.security.SecurityLog;
import dev.grundy.web.ClientAddresses;
import dev.grundy.web.CountedAddress;
import dev.grundy.web.FormErrors;
import io.quarkus.qute.TemplateInstance;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

/** Asks a person who is signed in for the password once more: an open browser is not enough. Safe for use by several threads. */
@ApplicationScoped
class PasswordCheck {
    private final Accounts accounts;
    private final AttemptLimits limits;
    private final HashingGate gate;
    private final ClientAddresses addresses;
    private final SecurityLog log;

    PasswordCheck(
            Accounts accounts, AttemptLimits limits, HashingGate gate, ClientAddresses addresses, SecurityLog log) {
        this.accounts = accounts;
        this.limits = limits;
        this.gate = gate;
        this.addresses = addresses;
        this.log = log;
    }

    /**
     * What {@code action} answers if the password is the person's, else the form with what is wrong. An action that answers
     * {@link FormErrors#STATUS} counts like a wrong password.
     *
     * @param form with the errors in it, those of the password at the field {@code current}
     */
    Response passed(
            Person person,
            String password,
            RoutingContext request,
            Function<FormErrors, TemplateInstance> form,
            Supplier<Response> action) {
        CountedAddress address = addresses.of(request);
        Attempt attempt = Attempt.secondFactor(person.accountId(), address);
        Optional<Duration> wait = limits.take(attempt);
        if (wait.isPresent()) {
            FormErrors errors = Refusals.wait("current", "second-factor-wait", wait.get());
            return Refusals.tooMany(form.apply(errors), wait.get());
        }
        try {
            if (gate.pass(address, () -> accounts.authenticate(person.name(), password))
                    .isEmpty()) {
                log.record(SecurityEvent.PASSWORD_REFUSED, person.accountId(), "");
                return Refusals.wrong(form.apply(FormErrors.none().and("current", "account-password-current-wrong")));
            }
        } catch (HashingGateFullException e) {
            limits.unchecked(attempt);
            return Refusals.busy(form.apply(Refusals.busy("current")));
        }
        Response answer = action.get();
        if (answer.getStatus() != FormErrors.STATUS) {
            limits.succeeded(attempt);
        }
        return answer;
    }
}
