package dev.grundy.people.signin;

import dev.grundy.people.account.AttemptLimits;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.Refusals;
import dev.grundy.people.account.SignInAttempt;
import dev.grundy.people.factor.SecondFactor;
import dev.grundy.people.factor.SecondFactor.Shown;
import dev.grundy.people.factor.SecondFactors;
import dev.grundy.people.password.Accounts;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.OpenToSuspended;
import dev.grundy.web.limit.ClientAddresses;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.Optional;

/** The second step of signing in: the password was right, a code is asked for. Until then nobody is signed in. */
@Path(SecondStepPages.PATH)
@PermitAll
@Produces(MediaType.TEXT_HTML)
class SecondStepPages {
    static final String PATH = "/sign-in/code";

    private final PendingSignIns pending;
    private final Accounts accounts;
    private final SecondFactors factors;
    private final AttemptLimits limits;
    private final ClientAddresses addresses;
    private final Entrance entrance;
    private final SecurityLog log;
    private final Flash flash;

    SecondStepPages(
            PendingSignIns pending,
            Accounts accounts,
            SecondFactors factors,
            AttemptLimits limits,
            ClientAddresses addresses,
            Entrance entrance,
            SecurityLog log,
            Flash flash) {
        this.pending = pending;
        this.accounts = accounts;
        this.factors = factors;
        this.limits = limits;
        this.addresses = addresses;
        this.entrance = entrance;
        this.log = log;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "people/signin", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance secondStep(LocalAddress returnTo, FormErrors errors);
    }

    @GET
    public Response page(RoutingContext request) {
        return pending.of(request)
                .map(begun -> Response.ok(Templates.secondStep(begun.next(), FormErrors.none()))
                        .build())
                .orElseGet(() -> toTheDoor(LocalAddress.orHome(null)));
    }

    @OpenToSuspended
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response check(@FormParam("code") @DefaultValue("") String code, RoutingContext request) {
        Optional<PendingSignIn> begun = pending.of(request);
        if (begun.isEmpty()) {
            return toTheDoor(LocalAddress.orHome(null));
        }
        LocalAddress next = begun.get().next();
        long account = begun.get().accountId();
        SignInAttempt attempt = SignInAttempt.secondFactor(account, addresses.of(request));
        Optional<Duration> wait = limits.take(attempt);
        if (wait.isPresent()) {
            log.record(SecurityEvent.SIGN_IN_BLOCKED, account, "");
            FormErrors errors = Refusals.wait("code", "second-factor-wait", wait.get());
            return Refusals.tooMany(Templates.secondStep(next, errors), wait.get());
        }
        Optional<Shown> shown = factors.take(account, code);
        if (shown.isEmpty()) {
            log.record(SecurityEvent.SECOND_FACTOR_REFUSED, account, "");
            return FormErrors.answer(
                    Templates.secondStep(next, FormErrors.none().and("code", "second-factor-wrong")));
        }
        limits.succeeded(attempt);
        // A person who pressed twice has used two codes and is in once.
        Optional<Person> person = pending.end(request) ? accounts.personOf(account) : Optional.empty();
        if (person.isEmpty()) {
            return toTheDoor(next);
        }
        if (shown.get() == Shown.RECOVERY_CODE) {
            log.record(SecurityEvent.RECOVERY_CODE_USED, account, "");
            flash.notice("second-factor-recovered", left(account));
        }
        return entrance.withSecondFactor(person.get(), next, request);
    }

    private int left(long account) {
        return factors.of(account) instanceof SecondFactor.On on ? on.recoveryCodes() : 0;
    }

    private Response toTheDoor(LocalAddress next) {
        flash.notice("second-factor-too-late");
        return Response.seeOther(next.behindSignIn()).build();
    }
}
