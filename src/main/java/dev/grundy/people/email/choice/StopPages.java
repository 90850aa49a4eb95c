package dev.grundy.people.email.choice;

import dev.grundy.web.frame.OpenToSuspended;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.Status;

/**
 * Where the link of a mail leads that stops it. Programs that look into mails follow links, so following it changes nothing. Mail programs
 * send the POST themselves, with a body of their own and without a cookie (RFC 8058), and want no redirect.
 */
@Path("/")
@PermitAll
@Produces(MediaType.TEXT_HTML)
class StopPages {
    private static final String LINK = "/{mail: [a-z]+-mail}/stop/{token}";

    private final MailChoices choices;

    StopPages(MailChoices choices) {
        this.choices = choices;
    }

    @CheckedTemplate(basePath = "people/email/choice", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance stop(ChosenMail mail, boolean chosen, String action);

        static native TemplateInstance refused(ChosenMail mail);
    }

    @GET
    @Path(LINK)
    public Response page(@PathParam("mail") String key, @PathParam("token") String token) {
        ChosenMail mail = mail(key);
        return choices.isChosenBehind(mail, token)
                .map(chosen -> stopped(mail, chosen, token))
                .orElseGet(() -> refused(mail));
    }

    @OpenToSuspended
    @POST
    @Path(LINK)
    public Response stop(@PathParam("mail") String key, @PathParam("token") String token) {
        ChosenMail mail = mail(key);
        return choices.stop(mail, token) ? stopped(mail, false, token) : refused(mail);
    }

    private static ChosenMail mail(String key) {
        return ChosenMail.of(key).orElseThrow(NotFoundException::new);
    }

    private static Response stopped(ChosenMail mail, boolean chosen, String token) {
        return Response.ok(Templates.stop(mail, chosen, mail.stop().path() + "/" + token))
                .build();
    }

    private static Response refused(ChosenMail mail) {
        return Response.status(Status.GONE).entity(Templates.refused(mail)).build();
    }
}
