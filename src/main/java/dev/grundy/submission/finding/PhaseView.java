package dev.grundy.submission.finding;

import dev.grundy.judge.result.FindingKind;
import dev.grundy.judge.result.phase.PhaseFinding;
import dev.grundy.judge.result.phase.PhaseGrid;
import dev.grundy.judge.result.phase.PhaseMap;
import dev.grundy.judge.result.phase.Tally;
import dev.grundy.submission.verdict.Finding;
import dev.grundy.submission.verdict.KnownFindings;
import dev.grundy.submission.verdict.SubmissionSummary;
import dev.grundy.web.chart.CellChart;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** The part of a submission's page that shows where over the parameters of inputs its program fails, or that this is being found out. */
public record PhaseView(SubmissionSummary summary, Optional<Finding<PhaseMap>> finding)
        implements FindingView<PhaseMap> {
    static PhaseView of(SubmissionSummary summary, KnownFindings known) {
        return new PhaseView(summary, known.of(FindingKind.PHASE, PhaseMap.class));
    }

    @Override
    public FindingKind kind() {
        return FindingKind.PHASE;
    }

    public Optional<PhaseMap> map() {
        return finding.flatMap(Finding::known);
    }

    /** The findings of the map, in sentences. */
    public List<String> said() {
        return map().map(PhaseFinding::of).map(PhaseWords::of).orElse(List.of());
    }

    /** Empty where no family shows both. */
    public Optional<Drawn> chart() {
        return map().flatMap(PhaseGrid::of).map(Drawn::of);
    }

    /** A grid, and its drawing, in which parts are inputs on which the program fails. */
    public record Drawn(PhaseGrid grid, CellChart chart) {
        static Drawn of(PhaseGrid grid) {
            return new Drawn(
                    grid,
                    CellChart.of(
                            brief(grid.columns()),
                            brief(grid.rows()),
                            grid.cells().stream()
                                    .map(cell -> new CellChart.Value(
                                            cell.column(),
                                            cell.row(),
                                            cell.tally().failed(),
                                            cell.tally().total()))
                                    .toList()));
        }

        private static List<String> brief(List<Long> values) {
            return values.stream().map(PhaseWords::brief).toList();
        }
    }

    public List<Row> families() {
        return map().map(map -> map.families().stream()
                        .filter(family -> family.tally().total() > 0)
                        .map(family -> new Row(family.name(), "", family.tally()))
                        .toList())
                .orElse(List.of());
    }

    /** All combinations of parameters that were tried. */
    public List<Row> rows() {
        return map().map(map -> map.lines().stream()
                        .map(line -> new Row(line.family().name(), values(line), line.tally()))
                        .toList())
                .orElse(List.of());
    }

    private static String values(PhaseMap.Line line) {
        List<String> names = line.family().parameters();
        return String.join(
                ", ",
                IntStream.range(0, names.size())
                        .mapToObj(i -> names.get(i) + " = "
                                + PhaseWords.number(line.values().get(i)))
                        .toList());
    }

    /**
     * Some inputs with their results.
     *
     * @param values as the reader's language writes them; empty where all inputs of the family are meant, or it has no parameters
     */
    public record Row(String family, String values, Tally tally) {
        /** Of a bar of 100. */
        public long share() {
            return Math.round(100.0 * tally.failed() / tally.total());
        }
    }
}
