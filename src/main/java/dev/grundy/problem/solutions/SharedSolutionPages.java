package dev.grundy.problem.solutions;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Languages;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.problem.text.ProblemHeading;
import dev.grundy.problem.text.ProblemHeadings;
import dev.grundy.web.frame.Flash;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.ForbiddenException;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Clock;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Accepted programs of others, once the problem is solved; and sharing one's own. */
@Path("/problems/{slug}/solutions")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class SharedSolutionPages {
    private static final String ID = "[1-9][0-9]{0,17}";

    private final ProblemAccess access;
    private final ProblemHeadings headings;
    private final SolutionRepository solutions;
    private final Languages languages;
    private final CurrentAccount current;
    private final Flash flash;
    private final Clock clock;

    SharedSolutionPages(
            ProblemAccess access,
            ProblemHeadings headings,
            SolutionRepository solutions,
            Languages languages,
            CurrentAccount current,
            Flash flash,
            Clock clock) {
        this.access = access;
        this.headings = headings;
        this.solutions = solutions;
        this.languages = languages;
        this.current = current;
        this.flash = flash;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "problem/solutions", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance solutions(ProblemHeading problem, SolutionList list);

        static native TemplateInstance solutionsLocked(ProblemHeading problem);

        static native TemplateInstance solution(
                ProblemHeading problem, SharedSolution solution, String source, Optional<Language> language);
    }

    @GET
    public Response list(
            @PathParam("slug") String slug,
            @QueryParam("sort") @Nullable String sort,
            @QueryParam("language") @Nullable String language) {
        Problem problem = access.bySlug(slug);
        if (!access.mayRead(problem)) {
            return to("/problems/" + slug);
        }
        if (!maySee(problem)) {
            return Response.ok(Templates.solutionsLocked(headings.of(problem))).build();
        }
        Person person = current.required();
        SolutionSort order = SolutionSort.ofCode(sort);
        String only = Optional.ofNullable(language)
                .filter(id -> languages.find(id).isPresent())
                .orElse("");
        SolutionList list = new SolutionList(
                solutions.shared(problem.id(), only, order),
                solutions.own(person.accountId(), problem.id()),
                solutions.sharesAll(person.accountId()),
                order,
                only,
                languages.offered(),
                person.accountId());
        return Response.ok(Templates.solutions(headings.of(problem), list)).build();
    }

    @GET
    @Path("/{id: " + ID + "}")
    public TemplateInstance one(@PathParam("slug") String slug, @PathParam("id") long id) {
        Problem problem = access.readableBySlug(slug);
        if (!maySee(problem)) {
            throw new ForbiddenException();
        }
        SolutionRepository.Text text = solutions
                .find(problem.id(), id)
                .filter(found -> found.solution().shared() || isOwn(found.solution()))
                .orElseThrow(NotFoundException::new);
        return Templates.solution(
                headings.of(problem),
                text.solution(),
                text.source(),
                languages.find(text.solution().language()));
    }

    /** Shares one of one's own programs, or takes it back. */
    @POST
    @Path("/{id: " + ID + "}")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response share(
            @PathParam("slug") String slug, @PathParam("id") long id, @FormParam("share") @Nullable String share) {
        Problem problem = access.readableBySlug(slug);
        if (solutions
                .find(problem.id(), id)
                .filter(found -> isOwn(found.solution()))
                .isEmpty()) {
            throw new NotFoundException();
        }
        long account = current.required().accountId();
        if ("yes".equals(share)) {
            solutions.share(account, id, clock.instant());
            flash.success("solutions-shared");
        } else {
            solutions.unshare(account, id);
            if (solutions.sharesAll(account)) {
                flash.notice("solutions-shared-with-all");
            } else {
                flash.success("solutions-unshared");
            }
        }
        return toSolutions(slug);
    }

    /** Shares all of one's programs, also those to come, or no longer; those shared one by one stay so. */
    @POST
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response shareAll(@PathParam("slug") String slug, @FormParam("share") @Nullable String share) {
        access.readableBySlug(slug);
        long account = current.required().accountId();
        if ("yes".equals(share)) {
            solutions.shareAll(account, clock.instant());
            flash.success("solutions-shared");
        } else {
            solutions.unshareAll(account);
            long single = solutions.sharedSingly(account);
            if (single > 0) {
                flash.notice("solutions-shared-singly", single);
            } else {
                flash.success("solutions-unshared");
            }
        }
        return toSolutions(slug);
    }

    private static Response toSolutions(String slug) {
        return to("/problems/" + slug + "/solutions");
    }

    private boolean maySee(Problem problem) {
        Person person = current.required();
        return person.isAdmin() || solutions.hasSolved(person.accountId(), problem.id());
    }

    private boolean isOwn(SharedSolution solution) {
        return solution.accountId() == current.required().accountId();
    }

    private static Response to(String address) {
        return Response.seeOther(URI.create(address)).build();
    }
}
