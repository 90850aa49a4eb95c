package dev.grundy.studio.version;

import dev.grundy.base.kernel.Slug;
import dev.grundy.people.account.Role;
import dev.grundy.problem.catalogue.LiveState;
import dev.grundy.problem.catalogue.PublicationRepository;
import dev.grundy.submission.solves.ChangedSolve;
import dev.grundy.submission.solves.SolveCounts;
import dev.grundy.submission.solves.SolveRepository;
import dev.grundy.submission.solves.SolveStanding;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The solves of a problem for admins: how they stand to the version that is live, and the submissions of those that are not current. */
@Path("/admin/problems/{slug}/solves")
@RolesAllowed(Role.ADMIN_CODE)
@Produces(MediaType.TEXT_HTML)
class SolvePages {
    private static final int PER_PAGE = 50;
    private static final List<SolveStanding> LISTED =
            List.of(SolveStanding.REFUSED, SolveStanding.EARLIER, SolveStanding.FAILED);

    private final PublicationRepository publications;
    private final SolveRepository solves;

    SolvePages(PublicationRepository publications, SolveRepository solves) {
        this.publications = publications;
        this.solves = solves;
    }

    @CheckedTemplate(basePath = "studio/version", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance solves(
                LiveState problem,
                SolveCounts counts,
                List<SolveStanding> standings,
                SolveStanding standing,
                List<ChangedSolve> lines,
                @Nullable String first,
                @Nullable String next);
    }

    /**
     * Keyset pages, latest submission first.
     *
     * @param standing those that stand like that; the refused ones where it makes no sense
     * @param before   only submissions with smaller numbers; all where it makes no sense
     */
    @GET
    public TemplateInstance solves(
            @PathParam("slug") String slug,
            @QueryParam("standing") @DefaultValue("") String standing,
            @QueryParam("before") @DefaultValue("") String before) {
        LiveState problem = Slug.parse(slug).flatMap(publications::stateOf).orElseThrow(NotFoundException::new);
        SolveStanding listed =
                SolveStanding.ofCode(standing).filter(LISTED::contains).orElse(SolveStanding.REFUSED);
        boolean further = before.matches("[1-9][0-9]{0,17}");
        List<ChangedSolve> found = solves.ofProblem(
                problem.problem(), listed, further ? Long.parseLong(before) : Long.MAX_VALUE, PER_PAGE + 1);
        boolean more = found.size() > PER_PAGE;
        List<ChangedSolve> lines = more ? found.subList(0, PER_PAGE) : found;
        String address = "/admin/problems/" + problem.slug() + "/solves?standing=" + listed.code();
        return Templates.solves(
                problem,
                solves.counts(problem.problem()),
                LISTED,
                listed,
                lines,
                further ? address : null,
                more ? address + "&before=" + lines.getLast().submission() : null);
    }
}
