package dev.grundy.problem.discussion;

import dev.grundy.problem.discussion.source.SourceLine;
import java.time.Instant;
import java.util.Optional;

/**
 * A question under a problem, or an answer to one.
 *
 * @param question the question that it answers; empty for a question
 * @param author   empty once their account is gone
 * @param title    empty for an answer, and for a post that was deleted
 * @param about    the line of a submission of its author that a question is about; empty for none
 * @param number   of the text that is shown; goes up with each change, 0 when the texts are gone
 * @param answers  how many there are that all may read
 */
public record Post(
        long id,
        Optional<Long> question,
        Optional<Author> author,
        String title,
        String text,
        Optional<SourceLine> about,
        int number,
        Instant madeAt,
        Instant changedAt,
        State state,
        long answers,
        long helpfulAnswers) {
    /** The author of a post. */
    public record Author(long account, String name) {}

    /**
     * @param helpful whether the author of the question calls the answer so
     * @param hidden  by moderators
     * @param locked  by moderators, of a question
     * @param deleted by its author, or with their account
     */
    public record State(boolean helpful, boolean hidden, boolean locked, boolean deleted) {
        /** Whether a question takes no answers. */
        public boolean isShut() {
            return hidden || locked || deleted;
        }
    }

    public boolean isChanged() {
        return number > 1;
    }

    boolean isBy(long account) {
        return author.filter(known -> known.account() == account).isPresent();
    }

    /** Whether a question has anything left that all may read: its text, or answers. */
    boolean isLeft() {
        return !state.deleted() || answers > 0;
    }

    /** The question whose page shows the post. */
    public long page() {
        return question.orElse(id);
    }
}
