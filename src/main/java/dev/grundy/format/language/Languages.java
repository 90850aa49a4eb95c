package dev.grundy.format.language;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/** All languages this judge knows, in the order in which they are offered. Immutable. */
public record Languages(List<Language> all) {
    public Languages {
        all = List.copyOf(all);
        List<String> names = all.stream()
                .flatMap(language -> Stream.concat(Stream.of(language.id()), language.aliases().stream()))
                .toList();
        if (names.size() != Set.copyOf(names).size()) {
            throw new IllegalArgumentException("languages.yaml: two languages have the same id or alias");
        }
    }

    /** The languages of the {@code languages.yaml} that comes with this program. */
    public static Languages standard() {
        return LanguagesFile.readResource("/languages.yaml");
    }

    /** Those that people may choose for a submission, some of them only where their tools are. */
    public List<Language> offered() {
        return all.stream().filter(Language::offered).toList();
    }

    /** Those that people may choose also while no node has their tools. */
    public List<Language> alwaysOffered() {
        return all.stream().filter(Language::isAlwaysOffered).toList();
    }

    /** False for an identifier that is unknown here. */
    public boolean isAlwaysOffered(String id) {
        return find(id).filter(Language::isAlwaysOffered).isPresent();
    }

    /** By id, or by one of the other names people and packages use, such as {@code python3} or {@code c++}. */
    public Optional<Language> find(String idOrAlias) {
        return all.stream().filter(language -> language.isCalled(idOrAlias)).findFirst();
    }

    /** By the extension of a source, or of a file that sources include. */
    public Optional<Language> ofSourceOrHeader(String fileName) {
        return ofFile(fileName)
                .or(() -> all.stream()
                        .filter(language -> language.includes(fileName))
                        .findFirst());
    }

    /** By the extension of a file name; empty when no language owns it. */
    public Optional<Language> ofFile(String fileName) {
        return all.stream().filter(language -> language.owns(fileName)).findFirst();
    }

    /**
     * By the extension of a file name. A first line such as {@code #!/usr/bin/python2} has the word where the extension
     * says nothing, or where it belongs to several languages.
     */
    public Optional<Language> detect(String fileName, String content) {
        Optional<Language> byShebang = ofShebang(content);
        Optional<Language> byName = ofFile(fileName);
        return byName.isEmpty()
                ? byShebang
                : byShebang.filter(language -> language.owns(fileName)).or(() -> byName);
    }

    private Optional<Language> ofShebang(String content) {
        if (!content.startsWith("#!")) {
            return Optional.empty();
        }
        String line = content.lines().findFirst().orElse("");
        return Stream.of(line.substring(2).trim().split("[ /]+"))
                .filter(word -> !word.startsWith("-") && !word.equals("env"))
                .flatMap(word -> find(word.replaceFirst("(?<=[a-z][0-9])\\.[0-9.]+$", "")).stream())
                .findFirst();
    }
}
