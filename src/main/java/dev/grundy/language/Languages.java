package dev.grundy.language;

import java.util.List;
import java.util.Optional;

/** All languages this judge knows, in the order in which they are offered. Immutable. */
public record Languages(List<Language> all) {
    public Languages {
        all = List.copyOf(all);
        long ids = all.stream().map(Language::id).distinct().count();
        if (ids != all.size()) {
            throw new IllegalArgumentException("languages.yaml: two languages have the same id");
        }
    }

    /** The languages of the {@code languages.yaml} that comes with this program. */
    public static Languages standard() {
        return LanguagesFile.readResource("/languages.yaml");
    }

    /** Those that people may choose for a submission. */
    public List<Language> offered() {
        return all.stream().filter(Language::offered).toList();
    }

    /** By id, or by one of the other names people and packages use, such as {@code python3} or {@code c++}. */
    public Optional<Language> find(String idOrAlias) {
        String id = Aliases.idOf(idOrAlias);
        return all.stream().filter(language -> language.id().equals(id)).findFirst();
    }

    /** By the extension of a file name; empty when no language owns it. */
    public Optional<Language> ofFile(String fileName) {
        return all.stream().filter(language -> language.owns(fileName)).findFirst();
    }

    /** By the extension of a file name or, where that says nothing, by a first line such as {@code #!/usr/bin/python3}. */
    public Optional<Language> detect(String fileName, String content) {
        return ofFile(fileName).or(() -> ofShebang(content));
    }

    private Optional<Language> ofShebang(String content) {
        if (!content.startsWith("#!")) {
            return Optional.empty();
        }
        String line = content.lines().findFirst().orElse("");
        String[] words = line.substring(2).trim().split("[ /]+");
        return find(words[words.length - 1]);
    }
}
