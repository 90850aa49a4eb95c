package dev.grundy.submission.page;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.problem.text.ProblemHeading;
import dev.grundy.problem.text.ProblemHeadings;
import dev.grundy.submission.verdict.SubmissionId;
import dev.grundy.submission.verdict.SubmissionRepository;
import dev.grundy.submission.verdict.SubmissionSummary;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The tab of a problem with the reader's submissions to it. */
@Path("/problems/{slug}/submissions")
@PermitAll
@Produces(MediaType.TEXT_HTML)
class ProblemSubmissionPages {
    private static final int PER_PAGE = 30;

    private final ProblemAccess problems;
    private final ProblemHeadings headings;
    private final CurrentAccount current;
    private final SubmissionRepository submissions;

    ProblemSubmissionPages(
            ProblemAccess problems,
            ProblemHeadings headings,
            CurrentAccount current,
            SubmissionRepository submissions) {
        this.problems = problems;
        this.headings = headings;
        this.current = current;
        this.submissions = submissions;
    }

    @CheckedTemplate(basePath = "submission/page", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance ofProblem(
                ProblemHeading problem, List<SubmissionSummary> lines, @Nullable String first, @Nullable String next);
    }

    /** Latest first, those before an id; a reader without the tier is led to the teaser, where {@code /submissions} still has them. */
    @GET
    public Response list(@PathParam("slug") String slug, @QueryParam("before") @Nullable String before) {
        Problem problem = problems.bySlug(slug);
        if (!problems.mayRead(problem)) {
            return Response.seeOther(URI.create("/problems/" + slug)).build();
        }
        Optional<Long> start = Optional.ofNullable(before).flatMap(SubmissionId::parse);
        List<SubmissionSummary> found = current.person()
                .map(person -> submissions.page(person.accountId(), slug, start.orElse(Long.MAX_VALUE), PER_PAGE + 1))
                .orElse(List.of());
        List<SubmissionSummary> shown = found.size() > PER_PAGE ? found.subList(0, PER_PAGE) : found;
        String here = "/problems/" + slug + "/submissions";
        return Response.ok(Templates.ofProblem(
                        headings.ofPage(problem, false),
                        shown,
                        start.isPresent() ? here : null,
                        found.size() > PER_PAGE
                                ? here + "?before=" + shown.getLast().id()
                                : null))
                .build();
    }
}
