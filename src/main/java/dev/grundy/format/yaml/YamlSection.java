package dev.grundy.format.yaml;

import dev.grundy.format.yaml.YamlValue.Entry;
import dev.grundy.format.yaml.YamlValue.Kind;
import dev.grundy.format.yaml.YamlValue.Mapping;
import dev.grundy.format.yaml.YamlValue.Scalar;
import dev.grundy.format.yaml.YamlValue.Sequence;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A YAML map read key by key with the types that are meant. A key of another type is a fault and reads as absent; keys
 * that nobody asked for are faults of {@link #refuseOtherKeys}.
 */
public final class YamlSection {
    private static final Set<String> YES = Set.of("true", "yes", "on");
    private static final Set<String> NO = Set.of("false", "no", "off");

    private final String file;
    private final String path;
    private final Mapping mapping;
    private final Faults faults;
    private final Set<String> asked;

    private YamlSection(String file, String path, Mapping mapping, Faults faults) {
        this(file, path, mapping, faults, new HashSet<>());
    }

    private YamlSection(String file, String path, Mapping mapping, Faults faults, Set<String> asked) {
        this.file = file;
        this.path = path;
        this.mapping = mapping;
        this.faults = faults;
        this.asked = asked;
    }

    /** The same map, for the reading of keys that no verdict depends on. */
    public YamlSection ofDeviations() {
        return new YamlSection(file, path, mapping, faults.ofDeviations(), asked);
    }

    /** The file's map; a section without keys when the file is empty or holds something else, which is a fault. */
    public static YamlSection of(String text, String file, Faults faults) {
        return of(YamlSource.parse(text, file, faults), file, faults);
    }

    public static YamlSection of(Optional<YamlValue> value, String file, Faults faults) {
        if (value.isPresent() && value.get() instanceof Mapping mapping) {
            return new YamlSection(file, "", mapping, faults);
        }
        value.filter(other -> !isNothing(other))
                .ifPresent(other -> faults.error(
                        file,
                        other.line(),
                        "the file holds " + other.described() + " instead of keys",
                        "write keys and values, 'key: value'"));
        return empty(file, faults);
    }

    public static YamlSection of(Mapping mapping, String file, String path, Faults faults) {
        return new YamlSection(file, path, mapping, faults);
    }

    public static YamlSection empty(String file, Faults faults) {
        return new YamlSection(file, "", new Mapping(Map.of(), 1), faults);
    }

    public static boolean isNothing(YamlValue value) {
        return value instanceof Scalar scalar && scalar.kind() == Kind.NOTHING;
    }

    public String file() {
        return file;
    }

    public int line() {
        return mapping.line();
    }

    public boolean isEmpty() {
        return mapping.entries().isEmpty();
    }

    public Set<String> keys() {
        return mapping.entries().keySet();
    }

    public boolean has(String key) {
        return mapping.entries().containsKey(key);
    }

    /** The line of a key, or of the map when it has no such key. */
    public int lineOf(String key) {
        Entry entry = mapping.entries().get(key);
        return entry == null ? mapping.line() : entry.line();
    }

    /** The key with those around it, such as {@code limits.memory}. */
    public String named(String key) {
        return path.isEmpty() ? key : path + "." + key;
    }

    /** The value of a key; a key without a value counts as absent. */
    public Optional<YamlValue> value(String key) {
        asked.add(key);
        return Optional.ofNullable(mapping.entries().get(key)).map(Entry::value).filter(value -> !isNothing(value));
    }

    /** Any scalar as text. */
    public Optional<String> text(String key) {
        return value(key).flatMap(value -> scalar(key, value, "text")).map(Scalar::text);
    }

    public Optional<Boolean> flag(String key) {
        return value(key).flatMap(value -> scalar(key, value, "true or false")).flatMap(scalar -> {
            String word = scalar.text().toLowerCase(Locale.ROOT);
            if (YES.contains(word) || NO.contains(word)) {
                return Optional.of(YES.contains(word));
            }
            wrong(key, "true or false");
            return Optional.empty();
        });
    }

    /** A finite number. */
    public Optional<Double> number(String key) {
        return value(key).flatMap(value -> scalar(key, value, "a number")).flatMap(scalar -> {
            try {
                double number = Double.parseDouble(scalar.text());
                if (Double.isFinite(number) && scalar.kind() != Kind.FLAG) {
                    return Optional.of(number);
                }
            } catch (NumberFormatException e) {
                return wrong(key, "a number");
            }
            return wrong(key, "a number");
        });
    }

    /** A whole number within bounds, both included. */
    public OptionalInt integer(String key, int least, int most) {
        Optional<Double> number = number(key);
        if (number.isEmpty()) {
            return OptionalInt.empty();
        }
        double value = number.get();
        if (value != Math.rint(value) || value < least || value > most) {
            wrong(key, "a whole number from " + least + " to " + most);
            return OptionalInt.empty();
        }
        return OptionalInt.of((int) value);
    }

    /** One of the labels of a closed choice. */
    public <E> Optional<E> choice(String key, Map<String, E> choices) {
        return text(key).flatMap(word -> {
            E chosen = choices.get(word);
            return chosen == null ? wrong(key, "one of " + String.join(", ", choices.keySet())) : Optional.of(chosen);
        });
    }

    /** A list of texts; a single text is a list of one. */
    public List<String> texts(String key) {
        return value(key).map(value -> textsOf(key, value)).orElse(List.of());
    }

    private List<String> textsOf(String key, YamlValue value) {
        List<String> texts = new ArrayList<>();
        List<YamlValue> items = value instanceof Sequence sequence ? sequence.items() : List.of(value);
        for (YamlValue item : items) {
            if (item instanceof Scalar scalar && scalar.kind() != Kind.NOTHING) {
                texts.add(scalar.text());
            } else {
                faults.error(
                        file,
                        item.line(),
                        named(key) + " holds " + item.described() + " where a text is expected",
                        "write a list of texts");
            }
        }
        return texts;
    }

    /** A map of texts, in order. */
    public Map<String, String> textMap(String key) {
        Map<String, String> texts = new LinkedHashMap<>();
        section(key).ifPresent(section -> {
            for (String name : section.keys()) {
                section.text(name).ifPresent(text -> texts.put(name, text));
            }
        });
        return texts;
    }

    public Optional<YamlSection> section(String key) {
        return value(key)
                .flatMap(value -> value instanceof Mapping inner
                        ? Optional.of(new YamlSection(file, named(key), inner, faults))
                        : wrong(key, "a map"));
    }

    /** A list of maps; items that are something else are faults. */
    public List<YamlSection> sections(String key) {
        List<YamlSection> sections = new ArrayList<>();
        Optional<YamlValue> value = value(key);
        if (value.isPresent() && value.get() instanceof Sequence sequence) {
            for (YamlValue item : sequence.items()) {
                if (item instanceof Mapping inner) {
                    sections.add(new YamlSection(file, "", inner, faults));
                } else {
                    faults.error(
                            file,
                            item.line(),
                            named(key) + " holds " + item.described() + " where a map is expected",
                            "write keys and values, 'key: value'");
                }
            }
        } else if (value.isPresent()) {
            wrong(key, "a list of maps");
        }
        return sections;
    }

    /** Declares keys as known without reading them. */
    public void allow(String... keys) {
        asked.addAll(List.of(keys));
    }

    /** Makes a fault of each key that was never asked for. */
    public void refuseOtherKeys() {
        refuseOtherKeys(faults);
    }

    /** Warns of each key that was never asked for: it does nothing. */
    public void ignoreOtherKeys() {
        Faults unknown = new Faults();
        refuseOtherKeys(unknown);
        unknown.list()
                .forEach(fault ->
                        faults.warning(file, fault.line().orElse(1), fault.found(), "it is ignored; " + fault.cure()));
    }

    private void refuseOtherKeys(Faults collector) {
        for (Map.Entry<String, Entry> entry : mapping.entries().entrySet()) {
            if (!asked.contains(entry.getKey())) {
                collector.unknownKey(
                        file, entry.getValue().line(), named(entry.getKey()), Similar.to(entry.getKey(), asked));
            }
        }
    }

    public void error(String key, String found, String cure) {
        faults.error(file, lineOf(key), found, cure);
    }

    public void warning(String key, String found, String cure) {
        faults.warning(file, lineOf(key), found, cure);
    }

    /** Makes a fault of a value that is not what is expected. */
    public <T> Optional<T> wrong(String key, String expected) {
        String found = Optional.ofNullable(mapping.entries().get(key))
                .map(entry -> entry.value().described())
                .orElse("missing");
        faults.error(file, lineOf(key), named(key) + " is " + found, "it must be " + expected);
        return Optional.empty();
    }

    private Optional<Scalar> scalar(String key, YamlValue value, String expected) {
        return value instanceof Scalar scalar ? Optional.of(scalar) : wrong(key, expected);
    }
}
