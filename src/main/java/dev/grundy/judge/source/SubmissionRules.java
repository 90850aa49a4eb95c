package dev.grundy.judge.source;

import dev.grundy.format.pack.ProblemPackage;
import java.util.Optional;

/** The demands of a package on a submission before it is compiled. */
public final class SubmissionRules {
    private SubmissionRules() {}

    /** Why the submission is not even compiled, in one sentence; empty if it may be. */
    public static Optional<String> refusal(JudgingRequest request) {
        ProblemPackage problem = request.problem();
        if (request.source().size().compareTo(problem.limits().code()) > 0) {
            return Optional.of("The submission has " + request.source().size() + "; this problem allows "
                    + problem.limits().code() + ".");
        }
        return request.language()
                .filter(language -> !problem.type().submitAnswer() && !problem.allows(language.id()))
                .map(language -> "This problem cannot be solved in " + language.name() + "; it allows "
                        + String.join(", ", problem.languages()) + ".");
    }
}
