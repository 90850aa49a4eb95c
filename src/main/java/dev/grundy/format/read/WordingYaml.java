package dev.grundy.format.read;

import dev.grundy.format.pack.Wording;
import dev.grundy.format.yaml.YamlSection;
import dev.grundy.format.yaml.YamlValue;
import java.util.Optional;

/** Reads words for people: a text, or a map with {@code en} and {@code de}. */
final class WordingYaml {
    private static final String EXPECTED =
            "a text of at most " + Wording.LONGEST + " characters, or a map with such a text for en and one for de";

    private WordingYaml() {}

    /** Empty where the key is missing; anything else that is no such words is a fault, too. */
    static Optional<Wording> read(YamlSection section, String key) {
        Optional<YamlValue> value = section.value(key);
        if (value.isEmpty()) {
            return Optional.empty();
        }
        if (!(value.get() instanceof YamlValue.Mapping)) {
            return section.text(key).flatMap(text -> wording(section, key, text, text));
        }
        Optional<YamlSection> languages = section.section(key);
        Optional<String> english = languages.flatMap(map -> map.text("en"));
        Optional<String> german = languages.flatMap(map -> map.text("de"));
        languages.ifPresent(YamlSection::refuseOtherKeys);
        return english.isPresent() && german.isPresent()
                ? wording(section, key, english.get(), german.get())
                : section.wrong(key, EXPECTED);
    }

    private static Optional<Wording> wording(YamlSection section, String key, String english, String german) {
        return isFitting(english) && isFitting(german)
                ? Optional.of(new Wording(english, german))
                : section.wrong(key, EXPECTED);
    }

    private static boolean isFitting(String text) {
        return !text.isBlank() && text.length() <= Wording.LONGEST;
    }
}
