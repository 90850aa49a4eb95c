package dev.grundy.judge.test;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.compile.Executable;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.make.PreparedCase;
import dev.grundy.judge.result.Conversation;
import dev.grundy.judge.result.Conversation.Speaker;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.judge.sandbox.command.Recording;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.workshop.ReadyProblem;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;

/** Has a submission talk with the interactor while somebody takes down who says what. */
public final class Listening {
    private final ReadyProblem ready;
    private final Executable executable;
    private final RunLimits limits;

    /** @param ready of an interactive problem */
    public Listening(ReadyProblem ready, Executable executable, RunLimits limits) {
        this.ready = ready;
        this.executable = executable;
        this.limits = limits;
    }

    /**
     * A test and what was said in its last pass.
     *
     * @param conversation empty if the two did not come to talk
     */
    public record Heard(TestRun run, Optional<Conversation> conversation) {}

    /** @throws JudgeException if one of the problem's programs fails */
    public Heard run(PreparedCase test) {
        AtomicReference<Optional<Recording>> last = new AtomicReference<>(Optional.empty());
        TestRun run = new TestRunners(ready)
                .forTalking(executable, limits, recording -> last.set(Optional.of(recording)))
                .run(test);
        return new Heard(run, last.get().map(Listening::conversation));
    }

    /** The conversation in a test that failed, held once more; empty if it goes otherwise this time. A fault of ours changes no verdict. */
    public Optional<Conversation> again(TestRun failed) {
        return again(failed.test(), failed.result().verdict());
    }

    /** As {@link #again(TestRun)}. */
    public Optional<Conversation> again(PreparedCase test, Verdict verdict) {
        try {
            Heard heard = run(test);
            return heard.run().result().verdict() == verdict ? heard.conversation() : Optional.empty();
        } catch (JudgeException | SandboxException | UncheckedIOException e) {
            if (Thread.currentThread().isInterrupted()) {
                throw e;
            }
            return Optional.empty();
        }
    }

    private static Conversation conversation(Recording recording) {
        return new Conversation(turns(recording.beginning()), turns(recording.end()), recording.leftOut());
    }

    private static List<Conversation.Turn> turns(List<Recording.Turn> turns) {
        return turns.stream()
                .map(turn -> new Conversation.Turn(
                        switch (turn.side()) {
                            case FIRST -> Speaker.PROGRAM;
                            case SECOND -> Speaker.INTERACTOR;
                        },
                        new String(turn.bytes(), StandardCharsets.UTF_8)))
                .toList();
    }
}
