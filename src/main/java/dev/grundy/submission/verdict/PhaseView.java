package dev.grundy.submission.verdict;

import dev.grundy.judge.result.phase.PhaseChart;
import dev.grundy.judge.result.phase.PhaseFinding;
import dev.grundy.judge.result.phase.PhaseMap;
import dev.grundy.judge.result.phase.Tally;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The part of a submission's page that shows where over the parameters of inputs its program fails, or that this is being found out.
 *
 * @param state empty where nothing is mapped: no verdict yet, or another than a wrong answer
 */
public record PhaseView(SubmissionSummary summary, Optional<Mapped> state) implements LivePart {
    /** A fault of ours is no news: the verdict stands. */
    public boolean isShown() {
        return state.filter(known -> !(known instanceof Mapped.Failed)).isPresent();
    }

    @Override
    public boolean isOver() {
        return summary.status().isOver() && !isWaiting();
    }

    public boolean isWaiting() {
        return state.filter(Mapped.Waiting.class::isInstance).isPresent();
    }

    /** How many inputs were tried while it is mapped. */
    public long tried() {
        return state.filter(Mapped.Waiting.class::isInstance)
                .map(Mapped.Waiting.class::cast)
                .map(Mapped.Waiting::tried)
                .orElse(0L);
    }

    @Override
    public String revision() {
        return state.map(known -> known.getClass().getSimpleName() + "-" + tried())
                .orElse(summary.status().isOver() ? "none" : "before");
    }

    public Optional<PhaseMap> map() {
        return state.filter(Mapped.Known.class::isInstance)
                .map(Mapped.Known.class::cast)
                .map(Mapped.Known::map);
    }

    /** What the map says plainly. */
    public List<String> said() {
        return map().map(PhaseFinding::of).map(PhaseWords::of).orElse(List.of());
    }

    /** Empty where no family shows both. */
    public Optional<PhaseChart> chart() {
        return map().flatMap(map -> PhaseChart.of(map, PhaseWords::brief));
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
     * Some inputs with what came of them.
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
