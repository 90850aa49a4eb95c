package dev.grundy.submission.finding;

import dev.grundy.judge.result.Counterexample;
import dev.grundy.judge.result.Excerpt;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.FirstFailure;
import dev.grundy.judge.result.SearchFinding;
import dev.grundy.people.account.CurrentAccount;
import dev.grundy.submission.verdict.Finding;
import dev.grundy.submission.verdict.FindingRepository;
import dev.grundy.submission.verdict.SubmissionAccess;
import dev.grundy.submission.verdict.SubmissionDetail;
import io.vertx.ext.web.RoutingContext;
import jakarta.enterprise.context.RequestScoped;
import jakarta.inject.Named;
import java.util.List;
import java.util.Optional;

/**
 * Answers templates which input of one's own the address of a problem's page asks for. It is the smallest on which a submission was
 * seen to fail ({@code ?smallest-failing=}) or the one of its first failing test ({@code ?first-failing=}). Either parameter is
 * the submission's number.
 */
@RequestScoped
@Named("failingInputs")
public class FailingInputs {
    private final RoutingContext request;
    private final CurrentAccount current;
    private final SubmissionAccess access;
    private final FindingRepository findings;
    private final SolveAgainRepository solvesAgain;

    FailingInputs(
            RoutingContext request,
            CurrentAccount current,
            SubmissionAccess access,
            FindingRepository findings,
            SolveAgainRepository solvesAgain) {
        this.request = request;
        this.current = current;
        this.access = access;
        this.findings = findings;
        this.solvesAgain = solvesAgain;
    }

    /** None for an id that is no failed submission of this person to the problem, and for an input that is not known whole. */
    public List<String> of(String slug) {
        return submission("smallest-failing", slug)
                .flatMap(this::smallest)
                .or(() -> submission("first-failing", slug).flatMap(FailingInputs::first))
                .or(() -> submission("again-failing", slug).flatMap(this::again))
                .filter(input -> !Excerpt.isCut(input))
                .map(List::of)
                .orElse(List.of());
    }

    private Optional<SubmissionDetail> submission(String parameter, String slug) {
        return Optional.ofNullable(request.request().getParam(parameter))
                .filter(unused -> current.person().isPresent())
                .flatMap(access::find)
                .filter(detail -> detail.summary().slug().equals(slug));
    }

    private Optional<String> smallest(SubmissionDetail detail) {
        return findings.of(detail.summary().id(), FindingKind.COUNTEREXAMPLE, SearchFinding.class)
                .flatMap(Finding::known)
                .map(SearchFinding::failure)
                .map(Counterexample::input);
    }

    private Optional<String> again(SubmissionDetail detail) {
        return solvesAgain
                .of(detail.summary().id())
                .ask()
                .flatMap(SolveAgain::failure)
                .map(FirstFailure::input);
    }

    private static Optional<String> first(SubmissionDetail detail) {
        return detail.firstFailure().map(FirstFailure::input);
    }
}
