package dev.grundy.studio.verify;

import dev.grundy.format.pack.PackageReading;
import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.studio.verify.outcome.Status;
import dev.grundy.studio.verify.outcome.VerifyOptions;
import dev.grundy.studio.verify.outcome.VerifyProgress;
import dev.grundy.studio.verify.outcome.VerifyReport;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Proves packages by the checks that are recorded, and keeps the outcome beside them or compares it. Safe for use by several threads. */
public final class ProofRecord {
    private final Verification verification;

    public ProofRecord(Workshop workshop, VerifyProgress progress) {
        this.verification = new Verification(workshop, VerifyOptions.RECORDED, progress);
    }

    /** The command that proves a package for the record. */
    public static String command(String problem) {
        return "./grundy verify --record " + problem;
    }

    /** Proves a package, and writes its {@code proof.json} if all is green; else that file stays as it is. */
    public VerifyReport record(PackageReading reading) {
        VerifyReport report = verification.verify(reading);
        if (report.isGreen()) {
            RecordedProof.of(report).write(root(reading));
        }
        return report;
    }

    /**
     * Proves a package again, and answers the differences from its {@code proof.json}, each as a clause; empty if there are none.
     *
     * @throws dev.grundy.format.pack.BrokenPackageException if the package cannot be read
     * @throws dev.grundy.base.kernel.UnusableException if that file is no proof
     */
    public List<String> differences(PackageReading reading) {
        Optional<RecordedProof> recorded = RecordedProof.read(root(reading));
        if (recorded.isEmpty()) {
            return List.of("there is no " + ProblemPackage.PROOF);
        }
        VerifyReport report = verification.verify(reading);
        return Stream.concat(
                        recorded.get().differences(RecordedProof.of(report)).stream(),
                        report.checks().stream()
                                .filter(result -> result.status() == Status.ERROR)
                                .flatMap(result -> result.findings().stream()
                                        .filter(finding -> finding.status() == Status.ERROR)
                                        .map(finding -> result.check().label() + ": " + finding)))
                .toList();
    }

    private static Path root(PackageReading reading) {
        return reading.orThrow().root();
    }
}
