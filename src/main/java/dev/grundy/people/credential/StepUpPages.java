package dev.grundy.people.credential;

import dev.grundy.people.account.AttemptLimits;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.Refusals;
import dev.grundy.people.account.SignInAttempt;
import dev.grundy.people.factor.SecondFactor.Shown;
import dev.grundy.people.factor.SecondFactors;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.people.signin.SessionCookie;
import dev.grundy.people.signin.SignIns;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.OpenToSuspended;
import dev.grundy.web.limit.ClientAddresses;
import io.quarkus.security.Authenticated;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.time.Duration;
import java.util.Optional;

/** Takes the code that the page of {@link StepUp} asks for. */
@Path("/account/step-up")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class StepUpPages {
    private final CurrentAccount current;
    private final StepUp stepUp;
    private final SecondFactors factors;
    private final SignIns signIns;
    private final AttemptLimits limits;
    private final ClientAddresses addresses;
    private final SecurityLog log;

    StepUpPages(
            CurrentAccount current,
            StepUp stepUp,
            SecondFactors factors,
            SignIns signIns,
            AttemptLimits limits,
            ClientAddresses addresses,
            SecurityLog log) {
        this.current = current;
        this.stepUp = stepUp;
        this.factors = factors;
        this.signIns = signIns;
        this.limits = limits;
        this.addresses = addresses;
        this.log = log;
    }

    @OpenToSuspended
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response show(
            @FormParam("code") @DefaultValue("") String code,
            @FormParam("return") @DefaultValue("") String returnTo,
            RoutingContext request) {
        Person person = current.required();
        long account = person.accountId();
        LocalAddress back = LocalAddress.orHome(returnTo);
        SignInAttempt attempt = SignInAttempt.secondFactor(account, addresses.of(request));
        Optional<Duration> wait = limits.take(attempt);
        if (wait.isPresent()) {
            return Refusals.tooMany(
                    stepUp.asking(person, back, Refusals.wait("code", "second-factor-wait", wait.get())), wait.get());
        }
        Optional<Shown> shown = factors.take(account, code);
        if (shown.isEmpty()) {
            log.record(SecurityEvent.SECOND_FACTOR_REFUSED, account, "");
            return FormErrors.answer(
                    stepUp.asking(person, back, FormErrors.none().and("code", "second-factor-wrong")));
        }
        limits.succeeded(attempt);
        if (shown.get() == Shown.RECOVERY_CODE) {
            log.record(SecurityEvent.RECOVERY_CODE_USED, account, "");
        }
        SessionCookie.read(request).ifPresent(signIns::showSecondFactor);
        return Response.seeOther(back.uri()).build();
    }
}
