package dev.grundy.judge.result;

import com.fasterxml.jackson.annotation.JacksonAnnotationsInside;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializerProvider;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.fasterxml.jackson.databind.annotation.JsonSerialize;
import java.io.IOException;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.time.Duration;
import java.time.temporal.ChronoUnit;

/** A duration that is kept as whole microseconds. */
@Retention(RetentionPolicy.RUNTIME)
@JacksonAnnotationsInside
@JsonSerialize(using = Micros.Writer.class)
@JsonDeserialize(using = Micros.Reader.class)
public @interface Micros {

    /** Writes the number. */
    final class Writer extends JsonSerializer<Duration> {
        @Override
        public void serialize(Duration value, JsonGenerator json, SerializerProvider context) throws IOException {
            json.writeNumber(value.toNanos() / 1_000);
        }
    }

    /** Reads it again. */
    final class Reader extends JsonDeserializer<Duration> {
        @Override
        public Duration deserialize(JsonParser json, DeserializationContext context) throws IOException {
            return Duration.of(json.getLongValue(), ChronoUnit.MICROS);
        }
    }
}
