package dev.grundy.studio.verify;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.format.pack.PackageReading;
import dev.grundy.judge.workshop.Workshop;
import dev.grundy.studio.verify.outcome.VerifyProgress;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;

/** Tests that prove packages again, one after the other on all cells, and find what is recorded of them. */
final class ProvedAgain {
    private ProvedAgain() {}

    static Stream<DynamicTest> tests(List<PackageReading> readings, Workshop workshop) {
        ProofRecord proofs = new ProofRecord(workshop, VerifyProgress.SILENT);
        return readings.stream()
                .map(reading -> DynamicTest.dynamicTest(
                        reading.name(),
                        () -> assertThat(proofs.differences(reading))
                                .as("if that was meant: " + ProofRecord.command(reading.name()))
                                .isEmpty()));
    }
}
