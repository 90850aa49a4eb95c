package dev.grundy.judging;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import org.jspecify.annotations.Nullable;

/**
 * What the search for a counterexample came to, as {@code ./grundy stress --json} prints it.
 *
 * @param counterexample null if none was found
 * @param tried how many instances were judged, those while shrinking too
 * @param message why there is no counterexample; null if there is one
 * @param tooLarge origin of an input on which the program fails but that is larger than what is shown, shrunk as it is;
 *     null if a counterexample was found, or nothing at all
 */
public record StressResult(
        String problem,
        String language,
        boolean found,
        @Nullable Counterexample counterexample,
        long tried,
        @JsonProperty("time_s") double timeS,
        @Nullable String message,
        @JsonProperty("too_large") @Nullable String tooLarge) {

    /** One line of JSON. */
    public String toJson() {
        try {
            return JsonMapper.builder().build().writeValueAsString(this);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a result must be fit for JSON", e);
        }
    }
}
