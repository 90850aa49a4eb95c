package dev.grundy.submission.page;

import dev.grundy.problem.paths.NextSteps;
import dev.grundy.submission.standing.Standings;
import dev.grundy.submission.verdict.JudgingStatus;
import dev.grundy.submission.verdict.SubmissionRepository;
import dev.grundy.submission.verdict.SubmissionSummary;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;

/** Answers what accepted programs came to. Thread-safe. */
@ApplicationScoped
class Successes {
    private final SubmissionRepository submissions;
    private final NextSteps next;
    private final Standings standings;

    Successes(SubmissionRepository submissions, NextSteps next, Standings standings) {
        this.submissions = submissions;
        this.next = next;
        this.standings = standings;
    }

    /** Empty for a submission that is not accepted. */
    Optional<Success> of(SubmissionSummary summary) {
        return summary.status() instanceof JudgingStatus.Finished finished
                        && finished.verdict().isAccepted()
                ? Optional.of(of(summary, finished))
                : Optional.empty();
    }

    private Success of(SubmissionSummary summary, JudgingStatus.Finished finished) {
        SubmissionRepository.Tries tries = submissions.tries(summary.id());
        return new Success(
                tries.count(),
                tries.solvedBefore(),
                next.after(summary.accountId(), summary.slug()),
                finished.cpu()
                        .flatMap(cpu -> finished.memory()
                                .map(memory -> standings.of(summary.slug(), summary.language(), cpu, memory))));
    }
}
