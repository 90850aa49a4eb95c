package dev.grundy.language;

import dev.grundy.kernel.MemorySize;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * Looks at a source as a person sent it, before anything is compiled: refuses what cannot be a program, and puts right
 * what editors and web pages do to one (byte order mark, CRLF, no-break spaces, curly quotes).
 */
public final class SourceCheck {
    /** The limit for submissions to our own problems; a package may state another. */
    public static final MemorySize LARGEST = MemorySize.ofKibibytes(64);

    private SourceCheck() {}

    /** What the check says. */
    public sealed interface Result {
        /** The text to be judged. */
        record Fine(String text) implements Result {}

        /** Why it cannot be judged, in one sentence that says what to do. */
        record Refused(String reason) implements Result {}
    }

    /** @param largest how many bytes are allowed */
    public static Result check(byte[] content, Language language, MemorySize largest) {
        if (content.length > largest.bytes()) {
            return new Result.Refused("The source has " + MemorySize.ofBytes(content.length) + "; at most " + largest
                    + " are allowed. Leave out tables that the program can compute.");
        }
        String text;
        try {
            text = decode(content);
        } catch (CharacterCodingException e) {
            return new Result.Refused(
                    "The source is not UTF-8 text (first wrong byte: number " + firstWrongByte(content)
                            + "). Save the file as UTF-8 and send the source, not a compiled program.");
        }
        if (text.isBlank()) {
            return new Result.Refused("The source is empty. Paste or choose a program.");
        }
        int nul = text.indexOf('\0');
        if (nul >= 0) {
            return new Result.Refused("The source contains a NUL character at " + TextPosition.of(text, nul)
                    + ". Send the source, not a compiled program.");
        }
        return new SourceNormaliser(text, language.lineComment()).normalise();
    }

    private static String decode(byte[] content) throws CharacterCodingException {
        return StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT)
                .decode(ByteBuffer.wrap(content))
                .toString();
    }

    /** Counted from 1. */
    private static int firstWrongByte(byte[] content) {
        ByteBuffer bytes = ByteBuffer.wrap(content);
        StandardCharsets.UTF_8.newDecoder().decode(bytes, CharBuffer.allocate(content.length + 1), true);
        return bytes.position() + 1;
    }
}
