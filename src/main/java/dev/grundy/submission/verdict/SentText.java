package dev.grundy.submission.verdict;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Optional;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.jspecify.annotations.Nullable;

/**
 * What the editor's form brought: a file, if one is chosen, goes before the text.
 *
 * @param bytes     as they came
 * @param displaced the text that a file went before, if anything else was in it
 */
public record SentText(byte[] bytes, Optional<String> displaced) {
    /**
     * What was sent.
     *
     * @param source the text in the editor
     * @param file   null or empty when none was chosen
     */
    public static SentText of(@Nullable String source, @Nullable FileUpload file) {
        String written = source == null ? "" : source;
        if (file == null || file.size() == 0) {
            return new SentText(written.getBytes(StandardCharsets.UTF_8), Optional.empty());
        }
        SentText sent = new SentText(contents(file), Optional.empty());
        return written.isBlank() || lines(written).equals(sent.text())
                ? sent
                : new SentText(sent.bytes, Optional.of(lines(written)));
    }

    /** As UTF-8, its lines ended as in an editor; what is not UTF-8 becomes replacement characters. */
    String text() {
        return lines(new String(bytes, StandardCharsets.UTF_8));
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
