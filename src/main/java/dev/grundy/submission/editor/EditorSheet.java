package dev.grundy.submission.editor;

import dev.grundy.web.frame.FormErrors;
import java.util.List;
import java.util.stream.Stream;

/**
 * The content of the editor when a problem's page is shown.
 *
 * @param language identifier of the chosen one; empty for the first that is offered
 * @param source   empty for a page that nothing was written on
 * @param version  of the draft in that language that it was made from; 0 for none
 * @param errors   the errors of the text when it was sent
 * @param isDraft  whether it is the draft: else a draft may differ from it
 * @param beside   other texts that must not get lost
 */
public record EditorSheet(
        String language, String source, int version, FormErrors errors, boolean isDraft, List<Beside> beside) {
    public EditorSheet {
        source = shown(source);
        beside = List.copyOf(beside);
    }

    /** Something that was kept, with nothing to say about it. */
    static EditorSheet draft(String language, String source, int version) {
        return new EditorSheet(language, source, version, FormErrors.none(), true, List.of());
    }

    /** The same with another text beside it. */
    EditorSheet beside(String title, String text) {
        List<Beside> more = Stream.concat(beside.stream(), Stream.of(new Beside(title, text)))
                .toList();
        return new EditorSheet(language, source, version, errors, isDraft, more);
    }

    /** The same with another text in the editor. */
    EditorSheet holding(String text) {
        return new EditorSheet(language, text, version, errors, isDraft, beside);
    }

    /** The same with its errors. */
    EditorSheet with(FormErrors wrong) {
        return new EditorSheet(language, source, version, wrong, isDraft, beside);
    }

    /** The same, made from that version. */
    EditorSheet madeFrom(int other) {
        return new EditorSheet(language, source, other, errors, isDraft, beside);
    }

    /** A text shown next to the editor's, and its heading. */
    public record Beside(String title, String text) {
        public Beside {
            text = shown(text);
        }
    }

    /** No page can hold NUL. */
    private static String shown(String text) {
        return text.replace("\0", "\uFFFD");
    }
}
