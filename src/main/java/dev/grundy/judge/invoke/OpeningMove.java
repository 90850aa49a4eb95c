package dev.grundy.judge.invoke;

import dev.grundy.format.language.Language;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.compile.Compiled;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.compile.SubmissionBuild;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.result.Conversation;
import dev.grundy.judge.result.Conversation.Speaker;
import dev.grundy.judge.result.TestResult;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.test.Listening;
import dev.grundy.judge.test.Listening.Heard;
import dev.grundy.judge.test.TimeLimits;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.Workshop;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Optional;

/**
 * Asks a program for an interactive problem how it begins. The interactor holds the conversation that the problem describes, and the program's first
 * words are its move. The rest of the conversation does not matter. Safe for use by several threads.
 */
public final class OpeningMove {
    private final Workshop workshop;

    public OpeningMove(Workshop workshop) {
        this.workshop = workshop;
    }

    /**
     * How a program begins.
     *
     * @param said    its first line, as it printed it; empty if it printed none
     * @param failure why it said nothing, for people; empty if it did
     */
    public record Opening(Optional<String> said, String failure, Duration cpu) {}

    /**
     * Asks.
     *
     * @param request its seed means nothing here
     * @param input   need not be one that the input validators accept
     * @throws JudgeException if the problem is not interactive, or its interactor fails
     */
    public Opening of(JudgingRequest request, String input) {
        ProblemPackage problem = request.problem();
        if (!problem.type().interactive()) {
            throw new JudgeException("problem " + problem.name() + " is not interactive: its programs make no moves");
        }
        Language language = request.language().orElseThrow(() -> new JudgeException("no language was named; name one"));
        SubmissionBuild build = new SubmissionBuild(problem, workshop.compiler());
        try (Compiled compiled = build.compile(
                request,
                build.complete(request.source(), language),
                workshop.toolchains().require(language))) {
            return compiled.executable()
                    .map(executable -> opening(problem, executable, input))
                    .orElseGet(() -> new Opening(Optional.empty(), compiled.output(), Duration.ZERO));
        }
    }

    private Opening opening(ProblemPackage problem, Executable executable, String input) {
        RunLimits limits = new RunLimits(
                new TimeLimits(workshop).of(problem),
                problem.limits().memory(),
                problem.limits().output());
        Heard heard = new Listening(new ReadyProblem(problem, workshop), executable, limits)
                .run(OwnTestCase.unanswered(problem, workshop, input.getBytes(StandardCharsets.UTF_8)));
        TestResult result = heard.run().result();
        Optional<String> said = heard.conversation().flatMap(OpeningMove::firstLine);
        return new Opening(said, said.isPresent() ? "" : result.verdict() + ": " + result.message(), result.cpu());
    }

    private static Optional<String> firstLine(Conversation conversation) {
        return conversation.beginning().stream()
                .filter(turn -> turn.speaker() == Speaker.PROGRAM)
                .flatMap(turn -> turn.text().lines())
                .findFirst();
    }
}
