package dev.grundy.format.read;

import dev.grundy.format.pack.FormatVersion;
import dev.grundy.format.pack.Metadata;
import dev.grundy.format.pack.Metadata.Source;
import dev.grundy.format.yaml.YamlSection;
import dev.grundy.format.yaml.YamlValue;
import dev.grundy.format.yaml.YamlValue.Mapping;
import dev.grundy.format.yaml.YamlValue.Scalar;
import dev.grundy.format.yaml.YamlValue.Sequence;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads the keys of problem.yaml that say who made the problem and how it may be used. */
final class MetadataYaml {
    private static final Set<String> LICENSES =
            Set.of("unknown", "public domain", "cc0", "cc by", "cc by-sa", "educational", "permission");
    private static final Set<String> WITHOUT_OWNER = Set.of("unknown", "public domain");
    private static final List<String> CREDITS =
            List.of("authors", "contributors", "testers", "translators", "packagers", "acknowledgements");
    private static final Pattern UUID = Pattern.compile("[0-9a-fA-F]{8}-([0-9a-fA-F]{4}-){3}[0-9a-fA-F]{12}");

    private final YamlSection yaml;
    private final FormatVersion format;

    private MetadataYaml(YamlSection yaml, FormatVersion format) {
        this.yaml = yaml;
        this.format = format;
    }

    static Metadata read(YamlSection yaml, FormatVersion format) {
        return new MetadataYaml(yaml, format).read();
    }

    private Metadata read() {
        Map<String, List<String>> credits = credits();
        List<Source> sources = sources();
        String license = license();
        Optional<String> owner = yaml.text("rights_owner");
        checkOwner(license, owner.isPresent() || credits.containsKey("authors") || !sources.isEmpty());
        return new Metadata(
                names(),
                uuid(),
                yaml.text("version"),
                license,
                owner,
                credits,
                sources,
                yaml.text("embargo_until"),
                keywords());
    }

    private Map<String, String> names() {
        Map<String, String> names = new LinkedHashMap<>();
        switch (yaml.value("name").orElse(null)) {
            case null -> {
                if (!format.isLegacy()) {
                    yaml.error("name", "problem.yaml has no name", "add 'name: {en: Title}'");
                }
            }
            case Scalar name -> names.put("en", name.text());
            case Mapping byLanguage -> {
                if (format.isLegacy()) {
                    yaml.warning("name", "name is a map, which the legacy format does not have", "write a text");
                }
                names.putAll(yaml.textMap("name"));
            }
            case Sequence list -> yaml.wrong("name", "a text, or a map of texts by language");
        }
        return names;
    }

    private Optional<String> uuid() {
        Optional<String> uuid = yaml.text("uuid");
        if (uuid.isEmpty() && format == FormatVersion.V2025_09) {
            yaml.error("uuid", "problem.yaml has no uuid", "add 'uuid:' with a fresh random UUID");
        }
        uuid.filter(text -> !UUID.matcher(text).matches())
                .ifPresent(text -> yaml.warning("uuid", "uuid '" + text + "' is no UUID", "make a random one"));
        return uuid;
    }

    private String license() {
        String license = yaml.text("license").orElse("unknown");
        if (!LICENSES.contains(license)) {
            yaml.warning(
                    "license",
                    "the format does not know the license '" + license + "'",
                    "use one of " + String.join(", ", LICENSES.stream().sorted().toList()));
        }
        return license;
    }

    private void checkOwner(String license, boolean owned) {
        if (license.equals("public domain") && yaml.has("rights_owner")) {
            yaml.warning("rights_owner", "a problem in the public domain has a rights_owner", "remove it");
        }
        if (!WITHOUT_OWNER.contains(license) && !owned) {
            yaml.warning("license", "the license '" + license + "' has no rights_owner", "add rights_owner");
        }
    }

    private Map<String, List<String>> credits() {
        Map<String, List<String>> credits = new LinkedHashMap<>();
        yaml.text("author")
                .ifPresent(author -> credits.put(
                        "authors",
                        Stream.of(author.split(",|\\band\\b"))
                                .map(String::strip)
                                .toList()));
        switch (yaml.value("credits").orElse(null)) {
            case null -> {}
            case Scalar author -> credits.put("authors", List.of(author.text()));
            case Mapping parts -> yaml.section("credits").ifPresent(section -> credits.putAll(creditsByPart(section)));
            case Sequence list -> yaml.wrong("credits", "a text, or a map such as {authors: Name}");
        }
        return credits;
    }

    private static Map<String, List<String>> creditsByPart(YamlSection section) {
        Map<String, List<String>> credits = new LinkedHashMap<>();
        for (String part : CREDITS) {
            section.value(part).ifPresent(value -> credits.put(part, people(section, part, value)));
        }
        section.refuseOtherKeys();
        return credits;
    }

    private static List<String> people(YamlSection section, String part, YamlValue value) {
        List<String> people = new ArrayList<>();
        switch (value) {
            case Scalar person -> people.add(person.text());
            case Sequence list -> list.items().forEach(item -> people.addAll(people(section, part, item)));
            case Mapping person when person.entries().containsKey("name") -> people.add(personOf(person));
            case Mapping byLanguage
            when part.equals("translators") ->
                byLanguage.entries().values().forEach(entry -> people.addAll(people(section, part, entry.value())));
            case Mapping other -> section.wrong(part, "a person: a text, or a map with name");
        }
        return people;
    }

    private static String personOf(Mapping person) {
        String name = textOf(person, "name").orElse("");
        return textOf(person, "email").map(email -> name + " <" + email + ">").orElse(name);
    }

    private static Optional<String> textOf(Mapping mapping, String key) {
        return Optional.ofNullable(mapping.entries().get(key))
                .map(YamlValue.Entry::value)
                .filter(Scalar.class::isInstance)
                .map(value -> ((Scalar) value).text());
    }

    private List<Source> sources() {
        Optional<String> url = yaml.text("source_url");
        List<Source> sources = new ArrayList<>();
        yaml.value("source").ifPresent(value -> {
            List<YamlValue> items = value instanceof Sequence list ? list.items() : List.of(value);
            items.forEach(item -> source(item, url).ifPresent(sources::add));
        });
        return sources;
    }

    private Optional<Source> source(YamlValue item, Optional<String> url) {
        return switch (item) {
            case Scalar name when name.text().isBlank() -> Optional.empty();
            case Scalar name -> Optional.of(new Source(name.text(), url));
            case Mapping map
            when map.entries().containsKey("name") ->
                Optional.of(new Source(textOf(map, "name").orElse(""), textOf(map, "url")));
            default -> yaml.wrong("source", "a text, or a map with name and url");
        };
    }

    private List<String> keywords() {
        List<String> keywords = yaml.texts("keywords");
        boolean isOneText =
                yaml.value("keywords").filter(Scalar.class::isInstance).isPresent();
        return isOneText
                ? Stream.of(keywords.getFirst().trim().split("\\s+"))
                        .filter(word -> !word.isEmpty())
                        .toList()
                : keywords;
    }
}
