package dev.grundy.problem.render;

import org.commonmark.node.Block;
import org.commonmark.parser.SourceLine;
import org.commonmark.parser.block.AbstractBlockParser;
import org.commonmark.parser.block.AbstractBlockParserFactory;
import org.commonmark.parser.block.BlockContinue;
import org.commonmark.parser.block.BlockStart;
import org.commonmark.parser.block.MatchedBlockParser;
import org.commonmark.parser.block.ParserState;

/** Takes lines from one that starts with two dollar signs to one that ends with two, before they can become lists. */
final class MathBlockParser extends AbstractBlockParser {
    private static final String FENCE = "$$";

    private final MathBlock block = new MathBlock();
    private boolean first = true;
    private boolean closed;

    @Override
    public Block getBlock() {
        return block;
    }

    @Override
    public BlockContinue tryContinue(ParserState state) {
        return closed ? BlockContinue.none() : BlockContinue.atIndex(state.getIndex());
    }

    @Override
    public void addLine(SourceLine line) {
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

    /** Starts a block only where the rest of the paragraph closes it or nothing else stands on the line. */
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
            boolean opens = line.startsWith(FENCE) && isWholeLine && state.getIndent() < 4;
            return opens
                    ? BlockStart.of(new MathBlockParser()).atIndex(state.getNextNonSpaceIndex())
                    : BlockStart.none();
        }
    }
}
