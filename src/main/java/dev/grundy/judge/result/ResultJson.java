package dev.grundy.judge.result;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import java.io.IOException;
import java.util.List;

/** The parts of a result as the database stores them. Results that an older release stored are read too. Thread-safe. */
public final class ResultJson {
    private static final ObjectMapper JSON = JsonMapper.builder()
            .addModule(new Jdk8Module())
            .addModule(new SimpleModule().addSerializer(String.class, new Storable()))
            .disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES)
            .build();
    private static final TypeReference<List<TestResult>> TESTS = new TypeReference<>() {};

    private ResultJson() {}

    /** @param part a list of tests, or a record of this package */
    public static String write(Object part) {
        try {
            return JSON.writeValueAsString(part);
        } catch (JsonProcessingException e) {
            throw new IllegalStateException("a " + part.getClass().getSimpleName() + " must be fit for JSON", e);
        }
    }

    /** @throws IllegalStateException if the text is nothing that was stored as this */
    public static <T> T read(String json, Class<T> type) {
        try {
            return JSON.readValue(json, type);
        } catch (JsonProcessingException e) {
            throw unreadable(e);
        }
    }

    /** @throws IllegalStateException if the text is nothing that was stored as tests */
    public static List<TestResult> readTests(String json) {
        try {
            return List.copyOf(JSON.readValue(json, TESTS));
        } catch (JsonProcessingException e) {
            throw unreadable(e);
        }
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

    private static IllegalStateException unreadable(JsonProcessingException e) {
        return new IllegalStateException("a stored result cannot be read: " + e.getOriginalMessage(), e);
    }

    private static final class Storable extends JsonSerializer<String> {
        @Override
        public void serialize(String text, JsonGenerator json, SerializerProvider context) throws IOException {
            json.writeString(storable(text));
        }
    }
}
