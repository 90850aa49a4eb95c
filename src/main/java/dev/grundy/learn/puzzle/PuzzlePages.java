package dev.grundy.learn.puzzle;

import dev.grundy.format.pack.ByHand;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.text.LivePackages;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.problem.text.ProblemHeadings;
import dev.grundy.problem.text.StatementRules;
import dev.grundy.web.frame.Flash;
import dev.grundy.web.frame.FormErrors;
import dev.grundy.web.frame.LocalAddress;
import dev.grundy.web.frame.ReaderLanguage;
import dev.grundy.web.frame.SiteAddress;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.FormParam;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Puzzles, for everybody who may read their problem. The address holds the moves that were tried. */
@Path("/puzzles")
@PermitAll
@Produces(MediaType.TEXT_HTML)
class PuzzlePages {
    private static final String ID = "{id: [1-9][0-9]{0,17}}";

    private final Puzzles puzzles;
    private final PuzzleAnswering answering;
    private final PuzzleAnswerRepository answers;
    private final CurrentRatings ratings;
    private final CurrentAccount current;
    private final ProblemAccess access;
    private final ProblemHeadings headings;
    private final StatementRules rules;
    private final LivePackages packages;
    private final SiteAddress site;
    private final Flash flash;

    PuzzlePages(
            Puzzles puzzles,
            PuzzleAnswering answering,
            PuzzleAnswerRepository answers,
            CurrentRatings ratings,
            CurrentAccount current,
            ProblemAccess access,
            ProblemHeadings headings,
            StatementRules rules,
            LivePackages packages,
            SiteAddress site,
            Flash flash) {
        this.puzzles = puzzles;
        this.answering = answering;
        this.answers = answers;
        this.ratings = ratings;
        this.current = current;
        this.access = access;
        this.headings = headings;
        this.rules = rules;
        this.packages = packages;
        this.site = site;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "learn/puzzle", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance puzzle(PuzzleView puzzle, FormErrors errors);

        static native TemplateInstance none();
    }

    /** The puzzle of today. */
    @GET
    public TemplateInstance today() {
        return puzzles.ofToday()
                .map(puzzle -> page(
                        puzzle,
                        kept(puzzle.puzzle().id()),
                        Tried.NOTHING,
                        Optional.empty(),
                        PuzzleFilter.NONE,
                        FormErrors.none()))
                .orElseGet(Templates::none);
    }

    /** A puzzle near the reader's rating that they have not tried; for a visitor one puzzle after the other, from the easiest on. */
    @GET
    @Path("/next")
    public Response next(
            @QueryParam("theme") @Nullable String theme,
            @QueryParam("problem") @Nullable String only,
            @QueryParam("after") @Nullable String after) {
        PuzzleFilter filter = PuzzleFilter.of(theme, only);
        long before = after != null && after.matches("[0-9]{1,18}") ? Long.parseLong(after) : 0;
        Optional<Long> offered = current.person()
                .map(person -> puzzles.offer(
                        person.accountId(),
                        ratings.ofPerson(person.accountId()),
                        filter,
                        access.readableTiers(),
                        before))
                .orElseGet(() -> puzzles.offerToGuest(filter, access.readableTiers(), before));
        if (offered.isEmpty()) {
            flash.notice("puzzle-next-none");
        }
        return Response.seeOther(URI.create(
                        offered.map(id -> filter.onto("/puzzles/" + id)).orElse("/puzzles")))
                .header(HttpHeaders.CACHE_CONTROL, "no-store")
                .build();
    }

    @GET
    @Path("/" + ID)
    public Response one(
            @PathParam("id") long id,
            @QueryParam("tried") @Nullable String tried,
            @QueryParam("chosen") @Nullable String chosen,
            @QueryParam("theme") @Nullable String theme,
            @QueryParam("problem") @Nullable String only) {
        PuzzleFilter filter = PuzzleFilter.of(theme, only);
        OpenPuzzle puzzle = puzzles.find(id).orElseThrow(NotFoundException::new);
        Problem problem = access.bySlug(puzzle.puzzle().slug());
        if (!access.mayRead(problem)) {
            return to("/problems/" + problem.slug);
        }
        Tried before = Tried.of(tried, puzzle).orElseThrow(NotFoundException::new);
        Optional<KeptAnswer> kept = kept(id);
        if (!before.equals(shown(before, kept))) {
            return to(Tried.NOTHING.address(puzzle, filter));
        }
        return Response.ok(page(puzzle, kept, before, move(chosen, puzzle), filter, FormErrors.none()))
                .build();
    }

    /** Tries a move; the result is kept for signed-in people, and the first try changes ratings. */
    @POST
    @Path("/" + ID)
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response answer(
            @PathParam("id") long id,
            @FormParam("move") @Nullable String move,
            @FormParam("tried") @Nullable String tried,
            @QueryParam("theme") @Nullable String theme,
            @QueryParam("problem") @Nullable String only) {
        PuzzleFilter filter = PuzzleFilter.of(theme, only);
        OpenPuzzle puzzle = puzzles.find(id).orElseThrow(NotFoundException::new);
        access.readableBySlug(puzzle.puzzle().slug());
        Tried before = Tried.of(tried, puzzle).orElseThrow(NotFoundException::new);
        Optional<Integer> made = move(move, puzzle);
        if (made.isEmpty()) {
            FormErrors errors = FormErrors.none().and("move", "puzzle-choose");
            Optional<KeptAnswer> kept = kept(id);
            return FormErrors.answer(page(puzzle, kept, shown(before, kept), Optional.empty(), filter, errors));
        }
        current.person().ifPresent(person -> answering.answer(person, puzzle, before, made.get()));
        return to(before.and(made.get(), puzzle).address(puzzle, filter) + "#answer");
    }

    /**
     * Of tries in an address those whose answers the reader may see. There are none for a signed-in person who has not answered, or no first
     * try would count.
     */
    private Tried shown(Tried tried, Optional<KeptAnswer> kept) {
        return current.person().isPresent() && kept.isEmpty() ? Tried.NOTHING : tried;
    }

    private Optional<KeptAnswer> kept(long puzzle) {
        return current.person().flatMap(person -> answers.find(person.accountId(), puzzle));
    }

    private TemplateInstance page(
            OpenPuzzle puzzle,
            Optional<KeptAnswer> kept,
            Tried tried,
            Optional<Integer> chosen,
            PuzzleFilter filter,
            FormErrors errors) {
        Problem problem = access.bySlug(puzzle.puzzle().slug());
        long id = puzzle.puzzle().id();
        boolean isOfToday = puzzles.isOfToday(id);
        String home = isOfToday ? "/puzzles" : "/puzzles/" + id;
        PuzzleView.Around around = new PuzzleView.Around(
                headings.of(problem),
                rules.of(problem),
                packages.of(problem).practice().byHand().flatMap(ByHand::drawing),
                isOfToday ? Optional.of(ReaderLanguage.now().date().format(puzzles.today())) : Optional.empty(),
                site.of(new LocalAddress(home)).toString(),
                kept.map(KeptAnswer::progress),
                ratings(id, kept, !tried.moves().isEmpty()),
                filter);
        return Templates.puzzle(PuzzleView.of(puzzle, tried, chosen, around), errors);
    }

    private RatingsView ratings(long puzzle, Optional<KeptAnswer> kept, boolean isTried) {
        return new RatingsView(
                current.person().map(person -> ratings.ofPerson(person.accountId())),
                kept.flatMap(KeptAnswer::change).map(RatingsView::signed),
                kept.isPresent() || isTried ? Optional.of(ratings.ofPuzzle(puzzle)) : Optional.empty());
    }

    private static Optional<Integer> move(@Nullable String text, OpenPuzzle puzzle) {
        return Optional.ofNullable(text)
                .filter(number -> number.matches("[0-9]{1,4}"))
                .map(Integer::valueOf)
                .filter(number -> number < puzzle.moves());
    }

    private static Response to(String address) {
        return Response.seeOther(URI.create(address)).build();
    }
}
