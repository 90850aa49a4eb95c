package dev.grundy.format.render;

import java.util.Set;
import java.util.function.IntConsumer;
import org.commonmark.parser.beta.InlineContentParser;
import org.commonmark.parser.beta.InlineContentParserFactory;
import org.commonmark.parser.beta.InlineParserState;
import org.commonmark.parser.beta.ParsedInline;
import org.commonmark.parser.beta.Position;
import org.commonmark.parser.beta.Scanner;
import org.jspecify.annotations.Nullable;

/**
 * Cuts formulas out of a paragraph before anything in them can become emphasis. A single dollar sign opens a formula when
 * no space follows it. The next one closes it when no space stands before and no digit after, as with Pandoc. So prices stay
 * prices, and what is no formula leaves the next one alone.
 */
final class MathInlineParser implements InlineContentParser {
    /** @param loose hears the line, from 0, of each sign that touches a letter and neither opens nor closes a formula */
    record Factory(IntConsumer loose) implements InlineContentParserFactory {
        @Override
        public Set<Character> getTriggerCharacters() {
            return Set.of('$');
        }

        @Override
        public InlineContentParser create() {
            return new MathInlineParser(loose);
        }
    }

    private final IntConsumer loose;

    /** Whether a search has come to the text's end: what nothing closes, nothing further on closes either. */
    private boolean isNoneClosed;

    private boolean isNoDisplayClosed;

    private MathInlineParser(IntConsumer loose) {
        this.loose = loose;
    }

    @Override
    public ParsedInline tryParse(InlineParserState state) {
        Scanner scanner = state.scanner();
        boolean behindBlank = isBlank(scanner.peekPreviousCodePoint());
        Position sign = scanner.position();
        scanner.next();
        Position behind = scanner.position();
        boolean beforeBlank = isBlank(scanner.peekCodePoint());
        ParsedInline parsed = parse(scanner);
        if (parsed == null && !(behindBlank && beforeBlank)) {
            scanner.getSource(sign, behind).getSourceSpans().forEach(span -> loose.accept(span.getLineIndex()));
        }
        return parsed == null ? ParsedInline.none() : parsed;
    }

    private static boolean isBlank(int codePoint) {
        return codePoint == Scanner.END || Character.isWhitespace(codePoint);
    }

    /** From behind the first sign on; null where no formula begins. */
    private @Nullable ParsedInline parse(Scanner scanner) {
        boolean display = scanner.next('$');
        if (display ? isNoDisplayClosed : isNoneClosed) {
            return null;
        }
        Position start = scanner.position();
        char first = scanner.peek();
        if (!display && (first == Scanner.END || Character.isWhitespace(first))) {
            return null;
        }
        char before = first;
        while (scanner.hasNext()) {
            char c = scanner.peek();
            Position end = scanner.position();
            if (c == '$' && closes(scanner, display, before)) {
                String tex = scanner.getSource(start, end).getContent();
                return tex.isBlank() ? null : ParsedInline.of(new MathNode(tex, display), scanner.position());
            }
            if (c == '$' && !display) {
                return null;
            }
            before = c;
            scanner.next();
            if (c == '\\' && scanner.hasNext()) {
                before = scanner.peek();
                scanner.next();
            }
        }
        isNoDisplayClosed = isNoDisplayClosed || display;
        isNoneClosed = isNoneClosed || !display;
        return null;
    }

    /** Moves past the closing sign if this is one. */
    private static boolean closes(Scanner scanner, boolean display, char before) {
        Position dollar = scanner.position();
        scanner.next();
        boolean closes =
                display ? scanner.next('$') : !Character.isWhitespace(before) && !Character.isDigit(scanner.peek());
        if (!closes) {
            scanner.setPosition(dollar);
        }
        return closes;
    }
}
