package dev.grundy.problem.pages;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.problem.list.ProblemFilter;
import dev.grundy.problem.list.ProblemListRepository;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.web.frame.Flash;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.Response;
import jakarta.ws.rs.core.UriInfo;
import java.net.URI;
import java.util.Optional;

/** Leads to any problem that the list's filters let through and that the reader may read and has not solved. */
@Path("/problems/random")
@PermitAll
class RandomProblemPages {
    private final CurrentAccount current;
    private final ProblemAccess access;
    private final ProblemListRepository problems;
    private final Flash flash;

    RandomProblemPages(CurrentAccount current, ProblemAccess access, ProblemListRepository problems, Flash flash) {
        this.current = current;
        this.access = access;
        this.problems = problems;
        this.flash = flash;
    }

    @GET
    public Response random(@Context UriInfo address) {
        ProblemFilter filter = ProblemFilter.of(address.getQueryParameters());
        Optional<String> slug =
                problems.anyUnsolved(filter, current.person().map(Person::accountId), access.readableTiers());
        if (slug.isEmpty()) {
            flash.notice("problems-random-none");
        }
        String target = slug.map(found -> "/problems/" + found)
                .orElseGet(() -> filter.from(Optional.empty()).address());
        return Response.seeOther(URI.create(target))
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .build();
    }
}
