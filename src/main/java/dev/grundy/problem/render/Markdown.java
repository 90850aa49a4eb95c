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
            .extensions(EXTENSIONS)
            .customBlockParserFactory(new MathBlockParser.Factory())
            .customInlineContentParserFactory(MathInlineParser.FACTORY)
            .includeSourceSpans(IncludeSourceSpans.BLOCKS)
            .build();

    private Markdown() {}

    static Node parse(String markdown) {
        return PARSER.parse(markdown);
    }
}
