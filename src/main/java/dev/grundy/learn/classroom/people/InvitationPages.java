package dev.grundy.learn.classroom.people;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.SecretToken;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.Response.Status;
import java.net.URI;

/** Where the link of an invitation leads. Programs that look into mails follow links, so following it changes nothing. */
@Path(InvitationPages.PATH)
@Produces(MediaType.TEXT_HTML)
class InvitationPages {
    /** The link's secret follows. */
    static final String PATH = "/classes/invitation";

    private final CurrentAccount current;
    private final Joining joining;
    private final JoinedMessage message;

    InvitationPages(CurrentAccount current, Joining joining, JoinedMessage message) {
        this.current = current;
        this.joining = joining;
        this.message = message;
    }

    @CheckedTemplate(basePath = "learn/classroom/people", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance invitationRefused();
    }

    @GET
    @PermitAll
    @Path("/{token}")
    public Response page(@PathParam("token") String token) {
        return SecretToken.parse(token)
                .flatMap(known -> joining.ofInvitation(known, current.person()))
                .map(offer -> Response.ok(JoinPages.Templates.join(offer, PATH + "/" + token))
                        .build())
                .orElseGet(InvitationPages::refused);
    }

    @POST
    @Authenticated
    @Path("/{token}")
    public Response join(@PathParam("token") String token) {
        return SecretToken.parse(token)
                .map(known -> joining.joinByInvitation(current.required(), known)
                        .map(this::joined)
                        .orElseGet(() -> see(PATH + "/" + token)))
                .orElseGet(InvitationPages::refused);
    }

    private Response joined(long classroom) {
        message.say(classroom, current.required().accountId());
        return see("/classes/" + classroom);
    }

    private static Response refused() {
        return Response.status(Status.GONE)
                .entity(Templates.invitationRefused())
                .build();
    }

    private static Response see(String address) {
        return Response.seeOther(URI.create(address)).build();
    }
}
