package dev.grundy.studio.tab;

import dev.grundy.studio.copy.FileText;
import dev.grundy.studio.form.FieldForm;
import dev.grundy.web.frame.FormErrors;
import jakarta.ws.rs.core.MultivaluedMap;
import java.util.Optional;
import java.util.regex.Pattern;

/** The fields of one line of tests: their values for it, and their meaning. */
final class TestForm {
    private static final String GROUP = "group";
    private static final String NAME = "name";
    private static final String COMMAND = "command";
    private static final String COUNT = "count";
    private static final String INPUT = "input";
    private static final String ANSWER = "answer";
    private static final String INTERACTION = "interaction";
    private static final String[] TEXTS = {INPUT, ANSWER, INTERACTION};
    private static final Pattern NAMES = Pattern.compile("[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,100}");
    private static final Pattern COUNTS = Pattern.compile("1000|[1-9][0-9]{0,2}");
    /** To the submission, from it, or the end of a pass. */
    private static final Pattern SAID = Pattern.compile("[<>].*|---");

    private static final int LONGEST_COMMAND = 500;
    private static final int LONGEST_TEXT = 1 << 14;

    private TestForm() {}

    static FieldForm blank(long revision, String group) {
        return FieldForm.blank("", revision).with(GROUP, group).with(COUNT, "1");
    }

    static FieldForm of(TestDeclaration test, long revision) {
        return FieldForm.blank(test.id(), revision)
                .with(GROUP, test.group())
                .with(NAME, test.name())
                .with(COMMAND, test.command())
                .with(COUNT, String.valueOf(test.count()))
                .with(INPUT, test.input().orElse(""))
                .with(ANSWER, test.answer().orElse(""))
                .with(INTERACTION, test.interaction().orElse(""));
    }

    /** @param id of the line that it changes; empty for a new one */
    static FieldForm sent(String id, MultivaluedMap<String, String> fields) {
        FieldForm sent = FieldForm.sent(id, fields).withTexts(fields, TEXTS);
        return sent.has(COUNT) ? sent : sent.with(COUNT, "1");
    }

    static boolean isSample(FieldForm form) {
        return TestDeclarations.isSample(form.of(GROUP));
    }

    /** @param known the line that is changed; empty for a new one */
    static FormErrors wrong(FieldForm form, Optional<TestDeclaration> known) {
        FormErrors errors = FormErrors.none();
        String name = form.of(NAME);
        boolean keepsItsName = known.filter(test -> test.name().equals(name)).isPresent();
        if (!keepsItsName && !NAMES.matcher(name).matches()) {
            errors = errors.and(NAME, "studio-test-name-form");
        }
        boolean isCommand = known.map(TestDeclaration::isCommand)
                .orElse(!isSample(form) && form.of(INPUT).isEmpty());
        FormErrors all = isCommand ? wrongCommand(form, errors) : wrongTexts(form, errors);
        return COUNTS.matcher(form.of(COUNT)).matches() ? all : all.and(COUNT, "studio-test-count-form");
    }

    /** Of a form that asks for a name alone. */
    static FormErrors wrongName(FieldForm form) {
        return NAMES.matcher(form.of(NAME)).matches()
                ? FormErrors.none()
                : FormErrors.none().and(NAME, "studio-test-name-form");
    }

    static String name(FieldForm form) {
        return form.of(NAME);
    }

    private static FormErrors wrongCommand(FieldForm form, FormErrors before) {
        String command = form.of(COMMAND);
        boolean isLine = !command.isEmpty()
                && command.length() <= LONGEST_COMMAND
                && command.chars().noneMatch(Character::isISOControl);
        if (!isLine || command.endsWith(".in")) {
            return before.and(COMMAND, "studio-test-command-form", LONGEST_COMMAND);
        }
        return before;
    }

    private static FormErrors wrongTexts(FieldForm form, FormErrors before) {
        FormErrors errors = before;
        if (!form.of(COMMAND).isEmpty()) {
            errors = errors.and(INPUT, "studio-test-either");
        }
        if (form.of(INPUT).isEmpty()) {
            errors = errors.and(INPUT, "studio-test-input-missing");
        }
        if (!form.of(INTERACTION).lines().allMatch(SAID.asMatchPredicate())) {
            errors = errors.and(INTERACTION, "studio-test-interaction-form");
        }
        for (String field : TEXTS) {
            if (form.of(field).indexOf('\0') >= 0) {
                errors = errors.and(field, "studio-text-nul");
            } else if (FileText.bytes(form.of(field)).length > LONGEST_TEXT) {
                errors = errors.and(field, "studio-text-too-long", LONGEST_TEXT >> 10);
            }
        }
        return errors;
    }

    /** Only of a form without errors. */
    static TestEdits.Wanted wanted(FieldForm form) {
        return new TestEdits.Wanted(
                form.of(GROUP),
                form.of(NAME),
                form.of(INPUT).isEmpty() ? form.of(COMMAND) : "",
                Integer.parseInt(form.of(COUNT)),
                ended(form.of(INPUT)),
                ended(form.of(ANSWER)),
                ended(form.of(INTERACTION)));
    }

    private static String ended(String text) {
        return text.isEmpty() || text.endsWith("\n") ? text : text + "\n";
    }
}
