package dev.grundy.app.node.handler;

import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Steps;
import dev.grundy.base.queue.WorkException;
import dev.grundy.judge.check.CheckerWord;
import dev.grundy.judge.hand.HandCheck;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.learn.hand.HandAnswer.Outcome;
import dev.grundy.learn.hand.HandAnswerRepository;
import dev.grundy.learn.hand.HandAnswerRepository.Task;
import dev.grundy.problem.catalogue.PackageCache;
import java.io.UncheckedIOException;
import java.time.Duration;
import java.util.Set;

/** Has answers by hand checked by the programs of the package that their instance comes from. Thread-safe. */
public final class HandHandler implements Handler {
    private final Workshop workshop;
    private final PackageCache packages;
    private final HandAnswerRepository answers;

    public HandHandler(Workshop workshop, PackageCache packages, HandAnswerRepository answers) {
        this.workshop = workshop;
        this.packages = packages;
        this.answers = answers;
    }

    @Override
    public Kind kind() {
        return HandAnswerRepository.KIND;
    }

    @Override
    public Set<String> needs() {
        return Set.of();
    }

    @Override
    public Done work(Claim claim, Steps steps) {
        Task task = answers.task(claim.lease());
        ReadyProblem ready =
                new ReadyProblem(packages.get(task.packageVersionId(), task.packageHash(), task.archive()), workshop);
        try {
            CheckerWord word = new HandCheck(ready).check(task.input(), task.answer(), task.given());
            Outcome outcome = word.accepted() ? Outcome.RIGHT : Outcome.WRONG;
            return new Done(HandAnswerRepository.written(outcome, word.message()), Duration.ZERO);
        } catch (JudgeException | SandboxException | UncheckedIOException e) {
            throw new WorkException(String.valueOf(e.getMessage()));
        }
    }
}
