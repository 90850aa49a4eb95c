package dev.grundy.problem.paths;

import dev.grundy.base.kernel.Slug;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.web.cache.KeptForGuests;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import java.util.Optional;

/** The paths, and each with its steps; signed-in people see how far they have come. */
@Path("/paths")
@PermitAll
@Produces(MediaType.TEXT_HTML)
class PathPages {
    private final ReaderPaths paths;
    private final CurrentAccount current;

    PathPages(ReaderPaths paths, CurrentAccount current) {
        this.paths = paths;
        this.current = current;
    }

    @CheckedTemplate(basePath = "problem/paths", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance paths(List<PathView> paths);

        static native TemplateInstance path(PathView path);
    }

    @GET
    @KeptForGuests
    public TemplateInstance paths() {
        return Templates.paths(paths.all(account()));
    }

    @GET
    @KeptForGuests
    @Path("/{slug}")
    public TemplateInstance path(@PathParam("slug") String slug) {
        return Slug.parse(slug)
                .flatMap(parsed -> paths.bySlug(parsed.value(), account()))
                .map(Templates::path)
                .orElseThrow(NotFoundException::new);
    }

    private Optional<Long> account() {
        return current.person().map(Person::accountId);
    }
}
