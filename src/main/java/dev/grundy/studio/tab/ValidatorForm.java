package dev.grundy.studio.tab;

import dev.grundy.format.pack.ComparisonFlags;
import dev.grundy.studio.form.FieldForm;
import dev.grundy.web.frame.FormErrors;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** The fields of the tab of validators: their values for a copy, and their meaning. */
final class ValidatorForm {
    static final String WORDS = "words";
    static final String INPUT_WORDS = "input-words";

    private static final String CASE = "case";
    private static final String SPACE = "space";
    private static final String RELATIVE = "relative";
    private static final String ABSOLUTE = "absolute";
    private static final Pattern TOLERANCE = Pattern.compile("[0-9]{1,3}(\\.[0-9]{1,20})?([eE]-?[0-9]{1,2})?");
    private static final Pattern LINE_OF_WORDS = Pattern.compile("[\\x21-\\x7e ]{0,500}");
    private static final String EITHER = "float_tolerance";

    private ValidatorForm() {}

    static FieldForm of(Validation now, long revision) {
        return FieldForm.blank("", revision)
                .with(CASE, now.flags().filter(ComparisonFlags::caseSensitive).isPresent())
                .with(
                        SPACE,
                        now.flags()
                                .filter(ComparisonFlags::spaceChangeSensitive)
                                .isPresent())
                .with(RELATIVE, tolerance(now.words(), "float_relative_tolerance"))
                .with(ABSOLUTE, tolerance(now.words(), "float_absolute_tolerance"))
                .with(WORDS, String.join(" ", now.words()))
                .with(INPUT_WORDS, String.join(" ", now.inputWords()));
    }

    /** The same with the settings of the default comparison as they were sent. */
    static FieldForm comparing(FieldForm shown, FieldForm sent) {
        return shown.with(CASE, sent.has(CASE))
                .with(SPACE, sent.has(SPACE))
                .with(RELATIVE, sent.of(RELATIVE))
                .with(ABSOLUTE, sent.of(ABSOLUTE));
    }

    private static String tolerance(List<String> words, String flag) {
        for (int i = 0; i + 1 < words.size(); i++) {
            if (words.get(i).equals(flag) || words.get(i).equals(EITHER)) {
                return words.get(i + 1);
            }
        }
        return "";
    }

    /** The errors of the tolerances as they were typed. */
    static FormErrors wrongTolerances(FieldForm form) {
        FormErrors wrong = FormErrors.none();
        for (String field : List.of(RELATIVE, ABSOLUTE)) {
            String typed = form.of(field);
            boolean isTolerance = typed.isEmpty() || TOLERANCE.matcher(typed).matches();
            wrong = isTolerance ? wrong : wrong.and(field, "studio-tolerance-form");
        }
        return wrong;
    }

    static boolean areWords(String typed) {
        return LINE_OF_WORDS.matcher(typed).matches();
    }

    /** As the package has them; those that it has already, where they mean the same. */
    static List<String> flags(FieldForm form, List<String> now) {
        String relative = form.of(RELATIVE);
        String absolute = form.of(ABSOLUTE);
        List<String> flags = new ArrayList<>();
        if (form.has(CASE)) {
            flags.add("case_sensitive");
        }
        if (form.has(SPACE)) {
            flags.add("space_change_sensitive");
        }
        if (!relative.isEmpty() && relative.equals(absolute)) {
            flags.addAll(List.of(EITHER, relative));
        } else {
            flags.addAll(relative.isEmpty() ? List.of() : List.of("float_relative_tolerance", relative));
            flags.addAll(absolute.isEmpty() ? List.of() : List.of("float_absolute_tolerance", absolute));
        }
        try {
            return ComparisonFlags.parse(flags).equals(ComparisonFlags.parse(now)) ? now : flags;
        } catch (IllegalArgumentException e) {
            // The stored arguments are meant for a program, and no comparison understands them.
            return flags;
        }
    }
}
