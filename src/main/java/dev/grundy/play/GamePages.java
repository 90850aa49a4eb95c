package dev.grundy.play;

import dev.grundy.game.Outcome;
import dev.grundy.game.SolvedGame;
import dev.grundy.game.StateGraph;
import dev.grundy.play.GameGraph.Standing;
import dev.grundy.play.Instances.Choice;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.pages.ProblemAccess;
import dev.grundy.problem.pages.ProblemHeading;
import dev.grundy.problem.pages.ProblemHeadings;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
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

/** Playing the game of a problem against the house, for whoever may read the statement. Nothing is kept: a match is its address. */
@Path("/problems/{slug}/play")
@PermitAll
@Produces(MediaType.TEXT_HTML)
class GamePages {
    private static final String NAME = "{name: [a-z0-9-]{1,80}}";

    private final ProblemAccess access;
    private final ProblemHeadings headings;
    private final Instances instances;
    private final SolvedGames games;
    private final SecureRandom random;

    GamePages(
            ProblemAccess access,
            ProblemHeadings headings,
            Instances instances,
            SolvedGames games,
            SecureRandom random) {
        this.access = access;
        this.headings = headings;
        this.instances = instances;
        this.games = games;
        this.random = random;
    }

    @CheckedTemplate(basePath = "play", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance games(
                ProblemHeading problem, List<InstanceView> samples, List<InstanceView> levels);

        static native TemplateInstance preparing(ProblemHeading problem, InstanceView instance);

        static native TemplateInstance match(
                ProblemHeading problem, InstanceView instance, String input, MatchView match);
    }

    @GET
    public Response choose(@PathParam("slug") String slug) {
        Problem problem = access.bySlug(slug);
        if (!access.mayRead(problem)) {
            return to("/problems/" + slug);
        }
        if (!instances.arePlayable(problem)) {
            throw new NotFoundException();
        }
        List<InstanceView> views =
                instances.choices(problem).stream().map(InstanceView::of).toList();
        return Response.ok(Templates.games(
                        headings.of(problem),
                        views.stream().filter(InstanceView::isSample).toList(),
                        views.stream().filter(view -> !view.isSample()).toList()))
                .build();
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

    @GET
    @Path("/" + NAME)
    public Response play(
            @PathParam("slug") String slug,
            @PathParam("name") String name,
            @QueryParam("game") @Nullable String game,
            @QueryParam("begins") @Nullable String begins,
            @QueryParam("against") @Nullable String against,
            @QueryParam("errors") @Nullable String errors,
            @QueryParam("line") @Nullable String line,
            @QueryParam("show") @Nullable String show) {
        Problem problem = access.bySlug(slug);
        if (!access.mayRead(problem)) {
            return to("/problems/" + slug);
        }
        MatchAddress address =
                MatchAddress.of(game, begins, against, errors, line, show).orElseThrow(NotFoundException::new);
        Choice choice = find(problem, name);
        Optional<SolvedGame> solved = choice.graph()
                .filter(graph -> graph.standing() == Standing.READY)
                .flatMap(graph -> games.get(graph.id()));
        return solved.isEmpty()
                ? Response.ok(Templates.preparing(headings.of(problem), InstanceView.of(choice)))
                        .build()
                : play(problem, choice, solved.get(), address);
    }

    private Response play(Problem problem, Choice choice, SolvedGame solved, MatchAddress address) {
        String home = "/problems/" + problem.slug + "/play/" + choice.name().text();
        MatchAddress chosen = address.game() == 0 ? address.withGame(suitable(solved)) : address;
        int[] starts = solved.graph().starts().toArray();
        if (chosen.game() < 1 || chosen.game() > starts.length) {
            throw new NotFoundException();
        }
        Match match = Match.of(solved, starts[chosen.game() - 1], chosen.setting(), chosen.line())
                .orElseThrow(NotFoundException::new);
        Match answered = match.answered(random);
        if (answered.line().size() > match.line().size()) {
            // What the house answers has an address of its own, so that going back and looking again never plays anew.
            return to(home + chosen.with(answered.line()).query());
        }
        String input = choice.graph().flatMap(GameGraph::input).orElse("");
        MatchView view = MatchView.of(match, chosen, home, instances.drawing(problem), input);
        return Response.ok(Templates.match(headings.of(problem), InstanceView.of(choice), input, view))
                .build();
    }

    /** The first game that whoever begins can win, else the first in which there is a move. */
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

    private Choice find(Problem problem, String name) {
        return InstanceName.of(name)
                .flatMap(found -> instances.find(problem, found))
                .orElseThrow(NotFoundException::new);
    }

    private static Response to(String address) {
        return Response.seeOther(URI.create(address)).build();
    }
}
