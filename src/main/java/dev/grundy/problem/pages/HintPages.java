package dev.grundy.problem.pages;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.text.LivePackages;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.problem.text.ProblemHeading;
import dev.grundy.problem.text.ProblemHeadings;
import dev.grundy.problem.text.ProblemTexts;
import dev.grundy.problem.text.StatementView;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.HeaderParam;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Clock;
import org.jspecify.annotations.Nullable;

/** The hints of a problem on a page of their own, for links that lead to them; and opening the next one. */
@Path("/problems/{slug}/hints")
@PermitAll
@Produces(MediaType.TEXT_HTML)
class HintPages {
    /** Sent by the script that puts the answer in the place of the old hints. */
    private static final String FRAGMENT = "X-Fragment";

    private final ProblemAccess access;
    private final ProblemHeadings headings;
    private final LivePackages packages;
    private final ProblemTexts texts;
    private final HintRepository hints;
    private final CurrentAccount current;
    private final Clock clock;

    HintPages(
            ProblemAccess access,
            ProblemHeadings headings,
            LivePackages packages,
            ProblemTexts texts,
            HintRepository hints,
            CurrentAccount current,
            Clock clock) {
        this.access = access;
        this.headings = headings;
        this.packages = packages;
        this.texts = texts;
        this.hints = hints;
        this.current = current;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "problem/pages", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance hints(ProblemHeading problem, StatementView statement);

        static native TemplateInstance hintsFragment(ProblemHeading problem, StatementView statement);
    }

    @GET
    public Response hints(@PathParam("slug") String slug) {
        Problem problem = access.bySlug(slug);
        return access.mayRead(problem)
                ? Response.ok(Templates.hints(headings.of(problem), of(problem)))
                        .build()
                : Response.seeOther(URI.create("/problems/" + slug)).build();
    }

    /** Opens the next hint; a number that is not the next one opens nothing. */
    @POST
    @Authenticated
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response open(
            @PathParam("slug") String slug,
            @FormParam("number") @Nullable String number,
            @HeaderParam(FRAGMENT) @Nullable String fragment) {
        Problem problem = access.readableBySlug(slug);
        if (number != null
                && number.matches("[1-9][0-9]?")
                && Integer.parseInt(number) <= of(problem).hints().size()) {
            hints.open(current.required().accountId(), problem.key, Integer.parseInt(number), clock.instant());
        }
        return fragment == null
                ? Response.seeOther(URI.create("/problems/" + slug + "/hints#hints"))
                        .build()
                : Response.ok(Templates.hintsFragment(headings.of(problem), of(problem)))
                        .build();
    }

    private StatementView of(Problem problem) {
        return texts.statement(packages.of(problem), problem.slug);
    }
}
