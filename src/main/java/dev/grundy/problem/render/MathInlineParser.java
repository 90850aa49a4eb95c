package dev.grundy.problem.render;

import java.util.Set;
import org.commonmark.parser.beta.InlineContentParser;
import org.commonmark.parser.beta.InlineContentParserFactory;
import org.commonmark.parser.beta.InlineParserState;
import org.commonmark.parser.beta.ParsedInline;
import org.commonmark.parser.beta.Position;
import org.commonmark.parser.beta.Scanner;

/**
 * Cuts formulas out of a paragraph before anything in them can become emphasis. A single dollar sign opens a formula when
 * no space follows it, and the next one closes it when no space stands before and no digit after, as with Pandoc: so prices stay
 * prices, and what is no formula leaves the next one alone.
 */
final class MathInlineParser implements InlineContentParser {
    static final InlineContentParserFactory FACTORY = new InlineContentParserFactory() {
        @Override
        public Set<Character> getTriggerCharacters() {
            return Set.of('$');
        }

        @Override
        public InlineContentParser create() {
            return new MathInlineParser();
        }
    };

    /** Whether a search has come to the text's end: what nothing closes, nothing further on closes either. */
    private boolean isNoneClosed;

    private boolean isNoDisplayClosed;

    @Override
    public ParsedInline tryParse(InlineParserState state) {
        Scanner scanner = state.scanner();
        scanner.next();
        boolean display = scanner.next('$');
        if (display ? isNoDisplayClosed : isNoneClosed) {
            return ParsedInline.none();
        }
        Position start = scanner.position();
        char first = scanner.peek();
        if (!display && (first == Scanner.END || Character.isWhitespace(first))) {
            return ParsedInline.none();
        }
        char before = first;
        while (scanner.hasNext()) {
            char c = scanner.peek();
            Position end = scanner.position();
            if (c == '$' && closes(scanner, display, before)) {
                String tex = scanner.getSource(start, end).getContent();
                return tex.isBlank()
                        ? ParsedInline.none()
                        : ParsedInline.of(new MathNode(tex, display), scanner.position());
            }
            if (c == '$' && !display) {
                return ParsedInline.none();
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
        return ParsedInline.none();
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
