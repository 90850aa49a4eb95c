package dev.grundy.submission.page;

import dev.grundy.base.database.Query;
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
import dev.grundy.submission.finding.SolveAgain;
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
import java.util.ArrayList;
import java.util.List;
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

    /** A submission's page: its status, and what {@link #again} says. */
    record Page(StatusView status, Optional<SolveAgainView> again) {}

    /** @param admin whether the reader is told what went wrong on our side */
    @ActivateRequestContext
    StatusView status(SubmissionDetail detail, boolean admin) {
        return page(detail, admin).status();
    }

    /** @param admin whether the reader is told what went wrong on our side */
    @ActivateRequestContext
    Page page(SubmissionDetail detail, boolean admin) {
        return detail.summary().status().isFinished()
                ? finished(detail, admin)
                : new Page(
                        view(
                                detail,
                                admin,
                                new FindingViews.Reading(detail.summary(), KnownFindings.NONE, Remedies.NONE, admin),
                                Optional.empty(),
                                Optional.empty()),
                        Optional.empty());
    }

    /** All that the page of a finished one tells comes with one statement. */
    private Page finished(SubmissionDetail detail, boolean admin) {
        SubmissionSummary summary = detail.summary();
        Query<KnownFindings> known = findings.query(summary.id());
        Query<Optional<Long>> previous = submissions.previous(summary.id());
        Query<Optional<SolveAgain>> again = solvesAgain.of(summary.id());
        Optional<Successes.Questions> success = successes.questions(summary);
        Optional<Hinted> hinted =
                failedAt(summary).map(problem -> new Hinted(problem, hints.opened(summary.accountId(), problem)));
        List<Query<?>> all = new ArrayList<>(List.of(known, previous, again));
        success.ifPresent(questions -> all.addAll(questions.all()));
        hinted.ifPresent(question -> all.add(question.opened()));
        Query.Answers answers = Query.together(all);
        Remedies remedies = hinted.map(
                        question -> remedies(summary, question.problem(), answers.to(question.opened()), admin))
                .orElse(Remedies.NONE);
        return new Page(
                view(
                        detail,
                        admin,
                        new FindingViews.Reading(summary, answers.to(known), remedies, admin),
                        success.map(questions -> successes.of(questions, answers)),
                        answers.to(previous).map(String::valueOf)),
                again(summary, answers.to(again), admin));
    }

    /** A problem that was not solved, and how many of its hints are open. */
    private record Hinted(Problem problem, Query<Integer> opened) {}

    private StatusView view(
            SubmissionDetail detail,
            boolean admin,
            FindingViews.Reading reading,
            Optional<Success> success,
            Optional<String> previous) {
        SubmissionSummary summary = detail.summary();
        return new StatusView(
                detail,
                summary.status().isOver()
                        ? Ahead.NONE
                        : judgings.ahead(summary.status().judgingId()),
                judges.stateFor(summary.status() instanceof JudgingStatus.Queued),
                admin,
                detail.firstFailure().map(failure -> FailureView.of(failure, reading.remedies())),
                success,
                FindingViews.all(reading),
                previous);
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
        return again(summary, solvesAgain.of(summary.id()).ask(), admin);
    }

    private Optional<SolveAgainView> again(SubmissionSummary summary, Optional<SolveAgain> found, boolean admin) {
        return found.map(again -> {
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
        return failedAt(summary)
                .map(problem -> remedies(summary, problem, admin))
                .orElse(Remedies.NONE);
    }

    /** The problem of a verdict that something can be done about, while it is published. */
    private Optional<Problem> failedAt(SubmissionSummary summary) {
        return summary.status() instanceof JudgingStatus.Finished finished && isFailed(finished.verdict())
                ? problems.bySlug(summary.slug())
                : Optional.empty();
    }

    private static boolean isFailed(Verdict verdict) {
        return switch (verdict) {
            case WA, TLE, MLE, OLE, RTE -> true;
            case AC, CE, JE -> false;
        };
    }

    private Remedies remedies(SubmissionSummary summary, Problem problem, boolean admin) {
        return remedies(
                summary, problem, hints.opened(summary.accountId(), problem).ask(), admin);
    }

    private Remedies remedies(SubmissionSummary summary, Problem problem, int openedHints, boolean admin) {
        try {
            Remedies all = Remedies.of(packages.of(problem), hints.next(problem, openedHints));
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
