package dev.grundy.studio.copy;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/** Files as texts that a form can hold. */
public final class FileText {
    /** In bytes: with everything around it a form of it stays below the limit of a request. */
    public static final int LONGEST = 1 << 17;

    private FileText() {}

    /** Empty for bytes that would come back from a form as other ones: too long, no UTF-8, or with other line ends than LF. */
    public static Optional<String> of(byte[] content) {
        if (content.length > LONGEST) {
            return Optional.empty();
        }
        try {
            String text = StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(content))
                    .toString();
            boolean comesBack = text.indexOf('\0') < 0 && text.indexOf('\r') < 0 && !text.startsWith("\uFEFF");
            return comesBack ? Optional.of(text) : Optional.empty();
        } catch (CharacterCodingException e) {
            return Optional.empty();
        }
    }

    /** The text of a form's field, whose lines browsers end with CR LF. */
    public static String ofForm(String typed) {
        return typed.replace("\r\n", "\n").replace('\r', '\n');
    }

    public static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }
}
