package dev.grundy.submission.finding;

import dev.grundy.format.compare.TokenChecker;
import dev.grundy.format.pack.ComparisonFlags;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.program.OutputValidation;
import dev.grundy.format.pack.test.TestData;
import dev.grundy.format.pack.test.TestSettings;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The helps that a problem has for a person whose program failed.
 *
 * @param answers    how outputs are compared with the one that is right; empty where there are several
 * @param takesInput whether programs can be run on inputs of one's own
 * @param playable   whether the conversation of an interactor and a program can be followed on a board
 * @param nextHint   number of the first hint that the person has not opened
 */
public record Remedies(Optional<Answers> answers, boolean takesInput, boolean playable, OptionalInt nextHint) {
    /** Where nothing is known of the problem any more. */
    public static final Remedies NONE = new Remedies(Optional.empty(), false, false, OptionalInt.empty());

    /** The same for a person who may not work on the problem any more: findings stay, and helps go. */
    public Remedies forReadingOnly() {
        return new Remedies(answers, false, false, OptionalInt.empty());
    }

    /** The same where the failure is no submission's own verdict: the input may be run, and that is all. */
    public Remedies toRunAgain() {
        return new Remedies(answers, takesInput, false, OptionalInt.empty());
    }

    public static Remedies of(ProblemPackage problem, OptionalInt nextHint) {
        boolean talks = problem.type().interactive();
        boolean one = problem.programs().outputValidation() instanceof OutputValidation.Default && !talks;
        return new Remedies(
                one ? Optional.of(new Answers(problem.tests())) : Optional.empty(),
                !talks && !problem.type().submitAnswer(),
                talks && problem.game().isPresent(),
                nextHint);
    }

    /**
     * Answers of which each input has one.
     *
     * @param tests their flags say which words are as good as those of the answer
     */
    record Answers(TestData tests) {
        /** To an input that is none of the tests; empty where the package's flags cannot be read, so that nothing is judged by them. */
        Optional<TokenChecker> toOthers() {
            return checker(tests.usualSettings());
        }

        /** As {@link #toOthers}, to a test; a fresh one is like the inputs that are none of the package's tests. */
        Optional<TokenChecker> to(String test) {
            return tests.allCases().stream()
                    .filter(known -> known.name().equals(test))
                    .findFirst()
                    .map(known -> checker(known.settings()))
                    .orElseGet(this::toOthers);
        }

        private static Optional<TokenChecker> checker(TestSettings settings) {
            try {
                return Optional.of(new TokenChecker(ComparisonFlags.parse(settings.outputValidatorArgs())));
            } catch (IllegalArgumentException unreadable) {
                // The next judging says so, as a judge error.
                return Optional.empty();
            }
        }
    }
}
