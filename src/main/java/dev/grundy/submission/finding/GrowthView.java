package dev.grundy.submission.finding;

import dev.grundy.base.kernel.Verdict;
import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.growth.GrowthFinding;
import dev.grundy.judge.result.growth.Measured;
import dev.grundy.judge.result.growth.Measurement;
import dev.grundy.submission.verdict.Finding;
import dev.grundy.submission.verdict.JudgingStatus;
import dev.grundy.submission.verdict.KnownFindings;
import dev.grundy.submission.verdict.SubmissionSummary;
import dev.grundy.web.chart.LogChart;
import java.util.List;
import java.util.Optional;

/** The part of a submission's page that shows how its program's time and memory grow, or that this is being measured. */
public record GrowthView(SubmissionSummary summary, Optional<Finding<Measurement>> finding)
        implements FindingView<Measurement> {
    static GrowthView of(SubmissionSummary summary, KnownFindings known) {
        return new GrowthView(summary, known.of(FindingKind.GROWTH, Measurement.class));
    }

    @Override
    public FindingKind kind() {
        return FindingKind.GROWTH;
    }

    public Optional<Measurement> measurement() {
        return finding.flatMap(Finding::known);
    }

    /** The findings about the program's measurements, in sentences. */
    public List<String> own() {
        return measurement()
                .map(known -> GrowthWords.of(GrowthFinding.of(known.own())))
                .orElse(List.of());
    }

    /** The same of the reference solver's. */
    public List<String> reference() {
        return measurement()
                .map(known -> GrowthWords.of(GrowthFinding.of(known.reference())))
                .orElse(List.of());
    }

    /** Where the program passes a limit or ends otherwise, in a sentence; empty where it does neither and need not. */
    public Optional<String> ending() {
        return measurement().flatMap(known -> GrowthWords.ending(known, isTooSlow()));
    }

    /** CPU time; empty where no size was measured. */
    public Optional<LogChart> time() {
        return measurement().flatMap(GrowthCharts::time);
    }

    /** Memory; empty where no size was measured. */
    public Optional<LogChart> memory() {
        return measurement().flatMap(GrowthCharts::memory);
    }

    public List<Row> rows() {
        return measurement()
                .map(known -> known.allSizes()
                        .mapToObj(size -> new Row(
                                GrowthWords.round(size),
                                Cell.of(known.own().sizes(), size),
                                Cell.of(known.reference().sizes(), size)))
                        .toList())
                .orElse(List.of());
    }

    /** The name of the limit in texts, such as {@code 2.0 s}. */
    public String limit() {
        return measurement().map(known -> GrowthWords.time(known.limitMicros())).orElse("");
    }

    private boolean isTooSlow() {
        return summary.status() instanceof JudgingStatus.Finished finished && finished.verdict() == Verdict.TLE;
    }

    /**
     * The needs of both programs on one size.
     *
     * @param size as the reader's language writes it
     */
    public record Row(String size, Cell own, Cell reference) {}

    /**
     * The need of one of them; texts are empty where it was not run.
     *
     * @param ending how it ended where it ended badly
     */
    public record Cell(String time, String memory, Optional<Verdict> ending) {
        private static final Cell EMPTY = new Cell("", "", Optional.empty());

        static Cell of(List<Measured> sizes, int size) {
            return sizes.stream()
                    .filter(measured -> measured.size() == size)
                    .findFirst()
                    .map(Cell::of)
                    .orElse(EMPTY);
        }

        private static Cell of(Measured measured) {
            return new Cell(
                    GrowthWords.time(measured.leastMicros()),
                    Figures.asMebibytes(measured.memory()),
                    Optional.of(measured.ending()).filter(ending -> !ending.isAccepted()));
        }
    }
}
