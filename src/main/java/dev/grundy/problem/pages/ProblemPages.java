package dev.grundy.problem.pages;

import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.catalogue.ProblemRepository;
import dev.grundy.problem.list.ProblemListRepository;
import dev.grundy.problem.text.EditorialParts;
import dev.grundy.problem.text.EditorialView;
import dev.grundy.problem.text.LivePackages;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.problem.text.ProblemHeading;
import dev.grundy.problem.text.ProblemHeadings;
import dev.grundy.problem.text.ProblemImages;
import dev.grundy.problem.text.ProblemTexts;
import dev.grundy.problem.text.Teasers;
import dev.grundy.web.cache.KeptForGuests;
import dev.grundy.web.frame.Flash;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import io.vertx.ext.web.RoutingContext;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.CookieParam;
import jakarta.ws.rs.ForbiddenException;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.NewCookie;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Clock;
import java.time.Duration;
import java.util.Locale;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** A problem: its statement or its teaser, its editorial, their images. */
@Path("/problems/{slug}")
@PermitAll
class ProblemPages {
    /** The cookie that keeps the language in which somebody reads programs. */
    private static final String LANGUAGE = "grundy_language";

    private static final Duration KEPT = Duration.ofDays(365);

    private final ProblemAccess access;
    private final ProblemRepository problems;
    private final ProblemHeadings headings;
    private final StatementPage statements;
    private final ProblemListRepository list;
    private final EditorialUnlockRepository unlocks;
    private final LivePackages packages;
    private final ProblemTexts texts;
    private final Teasers teasers;
    private final CurrentAccount current;
    private final Flash flash;
    private final Clock clock;

    ProblemPages(
            ProblemAccess access,
            ProblemRepository problems,
            ProblemHeadings headings,
            StatementPage statements,
            ProblemListRepository list,
            EditorialUnlockRepository unlocks,
            LivePackages packages,
            ProblemTexts texts,
            Teasers teasers,
            CurrentAccount current,
            Flash flash,
            Clock clock) {
        this.access = access;
        this.problems = problems;
        this.headings = headings;
        this.statements = statements;
        this.list = list;
        this.unlocks = unlocks;
        this.packages = packages;
        this.texts = texts;
        this.teasers = teasers;
        this.current = current;
        this.flash = flash;
        this.clock = clock;
    }

    @CheckedTemplate(basePath = "problem/pages", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance editorial(ProblemHeading problem, EditorialView editorial, String language);

        static native TemplateInstance editorialLocked(ProblemHeading problem);
    }

    /** The statement, or the teaser for who has not the tier; a display id, or a slug in capital letters, leads to its slug. */
    @GET
    @KeptForGuests
    @Produces(MediaType.TEXT_HTML)
    public Response statement(@PathParam("slug") String slug) {
        // Without front matter both are made from the package's name: what is a slug leads nowhere else.
        return problems.bySlug(slug)
                .map(problem -> Response.ok(statements.of(problem)).build())
                .or(() -> problems.bySlug(slug.toLowerCase(Locale.ROOT)).map(meant -> to(meant.slug)))
                .or(() -> problems.byDisplayId(slug.toUpperCase(Locale.ROOT)).map(meant -> to(meant.slug)))
                .orElseThrow(NotFoundException::new);
    }

    @GET
    @Path("/statement/{image: .+}")
    public Response statementImage(
            @PathParam("slug") String slug, @PathParam("image") String image, @Context Request request) {
        return ProblemImages.beside(packages.of(access.readableBySlug(slug)).statements(), image, request);
    }

    /** The one drawing that everybody may see. */
    @GET
    @Path("/teaser/{image: .+}")
    public Response teaserImage(
            @PathParam("slug") String slug, @PathParam("image") String image, @Context Request request) {
        return teasers.drawing(access.bySlug(slug), image, request);
    }

    /** The editorial once it is unlocked; a reader without the tier is led to the teaser. */
    @GET
    @Path("/editorial")
    @Produces(MediaType.TEXT_HTML)
    public Response editorial(
            @PathParam("slug") String slug,
            @QueryParam("language") @Nullable String wanted,
            @CookieParam(LANGUAGE) @Nullable String kept,
            @Context RoutingContext request) {
        Problem problem = access.bySlug(slug);
        if (!access.mayRead(problem)) {
            return to(slug);
        }
        if (!isUnlocked(problem)) {
            return Response.ok(Templates.editorialLocked(headings.of(problem))).build();
        }
        EditorialView editorial = texts.editorial(packages.of(problem), address(slug, "editorial"));
        String language = Stream.of(wanted, kept)
                .filter(EditorialParts::isLanguage)
                .findFirst()
                .orElse("");
        Response.ResponseBuilder page =
                Response.ok(Templates.editorial(headings.ofPage(problem, false), editorial, language));
        return EditorialParts.isLanguage(wanted)
                ? page.cookie(kept(language, request)).build()
                : page.build();
    }

    @GET
    @Path("/editorial/{image: .+}")
    public Response editorialImage(
            @PathParam("slug") String slug, @PathParam("image") String image, @Context Request request) {
        Problem problem = access.readableBySlug(slug);
        if (!isUnlocked(problem)) {
            throw new ForbiddenException();
        }
        return ProblemImages.beside(packages.of(problem).editorials(), image, request);
    }

    /** Giving up: the editorial opens, and solving the problem afterwards counts as solved with its help. */
    @POST
    @Path("/unlock")
    @Authenticated
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response unlock(@PathParam("slug") String slug) {
        Problem problem = access.readableBySlug(slug);
        unlocks.add(current.required().accountId(), problem.key, clock.instant());
        flash.notice("editorial-unlocked");
        return Response.seeOther(URI.create(address(slug, "editorial"))).build();
    }

    /** So that the next editorial shows the same language; scripts that change it in the page keep it too. */
    private static NewCookie kept(String language, RoutingContext request) {
        return new NewCookie.Builder(LANGUAGE)
                .value(language)
                .path("/")
                .maxAge((int) KEPT.toSeconds())
                .secure(request.request().isSSL())
                .sameSite(NewCookie.SameSite.LAX)
                .build();
    }

    private boolean isUnlocked(Problem problem) {
        return current.person().filter(person -> isUnlockedFor(person, problem)).isPresent();
    }

    private boolean isUnlockedFor(Person person, Problem problem) {
        return person.isAdmin()
                || list.statusOf(problem.id(), person.accountId()).isSolved()
                || unlocks.has(person.accountId(), problem.key);
    }

    private static String address(String slug, String part) {
        return "/problems/" + slug + "/" + part;
    }

    private static Response to(String slug) {
        return Response.seeOther(URI.create("/problems/" + slug)).build();
    }
}
