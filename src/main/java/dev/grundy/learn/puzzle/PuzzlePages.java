package dev.grundy.learn.puzzle;

import dev.grundy.format.pack.ByHand;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.people.account.Person;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.text.LivePackages;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.problem.text.ProblemHeadings;
import dev.grundy.problem.text.StatementRules;
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
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.time.Clock;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Puzzles, for everybody who may read their problem. What was tried is the address. */
@Path("/puzzles")
@PermitAll
@Produces(MediaType.TEXT_HTML)
class PuzzlePages {
    private static final String ID = "{id: [1-9][0-9]{0,17}}";

    private final Puzzles puzzles;
    private final PuzzleAnswerRepository answers;
    private final CurrentAccount current;
    private final Clock clock;
    private final ProblemAccess access;
    private final ProblemHeadings headings;
    private final StatementRules rules;
    private final LivePackages packages;
    private final SiteAddress site;

    PuzzlePages(
            Puzzles puzzles,
            PuzzleAnswerRepository answers,
            CurrentAccount current,
            Clock clock,
            ProblemAccess access,
            ProblemHeadings headings,
            StatementRules rules,
            LivePackages packages,
            SiteAddress site) {
        this.puzzles = puzzles;
        this.answers = answers;
        this.current = current;
        this.clock = clock;
        this.access = access;
        this.headings = headings;
        this.rules = rules;
        this.packages = packages;
        this.site = site;
    }

    @CheckedTemplate(basePath = "puzzle", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance puzzle(PuzzleView puzzle, FormErrors errors);

        static native TemplateInstance none();
    }

    /** The puzzle of today. */
    @GET
    public TemplateInstance today() {
        return puzzles.ofToday()
                .map(puzzle -> page(puzzle, Tried.NOTHING, Optional.empty(), FormErrors.none()))
                .orElseGet(Templates::none);
    }

    @GET
    @Path("/" + ID)
    public Response one(
            @PathParam("id") long id,
            @QueryParam("tried") @Nullable String tried,
            @QueryParam("chosen") @Nullable String chosen) {
        OpenPuzzle puzzle = puzzles.find(id).orElseThrow(NotFoundException::new);
        Problem problem = access.bySlug(puzzle.puzzle().slug());
        if (!access.mayRead(problem)) {
            return to("/problems/" + problem.slug);
        }
        Tried before = Tried.of(tried, puzzle).orElseThrow(NotFoundException::new);
        return Response.ok(page(puzzle, before, move(chosen, puzzle), FormErrors.none()))
                .build();
    }

    /** Tries a move; of signed-in people it is kept what came of it. */
    @POST
    @Path("/" + ID)
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response answer(
            @PathParam("id") long id,
            @FormParam("move") @Nullable String move,
            @FormParam("tried") @Nullable String tried) {
        OpenPuzzle puzzle = puzzles.find(id).orElseThrow(NotFoundException::new);
        access.readableBySlug(puzzle.puzzle().slug());
        Tried before = Tried.of(tried, puzzle).orElseThrow(NotFoundException::new);
        Optional<Integer> made = move(move, puzzle);
        made.ifPresent(number -> current.person().ifPresent(person -> keep(person, puzzle, number)));
        return made.isPresent()
                ? to(before.and(made.get(), puzzle).address(puzzle) + "#answer")
                : Response.status(FormErrors.STATUS)
                        .entity(page(
                                puzzle,
                                before,
                                Optional.empty(),
                                FormErrors.none().and("move", "puzzle-choose")))
                        .build();
    }

    private void keep(Person person, OpenPuzzle puzzle, int move) {
        Instant now = clock.instant();
        long id = puzzle.puzzle().id();
        boolean isRight = move == puzzle.solution();
        answers.add(person.accountId(), id, isRight, now);
        if (isRight && puzzles.isOfToday(id)) {
            answers.solveDay(person.accountId(), puzzles.today(), LocalDate.ofInstant(now, person.zoneOrUtc()), now);
        }
    }

    private TemplateInstance page(OpenPuzzle puzzle, Tried tried, Optional<Integer> chosen, FormErrors errors) {
        Problem problem = access.bySlug(puzzle.puzzle().slug());
        boolean isOfToday = puzzles.isOfToday(puzzle.puzzle().id());
        String home = isOfToday ? "/puzzles" : "/puzzles/" + puzzle.puzzle().id();
        PuzzleView.Around around = new PuzzleView.Around(
                headings.of(problem),
                rules.of(problem),
                packages.of(problem).practice().byHand().flatMap(ByHand::drawing),
                isOfToday ? Optional.of(ReaderLanguage.now().date().format(puzzles.today())) : Optional.empty(),
                site.of(new LocalAddress(home)).toString(),
                current.person()
                        .flatMap(person ->
                                answers.find(person.accountId(), puzzle.puzzle().id())));
        return Templates.puzzle(PuzzleView.of(puzzle, tried, chosen, around), errors);
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
