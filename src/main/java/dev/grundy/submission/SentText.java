package dev.grundy.submission;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.jboss.resteasy.reactive.multipart.FileUpload;
import org.jspecify.annotations.Nullable;

/** What the editor's form brought: a file, if one is chosen, goes before the text. */
record SentText(byte[] bytes) {
    static SentText of(@Nullable String source, @Nullable FileUpload file) {
        if (file == null || file.size() == 0) {
            return new SentText((source == null ? "" : source).getBytes(StandardCharsets.UTF_8));
        }
        try {
            return new SentText(Files.readAllBytes(file.uploadedFile()));
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the uploaded file again", e);
        }
    }

    /** As UTF-8; what is not becomes replacement characters. */
    String text() {
        return new String(bytes, StandardCharsets.UTF_8);
    }
}
