package dev.grundy.judge.result;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.databind.PropertyNamingStrategies.SnakeCaseStrategy;
import com.fasterxml.jackson.databind.annotation.JsonNaming;
import org.jspecify.annotations.Nullable;

/**
 * The result of the search for the smallest failing input.
 *
 * @param outcome  found, or none: none of the instances tried fails, or only one too large to be shown
 * @param tried    instances judged, those while shrinking too
 * @param failure  the input; null where the outcome is none
 * @param tooLarge where the smallest failing input came from, if it is too large to be worked through by hand; otherwise null
 */
@JsonNaming(SnakeCaseStrategy.class)
@JsonInclude(JsonInclude.Include.NON_NULL)
public record SearchFinding(
        String outcome,
        long tried,
        @Nullable Counterexample failure,
        @Nullable String tooLarge) {
    public static SearchFinding of(long tried, @Nullable Counterexample failure, @Nullable String tooLarge) {
        return new SearchFinding(failure == null ? "none" : "found", tried, failure, tooLarge);
    }
}
