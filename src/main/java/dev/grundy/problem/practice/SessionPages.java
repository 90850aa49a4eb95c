package dev.grundy.problem.practice;

import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.problem.text.ProblemHeading;
import dev.grundy.problem.text.ProblemHeadings;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The clock of a session: begin, say that somebody is there, pause, go on, end. */
@Path("/problems/{slug}/session")
@Authenticated
class SessionPages {
    private final ProblemAccess access;
    private final ProblemHeadings headings;
    private final Sessions sessions;

    SessionPages(ProblemAccess access, ProblemHeadings headings, Sessions sessions) {
        this.access = access;
        this.headings = headings;
        this.sessions = sessions;
    }

    @CheckedTemplate(basePath = "problem/practice", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        /** @param begun whether it has just begun by itself */
        static native TemplateInstance clock(ProblemHeading problem, boolean begun);
    }

    /**
     * Leads back to the problem, at the end to the page of the session; a request that makes no sense changes nothing. A script is answered with the
     * clock as it is then.
     */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    @Produces(MediaType.TEXT_HTML)
    public Response change(
            @PathParam("slug") String slug,
            @FormParam("do") @Nullable String action,
            @HeaderParam("X-Fragment") @Nullable String fragment) {
        Problem problem = access.readableBySlug(slug);
        String then = "/problems/" + slug;
        switch (Optional.ofNullable(action).orElse("")) {
            case "begin" -> sessions.begin(problem.id(), slug);
            case "here" -> sessions.see(problem.id(), slug);
            case "pause" -> sessions.pause(problem.id(), slug);
            case "resume" -> sessions.resume(problem.id(), slug);
            case "end" -> {
                then = sessions.end(problem.id(), slug)
                        .map(ended -> "/practice/" + ended)
                        .orElse(then);
            }
            default -> {}
        }
        if (fragment != null) {
            return Response.ok(Templates.clock(headings.of(problem), "begin".equals(action)))
                    .build();
        }
        return Response.seeOther(URI.create(then)).build();
    }
}
