package dev.grundy.format.render;

import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.IntConsumer;
import org.commonmark.Extension;
import org.commonmark.ext.footnotes.FootnotesExtension;
import org.commonmark.ext.gfm.tables.TablesExtension;
import org.commonmark.node.Node;
import org.commonmark.parser.IncludeSourceSpans;
import org.commonmark.parser.Parser;

/** The markdown of statements: CommonMark with tables and math. */
final class Markdown {
    static final List<Extension> EXTENSIONS = List.of(TablesExtension.create(), FootnotesExtension.create());

    private static final Parser PARSER = parser(line -> {}, IncludeSourceSpans.BLOCKS);

    private Markdown() {}

    private static Parser parser(IntConsumer loose, IncludeSourceSpans spans) {
        return Parser.builder()
                .customBlockParserFactory(new TableParser.Factory())
                .extensions(EXTENSIONS)
                .customBlockParserFactory(new MathBlockParser.Factory())
                .customInlineContentParserFactory(new MathInlineParser.Factory(loose))
                .inlineParserFactory(BoundedInlines::new)
                .maxOpenBlockParsers(Complexity.DEEPEST_BLOCKS)
                .includeSourceSpans(spans)
                .build();
    }

    /** @throws TooComplexException when the text is longer or deeper than texts for people are */
    static Node parse(String markdown) {
        return parse(markdown, PARSER);
    }

    /**
     * The lines, from 0, with a dollar sign that could begin or end a formula and does neither. It is shown as it is. The numbers rise.
     *
     * @throws TooComplexException when the text is longer or deeper than texts for people are
     */
    static SortedSet<Integer> linesWithLooseSigns(String markdown) {
        SortedSet<Integer> lines = new TreeSet<>();
        parse(markdown, parser(lines::add, IncludeSourceSpans.BLOCKS_AND_INLINES));
        return lines;
    }

    private static Node parse(String markdown, Parser parser) {
        Complexity.checkLength(markdown);
        Complexity.checkTables(markdown);
        Complexity.checkParagraphs(markdown);
        try {
            Node document = parser.parse(markdown);
            Complexity.check(document);
            return document;
        } catch (StackOverflowError e) {
            throw new TooComplexException("it is nested too deeply");
        }
    }
}
