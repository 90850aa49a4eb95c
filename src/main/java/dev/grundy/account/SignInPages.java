package dev.grundy.account;

import dev.grundy.web.Flash;
import dev.grundy.web.FormErrors;
import dev.grundy.web.LocalAddress;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.vertx.core.http.HttpHeaders;
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
import jakarta.ws.rs.core.Response.Status;
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
    private final SignInAttempts attempts;
    private final SessionCookie cookie;
    private final Flash flash;

    SignInPages(Accounts accounts, SignIns signIns, SignInAttempts attempts, SessionCookie cookie, Flash flash) {
        this.accounts = accounts;
        this.signIns = signIns;
        this.attempts = attempts;
        this.cookie = cookie;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "account", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance signIn(String name, LocalAddress returnTo, FormErrors errors);

        static native TemplateInstance register(String name, LocalAddress returnTo, FormErrors errors);
    }

    @GET
    @Path("/sign-in")
    public TemplateInstance signIn(@QueryParam("return") String returnTo) {
        return Templates.signIn("", LocalAddress.orHome(returnTo), FormErrors.none());
    }

    @POST
    @Path("/sign-in")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response signIn(
            @FormParam("name") @DefaultValue("") String name,
            @FormParam("password") @DefaultValue("") String password,
            @FormParam("return") String returnTo,
            RoutingContext request) {
        LocalAddress next = LocalAddress.orHome(returnTo);
        String address = request.request().remoteAddress().hostAddress();
        Optional<Duration> wait = attempts.wait(name, address);
        if (wait.isPresent()) {
            return refuse(name, next, wait.get());
        }
        Optional<Person> person = accounts.authenticate(name, password);
        if (person.isEmpty()) {
            attempts.failed(name, address);
            FormErrors errors = FormErrors.none().and("password", "account-sign-in-wrong");
            return Response.status(FormErrors.STATUS)
                    .entity(Templates.signIn(name, next, errors))
                    .build();
        }
        attempts.succeeded(name, address);
        return enter(person.get(), next, request);
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
        if (errors.isEmpty()) {
            Optional<Person> person = accounts.register(new AccountName(name), new Password(password));
            if (person.isPresent()) {
                flash.success("account-registered", name);
                return enter(person.get(), next, request);
            }
            errors = errors.and("name", "account-name-taken");
        }
        return Response.status(FormErrors.STATUS)
                .entity(Templates.register(name, next, errors))
                .build();
    }

    @POST
    @Path("/sign-out")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response signOut(RoutingContext request) {
        SessionCookie.read(request).ifPresent(signIns::end);
        flash.success("account-signed-out");
        return Response.seeOther(URI.create("/"))
                .cookie(cookie.removed(request.request().isSSL()))
                .build();
    }

    static String browser(RoutingContext request) {
        return Optional.ofNullable(request.request().getHeader(HttpHeaders.USER_AGENT))
                .orElse("");
    }

    /** Whoever was signed in here before is signed out: one browser, one person, and always a fresh token. */
    private Response enter(Person person, LocalAddress next, RoutingContext request) {
        SessionCookie.read(request).ifPresent(signIns::end);
        SignInToken token = signIns.start(person.accountId(), browser(request));
        return Response.seeOther(next.uri())
                .cookie(cookie.carrying(token, request.request().isSSL()))
                .build();
    }

    private static Response refuse(String name, LocalAddress next, Duration wait) {
        FormErrors errors = FormErrors.none().and("password", "account-sign-in-wait", Math.max(1, wait.toMinutes()));
        return Response.status(Status.TOO_MANY_REQUESTS)
                .header("Retry-After", wait.toSeconds())
                .entity(Templates.signIn(name, next, errors))
                .build();
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
