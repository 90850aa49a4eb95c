package dev.grundy.app.remote;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RemoteSubmissionTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "'score': 50.0, 'max_score': 100.0 | AC, score 50 of 100: nim",
                "'score': 12.5                     | AC, score 12.5: nim",
                "'seed': 7                         | AC: nim"
            })
    void theReportTellsAScoreWithItsMaximum(String told, String begins) throws JsonProcessingException {
        String json =
                "{\"state\": \"finished\", \"verdict\": \"AC\", \"problem\": \"nim\", " + told.replace('\'', '"') + "}";
        assertThat(new RemoteSubmission(new ObjectMapper().readTree(json)).report())
                .startsWith(begins);
    }
}
