package dev.grundy.problem.discussion.notice;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A portion of somebody's questions, and the way to the others.
 *
 * @param page which portion it is, from 1
 * @param more whether another follows
 */
public record OwnQuestionList(List<OwnQuestion> questions, int page, boolean more) {
    static final String PATH = "/discussion";

    public OwnQuestionList {
        questions = List.copyOf(questions);
    }

    /** The largest id of a new answer to one of them; 0 without any. */
    public long latest() {
        return questions.stream()
                .mapToLong(question -> question.news().last())
                .max()
                .orElse(0);
    }

    /** Of the first portion; null on that one. */
    public @Nullable String first() {
        return page > 1 ? PATH : null;
    }

    /** Of the portion after this one; null where none follows. */
    public @Nullable String next() {
        return more ? PATH + "?page=" + (page + 1) : null;
    }
}
