package dev.grundy.studio.quality;

import dev.grundy.base.kernel.Slug;
import dev.grundy.people.account.Role;
import dev.grundy.problem.catalogue.LiveState;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.catalogue.ProblemRepository;
import dev.grundy.problem.catalogue.PublicationRepository;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;

/** How good a served problem is, for admins. */
@Path("/admin/problems/{slug}/quality")
@RolesAllowed(Role.ADMIN_CODE)
@Produces(MediaType.TEXT_HTML)
class QualityPages {
    private final ProblemRepository problems;
    private final PublicationRepository publications;
    private final Quality quality;

    QualityPages(ProblemRepository problems, PublicationRepository publications, Quality quality) {
        this.problems = problems;
        this.publications = publications;
        this.quality = quality;
    }

    @CheckedTemplate(basePath = "studio/quality", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance quality(LiveState problem, QualityView view);
    }

    @GET
    public TemplateInstance quality(@PathParam("slug") String slug) {
        Problem problem = problems.bySlug(slug).orElseThrow(NotFoundException::new);
        LiveState state = Slug.parse(slug).flatMap(publications::stateOf).orElseThrow(NotFoundException::new);
        return Templates.quality(state, quality.of(problem, state));
    }
}
