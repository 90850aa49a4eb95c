package dev.grundy.result;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.time.Duration;

/** How reports for other programs are written. */
public final class ReportJson {
    private ReportJson() {}

    /**
     * The report on one line.
     *
     * @throws IllegalStateException when it holds what JSON cannot say, such as itself
     */
    public static String line(Record report) {
        try {
            return JsonMapper.builder().build().writeValueAsString(report);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a " + report.getClass().getSimpleName() + " must be fit for JSON", e);
        }
    }

    /** To the microsecond. */
    public static double seconds(Duration duration) {
        return Math.round(duration.toNanos() / 1e3) / 1e6;
    }
}
