package dev.grundy.problem.discussion.notice;

import dev.grundy.people.email.LinkLetters;
import dev.grundy.web.frame.OpenToSuspended;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.Status;

/**
 * Where the link of a mail about new answers leads that stops them. Programs that look into mails follow links, so following it changes nothing.
 * Mail programs send the POST themselves, with a body of their own and without a cookie (RFC 8058), and want no redirect.
 */
@Path(LinkLetters.STOP_ANSWERS_PATH)
@PermitAll
@Produces(MediaType.TEXT_HTML)
class AnswerMailStopPages {
    private final AnswerMails mails;

    AnswerMailStopPages(AnswerMails mails) {
        this.mails = mails;
    }

    @CheckedTemplate(basePath = "problem/discussion/notice", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance stop(boolean chosen, String token);

        static native TemplateInstance refused();
    }

    @GET
    @Path("/{token}")
    public Response page(@PathParam("token") String token) {
        return mails.isChosenBehind(token)
                .map(chosen -> Response.ok(Templates.stop(chosen, token)).build())
                .orElseGet(AnswerMailStopPages::refused);
    }

    @OpenToSuspended
    @POST
    @Path("/{token}")
    public Response stop(@PathParam("token") String token) {
        return mails.stop(token) ? Response.ok(Templates.stop(false, token)).build() : refused();
    }

    private static Response refused() {
        return Response.status(Status.GONE).entity(Templates.refused()).build();
    }
}
