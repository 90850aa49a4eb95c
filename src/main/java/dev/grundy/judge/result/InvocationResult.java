package dev.grundy.judge.result;

import dev.grundy.base.kernel.Verdict;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * The result of running a program on inputs that somebody chose.
 *
 * @param compilation empty if it did not come to that
 * @param cases       in the order in which they were asked for; none if there is no program to run
 */
public record InvocationResult(Optional<Compilation> compilation, List<CaseResult> cases) {
    public InvocationResult {
        cases = List.copyOf(cases);
    }

    /** A source that does not compile. */
    public static InvocationResult uncompiled(Compilation compilation) {
        return new InvocationResult(Optional.of(compilation), List.of());
    }

    public boolean isCompiled() {
        return compilation.map(Compilation::ok).orElse(true);
    }

    /** Whether there were cases and each output is right. */
    public boolean isAllRight() {
        return !cases.isEmpty()
                && cases.stream()
                        .allMatch(one -> one.answer() == CaseResult.Answer.KNOWN && one.verdict() == Verdict.AC);
    }

    /** CPU time of everything of the asker's that ran: what fair share counts. */
    public Duration cpuSpent() {
        Duration compiling = compilation.map(Compilation::time).orElse(Duration.ZERO);
        return cases.stream().map(CaseResult::cpu).reduce(compiling, Duration::plus);
    }
}
