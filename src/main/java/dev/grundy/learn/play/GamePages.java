package dev.grundy.learn.play;

import dev.grundy.judge.game.Outcome;
import dev.grundy.judge.game.SolvedGame;
import dev.grundy.judge.game.StateGraph;
import dev.grundy.learn.graph.GameGraph;
import dev.grundy.learn.graph.GameGraph.Standing;
import dev.grundy.learn.graph.GameInstanceView;
import dev.grundy.learn.graph.InstanceName;
import dev.grundy.learn.graph.Instances;
import dev.grundy.learn.graph.Instances.Choice;
import dev.grundy.learn.graph.SolvedGames;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.problem.text.ProblemHeading;
import dev.grundy.problem.text.ProblemHeadings;
import dev.grundy.problem.text.StatementRules;
import dev.grundy.web.frame.FormErrors;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
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
import java.security.SecureRandom;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Playing the game of a problem against the house or a program of one's own, for readers of the statement. A match is its address. */
@Path("/problems/{slug}/play")
@PermitAll
@Produces(MediaType.TEXT_HTML)
class GamePages {
    private static final String NAME = "{name: [a-z0-9-]{1,80}}";

    private final ProblemAccess access;
    private final ProblemHeadings headings;
    private final Instances instances;
    private final SolvedGames games;
    private final OwnPrograms programs;
    private final StatementRules rules;
    private final CurrentAccount current;
    private final SecureRandom random;

    GamePages(
            ProblemAccess access,
            ProblemHeadings headings,
            Instances instances,
            SolvedGames games,
            OwnPrograms programs,
            StatementRules rules,
            CurrentAccount current,
            SecureRandom random) {
        this.access = access;
        this.headings = headings;
        this.instances = instances;
        this.games = games;
        this.programs = programs;
        this.rules = rules;
        this.current = current;
        this.random = random;
    }

    @CheckedTemplate(basePath = "learn/play", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance games(
                ProblemHeading problem,
                List<GameInstanceView> samples,
                List<GameInstanceView> levels,
                SeedForm seeds,
                String own,
                FormErrors errors);

        static native TemplateInstance preparing(ProblemHeading problem, GameInstanceView instance, String input);

        static native TemplateInstance match(
                ProblemHeading problem,
                GameInstanceView instance,
                StatementRules.Section rules,
                String input,
                MatchView match);
    }

    /** The instances that can be played; with a level and a seed, that one. */
    @GET
    public Response choose(
            @PathParam("slug") String slug,
            @QueryParam("level") @Nullable String level,
            @QueryParam("seed") @Nullable String seed) {
        Problem problem = access.bySlug(slug);
        if (!access.mayRead(problem)) {
            return to("/problems/" + slug);
        }
        if (!instances.arePlayable(problem)) {
            throw new NotFoundException();
        }
        int levels = instances.levels(problem);
        if (levels == 0 || level == null && seed == null) {
            return Response.ok(games(problem, SeedForm.empty(levels), "", FormErrors.none()))
                    .build();
        }
        SeedForm sent = SeedForm.of(levels, level, seed);
        return sent.errors().isEmpty()
                ? to(address(problem, sent.instance()))
                : refused(games(problem, sent, "", FormErrors.none()));
    }

    /** Plays on an input of one's own. */
    @POST
    @Authenticated
    @Consumes(MediaType.APPLICATION_FORM_URLENCODED)
    public Response own(@PathParam("slug") String slug, @FormParam("input") @Nullable String typed) {
        Problem problem = access.readableBySlug(slug);
        if (!instances.arePlayable(problem)) {
            throw new NotFoundException();
        }
        OwnInput input = OwnInput.of(typed);
        if (!input.errors().isEmpty()) {
            return refused(problem, input.text(), input.errors());
        }
        return instances
                .own(problem, input.text(), current.required().accountId())
                .map(choice -> to(address(problem, choice.name())))
                .orElseGet(
                        () -> refused(problem, input.text(), FormErrors.none().and("input", "match-own-busy")));
    }

    private Response refused(Problem problem, String text, FormErrors errors) {
        return refused(games(problem, SeedForm.empty(instances.levels(problem)), text, errors));
    }

    private static Response refused(TemplateInstance page) {
        return FormErrors.answer(page);
    }

    private TemplateInstance games(Problem problem, SeedForm seeds, String own, FormErrors errors) {
        List<GameInstanceView> views =
                instances.choices(problem).stream().map(GameInstanceView::of).toList();
        return Templates.games(
                headings.of(problem),
                views.stream().filter(GameInstanceView::isSample).toList(),
                views.stream().filter(view -> !view.isSample()).toList(),
                seeds,
                own,
                errors);
    }

    /** Of the page that begins a match on it. */
    static String address(Problem problem, InstanceName name) {
        return "/problems/" + problem.slug + "/play/" + name.text();
    }

    /** Whether an instance waits no longer to be made, for a script that waits. */
    @GET
    @Path("/" + NAME + "/ready")
    @Produces(MediaType.TEXT_PLAIN)
    public String ready(@PathParam("slug") String slug, @PathParam("name") String name) {
        Choice choice = find(access.readableBySlug(slug), name);
        return Boolean.toString(
                choice.graph().filter(graph -> !graph.isPreparing()).isPresent());
    }

    /** Whether a program has moved that somebody plays against, for a script that waits. */
    @GET
    @Path("/moves/{id: [1-9][0-9]{0,17}}")
    @Produces(MediaType.TEXT_PLAIN)
    public String moved(@PathParam("slug") String slug, @PathParam("id") long id) {
        access.readableBySlug(slug);
        return Boolean.toString(programs.hasAnswered(id));
    }

    @GET
    @Path("/" + NAME)
    public Response play(
            @PathParam("slug") String slug,
            @PathParam("name") String name,
            @QueryParam("game") @Nullable String game,
            @QueryParam("begins") @Nullable String begins,
            @QueryParam("against") @Nullable String against,
            @QueryParam("errors") @Nullable String errors,
            @QueryParam("program") @Nullable String program,
            @QueryParam("line") @Nullable String line,
            @QueryParam("show") @Nullable String show) {
        Problem problem = access.bySlug(slug);
        if (!access.mayRead(problem)) {
            return to("/problems/" + slug);
        }
        MatchAddress address = MatchAddress.of(game, begins, against, errors, program, line, show)
                .orElseThrow(NotFoundException::new);
        Choice choice = find(problem, name);
        Optional<SolvedGame> solved = choice.graph()
                .filter(graph -> graph.standing() == Standing.READY)
                .flatMap(graph -> games.get(graph.id()));
        return solved.isEmpty()
                ? Response.ok(Templates.preparing(headings.of(problem), GameInstanceView.of(choice), input(choice)))
                        .build()
                : play(problem, choice, solved.get(), address);
    }

    private Response play(Problem problem, Choice choice, SolvedGame solved, MatchAddress address) {
        String home = address(problem, choice.name());
        String input = input(choice);
        MatchAddress chosen = chosen(problem, input, solved, address);
        int[] starts = solved.graph().starts().toArray();
        if (chosen.game() < 1 || chosen.game() > starts.length) {
            throw new NotFoundException();
        }
        Match match = Match.of(solved, starts[chosen.game() - 1], chosen.setting(), chosen.line())
                .orElseThrow(NotFoundException::new);
        Match answered = match.answered(random);
        if (answered.line().size() > match.line().size()) {
            // The house's answer has an address of its own, so that going back and looking again never plays anew.
            return to(home + chosen.with(answered.line()).query());
        }
        Optional<Reply> reply = match.isProgramsTurn()
                ? Optional.of(programs.reply(problem, input, match, chosen.game()))
                : Optional.empty();
        if (reply.isPresent() && reply.get() instanceof Reply.Moves(int move)) {
            return to(home + chosen.after(move));
        }
        MatchView view = MatchView.of(
                match,
                chosen,
                home,
                instances.drawing(problem),
                input,
                programs.offer(problem, input, solved.graph()),
                reply);
        return Response.ok(Templates.match(
                        headings.of(problem), GameInstanceView.of(choice), rules.of(problem), input, view))
                .build();
    }

    private MatchAddress chosen(Problem problem, String input, SolvedGame solved, MatchAddress address) {
        MatchAddress game = address.game() == 0 ? address.withGame(suitable(solved)) : address;
        return address.setting().isProgram()
                ? game.withProgram(programs.chosen(
                        problem, input, solved.graph(), address.setting().program()))
                : game;
    }

    /** The first game that the player who begins can win, else the first in which there is a move. */
    private static int suitable(SolvedGame solved) {
        StateGraph graph = solved.graph();
        int[] starts = graph.starts().toArray();
        return IntStream.range(0, starts.length)
                        .filter(i -> solved.hasOutcomes()
                                && solved.outcome(starts[i]) == Outcome.WIN
                                && !graph.isEnd(starts[i]))
                        .findFirst()
                        .orElseGet(() -> IntStream.range(0, starts.length)
                                .filter(i -> !graph.isEnd(starts[i]))
                                .findFirst()
                                .orElse(0))
                + 1;
    }

    private static String input(Choice choice) {
        return choice.graph().flatMap(GameGraph::input).orElse("");
    }

    private Choice find(Problem problem, String name) {
        return InstanceName.of(name)
                .flatMap(found -> instances.find(problem, found))
                .orElseThrow(NotFoundException::new);
    }

    private static Response to(String address) {
        return Response.seeOther(URI.create(address)).build();
    }
}
