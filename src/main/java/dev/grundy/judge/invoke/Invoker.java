package dev.grundy.judge.invoke;

import dev.grundy.format.language.Language;
import dev.grundy.format.language.Toolchain;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.compile.Compiled;
import dev.grundy.judge.compile.SubmissionBuild;
import dev.grundy.judge.host.JudgeException;
import dev.grundy.judge.result.CaseResult;
import dev.grundy.judge.result.Compilation;
import dev.grundy.judge.result.InvocationResult;
import dev.grundy.judge.run.RunLimits;
import dev.grundy.judge.source.JudgingRequest;
import dev.grundy.judge.source.Source;
import dev.grundy.judge.source.SubmissionRules;
import dev.grundy.judge.test.Lookahead;
import dev.grundy.judge.test.TimeLimits;
import dev.grundy.judge.workshop.ReadyProblem;
import dev.grundy.judge.workshop.Workshop;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Runs a program on samples and on inputs that somebody chose. Compiles once, runs as many cases at a time as there are cells. Compares each
 * output with the reference solver's where the input is allowed. Safe for use by several threads.
 */
public final class Invoker {
    private final Workshop workshop;

    public Invoker(Workshop workshop) {
        this.workshop = workshop;
    }

    /**
     * Runs a program.
     *
     * @param request  its seed means nothing here
     * @param compiled called once there is a program, before it is run
     * @throws JudgeException if the fault is ours: a program of the package fails on a sample, a language cannot be used here
     */
    public InvocationResult invoke(JudgingRequest request, List<ChosenInput> inputs, Runnable compiled) {
        ProblemPackage problem = request.problem();
        if (problem.type().submitAnswer()) {
            return InvocationResult.uncompiled(
                    Compilation.refused("This problem wants answers and no program: there is nothing to run."));
        }
        return SubmissionRules.refusal(request)
                .map(reason -> InvocationResult.uncompiled(Compilation.refused(reason)))
                .orElseGet(() -> run(request, inputs, compiled));
    }

    private InvocationResult run(JudgingRequest request, List<ChosenInput> inputs, Runnable listener) {
        Language language = request.language().orElseThrow(() -> new JudgeException("no language was named; name one"));
        try (Compiled compiled = compile(request, language)) {
            if (compiled.executable().isEmpty()) {
                return InvocationResult.uncompiled(compiled.compilation());
            }
            listener.run();
            ProblemPackage problem = request.problem();
            RunLimits limits = new RunLimits(
                    new TimeLimits(workshop).of(problem),
                    problem.limits().memory(),
                    problem.limits().output());
            CaseRunner runner = new CaseRunner(
                    new ReadyProblem(problem, workshop),
                    compiled.executable().get(),
                    limits,
                    new Allowance(System::nanoTime));
            return new InvocationResult(Optional.of(compiled.compilation()), runAll(inputs, runner));
        }
    }

    private Compiled compile(JudgingRequest request, Language language) {
        Toolchain toolchain = workshop.toolchains().require(language);
        SubmissionBuild build = new SubmissionBuild(request.problem(), workshop.compiler());
        Source source = build.complete(request.source(), language);
        return build.compile(request, source, toolchain);
    }

    private List<CaseResult> runAll(List<ChosenInput> inputs, CaseRunner runner) {
        List<CaseResult> results = new ArrayList<>();
        try (Lookahead<ChosenInput, CaseResult> ahead =
                new Lookahead<>(inputs, runner::run, workshop.cells().size())) {
            inputs.forEach(input -> results.add(ahead.get(input)));
        }
        return results;
    }
}
