package dev.grundy.problem.answer;

import dev.grundy.format.pack.AnswerForm.Field;
import dev.grundy.web.frame.Texts;
import java.util.List;

/**
 * One thing to fill in, with what is in it.
 *
 * @param id    of the field in the form
 * @param value empty if there is nothing in it yet
 */
public record SheetField(String id, Field field, String value) {
    public boolean isChoice() {
        return field instanceof Field.Choice;
    }

    public boolean isNumber() {
        return field instanceof Field.Number;
    }

    /** Of a choice; otherwise empty. */
    public List<String> words() {
        return field instanceof Field.Choice choice ? choice.words() : List.of();
    }

    /** With the words that ask for it, where others do not. */
    public String label() {
        List<String> onlyFor = onlyFor(field);
        return onlyFor.isEmpty()
                ? field.label()
                : Texts.of("hand-only-for", field.label(), String.join(" " + Texts.of("hand-or") + " ", onlyFor));
    }

    public boolean isAlwaysAsked() {
        return onlyFor(field).isEmpty();
    }

    /** Whether a row asks for the field whose first field says that. */
    static boolean isAsked(Field field, String first) {
        return onlyFor(field).isEmpty() || onlyFor(field).contains(first);
    }

    private static List<String> onlyFor(Field field) {
        return switch (field) {
            case Field.Choice choice -> List.of();
            case Field.Number number -> number.onlyFor();
            case Field.Text text -> text.onlyFor();
        };
    }
}
