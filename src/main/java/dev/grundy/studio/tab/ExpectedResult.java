package dev.grundy.studio.tab;

import dev.grundy.format.pack.FormatVersion;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/** The result that the directory of a submission promises: the groups of verdicts that the package format knows. */
enum ExpectedResult {
    ACCEPTED(true),
    REJECTED(true),
    WRONG_ANSWER(true),
    TIME_LIMIT_EXCEEDED(true),
    RUN_TIME_ERROR(true),
    BRUTE_FORCE(true),
    PARTIALLY_ACCEPTED(false),
    COMPILER_ERROR(false),
    MEMORY_LIMIT_EXCEEDED(false),
    OUTPUT_LIMIT_EXCEEDED(false);

    /** The legacy formats know all of them. */
    private final boolean isOfCurrent;

    ExpectedResult(boolean isOfCurrent) {
        this.isOfCurrent = isOfCurrent;
    }

    /** Of its submissions, below {@code submissions}. */
    public String folder() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** Empty for a directory that says nothing about its submissions. */
    static Optional<ExpectedResult> ofFolder(String folder) {
        return Stream.of(values())
                .filter(result -> result.folder().equals(folder))
                .findFirst();
    }

    /** Those that a version of the format knows. */
    static List<ExpectedResult> of(FormatVersion format) {
        return Stream.of(values())
                .filter(result -> format.isLegacy() || result.isOfCurrent)
                .toList();
    }
}
