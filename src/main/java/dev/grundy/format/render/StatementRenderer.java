package dev.grundy.format.render;

import dev.grundy.format.pack.ProblemPackage;
import dev.grundy.format.pack.Statement;
import dev.grundy.format.pack.program.Constants;
import dev.grundy.format.render.MarkdownRenderer.Anchors;
import dev.grundy.format.render.html.Addresses;
import dev.grundy.format.render.html.Example;
import dev.grundy.format.render.html.Html;
import dev.grundy.format.render.html.Rendered;
import dev.grundy.format.render.html.SafeHtml;
import dev.grundy.format.render.html.ShownSample;
import dev.grundy.format.render.latex.LatexRenderer;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Renders the texts of packages. Has no state; safe for use by several threads. */
public final class StatementRenderer {
    private static final Logger LOG = System.getLogger(StatementRenderer.class.getName());
    private static final int LONGEST_SOURCE = 1 << 16;
    private static final String AS_SOURCE = "the text is shown as its source: ";

    /** In HTML that was made safe: a text has no plain quotes there. */
    private static final Pattern ANCHOR = Pattern.compile(" id=\"[^\"]*+\"");

    private StatementRenderer() {}

    /**
     * A statement as HTML.
     *
     * @param base address of the directory that the statement lies in, for its images and files
     * @param samples all of them: a statement may place some itself
     */
    public static Rendered statement(
            ProblemPackage problem, Statement statement, String base, List<ShownSample> samples) {
        return render(problem, statement, base, samples, Anchors.HEADINGS);
    }

    /**
     * An editorial as HTML. Empty language headings under "Implementations" show the files
     * {@code submissions/accepted/solution.*}; example blocks show as pairs of input and output. Items of lists that begin with bold words
     * can be linked, as headings can.
     *
     * @param base address of the directory that the editorial lies in
     */
    public static Rendered editorial(ProblemPackage problem, Statement editorial, String base) {
        return render(problem, editorial, base, List.of(), Anchors.HEADINGS_AND_POINTS);
    }

    /**
     * The beginning of a statement, for who may not read it; {@link Teaser#NONE} for one that cannot be rendered.
     *
     * @param base address where the one image of the teaser is served
     */
    public static Teaser teaser(ProblemPackage problem, Statement statement, String base) {
        Rendered whole = render(problem, statement, base, List.of(), Anchors.HEADINGS);
        return whole.notes().isEmpty()
                ? Teaser.of(whole.html(), base + "/", problem.frontMatter().teaserDrawing())
                : Teaser.NONE;
    }

    /** A short markdown text, such as a hint, as HTML without images. */
    public static String fragment(String markdown) {
        return words(markdown).html();
    }

    /** A markdown text that belongs to no package, such as a lesson, as HTML without images. */
    public static Rendered words(String markdown) {
        return orSource(
                markdown,
                () -> safeWords(new MarkdownRenderer(List.of(), List.of(), Anchors.HEADINGS).render(markdown)));
    }

    /**
     * A markdown text that anybody may have written, as HTML. It has no images, no HTML of its own, and no anchors, since several such texts
     * stand on one page.
     *
     * @param insteadOfCode the words for blocks of code, and for code within lines that is more than a name or a number; empty where all is
     *     shown
     */
    public static String post(String markdown, Optional<InsteadOfCode> insteadOfCode) {
        Rendered rendered = orSource(
                markdown,
                () -> safeWords(MarkdownRenderer.ofAnybody(insteadOfCode).render(markdown)));
        boolean whole = rendered.notes().stream().noneMatch(note -> note.startsWith(AS_SOURCE));
        return whole || insteadOfCode.isEmpty()
                ? ANCHOR.matcher(rendered.html()).replaceAll("")
                : "<p><em>" + Html.escape(insteadOfCode.get().block()) + "</em></p>\n";
    }

    private static Rendered safeWords(Rendered raw) {
        return raw.withHtml(SafeHtml.policy(
                        (element, attribute, value) -> null,
                        (element, attribute, value) -> orNull(new Addresses("").link(value)))
                .sanitize(raw.html()));
    }

    /**
     * The fenced blocks of a markdown text whose first word is that language. None in a text that is too long or too deep, which is shown
     * as its source with a note.
     *
     * @param firstLine of the text in its file, from 1
     */
    public static List<WrittenProgram> blocks(String markdown, String language, int firstLine) {
        try {
            return MarkdownBlocks.blocks(markdown, language, firstLine);
        } catch (TooComplexException e) {
            return List.of();
        }
    }

    /**
     * The {@code example} blocks of a markdown text, for checking them; constants are filled in.
     *
     * @throws IllegalArgumentException when a block has no line {@code ---}, or the text is too long or too deep
     */
    public static List<Example> examples(Statement text, Constants constants) {
        return MarkdownBlocks.examples(constants.fillIn(text.body()), text.firstLine());
    }

    /**
     * The lines of a text's file with a dollar sign that could begin or end a formula and does neither. Readers see it. The numbers rise, from 1.
     * None in a text that is no markdown, or is too long or too deep, which is shown as its source with a note.
     */
    public static List<Integer> linesWithLooseSigns(Statement text, Constants constants) {
        if (text.markup() != Statement.Markup.MARKDOWN) {
            return List.of();
        }
        try {
            return Markdown.linesWithLooseSigns(constants.fillIn(text.body())).stream()
                    .map(line -> text.firstLine() + line)
                    .toList();
        } catch (TooComplexException e) {
            return List.of();
        }
    }

    /**
     * The programs that an editorial writes out under "Implementations", which must be accepted like any other. None in a
     * text that is too long or too deep, which is shown as its source with a note.
     */
    public static List<WrittenProgram> writtenPrograms(Statement editorial, Constants constants) {
        try {
            return MarkdownBlocks.writtenPrograms(constants.fillIn(editorial.body()), editorial.firstLine());
        } catch (TooComplexException e) {
            return List.of();
        }
    }

    private static Rendered render(
            ProblemPackage problem, Statement text, String base, List<ShownSample> samples, Anchors anchors) {
        Addresses addresses = new Addresses(base);
        return orSource(text.body(), () -> {
            Rendered raw = raw(problem, text, samples, anchors);
            return raw.withHtml(safe(raw.html(), addresses));
        });
    }

    private static Rendered raw(ProblemPackage problem, Statement text, List<ShownSample> samples, Anchors anchors) {
        Complexity.checkLength(text.body());
        return switch (text.markup()) {
            case MARKDOWN ->
                new MarkdownRenderer(samples, problem.submissions(), anchors)
                        .render(problem.constants().fillIn(text.body()));
            case LATEX -> new LatexRenderer(problem.constants(), samples).render(text.body());
            case HTML -> new Rendered(text.body(), 0, List.of(), List.of(), List.of());
            case PDF ->
                new Rendered(
                        "<p><a href=\"" + text.file().getFileName() + "\">Statement (PDF)</a></p>\n",
                        // spec 2025-09: a PDF shows its samples itself; legacy: no statement does
                        problem.format().isLegacy() ? 0 : samples.size(),
                        List.of(),
                        List.of(),
                        List.of("the statement is a PDF and is linked, not rendered"));
        };
    }

    /** A text that cannot be rendered is shown as it is written, so that it is never more than its own page's trouble. */
    private static Rendered orSource(String source, Supplier<Rendered> rendering) {
        try {
            return rendering.get();
        } catch (TooComplexException e) {
            return asSource(source, String.valueOf(e.getMessage()));
        } catch (StackOverflowError e) {
            return asSource(source, "it is nested too deeply");
        } catch (RuntimeException e) {
            LOG.log(Level.ERROR, "A text could not be rendered", e);
            return asSource(source, "rendering it failed: " + e);
        }
    }

    private static Rendered asSource(String source, String reason) {
        String shown = source.length() > LONGEST_SOURCE ? source.substring(0, LONGEST_SOURCE) + "…" : source;
        return new Rendered(
                "<p><em>This text is shown as its source: " + Html.escape(reason) + ".</em></p>\n<pre>"
                        + Html.escape(shown) + "</pre>\n",
                0,
                List.of(),
                List.of(),
                List.of(AS_SOURCE + reason));
    }

    private static String safe(String html, Addresses addresses) {
        return SafeHtml.policy(
                        (element, attribute, value) -> orNull(addresses.image(value)),
                        (element, attribute, value) -> orNull(addresses.link(value)))
                .sanitize(html);
    }

    // The sanitizer drops an attribute whose policy answers null.
    private static @Nullable String orNull(Optional<String> value) {
        return value.orElse(null);
    }
}
