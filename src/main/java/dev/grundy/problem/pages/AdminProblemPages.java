package dev.grundy.problem.pages;

import dev.grundy.people.account.Role;
import dev.grundy.problem.catalogue.BrokenPackage;
import dev.grundy.problem.catalogue.CatalogueRepository;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.catalogue.ProblemRepository;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;

/** For admins: which packages could not be loaded, why, and what to do; and what is served. */
@Path("/admin/problems")
@RolesAllowed(Role.ADMIN_CODE)
@Produces(MediaType.TEXT_HTML)
class AdminProblemPages {
    private final CatalogueRepository catalogue;
    private final ProblemRepository problems;

    AdminProblemPages(CatalogueRepository catalogue, ProblemRepository problems) {
        this.catalogue = catalogue;
        this.problems = problems;
    }

    @CheckedTemplate(basePath = "problem/pages", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance broken(List<BrokenPackage> packages, List<Problem> served);
    }

    @GET
    public TemplateInstance broken() {
        return Templates.broken(catalogue.broken(), problems.published());
    }
}
