package dev.grundy.format.language;

import java.util.List;

/**
 * How people write in a language.
 *
 * @param mode the editor's name for the language
 * @param indent how many blanks the editor indents by, or {@code tab}
 * @param starter the text of an empty editor, where the problem brings nothing of its own; empty where nobody writes
 * @param signs by which a pasted text is known to be written in it
 */
public record Editing(String mode, String indent, String starter, List<Sign> signs) {
    public Editing {
        if (!indent.matches("tab|[1-8]")) {
            throw new IllegalArgumentException(
                    "a language is indented by 1 to 8 blanks or by tab, got '" + indent + "'");
        }
        signs = List.copyOf(signs);
    }
}
