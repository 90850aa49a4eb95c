package dev.grundy.account;

import dev.grundy.security.SecurityEvent;
import dev.grundy.security.SecurityLog;
import dev.grundy.web.Caching;
import dev.grundy.web.ClientAddresses;
import dev.grundy.web.CountedAddress;
import dev.grundy.web.Flash;
import dev.grundy.web.FormErrors;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.vertx.ext.web.RoutingContext;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;

/** Where a person deletes their account: says what goes and what stays, and asks for the password again. */
@Path("/account/delete")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class DeletionPages {
    private final CurrentAccount current;
    private final Accounts accounts;
    private final Deletion deletion;
    private final AttemptLimits limits;
    private final HashingGate gate;
    private final ClientAddresses addresses;
    private final SessionCookie cookie;
    private final Flash flash;
    private final SecurityLog log;

    DeletionPages(
            CurrentAccount current,
            Accounts accounts,
            Deletion deletion,
            AttemptLimits limits,
            HashingGate gate,
            ClientAddresses addresses,
            SessionCookie cookie,
            Flash flash,
            SecurityLog log) {
        this.current = current;
        this.accounts = accounts;
        this.deletion = deletion;
        this.limits = limits;
        this.gate = gate;
        this.addresses = addresses;
        this.cookie = cookie;
        this.flash = flash;
        this.log = log;
    }

    @CheckedTemplate(basePath = "account", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance delete(boolean lastAdmin, FormErrors errors);
    }

    @GET
    public TemplateInstance page() {
        return form(FormErrors.none());
    }

    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response delete(@FormParam("current") @DefaultValue("") String password, RoutingContext request) {
        Person person = current.required();
        if (deletion.isLastAdmin(person)) {
            return Refusals.wrong(form(FormErrors.none()));
        }
        CountedAddress address = addresses.of(request);
        Attempt attempt = Attempt.passwordChange(person.accountId(), address);
        Optional<Duration> wait = limits.take(attempt);
        if (wait.isPresent()) {
            return Refusals.tooMany(form(Refusals.wait("current", "account-sign-in-wait", wait.get())), wait.get());
        }
        try {
            if (gate.pass(address, () -> accounts.authenticate(person.name(), password))
                    .isEmpty()) {
                log.record(SecurityEvent.PASSWORD_REFUSED, person.accountId(), "");
                return Refusals.wrong(form(FormErrors.none().and("current", "account-password-current-wrong")));
            }
        } catch (HashingGateFullException e) {
            limits.unchecked(attempt);
            return Refusals.busy(form(Refusals.busy("current")));
        }
        limits.succeeded(attempt);
        if (!deletion.delete(person)) {
            return Refusals.wrong(form(FormErrors.none()));
        }
        flash.success("account-deleted");
        return Response.seeOther(URI.create("/"))
                .header(Caching.CLEAR_SITE_DATA, Caching.CLEAR)
                .cookie(cookie.removed(request.request().isSSL()))
                .build();
    }

    private TemplateInstance form(FormErrors errors) {
        return Templates.delete(deletion.isLastAdmin(current.required()), errors);
    }
}
