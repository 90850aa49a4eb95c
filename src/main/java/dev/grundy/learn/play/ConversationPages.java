package dev.grundy.learn.play;

import dev.grundy.judge.result.Conversation;
import dev.grundy.judge.result.FirstFailure;
import dev.grundy.learn.graph.GameGraph.Standing;
import dev.grundy.learn.graph.GameInstanceView;
import dev.grundy.learn.graph.Instances;
import dev.grundy.learn.graph.Instances.Choice;
import dev.grundy.learn.graph.SolvedGames;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.text.ProblemAccess;
import dev.grundy.problem.text.ProblemHeading;
import dev.grundy.problem.text.ProblemHeadings;
import dev.grundy.submission.verdict.SubmissionAccess;
import dev.grundy.submission.verdict.SubmissionDetail;
import dev.grundy.web.frame.Flash;
import io.quarkus.qute.CheckedTemplate;
import io.quarkus.qute.TemplateInstance;
import io.quarkus.security.Authenticated;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.NotFoundException;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.net.URI;
import java.util.Optional;

/**
 * From the conversation of a program and the interactor on the first failing test to the board. It makes for each turn a page that shows
 * where the game was after it.
 */
@Path("/submissions/{id}/board")
@Authenticated
@Produces(MediaType.TEXT_HTML)
class ConversationPages {
    private final SubmissionAccess submissions;
    private final ProblemAccess problems;
    private final ProblemHeadings headings;
    private final Instances instances;
    private final SolvedGames games;
    private final CurrentAccount current;
    private final Flash flash;

    ConversationPages(
            SubmissionAccess submissions,
            ProblemAccess problems,
            ProblemHeadings headings,
            Instances instances,
            SolvedGames games,
            CurrentAccount current,
            Flash flash) {
        this.submissions = submissions;
        this.problems = problems;
        this.headings = headings;
        this.instances = instances;
        this.games = games;
        this.current = current;
        this.flash = flash;
    }

    @CheckedTemplate(basePath = "learn/play", defaultName = CheckedTemplate.HYPHENATED_ELEMENT_NAME)
    static class Templates {
        private Templates() {}

        static native TemplateInstance turn(ProblemHeading problem, TurnView turn);
    }

    /** @param turn of the conversation, from 1 */
    @GET
    @Path("/{turn: [1-9][0-9]{0,3}}")
    public Response board(@PathParam("id") String id, @PathParam("turn") int turn) {
        SubmissionDetail detail = submissions.detail(id);
        FirstFailure failure = detail.firstFailure().orElseThrow(NotFoundException::new);
        Conversation conversation = Optional.ofNullable(failure.conversation()).orElseThrow(NotFoundException::new);
        if (turn > Transcript.turns(conversation).size()) {
            throw new NotFoundException();
        }
        Problem problem = problems.bySlug(detail.summary().slug());
        if (!problems.mayRead(problem)) {
            return to("/problems/" + problem.slug);
        }
        OwnInput input = OwnInput.of(failure.input());
        if (!instances.arePlayable(problem) || !input.errors().isEmpty()) {
            throw new NotFoundException();
        }
        Optional<Choice> choice =
                instances.own(problem, input.text(), current.required().accountId());
        if (choice.isEmpty()) {
            flash.notice("match-own-busy");
            return to("/submissions/" + id);
        }
        return choice.get()
                .graph()
                .filter(graph -> graph.standing() == Standing.READY)
                .flatMap(graph -> games.get(graph.id()))
                .map(game -> Response.ok(Templates.turn(
                                headings.of(problem),
                                TurnView.of(
                                        conversation,
                                        turn,
                                        game,
                                        new TurnView.Around(
                                                "/submissions/" + id,
                                                GamePages.address(
                                                        problem, choice.get().name()),
                                                input.text(),
                                                instances.drawing(problem),
                                                instances.asking(problem)))))
                        .build())
                .orElseGet(() -> preparing(problem, choice.get(), input.text()));
    }

    /** A reader who looks again comes to the same turn. */
    private Response preparing(Problem problem, Choice choice, String input) {
        return Response.ok(GamePages.Templates.preparing(headings.of(problem), GameInstanceView.of(choice), input))
                .build();
    }

    private static Response to(String address) {
        return Response.seeOther(URI.create(address)).build();
    }
}
