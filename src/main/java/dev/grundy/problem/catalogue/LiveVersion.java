package dev.grundy.problem.catalogue;

import dev.grundy.base.kernel.ContentHash;

/** The package version that a published problem is judged by now. */
public record LiveVersion(long id, String displayId, ContentHash hash) {}
