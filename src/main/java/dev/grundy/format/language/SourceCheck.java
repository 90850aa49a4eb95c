package dev.grundy.format.language;

import dev.grundy.base.kernel.MemorySize;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.util.List;

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

        /** @param names what the fault's sentence names, in its order */
        record Refused(SourceFault fault, List<Object> names) implements Result {
            Refused(SourceFault fault, Object... names) {
                this(fault, List.of(names));
            }

            /** Why it cannot be judged, in one sentence in English that says what to do. */
            public String reason() {
                return fault.sentence().formatted(names.toArray());
            }
        }
    }

    /** @param largest how many bytes are allowed */
    public static Result check(byte[] content, Language language, MemorySize largest) {
        if (content.length > largest.bytes()) {
            return new Result.Refused(SourceFault.TOO_LARGE, MemorySize.ofBytes(content.length), largest);
        }
        String text;
        try {
            text = decode(content);
        } catch (CharacterCodingException e) {
            return new Result.Refused(SourceFault.NOT_UTF8, firstWrongByte(content));
        }
        if (text.isBlank()) {
            return new Result.Refused(SourceFault.EMPTY);
        }
        int nul = text.indexOf('\0');
        if (nul >= 0) {
            TextPosition place = TextPosition.of(text, nul);
            return new Result.Refused(SourceFault.NUL, place.line(), place.column());
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
