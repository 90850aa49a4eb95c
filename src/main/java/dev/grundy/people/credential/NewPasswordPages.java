package dev.grundy.people.credential;

import dev.grundy.people.account.HashingGateFullException;
import dev.grundy.people.account.Refusals;
import dev.grundy.people.email.MailLink;
import dev.grundy.people.password.HashingGate;
import dev.grundy.people.password.Password;
import dev.grundy.people.signin.SessionCookie;
import dev.grundy.web.cache.Caching;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
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
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.Status;
import java.net.URI;
import java.util.Optional;

/**
 * Where the link of a mail leads by which a new password is chosen. Following it uses nothing up. Following it signs nobody in: other
 * checks of the account at sign-in, such as a second factor, still apply.
 */
@Path(MailLink.RESET_PATH)
@PermitAll
@Produces(MediaType.TEXT_HTML)
class NewPasswordPages {
    private final Resets resets;
    private final HashingGate gate;
    private final ClientAddresses addresses;
    private final SessionCookie cookie;
    private final Flash flash;

    NewPasswordPages(Resets resets, HashingGate gate, ClientAddresses addresses, SessionCookie cookie, Flash flash) {
        this.resets = resets;
        this.gate = gate;
        this.addresses = addresses;
        this.cookie = cookie;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "people/credential", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance passwordNew(String name, String token, FormErrors errors);

        static native TemplateInstance passwordRefused();
    }

    @GET
    @Path("/{token}")
    public Response page(@PathParam("token") String token) {
        return resets.nameBehind(token)
                .map(name -> Response.ok(Templates.passwordNew(name, token, FormErrors.none()))
                        .build())
                .orElseGet(NewPasswordPages::refused);
    }

    @OpenToSuspended
    @POST
    @Path("/{token}")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response change(
            @PathParam("token") String token,
            @FormParam("password") @DefaultValue("") String password,
            RoutingContext request) {
        Optional<String> name = resets.nameBehind(token);
        if (name.isEmpty()) {
            return refused();
        }
        Optional<Password.Fault> fault = Password.fault(password);
        if (fault.isPresent()) {
            FormErrors errors = FormErrors.none().and("password", fault.get().messageKey());
            return FormErrors.answer(Templates.passwordNew(name.get(), token, errors));
        }
        try {
            if (!gate.pass(addresses.of(request), () -> resets.use(token, new Password(password)))) {
                return refused();
            }
        } catch (HashingGateFullException e) {
            return Refusals.busy(Templates.passwordNew(name.get(), token, Refusals.busy("password")));
        }
        flash.success("reset-done");
        return Response.seeOther(URI.create("/sign-in"))
                .header(Caching.CLEAR_SITE_DATA, SessionCookie.read(request).isPresent() ? Caching.CLEAR : null)
                .cookie(cookie.removed(request.request().isSSL()))
                .build();
    }

    private static Response refused() {
        return Response.status(Status.GONE).entity(Templates.passwordRefused()).build();
    }
}
