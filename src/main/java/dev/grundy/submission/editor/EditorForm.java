package dev.grundy.submission.editor;

import jakarta.ws.rs.DefaultValue;
import org.jboss.resteasy.reactive.RestForm;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.jspecify.annotations.Nullable;

/**
 * The fields of the form of a problem's editor.
 *
 * @param language  identifier of the chosen one; or anything else, or nothing
 * @param source    the text in the editor
 * @param version   of the draft that the text was made from; a text that is no number means none
 * @param versionOf language of that draft; null where a script keeps the version in step with the chosen language
 * @param file      sent instead of the text
 */
public record EditorForm(
        @RestForm @DefaultValue("") String language,
        @RestForm @Nullable String source,
        @RestForm @DefaultValue("") String version,
        @RestForm("version-of") @Nullable String versionOf,
        @RestForm @Nullable FileUpload file) {

    /** Version of the draft that the text was made from; 0 where that is a draft of another language than the chosen one. */
    int base() {
        return versionOf == null || versionOf.equals(language) ? DraftPages.version(version) : 0;
    }

    /** The text that was sent to be kept or judged, and the text that it replaced; reads the file each time. */
    SentText text() {
        return SentText.of(source, file);
    }
}
