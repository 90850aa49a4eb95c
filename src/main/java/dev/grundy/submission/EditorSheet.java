package dev.grundy.submission;

import dev.grundy.web.FormErrors;
import java.util.Optional;

/**
 * What lies in the editor when a problem's page is shown.
 *
 * @param language identifier of the chosen one; empty for the first that is offered
 * @param source   empty for a page that nothing was written on
 * @param version  of the draft that it was made from; 0 for none
 * @param errors   what was wrong with it when it was sent
 * @param isDraft  whether it is the draft: else a draft may differ from it
 * @param beside   another text that must not get lost; empty for none
 */
public record EditorSheet(
        String language, String source, int version, FormErrors errors, boolean isDraft, Optional<Beside> beside) {
    public EditorSheet {
        // No page can hold NUL.
        source = source.replace("\0", "\uFFFD");
    }

    /** Something that was kept, with nothing to say about it. */
    static EditorSheet draft(String language, String source, int version) {
        return new EditorSheet(language, source, version, FormErrors.none(), true, Optional.empty());
    }

    /** The same with what stands beside it. */
    EditorSheet beside(String title, String text) {
        return new EditorSheet(language, source, version, errors, isDraft, Optional.of(new Beside(title, text)));
    }

    /** The same with what was wrong with it. */
    EditorSheet with(FormErrors wrong) {
        return new EditorSheet(language, source, version, wrong, isDraft, beside);
    }

    /** A text shown next to the editor's, and what it is. */
    public record Beside(String title, String text) {}
}
