package dev.grundy.format.render;

import org.commonmark.internal.InlineParserImpl;
import org.commonmark.node.Node;
import org.commonmark.parser.InlineParser;
import org.commonmark.parser.InlineParserContext;
import org.commonmark.parser.SourceLines;

/**
 * Finds what stands within the blocks of one text, as CommonMark does, unless that takes a search that is too long. The parser looks
 * behind each {@code <} and each {@code ](} for what closes it, again and again up to the end of the block.
 */
final class BoundedInlines implements InlineParser {
    /** In characters that are looked at, of a whole text: what takes a tenth of a second. */
    private static final long MOST_SEARCHED = 20_000_000;

    private final InlineParser parser;
    private long left = MOST_SEARCHED;

    BoundedInlines(InlineParserContext context) {
        this.parser = new InlineParserImpl(context);
    }

    /** @throws TooComplexException before the search, when it is too long for a text for people */
    @Override
    public void parse(SourceLines lines, Node node) {
        left -= searched(lines.getContent());
        if (left < 0) {
            throw new TooComplexException("it has too many '<' or '](' in one paragraph");
        }
        parser.parse(lines, node);
    }

    private static long searched(String text) {
        long searched = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '<' || c == '(' && i > 0 && text.charAt(i - 1) == ']') {
                searched += text.length() - i;
            }
        }
        return searched;
    }
}
