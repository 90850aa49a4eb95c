package dev.grundy.studio.proof;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import dev.grundy.studio.verify.report.PackageReport;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/**
 * Which program of a package gets which verdict on which test, as its page shows it. It has a row for each test, since there are more
 * tests than programs.
 */
public record ProofMatrix(List<Program> programs, List<Row> rows) {
    private static final double NANOS_PER_SECOND = 1e9;

    /**
     * A program at the head of its column.
     *
     * @param verdict the verdict that a judging would give
     * @param slowest of its runs; empty when nothing ran
     */
    public record Program(
            String folder,
            String name,
            Verdict verdict,
            boolean asExpected,
            String expected,
            Optional<Duration> slowest) {}

    /** A test, with a cell for each program; empty where it was not run. */
    public record Row(String test, List<Optional<Cell>> cells) {}

    /** One program on one test. */
    public record Cell(Verdict verdict, Duration cpu, MemorySize memory, String message) {}

    static ProofMatrix of(PackageReport report) {
        return new ProofMatrix(
                report.submissions().stream().map(ProofMatrix::program).toList(),
                report.tests().stream()
                        .map(test -> new Row(
                                test,
                                report.submissions().stream()
                                        .map(row -> Optional.ofNullable(
                                                        row.tests().get(test))
                                                .map(ProofMatrix::cell))
                                        .toList()))
                        .toList());
    }

    private static Program program(PackageReport.RowJson row) {
        int slash = row.submission().lastIndexOf('/');
        return new Program(
                row.submission().substring(0, slash + 1),
                row.submission().substring(slash + 1),
                Verdict.valueOf(row.verdict()),
                row.asExpected(),
                String.join(", ", row.expected()),
                row.tests().values().stream()
                        .map(cell -> duration(cell.cpuTimeS()))
                        .max(Duration::compareTo));
    }

    private static Cell cell(PackageReport.CellJson cell) {
        return new Cell(
                Verdict.valueOf(cell.verdict()),
                duration(cell.cpuTimeS()),
                MemorySize.ofBytes(cell.memoryBytes()),
                cell.message());
    }

    static Duration duration(double seconds) {
        return Duration.ofNanos(Math.round(seconds * NANOS_PER_SECOND));
    }
}
