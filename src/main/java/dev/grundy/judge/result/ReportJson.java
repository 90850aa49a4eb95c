package dev.grundy.judge.result;

import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyOrder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.io.IOException;
import java.time.Duration;

/**
 * How results are told to programs: by {@code --json} and by the API. Names and units are an interface: they never change,
 * and what is added is added at the end.
 */
public final class ReportJson {
    private static final ObjectMapper JSON = JsonMapper.builder()
            .addMixIn(FirstFailure.class, NamedFailure.class)
            .build();

    private ReportJson() {}

    /**
     * The report on one line.
     *
     * @throws IllegalStateException when it holds what JSON cannot say, such as itself
     */
    public static String line(Record report) {
        try {
            return JSON.writeValueAsString(report);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a " + report.getClass().getSimpleName() + " must be fit for JSON", e);
        }
    }

    /** To the microsecond. */
    public static double seconds(Duration duration) {
        return Math.round(duration.toNanos() / 1e3) / 1e6;
    }

    /** A test with its times in seconds: for components of reports that hold a {@link TestResult}. */
    public static final class Test extends JsonSerializer<TestResult> {
        @Override
        public void serialize(TestResult test, JsonGenerator json, SerializerProvider context) throws IOException {
            json.writeStartObject();
            json.writeStringField("name", test.name());
            json.writeStringField("verdict", test.verdict().name());
            json.writeNumberField("cpu_time_s", seconds(test.cpu()));
            json.writeNumberField("wall_time_s", seconds(test.wall()));
            json.writeNumberField("memory_bytes", test.memory().bytes());
            json.writeStringField("message", test.message());
            json.writeEndObject();
        }
    }

    /** A compilation with its time in seconds. */
    public static final class Compile extends JsonSerializer<Compilation> {
        @Override
        public void serialize(Compilation compilation, JsonGenerator json, SerializerProvider context)
                throws IOException {
            json.writeStartObject();
            json.writeBooleanField("ok", compilation.ok());
            json.writeNumberField("time_s", seconds(compilation.time()));
            json.writeBooleanField("cached", compilation.cached());
            json.writeStringField("output", compilation.output());
            json.writeEndObject();
        }
    }

    /** {@code judge --json} calls a failure's test its name. */
    @JsonIncludeProperties({"name", "input", "expected", "output", "message", "conversation"})
    @JsonPropertyOrder({"name", "input", "expected", "output", "message", "conversation"})
    private interface NamedFailure {
        @JsonProperty("name")
        String test();
    }
}
