package dev.grundy.submission.queue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.grundy.kernel.MemorySize;
import dev.grundy.kernel.Verdict;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** The parts of a {@link Result} that are stored as JSON; field names carry the units. */
public final class ResultJson {
    private static final ObjectMapper JSON = new ObjectMapper();

    private ResultJson() {}

    public static String write(List<Result.Test> tests) {
        ArrayNode array = JSON.createArrayNode();
        for (Result.Test test : tests) {
            array.addObject()
                    .put("name", storable(test.name()))
                    .put("group", storable(test.group()))
                    .put("verdict", test.verdict().name())
                    .put("cpu_time_us", micros(test.cpu()))
                    .put("wall_time_us", micros(test.wall()))
                    .put("memory_bytes", test.memory().bytes())
                    .put("message", storable(test.message()));
        }
        return array.toString();
    }

    public static List<Result.Test> readTests(String json) {
        List<Result.Test> tests = new ArrayList<>();
        for (JsonNode test : parse(json)) {
            tests.add(new Result.Test(
                    test.required("name").asText(),
                    test.required("group").asText(),
                    Verdict.valueOf(test.required("verdict").asText()),
                    duration(test.required("cpu_time_us")),
                    duration(test.required("wall_time_us")),
                    MemorySize.ofBytes(test.required("memory_bytes").asLong()),
                    test.required("message").asText()));
        }
        return List.copyOf(tests);
    }

    public static String write(Result.Compilation compilation) {
        ObjectNode object = JSON.createObjectNode()
                .put("ok", compilation.ok())
                .put("time_us", micros(compilation.time()))
                .put("cached", compilation.cached())
                .put("output", storable(compilation.output()));
        return object.toString();
    }

    public static Result.Compilation readCompilation(String json) {
        JsonNode object = parse(json);
        return new Result.Compilation(
                object.required("ok").asBoolean(),
                duration(object.required("time_us")),
                object.required("cached").asBoolean(),
                object.required("output").asText());
    }

    public static String write(Result.FirstFailure failure) {
        ObjectNode object = JSON.createObjectNode()
                .put("test", storable(failure.test()))
                .put("verdict", failure.verdict().name())
                .put("input", storable(failure.input()))
                .put("expected", storable(failure.expected()))
                .put("output", storable(failure.output()))
                .put("message", storable(failure.message()));
        return object.toString();
    }

    public static Result.FirstFailure readFirstFailure(String json) {
        JsonNode object = parse(json);
        return new Result.FirstFailure(
                object.required("test").asText(),
                Verdict.valueOf(object.required("verdict").asText()),
                object.required("input").asText(),
                object.required("expected").asText(),
                object.required("output").asText(),
                object.required("message").asText());
    }

    /** PostgreSQL stores neither NUL nor half a surrogate pair; programs print both. */
    public static String storable(String text) {
        StringBuilder storable = new StringBuilder(text.length());
        text.codePoints().forEach(point -> storable.appendCodePoint(isStorable(point) ? point : '\uFFFD'));
        return storable.toString();
    }

    private static boolean isStorable(int point) {
        return point != 0 && (point < Character.MIN_SURROGATE || point > Character.MAX_SURROGATE);
    }

    private static JsonNode parse(String json) {
        try {
            return JSON.readTree(json);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a stored result is no JSON: " + e.getOriginalMessage(), e);
        }
    }

    private static long micros(Duration duration) {
        return duration.toNanos() / 1_000;
    }

    private static Duration duration(JsonNode micros) {
        return Duration.ofNanos(micros.asLong() * 1_000);
    }
}
