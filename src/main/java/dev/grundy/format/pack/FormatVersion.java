package dev.grundy.format.pack;

import java.util.Arrays;
import java.util.Optional;

/** The versions of the ICPC/Kattis problem package format that are read; a package without a version is legacy. */
public enum FormatVersion {
    LEGACY("legacy"),
    LEGACY_ICPC("legacy-icpc"),
    DRAFT_2023_07("2023-07-draft"),
    V2025_09("2025-09");

    private final String label;

    FormatVersion(String label) {
        this.label = label;
    }

    /** As written in {@code problem_format_version}. */
    public String label() {
        return label;
    }

    public static Optional<FormatVersion> of(String label) {
        return Arrays.stream(values())
                .filter(version -> version.label.equals(label))
                .findFirst();
    }

    public boolean isLegacy() {
        return this == LEGACY || this == LEGACY_ICPC;
    }
}
