package dev.grundy.studio.tab;

import dev.grundy.studio.copy.FileLine;
import dev.grundy.studio.copy.FileText;
import dev.grundy.studio.copy.WorkingCopy;
import dev.grundy.web.frame.FormErrors;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * The form of one line of tests as it is shown, or was sent.
 *
 * @param id of the line that it is about; empty for a new one
 * @param count as it was typed
 * @param errors its own; {@code form} is the form as a whole
 * @param where what has to be changed by hand, if that is what is wrong
 */
record TestForm(
        String id,
        String revision,
        String group,
        String name,
        String command,
        String count,
        String input,
        String answer,
        String interaction,
        FormErrors errors,
        Optional<FileLine> where) {
    private static final Pattern NAME = Pattern.compile("[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,100}");
    private static final Pattern COUNT = Pattern.compile("1000|[1-9][0-9]{0,2}");
    /** To the submission, from it, or the end of a pass. */
    private static final Pattern SAID = Pattern.compile("[<>].*|---");

    private static final int LONGEST_COMMAND = 500;
    private static final int LONGEST_TEXT = 1 << 14;

    static TestForm blank(WorkingCopy copy, String group) {
        return new TestForm(
                "",
                String.valueOf(copy.revision()),
                group,
                "",
                "",
                "1",
                "",
                "",
                "",
                FormErrors.none(),
                Optional.empty());
    }

    static TestForm of(WorkingCopy copy, TestDeclaration test) {
        return new TestForm(
                test.id(),
                String.valueOf(copy.revision()),
                test.group(),
                test.name(),
                test.command(),
                String.valueOf(test.count()),
                test.input().orElse(""),
                test.answer().orElse(""),
                test.interaction().orElse(""),
                FormErrors.none(),
                Optional.empty());
    }

    TestForm refused(Proposal.Bad bad, long now) {
        return new TestForm(
                id,
                String.valueOf(now),
                group,
                name,
                command,
                count,
                shown(input),
                shown(answer),
                shown(interaction),
                bad.errors(),
                bad.where());
    }

    private static String shown(String text) {
        return text.replace("\0", "\uFFFD");
    }

    /** Whether it was sent and something is wrong with it. */
    public boolean isWrong() {
        return !errors.isEmpty();
    }

    /** What is made by a command stays so, and what is written out stays written out. */
    public boolean asksForCommand() {
        return !command.isEmpty();
    }

    public boolean asksForTexts() {
        return command.isEmpty();
    }

    public boolean isSample() {
        return group.equals(TestDeclarations.SAMPLE) || group.startsWith("sample/");
    }

    /** @param known the line that is changed; empty for a new one */
    FormErrors wrong(Optional<TestDeclaration> known) {
        FormErrors errors = FormErrors.none();
        boolean keepsItsName = known.filter(test -> test.name().equals(name)).isPresent();
        if (!keepsItsName && !NAME.matcher(name).matches()) {
            errors = errors.and("name", "studio-test-name-form");
        }
        boolean isCommand = known.map(TestDeclaration::isCommand).orElse(!isSample() && input.isEmpty());
        return isCommand ? wrongCommand(errors) : wrongTexts(errors);
    }

    private FormErrors wrongCommand(FormErrors before) {
        FormErrors errors = before;
        boolean isLine = !command.isEmpty()
                && command.length() <= LONGEST_COMMAND
                && command.chars().noneMatch(Character::isISOControl);
        if (!isLine || command.endsWith(".in")) {
            errors = errors.and("command", "studio-test-command-form", LONGEST_COMMAND);
        }
        return COUNT.matcher(count).matches() ? errors : errors.and("count", "studio-test-count-form");
    }

    private FormErrors wrongTexts(FormErrors before) {
        FormErrors errors = before;
        if (!command.isEmpty()) {
            errors = errors.and("input", "studio-test-either");
        }
        if (input.isEmpty()) {
            errors = errors.and("input", "studio-test-input-missing");
        }
        if (!interaction.lines().allMatch(SAID.asMatchPredicate())) {
            errors = errors.and("interaction", "studio-test-interaction-form");
        }
        return wrongText(wrongText(wrongText(errors, "input", input), "answer", answer), "interaction", interaction);
    }

    private static FormErrors wrongText(FormErrors errors, String field, String text) {
        if (text.indexOf('\0') >= 0) {
            return errors.and(field, "studio-text-nul");
        }
        return FileText.bytes(text).length > LONGEST_TEXT
                ? errors.and(field, "studio-text-too-long", LONGEST_TEXT >> 10)
                : errors;
    }

    /** Only of a form without errors. */
    TestEdits.Wanted wanted() {
        return new TestEdits.Wanted(
                group,
                name,
                input.isEmpty() ? command : "",
                Integer.parseInt(count),
                ended(input),
                ended(answer),
                ended(interaction));
    }

    private static String ended(String text) {
        return text.isEmpty() || text.endsWith("\n") ? text : text + "\n";
    }
}
