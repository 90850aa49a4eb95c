package dev.grundy.format.pack;

import java.nio.file.Path;
import java.util.Objects;

/**
 * A statement or an editorial in one language.
 *
 * @param language code such as {@code en} or {@code pt-BR}
 * @param body the text without front matter, constants not filled in; empty for PDF
 * @param firstLine the line of the file at which the body starts, from 1
 */
public record Statement(String language, Markup markup, Path file, String body, int firstLine) {
    /** The markup of the text. */
    public enum Markup {
        MARKDOWN("md"),
        LATEX("tex"),
        HTML("html"),
        PDF("pdf");

        private final String extension;

        Markup(String extension) {
            this.extension = extension;
        }

        public String extension() {
            return extension;
        }
    }

    /** The directory that the text's images are relative to. */
    public Path directory() {
        return Objects.requireNonNull(file.getParent());
    }
}
