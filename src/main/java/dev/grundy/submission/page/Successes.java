package dev.grundy.submission.page;

import dev.grundy.base.database.Query;
import dev.grundy.people.email.AddressOffers;
import dev.grundy.problem.paths.NextSteps;
import dev.grundy.problem.paths.NextStop;
import dev.grundy.submission.standing.Standings;
import dev.grundy.submission.verdict.JudgingStatus;
import dev.grundy.submission.verdict.SubmissionRepository;
import dev.grundy.submission.verdict.SubmissionSummary;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;

/** Answers the facts about accepted programs. Thread-safe. */
@ApplicationScoped
class Successes {
    private final SubmissionRepository submissions;
    private final NextSteps next;
    private final Standings standings;
    private final AddressOffers addresses;

    Successes(SubmissionRepository submissions, NextSteps next, Standings standings, AddressOffers addresses) {
        this.submissions = submissions;
        this.next = next;
        this.standings = standings;
        this.addresses = addresses;
    }

    /** The questions about an accepted submission. */
    record Questions(
            SubmissionSummary summary,
            JudgingStatus.Finished finished,
            Query<SubmissionRepository.Tries> tries,
            Query<Optional<NextStop>> next,
            Query<Boolean> addressOffer) {
        List<Query<?>> all() {
            return List.of(tries, next, addressOffer);
        }
    }

    /** Empty for a submission that is not accepted. */
    Optional<Questions> questions(SubmissionSummary summary) {
        return summary.status() instanceof JudgingStatus.Finished finished
                        && finished.verdict().isAccepted()
                ? Optional.of(new Questions(
                        summary,
                        finished,
                        submissions.tries(summary.id()),
                        next.after(summary.accountId(), summary.slug()),
                        addresses.open(summary.accountId())))
                : Optional.empty();
    }

    Success of(Questions questions, Query.Answers answers) {
        SubmissionSummary summary = questions.summary();
        JudgingStatus.Finished finished = questions.finished();
        SubmissionRepository.Tries tries = answers.to(questions.tries());
        return new Success(
                tries.count(),
                tries.solvedBefore(),
                answers.to(questions.next()),
                tries.noneBefore() && answers.to(questions.addressOffer()),
                finished.cpu()
                        .flatMap(cpu -> finished.memory()
                                .map(memory -> standings.of(summary.slug(), summary.language(), cpu, memory))));
    }
}
