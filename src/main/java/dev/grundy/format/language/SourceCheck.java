package dev.grundy.format.language;

import dev.grundy.base.kernel.MemorySize;
import dev.grundy.base.kernel.Utf8Place;
import java.util.List;
import java.util.Optional;

/**
 * Looks at a source as a person sent it, before anything is compiled. Refuses what cannot be a program, and puts right
 * what editors and web pages do to one (byte order mark, CRLF, no-break spaces, curly quotes).
 */
public final class SourceCheck {
    /** The limit for submissions to our own problems; a package may state another. */
    public static final MemorySize LARGEST = MemorySize.ofKibibytes(64);

    private SourceCheck() {}

    /** The result of the check. */
    public sealed interface Result {
        /** The source that is to be judged. */
        record Fine(SourceText source) implements Result {}

        /** @param names the things that the fault's sentence names, in its order */
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
    public static Result check(SourceText source, Language language, MemorySize largest) {
        if (source.size() > largest.bytes()) {
            return new Result.Refused(SourceFault.TOO_LARGE, MemorySize.ofBytes(source.size()), largest);
        }
        Optional<Utf8Place.Wrong> wrong = Utf8Place.firstWrong(source.bytes());
        if (wrong.isPresent()) {
            Utf8Place.Wrong place = wrong.get();
            return new Result.Refused(
                    SourceFault.NOT_UTF8, place.line(), place.column(), place.number(), place.value());
        }
        String text = source.text();
        if (text.isBlank()) {
            return new Result.Refused(SourceFault.EMPTY);
        }
        int nul = text.indexOf('\0');
        if (nul >= 0) {
            TextPosition place = TextPosition.of(text, nul);
            return new Result.Refused(SourceFault.NUL, place.line(), place.column());
        }
        return new SourceNormaliser(source, language.lineComment()).normalise();
    }
}
