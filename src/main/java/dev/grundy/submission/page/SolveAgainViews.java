package dev.grundy.submission.page;

import dev.grundy.base.database.Query;
import dev.grundy.submission.finding.FailureView;
import dev.grundy.submission.finding.Remedies;
import dev.grundy.submission.finding.SolveAgain;
import dev.grundy.submission.finding.SolveAgainRepository;
import dev.grundy.submission.finding.SolveAgainView;
import dev.grundy.submission.verdict.SubmissionSummary;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;

/** Answers the live version's verdict on a program that an earlier one accepted; empty for all others. Thread-safe. */
@ApplicationScoped
class SolveAgainViews {
    private final SolveAgainRepository solves;
    private final RemedyViews remedies;

    SolveAgainViews(SolveAgainRepository solves, RemedyViews remedies) {
        this.solves = solves;
        this.remedies = remedies;
    }

    Query<Optional<SolveAgain>> question(SubmissionSummary summary) {
        return solves.of(summary.id());
    }

    /** @param admin whether the reader may work on every problem */
    Optional<SolveAgainView> of(SubmissionSummary summary, Optional<SolveAgain> answer, boolean admin) {
        return answer.map(again -> {
            Remedies left = again.isRefused() ? remedies.ofRefused(summary, admin) : Remedies.NONE;
            return new SolveAgainView(again, summary, again.failure().map(failure -> FailureView.of(failure, left)));
        });
    }
}
