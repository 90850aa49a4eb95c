package dev.grundy.web.feed;

import java.time.Instant;

/** The facts of a published problem that everybody may know. */
record ListedProblem(String slug, String title, String summary, Instant createdAt, Instant updatedAt) {}
