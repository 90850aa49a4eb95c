package dev.grundy.judge.search;

import com.fasterxml.jackson.annotation.JsonProperty;
import dev.grundy.judge.result.Counterexample;
import dev.grundy.judge.result.ReportJson;
import org.jspecify.annotations.Nullable;

/**
 * The result of the search for a counterexample, as {@code ./grundy stress --json} prints it.
 *
 * @param counterexample null if none was found
 * @param tried how many instances were judged, those while shrinking too
 * @param message why there is no counterexample, or none that can be worked through by hand; null if there is one
 * @param tooLarge origin of the smallest input on which the program failed, if that is too large to work through by hand, maybe even to be
 *     shown. Otherwise null
 * @param cause the resource that the program probably lacks, such as {@code time: …}; null where nothing tells
 */
public record SearchResult(
        String problem,
        String language,
        boolean found,
        @Nullable Counterexample counterexample,
        long tried,
        @JsonProperty("time_s") double timeS,
        @Nullable String message,
        @JsonProperty("too_large") @Nullable String tooLarge,
        @Nullable String cause) {

    /** Whether the program was seen to fail, on any input. */
    public boolean failed() {
        return found || tooLarge != null;
    }

    /** One line of JSON. */
    public String toJson() {
        return ReportJson.line(this);
    }
}
