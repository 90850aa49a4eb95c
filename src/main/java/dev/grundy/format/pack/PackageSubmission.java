package dev.grundy.format.pack;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.program.Program;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * A program that the package brings to prove itself.
 *
 * @param path below submissions, such as {@code accepted/solution.cpp}
 * @param expectations all must hold
 * @param model whether it is meant to be published as a model solution
 * @param misconception why it is wrong, in words; empty where the package says none, and for what is accepted
 */
public record PackageSubmission(
        String path,
        Program program,
        List<Expectation> expectations,
        boolean model,
        Optional<Misconception> misconception) {
    public PackageSubmission {
        expectations = List.copyOf(expectations);
    }

    /** The directory that it lies in, such as {@code accepted}. */
    public String folder() {
        return path.substring(0, path.indexOf('/'));
    }

    public boolean isAccepted() {
        return folder().equals("accepted");
    }

    /** The verdicts that the whole judging may have, in the order of {@link Verdict}. */
    public Set<Verdict> expectedVerdicts() {
        Set<Verdict> expected = new TreeSet<>(Expectation.ANY);
        if (folder().equals("compiler_error")) {
            expected.add(Verdict.CE);
        }
        for (Expectation expectation : expectations) {
            if (expectation.tests().isEmpty()) {
                expected.retainAll(expectation.overall());
            }
        }
        return expected;
    }
}
