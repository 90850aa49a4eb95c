package dev.grundy.problem.render;

import java.util.List;
import org.commonmark.Extension;
import org.commonmark.ext.footnotes.FootnotesExtension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Node;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/** The markdown of statements: CommonMark with tables and math. */
final class Markdown {
    static final List<Extension> EXTENSIONS = List.of(TablesExtension.create(), FootnotesExtension.create());

    private static final Parser PARSER = Parser.builder()
            .customBlockParserFactory(new TableParser.Factory())
            .extensions(EXTENSIONS)
            .customBlockParserFactory(new MathBlockParser.Factory())
            .customInlineContentParserFactory(MathInlineParser.FACTORY)
            .inlineParserFactory(BoundedInlines::new)
            .maxOpenBlockParsers(Complexity.DEEPEST_BLOCKS)
            .includeSourceSpans(IncludeSourceSpans.BLOCKS)
            .build();

    private Markdown() {}

    /** @throws TooComplexException when the text is longer or deeper than texts for people are */
    static Node parse(String markdown) {
        Complexity.checkLength(markdown);
        Complexity.checkTables(markdown);
        Complexity.checkParagraphs(markdown);
        try {
            Node document = PARSER.parse(markdown);
            Complexity.check(document);
            return document;
        } catch (StackOverflowError e) {
            throw new TooComplexException("it is nested too deeply");
        }
    }
}
