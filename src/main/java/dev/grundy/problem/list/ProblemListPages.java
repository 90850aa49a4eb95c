package dev.grundy.problem.list;

import dev.grundy.base.database.Query;
import dev.grundy.base.kernel.Tier;
import dev.grundy.format.pack.Difficulty;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.people.account.ReaderTier;
import dev.grundy.problem.catalogue.PublishedProblems;
import dev.grundy.problem.list.ProblemListRepository.SolvedCount;
import dev.grundy.web.cache.KeptForGuests;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.OpenToSuspended;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The problem list; its filters are its address, so that a list can be sent to somebody. */
@Path("/problems")
@PermitAll
@Produces(MediaType.TEXT_HTML)
class ProblemListPages {
    private static final int PER_PAGE = 50;

    private final CurrentAccount current;
    private final ReaderTier tier;
    private final ProblemListRepository problems;
    private final PublishedProblems published;

    ProblemListPages(
            CurrentAccount current, ReaderTier tier, ProblemListRepository problems, PublishedProblems published) {
        this.current = current;
        this.tier = tier;
        this.problems = problems;
        this.published = published;
    }

    @CheckedTemplate(basePath = "problem/list", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance list(ProblemList list);
    }

    /**
     * A page of the list.
     *
     * @param first address of the first page, null on it
     * @param next  address of the next page, null on the last
     */
    record ProblemList(
            List<ProblemRow> rows,
            ProblemFilter filter,
            List<String> topics,
            List<Difficulty> difficulties,
            List<Tier> tiers,
            List<ProblemStatus> statuses,
            List<ProblemSort> sorts,
            boolean showsTopics,
            Optional<Progress> progress,
            @Nullable String first,
            @Nullable String next) {}

    /** Of all published problems. */
    record Progress(SolvedCount count, long all) {}

    @GET
    @KeptForGuests
    public TemplateInstance list(@Context UriInfo address, RoutingContext request) {
        ProblemFilter filter = ProblemFilter.of(address.getQueryParameters());
        Optional<Long> account = current.person().map(Person::accountId);
        Query<List<ProblemRow>> rows = problems.page(filter, account, PER_PAGE + 1);
        Optional<Query<SolvedCount>> solved = account.map(problems::solved);
        Stream<Query<?>> own = account.stream().map(unused -> tier.query());
        Query.Answers answers = Query.together(Stream.concat(Stream.of(rows), Stream.concat(solved.stream(), own))
                .toList());
        List<ProblemRow> found = answers.to(rows);
        boolean more = found.size() > PER_PAGE;
        List<ProblemRow> shown = more ? found.subList(0, PER_PAGE) : found;
        return Templates.list(new ProblemList(
                shown,
                filter,
                List.copyOf(published.groups().topics().keySet()),
                List.of(Difficulty.values()),
                List.of(Tier.values()),
                List.of(ProblemStatus.values()),
                List.of(ProblemSort.values()),
                TopicChips.of(request).areShown(),
                solved.map(
                        query -> new Progress(answers.to(query), published.all().size())),
                filter.after().isPresent() ? filter.from(Optional.empty()).address() : null,
                more ? filter.from(Optional.of(shown.getLast().place())).address() : null));
    }

    /** Keeps whether lists show topics. */
    @OpenToSuspended
    @POST
    @Path("/topics")
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response topics(
            @FormParam("topics") @DefaultValue("") String topics,
            @FormParam("return") String returnTo,
            RoutingContext request) {
        return Response.seeOther(LocalAddress.orHome(returnTo).uri())
                .cookie(TopicChips.ofCode(topics).cookie(request.request().isSSL()))
                .build();
    }
}
