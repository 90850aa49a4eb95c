package dev.grundy.studio.tab;

import dev.grundy.format.pack.Glob;
import dev.grundy.format.yaml.YamlEdit;
import dev.grundy.studio.copy.FileLine;
import dev.grundy.studio.copy.FilePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A {@code submissions.yaml} as it is written.
 *
 * @param yaml empty for a file that is no YAML
 */
record SubmissionsText(Optional<YamlEdit> yaml) {
    static final FilePath FILE = new FilePath("submissions/submissions.yaml");

    private static final String PERMITTED = "permitted";
    private static final String REQUIRED = "required";
    private static final String MESSAGE = "message";
    private static final String TIME_LIMIT = "use_for_time_limit";
    private static final String MODEL = "model_solution";
    private static final String IDEA = "idea";
    private static final String ENGLISH = "en";
    private static final String GERMAN = "de";
    private static final String YES = "true";

    /** @param text empty for a file that is not there */
    static SubmissionsText of(String text) {
        return new SubmissionsText(YamlEdit.of(text));
    }

    /** The keys of a program's own entry, such as {@code accepted/solution.cpp}. */
    Said said(String program) {
        return yaml.filter(edit -> edit.has(List.of(program)))
                .map(edit -> new Said(
                        verdicts(edit, program, PERMITTED),
                        verdicts(edit, program, REQUIRED),
                        edit.value(List.of(program, MESSAGE)).orElse(""),
                        edit.value(List.of(program, TIME_LIMIT))
                                .filter(Said.TIME_LIMITS::contains)
                                .orElse(""),
                        edit.value(List.of(program, MODEL)).filter(YES::equals).isPresent(),
                        idea(edit, program)))
                .orElse(Said.NOTHING);
    }

    private static List<String> verdicts(YamlEdit edit, String program, String key) {
        return edit.oneOrMore(List.of(program, key));
    }

    private static Said.Idea idea(YamlEdit edit, String program) {
        return new Said.Idea(
                edit.value(List.of(program, IDEA))
                        .or(() -> edit.value(List.of(program, IDEA, ENGLISH)))
                        .orElse(""),
                edit.value(List.of(program, IDEA, GERMAN)).orElse(""));
    }

    /**
     * Another rule of the file that is about a program too.
     *
     * @param name the glob, or the glob of tests in the program's own entry
     */
    record Rule(String name, FileLine where) {}

    /** Other rules about a program: for several programs, and for messages of some tests. */
    List<Rule> rules(String program) {
        List<Rule> rules = new ArrayList<>();
        yaml.ifPresent(edit -> edit.steps(List.of()).forEach(glob -> {
            if (!glob.equals(program) && Glob.matches(glob, program)) {
                rules.add(new Rule(glob, FileLine.of(FILE, edit, List.of(glob))));
            } else if (glob.equals(program)) {
                edit.steps(List.of(glob)).stream()
                        .filter(key -> key.matches("(sample|secret|\\*).*"))
                        .forEach(key -> rules.add(new Rule(key, FileLine.of(FILE, edit, List.of(glob, key)))));
            }
        }));
        return rules;
    }

    FileLine where(String program) {
        return yaml.filter(edit -> edit.has(List.of(program)))
                .map(edit -> FileLine.of(FILE, edit, List.of(program)))
                .orElseGet(() -> FileLine.of(FILE));
    }

    /** With something else said of a program; empty where that has to be written in the file itself. */
    Optional<SubmissionsText> with(String program, Said said) {
        Said before = said(program);
        Optional<YamlEdit> changed = yaml;
        changed = with(changed, program, PERMITTED, before.permitted(), said.permitted());
        changed = with(changed, program, REQUIRED, before.required(), said.required());
        changed = with(
                changed,
                List.of(program, MESSAGE),
                before.message(),
                said.message(),
                said.message().isEmpty() ? "" : YamlEdit.quoted(said.message()));
        changed = with(changed, List.of(program, TIME_LIMIT), before.timeLimit(), said.timeLimit(), said.timeLimit());
        changed = with(
                changed,
                List.of(program, MODEL),
                String.valueOf(before.model()),
                String.valueOf(said.model()),
                said.model() ? YES : "");
        changed = with(changed, program, before.idea(), said.idea());
        return changed.flatMap(edit -> edit.has(List.of(program))
                                && edit.steps(List.of(program)).isEmpty()
                        ? edit.without(List.of(program))
                        : Optional.of(edit))
                .map(edit -> new SubmissionsText(Optional.of(edit)))
                .filter(text -> text.said(program).equals(said));
    }

    private static Optional<YamlEdit> with(
            Optional<YamlEdit> yaml, String program, String key, List<String> before, List<String> after) {
        String inline = after.isEmpty() ? "" : "[" + String.join(", ", after) + "]";
        return with(yaml, List.of(program, key), before.toString(), after.toString(), inline);
    }

    private static Optional<YamlEdit> with(Optional<YamlEdit> yaml, String program, Said.Idea before, Said.Idea after) {
        if (before.de().isEmpty() || after.de().isEmpty()) {
            String english = after.en().isEmpty() ? "" : YamlEdit.quoted(after.en());
            String inline = after.de().isEmpty()
                    ? english
                    : "{%s: %s, %s: %s}".formatted(ENGLISH, english, GERMAN, YamlEdit.quoted(after.de()));
            return with(yaml, List.of(program, IDEA), before.toString(), after.toString(), inline);
        }
        // The languages may stand on lines of their own.
        return with(
                with(yaml, List.of(program, IDEA, ENGLISH), before.en(), after.en(), YamlEdit.quoted(after.en())),
                List.of(program, IDEA, GERMAN),
                before.de(),
                after.de(),
                YamlEdit.quoted(after.de()));
    }

    /** @param inline empty for a key that goes */
    private static Optional<YamlEdit> with(
            Optional<YamlEdit> yaml, List<String> path, String before, String after, String inline) {
        if (before.equals(after)) {
            return yaml;
        }
        return yaml.flatMap(edit -> !inline.isEmpty()
                ? edit.withInline(path, inline)
                : edit.has(path) ? edit.without(path) : Optional.of(edit));
    }

    /** Without the entry of this program alone; the same where there is none. */
    Optional<SubmissionsText> without(String program) {
        return yaml.flatMap(edit -> edit.has(List.of(program)) ? edit.without(List.of(program)) : Optional.of(edit))
                .map(edit -> new SubmissionsText(Optional.of(edit)));
    }

    /** With a program's entry under another name; the same where there is none. */
    Optional<SubmissionsText> renamed(String program, String name) {
        return yaml.flatMap(edit -> edit.has(List.of(program)) && !program.equals(name)
                        ? edit.renamed(List.of(program), name)
                        : Optional.of(edit))
                .map(edit -> new SubmissionsText(Optional.of(edit)));
    }

    String text() {
        return yaml.map(YamlEdit::text).orElse("");
    }
}
