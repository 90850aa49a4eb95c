package dev.grundy.studio.quality;

import dev.grundy.base.kernel.Verdict;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * How often each verdict was given, by language.
 *
 * @param verdicts those that occur, the columns
 * @param rows     the language with the most submissions first
 */
record VerdictTable(List<Verdict> verdicts, List<Row> rows) {
    VerdictTable {
        verdicts = List.copyOf(verdicts);
        rows = List.copyOf(rows);
    }

    /**
     * @param language identifier in languages.yaml
     * @param counts   one for each column
     */
    record Row(String language, int sent, List<Integer> counts) {
        Row {
            counts = List.copyOf(counts);
        }
    }

    static VerdictTable of(List<Judged> judged) {
        Map<String, Map<Verdict, Integer>> counts = new TreeMap<>();
        judged.forEach(one -> counts.computeIfAbsent(one.language(), language -> new EnumMap<>(Verdict.class))
                .merge(one.verdict(), 1, Integer::sum));
        List<Verdict> verdicts =
                judged.stream().map(Judged::verdict).distinct().sorted().toList();
        List<Row> rows = counts.entrySet().stream()
                .map(entry -> row(entry.getKey(), entry.getValue(), verdicts))
                .sorted(Comparator.comparingInt(Row::sent).reversed())
                .toList();
        return new VerdictTable(verdicts, rows);
    }

    private static Row row(String language, Map<Verdict, Integer> counts, List<Verdict> verdicts) {
        return new Row(
                language,
                counts.values().stream().mapToInt(Integer::intValue).sum(),
                verdicts.stream()
                        .map(verdict -> counts.getOrDefault(verdict, 0))
                        .toList());
    }
}
