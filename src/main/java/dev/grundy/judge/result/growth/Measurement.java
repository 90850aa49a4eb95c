package dev.grundy.judge.result.growth;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A program measured on the family of its problem beside the reference solver: on the same node, in turns.
 *
 * @param limitMicros CPU time that a run was allowed, in microseconds
 * @param family the generator's command that made the instances, with {@code {size}} where the size goes
 * @param cut whether the time for measuring was up before all sizes were done
 * @param own of the program
 * @param reference of the reference solver
 * @param referenceLanguage identifier of the language it is written in
 */
public record Measurement(
        @JsonProperty("limit_us") long limitMicros,
        String family,
        boolean cut,
        Series own,
        Series reference,
        @JsonProperty("reference_language") String referenceLanguage) {
    /** All sizes that one of the two was run on, ascending. */
    public IntStream allSizes() {
        return Stream.of(own, reference)
                .flatMap(series -> series.sizes().stream())
                .mapToInt(Measured::size)
                .distinct()
                .sorted();
    }
}
