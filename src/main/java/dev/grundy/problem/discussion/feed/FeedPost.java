package dev.grundy.problem.discussion.feed;

import java.time.Instant;
import java.util.Optional;

/**
 * A question or an answer that guests may read.
 *
 * @param question the one that it answers, or its own id
 * @param title    of the question
 * @param line     of a submission that a question is about, its number; empty for none
 * @param text     markdown of a question; empty for an answer, which is folded for guests
 */
record FeedPost(
        long id,
        long question,
        String title,
        String author,
        Optional<Integer> line,
        Optional<String> text,
        Instant madeAt,
        Instant changedAt) {
    boolean isQuestion() {
        return id == question;
    }
}
