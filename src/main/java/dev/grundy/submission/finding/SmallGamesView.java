package dev.grundy.submission.finding;

import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.SmallGamesFinding;
import dev.grundy.submission.verdict.Finding;
import dev.grundy.submission.verdict.KnownFindings;
import dev.grundy.submission.verdict.SubmissionSummary;
import java.util.Optional;
import java.util.OptionalInt;

/** The part of an accepted submission's page that tells how it does on all small games. */
public record SmallGamesView(SubmissionSummary summary, Optional<Finding<SmallGamesFinding>> finding)
        implements FindingView<SmallGamesFinding> {
    static SmallGamesView of(SubmissionSummary summary, KnownFindings known) {
        return new SmallGamesView(summary, known.of(FindingKind.SMALL_GAMES, SmallGamesFinding.class));
    }

    @Override
    public FindingKind kind() {
        return FindingKind.SMALL_GAMES;
    }

    /** Whether it is right on each of them. */
    public boolean isRight() {
        return known().filter(known -> known.failure() == null && known.tried() == known.games())
                .isPresent();
    }

    /** Whether it is right on the first of them, and then its time was up. */
    public boolean isCut() {
        return known().filter(known -> known.failure() == null && known.tried() < known.games())
                .isPresent();
    }

    /** The smallest game on which it is wrong: the tests miss it. */
    public Optional<FailureView> failure() {
        return known().map(SmallGamesFinding::failure).map(wrong -> FailureView.of(wrong, Remedies.NONE));
    }

    /** How many were tried. */
    public long tried() {
        return known().map(known -> (long) known.tried()).orElseGet(this::done);
    }

    /** How many there are; 0 while that is not known. */
    public int count() {
        return known().map(SmallGamesFinding::games).orElse(0);
    }

    /** The name of the small games, in the reader's language; empty while that is not known. */
    public String are() {
        return known().map(known -> FindingView.inWords(known.gamesAre(), known.gamesGerman()))
                .orElse("");
    }

    /** None: an accepted program needs no hint. */
    public OptionalInt nextHint() {
        return OptionalInt.empty();
    }

    private Optional<SmallGamesFinding> known() {
        return finding.flatMap(Finding::known);
    }
}
