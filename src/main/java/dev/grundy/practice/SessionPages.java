package dev.grundy.practice;

import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.pages.ProblemAccess;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The clock of a session: begin, pause, go on, end. */
@Path("/problems/{slug}/session")
@Authenticated
class SessionPages {
    private final ProblemAccess access;
    private final Sessions sessions;

    SessionPages(ProblemAccess access, Sessions sessions) {
        this.access = access;
        this.sessions = sessions;
    }

    /** Leads back to the problem, at the end to the page of the session; what makes no sense changes nothing. */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response change(@PathParam("slug") String slug, @FormParam("do") @Nullable String action) {
        Problem problem = access.readableBySlug(slug);
        String then = "/problems/" + slug;
        switch (Optional.ofNullable(action).orElse("")) {
            case "begin" -> sessions.begin(problem.id(), slug);
            case "pause" -> sessions.pause(problem.id(), slug);
            case "resume" -> sessions.resume(problem.id(), slug);
            case "end" -> {
                then = sessions.end(problem.id(), slug)
                        .map(ended -> "/practice/" + ended)
                        .orElse(then);
            }
            default -> {}
        }
        return Response.seeOther(URI.create(then)).build();
    }
}
