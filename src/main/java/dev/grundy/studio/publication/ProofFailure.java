package dev.grundy.studio.publication;

import dev.grundy.studio.copy.FilePath;
import dev.grundy.studio.proof.FoundPlace;
import dev.grundy.studio.verify.report.PackageReport;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Why a proof is red, in one thing.
 *
 * @param check label of the check that found it
 * @param path of the file that it names; empty where it names none
 * @param line in that file
 */
record ProofFailure(String check, String found, String cure, Optional<FilePath> path, Optional<Integer> line) {
    private static final String ERROR = "error";

    /** Every error of a report, in its order. */
    static List<ProofFailure> of(PackageReport report) {
        return report.checks().stream()
                .filter(check -> check.status().equals(ERROR))
                .flatMap(ProofFailure::of)
                .toList();
    }

    private static Stream<ProofFailure> of(PackageReport.CheckJson check) {
        return check.findings().isEmpty()
                ? Stream.of(of(check.name(), check.found(), check.expected()))
                : check.findings().stream()
                        .filter(finding -> finding.status().equals(ERROR))
                        .map(finding -> of(check.name(), finding.found(), finding.cure()));
    }

    private static ProofFailure of(String check, String found, String cure) {
        Optional<FoundPlace> place = FoundPlace.of(found);
        return new ProofFailure(
                check, found, cure, place.map(FoundPlace::path).flatMap(FilePath::parse), place.map(FoundPlace::line));
    }
}
