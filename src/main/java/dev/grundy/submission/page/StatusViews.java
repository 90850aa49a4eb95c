package dev.grundy.submission.page;

import dev.grundy.base.database.Query;
import dev.grundy.base.queue.Ahead;
import dev.grundy.submission.finding.FailureView;
import dev.grundy.submission.finding.FindingViews;
import dev.grundy.submission.finding.Remedies;
import dev.grundy.submission.finding.SolveAgain;
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
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Puts together a submission's views for pages, panels and streams. Thread-safe. */
@ApplicationScoped
class StatusViews {
    private final JudgingRepository judgings;
    private final FindingRepository findings;
    private final SolveAgainViews solvesAgain;
    private final RemedyViews remedies;
    private final Successes successes;
    private final SubmissionRepository submissions;
    private final JudgePresence judges;

    StatusViews(
            JudgingRepository judgings,
            FindingRepository findings,
            SolveAgainViews solvesAgain,
            RemedyViews remedies,
            Successes successes,
            SubmissionRepository submissions,
            JudgePresence judges) {
        this.judgings = judgings;
        this.findings = findings;
        this.solvesAgain = solvesAgain;
        this.remedies = remedies;
        this.successes = successes;
        this.submissions = submissions;
        this.judges = judges;
    }

    /** A submission's page: its status, and the answer of {@link SolveAgainViews}. */
    record Page(StatusView status, Optional<SolveAgainView> again) {}

    /** @param admin whether the reader is told faults on our side */
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

    /** The page for a teacher of the sender: verdict and tests, and nothing that its sender did or could do next. */
    Page shared(SubmissionDetail detail) {
        SubmissionSummary summary = detail.summary();
        return new Page(
                view(
                        detail,
                        false,
                        new FindingViews.Reading(summary, KnownFindings.NONE, Remedies.NONE, false),
                        Optional.empty(),
                        submissions.previous(summary.id()).ask().map(String::valueOf)),
                Optional.empty());
    }

    /** All that the page of a finished one tells comes with one statement. */
    private Page finished(SubmissionDetail detail, boolean admin) {
        SubmissionSummary summary = detail.summary();
        Query<KnownFindings> known = findings.query(summary.id());
        Query<Optional<Long>> previous = submissions.previous(summary.id());
        Query<Optional<SolveAgain>> again = solvesAgain.question(summary);
        Optional<Successes.Questions> success = successes.questions(summary);
        Optional<RemedyViews.Question> failed = remedies.question(summary);
        List<Query<?>> all = new ArrayList<>(List.of(known, previous, again));
        success.ifPresent(questions -> all.addAll(questions.all()));
        failed.ifPresent(question -> all.add(question.opened()));
        Query.Answers answers = Query.together(all);
        Remedies left = failed.map(question -> remedies.of(question, answers.to(question.opened()), admin))
                .orElse(Remedies.NONE);
        return new Page(
                view(
                        detail,
                        admin,
                        new FindingViews.Reading(summary, answers.to(known), left, admin),
                        success.map(questions -> successes.of(questions, answers)),
                        answers.to(previous).map(String::valueOf)),
                solvesAgain.of(summary, answers.to(again), admin));
    }

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
}
