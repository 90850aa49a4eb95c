package dev.grundy.submission.page;

import dev.grundy.base.database.Query;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.format.pack.BrokenPackageException;
import dev.grundy.people.tier.Entitlements;
import dev.grundy.problem.catalogue.Problem;
import dev.grundy.problem.catalogue.ProblemRepository;
import dev.grundy.problem.pages.NextHints;
import dev.grundy.problem.text.LivePackages;
import dev.grundy.submission.finding.Remedies;
import dev.grundy.submission.verdict.JudgingStatus;
import dev.grundy.submission.verdict.SubmissionSummary;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.util.Optional;
import org.jboss.logging.Logger;

/** Answers the next steps of a failed program's sender. Its callers have a request context. Thread-safe. */
@ApplicationScoped
class RemedyViews {
    private static final Logger LOG = Logger.getLogger(RemedyViews.class);

    private final ProblemRepository problems;
    private final LivePackages packages;
    private final NextHints hints;
    private final Entitlements entitlements;
    private final Clock clock;

    RemedyViews(
            ProblemRepository problems,
            LivePackages packages,
            NextHints hints,
            Entitlements entitlements,
            Clock clock) {
        this.problems = problems;
        this.packages = packages;
        this.hints = hints;
        this.entitlements = entitlements;
        this.clock = clock;
    }

    /** How many hints of the problem the sender of a failed submission has opened. */
    record Question(SubmissionSummary summary, Problem problem, Query<Integer> opened) {}

    /** Empty before a verdict that something can be done about, and where the problem is not published. */
    Optional<Question> question(SubmissionSummary summary) {
        return summary.status() instanceof JudgingStatus.Finished finished && isFailed(finished.verdict())
                ? published(summary)
                : Optional.empty();
    }

    Remedies of(Question question, int opened, boolean admin) {
        SubmissionSummary summary = question.summary();
        Problem problem = question.problem();
        try {
            Remedies all = Remedies.of(packages.of(problem), hints.next(problem, opened));
            boolean open = admin || entitlements.allow(summary.accountId(), summary.tier(), clock.instant());
            return open ? all : all.forReadingOnly();
        } catch (BrokenPackageException | UncheckedIOException | IllegalStateException e) {
            // The verdict is shown all the same.
            LOG.warnf(
                    e, "submission=%d problem=%s: its package cannot be read here", summary.id(), summary.displayId());
            return Remedies.NONE;
        }
    }

    /** The remedies for an accepted program that the live version refuses. */
    Remedies ofRefused(SubmissionSummary summary, boolean admin) {
        return published(summary)
                .map(one -> of(one, one.opened().ask(), admin))
                .orElse(Remedies.NONE)
                .toRunAgain();
    }

    private Optional<Question> published(SubmissionSummary summary) {
        return problems.bySlug(summary.slug())
                .map(problem -> new Question(summary, problem, hints.opened(summary.accountId(), problem)));
    }

    private static boolean isFailed(Verdict verdict) {
        return switch (verdict) {
            case WA, TLE, MLE, OLE, RTE -> true;
            case AC, CE, JE -> false;
        };
    }
}
