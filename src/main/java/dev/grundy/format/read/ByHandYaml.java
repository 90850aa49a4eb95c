package dev.grundy.format.read;

import dev.grundy.format.pack.AnswerForm;
import dev.grundy.format.pack.AnswerForm.Field;
import dev.grundy.format.pack.AnswerForm.Rows;
import dev.grundy.format.pack.ByHand;
import dev.grundy.format.pack.ByHand.Drawing;
import dev.grundy.format.pack.program.GeneratorTemplate;
import dev.grundy.format.yaml.YamlSection;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Reads the section {@code by_hand} of practice.yaml. */
final class ByHandYaml {
    private static final Set<String> SEED = Set.of("seed");
    private static final String NUMBER = "number";
    private static final String TEXT = "text";
    private static final Map<String, Drawing> DRAWINGS = byLabel(Drawing.values(), Drawing::label);
    private static final Map<String, Rows> ROWS = byLabel(Rows.values(), Rows::label);

    private final YamlSection section;
    private final PracticeYaml commands;

    ByHandYaml(YamlSection section, PracticeYaml commands) {
        this.section = section;
        this.commands = commands;
    }

    Optional<ByHand> read() {
        List<GeneratorTemplate> levels = levels();
        Optional<Drawing> drawing = section.ofDeviations().choice("drawing", DRAWINGS);
        Optional<AnswerForm> form = section.section("answer").flatMap(ByHandYaml::form);
        section.refuseOtherKeys();
        return levels.isEmpty() ? Optional.empty() : Optional.of(new ByHand(levels, drawing, form));
    }

    /** {@code generate} stands for a single level. */
    private List<GeneratorTemplate> levels() {
        if (!section.has("levels")) {
            return commands.required(section, "generate", SEED).stream().toList();
        }
        List<String> given = section.texts("levels");
        if (given.isEmpty() || given.size() > ByHand.MOST_LEVELS) {
            section.wrong("levels", "a list of 1 to " + ByHand.MOST_LEVELS + " generator commands, easiest first");
            return List.of();
        }
        return given.stream()
                .flatMap(command -> commands.template(command, section.lineOf("levels"), SEED).stream())
                .toList();
    }

    private static Optional<AnswerForm> form(YamlSection section) {
        Rows rows = section.has("rows") ? section.choice("rows", ROWS).orElse(Rows.ONE) : Rows.ONE;
        String row = section.text("row").orElse("");
        int first = section.has("first") ? section.integer("first", 0, 1).orElse(1) : 1;
        List<Field> fields = new ArrayList<>();
        for (YamlSection field : section.sections("fields")) {
            field(field).ifPresent(fields::add);
        }
        section.refuseOtherKeys();
        return fields.isEmpty()
                ? section.wrong("fields", "a list of fields, each with a label and one of choose and kind")
                : Optional.of(new AnswerForm(rows, row, first, fields));
    }

    private static Optional<Field> field(YamlSection section) {
        Optional<String> label = section.text("label");
        if (label.isEmpty()) {
            return section.wrong("label", "what the field asks for");
        }
        List<String> onlyFor = section.texts("only_for");
        List<String> words = section.texts("choose");
        Optional<Field> typed = section.has("kind")
                ? section.choice("kind", Map.of(NUMBER, true, TEXT, false))
                        .map(number ->
                                number ? new Field.Number(label.get(), onlyFor) : new Field.Text(label.get(), onlyFor))
                : Optional.empty();
        section.refuseOtherKeys();
        if (words.isEmpty() != section.has("kind")) {
            return section.wrong("choose", "a list of words, or else kind must be " + NUMBER + " or " + TEXT);
        }
        return words.isEmpty() ? typed : Optional.of(new Field.Choice(label.get(), words));
    }

    private static <E> Map<String, E> byLabel(E[] values, Function<E, String> label) {
        Map<String, E> labels = new LinkedHashMap<>();
        for (E value : values) {
            labels.put(label.apply(value), value);
        }
        return labels;
    }
}
