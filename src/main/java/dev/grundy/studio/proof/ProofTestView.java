package dev.grundy.studio.proof;

import dev.grundy.studio.verify.report.PackageReport;
import dev.grundy.studio.verify.report.TestEvidence;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * One test of a proof as its page shows it.
 *
 * @param evidence empty where none was kept
 * @param programs those that were run on it
 * @param before   the name of the test that is judged before it
 * @param after    the name of the one that comes next
 */
public record ProofTestView(
        PackageProof proof,
        String test,
        Optional<TestEvidence> evidence,
        List<Seen> programs,
        Optional<String> before,
        Optional<String> after) {

    /**
     * The result of a program on the test.
     *
     * @param number of its column in the matrix, from 1
     * @param output the beginning of an output that was not accepted, else empty
     */
    public record Seen(int number, ProofMatrix.Program program, ProofMatrix.Cell cell, String output) {}

    /** Empty if there is no report that knows such a test. */
    static Optional<ProofTestView> of(
            Optional<PackageProof> proof, String test, Supplier<Optional<TestEvidence>> evidence) {
        return proof.flatMap(found -> found.state() instanceof PackageProof.Proved(var report)
                        && report.tests().contains(test)
                ? Optional.of(of(found, report, test, evidence.get()))
                : Optional.empty());
    }

    private static ProofTestView of(
            PackageProof proof, PackageReport report, String test, Optional<TestEvidence> evidence) {
        int index = report.tests().indexOf(test);
        return new ProofTestView(
                proof,
                test,
                evidence,
                seen(ProofMatrix.of(report), index, evidence),
                at(report.tests(), index - 1),
                at(report.tests(), index + 1));
    }

    private static List<Seen> seen(ProofMatrix matrix, int index, Optional<TestEvidence> evidence) {
        List<Optional<ProofMatrix.Cell>> cells = matrix.rows().get(index).cells();
        List<Seen> seen = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            ProofMatrix.Program program = matrix.programs().get(i);
            int number = i + 1;
            cells.get(i).ifPresent(cell -> seen.add(new Seen(number, program, cell, output(program, evidence))));
        }
        return List.copyOf(seen);
    }

    private static String output(ProofMatrix.Program program, Optional<TestEvidence> evidence) {
        return evidence.map(kept -> kept.outputs().getOrDefault(program.folder() + program.name(), ""))
                .orElse("");
    }

    private static Optional<String> at(List<String> tests, int index) {
        return index < 0 || index >= tests.size() ? Optional.empty() : Optional.of(tests.get(index));
    }
}
