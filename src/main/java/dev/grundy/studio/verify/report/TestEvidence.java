package dev.grundy.studio.verify.report;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Map;

/**
 * The evidence of a proof about one test. Texts are beginnings, which say so at their ends.
 *
 * @param made        the generator's command; empty for an input that was given
 * @param inputBytes  how large the whole input is
 * @param answerBytes how large the whole answer is
 * @param outputs     of submissions that were not accepted, by their path
 */
public record TestEvidence(
        String made,
        @JsonProperty("input_bytes") long inputBytes,
        String input,
        @JsonProperty("answer_bytes") long answerBytes,
        String answer,
        Map<String, String> outputs) {
    public TestEvidence {
        outputs = Map.copyOf(outputs);
    }
}
