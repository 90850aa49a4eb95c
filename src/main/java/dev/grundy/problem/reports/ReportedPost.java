package dev.grundy.problem.reports;

import dev.grundy.problem.discussion.source.SourceLine;
import java.util.Optional;

/**
 * The post that a report is about, as it is now.
 *
 * @param address of the page that shows it
 * @param author  empty once their account is gone
 * @param title   empty for an answer
 * @param text    markdown; empty once it is deleted
 * @param about   the line of a submission of its author that a question is about; empty for none
 */
record ReportedPost(
        long id, String address, String author, String title, String text, Optional<SourceLine> about, State state) {
    /**
     * @param question    whether it may be locked
     * @param hidden      by moderators
     * @param belowHidden whether it answers a question that they hid
     * @param locked      by moderators
     * @param deleted     by its author, or with their account
     */
    record State(boolean question, boolean hidden, boolean belowHidden, boolean locked, boolean deleted) {}

    /** Whether others than its author and moderators find it there. */
    public boolean isShown() {
        return !state.hidden() && !state.belowHidden() && !state.deleted();
    }
}
