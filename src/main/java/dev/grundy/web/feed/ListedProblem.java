package dev.grundy.web.feed;

import java.time.Instant;

/** What everybody may know of a published problem. */
record ListedProblem(String slug, String title, String summary, Instant createdAt, Instant updatedAt) {}
