package dev.grundy.submission.draft;

import java.time.Instant;

/**
 * A text that somebody wrote in an editor.
 *
 * @param language identifier in languages.yaml
 * @param source   at most 64 KiB; may be empty
 * @param version  counts changes from 1; 0 where none is kept
 */
public record Draft(String language, String source, int version, Instant updatedAt) {}
