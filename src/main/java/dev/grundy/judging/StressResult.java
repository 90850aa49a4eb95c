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
 * @param message why none was found; null if one was
 */
public record StressResult(
        String problem,
        String language,
        boolean found,
        @Nullable Counterexample counterexample,
        long tried,
        @JsonProperty("time_s") double timeS,
        @Nullable String message) {

    /** One line of JSON. */
    public String toJson() {
        try {
            return JsonMapper.builder().build().writeValueAsString(this);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a result must be fit for JSON", e);
        }
    }
}
