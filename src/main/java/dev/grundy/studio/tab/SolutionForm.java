package dev.grundy.studio.tab;

import dev.grundy.format.language.Languages;
import dev.grundy.format.pack.Wording;
import dev.grundy.studio.form.FieldForm;
import dev.grundy.web.frame.FormErrors;
import java.util.List;

/** The fields of one program below {@code submissions}: their values for it, and their meaning. */
final class SolutionForm {
    private static final String FOLDER = "folder";
    private static final String NAME = "name";
    private static final String PERMITTED = "permitted";
    private static final String REQUIRED = "required";
    private static final String MESSAGE = "message";
    private static final String TIME_LIMIT = "time-limit";
    private static final String MODEL = "model";
    private static final String IDEA = "idea";
    private static final String ENGLISH = "idea-en";
    private static final String GERMAN = "idea-de";
    private static final int LONGEST_MESSAGE = 300;

    private SolutionForm() {}

    static FieldForm blank(long revision) {
        return FieldForm.blank("", revision).with(FOLDER, ExpectedResult.WRONG_ANSWER.folder());
    }

    static FieldForm of(Solution solution, long revision) {
        Said said = solution.said();
        return FieldForm.blank(solution.path(), revision)
                .with(FOLDER, solution.folder())
                .with(NAME, solution.name())
                .with(PERMITTED, said.permitted())
                .with(REQUIRED, said.required())
                .with(MESSAGE, said.message())
                .with(TIME_LIMIT, said.timeLimit())
                .with(MODEL, said.model())
                .with(ENGLISH, said.idea().en())
                .with(GERMAN, said.idea().de());
    }

    /** A new one, where the program that another form was about is gone. */
    static FieldForm kept(FieldForm sent, long revision) {
        return blank(revision).with(FOLDER, sent.of(FOLDER)).with(NAME, sent.of(NAME));
    }

    /**
     * With the name of the uploaded file where none was typed, and the extension of the language where the name has none of its own.
     */
    static FieldForm named(FieldForm form, String uploaded, Languages languages) {
        String name = form.of(NAME);
        String file =
                name.isEmpty() ? uploaded.substring(uploaded.replace('\\', '/').lastIndexOf('/') + 1) : name;
        String extension = languages
                .find(form.of("language"))
                .filter(found -> !file.isEmpty() && !file.contains("."))
                .map(found -> "." + found.extensions().getFirst())
                .orElse("");
        return form.with(NAME, (file + extension).strip());
    }

    static SolutionEdits.Wanted wanted(FieldForm form) {
        return new SolutionEdits.Wanted(form.of(FOLDER), form.of(NAME), said(form));
    }

    static Said said(FieldForm form) {
        return new Said(
                verdicts(form, PERMITTED),
                verdicts(form, REQUIRED),
                form.of(MESSAGE),
                Said.TIME_LIMITS.contains(form.of(TIME_LIMIT)) ? form.of(TIME_LIMIT) : "",
                form.has(MODEL),
                new Said.Idea(form.of(ENGLISH), form.of(GERMAN)));
    }

    private static List<String> verdicts(FieldForm form, String field) {
        return Said.VERDICTS.stream().filter(form.all(field)::contains).toList();
    }

    /** Whether its directory says something that a form can choose. */
    static boolean isKnownFolder(FieldForm form) {
        return ExpectedResult.ofFolder(form.of(FOLDER)).isPresent();
    }

    /** The errors of the form as it was typed. */
    static FormErrors wrong(FieldForm form) {
        Said.Idea idea = said(form).idea();
        FormErrors errors = FormErrors.none();
        errors = isLine(form.of(MESSAGE), LONGEST_MESSAGE)
                ? errors
                : errors.and(MESSAGE, "studio-solution-message-form", LONGEST_MESSAGE);
        for (String typed : List.of(idea.en(), idea.de())) {
            errors = isLine(typed, Wording.LONGEST)
                    ? errors
                    : errors.and(IDEA, "studio-solution-message-form", Wording.LONGEST);
        }
        if (form.of(FOLDER).equals(ExpectedResult.ACCEPTED.folder()) && !idea.equals(Said.Idea.NONE)) {
            return errors.and(IDEA, "studio-solution-idea-accepted");
        }
        boolean isGermanOnly = idea.en().isEmpty() && !idea.de().isEmpty();
        return isGermanOnly ? errors.and(IDEA, "studio-solution-idea-english") : errors;
    }

    private static boolean isLine(String text, int longest) {
        return text.length() <= longest && text.chars().noneMatch(Character::isISOControl);
    }
}
