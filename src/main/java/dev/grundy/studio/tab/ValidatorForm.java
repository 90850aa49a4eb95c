package dev.grundy.studio.tab;

import dev.grundy.format.pack.ComparisonFlags;
import dev.grundy.studio.copy.FileLine;
import dev.grundy.web.frame.FormErrors;
import jakarta.ws.rs.core.MultivaluedMap;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The forms of the tab of validators as they are shown, or one of them as it was sent.
 *
 * @param about which of them something is wrong with; empty for none
 * @param relative tolerance of numbers; empty for none
 * @param words arguments of what accepts outputs
 * @param name of a new input validator
 */
record ValidatorForm(
        String about,
        boolean caseSensitive,
        boolean spaceSensitive,
        String relative,
        String absolute,
        String words,
        String inputWords,
        String name,
        FormErrors errors,
        Optional<FileLine> where) {
    private static final Pattern TOLERANCE = Pattern.compile("[0-9]{1,3}(\\.[0-9]{1,20})?([eE]-?[0-9]{1,2})?");
    private static final Pattern WORDS = Pattern.compile("[\\x21-\\x7e ]{0,500}");
    private static final String EITHER = "float_tolerance";

    static ValidatorForm of(Validation now) {
        return new ValidatorForm(
                "",
                now.flags().filter(ComparisonFlags::caseSensitive).isPresent(),
                now.flags().filter(ComparisonFlags::spaceChangeSensitive).isPresent(),
                tolerance(now.words(), "float_relative_tolerance"),
                tolerance(now.words(), "float_absolute_tolerance"),
                String.join(" ", now.words()),
                String.join(" ", now.inputWords()),
                "",
                FormErrors.none(),
                Optional.empty());
    }

    private static String tolerance(List<String> words, String flag) {
        for (int i = 0; i + 1 < words.size(); i++) {
            if (words.get(i).equals(flag) || words.get(i).equals(EITHER)) {
                return words.get(i + 1);
            }
        }
        return "";
    }

    ValidatorForm sentDefault(MultivaluedMap<String, String> fields) {
        return new ValidatorForm(
                "default",
                fields.containsKey("case"),
                fields.containsKey("space"),
                field(fields, "relative"),
                field(fields, "absolute"),
                words,
                inputWords,
                name,
                errors,
                where);
    }

    ValidatorForm sentWords(MultivaluedMap<String, String> fields) {
        return new ValidatorForm(
                "words",
                caseSensitive,
                spaceSensitive,
                relative,
                absolute,
                field(fields, "words"),
                inputWords,
                name,
                errors,
                where);
    }

    ValidatorForm sentInputWords(MultivaluedMap<String, String> fields) {
        return new ValidatorForm(
                "input-words",
                caseSensitive,
                spaceSensitive,
                relative,
                absolute,
                words,
                field(fields, "words"),
                name,
                errors,
                where);
    }

    ValidatorForm sentName(MultivaluedMap<String, String> fields) {
        return new ValidatorForm(
                "input",
                caseSensitive,
                spaceSensitive,
                relative,
                absolute,
                words,
                inputWords,
                field(fields, "name"),
                errors,
                where);
    }

    ValidatorForm about(String form) {
        return new ValidatorForm(
                form, caseSensitive, spaceSensitive, relative, absolute, words, inputWords, name, errors, where);
    }

    ValidatorForm refused(Proposal.Bad bad) {
        return new ValidatorForm(
                about,
                caseSensitive,
                spaceSensitive,
                relative,
                absolute,
                words,
                inputWords,
                name,
                bad.errors(),
                bad.where());
    }

    private static String field(MultivaluedMap<String, String> fields, String name) {
        return Optional.ofNullable(fields.getFirst(name)).orElse("").strip();
    }

    public boolean isAbout(String form) {
        return about.equals(form);
    }

    /** What is wrong with the tolerances as they were typed. */
    FormErrors wrongTolerances() {
        FormErrors wrong = FormErrors.none();
        if (!isTolerance(relative)) {
            wrong = wrong.and("relative", "studio-tolerance-form");
        }
        return isTolerance(absolute) ? wrong : wrong.and("absolute", "studio-tolerance-form");
    }

    private static boolean isTolerance(String typed) {
        return typed.isEmpty() || TOLERANCE.matcher(typed).matches();
    }

    static boolean areWords(String typed) {
        return WORDS.matcher(typed).matches();
    }

    /** As the package has them; those that it has already, where they mean the same. */
    List<String> flags(List<String> now) {
        List<String> flags = new ArrayList<>();
        if (caseSensitive) {
            flags.add("case_sensitive");
        }
        if (spaceSensitive) {
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
            // What is there is meant for a program, and no comparison understands it.
            return flags;
        }
    }
}
