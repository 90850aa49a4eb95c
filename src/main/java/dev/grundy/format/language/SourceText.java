package dev.grundy.format.language;

import dev.grundy.base.kernel.ContentHash;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A program's source from the form to the cell: its characters and its bytes in UTF-8. Bytes that are no UTF-8 stay in the bytes, where
 * {@link SourceCheck} finds them; the characters have U+FFFD in their place. Immutable.
 */
public final class SourceText {
    /** Occurs nowhere in UTF-8. */
    private static final int NO_UTF8 = 0xFF;

    private final String text;
    private final byte[] bytes;

    private SourceText(String text, byte[] bytes) {
        this.text = text;
        this.bytes = bytes;
    }

    /** Of a source that came as characters. Half of a surrogate pair becomes a byte that is no UTF-8. */
    public static SourceText of(String text) {
        return new SourceText(text, encoded(text));
    }

    /** Of a source that came as bytes, with any of them. */
    public static SourceText ofBytes(byte[] bytes) {
        return new SourceText(new String(bytes, StandardCharsets.UTF_8), bytes.clone());
    }

    public String text() {
        return text;
    }

    /** A copy. */
    public byte[] bytes() {
        return bytes.clone();
    }

    /** In bytes. */
    public int size() {
        return bytes.length;
    }

    public ContentHash hash() {
        return ContentHash.of(bytes);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof SourceText source && Arrays.equals(bytes, source.bytes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bytes);
    }

    @Override
    public String toString() {
        return text;
    }

    private static byte[] encoded(String text) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream(text.length());
        int start = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            boolean isPair = Character.isHighSurrogate(c)
                    && i + 1 < text.length()
                    && Character.isLowSurrogate(text.charAt(i + 1));
            if (isPair) {
                i++;
            } else if (Character.isSurrogate(c)) {
                bytes.writeBytes(text.substring(start, i).getBytes(StandardCharsets.UTF_8));
                bytes.write(NO_UTF8);
                start = i + 1;
            }
        }
        bytes.writeBytes(text.substring(start).getBytes(StandardCharsets.UTF_8));
        return bytes.toByteArray();
    }
}
