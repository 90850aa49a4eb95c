package dev.grundy.problem.text;

import dev.grundy.format.render.html.Rendered.Heading;
import dev.grundy.web.frame.ReaderLanguage;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * An editorial as its page shows it.
 *
 * @param language that it is written in, such as {@code en}; empty when the package has none
 * @param parts    in order; empty when the package has none
 * @param contents its larger headings, for the list of contents
 */
public record EditorialView(String language, List<Part> parts, List<Heading> contents) {
    static final EditorialView NONE = new EditorialView("", List.of(), List.of());

    public EditorialView {
        parts = List.copyOf(parts);
        contents = List.copyOf(contents);
    }

    /** Its language as the reader calls it, if it is not theirs. */
    public Optional<String> otherLanguage() {
        return ReaderLanguage.nameOfOther(language);
    }

    /** A stretch of text, or the same program in several languages of which one is shown at a time. */
    sealed interface Part {
        /** @param html safe */
        record Text(String html) implements Part {}

        record Languages(List<Panel> panels) implements Part {
            public Languages {
                panels = List.copyOf(panels);
            }

            /** The panel to begin with: that of the language, or else the first. */
            public Panel chosen(String language) {
                return panels.stream()
                        .filter(panel -> panel.language().equals(language))
                        .findFirst()
                        .orElse(panels.getFirst());
            }
        }

        /** Null for a part of another kind: for the template. */
        default @Nullable Languages languages() {
            return this instanceof Languages languages ? languages : null;
        }

        /** Safe; empty for a part of another kind. */
        default String text() {
            return this instanceof Text text ? text.html() : "";
        }
    }

    /**
     * A program in one language.
     *
     * @param language identifier in languages.yaml
     * @param id       of its heading, which links may lead to
     * @param title    of its heading
     * @param html     of what stands below it, safe
     */
    record Panel(String language, String id, String title, String html) {}
}
