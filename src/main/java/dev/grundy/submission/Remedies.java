package dev.grundy.submission;

import dev.grundy.problem.pack.OutputValidation;
import dev.grundy.problem.pack.ProblemPackage;
import java.util.OptionalInt;

/**
 * What a problem has for somebody whose program failed.
 *
 * @param oneAnswer  whether there is one right output for each input
 * @param takesInput whether programs can be run on inputs of one's own
 * @param nextHint   number of the first hint that the person has not opened
 */
record Remedies(boolean oneAnswer, boolean takesInput, OptionalInt nextHint) {
    /** Where nothing is known of the problem any more. */
    static final Remedies NONE = new Remedies(false, false, OptionalInt.empty());

    /** The same for who may not work on the problem any more: what was found out stays, what would lead on goes. */
    Remedies forReadingOnly() {
        return new Remedies(oneAnswer, false, OptionalInt.empty());
    }

    static Remedies of(ProblemPackage problem, OptionalInt nextHint) {
        boolean talks = problem.type().interactive();
        return new Remedies(
                problem.programs().outputValidation() instanceof OutputValidation.Default && !talks,
                !talks && !problem.type().submitAnswer(),
                nextHint);
    }
}
