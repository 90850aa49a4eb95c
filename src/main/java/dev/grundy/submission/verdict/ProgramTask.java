package dev.grundy.submission.verdict;

import dev.grundy.base.database.DatabaseException;
import dev.grundy.base.kernel.ContentHash;
import dev.grundy.format.language.SourceText;
import java.util.function.Supplier;

/**
 * A submitted program and the package version to try it with, as work about a submission reads them.
 *
 * @param packageHash content of the package version
 * @param archive     reads the package as a zip; throws {@link DatabaseException} once the lease is lost
 * @param language    identifier in languages.yaml
 * @param owner       stands for the sender, and names nobody
 */
public record ProgramTask(
        long packageVersionId,
        ContentHash packageHash,
        Supplier<byte[]> archive,
        String language,
        SourceText source,
        ContentHash owner) {}
