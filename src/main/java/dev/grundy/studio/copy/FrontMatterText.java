package dev.grundy.studio.copy;

import dev.grundy.format.yaml.YamlEdit;
import java.util.Optional;

/**
 * A markdown text with front matter.
 *
 * @param yaml between the marks
 * @param body after them
 */
public record FrontMatterText(YamlEdit yaml, String body) {
    private static final String BEGIN = "---\n";
    private static final String END = "\n---\n";

    /** Empty for a text without front matter, or with one that is no YAML. */
    static Optional<FrontMatterText> of(String text) {
        int end = text.indexOf(END);
        return text.startsWith(BEGIN) && end >= 0
                ? YamlEdit.of(text.substring(BEGIN.length(), end + 1))
                        .map(yaml -> new FrontMatterText(yaml, text.substring(end + END.length())))
                : Optional.empty();
    }

    /** The text behind the front matter; all of a text without one. */
    public static String bodyOf(String text) {
        int end = text.indexOf(END);
        return text.startsWith(BEGIN) && end >= 0 ? text.substring(end + END.length()) : text;
    }

    FrontMatterText with(YamlEdit changed) {
        return new FrontMatterText(changed, body);
    }

    public String text() {
        String lines = yaml.text();
        return BEGIN + lines + (lines.endsWith("\n") || lines.isEmpty() ? "" : "\n") + END.substring(1) + body;
    }
}
