package dev.grundy.problem.discussion;

import dev.grundy.format.difference.Difference;
import java.time.Instant;

/**
 * A text of a post, as it was written once.
 *
 * @param number from 1, the text that the post began with
 * @param title  empty for an answer
 */
public record Revision(int number, String title, String text, Instant writtenAt) {
    /** The difference from the text before. */
    Difference since(Revision before) {
        return Difference.of(before.whole(), whole());
    }

    private String whole() {
        return title.isEmpty() ? text : title + "\n\n" + text;
    }
}
