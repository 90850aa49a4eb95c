package dev.grundy.studio.copy;

import dev.grundy.format.yaml.YamlEdit;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The keys that the first tab asks for, in the two files that hold them. Keys of these files that it does not know stay as they are.
 *
 * @param statement the first with front matter; empty if there is none, and then its keys are not asked for
 * @param problem problem.yaml; empty if it is none
 */
public record General(Optional<FrontMatterText> statement, Optional<YamlEdit> problem) {
    public static final FilePath PROBLEM = new FilePath("problem.yaml");

    /** @param statement and problem the texts of the files; empty where there is none */
    public static General of(Optional<String> statement, Optional<String> problem) {
        return new General(statement.flatMap(FrontMatterText::of), problem.flatMap(YamlEdit::of));
    }

    /** Values as the form shows them; fields that no file can hold are not there. */
    public Map<GeneralField, String> values() {
        Map<GeneralField, String> values = new EnumMap<>(GeneralField.class);
        for (GeneralField field : GeneralField.values()) {
            yaml(field).ifPresent(yaml -> values.put(field, value(field, yaml)));
        }
        return values;
    }

    /** With another value; empty where that has to be written in the file itself. */
    public Optional<General> with(GeneralField field, String value) {
        return yaml(field)
                .flatMap(yaml -> written(field, yaml, value))
                .map(changed -> field.isLimit()
                        ? new General(statement, Optional.of(changed))
                        : new General(statement.map(text -> text.with(changed)), problem));
    }

    private Optional<YamlEdit> yaml(GeneralField field) {
        return field.isLimit() ? problem : statement.map(FrontMatterText::yaml);
    }

    private static String value(GeneralField field, YamlEdit yaml) {
        return field.kind() == GeneralField.Kind.LIST
                ? String.join(", ", yaml.values(field.path()))
                : yaml.value(field.path()).orElse("");
    }

    private static Optional<YamlEdit> written(GeneralField field, YamlEdit yaml, String value) {
        Optional<YamlEdit> written = switch (field.kind()) {
            case TEXT -> yaml.with(field.path(), value);
            case PLAIN -> yaml.withPlain(field.path(), value);
            case LIST -> yaml.with(field.path(), items(value));
        };
        // The format has both, and they must agree.
        return field == GeneralField.TIER
                ? written.flatMap(tier -> tier.withPlain(List.of("premium"), String.valueOf(!value.equals("free"))))
                : written;
    }

    private static List<String> items(String typed) {
        return List.of(typed.split(",")).stream()
                .map(String::strip)
                .filter(item -> !item.isEmpty())
                .distinct()
                .toList();
    }
}
