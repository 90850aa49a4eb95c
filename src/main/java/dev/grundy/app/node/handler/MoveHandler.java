package dev.grundy.app.node.handler;

import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Steps;
import dev.grundy.base.queue.WorkException;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.invoke.OpeningMove;
import dev.grundy.judge.invoke.OpeningMove.Opening;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.learn.play.ProgramMoveRepository;
import dev.grundy.learn.play.ProgramMoveRepository.Task;
import java.io.UncheckedIOException;
import java.util.Set;

/** Asks accepted programs for their moves against the people who wrote them. Thread-safe. */
public final class MoveHandler implements Handler {
    private final OpeningMove question;
    private final SubmittedPrograms programs;
    private final ProgramMoveRepository moves;

    public MoveHandler(Workshop workshop, SubmittedPrograms programs, ProgramMoveRepository moves) {
        this.question = new OpeningMove(workshop);
        this.programs = programs;
        this.moves = moves;
    }

    @Override
    public Kind kind() {
        return ProgramMoveRepository.KIND;
    }

    @Override
    public Set<String> needs() {
        return programs.usable();
    }

    @Override
    public Done work(Claim claim, Steps steps) {
        Task task = moves.task(claim.lease());
        try {
            Opening opening = question.of(programs.request(task.program()), task.input());
            return new Done(
                    opening.said()
                            .map(ProgramMoveRepository::said)
                            .orElseGet(() -> ProgramMoveRepository.failed(opening.failure())),
                    opening.cpu());
        } catch (JudgeException | SandboxException | UncheckedIOException e) {
            throw new WorkException(String.valueOf(e.getMessage()));
        }
    }
}
