package dev.grundy.submission;

import static org.assertj.core.api.Assertions.assertThat;

import dev.grundy.kernel.Verdict;
import dev.grundy.testsupport.PostgresResource;
import dev.grundy.testsupport.Visit;
import io.quarkus.test.common.QuarkusTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

@QuarkusTest
@QuarkusTestResource(PostgresResource.class)
class QueueMetricsTest {
    /** Ten bounds and infinity, count, sum, maximum. */
    private static final int SERIES_OF_A_VERDICT = 14;

    @Inject
    VerdictMeter meter;

    @Test
    void timesToVerdictAreFewSeries() {
        for (Verdict verdict : Verdict.values()) {
            for (int seconds = 0; seconds < 100; seconds++) {
                meter.finished(verdict, Duration.ofSeconds(seconds));
            }
        }
        List<String> series = Visit.asGuest()
                .get("/q/metrics")
                .asString()
                .lines()
                .filter(line -> line.startsWith("grundy_verdict"))
                .toList();
        assertThat(series)
                .hasSize(SERIES_OF_A_VERDICT * Verdict.values().length)
                .anyMatch(line -> line.contains("le=\"0.1\"") && line.contains("AC"));
    }
}
