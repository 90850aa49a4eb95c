package dev.grundy.studio.copy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Arrays;
import org.jboss.resteasy.reactive.multipart.FileUpload;

/**
 * The content of a file. The bytes are not copied: nobody changes them.
 *
 * @param executable whether it may be executed, as scripts of packages are
 */
@SuppressWarnings("ArrayRecordComponent")
public record FileContent(byte[] bytes, boolean executable) {
    boolean equalsContent(FileContent other) {
        return Arrays.equals(bytes, other.bytes) && executable == other.executable;
    }

    public static FileContent text(String text) {
        return new FileContent(FileText.bytes(text), false);
    }

    /** The content of an uploaded file; nothing of it is executable. */
    public static FileContent of(FileUpload file) {
        try {
            return new FileContent(Files.readAllBytes(file.uploadedFile()), false);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the uploaded file again", e);
        }
    }
}
