package dev.grundy.submission.run;

import dev.grundy.base.queue.Ahead;
import dev.grundy.judge.result.CaseResult;
import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.result.InvocationResult;
import dev.grundy.judge.result.Progress;
import dev.grundy.submission.status.AheadInWords;
import dev.grundy.submission.status.JudgesState;
import dev.grundy.web.follow.Sight;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A run as its page and the panel beside the editor show it.
 *
 * @param ahead      the work before it in the queue; nothing unless it waits
 * @param judges     whether somebody is there who runs it, while it waits
 */
public record InvocationView(Invocation invocation, Ahead ahead, JudgesState judges) implements Sight.Fragment {
    /** The work before it in the queue, in words; empty when there is none. */
    public String aheadInWords() {
        return AheadInWords.of(ahead);
    }

    @Override
    public boolean isOver() {
        return invocation.isOver();
    }

    public boolean isQueued() {
        return invocation.state() instanceof Invocation.Queued;
    }

    public boolean isAborted() {
        return invocation.state() instanceof Invocation.Aborted;
    }

    public boolean isFailed() {
        return invocation.state() instanceof Invocation.Failed;
    }

    /** Whether it is run now, and no longer compiled. */
    public boolean isRunning() {
        return invocation.state() instanceof Invocation.Running running
                && running.progress().phase() == Progress.Phase.RUNNING;
    }

    public boolean isUncompiled() {
        return result().filter(result -> !result.isCompiled()).isPresent();
    }

    public boolean isAllRight() {
        return result().filter(InvocationResult::isAllRight).isPresent();
    }

    /** The compiler's output; empty when there is none. */
    public Optional<String> compilerOutput() {
        return result().flatMap(InvocationResult::compilation)
                .map(Compilation::output)
                .filter(output -> !output.isBlank());
    }

    public long right() {
        return cases().stream().filter(CaseView::isRight).count();
    }

    /** Of how many the right answer is known. */
    public long compared() {
        return cases().stream().filter(CaseView::isAnswerKnown).count();
    }

    /** None before the end, and where there is no program. */
    public List<CaseView> cases() {
        List<CaseResult> results = result().map(InvocationResult::cases).orElse(List.of());
        List<CaseView> views = new ArrayList<>();
        boolean opened = false;
        for (int i = 0; i < results.size(); i++) {
            CaseInput input = invocation.inputs().get(i);
            boolean first = !opened && !new CaseView(results.get(i), input, false).isRight();
            opened |= first;
            views.add(new CaseView(results.get(i), input, first || input.sample() == null || results.size() == 1));
        }
        return views;
    }

    @Override
    public String html() {
        return InvocationPages.Templates.result(this).render();
    }

    /** The same as the API tells it. */
    Sight.State state() {
        return new Sight.State(revision(), isOver(), ApiRun.of(invocation));
    }

    @Override
    public String revision() {
        return switch (invocation.state()) {
            case Invocation.Queued() -> "queued-" + ahead.revision() + judges.revision();
            case Invocation.Running(Progress progress) -> "running-" + progress.phase();
            case Invocation.Finished finished -> "finished";
            case Invocation.Failed failed -> "failed";
            case Invocation.Aborted() -> "aborted";
        };
    }

    private Optional<InvocationResult> result() {
        return invocation.state() instanceof Invocation.Finished(InvocationResult result, var took)
                ? Optional.of(result)
                : Optional.empty();
    }
}
