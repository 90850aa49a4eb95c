package dev.grundy.people.settings;

import dev.grundy.people.account.ChangesWaysIn;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.Refusal;
import dev.grundy.people.credential.CurrentPassword;
import dev.grundy.people.signin.SessionCookie;
import dev.grundy.web.cache.Caching;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.OpenToSuspended;
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
import java.util.Optional;

/** Where a person deletes their account: tells the data that goes and the data that stays, and asks for the password again. */
@Path("/account/delete")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class DeletionPages {
    private final CurrentAccount current;
    private final CurrentPassword currentPassword;
    private final Deletion deletion;
    private final SessionCookie cookie;
    private final Flash flash;

    DeletionPages(
            CurrentAccount current,
            CurrentPassword currentPassword,
            Deletion deletion,
            SessionCookie cookie,
            Flash flash) {
        this.current = current;
        this.currentPassword = currentPassword;
        this.deletion = deletion;
        this.cookie = cookie;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "people/settings", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance delete(boolean lastAdmin, FormErrors errors);
    }

    @ChangesWaysIn
    @GET
    public TemplateInstance page() {
        return form(FormErrors.none());
    }

    @ChangesWaysIn
    @OpenToSuspended
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response delete(@FormParam("current") @DefaultValue("") String password, RoutingContext request) {
        Person person = current.required();
        if (deletion.isLastAdmin(person)) {
            return FormErrors.answer(form(FormErrors.none()));
        }
        Optional<Refusal> refusal = currentPassword.check(person, password, request);
        if (refusal.isPresent()) {
            return refusal.get().with(this::form);
        }
        if (!deletion.delete(person)) {
            return FormErrors.answer(form(FormErrors.none()));
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
