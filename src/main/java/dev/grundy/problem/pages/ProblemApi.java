package dev.grundy.problem.pages;

import com.fasterxml.jackson.annotation.JsonInclude;
import dev.grundy.base.kernel.Tier;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.render.html.ShownSample;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.api.ApiAccess;
import dev.grundy.people.api.RequiresScope;
import dev.grundy.people.api.token.Scope;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.list.ProblemFilter;
import dev.grundy.problem.list.ProblemListRepository;
import dev.grundy.problem.list.ProblemRow;
import dev.grundy.problem.text.LivePackages;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.problem.text.ProblemHeadings;
import dev.grundy.problem.text.ProblemTexts;
import dev.grundy.problem.text.StatementView;
import dev.grundy.web.error.ApiException;
import dev.grundy.web.error.FieldFault;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.MultivaluedMap;
import jakarta.ws.rs.core.UriInfo;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;

/** Problems for programs: the list with the filters of its page, and each with its statement for who may read it. */
@Path("/api/v1/problems")
@PermitAll
@RequiresScope(Scope.READ_PROBLEMS)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "Problems")
class ProblemApi {
    private static final int PER_PAGE = 50;
    private static final String YES = "yes";

    private final CurrentAccount current;
    private final ApiAccess reach;
    private final ProblemAccess access;
    private final ProblemHeadings headings;
    private final ProblemListRepository problems;
    private final LivePackages packages;
    private final ProblemTexts texts;

    ProblemApi(
            CurrentAccount current,
            ApiAccess reach,
            ProblemAccess access,
            ProblemHeadings headings,
            ProblemListRepository problems,
            LivePackages packages,
            ProblemTexts texts) {
        this.current = current;
        this.reach = reach;
        this.access = access;
        this.headings = headings;
        this.problems = problems;
        this.packages = packages;
        this.texts = texts;
    }

    /**
     * A page of the list.
     *
     * @param next address of the next page; left out on the last
     */
    @JsonInclude(JsonInclude.Include.NON_NULL)
    public record ProblemPage(
            List<ApiProblem> items, @Nullable String next) {}

    @GET
    @Operation(
            summary = "Problems, a page at a time",
            description =
                    "Published problems that the filters let through, 50 at a time. What belongs to a higher tier is listed too, without its text.")
    @Parameter(
            name = "text",
            in = ParameterIn.QUERY,
            description = "To be found in id, title, topics, tags or summary; slips are forgiven.",
            schema = @Schema(type = SchemaType.STRING))
    @Parameter(name = "topic", in = ParameterIn.QUERY, schema = @Schema(type = SchemaType.STRING))
    @Parameter(name = "tag", in = ParameterIn.QUERY, schema = @Schema(type = SchemaType.STRING))
    @Parameter(name = "difficulty", in = ParameterIn.QUERY, schema = @Schema(enumeration = {"easy", "medium", "hard"}))
    @Parameter(name = "tier", in = ParameterIn.QUERY, schema = @Schema(enumeration = {"free", "basic", "pro"}))
    @Parameter(
            name = "status",
            in = ParameterIn.QUERY,
            description = "Your own; needs the scope progress:read.",
            schema = @Schema(enumeration = {"new", "attempted", "assisted", "solved"}))
    @Parameter(name = "editorial", in = ParameterIn.QUERY, schema = @Schema(enumeration = YES))
    @Parameter(
            name = "sort",
            in = ParameterIn.QUERY,
            schema = @Schema(enumeration = {"order", "difficulty", "acceptance", "solvers", "newest"}))
    @Parameter(
            name = "after",
            in = ParameterIn.QUERY,
            description = "Where the page begins, as next of the page before says.",
            schema = @Schema(type = SchemaType.STRING))
    public ProblemPage list(@Context UriInfo address) {
        MultivaluedMap<String, String> query = address.getQueryParameters();
        ProblemFilter filter = ProblemFilter.of(query);
        check(filter, query);
        boolean knowsProgress = reach.has(Scope.READ_PROGRESS);
        Optional<Long> account = current.person().map(Person::accountId).filter(known -> knowsProgress);
        List<ProblemRow> found = problems.page(filter, account, PER_PAGE + 1).ask();
        boolean more = found.size() > PER_PAGE;
        List<ProblemRow> shown = more ? found.subList(0, PER_PAGE) : found;
        List<Tier> readable = access.readableTiers();
        return new ProblemPage(
                shown.stream()
                        .map(row -> ApiProblem.of(row, readable.contains(row.tier()), knowsProgress))
                        .toList(),
                more
                        ? "/api/v1"
                                + filter.from(Optional.of(shown.getLast().place()))
                                        .address()
                        : null);
    }

    @GET
    @Path("/{problem}")
    @Operation(
            summary = "One problem, by its slug or display id",
            description =
                    "With the statement for who may read it; readable is false for everybody else, and the statement is left out.")
    public ApiProblem problem(@PathParam("problem") String name) {
        Problem problem = access.bySlugOrDisplayId(name);
        return ApiProblem.of(
                headings.of(problem),
                reach.has(Scope.READ_PROGRESS),
                access.mayRead(problem) ? statement(problem) : null);
    }

    private ApiProblem.Statement statement(Problem problem) {
        ProblemPackage read = packages.of(problem);
        StatementView view = texts.statement(read, problem.slug);
        return new ApiProblem.Statement(
                view.language(),
                view.html(),
                view.cpuTime().map(limit -> limit.toNanos() / 1e9).orElse(null),
                view.memory().bytes(),
                ShownSample.of(read, ShownSample.Contents.NONE).stream()
                        .flatMap(sample -> sample instanceof ShownSample.Pair pair
                                ? Stream.of(new ApiProblem.Sample(pair.name(), pair.input(), pair.output()))
                                : Stream.empty())
                        .toList());
    }

    /** A page leaves wrong filters out of account; a program should hear of them. */
    private void check(ProblemFilter filter, MultivaluedMap<String, String> query) {
        if (filter.status().isPresent() && current.person().isPresent() && !reach.has(Scope.READ_PROGRESS)) {
            throw ApiAccess.insufficient(Scope.READ_PROGRESS);
        }
        List<FieldFault> faults = Stream.of(
                        fault(query, "difficulty", filter.difficulty().isPresent()),
                        fault(query, "tier", filter.tier().isPresent()),
                        fault(query, "status", filter.status().isPresent()),
                        fault(query, "editorial", filter.hasEditorial()),
                        fault(query, "sort", filter.sort().code().equals(query.getFirst("sort"))),
                        fault(query, "after", filter.after().isPresent()))
                .flatMap(Optional::stream)
                .toList();
        if (!faults.isEmpty()) {
            throw faults.stream()
                    .skip(1)
                    .reduce(
                            ApiException.invalid(
                                    faults.getFirst().field(), faults.getFirst().detail()),
                            ApiException::and,
                            (one, other) -> one);
        }
    }

    private static Optional<FieldFault> fault(MultivaluedMap<String, String> query, String name, boolean understood) {
        String given = query.getFirst(name);
        return given == null || given.isBlank() || understood
                ? Optional.empty()
                : Optional.of(new FieldFault(name, "There is no such " + name + "."));
    }
}
