package dev.grundy.format.render;

import java.util.List;
import org.commonmark.ext.gfm.tables.internal.TableBlockParser;
import org.commonmark.internal.BlockStartImpl;
import org.commonmark.node.Block;
import org.commonmark.parser.InlineParser;
import org.commonmark.parser.SourceLine;
import org.commonmark.parser.SourceLines;
import org.commonmark.parser.block.AbstractBlockParser;
import org.commonmark.parser.block.AbstractBlockParserFactory;
import org.commonmark.parser.block.BlockContinue;
import org.commonmark.parser.block.BlockParser;
import org.commonmark.parser.block.BlockParserFactory;
import org.commonmark.parser.block.BlockStart;
import org.commonmark.parser.block.MatchedBlockParser;
import org.commonmark.parser.block.ParserState;

/** The library's parser of tables, which is told by {@link CellBars} which bars end no cell. */
final class TableParser extends AbstractBlockParser {
    private final BlockParser table;

    private TableParser(BlockParser table) {
        this.table = table;
    }

    @Override
    public Block getBlock() {
        return table.getBlock();
    }

    @Override
    public boolean canHaveLazyContinuationLines() {
        return table.canHaveLazyContinuationLines();
    }

    @Override
    public BlockContinue tryContinue(ParserState state) {
        return table.tryContinue(state);
    }

    @Override
    public void addLine(SourceLine line) {
        table.addLine(escaped(line));
    }

    @Override
    public void parseInlines(InlineParser inlineParser) {
        table.parseInlines(inlineParser);
    }

    private static SourceLine escaped(SourceLine line) {
        return SourceLine.of(CellBars.escaped(line.getContent().toString()), line.getSourceSpan());
    }

    /** Comes before the library's own, which then finds nothing left to start. */
    static final class Factory extends AbstractBlockParserFactory {
        private final BlockParserFactory tables = new TableBlockParser.Factory();

        @Override
        public BlockStart tryStart(ParserState state, MatchedBlockParser matched) {
            List<SourceLine> lines = matched.getParagraphLines().getLines();
            if (lines.isEmpty() || lines.getLast().getContent().toString().indexOf('|') < 0) {
                return BlockStart.none();
            }
            Head head = new Head(matched.getMatchedBlockParser(), SourceLines.of(escaped(lines.getLast())));
            return tables.tryStart(state, head) instanceof BlockStartImpl start
                    ? BlockStart.of(new TableParser(start.getBlockParsers()[0]))
                            .atIndex(state.getIndex())
                            .replaceParagraphLines(1)
                    : BlockStart.none();
        }
    }

    private record Head(BlockParser getMatchedBlockParser, SourceLines getParagraphLines)
            implements MatchedBlockParser {}
}
