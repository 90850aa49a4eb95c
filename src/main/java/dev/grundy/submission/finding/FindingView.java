package dev.grundy.submission.finding;

import dev.grundy.judge.result.FindingKind;
import dev.grundy.submission.verdict.Finding;
import dev.grundy.submission.verdict.SubmissionSummary;
import dev.grundy.web.frame.PageLanguage;
import dev.grundy.web.frame.ReaderLanguage;
import io.quarkus.qute.Qute;
import java.util.Optional;

/**
 * The part of a submission's page that shows a finding about its program, or its progress. It changes while it is watched.
 *
 * @param <T> the record of its kind
 */
public interface FindingView<T> {
    SubmissionSummary summary();

    /** Empty where nothing is found out: no verdict yet, or one that the finding explains nothing of. */
    Optional<Finding<T>> finding();

    FindingKind kind();

    /** The part as the page shows it, as safe HTML: the template in {@code submission} that has the name of the kind. */
    default String html() {
        return Qute.engine()
                .getTemplate("submission/finding/" + kind().address() + ".html")
                .data("view", this)
                .render();
    }

    /** A fault of ours is no news: the verdict stands. */
    default boolean isShown() {
        return finding().isPresent() && finding().get().fault().isEmpty();
    }

    /** Whether a page without scripts is read again until it is over; one that waits for an idle node may take hours. */
    default boolean isReadAgain() {
        return false;
    }

    /** Whether nothing more will come. */
    default boolean isOver() {
        return isJudged() && !isWaiting();
    }

    /** Whether the judging is over, which is told together with the findings that a verdict asks for. */
    default boolean isJudged() {
        return summary().status().isOver();
    }

    default boolean isWaiting() {
        return finding().isPresent() && !finding().get().isOver();
    }

    /** How many inputs, games or sizes are done while it is not over. */
    default long done() {
        return finding().map(Finding::done).orElse(0L);
    }

    /** Changes whenever there is something new to show. */
    default String revision() {
        return finding().map(Finding::revision).orElse(isJudged() ? "none" : "before");
    }

    /** That of the two which is in the reader's language. */
    static String inWords(String english, String german) {
        return ReaderLanguage.now() == PageLanguage.GERMAN ? german : english;
    }
}
