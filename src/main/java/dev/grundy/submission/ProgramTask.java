package dev.grundy.submission;

import dev.grundy.kernel.ContentHash;

/**
 * A submitted program and the package version to try it with: what work about a submission reads.
 *
 * @param packageHash content of the package version
 * @param language    identifier in languages.yaml
 * @param source      the program's bytes; not copied, so not to be written to
 */
public record ProgramTask(long packageVersionId, ContentHash packageHash, String language, byte[] source) {}
