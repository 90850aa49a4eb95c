package dev.grundy.submission.search;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import dev.grundy.kernel.Verdict;
import dev.grundy.submission.queue.ResultJson;

/**
 * The smallest input found on which a program fails; long texts were cut by whoever made them, and say so at their ends.
 *
 * @param expected the reference solver's output
 * @param message  why the output is not accepted, or how the program crashed
 * @param origin   the generator call that made the instance from which the input was shrunk
 */
public record SmallestFailure(
        Verdict verdict, String input, String expected, String output, String message, String origin) {
    private static final ObjectMapper JSON = new ObjectMapper();

    public SmallestFailure {
        input = ResultJson.storable(input);
        expected = ResultJson.storable(expected);
        output = ResultJson.storable(output);
        message = ResultJson.storable(message);
        origin = ResultJson.storable(origin);
    }

    String toJson() {
        try {
            return JSON.writeValueAsString(this);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a failure must be fit for JSON", e);
        }
    }

    static SmallestFailure ofJson(String json) {
        try {
            return JSON.readValue(json, SmallestFailure.class);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a stored failure cannot be read: " + e.getOriginalMessage(), e);
        }
    }
}
