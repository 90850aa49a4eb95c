package dev.grundy.submission.page;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.base.queue.Ahead;
import dev.grundy.format.pack.BrokenPackageException;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.people.tier.Entitlements;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.catalogue.ProblemRepository;
import dev.grundy.problem.pages.NextHints;
import dev.grundy.problem.text.LivePackages;
import dev.grundy.submission.finding.FailureView;
import dev.grundy.submission.finding.FindingView;
import dev.grundy.submission.finding.FindingViews;
import dev.grundy.submission.finding.Remedies;
import dev.grundy.submission.finding.SolveAgainRepository;
import dev.grundy.submission.finding.SolveAgainView;
import dev.grundy.submission.status.JudgePresence;
import dev.grundy.submission.verdict.FindingRepository;
import dev.grundy.submission.verdict.JudgingRepository;
import dev.grundy.submission.verdict.JudgingStatus;
import dev.grundy.submission.verdict.KnownFindings;
import dev.grundy.submission.verdict.SubmissionDetail;
import dev.grundy.submission.verdict.SubmissionRepository;
import dev.grundy.submission.verdict.SubmissionSummary;
import jakarta.enterprise.context.ApplicationScoped;
import jakarta.enterprise.context.control.ActivateRequestContext;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Puts together what pages, panels and streams show of a submission. Thread-safe. */
@ApplicationScoped
class StatusViews {
    private static final Logger LOG = Logger.getLogger(StatusViews.class);

    private final JudgingRepository judgings;
    private final FindingRepository findings;
    private final SolveAgainRepository solvesAgain;
    private final ProblemRepository problems;
    private final LivePackages packages;
    private final NextHints hints;
    private final Successes successes;
    private final SubmissionRepository submissions;
    private final JudgePresence judges;
    private final Entitlements entitlements;
    private final Clock clock;

    StatusViews(
            JudgingRepository judgings,
            FindingRepository findings,
            SolveAgainRepository solvesAgain,
            ProblemRepository problems,
            LivePackages packages,
            NextHints hints,
            Successes successes,
            SubmissionRepository submissions,
            JudgePresence judges,
            Entitlements entitlements,
            Clock clock) {
        this.judgings = judgings;
        this.findings = findings;
        this.solvesAgain = solvesAgain;
        this.problems = problems;
        this.packages = packages;
        this.hints = hints;
        this.successes = successes;
        this.submissions = submissions;
        this.judges = judges;
        this.entitlements = entitlements;
        this.clock = clock;
    }

    /** @param admin whether the reader is told what went wrong on our side */
    @ActivateRequestContext
    StatusView status(SubmissionDetail detail, boolean admin) {
        SubmissionSummary summary = detail.summary();
        boolean finished = summary.status().isFinished();
        Remedies remedies = remedies(summary, admin);
        KnownFindings known = findings(summary);
        return new StatusView(
                detail,
                summary.status().isOver()
                        ? Ahead.NONE
                        : judgings.ahead(summary.status().judgingId()),
                judges.stateFor(summary.status() instanceof JudgingStatus.Queued),
                admin,
                detail.firstFailure().map(failure -> FailureView.of(failure, remedies)),
                successes.of(summary),
                FindingViews.all(new FindingViews.Reading(summary, known, remedies, admin)),
                finished ? submissions.previous(summary.id()).map(String::valueOf) : Optional.empty());
    }

    /** @param admin whether the reader is told what went wrong on our side */
    @ActivateRequestContext
    FindingView<?> finding(FindingKind kind, SubmissionSummary summary, boolean admin) {
        KnownFindings known = findings(summary);
        return FindingViews.one(kind, new FindingViews.Reading(summary, known, remedies(summary, admin), admin));
    }

    private KnownFindings findings(SubmissionSummary summary) {
        return summary.status().isFinished() ? findings.of(summary.id()) : KnownFindings.NONE;
    }

    /** What the live version says of a program that an earlier one accepted; empty for all others. */
    @ActivateRequestContext
    Optional<SolveAgainView> again(SubmissionSummary summary, boolean admin) {
        return solvesAgain.of(summary.id()).map(again -> {
            Remedies remedies = again.isRefused()
                    ? problems.bySlug(summary.slug())
                            .map(problem -> remedies(summary, problem, admin))
                            .map(Remedies::toRunAgain)
                            .orElse(Remedies.NONE)
                    : Remedies.NONE;
            return new SolveAgainView(
                    again, summary, again.failure().map(failure -> FailureView.of(failure, remedies)));
        });
    }

    /** None before a verdict that something can be done about. */
    private Remedies remedies(SubmissionSummary summary, boolean admin) {
        return summary.status() instanceof JudgingStatus.Finished finished && isFailed(finished.verdict())
                ? problems.bySlug(summary.slug())
                        .map(problem -> remedies(summary, problem, admin))
                        .orElse(Remedies.NONE)
                : Remedies.NONE;
    }

    private static boolean isFailed(Verdict verdict) {
        return switch (verdict) {
            case WA, TLE, MLE, OLE, RTE -> true;
            case AC, CE, JE -> false;
        };
    }

    private Remedies remedies(SubmissionSummary summary, Problem problem, boolean admin) {
        try {
            Remedies all = Remedies.of(packages.of(problem), hints.of(summary.accountId(), problem));
            boolean open = admin || entitlements.allow(summary.accountId(), summary.tier(), clock.instant());
            return open ? all : all.forReadingOnly();
        } catch (BrokenPackageException | UncheckedIOException | IllegalStateException e) {
            // The verdict is shown all the same.
            LOG.warnf(
                    e, "submission=%d problem=%s: its package cannot be read here", summary.id(), summary.displayId());
            return Remedies.NONE;
        }
    }
}
