package dev.grundy.submission.finding;

import dev.grundy.judge.result.FindingKind;
import dev.grundy.submission.verdict.KnownFindings;
import dev.grundy.submission.verdict.SubmissionSummary;
import java.util.List;

/** How each kind of finding is shown, in the order of the page. A new kind is one more line. */
public final class FindingViews {
    private static final List<OfKind> ALL = List.of(
            new OfKind(FindingKind.COUNTEREXAMPLE, of -> SearchView.of(of.summary, of.known, of.remedies, of.admin)),
            new OfKind(FindingKind.IDEA, of -> IdeaView.of(of.summary, of.known, of.admin)),
            new OfKind(FindingKind.PHASE, of -> PhaseView.of(of.summary, of.known)),
            new OfKind(FindingKind.SMALL_GAMES, of -> SmallGamesView.of(of.summary, of.known)),
            new OfKind(FindingKind.GROWTH, of -> GrowthView.of(of.summary, of.known)));

    private FindingViews() {}

    public static List<FindingView<?>> all(Reading of) {
        return ALL.stream().<FindingView<?>>map(one -> one.view.of(of)).toList();
    }

    /** In the order of the page. */
    static List<FindingKind> kinds() {
        return ALL.stream().map(OfKind::kind).toList();
    }

    public static FindingView<?> one(FindingKind kind, Reading of) {
        return ALL.stream()
                .filter(one -> one.kind == kind)
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("the finding " + kind + " has no view; add its line here"))
                .view
                .of(of);
    }

    /**
     * What a view is made of.
     *
     * @param admin whether the reader is told what went wrong on our side
     */
    public record Reading(SubmissionSummary summary, KnownFindings known, Remedies remedies, boolean admin) {}

    @FunctionalInterface
    private interface Making {
        FindingView<?> of(Reading reading);
    }

    private record OfKind(FindingKind kind, Making view) {}
}
