package dev.grundy.people.signin;

import dev.grundy.people.account.AccountName;
import dev.grundy.people.account.AttemptLimits;
import dev.grundy.people.account.HashingGateFullException;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.Refusals;
import dev.grundy.people.account.SignInAttempt;
import dev.grundy.people.openid.AskedBrowserRepository;
import dev.grundy.people.passkey.Passkeys;
import dev.grundy.people.password.Accounts;
import dev.grundy.people.password.HashingGate;
import dev.grundy.people.password.Password;
import dev.grundy.people.security.SecurityEvent;
import dev.grundy.people.security.SecurityLog;
import dev.grundy.web.cache.Caching;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.OpenToSuspended;
import dev.grundy.web.limit.ClientAddresses;
import dev.grundy.web.limit.CountedAddress;
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
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Duration;
import java.util.Optional;

/** The doors: registering, signing in and out. */
@Path("/")
@PermitAll
@Produces(MediaType.TEXT_HTML)
class SignInPages {
    private final Accounts accounts;
    private final SignIns signIns;
    private final AttemptLimits limits;
    private final HashingGate gate;
    private final ClientAddresses addresses;
    private final Entrance entrance;
    private final Passkeys passkeys;
    private final AskedBrowserRepository browsers;
    private final SessionCookie cookie;
    private final Flash flash;
    private final SecurityLog log;

    SignInPages(
            Accounts accounts,
            SignIns signIns,
            AttemptLimits limits,
            HashingGate gate,
            ClientAddresses addresses,
            Entrance entrance,
            Passkeys passkeys,
            AskedBrowserRepository browsers,
            SessionCookie cookie,
            Flash flash,
            SecurityLog log) {
        this.accounts = accounts;
        this.signIns = signIns;
        this.limits = limits;
        this.gate = gate;
        this.addresses = addresses;
        this.entrance = entrance;
        this.passkeys = passkeys;
        this.browsers = browsers;
        this.cookie = cookie;
        this.flash = flash;
        this.log = log;
    }

    @CheckedTemplate(basePath = "people/signin", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance register(String name, LocalAddress returnTo, FormErrors errors);
    }

    @GET
    @Path("/sign-in")
    public TemplateInstance signIn(@QueryParam("return") String returnTo) {
        return SignInTemplates.signIn("", LocalAddress.orHome(returnTo), passkeys.origin(), FormErrors.none());
    }

    @OpenToSuspended
    @POST
    @Path("/sign-in")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response signIn(
            @FormParam("name") @DefaultValue("") String name,
            @FormParam("password") @DefaultValue("") String password,
            @FormParam("return") String returnTo,
            RoutingContext request) {
        LocalAddress next = LocalAddress.orHome(returnTo);
        CountedAddress address = addresses.of(request);
        SignInAttempt attempt = SignInAttempt.signIn(name, address);
        Optional<Duration> wait = limits.take(attempt);
        if (wait.isPresent()) {
            recordRefusal(SecurityEvent.SIGN_IN_BLOCKED, name);
            FormErrors errors = Refusals.wait("password", "account-sign-in-wait", wait.get());
            return Refusals.tooMany(SignInTemplates.signIn(name, next, passkeys.origin(), errors), wait.get());
        }
        try {
            Optional<Person> person = gate.pass(address, () -> accounts.authenticate(name, password));
            if (person.isEmpty()) {
                recordRefusal(SecurityEvent.SIGN_IN_FAILED, name);
                FormErrors errors = FormErrors.none().and("password", "account-sign-in-wrong");
                return FormErrors.answer(SignInTemplates.signIn(name, next, passkeys.origin(), errors));
            }
            limits.succeeded(attempt);
            return entrance.withPassword(person.get(), next, request);
        } catch (HashingGateFullException e) {
            limits.unchecked(attempt);
            return Refusals.busy(SignInTemplates.signIn(name, next, passkeys.origin(), Refusals.busy("password")));
        }
    }

    @GET
    @Path("/register")
    public TemplateInstance register(@QueryParam("return") String returnTo) {
        return Templates.register("", LocalAddress.orHome(returnTo), FormErrors.none());
    }

    @POST
    @Path("/register")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response register(
            @FormParam("name") @DefaultValue("") String name,
            @FormParam("password") @DefaultValue("") String password,
            @FormParam("return") String returnTo,
            RoutingContext request) {
        LocalAddress next = LocalAddress.orHome(returnTo);
        FormErrors errors = checkRegistration(name, password);
        if (!errors.isEmpty()) {
            return FormErrors.answer(Templates.register(name, next, errors));
        }
        CountedAddress address = addresses.of(request);
        Optional<Duration> wait = limits.takeRegistration(address);
        if (wait.isPresent()) {
            errors = Refusals.wait("name", "account-register-wait", wait.get());
            return Refusals.tooMany(Templates.register(name, next, errors), wait.get());
        }
        try {
            AccountName wanted = AccountName.parse(name).orElseThrow();
            Optional<Person> person = gate.pass(address, () -> accounts.register(wanted, new Password(password)));
            if (person.isEmpty()) {
                return FormErrors.answer(Templates.register(name, next, errors.and("name", "account-name-taken")));
            }
            flash.success("account-registered", wanted);
            log.record(SecurityEvent.REGISTERED, person.get().accountId(), "");
            return entrance.newcomer(person.get(), next, request, Entry.PASSWORD);
        } catch (HashingGateFullException e) {
            limits.uncheckedRegistration(address);
            return Refusals.busy(Templates.register(name, next, Refusals.busy("password")));
        }
    }

    @OpenToSuspended
    @POST
    @Path("/sign-out")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response signOut(RoutingContext request) {
        SessionCookie.read(request).ifPresent(signIns::end);
        // The next person at this browser must not link, or register with, an identity of the one who leaves.
        ProviderCookies.PROVEN.read(request).ifPresent(browsers::end);
        flash.success("account-signed-out");
        return Response.seeOther(URI.create("/"))
                .header(Caching.CLEAR_SITE_DATA, Caching.CLEAR)
                .cookie(cookie.removed(request.request().isSSL()))
                .cookie(ProviderCookies.PROVEN.removed(request))
                .build();
    }

    /** The name that was typed is kept nowhere: it may be a password in the wrong field. */
    private void recordRefusal(SecurityEvent refusal, String name) {
        accounts.idOf(name)
                .ifPresentOrElse(account -> log.record(refusal, account, ""), () -> log.recordOfNobody(refusal, ""));
    }

    private static FormErrors checkRegistration(String name, String password) {
        FormErrors errors = FormErrors.none();
        if (AccountName.parse(name).isEmpty()) {
            errors = errors.and("name", "account-name-form");
        }
        Optional<Password.Fault> fault = Password.fault(password);
        return fault.isPresent() ? errors.and("password", fault.get().messageKey()) : errors;
    }
}
