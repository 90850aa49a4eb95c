package dev.grundy.people.signin;

import dev.grundy.base.kernel.WholeSeconds;
import dev.grundy.people.account.AttemptLimits;
import dev.grundy.people.account.Person;
import dev.grundy.people.passkey.PasskeyQuestion;
import dev.grundy.people.passkey.Passkeys;
import dev.grundy.people.password.Accounts;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.OpenToSuspended;
import dev.grundy.web.limit.ClientAddresses;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.Status;
import java.time.Duration;
import java.util.Optional;

/** Signing in with a passkey, without name and password. A script asks the browser for it; without scripts there is the password. */
@Path("/sign-in/passkey")
@PermitAll
@Consumes(MediaType.APPLICATION_FORM_URLENCODED)
class PasskeySignInPages {
    private final Passkeys passkeys;
    private final PasskeyRequests requests;
    private final Accounts accounts;
    private final AttemptLimits limits;
    private final ClientAddresses addresses;
    private final Entrance entrance;
    private final SecurityLog log;

    PasskeySignInPages(
            Passkeys passkeys,
            PasskeyRequests requests,
            Accounts accounts,
            AttemptLimits limits,
            ClientAddresses addresses,
            Entrance entrance,
            SecurityLog log) {
        this.passkeys = passkeys;
        this.requests = requests;
        this.accounts = accounts;
        this.limits = limits;
        this.addresses = addresses;
        this.entrance = entrance;
        this.log = log;
    }

    /** The question that the browser is to sign, as JSON. Counts until it is signed: a question is a row in a table. */
    @OpenToSuspended
    @POST
    @Path("/begin")
    @Produces(MediaType.APPLICATION_JSON)
    public Response begin(RoutingContext request) {
        Optional<Duration> wait = limits.takeQuestion(addresses.of(request));
        if (wait.isPresent()) {
            return Response.status(Status.TOO_MANY_REQUESTS)
                    .header(HttpHeaders.RETRY_AFTER, WholeSeconds.of(wait.get()))
                    .entity("{}")
                    .build();
        }
        PasskeyQuestion question = passkeys.toSignIn();
        return Response.ok(question.forBrowser())
                .cookie(requests.keep(question, Optional.empty(), request))
                .build();
    }

    @OpenToSuspended
    @POST
    @Produces(MediaType.TEXT_HTML)
    public Response signIn(
            @FormParam("credential") @DefaultValue("") String answer,
            @FormParam("return") String returnTo,
            RoutingContext request) {
        LocalAddress next = LocalAddress.orHome(returnTo);
        Optional<Person> person = requests.take(Optional.empty(), request)
                .flatMap(asked -> passkeys.signedIn(asked, answer))
                .flatMap(accounts::personOf);
        if (person.isEmpty()) {
            log.recordOfNobody(SecurityEvent.PASSKEY_REFUSED, "");
            FormErrors errors = FormErrors.none().and("passkey", "passkeys-refused");
            return FormErrors.answer(SignInTemplates.signIn("", next, passkeys.origin(), errors));
        }
        limits.answered(addresses.of(request));
        return entrance.withSecondFactor(person.get(), next, request);
    }
}
