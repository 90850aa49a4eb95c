package dev.grundy.studio.verify.check;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.Expectation;
import dev.grundy.judge.prove.Candidate;
import java.util.List;
import java.util.Set;

/**
 * Something that is tried on the tests.
 *
 * @param name its path below submissions, or where in a text it stands
 * @param expectations all must hold
 * @param accepted whether it must be right on every test
 */
public record Attempt(
        String name, List<Expectation> expectations, Set<Verdict> expected, boolean accepted, Candidate candidate) {
    public boolean uses(Expectation.TimeLimitUse use) {
        return expectations.stream().anyMatch(expectation -> expectation.timeLimitUse() == use);
    }

    public boolean canBeTried() {
        return candidate instanceof Candidate.Runnable || candidate instanceof Candidate.Answers;
    }
}
