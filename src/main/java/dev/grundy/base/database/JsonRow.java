package dev.grundy.base.database;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A row of the answer to a {@link Query}: its columns by their names. */
public final class JsonRow {
    private static final String INFINITY = "infinity";

    private final JsonNode columns;

    JsonRow(JsonNode columns) {
        this.columns = columns;
    }

    /** @throws IllegalStateException if there is none in the column */
    public String text(String column) {
        return textIfAny(column).orElseThrow(() -> missing(column));
    }

    /** Empty for null. */
    public Optional<String> textIfAny(String column) {
        return value(column).map(JsonNode::asText);
    }

    /** @throws IllegalStateException if there is none in the column */
    public long number(String column) {
        return value(column).orElseThrow(() -> missing(column)).asLong();
    }

    /** @throws IllegalStateException if there is none in the column */
    public double real(String column) {
        return value(column).orElseThrow(() -> missing(column)).asDouble();
    }

    /** @throws IllegalStateException if the column holds null */
    public boolean is(String column) {
        return value(column).orElseThrow(() -> missing(column)).asBoolean();
    }

    /**
     * {@link Instant#MAX} for infinity.
     *
     * @throws IllegalStateException if there is none in the column
     */
    public Instant instant(String column) {
        return instantIfAny(column).orElseThrow(() -> missing(column));
    }

    /** Empty for null. */
    public Optional<Instant> instantIfAny(String column) {
        return textIfAny(column)
                .map(text -> text.equals(INFINITY)
                        ? Instant.MAX
                        : OffsetDateTime.parse(text).toInstant());
    }

    /** The texts of a {@code text[]} column. */
    public List<String> texts(String column) {
        return elements(column).map(JsonNode::asText).toList();
    }

    /** The numbers of a {@code bigint[]} column. */
    public List<Long> numbers(String column) {
        return elements(column).map(JsonNode::asLong).toList();
    }

    private Stream<JsonNode> elements(String column) {
        return value(column).orElseThrow(() -> missing(column)).valueStream();
    }

    private Optional<JsonNode> value(String column) {
        JsonNode value = columns.get(column);
        if (value == null) {
            throw new IllegalArgumentException("no column " + column + " in " + columns);
        }
        return value.isNull() ? Optional.empty() : Optional.of(value);
    }

    private IllegalStateException missing(String column) {
        return new IllegalStateException("column " + column + " holds null");
    }
}
