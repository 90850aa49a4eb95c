package dev.grundy.app.node.handler;

import dev.grundy.base.queue.Claim;
import dev.grundy.base.queue.Handler;
import dev.grundy.base.queue.Kind;
import dev.grundy.base.queue.Steps;
import dev.grundy.base.queue.WorkException;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.invoke.ChosenInput;
import dev.grundy.judge.invoke.Invoker;
import dev.grundy.judge.result.InvocationResult;
import dev.grundy.judge.result.Progress;
import dev.grundy.judge.result.ResultJson;
import dev.grundy.judge.sandbox.command.SandboxException;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.submission.run.CaseInput;
import dev.grundy.submission.run.InvocationRepository;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/** Runs programs on inputs that people chose. Thread-safe. */
public final class InvocationHandler implements Handler {
    private final Invoker invoker;
    private final SubmittedPrograms programs;
    private final InvocationRepository invocations;

    public InvocationHandler(Workshop workshop, SubmittedPrograms programs, InvocationRepository invocations) {
        this.invoker = new Invoker(workshop);
        this.programs = programs;
        this.invocations = invocations;
    }

    @Override
    public Kind kind() {
        return InvocationRepository.KIND;
    }

    @Override
    public Set<String> needs() {
        return programs.usable();
    }

    @Override
    public Done work(Claim claim, Steps steps) {
        InvocationRepository.Task task = invocations.task(claim.lease());
        JudgingRequest request = programs.request(task.program());
        List<ChosenInput> inputs =
                task.inputs().stream().map(InvocationHandler::chosen).toList();
        Progress running = new Progress(Progress.Phase.RUNNING, 0, inputs.size());
        try {
            InvocationResult result = invoker.invoke(
                    request, inputs, () -> steps.at(running.phase().name(), () -> ResultJson.write(running)));
            return new Done(InvocationRepository.written(result), result.cpuSpent());
        } catch (JudgeException | SandboxException | UncheckedIOException e) {
            throw new WorkException(String.valueOf(e.getMessage()));
        }
    }

    private static ChosenInput chosen(CaseInput input) {
        String sample = input.sample();
        return sample == null
                ? new ChosenInput.Own(Objects.requireNonNull(input.text()).getBytes(StandardCharsets.UTF_8))
                : new ChosenInput.Sample(sample);
    }
}
