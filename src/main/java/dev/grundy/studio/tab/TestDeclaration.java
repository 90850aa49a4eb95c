package dev.grundy.studio.tab;

import dev.grundy.studio.copy.FileLine;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A line of tests as a copy declares it: one test, or several of one command.
 *
 * @param group path of its directory below data, such as {@code sample}
 * @param name as it is written
 * @param id names it among all of the copy
 * @param source how its input comes to be
 * @param command empty where no command makes it
 * @param count how many tests it is, from 1
 * @param input empty where it is not written out, or no text that a form can hold
 * @param answer empty where the reference solver makes it
 * @param interaction the lines of the two sides of an interactive sample; empty where it is not written down
 * @param path of its value in generators.yaml; empty for files in data
 * @param where it is written
 */
record TestDeclaration(
        String group,
        String name,
        String id,
        Source source,
        String command,
        int count,
        Optional<String> input,
        Optional<String> answer,
        Optional<String> interaction,
        List<String> path,
        FileLine where) {
    /** How an input comes to be. */
    enum Source {
        COMMAND,
        TEXT,
        FILES,
        /** Copied, or made in a way that only its author knows how to change. */
        OTHER
    }

    /** Keys of texts that are written out in generators.yaml, which are its extensions in data. */
    static final List<String> WRITTEN_OUT = List.of("in", "ans", "interaction");

    TestDeclaration {
        path = List.copyOf(path);
    }

    public boolean isSample() {
        return TestDeclarations.isSample(group);
    }

    /** The texts that are written out, by their keys; an empty text is absent. */
    Map<String, String> texts() {
        return texts(input.orElse(""), answer.orElse(""), interaction.orElse(""));
    }

    static Map<String, String> texts(String input, String answer, String interaction) {
        Map<String, String> texts = new LinkedHashMap<>();
        texts.put("in", input);
        texts.put("ans", answer);
        texts.put("interaction", interaction);
        texts.values().removeIf(String::isEmpty);
        return texts;
    }

    public boolean isCommand() {
        return source == Source.COMMAND;
    }

    public boolean isText() {
        return source == Source.TEXT || source == Source.FILES && input.isPresent();
    }

    /** Whether a form can change it. */
    public boolean isChangeable() {
        return isCommand() || isText();
    }

    /** Whether they say the same, wherever they stand. */
    boolean says(TestDeclaration other) {
        return name.equals(other.name)
                && source == other.source
                && command.equals(other.command)
                && count == other.count
                && input.equals(other.input)
                && answer.equals(other.answer)
                && interaction.equals(other.interaction);
    }
}
