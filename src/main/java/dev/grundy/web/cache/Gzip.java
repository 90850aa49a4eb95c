package dev.grundy.web.cache;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;

/** Texts as gzip files (RFC 1952). */
final class Gzip {
    private Gzip() {}

    /** @param level 1 for the fastest to 9 for the smallest */
    static byte[] compress(byte[] text, int level) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream gzip = new Levelled(bytes, level)) {
            gzip.write(text);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot compress a text: " + e.getMessage(), e);
        }
        return bytes.toByteArray();
    }

    private static final class Levelled extends GZIPOutputStream {
        Levelled(OutputStream bytes, int level) throws IOException {
            super(bytes);
            def.setLevel(level);
        }
    }
}
