package dev.grundy.people.credential;

import dev.grundy.people.account.ChangesWaysIn;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.email.EmailAddress;
import dev.grundy.people.email.Emails;
import dev.grundy.people.email.Emails.Confirmation;
import dev.grundy.people.email.MailLink;
import dev.grundy.web.frame.Flash;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.Consumes;
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
 * Where the link of a mail leads that asks whether an address is somebody's. Programs that look into mails follow links: following this
 * one changes nothing, the button on its page does.
 */
@Path(MailLink.CONFIRM_PATH)
@Authenticated
@Produces(MediaType.TEXT_HTML)
class EmailConfirmationPages {
    private final CurrentAccount current;
    private final Emails emails;
    private final Flash flash;

    EmailConfirmationPages(CurrentAccount current, Emails emails, Flash flash) {
        this.current = current;
        this.emails = emails;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "people/credential", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance emailConfirm(EmailAddress address, String token);

        static native TemplateInstance emailRefused(boolean taken);
    }

    @ChangesWaysIn
    @GET
    @Path("/{token}")
    public Response ask(@PathParam("token") String token) {
        Optional<EmailAddress> address = emails.awaitedBy(current.required(), token);
        return address.isPresent()
                ? Response.ok(Templates.emailConfirm(address.get(), token)).build()
                : refused(Status.GONE, false);
    }

    @ChangesWaysIn
    @POST
    @Path("/{token}")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response confirm(@PathParam("token") String token) {
        Confirmation result = emails.confirm(current.required(), token);
        return switch (result) {
            case CONFIRMED -> {
                flash.success("email-confirmed");
                yield Response.seeOther(URI.create(EmailPages.PATH)).build();
            }
            case REFUSED -> refused(Status.GONE, false);
            case TAKEN -> refused(Status.CONFLICT, true);
        };
    }

    private static Response refused(Status status, boolean taken) {
        return Response.status(status).entity(Templates.emailRefused(taken)).build();
    }
}
