package dev.grundy.problem.answer;

import dev.grundy.format.pack.AnswerForm;
import dev.grundy.format.pack.AnswerForm.Field;
import dev.grundy.web.frame.Texts;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The form in which an instance is answered, with what is in it.
 *
 * @param rows one for each thing asked
 */
public record AnswerSheet(List<Row> rows) {
    /** Of a whole answer, as the table has it. */
    public static final int LARGEST_BYTES = 8_000;

    private static final int LONGEST_TEXT = 200;

    public AnswerSheet {
        rows = List.copyOf(rows);
    }

    /**
     * A row of fields.
     *
     * @param name the part of the instance that the row is about; empty where there is only one
     */
    public record Row(String name, List<SheetField> fields) {
        public Row {
            fields = List.copyOf(fields);
        }

        private String first() {
            return fields.getFirst().value();
        }
    }

    /**
     * The sheet with what somebody sent.
     *
     * @param sent values of fields by their ids
     */
    public static AnswerSheet filled(AnswerForm form, int rows, Map<String, String> sent) {
        List<Row> filled = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            List<SheetField> fields = new ArrayList<>();
            for (int i = 0; i < form.fields().size(); i++) {
                String id = id(row, i);
                fields.add(new SheetField(
                        id, form.fields().get(i), sent.getOrDefault(id, "").strip()));
            }
            filled.add(new Row(form.rowName(row), fields));
        }
        return new AnswerSheet(filled);
    }

    /** The sheet with an answer that was written before; empty fields where it has other rows. */
    public static AnswerSheet of(AnswerForm form, int rows, String answer) {
        List<String> parts = AnswerForm.split(answer, rows);
        List<Row> filled = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            String text = row < parts.size() ? parts.get(row) : "";
            filled.add(new Row(form.rowName(row), fields(form, row, text)));
        }
        return new AnswerSheet(filled);
    }

    /** The answer as a program would write it. */
    public String text() {
        StringBuilder text = new StringBuilder();
        for (Row row : rows) {
            List<String> values = row.fields().stream()
                    .filter(field -> SheetField.isAsked(field.field(), row.first()))
                    .map(SheetField::value)
                    .toList();
            text.append(String.join(" ", values)).append('\n');
        }
        return text.toString();
    }

    /** The first fault that has to be put right before the sheet can be checked; empty without one. */
    public Optional<String> fault() {
        for (Row row : rows) {
            for (SheetField field : row.fields()) {
                if (SheetField.isAsked(field.field(), row.first()) && !isFine(field)) {
                    return Optional.of(fault(row, field));
                }
            }
        }
        return tooLarge(text());
    }

    /** The refusal of an answer that is too large to be kept; empty for a smaller one. */
    public static Optional<String> tooLarge(String answer) {
        return answer.getBytes(StandardCharsets.UTF_8).length > LARGEST_BYTES
                ? Optional.of(Texts.of("hand-text-size", LARGEST_BYTES))
                : Optional.empty();
    }

    private static String fault(Row row, SheetField field) {
        String what = field.field().label();
        String where = row.name().isEmpty() ? what : row.name() + ", " + what;
        return field.value().isEmpty()
                ? Texts.of("hand-field-empty", where)
                : Texts.of(field.isNumber() ? "hand-field-no-number" : "hand-field-unknown", where);
    }

    private static boolean isFine(SheetField field) {
        return switch (field.field()) {
            case Field.Choice choice -> choice.words().contains(field.value());
            case Field.Number number -> field.value().matches("-?[0-9]{1,30}");
            case Field.Text text ->
                !field.value().isEmpty()
                        && field.value().length() <= LONGEST_TEXT
                        && field.value().chars().noneMatch(Character::isISOControl);
        };
    }

    private static List<SheetField> fields(AnswerForm form, int row, String text) {
        List<String> words = new ArrayList<>(Arrays.asList(text.split(" ")));
        String first = words.getFirst();
        List<SheetField> fields = new ArrayList<>();
        for (int i = 0; i < form.fields().size(); i++) {
            Field field = form.fields().get(i);
            String value = SheetField.isAsked(field, first) ? take(field, words) : "";
            fields.add(new SheetField(id(row, i), field, value));
        }
        return fields;
    }

    /** A text takes all that is left. */
    private static String take(Field field, List<String> words) {
        if (words.isEmpty()) {
            return "";
        }
        if (field instanceof Field.Text) {
            String rest = String.join(" ", words);
            words.clear();
            return rest;
        }
        return words.removeFirst();
    }

    private static String id(int row, int field) {
        return "row-" + row + "-" + field;
    }
}
