package dev.grundy.submission.finding;

import dev.grundy.judge.result.FindingKind;
import dev.grundy.submission.verdict.KnownFindings;
import dev.grundy.submission.verdict.SubmissionSummary;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** How each kind of finding is shown, in the order of the page. First come those with a view of their own, then all others as their records say. */
public final class FindingViews {
    private static final List<OfKind> OWN = List.of(
            new OfKind(FindingKind.COUNTEREXAMPLE, of -> SearchView.of(of.summary, of.known, of.remedies, of.admin)),
            new OfKind(FindingKind.IDEA, of -> IdeaView.of(of.summary, of.known, of.admin)),
            new OfKind(FindingKind.PHASE, of -> PhaseView.of(of.summary, of.known)),
            new OfKind(FindingKind.SMALL_GAMES, of -> SmallGamesView.of(of.summary, of.known)),
            new OfKind(FindingKind.GROWTH, of -> GrowthView.of(of.summary, of.known)));

    private static final List<OfKind> ALL = Stream.concat(
                    OWN.stream(),
                    Arrays.stream(FindingKind.values())
                            .filter(kind -> OWN.stream().noneMatch(own -> own.kind == kind))
                            .map(kind -> new OfKind(kind, of -> RecordView.of(kind, kind.record(), of))))
            .toList();

    private FindingViews() {}

    public static List<FindingView<?>> all(Reading of) {
        return ALL.stream().<FindingView<?>>map(one -> one.view.of(of)).toList();
    }

    /**
     * The values that a view is made of.
     *
     * @param admin whether the reader is told faults on our side
     */
    public record Reading(SubmissionSummary summary, KnownFindings known, Remedies remedies, boolean admin) {}

    @FunctionalInterface
    private interface Making {
        FindingView<?> of(Reading reading);
    }

    private record OfKind(FindingKind kind, Making view) {}
}
