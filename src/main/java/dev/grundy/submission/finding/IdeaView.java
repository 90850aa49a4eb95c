package dev.grundy.submission.finding;

import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.IdeaFinding;
import dev.grundy.submission.verdict.Finding;
import dev.grundy.submission.verdict.KnownFindings;
import dev.grundy.submission.verdict.SubmissionSummary;
import java.util.Objects;
import java.util.Optional;

/**
 * The part of a submission's page that tells, to a person who presses it, which idea explains a wrong answer.
 *
 * @param admin whether the reader is told faults on our side
 */
public record IdeaView(SubmissionSummary summary, Optional<Finding<IdeaFinding>> finding, boolean admin)
        implements FindingView<IdeaFinding> {
    static IdeaView of(SubmissionSummary summary, KnownFindings known, boolean admin) {
        return new IdeaView(summary, known.of(FindingKind.IDEA, IdeaFinding.class), admin);
    }

    @Override
    public FindingKind kind() {
        return FindingKind.IDEA;
    }

    /** Where there is nothing to tell, not even that it was looked for. */
    @Override
    public boolean isShown() {
        return !isOver() || isTold() || fault().isPresent();
    }

    @Override
    public boolean isReadAgain() {
        return true;
    }

    public boolean isTold() {
        return told().isPresent();
    }

    /** That both answer wrongly with the same words; 0 where nothing is told. */
    public int tests() {
        return told().map(IdeaFinding::tests).orElse(0);
    }

    /** In the reader's language, to follow "like one that"; empty where nothing is told. */
    public String inWords() {
        return told().map(told -> FindingView.inWords(
                        Objects.requireNonNull(told.idea()), Objects.requireNonNull(told.ideaGerman())))
                .orElse("");
    }

    /** Where it is explained. */
    public Optional<String> explainedAt() {
        return told().map(IdeaFinding::anchor).map(anchor -> "/problems/" + summary.slug() + "/editorial#" + anchor);
    }

    /** The message about a fault of ours, for admins. */
    public Optional<String> fault() {
        return finding.filter(known -> admin).flatMap(Finding::fault);
    }

    private Optional<IdeaFinding> told() {
        return finding.flatMap(Finding::known).filter(known -> known.idea() != null);
    }
}
