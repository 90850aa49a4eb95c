package dev.grundy.format.language;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** A source that came as characters, as the bytes that {@link SourceCheck} looks at. What is no text stays none: nothing is replaced. */
public final class SourceBytes {
    /** Occurs nowhere in UTF-8. */
    private static final int NO_UTF8 = 0xFF;

    private SourceBytes() {}

    /** In UTF-8, in which half of a surrogate pair becomes a wrong byte. */
    public static byte[] of(String text) {
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
