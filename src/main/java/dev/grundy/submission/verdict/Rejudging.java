package dev.grundy.submission.verdict;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Lane;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.people.account.AccountLock;
import dev.grundy.people.audit.AuditAction;
import dev.grundy.people.audit.AuditLog;
import dev.grundy.people.audit.AuditedChange;
import dev.grundy.people.audit.Decision;
import dev.grundy.people.audit.Subject;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.transaction.Transactional;
import java.util.Optional;

/**
 * Judges submissions again. It takes the problem's package as it is now, and the seed of the first time. So a verdict
 * changes only when the package or the judge did. Earlier judgings are kept. A search for a counterexample that is not over
 * is cancelled, and the new verdict asks for another if it needs one. Thread-safe.
 */
@ApplicationScoped
public class Rejudging {
    private final SubmissionRepository submissions;
    private final AccountLock accounts;
    private final JudgingRepository judgings;
    private final FindingRepository findings;
    private final AuditLog audit;

    Rejudging(
            SubmissionRepository submissions,
            AccountLock accounts,
            JudgingRepository judgings,
            FindingRepository findings,
            AuditLog audit) {
        this.submissions = submissions;
        this.accounts = accounts;
        this.judgings = judgings;
        this.findings = findings;
        this.audit = audit;
    }

    /** As {@link #rejudge} at the house's leisure, decided by the admin who asks. */
    @Transactional
    public Optional<Long> decide(long submission) {
        Optional<Long> judging = rejudge(submission, Lane.REJUDGE);
        if (judging.isPresent()) {
            audit.record(new Decision(
                    AuditAction.SUBMISSION_REJUDGED, Subject.ofSubmission(submission), AuditedChange.NONE, ""));
        }
        return judging;
    }

    /**
     * The same for the owner of a submission whose judging failed through a fault of ours or was aborted. It is as pending as a new
     * submission, and so under the same limit.
     *
     * @return empty also when too many of the person's submissions are pending
     */
    @Transactional
    public Optional<Long> retry(SubmissionSummary failed) {
        accounts.hold(failed.accountId());
        return hasNoVerdictOfItsOwn(failed.status()) && judgings.pending(failed.accountId()) < Submitting.MOST_PENDING
                ? rejudge(failed.id(), Lane.SUBMIT)
                : Optional.empty();
    }

    /**
     * Queues a judging in place of one that ended through a fault of ours; answers its id. Empty when there is no such submission,
     * or its verdict is not such a fault, or is no more.
     */
    @Transactional
    public Optional<Long> makeGood(long submission) {
        return submissions
                .summary(submission)
                .filter(found -> isFaultOfOurs(found.status()))
                .flatMap(found -> rejudge(submission, Lane.SUBMIT));
    }

    private static boolean isFaultOfOurs(JudgingStatus status) {
        return status instanceof JudgingStatus.Finished finished && finished.verdict() == Verdict.JE;
    }

    private static boolean hasNoVerdictOfItsOwn(JudgingStatus status) {
        return switch (status) {
            case JudgingStatus.Queued queued -> false;
            case JudgingStatus.Running running -> false;
            case JudgingStatus.Finished finished -> isFaultOfOurs(finished);
            case JudgingStatus.Aborted aborted -> true;
        };
    }

    /**
     * Queues a judging that counts from now in place of the one that is over; answers its id. Empty when there is no such
     * submission, or when it is being judged anyway.
     *
     * @param lane {@link Lane#SUBMIT} to make good for a fault of ours, {@link Lane#REJUDGE} otherwise
     */
    @Transactional
    public Optional<Long> rejudge(long submission, Lane lane) {
        return submissions.retire(submission).map(retired -> {
            findings.cancel(submission, FindingKind.COUNTEREXAMPLE);
            return judgings.queue(new NewJudging(submission, true, retired.liveVersionId(), retired.seed(), lane));
        });
    }
}
