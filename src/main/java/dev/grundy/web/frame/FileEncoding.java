package dev.grundy.web.frame;

import dev.grundy.base.kernel.Utf8Place;
import java.util.Optional;

/** Files from forms that have to be text. Has no state; safe for use by several threads. */
public final class FileEncoding {
    private FileEncoding() {}

    /**
     * Why a file cannot be taken, with the place, and what to do, in the reader's language; empty for text in UTF-8.
     *
     * @param name that its sender calls it
     */
    public static Optional<String> fault(String name, byte[] content) {
        return Utf8Place.firstWrong(content)
                .map(wrong -> Texts.of(
                        "file-misencoded",
                        // Some browsers send the path that the file has there.
                        name.replaceFirst("^.*[/\\\\]", ""),
                        wrong.line(),
                        wrong.column(),
                        wrong.number(),
                        wrong.value()));
    }
}
