package dev.grundy.format.yaml;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** A parsed YAML value that knows its line, from 1. */
public sealed interface YamlValue {
    int line();

    /** For messages: what it is, in the author's words. */
    String described();

    /** The type of a scalar as it was written. */
    enum Kind {
        TEXT("text"),
        INTEGER("a whole number"),
        NUMBER("a number"),
        FLAG("true or false"),
        NOTHING("nothing");

        private final String label;

        Kind(String label) {
            this.label = label;
        }

        String label() {
            return label;
        }
    }

    record Scalar(Kind kind, String text, int line) implements YamlValue {
        @Override
        public String described() {
            return kind == Kind.NOTHING
                    ? "empty"
                    : "'" + (text.length() > 60 ? text.substring(0, 60) + "…" : text) + "'";
        }
    }

    record Sequence(List<YamlValue> items, int line) implements YamlValue {
        public Sequence {
            items = List.copyOf(items);
        }

        @Override
        public String described() {
            boolean isShort = items.size() <= 6 && items.stream().allMatch(Scalar.class::isInstance);
            return isShort
                    ? items.stream().map(item -> ((Scalar) item).text()).collect(Collectors.joining(", ", "[", "]"))
                    : "a list";
        }
    }

    /** Keys keep their order. */
    record Mapping(Map<String, Entry> entries, int line) implements YamlValue {
        public Mapping {
            entries = Collections.unmodifiableMap(new LinkedHashMap<>(entries));
        }

        @Override
        public String described() {
            return "a map";
        }
    }

    /** A value with the line of its key. */
    record Entry(int line, YamlValue value) {}
}
