package dev.grundy.submission.editor;

import dev.grundy.format.language.SourceText;
import dev.grundy.web.frame.FileEncoding;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Optional;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.jspecify.annotations.Nullable;

/**
 * The text that the editor's form brought: a file, if one is chosen, goes before the text, unless it is no text.
 *
 * @param source     the file as it came, or the text with lines that end in LF
 * @param displaced  the text that a file went before, if anything else was in it
 * @param misencoded why the chosen file cannot be taken, and the remedy; the editor's text is kept then
 */
public record SentText(SourceText source, Optional<String> displaced, Optional<String> misencoded) {
    /**
     * The text of a form.
     *
     * @param source the text in the editor
     * @param file   null or empty when none was chosen
     */
    public static SentText of(@Nullable String source, @Nullable FileUpload file) {
        String written = source == null ? "" : lines(source);
        if (file == null || file.size() == 0) {
            return written(written, Optional.empty());
        }
        byte[] contents = contents(file);
        Optional<String> misencoded = FileEncoding.fault(file.fileName(), contents);
        if (misencoded.isPresent()) {
            return written(written, misencoded);
        }
        SentText sent = new SentText(SourceText.ofBytes(contents), Optional.empty(), Optional.empty());
        return written.isBlank() || written.equals(sent.text())
                ? sent
                : new SentText(sent.source(), Optional.of(written), Optional.empty());
    }

    private static SentText written(String text, Optional<String> misencoded) {
        return new SentText(SourceText.of(text), Optional.empty(), misencoded);
    }

    /** Its lines ended as in an editor. */
    String text() {
        return lines(source.text());
    }

    /** Browsers send CR LF at the ends of lines. */
    private static String lines(String text) {
        return text.replace("\r\n", "\n");
    }

    private static byte[] contents(FileUpload file) {
        try {
            return Files.readAllBytes(file.uploadedFile());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the uploaded file again", e);
        }
    }
}
