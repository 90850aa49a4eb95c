package dev.grundy.studio.verify.outcome;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Verdict;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * Which submission gets which verdict on which test.
 *
 * @param tests in judging order
 */
public record VerdictMatrix(List<String> tests, List<Row> rows) {
    public static final VerdictMatrix EMPTY = new VerdictMatrix(List.of(), List.of());

    public VerdictMatrix {
        tests = List.copyOf(tests);
        rows = List.copyOf(rows);
    }

    /**
     * One submission.
     *
     * @param verdict the verdict that a judging would give
     * @param expected the verdicts it may have
     * @param cells by test; a row ends at the first test that exceeds the time limit by its whole margin
     */
    public record Row(
            String submission,
            Verdict verdict,
            OptionalDouble score,
            Set<Verdict> expected,
            boolean asExpected,
            Map<String, Cell> cells) {
        public Row {
            expected = Set.copyOf(expected);
            cells = Collections.unmodifiableMap(new LinkedHashMap<>(cells));
        }
    }

    /**
     * One submission on one test.
     *
     * @param output the beginning of an output that was not accepted, else empty
     */
    public record Cell(Verdict verdict, Duration cpu, MemorySize memory, String message, String output) {}
}
