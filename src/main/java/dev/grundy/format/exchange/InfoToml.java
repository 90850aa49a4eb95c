package dev.grundy.format.exchange;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.fasterxml.jackson.dataformat.toml.TomlMapper;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;

/** The info.toml of a library-checker problem: keys, the tables {@code [[tests]]} and {@code [[solutions]]}, {@code [params]}. */
final class InfoToml {
    static final String FILE = "info.toml";
    private static final TomlMapper TOML = new TomlMapper();
    private static final int MOST_TESTS = 10_000;
    private static final int LONGEST_SHOWN = 200;

    private final JsonNode root;

    private InfoToml(JsonNode root) {
        this.root = root;
    }

    /** @throws ExchangeException when the text is no TOML; the message has the line */
    static InfoToml parse(String text) {
        try {
            return new InfoToml(TOML.readTree(text));
        } catch (JsonProcessingException e) {
            throw new ExchangeException(
                    FILE + place(e) + ": this is not TOML: "
                            + briefly(e.getOriginalMessage().replaceAll("\\s+", " ")) + "; fix it there",
                    e);
        }
    }

    private static String place(JsonProcessingException e) {
        return e.getLocation() == null ? "" : ":" + e.getLocation().getLineNr();
    }

    private static String briefly(String value) {
        return value.length() > LONGEST_SHOWN ? value.substring(0, LONGEST_SHOWN) + "…" : value;
    }

    Table root() {
        return new Table("", root);
    }

    /** The tables of a list of tables; none where there is no such list. */
    List<Table> all(String name) {
        List<Table> tables = new ArrayList<>();
        root.path(name).forEach(table -> tables.add(new Table(name + ".", table)));
        return tables;
    }

    /** Constants of the problem, in order. */
    Map<String, String> params() {
        Map<String, String> params = new LinkedHashMap<>();
        root.path("params")
                .properties()
                .forEach(param -> params.put(param.getKey(), param.getValue().asText()));
        return params;
    }

    /** Keys with the types that are meant; a key of another type ends the import with its name. */
    record Table(String path, JsonNode keys) {
        Optional<String> text(String key) {
            JsonNode value = keys.path(key);
            return switch (value) {
                case MissingNode missing -> Optional.empty();
                case JsonNode text when text.isTextual() -> Optional.of(text.textValue());
                default -> throw wrong(key, "a text");
            };
        }

        boolean flag(String key) {
            JsonNode value = keys.path(key);
            if (!value.isMissingNode() && !value.isBoolean()) {
                throw wrong(key, "true or false");
            }
            return value.asBoolean();
        }

        OptionalDouble number(String key) {
            JsonNode value = keys.path(key);
            if (!value.isMissingNode() && !value.isNumber()) {
                throw wrong(key, "a number");
            }
            return value.isMissingNode() ? OptionalDouble.empty() : OptionalDouble.of(value.doubleValue());
        }

        OptionalInt count(String key) {
            JsonNode value = keys.path(key);
            boolean isCount = value.isInt() && value.intValue() >= 0 && value.intValue() <= MOST_TESTS;
            if (!value.isMissingNode() && !isCount) {
                throw wrong(key, "a whole number from 0 to " + MOST_TESTS);
            }
            return isCount ? OptionalInt.of(value.intValue()) : OptionalInt.empty();
        }

        private ExchangeException wrong(String key, String expected) {
            return new ExchangeException(FILE + " has a value of the wrong type: " + path + key + " is "
                    + briefly(keys.path(key).toString()) + "; it must be " + expected);
        }
    }
}
