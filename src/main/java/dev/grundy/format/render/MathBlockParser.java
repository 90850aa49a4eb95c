package dev.grundy.format.render;

import org.commonmark.node.Block;
import org.commonmark.node.Paragraph;
import org.commonmark.parser.InlineParser;
import org.commonmark.parser.SourceLine;
import org.commonmark.parser.SourceLines;
import org.commonmark.parser.block.AbstractBlockParser;
import org.commonmark.parser.block.AbstractBlockParserFactory;
import org.commonmark.parser.block.BlockContinue;
import org.commonmark.parser.block.BlockStart;
import org.commonmark.parser.block.MatchedBlockParser;
import org.commonmark.parser.block.ParserState;

/**
 * Takes lines from one that starts with two dollar signs to one that ends with two, before they can become lists. No blank line stands
 * between them; lines that nothing closes are text.
 */
final class MathBlockParser extends AbstractBlockParser {
    private static final String FENCE = "$$";

    private final MathBlock block = new MathBlock();
    private final Paragraph paragraph = new Paragraph();
    private final SourceLines lines = SourceLines.empty();
    private boolean first = true;
    private boolean closed;

    @Override
    public Block getBlock() {
        return block;
    }

    @Override
    public BlockContinue tryContinue(ParserState state) {
        return closed || state.isBlank() ? BlockContinue.none() : BlockContinue.atIndex(state.getIndex());
    }

    @Override
    public void addLine(SourceLine line) {
        lines.addLine(line);
        String text = line.getContent().toString().strip();
        if (first && text.startsWith(FENCE)) {
            text = text.substring(FENCE.length());
        }
        first = false;
        if (text.endsWith(FENCE)) {
            text = text.substring(0, text.length() - FENCE.length());
            closed = true;
        }
        block.append(text);
    }

    @Override
    public void closeBlock() {
        if (!closed) {
            paragraph.setSourceSpans(block.getSourceSpans());
            block.insertAfter(paragraph);
            block.unlink();
        }
    }

    @Override
    public void parseInlines(InlineParser inlineParser) {
        if (!closed) {
            inlineParser.parse(lines, paragraph);
        }
    }

    /**
     * Starts a block only where the line closes it or nothing else stands on the line. The signs must not close a formula that began
     * within the paragraph.
     */
    static final class Factory extends AbstractBlockParserFactory {
        @Override
        public BlockStart tryStart(ParserState state, MatchedBlockParser matched) {
            String line = state.getLine()
                    .getContent()
                    .toString()
                    .substring(state.getNextNonSpaceIndex())
                    .strip();
            int close = line.indexOf(FENCE, FENCE.length());
            boolean isWholeLine = close < 0 || close == line.length() - FENCE.length();
            boolean opens = line.startsWith(FENCE) && isWholeLine && state.getIndent() < 4 && !isWithinFormula(matched);
            return opens
                    ? BlockStart.of(new MathBlockParser()).atIndex(state.getNextNonSpaceIndex())
                    : BlockStart.none();
        }

        private static boolean isWithinFormula(MatchedBlockParser matched) {
            int signs = 0;
            for (SourceLine line : matched.getParagraphLines().getLines()) {
                signs += signs(line.getContent().toString());
            }
            return signs % 2 == 1;
        }

        private static int signs(String line) {
            int signs = 0;
            for (int at = line.indexOf(FENCE); at >= 0; at = line.indexOf(FENCE, at + FENCE.length())) {
                if (at == 0 || line.charAt(at - 1) != '\\') {
                    signs++;
                }
            }
            return signs;
        }
    }
}
