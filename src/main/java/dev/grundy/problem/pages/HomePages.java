package dev.grundy.problem.pages;

import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Optional;

/** The front page: what this is, and a first problem that anybody may solve. */
@Path("/")
@PermitAll
class HomePages {
    private final ProblemListRepository problems;

    HomePages(ProblemListRepository problems) {
        this.problems = problems;
    }

    @CheckedTemplate(basePath = "problem", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance home(Optional<ProblemRow> first);
    }

    @GET
    @Produces(MediaType.TEXT_HTML)
    public TemplateInstance home() {
        return Templates.home(problems.page(ProblemFilter.free(), Optional.empty(), 1).stream()
                .findFirst());
    }
}
