package dev.grundy.format.render;

import dev.grundy.format.pack.PackageSubmission;
import dev.grundy.format.render.MarkdownBlocks.LanguageHeading;
import dev.grundy.format.render.html.Example;
import dev.grundy.format.render.html.Html;
import dev.grundy.format.render.html.MathRenderer;
import dev.grundy.format.render.html.Rendered;
import dev.grundy.format.render.html.Rendered.Heading;
import dev.grundy.format.render.html.SampleHtml;
import dev.grundy.format.render.html.ShownSample;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.commonmark.ext.heading.anchor.IdGenerator;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Code;
import org.commonmark.node.Emphasis;
import org.commonmark.node.FencedCodeBlock;
import org.commonmark.node.IndentedCodeBlock;
import org.commonmark.node.Node;
import org.commonmark.node.Paragraph;
import org.commonmark.node.Text;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlRenderer;
import org.commonmark.renderer.html.HtmlWriter;

/** Renders one markdown text; its HTML is not safe yet. */
final class MarkdownRenderer {
    private static final String NEXT_SAMPLE = "{{nextsample}}";
    private static final String REMAINING_SAMPLES = "{{remainingsamples}}";
    private static final int DEEPEST_HEADING = 6;

    private final List<ShownSample> samples;
    private final List<PackageSubmission> submissions;
    private final Anchors anchors;
    private final Stranger stranger;
    private final List<String> notes = new ArrayList<>();
    private final List<Heading> headings = new ArrayList<>();
    private final List<String> points = new ArrayList<>();
    private final Map<Node, String> ids = new IdentityHashMap<>();
    private final MathRenderer math = new MathRenderer(notes);
    private int placed;

    /** The parts of a text that can be linked. */
    enum Anchors {
        HEADINGS,
        HEADINGS_AND_POINTS
    }

    /** Code within a line that tells no solution: questions are hard to read without the names that they ask about. */
    private static final Pattern NAME_OR_NUMBER = Pattern.compile("[\\p{L}_][\\p{L}\\p{N}_]{0,39}|[-+]?[0-9]{1,30}");

    /**
     * Whether a text may be written by anybody.
     *
     * @param anybody       then HTML in it is shown as it is written
     * @param insteadOfCode the words in the place of code; empty where all is shown
     */
    private record Stranger(boolean anybody, Optional<InsteadOfCode> insteadOfCode) {}

    MarkdownRenderer(List<ShownSample> samples, List<PackageSubmission> submissions, Anchors anchors) {
        this(samples, submissions, anchors, new Stranger(false, Optional.empty()));
    }

    private MarkdownRenderer(
            List<ShownSample> samples, List<PackageSubmission> submissions, Anchors anchors, Stranger stranger) {
        this.samples = samples;
        this.submissions = submissions;
        this.anchors = anchors;
        this.stranger = stranger;
    }

    /**
     * For a text that anybody may have written: HTML in it is shown as it is written.
     *
     * @param insteadOfCode the words for blocks of code, and for code within lines that is more than a name or a number; empty where all is
     *     shown
     */
    static MarkdownRenderer ofAnybody(Optional<InsteadOfCode> insteadOfCode) {
        return new MarkdownRenderer(List.of(), List.of(), Anchors.HEADINGS, new Stranger(true, insteadOfCode));
    }

    Rendered render(String markdown) {
        Node document = Markdown.parse(markdown);
        stranger.insteadOfCode().ifPresent(instead -> withholdCode(document, instead));
        fillImplementations(document);
        lowerHeadings(document);
        nameHeadings(document);
        if (anchors == Anchors.HEADINGS_AND_POINTS) {
            namePoints(document);
        }
        HtmlRenderer renderer = HtmlRenderer.builder()
                .extensions(Markdown.EXTENSIONS)
                .escapeHtml(stranger.anybody())
                .attributeProviderFactory(context -> (node, tag, attributes) -> {
                    if (ids.containsKey(node)) {
                        attributes.put("id", ids.get(node));
                    }
                })
                .nodeRendererFactory(Blocks::new)
                .build();
        return new Rendered(renderer.render(document), placed, headings, points, notes);
    }

    private static void withholdCode(Node document, InsteadOfCode instead) {
        List<Node> blocks = new ArrayList<>();
        List<Code> inline = new ArrayList<>();
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(FencedCodeBlock block) {
                blocks.add(block);
            }

            @Override
            public void visit(IndentedCodeBlock block) {
                blocks.add(block);
            }

            @Override
            public void visit(Code code) {
                inline.add(code);
            }
        });
        inline.stream()
                .filter(code -> !NAME_OR_NUMBER.matcher(code.getLiteral()).matches())
                .forEach(code -> replace(code, said(instead.inLine())));
        for (Node block : blocks) {
            Paragraph paragraph = new Paragraph();
            paragraph.appendChild(said(instead.block()));
            replace(block, paragraph);
        }
    }

    private static Node said(String words) {
        Emphasis said = new Emphasis("*");
        said.appendChild(new Text(words));
        return said;
    }

    private static void replace(Node old, Node other) {
        old.insertBefore(other);
        old.unlink();
    }

    private void fillImplementations(Node document) {
        for (LanguageHeading empty : MarkdownBlocks.emptyLanguageHeadings(document)) {
            String path = "accepted/solution." + empty.extension();
            Optional<Path> file = submissions.stream()
                    .filter(submission -> submission.path().equals(path))
                    .map(submission -> submission.program().files().firstEntry().getValue())
                    .findFirst();
            file.ifPresentOrElse(
                    source -> empty.heading().insertAfter(code(empty.extension(), read(source))),
                    () -> notes.add("there is no submissions/" + path + " for the heading '"
                            + MarkdownBlocks.text(empty.heading()) + "'"));
        }
    }

    private static Node code(String language, String source) {
        FencedCodeBlock block = new FencedCodeBlock();
        block.setInfo(language);
        block.setLiteral(source);
        return block;
    }

    private static String read(Path file) {
        try {
            if (Files.size(file) > Complexity.LONGEST_TEXT) {
                throw new TooComplexException("the program " + file.getFileName() + " is too long to be shown");
            }
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }

    /** The page has the only h1: a text that begins with one moves down a level. */
    private static void lowerHeadings(Node document) {
        List<org.commonmark.node.Heading> all = headingsOf(document);
        if (all.stream().anyMatch(heading -> heading.getLevel() == 1)) {
            all.forEach(heading -> heading.setLevel(Math.min(DEEPEST_HEADING, heading.getLevel() + 1)));
        }
    }

    private void nameHeadings(Node document) {
        IdGenerator generator =
                IdGenerator.builder().prefix("section-").defaultId("heading").build();
        for (org.commonmark.node.Heading heading : headingsOf(document)) {
            String text = MarkdownBlocks.text(heading);
            String id = generator.generateId(SectionNames.english(text));
            ids.put(heading, id);
            headings.add(new Heading(heading.getLevel(), id, text));
        }
    }

    private void namePoints(Node document) {
        Points.of(document).forEach((item, id) -> {
            ids.put(item, id);
            points.add(id);
        });
    }

    private static List<org.commonmark.node.Heading> headingsOf(Node document) {
        List<org.commonmark.node.Heading> all = new ArrayList<>();
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(org.commonmark.node.Heading heading) {
                all.add(heading);
            }
        });
        return all;
    }

    private String nextSamples(int count) {
        StringBuilder html = new StringBuilder();
        for (int i = 0; i < count && placed < samples.size(); i++) {
            html.append(SampleHtml.of(samples.get(placed), placed + 1));
            placed++;
        }
        return html.toString();
    }

    /** Renders formulas, example blocks and the places of samples. */
    private final class Blocks implements NodeRenderer {
        private final HtmlNodeRendererContext context;
        private final HtmlWriter html;

        private Blocks(HtmlNodeRendererContext context) {
            this.context = context;
            this.html = context.getWriter();
        }

        @Override
        public Set<Class<? extends Node>> getNodeTypes() {
            return Set.of(MathNode.class, MathBlock.class, FencedCodeBlock.class, Paragraph.class);
        }

        @Override
        public void render(Node node) {
            switch (node) {
                case MathNode formula -> html.raw(math.html(formula.tex(), formula.display()));
                case MathBlock formula -> html.raw(math.html(formula.tex(), true) + "\n");
                case FencedCodeBlock block -> code(block);
                case Paragraph paragraph -> paragraph(paragraph);
                default -> context.render(node);
            }
        }

        private void code(FencedCodeBlock block) {
            String language = MarkdownBlocks.language(block);
            html.line();
            if (language.equals(MarkdownBlocks.EXAMPLE)) {
                example(block.getLiteral());
                return;
            }
            String attribute = language.isEmpty() ? "" : " class=\"language-" + Html.escape(language) + "\"";
            html.raw("<pre><code" + attribute + ">" + Html.escape(block.getLiteral()) + "</code></pre>\n");
        }

        private void example(String literal) {
            try {
                html.raw(SampleHtml.of(Example.parse(literal, 1)));
            } catch (IllegalArgumentException e) {
                notes.add(e.getMessage());
                html.raw("<pre><code>" + Html.escape(literal) + "</code></pre>\n");
            }
        }

        private void paragraph(Paragraph paragraph) {
            String text = MarkdownBlocks.text(paragraph);
            boolean isTight = paragraph.getParent() != null
                    && paragraph.getParent().getParent() instanceof org.commonmark.node.ListBlock list
                    && list.isTight();
            if (!isTight) {
                html.line();
            }
            if (text.equals(NEXT_SAMPLE)) {
                html.raw(nextSamples(1));
            } else if (text.equals(REMAINING_SAMPLES)) {
                html.raw(nextSamples(samples.size()));
            } else {
                html.raw(isTight ? "" : "<p>");
                for (Node child = paragraph.getFirstChild(); child != null; child = child.getNext()) {
                    context.render(child);
                }
                html.raw(isTight ? "" : "</p>\n");
            }
        }
    }
}
