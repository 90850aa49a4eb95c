package dev.grundy.problem.discussion.source;

import java.util.Optional;

/**
 * A line that a question is about, as its reader sees it.
 *
 * @param own     whether the reader sent the submission
 * @param excerpt empty where the reader may not see code
 */
public record ShownLine(SourceLine about, boolean own, Optional<SourceExcerpt> excerpt) {}
