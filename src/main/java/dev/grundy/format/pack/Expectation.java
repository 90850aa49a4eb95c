package dev.grundy.format.pack;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.test.ScoreRange;
import dev.grundy.format.pack.test.TestCase;
import dev.grundy.format.pack.test.TestGroup;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;

/**
 * The verdicts that a submission of the package must have, on all tests or on some.
 *
 * @param tests glob of test and group names ({@code *} within one name, {@code {a,b}}); empty means all tests
 * @param permitted every test's verdict is one of these
 * @param required at least one test's verdict is one of these
 * @param overall the submission's verdict is one of these
 * @param score the (group's) score
 * @param partial whether the score must stay below the full one
 * @param message text that a judge's message of some test contains; may be empty
 * @param timeLimitUse whether its time bounds the time limit
 */
public record Expectation(
        Optional<String> tests,
        Set<Verdict> permitted,
        Set<Verdict> required,
        Set<Verdict> overall,
        Optional<ScoreRange> score,
        boolean partial,
        String message,
        TimeLimitUse timeLimitUse) {

    /** The bound that a submission's times set on the time limit. */
    public enum TimeLimitUse {
        NONE,
        /** It must be fast enough. */
        LOWER_BOUND,
        /** It must be too slow. */
        UPPER_BOUND
    }

    /** Every verdict a judging of a compiled program can have. */
    public static final Set<Verdict> ANY =
            Set.copyOf(EnumSet.of(Verdict.AC, Verdict.WA, Verdict.TLE, Verdict.MLE, Verdict.OLE, Verdict.RTE));

    public Expectation {
        permitted = Set.copyOf(permitted);
        required = Set.copyOf(required);
        overall = Set.copyOf(overall);
    }

    /** The same, but that the submission may be accepted for what it scored, where some test may be. */
    public Expectation orScored() {
        if (tests.isPresent() || !permitted.contains(Verdict.AC)) {
            return this;
        }
        Set<Verdict> accepted = EnumSet.of(Verdict.AC);
        accepted.addAll(overall);
        return new Expectation(tests, permitted, required, accepted, score, partial, message, timeLimitUse);
    }

    /** Whether this is about a test: the glob matches it or a group that it is in. */
    public boolean covers(TestCase test) {
        return tests.isEmpty() || Glob.matches(tests.get(), test.name());
    }

    /** Whether this is about all of a group's tests and its score. */
    public boolean covers(TestGroup group) {
        return tests.isEmpty() || Glob.matches(tests.get(), group.name());
    }
}
