package dev.grundy.learn.classroom.people;

import dev.grundy.learn.classroom.InviteLink;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.SecretToken;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;

/** The page to which the link of a class leads: the meaning of joining, and its button. */
@Path(InviteLink.PATH)
@Produces(MediaType.TEXT_HTML)
class JoinPages {
    private final CurrentAccount current;
    private final Joining joining;
    private final JoinedMessage message;

    JoinPages(CurrentAccount current, Joining joining, JoinedMessage message) {
        this.current = current;
        this.joining = joining;
        this.message = message;
    }

    @CheckedTemplate(basePath = "learn/classroom/people", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance join(ClassOffer offer, String action);
    }

    @GET
    @PermitAll
    @Path("/{code}")
    public TemplateInstance page(@PathParam("code") String code) {
        return SecretToken.parse(code)
                .flatMap(known -> joining.ofLink(known, current.person()))
                .map(offer -> Templates.join(offer, InviteLink.PATH + "/" + code))
                .orElseThrow(NotFoundException::new);
    }

    @POST
    @Authenticated
    @Path("/{code}")
    public Response join(@PathParam("code") String code) {
        SecretToken known = SecretToken.parse(code).orElseThrow(NotFoundException::new);
        return joining.joinByLink(current.required(), known)
                .map(this::joined)
                .orElseGet(() -> see(InviteLink.PATH + "/" + code));
    }

    private Response joined(long classroom) {
        message.say(classroom, current.required().accountId());
        return see("/classes/" + classroom);
    }

    private static Response see(String address) {
        return Response.seeOther(URI.create(address)).build();
    }
}
