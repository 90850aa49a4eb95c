package dev.grundy.problem.discussion.source;

import dev.grundy.web.frame.FormErrors;
import java.util.Optional;

/**
 * The line as it was typed, and its meaning.
 *
 * @param excerpt of the line; empty where there is none
 * @param errors  of the field {@code line}; none for a question that is asked without it
 */
public record CheckedLine(TypedLine typed, Optional<SourceExcerpt> excerpt, FormErrors errors) {
    /** Of a form that is about no line. */
    public static final CheckedLine NONE = new CheckedLine(TypedLine.NONE, Optional.empty(), FormErrors.none());

    /** The line that a question is asked about; empty for none. */
    public Optional<SourceLine> about() {
        return typed.without() ? Optional.empty() : excerpt.map(SourceExcerpt::about);
    }
}
