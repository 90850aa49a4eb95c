package dev.grundy.format.render;

import dev.grundy.format.language.Languages;
import dev.grundy.format.render.html.Example;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.CustomNode;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.Heading;
import org.commonmark.node.Node;
import org.commonmark.node.Text;

/** Finds the blocks of a markdown text that mean something to the platform. */
final class MarkdownBlocks {
    static final String EXAMPLE = "example";

    private static final String IMPLEMENTATIONS = "implementations";
    private static final Languages LANGUAGES = Languages.standard();

    /** An empty heading under "Implementations" that names a language. */
    record LanguageHeading(Heading heading, String extension) {}

    private MarkdownBlocks() {}

    static List<Example> examples(String markdown, int firstLine) {
        List<Example> examples = new ArrayList<>();
        for (FencedCodeBlock block : codeBlocks(Markdown.parse(markdown))) {
            if (language(block).equals(EXAMPLE)) {
                examples.add(Example.parse(block.getLiteral(), line(block, firstLine)));
            }
        }
        return examples;
    }

    static List<WrittenProgram> blocks(String markdown, String language, int firstLine) {
        return codeBlocks(Markdown.parse(markdown)).stream()
                .filter(block -> language(block).equals(language))
                .map(block -> new WrittenProgram(language, block.getLiteral(), line(block, firstLine)))
                .toList();
    }

    static List<WrittenProgram> writtenPrograms(String markdown, int firstLine) {
        List<WrittenProgram> programs = new ArrayList<>();
        for (Heading heading : implementationHeadings(Markdown.parse(markdown))) {
            for (Node node = heading.getNext(); node != null && !(node instanceof Heading); node = node.getNext()) {
                if (node instanceof FencedCodeBlock block && !language(block).equals(EXAMPLE)) {
                    programs.add(new WrittenProgram(language(block), block.getLiteral(), line(block, firstLine)));
                }
            }
        }
        return programs;
    }

    static List<LanguageHeading> emptyLanguageHeadings(Node document) {
        List<LanguageHeading> empty = new ArrayList<>();
        for (Heading heading : implementationHeadings(document)) {
            boolean isEmpty = heading.getNext() == null || heading.getNext() instanceof Heading;
            LANGUAGES
                    .find(text(heading))
                    .filter(language -> isEmpty)
                    .ifPresent(language -> empty.add(
                            new LanguageHeading(heading, language.extensions().getFirst())));
        }
        return empty;
    }

    /** The headings below "Implementations". */
    private static List<Heading> implementationHeadings(Node document) {
        List<Heading> below = new ArrayList<>();
        int level = Integer.MAX_VALUE;
        for (Node node = document.getFirstChild(); node != null; node = node.getNext()) {
            if (node instanceof Heading heading) {
                if (heading.getLevel() > level) {
                    below.add(heading);
                } else {
                    boolean begins = SectionNames.english(text(heading)).equalsIgnoreCase(IMPLEMENTATIONS);
                    level = begins ? heading.getLevel() : Integer.MAX_VALUE;
                }
            }
        }
        return below;
    }

    static List<FencedCodeBlock> codeBlocks(Node document) {
        List<FencedCodeBlock> blocks = new ArrayList<>();
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(FencedCodeBlock block) {
                blocks.add(block);
            }
        });
        return blocks;
    }

    /** The first word after the fence, in lower case. */
    static String language(FencedCodeBlock block) {
        String info = Optional.ofNullable(block.getInfo()).orElse("").strip();
        return info.split("\\s+")[0].toLowerCase(Locale.ROOT);
    }

    private static int line(Node block, int firstLine) {
        return block.getSourceSpans().isEmpty()
                ? firstLine
                : block.getSourceSpans().getFirst().getLineIndex() + firstLine;
    }

    /** The words of a node, without markup. */
    static String text(Node node) {
        StringBuilder text = new StringBuilder();
        node.accept(new AbstractVisitor() {
            @Override
            public void visit(Text words) {
                text.append(words.getLiteral());
            }

            @Override
            public void visit(Code code) {
                text.append(code.getLiteral());
            }

            @Override
            public void visit(CustomNode custom) {
                if (custom instanceof MathNode math) {
                    text.append(math.tex());
                }
            }
        });
        return text.toString().strip();
    }
}
