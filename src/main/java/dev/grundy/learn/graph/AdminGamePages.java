package dev.grundy.learn.graph;

import dev.grundy.people.account.Role;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;

/** For admins: which games cannot be played through a fault of a package's rules or of a node, why, and what to do. */
@Path("/admin/games")
@RolesAllowed(Role.ADMIN_CODE)
@Produces(MediaType.TEXT_HTML)
class AdminGamePages {
    private final GameGraphRepository graphs;

    AdminGamePages(GameGraphRepository graphs) {
        this.graphs = graphs;
    }

    @CheckedTemplate(basePath = "learn/graph", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance failedGames(List<FailedGames> problems);
    }

    @GET
    public TemplateInstance failed() {
        return Templates.failedGames(graphs.failed());
    }
}
